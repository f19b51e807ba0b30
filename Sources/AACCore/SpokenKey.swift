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
    let isMark = { (character: Character) in !character.isLetter && !character.isNumber }
    let tail = word.drop(while: isMark)
    guard let last = tail.lastIndex(where: { !isMark($0) }) else { return "" }
    return String(tail[...last]).precomposedStringWithCanonicalMapping
  }
}
