import AACCore
import Grammar
import Testing

/// Rows that say of what they name where, whose, when or how it is, without a verb; and rows beside them that mean something else.
struct EnglishVerblessSceneTests {
  @Test(arguments: [
    ("five birds in tree", "There are five birds in the tree."),
    ("two cats garden", "There are two cats in the garden."),
    ("many children playground", "There are many children at the playground."),
    ("three spoon in drawer", "There are three spoons in the drawer."),
    ("many toys floor", "There are many toys on the floor."),
  ])
  func whatIsThere(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("bored of this movie", "I am bored of this movie."),
    ("happy about trip", "I am happy about the trip."),
    ("mad at my brother", "I am mad at my brother."),
    ("this hat my dad", "This hat is my dad's."), ("that my brother", "That is my brother."),
  ])
  func whoIsSoAndWhoseItIs(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("grandma birthday tomorrow", "Grandma's birthday is tomorrow."),
    ("yesterday play very funny", "The play was very funny yesterday."),
    ("new teacher strict but nice", "The new teacher is strict but nice."),
    ("what time dance class end", "What time does dance class end?"),
    ("I know you left", "I know you left."), ("I think mom here", "I think Mom is here."),
  ])
  func whenAndHow(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("call taxi quick", "Call a taxi, quick."), ("come here quick", "Come here quickly."),
    ("need inhaler quick", "I need a quick inhaler."),
    ("make TV louder", "Make the TV louder."), ("make it bigger", "Make it bigger."),
    ("spell your name", "Spell your name."),
  ])
  func whatIsAsked(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
