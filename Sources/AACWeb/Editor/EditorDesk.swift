import AACCore
import AACStore
import Foundation
import Hummingbird
import Planner

/// The words that are worked on in one request, and for whom.
struct EditorDesk {
  let session: WebSession
  let environment: WebEnvironment
  let cache: WordCache
  let words: WordCache.Words
  /// The step that the page before has just made.
  let done: Int64?

  init(
    session: WebSession, environment: WebEnvironment, cache: WordCache, done: Int64?
  ) throws {
    self.session = session
    self.environment = environment
    self.cache = cache
    self.done = done
    words = try cache.words(for: session)
  }

  var language: Language { session.language }
  var database: AppDatabase { session.database }
  var person: Person? { session.person }
  var now: Date { environment.instant().wall }

  /// The words of the language that are everybody's or the person's own, removed ones too.
  func entries() throws -> [WordEntry] {
    try database.entries(in: language).filter { $0.isKnown(to: person?.id) }
  }

  /// The word that a field names.
  ///
  /// - Throws: `PageError.notFound` when there is none.
  func word(_ text: String?) throws -> EditedWord {
    guard let key = text.flatMap(WordKey.init(address:)),
      let word = EditedWord(key, among: try entries())
    else { throw PageError.notFound }
    return word
  }

  /// Makes changes as one step; answers the step's number, nil when all was so already.
  func perform(_ edits: [VocabularyEdit], as action: EditRecord.Action) throws -> Int64? {
    defer { cache.forget() }
    return try database.perform(
      edits, as: action, in: language, by: person?.id, now: now)?.id
  }

  /// What the page before has just done, with a way to take it back; false when nothing.
  func step() throws -> Any {
    guard let done else { return false }
    guard let record = try database.edits(last: 20).first(where: { $0.id == done }) else {
      return false
    }
    return [
      "text": record.sentence(language), "undoLabel": Text.editorUndo[language],
      "canUndo": record.state == .done,
    ] as Fields
  }

  /// Goes to a page that says what was done.
  func redirect(to address: String, done: Int64?, at place: String = "") -> Response {
    let mark = address.contains("?") ? "&" : "?"
    let number = done.map { "\(mark)done=\($0)" } ?? ""
    return .redirect(to: address + number + place, type: .normal)
  }
}

extension EditRecord {
  /// *Done: edit «croqueta»*.
  func sentence(_ language: Language) -> String {
    let labels = words.map { $0.quoted(in: language) }.joined(separator: ", ")
    let name = action.name[language]
    let text: Text =
      state == .undone
      ? .editUndone(action: name, words: labels) : .editDone(action: name, words: labels)
    return text[language]
  }
}

extension WordKey {
  /// Reads `complement:apple`.
  init?(address: String) {
    let parts = address.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, let role = WordRole(rawValue: parts[0]) else { return nil }
    self.init(role, Concept(rawValue: parts[1]))
  }

  /// The key as one text, such as `complement:apple`.
  var address: String { "\(role.rawValue):\(concept.rawValue)" }
}
