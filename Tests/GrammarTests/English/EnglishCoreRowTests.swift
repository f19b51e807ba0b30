import AACCore
import Grammar
import Testing

/// Rows of English of one to three words with a core word of a board among them.
struct EnglishCoreRowTests {
  @Test(arguments: [
    ("mom but", "Mom, but…"), ("dog and", "Dog and…"), ("and dog", "And dog."),
    ("because dog", "Because of the dog."), ("if dog run", "If the dog is running…"),
    ("and I want cookie", "And I want a cookie."),
    // What is told with it, or of two.
    ("because scared", "Because I am scared."), ("because rain", "Because it is raining."),
    ("if rain we stay", "If it rains, we stay."), ("mom and I", "Mom and I."),
  ])
  func aWordThatJoinsIsHeardAtTheEdge(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I juice", "I want juice."), ("juice I", "I want juice."),
    ("don't juice", "I don't want juice."),
    ("you juice", "Do you want juice?"), ("get ball", "Get me a ball."), ("eat", "I want to eat."),
    ("want", "I want it."), ("I not want", "I don't want it."),
    // A deed by itself, and one to somebody.
    ("swing me", "Swing me."), ("mom I", "Mom and I."),
  ])
  func whatIsWantedIsAWish(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("throw ball", "Throw the ball."), ("bird look", "Look at the bird."),
    ("turn off", "Turn it off."), ("help open", "Help me open it."),
    ("put here book", "Put the book here."), ("put in box", "Put it in the box."),
    ("me help shoe", "Help me with my shoe."), ("down me", "Put me down."),
    // What happened to one, and what one does oneself.
    ("drop phone", "I dropped the phone."), ("catch ball", "I want to catch the ball."),
    ("help me", "Help me."),
  ])
  func whatOthersAreToDoIsARequest(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("cat inside", "The cat is inside."), ("in box", "In the box."), ("ball this", "This ball."),
    ("zoo lion", "The lion is at the zoo."),
    ("first eat play", "First eat, then play."), ("you turn", "Your turn."),
    // Weather is not somewhere, and a deed is no thing.
    ("rain outside", "It is raining outside."), ("watch this", "Watch this."),
  ])
  func whatBelongsTogetherIsReadTogether(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("we swim and then we eat", "We swim, and then we eat."),
    ("dad cook and mom clean", "Dad cooks and Mom cleans."),
    ("I need shoes because my shoes too small", "I need shoes because my shoes are too small."),
    ("mom and dad cook soup", "Mom and Dad are cooking soup."),
  ])
  func eachThoughtIsReadByItself(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("look mom", "Look, Mom."), ("stop that brother", "Stop that, brother."),
    ("up dad", "Pick me up, Dad."), ("look dog run", "Look, the dog is running."),
    ("on light", "Turn on the light."), ("more tickle", "Tickle me more."),
    // A thing is looked at.
    ("bird look", "Look at the bird."),
  ])
  func whoIsCalledIsAskedForIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("wash hand", "I want to wash my hands."), ("go play", "I want to go play."),
    ("play and eat", "I want to play and eat."), ("cry baby", "The baby is crying."),
    ("we eat", "We are eating."), ("why no", "Why not?"), ("with spoon", "With a spoon."),
    ("for baby", "For the baby."), ("milk and cookie", "Milk and a cookie."),
    // What somebody does each day, and who is named.
    ("dad go work", "Dad goes to work."), ("with mom", "With Mom."),
  ])
  func whatIsWishedAndGoingOn(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I glad you be here", "I am glad you are here."), ("I think it fair", "I think it is fair."),
    ("dog run jump and bark", "The dog runs and jumps and barks."),
    ("dog run and bark", "The dog runs and barks."),
  ])
  func whatIsLeftOutIsPutIn(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
