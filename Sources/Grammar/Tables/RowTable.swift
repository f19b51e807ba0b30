import Synchronization

/// Rows of a comma-separated table by their first column, each read when it is first asked for.
///
/// Making one only finds the lines: a program that says one sentence needs a few rows of a
/// thousand and shall not wait for the rest.
final class RowTable<Row: Sendable>: Sendable {
  /// Rows read so far.
  private struct Read: Sendable {
    /// For each line: 0 when it has not been read, -1 when it is no row, else the row's place.
    var places: [Int32]
    var rows: [Row] = []
  }

  private let lines: TableLines
  private let parse: @Sendable (Substring) -> Row?
  private let read: Mutex<Read>

  /// A table from its text, whose first line names the columns; `parse` gives nil for no row.
  init(_ text: [UInt8], parse: @escaping @Sendable (Substring) -> Row?) {
    lines = TableLines(text)
    self.parse = parse
    read = Mutex(Read(places: Array(repeating: 0, count: lines.count)))
  }

  /// The row whose first column is this word; nil when there is none.
  subscript(name: String) -> Row? { lines.index(of: name).flatMap(row(at:)) }

  /// The row whose first column is these two words with a space between; nil when there is none.
  subscript(first: String, second: String) -> Row? {
    lines.index(of: first, second).flatMap(row(at:))
  }

  /// All rows, in the order of the table.
  var rows: [Row] { (0..<lines.count).compactMap(row(at:)) }

  /// What is asked of the row whose first column is this word, which is not copied for it; nil when there is none.
  func part<Part: Sendable>(of name: String, _ part: (Row) -> Part) -> Part? {
    lines.index(of: name).flatMap { self.part(ofRowAt: $0, part) }
  }

  private func row(at index: Int) -> Row? { part(ofRowAt: index) { $0 } }

  private func part<Part: Sendable>(ofRowAt index: Int, _ part: (Row) -> Part) -> Part? {
    read.withLock { read in
      if read.places[index] == 0 {
        if let row = parse(lines[index][...]) {
          read.rows.append(row)
          read.places[index] = Int32(read.rows.count)
        } else {
          read.places[index] = -1
        }
      }
      let place = Int(read.places[index])
      return place > 0 ? part(read.rows[place - 1]) : nil
    }
  }
}
