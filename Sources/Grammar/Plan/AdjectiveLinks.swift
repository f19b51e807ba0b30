/// What Spanish adjectives take behind them: *orgulloso **de** ti, preocupado **por** el examen* (NGLE
/// §36.4, complementos de los adjetivos).
enum AdjectiveLinks {
  /// The preposition before a noun; nil where the adjective takes none.
  static func beforeNoun(_ adjective: String) -> String? { nouns[adjective] }

  /// The preposition before an infinitive.
  static func beforeVerb(_ adjective: String) -> String {
    switch adjective {
    case "listo", "preparado", "ansioso": "para"
    case "dispuesto", "acostumbrado", "decidido": "a"
    case "interesado": "en"
    case "loco", "nervioso", "preocupado", "triste": "por"
    default: "de"
    }
  }

  private static let nouns: [String: String] = {
    var nouns: [String: String] = [:]
    for (preposition, adjectives) in groups {
      for adjective in adjectives { nouns[adjective] = preposition }
    }
    return nouns
  }()

  private static let groups = [
    "de": [
      "harto", "cansado", "lleno", "orgulloso", "enamorado", "seguro", "celoso", "rodeado",
      "cubierto", "aburrido", "asustado", "fan",
    ],
    "con": [
      "contento", "enfadado", "enojado", "feliz", "ilusionado", "emocionado", "encantado",
      "molesto", "amable", "cariñoso", "obsesionado",
    ],
    "por": ["preocupado", "triste", "nervioso", "sorprendido"],
    "a": ["alérgico", "acostumbrado", "parecido", "adicto"],
    "en": ["interesado"],
  ]

  /// Adjectives that say what something is full of, whatever it is: *lleno de agua*.
  static let filled: WordSet = ["lleno", "cubierto", "rodeado"]
}
