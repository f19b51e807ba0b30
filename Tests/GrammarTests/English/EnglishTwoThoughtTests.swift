import AACCore
import Grammar
import Testing

/// Two thoughts in one row without a word between: each kind with rows that stay one.
struct EnglishTwoThoughtTests {
  @Test(arguments: [
    ("soup hot juice cold", "The soup is hot, the juice is cold."),
    ("elephant big mouse small", "The elephant is big, the mouse is small."),
    ("my cup blue your cup red", "My cup is blue, your cup is red."),
    ("this good that bad", "This is good, that is bad."),
    ("I happy you sad", "I am happy, you are sad."),
    ("soup hot", "The soup is hot."), ("hot soup", "Hot soup."),
  ])
  func eachIsLikeSomething(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("baby sleep dog eat", "The baby is sleeping, the dog is eating."),
    ("lion roar mouse squeak", "The lion is roaring, the mouse is squeaking."),
    ("tower fall I cry", "The tower fell, I am crying."),
    ("mom see dog run", "Mom sees a dog run."),
    ("girl read big book", "The girl is reading a big book."),
  ])
  func eachDoesSomething(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("fork fall floor need new", "The fork fell on the floor, I need a new one."),
    ("nose bleed tissue", "My nose is bleeding, I need a tissue."),
    ("towel wet another", "The towel is wet, I need another one."),
    ("phone dead charger", "The phone is dead, I need a charger."),
    ("fan on hot", "Turn on the fan, I am hot."),
    ("uncle catch fish", "My uncle caught fish."),
    ("need break tired", "I am tired, I need a break."),
  ])
  func whatIsNeededForIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("stop music too loud", "Stop the music, it is too loud."),
    ("don't take it mine", "Don't take it, it is mine."),
    ("don't go scared", "Don't go, I am scared."),
    ("bring water thirsty", "Bring me water, I am thirsty."),
    ("spill juice sorry", "Sorry, I spilled juice."),
    ("close door cold", "Close the door, it is cold."),
  ])
  func whyItIsAskedFor(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("throat sore can't swallow", "My throat is sore, I can't swallow."),
    ("bike broken can't ride", "The bike is broken, I can't ride."),
    ("candle hot don't touch", "The candle is hot, don't touch."),
    ("friend sick not come", "My friend is sick, they aren't coming."),
  ])
  func whatCannotBeDoneForIt(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("dad not here where", "Dad isn't here, where is he?"),
    ("cookie gone who eat", "The cookie is gone, who ate it?"),
    ("bored what do", "I am bored, what do I do?"),
    ("hurry bus leave", "Hurry, the bus is leaving."),
    ("where mom scared", "Where is Mom? I am scared."),
    ("I know what I want", "I know what I want."),
  ])
  func whatIsAskedOrCalled(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
