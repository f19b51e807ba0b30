import Foundation

/// One CSV file of the vocabulary, with the line of every row.
///
/// Spreadsheets write these files in many ways: a byte order mark, `;` between the cells and CRLF
/// are understood. A quoted cell may hold separators, line ends and doubled quotes.
struct CSVTable {
  /// Name below `Data/`, as problems show it.
  let file: String
  private(set) var header: [String] = []
  private(set) var rows: [CSVRow] = []
  private(set) var problems: [VocabularyProblem] = []

  /// Reads a file; what is wrong with it is in ``problems``.
  init(file: String, below folder: URL) {
    self.file = file
    // Whatever keeps it from being read, the words are not there.
    if let data = try? Data(contentsOf: folder.appending(path: file)) {
      read(Array(data))
    } else {
      add(.fileMissing, line: 1)
    }
  }

  private mutating func read(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      add(.notUTF8, line: 1)
      return
    }
    var text = CSVText(bytes: bytes)
    header = (text.nextRecord()?.cells ?? []).map { $0.lowercased() }
    while let record = text.nextRecord() {
      if record.cells.allSatisfy(\.isEmpty) { continue }
      if record.cells.dropFirst(header.count).contains(where: { !$0.isEmpty }) {
        add(.tooManyCells, line: record.line)
      }
      rows.append(CSVRow(file: file, line: record.line, header: header, cells: record.cells))
    }
    if let line = text.unclosedQuoteLine { add(.unclosedQuote, line: line) }
  }

  /// Reports the columns that are not there.
  mutating func require(_ columns: [String]) {
    guard !problems.contains(where: \.isBlocking) else { return }
    for column in columns where !header.contains(column) {
      add(.columnMissing(column), line: 1)
    }
  }

  private mutating func add(_ kind: VocabularyProblem.Kind, line: Int) {
    problems.append(VocabularyProblem(file: file, line: line, column: nil, kind: kind))
  }
}
