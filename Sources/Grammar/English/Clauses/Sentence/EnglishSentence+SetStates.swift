import AACCore

/// Phrases that say how somebody is, beside a deed (CGEL §8.86, §7.20).
extension EnglishSentence {
  /// *swim/in/sea/on holiday, text/on the bus*: how it was meanwhile, and no quality of what stands beside it.
  static func sayMeanwhile(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let verb = clause.verb?.lexeme.lemma else { return }
    for index in clause.complements.indices
    where clause.complements[index].lexeme.wordClass == .adjective {
      let lemma = clause.complements[index].lexeme.lemma
      guard let space = lemma.firstIndex(of: " "), openers.contains(String(lemma[..<space])),
        index > 0 || clause.complements.count == 1, !planner.frames[verb].isCopular || index > 1,
        index == 0 || clause.complements[index - 1].lexeme.wordClass == .noun,
        index + 1 == clause.complements.count
          || clause.complements[index + 1].lexeme.wordClass != .noun
      else { continue }
      clause.complements[index].lexeme = Lexeme(lemma: lemma, wordClass: .adverb, kind: .manner)
    }
  }

  private static let openers = EnglishWords.set("on in at out off under")
}
