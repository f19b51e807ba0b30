import AACCore

/// A Spanish row of one deed and what belongs to it, parted into its phrases in the order in which they lie: the deed, what it is done to, and how.
///
/// Source: NGLE §1.12 (*funciones sintácticas*), §30.1 (*complementos adverbiales*).
struct HelpRow {
  /// A noun with what stands before and behind it.
  struct Phrase {
    var link: [Constituent] = []
    var determiners: [Constituent] = []
    var noun: Constituent
    var qualities: [Constituent] = []

    /// All of it as it was laid.
    var words: [Constituent] { determiners + [noun] + qualities }
  }

  private(set) var act: Constituent
  private(set) var phrases: [Phrase] = []
  /// How, how much, where to and how often.
  private(set) var manner: [Constituent] = []
  private(set) var speaker: Constituent?
  private(set) var pleased: Constituent?
  private(set) var isActFirst = false
  private var waiting: [Constituent] = []
  private var link: [Constituent] = []

  /// The row by its phrases; nil where somebody else does it, where something is asked, denied or told by its time, or where it has another deed.
  init?(_ row: [Constituent]) {
    let verbs = row.filter { $0.lexeme.wordClass == .verb }
    guard verbs.count == 1, verbs[0].lexeme.isInfinitive else { return nil }
    act = verbs[0]
    isActFirst = row.first?.tile == act.tile
    for word in row where word.tile != act.tile {
      guard sort(word) else { return nil }
    }
    if let last = phrases.last, HelpWords.numbered.contains(last.noun.lexeme.lemma), link.isEmpty {
      // Canal / dos.
      phrases[phrases.count - 1].qualities += waiting
      waiting = []
    }
    guard waiting.isEmpty, link.isEmpty else { return nil }
  }

  /// Whether a part of the body is among what it is done to.
  var body: Phrase? { phrases.first { $0.noun.lexeme.kind == .body } }

  private mutating func sort(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    if lexeme.lemma == "por favor" {
      pleased = word
      return true
    }
    if HelpWords.manner.contains(lexeme.lemma) { return sortManner(word) }
    switch lexeme.wordClass {
    case .noun, .properNoun: return sortNoun(word)
    case .adjective where !lexeme.isDeterminerLike && !lexeme.kind.isSmall:
      return sortQuality(word)
    case .determiner, .numeral, .adjective:
      guard lexeme.kind != .negation, lexeme.kind != .question else { return false }
      waiting.append(word)
      return true
    case .adposition:
      guard link.isEmpty else { return false }
      link = [word]
      return true
    case .pronoun:
      guard lexeme.lemma == "yo", speaker == nil, link.isEmpty else { return false }
      speaker = word
      return true
    default:
      guard lexeme.wordClass == .adverb, lexeme.kind == .direction || lexeme.kind == .place,
        link.isEmpty
      else { return false }
      manner.append(word)
      return true
    }
  }

  private mutating func sortManner(_ word: Constituent) -> Bool {
    guard link.isEmpty || word.lexeme.lemma != "más" else { return false }
    guard word.lexeme.lemma != "cuidado" || link.first?.lexeme.lemma == "con" else { return false }
    manner += link + [word]
    link = []
    return true
  }

  private mutating func sortNoun(_ word: Constituent) -> Bool {
    guard !word.lexeme.kind.isTemporal else { return false }
    let isSide =
      word.lexeme.kind == .direction || ["izquierda", "derecha"].contains(word.lexeme.lemma)
    if isSide, link.isEmpty, !phrases.isEmpty || isActFirst {
      manner.append(word)
      return true
    }
    phrases.append(Phrase(link: link, determiners: waiting, noun: word))
    (link, waiting) = ([], [])
    return true
  }

  private mutating func sortQuality(_ word: Constituent) -> Bool {
    guard link.isEmpty, waiting.isEmpty, !phrases.isEmpty else { return false }
    phrases[phrases.count - 1].qualities.append(word)
    return true
  }
}

