import AACCore
import Testing

@testable import aac_cli

struct PictureCharactersTests {
  @Test(arguments: [
    ("twemoji:1f34e", "🍎"), ("twemoji:1f471-200d-2640-fe0f", "👱‍♀️"), ("aac:want", "🤲"),
    ("aac:none", ""),
    ("twemoji:zz", ""),
  ])
  func standForPictograms(id: String, character: String) {
    let pictures = PictureCharacters(emoji: ["aac:want": "🤲"])
    #expect(pictures[Pictogram.ID(rawValue: id)] == character)
    #expect(pictures[nil] == "")
  }
}
