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
  /// Everything else, in the order chosen: nouns, adjectives, adverbs, small words, verbs that the
  /// verb opens.
  public var complements: [Constituent]
  /// Whether the verb is negated.
  public var isNegative: Bool
  /// Whether the sentence asks.
  public var isQuestion: Bool
  /// Time; nil: what a time word says, else the present.
  public var tense: Tense?
  /// Gender of the first person.
  public var speaker: Gender
  /// Gender of the one who is spoken to.
  public var listener: Gender
  /// How it is said beyond time and polarity: as a request, politely, as going on just now.
  public var options: Options

  /// Tile of a verb that only helped another one: ***do** you like*; English.
  var helperTile: Int?

  /// Whether a clause among the complements was chosen before all others: *cuando llueve, me quedo*.
  var frontsClause = false
  /// Whether it was read from a row of tiles: who is left out of it may be the other, and not only the speaker.
  var isLaid = false
  /// Whether its row was known by its kinds of words and had only its small words put in: nothing else reads it.
  var isCompleted = false

  /// What most clauses have none of: kept apart, so that a clause is cheap to copy.
  private struct Beside: Hashable, Sendable {
    var joins: [Int: [Int]] = [:]
    var attached: [Int: EnglishAttachedClause] = [:]
    var sequels: [Clause] = []
    var sequelLink: String?
    var sequelJoint: [Constituent] = []
    var reasons: [Realization.RuleApplication] = []
    var choices: [Constituent] = []
    var edge: OpenEdge?

    var isEmpty: Bool {
      joins.isEmpty && attached.isEmpty && sequels.isEmpty && sequelLink == nil
        && sequelJoint.isEmpty && reasons.isEmpty && choices.isEmpty && edge == nil
    }
  }

  private final class Content: Sendable {
    let beside: Beside

    init(_ beside: Beside) { self.beside = beside }
  }

  /// Nil: nothing beside its words.
  private var content: Content?

  private var beside: Beside {
    get { content?.beside ?? Beside() }
    set { content = newValue.isEmpty ? nil : Content(newValue) }
  }

  /// All tiles of a word that was put together from several, by the first.
  var joins: [Int: [Int]] {
    get { content?.beside.joins ?? [:] }
    set {
      if content == nil, newValue.isEmpty { return }
      beside.joins = newValue
    }
  }

  /// Clauses that belong to one noun, by its tile: *the boy **who hit me***; English.
  var attached: [Int: EnglishAttachedClause] {
    get { content?.beside.attached ?? [:] }
    set {
      if content == nil, newValue.isEmpty { return }
      beside.attached = newValue
    }
  }

  /// Clauses that are said after it, each a thought of its own: *mamá trabaja y papá cocina*.
  public var sequels: [Clause] {
    get { content?.beside.sequels ?? [] }
    set {
      if content == nil, newValue.isEmpty { return }
      beside.sequels = newValue
    }
  }

  /// What is said before the first of them; nil: a comma.
  var sequelLink: String? {
    get { content?.beside.sequelLink }
    set {
      if content == nil, newValue == nil { return }
      beside.sequelLink = newValue
    }
  }

  /// What was chosen between it and its sequel, which is then told in its time: *mas, menos, não*.
  var sequelJoint: [Constituent] {
    get { content?.beside.sequelJoint ?? [] }
    set {
      if content == nil, newValue.isEmpty { return }
      beside.sequelJoint = newValue
    }
  }

  /// What the reading of a row put in or decided, beside what its sentence tells of itself.
  var reasons: [Realization.RuleApplication] {
    get { content?.beside.reasons ?? [] }
    set {
      if content == nil, newValue.isEmpty { return }
      beside.reasons = newValue
    }
  }

  /// The word that it begins or breaks off with: ***and** the dog, the dog, **but**…*.
  var edge: OpenEdge? {
    get { content?.beside.edge }
    set {
      if content == nil, newValue == nil { return }
      beside.edge = newValue
    }
  }

  /// What one is asked to choose from.
  var choices: [Constituent] {
    get { content?.beside.choices ?? [] }
    set {
      if content == nil, newValue.isEmpty { return }
      beside.choices = newValue
    }
  }

  /// An empty clause in a variety.
  public init(variety: LanguageVariety) {
    self.variety = variety
    subject = []
    complements = []
    isNegative = false
    isQuestion = false
    speaker = .masculine
    listener = .masculine
    options = []
  }

  /// Ways of saying the same thing that the words alone do not decide.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// Options by their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// As an order or a request: *ayúdame, help me, me ajuda*.
    public static let request = Options(rawValue: 1)
    /// As going on at that time: *estoy comiendo, I am eating, estou comendo*.
    public static let progressive = Options(rawValue: 2)
    /// Politely, in the conditional: *quisiera, I would like, eu queria*.
    public static let polite = Options(rawValue: 4)
    /// The future with *ir a, going to, ir*, in place of the simple one.
    public static let goingTo = Options(rawValue: 8)
    /// The past as the Spanish of Spain says the recent one: *he comido*; in English *I have
    /// eaten*.
    public static let perfect = Options(rawValue: 16)
    /// The past as lasting or repeated: *comía, I used to eat*.
    public static let habitual = Options(rawValue: 32)
    /// The future in one word where *ir* and an infinitive is the usual one: Portuguese *viajarei*.
    public static let simpleFuture = Options(rawValue: 64)
    /// The perfect as seen from a past: *I **had** eaten before he came*.
    static let earlier = Options(rawValue: 128)
  }
}

