/// Ends of words, compared and cut as UTF-8, which costs a tenth of comparing characters.
///
/// Words are expected in composed form (*ã* as one scalar), as keyboards write them.
extension String {
  /// Whether the word ends in these letters.
  func endsIn(_ ending: String) -> Bool {
    let isEnding = utf8.withContiguousStorageIfAvailable { word in
      ending.utf8.withContiguousStorageIfAvailable { wanted in
        guard word.count >= wanted.count else { return false }
        var index = word.count - wanted.count
        for byte in wanted {
          guard word[index] == byte else { return false }
          index += 1
        }
        return true
      }
    }
    return (isEnding ?? nil) ?? hasSuffix(ending)
  }

  /// Whether the word ends in one of these endings.
  func endsIn(anyOf endings: [String]) -> Bool {
    endings.contains { endsIn($0) }
  }

  /// Whether the word begins with these letters.
  func beginsIn(_ beginning: String) -> Bool {
    utf8.starts(with: beginning.utf8)
  }

  /// The word without its last letters, counted in UTF-8 (*ã* counts 2).
  func cutting(_ bytes: Int) -> String {
    String(self[..<utf8.index(endIndex, offsetBy: -bytes)])
  }

  /// The word with an ending put in place of another that it is known to have.
  func replacing(ending: String, by other: String) -> String {
    cutting(ending.utf8.count) + other
  }

  /// Last letter when it is one of ASCII, else 0.
  var lastByte: UInt8 { utf8.last ?? 0 }

  /// The word with the last of a letter replaced: *sent* with *e* by *i* gives *sint*.
  func replacingLast(_ letter: Character, by other: String) -> String {
    guard let byte = letter.asciiValue, let index = utf8.lastIndex(of: byte) else { return self }
    return String(self[..<index]) + other + String(self[utf8.index(after: index)...])
  }
}
