import AACCore

/// The tiles of a menu laid out in rows under the headings of their groups.
struct TileGrid: Sendable {
  /// Width of a word's tile in columns of the terminal.
  static let wordWidth = 20

  /// A row of the grid.
  fileprivate enum Row {
    case heading(String)
    case tiles([Int])
  }

  private let menu: TileMenu
  private let tileWidth: Int
  private let pages: [[Row]]

  /// Lays the visible tiles of a menu out in pages of a width and height.
  init(_ menu: TileMenu, width: Int, height: Int, tileWidth: Int = wordWidth) {
    self.menu = menu
    self.tileWidth = min(width, tileWidth)
    let columns = max(1, width / max(1, tileWidth))
    pages = Self.pages(of: menu.rows(columns: columns), height: max(1, height))
  }

  /// Words side by side in a width.
  static func columns(width: Int) -> Int { max(1, width / wordWidth) }

  /// How many pages there are; at least one, also without tiles.
  var pageCount: Int { max(1, pages.count) }

  /// The page on which the pointed tile stands, else the one turned to.
  var page: Int {
    if let pointed = menu.pointed, let page = pages.firstIndex(where: { $0.has(pointed) }) {
      return page
    }
    let rest = menu.page % pageCount
    return rest < 0 ? rest + pageCount : rest
  }

  /// The lines of the page.
  var lines: [StyledLine] {
    guard pages.indices.contains(page) else { return [] }
    return pages[page].map { row in
      switch row {
      case .heading(let title): StyledLine(title, style: .bold)
      case .tiles(let tiles): line(tiles)
      }
    }
  }

  /// Fills pages, each with the heading of its first group; where only two lines fit, there are no headings.
  private static func pages(of rows: [TileMenu.Row], height: Int) -> [[Row]] {
    var pages: [[Row]] = []
    var group = ""
    for row in rows {
      let needsHeading = height > 2 && !row.group.isEmpty
      let isNewGroup = needsHeading && row.group != group
      group = row.group
      if let count = pages.last?.count, count + (isNewGroup ? 2 : 1) <= height {
        if isNewGroup { pages[pages.count - 1].append(.heading(row.group)) }
      } else {
        pages.append(needsHeading ? [.heading(row.group)] : [])
      }
      pages[pages.count - 1].append(.tiles(row.tiles))
    }
    return pages
  }

  private func line(_ tiles: [Int]) -> StyledLine {
    var line = StyledLine()
    for (place, index) in tiles.enumerated() {
      let entry = menu.entries[index]
      let column = place * tileWidth
      let number = String(index + 1)
      let padding = String(repeating: " ", count: max(0, 3 - number.count))
      let emoji = entry.emoji.isEmpty ? "" : entry.emoji + " "
      let room = tileWidth - 5 - (entry.emoji.isEmpty ? 0 : 3)
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

extension [TileGrid.Row] {
  /// Whether a tile stands in one of the rows.
  fileprivate func has(_ tile: Int) -> Bool {
    contains { if case .tiles(let tiles) = $0 { tiles.contains(tile) } else { false } }
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
