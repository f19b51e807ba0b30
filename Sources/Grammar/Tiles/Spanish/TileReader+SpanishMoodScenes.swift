import AACCore

/// Rows of Spanish with how somebody feels and why, or with what comforts: *nervioso / examen / mañana, estresado / demasiado / deberes, abuela / triste /
/// perder / gato, feliz / venir / primos, abrazo / yo / triste, yo / harto / esperar, tranquilo / no / pasar / nada, no / llorar / mamá / volver*.
///
/// Sources: NGLE §31.1 (*yuxtaposición*), §46.2 (*causales*), §36.6 (*harto de*), §35.2 (*dar vergüenza*), §42.3 (*imperativo*).
extension TileReader {
  func moodAndReason(_ row: [Constituent]) -> [Clause]? {
    if let mood = moodBeforeEvent(row) ?? moodOfAmount(row) ?? aloneThere(row) { return mood }
    if let told = othersMood(row) ?? moodOfComing(row) ?? comfortFor(row) { return told }
    if let weary = wearyOf(row) ?? comforted(row) ?? forbiddenFor(row) { return weary }
    return fearedThere(row) ?? shyThere(row) ?? markGot(row) ?? betterNow(row) ?? painAtLoss(row)
  }

  private func feeling(_ state: Constituent) -> [Constituent] {
    [.linking("estar", .first), state]
  }

  private func isMood(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .adjective
      && (word.lexeme.kind == .emotion || HalfWords.glad.contains(word.lexeme.lemma)
        || MoodSceneWords.moods.contains(word.lexeme.lemma))
  }

  /// *Nervioso / examen / mañana, contento / excursión / sábado, nervioso / dentista / lunes*.
  private func moodBeforeEvent(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isMood(row[0]), row[2].lexeme.kind.isTemporal,
      row[1].lexeme.wordClass == .noun, row[0].lexeme.lemma != "feliz",
      !OccasionWords.farewells.contains(row[2].lexeme.lemma)
    else { return nil }
    let event = row[1].lexeme
    if ["cumpleaños", "cumple", "santo"].contains(event.lemma) {
      return besides(
        read(feeling(row[0])),
        read([row[2], .linking("ser", .third)] + small("mi") + [row[1]]))
    }
    var had = row[1]
    if EverydayQuestions.visited.contains(event.lemma) {
      had.government = Government(preposition: nil, article: .bare)
    } else {
      guard
        event.takesPlace || ThoughtWords.duties.contains(event.lemma)
          || BesideWords.appointments.contains(event.lemma)
          || MoodSceneWords.events.contains(event.lemma)
      else { return nil }
    }
    return besides(
      read(feeling(row[0])), [told(deed("tener").said(by: .first), [had, row[2]])])
  }

  /// *Estresado / demasiado / deberes, agobiado / mucho / ruido*.
  private func moodOfAmount(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isMood(row[0]) || MoodSceneWords.worn.contains(row[0].lexeme.lemma),
      row[0].lexeme.wordClass == .adjective || row[0].lexeme.lemma == "cansado",
      saysMuch(row[1]), row[2].lexeme.wordClass == .noun,
      !row[2].lexeme.kind.isTemporal
    else { return nil }
    let isThere = PartedWords.noises.contains(row[2].lexeme.lemma)
    let verb = deed(isThere ? "haber" : "tener").said(by: isThere ? .third : .first)
    return besides(read(feeling(row[0])), read([verb, row[1], row[2]]))
  }

