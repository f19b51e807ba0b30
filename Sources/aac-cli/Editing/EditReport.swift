import AACCore
import AACStore
import Foundation

/// A step of editing as the commands print it.
struct EditReport: Report {
  var id: Int64
  var action: String
  var words: [String]
  var state: String
  /// When it was done, ISO 8601.
  var date: String
  /// Who was using the program; nil when nobody was, or when they were taken out since.
  var person: String?
  /// What was worked out of new words; only when they are added.
  var additions: [AdditionReport]?

  private let shownDate: String
  private let sentence: String
  private let isListed: Bool

  private enum CodingKeys: String, CodingKey {
    case id, action, words, state, date, person, additions
  }

  init(
    _ record: EditRecord, by person: String? = nil, messages: Language, isListed: Bool = false,
    of other: String? = nil, additions: [AdditionReport]? = nil
  ) {
    self.person = person
    self.additions = additions
    id = record.id
    action = record.action.rawValue
    words = record.words
    state = record.state.rawValue
    date = record.made.formatted(.iso8601)
    shownDate = record.made.text(in: messages.code)
    self.isListed = isListed
    let name = record.action.name[messages]
    // A word in two roles is one word to its reader.
    var seen = Set<String>()
    let labels = record.words.filter { seen.insert($0).inserted }.map { "«\($0)»" }.joined(
      separator: ", ")
    let state: Text? =
      switch record.state {
      case .undone: .editStateUndone
      case .dropped: .editStateDropped
      case .done, .final: nil
      }
    let done: Text =
      record.state == .undone
      ? .editUndone(action: name, words: labels) : .editDone(action: name, words: labels)
    sentence =
      isListed
      ? "\(name): \(labels)" + (person.map { " · \($0)" } ?? "")
        + (state.map { " (\($0[messages]))" } ?? "")
      : done[messages] + (other.map { " (\($0))" } ?? "")
  }

  var description: String { isListed ? "\(id). \(shownDate)  \(sentence)" : sentence }
}
