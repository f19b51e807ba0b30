import AACCore

/// Nouns that are always of something, with the noun behind them: *la contraseña del ordenador, la noticia del terremoto, la respuesta a la pregunta, el
/// resultado del análisis, la dirección del restaurante, la capital de los países, la oveja del pastor* (NGLE §12.7, *complementos
/// argumentales del nombre*; §15.4, *el* of what belongs to a known whole; §29.4, *de*).
enum SpanishPairsByHead {
  private typealias Link = SpanishPairWords.Link

  /// What joins the second noun to the first behind a verb; nil where nothing is certain.
  static func link(_ first: Lexeme, _ second: Lexeme, verb: String) -> SpanishPairWords.Link? {
    guard first.wordClass == .noun, first.lemma != second.lemma,
      second.wordClass == .noun || second.wordClass == .properNoun
    else { return nil }
    let head = first.number == .plural ? SpanishPairWords.singular(first) : first.lemma
    if head == "mes" {
      return second.lemma == "Ramadán" || SpanishHours.isMonth(second.lemma)
        ? Link("de", isDefinite: false) : nil
    }
    if SpanishPairWords.pictures.contains(head), occasions.contains(second.lemma),
      showing.contains(verb)
    {
      return Link("de", isDefinite: true)
    }
    guard !second.kind.isTemporal else { return nil }
    if second.isHuman { return ofPerson(first, head, second, verb) }
    if let place = ofPlace(first, head, second, verb) { return place }
    guard second.wordClass == .noun, !second.isBeing else { return nil }
    let part = second.number == .plural ? SpanishPairWords.singular(second) : second.lemma
    guard let of = ofThing(head, part, second, verb) else { return nil }
    return Link(of, isDefinite: second.article != .bare)
  }

  /// *La dirección del hotel, la contraseña del ordenador*: of such a thing there is one.
  static func isKnown(_ noun: Lexeme) -> Bool {
    noun.number != .plural && (codes.contains(noun.lemma) || details.contains(noun.lemma))
      && noun.lemma != "entrada" && noun.lemma != "cuenta"
  }

  /// What stands between a thing and what it is about, opens, answers and comes of.
  private static func ofThing(
    _ head: String, _ part: String, _ second: Lexeme, _ verb: String
  ) -> String? {
    if news.contains(head), events.contains(part), !laying.contains(verb) { return "de" }
    if codes.contains(head), unlocked.contains(part), !laying.contains(verb) { return "de" }
    if gear[head]?.contains(part) == true, missing.contains(verb) { return "de" }
    if head == "respuesta", questions.contains(part), telling.contains(verb) { return "a" }
    if head == "solución", questions.contains(part), telling.contains(verb) { return "de" }
    if outcomes.contains(head), tests.contains(part), !scoring.contains(verb) { return "de" }
    if ["pregunta", "tema", "fecha", "hora"].contains(head), tests.contains(part),
      telling.contains(verb) || verb == "entender"
    {
      return "de"
    }
    if stages.contains(head), played.contains(part) { return "de" }
    if noises.contains(head), sources.contains(part), minding.contains(verb) { return "de" }
    return nil
  }

  /// *La capital de los países, los países de América, el bosque del pueblo, los amigos del colegio, la dirección del restaurante*.
  private static func ofPlace(
    _ first: Lexeme, _ head: String, _ second: Lexeme, _ verb: String
  ) -> Link? {
    let isName = second.wordClass == .properNoun
    guard isName ? second.kind == .place : true else { return nil }
    if ofLands.contains(head), isName || lands.contains(SpanishPairWords.singular(second)),
      !staying.contains(verb)
    {
      return Link("de", isDefinite: !isName && second.article != .bare)
    }
    if isName {
      return first.number == .plural && several.contains(head) && !staying.contains(verb)
        ? Link("de", isDefinite: false) : nil
    }
    let part = second.lemma
    let isOfTown = townSites.contains(head) && towns.contains(part) && !making.contains(verb)
    let isMate = mates.contains(head) && joined.contains(part) && minding.contains(verb)
    let isDetail =
      details.contains(head) && knowing.contains(verb)
      && (KindSet.places.contains(second.kind) || services.contains(part))
    guard isOfTown || isMate || isDetail else { return nil }
    return Link("de", isDefinite: part != "casa" && part != "clase")
  }

