import AACCore
import Grammar
import AACTestSupport
import SentenceBuilder
import Testing

@testable import aac_cli

struct SpokenTilesTests {
  private func tiles(_ keys: (inout SentenceBuilder) throws -> Void) throws -> (
    Sentence, SpokenTiles
  ) {
    var builder = SentenceBuilder(vocabulary: .small)
    try builder.apply(.start(.full))
    try keys(&builder)
    let sentence = builder.sentence(variety: .spanishSpain, speaker: .masculine)
    return (sentence, SpokenTiles(sentence))
  }

  @Test func everyWordLightsTheTileItIsAbout() throws {
    let (sentence, tiles) = try tiles { builder in
      try builder.apply(.choose(.subject("girl")))
      try builder.apply(.next)
      try builder.apply(.choose(.verb("eat")))
      try builder.apply(.negate)
      try builder.apply(.next)
      try builder.apply(.choose(.complement("apple")))
    }
    #expect(sentence.text == "La niña no come una manzana.")
    let words = [0..<2, 3..<7, 8..<10, 11..<15, 16..<19, 20..<27]
    #expect(words.map(tiles.tile) == [0, 0, 1, 1, 2, 2])
  }

  @Test func beyondTheTextNothingIsLit() throws {
    let (_, tiles) = try tiles { try $0.apply(.choose(.subject("dog"))) }
    #expect(tiles.tile(at: 90..<95) == nil)
  }
}
