/// How a word of quantity behaves beside its noun.
///
/// Source: NGLE §19–21 (quantifiers and numerals); Cunha & Cintra, chapters 11 and 12 (*indefinidos*, *numerais*).
enum RomanceQuantity: Hashable {
  /// *un, una*
  case one
  /// *dos*; *dois, duas*
  case numeral
  /// *mucho, poco, otro*: agrees; the noun is plural when it can be counted.
  case inflected(base: String, isPlural: Bool)
  /// *más, menos*
  case invariable
  /// *un poco*, *algo*: *de* before the noun.
  case partitive
  /// *todo*: the article stands between.
  case whole
  /// *ambos*; in Portuguese with the article: *ambas as mãos*.
  case both

  init(_ lemma: String) {
    switch lemma {
    case "uno", "un", "una", "um", "uma", "1": self = .one
    case "más", "menos", "mais", "demais": self = .invariable
    case "un poco", "algo", "um pouco", "un poco de", "um pouco de", "alguma coisa":
      self = .partitive
    case "todo", "todos", "toda", "todas", "tudo": self = .whole
    case "mucho", "muchos", "muchas": self = .inflected(base: "mucho", isPlural: true)
    case "poco", "pocos": self = .inflected(base: "poco", isPlural: true)
    case "demasiado", "demasiados": self = .inflected(base: "demasiado", isPlural: true)
    case "alguno", "algunos", "algún": self = .inflected(base: "alguno", isPlural: true)
    case "muito", "muitos": self = .inflected(base: "muito", isPlural: true)
    case "pouco", "poucos": self = .inflected(base: "pouco", isPlural: true)
    case "algum", "alguns": self = .inflected(base: "algum", isPlural: true)
    case "tanto", "tantos": self = .inflected(base: "tanto", isPlural: true)
    case "bastante", "suficiente": self = .inflected(base: lemma, isPlural: true)
    case "bastantes", "suficientes":
      self = .inflected(base: String(lemma.dropLast()), isPlural: true)
    case "varios", "vários", "diversos":
      self = .inflected(base: String(lemma.dropLast()), isPlural: true)
    case "medio", "meio": self = .inflected(base: lemma, isPlural: false)
    case "otro", "outro", "ninguno", "nenhum", "ningún":
      self = .inflected(base: lemma == "ningún" ? "ninguno" : lemma, isPlural: false)
    case "ambos": self = .both
    default:
      let isMillion = ["millón", "millones", "milhão", "milhões"].contains(where: lemma.hasSuffix)
      self = isMillion ? .partitive : .numeral
    }
  }

  /// Whether a counted noun beside it is plural.
  var pluralizesCount: Bool {
    switch self {
    case .one, .partitive: false
    case .inflected(_, let isPlural): isPlural
    case .numeral, .invariable, .whole, .both: true
    }
  }
}
