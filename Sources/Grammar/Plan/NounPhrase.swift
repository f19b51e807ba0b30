public import AACCore

/// A noun (or pronoun, or adjective alone) with the words that stand beside it.
public struct NounPhrase: Hashable, Sendable {
  /// The noun, name or pronoun; nil in *rojo*, *muy contento*, *dos*, *mío*.
  public var noun: Constituent?
  /// Its adjectives, in the order chosen.
  public var adjectives: [Constituent]
  /// *dos, mucho, más, un poco*
  public var quantity: Constituent?
  /// *mi, tu, su*
  public var possessive: Constituent?
  /// *este, ese, aquel*
  public var demonstrative: Constituent?
  /// *todo*, *otro*, *un*, *el*: any determiner chosen as a tile.
  public var determiner: Constituent?
  /// Degree of the adjective: *muy, un poco, más*.
  public var degree: Constituent?
  /// Owner or matter behind *de, of*: *la casa **de mamá***, *zumo **de naranja***.
  public var complement: [NounPhrase]
  /// Word that joins it to the phrase before it: *y, o, pero*; nil: the language's *and*.
  public var connective: Constituent?

  /// A phrase around a noun; nil for an adjective alone.
  public init(_ noun: Constituent? = nil) {
    self.noun = noun
    adjectives = []
    complement = []
  }

  /// What sort of thing it is about: the noun's kind, else the adjective's.
  public var kind: SemanticKind {
    noun?.lexeme.kind ?? adjectives.first?.lexeme.kind ?? quantity?.lexeme.kind ?? .thing
  }

  /// Whether no word stands beside the noun.
  public var isPlain: Bool {
    adjectives.isEmpty && quantity == nil && possessive == nil && demonstrative == nil
      && determiner == nil && degree == nil
  }

  /// Whether no word at all is in it yet.
  var isEmpty: Bool { noun == nil && isPlain }

  /// Whether the head is a pronoun, which takes no article.
  public var isPronoun: Bool { noun?.lexeme.wordClass == .pronoun }

  /// Whether it is an adjective without a noun.
  public var isAdjective: Bool { noun == nil && !adjectives.isEmpty }
}
