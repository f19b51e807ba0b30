import AACCore

/// Short Spanish rows of every day that their kinds of words tell: *en / mochila, diferente / juego, vaca / muu, mamá / dónde / estar / mando, silla / hacer
/// / daño / espalda, quién / ir / recoger / yo, agua / bañera / estar / caliente, billete / para / Sevilla*.
///
/// Sources: NGLE §14.1–14.5 (the article), §15.2 (*un*), §13.11 (*diferente* before and behind its noun), §42.4 (*vocativos*), §22.14
/// (questions), §35.4 (whom it hurts), §12.2 (*de*), §33.4 (who is meant where nobody is named).
extension TileReader {
  /// The clauses of such a row; nil where its words do not tell.
  func spanishEveryday(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 1 else { return nil }
    if row.count == 2 {
      return insideHolder(row[0], row[1]) ?? otherSort(row[0], row[1]) ?? cried(row[0], row[1])
        ?? cried(row[1], row[0])
    }
    if let said = askedWhereIs(row) ?? askedHowLong(row) ?? whoLooksAfter(row) ?? stopOf(row) {
      return said
    }
    if let said = hurtByThing(row) ?? waterInside(row) ?? ticketTo(row) ?? favourite(row) {
      return said
    }
    if let said = dislikedDeed(row) ?? outOfReach(row) ?? chewedBone(row) { return said }
    return meantOneself(row) ?? keptFromClass(row) ?? metThere(row)
  }

  /// *En / mochila, en / caja*.
  private func insideHolder(_ link: Constituent, _ holder: Constituent) -> [Clause]? {
    guard link.lexeme.lemma == "en", link.lexeme.wordClass == .adposition,
      EverydayRowWords.holders.contains(holder.lexeme.lemma)
    else { return nil }
    return read([link] + known(holder))
  }

  /// *Diferente / juego, distinto / libro*: another one is asked for.
  private func otherSort(_ quality: Constituent, _ thing: Constituent) -> [Clause]? {
    guard ["diferente", "distinto"].contains(quality.lexeme.lemma),
      thing.lexeme.wordClass == .noun, !thing.lexeme.isBeing, thing.lexeme.number != .plural,
      thing.lexeme.kind != .body, thing.lexeme.countability != .mass
    else { return nil }
    return read(small("un") + [thing, quality])
  }

  /// *Vaca / muu, perro / guau*: what it says.
  private func cried(_ being: Constituent, _ cry: Constituent) -> [Clause]? {
    guard being.lexeme.wordClass == .noun, being.lexeme.kind == .animal || being.lexeme.isBeing,
      being.lexeme.number != .plural, EverydayRowWords.cries.contains(written(cry))
    else { return nil }
    return saidAtOnce([being, cry], "\(named(being)) hace \(written(cry))")
  }

  /// *Mamá / dónde / estar / mando*: who is called is asked.
  private func askedWhereIs(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isCalled(row[0]), row[1].lexeme.lemma == "dónde",
      row[2].lexeme.lemma == "estar", row[3].lexeme.wordClass == .noun, !row[3].lexeme.isPlaceLike
    else { return nil }
    return called(row[0], read(Array(row[1...])))
  }

  /// *Cuánto / tiempo / estar / hospital*: the speaker has to stay there.
  private func askedHowLong(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "cuánto", row[1].lexeme.lemma == "tiempo",
      row[2].lexeme.lemma == "estar", row[3].lexeme.isPlaceLike
    else { return nil }
    return read(
      [row[0], row[1], deed("ir")] + small("yo", "a") + [row[2]] + small("en") + [row[3]])
  }

  /// *Silla / hacer / daño / espalda, zapato / hacer / daño / pie*: what the speaker has on or sits in.
  private func hurtByThing(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing,
      row[0].lexeme.kind != .body, !row[0].lexeme.isPlaceLike, row[1].lexeme.lemma == "hacer",
      row[2].lexeme.lemma == "daño", row[3].lexeme.kind == .body
    else { return nil }
    return stated(
      row[1], by: known(row[0]),
      small("yo") + [governed(row[2], nil, .bare)] + known(row[3], behind: "en"))
  }

  /// *Dónde / estar / parada / autobús*: of what it is.
  private func stopOf(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "dónde", row[1].lexeme.lemma == "estar",
      ["parada", "estación", "taquilla"].contains(row[2].lexeme.lemma),
      row[3].lexeme.kind == .vehicle
    else { return nil }
    return read(Array(row[..<3]) + small("de") + [governed(row[3], nil, .bare)])
  }

