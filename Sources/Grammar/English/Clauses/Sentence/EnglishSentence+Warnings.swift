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

  /// *I would be happy if you came, I would go if I could*: what is supposed, where the whole is in the conditional (CGEL
  /// §14.23).
  func supposePolitely(_ plans: inout [ClausePlan], _ index: Int, _ part: EnglishClausePart) {
    guard !clause.isLaid, !clause.isQuestion, part.link?.lexeme.lemma == "if", index == 1,
      clause.options == .polite, clause.tense == nil, plans[0].verbs.count > 0,
      plans[0].verbs[0].frame.pattern != .modal,
      !["want", "like"].contains(plans[0].verbs[0].frame.lemma),
      plans[index].tense == .present, plans[index].tenseSource == nil
    else { return }
    plans[index].tense = .past
    guard !plans[0].verbs[0].frame.isCopular else { return }
    plans[0].options.remove(.polite)
    plans[0].verbs.insert(
      PlannedVerb(
        Constituent(Lexeme(lemma: "would", wordClass: .verb, kind: .modal)),
        frame: planner.frames["would"]), at: 0)
    for filler in plans[0].fillers.indices { plans[0].fillers[filler].verb += 1 }
    for adverbial in plans[0].adverbials.indices { plans[0].adverbials[adverbial].verb += 1 }
  }

  private static let ongoing = EnglishWords.set(
    "sleep work cook cry rest study read eat watch talk wait play nap type try listen write draw")
}
