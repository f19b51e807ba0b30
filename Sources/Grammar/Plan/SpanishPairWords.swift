import AACCore

/// Words whose meaning says what stands between two nouns of Spanish.
enum SpanishPairWords {
  /// What is said between two nouns.
  struct Link {
    var preposition: String
    var isDefinite: Bool

    init(_ preposition: String, isDefinite: Bool) {
      self.preposition = preposition
      self.isDefinite = isDefinite
    }
  }

  /// What joins the second noun to the first; nil where nothing is certain.
  static func link(_ first: Lexeme, _ second: Lexeme, verb: String) -> Link? {
    guard second.wordClass == .noun, !second.isBeing, !second.kind.isTemporal else { return nil }
    if taughtIn.contains(first.lemma), isTaught(second) { return Link("de", isDefinite: false) }
    if first.lemma == "agua", infusions.contains(second.lemma) {
      return Link("de", isDefinite: false)
    }
    if first.lemma == "agua", second.lemma == "limón" { return Link("con", isDefinite: false) }
    if first.lemma == "ayuda", asking.contains(verb) {
      let isThere = KindSet.places.contains(second.kind) || during.contains(second.lemma)
      return Link(isThere ? "en" : "con", isDefinite: true)
    }
    if meals.contains(first.lemma), canteens.contains(second.lemma), judging.contains(verb) {
      return Link("de", isDefinite: true)
    }
    return nil
  }

  private static func isTaught(_ noun: Lexeme) -> Bool {
    if taughtIn.contains(noun.lemma) { return false }
    switch noun.kind {
    case .subject, .languageName, .sport, .music: return true
    case .activity: return noun.number != .plural && noun.lemma != "recreo"
    default: return arts.contains(noun.lemma)
    }
  }

  /// What is held, done or written about something that is learnt or played.
  private static let taughtIn: WordSet = [
    "taller", "curso", "clase", "clases", "examen", "control", "deberes", "tarea", "ficha", "profe",
    "profesor", "profesora", "maestro", "maestra", "monitor", "monitora", "escuela", "academia",
    "campamento", "libro", "cuaderno", "aula", "equipo", "torneo", "partido", "entrenamiento",
    "campo", "pista", "entrenador", "entrenadora", "concurso", "grupo", "club", "sesión",
    "ejercicio", "ejercicios", "campeonato", "lección", "cursillo",
  ]
  /// What is learnt, whatever else the word names.
  private static let arts: WordSet = [
    "música", "cocina", "lengua", "baile", "teatro", "pintura", "dibujo", "plástica", "religión",
    "cerámica", "costura", "cine", "ajedrez", "informática", "robótica", "guitarra", "piano",
    "mates", "mate", "conocimiento del medio", "tecnología", "carpintería", "fotografía",
  ]
  /// What water is flavoured with.
  private static let infusions: WordSet = [
    "jamaica", "coco", "tamarindo", "horchata", "azahar", "rosas", "chía",
  ]
  /// Verbs of what is asked for and had.
  private static let asking: WordSet = [
    "necesitar", "querer", "pedir", "tener", "dar", "buscar", "recibir",
  ]
  /// Where and while one needs help.
  private static let during: WordSet = [
    "ducha", "baño", "escalera", "escaleras", "clase", "recreo",
  ]
  /// In what one plays.
  static let grounds: WordSet = [
    "nieve", "arena", "barro", "césped", "charco", "charcos", "hierba",
  ]
  /// Verbs of eating and ordering.
  static let tasting: WordSet = ["comer", "cenar", "probar", "pedir", "preparar", "almorzar"]
  /// With whom one is cross.
  static let quarrelling: WordSet = [
    "enojarse", "enfadarse", "pelearse", "discutir", "pelear", "preocupar",
  ]
  private static let meals: WordSet = ["comida", "menú", "desayuno", "cena", "almuerzo"]
  private static let canteens: WordSet = [
    "comedor", "cole", "colegio", "hospital", "residencia", "avión", "restaurante", "escuela",
    "centro", "bar", "hotel",
  ]
  /// Verbs of what is thought and said of it.
  private static let judging: WordSet = [
    "quejarse", "gustar", "encantar", "odiar", "preferir", "hablar", "protestar",
  ]
  /// What has a name behind it.
  static let streets: WordSet = [
    "calle", "plaza", "avenida", "paseo", "barrio", "colegio", "instituto", "hospital", "calzada",
    "camino", "urbanización", "residencia", "hotel", "bar", "restaurante", "cine", "estadio",
  ]
  /// What is served as a course, chosen or asked for.
  static let serving: WordSet = ["apetecer", "querer", "comer", "tomar", "pedir", "preparar"]
  /// What is watched and heard on what.
  static let screens: [String: WordSet] = {
    let seen: WordSet = [
      "tele", "televisión", "pantalla", "tableta", "tablet", "móvil", "celular", "ordenador",
      "computadora", "portátil", "YouTube", "Netflix", "Disney", "Clan", "proyector",
    ]
    let heard: WordSet = [
      "radio", "tele", "televisión", "tableta", "tablet", "móvil", "celular", "ordenador",
      "computadora", "YouTube", "Spotify", "altavoz",
    ]
    return ["ver": seen, "mirar": seen, "escuchar": heard, "oír": heard]
  }()
  /// With whom one goes on a trip.
  static let schools: WordSet = [
    "colegio", "cole", "escuela", "clase", "instituto", "insti", "asociación", "centro", "grupo",
    "guardería", "campamento", "centro de día", "fundación",
  ]
}
