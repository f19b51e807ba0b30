import AACBoards
import AACCore
import AACStore
import Boards

/// A set of boards at the prompt: the grid of the board that is shown, and the words chosen so far.
struct BoardScreen: PromptScreen {
  /// Who speaks, and with what.
  struct Setting: Sendable {
    /// The language of messages.
    var messages: Language
    /// Makes sentences of words.
    var speech: BoardSpeech
    var pictures: PictureCharacters
  }

  private(set) var walk: BoardWalk
  private(set) var menu = TileMenu(entries: [])
  /// Whether grammar makes a sentence of the words.
  private(set) var usesGrammar: Bool
  var message: String?
  var problem: String?
  let setting: Setting

  init(_ package: BoardPackage, setting: Setting, usesGrammar: Bool = false) {
    self.setting = setting
    self.usesGrammar = usesGrammar
    walk = BoardWalk(package, locale: setting.speech.variety.tag)
    showBoard()
  }

  /// What would be said now.
  var sentence: SavedSentence? {
    setting.speech.spoken(walk.entries, makingSentences: usesGrammar)?.sentence
  }

  mutating func handle(_ key: Key, width: Int) -> [PromptEffect] {
    message = nil
    menu.leavesOutEmptyPlaces = !isGrid(width: width)
    switch menu.handle(key, columns: gridColumns(width: width)) {
    case .chose(let index): return press(index)
    case .confirmed: return said { .speak($0, nil) }
    case .changed: break
    case .missed: message = Text.walkNothingFound[setting.messages]
    case .passed: return command(key)
    }
    return []
  }

  /// Columns of the grid, or of the list where the grid is too wide for the terminal.
  func gridColumns(width: Int) -> Int {
    isGrid(width: width) ? max(1, walk.board.grid.columns) : TileGrid.columns(width: width)
  }

  /// Whether every cell of the grid has room for a number and a few letters.
  func isGrid(width: Int) -> Bool {
    let columns = walk.board.grid.columns
    return columns > 0 && width / columns >= 9
  }

  mutating func press(_ index: Int) -> [PromptEffect] {
    guard let button = walk.board.cells[index] else {
      message = Text.walkNothingFound[setting.messages]
      return []
    }
    if let link = button.link, walk.package.board(of: link) == nil {
      message = Text.boardNotHere[setting.messages]
    }
    let path = walk.board.path
    let requests = walk.press(button)
    if walk.board.path != path { showBoard() }
    return requests.contains(.speak) ? said { .speak($0, nil) } : []
  }

  private mutating func command(_ key: Key) -> [PromptEffect] {
    switch key {
    case .character("*"), .character(" "): return said { .speak($0, nil) }
    case .character("+"): return said { .save($0) }
    case .character("-"), .backspace: walk.perform(.backspace)
    case .character("="): usesGrammar.toggle()
    case .character("^"): move { $0.goHome() }
    case .character("/"): return back()
    case .character("0"), .escape, .home: return [.open(.home)]
    case .interrupt, .endOfInput: return [.quit]
    default: break
    }
    return []
  }

  private mutating func back() -> [PromptEffect] {
    guard walk.canGoBack else { return [.open(.home)] }
    move { $0.goBack() }
    return []
  }

  private mutating func move(_ change: (inout BoardWalk) -> Void) {
    let path = walk.board.path
    change(&walk)
    if walk.board.path != path { showBoard() }
  }

  private mutating func said(_ effect: (SavedSentence) -> PromptEffect) -> [PromptEffect] {
    guard let sentence else {
      message = Text.walkChooseFirst[setting.messages]
      return []
    }
    return [effect(sentence)]
  }

  /// The tiles of the board; cells without a button are tiles without a label, so that numbers are places.
  private mutating func showBoard() {
    menu = TileMenu(
      entries: walk.board.cells.map { button in
        guard let button else { return TileEntry("") }
        let label = walk.label(of: button)
        let match =
          button.actions.isEmpty && button.link == nil ? setting.speech.words.match(label) : nil
        let picture = button.link == nil ? setting.pictures[match?.pictogram] : "📁"
        return TileEntry(
          label.isEmpty ? button.id : label, emoji: picture,
          color: match.map { FitzgeraldColor($0.lexeme) })
      })
  }
}
