public import AACCore

/// Works out what a list of words does not say of each: its class, its kind and its group.
public struct WordGuess: Sendable {
  private let vocabularies: [Language: Vocabulary]

  /// Guesses from the words that are there.
  public init(_ vocabularies: [Vocabulary]) {
    self.vocabularies = Dictionary(
      vocabularies.map { ($0.language, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// What a word of a role would be; nil for a language whose words were not given.
  public func proposal(for word: String, as role: WordRole, in language: Language) -> WordProposal?
  {
    guard let vocabulary = vocabularies[language] else { return nil }
    var hints = WordProposal.Hints()
    hints.role = role
    return WordProposal(
      word, concept: "new", hints: hints, pictures: PictureIndex([]), in: vocabulary)
  }
}
