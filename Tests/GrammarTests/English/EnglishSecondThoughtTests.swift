import AACCore
import Grammar
import Testing

/// What comes of the weather, of how one is and of what others are, said behind it; and rows that stay one thought.
struct EnglishSecondThoughtTests {
  @Test(arguments: [
    ("so tired want sleep", "I am so tired, I want to sleep."),
    ("it rain today stay inside", "It is raining today, I want to stay inside."),
    ("tomorrow sunny go park", "It will be sunny tomorrow, I want to go to the park."),
    ("dark scary leave light on", "It is dark and scary, leave the light on."),
    ("windy lost my hat", "It is windy, I lost my hat."),
    ("want go concert saturday", "I want to go to the concert on Saturday."),
  ])
  func theWeatherAndOneself(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("he mean hit me", "He is mean, he hit me."),
    ("monkey eat banana funny", "The monkey is eating a banana, it is funny."),
    ("girl wear hat funny", "The girl is wearing a funny hat."),
    ("break glasses need fix", "I broke the glasses, I need to fix them."),
    ("TV too loud turn down", "The TV is too loud, turn it down."),
    ("want soup not spicy", "I want soup, not spicy."),
  ])
  func othersAndThings(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I like it but too expensive", "I like it, but it is too expensive."),
    ("I can walk can't run", "I can walk, I can't run."),
    ("it secret don't tell", "It is a secret, don't tell."),
  ])
  func contrasts(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
