import AACCore
import Grammar
import Testing

/// Rows in the order of speech that leave out *be*, *to*, *in* or the one who does it again; each with rows that stay as they are.
struct EnglishPutInRowTests {
  @Test(arguments: [
    ("it too dark see", "It is too dark to see."),
    ("you look beautiful that dress", "You look beautiful in that dress."),
    ("how say that English", "How do I say that in English?"),
    ("mom allergic dog hair", "Mom is allergic to dog hair."),
    ("we two minutes late", "We are two minutes late."),
    ("bus ten minutes late", "The bus is ten minutes late."),
    ("twelve candle on cake", "There are twelve candles on the cake."),
    ("girl read on way home", "The girl is reading on the way home."),
    // What is laid in full stays.
    ("I look dress", "I am looking at the dress."), ("how say that", "How do I say that?"),
    ("three book on table", "There are three books on the table."),
  ])
  func smallWordsArePutIn(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("I thirsty but bottle empty", "I am thirsty, but the bottle is empty."),
    (
      "son not talk but understand everything",
      "My son doesn't talk, but he understands everything."
    ),
    ("dog not bite but bark", "The dog doesn't bite, but it barks."),
    ("fever gone but still cough", "The fever is gone, but I still cough."),
    ("neighbor dog bark all night", "My neighbor's dog barks all night."),
  ])
  func whoDoesItIsNamedAgain(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }
}