  /// *Aburrido / casa / solo, triste / clase / solo*.
  private func aloneThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isMood(row[0]) || row[0].lexeme.lemma == "aburrido", isGround(row[1]),
      ["solo", "sola"].contains(row[2].lexeme.lemma)
    else { return nil }
    var alone = row[2]
    alone.lexeme = Lexeme(lemma: "solo", wordClass: .adjective, kind: .state)
    return read(feeling(row[0]) + small("y") + [alone] + small("en") + [row[1]])
  }

  /// *Abuela / triste / perder / gato, papá / enfadado / perder / llaves*.
  private func othersMood(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row[0].lexeme.namesPerson, isMood(row[1]), row[2].lexeme.isInfinitive,
      MoodSceneWords.events(of: row[2].lexeme.lemma), onlyVerb(row) == 2,
      row[3...].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun
          || $0.lexeme.isDeterminerLike || $0.lexeme.kind.isTemporal
      })
    else { return nil }
    return besides(
      read([row[0], .linking("estar"), row[1]]), [happenedTo(row[2], Array(row[3...]))])
  }

  /// What has happened to who was named.
  private func happenedTo(_ verb: Constituent, _ rest: [Constituent]) -> Clause {
    var clause = told(verb.said(by: .third), rest)
    clause.tense = .past
    if variety == .spanishSpain { clause.options.insert(.perfect) }
    return clause
  }

  /// *Feliz / venir / primos, triste / irse / papá, contento / llegar / mamá*.
  private func moodOfComing(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isMood(row[0]), row[1].lexeme.isInfinitive,
      row[2].lexeme.isBeing, row[2].lexeme.wordClass != .pronoun
    else { return nil }
    switch row[1].lexeme.lemma {
    case "venir", "volver", "llegar":
      guard row[0].lexeme.lemma != "triste" else { return nil }
      var clause = told(row[1], by: ownKin(row[2]))
      if row[1].lexeme.lemma == "llegar" {
        clause.tense = .past
        if variety == .spanishSpain { clause.options.insert(.perfect) }
      }
      return besides(read(feeling(row[0])), [clause])
    case "ir", "irse", "marcharse", "morir", "morirse":
      guard !["contento", "feliz", "ilusionado"].contains(row[0].lexeme.lemma) else { return nil }
      return besides(read(feeling(row[0])), [gone(row[2], row[1])])
    default: return nil
    }
  }

  /// *Mi amigo, mis primos*: whose they are is said in telling of them.
  func ownKin(_ who: Constituent) -> [Constituent] {
    (MoodSceneWords.own.contains(who.lexeme.lemma) ? small("mi") : []) + [who]
  }

  private func gone(_ who: Constituent, _ verb: Constituent) -> Clause {
    var going = verb
    if going.lexeme.lemma == "ir" { going.lexeme.lemma = "irse" }
    var clause = told(going, by: ownKin(who))
    clause.tense = .past
    if variety == .spanishSpain { clause.options.insert(.perfect) }
    return clause
  }

  /// *Dolor / corazón / amigo / ir*.
  private func painAtLoss(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "dolor", row[1].lexeme.kind == .body,
      row[2].lexeme.isHuman, ["ir", "irse", "morir", "marcharse"].contains(row[3].lexeme.lemma),
      row[3].lexeme.isInfinitive
    else { return nil }
    var aching = row[0]
    aching.lexeme = deed("doler").lexeme
    return besides(read([aching, row[1]]), [gone(row[2], row[3])])
  }

  /// *Abrazo / yo / triste, agua / yo / sed*: how the speaker is, and what is good for it.
  private func comfortFor(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[1].lexeme.lemma == "yo", row[0].lexeme.namesThing,
      MoodSceneWords.comforts.contains(row[0].lexeme.lemma)
        || HalfWords.remedies[row[2].lexeme.lemma]?(row[0].lexeme) == true
        || KindRowWords.comforts[row[2].lexeme.lemma]?.contains(row[0].lexeme.lemma) == true
    else { return nil }
    let wish = read([deed("querer").said(by: .first), row[0]])
    if isCondition(row[2].lexeme) || isMood(row[2]) {
      return besides(read([row[1], .linking("estar"), row[2]]), wish)
    }
    guard FeltWords.had.contains(row[2].lexeme.lemma) else { return nil }
    return besides(read([row[1], deed("tener"), felt(row[2])]), wish)
  }

  /// *Yo / harto / esperar, yo / cansado / esperar*.
  private func wearyOf(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row.count < 5, row[0].lexeme.lemma == "yo", row[2].lexeme.isInfinitive,
      row[1].lexeme.lemma == "harto"
        || row[1].lexeme.lemma == "cansado" && row.count == 3
          && FeltWords.tiring.contains(row[2].lexeme.lemma)
    else { return nil }
    return read([row[0], .linking("estar"), row[1]] + small("de") + row[2...])
  }

  /// *Tranquilo / no / pasar / nada, tranquilo / no / llorar, tranquilo / yo / estar / aquí*.
  private func comforted(_ row: [Constituent]) -> [Clause]? {
    guard ["tranquilo", "tranquila", "calma", "ánimo"].contains(row[0].lexeme.lemma),
      row.count > 2
    else { return nil }
    let rest = Array(row[1...])
    let call =
      row[0].lexeme.lemma == "tranquilo" && row[0].lexeme.gender == .feminine
      ? "tranquila" : written(row[0])
    if isNegator(rest[0]), rest[1].lexeme.isInfinitive {
      if rest.count == 3, rest[1].lexeme.lemma == "pasar", rest[2].lexeme.lemma == "nada" {
        return calledBefore(
          call, row[0], read([rest[0], rest[1].said(by: .third), rest[2]]))
      }
      guard MoodSceneWords.forbidden.contains(rest[1].lexeme.lemma) else { return nil }
      return calledBefore(call, row[0], forbidden(rest[1], rest[0], Array(rest[2...])))
    }
    guard rest[0].lexeme.lemma == "yo", rest[1].lexeme.isInfinitive, rest.count > 1 else {
      return nil
    }
    return calledBefore(call, row[0], read(rest))
  }

  /// What is not to be done: the verb turned on oneself where nobody else is named.
  func forbidden(_ verb: Constituent, _ no: Constituent, _ rest: [Constituent]) -> [Clause] {
    var deed = verb
    if ["preocupar", "enfadar", "asustar", "mover", "levantar", "reír", "enojar"].contains(
      deed.lexeme.lemma)
    {
      deed.lexeme.lemma += "se"
    }
    return ordered(deed, [no] + rest)
  }

  /// *No / llorar / mamá / volver / pronto, no / gritar / bebé / dormir, no / correr / suelo / mojado*.
  private func forbiddenFor(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, isNegator(row[0]), row[1].lexeme.isInfinitive,
      MoodSceneWords.forbidden.contains(row[1].lexeme.lemma)
    else { return nil }
    let rest = Array(row[2...])
    let order = forbidden(row[1], row[0], [])
    if rest.count == 2, rest[0].lexeme.namesThing, isState(rest[1]), isGround(rest[0]) {
      return besides(order, read([rest[0], .linking("estar"), rest[1]]))
    }
    guard rest[0].lexeme.isBeing, rest[1].lexeme.isInfinitive, onlyVerb(rest) == 1,
      ["volver", "venir", "llegar", "dormir", "estar", "regresar", "descansar", "trabajar"]
        .contains(rest[1].lexeme.lemma)
    else { return nil }
    return besides(order, read(rest))
  }

  /// *Perros / sueltos / parque / miedo, payasos / fiesta / miedo*.
  private func fearedThere(_ row: [Constituent]) -> [Clause]? {
    guard let last = row.last, last.lexeme.lemma == "miedo", row.count > 2, row.count < 5,
      isGround(row[row.count - 2]), row[0].lexeme.wordClass == .noun,
      row[0].lexeme.number == .plural || written(row[0]).hasSuffix("s"),
      row[0].lexeme.kind == .animal || row[0].lexeme.isHuman,
      row[1..<(row.count - 2)].allSatisfy({ $0.lexeme.wordClass == .adjective })
    else { return nil }
    return read(
      [deed("tener").said(by: .first), last] + small("a", "los") + row[..<(row.count - 2)]
        + small("en", "el") + [row[row.count - 2]])
  }

  /// *Yo / vergüenza / hablar / clase, yo / miedo / entrar / sótano, yo / pereza / ir / cole*.
  private func shyThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "yo" || row[0].lexeme.namesPerson,
      KindRowWords.given.contains(row[1].lexeme.lemma), row[1].lexeme.lemma != "pena",
      tables.frames.listed("dar \(row[1].lexeme.lemma)")?.pattern == .experiencer,
      row[2].lexeme.isInfinitive, row[3].lexeme.namesThing || row[3].lexeme.isBeing,
      row[3].lexeme.wordClass != .pronoun,
      !["tener", "dar", "sentir", "pasar", "ver"].contains(row[2].lexeme.lemma)
    else { return nil }
    var giving = row[1]
    giving.lexeme = deed("dar \(row[1].lexeme.lemma)").lexeme
    guard isGround(row[3]), MoodSceneWords.shown.contains(row[2].lexeme.lemma) else {
      return read([row[0], giving] + row[2...])
    }
    return read([row[0], giving, row[2]] + at(row[3]))
  }

  /// *Yo / nota / buena / ciencias, hermano / nota / mala / matemáticas*.
  private func markGot(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "yo" || row[0].lexeme.namesPerson,
      row[1].lexeme.lemma == "nota" || written(row[1]) == "nota",
      ["bueno", "malo"].contains(row[2].lexeme.lemma)
        || ["buena", "mala"].contains(written(row[2])),
      row[3].lexeme.namesThing
    else { return nil }
    let mark = tables.lexicon.known("nota").map { Constituent($0, tile: row[1].tile) } ?? row[1]
    let isExam =
      row[3].lexeme.kind != .subject && !SpanishLinkedWords.subjects.contains(row[3].lexeme.lemma)
    return read(
      [row[0], deed("tener")] + small("un") + [row[2], mark] + small("en")
        + (isExam ? small("el") : []) + [row[3]])
  }

  /// *Yo / mejor / hoy, abuela / peor / ahora*.
  private func betterNow(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.isBeing || row[0].lexeme.lemma == "yo",
      ["mejor", "peor"].contains(row[1].lexeme.lemma), row[2].lexeme.kind.isTemporal
    else { return nil }
    return read([row[0], .linking("estar"), row[1], row[2]])
  }
}

