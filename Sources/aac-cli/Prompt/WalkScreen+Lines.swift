import AACCore
import SentenceBuilder

extension WalkScreen {
  func lines(rows: Int, columns: Int) -> [StyledLine] {
    let isFinal = builder.state.step == .final
    let head = [titleLine(width: columns)] + StyledLine.flow(stripItems, width: columns)
    var layout = ScreenLayout(
      head: head + sentenceLines(width: columns) + [rule(columns)],
      foot: noticeLines(width: columns) + [rule(columns)] + keyLines(width: columns), rows: rows)
    guard !isFinal else {
      let cards = TileCards(
        builder.tiles, lit: spokenTiles, isQuestion: builder.state.isQuestion,
        pictures: setting.pictures)
      return layout.lines(body: cards.lines(width: columns, height: layout.bodyHeight))
    }
    layout.foot.insert(StyledLine(), at: 0)
    let grid = TileGrid(menu, width: columns, height: layout.bodyHeight)
    layout.foot[0] = inputLine(page: grid.page, of: grid.pageCount)
    return layout.lines(body: grid.lines)
  }

  var plainPage: PlainPage {
    var tiles: [String] = []
    var group = ""
    for index in menu.visible {
      let entry = menu.entries[index]
      if entry.group != group, !entry.group.isEmpty { tiles.append("\(entry.group):") }
      group = entry.group
      tiles.append("\(index + 1). \(entry.label)")
    }
    let soFar =
      builder.tiles.isEmpty
      ? [] : [strip, Text.walkSentenceSoFar(sentence: sentence.text)[language]]
    return PlainPage(
      heading: [title] + soFar, tiles: tiles,
      hints: keyHints.map { "\($0.key == "⏎" ? Text.keyEnter[language] : $0.key) \($0.action)" }
        .joined(separator: ", "))
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
    let set = setting.pictureSet.map { Text.walkPictureSet(name: $0)[language] }
    let corner = [set, setting.personName, setting.variety.tag].compactMap(\.self)
      .joined(separator: " · ")
    line.append(corner, style: .dim, column: max(0, width - corner.displayWidth))
    return line
  }

  /// The chosen tiles as plain text, the negated one behind its cross.
  private var strip: String {
    let tiles = builder.tiles.map { ($0.isNegated ? "✗ " : "") + $0.label }.joined(separator: " + ")
    return tiles + (builder.state.isQuestion ? " ?" : "")
  }

  /// The chosen tiles, one after another; one empty line when there are none.
  private var stripItems: [StyledLine] {
    guard !builder.tiles.isEmpty else { return [StyledLine()] }
    return TileStrip(
      builder.tiles, isQuestion: builder.state.isQuestion, pictures: setting.pictures
    ).items(lit: spokenTiles)
  }

  private func sentenceLines(width: Int) -> [StyledLine] {
    guard !builder.tiles.isEmpty else { return [StyledLine()] }
    let style: TextStyle = builder.state.step == .final ? .bold : .plain
    return sentence.text.wrapped(to: width - 2).map { StyledLine("  " + $0, style: style) }
  }

  private func inputLine(page: Int, of count: Int) -> StyledLine {
    var line = StyledLine("\(Text.walkInput[language]) ")
    line.append(menu.typed + "_", style: .bold)
    if menu.visible.isEmpty {
      line.append("  \(Text.walkNothingFound[language])")
    } else if count > 1 {
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
    StyledLine.flow(keyHints.map { .hint($0.key, $0.action) }, width: width, gap: 0)
  }
}
