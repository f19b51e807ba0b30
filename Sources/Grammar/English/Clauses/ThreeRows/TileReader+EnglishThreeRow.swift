import AACCore

extension TileReader {
  /// The clause of a row of three tiles that leaves out what English needs; nil where it leaves out nothing.
  func englishOfThree(_ tiles: [Constituent]) -> [Clause]? {
    guard variety.language == .english, tiles.count == 3 else { return nil }
    return EnglishThreeRow(variety: variety, frames: tables.frames, lexicon: tables.lexicon)
      .said(tiles).map { [$0] }
  }
}
