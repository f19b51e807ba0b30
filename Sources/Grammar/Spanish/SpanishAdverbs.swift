/// Adverbs made from adjectives: *lentamente, fácilmente; bien, mal*.
///
/// Source: NGLE §7.14, §30.2; *Ortografía* of 2010, ch. II §3.4.5.2 (the accent of the adjective stays).
enum SpanishAdverbs {
  /// The adverb of an adjective given in the masculine singular; nil where there is none.
  static func adverb(of adjective: String) -> String? {
    if let known = irregular[adjective] { return known.isEmpty ? nil : known }
    return SpanishAdjective.feminine(of: adjective) + "mente"
  }

  /// Empty for those that make no adverb: origins, colours that are things, sizes.
  private static let irregular = [
    "bueno": "bien", "malo": "mal", "mejor": "mejor", "peor": "peor", "mucho": "mucho",
    "poco": "poco", "demasiado": "demasiado", "bastante": "bastante", "medio": "medio",
    "mayor": "mayormente", "solo": "solo", "temprano": "temprano", "rosa": "", "naranja": "",
    "violeta": "", "gratis": "gratis", "tanto": "tanto", "joven": "",
    "mismo": "mismamente", "grande": "grandemente",
  ]
}
