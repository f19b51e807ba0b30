import AACCore
import Foundation

/// Adding someone: name, gender, language, one question after another.
struct PersonScreen: PromptScreen {
  private enum Stage {
    case name, gender, variety
  }

  var message: String?
  var problem: String?
  private let language: Language
  private var stage = Stage.name
  private var name = ""
  private var gender = Gender.feminine
  private var menu = TileMenu(entries: [])

  /// - Parameter language: the language of the questions.
  init(language: Language) { self.language = language }

  mutating func handle(_ key: Key, width: Int) -> [PromptEffect] {
    message = nil
    switch key {
    case .interrupt, .endOfInput: return [.quit]
    case .escape: return [.open(.people)]
    case .character("/"): return back()
    default: return stage == .name ? typeName(key) : choose(key)
    }
  }

  private mutating func typeName(_ key: Key) -> [PromptEffect] {
    switch key {
    case .character(let character) where name.count < 40: name.append(character)
    case .backspace where name.isEmpty: return back()
    case .backspace: name.removeLast()
    case .line(let text):
      name = text
      return typeName(.enter)
    case .enter:
      name = name.trimmingCharacters(in: .whitespaces)
      guard !name.isEmpty else {
        message = Text.storeEmptyName[language]
        return []
      }
      ask(.gender)
    default: break
    }
    return []
  }

  private mutating func choose(_ key: Key) -> [PromptEffect] {
    switch menu.handle(key, columns: 1) {
    case .chose(let index) where stage == .gender:
      gender = Gender.allCases[index]
      ask(.variety)
    case .chose(let index):
      return [.add(name: name, gender: gender, variety: LanguageVariety.allCases[index])]
    case .confirmed: message = Text.walkChooseFirst[language]
    case .missed: message = Text.walkNothingFound[language]
    case .changed: break
    case .passed: return key == .backspace || key == .character("0") ? back() : []
    }
    return []
  }

  private mutating func back() -> [PromptEffect] {
    switch stage {
    case .name: return [.open(.people)]
    case .gender: ask(.name)
    case .variety: ask(.gender)
    }
    return []
  }

  private mutating func ask(_ next: Stage) {
    stage = next
    let labels =
      switch next {
      case .name: [String]()
      case .gender:
        Gender.allCases.map {
          ($0 == .feminine ? Text.personFeminine : .personMasculine)[language]
        }
      case .variety: LanguageVariety.allCases.map(\.ownName)
      }
    menu = TileMenu(entries: labels.map { TileEntry($0) })
  }

  func lines(rows: Int, columns: Int) -> [StyledLine] {
    let typed = stage == .name ? name : menu.typed
    let prompt = stage == .name ? Text.helpPersonName[language] + ":" : Text.walkInput[language]
    let layout = ScreenLayout(
      head: [StyledLine(title, style: .bold), StyledLine()],
      foot: noticeLines(width: columns) + [StyledLine("\(prompt) \(typed)_")]
        + StyledLine.flow(
          [.hint("⏎", Text.keyNext[language]), .hint("/", Text.keyBack[language])],
          width: columns, gap: 0),
      rows: rows)
    let grid = TileGrid(menu, width: columns, height: layout.bodyHeight, tileWidth: columns)
    return layout.lines(body: grid.lines)
  }

  var plainPage: PlainPage {
    PlainPage(
      heading: [title], tiles: menu.visible.map { "\($0 + 1). \(menu.entries[$0].label)" },
      hints: "/ \(Text.keyBack[language])")
  }

  private var title: String {
    switch stage {
    case .name: Text.personAskName[language]
    case .gender: Text.personAskGender(name: name)[language]
    case .variety: Text.personAskLanguage(name: name)[language]
    }
  }
}
