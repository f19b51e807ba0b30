import AACCore

extension TileReader {
  /// *Y, pero, because* and nothing else: what joins nothing yet is said as it is, like an exclamation.
  func joinersAlone(_ words: [Constituent]) -> Clause? {
    guard words.allSatisfy({ $0.lexeme.wordClass == .conjunction }) else { return nil }
    var clause = Clause(variety: variety)
    clause.complements = words.map { word in
      let said = Lexeme(lemma: word.lexeme.lemma, wordClass: .interjection, kind: .social)
      return Constituent(said, tile: word.tile)
    }
    return clause
  }
}
