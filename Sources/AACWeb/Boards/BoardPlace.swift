import AACBoards
import AACCore
import Boards
import SentenceBuilder

/// Where someone is in a set of boards, and the words chosen so far: what the address of a page holds.
struct BoardPlace {
  /// What can be done on a board besides pressing its buttons.
  enum Move: Hashable {
    case press(BoardButton.ID)
    case back
    case first
    case erase

    init?(_ text: String) {
      switch text {
      case "back": self = .back
      case "first": self = .first
      case "erase": self = .erase
      default:
        guard text.hasPrefix("press:") else { return nil }
        self = .press(String(text.dropFirst("press:".count)))
      }
    }

    var text: String {
      switch self {
      case .press(let id): "press:\(id)"
      case .back: "back"
      case .first: "first"
      case .erase: "erase"
      }
    }
  }

  let id: String
  let boards: BoardCache.Boards
  let session: WebSession
  let words: WordCache.Words
  private(set) var walk: BoardWalk { didSet { here = Self.address(id, walk) } }
  /// The address of the place: each button has it, and it is as long as what was said.
  private var here = ""

  /// The place that the fields `at` of an address or a form names, in a set.
  ///
  /// - Throws: `PageError.notFound` when there is no such set, and what is wrong with its files.
  init(set name: String, _ fields: Form, session: WebSession, cache: WordCache) throws {
    self.session = session
    words = try cache.words(for: session)
    boards = try cache.boards.boards(name, session: session, words: words)
    id = boards.opened.id
    let tag = boards.speech.variety.tag
    // No text is that of the first board without words.
    walk = BoardWalk(boards.package, locale: tag, text: fields["at"] ?? "")
    here = Self.address(id, walk)
  }

  /// What would be said now; nil when no word was chosen.
  var spoken: BoardSpeech.Spoken? {
    boards.speech.spoken(walk.entries, makingSentences: session.look.makesSentences)
  }

  /// How a form names the place.
  var names: [(name: String, value: String)] { names(of: walk) }

  /// How a form names the place behind a button that speaks: with its other actions done.
  func names(after button: BoardButton) -> [(name: String, value: String)] {
    var next = walk
    next.press(button)
    return names(of: next)
  }

  private func names(of walk: BoardWalk) -> [(name: String, value: String)] {
    [("set", id), ("at", walk.text)]
  }

  /// The address of the place, or of where a move leads from it.
  func address(_ move: Move? = nil) -> String {
    here + (move.map { "&do=\($0.text.inAddress)" } ?? "")
  }

  private static func address(_ id: String, _ walk: BoardWalk) -> String {
    "/boards/open?set=\(id.inAddress)&at=\(walk.text.inAddress)"
  }

  /// Makes a move; answers what went wrong.
  ///
  /// One that is not possible here changes nothing: a page that was open too long is no error.
  mutating func make(_ move: Move) -> Text? {
    switch move {
    case .back: walk.goBack()
    case .first: walk.goHome()
    case .erase: walk.perform(.backspace)
    case .press(let id):
      guard let button = walk.board.cells.compactMap(\.self).first(where: { $0.id == id }) else {
        return nil
      }
      let isMissing = button.link.map { boards.package.board(of: $0) == nil } ?? false
      walk.press(button)
      return isMissing ? .boardNotHere : nil
    }
    return nil
  }

  /// The words in the strip: those of the sentence, or those that were chosen.
  var strip: [Fields] {
    let variety = boards.speech.variety
    if let tiles = spoken?.tiles {
      return words.strip(tiles, variety: variety, speaker: session.speaker).map { card in
        guard boards.isImported, let label = card["label"] as? String,
          let picture = picture(ofWord: label.replacing("\u{AD}", with: ""))
        else { return card }
        return card.merging(picture)
      }
    }
    return walk.entries.enumerated().map { index, entry in
      let match = boards.speech.words.match(entry.label)
      let picture = picture(ofWord: entry.label) ?? words.picture(match?.pictogram)
      return picture.merging(
        [
          "index": index,
          "label": entry.isSpelling
            ? entry.label + "_" : entry.label.withSoftHyphens(in: variety.language),
          "wordLang": variety.tag, "negated": false,
          "color": match.map { FitzgeraldColor($0.lexeme).rawValue } ?? "none",
        ] as Fields
      )
    }
  }

  private func picture(ofWord label: String) -> Fields? {
    boards.buttons[label].flatMap { picture(of: $0.button, on: $0.board) }
  }

  /// The picture that a button brings along; nil when it has none that can be shown.
  func picture(of button: BoardButton, on board: Board) -> Fields? {
    guard let image = board.image(of: button) else { return nil }
    guard boards.isImported else {
      let id = Pictogram.ID(rawValue: image.id)
      return words.drawings.contains(id) ? words.picture(id) : nil
    }
    guard boards.package.picture(image) != nil else { return nil }
    let address = "/boards/picture?set=\(id.inAddress)&board=\(board.id.inAddress)"
    return ["src": "\(address)&id=\(image.id.inAddress)", "emoji": ""]
  }
}
