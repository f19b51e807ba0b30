import AACCore
import Grammar
import Testing

/// Rows that begin with a verb and name nobody, and rows whose small words or order are not English: each rule with rows
/// that it leaves alone.
struct EnglishWishTests {
  @Test(arguments: [
    ("watch movie with Dad", "I want to watch a movie with Dad."),
    ("wear red dress today", "I want to wear a red dress today."),
    ("blow bubbles outside", "I want to blow bubbles outside."),
    ("make pancakes", "I want to make pancakes."), ("go home", "I want to go home."),
    ("ride bike", "I want to ride a bike."),
    ("take bath", "I want to take a bath."), ("feed ducks", "I want to feed the ducks."),
    ("play with dog", "I want to play with the dog."),
    // Not what one likes to do, and what somebody else does.
    ("blow nose", "I want to blow my nose."), ("see blood finger", "I see blood on my finger."),
    ("eat cat fish", "The cat eats fish."), ("buy Dad bread", "I want to buy bread for Dad."),
    ("wash hands", "I want to wash my hands."),
    ("go dentist tomorrow", "I will go to the dentist tomorrow."),
    ("we watch movie", "We are watching a movie."),
  ])
  func whatOneLikesToDoIsAWish(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("push wheelchair", "Push my wheelchair."), ("lift leg", "Lift my leg."),
    ("scratch nose", "Scratch my nose."), ("charge tablet", "Charge my tablet."),
    ("find glasses", "Find my glasses."), ("take out trash", "Take out the trash."),
    ("fold clothes", "Fold the clothes."), ("heat soup", "Heat the soup."),
    ("cut meat me", "Cut the meat for me."), ("peel orange me", "Peel the orange for me."),
    ("move chair closer table", "Move the chair closer to the table."),
    // What one does oneself.
    ("put on jacket", "I want to put on my jacket."), ("brush teeth", "I want to brush my teeth."),
    ("I push wheelchair", "I push the wheelchair."), ("feed dog me", "I feed the dog."),
  ])
  func whatOthersDoForOneIsAskedFor(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("puzzle dinosaur", "Dinosaur puzzle."), ("ticket movie", "Movie ticket."),
    ("phone password", "Phone password."), ("tablet volume", "Tablet volume."),
    ("kitchen light", "Kitchen light."), ("want unicorn backpack", "I want a unicorn backpack."),
    ("pirate costume", "Pirate costume."), ("Halloween candy", "Halloween candy."),
    ("party birthday", "Birthday party."),
    // Two things.
    ("ball doll", "Ball and doll."), ("dog ball", "The dog's ball."),
  ])
  func oneThingOfTwoNouns(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("tomorrow field trip museum", "I have a field trip to the museum tomorrow."),
    ("tomorrow math test", "I have a math test tomorrow."),
    ("too hot in here", "It is too hot in here."), ("dark in room", "It is dark in the room."),
    ("ketchup on fries", "I want ketchup on my fries."),
    ("no onion in burger", "I don't want onions in my burger."),
    ("bus late because snow", "The bus is late because it is snowing."),
    ("friends how many come", "How many friends come?"),
    ("beach sandcastle build we", "We build a sandcastle at the beach."),
    ("it snow play outside", "It is snowing, I want to play outside."),
    ("swing fall arm hurt", "I fell off the swing, my arm hurts."),
    ("movies scary not like", "The movies are scary, I don't like them."),
    ("shoes tight too", "My shoes are too tight."),
    ("my hands cold need gloves", "My hands are cold, I need gloves."),
    ("I no can find eraser", "I can't find the eraser."),
    ("gave dog bone", "I gave the dog a bone."), ("prefer chicken", "I prefer chicken."),
    // Of people *too* is *also*; other rows stay as they are.
    ("I tired too", "I am tired too."), ("test tomorrow", "The test is tomorrow."),
    ("movie scary not like", "The movie is scary, I don't like it."),
    ("I see chicken", "I see a chicken."), ("gave Mom book", "I gave Mom a book."),
  ])
  func wordsThatLieOtherwise(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I", "have to", "study;Friday", "", "I have to study on Friday."),
    ("she", "need to", "work;Sunday", "", "She needs to work on Sunday."),
    ("I", "study", "Friday", "", "I will study on Friday."),
    ("I", "have to", "study;Friday", "future", "I will have to study on Friday."),
  ])
  func whatOneHasToDoIsOfNow(
    _ subject: String, _ verb: String, _ complements: String, _ options: String, _ expected: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements, options) == expected)
  }
}
