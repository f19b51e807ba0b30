import AACCore

/// Rows of Spanish of three tiles and more that leave out *hay*, *tener* and *estar*: *clase / mucho / ruido, cielo / nubes / negras, no / papel /
/// baño, hoy / viento / fuerte, lavadora / rota / agua / suelo, ascensor / no / funcionar / rampa, pájaro / comida / agua*.
///
/// Sources: NGLE §31.1 (what is left unsaid), §15.6 and §41.6 (*haber* of what there is), §37.9 (*estar* of states and places), §31.1
/// (*yuxtaposición*).
extension TileReader {
  /// The clauses of such a row; nil where its words do not tell.
  func spanishScene(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .spanish, isPlain, row.count > 1, row.count < 8,
      row.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    if let said = askedOfHelper(row) ?? spanishWishedDeed(row) ?? spanishEveryday(row) {
      return said
    }
    if let joined = inFixedGroups(row) { return readWhole(joined) }
    if let brief = judgedIdea(row) ?? fedBeing(row) ?? whoIsMissing(row) ?? surprised(row)
      ?? handUsed(row)
    {
      return brief
    }
    guard row.count > 2 else { return relatedInRow(row) }
    if let linked = linkedInRow(row) { return linked == row ? nil : read(linked) }
    return thereIsThere(row) ?? troubleAndRemedy(row) ?? moodAndReason(row) ?? askedInScene(row)
      ?? turnedInScene(row) ?? treatedInScene(row) ?? plannedInScene(row) ?? onceUsual(row)
      ?? relatedInRow(row)
  }

  /// Words of the tables.
  func small(_ texts: String...) -> [Constituent] {
    texts.flatMap { tables.lexicon.small($0) }
  }

  /// What is written on the tile.
  func written(_ word: Constituent) -> String {
    word.lexeme.forms[FiniteForms.Mark.text] ?? word.lexeme.lemma
  }

  /// Both as one sentence, with a comma between them.
  func besides(_ first: [Clause]?, _ second: [Clause]?, link: String? = nil) -> [Clause]? {
    guard let main = first?.first, let next = second?.first else { return nil }
    return [main.and(next, link: link)]
  }

  /// A word or phrase called out before the clauses.
  func calledBefore(_ text: String, _ tile: Constituent, _ clauses: [Clause]?) -> [Clause]? {
    guard let clauses, !clauses.isEmpty else { return nil }
    let call = Constituent(
      Lexeme(lemma: text, wordClass: .interjection, kind: .social), tile: tile.tile)
    return clauses.map { clause in
      var said = clause
      said.complements.insert(call, at: 0)
      return said
    }
  }

  /// A phrase of manner or time that is said as it is, under the tile of its noun.
  func phrase(_ text: String, _ word: Constituent, _ kind: SemanticKind = .manner) -> Constituent {
    Constituent(Lexeme(lemma: text, wordClass: .adverb, kind: kind), tile: word.tile)
  }

  /// How somebody or something is for a while: *roto, vacío, triste*.
  func isState(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adjective
      && (word.lexeme.kind.isPassing || SuppliedWords.conditions.contains(word.lexeme.lemma)
        || SpanishSceneWords.conditions.contains(word.lexeme.lemma))
  }

  /// How something always is: *negro, grande*.
  func isProperty(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adjective && !isState(word) && !word.lexeme.kind.isSmall
      && !word.lexeme.isDeterminerLike
  }

  /// *Mucho, muchos, demasiada*.
  func saysMuch(_ word: Constituent) -> Bool {
    PartedWords.much.contains(word.lexeme.lemma)
      || ["much", "demasiad", "bastantes", "tant"].contains(where: written(word).hasPrefix)
        && word.lexeme.wordClass != .verb
  }

  /// Where something can be.
  func isGround(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun && !word.lexeme.isBeing
      && (KindSet.places.contains(word.lexeme.kind) || word.lexeme.kind == .furniture
        || SpanishSceneWords.sites.contains(word.lexeme.lemma))
  }

  // MARK: - What there is

  private func thereIsThere(_ row: [Constituent]) -> [Clause]? {
    switch row.count {
    case 3: muchThere(row) ?? suchThere(row) ?? noneThere(row) ?? windToday(row)
    default: nil
    }
  }

  private func there(_ what: [Constituent], _ place: [Constituent]) -> [Clause] {
    read([deed("haber").said(by: .third)] + what + place)
  }

