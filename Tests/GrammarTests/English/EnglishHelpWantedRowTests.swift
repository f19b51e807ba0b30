import AACCore
import Grammar
import Testing

/// Rows that ask for help, for the hour and for what the other has: each rule with rows that it leaves alone.
struct EnglishHelpWantedRowTests {
  @Test(arguments: [
    ("help I choose hat", "Help me choose a hat."), ("help we carry box", "Help us carry the box."),
    // Why one calls.
    ("help I fall", "Help, I fell."), ("help I lose phone", "Help, I lost my phone."),
  ])
  func helpIsWantedWithADeedAndCriedForAtAMishap(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("like you shirt", "I like your shirt."),
    ("like you new haircut", "I like your new haircut."),
    ("like you", "I like you."),
  ])
  func whatTheOtherHasOnIsLiked(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    // One name of two nouns, and two nouns of which each has its own part.
    ("paint roller be under sink", "The paint roller is under the sink."),
    ("passport photo be horrible", "The passport photo is horrible."),
    ("I cut bread knife", "I cut bread with a knife."),
    ("I see horse farm", "I saw a horse at the farm."),
  ])
  func twoNounsAreOneNameOnlyWhereTheyNameOneThing(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
