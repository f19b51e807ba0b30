import AACCore

/// *-ing* forms that were typed among the words behind a verb: *enjoy | reading, book; stop | smoking*.
///
/// Sources: CGEL §16.40 (verbs that are followed by *-ing*), §9.2 (prepositions with *-ing* clauses).
extension EnglishSentence {
  /// Makes the form the verb it is of, where the verb before it opens one so or a preposition does, and it has words of its own.
  static func settleTypedGerunds(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma,
      clause.complements.contains(where: { $0.lexeme.lemma.hasSuffix("ing") })
    else { return }
    for index in clause.complements.indices {
      let word = clause.complements[index]
      guard word.lexeme.wordClass != .verb, word.lexeme.lemma.hasSuffix("ing"),
        let base = EnglishGerunds.base(of: word.lexeme.lemma, planner.frames),
        isOpened(index, clause, verb, planner)
      else { continue }
      let hasObject =
        index + 1 < clause.complements.count && isObject(clause.complements[index + 1].lexeme)
      guard hasObject || index == 0 && ceasing.contains(verb) else { continue }
      clause.complements[index] = word.asVerb
      clause.complements[index].lexeme.lemma = base
    }
  }

  private static func isOpened(
    _ index: Int, _ clause: Clause, _ verb: String, _ planner: ClausePlanner
  ) -> Bool {
    if index == 0 { return planner.frames[verb].opening == .gerund }
    // *earn | money, selling, flowers.*
    if verb == "earn" { return true }
    return prepositions.contains(clause.complements[index - 1].lexeme.lemma)
  }

  private static func isObject(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .determiner || lexeme.wordClass == .numeral
      || lexeme.wordClass == .noun && !lexeme.kind.isTemporal
  }

  private static let ceasing: WordSet = ["stop", "quit", "finish", "give up"]
  private static let prepositions: WordSet = ["without", "before", "after", "by", "instead of"]
}
