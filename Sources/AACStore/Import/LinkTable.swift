import AACCore

/// Which words are linked with which, one cell a pair and language, later rows over earlier ones.
struct LinkTable {
  let rows: [Concept]
  let columns: [Concept]
  /// Distinct texts of cells; the first two mean "not linked" and "linked, grammar decides".
  private(set) var governments: [String?] = [nil, nil]
  private var cells: [Language: [UInt16]]

  init(rows: [Concept], columns: [Concept]) {
    self.rows = rows
    self.columns = columns
    let empty = [UInt16](repeating: 0, count: rows.count * columns.count)
    cells = Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, empty) })
  }

  /// Links or, with nil, unlinks every given row with every given column.
  mutating func set(_ value: Value, rows: [Int], columns: [Int], in language: Language) {
    let code = code(of: value)
    for row in rows {
      for column in columns {
        cells[language]?[row * self.columns.count + column] = code
      }
    }
  }

  /// Calls `body` with each linked pair of a language, by row and column.
  func forEach(
    in language: Language, _ body: (_ row: Int, _ column: Int, _ government: String?) throws -> Void
  ) rethrows {
    guard let cells = cells[language] else { return }
    for (index, code) in cells.enumerated() where code != 0 {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns.count)
      try body(row, column, governments[Int(code)])
    }
  }

  private mutating func code(of value: Value) -> UInt16 {
    switch value {
    case .unlinked: return 0
    case .linked(nil): return 1
    case .linked(let text):
      if let known = governments.dropFirst(2).firstIndex(of: text) { return UInt16(known) }
      governments.append(text)
      return UInt16(governments.count - 1)
    }
  }

  /// What a row says about a pair in a language.
  enum Value {
    case unlinked
    /// Linked, with a government's text or, with nil, as grammar decides.
    case linked(String?)
  }
}
