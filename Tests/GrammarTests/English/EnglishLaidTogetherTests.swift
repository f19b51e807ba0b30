import Grammar
import Testing

/// Rows whose words lie apart, or whose doer lies behind what it is done to: each rule with neighbours that it leaves alone.
struct EnglishLaidTogetherTests {
  @Test(arguments: [
    ("head hurt my", "My head hurts."), ("teacher nice my", "My teacher is nice."),
    ("name my Sam", "My name is Sam."), ("dog my that", "That is my dog."),
    ("birthday today my be", "My birthday is today."),
    ("color favorite my red", "My favorite color is red."),
    ("movie this boring", "This movie is boring."), ("girl rude that", "That girl is rude."),
    ("bike mine this", "This bike is mine."), ("grandma love my", "I love my grandma."),
    ("shoe my where", "Where is my shoe?"),
    // They stand where they belong.
    ("my head hurt", "My head hurts."), ("this book good", "This book is good."),
    ("I want this ball", "I want this ball."), ("brush my hair", "I brush my hair."),
  ])
  func smallWordsGoToTheirNouns(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("tell you want secret", "I want to tell you a secret."),
    ("see want you", "I want to see you."), ("proud you me", "I am proud of you."),
    ("love you me", "I love you."), ("sorry sad me", "Sorry, I am sad."),
    ("doctor see need", "I need to see the doctor."),
    ("dentist go not want", "I don't want to go to the dentist."),
    ("hospital leave when", "When am I leaving the hospital?"),
    ("call you later", "I will call you later."), ("swing push me", "Push me on the swing."),
    // Somebody else does it, or is asked.
    ("you want juice", "Do you want juice?"), ("want you help me", "I want you to help me."),
    ("mom want you", "Mom wants you."), ("push me", "Push me."),
  ])
  func whoSpeaksDoesIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("hurt stop", "It hurts, stop."),
    ("breathe help not", "I can't breathe, help."),
    ("dark light on", "It is dark, turn on the light."),
    ("sick doctor need", "I am sick, I need the doctor."),
    ("sunny park go", "It is sunny, I want to go to the park."),
    ("window open hot", "Open the window, I am hot."),

    // One thought.
    ("don't stop", "Don't stop."), ("big dog need", "I need a big dog."),
    ("open window", "Open the window."), ("park go", "I want to go to the park."),
  ])
  func twoThoughtsInFewWords(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("hear you not", "I don't hear you."), ("menu can see", "Can I see the menu?"),
    ("horse want ride", "I want to ride the horse."), ("late you", "You are late."),
    ("on table cup", "The cup is on the table."), ("shoe help me", "Help me with my shoe."),
    ("book read me", "Read me a book."), ("nail cut please", "Cut my nails, please."),
    ("tablet charge need", "I need to charge the tablet."),
    ("hot food too", "The food is too hot."),
    ("tired dog", "The dog is tired."), ("outside want play", "I want to play outside."),
    // They lie as English has them.
    ("you hear me", "Do you hear me?"), ("cup on table", "The cup is on the table."),
    ("I read book", "I read a book."), ("mad teacher", "I am mad at the teacher."),
    ("I happy today", "I am happy today."),
  ])
  func briefRowsAreLaidAsSpoken(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("", "be", "stuck;help;me", "I am stuck, help me."),
    ("it", "be", "dark;turn on;light", "It is dark, turn on the light."),
    ("", "have", "headache;be;quiet", "I have a headache, be quiet."),
    ("it", "hurt", "stop", "It hurts, stop."),
    ("", "get", "good;grade", "I get a good grade."),
    ("", "forget", "umbrella;and;get;wet", "I forget my umbrella and get wet."),
    // One thought.
    ("I", "get", "sick", "I get sick."),
  ])
  func whatIsAskedForStandsApart(
    _ subject: String, _ verb: String, _ complements: String, _ text: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements) == text)
  }

  @Test(arguments: [
    ("book read dad girl", "Dad reads a book to the girl."),
    ("book give girl mom", "Mom gives a book to the girl."),
    ("tell joke Ana dad", "Ana tells a joke to Dad."),
    ("bread give duck boy", "The boy gives bread to the duck."),
    ("like chocolate sister", "My sister likes chocolate."),
    ("kiss give grandma I", "Grandma gives me a kiss."),
    ("dentist go mom I", "Mom and I go to the dentist."),
    ("eat soup grandpa spoon", "Grandpa eats soup with a spoon."),
    ("bed under dog sleep", "The dog sleeps under the bed."),
    ("table on book be", "The book is on the table."),
    ("sheep three see", "I see three sheep."),
    // Whoever stands first does it.
    ("I read book girl", "I read a book to the girl."), ("I like chocolate", "I like chocolate."),
    ("I give grandma kiss", "I give Grandma a kiss."),
    ("dog under bed sleep", "The dog sleeps under the bed."),
    ("ball under table be", "The ball is under the table."),
  ])
  func whoDoesItIsNamedBehind(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
