import AACCore

/// Where one is when one is at a place, in a room, on a bus: the preposition and the article of a noun that names it.
///
/// Source: CGEL §9.15–9.19 (*at, on, in*), §5.44–5.45 (places without an article).
struct EnglishWhereabouts {
  /// *at, in, on*, or what else stands before it.
  let preposition: String
  /// *the, my, a*; nil: none.
  let article: String?

  /// Whether the article is left to the noun and the verb.
  let isOpen: Bool

  init(_ preposition: String, _ article: String? = "the", isOpen: Bool = false) {
    self.preposition = preposition
    self.article = article
    self.isOpen = isOpen
  }

  /// Where somebody is who is there; nil of what is no place.
  static func of(_ noun: Lexeme) -> Self? {
    let lemma = noun.lemma
    guard noun.wordClass == .noun else { return nil }
    if ["class", "church", "bed", "town", "prison"].contains(lemma) { return Self("in", nil) }
    if lemma == "stage" { return Self("on", nil) }
    if EnglishHabits.barePlaces.contains(lemma) { return Self("at", nil) }
    if surfaces.contains(lemma) { return Self("on") }
    if ["beach", "mall", "movies"].contains(lemma) { return Self("at") }
    if ["bath", "choir", "shower", "stroller", "wheelchair"].contains(lemma) { return Self("in") }
    switch noun.kind {
    case .room, .home: return Self("in")
    case .vehicle: return Self(EnglishHabits.rodeIn.contains(lemma) ? "in" : "on")
    case .furniture:
      return Self(
        EnglishHabits.containers.contains(lemma) || EnglishHabits.boxes.contains(lemma)
          ? "in" : "on")
    case .place: return Self(EnglishHabits.enclosed.contains(lemma) ? "in" : "at")
    case .event: return occasions.contains(lemma) ? Self("at") : nil
    default:
      if EnglishHabits.enclosed.contains(lemma) { return Self("in") }
      return EnglishHabits.whereabouts(noun).map { Self($0) }
    }
  }

  /// *on the bus, in the police car, in the wheelchair*: what stands before what one rides (CGEL §9.17).
  static func aboard(_ vehicle: String) -> String {
    let last = vehicle.split(separator: " ").last.map(String.init) ?? vehicle
    return EnglishHabits.rodeIn.contains(last) || seats.contains(last) ? "in" : "on"
  }

  private static let seats = EnglishWords.set(
    "wheelchair stroller pram buggy cart wagon kayak limousine minivan jeep rocket spaceship pickup"
  )
  private static let surfaces = EnglishWords.set(
    """
    sofa couch carpet rug mat bench floor ice grass stairs swing slide trampoline farm mountain hill dock pier porch balcony deck terrace
    patio
    """)
  private static let occasions = EnglishWords.set(
    "party concert wedding picnic funeral game match race recess sleepover circus festival parade")
}
