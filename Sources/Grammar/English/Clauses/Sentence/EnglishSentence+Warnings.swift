import AACCore

/// What is asked for, and why or what else will be: *hurry or we will be late, be quiet because the baby is sleeping*.
///
/// Sources: CGEL §11.30 (imperatives with *or*), §13.30, §4.25 (the progressive of what goes on).
extension EnglishSentence {
  /// Sets the time of the clause behind what is asked for, where no word and no choice says it.
  func settleWarning(_ plans: inout [ClausePlan], _ index: Int, _ part: EnglishClausePart) {
    guard !clause.isLaid, plans[0].options.contains(.request), part.clause.tense == nil,
      plans[index].tenseSource == nil, let frame = plans[index].verbs.first?.frame,
      let link = part.link?.lexeme.lemma
    else { return }
    if ["or", "or else", "otherwise"].contains(link), !plans[index].subject.isEmpty,
      frame.pattern != .modal, !part.isShared
    {
      plans[index].tense = .future
    } else if link == "because", frame.pattern == .plain, frame.past != .state,
      plans[index].verbs.count == 1, plans[index].subject.first?.noun?.lexeme.isBeing == true,
      Self.ongoing.contains(frame.lemma), plans[index].fillers.count < 2
    {
      plans[index].tense = .present
      plans[index].options.insert(.progressive)
    }
  }

  private static let ongoing = EnglishWords.set(
    "sleep work cook cry rest study read eat watch talk wait play nap")
}
