/// Word lists written as running text.
enum EnglishWords {
  /// The words of a text as a set.
  static func set(_ text: String) -> WordSet {
    WordSet(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
  }

  /// Pairs of neighbouring words as a table from the first to the second.
  static func pairs(_ text: String) -> [String: String] {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
    var table: [String: String] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      table[words[index]] = words[index + 1]
    }
    return table
  }
}
