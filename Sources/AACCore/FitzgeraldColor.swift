/// The colour of a word class in the modified Fitzgerald key, by which boards are coloured.
///
/// Source: R. Goossens, S. Crain and P. Elder, *Engineering the Preschool Environment for Interactive Symbolic
/// Communication* (1992), as used by most boards today.
public enum FitzgeraldColor: String, CaseIterable, Hashable, Codable, Sendable {
  /// People and pronouns: yellow.
  case people
  /// Verbs: green.
  case verbs
  /// Nouns: orange.
  case nouns
  /// Adjectives and adverbs: blue.
  case descriptions
  /// Greetings, politeness and prepositions: pink.
  case social
  /// Question words: purple.
  case questions
  /// *No*, *never*: red.
  case negation
  /// Determiners, possessives and numbers: grey.
  case determiners
  /// *And*, *but*: white.
  case connectives

  /// The colour of a word.
  public init(_ lexeme: Lexeme) {
    switch lexeme.kind {
    case .question: self = .questions
    case .negation: self = .negation
    case .social: self = .social
    case .possessive: self = .determiners
    case .connective: self = .connectives
    case .person: self = .people
    default: self.init(lexeme.wordClass)
    }
  }

  private init(_ wordClass: WordClass) {
    switch wordClass {
    case .noun, .properNoun: self = .nouns
    case .pronoun: self = .people
    case .verb: self = .verbs
    case .adjective, .adverb: self = .descriptions
    case .adposition, .interjection: self = .social
    case .determiner, .numeral: self = .determiners
    case .particle: self = .negation
    case .conjunction: self = .connectives
    }
  }
}
