import AACCore

/// Clauses behind *pero, mas* and *y, e* that say of a thing how it is or what it does: *quiero agua, pero el vaso está sucio;
/// quero sair, mas o elevador não funciona* (NGLE §31.10; Cunha & Cintra, chapter 18, *Orações coordenadas adversativas*).
extension WordSorter {
  /// Whether the words between the connective and the next verb are a thing that the verb is said of.
  func saysOfThing(
    _ word: Lexeme, _ between: ArraySlice<Constituent>, _ behind: ArraySlice<Constituent>
  ) -> Bool {
    guard let deed = behind.first?.lexeme, deed.person == nil, deed.forms.isEmpty else {
      return false
    }
    var subject = between
    while subject.last.map({ isBetweenDoerAndDeed($0.lexeme) }) == true { subject.removeLast() }
    guard let noun = subject.first(where: { !$0.lexeme.isDeterminerLike })?.lexeme,
      noun.wordClass == .noun, !noun.isBeing, !noun.kind.isTemporal,
      subject.allSatisfy({ mayBeOfThing($0.lexeme) })
    else { return false }
    let frame = planner.frames[deed.lemma]
    let next = behind.dropFirst().first { !isBetweenDoerAndDeed($0.lexeme) }?.lexeme
    if frame.isCopular {
      guard let next else { return false }
      return word.isAdversative || next.wordClass == .adjective && isWhole(frame)
    }
    guard word.isAdversative, frame.pattern != .modal else { return false }
    if frame.pattern == .experiencer { return true }
    if let next, next.isBeing || next.wordClass == .pronoun && next.person != nil {
      return frame.pattern == .affecting
    }
    if ["tener", "ter"].contains(frame.lemma) { return next?.wordClass == .noun }
    return planner.language == .spanish || actsAgainst(noun, deed)
      || !frame.isOpener && (frame.slot(.object) == nil || !frame.takesAsObject(noun))
  }

  /// Whether the verb before has no use for a state: *quiero agua y el vaso está sucio*, but *quiero ser grande y fuerte*.
  private func isWhole(_ frame: VerbFrame) -> Bool {
    frame.pattern == .stateCopula && plan.verbs.count == 1 && plan.verbs[0].frame.pattern != .modal
  }

  private func mayBeOfThing(_ word: Lexeme) -> Bool {
    word.wordClass == .noun || word.wordClass == .properNoun || word.wordClass == .adjective
      || word.isDeterminerLike || word.lemma == planner.language.ofPreposition
  }
}
