/// Cuts a spreadsheet's CSV text into records, strictly, with the line of each.
///
/// SwiftCSV is not used here: it knows no lines, takes quotes that never end for text, and holds every row as a
/// dictionary, which a hundred thousand words do not bear. UTF-8 with or without a byte order mark; the separator is
/// the one that a first line such as `sep=;` names, else the one of `,`, `;` and tab that the first line that is not
/// empty has most of; lines end in LF, CRLF or CR.
struct SheetText {
  /// One row and the line it begins on, from 1.
  struct Record {
    let line: Int
    let cells: [String]
  }

  private let bytes: [UInt8]
  private let separator: UInt8
  private var position = 0
  private var line = 1
  /// What is wrong with quotation marks, by line and cell from 0.
  private(set) var problems: [(line: Int, cell: Int, kind: SheetProblem.Kind)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    position = start
    if let (named, length) = Self.namedSeparator(bytes[start...]) {
      (separator, position, line) = (named, start + length, 2)
      return
    }
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in bytes[start...] {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        if counts.isEmpty { continue }
        break
      }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let known = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    separator = known.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? known[0]
    if counts[separator] == nil { position = start }
  }

  /// The separator that a first line `sep=;` names, as Excel reads and some programs write it; with the line's length.
  private static func namedSeparator(_ bytes: ArraySlice<UInt8>) -> (UInt8, length: Int)? {
    let line = bytes.prefix(16).prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let text = String(decoding: line.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    guard text.lowercased().hasPrefix("sep="), text.utf8.count == 5, let separator = text.utf8.last,
      [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")].contains(separator)
    else { return nil }
    let end = bytes.dropFirst(line.count).prefix(2)
    let hasBoth = end.elementsEqual([UInt8(ascii: "\r"), UInt8(ascii: "\n")])
    return (separator, line.count + (hasBoth ? 2 : min(1, end.count)))
  }

  /// The line of the first byte that is no UTF-8 text; nil when all of it is.
  static func lineThatIsNotUTF8(_ bytes: [UInt8]) -> Int? {
    if String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) { return nil }
    var line = 1
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if part.contains(0) || String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }

  /// The next record; nil at the end.
  mutating func next() -> Record? {
    guard position < bytes.count else { return nil }
    let start = line
    var cells: [String] = []
    while true {
      cells.append(nextCell(cells.count))
      guard position < bytes.count else { break }
      let end = bytes[position]
      position += 1
      if end == separator { continue }
      if end == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") {
        position += 1
      }
      line += 1
      break
    }
    return Record(line: start, cells: cells)
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private mutating func nextCell(_ index: Int) -> String {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { return quotedCell(index) }
    let start = position
    var hasQuote = false
    while position < bytes.count, !isEnd(bytes[position]) {
      if bytes[position] == UInt8(ascii: "\"") { hasQuote = true }
      position += 1
    }
    if hasQuote { problems.append((line, index, .strayQuote)) }
    var range = start..<position
    while let first = range.first, bytes[first] == UInt8(ascii: " ") { range.removeFirst() }
    while let last = range.last, bytes[last] == UInt8(ascii: " ") { range.removeLast() }
    return range.isEmpty ? "" : String(decoding: bytes[range], as: UTF8.self)
  }

  private mutating func quotedCell(_ index: Int) -> String {
    let start = line
    var cell: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
          if position < bytes.count, !isEnd(bytes[position]) {
            problems.append((line, index, .strayQuote))
            while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
          }
          return String(decoding: cell, as: UTF8.self)
        }
        position += 1
      } else if byte == UInt8(ascii: "\n") {
        line += 1
      }
      cell.append(byte)
    }
    problems.append((start, index, .unclosedQuote))
    return String(decoding: cell, as: UTF8.self)
  }
}
