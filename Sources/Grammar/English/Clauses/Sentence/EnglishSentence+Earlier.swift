import AACCore

/// What was over before something else in the past: *I had finished my homework before he came, Mom said Dad had left*.
///
/// The option *perfect* of the past is *have* while nothing else is told, and *had* of the earlier of two things.
///
/// Sources: CGEL §4.24 (the past perfect), §14.26–14.31 (the perfect in clauses of time and in what is reported); CaGEL ch. 3
/// §5.3–5.4.
extension EnglishSentence {
  /// Says the perfect of the earlier of two clauses with *had*.
  func settleEarlier(_ plans: inout [ClausePlan], _ chain: [EnglishClausePart]) {
    guard clause.options.contains(.perfect), plans.count > 1, plans[0].tense == .past,
      plans[0].options.contains(.perfect), plans[0].verbs.first?.frame.pattern != .modal,
      plans[1].tense == .past, !plans[0].options.contains(.earlier)
    else { return }
    let link = chain[1].link?.lexeme.lemma ?? ""
    if Self.later.contains(link) {
      plans[0].options.insert(.earlier)
    } else if plans[1].verbs.first?.frame.pattern != .modal,
      plans[1].options.isDisjoint(with: [.polite, .perfect]), !chain[1].isWished,
      chain[1].reporter != nil || Self.sooner.contains(link)
        || link == "because" && plans[0].verbs.first?.frame.isCopular == true
    {
      let aspect = plans[0].options.intersection([.perfect, .progressive])
      plans[0].options.subtract(aspect)
      plans[1].options.formUnion(aspect.union(.earlier))
    }
  }

  /// What follows them came later than the rest.
  private static let later: WordSet = ["before", "when", "until", "till", "by the time"]
  /// What follows them came first.
  private static let sooner: WordSet = ["after", "as soon as", "once"]
}
