/// A fixed set of words, asked far more often than not for words that are not in it.
///
/// A `Set` hashes every word it is asked for, whatever its length; most are none of ours by their length and first byte alone.
/// What is left is compared by one look into a table that is open addressed, as that of ``TableLines``.
struct WordSet: Sendable {
  /// The words behind one reference: sets are handed around far more often than they are made.
  private final class Content: Sendable {
    let index: WordIndex

    init(_ words: [String]) { index = WordIndex(words) }
  }

  private let content: Content

  /// A set of words; those given twice count once.
  init(_ words: some Sequence<String>) { content = Content(Array(words)) }

  /// The words, each once, in the order given.
  var words: [String] { content.index.words }

  /// Whether it is one of the words, letter by letter.
  func contains(_ word: String) -> Bool { content.index.contains(word) }

  /// The words of both.
  func union(_ others: some Sequence<String>) -> WordSet { WordSet(words + others) }

  /// The words that are not in the other.
  func subtracting(_ others: WordSet) -> WordSet {
    WordSet(words.filter { !others.contains($0) })
  }
}

/// Words of several sets and in which of them each is: one look in place of one into every set.
struct WordMarks<Mark: OptionSet & Sendable>: Sendable {
  private let marks: WordMap<Mark>

  /// Marks the words of each set.
  init(_ sets: [(mark: Mark, words: WordSet)]) {
    var marks: [String: Mark] = [:]
    for set in sets {
      for word in set.words { marks[word, default: []].formUnion(set.mark) }
    }
    self.marks = WordMap(marks)
  }

  /// The marks of a word; none for one that is in no set.
  subscript(word: String) -> Mark { marks[word] ?? [] }
}

extension WordSet: ExpressibleByArrayLiteral {
  init(arrayLiteral words: String...) { self.init(words) }
}

extension WordSet: Sequence {
  func makeIterator() -> IndexingIterator<[String]> { words.makeIterator() }
}
