import AACCore
import Grammar
import Testing

/// Two nouns behind the verb of a row that are one thing, or of which one has the other; each with rows that stay as they are.
struct EnglishGroupedNounRowTests {
  @Test(arguments: [
    ("snow cover car my parents", "Snow covers my parents' car."),
    ("soup burn tongue boy", "Soup burns the boy's tongue."),
    ("sheep escape farm uncle", "The sheep escaped from my uncle's farm."),
    ("we see dolphins from boat uncle", "We see dolphins from my uncle's boat."),
    ("blond boy be son baker", "The blond boy is the baker's son."),
    ("I not remember name that actress", "I don't remember the name of that actress."),
    ("butterfly land shoulder girl", "The butterfly landed on the girl's shoulder."),
    // What is done in company or for somebody is nobody's.
    ("I watch movie dad", "I watch a movie with Dad."),
    ("I go park dad", "I go to the park with Dad."),
    ("boy throw ball dog", "The boy threw the ball to the dog."),
  ])
  func whoseItIsBehindTheVerb(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I win three medals swimming", "I won three swimming medals."),
    ("I wait stop bus", "I am waiting at the bus stop."),
    ("bird make nest tree yard", "The bird is making a nest in the tree in the yard."),
    ("I leave bag chair classroom", "I leave my bag on the chair in the classroom."),
    ("janitor have keys all classrooms", "The janitor has the keys to all the classrooms."),
    ("I eat soup spoon", "I eat soup with a spoon."),
    ("mom buy bread milk cheese", "Mom buys bread, milk and cheese."),
  ])
  func whichOneItIsBehindTheVerb(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
