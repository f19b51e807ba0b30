import AACCore

/// Rows of Spanish that ask, thank, take leave and hush: *hablar / más / despacio, caminar / despacio / cansado, tú / tener / hermanos, no / gracias / ya /
/// comer, adiós / ver / lunes, callar / yo / hablar, broma / no / enfadar, mira / mariposa / amarilla, abrir / ventana / calor / clase*.
///
/// Sources: NGLE §42.3 (*imperativo*), §42.6 (*interrogativas totales*), §48.1 (*no* as an answer), §41.10 (*nos vemos*), §42.4 (*vocativos*).
extension TileReader {
  func askedInScene(_ row: [Constituent]) -> [Clause]? {
    if let asked = spokenSlower(row) ?? heldByListener(row) ?? declined(row) ?? seenAgain(row) {
      return asked
    }
    if let hushed = hushed(row) ?? onlyJoking(row) ?? lookedAt(row) ?? airedFor(row) {
      return hushed
    }
    return waitedFor(row) ?? swungThere(row) ?? saidInJest(row)
      ?? bornePolitely(row)
  }

  /// *Hablar / más / despacio, escribir / más / grande; caminar / despacio / cansado, caminar / despacio / pierna / doler*.
  private func spokenSlower(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.isInfinitive, onlyVerb([row[0]]) == 0 else { return nil }
    let lemma = row[0].lexeme.lemma
    if row.count == 3 || row.count == 4 && row[3].lexeme.lemma == "por favor",
      AskedSceneWords.spoken.contains(lemma),
      ["más", "muy", "menos"].contains(row[1].lexeme.lemma),
      AskedSceneWords.manners.contains(row[2].lexeme.lemma)
    {
      var how = row[2]
      how.lexeme = Lexeme(lemma: how.lexeme.lemma, wordClass: .adverb, kind: .manner)
      return ordered(row[0], [row[1], how] + row[3...])
    }
    guard AskedSceneWords.moving.contains(lemma), row[1].lexeme.lemma == "despacio" else {
      return nil
    }
    let order = ordered(row[0], [row[1]])
    if row.count == 3, isCondition(row[2].lexeme) {
      return besides(order, read([.linking("estar", .first), row[2]]))
    }
    guard row.count == 4, row[2].lexeme.kind == .body, row[3].lexeme.lemma == "doler" else {
      return nil
    }
    return besides(order, read([row[3], row[2]]))
  }

  /// *Tú / tener / hermanos, tú / tener / hambre*: nobody tells the other what he has.
  private func heldByListener(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.lemma == "tú", row[1].lexeme.lemma == "tener",
      row[1].lexeme.isInfinitive, row[2].lexeme.wordClass == .noun,
      !AskedSceneWords.granted.contains(row[2].lexeme.lemma),
      !KindSet(.body, .feeling, .state, .emotion, .illness, .place).contains(row[2].lexeme.kind),
      !FeltWords.had.contains(row[2].lexeme.lemma)
    else { return nil }
    return read(row).map(asking)
  }

  /// *No / gracias / ya / comer, no / gracias / no / tener / hambre*.
  private func declined(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, isNegator(row[0]), row[1].lexeme.lemma == "gracias" else { return nil }
    let rest = Array(row[2...])
    if rest[0].lexeme.lemma == "ya", rest.count == 2, rest[1].lexeme.isInfinitive {
      var clause = told(rest[1].said(by: .first), [rest[0]])
      clause.tense = .past
      if variety == .spanishSpain { clause.options.insert(.perfect) }
      return calledBefore("no, gracias", row[0], [clause])
    }
    guard isNegator(rest[0]), rest.contains(where: { $0.lexeme.wordClass == .verb }) else {
      return nil
    }
    return calledBefore("no, gracias", row[0], read(rest))
  }

  /// *Adiós / ver / lunes, hasta luego / ver / domingo*: when both meet again.
  private func seenAgain(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3,
      OccasionWords.farewells.contains(row[0].lexeme.lemma)
        || ["hasta luego", "hasta pronto"].contains(row[0].lexeme.lemma),
      ["ver", "verse"].contains(row[1].lexeme.lemma), row[1].lexeme.isInfinitive,
      row[2].lexeme.kind.isTemporal || OccasionWords.later.contains(row[2].lexeme.lemma)
    else { return nil }
    var meet = row[1]
    meet.lexeme.lemma = "verse"
    meet.lexeme.person = .first
    meet.lexeme.number = .plural
    var clause = told(meet, [row[2]])
    clause.tense = .present
    return calledBefore(row[0].lexeme.lemma, row[0], [clause])
  }

  /// *Callar / yo / hablar, silencio / bebé / dormir*.
  private func hushed(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row[1].lexeme.isBeing || row[1].lexeme.lemma == "yo",
      row[2].lexeme.isInfinitive, onlyVerb(Array(row[1...])) == 1
    else { return nil }
    switch row[0].lexeme.lemma {
    case "callar", "callarse":
      guard row[1].lexeme.wordClass != .pronoun || row[1].lexeme.lemma == "yo",
        AskedSceneWords.disturbed.contains(row[2].lexeme.lemma)
      else { return nil }
      var hush = row[0]
      hush.lexeme = deed("callarse").lexeme
      return besides(ordered(hush), read(Array(row[1...])))
    case "silencio":
      guard AskedSceneWords.disturbed.contains(row[2].lexeme.lemma) else { return nil }
      return calledBefore("silencio", row[0], read(Array(row[1...])))
    default: return nil
    }
  }

