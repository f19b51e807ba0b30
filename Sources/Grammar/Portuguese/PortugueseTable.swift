/// Reads the tables of this folder: words between spaces and line ends, split as UTF-8.
enum PortugueseTable {
  static func words(_ text: String) -> [String] {
    split(text) { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
  }

  static func lines(_ text: String) -> [String] {
    split(text) { $0 == UInt8(ascii: "\n") }
  }

  static func split(_ text: String, at separator: Character) -> [String] {
    split(text) { $0 == separator.asciiValue }
  }

  /// Rows `key=value`.
  static func pairs(_ text: String) -> [String: String] {
    var table: [String: String] = [:]
    for row in words(text) {
      guard let (key, value) = pair(row) else { continue }
      table[key] = value
    }
    return table
  }

  /// Rows `key=value|value`.
  static func lists(_ text: String) -> [String: [String]] {
    pairs(text).mapValues { split($0, at: "|") }
  }

  /// The two sides of the first `=`; nil where there is none.
  static func pair(_ row: String) -> (String, String)? {
    guard let sign = row.utf8.firstIndex(of: UInt8(ascii: "=")) else { return nil }
    return (String(row[..<sign]), String(row[row.utf8.index(after: sign)...]))
  }

  private static func split(_ text: String, where isSeparator: (UInt8) -> Bool) -> [String] {
    text.utf8.split(whereSeparator: isSeparator).map { String(Substring($0)) }
  }
}
