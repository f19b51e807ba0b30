import AACCore

/// Short Spanish rows of what one asks others to do for oneself, and of what one does to oneself, that leave out *me*: *tú / ayudar / levantar, tú /
/// acompañar / médico, enseñar / cómo / funcionar, quitar / puntos / cuándo, tocar / mis / cosas, cargar / móvil / favor; yo / perder / centro comercial, yo /
/// equivocar / botón, hacer / pis / encima, camiseta / revés / poner, codo / raspar / caer*.
///
/// Sources: NGLE §35.3 (*me* of whoever something is done for), §42.4–42.6 (requests), §41.10–13 (*verbos pronominales*), §41.6 (nobody in particular), §26.8.
extension TileReader {
  /// The clause of such a row; nil for any other.
  func doneForSpeaker(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 1, row.count < 7 else { return nil }
    if let polite = politelyEnded(row) { return deeper.readWhole(polite) }
    guard let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }) else { return nil }
    if let clause = treatedWhen(row, verb) ?? notWithMine(row, verb) ?? wrongOne(row, verb)
      ?? hurtBySide(row, verb) ?? shownOn(row, verb) ?? insideOut(row, verb)
    {
      return [clause]
    }
    if let asked = explainedToMe(row, verb) ?? managedAlone(row, verb) { return [asked] }
    return (askedForMe(row, verb) ?? turnedBriefly(row, verb)).map {
      deeper.readWhole($0)
    }
  }

  /// *Toalla / seca / favor, abrir / puerta / favor*: said to be polite, and no favour.
  private func politelyEnded(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last, last.lexeme.lemma == "favor", last.lexeme.wordClass == .noun,
      !row[row.count - 2].lexeme.isDeterminerLike,
      row[row.count - 2].lexeme.wordClass != .adposition,
      !row.contains(where: { SpanishForSpeaker.withFavours.contains($0.lexeme.lemma) }),
      let please = tables.lexicon.known("por favor")
    else { return nil }
    return row.dropLast() + [Constituent(please, tile: last.tile)]
  }

  // MARK: - Requests

  /// *Tú / ayudar / levantar, tú / acompañar / médico*: nobody else is named to whom it would be done.
  private func askedForMe(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    let isRequest = choices.options.contains(.request)
    guard verb == 1, ["tú", "vos", "usted"].contains(row[0].lexeme.lemma), row.count > 2,
      isRequest || choices.isQuestion && !isOver, !isDenied,
      let me = tables.lexicon.known("yo"), case let rest = Array(row[2...]),
      !rest.contains(where: {
        $0.lexeme.isBeing && !SpanishForSpeaker.visited.contains($0.lexeme.lemma)
          || $0.lexeme.wordClass == .pronoun || WordJoiner.clitics.contains($0.lexeme.lemma)
          || $0.lexeme.kind == .question || $0.lexeme.lemma == "conmigo"
      })
    else { return nil }
    let lemma = row[1].lexeme.lemma
    let start = [row[0], row[1], Constituent(me)]
    if lemma == "ayudar" {
      guard rest.count == 1, rest[0].lexeme.isInfinitive else { return nil }
      return start + [toOneself(rest[0])]
    }
    guard !isRequest else { return nil }
    if lemma == "acompañar" || lemma == "llevar" {
      guard rest.count == 1, isGround(rest[0]) || rest[0].lexeme.isBeing else { return nil }
      return start + small("a") + known(rest[0])
    }
    guard SpanishForSpeaker.given.contains(lemma), rest.count == 1, isCommon(rest[0]) else {
      return nil
    }
    return start + rest
  }

  /// *Levantar, vestir* with nobody it would be done to.
  private func toOneself(_ verb: Constituent) -> Constituent {
    guard SpanishForSpeaker.grooming.contains(verb.lexeme.lemma) else { return verb }
    var own = verb
    own.lexeme.lemma += "se"
    return own
  }

  /// *Enseñar / cómo / funcionar*: the other is to explain it.
  private func explainedToMe(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard verb == 0, row.count == 3, isPlain || choices.options.contains(.request),
      ["enseñar", "explicar", "mostrar"].contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "cómo", row[2].lexeme.isInfinitive,
      let me = tables.lexicon.known("yo")
    else { return nil }
    return requested(row[0], [Constituent(me), row[1], row[2]]).first
  }

  /// *Yo / conseguir / solo*: the thing that was wanted (NGLE §34.2).
  private func managedAlone(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard verb == 1, row.count == 3, row[0].lexeme.wordClass == .pronoun,
      row[0].lexeme.kind == .person,
      ["conseguir", "lograr"].contains(row[1].lexeme.lemma),
      ["solo", "sola", "solos", "solas"].contains(written(row[2]))
    else { return nil }
    var alone = row[2]
    alone.lexeme = Lexeme(lemma: "solo", wordClass: .adjective, kind: .state)
    return told(row[1], by: [row[0]], [Constituent(WordJoiner.pronoun("lo")), alone])
  }

  /// *Mapa / enseñar / ríos*: what the other is to show, and where it is seen.
  private func shownOn(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard verb == 1, row.count == 3, isPlain, ["enseñar", "mostrar"].contains(row[1].lexeme.lemma),
      ["mapa", "libro", "atlas", "globo terráqueo", "tableta", "álbum", "plano"]
        .contains(row[0].lexeme.lemma), isCommon(row[2]),
      row[2].lexeme.namesThing
        || row[2].lexeme.kind == .animal,
      let me = tables.lexicon.known("yo")
    else { return nil }
    return requested(row[1], [Constituent(me)] + known(row[2]) + at(row[0])).first
  }

  /// *Quitar / puntos / cuándo, cuándo / poner / vacuna*: those who do it are not named (NGLE §41.6).
  private func treatedWhen(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard row.count == 3, !isOver, let asked = row.first(where: { $0.lexeme.lemma == "cuándo" }),
      let thing = row.first(where: { SpanishForSpeaker.treatments.contains(written($0)) }),
      ["quitar", "poner", "dar", "sacar", "hacer", "cambiar"].contains(row[verb].lexeme.lemma),
      let me = tables.lexicon.known("yo")
    else { return nil }
    var act = row[verb]
    act.lexeme.person = .third
    act.lexeme.number = .plural
    var clause = told(act, [asked, Constituent(me)] + known(thing))
    clause.isQuestion = true
    return clause
  }

  /// *Tocar / mis / cosas* that was denied: the other is not to do it (NGLE §42.5).
  private func notWithMine(_ row: [Constituent], _ verb: Int) -> Clause? {
    let start = isNegator(row[0]) ? 1 : 0
    guard verb == start, row.count == start + 3, choices.tense == nil, !choices.isQuestion,
      start == 1 || isDenied, ["mi", "mis"].contains(row[start + 1].lexeme.lemma),
      isCommon(row[start + 2]), row[start + 2].lexeme.namesThing,
      SpanishForSpeaker.meddling.contains(row[verb].lexeme.lemma)
    else { return nil }
    var clause = requesting(told(row[verb], Array(row[(start + 1)...])))
    clause.complements = row[..<start] + clause.complements
    clause.isNegative = start == 0
    return clause
  }

  // MARK: - To oneself

  /// The row with the verb that is meant: *perderse, hacerse, vestirse, marcharse*.
  private func turnedBriefly(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    var turned = row
    let rest = Array(row[(verb + 1)...])
    let place: Int
    switch row[verb].lexeme.lemma {
    case "perder":
      guard verb == 1, rest.count == 1, row[0].lexeme.isBeing || row[0].lexeme.kind == .person,
        isCommon(rest[0]), [.place, .nature].contains(rest[0].lexeme.kind),
        !rest[0].lexeme.takesPlace
      else { return nil }
      place = verb
    case "hacer":
      guard rest.count == 2, ["pis", "caca", "pipí"].contains(rest[0].lexeme.lemma),
        rest[1].lexeme.lemma == "encima"
      else { return nil }
      place = verb
    case "marchar":
      guard row[0].lexeme.kind == .question, verb > 0, verb < 3, rest.isEmpty,
        row[1..<verb].allSatisfy({ $0.lexeme.isHuman || $0.lexeme.kind == .person })
      else { return nil }
      place = verb
    case "necesitar", "querer":
      guard rest.count == 2, rest[0].lexeme.lemma == "ayuda",
        SpanishForSpeaker.grooming.contains(rest[1].lexeme.lemma), rest[1].lexeme.isInfinitive
      else { return nil }
      place = verb + 2
    default:
      guard row[0].lexeme.lemma == "cuando", row.count == 4, let last = row.last,
        row[2].lexeme.lemma == "quedar", row[2].lexeme.isInfinitive, last.lexeme.lemma == "casa"
      else { return nil }
      place = 2
      turned[2] = turned[2].said(by: .first)
    }
    turned[place].lexeme.lemma += "se"
    return turned
  }

  /// *Yo / equivocar / botón*: another one was taken (NGLE §36.3).
  private func wrongOne(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard verb < 2, row.count == verb + 2,
      ["equivocar", "equivocarse", "confundir", "confundirse"].contains(row[verb].lexeme.lemma),
      row[..<verb].allSatisfy({ $0.lexeme.isHuman || $0.lexeme.kind == .person }),
      let thing = row.last, isCommon(thing), thing.lexeme.namesThing, !thing.lexeme.takesPlace,
      !SpanishForSpeaker.tasks.contains(thing.lexeme.lemma)
    else { return nil }
    var act = row[verb]
    if !act.lexeme.lemma.hasSuffix("se") { act.lexeme.lemma += "se" }
    let who = row[..<verb].flatMap { $0.lexeme.wordClass == .pronoun ? [$0] : known($0) }
    if choices.tense == nil { return over(act, by: who, [ofKind(thing)]).first }
    return told(act, by: who, [ofKind(thing)])
  }

  /// *Codo / raspar / caer, pierna / romper / esquiar*: at what one hurt it (NGLE §26.8).
  private func hurtBySide(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard verb == 1, row.count == 3, row[0].lexeme.kind == .body, isCommon(row[0]),
      SpanishForSpeaker.hurting.contains(row[1].lexeme.lemma), row[2].lexeme.isInfinitive,
      let at = tables.lexicon.known("al"), choices.tense == nil || isOver
    else { return nil }
    var act = row[1]
    act.lexeme.lemma += "se"
    var clause = told(act, small("el") + [row[0], Constituent(at), row[2]])
    clause.tense = .past
    return clause
  }

  /// *Camiseta / revés / poner, zapatos / poner / revés*: one put it on so.
  private func insideOut(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard verb > 0, row.count == 3, row[0].lexeme.kind == .clothing,
      ["poner", "ponerse"].contains(row[verb].lexeme.lemma),
      let side = row.first(where: { ["revés", "al revés", "del revés"].contains($0.lexeme.lemma) })
    else { return nil }
    var act = row[verb]
    act.lexeme.lemma = "ponerse"
    let way = side.lexeme.lemma == "al revés" ? "al revés" : "del revés"
    return told(act, small("el") + [row[0], phrase(way, side)])
  }
}

