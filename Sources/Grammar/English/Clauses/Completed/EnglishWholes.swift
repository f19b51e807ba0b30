import AACCore

/// What things are made of, what they have about them and what is kept in them, where the part is named first: *wheel/bike, end/movie,
/// water/pool, leash/dog*.
///
/// Sources: CGEL §17.37–17.41 (*of* phrases), §17.104–17.109 (compounds), §5.112–5.123 (genitive).
enum EnglishWholes {
  /// How the part and the whole are said together.
  enum Relation {
    /// *The bike wheel.*
    case named
    /// *The end of the movie.*
    case of
    /// *The charger for the tablet.*
    case meantFor
    /// *The water in the pool.*
    case within
    /// *The dog's leash.*
    case owned
  }

  /// What a word is to the one laid behind it; nil where it is no part of it.
  static func relation(_ part: String, _ whole: Lexeme) -> Relation? {
    let name = whole.lemma
    if name.hasPrefix("my "), EnglishPeople.isPossessed(String(name.dropFirst(3))) {
      return partners.contains(part) ? .owned : nil
    }
    if whole.isBeing {
      if whole.isHuman { return partners.contains(part) ? .owned : nil }
      return kept.contains(part) ? .owned : nil
    }
    guard whole.wordClass == .noun || whole.wordClass == .properNoun || nouns.contains(name) else {
      return nil
    }
    if part == "charger" || part == "battery" && whole.kind != .device { return .meantFor }
    if let wholes = named[part] {
      if wholes.words.contains(name) || wholes.kinds.contains(whole.kind) { return .named }
    }
    if let wholes = held[part], wholes.contains(name) { return .within }
    guard aspects.contains(part), !whole.kind.isTemporal else { return nil }
    return .of
  }

  /// Whether a word may be a part of anything: asked before all else.
  static func mayBePart(_ word: String) -> Bool {
    named[word] != nil || held[word] != nil || aspects.contains(word) || kept.contains(word)
      || partners.contains(word) || word == "charger"
  }

  private struct Wholes {
    let kinds: Set<SemanticKind>
    let words: WordSet
    init(_ kinds: Set<SemanticKind>, _ words: String = "") {
      self.kinds = kinds
      self.words = EnglishWords.set(words)
    }
  }

  private static let named: [String: Wholes] = {
    var table: [String: Wholes] = [:]
    func add(_ parts: String, _ wholes: Wholes) {
      for part in parts.split(separator: " ") { table[String(part)] = wholes }
    }
    add(
      "wheel wheels tire tires seat engine brake brakes horn trunk hood headlight mirror pedal chain windshield handlebar",
      Wholes([.vehicle], "wheelchair walker cart stroller bike wagon scooter office"))
    add(
      "door lock",
      Wholes(
        [.vehicle, .room, .home],
        "house garage shed fridge refrigerator oven closet school microwave cage"))
    add(
      "window", Wholes([.vehicle, .room, .home], "house garage school bedroom kitchen classroom"))
    add(
      "screen keyboard cable cord plug speaker",
      Wholes([.device], "TV computer tablet phone laptop"))
    add("light", Wholes([.vehicle, .room], "bike car fridge garage hall porch"))
    add(
      "roof chimney gate", Wholes([.home, .vehicle], "house garage shed barn school church garden"))
    add(
      "button knob switch",
      Wholes([.device, .clothing], "elevator lift radio remote oven stove shirt coat light"))
    add("lid", Wholes([], "pot jar box can pan cup bottle bin toilet container"))
    add("cap", Wholes([], "bottle marker pen tube lens"))
    add(
      "handle", Wholes([.furniture], "cup mug pan pot door drawer broom bag suitcase knife spoon"))
    add(
      "leg arm drawer shelf cushion",
      Wholes([.furniture], "chair table bed desk couch sofa closet fridge"))
    add(
      "zipper zip sleeve pocket strap collar lace laces sole",
      Wholes([.clothing], "bag backpack tent shoe shoes"))
    add("string strings", Wholes([.instrument], "kite guitar balloon violin yo-yo"))
    add("branch leaf leaves trunk", Wholes([], "tree bush plant"))
    add("petal petals stem", Wholes([.plant], "flower rose"))
    add("page pages", Wholes([.book], "book notebook magazine"))
    add("lens lenses frame", Wholes([], "glasses camera sunglasses picture"))
    add("battery", Wholes([.device], "phone tablet remote car wheelchair"))
    add("key keys", Wholes([.vehicle], "house car door locker room padlock"))
    add("tip", Wholes([], "pencil pen"))
    return table
  }()

  /// What is kept in what.
  private static let held: [String: WordSet] = [
    "water": EnglishWords.set(
      "pool bathtub tub bath lake sink bucket tank river sea vase kettle fountain pot"),
    "air": EnglishWords.set("room car house"), "sand": EnglishWords.set("beach sandbox park"),
    "food": EnglishWords.set("fridge refrigerator oven"),
    "milk": EnglishWords.set("fridge refrigerator"),
    "clothes": EnglishWords.set("dryer washer drawer closet"),

    "people": EnglishWords.set("room bus store"), "kids": EnglishWords.set("class classroom bus"),
  ]

  /// What everything has.
  private static let aspects = EnglishWords.set(
    "end ending beginning middle bottom edge corner smell sound noise taste color price title cover size shape name"
  )

  /// What animals have that is no part of them.
  private static let kept = EnglishWords.set("leash collar cage bowl kennel crate hutch nest tank")
  /// Who is somebody's.
  private static let partners = EnglishWords.set(
    "boss coach wife husband girlfriend boyfriend roommate")
  /// Words for things that are verbs as well.
  private static let nouns = EnglishWords.set("paint park book bike vacuum drill phone")
}
