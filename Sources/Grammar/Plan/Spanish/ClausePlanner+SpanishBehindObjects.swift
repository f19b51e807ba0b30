import AACCore

/// What a noun chosen behind the object of certain verbs is to the deed: *cerré la puerta con llave, metí un gol en el partido, pasé
/// la aspiradora por la alfombra* (NGLE §29.4, *preposiciones*; §39.4, *complementos circunstanciales*).
extension ClausePlanner {
  /// Asks these rules one after the other.
  func relateByTable(_ clause: inout Clause, _ verb: String) {
    relateBehindObject(&clause, verb)
    reachDegrees(&clause, verb)
    addCents(&clause, verb)
    shareAmong(&clause, verb)
  }

  /// Gives the last noun behind another noun the preposition that it has there.
  private func relateBehindObject(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last, last > 0,
      case let word = clause.complements[last].lexeme, word.wordClass == .noun,
      clause.complements[last].government == nil || !clause.isLaid,
      case let before = clause.complements[last - 1].lexeme
    else { return }
    if ObjectWords.courses.contains(before.lemma), verb == "pasar", word.kind != .person {
      return govern(&clause, last, ("por", .definite))
    }
    guard let links = ObjectWords.links[verb] else { return }
    let isBehind =
      before.wordClass == .noun || before.wordClass == .adjective
      || before.wordClass == .pronoun && before.kind == .person || before.wordClass == .properNoun
    // Una canción bonita en la escuela: behind a quality it is no song of the school.
    guard isBehind, verb != "cantar" || before.wordClass == .noun,
      !before.kind.isTemporal || before.wordClass == .adjective,
      let link = links.first(where: { $0.words.contains(word.lemma) })
    else { return }
    govern(&clause, last, (link.preposition, link.article))
  }

  private func govern(
    _ clause: inout Clause, _ index: Int, _ link: (preposition: String, article: Article?)
  ) {
    let word = clause.complements[index].lexeme.lemma
    clause.complements[index].government = Government(
      preposition: link.preposition, article: link.article)
    clause.reasons.append(
      Realization.RuleApplication(.preposition, word, link.preposition))
  }

  /// *Girar / derecha, vivir / final / calle, farmacia / estar / izquierda / banco*: on which side and at which end (NGLE §30.4).
  func locateSides(_ clause: inout Clause, _ verb: String) {
    guard ObjectWords.sided.contains(verb) else { return }
    for index in clause.complements.indices.reversed() {
      let word = clause.complements[index].lexeme
      let isSide = ObjectWords.sides.contains(word.lemma)
      guard isSide || ObjectWords.ends.contains(word.lemma), word.number != .plural,
        index == 0 || isFree(behind: clause.complements[index - 1].lexeme, isSide: isSide)
      else { continue }
      var noun = Lexeme(
        lemma: word.lemma == "izquierdo" ? "izquierda" : word.lemma, wordClass: .noun,
        kind: .direction)
      noun.gender = isSide ? .feminine : .masculine
      noun.animacy = .inanimate
      noun.countability = .count
      clause.complements[index].lexeme = noun
      clause.complements[index].government = Government(preposition: "a", article: .definite)
      clause.reasons.append(Realization.RuleApplication(.preposition, word.lemma, "a"))
      guard !isSide || ObjectWords.standing.contains(verb),
        clause.complements.indices.contains(index + 1),
        case let whole = clause.complements[index + 1].lexeme, whole.wordClass == .noun,
        !whole.isHuman, !whole.kind.isTemporal, let of = lexicon.known("de"),
        let the = lexicon.known("el")
      else { continue }
      clause.complements.insert(contentsOf: [Constituent(of), Constituent(the)], at: index + 1)
      clause.reasons.append(Realization.RuleApplication(.understood, whole.lemma, "de"))
    }
  }

  private func isFree(behind word: Lexeme, isSide: Bool) -> Bool {
    if word.wordClass == .adposition || word.isDeterminerLike { return false }
    // El semáforo de la izquierda, la mano izquierda.
    return !isSide || word.wordClass != .noun
      || LanguageTables.tables(language).gender(of: word) == .masculine || word.kind == .place
  }

