public import AACCore

/// A part of the vocabulary; everything that is left empty or nil selects all.
public struct SheetSelection: Hashable, Sendable {
  /// Words of these languages.
  public var languages: Set<Language> = []
  /// Words in these roles.
  public var roles: Set<WordRole> = []
  /// Words of these kinds.
  public var kinds: Set<SemanticKind> = []
  /// Words shown in these groups.
  public var categories: Set<Category.ID> = []
  /// A person's own words.
  public var owner: Person.ID?

  /// Everything.
  public init() {}

  func contains(_ entry: WordEntry, in language: Language) -> Bool {
    (languages.isEmpty || languages.contains(language))
      && (roles.isEmpty || roles.contains(entry.key.role))
      && (kinds.isEmpty || kinds.contains(entry.lexeme.kind))
      && (categories.isEmpty || categories.contains(entry.category))
      && (owner == nil || owner == entry.owner)
  }
}