  func at(_ place: Constituent) -> [Constituent] {
    small("en") + (["clase", "casa"].contains(place.lexeme.lemma) ? [] : small("el")) + [place]
  }

  /// *Clase / mucho / ruido, plaza / muchos / perros*.
  private func muchThere(_ row: [Constituent]) -> [Clause]? {
    guard isGround(row[0]), saysMuch(row[1]),
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.kind.isTemporal, !isGround(row[2])
    else { return nil }
    return there([row[1], row[2]], at(row[0]))
  }

  /// *Cielo / nubes / negras, jardín / flores / amarillas, mar / olas / grandes*.
  private func suchThere(_ row: [Constituent]) -> [Clause]? {
    guard SpanishSceneWords.outdoors.contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .noun,
      !isGround(row[1]), isProperty(row[2]),
      row[1].lexeme.number == .plural || written(row[1]).hasSuffix("s")
        || row[1].lexeme.kind == .animal || SpanishSceneWords.seen.contains(row[1].lexeme.lemma),
      KindSet(.plant, .animal, .vehicle, .nature, .weather, .thing, .person).contains(
        row[1].lexeme.kind)
        || row[1].lexeme.isBeing || SpanishSceneWords.seen.contains(row[1].lexeme.lemma)
    else { return nil }
    return there([row[1], row[2]], at(row[0]))
  }

  /// *No / papel / baño, no / sillas / clase*.
  private func noneThere(_ row: [Constituent]) -> [Clause]? {
    guard isNegator(row[0]), row[1].lexeme.namesThing, isGround(row[2]),
      !isGround(row[1]) || row[1].lexeme.kind == .furniture && row[2].lexeme.kind != .furniture,
      !row[1].lexeme.takesPlace, !SpanishSceneWords.visited.contains(row[2].lexeme.lemma),
      !KindSet(.activity, .feeling, .illness, .body).contains(row[1].lexeme.kind)
    else { return nil }
    return read([row[0], deed("haber").said(by: .third), row[1]] + at(row[2]))
  }

