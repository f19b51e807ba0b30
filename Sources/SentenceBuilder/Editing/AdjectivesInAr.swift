import AACCore

/// Adjectives in *-ar* that the lexicon has as nouns: *militar, familiar*; of a word that is no subject the quality is meant.
///
/// The others are rows of the lexicon; those that are as common as verbs (*circular*) are in neither.
enum AdjectivesInAr {
  /// Whether a word is one.
  static func contains(_ word: String, _ language: Language) -> Bool {
    switch language {
    case .spanish: spanish.contains(word)
    case .portuguese: portuguese.contains(word)
    case .english: false
    }
  }

  /// The word for grammar.
  static func lexeme(_ word: String) -> Lexeme {
    Lexeme(lemma: word, wordClass: .adjective, kind: .quality)
  }

  private static let spanish: Set<String> = [
    "celular", "familiar", "lunar", "militar", "par", "polar", "solar",
  ]

  private static let portuguese: Set<String> = ["exemplar", "militar", "par"]
}
