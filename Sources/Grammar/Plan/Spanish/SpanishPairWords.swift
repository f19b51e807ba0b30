import AACCore

/// Words whose meaning says what stands between two nouns of Spanish.
enum SpanishPairWords {
  /// What is said between two nouns.
  struct Link {
    /// What the second noun is said as.
    enum Number {
      /// As it was chosen.
      case asChosen
      /// *Un libro de dinosaurios*: any of them.
      case many
      /// *El dibujo de un león*: one of them.
      case one
    }

    var preposition: String
    var isDefinite: Bool
    var number: Number

    init(_ preposition: String, isDefinite: Bool, _ number: Number = .asChosen) {
      self.preposition = preposition
      self.isDefinite = isDefinite
      self.number = number
    }
  }

  /// Who is somebody's: *el novio de Ana, la madre de Pedro*.
  private static let kin: WordSet = [
    "novio", "novia", "marido", "mujer", "esposo", "esposa", "madre", "padre",
    "hijo", "hija", "suegra", "suegro", "yerno", "nuera", "cuñado", "cuñada",
  ]
  /// What is done to one person before another, or said of two.
  private static let introducing: WordSet = [
    "presentar", "mostrar", "enseñar", "comparar", "confundir", "cambiar", "preferir", "ser",
    "parecerse", "llamar", "llamarse", "dar", "preguntar", "casarse", "ir", "venir", "jugar",
    "vivir", "estar",
    "salir", "querer", "viajar",
  ]

  /// What one does with a subject of school.
  static let studying: WordSet = ["aprobar", "suspender", "estudiar", "repasar", "reprobar"]

  /// What joins the second noun to the first; nil where nothing is certain.
  static func link(_ first: Lexeme, _ second: Lexeme, verb: String) -> Link? {
    if let named = namedLink(first, second, verb) { return named }
    guard second.namesThing else { return nil }
    return madeLink(first, second, verb) ?? aimedLink(first, second, verb)
      ?? servedLink(first, second, verb)
  }

  /// *Casa / abuela, novio / Ana, playa / Cádiz, mapa / España*: whose it is, or of which place.
  @inline(__always)
  private static func namedLink(_ first: Lexeme, _ second: Lexeme, _ verb: String) -> Link? {
    if first.lemma == "casa" {
      if second.isHuman, second.wordClass != .pronoun, home.contains(verb) {
        return Link("de", isDefinite: second.wordClass == .noun && second.article != .bare)
      }
      if coming.contains(verb) || staying.contains(verb), hosts.contains(second.lemma) {
        return Link("de", isDefinite: second.article != .bare)
      }
    }
    guard second.wordClass == .properNoun else { return nil }
    if kin.contains(first.lemma), second.isHuman, !introducing.contains(verb) {
      return Link("de", isDefinite: false)
    }
    guard second.kind == .place, isSite(first) || shownOfPlaces.contains(first.lemma) else {
      return nil
    }
    return Link("de", isDefinite: false)
  }

  /// *Carné / identidad, cubo / basura, factura / luz*: one thing in two words, whatever is done with it.
  static func whole(_ first: String, _ second: String) -> Link? {
    if compounds[first]?.contains(second) == true {
      return Link("de", isDefinite: second == "basura" && first != "bolsa")
    }
    return wholes[first]?.contains(second) == true ? Link("de", isDefinite: true) : nil
  }

  /// *Radiografía / mano, tostada / tomate, cepillo / dientes, chaqueta / cuero*: of what or with what it is made.
  @inline(__always)
  private static func madeLink(_ first: Lexeme, _ second: Lexeme, _ verb: String) -> Link? {
    if second.kind == .body,
      scans.contains(first.lemma) || first.lemma == "herida" && healing.contains(verb)
    {
      return Link("de", isDefinite: true)
    }
    if first.lemma == "mancha" || first.lemma == "manchas", healing.contains(verb),
      second.kind == .clothing || second.kind == .furniture
    {
      return Link("de", isDefinite: true)
    }
    if eaten.contains(verb), SpanishDishes.goWith(first, second) {
      return Link("con", isDefinite: false)
    }
    if let whole = whole(first.lemma, second.lemma) {
      // Tomó el sol en la toalla en la playa: where it is done.
      return second.lemma == "playa" && doneThere.contains(verb) ? nil : whole
    }
    guard stuffs.contains(second.lemma), isMade(first), wearing.contains(verb) else { return nil }
    return Link("de", isDefinite: false)
  }

