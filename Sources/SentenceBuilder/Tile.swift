public import AACCore

/// A chosen word as it stands in the sentence strip.
public struct Tile: Hashable, Sendable {
  /// What a word does in the sentence.
  public enum Role: String, Hashable, Codable, Sendable {
    case opener, subject, verb, complement
  }

  /// Text under the picture.
  public var label: String
  /// The word for grammar.
  public var lexeme: Lexeme
  /// What it does in the sentence.
  public var role: Role
  /// Meaning; nil for a word outside the vocabulary.
  public var concept: Concept?
  /// Picture.
  public var pictogram: Pictogram.ID?
  /// Whether the red cross lies on it.
  public var isNegated: Bool

  /// A chosen word.
  public init(
    label: String, lexeme: Lexeme, role: Role, concept: Concept? = nil,
    pictogram: Pictogram.ID? = nil, isNegated: Bool = false
  ) {
    self.label = label
    self.lexeme = lexeme
    self.role = role
    self.concept = concept
    self.pictogram = pictogram
    self.isNegated = isNegated
  }

  init(_ word: some VocabularyWord, role: Role, isNegated: Bool = false) {
    self.init(
      label: word.label, lexeme: word.lexeme, role: role, concept: word.concept,
      pictogram: word.pictogram, isNegated: isNegated)
  }
}
