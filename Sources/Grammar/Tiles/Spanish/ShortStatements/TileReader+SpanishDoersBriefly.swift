import AACCore

/// Short Spanish rows in which a thing does what it does alone, to somebody's body, or one thing after another: *muñeca / dormir / cuna, zapato / apretar / dedo, ruido
/// / doler / cabeza, viento / llevar / sombrero, gelatina / temblar / plato, adónde / ir / autobús, perro / morder, caer / diente / hoy, globo / explotar / bebé /
/// llorar*.
///
/// Sources: NGLE §33.1 (subjects that do nothing by will), §35.7 (*me* of one's body), §35.9 (*doler*), §31.3 (*y*), §22.14 (questions).
extension TileReader {
  /// The clause of such a row; nil for any other.
  func doesItBriefly(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 1, row.count < 7, !choices.options.contains(.request) else { return nil }
    if let both = oneThenOther(row) { return both }
    guard let verb = loneVerb(row) else { return nil }
    let clause =
      toyDoes(row, verb) ?? pressesBody(row, verb) ?? hurtsByThing(row, verb)
      ?? carriedOff(row, verb) ?? tremblesThere(row, verb) ?? ridesWhere(row, verb)
      ?? bitesAtAll(row, verb) ?? ownThingFell(row, verb) ?? leftToBuy(row, verb)
    return clause.map { [$0] }
  }

  private func doing(
    _ verb: Constituent, _ who: [Constituent], _ rest: [Constituent], turned lemma: String? = nil
  ) -> Clause {
    var act = verb
    if let lemma { act.lexeme.lemma = lemma }
    var clause = told(act, by: who, rest)
    noteUnderstood(&clause, who + [act] + rest)
    return clause
  }

  /// *Muñeca / dormir / cuna, peluche / dormir / conmigo, títere / hablar / gracioso*: in play it is alive.
  private func toyDoes(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard verb == 1, row.count == 3, isCommon(row[0]),
      SpanishBriefDoers.dolls.contains(row[0].lexeme.lemma),
      ["dormir", "hablar", "bailar", "cantar", "llorar", "vivir", "estar", "caminar"]
        .contains(row[1].lexeme.lemma), case let rest = row[2],
      rest.lexeme.wordClass != .verb
    else { return nil }
    if rest.lexeme.lemma == "conmigo" || rest.lexeme.wordClass == .adverb
      || rest.lexeme.wordClass == .adjective && !rest.lexeme.isDeterminerLike
      || rest.lexeme.kind.isTemporal
    {
      return doing(row[1], known(row[0]), [rest])
    }
    guard row[1].lexeme.lemma == "dormir" || row[1].lexeme.lemma == "vivir", isGround(rest) else {
      return nil
    }
    return doing(row[1], known(row[0]), at(rest))
  }

  /// *Zapato / apretar / dedo, cinturón / apretar / barriga*: what clothes do to one's body (NGLE §35.7).
  private func pressesBody(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard verb == 1, row.count == 3, isCommon(row[0]),
      row[0].lexeme.kind == .clothing
        || SpanishBriefDoers.worn.contains(row[0].lexeme.lemma),
      ["apretar", "rozar"].contains(row[1].lexeme.lemma), row[2].lexeme.kind == .body,
      !row[2].lexeme.lemma.hasPrefix("pie"), !row[2].lexeme.lemma.hasPrefix("dedo"),
      isCommon(row[2]),
      let me = tables.lexicon.known("yo")
    else { return nil }
    return doing(row[1], known(row[0]), [Constituent(me)] + small("el") + [row[2]])
  }

  /// *Ruido / doler / cabeza, yo / doler / cabeza / ruido, ejercicio / doler / hombro*: by what the body aches (NGLE §35.9).
  private func hurtsByThing(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard row[verb].lexeme.lemma == "doler", row.count == 3 || row.count == 4,
      case let things = row.filter({ isCommon($0) && $0.lexeme.kind != .body }), things.count == 1,
      case let parts = row.filter({ $0.lexeme.kind == .body }), parts.count == 1,
      case let who = row.filter({ $0.lexeme.lemma == "yo" }),
      who.count + things.count + parts.count + 1 == row.count,
      row.count == 3 ? verb == 1 && row[0] == things[0] : verb == 1 && row[3] == things[0],
      SpanishBriefDoers.aching.contains(things[0].lexeme.lemma)
        || things[0].lexeme.kind == .clothing
    else { return nil }
    let me = who.isEmpty ? [Constituent(WordJoiner.pronoun("me"))] : who
    let link = things[0].lexeme.lemma == "ruido" ? "por" : "con"
    return doing(
      row[verb], small("el") + [parts[0]], me + small(link, "el") + [things[0]])
  }

  /// *Viento / llevar / sombrero, grúa / llevar / coche, ladrón / llevar / bolso*: it is gone.
  private func carriedOff(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard verb == 1, row.count == 3, isOver, row[1].lexeme.lemma == "llevar",
      SpanishBriefDoers.takers.contains(row[0].lexeme.lemma), isCommon(row[2]),
      row[2].lexeme.namesThing, !KindSet.places.contains(row[2].lexeme.kind)
    else { return nil }
    return doing(row[1], known(row[0]), small("el") + [row[2]], turned: "llevarse")
  }

  /// *Gelatina / temblar / plato*: where it does so.
  private func tremblesThere(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard verb == 1, row.count == 3, isCommon(row[0]), row[0].lexeme.namesThing,
      SpanishBriefDoers.restless.contains(row[1].lexeme.lemma), isCommon(row[2]),
      isGround(row[2]) || SpanishHappensWords.holders.contains(row[2].lexeme.lemma)
    else { return nil }
    return doing(row[1], known(row[0]), at(row[2]))
  }

