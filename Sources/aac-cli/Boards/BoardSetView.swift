import AACStore
import Foundation

/// A set of boards as `board list` prints it.
struct BoardSetView: Report {
  var id: String
  var name: String
  var source: String
  var form: String
  var boards: Int
  /// When it was imported, ISO 8601.
  var date: String
  var removed: Bool

  init(_ set: StoredBoardSet) {
    id = set.id
    name = set.name
    source = set.source
    form = set.form
    boards = set.boardCount
    date = set.added.formatted(.iso8601)
    removed = set.isRemoved
  }

  var description: String {
    "\(removed ? "✗ " : "")\(name) (\(source), \(boards))\n  \(id)"
  }
}
