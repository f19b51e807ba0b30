public import AACCore

/// What a sentence is to say: chosen words and how to put them, before any grammar.
///
///     var clause = Clause(variety: .spanishSpain)
///     clause.subject = [Constituent(child, tile: 0)]
///     clause.verb = Constituent(eat, tile: 1)
///     clause.complements = [Constituent(apple, tile: 2)]
///     clause.isQuestion = true
///     ClauseRealizer().realize(clause).text      // ¿La niña come una manzana?
public struct Clause: Hashable, Sendable {
  /// Language and region.
  public var variety: LanguageVariety
  /// Who does it; several are joined (*mamá y yo*); none: the quick mode, first person singular.
  public var subject: [Constituent]
  /// What is done; none: the subject alone is spoken.
  public var verb: Constituent?
  /// Everything else, in the order chosen: nouns, adjectives, adverbs, small words, verbs that the verb opens.
  public var complements: [Constituent]
  /// Whether the verb is negated.
  public var isNegative: Bool
  /// Whether the sentence asks.
  public var isQuestion: Bool
  /// Time; nil: what a time word says, else the present.
  public var tense: Tense?
  /// Gender of the first person.
  public var speaker: Gender

  /// An empty clause in a variety.
  public init(variety: LanguageVariety) {
    self.variety = variety
    subject = []
    complements = []
    isNegative = false
    isQuestion = false
    speaker = .masculine
  }
}

/// A chosen word with the tile it came from and what its pair with the verb asks for.
public struct Constituent: Hashable, Sendable {
  /// The word.
  public var lexeme: Lexeme
  /// Index of the tile in the order of choice; nil when it came from no tile.
  public var tile: Int?
  /// Preposition and article that the pair of verb and complement needs; nil: by the verb's frame.
  public var government: Government?

  /// A chosen word.
  public init(_ lexeme: Lexeme, tile: Int? = nil, government: Government? = nil) {
    self.lexeme = lexeme
    self.tile = tile
    self.government = government
  }
}
