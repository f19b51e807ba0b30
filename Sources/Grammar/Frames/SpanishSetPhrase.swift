import AACCore

/// A Spanish verb with its own object that no frame lists: *contar chistes, dar un toque* (NGLE §1.10, *locuciones
/// verbales*; §35.3, *verbos de apoyo*).
struct SpanishSetPhrase {
  private let verb: String

  /// A phrase of a verb and a noun; nil for anything else: *dar de alta, hacer llorar, ver mal, tener puesto*.
  init?(_ lemma: String) {
    guard lemma.hasSpace else { return nil }
    let words = lemma.split(separator: " ").map(String.init)
    guard let verb = words.first, let last = words.last, Self.isInfinitive(verb) else { return nil }
    let isDetermined = words.count > 2 && Self.determiners.contains(words[1])
    guard isDetermined || words.count == 2 && !Self.isOther(last, behind: verb) else { return nil }
    self.verb = verb
  }

  /// What it takes: somebody it is done to or with, where, and what it is done to or with, but no second object.
  var frame: VerbFrame {
    let isGiven = Self.giving.contains(verb)
    let whom =
      isGiven || Self.telling.contains(verb)
      ? FrameSlot(.recipient, preposition: "a") : FrameSlot(.company, preposition: "con")
    var places = KindSet(.event, .nature, .plant)
    places.formUnion(.places)
    if !isGiven { places.formUnion(KindSet(.furniture, .vehicle)) }
    return VerbFrame(
      lemma: "",
      slots: [
        whom, FrameSlot(.placeAt, preposition: "en", article: .definite, kinds: places),
        FrameSlot(.topic, preposition: isGiven ? "a" : "con", article: .definite),
      ],
      isDefault: true)
  }

  private static func isInfinitive(_ word: String) -> Bool {
    ["ar", "er", "ir", "ír", "arse", "erse", "irse", "írse"].contains { word.hasSuffix($0) }
  }

  /// Whether a word behind a verb is something else than its object.
  private static func isOther(_ word: String, behind verb: String) -> Bool {
    isInfinitive(word) || adverbs.contains(word) || word.hasSuffix("mente")
      || predicative.contains(verb) && (word.hasSuffix("o") || word.hasSuffix("a"))
  }

  private static let determiners: WordSet = [
    "el", "la", "los", "las", "un", "una", "unos", "unas", "mi", "tu", "su",
  ]

  /// What is done to somebody, or to a thing.
  private static let giving: WordSet = ["dar", "echar", "hacer", "pegar", "meter", "poner"]

  /// What is said to somebody or got for him.
  private static let telling: WordSet = [
    "contar", "decir", "pedir", "mandar", "enviar", "enseñar", "leer", "cantar", "gastar", "traer",
    "quitar", "prestar", "ofrecer", "regalar", "servir", "comprar", "preguntar", "explicar",
  ]

  /// Verbs whose object may be of some quality.
  private static let predicative: WordSet = [
    "tener", "dejar", "llevar", "ver", "poner", "mantener", "traer", "ponerse", "quedarse",
    "estar", "ser", "quedar", "volverse", "sentirse", "encontrar", "hacerse", "volver",
  ]

  private static let adverbs: WordSet = [
    "bien", "mal", "mejor", "peor", "fuera", "dentro", "arriba", "abajo", "cerca", "lejos", "atrás",
    "adelante", "antes", "después", "tarde", "temprano", "rápido", "despacio", "fuerte", "bajo",
    "alto", "claro", "algo", "nada", "todo", "más", "menos", "mucho", "poco", "igual", "encima",
    "solo", "juntos", "así", "que", "qué",
  ]
}
