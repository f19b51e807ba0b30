import AACCore
import AACStore
import Boards
import SentenceBuilder

extension BoardScreen {
  func lines(rows: Int, columns: Int) -> [StyledLine] {
    var layout = ScreenLayout(
      head: [StyledLine(title.truncated(to: columns), style: .bold)] + sentenceLines(width: columns)
        + [rule(columns)],
      foot: [StyledLine()] + noticeLines(width: columns) + [rule(columns)]
        + StyledLine.flow(hints.map { .hint($0.key, $0.action) }, width: columns, gap: 0),
      rows: rows)
    guard isGrid(width: columns), menu.filter.isEmpty else {
      var listed = menu
      listed.leavesOutEmptyPlaces = true
      let grid = TileGrid(listed, width: columns, height: layout.bodyHeight)
      layout.foot[0] = inputLine(page: grid.page, of: grid.pageCount, width: columns)
      return layout.lines(body: grid.lines)
    }
    let height = max(1, layout.bodyHeight)
    let count = walk.board.grid.rows.count
    let pages = max(1, (count + height - 1) / height)
    let page = page(of: pages, height: height)
    layout.foot[0] = inputLine(page: page, of: pages, width: columns)
    let shown = (page * height)..<min(count, (page + 1) * height)
    return layout.lines(body: shown.map { row($0, width: columns) })
  }

  var plainPage: PlainPage {
    let soFar = sentence.map { [Text.walkSentenceSoFar(sentence: $0.text)[setting.messages]] } ?? []
    return PlainPage(
      heading: [title] + soFar,
      tiles: menu.visible.filter { !menu.entries[$0].label.isEmpty }.map { index in
        let isFolder = walk.board.cells[index]?.link != nil
        return "\(index + 1). \(menu.entries[index].label)\(isFolder ? " →" : "")"
      }, hints: hints.map { "\($0.key) \($0.action)" }.joined(separator: ", "))
  }

  private var title: String { walk.board.name ?? walk.board.id }

  private func sentenceLines(width: Int) -> [StyledLine] {
    guard let sentence else { return [StyledLine(), StyledLine()] }
    let strip = walk.entries.map { "[\($0.label)\($0.isSpelling ? "_" : "")]" }
      .joined(separator: " ")
    return [StyledLine(strip.truncated(to: width))]
      + sentence.text.wrapped(to: max(1, width - 2)).map { StyledLine("  " + $0, style: .bold) }
  }

  /// The page on which the pointed tile stands, else the one turned to.
  private func page(of count: Int, height: Int) -> Int {
    if let pointed = menu.pointed {
      return pointed / max(1, walk.board.grid.columns) / height
    }
    let rest = menu.page % count
    return rest < 0 ? rest + count : rest
  }

  private func row(_ row: Int, width: Int) -> StyledLine {
    let columns = walk.board.grid.columns
    let cell = width / columns
    var line = StyledLine()
    for column in 0..<columns {
      let index = row * columns + column
      let entry = menu.entries[index]
      let start = column * cell
      guard !entry.label.isEmpty || index == menu.pointed else {
        line.append("·", style: .dim, column: start + (cell >= 14 ? 5 : 2))
        continue
      }
      var style = TextStyle(foreground: entry.color.map(TextStyle.Color.init))
      style.isReversed = index == menu.pointed
      // A picture takes three columns, which narrow cells have not. It stands before the number, so
      // that words begin in one column whether they have a picture or not.
      let indent = cell >= 14 ? 3 : 0
      if indent > 0, !entry.emoji.isEmpty { line.append(entry.emoji, column: start) }
      let number = String(index + 1)
      line.append(number, style: .dim, column: start + indent + max(0, 3 - number.count))
      line.append(
        entry.label.truncated(to: max(1, cell - indent - 5)), style: style,
        column: start + indent + 4)
    }
    return line
  }

  /// What is typed and the page, both in full where the line has room for them.
  private func inputLine(page: Int, of count: Int, width: Int) -> StyledLine {
    let place = Text.walkPage(page: "\(page + 1)", pages: "\(count)")[setting.messages]
    let short = "\(page + 1)/\(count) < >"
    let forms = [
      (Text.walkInput[setting.messages], place), (Text.walkInput[setting.messages], short),
    ]
    for (prompt, place) in forms + [(">", short)] {
      var line = StyledLine("\(prompt) ")
      line.append(menu.typed + "_", style: .bold)
      if count > 1 { line.append("  " + place, style: .dim) }
      if line.text.displayWidth <= width { return line }
    }
    return StyledLine((menu.typed + "_").truncated(to: width), style: .bold)
  }

  private func rule(_ width: Int) -> StyledLine {
    StyledLine(String(repeating: "─", count: width), style: .dim)
  }

  private var hints: [(key: String, action: String)] {
    var hints: [(String, Text)] = []
    if !walk.entries.isEmpty {
      hints += [("*", .keySpeak), ("-", .boardEraseButton), ("+", .keySave)]
    }
    hints.append(("=", usesGrammar ? .keyAsChosen : .keyGrammar))
    if walk.canGoBack { hints.append(("^", .keyFirstBoard)) }
    hints += [("/", .keyBack), ("0", .keyHome)]
    return hints.map { ($0.0, $0.1[setting.messages]) }
  }
}
