import AACCore

/// Words for what somebody has, for who has it and for what is said of it, where the owner is laid behind (CGEL §5.112–5.123).
enum EnglishOwnersBehind {
  /// People who are named together with others.
  static let unowning = EnglishWords.set(
    "people everyone everybody someone somebody nobody kids children family men women guys")
  /// Kin that is somebody's.
  static let relatives = EnglishWords.set(
    "daughter son wife husband father mother girlfriend boyfriend grandson granddaughter")
  /// Who has such kin, and is none of the house.
  static let others = EnglishWords.set(
    """
    neighbor neighbour neighbors neighbours friend boss coworker colleague teacher doctor president principal king queen mayor
    classmate landlord nurse
    """)
  /// What two do with each other.
  static let mutual = EnglishWords.set(
    "talk play fight argue meet dance marry chat agree hug kiss walk come go eat travel")
  /// What animals do to others, or what befalls them.
  static let byAnimals = EnglishWords.set(
    "bite bark scratch attack die escape disappear growl meow steal chew scare"
  ).union(["come into", "come in", "run away", "wake up", "get lost", "get into", "break into"])
  /// What befalls things.
  static let befalling = EnglishWords.set("fall disappear crash overflow leak sink explode catch")
    .union(["fall off", "fall apart", "fall down", "break down", "get lost", "catch fire"])
  static let ofSomebody: Set<SemanticKind> = [
    .home, .room, .vehicle, .clothing, .device, .furniture,
  ]
  static let days = EnglishWords.set(
    "birthday wedding party graduation funeral baptism appointment surgery anniversary communion")
  static let ailments = EnglishWords.set("cancer diabetes asthma flu cold fever allergy covid")
  /// Where somebody is at home, and what stands before it.
  static let homes: [String: String] = [
    "house": "at", "apartment": "at", "farm": "on", "town": "in", "village": "in", "party": "at",
    "wedding": "at", "office": "at", "yard": "in", "garden": "in",
  ]
  /// What is done to what others have.
  static let taken = EnglishWords.set(
    "steal find break lose use borrow hide wear drive ride crash repair wash fix return"
  ).union(["take care of"])
  /// Verbs that are nouns as well.
  static let taking = EnglishWords.set("steal find break lose use hide bite chase record film")
  static let doneToBody = EnglishWords.set("examine bandage heal scan massage cure clean").union([
    "operate on", "look at", "put a cast on",
  ])
  static let doneToKin = EnglishWords.set(
    "baptize baptise meet know see visit babysit hold feed kiss marry bless"
  ).union(["take care of", "look after", "play with"])
  /// Where it happens.
  static let places = EnglishWords.set("subway bus train plane tram street road boat ferry")
}
