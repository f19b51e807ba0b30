/// A fixed table of words with what belongs to each, asked far more often than not for words that are not in it.
///
/// It finds a word as ``WordSet`` does: a `Dictionary` hashes every word it is asked for, which takes ten times as long.
struct WordMap<Value: Sendable>: Sendable {
  /// Words and values behind one reference: tables are handed around far more often than they are made.
  private final class Content: Sendable {
    let index: WordIndex
    /// The value of each word, in the order of the index.
    let values: [Value]

    init(_ pairs: some Sequence<(String, Value)>) {
      let pairs = Array(pairs)
      let index = WordIndex(pairs.map(\.0))
      var values: [Value] = []
      values.reserveCapacity(index.words.count)
      for (word, value) in pairs
      where values.count < index.words.count && index.words[values.count] == word {
        values.append(value)
      }
      self.index = index
      self.values = values
    }
  }

  private let content: Content

  /// A table of words; of those given twice the first counts.
  init(_ pairs: some Sequence<(String, Value)>) { content = Content(pairs) }

  /// A table of words made as a dictionary.
  init(_ dictionary: [String: Value]) {
    self.init(dictionary.lazy.map { ($0.key, $0.value) })
  }

  /// The words, each once.
  var words: [String] { content.index.words }

  /// The words with what belongs to them.
  var pairs: Zip2Sequence<[String], [Value]> { zip(content.index.words, content.values) }

  /// What belongs to a word; nil where it is none of them.
  subscript(word: String) -> Value? { content.index.place(of: word).map { content.values[$0] } }
}

extension WordMap: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral pairs: (String, Value)...) { self.init(pairs) }
}
