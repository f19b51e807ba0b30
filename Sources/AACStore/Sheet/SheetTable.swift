import AACCore

/// A spreadsheet's rows under the columns that are known.
struct SheetTable {
  /// One row.
  struct Row {
    let line: Int
    private let cells: [String]
    private let places: [SheetColumn: Int]

    fileprivate init(_ record: SheetText.Record, _ places: [SheetColumn: Int]) {
      line = record.line
      cells = record.cells
      self.places = places
    }

    /// The text under a column; nil when the file does not have the column.
    subscript(column: SheetColumn) -> String? {
      guard let place = places[column] else { return nil }
      return place < cells.count ? SheetCell.plain(cells[place]) : ""
    }
  }

  private(set) var rows: [Row] = []
  private(set) var problems: [SheetProblem] = []
  private var places: [SheetColumn: Int] = [:]
  private var headerLine = 1

  init(_ bytes: [UInt8]) {
    guard let bytes = TextBytes.utf8(bytes) else {
      add(.notUTF8, line: 1)
      return
    }
    if let line = SheetText.lineThatIsNotUTF8(bytes) {
      add(.notUTF8, line: line)
      return
    }
    var text = SheetText(bytes)
    var first = text.next()
    // Some programs leave lines free above the table.
    while let record = first, record.cells.allSatisfy({ $0.singleSpaced.isEmpty }) {
      first = text.next()
    }
    let header = (first?.cells ?? []).map(\.singleSpaced)
    headerLine = first?.line ?? 1
    readHeader(header)
    while let record = text.next() {
      if record.cells.allSatisfy(\.isEmpty) { continue }
      if record.cells.dropFirst(header.count).contains(where: { !$0.isEmpty }) {
        add(.tooManyCells, line: record.line)
      }
      rows.append(Row(record, places))
    }
    for problem in text.problems {
      let name = problem.cell < header.count ? header[problem.cell] : ""
      let column = "\(SheetColumn.letter(problem.cell)) \(name)"
      problems.append(SheetProblem(line: problem.line, column: column, kind: problem.kind))
    }
    if rows.isEmpty, problems.isEmpty { add(.noRows, line: headerLine) }
  }

  private mutating func readHeader(_ header: [String]) {
    for (index, cell) in header.enumerated() where !cell.isEmpty {
      let name = cell.lowercased()
      if let column = SheetColumn(rawValue: name), places[column] == nil {
        places[column] = index
      } else {
        problems.append(
          SheetProblem(
            line: headerLine, column: "\(SheetColumn.letter(index)) \(cell)",
            kind: .unknownColumn(cell)))
      }
    }
    for column in [SheetColumn.word, .role] where places[column] == nil {
      add(.columnMissing(column.rawValue), line: headerLine)
    }
  }

  func has(_ column: SheetColumn) -> Bool { places[column] != nil }

  /// Letter and name of a column, as problems show it.
  func name(_ column: SheetColumn) -> String {
    places[column].map { "\(SheetColumn.letter($0)) \(column.rawValue)" } ?? column.rawValue
  }

  func problem(_ row: Row, _ column: SheetColumn, _ kind: SheetProblem.Kind) -> SheetProblem {
    SheetProblem(line: row.line, column: name(column), kind: kind)
  }

  private mutating func add(_ kind: SheetProblem.Kind, line: Int) {
    problems.append(SheetProblem(line: line, column: nil, kind: kind))
  }
}
