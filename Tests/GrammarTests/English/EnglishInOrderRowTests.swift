import AACCore
import Grammar
import Testing

/// Rows laid as they are spoken that are several clauses, or no clause of the usual kind: each rule with neighbours that it leaves
/// alone.
struct EnglishInOrderRowTests {
  @Test(arguments: [
    ("it be cold right", "It is cold, right?"), ("we go zoo OK", "We are going to the zoo, OK?"),
    ("she be nice isn't she", "She is nice, isn't she?"),

    // Neighbours.
    ("turn right", "Turn right."), ("you be right", "You are right."),
  ])
  func whatIsToBeConfirmedStandsBehindAComma(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("play with puppy make I happy", "Playing with the puppy makes me happy."),
    ("listen to music make I happy", "Listening to music makes me happy."),
    ("what I like be music", "What I like is music."),
    ("what she cook be good", "What she cooks is good."),

    // Neighbours.
    ("want make mom happy", "I want to make Mom happy."),
    ("what you cook", "What are you cooking?"),
  ])
  func aClauseMayBeTheSubject(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    (
      "dad cook mom clean kid play",
      "Dad is cooking, Mom is cleaning and the kid is playing."
    ),
    ("the more I eat the more I want", "The more I eat, the more I want."),
    ("who you think win", "Who do you think wins?"),

    // Neighbours.
    ("mom cook dad clean", "Mom is cooking, Dad is cleaning."),
    ("who you see", "Who do you see?"),
  ])
  func severalClausesAreToldApart(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("how was your weekend", "How was your weekend?"),
    ("when next bus", "When is the next bus?"),
    ("can we have check", "Can we have the check?"), ("get my blanket", "Get my blanket."),
    ("my arm hurt stop", "My arm hurts, stop."),
    ("lie down couch", "I want to lie down on the couch."),
    ("teacher help me", "Teacher, help me."), ("rabbit heal vet", "The vet heals the rabbit."),
    ("zorp she ball", "She zorps a ball."), ("we crown she queen", "We crown her queen."),

    // Neighbours.
    ("teacher help girl", "The teacher helps the girl."),
    ("vet feed rabbit", "The vet is feeding the rabbit."), ("my arm hurt", "My arm hurts."),
  ])
  func whatIsAskedForIsToldFromWhatIsSo(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
