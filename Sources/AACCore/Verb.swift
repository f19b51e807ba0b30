/// What is done: a verb that can follow a subject.
public struct Verb: VocabularyWord, Codable {
  public var concept: Concept
  public var lexeme: Lexeme
  public var label: String
  public var category: Category.ID
  public var pictogram: Pictogram.ID?
  public var position: Int

  /// A word of the vocabulary; the label is the lemma unless another is given.
  public init(
    concept: Concept, lexeme: Lexeme, label: String? = nil, category: Category.ID,
    pictogram: Pictogram.ID? = nil, position: Int = 0
  ) {
    self.concept = concept
    self.lexeme = lexeme
    self.label = label ?? lexeme.lemma
    self.category = category
    self.pictogram = pictogram
    self.position = position
  }
}
