import AACCore
import Grammar
import Testing

/// Rows whose words tell by their kind what they leave out, and rows beside them that mean something else.
struct EnglishSceneKindTests {
  @Test(arguments: [
    ("you snore like bear", "You snore like a bear."),
    ("stop treat me like baby", "Stop treating me like a baby."),
    ("I like bears", "I like bears."), ("I rather stay here", "I would rather stay here."),
    ("pretend you baby I doctor", "Pretend you are the baby and I am the doctor."),
    ("want be astronaut when big", "I want to be an astronaut when I am big."),
    ("I marry you when big", "I will marry you when I am big."),
    ("I big brother now", "I am a big brother now."),
    ("dress up witch", "I want to dress up as a witch."),
  ])
  func asWhom(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("time for shower honey", "Time for a shower, honey."), ("tea with honey", "Tea with honey."),
    ("don't go mommy", "Don't go, Mommy."),
    ("stop dog", "Stop the dog."), ("God help me", "God, help me."),
  ])
  func whoIsCalled(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("what you get Christmas", "What do you get for Christmas?"),
    ("I want bike birthday", "I want a bike for my birthday."),
    ("I be ghost Halloween", "I will be a ghost for Halloween."),
    ("we play bingo speech", "We play bingo in speech."),
    ("where bathroom restaurant", "Where is the bathroom in the restaurant?"),
    ("check closet monsters", "Check the closet for monsters."),
    ("I went park", "I went to the park."), ("she went store", "She went to the store."),
    ("I went play", "I went to play."),
  ])
  func whenAndWhere(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("volume down", "Turn down the volume."),
    ("out garden", "I want to go out to the garden."), ("down now", "I want to get down now."),
    ("leave light on please", "Leave the light on, please."),
    ("make ball bounce", "Make the ball bounce."), ("you talk too fast", "You talk too fast."),
    ("do again", "I want to do it again."), ("do yourself", "Do it yourself."),
    ("big hug", "I want a big hug."), ("not like sad", "I don't like sad."),
    ("tell you secret", "I want to tell you a secret."), ("who do that", "Who did that?"),
    ("better book than movie", "The book is better than the movie."),
  ])
  func whichWayAndHow(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