/// Words of what a helper is asked for.
enum HelpWords {
  /// How something is done.
  static let manner: WordSet = [
    "despacio", "rápido", "fuerte", "flojo", "suave", "con cuidado", "cuidado", "poco", "un poco",
    "más", "menos", "mucho", "otra vez", "ahora", "ya", "ahora mismo", "bien", "mejor",
    "poco a poco",
    "suavemente", "deprisa",
  ]
  /// What is brought near or held, for who cannot reach it.
  static let handed: WordSet = ["acercar", "alcanzar", "sujetar", "sostener"]
  /// What is done to a part of another's body.
  static let nursed: WordSet = [
    "masajear", "frotar", "rascar", "tapar", "destapar", "cubrir", "colocar", "recolocar",
    "acomodar", "apoyar", "doblar", "girar", "levantar", "sujetar", "vendar", "curar", "untar",
    "hidratar", "enderezar",
  ]
  /// What one does to one's body oneself, or has done to it with care.
  static let groomed: WordSet = [
    "peinar", "lavar", "secar", "limpiar", "afeitar", "cepillar", "enjabonar", "enjuagar",
    "maquillar", "pintar", "cortar",
  ]
  /// What grows and is cut by another.
  static let trimmed: WordSet = ["uña", "uñas", "pelo", "flequillo", "barba", "puntas"]
  /// What is laid under, on and around somebody.
  static let aids: WordSet = [
    "cojín", "almohada", "manta", "férula", "corsé", "arnés", "collarín", "mascarilla", "oxígeno",
    "sonda", "pañal", "compresa", "venda", "tirita", "gotas", "colirio", "crema", "pomada",
    "termómetro", "babero", "audífono", "audífonos", "gasa", "inyección", "hielo", "esparadrapo",
    "vaselina", "sábana", "toalla", "prótesis", "muñequera", "chaleco", "apósito", "supositorio",
    "colonia", "desodorante", "antifaz", "respirador",
  ]
  /// What fastens.
  static let fasteners: WordSet = [
    "cordón", "cordones", "zapato", "zapatos", "botón", "botones", "cremallera", "cinturón",
    "correa", "arnés", "velcro", "zapatilla", "zapatillas", "nudo", "lazo", "corsé", "chaqueta",
    "abrigo", "camisa", "pantalón", "collar", "pulsera", "sujetador", "hebilla", "cascabel", "bata",
  ]
  static let fastened: WordSet = [
    "atar", "desatar", "abrochar", "desabrochar", "ajustar", "aflojar", "abotonar", "desabotonar",
    "remangar", "apretar", "soltar",
  ]
  /// What the things of a room are turned, filled and mended by.
  static let handled: WordSet = [
    "girar", "inclinar", "reclinar", "levantar", "enchufar", "desenchufar", "cargar", "conectar",
    "desconectar", "pulsar", "apretar", "presionar", "llenar", "vaciar", "rellenar", "bloquear",
    "desbloquear", "reiniciar", "arreglar", "reparar", "coser", "hinchar", "inflar", "aguantar",
    "correr", "descorrer", "ajustar", "aflojar", "regular", "descongelar", "apartar", "retirar",
    "enderezar", "desplegar", "plegar", "destapar", "desenroscar", "calentar", "pelar", "partir",
    "trocear", "triturar", "machacar", "encender", "apagar", "abrir", "cerrar", "subir", "bajar",
    "cambiar", "volcar", "enfriar", "tirar",
  ]
  /// What one goes up to and down from oneself, but is let up and down by others.
  static let raised: WordSet = [
    "respaldo", "reposapiés", "reposacabezas", "reposabrazos", "persiana", "persianas", "toldo",
    "estor", "cortina", "volumen", "brillo", "luz", "calefacción", "aire", "aire acondicionado",
    "temperatura", "música", "radio", "tele", "televisión", "sonido", "ventanilla", "cremallera",
    "pantalla", "barandilla", "barrera", "asiento", "cabecero", "toldos", "fuego", "contraste",
    "velocidad",
  ]
  /// What is put on in a room.
  static let started: WordSet = [
    "freno", "frenos", "tele", "televisión", "radio", "canal", "alarma", "despertador",
    "calefacción", "aire acondicionado", "ventilador", "lavadora", "lavavajillas", "subtítulos",
    "intermitente", "música", "luces", "estufa", "altavoz", "humidificador",
  ]
  /// What is changed by others.
  static let changed: WordSet = [
    "canal", "sábana", "sábanas", "pila", "pilas", "bombilla", "bolsa", "pañal", "venda", "postura",
    "posición", "tele", "televisión", "rueda", "toalla", "compresa", "sonda", "gasa", "batería",
    "agua", "tirita", "apósito", "canción",
  ]
  /// What is changed on who says so.
  static let changedOnSpeaker: WordSet = [
    "postura", "posición", "pañal", "venda", "compresa", "sonda", "gasa", "tirita", "apósito",
    "bolsa",
  ]
  /// What is counted of it.
  static let counted: WordSet = [
    "tirita", "venda", "inyección", "compresa", "gasa", "apósito", "supositorio",
  ]
  /// How much there is of what a device gives.
  static let measures: WordSet = [
    "volumen", "brillo", "sonido", "temperatura", "contraste", "velocidad",
  ]
  /// What is worn for care and taken off by others.
  static let takenOff: WordSet = [
    "babero", "pañal", "arnés", "férula", "corsé", "cojín", "almohada", "manta", "mascarilla",
    "collarín", "antifaz", "chaleco", "sonda", "venda",
  ]
  /// What things do by themselves as well.
  static let byItself: WordSet = [
    "bloquear", "apretar", "calentar", "tirar", "correr", "descongelar", "enfriar", "cambiar",
    "partir", "inflar", "hinchar",
  ]
  /// What is filled.
  static let containers: WordSet = [
    "bolsa", "bote", "caja", "lata", "paquete", "botella", "tarro", "sobre", "tableta", "cartón",
    "brik", "yogur", "tubo",
  ]
  /// What has a number.
  static let numbered: WordSet = ["canal", "página", "capítulo", "episodio", "número"]
  /// Into what food is cut.
  static let pieces: WordSet = [
    "trozo", "trozos", "rodaja", "rodajas", "loncha", "lonchas", "tira", "tiras", "pedazo",
    "pedazos",
    "cuadrado", "cuadrados", "dos", "cuatro", "mitad", "mitades", "taco", "tacos", "cubos",
    "trocitos", "porciones", "gajos",
  ]
  /// Whom one has sent for.
  static let services: WordSet = [
    "ambulancia", "taxi", "policía", "bomberos", "grúa", "enfermera", "enfermero", "médico",
    "médica", "cuidador", "cuidadora", "fisio", "doctor", "doctora", "profe", "conserje",
    "dentista", "fontanero", "electricista",
  ]
  /// What one's own house has one of, and who asks for it means that.
  static let ownAids: WordSet = [
    "andador", "muleta", "muletas", "bastón", "silla", "silla de ruedas", "grúa", "orinal", "cuña",
    "botella", "comunicador", "tablero", "mando", "cargador", "móvil", "tablet", "ordenador",
    "gafas", "audífono", "audífonos", "mochila", "manta", "cojín", "almohada", "abrigo", "chaqueta",
    "zapatillas", "zapatos", "bata", "pijama", "bolso", "cartera", "llaves", "teléfono", "paraguas",
    "termómetro", "babero", "toalla",
  ]
  /// What is helped to or poured for one.
  static let served: WordSet = ["servir", "echar"]
  /// What is told to who asks for it.
  static let taught: WordSet = ["explicar", "enseñar", "mostrar"]
  /// What is explained.
  static let lessons: WordSet = [
    "ejercicio", "problema", "juego", "regla", "reglas", "lección", "tarea", "ficha", "deberes",
    "cuento", "instrucción", "instrucciones", "truco", "plan", "tema", "palabra", "pregunta",
    "chiste", "matemáticas",
  ]
  /// What is given to the body.
  static let treatments: WordSet = ["masaje", "vuelta", "friega", "baño", "ducha", "pecho"]
  /// To which side.
  static let sides: WordMap<String> = [
    "atrás": "hacia atrás", "adelante": "hacia adelante", "delante": "hacia delante",
    "arriba": "hacia arriba", "abajo": "hacia abajo",
  ]
  /// What is turned to a side.
  static let turning: WordSet = ["girar", "inclinar", "reclinar", "mover", "empujar", "orientar"]
  /// By what one thing is taken from another.
  static let taking: WordSet = [
    "sacar", "coger", "quitar", "bajar", "recoger", "apartar", "retirar",
  ]
  /// What is spread and not counted.
  static let spread: WordSet = [
    "crema", "pomada", "gotas", "colirio", "colonia", "desodorante", "vaselina", "hielo", "oxígeno",
  ]
  /// In or on what things are kept.
  static let holders: WordSet = [
    "congelador", "nevera", "frigorífico", "armario", "cajón", "estante", "estantería", "mochila",
    "bolsa", "caja", "horno", "lavadora", "secadora", "lavavajillas", "coche", "maletero", "bolso",
    "cartera", "bolsillo", "maleta", "suelo", "mesa", "tejado", "árbol", "microondas", "despensa",
    "garaje", "silla", "cama", "sofá", "balda", "cesta", "tendedero", "trastero", "estuche",
    "taquilla", "mesilla", "cómoda",
  ]
}