  /// *Quién / ir / recoger / yo / hoy*: who will do it to the speaker.
  private func whoLooksAfter(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4 || row.count == 5, row[0].lexeme.lemma == "quién",
      row[1].lexeme.lemma == "ir", EverydayRowWords.cared.contains(row[2].lexeme.lemma),
      row[3].lexeme.lemma == "yo",
      row.count == 4 || row[4].lexeme.kind.isTemporal || row[4].lexeme.wordClass == .adverb
    else { return nil }
    let time = row.dropFirst(4).map { " \(written($0))" }.joined()
    return askedAtOnce(row, "quién va a \(row[2].lexeme.lemma)me\(time)").map { said in
      var clause = said
      clause.reasons.append(.init(.verbForm, row[1].lexeme.lemma, "va"))
      return clause
    }
  }

  /// *Agua / bañera / estar / muy / caliente*: the water of it.
  private func waterInside(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, row[0].lexeme.lemma == "agua",
      EverydayRowWords.filled.contains(row[1].lexeme.lemma), row[2].lexeme.lemma == "estar",
      row.last?.lexeme.wordClass == .adjective
    else { return nil }
    return read([row[0]] + known(row[1], behind: "de") + row[2...])
  }

  /// *Billete / para / Sevilla*: one of them.
  private func ticketTo(_ row: [Constituent]) -> [Clause]? {
    guard ["billete", "entrada", "boleto", "pasaje"].contains(row[0].lexeme.lemma),
      row[0].lexeme.number != .plural, ["para", "a"].contains(row[1].lexeme.lemma),
      row.count == 3 || row.count == 4 && row[3].lexeme.lemma == "por favor",
      case let goal = row[2].lexeme, goal.isInfinitive == false, goal.wordClass != .adjective
    else { return nil }
    let isKnown = goal.wordClass == .noun && !goal.isBeing && !goal.kind.isTemporal
    let place = isKnown ? known(row[2]) : [row[2]]
    return read(small("un") + [row[0], row[1]] + place + row[3...])
  }

  /// *Canción / favorita / ser / esta*.
  private func favourite(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.wordClass == .noun, row[0].lexeme.number != .plural,
      ["favorito", "preferido"].contains(row[1].lexeme.lemma), row[2].lexeme.lemma == "ser",
      ["este", "ese", "esto", "eso"].contains(row[3].lexeme.lemma)
    else { return nil }
    let isShe = tables.gender(of: row[0].lexeme) == .feminine
    let quality = row[1].lexeme.lemma.dropLast() + (isShe ? "a" : "o")
    let this = row[3].lexeme.lemma.dropLast() + (isShe ? "a" : "e")
    return saidAtOnce(row, "mi \(row[0].lexeme.lemma) \(quality) es \(this)")
  }

  /// *No / gustar / cuando / gritar*: the others do it.
  private func dislikedDeed(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isNegator(row[0]), row[1].lexeme.lemma == "gustar",
      row[2].lexeme.lemma == "cuando", variety != .spanishArgentina,
      let isToMe = EverydayRowWords.rude[row[3].lexeme.lemma],
      let form = tables.morphology?.verb(
        row[3].lexeme.lemma, VerbFeatures(.present, .second, .singular)
      ).first
    else { return nil }
    return saidAtOnce(row, "no me gusta cuando \(isToMe ? "me " : "")\(form)")
  }

  /// *No / llegar / estantería*: it is too high.
  private func outOfReach(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isNegator(row[0]), row[1].lexeme.lemma == "llegar",
      EverydayRowWords.high.contains(row[2].lexeme.lemma)
    else { return nil }
    let thing = named(row[2])
    return saidAtOnce(
      row,
      thing.hasPrefix("el ") ? "no llego al \(thing.dropFirst(3))" : "no llego a \(thing)")
  }

  /// *Perro / comer / hueso*: one of them.
  private func chewedBone(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.kind == .animal, row[2].lexeme.lemma == "hueso",
      ["comer", "morder", "roer", "querer", "tener", "buscar"].contains(row[1].lexeme.lemma)
    else { return nil }
    return stated(row[1], by: known(row[0]), small("un") + [row[2]])
  }

  /// *Eso / no / ser / lo que / querer / decir*: the speaker has been misunderstood.
  private func meantOneself(_ row: [Constituent]) -> [Clause]? {
    let words = row.map(\.lexeme.lemma)
    guard words.suffix(3) == ["lo que", "querer", "decir"],
      words.dropLast(3) == ["eso", "no", "ser"] || words.dropLast(3) == ["no", "ser"]
    else { return nil }
    return saidAtOnce(
      row, row.count == 6 ? "eso no es lo que quiero decir" : "no es lo que quiero decir")
  }

