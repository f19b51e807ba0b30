import AACCore

/// Spanish rows in which a verb wants its own preposition or its noun a place that nobody laid: *votar / izquierda, llamar / urgencias, nacer / pueblo /
/// Galicia, sacar / buena / nota / inglés, Yusuf / no / venir / cole, gato / ronronear / encima / yo, no / creer / Dios, acabar / bañera*.
///
/// Sources: NGLE §36.6 (*complementos de régimen*), §29.8 (*a, en*), §23.7 (*nací*), §34.8 (*a* of persons and services), §14.4 (articles behind *con*).
extension TileReader {
  /// The clauses of such a row; nil where nothing is wanting.
  func settledInRow(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .spanish, isPlain, row.count > 1, row.count < 9,
      row.allSatisfy({ $0.tile != nil && $0.government == nil }),
      !row.contains(where: { $0.lexeme.wordClass == .conjunction })
    else { return nil }
    if let laid = askedReturn(row) ?? doneToPart(row) { return readWhole(laid) }
    if row.contains(where: { $0.lexeme.kind == .question }) { return nil }
    if let said = bornThere(row) ?? movedAside(row) ?? liftedUp(row) { return said }
    if let held = withFeature(row) {
      return held.count < row.count ? read(held).map(wishedBySpeaker) : readWhole(held)
    }
    if let felt = feltOfMatter(row) { return read(felt) }
    guard let verb = loneVerb(row), row[verb].lexeme.isInfinitive else {
      return row.contains { $0.lexeme.wordClass == .verb } ? nil : levelOf(row)
    }
    if let part = partOfThing(row, verb) { return read(part) }
    let laid =
      turnedAside(row, verb) ?? calledService(row, verb) ?? gradedIn(row, verb)
      ?? spokenAbout(row, verb) ?? cameThere(row, verb) ?? onTopOf(row, verb)
      ?? believedIn(row, verb) ?? finishedIn(row, verb)
    return laid.map { wholeOrRead($0, verb == 0) }
  }

  private func wholeOrRead(_ row: [Constituent], _ isWish: Bool) -> [Clause] {
    isWish ? read(row).map(wishedBySpeaker) : read(row)
  }

  /// *Mamá / trabajo / volver / cuándo*: from there, as where the question is laid first.
  private func askedReturn(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[3].lexeme.lemma == "cuándo",
      ["volver", "regresar"].contains(row[2].lexeme.lemma),
      row[2].lexeme.isInfinitive, row[0].lexeme.isHuman
    else { return nil }
    return [row[3], row[2], row[0], row[1]]
  }

  /// *Móvil / batería / cargar, zapato / cordón / atar*: it is the part that somebody is asked to do something to.
  private func doneToPart(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[2].lexeme.isInfinitive, isPart(row[1], of: row[0]),
      row[2].lexeme.lemma == "cerrar" || !RelatedWords.befalling.contains(row[2].lexeme.lemma),
      saidWhole([row[2], row[1]])?.options.contains(.request) == true
    else { return nil }
    return [row[2], row[1], row[0]]
  }

  /// *Nacer / Madrid, yo / nacer / pueblo / Galicia*: it was once, and long ago.
  private func bornThere(_ row: [Constituent]) -> [Clause]? {
    guard let verb = loneVerb(row), row[verb].lexeme.lemma == "nacer", verb + 1 < row.count,
      row[verb].lexeme.isInfinitive, row[..<verb].allSatisfy({ $0.lexeme.lemma == "yo" }),
      case let rest = Array(row[(verb + 1)...]), rest.allSatisfy({ $0.lexeme.isNominal }),
      !rest.contains(where: \.lexeme.isBeing), rest.count < 3,
      rest.allSatisfy({ !$0.lexeme.kind.isTemporal })
    else { return nil }
    let there: [Constituent]
    if rest.count == 2, isCommon(rest[0]), rest[1].lexeme.wordClass == .properNoun {
      there = small("en", "un") + [rest[0]] + small("de") + [rest[1]]
    } else if rest.count == 1 {
      there = small("en") + (isCommon(rest[0]) ? small("un") : []) + rest
    } else {
      return nil
    }
    return read(row[..<verb] + [row[verb].said(by: .first)] + there).map { clause in
      var said = clause
      said.tense = .past
      return said
    }
  }

  /// *Mover / yo / un poco / izquierda*: who is moved by others.
  private func movedAside(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, SettledWords.moving.contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive, row[1].lexeme.lemma == "yo", let side = row.last,
      let text = SettledWords.sides[written(side)],
      row[2...].dropLast().allSatisfy({
        $0.lexeme.kind == .quantity || $0.lexeme.kind == .degree || $0.lexeme.wordClass == .adverb
      })
    else { return nil }
    var me = row[1]
    me.lexeme = WordJoiner.pronoun("me")
    return read([me, row[0]] + row[2...].dropLast() + [phrase(text, side)]).map(requesting)
  }

