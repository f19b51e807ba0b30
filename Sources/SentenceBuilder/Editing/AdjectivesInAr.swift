import AACCore

/// Adjectives that end as infinitives do: *espectacular, familiar*.
///
/// The ending does not tell them from verbs (*circular* is both), so they are listed; those that are as common as verbs are not
/// here.
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

  private static let spanish: Set<String> = words(
    """
    angular bipolar celular crepuscular disciplinar dispar ejemplar escolar espectacular estelar extraescolar familiar
    interdisciplinar impar insular interescolar irregular lunar militar molecular multidisciplinar muscular nuclear
    ocular par particular peculiar perpendicular polar popular preescolar rectangular secular similar singular
    solar tabular triangular tubular vascular vulgar
    """
  )

  private static let portuguese: Set<String> = words(
    """
    angular bipolar crepuscular elementar escolar espetacular estelar exemplar extraescolar familiar ímpar insular
    invulgar irregular lunar militar molecular muscular nuclear ocular par particular peculiar perpendicular polar
    popular preliminar pré-escolar rectangular retangular secular similar singular solar suplementar triangular
    tubular vascular vulgar
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
