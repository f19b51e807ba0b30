import AACCore
import Grammar
import Testing

/// Two thoughts that share no word, and words that do not belong together as they lie: each rule with rows that it leaves alone.
struct EnglishLaidThoughtTests {
  @Test(arguments: [
    ("hungry very when eat", "I am very hungry, when can I eat?"),
    ("thirsty where water", "I am thirsty, where is the water?"),
    ("thirsty water cold", "I am thirsty, I want cold water."),
    ("hungry sandwich cheese", "I am hungry, I want a cheese sandwich."),
    ("happy see dad", "I am happy to see Dad."),
    ("school sad boys hit", "I am sad at school, the boys hit me."),
    ("school sad", "I am sad at school."),
    ("cold water", "Cold water."), ("park fun", "The park is fun."),
    ("happy home", "Happy home."),
  ])
  func howOneIsIsSaidOfOneself(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("play outside rain", "I want to play outside, it is raining."),
    ("rain outside", "It is raining outside."),
    ("bike fall knee blood", "I fell off the bike, I have blood on my knee."),
    ("bike fall cry", "I fell off the bike and cried."), ("bike fall", "The bike fell."),
    ("bus miss late", "I missed the bus, I am late."), ("bus late", "The bus is late."),
    ("I fever school no", "I have a fever, I am not going to school."),
    ("dog bark night sleep no", "The dog barks at night, I can't sleep."),
    ("I sleep no", "I don't sleep."),
  ])
  func whatHappensStandsApart(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("door open help", "Help me open the door."),
    ("birthday invite Lucas", "I want to invite Lucas to my birthday."),
    ("pool swimsuit forget", "I forgot my swimsuit in the pool."),
    ("mom hair brush", "Mom brushes my hair."), ("hair brush", "Hair brush."),
    ("cookies more no left", "There are no more cookies left."),
    ("milk no left", "There is no milk left."),
  ])
  func wordsAreSaidInTheirOrder(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
