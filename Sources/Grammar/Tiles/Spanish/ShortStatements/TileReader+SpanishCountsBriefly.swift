import AACCore

/// Short Spanish rows of how many parts something has, of what lies somewhere and how it is, of when it gets dark, of what is done to one in hospital, and of whom
/// one likes: *pulpo / ocho / tentáculo, charco / enorme / calle, invierno / anochecer / pronto, mañana / operar / abuela, cuñado / caer / mal*.
///
/// Sources: NGLE §35.2 (*tener*), §15.6 (*haber*), §41.5 (verbs of the weather), §41.10 (third person plural of nobody in particular), §35.7 (*caer bien*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func countedBriefly(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row.count > 1, row.count < 5,
      row.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    if let said = hasSoManyParts(row) ?? liesThereSo(row) ?? getsDarkSoon(row) { return said }
    if let said = treatedByNobodySaid(row) ?? likedByFit(row) ?? reactsFromFeeling(row) {
      return said
    }
    if let said = bodyDoesByItself(row) ?? bearsWeather(row) ?? partOfWholeSo(row) { return said }
    return closedForReason(row) ?? lightIsOn(row) ?? priceRisesBy(row)
  }

  /// *Pulpo / ocho / tentáculo, semana / siete / día, mi / casa / tres / habitación*: of which it has so many.
  private func hasSoManyParts(_ row: [Constituent]) -> [Clause]? {
    var words = row
    let isOwned = words[0].lexeme.kind == .possessive
    let determiner = isOwned ? [words.removeFirst()] : small("el")
    guard words.count == 3, words[0].lexeme.wordClass == .noun,
      words[1].lexeme.wordClass == .numeral,
      !["un", "uno", "una"].contains(written(words[1])), words[2].lexeme.wordClass == .noun,
      case let part = words[2].lexeme.lemma,
      [part, String(part.dropLast()), String(part.dropLast(2))]
        .contains(where: { SpanishCountedWords.hasParts(words[0].lexeme, $0) })
    else { return nil }
    return stated(
      briefVerb("tener", of: words[0]), by: determiner + [words[0]], Array(words[1...]))
  }

  /// *Charco / enorme / calle, mosca / muerta / sopa*: what there is of what kind, and where.
  private func liesThereSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isCommon(row[0]), row[1].isBriefQuality, isCommon(row[2]),
      SpanishCountedWords.found.contains(row[0].lexeme.lemma),
      isGround(row[2]) || SpanishBriefQualities.surfaces.contains(row[2].lexeme.lemma)
        || SpanishCountedWords.soiled.contains(row[2].lexeme.kind)
    else { return nil }
    let isMass = row[0].lexeme.countability == .mass
    let isMany = row[0].lexeme.number == .plural || isWrittenPlural(row[0])
    let one = isMass || isMany ? [] : small("un")
    return read([deed("haber").said(by: .third)] + one + [row[0], row[1]] + at(row[2]))
  }

  /// *Invierno / anochecer / pronto, hoy / amanecer / tarde*: when it gets dark and light.
  private func getsDarkSoon(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3,
      let verb = row.firstIndex(where: {
        ["anochecer", "amanecer", "oscurecer", "atardecer"].contains($0.lexeme.lemma)
      }), verb < 2,
      ["pronto", "tarde", "temprano", "antes", "después"].contains(row[2].lexeme.lemma),
      case let time = row[1 - verb], time.lexeme.kind.isTemporal
    else { return nil }
    var deed = row[verb]
    deed.lexeme = self.deed(deed.lexeme.lemma).lexeme
    var soon = row[2]
    soon.lexeme = Lexeme(lemma: soon.lexeme.lemma, wordClass: .adverb, kind: .manner)
    let link = time.lexeme.wordClass == .noun ? small("en") : []
    return stated(deed.said(by: .third), link + [time, soon])
  }

  /// *Mañana / operar / abuela, viernes / operar / rodilla, hoy / vacunar / bebé*: it is others who do it.
  private func treatedByNobodySaid(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.kind.isTemporal, row[1].lexeme.isInfinitive,
      SpanishCountedWords.treating.contains(row[1].lexeme.lemma)
    else { return nil }
    var verb = row[1].said(by: .third)
    verb.lexeme.number = .plural
    let ofWhom = row[2]
    if ofWhom.lexeme.kind == .body || ofWhom.lexeme.kind == .illness {
      guard row[1].lexeme.lemma == "operar" else { return nil }
      return stated(verb, small("yo") + small("de", "el") + [ofWhom, row[0]])
    }
    guard ofWhom.lexeme.isHuman || ofWhom.lexeme.kind == .animal else { return nil }
    return stated(
      verb, (ofWhom.lexeme.wordClass == .noun ? owned(by: ofWhom) : [ofWhom]) + [row[0]])
  }

  /// *Cuñado / caer / mal, profe / caer / genial*: whom the speaker likes.
  private func likedByFit(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.isHuman, row[0].lexeme.wordClass != .pronoun,
      row[1].lexeme.lemma == "caer",
      ["bien", "mal", "fatal", "genial", "fenomenal", "regular"]
        .contains(written(row[2]))
    else { return nil }
    var how = row[2]
    how.lexeme = Lexeme(lemma: written(how), wordClass: .adverb, kind: .manner)
    let who = row[0].lexeme.wordClass == .noun ? owned(by: row[0]) : [row[0]]
    return stated(row[1], [how] + who)
  }

  /// *Niño / llorar / rabia, bebé / chillar / hambre*: from what one does it (NGLE §36.3, *de* of cause).
  private func reactsFromFeeling(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.isBeing, row[0].lexeme.wordClass != .pronoun,
      row[1].lexeme.isInfinitive, SpanishCountedWords.reacting.contains(row[1].lexeme.lemma),
      SpanishCountedWords.causes.contains(row[2].lexeme.lemma),
      // Perro / ladrar / miedo: it is the speaker who is afraid.
      row[0].lexeme.isHuman || row[1].lexeme.lemma == "temblar" || row[2].lexeme.lemma != "miedo"
    else { return nil }
    return stated(row[1], by: known(row[0]), small("de") + [row[2].withNoArticle])
  }

  /// *Mi / rodilla / crujir, mi / barriga / sonar*: what a part of the body does.
  private func bodyDoesByItself(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.kind == .possessive, row[1].lexeme.kind == .body,
      ["crujir", "sonar", "rugir", "gruñir", "arder", "palpitar", "hormiguear", "chasquear"]
        .contains(row[2].lexeme.lemma)
    else { return nil }
    return stated(row[2], by: Array(row[...1]))
  }

  /// *Camello / resistir / sed, planta / aguantar / sequía*: what a plant, an animal or a thing can bear.
  private func bearsWeather(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isCommon(row[0]), !row[0].lexeme.isHuman,
      ["aguantar", "resistir", "soportar"].contains(row[1].lexeme.lemma),
      row[2].lexeme.kind == .weather || SpanishCountedWords.borne.contains(row[2].lexeme.lemma)
    else { return nil }
    return stated(row[1], by: small("el") + [row[0]], small("el") + [row[2]])
  }

  /// *Yema / huevo / líquida, lápiz / punta / rota*: how a part of something is (NGLE §12.7).
  private func partOfWholeSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[2].isBriefQuality, isCommon(row[0]), isCommon(row[1]) else {
      return nil
    }
    let isFirstPart = SpanishWholes.isFitted(row[1].lexeme, with: written(row[0]))
    let isSecondPart = SpanishWholes.isFitted(row[0].lexeme, with: written(row[1]))
    guard isFirstPart != isSecondPart else { return nil }
    let (part, whole) = isFirstPart ? (row[0], row[1]) : (row[1], row[0])
    var so = row[2]
    if so.lexeme.kind == .quality, so.lexeme.lemma == "sabroso" { so.lexeme.kind = .state }
    return stated(
      .linking(copula(of: so.lexeme, for: part.lexeme, at: []), .third),
      by: small("el") + [part] + small("de", "el") + [whole], [so])
  }

  /// *Calle / cortada / obras, tienda / cerrada / vacaciones, metro / parado / túnel*: for what or where it is so.
  private func closedForReason(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isCommon(row[0]), row[0].lexeme.namesThing, row[1].isBriefQuality,
      row[2].lexeme.wordClass == .noun
    else { return nil }
    // Cortada / calle: a word nobody knows as a quality is one by its ending.
    let isEnded = written(row[1]).hasSuffix("ada") || written(row[1]).hasSuffix("adas")
    let state = isEnded ? agreedMasculine(written(row[1])) : row[1].lexeme.lemma
    if ["cortado", "cerrado", "cancelado", "suspendido", "parado", "retrasado", "aplazado"]
      .contains(state),
      SpanishCountedWords.reasons.contains(row[2].lexeme.lemma)
        || SpanishCountedWords.reasons.contains(written(row[2]))
    {
      return stated(
        .linking("estar", .third), by: small("el") + [row[0]],
        [row[1]] + small("por") + [row[2].withNoArticle])
    }
    guard row[0].lexeme.kind == .vehicle,
      ["parado", "averiado", "detenido", "estropeado", "aparcado", "atascado"].contains(state),
      [
        "túnel", "estación", "calle", "carretera", "autopista", "semáforo", "puente", "garaje",
        "aparcamiento", "parada",
      ].contains(row[2].lexeme.lemma)
    else { return nil }
    return stated(
      .linking("estar", .third), by: small("el") + [row[0]],
      [row[1]] + small("en", "el") + [row[2]])
  }

  private func agreedMasculine(_ quality: String) -> String {
    quality.hasSuffix("s") ? quality.dropLast(2) + "o" : quality.dropLast() + "o"
  }

  /// *Semáforo / rojo*: which of its lights is on.
  private func lightIsOn(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, row[0].lexeme.lemma == "semáforo",
      ["rojo", "verde", "ámbar", "amarillo"].contains(row[1].lexeme.lemma)
    else { return nil }
    return stated(
      .linking("estar", .third), by: small("el") + [row[0]], small("en") + [row[1]])
  }

  /// *Alquiler / subir / cincuenta / euro*: by how much it rises.
  private func priceRisesBy(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isCommon(row[0]), ["subir", "bajar"].contains(row[1].lexeme.lemma),
      SpanishCountedWords.priced.contains(row[0].lexeme.lemma),
      row[2].lexeme.wordClass == .numeral, row[3].lexeme.wordClass == .noun
    else { return nil }
    return stated(row[1], by: small("el") + [row[0]], Array(row[2...]))
  }
}

