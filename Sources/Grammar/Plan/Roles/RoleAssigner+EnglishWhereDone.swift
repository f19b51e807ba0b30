import AACCore

/// Where a deed is done that is done to nothing: *land on my shoulder, limp on its back leg, mold grows on the bread*.
///
/// Sources: CGEL §9.15–9.19 (*at, on, in*), §16.24 (adjuncts that a verb needs); B. Levin, *English Verb Classes and
/// Alternations* (1993), §47 (existence, body position), §51 (motion), §45 (change of state).
extension RoleAssigner {
  /// The place of a deed without an object; nil where the noun is something else to it.
  func whereDoneInEnglish(_ kind: SemanticKind, _ loose: LoosePhrase) -> FrameSlot? {
    guard language == .english, loose.preposition == nil, loose.phrase.connective == nil,
      let verb = plan.verbs.last, let noun = loose.phrase.noun, noun.lexeme.wordClass == .noun,
      noun.government == nil, !plan.subject.isEmpty
    else { return nil }
    let lemma = verb.constituent.lexeme.lemma
    let last = plan.verbs.count - 1
    guard !plan.fillers.contains(where: { $0.verb == last && $0.role == .object }) else {
      return nil
    }
    if kind == .body {
      let isBorne =
        EnglishDeedPlaces.onFoot.contains(lemma)
        && EnglishDeedPlaces.limbs.contains(noun.lexeme.lemma)
      if isBorne || EnglishDeedPlaces.alighting.contains(lemma) {
        return FrameSlot(.placeAt, preposition: "on")
      }
    }
    guard isUndergone(lemma, noun.lexeme, kind) else { return nil }
    return FrameSlot(
      .placeAt, preposition: EnglishDeedPlaces.preposition(of: noun.lexeme, kind),
      article: kind == .body || kind == .clothing ? nil : .definite)
  }

  /// *Mold grows on the bread, the ice cream melted in my hand, the brakes failed on the truck*: whether what is named does
  /// nothing, so that a second thing is where that happens to it.
  private func isUndergone(_ verb: String, _ noun: Lexeme, _ kind: SemanticKind) -> Bool {
    guard let changing = EnglishDeedPlaces.changing[verb],
      plan.subject.allSatisfy({ changing.contains($0.noun?.lexeme.lemma ?? "") })
    else { return false }
    switch kind {
    case .vehicle, .furniture, .body, .clothing, .room, .nature: return true
    case .thing, .food, .dish, .material, .plant, .toy, .device, .book, .drink:
      return verb != "grow" || !EnglishDeedPlaces.borne.contains(noun.lemma)
    default: return false
    }
  }
}

/// Verbs by where what they tell of takes place.
enum EnglishDeedPlaces {
  /// One comes down on something.
  static let alighting = EnglishWords.set("land perch settle alight balance")
  /// One is carried by a limb.
  static let onFoot = EnglishWords.set("limp hop hobble stand balance walk crawl jump skip")
  static let limbs = EnglishWords.set(
    "leg foot paw toe knee heel hoof tiptoe legs feet paws toes knees heels hooves tiptoes")

  /// What happens to a thing of itself, with the things that it happens to.
  static let changing: [String: WordSet] = [
    "grow": EnglishWords.set(
      """
      mold moss ivy mushroom mushrooms fungus weed weeds lichen algae vine vines grass clover fern ferns seaweed coral bacteria
      barnacle barnacles wart warts mildew
      """),
    "melt": EnglishWords.set(
      """
      ice chocolate butter candle wax cheese popsicle snowman snowflake snowflakes icicle snow margarine lollipop crayon plastic
      """
    ).union(["ice cream", "ice cube", "ice cubes", "ice pop"]),
    "fail": EnglishWords.set(
      "brake brakes engine motor battery transmission clutch light lights alarm heating heater pump steering"
    ),
    "break": EnglishWords.set(
      "egg eggs glass plate cup bottle bowl vase mug bulb dish dishes jar cookie cracker pencil"),
    "shatter": EnglishWords.set("glass plate cup bottle bowl vase mug bulb mirror dish jar screen"),
    "burst": EnglishWords.set("balloon pipe bubble tire bag bottle blister"),
    "pop": EnglishWords.set("balloon bubble bubbles popcorn cork tire button blister"),
    "explode": EnglishWords.set("balloon bottle can battery firecracker popcorn egg"),
  ]

  /// What plants bring forth.
  static let borne = EnglishWords.set(
    "flower flowers leaf leaves root roots fruit fruits apple apples berry berries seed seeds branch branches thorn thorns nut nuts"
  )

  private static let hollow = EnglishWords.set(
    """
    mouth ear eye nose hair throat lap hand hole nest mud puddle cave tunnel hedge straw hay pile soup stew sauce water chimney
    burrow den trap net haystack pouch wastebasket washer dryer sleeve mailbox container cauldron barrel pail kettle
    """)

  /// *in* what surrounds one, *on* what bears one.
  static func preposition(of noun: Lexeme, _ kind: SemanticKind) -> String {
    let lemma = noun.lemma
    if hollow.contains(lemma) || EnglishHabits.boxes.contains(lemma)
      || EnglishHabits.enclosed.contains(lemma)
    {
      return "in"
    }
    switch kind {
    case .vehicle: return "on"
    case .furniture, .room, .place, .home:
      return EnglishWhereabouts.of(noun)?.preposition ?? "on"
    case .nature: return EnglishHabits.whereabouts(noun) ?? "on"
    case .drink: return "in"
    default: return "on"
    }
  }
}
