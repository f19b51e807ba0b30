import Foundation

/// Speaking with boards: the board that is shown, where one came from, and the words chosen so far.
///
///     var walk = BoardWalk(package, locale: "es")
///     walk.press(button)      // adds a word, opens a board, spells a letter …
///     walk.sentence           // "quiero agua"
public struct BoardWalk: Sendable {
  /// A word that was chosen, or one that is being spelt.
  public struct Entry: Hashable, Sendable {
    /// What is said.
    public var text: String
    /// Text of the button.
    public var label: String
    /// Whether letters are still added to it.
    public var isSpelling = false
    /// The sound of the button; nil when it has none.
    public var soundID: String?
  }

  /// What a button asks of the outside.
  public enum Request: Hashable, Sendable {
    /// Say the sentence.
    case speak
  }

  /// The boards.
  public let package: BoardPackage
  /// The language of the words, a BCP 47 tag.
  public let locale: String
  /// The board that is shown.
  public private(set) var board: Board
  /// The words so far.
  public private(set) var entries: [Entry] = []
  private var path: [Board] = []

  /// How many boards and words are remembered: as many as anyone goes back.
  private static let limit = (boards: 200, entries: 500)

  /// Begins on the first board.
  public init(_ package: BoardPackage, locale: String) {
    self.package = package
    self.locale = locale
    board = package.root
  }

  /// The words as one text.
  public var sentence: String { entries.map(\.text).joined(separator: " ") }

  /// Whether there is a board to go back to.
  public var canGoBack: Bool { !path.isEmpty }

  /// The text of a button in the language of the walk.
  public func label(of button: BoardButton) -> String { board.text(button.label, in: locale) }

  /// Does what a button is for.
  @discardableResult
  public mutating func press(_ button: BoardButton) -> [Request] {
    let requests = button.actions.flatMap { perform($0) }
    if button.actions.isEmpty, button.link == nil || button.vocalization != nil { add(button) }
    if let link = button.link, let next = package.board(of: link) { open(next) }
    return requests
  }

  /// Does what an action is for.
  @discardableResult
  public mutating func perform(_ action: BoardAction) -> [Request] {
    switch action {
    case .spell(let letters): spell(letters)
    case .space: endWord()
    case .home: goHome()
    case .clear: entries = []
    case .backspace: backspace()
    case .speak:
      endWord()
      return [.speak]
    case .other: break
    }
    return []
  }

  /// Goes to the board one came from.
  public mutating func goBack() {
    if let last = path.popLast() { board = last }
  }

  /// Goes to the first board.
  public mutating func goHome() {
    if board.path != package.root.path { open(package.root) }
    path = []
  }

  private mutating func open(_ next: Board) {
    guard next.path != board.path else { return }
    path.append(board)
    if path.count > Self.limit.boards { path.removeFirst() }
    board = next
  }

  private mutating func add(_ button: BoardButton) {
    endWord()
    let label = label(of: button)
    let text = button.vocalization.map { board.text($0, in: locale) } ?? label
    guard !text.isEmpty, entries.count < Self.limit.entries else { return }
    entries.append(
      Entry(text: text, label: label.isEmpty ? text : label, soundID: button.soundID))
  }

  private mutating func spell(_ letters: String) {
    if let last = entries.indices.last, entries[last].isSpelling {
      entries[last].text += letters
      entries[last].label = entries[last].text
    } else if entries.count < Self.limit.entries {
      entries.append(Entry(text: letters, label: letters, isSpelling: true))
    }
  }

  private mutating func endWord() {
    if let last = entries.indices.last { entries[last].isSpelling = false }
  }

  private mutating func backspace() {
    guard let last = entries.indices.last else { return }
    if entries[last].isSpelling, entries[last].text.count > 1 {
      entries[last].text.removeLast()
      entries[last].label = entries[last].text
    } else {
      entries.removeLast()
    }
  }
}

extension BoardWalk {
  /// Where the walk is and the words so far as one short text, such as `casa.comida~quiero~agua`: it can stand in the
  /// address of a page, so that reloading it or starting the program again lose no word.
  ///
  /// First the boards from the first one to the one that is shown, then the words: label, and behind `=` what is said where
  /// that is something else; `+` stands before one that is still being spelt.
  public var text: String {
    let boards = (path + [board]).map { Self.coded($0.id) }.joined(separator: ".")
    let words = entries.map { entry in
      (entry.isSpelling ? "+" : "") + Self.coded(entry.label)
        + (entry.text == entry.label ? "" : "=" + Self.coded(entry.text))
    }
    return ([boards] + words).joined(separator: "~")
  }

  /// The walk where a ``text`` says: on the first board where its boards are there no more, but always with its words.
  public init(_ package: BoardPackage, locale: String, text: String) {
    self.init(package, locale: locale)
    let parts = text.split(separator: "~", omittingEmptySubsequences: false)
    let boards = (parts.first ?? "").split(separator: ".").prefix(Self.limit.boards + 1)
      .compactMap { Self.decoded($0) }.map { id in package.boards.first { $0.id == id } }
    if let last = boards.last, let last, boards.allSatisfy({ $0 != nil }) {
      path = boards.dropLast().compactMap(\.self)
      board = last
    }
    entries = parts.dropFirst().prefix(Self.limit.entries).compactMap { part in
      let isSpelling = part.hasPrefix("+")
      let texts = part.drop { $0 == "+" }.split(separator: "=", maxSplits: 1)
        .compactMap { Self.decoded($0)?.printable }
      guard let label = texts.first, !label.isEmpty else { return nil }
      return Entry(text: texts.count > 1 ? texts[1] : label, label: label, isSpelling: isSpelling)
    }
  }

  private static let allowedInPart = CharacterSet.alphanumerics.union(["-", "_"])

  private static func coded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: allowedInPart) ?? ""
  }

  private static func decoded(_ text: Substring) -> String? { String(text).removingPercentEncoding }
}
