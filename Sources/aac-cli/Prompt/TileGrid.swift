import AACStore
import AACCore

/// The tiles of a menu laid out in rows under the headings of their groups.
struct TileGrid: Sendable {
  /// Width of a word's tile in columns of the terminal.
  static let wordWidth = 20

  /// A row of the grid: a heading or the indices of its tiles.
  private enum Row {
    case heading(String)
    case tiles([Int])
  }

  private let menu: TileMenu
  private let columns: Int
  private let tileWidth: Int
  private let rows: [Row]

  /// Lays the visible tiles of a menu out in a width.
  init(_ menu: TileMenu, width: Int, tileWidth: Int = wordWidth) {
    self.menu = menu
    self.tileWidth = min(width, tileWidth)
    columns = max(1, width / max(1, tileWidth))
    var rows: [Row] = []
    var group: String?
    for index in menu.visible {
      let entry = menu.entries[index]
      if entry.group != group {
        group = entry.group
        if !entry.group.isEmpty { rows.append(.heading(entry.group)) }
        rows.append(.tiles([index]))
      } else if case .tiles(let tiles)? = rows.last, tiles.count < columns {
        rows[rows.count - 1] = .tiles(tiles + [index])
      } else {
        rows.append(.tiles([index]))
      }
    }
    self.rows = rows
  }

  /// Words side by side in a width.
  static func columns(width: Int) -> Int { max(1, width / wordWidth) }

  /// How many pages of a height there are.
  func pageCount(height: Int) -> Int { max(1, (rows.count + height - 1) / max(1, height)) }

  /// The page on which the pointed tile stands, else the one asked for.
  func page(asked: Int, height: Int) -> Int {
    guard let pointed = menu.pointed,
      let row = rows.firstIndex(where: {
        if case .tiles(let tiles) = $0 { tiles.contains(pointed) } else { false }
      })
    else { return min(max(0, asked), pageCount(height: height) - 1) }
    return row / max(1, height)
  }

  /// The lines of one page.
  func lines(page: Int, height: Int) -> [StyledLine] {
    rows.dropFirst(page * height).prefix(height).map { row in
      switch row {
      case .heading(let title): StyledLine(title, style: .bold)
      case .tiles(let tiles): line(tiles)
      }
    }
  }

  private func line(_ tiles: [Int]) -> StyledLine {
    var line = StyledLine()
    for (place, index) in tiles.enumerated() {
      let entry = menu.entries[index]
      let column = place * tileWidth
      let number = String(index + 1)
      let padding = String(repeating: " ", count: max(0, 3 - number.count))
      let emoji = entry.emoji.isEmpty ? "" : entry.emoji + " "
      let room = tileWidth - 6 - (entry.emoji.isEmpty ? 0 : 3)
      var style = TextStyle(foreground: entry.color.map(TextStyle.Color.init))
      style.isReversed = index == menu.pointed
      if entry.isChosen { style = TextStyle(foreground: .red, isBold: true) }
      let (open, close) = entry.isChosen ? ("[", "]") : (" ", " ")
      line.append(
        "\(padding)\(number)\(open)", style: entry.isChosen ? style : .dim, column: column)
      line.append(emoji, column: column + 4)
      line.append(
        entry.label.truncated(to: room) + close, style: style,
        column: column + 4 + (emoji.isEmpty ? 0 : 3))
    }
    return line
  }
}

extension TextStyle.Color {
  /// The terminal's colour nearest to one of the Fitzgerald key.
  init(_ color: FitzgeraldColor) {
    self =
      switch color {
      case .people: .brightYellow
      case .verbs: .green
      case .nouns: .orange
      case .descriptions: .brightBlue
      case .social: .pink
      case .questions: .purple
      case .negation: .brightRed
      case .determiners: .brightBlack
      case .connectives: .white
      }
  }
}
