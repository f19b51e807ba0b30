import Foundation

/// A word or sentence as its sound is looked up: lower-case, single spaces, no marks around words.
///
/// Unlike in a search, accents count: *papa* and *papá* do not sound the same.
public struct SpokenKey: Hashable, Sendable {
  /// The words, each without the marks around it.
  public let words: [String]

  /// The key of a text.
  public init(_ text: String) {
    words = text.lowercased().split(whereSeparator: \.isWhitespace).map(Self.bare)
      .filter { !$0.isEmpty }
  }

  /// The words with a space between.
  public var text: String { words.joined(separator: " ") }

  private static func bare(_ word: Substring) -> String {
    let isMark = { (character: Character) in
      if let ascii = character.asciiValue, ascii | 0x20 >= 0x61, ascii | 0x20 <= 0x7A {
        return false
      }
      return !character.isLetter && !character.isNumber
    }
    let tail = word.drop(while: isMark)
    guard let last = tail.lastIndex(where: { !isMark($0) }) else { return "" }
    let word = tail[...last]
    // Below the combining marks nothing can be composed.
    if word.unicodeScalars.allSatisfy({ $0.value < 0x300 }) { return String(word) }
    return String(word).precomposedStringWithCanonicalMapping
  }
}
