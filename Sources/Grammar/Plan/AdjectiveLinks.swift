import AACCore

/// What Spanish adjectives take behind them: *orgulloso **de** ti, preocupado **por** el examen* (NGLE
/// §36.4, complementos de los adjetivos).
enum AdjectiveLinks {
  /// The preposition before a noun; nil where the adjective takes none.
  static func beforeNoun(_ adjective: String) -> String? { nouns[adjective] }

  /// The preposition before that noun: with whom one is cross, by what (NGLE §36.4).
  static func beforeNoun(_ adjective: String, _ noun: Lexeme) -> String? {
    guard moved.contains(adjective), noun.wordClass == .noun, !noun.isBeing else {
      return nouns[adjective]
    }
    return "por"
  }

  private static let moved: WordSet = ["enfadado", "enojado", "molesto", "asustado", "furioso"]

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
      "cubierto", "aburrido", "asustado", "fan", "sucio", "manchado", "empapado",
    ],
    "con": [
      "contento", "enfadado", "enojado", "feliz", "ilusionado", "emocionado", "encantado",
      "molesto", "amable", "cariñoso", "obsesionado", "decepcionado", "satisfecho", "frustrado",
      "impaciente", "entusiasmado", "generoso", "exigente",
    ],
    "por": [
      "preocupado", "triste", "nervioso", "sorprendido", "agradecido", "inquieto", "angustiado",
      "agobiado", "estresado",
    ],
    "a": ["alérgico", "acostumbrado", "parecido", "adicto"],
    "en": ["interesado"],
  ]

  /// *Bueno en matemáticas, mala en fútbol*: how well somebody does what one learns or plays (NGLE §36.4).
  static func saysSkill(_ adjective: String, in field: Lexeme) -> Bool {
    guard ["bueno", "malo", "experto", "hábil", "pésimo"].contains(adjective),
      field.wordClass == .noun
    else { return false }
    switch field.kind {
    case .subject, .languageName, .sport, .game, .activity, .music: return true
    default: return false
    }
  }

  /// Adjectives that say what something is full of, whatever it is: *lleno de agua*.
  static let filled: WordSet = ["lleno", "cubierto", "rodeado"]
  /// Adjectives that say with what something was made dirty or wet: *sucio de barro*.
  static let stained: WordSet = ["sucio", "manchado", "empapado"]
}
