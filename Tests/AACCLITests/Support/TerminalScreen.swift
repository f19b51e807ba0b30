@testable import aac_cli

/// A terminal that understands what the program sends: text in, lines out.
struct TerminalScreen {
  private(set) var rows: Int
  private(set) var columns: Int
  /// Whether the program has the screen for itself.
  private(set) var isFullScreen = false
  private(set) var isCursorVisible = true
  private var cells: [[String]]
  private var row = 0
  private var column = 0
  private var pending: [UInt8] = []

  init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
    cells = Self.blank(rows, columns)
  }

  /// The lines without spaces at their ends.
  var lines: [String] {
    cells.map { line in
      var text = line.joined()
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// Takes the window's new size; what was shown is gone.
  mutating func resize(rows: Int, columns: Int) {
    (self.rows, self.columns) = (rows, columns)
    cells = Self.blank(rows, columns)
  }

  /// Shows what was sent; a character or sequence that is cut waits for its rest.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    guard let end = Self.completeEnd(of: pending) else { return }
    let text = String(decoding: pending[..<end], as: UTF8.self)
    pending.removeFirst(end)
    var rest = text[...]
    while let character = rest.first {
      if character == "\u{1B}" {
        rest = sequence(rest.dropFirst())
      } else {
        rest = rest.dropFirst()
        put(character)
      }
    }
  }

  private mutating func put(_ character: Character) {
    switch character {
    case "\r\n":
      (row, column) = (min(row + 1, rows - 1), 0)
    case "\n": row = min(row + 1, rows - 1)
    case "\r": column = 0
    default:
      let width = character.displayWidth
      guard column + width <= columns, row < rows else { return }
      cells[row][column] = String(character)
      for next in column + 1..<max(column + 1, column + width) { cells[row][next] = "" }
      column += width
    }
  }

  /// Does a sequence and returns what follows it.
  private mutating func sequence(_ text: Substring) -> Substring {
    guard text.first == "[", let end = text.dropFirst().firstIndex(where: \.isFinal) else {
      return text
    }
    let parameters = text[text.index(after: text.startIndex)..<end]
    switch (text[end], parameters) {
    case ("H", _): (row, column) = (0, 0)
    case ("G", _): column = min((Int(parameters) ?? 1) - 1, columns - 1)
    case ("A", _): row = max(0, row - (Int(parameters) ?? 1))
    case ("K", ""): for index in column..<max(column, columns) { cells[row][index] = " " }
    case ("K", "2"): cells[row] = Array(repeating: " ", count: columns)
    case ("J", "2"): cells = Self.blank(rows, columns)
    case ("J", _):
      for index in column..<columns { cells[row][index] = " " }
      for index in row + 1..<max(row + 1, rows) {
        cells[index] = Array(repeating: " ", count: columns)
      }
    case ("h", "?1049"): isFullScreen = true
    case ("l", "?1049"):
      isFullScreen = false
      cells = Self.blank(rows, columns)
    case ("h", "?25"): isCursorVisible = true
    case ("l", "?25"): isCursorVisible = false
    default: break
    }
    return text[text.index(after: end)...]
  }

  /// Where the last complete character or sequence ends.
  private static func completeEnd(of bytes: [UInt8]) -> Int? {
    if let escape = bytes.lastIndex(of: 0x1B),
      !bytes[escape...].dropFirst(2).contains(where: { (0x40...0x7E).contains($0) })
    {
      return escape
    }
    guard let lead = bytes.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return nil }
    let length = bytes[lead] < 0x80 ? 1 : bytes[lead] < 0xE0 ? 2 : bytes[lead] < 0xF0 ? 3 : 4
    return lead + length <= bytes.count ? bytes.count : lead
  }

  private static func blank(_ rows: Int, _ columns: Int) -> [[String]] {
    Array(repeating: Array(repeating: " ", count: columns), count: rows)
  }
}

extension Character {
  /// Whether it ends a control sequence.
  fileprivate var isFinal: Bool { ("@"..."~").contains(self) && isASCII }
}
