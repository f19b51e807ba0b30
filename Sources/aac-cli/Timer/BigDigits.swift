/// A time written in digits five lines high.
struct BigDigits: Hashable, Sendable {
  private static let glyphs: [Character: [String]] = [
    "0": ["###", "# #", "# #", "# #", "###"], "1": [" # ", "## ", " # ", " # ", "###"],
    "2": ["###", "  #", "###", "#  ", "###"], "3": ["###", "  #", "###", "  #", "###"],
    "4": ["# #", "# #", "###", "  #", "  #"], "5": ["###", "#  ", "###", "  #", "###"],
    "6": ["###", "#  ", "###", "# #", "###"], "7": ["###", "  #", "  #", "  #", "  #"],
    "8": ["###", "# #", "###", "# #", "###"], "9": ["###", "# #", "###", "  #", "###"],
    ":": [" ", "#", " ", "#", " "],
  ]

  private let text: String

  /// - Parameter text: digits and colons.
  init(_ text: String) { self.text = text }

  /// The five lines, indented to the middle of a width; one line of plain digits when it is too narrow.
  func lines(width: Int) -> [String] {
    let rows = (0..<5).map { row in
      text.compactMap { Self.glyphs[$0]?[row] }.map { glyph in
        glyph.map { $0 == "#" ? "██" : "  " }.joined()
      }.joined(separator: "  ")
    }
    let length = rows[0].count
    guard length <= width else { return [text] }
    let indent = String(repeating: " ", count: (width - length) / 2)
    return rows.map { indent + $0 }
  }
}
