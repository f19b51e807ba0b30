import AACCore

/// What was over before something else in the past: *cheguei quando a mamãe já tinha saído, disse que já tinha comido*.
///
/// Source: Cunha & Cintra, chapter 13 (*Pretérito mais-que-perfeito*).
extension ClausePlanner {
  /// Marks the verbs that *já* or *ainda não* sets before the verb of the other clause.
  func settleEarlier(_ plan: inout ClausePlan, _ clause: Clause) {
    guard plan.verbs.count > 1, plan.options.isDisjoint(with: [.progressive, .habitual, .polite])
    else { return }
    for index in plan.verbs.indices where isEarlier(index, plan) {
      plan.verbs[index].constituent.lexeme.forms[PlannedVerb.earlier] = ""
    }
  }

  private func isEarlier(_ index: Int, _ plan: ClausePlan) -> Bool {
    let verb = plan.verbs[index]
    guard verb.frame.past == .event,
      verb.frame.pattern.isPersonal || verb.frame.pattern == .weather,
      verb.constituent.lexeme.person == nil, (verb.tense ?? plan.tense) == .past
    else { return false }
    let end = plan.verbs.indices.first { $0 > index && plan.verbs[$0].startsClause }
    let isReached =
      verb.negator.map { EarlierWords.notYet.contains($0.lexeme.lemma) } == true
      || (plan.adverbials + plan.negators).contains {
        $0.verb == index && EarlierWords.reached.contains($0.constituent.lexeme.lemma)
      }
    if index > 0 {
      guard isReached, plan.tense == .past, let word = verb.subordinator?.lexeme.lemma else {
        return false
      }
      return EarlierWords.openers.contains(word) || verb.isBehindPreposition
    }
    guard isReached || plan.options.contains(.perfect), let next = end else { return false }
    // A mamãe já tinha saído quando cheguei.
    let other = plan.verbs[next]
    return other.subordinator?.lexeme.lemma == "quando" && other.frame.past == .event
      && (other.tense ?? plan.tense) == .past
  }
}

/// Words about what comes before something.
private enum EarlierWords {
  static let reached: WordSet = ["já", "ainda não"]
  static let notYet: WordSet = ["ainda não"]
  static let openers: WordSet = ["quando", "que", "porque", "se"]
}