  /// *Viaje / playa, pastilla / dolor, partida / cartas, clase / música*: where it goes, what it is for and about.
  @inline(__always)
  private static func aimedLink(_ first: Lexeme, _ second: Lexeme, _ verb: String) -> Link? {
    if trips.contains(first.lemma), !["ir", "salir"].contains(verb),
      second.kind == .place || second.kind == .nature
    {
      return Link("a", isDefinite: second.article != .bare)
    }
    if ["pis", "caca", "pipí"].contains(first.lemma), ["hacer", "hacerse"].contains(verb) {
      return Link("en", isDefinite: true)
    }
    if remedies.contains(first.lemma) || dressings.contains(first.lemma),
      second.kind == .body || wounds.contains(second.lemma), applying.contains(verb)
    {
      return Link("en", isDefinite: true)
    }
    if remedies.contains(first.lemma), second.kind == .illness || ills.contains(second.lemma) {
      return Link("para", isDefinite: true)
    }
    let isMatch =
      matches.contains(first.lemma) && (second.kind == .game || second.lemma == "cartas")
    guard isMatch || taughtIn.contains(first.lemma) && isTaught(second) else { return nil }
    return Link("de", isDefinite: false)
  }

  /// *Agua / limón, ayuda / deberes, comida / comedor*: what is served and asked for.
  @inline(__always)
  private static func servedLink(_ first: Lexeme, _ second: Lexeme, _ verb: String) -> Link? {
    if first.lemma == "agua" {
      if infusions.contains(second.lemma) { return Link("de", isDefinite: false) }
      if second.lemma == "limón" || second.lemma == "gas" || second.lemma == "hielo" {
        return Link("con", isDefinite: false)
      }
    }
    if first.lemma == "ayuda", asking.contains(verb) {
      let isThere = KindSet.places.contains(second.kind) || during.contains(second.lemma)
      return Link(isThere ? "en" : "con", isDefinite: true)
    }
    guard meals.contains(first.lemma), canteens.contains(second.lemma), judging.contains(verb)
    else { return nil }
    return Link("de", isDefinite: true)
  }

  /// What shows and stands for a place.
  private static let shownOfPlaces: WordSet = [
    "mapa", "bandera", "plano", "himno", "norte", "sur", "este", "oeste", "centro", "costa",
    "capital", "interior",
  ]
  private static let trips: WordSet = ["viaje", "excursión", "escapada"]

  /// *Aeropuerto / Lisboa, playa / Cádiz*: what a town has one of (NGLE §12.7).
  private static func isSite(_ noun: Lexeme) -> Bool {
    guard noun.wordClass == .noun, noun.number != .plural else { return false }
    return noun.kind == .place && noun.lemma != "país"
      || noun.lemma == "playa"
  }

  /// Verbs of eating, cooking and liking what is eaten.
  private static let eaten: WordSet = [
    "comer", "comerse", "desayunar", "merendar", "cenar", "almorzar", "tomar", "querer", "pedir",
    "gustar", "encantar", "apetecer", "preparar", "hacer", "probar", "beber", "haber", "cocinar",
  ]

