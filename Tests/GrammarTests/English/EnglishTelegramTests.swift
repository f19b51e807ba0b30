import AACCore
import Testing

@testable import Grammar

@Suite("English rows as a child taps them")
struct EnglishTelegramTests {
  @Test(arguments: [
    ("hungry baby", "The baby is hungry."), ("broken toy", "The toy is broken."),
    ("angry no I", "I am not angry."), ("scared dark I", "I am scared of the dark."),
    ("proud mom me", "Mom is proud of me."), ("very expensive car", "Very expensive car."),
    ("expensive very car", "The car is very expensive."), ("mine tablet", "The tablet is mine."),
    ("cold and hungry I", "I am cold and hungry."), ("dad teacher", "Dad is a teacher."),
    // A quality that lasts is a part of its noun.
    ("big dog", "Big dog."), ("red car", "Red car."),
  ])
  func stateIsSaidOfWhatStandsLast(_ row: String, _ text: String) {
    #expect(EnglishClauses.row(row) == text)
  }

  @Test(arguments: [
    ("plant water need", "The plant needs water."), ("need hammer dad", "Dad needs a hammer."),
    ("toy that want", "I want that toy."), ("watch TV I", "I watch TV."),
    ("wash mom dish", "Mom washes the dishes."),
    ("doctor go tomorrow I", "I will go to the doctor tomorrow."),
    ("run fast dog", "The dog runs fast."), ("ball box in", "The ball is in the box."),
    ("bag book in", "The book is in the bag."), ("plane sky", "The plane is in the sky."),
    ("on light turn", "Turn on the light."), ("up me lift", "Lift me up."),
    ("turn on light", "Turn on the light."), ("cow milk give", "The cow gives milk."),
    ("I want toy", "I want a toy."),
  ])
  func deedIsLaidAsEnglishSaysIt(_ row: String, _ text: String) {
    #expect(EnglishClauses.row(row) == text)
  }

  @Test(arguments: [
    ("old how you", "How old are you?"), ("far how", "How far is it?"),
    ("dinner what", "What is for dinner?"), ("ball this whose", "Whose ball is this?"),
    ("bigger dog cat", "The dog is bigger than the cat."),
    ("faster I you", "I am faster than you."),
    ("hour two wait", "Wait for two hours."), ("day every run I", "I run every day."),
    ("milk two bottle", "Two bottles of milk."), ("milk more", "More milk."),
    ("year ten old I", "I am ten years old."),
  ])
  func questionsNumbersAndDegreesStandBeforeTheirWord(_ row: String, _ text: String) {
    #expect(EnglishClauses.row(row) == text)
  }
}
