import AACCore
import AACStore
import Foundation

/// A favourite or a sentence of the history as the commands print it.
struct SavedReport: Report {
  var number: Int?
  var name: String?
  var text: String
  var language: String
  /// When it was saved or said, ISO 8601.
  var date: String

  init(_ favourite: Favourite) {
    number = favourite.number
    name = favourite.name
    text = favourite.sentence.text
    language = favourite.sentence.variety.tag
    date = favourite.saved.formatted(.iso8601)
  }

  init(_ entry: HistoryEntry) {
    text = entry.sentence.text
    language = entry.sentence.variety.tag
    date = entry.said.formatted(.iso8601)
  }

  var description: String {
    let number = number.map { "\($0). " } ?? ""
    return number + text + (name.map { " (\($0))" } ?? "")
  }
}
