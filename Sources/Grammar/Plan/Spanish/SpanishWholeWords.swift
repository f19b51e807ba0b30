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
    if first.isHuman, mates.contains(first.lemma), joined.contains(second.lemma),
      relating.contains(verb)
    {
      return SpanishPairWords.Link("de", isDefinite: second.lemma != "clase")
    }
    guard second.wordClass == .noun, !second.isBeing else { return nil }
    if second.lemma == "centro", ["piso", "casa", "oficina", "tienda", "bar"].contains(first.lemma)
    {
      return SpanishPairWords.Link("de", isDefinite: true)
    }
    if second.lemma == "recreo", grounds.contains(first.lemma) {
      return SpanishPairWords.Link("en", isDefinite: true)
    }
    if second.kind == .meal, dining.contains(first.lemma), clearing.contains(verb) {
      return SpanishPairWords.Link("de", isDefinite: true)
    }
    guard parts[first.lemma] == .rooms || !isNamed(second.lemma, beside: verb) else { return nil }
    if isPart(first, of: second, verb) || isSite(first, in: second, verb)
      || isTaken(first, from: second, verb)
    {
      let isHome = second.lemma == "casa" && !around.contains(first.lemma)
      return SpanishPairWords.Link("de", isDefinite: !isHome)
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
    !putting.contains(verb) && isPart(part, of: whole)
  }

  /// *El motor del coche, la rama del árbol*: whether a thing is always a part of such a whole.
  static func isPart(_ part: Lexeme, of whole: Lexeme) -> Bool {
    guard let wholes = parts[part.lemma] ?? parts[SpanishPairWords.singular(part)] else {
      return false
    }
    switch wholes {
    case .rooms where whole.lemma.hasPrefix("escalera"): return part.lemma != "tejado"
    case .rooms: return KindSet.places.contains(whole.kind) || whole.kind == .vehicle
    case .fires:
      return KindSet.places.contains(whole.kind)
        || [.vehicle, .furniture, .nature, .device].contains(whole.kind)
    case .machines:
      return [.device, .vehicle, .toy, .instrument].contains(whole.kind)
        || whole.lemma.hasPrefix("silla") || whole.lemma == "tableta"
    case .garments: return whole.kind == .clothing || bags.contains(whole.lemma)
    case .plants: return whole.kind == .plant || ["árbol", "planta"].contains(whole.lemma)
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
    if sites.contains(site.lemma) {
      // ¿Hay ascensor en la estación? Reservé una habitación en el hotel: what is sought there is none that is known.
      return larger.contains(whole.lemma) && !seeking.contains(verb)
        && (site.lemma != "teatro" || verb != "hacer")
    }
    if furniture.contains(site.lemma) {
      return verb != "haber" && (whole.kind == .room || rooms.contains(whole.lemma))
    }
    if gardens.contains(site.lemma) { return whole.lemma == "casa" || larger.contains(whole.lemma) }
    return site.lemma == "mochila" && !putting.contains(verb)
      && ["colegio", "cole", "escuela"].contains(whole.lemma)
      || site.lemma == "fábrica" && whole.number == .plural
  }

  /// *Quita los platos de la mesa, cogí una manzana de la nevera*.
  private static func isTaken(_ thing: Lexeme, from place: Lexeme, _ verb: String) -> Bool {
    if grounded.contains(thing.lemma), clearing.contains(verb) || treading.contains(verb),
      place.kind == .furniture || KindSet.places.contains(place.kind)
        || ["suelo", "acera", "jardín", "césped"].contains(place.lemma)
    {
      return true
    }
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
      owner.wordClass == .properNoun || isKnownPerson(owner) || made.contains(thing.lemma)
    else { return nil }
    let isOwned: Bool
    if made.contains(thing.lemma), answering.contains(verb) {
      isOwned = true
    } else if voices.contains(thing.lemma) {
      isOwned = hearing.contains(verb) || liking.contains(verb)
    } else if thing.roleKind == .animal {
      isOwned =
        tending.contains(verb) || sensing.contains(verb) || losing.contains(verb)
        || missing.contains(verb)
        || liking.contains(verb) && verb != "gustar"
    } else if details.contains(thing.lemma) {
      isOwned = knowing.contains(verb)
    } else if losing.contains(verb) {
      isOwned =
        [.device, .clothing, .vehicle, .toy, .thing, .book].contains(thing.kind)
        && !given.contains(thing.lemma)
    } else if thing.kind == .home {
      isOwned = sensing.contains(verb) || verb == "visitar" || liking.contains(verb)
    } else if liking.contains(verb) {
      isOwned = owned.contains(thing.lemma) || thing.kind == .clothing || thing.kind == .home
    } else if missing.contains(verb) {
      isOwned =
        [.device, .clothing, .vehicle, .home, .toy, .book].contains(thing.kind)
        || belongings.contains(thing.lemma)
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

  private enum Whole {
    case rooms, fires, machines, garments, plants, things, water, beds, limbs, streets
  }

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
    "fuego": .fires, "incendio": .fires, "humo": .fires, "tejado": .rooms, "chimenea": .rooms,
    "motor": .machines, "batería": .machines, "pantalla": .machines, "teclado": .machines,
    "cable": .machines, "enchufe": .machines, "antena": .machines, "volante": .machines,
    "freno": .machines, "faro": .machines, "maletero": .machines, "matrícula": .machines,
    "manillar": .machines, "pedal": .machines, "sillín": .machines, "parabrisas": .machines,
    "ventanilla": .machines, "asiento": .machines, "capó": .machines, "altavoz": .machines,
    "botón": .garments, "cremallera": .garments, "bolsillo": .garments, "capucha": .garments,
    "suela": .garments, "tacón": .garments, "cordón": .garments, "hebilla": .garments,
    "etiqueta": .garments, "costura": .garments, "velcro": .garments,
    "rama": .plants, "hoja": .plants, "tronco": .plants, "raíz": .plants, "corteza": .plants,
    "pétalo": .plants, "tallo": .plants,
  ]
  /// *Una chica de clase*: who one knows from where, by verbs of what one feels for him.
  private static let mates: WordSet = [
    "chico", "chica", "niño", "niña", "compañero", "compañera", "profesor", "profesora", "maestro",
    "maestra", "profe", "director", "directora", "conserje", "cocinero", "cocinera", "monitor",
    "monitora",
  ]
  private static let joined: WordSet = [
    "clase", "colegio", "cole", "instituto", "equipo", "barrio",
  ]
  private static let relating: WordSet = [
    "enamorarse", "acordarse", "fiarse", "burlarse", "quejarse", "confiar", "parecerse",
    "enfadarse", "olvidarse",
  ]
  /// What is clothing to its parts.
  private static let bags: WordSet = ["mochila", "bolso", "bolsa", "maleta", "estuche", "zapato"]
  /// What is of the whole house and not of one's home.
  private static let around: WordSet = ["fuego", "incendio", "humo", "tejado", "chimenea"]
  /// What one eats with and from, and what is left over.
  private static let dining: WordSet = [
    "plato", "platos", "vaso", "vasos", "cubierto", "cubiertos", "taza", "tazas", "cacharros",
    "sobras", "restos", "vajilla", "sartén", "olla", "copas", "copa",
  ]
  /// Verbs of cleaning up.
  private static let clearing: WordSet = [
    "fregar", "lavar", "recoger", "limpiar", "secar", "barrer", "quitar", "aspirar", "guardar",
    "tirar", "sacudir", "rascar", "retirar",
  ]
  /// What lies or grows on the ground.
  private static let grounded: WordSet = [
    "miga", "migas", "polvo", "pelusa", "barro", "raya", "rayas", "línea", "líneas", "flor",
    "flores", "hoja", "hojas", "charco", "charcos", "piedra", "piedras", "hierba", "nieve",
    "césped", "arena", "baldosa", "baldosas",
  ]
  private static let treading: WordSet = ["pisar", "saltar", "arrancar", "estropear"]
  /// Verbs by which one has or wants any of what a place has.
  static let seeking: WordSet = [
    "haber", "reservar", "alquilar", "buscar", "encontrar", "querer", "necesitar", "tener", "pedir",
    "contratar",
  ]
  /// What somebody has said, done or thought of.
  private static let made: WordSet = [
    "mensaje", "mensajes", "pregunta", "preguntas", "truco", "trucos", "carta", "correo", "llamada",
    "saludo", "orden", "órdenes", "consejo", "consejos", "broma", "bromas", "chiste", "chistes",
    "idea", "ideas", "error", "mentira", "mentiras", "secreto", "actuación", "canción", "baile",
    "dibujo", "cuento", "explicación", "instrucciones", "propuesta", "invitación", "petición",
  ]
  /// Verbs of what one does about that.
  private static let answering: WordSet = [
    "responder", "contestar", "asombrarse", "sorprenderse", "reírse", "obedecer", "cumplir",
    "seguir", "entender", "comprender", "olvidar", "descubrir", "aceptar", "rechazar", "aplaudir",
    "admirar", "escuchar", "recordar", "imitar", "copiar", "repetir", "creerse", "notar",
    "corregir", "agradecer", "ignorar", "desobedecer", "alucinar", "disfrutar", "fijarse",
  ]
  /// Verbs of losing and finding what is somebody's.
  private static let missing: WordSet = [
    "perder", "encontrar", "buscar", "conocer", "ensuciar", "esconder", "coger", "recuperar",
    "probarse", "estrenar",
  ]
  private static let belongings: WordSet = [
    "gafas", "llaves", "llave", "pelota", "cartera", "bolso", "mochila", "paraguas", "anillo",
    "reloj", "pendiente", "pendientes", "collar", "bastón", "mando", "estuche", "cuaderno",
    "gorra", "bufanda", "guante", "guantes",
  ]
  /// Verbs of putting, leaving and finding something somewhere.
  static let putting: WordSet = [
    "poner", "ponerse", "dejar", "dejarse", "olvidar", "olvidarse", "meter", "guardar", "esconder",
    "pegar", "colgar", "tirar", "echar", "haber", "estar", "colocar", "instalar", "caerse",
    "llevar",
    "traer", "escribir", "buscar", "encontrar", "tener", "comprar", "ver", "oler", "notar",
    "sentir",
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
  private static let losing: WordSet = ["buscar", "encontrar", "perder", "necesitar"]
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