/// Words of such rows.
private enum SpanishCountedWords {
  /// Whether things of that sort have such parts.
  static func hasParts(_ whole: Lexeme, _ part: String) -> Bool {
    if let listed = ofWholes[whole.lemma] { return listed.contains(part) }
    switch whole.kind {
    case .animal: return limbs.contains(part)
    case .person: return part == "ojo" || part == "diente" || part == "pierna" || part == "brazo"
    case .vehicle: return rolling.contains(part)
    case .furniture: return ["pata", "cajón", "puerta", "balda", "estante", "plaza"].contains(part)
    case .home, .place, .room: return rooms.contains(part)
    case .book, .story: return ["página", "capítulo", "hoja", "letra", "cuento"].contains(part)
    default: return false
    }
  }

  private static let limbs: WordSet = [
    "pata", "tentáculo", "ala", "ojo", "cuerno", "joroba", "diente", "brazo", "antena", "pierna",
    "cola", "estómago", "corazón", "dedo", "oreja", "aleta", "pezuña", "colmillo", "pico",
  ]
  private static let rolling: WordSet = [
    "rueda", "puerta", "asiento", "plaza", "marcha", "motor", "piso", "vagón", "ventanilla",
    "vela", "remo", "pedal",
  ]
  private static let rooms: WordSet = [
    "piso", "planta", "habitación", "dormitorio", "cuarto", "baño", "ventana", "puerta", "balcón",
    "aula", "cama", "ascensor", "habitante", "barrio", "iglesia", "pista", "silla", "mesa",
    "enchufe",
  ]
  private static let ofWholes: WordMap<WordSet> = [
    "semana": ["día"], "año": ["día", "mes", "semana", "estación"], "mes": ["día", "semana"],
    "día": ["hora"], "hora": ["minuto", "segundo"], "minuto": ["segundo"], "siglo": ["año"],
    "mano": ["dedo"], "pie": ["dedo"], "boca": ["diente"], "cuerpo": ["hueso"],
    "cara": ["ojo"], "equipo": ["jugador", "jugadora", "miembro"],
    "clase": ["niño", "niña", "alumno", "alumna", "ventana", "ordenador", "mesa", "silla"],
    "colegio": ["aula", "clase", "patio", "alumno", "profesor", "piso", "planta"],
    "familia": ["miembro", "hijo", "persona"], "cubo": ["cara"], "dado": ["cara"],
    "triángulo": ["lado"], "cuadrado": ["lado"], "rectángulo": ["lado"], "guitarra": ["cuerda"],
    "violín": ["cuerda"], "piano": ["tecla", "pedal"], "partido": ["parte", "tiempo"],
    "abecedario": ["letra"], "alfabeto": ["letra"], "palabra": ["letra", "sílaba"],
    "baraja": ["carta"], "país": ["habitante", "provincia", "isla"], "flor": ["pétalo", "hoja"],
    "trébol": ["hoja"], "tarta": ["vela", "piso"], "libro": ["página", "capítulo", "hoja"],
    "cuento": ["página", "capítulo"], "serie": ["capítulo", "temporada", "episodio"],
    "escalera": ["peldaño", "escalón"], "reloj": ["aguja"], "camisa": ["botón", "bolsillo"],
    "chaqueta": ["botón", "bolsillo"], "pantalón": ["bolsillo"], "puzle": ["pieza"],
    "rompecabezas": ["pieza"], "kilo": ["gramo"], "metro": ["centímetro"],
    "mando": ["botón", "pila"], "móvil": ["cámara"], "estrella": ["punta"],
  ]
  /// What one comes upon.
  static let found: WordSet = [
    "mancha", "charco", "agujero", "hoyo", "niebla", "humo", "mosca", "araña", "hormiga",
    "hormigas", "cucaracha", "rata", "mosquito", "avispa", "serpiente", "nube", "nubes",
    "incendio", "atasco", "accidente", "grieta", "bache", "gotera", "rama", "piedra", "charcos",
    "manchas", "moscas", "hielo", "barro", "lagartija", "pelo", "telaraña", "cristales",
    "vidrios", "huella", "huellas", "olor", "ruido", "corriente", "obra", "obras", "cola",
  ]
  /// What gets dirty, and where something falls in.
  static let soiled = KindSet(.clothing, .food, .drink, .dish, .furniture)
  /// What the body does by itself, from what one feels.
  static let reacting: WordSet = [
    "llorar", "chillar", "gritar", "temblar", "bostezar", "suspirar", "gemir", "sollozar",
    "tiritar", "sudar", "saltar", "brincar", "morirse", "desmayarse", "palidecer",
    "estremecerse", "retorcerse", "enloquecer", "aullar", "maullar", "ladrar",
  ]
  static let causes: WordSet = [
    "miedo", "frío", "alegría", "dolor", "pena", "rabia", "hambre", "sed", "vergüenza", "emoción",
    "risa", "sueño", "cansancio", "felicidad", "tristeza", "nervios", "susto", "aburrimiento",
    "envidia", "asco", "celos",
  ]
  /// What has to be borne.
  static let borne: WordSet = [
    "sed", "hambre", "sequía", "calor", "frío", "peso", "viento", "helada", "sol", "lluvia",
    "fuego", "agua", "presión", "golpe", "dolor", "ruido", "terremoto",
  ]
  static let priced: WordSet = [
    "alquiler", "precio", "luz", "gasolina", "pan", "leche", "matrícula", "hipoteca", "factura",
    "cuota", "sueldo", "recibo", "gas", "billete", "entrada", "gasoil", "aceite", "renta",
    "temperatura", "paga", "pensión", "abono",
  ]
  /// For what something is closed or called off.
  static let reasons: WordSet = [
    "obras", "vacaciones", "lluvia", "nieve", "huelga", "accidente", "fiesta", "reforma",
    "reformas", "tormenta", "viento", "incendio", "manifestación", "avería", "limpieza", "luto",
    "descanso", "mantenimiento", "inundación", "nevada", "niebla", "calor", "enfermedad",
  ]
  /// What is done in hospital.
  static let treating: WordSet = [
    "operar", "vacunar", "ingresar", "anestesiar", "escayolar", "examinar", "trasladar",
  ]
}
