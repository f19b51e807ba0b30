public import AACCore

/// What somebody does while a countdown runs, such as *comer* or *the park*.
public struct Activity: Hashable, Codable, Sendable {
  /// The word, in the language of the person.
  public var word: String
  /// Meaning of the word, which leads to its picture; nil for a word of nobody's vocabulary.
  public var concept: Concept?
  /// Whether the word is a verb, a noun or something else; nil when that is not known.
  public var wordClass: WordClass?

  /// An activity.
  public init(word: String, concept: Concept? = nil, wordClass: WordClass? = nil) {
    self.word = word
    self.concept = concept
    self.wordClass = wordClass
  }
}