/// Words of such rows.
private enum SpanishForSpeaker {
  static let withFavours: WordSet = [
    "hacer", "pedir", "deber", "devolver", "agradecer", "necesitar", "querer", "un", "ser", "tener",
  ]
  /// What others have to be given or told.
  static let given: WordSet = [
    "prestar", "enseñar", "contar", "explicar", "traer", "dar", "pasar", "regalar",
  ]
  /// Whom one is taken to.
  static let visited: WordSet = [
    "médico", "médica", "dentista", "pediatra", "doctor", "doctora", "fisio", "fisioterapeuta",
    "logopeda", "psicólogo", "psicóloga", "peluquero", "peluquera",
  ]
  /// What one does to oneself where nobody else is named.
  static let grooming: WordSet = [
    "levantar", "vestir", "desvestir", "sentar", "duchar", "bañar", "peinar", "acostar", "lavar",
    "incorporar", "secar", "calzar", "afeitar", "asear", "tumbar", "mover", "maquillar",
    "desnudar",
  ]
  /// What is put on people and taken off by those who treat them.
  static let treatments: WordSet = [
    "puntos", "escayola", "yeso", "vía", "vacuna", "sonda", "grapas", "inyección", "alta", "venda",
    "vendaje", "férula", "aparato", "brackets", "muela", "sangre", "análisis", "suero", "gotas",
    "resultados",
  ]
  /// What one does not want others to do with one's things.
  static let meddling: WordSet = [
    "tocar", "coger", "quitar", "mover", "usar", "tirar", "esconder", "ensuciar", "pisar",
    "mirar", "agarrar", "romper",
  ]
  /// In what one is wrong.
  static let tasks: WordSet = [
    "examen", "ejercicio", "cuenta", "pregunta", "respuesta", "suma", "resta", "deberes", "tarea",
    "dictado", "operación", "problema", "letra", "juego", "vida",
  ]
  static let hurting: WordSet = [
    "raspar", "golpear", "torcer", "romper", "cortar", "quemar", "arañar", "pillar", "pinchar",
    "doblar", "fracturar",
  ]
}
