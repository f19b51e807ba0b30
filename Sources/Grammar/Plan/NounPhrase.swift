public import AACCore

/// A noun (or pronoun, or adjective alone) with the words that stand beside it.
public struct NounPhrase: Hashable, Sendable {
  /// The noun, name or pronoun; nil in *rojo*, *muy contento*, *dos*, *mío*.
  public var noun: Constituent?
  /// Its adjectives, in the order chosen.
  public var adjectives: [Constituent]
  /// Owner or matter behind *de, of*: *la casa **de mamá***, *zumo **de naranja***.
  public var complement: [NounPhrase]
  /// The few small words that most phrases have none of: kept apart, so that a phrase is cheap to
  /// copy.
  private var modifiers: [Modifier]

  private struct Modifier: Hashable, Sendable {
    enum Place: Hashable, Sendable {
      case quantity, possessive, demonstrative, determiner, degree, connective, link, focus
    }

    let place: Place
    let word: Constituent

    /// Whether it stands before the whole phrase.
    var isOutside: Bool { place == .connective || place == .link || place == .focus }

    /// Whether it is a determiner with a number of its own.
    var isDeterminer: Bool {
      place == .possessive || place == .demonstrative || place == .determiner
    }
  }

  /// A phrase around a noun; nil for an adjective alone.
  public init(_ noun: Constituent? = nil) {
    self.noun = noun
    adjectives = []
    complement = []
    modifiers = []
  }

  /// How much or how many: *dos, mucho, más, un poco*.
  public var quantity: Constituent? {
    get { word(.quantity) }
    set { set(.quantity, newValue) }
  }

  /// Whose it is: *mi, tu, su*.
  public var possessive: Constituent? {
    get { word(.possessive) }
    set { set(.possessive, newValue) }
  }

  /// Which one: *este, ese, aquel*.
  public var demonstrative: Constituent? {
    get { word(.demonstrative) }
    set { set(.demonstrative, newValue) }
  }

  /// *otro*, *un*, *el*: any determiner chosen as a tile.
  public var determiner: Constituent? {
    get { word(.determiner) }
    set { set(.determiner, newValue) }
  }

  /// Degree of the adjective: *muy, un poco, más*.
  public var degree: Constituent? {
    get { word(.degree) }
    set { set(.degree, newValue) }
  }

  /// Word that joins it to the phrase before it: *y, o, pero*; nil: the language's *and*.
  public var connective: Constituent? {
    get { word(.connective) }
    set { set(.connective, newValue) }
  }

  /// Word between the noun before and this complement of it: *miedo **a** los perros, más alto
  /// **que** yo*; nil: the language's *of*.
  public var link: Constituent? {
    get { word(.link) }
    set { set(.link, newValue) }
  }

  /// Word about this phrase alone, before all others of it: *pero **no** los gatos, **solo** agua*.
  public var focus: Constituent? {
    get { word(.focus) }
    set { set(.focus, newValue) }
  }

  /// What sort of thing it is about: the noun's kind, else the adjective's.
  public var kind: SemanticKind {
    noun?.lexeme.kind ?? adjectives.first?.lexeme.kind ?? quantity?.lexeme.kind ?? .thing
  }

  /// Whether no word stands beside the noun.
  public var isPlain: Bool {
    adjectives.isEmpty && modifiers.allSatisfy(\.isOutside)
  }

  /// Whether a determiner says that there are several: *mis, estos, las*.
  var hasPluralDeterminer: Bool {
    modifiers.contains { $0.isDeterminer && $0.word.lexeme.number == .plural }
  }

  /// Whether it is a number and nothing else yet.
  var isPlainNumber: Bool {
    noun == nil && adjectives.isEmpty && quantity?.lexeme.wordClass == .numeral
      && modifiers.allSatisfy { $0.place == .connective || $0.place == .quantity }
  }

  /// What joins it to what stands before it, where that is no list: *pero, porque*.
  var freeLink: Constituent? {
    connective.flatMap {
      $0.lexeme.isConnective || $0.lexeme.isAlternative ? nil : $0
    }
  }

  /// Whether no word at all is in it yet.
  var isEmpty: Bool { noun == nil && isPlain && focus == nil }

  /// Whether *tanto* counts what it has.
  var hasComparative: Bool { quantity?.lexeme.lemma == "tanto" }

  /// Whether the head is a pronoun, which takes no article.
  public var isPronoun: Bool { noun?.lexeme.wordClass == .pronoun }

  /// Whether it is an adjective without a noun.
  public var isAdjective: Bool { noun == nil && !adjectives.isEmpty }

  private func word(_ place: Modifier.Place) -> Constituent? {
    for modifier in modifiers where modifier.place == place { return modifier.word }
    return nil
  }

  private mutating func set(_ place: Modifier.Place, _ word: Constituent?) {
    if !modifiers.isEmpty { modifiers.removeAll { $0.place == place } }
    if let word { modifiers.append(Modifier(place: place, word: word)) }
  }
}

extension NounPhrase {
  /// The kind that decides on roles.
  var roleKind: SemanticKind { noun?.lexeme.roleKind ?? kind }
}
