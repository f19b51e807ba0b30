import AACCore

/// What every language's rules need to change the words of a clause in place: several words that are heard as one (NGLE §1.10, the
/// *locuciones*) and a noun in the plural (§3.2).
extension ClausePlanner {
  /// One adverb in the place of several words, each of which is heard in it.
  func fold(
    _ range: ClosedRange<Int>, as said: String, _ kind: SemanticKind, in clause: inout Clause
  ) {
    guard range.lowerBound >= 0, range.upperBound < clause.complements.count else { return }
    let tiles = clause.complements[range].compactMap(\.tile).flatMap { clause.joins[$0] ?? [$0] }
    if let first = tiles.first, tiles.count > 1 { clause.joins[first] = tiles }
    let word = Lexeme(lemma: said, wordClass: .adverb, kind: kind)
    clause.complements.replaceSubrange(range, with: [Constituent(word, tile: tiles.first)])
  }

  /// Puts a noun into the plural, where it has one.
  func makePlural(_ noun: inout Constituent) {
    guard
      let plural = noun.lexeme.forms["PL"]
        ?? LanguageTables.tables(language).morphology?
        .plural(of: noun.lexeme.lemma, wordClass: .noun).first
    else { return }
    noun.lexeme.lemma = plural
    noun.lexeme.number = .plural
  }
}
