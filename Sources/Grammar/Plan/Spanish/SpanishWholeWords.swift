import AACCore

/// What a part, a place or a thing is of, where the noun behind it was chosen without a preposition: *el suelo del patio, las pilas
/// del mando, la piscina del hotel, la voz de papá, la mancha de la camisa* (NGLE §12.7, *complementos argumentales del nombre*;
/// §29.4; §29.8, *de* of what something is taken from).
enum SpanishWholeWords {
  /// What joins the second noun to the first; nil where nothing is certain.
  static func link(_ first: Lexeme, _ second: Lexeme, verb: String) -> SpanishPairWords.Link? {
    guard first.wordClass == .noun, !second.kind.isTemporal, first.lemma != second.lemma else {
      return nil
    }
    if second.isHuman { return owner(first, second, verb) }
    guard second.wordClass == .noun, !second.isBeing else { return nil }
    if second.lemma == "centro", ["piso", "casa", "oficina", "tienda", "bar"].contains(first.lemma)
    {
      return SpanishPairWords.Link("de", isDefinite: true)
    }
    if second.lemma == "recreo", grounds.contains(first.lemma) {
      return SpanishPairWords.Link("en", isDefinite: true)
    }
    guard parts[first.lemma] == .rooms || !isNamed(second.lemma, beside: verb) else { return nil }
    if isPart(first, of: second, verb) || isSite(first, in: second, verb)
      || isTaken(first, from: second, verb)
    {
      return SpanishPairWords.Link("de", isDefinite: second.kind != .home || second.lemma != "casa")
    }
    return nil
  }

  /// *Tiro la cáscara a la basura*: whether the verb itself says what the word is to it.
  private static func isNamed(_ word: String, beside verb: String) -> Bool {
    LanguageTables.tables(.spanish).frames[verb].slots.contains {
      $0.role != .object && $0.words.contains(word)
    }
  }

  /// *Barro el suelo del patio, cambia las pilas del mando*, but *pongo la tapa en la mesa*.
  private static func isPart(_ part: Lexeme, of whole: Lexeme, _ verb: String) -> Bool {
    guard !putting.contains(verb), let wholes = parts[part.lemma] else { return false }
    switch wholes {
    case .rooms: return KindSet.places.contains(whole.kind) || whole.kind == .vehicle
    case .things:
      return [
        .device, .toy, .thing, .vehicle, .furniture, .clothing, .food, .dish, .instrument,
        .book, .animal, .home, .room,
      ].contains(whole.kind)
    case .water:
      return ["pecera", "piscina", "bañera", "florero", "acuario", "fregona"].contains(whole.lemma)
    case .beds: return ["cama", "cuna", "litera"].contains(whole.lemma)
    case .limbs: return ["pie", "pies", "mano", "manos"].contains(whole.lemma)
    case .streets: return whole.kind == .place || whole.kind == .direction
    }
  }

  /// *La piscina del hotel, la cama de la habitación, el jardín de casa*: a small place in a larger one.
  private static func isSite(_ site: Lexeme, in whole: Lexeme, _ verb: String) -> Bool {
    if sites.contains(site.lemma) { return larger.contains(whole.lemma) }
    if furniture.contains(site.lemma) {
      return verb != "haber" && (whole.kind == .room || rooms.contains(whole.lemma))
    }
    if gardens.contains(site.lemma) { return whole.lemma == "casa" || larger.contains(whole.lemma) }
    return site.lemma == "mochila" && ["colegio", "cole", "escuela"].contains(whole.lemma)
      || site.lemma == "fábrica" && whole.number == .plural
  }

  /// *Quita los platos de la mesa, cogí una manzana de la nevera*.
  private static func isTaken(_ thing: Lexeme, from place: Lexeme, _ verb: String) -> Bool {
    guard taking.contains(verb), !thing.isBeing, place.lemma != "banco" else { return false }
    if place.kind == .furniture { return true }
    if stores.contains(place.lemma) { return true }
    return verb == "quitar" && thing.kind != .clothing
      && [.clothing, .toy, .room, .food, .dish].contains(place.kind)
  }

