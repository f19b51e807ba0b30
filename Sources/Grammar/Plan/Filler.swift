public import AACCore

/// Phrases that fill one role of a verb, with what stands before them.
public struct Filler: Hashable, Sendable {
  /// What it is to the verb.
  public var role: Role
  /// One phrase, or several that are joined.
  public var phrases: [NounPhrase]
  /// Preposition that the verb or the pair asks for; nil: none.
  public var preposition: String?
  /// Tile that the preposition came from.
  public var prepositionTile: Int?
  /// Article that the verb or the pair asks for; nil: by rule.
  public var article: Article?
  /// Whether preposition and article were given with the pair and overrule every habit.
  public var isGoverned: Bool
  /// Index in ``ClausePlan/verbs`` of the verb it belongs to.
  public var verb: Int

  /// A role with one phrase in it.
  public init(
    _ role: Role, _ phrase: NounPhrase, preposition: String? = nil, article: Article? = nil,
    verb: Int = 0
  ) {
    self.role = role
    phrases = [phrase]
    self.preposition = preposition
    self.article = article
    isGoverned = false
    self.verb = verb
  }
}
