import AACBoards
import AACCore
import AACStore
import Boards
import Synchronization

/// Sets of boards that were opened, kept until words change: reading one takes longer than showing it.
///
/// The core board so keeps its own words at their places while it is used, whatever is said most in the meantime.
final class BoardCache: Sendable {
  /// A set, with what it is spoken with.
  struct Boards: Sendable {
    let opened: BoardLibrary.Opened
    let speech: BoardSpeech
    /// Whether it was imported; else it is made of the vocabulary.
    let isImported: Bool
    /// Buttons by what they say, to find the picture of a word that was chosen.
    let buttons: [String: (board: Board, button: BoardButton)]
    /// Changes when what is shown may have changed.
    let version: String

    var package: BoardPackage { opened.package }
  }

  private struct Key: Hashable {
    let set: String
    let person: Person.ID?
    let variety: LanguageVariety
    let version: String
  }

  /// So many sets are kept.
  private static let limit = 8

  private let kept = Mutex<[Key: Boards]>([:])

  /// A set by its id or name, `core` and `vocabulary` too.
  ///
  /// - Throws: `PageError.notFound` when there is none, and what is wrong with its files.
  func boards(_ name: String, session: WebSession, words: WordCache.Words) throws -> Boards {
    let made = BoardLibrary.Made(rawValue: name)
    let key = Key(
      set: try made?.rawValue ?? id(of: name, session), person: session.person?.id,
      variety: session.variety, version: words.version)
    if let known = kept.withLock({ $0[key] }) { return known }
    let library = BoardLibrary(
      database: session.database, person: session.person, variety: session.variety)
    let opened = try library.open(key.set)
    let speech = try library.speech(of: opened.package)
    let boards = Boards(
      opened: opened, speech: speech, isImported: made == nil,
      buttons: Self.buttons(of: opened.package, in: speech.variety.tag), version: words.version)
    kept.withLock { kept in
      if kept.count >= Self.limit { kept = [:] }
      kept[key] = boards
    }
    return boards
  }

  private func id(of name: String, _ session: WebSession) throws -> String {
    do {
      return try session.database.boardSet(name).id
    } catch is StoreError {
      throw PageError.notFound
    }
  }

  private static func buttons(
    of package: BoardPackage, in tag: String
  ) -> [String: (board: Board, button: BoardButton)] {
    var buttons: [String: (board: Board, button: BoardButton)] = [:]
    for board in package.boards {
      for button in board.buttons where button.actions.isEmpty {
        let label = board.text(button.label, in: tag)
        if button.imageID != nil, buttons[label] == nil { buttons[label] = (board, button) }
      }
    }
    return buttons
  }
}