  /// *La voz de papá, la casa de la abuela, el perro de la vecina*: whose it is, where the deed is done to nobody.
  private static func owner(
    _ thing: Lexeme, _ owner: Lexeme, _ verb: String
  ) -> SpanishPairWords.Link? {
    guard owner.wordClass == .noun || owner.wordClass == .properNoun, !thing.isHuman,
      owner.wordClass == .properNoun || isKnownPerson(owner)
    else { return nil }
    let isOwned: Bool
    if voices.contains(thing.lemma) {
      isOwned = hearing.contains(verb) || liking.contains(verb)
    } else if thing.roleKind == .animal {
      isOwned =
        tending.contains(verb) || sensing.contains(verb) || seeking.contains(verb)
        || liking.contains(verb) && verb != "gustar"
    } else if details.contains(thing.lemma) {
      isOwned = knowing.contains(verb)
    } else if seeking.contains(verb) {
      isOwned =
        [.device, .clothing, .vehicle, .toy, .thing, .book].contains(thing.kind)
        && !given.contains(thing.lemma)
    } else if thing.kind == .home {
      isOwned = sensing.contains(verb) || verb == "visitar" || liking.contains(verb)
    } else if liking.contains(verb) {
      isOwned = owned.contains(thing.lemma) || thing.kind == .clothing || thing.kind == .home
    } else if using.contains(verb) {
      isOwned =
        [.device, .clothing, .vehicle, .food, .dish, .toy, .thing].contains(thing.kind)
        && thing.lemma != "ropa"
    } else {
      isOwned =
        verb == "leer" && thing.lemma == "carta" || verb == "veranear"
        || ["oler", "pisar"].contains(verb) && thing.kind != .body
    }
    guard isOwned else { return nil }
    let isNamed =
      owner.wordClass == .properNoun || owner.article == .bare || KinWords.isOwnByRole(owner)
    return SpanishPairWords.Link("de", isDefinite: !isNamed)
  }

  private static func isKnownPerson(_ noun: Lexeme) -> Bool {
    KinWords.elders.contains(noun.lemma) || KinWords.isOwnByRole(noun)
      || others.contains(noun.lemma)
  }

  // MARK: - Words

  private enum Whole { case rooms, things, water, beds, limbs, streets }

