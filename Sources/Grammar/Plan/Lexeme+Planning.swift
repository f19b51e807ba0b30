import AACCore

extension SemanticKind {
  /// Whether it names a time or how often.
  var isTemporal: Bool {
    switch self {
    case .time, .weekday, .frequency, .duration: true
    default: false
    }
  }

  /// Whether words of the kind are grammar more than meaning.
  var isSmall: Bool {
    switch self {
    case .quantity, .degree, .question, .negation, .possessive, .demonstrative, .connective,
      .social:
      true
    default: false
    }
  }

  /// Whether an adjective of the kind says how someone is at the moment.
  var isPassing: Bool { self == .state || self == .emotion }
}

extension Lexeme {
  /// Whether it names a person or an animal.
  @inline(__always)
  var isBeing: Bool {
    animacy == .human || animacy == .animate || kind == .person || kind == .animal
  }

  /// Whether it names something that happens somewhere at some time.
  @inline(__always)
  var takesPlace: Bool { kind == .event || kind == .activity || kind == .sport || kind == .subject }

  /// Whether it can be the head of a phrase.
  @inline(__always)
  var isNominal: Bool {
    wordClass == .noun || wordClass == .properNoun || wordClass == .pronoun
      || wordClass == .determiner || wordClass == .numeral || wordClass == .adposition
  }

  /// Whether it is a noun or a name, and of no time.
  @inline(__always)
  var isLastingNoun: Bool {
    (wordClass == .noun || wordClass == .properNoun) && !kind.isTemporal
  }

  /// Whether it is *but*.
  var isAdversative: Bool {
    switch lemma {
    case "pero", "mas", "sino", "porém", "contudo", "todavia": true
    default: false
    }
  }

  /// Whether it names a person.
  @inline(__always)
  var isHuman: Bool { animacy == .human || (animacy == nil && kind == .person) }

  /// The kind as far as roles go: a pronoun for a person is a person.
  var roleKind: SemanticKind {
    if isHuman { return .person }
    if animacy == .animate { return .animal }
    return wordClass == .pronoun && kind == .person ? .thing : kind
  }
}

extension ClausePlan {
  /// Whether an adjective is said of the subject by *ser, be*, and no noun has been chosen for it.
  func isCopularQuality(_ word: Constituent) -> Bool {
    verbs.last?.frame.isCopular == true && verbs.last?.frame.pattern == .stateCopula
      || (verbs.last?.frame.isCopular == true && word.lexeme.kind.isPassing)
  }
}

extension Language {
  /// The word that only negates.
  var plainNegator: String {
    switch self {
    case .spanish: "no"
    case .english: "not"
    case .portuguese: "não"
    }
  }

  /// The word that joins.
  var and: String {
    switch self {
    case .spanish: "y"
    case .english: "and"
    case .portuguese: "e"
    }
  }

  /// The preposition of belonging.
  var ofPreposition: String { self == .english ? "of" : "de" }

  /// The preposition of company and of tools.
  var withPreposition: String {
    switch self {
    case .spanish: "con"
    case .english: "with"
    case .portuguese: "com"
    }
  }

  /// The preposition of place for places that the verb says nothing of.
  var placePreposition: String {
    switch self {
    case .spanish: "en"
    case .english: "at"
    case .portuguese: "em"
    }
  }
}

extension SemanticKind {
  /// Whether an adverb of the kind says how or in which direction.
  var tellsHow: Bool { self == .manner || self == .direction }
}
