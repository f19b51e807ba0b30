/// Adverbs made from adjectives: *lentamente, facilmente; bem, mal*.
///
/// Source: Cunha & Cintra, ch. 14 (*Advérbios em -mente*); agreement of 1990, base XIII (no accent before
/// *-mente*, the tilde stays).
enum PortugueseAdverbs {
  /// The adverb of an adjective given in the masculine singular; nil where there is none.
  static func adverb(of adjective: String) -> String? {
    if let known = irregular[adjective] { return known.isEmpty ? nil : known }
    // Adjectives in -ês and -or of comparison had one form for both genders when these were made.
    let base = adjective.endsIn("ês") ? adjective : PortugueseAdjective.feminine(of: adjective)
    return withoutAccent(base) + "mente"
  }

  private static func withoutAccent(_ word: String) -> String {
    let plain: [Character: Character] = [
      "á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u", "â": "a", "ê": "e", "ô": "o",
    ]
    return String(word.map { plain[$0] ?? $0 })
  }

  private static let irregular = [
    "bom": "bem", "mau": "mal", "melhor": "melhor", "pior": "pior", "muito": "muito",
    "pouco": "pouco", "demasiado": "demasiado", "bastante": "bastante", "meio": "meio",
    "só": "só", "cedo": "cedo", "rosa": "", "laranja": "", "cinza": "", "violeta": "",
    "grátis": "grátis", "tanto": "tanto", "jovem": "",
  ]
}
