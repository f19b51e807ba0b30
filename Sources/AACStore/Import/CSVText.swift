/// Cuts CSV text into records, byte by byte.
struct CSVText {
  let bytes: [UInt8]
  /// Where a quoted cell began that never ended.
  private(set) var unclosedQuoteLine: Int?

  private let separator: UInt8
  private var position: Int
  private var line = 1

  init(bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let header = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let hasComma = header.contains(UInt8(ascii: ","))
    separator =
      !hasComma && header.contains(UInt8(ascii: ";")) ? UInt8(ascii: ";") : UInt8(ascii: ",")
  }

  /// The next record and the line that it begins on; nil at the end.
  mutating func nextRecord() -> (line: Int, cells: [String])? {
    guard position < bytes.count else { return nil }
    let start = line
    var cells: [String] = []
    while true {
      cells.append(nextCell())
      guard position < bytes.count else { break }
      let end = bytes[position]
      position += 1
      if end == UInt8(ascii: "\n") {
        line += 1
        break
      }
    }
    return (start, cells)
  }

  /// Reads up to the separator or line end that follows the cell.
  private mutating func nextCell() -> String {
    var cell: [UInt8] = []
    var quoteLine: Int?
    while position < bytes.count {
      let byte = bytes[position]
      if quoteLine == nil && (byte == separator || byte == UInt8(ascii: "\n")) { break }
      position += 1
      switch byte {
      case UInt8(ascii: "\""): quoteLine = readQuote(inside: quoteLine, into: &cell)
      case UInt8(ascii: "\r"): break
      default:
        if byte == UInt8(ascii: "\n") { line += 1 }
        cell.append(byte)
      }
    }
    if let quoteLine { unclosedQuoteLine = unclosedQuoteLine ?? quoteLine }
    return String(decoding: cell, as: UTF8.self).trimmingSpaces
  }

  /// A quote opens a cell, closes it, or, doubled inside one, is itself.
  private mutating func readQuote(inside quoteLine: Int?, into cell: inout [UInt8]) -> Int? {
    guard let quoteLine else { return line }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { return nil }
    position += 1
    cell.append(UInt8(ascii: "\""))
    return quoteLine
  }
}