  /// *Subir / brazos, coger / brazos*: who wants to be carried.
  private func liftedUp(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, ["subir", "coger", "llevar", "aupar"].contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive, written(row[1]) == "brazos"
    else { return nil }
    let me = Constituent(WordJoiner.pronoun("me"))
    return read([me, row[0], phrase("en brazos", row[1])]).map(requesting)
  }

  /// *Votar / izquierda, girar / derecha, mover / silla / izquierda*: to that side.
  private func turnedAside(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard SettledWords.turning.contains(row[verb].lexeme.lemma),
      let side = row.indices.first(where: {
        $0 > verb && SettledWords.sides[written(row[$0])] != nil
      }), let text = SettledWords.sides[written(row[side])],
      !row[side - 1].lexeme.isDeterminerLike, row[side - 1].lexeme.kind != .body,
      row[side - 1].lexeme.wordClass != .adposition
    else { return nil }
    var laid = row
    laid[side] = phrase(text, row[side])
    return laid
  }

  /// *Llamar / urgencias / rápido*: whom one calls.
  private func calledService(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard row[verb].lexeme.lemma == "llamar", verb + 1 < row.count,
      SettledWords.services.contains(written(row[verb + 1]))
    else { return nil }
    var service = row[verb + 1]
    service.government = Government(preposition: "a", article: .bare)
    return row[...verb] + [service] + row[(verb + 2)...]
  }

  /// *Sacar / buena / nota / inglés*: in which subject.
  private func gradedIn(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard ["sacar", "tener", "poner"].contains(row[verb].lexeme.lemma), let subject = row.last,
      row.count > verb + 2, ["nota", "notas"].contains(written(row[row.count - 2])),
      [.subject, .languageName].contains(subject.lexeme.kind)
        || SpanishLinkedWords.subjects.contains(subject.lexeme.lemma)
        || subject.lexeme.lemma == "mates"
    else { return nil }
    var bare = subject
    bare.lexeme.article = .bare
    return row.dropLast() + small("en") + [bare]
  }

  /// *Hablar / médico / sobre / futuro*: of that which is known.
  private func spokenAbout(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard ["hablar", "charlar", "preguntar", "leer", "aprender"].contains(row[verb].lexeme.lemma),
      let link = row.firstIndex(where: { $0.lexeme.lemma == "sobre" }), link > verb,
      link + 2 == row.count, isCommon(row[link + 1]), row[link + 1].lexeme.number != .plural,
      !isWrittenPlural(row[link + 1])
    else { return nil }
    return row[...link] + small("el") + [row[link + 1]]
  }

  /// *Yusuf / no / venir / cole / hoy*: to where one comes.
  private func cameThere(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard row[verb].lexeme.lemma == "venir", verb > 0, verb + 1 < row.count,
      row[..<verb].contains(where: isNegator),
      row[..<verb].allSatisfy({
        $0.lexeme.isBeing || $0.lexeme.kind == .person || isNegator($0)
          || $0.lexeme.isDeterminerLike
      }),
      SettledWords.schools.contains(row[verb + 1].lexeme.lemma),
      row[(verb + 2)...].allSatisfy(\.lexeme.kind.isTemporal)
    else { return nil }
    return row[...verb] + small("a", "el") + row[(verb + 1)...]
  }

  /// *Gato / ronronear / encima / yo*: on top of whom, not who does it.
  private func onTopOf(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb > 0, row.count == verb + 3, row[verb - 1].lexeme.isBeing,
      let who = SettledWords.behind[row[row.count - 1].lexeme.lemma],
      ["encima", "debajo", "detrás", "delante", "cerca", "lejos", "al lado", "dentro", "enfrente"]
        .contains(row[verb + 1].lexeme.lemma)
    else { return nil }
    let place = row[verb + 1]
    var deed = row[verb]
    if ["sentar", "tumbar", "subir", "acostar", "poner", "echar"].contains(deed.lexeme.lemma) {
      deed.lexeme.lemma += "se"
    }
    return row[..<verb] + [deed] + [phrase("\(place.lexeme.lemma) de \(who)", place, .place)]
  }

  /// *Dios / no / creer, fantasmas / creer*: in what one believes.
  private func believedIn(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard row[verb].lexeme.lemma == "creer", verb + 1 == row.count, verb > 0,
      row[..<verb].filter({ !isNegator($0) && $0.lexeme.lemma != "yo" }).count == 1,
      let what = row[..<verb].first(where: { !isNegator($0) && $0.lexeme.lemma != "yo" }),
      what.lexeme.namesThing || SettledWords.believed.contains(written(what).lowercased())
    else { return nil }
    return row[..<verb].filter { $0.tile != what.tile } + [row[verb].said(by: .first)] + small("en")
      + [what]
  }

