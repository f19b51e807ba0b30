/// The names of a table's columns, and what parts its cells.
struct CSVHeader: Hashable, Sendable {
  /// Names that a column can have: the keys of JSON lines.
  static let known: Set<String> = [
    "text", "language", "subject", "verb", "complement", "complements", "tiles", "negative",
    "question", "tense", "speaker", "listener", "request", "progressive", "polite", "goingTo",
    "perfect", "habitual", "name", "voice", "speed", "pitch", "volume", "pause",
  ]

  let names: [String]
  let separator: Character

  /// The header in a line; nil when it has other names than the known ones.
  init?(_ line: String) {
    // Spreadsheets write what their country is used to.
    let counts = [",", ";", "\t"].map { mark in
      (Character(mark), line.filter { String($0) == mark }.count)
    }
    separator = counts.max { $0.1 < $1.1 }?.0 ?? ","
    names = CSVRow.cells(of: line, separator: separator)
      .map { $0.trimmingPrefix(while: \.isWhitespace) }
      .map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
    guard !names.isEmpty, names.allSatisfy(Self.known.contains) else { return nil }
  }

  /// Names that mean nothing here.
  static func unknownNames(in line: String) -> [String] {
    let marks: [Character] = [",", ";", "\t"]
    return line.split(whereSeparator: marks.contains).map(String.init)
      .filter { !known.contains($0) }
  }
}