/// Words of such rows.
enum MoodSceneWords {
  static let moods: WordSet = [
    "triste", "estresado", "ilusionado", "aburrido", "tranquilo", "harto", "celoso", "feliz",
  ]
  /// What one is shy of doing before others.
  static let shown: WordSet = [
    "cantar", "hablar", "bailar", "leer", "llorar", "comer", "dormir", "actuar", "preguntar",
  ]
  /// Whom one calls one's own.
  static let own: WordSet = [
    "amigo", "amiga", "hermano", "hermana", "primo", "prima", "primos", "primas", "amigos",
    "amigas", "hermanos", "hermanas", "compañero", "compañera", "novio", "novia", "hijo", "hija",
  ]
  static let worn: WordSet = ["cansado", "agotado", "agobiado", "estresado"]
  static let events: WordSet = ["despedida", "cita", "revisión", "mudanza", "viaje", "excursión"]
  /// What comforts.
  static let comforts: WordSet = [
    "abrazo", "beso", "mimo", "mimos", "caricia", "pañuelo", "peluche", "manta", "ayuda",
  ]
  /// What one asks others not to do.
  static let forbidden: WordSet = [
    "llorar", "gritar", "correr", "preocupar", "preocuparse", "enfadar", "enfadarse", "asustar",
    "asustarse", "saltar", "chillar", "hablar", "cantar", "entrar",
  ]
  private static let happening: WordSet = [
    "perder", "encontrar", "romper", "ganar", "recibir", "suspender", "aprobar", "olvidar", "ver",
    "comprar", "conseguir", "discutir", "caerse",
  ]
  /// What makes one sad or glad once it has happened.
  static func events(of verb: String) -> Bool { happening.contains(verb) }
}