extension Clause {
  public static func == (left: Self, right: Self) -> Bool {
    left.variety == right.variety && left.subject == right.subject && left.verb == right.verb
      && left.complements == right.complements && left.isNegative == right.isNegative
      && left.isQuestion == right.isQuestion && left.tense == right.tense
      && left.speaker == right.speaker && left.listener == right.listener
      && left.options == right.options && left.helperTile == right.helperTile
      && left.frontsClause == right.frontsClause && left.isLaid == right.isLaid
      && (left.content === right.content || left.beside == right.beside)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(variety)
    hasher.combine(subject)
    hasher.combine(verb)
    hasher.combine(complements)
    hasher.combine(isNegative)
    hasher.combine(isQuestion)
    hasher.combine(tense)
    hasher.combine(options)
  }
}

/// A chosen word with the tile it came from and what its pair with the verb asks for.
///
/// All of it is kept behind one reference, because constituents are copied far more often than they
/// are changed.
public struct Constituent: Sendable {
  private final class Content: Sendable {
    let lexeme: Lexeme
    let tile: Int?
    let government: Government?

    init(_ lexeme: Lexeme, _ tile: Int?, _ government: Government?) {
      self.lexeme = lexeme
      self.tile = tile
      self.government = government
    }
  }

  private var content: Content

  /// A chosen word.
  public init(_ lexeme: Lexeme, tile: Int? = nil, government: Government? = nil) {
    content = Content(lexeme, tile, government)
  }

  /// The word.
  public var lexeme: Lexeme {
    _read { yield content.lexeme }
    set { content = Content(newValue, content.tile, content.government) }
  }

  /// Index of the tile in the order of choice; nil when it came from no tile.
  public var tile: Int? {
    get { content.tile }
    set { content = Content(content.lexeme, newValue, content.government) }
  }

  /// Preposition and article that the pair of verb and complement needs; nil: by the verb's frame.
  public var government: Government? {
    _read { yield content.government }
    set { content = Content(content.lexeme, content.tile, newValue) }
  }
}

extension Constituent: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    left.content === right.content
      || left.tile == right.tile && left.lexeme == right.lexeme
        && left.government == right.government
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(lexeme)
    hasher.combine(tile)
    hasher.combine(government)
  }
}