  /// Where one is at somebody's home.
  private static let home: WordSet = [
    "ser", "dormir", "ir", "comer", "pasar", "cenar", "merendar", "jugar", "volver", "desayunar",
    "almorzar", "juntarse", "reunirse", "irse", "subir", "quedar",
  ]
  /// Where one comes from, and at whose home one has been rather than in whose company.
  private static let coming: WordSet = ["venir", "salir", "regresar", "llegar"]
  /// Where one is rather at somebody's home than at one's own with him.
  private static let staying: WordSet = ["estar", "quedarse"]
  private static let hosts: WordSet = [
    "abuela", "abuelo", "abuelos", "tía", "tío", "tíos", "primo", "prima", "primos", "amigo",
    "amiga", "amigos", "vecino", "vecina", "vecinos", "suegra", "suegro", "suegros", "novio",
    "novia", "compañero", "compañera", "abuelita", "abuelito",
  ]
  /// Things that have their name from another (NGLE §12.7, *complementos argumentales y clasificativos*).
  private static let compounds: WordMap<WordSet> = [
    "cinturón": ["seguridad"], "carné": ["identidad", "biblioteca"],
    "carnet": ["identidad", "biblioteca"],
    "documento": ["identidad"], "libro": ["cuentos", "recetas", "texto", "poemas"],
    "tarjeta": ["crédito", "embarque", "cumpleaños"], "cinta": ["pelo"],
    "gafas": ["sol", "bucear", "natación"], "cubo": ["basura", "agua", "arena"],
    "bolsa": ["basura"],
    "contenedor": ["basura"], "camión": ["basura"], "cepillo": ["dientes", "pelo"],
    "pasta": ["dientes"], "crema": ["sol", "manos"], "botas": ["agua", "lluvia", "fútbol"],
    "gorro": ["baño", "lana"], "traje": ["baño", "flamenca"], "pistola": ["agua"],
    "globo": ["agua"], "globos": ["agua"], "zapatillas": ["deporte", "casa"],
    "ropa": ["deporte", "cama", "verano", "invierno"], "papel": ["cocina", "baño", "aluminio"],
    "sala": ["espera"], "parque": ["bolas", "atracciones"],
    "barra": ["labios", "pan"], "miga": ["pan"], "migas": ["pan"], "castillo": ["arena", "naipes"],
    "muñeco": ["nieve"], "viaje": ["verano", "novios", "negocios", "estudios", "fin de curso"],
    "oso": ["peluche"], "bola": ["nieve"],
    "bolas": ["nieve"], "casco": ["bici", "moto", "bicicleta", "patinete", "esquí"],
    "billete": ["tren", "avión", "metro", "autobús"], "álbum": ["fotos", "cromos"],
    "cámara": ["fotos"], "secador": ["pelo"], "jabón": ["manos"], "vestido": ["novia"],
    "caja": ["herramientas", "pañuelos", "lápices", "cerillas", "tornillos", "zapatos"],
    "paquete": ["pilas", "folios", "pañuelos", "pañales", "toallitas", "tabaco", "velas"],
    "bote": ["pintura", "gel", "champú"], "rollo": ["papel", "cinta"],
    "par": ["zapatos", "calcetines", "guantes", "medias"], "nota": ["voz"], "notas": ["voz"],
    "mensaje": ["voz", "texto"], "mensajes": ["voz", "texto"],
    "tubo": ["pasta", "crema", "pegamento"], "cromos": ["fútbol"],
    "obra": ["teatro"], "tarta": ["cumpleaños"], "pastel": ["cumpleaños"],
    "fiesta": ["cumpleaños", "disfraces"], "regalo": ["cumpleaños", "Navidad"],
    "silla": ["ruedas"],
    "cuarto": ["baño"], "pantalón": ["chándal", "pijama"], "camiseta": ["fútbol"],
    "balón": ["fútbol", "baloncesto"], "pelota": ["tenis", "fútbol", "playa"],
    "botella": ["agua"], "juego": ["mesa", "cartas"], "toalla": ["playa", "baño"],
    "tarjeta": ["crédito"], "número": ["teléfono"], "dolor": ["cabeza", "tripa", "barriga"],
  ]
  /// What one does at the beach with what one has there.
  private static let doneThere: WordSet = [
    "jugar", "tomar el sol", "tumbarse", "perder", "encontrar", "dejar", "olvidar", "olvidarse",
    "secarse", "correr", "dormir", "sentarse", "hacer un castillo",
  ]
  /// What is made of a part of the body.
  private static let scans: WordSet = [
    "radiografía", "ecografía", "resonancia", "escáner", "operación", "cirugía", "prótesis",
    "lesión", "fractura",
  ]
  /// What is done to a wound.
  private static let healing: WordSet = [
    "curar", "lavar", "limpiar", "desinfectar", "tapar", "vendar", "mirar", "coser",
  ]
  /// *Chaqueta de cuero, mesa de madera*: what things are made of (NGLE §12.7).
  private static let stuffs: WordSet = [
    "cuero", "piel", "algodón", "lino", "seda", "plástico", "metal", "hierro", "oro", "plata",
    "cristal", "vidrio", "mármol", "cerámica", "terciopelo", "pana", "mimbre", "madera", "lana",
    "tela", "cartón", "acero", "barro", "encaje", "goma", "peluche",
    "hilo", "arcilla", "paja", "papel maché", "fieltro", "esparto", "corcho",
  ]
  private static func isMade(_ noun: Lexeme) -> Bool {
    guard !written.contains(noun.lemma) else { return false }
    return switch noun.kind {
    case .thing, .clothing, .furniture, .toy, .instrument: !stuffs.contains(noun.lemma)
    default: false
    }
  }
  /// What one writes with and on, beside which a rubber is a thing.
  private static let written: WordSet = [
    "lápiz", "boli", "bolígrafo", "papel", "cuaderno", "regla", "tijeras", "libreta",
  ]
  /// What is done to a thing whatever it is made of, and with nothing that things are made of.
  private static let wearing: WordSet = [
    "llevar", "comprar", "comprarse", "tener", "querer", "regalar", "vender", "ponerse", "romper",
    "perder", "encontrar", "necesitar", "usar", "ver", "buscar", "recibir", "elegir", "preferir",
    "gustar", "encantar", "probarse", "estrenar", "devolver", "pedir", "prestar", "lijar",
    "barnizar", "lavar", "planchar", "doblar", "guardar", "construir", "fabricar", "pulir", "coser",
    "hacer", "modelar", "tejer",
  ]
  private static let devices: WordSet = [
    "móvil", "teléfono", "ordenador", "tele", "televisión", "tableta", "tablet", "celular",
    "portátil", "consola", "cámara", "reloj", "coche", "silla", "comunicador", "computadora",
  ]
  private static let rooms: WordSet = [
    "cocina", "baño", "salón", "pasillo", "habitación", "comedor", "clase", "garaje", "terraza",
  ]
  private static let gardens: WordSet = ["balcón", "terraza", "jardín", "patio", "huerto"]
  private static let shows: WordSet = [
    "cine", "teatro", "zoo", "circo", "museo", "concierto", "piscina", "parque", "partido",
  ]
  /// What is always of a certain room, garden or show.
  private static let wholes: WordMap<WordSet> = [
    "lazo": ["regalo", "vestido", "zapato"], "cadena": ["bici", "bicicleta", "váter"],
    "timbre": ["puerta", "casa"], "truco": ["mago", "maga"], "cordón": ["zapato", "zapatilla"],
    "silla": ["coche", "comedor", "cocina"], "vacuna": ["gripe", "covid", "tétanos"],
    "fin": ["clase", "curso", "película", "cuento"], "final": ["película", "cuento", "curso"],
    "mapa": ["tesoro"], "uniforme": ["colegio", "cole", "escuela", "equipo", "trabajo"],
    "factura": ["luz", "agua", "gas", "teléfono", "internet"],
    "recibo": ["luz", "agua", "gas", "teléfono"],
    "suelo": rooms, "pared": rooms, "techo": rooms, "enchufe": rooms, "tubería": rooms,
    "plantas": gardens, "flores": gardens,
    "entrada": shows, "entradas": shows, "pantalla": devices, "batería": devices,
    "brillo": devices.union(["pantalla"]), "volumen": devices, "funda": devices, "carcasa": devices,
    "cristal": ["ventana", "coche", "puerta", "móvil", "reloj"],
    "cristales": ["ventana", "ventanas", "coche", "gafas", "salón"],
  ]
  /// What is done with a remedy to the part of the body that it is for.
  private static let applying: WordSet = [
    "poner", "ponerse", "echar", "echarse", "untar", "dar", "darse", "aplicar", "frotar",
  ]
  /// What is put on a wound.
  private static let dressings: WordSet = [
    "hielo", "tirita", "venda", "alcohol", "yodo", "agua oxigenada", "curita", "gasa",
  ]
  private static let wounds: WordSet = [
    "herida", "quemadura", "picadura", "rozadura", "grano", "corte", "rasguño", "golpe", "chichón",
    "ampolla", "sarpullido",
  ]
  /// What is taken against something.
  private static let remedies: WordSet = [
    "jarabe", "pastilla", "pastillas", "medicina", "crema", "pomada", "gotas", "medicamento",
    "inhalador", "vacuna", "pañuelo",
  ]
  private static let ills: WordSet = [
    "tos", "fiebre", "dolor", "alergia", "ojos", "oídos", "nariz", "gripe", "picor", "mareo",
    "garganta", "piel", "asma", "cabeza", "tripa", "barriga", "estómago", "espalda", "mocos",
  ]
  /// What is played to the end.
  private static let matches: WordSet = [
    "partido", "partida", "campeonato", "torneo", "concurso", "club", "clase",
  ]

