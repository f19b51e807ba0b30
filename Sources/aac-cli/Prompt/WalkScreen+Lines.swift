import AACStore
import AACCore
import SentenceBuilder

extension WalkScreen {
  func lines(rows: Int, columns: Int) -> [StyledLine] {
    let keys = keyLines(width: columns)
    let head = [titleLine(width: columns), stripLine, sentenceLine(width: columns), rule(columns)]
    let height = max(1, rows - head.count - keys.count - 2)
    let grid = TileGrid(menu, width: columns)
    let page = grid.page(asked: askedPage, height: height)
    var body = grid.lines(page: page, height: height)
    while body.count < height { body.append(StyledLine()) }
    return head + body + [inputLine(grid, page: page, height: height), rule(columns)] + keys
  }

  var plainLines: [String] {
    var lines = [title, strip]
    if !builder.tiles.isEmpty {
      lines.append(Text.walkSentenceSoFar(sentence: sentence.text)[language])
    }
    var group: String?
    for index in menu.visible {
      let entry = menu.entries[index]
      if entry.group != group, !entry.group.isEmpty { lines.append("\(entry.group):") }
      group = entry.group
      lines.append("\(index + 1). \(entry.label)\(entry.isChosen ? " ✓" : "")")
    }
    return lines + [keyHints.map { "\($0.key) \($0.action)" }.joined(separator: ", ")]
  }

  /// What the step asks.
  private var title: String {
    let text: Text =
      switch builder.state.step {
      case .home: .appName
      case .subject: builder.state.mode == .full ? .walkWho : .walkHowAreYou
      case .verb: .walkWhat
      case .complement, .openedComplement: .walkComplement
      case .final: .walkFinal
      }
    return text[language]
  }

  private func titleLine(width: Int) -> StyledLine {
    var line = StyledLine(title, style: .bold)
    let corner = [setting.personName, setting.variety.tag].compactMap(\.self).joined(
      separator: " · ")
    line.append(corner, style: .dim, column: max(0, width - corner.displayWidth))
    return line
  }

  /// The chosen tiles as plain text, the negated one behind its cross.
  private var strip: String {
    let tiles = builder.tiles.map { ($0.isNegated ? "✗ " : "") + $0.label }.joined(separator: " + ")
    return tiles + (builder.state.isQuestion ? " ?" : "")
  }

  private var stripLine: StyledLine {
    var line = StyledLine()
    for (index, tile) in builder.tiles.enumerated() {
      if index > 0 { line.append(" ") }
      line.append("[")
      if tile.isNegated { line.append("✗ ", style: TextStyle(foreground: .red, isBold: true)) }
      let picture = setting.pictures[tile.pictogram]
      if !picture.isEmpty { line.append(picture + " ") }
      var style = TextStyle(foreground: TextStyle.Color(FitzgeraldColor(tile.lexeme)), isBold: true)
      style.isReversed = index == spokenTile
      line.append(tile.label, style: style)
      line.append("]")
    }
    if builder.state.isQuestion {
      line.append(" ?", style: TextStyle(foreground: .purple, isBold: true))
    }
    return line
  }

  private func sentenceLine(width: Int) -> StyledLine {
    guard !builder.tiles.isEmpty else { return StyledLine() }
    return StyledLine(
      "  " + sentence.text.truncated(to: width - 2),
      style: builder.state.step == .final ? .bold : .plain)
  }

  private func inputLine(_ grid: TileGrid, page: Int, height: Int) -> StyledLine {
    var line = StyledLine()
    if let message {
      line.append(message, style: TextStyle(foreground: .yellow, isBold: true))
    } else if !menu.entries.isEmpty {
      line.append("\(Text.walkInput[language]) ")
      line.append(menu.typed + "_", style: .bold)
      if menu.visible.isEmpty { line.append("  \(Text.walkNothingFound[language])") }
    }
    let count = grid.pageCount(height: height)
    if count > 1 {
      line.append(
        "  " + Text.walkPage(page: "\(page + 1)", pages: "\(count)")[language], style: .dim)
    }
    return line
  }

  private func rule(_ width: Int) -> StyledLine {
    StyledLine(String(repeating: "─", count: width), style: .dim)
  }

  /// The keys that do something now, with what they do.
  private var keyHints: [(key: String, action: String)] {
    var hints: [(String, Text)] = []
    if builder.isLegal(.next) { hints.append(("⏎", .keyNext)) }
    if builder.isLegal(.negate) { hints.append(("-", .keyNegate)) }
    if builder.isLegal(.question) { hints.append(("?", .keyQuestion)) }
    if !builder.tiles.isEmpty { hints += [("*", .keySpeak), ("+", .keySave)] }
    hints += [("/", .keyBack), ("0", .keyHome)]
    return hints.map { ($0.0, $0.1[language]) }
  }

  private func keyLines(width: Int) -> [StyledLine] {
    var lines: [StyledLine] = [StyledLine()]
    var used = 0
    for (key, action) in keyHints {
      let length = key.count + action.displayWidth + 4
      if used + length > width {
        lines.append(StyledLine())
        used = 0
      }
      used += length
      lines[lines.count - 1].append(" \(key) ", style: .reversed)
      lines[lines.count - 1].append(" \(action) ")
    }
    return lines
  }
}
