import AACCore

/// What a thing smells of, tastes of, looks and sounds like: it perceives nothing.
///
/// Sources: CGEL §10.23, §16.21–16.24 (copular verbs of perception); CaGEL ch. 4 §5.1.
extension EnglishClause {
  /// *soup/smell/garlic* is *of garlic*, *cloud/look/dog* is *like a dog*.
  mutating func settleSensed() {
    guard plan.verbs.count == 1, plan.inquiry == nil, plan.subject.count == 1,
      Self.sensing.contains(plan.verbs[0].frame.lemma), let sensed = plan.subject[0].noun?.lexeme,
      sensed.wordClass == .noun && !sensed.isBeing && !sensed.isInferred || sensed.lemma == "it",
      let index = plan.fillers.firstIndex(where: { filler in
        filler.prepositionTile == nil && !filler.phrases[0].isAdjective
          && filler.phrases[0].noun?.lexeme.wordClass == .noun
      }), let noun = plan.fillers[index].phrases[0].noun?.lexeme, !noun.kind.isTemporal,
      plan.fillers[index].role != .attribute || Self.likened.contains(noun.kind)
    else { return }
    let verb = plan.verbs[0].frame.lemma
    let isFlavor = verb == "smell" || verb == "taste"
    guard isFlavor || !KindSet.places.contains(noun.kind), noun.kind != .person || verb != "look"
    else {
      return
    }
    let isOf = isFlavor && !noun.isBeing
    let preposition = isOf ? "of" : "like"
    let isPlain = plan.fillers[index].phrases[0].isPlain
    let isMany = noun.number == .plural || EnglishHabits.isMass(noun)
    plan.fillers[index].role = .topic
    plan.fillers[index].preposition = preposition
    plan.fillers[index].article = !isPlain ? nil : isOf || isMany ? .bare : .indefinite
    plan.fillers[index].isGoverned = isPlain
    out.note(.preposition, noun.lemma, preposition)
  }

  /// What something may be like, but *sounds fun*.
  private static let likened = KindSet(
    .thing, .material, .animal, .weather, .food, .clothing, .instrument, .nature, .toy, .plant,
    .vehicle)
  private static let sensing = EnglishWords.set("smell taste look sound feel")
}