  private static func isTaught(_ noun: Lexeme) -> Bool {
    if taughtIn.contains(noun.lemma) { return false }
    switch noun.kind {
    case .subject, .languageName, .sport, .music: return true
    case .activity:
      return noun.number != .plural && noun.lemma != "recreo" && noun.lemma != "pelea"
    default: return arts.contains(noun.lemma)
    }
  }

  /// What is held, done or written about something that is learnt or played.
  private static let taughtIn: WordSet = [
    "taller", "curso", "clase", "clases", "examen", "control", "deberes", "tarea", "ficha", "profe",
    "profesor", "profesora", "maestro", "maestra", "monitor", "monitora", "escuela", "academia",
    "campamento", "libro", "cuaderno", "aula", "equipo", "torneo", "partido", "entrenamiento",
    "campo", "pista", "entrenador", "entrenadora", "concurso", "grupo", "club", "sesión",
    "ejercicio", "ejercicios", "campeonato", "lección", "cursillo", "trabajo", "redacción",
    "resumen", "esquema", "apuntes", "medalla", "copa", "trofeo", "competición", "nota", "notas",
    "carpeta", "proyecto", "exposición",
  ]
  /// What is learnt, whatever else the word names.
  private static let arts: WordSet = [
    "música", "cocina", "lengua", "baile", "teatro", "pintura", "dibujo", "plástica", "religión",
    "cerámica", "costura", "cine", "ajedrez", "historia", "informática", "robótica", "guitarra",
    "piano",
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
  /// Verbs that make something of their own of a word behind them.
  static let choosy = studying.union(tasting).union(competing)
    .union(["ser", "saber", "pasar", "quedar", "dar"]).union(obeying)
  /// Verbs of matches.
  static let competing: WordSet = [
    "ganar", "perder", "jugar", "disputar", "clasificarse", "arbitrar", "eliminar", "marcar",
  ]
  /// What is learnt by the name of those who work so.
  static let studies: WordSet = [
    "veterinaria", "física", "química", "matemática", "música", "informática", "mecánica",
    "política", "técnica", "electrónica",
  ]
  /// What is given and asked for because of something that was done.
  static let courtesies: WordSet = ["gracias", "perdón", "disculpas", "disculpa"]
  /// Verbs of eating and ordering.
  static let tasting: WordSet = ["comer", "cenar", "probar", "pedir", "preparar", "almorzar"]
  /// With whom one is cross.
  static let quarrelling: WordSet = [
    "enojarse", "enfadarse", "pelearse", "discutir", "pelear", "cabrearse", "molestarse",
    "disgustarse",
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
}
