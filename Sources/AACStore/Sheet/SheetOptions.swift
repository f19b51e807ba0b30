public import AACCore

/// What an import of a spreadsheet needs besides the file.
public struct SheetOptions: Sendable {
  /// What is worked out of a new word whose row does not say everything.
  public struct Guess: Sendable {
    /// The word for grammar.
    public var lexeme: Lexeme
    /// Where it is shown.
    public var category: Category.ID

    /// A word and its group.
    public init(lexeme: Lexeme, category: Category.ID) {
      self.lexeme = lexeme
      self.category = category
    }
  }

  /// The language of rows that name none.
  public var language: Language
  /// The words that are taken out of sight when the file does not have them; nil: none.
  public var replaced: SheetSelection?
  /// Whose own new words are of which the file does not say it; nil: everybody's.
  public var owner: Person.ID?
  /// Works out new words; without it their class, kind and category must be given.
  public var guess: (@Sendable (_ word: String, WordRole, Language) throws -> Guess)?
  /// The name of a word whose row has no concept without what does not belong to it, such as an article.
  public var plainName: (@Sendable (_ word: String, WordRole, Language) -> String)?
  /// Makes the concept of a new word.
  public var newID: @Sendable () -> String
  /// How many problems are reported at most.
  public var problemLimit = 100

  /// Options for rows in a language.
  public init(language: Language, newID: @escaping @Sendable () -> String) {
    self.language = language
    self.newID = newID
  }
}