  /// *Agua / hervir / cien / grado*: at how many degrees.
  private func reachDegrees(_ clause: inout Clause, _ verb: String) {
    guard ObjectWords.heated.contains(verb),
      let unit = clause.complements.indices.dropFirst().first(where: {
        ["grado", "grados"].contains(clause.complements[$0].lexeme.lemma)
      }), clause.complements[unit - 1].lexeme.wordClass == .numeral,
      unit == 1 || clause.complements[unit - 2].lexeme.wordClass != .adposition,
      let at = lexicon.known("a")
    else { return }
    clause.reasons.append(Realization.RuleApplication(.preposition, "grado", "a"))
    clause.complements.insert(Constituent(at), at: unit - 1)
  }

  /// *Costar / dos / euro / cincuenta*: the cents behind the euros.
  private func addCents(_ clause: inout Clause, _ verb: String) {
    guard ObjectWords.paying.contains(verb),
      let unit = clause.complements.indices.dropFirst().dropLast().first(where: {
        ObjectWords.coins.contains(clause.complements[$0].lexeme.lemma)
      }), clause.complements[unit - 1].lexeme.wordClass == .numeral,
      clause.complements[unit + 1].lexeme.wordClass == .numeral,
      unit + 2 == clause.complements.count, let with = lexicon.known("con")
    else { return }
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[unit + 1].lexeme.lemma, "con"))
    clause.complements.insert(Constituent(with), at: unit + 1)
  }

  /// *Repartir / caramelo / entre / niño*: among several, and several things.
  private func shareAmong(_ clause: inout Clause, _ verb: String) {
    guard ObjectWords.sharing.contains(verb), clause.complements.count > 1,
      let among = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "entre"
      }), case let others = among + 1, clause.complements[others].lexeme.wordClass == .noun,
      others + 1 == clause.complements.count
        || !clause.complements[others + 1].lexeme.isConnective
    else { return }
    if clause.complements[others].lexeme.number != .plural,
      !ObjectWords.many.contains(clause.complements[others].lexeme.lemma)
    {
      makePlural(&clause.complements[others])
    }
    guard among > 0, verb != "dividir",
      clause.complements[among - 1].lexeme.wordClass == .noun,
      clause.complements[among - 1].lexeme.number != .plural,
      clause.complements[among - 1].lexeme.countability == .count,
      !ObjectWords.shared.contains(clause.complements[among - 1].lexeme.lemma),
      among == 1 || !clause.complements[among - 2].lexeme.isDeterminerLike
    else { return }
    makePlural(&clause.complements[among - 1])
  }
}

/// Words of what is done with things.
private enum ObjectWords {
  struct Link: Sendable {
    var preposition: String
    var article: Article?
    var words: WordSet

    init(_ preposition: String, _ article: Article?, _ words: WordSet) {
      self.preposition = preposition
      self.article = article
      self.words = words
    }
  }

  static let surfaces: WordSet = [
    "cartulina", "papel", "cuaderno", "pared", "hoja", "mural", "caja", "bote", "libreta", "álbum",
    "puerta", "nevera", "cristal", "ventana", "folio", "pizarra", "mesa", "sobre", "carpeta",
    "agenda", "mochila", "camiseta", "corcho", "tablero", "maqueta",
  ]
  static let tools: WordSet = [
    "destornillador", "llave inglesa", "alicates", "martillo", "taladro", "sierra", "tenazas",
    "llave", "cuchillo", "tijeras", "metro", "regla", "cinta métrica", "aguja", "punzón", "pelota",
    "balón", "piedra", "palo", "mano", "dedo", "pie", "espada", "varita",
  ]
  static let devices: WordSet = [
    "móvil", "celular", "tableta", "tablet", "ordenador", "portátil", "computadora", "teléfono",
    "consola", "tele", "comunicador", "casa", "coche", "cámara",
  ]
  static let senders: WordSet = [
    "trabajo", "colegio", "cole", "escuela", "banco", "hospital", "ayuntamiento", "instituto",
    "centro", "empresa",
  ]
  static let contests: WordSet = [
    "partido", "tómbola", "feria", "rifa", "sorteo", "concurso", "lotería", "recreo", "final",
    "entrenamiento", "bingo",
  ]
  static let containers: WordSet = [
    "sombrero", "caja", "mochila", "bolsa", "bolsillo", "cajón", "jaula", "cesta", "cubo", "bañera",
    "pecera", "transportín", "manga", "gorra",
  ]
  static let schools: WordSet = ["colegio", "cole", "escuela", "instituto", "centro", "academia"]
  static let talked: WordSet = [
    "móvil", "celular", "teléfono", "WhatsApp", "chat", "videollamada", "internet", "comunicador",
  ]