  /// *Acabar / bañera, terminar / ducha*: where one has been long enough.
  private func finishedIn(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb == 0, row.count == 2, ["acabar", "terminar"].contains(row[0].lexeme.lemma),
      SettledWords.basins.contains(row[1].lexeme.lemma)
    else { return nil }
    return [row[0]] + small("en", "el") + [row[1]]
  }

  /// *Batería / baja, volumen / alto*: how much of it there is now.
  private func levelOf(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, SettledWords.levels.contains(row[0].lexeme.lemma),
      ["bajo", "baja", "alto", "alta", "flojo", "floja"].contains(written(row[1])),
      row[1].lexeme.wordClass == .adjective
    else { return nil }
    return read(small("el") + [row[0], .linking("estar", .third), row[1]])
  }

  /// *Guerra / dar / pena, noche / dar / miedo*: what is felt about what is no place to be in.
  private func feltOfMatter(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[1].lexeme.lemma == "dar", row[1].lexeme.isInfinitive,
      row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing, isNamed(row[0]),
      let giving = giving(row[2])
    else { return nil }
    return small("el") + [row[0], giving]
  }

  private func isNamed(_ word: Constituent) -> Bool {
    word.lexeme.kind == .event || word.lexeme.kind == .idea || word.lexeme.lemma == "noche"
      || KindSet.places.contains(word.lexeme.kind)
  }

  /// *Taxi / con / rampa / llamar, querer / casa / con / piscina*: of what kind it is.
  private func withFeature(_ row: [Constituent]) -> [Constituent]? {
    guard let link = row.firstIndex(where: { $0.lexeme.lemma == "con" }), link > 0,
      link + 1 < row.count, row.count > 3, isCommon(row[link - 1]), row[link - 1].lexeme.namesThing,
      case let feature = row[link + 1], isCommon(feature),
      SettledWords.features.contains(feature.lexeme.lemma), feature.lexeme.article != .bare,
      row.filter({ $0.lexeme.wordClass == .adposition }).count == 1
    else { return nil }
    var laid = row
    if KindSet.places.contains(feature.lexeme.kind) {
      laid[link + 1].government = Government(preposition: "con", article: .bare)
      laid.remove(at: link)
    } else {
      laid[link + 1].lexeme.article = .bare
    }
    return laid
  }
}

/// Words of such rows.
private enum SettledWords {
  static let sides: WordMap<String> = [
    "izquierda": "a la izquierda", "izquierdo": "a la izquierda", "derecha": "a la derecha",
  ]
  /// How somebody who is helped is moved.
  static let moving: WordSet = [
    "mover", "girar", "poner", "inclinar", "empujar", "tumbar",
  ]
  static let turning: WordSet = [
    "votar", "girar", "mover", "ir", "correr", "andar", "caminar", "mirar", "torcer", "doblar",
    "tirar", "volver", "sentarse",
    "poner",
    "colocar", "empujar",
  ]
  /// Whom one calls for help, said without an article.
  static let services: WordSet = ["urgencias", "emergencias", "información", "recepción"]
  static let schools: WordSet = [
    "cole", "colegio", "escuela", "instituto", "insti", "guardería", "centro", "taller", "gimnasio",
    "excursión",
  ]
  static let behind: WordMap<String> = [
    "yo": "mí", "mí": "mí", "tú": "ti", "ti": "ti", "él": "él", "ella": "ella",
    "nosotros": "nosotros",
  ]
  static let believed: WordSet = [
    "dios", "papá noel", "reyes magos", "ratoncito pérez", "horóscopo", "fantasmas", "fantasma",
    "hadas", "monstruos", "brujas", "unicornios", "vampiros", "extraterrestres", "zombis", "santos",
  ]
  static let basins: WordSet = [
    "bañera", "ducha", "piscina", "patio", "columpio", "váter", "orinal", "arenero", "tobogán",
  ]
  static let levels: WordSet = [
    "batería", "luz", "volumen", "tensión", "temperatura", "música", "radio", "tele", "persiana",
    "calefacción", "glucosa", "silla", "mesa", "cama", "toldo", "azúcar", "voz", "sonido", "brillo",
  ]
  /// What vehicles, houses and things have and are known by.
  static let features: WordSet = [
    "rampa", "ascensor", "piscina", "jardín", "terraza", "motor", "wifi", "calefacción", "garaje",
    "balcón", "aire acondicionado", "chimenea", "patio", "bañera", "ducha", "azúcar", "hielo",
    "capucha",
    "cremallera", "freno", "timbre", "luz", "música", "plataforma", "cinturón", "respaldo",
  ]
}
