/// A word with everything that an editor shows of it.
public struct WordEntry: Hashable, Codable, Sendable {
  /// Which word it is.
  public var key: WordKey
  /// The word for grammar.
  public var lexeme: Lexeme
  /// Text on the tile.
  public var label: String
  /// The ``Category`` it is shown in.
  public var category: Category.ID
  /// Its picture.
  public var pictogram: Pictogram.ID?
  /// Place among the words of its role, from 0.
  public var position: Int
  /// From which level of vocabulary on it is shown; nil: from the first.
  public var level: Int?
  /// Whose own word it is; nil: everybody's.
  public var owner: Person.ID?
  /// Whether it was taken out; it can be restored.
  public var isRemoved = false
  /// Whether someone added or changed it; importing the starter vocabulary leaves it alone.
  public var isOwn = true

  /// Levels that a word or a person can have.
  public static let levels = 1...9

  /// A word; the label is the lemma unless another is given.
  public init(
    key: WordKey, lexeme: Lexeme, label: String? = nil, category: Category.ID,
    pictogram: Pictogram.ID? = nil, position: Int = 0
  ) {
    self.key = key
    self.lexeme = lexeme
    self.label = label ?? lexeme.lemma
    self.category = category
    self.pictogram = pictogram
    self.position = position
  }
}

extension WordEntry {
  /// Whether the word is everybody's or the person's own; with nobody in use all are known.
  public func isKnown(to person: Person.ID?) -> Bool {
    person == nil || owner == nil || owner == person
  }
}