  /// *La oveja del pastor, el ruido de los vecinos, la cartera del señor, la fiesta del santo, el zapato de papá*.
  private static func ofPerson(
    _ first: Lexeme, _ head: String, _ second: Lexeme, _ verb: String
  ) -> Link? {
    let isKnown = second.wordClass == .noun && second.article != .bare
    let of = Link("de", isDefinite: isKnown)
    if noises.contains(head), minding.contains(verb), verb != "gustar" { return of }
    if head == "fiesta" || head == "día", saints.contains(second.lemma) { return of }
    if head == "pueblo", weather.contains(verb) { return of }
    guard second.wordClass == .properNoun || isOwner(second) else { return nil }
    if first.roleKind == .animal || herd.contains(head) { return harming.contains(verb) ? of : nil }
    guard !first.isBeing,
      [.clothing, .device, .book, .toy, .thing, .furniture].contains(first.kind)
    else { return nil }
    return verb == "comer" || verb == "comerse" || verb == "morder" || verb == "destrozar"
      || ["encontrar", "encontrarse", "perder"].contains(verb) && !brought.contains(head) ? of : nil
  }

  private static func isOwner(_ noun: Lexeme) -> Bool {
    PortionWords.isKin(noun.lemma) || KinWords.own.contains(noun.lemma)
      || owners.contains(noun.lemma)
  }

  // MARK: - Words

