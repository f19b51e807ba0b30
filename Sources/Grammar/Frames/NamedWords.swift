/// The words that a slot names, which most slots have none of: kept behind one reference.
public struct NamedWords: Hashable, Sendable {
  private final class Content: Sendable {
    let words: WordSet

    init(_ words: WordSet) { self.words = words }
  }

  /// Nil: none.
  private let content: Content?

  /// No word, or those given.
  init(_ words: [String] = []) { content = words.isEmpty ? nil : Content(WordSet(words)) }

  /// Whether there is none.
  public var isEmpty: Bool { content == nil }

  /// Whether it is one of them.
  public func contains(_ word: String) -> Bool { content?.words.contains(word) ?? false }
}

extension NamedWords {
  public static func == (left: Self, right: Self) -> Bool {
    left.content === right.content
      || Set(left.content?.words.words ?? []) == Set(right.content?.words.words ?? [])
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(content?.words.words.count) }
}
