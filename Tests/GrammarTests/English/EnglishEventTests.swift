import AACCore
import Grammar
import Testing

/// Rows of English tiles that tell of one event, ask or lie side by side without their small words.
struct EnglishEventTests {
  @Test(arguments: [
    ("grandpa die", "Grandpa died."), ("dog bite me", "The dog bit me."),
    ("I drop plate", "I dropped the plate."), ("I find my shoe", "I found my shoe."),
    ("she take my toy", "She took my toy."), ("he do it", "He did it."),
    ("I not do it", "I didn't do it."), ("I make mistake", "I made a mistake."),
    ("why he hit me", "Why did he hit me?"), ("when grandpa die", "When did Grandpa die?"),
    // What somebody else does once, what becomes so at once, and what others ask about.
    ("Leo kick ball over fence", "Leo kicked the ball over the fence."),
    ("he hit me first", "He hit me first."),
    ("we get stuck in traffic", "We got stuck in traffic."),
    ("teacher give sticker I", "The teacher gave me a sticker."),
    ("he apologize", "He apologized."),
    ("where you buy that shirt", "Where did you buy that shirt?"),
    // What is felt, and a habit, are not over.
    ("big truck go fast", "The big truck goes fast."), ("cow milk give", "The cow gives milk."),
    ("I miss mom", "I miss Mom."), ("my head hurt", "My head hurts."),
    ("dad always forget", "Dad always forgets."),
  ])
  func whatIsOverInAMomentHasHappened(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("baby cry", "The baby is crying."), ("grandma make cake", "Grandma is making a cake."),
    ("baby not sleep", "The baby isn't sleeping."), ("we make snowman", "We are making a snowman."),
    ("what mom cook", "What is Mom cooking?"), ("toilet leak", "The toilet is leaking."),
    ("my tea get cold", "My tea is getting cold."),
    ("I hide under table", "I am hiding under the table."),
    ("everybody clap", "Everybody is clapping."),
    // Habits, whole kinds and other orders.
    ("dad eat meat every day", "Dad eats meat every day."),
    ("brother play guitar", "My brother plays the guitar."),
    ("dad like coffee", "Dad likes coffee."),
    ("eat cat fish", "The cat eats fish."),
  ])
  func whatGoesOnIsGoingOn(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("you hungry", "Are you hungry?"), ("you want apple", "Do you want an apple?"),
    ("you play with me", "Will you play with me?"), ("can have cookie", "Can I have a cookie?"),
    ("how do this", "How do I do this?"), ("how much cost", "How much does it cost?"),
    // What the other is like and does is told.
    ("you funny", "You are funny."), ("you hit me", "You hit me."),
  ])
  func whatOnlyTheOtherKnowsIsAsked(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("give book teacher", "Give the teacher a book."), ("draw cat", "Draw a cat."),
    ("do not tell mom", "Don't tell Mom."), ("send photo dad", "Send Dad a photo."),
    ("first eat then play", "First eat, then play."),
    ("head hurt need medicine", "My head hurts, I need medicine."),
    ("wash hands", "I want to wash my hands."), ("forget password", "I forgot my password."),
  ])
  func whatAnotherDoesForOneIsARequest(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("my mom nurse", "My mom is a nurse."), ("it accident", "It was an accident."),
    ("merry Christmas mom", "Merry Christmas, Mom."),
    ("I need help math", "I need help with math."),
    ("mom dad", "Mom and Dad."),
  ])
  func neighborsAreJoinedByWhatTheyAre(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
