import AACStore
import AACCore

/// A screen that is a list of things to choose from, each of which does something.
struct MenuScreen: PromptScreen {
  /// A thing to choose.
  struct Item: Sendable {
    var entry: TileEntry
    var effect: PromptEffect
  }

  var message: String?
  private let title: String
  private let language: Language
  private let effects: [PromptEffect]
  /// Where `0`, `/` and Escape lead.
  private let exit: PromptEffect
  private var menu: TileMenu
  private var page = 0

  init(title: String, items: [Item], exit: PromptEffect, language: Language) {
    self.title = title
    self.language = language
    self.exit = exit
    effects = items.map(\.effect)
    menu = TileMenu(entries: items.map(\.entry))
  }

  mutating func handle(_ key: Key, width: Int) -> [PromptEffect] {
    message = nil
    switch menu.handle(key, columns: 1) {
    case .chose(let index): return [effects[index]]
    case .confirmed, .changed: return []
    case .passed: return command(key)
    }
  }

  private mutating func command(_ key: Key) -> [PromptEffect] {
    switch key {
    case .character("0"), .character("/"), .escape, .backspace, .home: return [exit]
    case .interrupt, .endOfInput: return [.quit]
    case .pageDown, .character(">"): page += 1
    case .pageUp, .character("<"): page = max(0, page - 1)
    default: break
    }
    return []
  }

  func lines(rows: Int, columns: Int) -> [StyledLine] {
    let height = max(1, rows - 4)
    let grid = TileGrid(menu, width: columns, tileWidth: columns)
    let page = grid.page(asked: page, height: height)
    var body = grid.lines(page: page, height: height)
    while body.count < height { body.append(StyledLine()) }
    var input = StyledLine("\(Text.walkInput[language]) \(menu.typed)_")
    if let message {
      input = StyledLine(message, style: TextStyle(foreground: .yellow, isBold: true))
    }
    return [StyledLine(title, style: .bold), StyledLine()] + body + [input, exitLine]
  }

  var plainLines: [String] {
    [title] + menu.visible.map { "\($0 + 1). \(menu.entries[$0].label)" } + [exitLine.text]
  }

  private var exitLine: StyledLine {
    var line = StyledLine(" 0 ", style: .reversed)
    line.append(" \((exit == .quit ? Text.keyQuit : Text.keyHome)[language])")
    return line
  }
}
