import Grammar
import Testing

/// Rows in which *me* stands for whoever speaks, and what one is beside what one wants.
struct EnglishMeRowTests {
  @Test(arguments: [
    ("juice want me", "I want juice."), ("tired very me", "I am very tired."),
    ("know not me", "I don't know."), ("go me home", "I go home."),
    // Somebody else does it, or it is done for the speaker.
    ("mom hug me", "Mom is hugging me."), ("give me book", "Give me a book."),
    ("mom want me", "Mom wants me."), ("dog like me", "The dog likes me."),
    ("help me", "Help me."), ("push me", "Push me."), ("wait for me", "Wait for me."),
  ])
  func meIsTheSpeakerWhereNobodyElseMayDoIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("thirsty water want", "I am thirsty, I want water."),
    ("hungry eat want", "I am hungry, I want to eat."),
    ("thirsty juice want", "I am thirsty, I want juice."),
    // The quality is one of the thing.
    ("cold water want", "I want cold water."), ("big ball want", "I want a big ball."),
    ("big dog want", "I want a big dog."),
  ])
  func whatOneIsStandsBeforeWhatOneWants(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [("me geeky or", "I am geeky or…"), ("me tired and", "I am tired and…")])
  func aConnectiveAtTheEndIsHeard(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
