import AACCore
import Grammar
import Testing

/// Names of shops, games, shows and goods among the tiles.
struct EnglishNameTests {
  @Test(arguments: [
    ("McDonald's go", "I want to go to McDonald's."),
    ("minecraft play", "I want to play Minecraft."),
    ("Bluey TV", "I want to watch Bluey on TV."),
    ("Lego build tower", "I want to build a tower with Lego."),
    ("clay make dog", "I make a dog with clay."), ("ipad want", "I want an iPad."),
    // A person does it, and no material is there.
    ("juice more I", "I want more juice."), ("Noah jump", "Noah is jumping."),
    ("make cake", "I want to make a cake."),
  ])
  func namesAreReadByWhatTheyName(_ tiles: String, _ text: String) {
    #expect(EnglishClauses.row(tiles) == text)
  }

  @Test(arguments: [
    ("mom", "shop", "Target", "Mom shops at Target."),
    ("grandma", "live", "Ohio", "Grandma lives in Ohio."),
    ("I", "want", "backpack;Bluey", "I want a Bluey backpack."),
    ("I", "give", "sticker;Lucas", "I give Lucas a sticker."),
    ("I", "travel", "Netherlands", "I travel to the Netherlands."),
  ])
  func namesHaveThePrepositionOfWhatTheyName(
    _ subject: String, _ verb: String, _ complements: String, _ text: String
  ) {
    #expect(EnglishClauses.text(subject, verb, complements) == text)
  }
}
