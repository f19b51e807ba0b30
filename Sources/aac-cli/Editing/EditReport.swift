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

  private let sentence: String
  private let isListed: Bool

  private enum CodingKeys: String, CodingKey { case id, action, words, state, date }

  init(_ record: EditRecord, messages: Language, isListed: Bool = false) {
    id = record.id
    action = record.action.rawValue
    words = record.words
    state = record.state.rawValue
    date = record.made.formatted(.iso8601)
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
      ? "\(name): \(labels)" + (state.map { " (\($0[messages]))" } ?? "") : done[messages]
  }

  var description: String { isListed ? "\(id). \(date)  \(sentence)" : sentence }
}