  /// *Hoy / viento / fuerte*.
  private func windToday(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.kind.isTemporal,
      ["viento", "lluvia", "oleaje"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .adjective
    else { return nil }
    return read([deed("haber").said(by: .third), row[1], row[2], row[0]])
  }

  // MARK: - What is wrong, and what is needed for it

  private func troubleAndRemedy(_ row: [Constituent]) -> [Clause]? {
    if let fed = fedAnimal(row) ?? brokenAndSpilt(row) ?? emptyAndFetched(row) { return fed }
    return tooLoud(row) ?? outOfOrder(row) ?? toTheWash(row) ?? burntThere(row) ?? queuing(row)
      ?? tiredOfThing(row)
  }

  /// *Pájaro / comida / agua, bebé / leche / pañal*.
  private func fedAnimal(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3,
      row[0].lexeme.kind == .animal
        || ["bebé", "cachorro", "gatito"].contains(row[0].lexeme.lemma),
      row[0].lexeme.wordClass == .noun,
      row[1...].allSatisfy({
        KindSet.edible.contains($0.lexeme.kind) || ["pañal", "manta"].contains($0.lexeme.lemma)
      }), row[1...].allSatisfy({ $0.lexeme.wordClass == .noun })
    else { return nil }
    return read([row[0], deed("necesitar"), row[1]] + small("y") + [row[2]])
  }

  /// *Lavadora / rota / agua / suelo, nevera / rota / comida / mala, ventana / abierta / frío / casa*.
  private func brokenAndSpilt(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.namesThing, isState(row[1]), row[0].lexeme.kind != .body,
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.isBeing
    else { return nil }
    let first = read([row[0], .linking("estar"), row[1]])
    if isGround(row[3]) || SpanishSceneWords.under.contains(row[3].lexeme.lemma) {
      let verb = ["frío", "calor"].contains(row[2].lexeme.lemma) ? "hacer" : "haber"
      guard !isGround(row[2]) else { return nil }
      return besides(first, read([deed(verb).said(by: .third), row[2]] + at(row[3])))
    }
    guard isState(row[3]) || row[3].lexeme.lemma == "malo" else { return nil }
    var state = row[3]
    state.lexeme.kind = .state
    return besides(first, read([row[2], .linking("estar"), state]), link: "y")
  }

  /// *Nevera / vacía / comprar / leche, despensa / vacía / ir / supermercado*.
  private func emptyAndFetched(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.namesThing,
      ["vacío", "vacía", "roto", "rota", "gastado"].contains(written(row[1]))
        || ["vacío", "roto", "gastado"].contains(row[1].lexeme.lemma),
      ["comprar", "traer", "ir", "pedir"].contains(row[2].lexeme.lemma),
      row[2].lexeme.isInfinitive, row[3].lexeme.namesThing
    else { return nil }
    return besides(
      read([row[0], .linking("estar"), row[1]]),
      read([deed("haber").said(by: .third)] + small("que") + row[2...]))
  }

  /// *Tele / muy / alta / bajar, puerta / abierta / cerrar, luz / encendida / apagar / por favor*.
  private func tooLoud(_ row: [Constituent]) -> [Clause]? {
    let isPolite = row.last?.lexeme.lemma == "por favor"
    let words = isPolite ? Array(row.dropLast()) : row
    guard words.count == 3 || words.count == 4, words[0].lexeme.namesThing,
      let verb = words.last, verb.lexeme.isInfinitive,
      KindThoughtWords.stopping.contains(verb.lexeme.lemma) || verb.lexeme.lemma == "subir"
        || verb.lexeme.lemma == "encender" || verb.lexeme.lemma == "abrir",
      let state = words.dropLast().last, state.lexeme.wordClass == .adjective,
      words.count == 3
        ? ["abierto", "cerrado", "encendido", "apagado"].contains(state.lexeme.lemma)
        : words[1].lexeme.kind == .degree || words[1].lexeme.lemma == "demasiado"
    else { return nil }
    var quality = state
    quality.lexeme.kind = .state
    let told = read(
      [words[0], .linking("estar")] + (words.count == 4 ? [words[1]] : []) + [quality])
    let gender = tables.gender(of: words[0].lexeme)
    let isMany = words[0].lexeme.number == .plural
    let it = (gender == .feminine ? "la" : "lo") + (isMany ? "s" : "")
    return besides(
      told,
      ordered(
        verb,
        [Constituent(WordJoiner.pronoun(it))] + (isPolite ? [row[row.count - 1]] : [])))
  }

  /// *Ascensor / no / funcionar / rampa, ascensor / roto / rampa*.
  private func outOfOrder(_ row: [Constituent]) -> [Clause]? {
    guard let last = row.last, last.lexeme.namesThing, row[0].lexeme.namesThing, row.count > 2
    else { return nil }
    let isBroken =
      row.count == 4 && isNegator(row[1]) && row[2].lexeme.lemma == "funcionar"
      && row[2].lexeme.isInfinitive
    if isBroken {
      return besides(
        read([row[0], row[1], row[2]]), read([deed("necesitar").said(by: .first), last]))
    }
    guard row.count == 3, row[1].lexeme.lemma == "roto",
      SpanishSceneWords.aids.contains(last.lexeme.lemma)
    else { return nil }
    return besides(
      read([row[0], .linking("estar"), row[1]]),
      read([deed("necesitar").said(by: .first), last]))
  }

  /// *Calcetines / sucios / lavadora, platos / sucios / lavavajillas*.
  private func toTheWash(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.namesThing,
      ["sucio", "mojado"].contains(row[1].lexeme.lemma),
      SpanishSceneWords.washing.contains(row[2].lexeme.lemma)
    else { return nil }
    return read([row[0], row[1], deed("ir")] + small("a", "el") + [row[2]])
  }

  /// *Pan / quemar / tostadora, arroz / quemar / olla*.
  private func burntThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, KindSet.edible.contains(row[0].lexeme.kind),
      ["quemar", "quemarse"].contains(row[1].lexeme.lemma), row[1].lexeme.isInfinitive,
      row[2].lexeme.namesThing, !KindSet.edible.contains(row[2].lexeme.kind)
    else { return nil }
    var verb = row[1]
    verb.lexeme.lemma = "quemarse"
    var clause = told(verb, by: [row[0]], small("en", "el") + [row[2]])
    clause.tense = .past
    clause.options.insert(.perfect)
    return [clause]
  }

