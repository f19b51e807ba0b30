import AACCore
import SentenceBuilder

/// The walk subject → verb → complement at the prompt.
///
/// Every action has one key, and all but the question can be reached on a numeric keypad.
struct WalkScreen: PromptScreen {
  /// Who the sentences are for.
  struct Setting: Sendable {
    var variety: LanguageVariety
    var speaker: Gender
    var pictures: PictureCharacters
    /// Shown in the corner.
    var personName: String?
    /// The symbol set whose pictures stand in for those of words; shown in the corner.
    var pictureSet: String?
  }

  private(set) var builder: SentenceBuilder
  private(set) var menu: TileMenu
  var message: String?
  var problem: String?
  /// Indices of the tiles whose word is being said.
  var spokenTiles: Set<Int> = []
  let setting: Setting

  init(vocabulary: Vocabulary, mode: Mode, setting: Setting) {
    self.setting = setting
    builder = SentenceBuilder(vocabulary: vocabulary)
    menu = TileMenu(entries: [])
    apply(.start(mode))
  }

  /// The language that the person reads.
  var language: Language { setting.variety.language }

  /// The sentence so far.
  var sentence: Sentence { builder.sentence(variety: setting.variety, speaker: setting.speaker) }

  mutating func handle(_ key: Key, width: Int) -> [PromptEffect] {
    message = nil
    switch menu.handle(key, columns: TileGrid.columns(width: width)) {
    case .chose(let index): choose(index)
    case .confirmed: return confirm()
    case .changed: break
    case .missed: message = Text.walkNothingFound[language]
    case .passed: return command(key)
    }
    return []
  }

  private mutating func confirm() -> [PromptEffect] {
    guard builder.state.step != .final else { return command(.character("*")) }
    guard builder.isLegal(.next) else {
      message = Text.walkChooseFirst[language]
      return []
    }
    apply(.next)
    return []
  }

  private mutating func command(_ key: Key) -> [PromptEffect] {
    switch key {
    case .character("-"): mark(.negate, else: .walkNothingToNegate)
    case .character("?"), .character("¿"), .character("."):
      mark(.question, else: .walkQuestionLater)
    case .character("/"), .backspace: return back()
    case .character("0"), .escape, .home: return goHome()
    case .character("*"), .character(" "): return said { .speak($0.saved, SpokenTiles($0)) }
    case .character("+"): return said { .save($0.saved) }
    case .tab: return confirm()
    case .interrupt, .endOfInput: return [.quit]
    default: break
    }
    return []
  }

  private mutating func mark(_ move: Move, else hint: Text) {
    guard builder.isLegal(move) else {
      message = hint[language]
      return
    }
    apply(move)
  }

  private mutating func back() -> [PromptEffect] {
    apply(.back)
    return builder.state.step == .home ? [.open(.home)] : []
  }

  private mutating func goHome() -> [PromptEffect] {
    apply(.home)
    return [.open(.home)]
  }

  private mutating func said(_ effect: (Sentence) -> PromptEffect) -> [PromptEffect] {
    guard !builder.tiles.isEmpty else {
      message = Text.walkChooseFirst[language]
      return []
    }
    return [effect(sentence)]
  }

  private mutating func choose(_ index: Int) {
    apply(.choose(builder.options[index]))
  }

  private mutating func apply(_ move: Move) {
    let step = builder.state.step
    do {
      try builder.apply(move)
    } catch {
      message = error.text[language]
      return
    }
    let entries = builder.options.map(entry)
    if builder.state.step != step { menu = TileMenu(entries: entries) }
    menu.entries = entries
    menu.clear()
  }

  private func entry(_ option: Choice) -> TileEntry {
    let isChosen = builder.state.choices[builder.state.step] == option
    guard let tile = builder.tile(for: option) else { return TileEntry("\(option)") }
    return TileEntry(
      tile.label, emoji: setting.pictures[tile.pictogram], group: builder.groupName(of: option),
      color: FitzgeraldColor(tile.lexeme), isChosen: isChosen)
  }
}
