/// One row of a vocabulary file, read by column name.
struct CSVRow {
  let file: String
  let line: Int
  let header: [String]
  let cells: [String]

  /// The cell under a column, without spaces around it; empty when the row is too short.
  subscript(column: String) -> String {
    guard let index = header.firstIndex(of: column), index < cells.count else { return "" }
    return cells[index]
  }

  /// The words of a cell, which spaces separate.
  func words(_ column: String) -> [String] {
    self[column].split(separator: " ").map(String.init)
  }

  func problem(_ column: String, _ kind: VocabularyProblem.Kind) -> VocabularyProblem {
    VocabularyProblem(file: file, line: line, column: column, kind: kind)
  }
}