  /// *Cola / larga / esperar / mucho, cola / muy / larga / esperar*.
  private func queuing(_ row: [Constituent]) -> [Clause]? {
    guard ["cola", "fila", "espera"].contains(row[0].lexeme.lemma),
      let verb = loneVerb(row), row[verb].lexeme.lemma == "esperar", row[verb].lexeme.isInfinitive,
      verb > 1, row[verb - 1].lexeme.lemma == "largo",
      row[1..<(verb - 1)].allSatisfy({ $0.lexeme.kind == .degree }),
      row[(verb + 1)...].allSatisfy({ $0.lexeme.lemma == "mucho" })
    else { return nil }
    return besides(
      read([row[0], .linking("ser")] + row[1..<verb]),
      read([deed("haber").said(by: .third)] + small("que") + row[verb...]))
  }

  /// *Cola / larga / cansado, película / larga / aburrido*: the speaker is so.
  private func tiredOfThing(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.namesThing, isProperty(row[1]),
      ["cansado", "aburrido", "harto"].contains(row[2].lexeme.lemma),
      tables.gender(of: row[0].lexeme) == .feminine, row[2].lexeme.gender != .feminine
    else { return nil }
    return besides(
      read([row[0], .linking("ser"), row[1]]), read([.linking("estar", .first), row[2]]))
  }

  /// *Dar / comer / gato*: by then in one piece.
  private func fedBeing(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, ["dar de comer", "dar de beber"].contains(row[0].lexeme.lemma),
      row[1].lexeme.isBeing, row[1].lexeme.wordClass != .pronoun
    else { return nil }
    return [told(row[0], [row[1]])]
  }

  // MARK: - Ideas

  /// *Buena / idea / vamos, mala / idea, buena / idea / jugar / parque*.
  private func judgedIdea(_ row: [Constituent]) -> [Clause]? {
    guard row[1].lexeme.lemma == "idea", ["bueno", "malo", "gran"].contains(row[0].lexeme.lemma),
      !isOver
    else { return nil }
    let text =
      written(row[0]).hasPrefix("mal")
      ? "mala idea"
      : row[0].lexeme.lemma == "gran"
        ? "gran idea" : "buena idea"
    guard row.count > 2 else { return saidAtOnce(row, text) }
    let rest = Array(row[2...])
    guard rest[0].lexeme.wordClass == .verb || rest[0].lexeme.isBeing else { return nil }
    return calledBefore(text, row[0], read(rest))
  }
}

/// Words of such rows.
enum SpanishSceneWords {
  /// How things are for a while, beside those of all rows.
  static let conditions: WordSet = [
    "roto", "sucio", "vacío", "lleno", "abierto", "cerrado", "mojado", "encendido", "apagado",
    "suelto", "perdido", "limpio", "estropeado", "atascado", "harto", "orgulloso",
  ]
  /// Where things are besides rooms and places.
  static let sites: WordSet = [
    "clase", "cielo", "mar", "playa", "campo", "suelo", "calle", "bosque", "río", "nevera",
    "comedor", "patio", "autobús", "tren", "coche", "metro", "avión", "fiesta", "recreo", "aula",
    "botella", "vaso", "cajón", "plaza", "jardín", "parque", "piscina", "ducha", "bañera",
    "frigorífico", "despensa", "garaje", "montaña", "lago", "aire",
  ]
  /// Where what there is is seen.
  static let outdoors: WordSet = [
    "cielo", "mar", "campo", "jardín", "calle", "río", "bosque", "parque", "playa", "lago",
    "montaña", "prado", "huerto", "acuario", "estanque", "plaza", "granja", "zoo",
  ]
  /// What is seen there, also one of it.
  static let seen: WordSet = [
    "nube", "ola", "estrella", "luna", "arcoíris", "flor", "árbol", "pez", "pájaro", "barco",
    "coche", "camión", "hoja", "piedra",
  ]
  /// Where one does not go.
  static let visited: WordSet = ["cole", "colegio", "escuela", "hospital"]
  /// On what something is spilt.
  static let under: WordSet = ["suelo", "mesa", "cama", "sofá", "pared", "alfombra"]
  /// What helps where something does not work.
  static let aids: WordSet = [
    "rampa", "cargador", "batería", "pila", "pilas", "mando", "escalera", "recambio", "ayuda",
    "bombilla", "grúa", "taxi", "bastón",
  ]
  /// Where what is dirty goes.
  static let washing: WordSet = [
    "lavadora", "lavavajillas", "cesto", "secadora", "fregadero", "tintorería", "tendedero",
  ]
}
