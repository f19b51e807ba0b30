public import AACCore

extension SheetReport {
  /// Something that a careful look has found in a word.
  public struct Finding<What: Sendable>: Sendable {
    /// The word.
    public let word: Word
    /// Line in the file, from 1; nil for a word that is not in it.
    public let line: Int?
    /// What was found.
    public let what: What
  }

  /// Columns of what grammar, pictures and links know nothing of.
  private static let unseen: Set<SheetColumn> = [
    .place, .level, .owner, .hidden, .removed, .category,
  ]

  /// What a careful look finds in the words that are new or changed, in the order of the file.
  ///
  /// - Parameter look: Makes the look at words of a language, out of all that come with the file; only asked for where
  ///   something is changed.
  /// - Returns: each thing that was found, with its word.
  /// - Throws: what `look` throws.
  public func findings<What: Sendable>(
    _ look: (_ language: Language, _ others: [WordEntry]) throws -> (Review) -> [What]
  ) rethrows -> [Finding<What>] {
    let changed = changed.filter { !$0.changes.allSatisfy { Self.unseen.contains($0.column) } }
    let byLanguage = Dictionary(grouping: added + changed, by: \.language)
    var found: [Finding<What>] = []
    for (language, words) in byLanguage {
      let reviews = words.compactMap(\.review)
      if reviews.isEmpty { continue }
      let finds = try look(language, reviews.map(\.entry))
      for word in words {
        guard let review = word.review else { continue }
        found += finds(review).map { Finding(word: word, line: review.line, what: $0) }
      }
    }
    return found.enumerated().sorted {
      ($0.element.line ?? .max, $0.offset) < ($1.element.line ?? .max, $1.offset)
    }.map(\.element)
  }
}
