import AACCore

/// Which of two beings is handed over, and which of them gets the other.
///
/// Source: CGEL §16.55–16.57: the indirect object typically is a person.
extension EnglishClause {
  /// *give/dog/me, recommend/fish/us, show/cat/doctor*: the person gets the animal, in whichever order the two were chosen.
  mutating func handAnimalToPerson() {
    guard
      let recipient = plan.fillers.firstIndex(where: { filler in
        filler.role == .recipient && isHandedOver(filler)
          && plan.verbs[filler.verb].frame.lemma != "name"
      }),
      let object = plan.fillers.firstIndex(where: { filler in
        filler.role == .object && filler.verb == plan.fillers[recipient].verb
          && filler.prepositionTile == nil && filler.phrases.count == 1
          && filler.phrases[0].noun?.lexeme.isHuman == true
      })
    else { return }
    let person = plan.fillers[object].phrases
    plan.fillers[object].phrases = plan.fillers[recipient].phrases
    plan.fillers[recipient].phrases = person
  }

  /// Whether it is an animal, or the food that is made of it, that nothing says is spoken to or given anything.
  private func isHandedOver(_ filler: Filler) -> Bool {
    guard filler.prepositionTile == nil, filler.phrases.count == 1,
      let noun = filler.phrases[0].noun?.lexeme
    else { return false }
    return noun.isBeing && !noun.isHuman && noun.wordClass == .noun
  }
}