  static let links: [String: [Link]] = {
    let tooled = [Link("con", .definite, tools)]
    let told = [
      Link("por", .definite, talked.subtracting(["teléfono", "WhatsApp", "comunicador"]))
    ]
    return [
      "cerrar": [Link("con", .bare, ["llave", "candado", "cremallera"])],
      "abrir": [Link("con", .definite, ["llave", "abridor", "mando", "cuchillo"])],
      "pegar": [Link("en", .definite, surfaces)], "apretar": tooled,
      "aflojar": tooled, "medir": tooled, "romper": tooled, "pinchar": tooled,
      "pincharse": tooled,
      "cortarse": [
        Link("con", .definite, ["cuchillo", "tijeras", "papel", "cristal", "cuchilla", "lata"]),
        Link("en", .definite, ["peluquería", "trabajo", "cocina"]),
      ],
      "despertar": [Link("con", .indefinite, ["beso", "abrazo", "grito"])],
      "mover": [
        Link("a", .definite, ["ventana", "puerta", "pared", "rincón", "esquina", "pasillo"])
      ],
      "acercar": [Link("a", .definite, ["ventana", "puerta", "pared", "mesa", "fuego", "cama"])],
      "borrar": [Link("de", .definite, devices), Link("con", .definite, ["goma", "borrador"])],
      "chatear": told, "recibir": [Link("de", .definite, senders)],
      "invitar": [
        Link(
          "a", .indefinite,
          ["café", "helado", "refresco", "zumo", "bocadillo", "chocolate", "té", "cerveza"])
      ],
      "meter": [Link("en", .definite, contests.union(containers))],
      "esconder": [Link("en", .definite, containers)], "marcar": [Link("en", .definite, contests)],
      "ganar": [Link("en", .definite, contests)], "perder": [Link("en", .definite, contests)],
      "hacer": [Link("en", .definite, schools)],
      "usar": [Link("con", .definite, ["mano", "dedo", "pie", "ojo", "cabeza", "boca"])],
      "cruzar": [
        Link(
          "por", .definite, ["puente", "paso de cebra", "túnel", "semáforo", "pasarela", "paso"])
      ],
      "atravesar": [Link("por", .definite, ["puente", "paso de cebra", "túnel"])],
      "cantar": [Link("de", .definite, ["iglesia", "colegio", "cole", "escuela"])],
      "recoger": [Link("de", .definite, ["árbol", "suelo", "huerto", "mesa"])],
      "coger": [Link("de", .definite, ["árbol", "suelo", "nevera", "estantería"])],
      "faltar": [Link("en", .definite, devices.subtracting(["coche"]).union(["tablero"]))],
      "sacar": [
        Link(
          "de", .definite,
          ["agua", "horno", "nevera", "río", "piscina", "charco", "mar", "fuego", "arena", "barro"])
      ],
      "resbalar": [Link("en", .definite, ["hielo", "suelo"])],
    ]
  }()

  /// What one passes over things to clean them.
  static let courses: WordSet = [
    "aspiradora", "mopa", "fregona", "escoba", "trapo", "bayeta", "plancha", "peine", "cepillo",
    "rodillo", "plumero", "mano",
  ]
  static let sided: WordSet = [
    "girar", "torcer", "doblar", "ir", "seguir", "mirar", "estar", "quedar", "ponerse", "sentarse",
    "vivir", "moverse", "quedarse", "aplaudir", "llegar", "haber", "aparcar", "caminar", "andar",
    "encontrarse", "esperar", "empujar", "cruzar", "volver",
  ]
  static let standing: WordSet = [
    "estar", "quedar", "ponerse", "sentarse", "vivir", "quedarse", "haber", "encontrarse",
  ]
  static let sides: WordSet = ["derecha", "izquierda", "izquierdo"]
  static let ends: WordSet = ["final", "principio", "fondo"]
  static let heated: WordSet = [
    "hervir", "congelarse", "derretirse", "cocer", "hornear", "fundirse", "helarse", "estar",
    "calentar", "lavar",
  ]
  static let paying: WordSet = [
    "costar", "valer", "pagar", "deber", "tener", "dar", "ser", "gastar",
  ]
  static let coins: WordSet = ["euro", "euros"]
  static let sharing: WordSet = ["repartir", "distribuir", "compartir", "dividir"]
  /// What is several already, and what is one whole that is shared.
  static let many: WordSet = ["clase", "familia", "gente", "equipo", "grupo"]
  static let shared: WordSet = ["tarta", "pastel", "pizza", "tableta", "bocadillo", "bizcocho"]
}