  /// What is always of something, and of what.
  private static let parts: [String: Whole] = [
    "suelo": .rooms, "pared": .rooms, "paredes": .rooms, "techo": .rooms, "grifo": .rooms,
    "césped": .rooms, "hierba": .rooms, "bombilla": .rooms, "llaves": .rooms, "llave": .rooms,
    "puerta": .rooms, "ventana": .rooms, "ventanas": .rooms, "número": .rooms,
    "persiana": .rooms, "persianas": .rooms, "cortina": .rooms, "cortinas": .rooms,
    "toldo": .rooms, "dirección": .rooms, "cristal": .rooms, "cristales": .rooms,
    "alfombra": .rooms, "lámpara": .rooms, "calefacción": .rooms, "timbre": .rooms,
    "pila": .things, "pilas": .things, "tapa": .things, "tapón": .things, "pata": .things,
    "patas": .things, "cajón": .things, "cajones": .things, "rueda": .things, "ruedas": .things,
    "tornillo": .things, "asa": .things, "mango": .things, "manga": .things, "mangas": .things,
    "agua": .water, "sábanas": .beds, "sábana": .beds, "uñas": .limbs, "dedos": .limbs,
    "esquina": .streets, "final": .streets,
  ]
  /// Verbs of putting, leaving and finding something somewhere.
  private static let putting: WordSet = [
    "poner", "ponerse", "dejar", "dejarse", "olvidar", "olvidarse", "meter", "guardar", "esconder",
    "pegar", "colgar", "tirar", "echar", "haber", "estar", "colocar", "instalar", "caerse",
    "llevar",
    "traer", "escribir", "buscar", "encontrar", "tener", "comprar", "ver",
  ]
  private static let sites: WordSet = [
    "piscina", "tienda", "mercado", "teatro", "oficina", "comedor", "cafetería", "gimnasio",
    "biblioteca", "pista", "entrada", "puerta", "salida", "recepción", "baño", "ascensor",
    "aparcamiento", "secretaría", "enfermería", "aula", "taller", "patio", "sala", "parada",
    "restaurante", "habitación", "centro", "quiosco", "kiosco", "capilla", "coro",
  ]
  /// What has such places of its own.
  private static let larger: WordSet = [
    "hotel", "plaza", "esquina", "colegio", "cole", "escuela", "instituto", "pueblo", "barrio",
    "ciudad", "estación", "aeropuerto", "hospital", "ayuntamiento", "universidad", "camping",
    "residencia", "urbanización", "empresa", "centro comercial", "balneario",
  ]
  private static let furniture: WordSet = [
    "cama", "silla", "armario", "mesa", "sofá", "sillón", "estantería", "cajón", "cuna", "estante",
  ]
  private static let rooms: WordSet = ["habitación", "cuarto", "cocina", "salón", "despacho"]
  private static let gardens: WordSet = ["jardín", "patio", "terraza", "garaje", "huerto"]
  private static let grounds: WordSet = ["patio", "jardín", "pista", "gimnasio"]
  private static let taking: WordSet = ["quitar", "coger", "sacar", "recoger", "agarrar", "borrar"]
  private static let stores: WordSet = [
    "nevera", "armario", "cajón", "estante", "mochila", "bolsillo", "caja", "suelo", "zapato",
    "frigorífico", "refrigerador", "bolso", "cartera", "monedero",
  ]
  /// What one hears of somebody.
  private static let voices: WordSet = ["voz", "risa", "ronquidos", "pasos", "gritos", "llanto"]
  private static let hearing: WordSet = [
    "oír", "escuchar", "reconocer", "recordar", "imitar", "extrañar", "echar de menos",
  ]
  private static let liking: WordSet = [
    "gustar", "encantar", "preocupar", "interesar", "molestar", "odiar", "preferir", "admirar",
  ]
  /// What is somebody's and liked or feared for.
  private static let owned: WordSet = [
    "casa", "comida", "salud", "notas", "nota", "tortilla", "paella", "sopa", "croquetas", "pelo",
    "habitación", "ropa", "coche", "moto", "bici", "música", "trabajo", "cuento", "cuentos",
    "historias", "chistes", "novio", "novia", "pueblo", "jardín", "cumpleaños", "regalo", "perfume",
  ]
  /// What is known of somebody.
  private static let details: WordSet = [
    "teléfono", "dirección", "correo", "edad", "talla", "apellido", "contraseña", "cara", "nombre",
    "opinión", "secreto", "cumpleaños", "letra", "firma",
  ]
  private static let knowing: WordSet = [
    "saber", "conocer", "recordar", "olvidar", "tener", "buscar", "necesitar", "apuntar", "anotar",
    "reconocer", "adivinar", "perder", "encontrar", "imaginar",
  ]
  private static let tending: WordSet = ["cuidar", "pasear", "sacar", "alimentar", "bañar"]
  /// Verbs of noticing what is somebody's, where he is not there himself.
  private static let sensing: WordSet = ["ver", "oír", "tocar", "acariciar"]
  private static let seeking: WordSet = ["buscar", "encontrar", "perder", "necesitar"]
  /// What is sought for somebody.
  private static let given: WordSet = ["regalo", "juguete", "sorpresa"]
  private static let using: WordSet = [
    "usar", "utilizar", "ponerse", "comerse", "beberse", "conducir", "encender", "apagar",
  ]
  private static let others: WordSet = [
    "vecino", "vecina", "vecinos", "maestra", "maestro", "profesora", "profesor", "compañero",
    "compañera", "bebé", "jefe", "jefa", "médico", "seño", "profe",
  ]
}
