import AACCore
import Grammar
import Testing

/// Rows with the thing first and what is asked or said of it behind, each rule with rows that it leaves alone.
struct EnglishAskedRowTests {
  @Test(arguments: [
    ("swing push me please", "Push me on the swing, please."),
    ("shoe tie me please", "Tie my shoe, please."),
    ("blanket bring me please", "Bring me a blanket, please."),
    ("music play me please", "Play music for me, please."),
    ("book read dad me bedtime", "Dad reads me a book at bedtime."),
    // Who does it, and what hurts, stays the subject.
    ("dog bite me", "The dog bit me."),
  ])
  func aThingLaidFirstIsAskedFor(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("broken toy again", "The toy is broken again."),
    ("late bus again", "The bus is late again."), ("not my jacket that", "That isn't my jacket."),
    ("not hungry play want", "I am not hungry, I want to play."),
    ("not hungry want play", "I am not hungry, I want to play."),
    ("hands dirty wash please", "My hands are dirty, wash them, please."),
  ])
  func whatIsSoIsSaidOfTheThing(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
