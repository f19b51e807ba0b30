import AACCore
import Foundation

/// A screen that is a list of things to choose from, each of which does something.
struct MenuScreen: PromptScreen {
  /// A thing to choose.
  struct Item: Sendable {
    var entry: TileEntry
    var effect: PromptEffect
  }

  var message: String?
  var problem: String?
  private let title: String
  private let language: Language
  private let effects: [PromptEffect]
  /// Where `0`, `/` and Escape lead.
  private let exit: PromptEffect
  private var menu: TileMenu

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
    case .changed: return []
    case .confirmed: message = Text.walkChooseFirst[language]
    case .missed: message = Text.walkNothingFound[language]
    case .passed: return command(key)
    }
    return []
  }

  private func command(_ key: Key) -> [PromptEffect] {
    switch key {
    case .character("0"), .character("/"), .escape, .backspace, .home: [exit]
    case .interrupt, .endOfInput: [.quit]
    default: []
    }
  }

  func lines(rows: Int, columns: Int) -> [StyledLine] {
    let input = StyledLine("\(Text.walkInput[language]) \(menu.typed)_")
    let layout = ScreenLayout(
      head: title.wrapped(to: columns).map { StyledLine($0, style: .bold) } + [StyledLine()],
      foot: noticeLines(width: columns) + [input, exitLine], rows: rows)
    let grid = TileGrid(menu, width: columns, height: layout.bodyHeight, tileWidth: columns)
    return layout.lines(body: grid.lines)
  }

  var plainPage: PlainPage {
    PlainPage(
      heading: [title],
      tiles: menu.visible.map {
        "\($0 + 1). \(menu.entries[$0].label)\(menu.entries[$0].isChosen ? " ✓" : "")"
      }, hints: exitLine.text.trimmingCharacters(in: .whitespaces))
  }

  private var exitLine: StyledLine {
    let text: Text =
      switch exit {
      case .quit: .keyQuit
      case .open(.home): .keyHome
      default: .keyBack
      }
    return .hint("0", text[language])
  }
}