  /// *Broma / no / enfadar, perdón / broma / no / llorar*.
  private func onlyJoking(_ row: [Constituent]) -> [Clause]? {
    let isSorry = ["perdón", "perdona"].contains(row[0].lexeme.lemma)
    let words = isSorry ? Array(row[1...]) : row
    guard words.count == 3, words[0].lexeme.lemma == "broma", isNegator(words[1]),
      words[2].lexeme.isInfinitive, MoodSceneWords.forbidden.contains(words[2].lexeme.lemma)
    else { return nil }
    let joke = calledBefore(
      isSorry ? "perdón, es una broma" : "es una broma", row[0],
      forbidden(words[2], words[1], []))
    return joke
  }

  /// *Mira / mariposa / amarilla, mira / pájaro / azul*.
  private func lookedAt(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, written(row[0]) == "mira", row[1].lexeme.kind == .animal,
      row[1].lexeme.wordClass == .noun, isProperty(row[2])
    else { return nil }
    let gender = tables.gender(of: row[1].lexeme)
    let isMany = row[1].lexeme.number == .plural
    guard !isMany else { return nil }
    return calledBefore(
      "mira", row[0], read(small(gender == .feminine ? "una" : "un") + row[1...]))
  }

  /// *Abrir / ventana / calor / clase, apagar / tele / ruido / salón*: why it is asked.
  private func airedFor(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.isInfinitive,
      ["abrir", "cerrar", "apagar", "encender"].contains(row[0].lexeme.lemma),
      row[1].lexeme.namesThing, let verb = AskedSceneWords.airs[row[2].lexeme.lemma],
      isGround(row[3])
    else { return nil }
    var air = row[2]
    if verb == "haber" { air.lexeme.countability = .mass }
    return besides(
      ordered(row[0], small("el") + [row[1]]),
      read([deed(verb).said(by: .third), air] + at(row[3])))
  }

  /// *Esperar / yo / escribir / tableta*.
  private func waitedFor(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "esperar", row[0].lexeme.isInfinitive,
      row[1].lexeme.lemma == "yo", row[2].lexeme.isInfinitive, row[3].lexeme.namesThing
    else { return nil }
    var rest = Array(row[1...])
    if rest[2].lexeme.kind == .clothing, ["poner", "quitar"].contains(rest[1].lexeme.lemma) {
      rest[1].lexeme.lemma += "se"
    }
    return besides(ordered(row[0]), read(rest))
  }

  /// *Parque / columpio / empujar*.
  private func swungThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isGround(row[0]), row[1].lexeme.lemma == "columpio",
      row[2].lexeme.lemma == "empujar", row[2].lexeme.isInfinitive
    else { return nil }
    return ordered(
      row[2],
      [Constituent(WordJoiner.pronoun("me"))] + small("en", "el") + [row[1]] + small("de", "el")
        + [row[0]])
  }

  /// *Quién / faltar, quién / faltar / hoy, quién / faltar / clase*.
  func whoIsMissing(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "quién", row[1].lexeme.lemma == "faltar",
      row[1].lexeme.isInfinitive, row.count < 4
    else { return nil }
    guard row.count == 3 else { return saidAtOnce(row, "quién falta").map(asking) }
    if row[2].lexeme.lemma == "clase" {
      return saidAtOnce(row, "quién falta en clase").map(asking)
    }
    guard row[2].lexeme.lemma == "hoy" else { return nil }
    return saidAtOnce(row, "quién falta hoy").map(asking)
  }

  /// *Yo / decir / broma, yo / decir / en serio*.
  private func saidInJest(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.lemma == "yo", row[1].lexeme.lemma == "decir",
      row[1].lexeme.isInfinitive, ["broma", "en serio", "serio"].contains(row[2].lexeme.lemma)
    else { return nil }
    let how = phrase(row[2].lexeme.lemma == "broma" ? "en broma" : "en serio", row[2])
    return [told(row[1], by: [row[0]], [Constituent(WordJoiner.pronoun("lo")), how])]
  }

  /// *Menú / por favor / camarero*: the one of the house.
  private func bornePolitely(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, ["menú", "carta"].contains(row[0].lexeme.lemma),
      let who = row[1...].first(where: { $0.lexeme.isHuman }),
      let please = row[1...].first(where: { $0.lexeme.lemma == "por favor" })
    else { return nil }
    var known = row[0]
    known.lexeme = Lexeme(
      lemma:
        "\(who.lexeme.lemma), \(row[0].lexeme.lemma == "carta" ? "la" : "el") \(row[0].lexeme.lemma), por favor",
      wordClass: .interjection, kind: .social)
    return please.tile == nil ? nil : read([known])
  }
}

/// Words of such rows.
enum AskedSceneWords {
  /// What others do too fast or too low.
  static let spoken: WordSet = [
    "hablar", "repetir", "explicar", "leer", "escribir", "cantar", "conducir", "decir", "comer",
    "ir", "caminar", "andar", "correr", "dictar", "gritar",
  ]
  static let manners: WordSet = [
    "despacio", "alto", "bajo", "fuerte", "claro", "lento", "rápido", "grande", "lejos", "cerca",
    "flojo",
  ]
  static let moving: WordSet = ["caminar", "andar", "ir", "conducir", "hablar"]
  /// What is granted and not asked for.
  static let granted: WordSet = ["razón", "culpa", "suerte", "cara", "derecho", "mérito", "turno"]
  /// What one does who wants it quiet.
  static let disturbed: WordSet = [
    "hablar", "dormir", "escuchar", "estudiar", "leer", "trabajar", "descansar", "pensar", "cantar",
  ]
  /// For what windows are opened, with what is said of it.
  static let airs: WordMap<String> = [
    "calor": "hacer", "frío": "hacer", "viento": "hacer", "humo": "haber", "ruido": "haber",
    "jaleo": "haber", "moscas": "haber", "sol": "hacer", "corriente": "haber",
  ]
}