  /// *Adónde / ir / autobús*: where what runs to a timetable goes.
  private func ridesWhere(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard row.count == 3, verb == 1, ["adónde", "a dónde"].contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "ir",
      ["autobús", "bus", "tren", "metro", "barco", "avión", "tranvía", "ferri", "autocar"]
        .contains(row[2].lexeme.lemma)
    else { return nil }
    var clause = doing(row[1], small("el") + [row[2]], [row[0]])
    clause.isQuestion = true
    return clause
  }

  /// *Perro / morder* that was asked: whether it is one that does so, and not whether it has.
  private func bitesAtAll(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard row.count == 2, verb == 1, isAsked, row[0].lexeme.kind == .animal,
      ["morder", "arañar", "picar", "pinchar", "atacar"].contains(row[1].lexeme.lemma)
    else { return nil }
    var clause = doing(row[1], small("el") + [row[0]], [])
    clause.tense = .present
    clause.isQuestion = true
    return clause
  }

  /// *Caer / diente / hoy*: it was one's own (NGLE §35.7).
  private func ownThingFell(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard row.count == 3, isOver || isPlain, ["caer", "caerse"].contains(row[verb].lexeme.lemma),
      let thing = row.first(where: { FallWords.loose.contains($0.lexeme.lemma) }),
      let time = row.last, time.lexeme.kind.isTemporal
    else { return nil }
    var clause = doing(row[verb], [thing], small("yo") + [time], turned: "caerse")
    clause.tense = .past
    return clause
  }

  /// *Quedar / pan / integral* that was asked: whether there is any (NGLE §41.6).
  private func leftToBuy(_ row: [Constituent], _ verb: Int) -> Clause? {
    guard verb == 0, row.count == 3, isAsked, row[0].lexeme.lemma == "quedar",
      isCommon(row[1]), KindSet.edible.contains(row[1].lexeme.kind),
      row[2].lexeme.wordClass == .adjective, !row[2].lexeme.isDeterminerLike
    else { return nil }
    var noun = row[1]
    noun.lexeme.article = .bare
    noun.lexeme.forms[Clause.inOrder] = ""
    var clause = doing(row[0].said(by: .third), [], [noun, row[2]])
    clause.isQuestion = true
    return clause
  }

  // MARK: - One thing and another

  /// *Globo / explotar / bebé / llorar, bolsa / romper / naranja / rodar*: each does it alone, one after the other (NGLE §31.3).
  private func oneThenOther(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[1].lexeme.isInfinitive, row[3].lexeme.isInfinitive,
      isCommon(row[0]), row[2].lexeme.wordClass == .noun || row[2].lexeme.wordClass == .properNoun,
      row[0].lexeme.namesThing, row[2].government == nil, !row[2].lexeme.kind.isTemporal,
      isLoneDeed(row[3]),
      SpanishHappensWords.byItself.contains(row[1].lexeme.lemma)
        || SpanishBriefDoers.happening.contains(row[1].lexeme.lemma)
    else { return nil }
    var second = deedOfThing(row[2], row[3])
    second.tense = choices.tense
    return besides([deedOfThing(row[0], row[1])], [second], link: "y")
  }

  private func deedOfThing(_ noun: Constituent, _ verb: Constituent) -> Clause {
    let isTurned =
      SpanishHappensWords.byItself.contains(verb.lexeme.lemma) || verb.lexeme.lemma == "caer"
    return doing(
      verb, known(noun), [],
      turned: isTurned && noun.lexeme.namesThing ? verb.lexeme.lemma + "se" : nil)
  }

  private func isLoneDeed(_ verb: Constituent) -> Bool {
    let lemma = verb.lexeme.lemma
    return SpanishHappensWords.byItself.contains(lemma)
      || SpanishBriefDoers.happening.contains(lemma) || SpanishBriefDoers.alone.contains(lemma)
  }
}

/// Words of such rows.
private enum SpanishBriefDoers {
  static let dolls: WordSet = [
    "muñeca", "muñeco", "osito", "peluche", "títere", "marioneta", "robot", "peluches", "muñecas",
  ]
  static let worn: WordSet = [
    "zapato", "zapatos", "gorro", "gorra", "reloj", "etiqueta", "gafas", "casco", "diadema",
    "cinturón", "bota", "botas", "zapatilla", "zapatillas", "férula", "escayola",
  ]
  /// By what the body aches.
  static let aching: WordSet = [
    "ruido", "ejercicio", "luz", "escayola", "aparato", "frío", "calor", "humo", "silla",
    "mochila", "música", "férula",
  ]
  /// What takes things away.
  static let takers: WordSet = [
    "viento", "ola", "olas", "corriente", "río", "mar", "grúa", "ladrón", "ladrona", "marea",
    "huracán", "tormenta", "riada", "urraca", "zorro", "agua",
  ]
  static let restless: WordSet = [
    "temblar", "flotar", "hervir", "rodar", "girar", "brillar", "burbujear", "moverse", "arder",
  ]
  /// What things do alone.
  static let happening: WordSet = [
    "explotar", "estallar", "sonar", "caer", "caerse", "rodar", "llegar", "arder", "temblar",
    "hervir", "flotar", "brillar", "descarrilar",
  ]
  /// What beings do alone.
  static let alone: WordSet = [
    "llorar", "reír", "reírse", "gritar", "ladrar", "correr", "saltar", "huir", "escapar",
    "escaparse", "despertarse", "asustarse", "dormir", "dormirse", "maullar", "aplaudir", "salir",
    "entrar", "bailar",
  ]
}
