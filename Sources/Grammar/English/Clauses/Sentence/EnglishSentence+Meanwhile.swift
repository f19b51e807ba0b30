import AACCore

/// What goes on while something else is done.
///
/// Sources: CGEL §14.19 (subordinators before *-ing* clauses), §15.25–15.27 (*while*); CaGEL ch. 14 §9.
extension EnglishSentence {
  /// *She broke her arm **while skiing***: with no other subject, what the same one does; whether it was said so.
  func addMeanwhile(
    _ plan: ClausePlan, _ part: EnglishClausePart, _ inner: inout EnglishClause,
    to out: inout TokenBuffer
  ) -> Bool {
    guard let frame = plan.verbs.first?.frame, frame.pattern == .plain || frame.pattern == .grooming
    else { return false }
    guard plan.subject.isEmpty, plan.inquiry == nil else {
      if plan.tense == .past, plan.options.isEmpty, !plan.isNegative,
        EnglishAspects.of(frame.lemma, nil) == .activity
      {
        // *She called me while I was sleeping* (CGEL §4.26).
        inner.plan.options.insert(.progressive)
      }
      return false
    }
    out.add("while", tile: part.link?.tile)
    inner.plan.options = []
    inner.fillAttached(.activity)
    out.append(inner.out)
    return true
  }
}

extension EnglishSentence {
  /// *than/this/one, with/that/one*: no number (CGEL §6.55).
  static func pointAtOnes(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.complements.count > 1,
      let index = clause.complements.firstIndex(where: { $0.lexeme.lemma == "one" }), index > 0,
      ["this", "that"].contains(clause.complements[index - 1].lexeme.lemma),
      index + 1 == clause.complements.count
        || clause.complements[index + 1].lexeme.lemma == "best"
        || !clause.complements[index + 1].lexeme.isNominal
          && clause.complements[index + 1].lexeme.wordClass != .adjective,
      let pointing = planner.lexicon.known(clause.complements[index - 1].lexeme.lemma)
    else { return }
    clause.complements[index - 1].lexeme = pointing
    clause.complements[index].lexeme = EnglishSpecialWord.one
  }

  /// *four/dollar/a/gallon, twenty/euro/an/hour*: for each (CGEL §5.18).
  static func countEach(_ clause: inout Clause) {
    guard clause.complements.count > 3, let unit = clause.complements.last?.lexeme,
      unit.wordClass == .noun, unit.number != .plural,
      case let place = clause.complements.count - 2,
      ["a", "an"].contains(clause.complements[place].lexeme.lemma),
      clause.complements[place - 2].lexeme.wordClass == .numeral,
      clause.complements[place - 1].lexeme.wordClass == .noun,
      [
        "dollar", "euro", "pound", "cent", "penny", "peso", "mile", "kilometer", "kilometre",
        "buck",
      ]
      .contains(clause.complements[place - 1].lexeme.lemma)
    else { return }
    clause.complements[place].lexeme = Lexeme(
      lemma: EnglishArticles.indefinite(before: unit.lemma), wordClass: .adposition,
      kind: .direction)
  }
}
