import AACCore

extension TileReader {
  /// *Y, pero, because, never* and nothing else: what joins or denies nothing yet is said as it is, like a name.
  func joinerAlone(_ words: [Constituent]) -> Clause? {
    guard words.count == 1, let word = words.first,
      word.lexeme.wordClass == .conjunction || word.lexeme.lemma == "never",
      let first = word.lexeme.lemma.first
    else { return nil }
    let said = first.uppercased() + word.lexeme.lemma.dropFirst()
    var clause = Clause(variety: variety)
    clause.complements = [
      Constituent(Lexeme(lemma: said, wordClass: .properNoun), tile: word.tile)
    ]
    return clause
  }
}
