import AACCore
import Grammar
import Testing

/// Rows that begin with nouns of which one is the other's, and rows that begin with nouns that are not.
struct EnglishGroupBeforeVerbTests {
  @Test(arguments: [
    ("blanket grandma smell nice", "Grandma's blanket smells nice."),
    ("umbrella grandma have holes", "Grandma's umbrella has holes."),
    ("rooster uncle crow morning", "My uncle's rooster crows in the morning."),
    ("house friend my mother have fireplace", "My mother's friend's house has a fireplace."),
    ("sister teacher live near park", "The teacher's sister lives near the park."),
    ("dog collar be red", "The dog's collar is red."),
    // Both do it, or the second does it to the first.
    ("mom dad have car", "Mom and Dad have a car."),
    ("apple girl give teacher", "The girl gives the teacher an apple."),
    ("dog boy feed", "The boy feeds the dog."),
    ("ball boy throw dog", "The boy throws the ball to the dog."),
    ("horse girl ride farm", "The girl rides a horse at the farm."),
  ])
  func whatIsSomebodysDoesIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("printer office not work", "The office printer doesn't work."),
    ("fan ceiling make noise", "The ceiling fan makes noise."),
    ("soup chicken be hot", "The chicken soup is hot."),
    ("pig farm eat corn", "The pig on the farm is eating corn."),
    ("flowers pot need water", "The flowers in the pot need water."),
    ("guard museum not sleep", "The museum guard isn't sleeping."),
    ("teacher math give homework", "The math teacher gave me homework."),
    // Food beside food is joined.
    ("bread cheese want I", "I want bread and cheese."),
  ])
  func oneNamesTheOther(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("man beard read newspaper", "The man with a beard is reading the newspaper."),
    // What is done to what one wears.
    ("man hat wear", "The man wears a hat."), ("woman dress buy", "The woman bought a dress."),
  ])
  func whoByWhatOneHas(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
