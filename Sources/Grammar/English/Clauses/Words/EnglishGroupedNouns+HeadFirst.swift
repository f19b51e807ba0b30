import AACCore

/// The noun that a row names first, with the one that says which it is behind it: *stain/coffee, stop/bus, remote/TV, drawer/nightstand,
/// pain/back, medals/swimming, square/church, hallway/hospital, plans/house, pictures/couple, exercise/page/twelve*.
///
/// Sources: CGEL §17.37–17.41 (*of* phrases), §17.104–17.109, App. I.57–I.59 (compounds).
extension EnglishGroupedNouns {
  /// How the second is said with the first.
  enum Behind {
    /// Right before it: *the bus stop*.
    case named
    /// Behind a small word: *pictures of the couple*.
    case linked(String)
  }

  /// What the second of two nouns is to the first; nil: something of its own.
  static func behind(_ first: Lexeme, _ second: Lexeme, _ verb: String) -> Behind? {
    let head = EnglishCompounds.single(first.lemma)
    if inside.contains(head), second.wordClass == .noun, EnglishCompounds.joins(second, first) {
      return .named
    }
    guard heads.contains(head) || heads.contains(first.lemma), !second.kind.isTemporal,
      second.wordClass == .noun || second.wordClass == .properNoun || second.lemma == "construction"
    else { return nil }
    let name = second.lemma
    if pictured.contains(head), verb == "take", [.nature, .plant, .vehicle].contains(second.kind) {
      return .linked("of")
    }
    if second.isBeing {
      return pictured.contains(head) && second.wordClass == .noun
        && !["show", "send"].contains(verb)
        ? .linked("of") : nil
    }
    if spilled.contains(head) {
      // *Rub/stain/soap*: with what.
      if ["soap", "water", "vinegar", "bleach", "detergent", "lemon", "salt"].contains(name) {
        return nil
      }
      return [.food, .drink, .material, .dish].contains(second.kind)
        || ["blood", "grease", "mud", "lipstick"].contains(name) ? .named : nil
    }
    if head == "stop" || head == "station" {
      return second.kind == .vehicle || name == "subway" ? .named : nil
    }
    if steered.contains(head) {
      return second.kind == .device || second.kind == .vehicle || second.kind == .room
        || ["TV", "console", "garage", "fan"].contains(name) ? .named : nil
    }
    if head == "pain" || head == "ache" { return second.kind == .body ? .named : nil }
    if won.contains(head) {
      return [.sport, .subject, .activity].contains(second.kind) || name.hasSuffix("ing")
        ? .named : nil
    }
    if kept.contains(head) {
      // *Bolt/shelf/wall*: what it is fastened to.
      return second.kind == .furniture && !["wall", "ceiling", "floor", "door"].contains(name)
        || ["nightstand", "fridge", "desk", "dresser"].contains(name)
        ? .named : nil
    }
    if within.contains(head) {
      return second.kind == .place && !within.contains(name) && !open.contains(name)
        || ["school", "church", "hospital", "hotel", "station", "museum", "building"].contains(name)
        ? .named : nil
    }
    if head == "plan" || head == "blueprint" {
      return second.kind == .home || ["building", "kitchen", "bridge"].contains(name) ? .named : nil
    }
    if ["noise", "dust", "smell"].contains(head) {
      return ["construction", "traffic", "factory", "machine", "engine", "party"].contains(name)
        ? .linked("from") : nil
    }
    if head == "field trip" { return ["school", "class"].contains(name) ? .named : nil }
    if told.contains(head) { return second.kind == .media ? .linked("of") : nil }
    if head == "volume" { return second.kind == .music || second.kind == .device ? .named : nil }
    return nil
  }

  /// Parts that are called by what they are of: *pit/olive, strap/watch*.
  private static let inside = EnglishWords.set(
    "pit peel yolk crust core seed skin shell strap stem petal thorn")
  private static let pictured = EnglishWords.set("picture photo photograph portrait video drawing")
  private static let told = EnglishWords.set("season episode")
  private static let spilled = EnglishWords.set("stain spot puddle crumb drop")
  private static let steered = EnglishWords.set("remote controller")
  private static let won = EnglishWords.set("medal trophy championship tournament award")
  private static let kept = EnglishWords.set("drawer shelf")
  private static let within = EnglishWords.set(
    "square hallway corridor cafeteria parking courtyard yard tower playground lobby entrance stairs"
  ).union([
    "parking lot", "locker room", "waiting room",
  ])
  private static let open = EnglishWords.set("park beach street city town village farm zoo forest")
  private static let heads = WordSet(
    [
      pictured, told, spilled, steered, won, kept, within,
      EnglishWords.set("stop station pain ache plan blueprint noise dust smell volume"),
      ["field trip"],
    ].flatMap(\.words))

  // MARK: What it has

  /// *Dog/three/legs, table/four/legs, house/six/rooms*: so many of which a thing or a being has.
  static func hasSoMany(_ whole: Lexeme, _ parts: Lexeme) -> Bool {
    guard whole.wordClass == .noun, parts.wordClass == .noun else { return false }
    let part = EnglishCompounds.single(parts.lemma)
    if whole.isBeing {
      return ["leg", "eye", "arm", "ear", "tooth", "wing", "tail"].contains(part) || part == "head"
    }
    switch whole.kind {
    case .furniture: return ["leg", "drawer", "shelf"].contains(part)
    case .vehicle: return ["wheel", "door", "seat"].contains(part)
    case .home: return ["room", "window", "floor", "bedroom", "bathroom", "balcony"].contains(part)
    default: return false
    }
  }
}