  /// Where one was, as a picture shows, and what is done with it.
  private static let occasions: WordSet = [
    "vacaciones", "viaje", "boda", "fiesta", "cumpleaños", "excursión", "playa", "comunión",
    "bautizo", "campamento", "partido", "montaña", "nieve",
  ]
  private static let showing: WordSet = [
    "ver", "mirar", "enseñar", "mandar", "enviar", "buscar", "perder", "guardar", "borrar",
    "imprimir", "mostrar", "encontrar", "tener", "pasar",
  ]
  private static let news: WordSet = ["noticia", "artículo", "reportaje", "crónica"]
  private static let events: WordSet = [
    "terremoto", "incendio", "guerra", "accidente", "inundación", "huelga", "elecciones",
    "elección", "atentado", "tormenta", "huracán", "robo", "partido", "crisis", "pandemia", "boda",
    "muerte", "volcán", "concierto", "premio", "crimen", "rescate", "tsunami",
  ]
  /// Verbs by which something gets somewhere.
  private static let laying: WordSet = [
    "poner", "escribir", "meter", "guardar", "apuntar", "teclear", "publicar", "colgar", "dejar",
    "subir", "pegar", "enviar", "mandar", "anotar", "copiar",
  ]
  private static let codes: WordSet = [
    "contraseña", "clave", "pin", "código", "usuario", "password",
  ]
  private static let unlocked: WordSet = [
    "ordenador", "móvil", "wifi", "tableta", "tablet", "correo", "banco", "tarjeta", "puerta",
    "teléfono", "cuenta", "computadora", "celular", "portátil", "comunicador", "alarma",
    "caja fuerte",
    "consola", "router", "portal", "candado",
  ]
  private static let devices: WordSet = [
    "tele", "televisión", "móvil", "ordenador", "tableta", "tablet", "consola", "portátil", "radio",
    "celular", "computadora", "comunicador", "robot", "dron", "cámara", "altavoz",
  ]
  /// What is only of a device, and of which.
  private static let gear: WordMap<WordSet> = [
    "mando": devices.union(["garaje", "aire acondicionado", "puerta"]), "cargador": devices,
    "funda": devices, "cable": devices, "batería": devices, "pila": ["mando", "reloj", "juguete"],
    "llave": ["coche", "moto", "casa", "piso", "buzón", "garaje", "taquilla"],
    "tapa": ["bote", "olla", "caja", "táper"], "casco": ["moto", "bici"],
  ]
  private static let missing: WordSet = [
    "ver", "perder", "encontrar", "buscar", "olvidar", "olvidarse", "esconder", "romper", "traer",
  ]
  private static let questions: WordSet = [
    "pregunta", "problema", "ejercicio", "adivinanza", "examen", "acertijo", "enigma", "duda",
  ]
  private static let telling: WordSet = [
    "saber", "decir", "dar", "encontrar", "buscar", "olvidar", "conocer", "adivinar", "recordar",
    "acordarse", "preguntar", "explicar", "mirar", "ver",
  ]
  private static let outcomes: WordSet = ["resultado", "nota", "fecha"]
  private static let tests: WordSet = [
    "examen", "análisis", "partido", "prueba", "concurso", "elecciones", "elección", "control",
    "operación", "test", "sorteo", "radiografía", "analítica", "votación", "carrera",
  ]
  private static let scoring: WordSet = ["sacar", "tener", "escribir", "poner", "conseguir"]
  private static let stages: WordSet = ["nivel", "episodio", "escena", "personaje", "pantalla"]
  private static let played: WordSet = ["juego", "videojuego", "película", "serie", "peli"]
  private static let noises: WordSet = [
    "ruido", "grito", "música", "ladrido", "voz", "obra", "olor", "humo", "llanto", "queja",
  ]
  private static let sources: WordSet = [
    "calle", "obra", "coche", "tráfico", "fiesta", "bar", "moto", "tele", "televisión", "radio",
    "lavadora", "aspiradora", "discoteca", "tren", "avión", "patio", "construcción",
  ]
  /// Verbs of what one feels about something.
  private static let minding: WordSet = [
    "estar", "molestar", "odiar", "quejarse", "gustar", "aguantar", "soportar", "cansarse",
    "despertar", "echar de menos", "extrañar", "recordar", "acordarse", "preocupar",
    "hartarse", "protestar", "adorar",
  ]
  private static let ofLands: WordSet = [
    "capital", "presidente", "presidenta", "rey", "reina", "bandera", "mapa", "himno", "idioma",
    "población", "gobierno",
  ]
  private static let lands: WordSet = [
    "país", "ciudad", "continente", "región", "provincia", "mundo",
  ]
  private static let staying: WordSet = [
    "vivir", "estar", "ir", "viajar", "llegar", "quedarse", "volver", "haber", "comprar", "poner",
    "colgar",
  ]
  /// What a land has several of.
  private static let several: WordSet = [
    "país", "ciudad", "pueblo", "playa", "río", "montaña", "isla", "calle", "museo", "costa",
    "provincia", "capital", "animal", "volcán",
  ]
  private static let townSites: WordSet = [
    "bosque", "río", "fuente", "calle", "cementerio", "escuela", "mercado", "campo",
    "polideportivo",
    "parque", "biblioteca", "feria", "iglesia", "plaza", "piscina", "puente", "ermita",
    "ayuntamiento", "alcalde", "alcaldesa", "médico", "fiesta", "castillo", "museo", "fiestas",
  ]
  private static let towns: WordSet = ["pueblo", "barrio", "ciudad"]
  private static let making: WordSet = [
    "haber", "tener", "faltar", "construir", "hacer", "poner", "abrir", "vivir", "buscar", "querer",
    "necesitar",
  ]
  private static let mates: WordSet = [
    "amigo", "amiga", "compañero", "compañera", "profesor", "profesora", "maestro", "maestra",
    "profe", "niño", "niña", "monitor", "monitora",
  ]
  private static let joined: WordSet = [
    "colegio", "clase", "trabajo", "instituto", "universidad", "pueblo", "barrio", "equipo",
    "residencia", "escuela", "cole", "campamento", "guardería", "centro", "piscina",
  ]
  private static let details: WordSet = [
    "dirección", "número", "teléfono", "nombre", "horario", "menú", "precio", "página web",
    "correo", "cuenta", "entrada",
  ]
  private static let services: WordSet = [
    "médico", "dentista", "taxi", "veterinario", "tren", "bus",
  ]
  private static let knowing: WordSet = [
    "tener", "dar", "mandar", "pedir", "saber", "buscar", "apuntar", "enviar", "perder", "olvidar",
    "mirar", "decir", "recordar", "encontrar", "conocer", "pagar",
  ]
  private static let saints: WordSet = ["santo", "santa", "patrón", "patrona", "virgen", "Virgen"]
  private static let weather: WordSet = ["nevar", "llover", "granizar", "helar", "tronar"]
  private static let harming: WordSet = [
    "comer", "comerse", "matar", "morder", "atacar", "perseguir", "devorar", "asustar",
    "atropellar",
  ]
  /// Animals that are also meat.
  private static let herd: WordSet = [
    "oveja", "cordero", "gallina", "pollo", "cabra", "conejo", "vaca", "cerdo", "ternero", "pato",
    "pavo",
  ]
  private static let brought: WordSet = ["regalo", "juguete", "sorpresa"]
  private static let owners: WordSet = [
    "vecino", "vecina", "vecinos", "pastor", "pastora", "granjero", "granjera", "profesor",
    "profesora", "maestro", "maestra", "señor", "señora", "médico", "médica", "jefe", "jefa",
    "compañero", "compañera", "amigo", "amiga", "novio", "novia", "bebé", "niño", "niña",
    "cazador", "dueño", "dueña",
  ]
}
