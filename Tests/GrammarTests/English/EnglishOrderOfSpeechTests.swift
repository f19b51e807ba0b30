import Testing

/// Rows in the order of the sentence, where another order would make somebody else the doer: each rule with neighbours that it leaves
/// alone.
struct EnglishOrderOfSpeechTests {
  @Test(arguments: [
    ("store sell toy", "The store sells toys."), ("shop sell balloons", "The shop sells balloons."),
    ("river flow sea", "The river flows into the sea."),
    ("bag weigh ten kilos", "The bag weighs ten kilos."),
    ("dress suit you", "The dress suits you."), ("apple have worm", "The apple has a worm."),

    // Neighbours.
    ("cookie want", "I want a cookie."), ("music stop", "Stop the music."),
    ("popcorn eat last night", "I ate popcorn last night."), ("kite fly she", "She flies a kite."),
    ("bus take I school", "I take a bus to school."),
    ("bus go school", "I want to go to school by bus."),
  ])
  func aThingLaidFirstDoesIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("dad butter toast", "Dad is buttering toast."), ("he go bed early", "He goes to bed early."),
    ("I hate clean my room", "I hate cleaning my room."),

    // Neighbours.
    ("sister bike red", "My sister's bike is red."), ("it be good book", "It is a good book."),
    ("cat drink milk", "The cat is drinking milk."), ("mom go away", "Mom, go away."),
  ])
  func whoIsLaidFirstDoesIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("when open store", "When does the store open?"),

    // Neighbours.
    ("when go home", "When are we going home?"),
  ])
  func whatIsAskedForStandsFirst(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