  /// *Mi / amigo / no / venir / hoy / cole*: who stays away does not come there.
  private func keptFromClass(_ row: [Constituent]) -> [Clause]? {
    guard let last = row.last, ["cole", "colegio", "clase", "escuela"].contains(last.lexeme.lemma),
      let come = row.firstIndex(where: { $0.lexeme.lemma == "venir" }), come > 1,
      isNegator(row[come - 1]), !row.contains(where: { $0.lexeme.wordClass == .adposition })
    else { return nil }
    return read(row.dropLast() + small("a") + [last])
  }

  /// *Nosotros / quedar / sábado / plaza*: when and where all meet.
  private func metThere(_ row: [Constituent]) -> [Clause]? {
    guard let act = row.firstIndex(where: { $0.lexeme.lemma == "quedar" }),
      act == 0 || act == 1 && row[0].lexeme.lemma == "nosotros",
      case let rest = row[(act + 1)...], rest.count == 2,
      let day = rest.first(where: { $0.lexeme.kind == .weekday && $0.lexeme.number != .plural }),
      let place = rest.first(where: { $0.lexeme.kind == .place && $0.lexeme.wordClass == .noun })
    else { return nil }
    let who = act == 1 ? "nosotros " : ""
    return saidAtOnce(row, "\(who)quedamos el \(day.lexeme.lemma) en \(named(place))")
  }

  // MARK: What is asked of the listener

  /// *Ir / poner / inyección, poder / empujar / silla* as a question: the other does it, and the speaker has it done.
  func spanishAskedDoer(_ row: [Constituent]) -> [Clause]? {
    guard !isPlain, !isOver, variety.language == .spanish, row.count == 3,
      row[1].lexeme.isInfinitive, case let what = row[2].lexeme
    else { return nil }
    var act = row[0]
    act.lexeme.person = .second
    act.lexeme.number = .singular
    switch row[0].lexeme.lemma {
    case "ir"
    where EverydayRowWords.treatments[row[1].lexeme.lemma]?.contains(what.lemma) == true:
      return read([act] + small("a") + [row[1]] + small("yo") + [row[2]])
    case "poder"
    where EverydayRowWords.favours[row[1].lexeme.lemma]?.contains(what.lemma) == true:
      // ¿Puedes abrocharme el abrigo?
      let whom = row[1].lexeme.lemma == "empujar" ? [] : small("yo")
      return read([act, row[1]] + whom + [row[2]])
    default: return nil
    }
  }
}

/// Words of such rows.
enum EverydayRowWords {
  /// Into what things are put.
  static let holders: WordSet = [
    "mochila", "caja", "bolsa", "cajón", "armario", "nevera", "estuche", "cesta", "bolsillo",
    "maleta", "bolso", "cubo", "carpeta", "estantería", "papelera", "basura", "lavadora", "horno",
    "plato", "vaso",
  ]
  /// What animals say.
  static let cries: WordSet = [
    "muu", "mu", "guau", "guau guau", "miau", "bee", "be", "cuac", "cuac cuac", "pío", "pío pío",
    "oinc", "oink", "quiquiriquí", "iii", "croac", "cri cri", "beee", "muuu", "hiaa",
  ]
  /// What is done to the speaker by somebody.
  static let cared: WordSet = [
    "recoger", "llevar", "ayudar", "buscar", "cuidar", "acompañar", "bañar", "vestir", "duchar",
    "acostar", "peinar", "visitar",
  ]
  /// In what there is water.
  static let filled: WordSet = [
    "bañera", "piscina", "grifo", "ducha", "vaso", "botella", "mar", "río", "lago", "pileta",
  ]
  /// What others do, and whether to the speaker.
  static let rude: WordMap<Bool> = [
    "gritar": false, "chillar": false, "mentir": false, "fumar": false, "empujar": true,
    "pegar": true, "regañar": true, "insultar": true, "molestar": true, "interrumpir": true,
    "ignorar": true,
  ]
  /// What is above one.
  static let high: WordSet = [
    "estantería", "estante", "botón", "mesa", "interruptor", "armario", "timbre", "grifo",
    "lavabo", "suelo", "pedal", "balda", "mostrador", "percha",
  ]
  /// What is done to a patient.
  static let treatments: WordMap<WordSet> = [
    "poner": ["inyección", "vacuna", "anestesia", "suero", "venda", "escayola", "tirita", "vía"],
    "sacar": ["sangre", "muela", "diente"],
    "hacer": ["radiografía", "ecografía", "análisis", "prueba"],
  ]
  /// What one asks another to do.
  static let favours: WordMap<WordSet> = [
    "empujar": ["silla", "silla de ruedas", "carrito", "columpio"],
    "atar": ["zapato", "zapatos", "cordón", "cordones"],
    "abrochar": ["cinturón", "botón", "abrigo", "chaqueta", "cremallera"],
  ]
}
