import AACCore

/// What is asked of within what somebody thinks: *Who do you think is coming? What did Mom say you want?*.
///
/// Sources: CGEL §11.18 (pushdown questions), §15.5; CaGEL ch. 12 §7.3 (unbounded dependencies).
extension EnglishSentence {
  /// Leaves the question word with the first verb only to be asked, and tells the second what does it.
  func settleAskedFar(_ plans: inout [ClausePlan], _ chain: [EnglishClausePart]) {
    guard plans.count > 1, plans[0].isQuestion, let inquiry = plans[0].inquiry,
      let reporter = chain[1].reporter, EnglishClauseSplitter.supposing.contains(reporter)
    else { return }
    if inquiry.prepositionTile == nil { plans[0].inquiry?.preposition = nil }
    guard chain[1].isOfAsked else { return }
    plans[0].inquiry?.role = .object
    plans[1].isQuestion = false
    if reporter == "say" {
      // *Who did you say is sick?*: it has been said.
      if clause.tense == nil, plans[0].tenseSource == nil { plans[0].tense = .past }
    } else if clause.tense == .past {
      // *Who do you think broke it?*: one is asked what one thinks now.
      plans[0].tense = .present
    }
    if plans[1].tense == .present, plans[1].options.isEmpty, plans[1].verbs.count == 1,
      ["who", "how many"].contains(inquiry.constituent.lexeme.lemma),
      EnglishClause.heard.contains(plans[1].verbs[0].frame.lemma)
    {
      plans[1].options.insert(.progressive)
    }
  }
}

extension EnglishClause {
  /// Says what does it no more: the question word has been said at the front.
  mutating func fillOfAsked(_ inquiry: Inquiry?) {
    normalize()
    resolvePolarity()
    let areMany =
      inquiry?.constituent.lexeme.lemma == "how many"
      || inquiry?.noun?.noun.map { EnglishHabits.isPlural($0.lexeme) } == true
    subject = EnglishSubject(areMany ? .thirdPlural : .neuter)
    addSubjectQuestion()
    addRest()
  }
}
