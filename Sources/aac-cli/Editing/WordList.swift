import AACCore
import Foundation

/// A file of words, one a line.
struct WordList {
  /// A word and the line that it stands in, from 1.
  struct Entry: Hashable {
    var word: String
    var line: Int
  }

  /// Longer lists are none.
  private static let limit = 16 << 20

  /// The words as they stand there, without empty lines and comments, which begin with `#`.
  let words: [Entry]

  /// Reads a file, or standard input where that is its name.
  ///
  /// - Throws: ``InputError/notText(path:)`` when it is neither UTF-8 nor UTF-16.
  init(file path: String) throws {
    let bytes = [UInt8](try WholeInput.read(path, atMost: Self.limit))
    guard let utf8 = TextBytes.utf8(bytes), let text = String(validating: utf8, as: UTF8.self),
      !utf8.contains(0)
    else { throw InputError.notText(path: path) }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    words = lines.enumerated().compactMap { index, line in
      let word = line.trimmingCharacters(in: .whitespaces)
      return word.isEmpty || word.hasPrefix("#") ? nil : Entry(word: word, line: index + 1)
    }
  }
}
