import AACCore
import SentenceBuilder

/// The tiles of a whole sentence as cards: picture, word, and the red cross on a negated one.
struct TileCards {
  private static let height = 5

  private let tiles: [Tile]
  private let lit: Set<Int>
  private let isQuestion: Bool
  private let pictures: PictureCharacters

  /// Cards of tiles, of which those at the indices `lit` are being said.
  init(_ tiles: [Tile], lit: Set<Int>, isQuestion: Bool, pictures: PictureCharacters) {
    self.tiles = tiles
    self.lit = lit
    self.isQuestion = isQuestion
    self.pictures = pictures
  }

  /// The cards in rows; nothing where there is no room for all of them, since the strip shows them too.
  func lines(width: Int, height: Int) -> [StyledLine] {
    var rows: [[Int]] = []
    var used = 0
    for index in tiles.indices {
      let room = cardWidth(index) + 1
      if rows.isEmpty || used + room > width {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(index)
      used += room
    }
    let lines = rows.flatMap(row)
    let fits = tiles.indices.allSatisfy { cardWidth($0) <= width }
    return fits && lines.count <= height ? lines : []
  }

  private func cardWidth(_ index: Int) -> Int { max(10, tiles[index].label.displayWidth + 4) }

  private func row(_ indices: [Int]) -> [StyledLine] {
    var lines = [StyledLine](repeating: StyledLine(), count: Self.height)
    var column = 1
    for index in indices {
      let width = cardWidth(index)
      draw(index, column: column, width: width, into: &lines)
      column += width + 1
    }
    if isQuestion, indices.last == tiles.indices.last {
      let style = TextStyle(foreground: .purple, isBold: true)
      lines[Self.height / 2].append(" ?", style: style, column: column)
    }
    return lines
  }

  private func draw(_ index: Int, column: Int, width: Int, into lines: inout [StyledLine]) {
    let tile = tiles[index]
    let red = TextStyle(foreground: .red, isBold: true)
    var style = TextStyle(foreground: TextStyle.Color(FitzgeraldColor(tile.lexeme)), isBold: true)
    style.isReversed = lit.contains(index)
    let bar = String(repeating: "─", count: width - 2)
    let picture = pictures[tile.pictogram]
    let middle: [(String, TextStyle)] = [
      (tile.isNegated ? "✗" : "", red), (picture, .plain), (tile.label, style),
    ]
    lines[0].append("┌\(bar)┐", column: column)
    for (line, content) in middle.enumerated() {
      let (text, style) = content
      lines[line + 1].append("│", column: column)
      lines[line + 1].append(text, style: style, column: column + (width - text.displayWidth) / 2)
      lines[line + 1].append("│", column: column + width - 1)
    }
    lines[Self.height - 1].append("└\(bar)┘", column: column)
  }
}
