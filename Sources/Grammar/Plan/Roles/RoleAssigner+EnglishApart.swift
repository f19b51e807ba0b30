import AACCore

/// What is no more of what a preposition brought before it: *miss out on the party because of the rain, sit on the chair with a
/// spoon, learn about dogs on the bus* (CGEL §9.15–9.21, §9.46–9.49; §13.56 for what is joined).
extension RoleAssigner {
  /// The slot of a noun of another kind than the one that a topic or a place holds already; nil where it is joined to that.
  func apartInEnglish(
    _ slot: FrameSlot, _ kind: SemanticKind, _ loose: LoosePhrase, _ verb: Int
  ) -> FrameSlot? {
    guard language == .english, !plan.isLaid, slot.preposition != nil,
      slot.role == .topic || slot.role == .placeAt || slot.role == .placeTo,
      loose.phrase.connective == nil, loose.preposition == nil, loose.phrase.quantity == nil,
      let noun = loose.phrase.noun?.lexeme, noun.wordClass == .noun, !noun.isInferred,
      let filled = plan.fillers.first(where: {
        $0.role == slot.role && $0.verb == verb && $0.preposition == slot.preposition
      }), filled.phrases.count == 1, let before = filled.phrases[0].noun?.lexeme,
      before.wordClass == .noun, !before.isInferred,
      !Self.areAlike(before.roleKind, kind, isPlace: slot.role != .topic)
    else { return nil }
    return Self.beside(noun, kind)
  }

  /// Whether two kinds are named in one breath.
  private static func areAlike(
    _ first: SemanticKind, _ second: SemanticKind, isPlace: Bool
  ) -> Bool {
    if first == second { return true }
    if KindSet.edible.contains(first) && KindSet.edible.contains(second) { return true }
    if KindSet.places.contains(first) && KindSet.places.contains(second) { return true }
    return !isPlace && things.contains(first) && things.contains(second)
  }

  private static let things = KindSet(
    .thing, .toy, .book, .device, .material, .clothing, .instrument, .media, .story, .music)

  private static func beside(_ noun: Lexeme, _ kind: SemanticKind) -> FrameSlot? {
    switch kind {
    case .vehicle:
      FrameSlot(
        .placeAt, preposition: EnglishWhereabouts.aboard(noun.lemma), article: .definite)
    case .event:
      noun.lemma == "noise" ? nil : FrameSlot(.other, preposition: "at", article: .definite)
    case .meal: FrameSlot(.other, preposition: "at", article: .bare)
    case .weather: FrameSlot(.other, preposition: "in", article: .definite)
    case .place, .room, .home:
      FrameSlot(.placeAt, preposition: Language.english.placePreposition, article: .definite)
    case .furniture:
      EnglishHabits.whereabouts(noun).map {
        FrameSlot(.placeAt, preposition: $0, article: .definite)
      }
    case .thing, .toy, .device, .instrument, .material, .drink:
      FrameSlot(.instrument, preposition: Language.english.withPreposition)
    default: nil
    }
  }
}
