import AACCore
import Grammar
import Testing

/// Rows of English tiles: each rule with rows that it is about and rows that it leaves alone.
struct EnglishTileTests {
  @Test(arguments: [
    ("mom kiss I", "Mom kissed me."), ("my sister annoy I", "My sister annoys me."),
    ("dog chase we", "The dog is chasing us."), ("thunder scare I", "Thunder scares me."),
    ("loud noises upset she", "Loud noises upset her."),
    ("before bed dad hug I", "Dad hugs me before bed."),
    // The row does not begin with who does it, or that one hardly does it to somebody.
    ("apple red I want", "I want a red apple."), ("dog want I", "I want a dog."),
    ("letter grandma write I", "I write a letter to Grandma."),
  ])
  func aPronounBehindTheVerbIsDoneToWhereSomebodyStandsBefore(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("little girl chase butterfly", "The little girl is chasing the butterfly."),
    ("old lady feed pigeons", "The old lady is feeding the pigeons."),
    ("big dog bark", "The big dog is barking."),
    ("hungry baby cry", "The hungry baby is crying."),
    ("my little sister draw", "My little sister is drawing."),
    ("ball red boy have", "The boy has a red ball."), ("I like big dog", "I like big dogs."),
  ])
  func adjectivesBeforeTheSubjectAreItsOwn(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("pick I up", "Pick me up."), ("give it back to I", "Give it back to me."),
    ("put it down", "Put it down."), ("let I finish", "Let me finish."),
    ("come with I", "Come with me."),
    ("not touch it", "Don't touch it."), ("sit down please", "Sit down, please."),
    ("be nice to she", "Be nice to her."),
    ("tell dad to hurry", "Tell Dad to hurry."), ("stop hit I", "Stop hitting me."),
    ("want I cookie", "I want a cookie."), ("eat I apple", "I eat an apple."),
    ("I look at it", "I look at it."),
  ])
  func aVerbFirstWithItsPronounTellsSomebodyToDoIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("what your name", "What is your name?"), ("who take my book", "Who took my book?"),
    ("what be your favorite movie", "What is your favorite movie?"),
    ("what be in the box", "What is in the box?"), ("who be at the door", "Who is at the door?"),
    ("whose shoe be these", "Whose shoes are these?"),
    ("whose shoe be this", "Whose shoe is this?"),
    ("where be my other shoe", "Where is my other shoe?"),
    ("how far be beach", "How far is the beach?"), ("what do mom cook", "What is Mom cooking?"),
    ("where do you hurt", "Where do you hurt?"),
    ("can mom help I", "Can Mom help me?"), ("where be exit", "Where is the exit?"),
    ("have you seen my cat", "Have you seen my cat?"),
  ])
  func questionsKeepTheirSubject(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("my legs itch", "My legs itch."), ("it hurt here", "It hurts here."),
    ("my head hurt", "My head hurts."),
    ("my tummy full", "My tummy is full."),
    ("thirsty very I", "I am very thirsty."), ("two apple red", "Two red apples."),
  ])
  func whatHasNoVerbGetsTheOneThatIsMeant(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("there be something in my eye", "There is something in my eye."),
    ("he say he hate I", "He says he hates me."), ("mom say I can go", "Mom says I can go."),
    ("I be sorry I hit you", "I am sorry I hit you."),
    ("I know how to do it", "I know how to do it."),
    ("show I where it hurt", "Show me where it hurts."),
    ("cold be water the", "The water is cold."), ("book this like I", "I like this book."),
    ("no I not hungry", "No, I am not hungry."), ("I have no money", "I don't have any money."),
  ])
  func smallWordsKeepTheirPlace(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
