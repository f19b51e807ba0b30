/// Says that one word suits another: a verb its subject, a complement its verb, a verb one that opens it.
public struct WordLink: Hashable, Codable, Sendable {
  /// Which roles a link joins.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case subjectVerb, verbComplement, verbVerb

    /// The kind that joins a word of one role with one of another, chosen in this order; nil when none does.
    public init?(from first: WordRole, to second: WordRole) {
      switch (first, second) {
      case (.subject, .verb): self = .subjectVerb
      case (.verb, .complement): self = .verbComplement
      case (.verb, .verb): self = .verbVerb
      default: return nil
      }
    }
  }

  /// Which roles it joins.
  public var kind: Kind
  /// The word that is chosen first.
  public var first: Concept
  /// The word that is offered then.
  public var second: Concept
  /// Preposition and article between verb and complement; nil: grammar decides.
  public var government: Government?

  /// A link between two words.
  public init(
    _ kind: Kind, from first: Concept, to second: Concept, government: Government? = nil
  ) {
    self.kind = kind
    self.first = first
    self.second = second
    self.government = government
  }

  /// The word that is chosen first.
  public var firstKey: WordKey { WordKey(kind == .subjectVerb ? .subject : .verb, first) }

  /// The word that is offered then.
  public var secondKey: WordKey { WordKey(kind == .verbComplement ? .complement : .verb, second) }
}
