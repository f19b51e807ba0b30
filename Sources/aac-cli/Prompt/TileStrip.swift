import AACCore
import SentenceBuilder

/// The chosen tiles, one after another, as a line of the terminal.
struct TileStrip: Sendable {
  private let tiles: [Tile]
  private let isQuestion: Bool
  private let pictures: PictureCharacters

  /// The strip of tiles; a question has its mark behind them.
  init(_ tiles: [Tile], isQuestion: Bool, pictures: PictureCharacters) {
    (self.tiles, self.isQuestion, self.pictures) = (tiles, isQuestion, pictures)
  }

  /// The tiles, those at the indices `lit` reversed: they are being said.
  func items(lit: Set<Int>) -> [StyledLine] {
    var items = tiles.enumerated().map { index, tile in
      var item = StyledLine("[")
      if tile.isNegated { item.append("✗ ", style: TextStyle(foreground: .red, isBold: true)) }
      let picture = pictures[tile.pictogram]
      if !picture.isEmpty { item.append(picture + " ") }
      var style = TextStyle(foreground: TextStyle.Color(FitzgeraldColor(tile.lexeme)), isBold: true)
      style.isReversed = lit.contains(index)
      item.append(tile.label, style: style)
      item.append("]")
      return item
    }
    if isQuestion {
      items.append(StyledLine("?", style: TextStyle(foreground: .purple, isBold: true)))
    }
    return items
  }
}
