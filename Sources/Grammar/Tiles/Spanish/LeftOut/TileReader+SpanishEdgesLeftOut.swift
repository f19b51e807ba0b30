import AACCore

/// Spanish rows that one word at an edge tells: *Navidad / yo / comer / turrón, cantar / bien / hermano, lápiz / sin / punta, dar / yo / agua / sed, yo /
/// terminar / poder / salir / recreo, empezar / llover / ir / casa, mi / número / ser / cinco / tres / ocho, pintar / casa /
/// amarillo, yo / ser / primero / fila, no / querer / inyección / doler, cortar / yo / dedo / salir / sangre*.
///
/// Sources: NGLE §24.1 (*en Navidad*), §33.4, §37.9 (*estar sin*), §31.1 (*yuxtaposición*), §42.6, §35.9, §38.8 (*pintar de*), §21.7, §20.9.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func edgesLeftOut(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, isPlain, row.count > 2, row.count < 9,
      row.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    if let said = soughtForNeed(row) ?? leaveWhenDone(row) ?? begunAndGone(row) ?? hurtingThing(row)
    {
      return said
    }
    if let said = bleedingThen(row) ?? numberTold(row) ?? rankedIn(row) {
      return said
    }
    return
      (atFeast(row) ?? praisedDeed(row) ?? withoutPart(row) ?? paintedIn(row) ?? onlyLittle(row)
      ?? ownKinAsked(row)).map { read($0) }
  }

  // MARK: - When and who

  /// *Navidad / yo / comer / turrón, Pascua / buscar / huevo, Halloween / comer / caramelo*: when it is done.
  private func atFeast(_ row: [Constituent]) -> [Constituent]? {
    guard EdgeWords.feasts.contains(row[0].lexeme.lemma), let verb = onlyVerb(row), verb > 0,
      row[verb].lexeme.isInfinitive, !["ser", "estar", "haber"].contains(row[verb].lexeme.lemma),
      ![
        "gustar", "encantar", "llegar", "venir", "empezar", "celebrar", "pasar", "acabar", "querer",
        "pedir",
        "disfrazar", "disfrazarse",
      ]
      .contains(row[verb].lexeme.lemma),
      verb == 1 || row[1].lexeme.wordClass == .pronoun || row[1].lexeme.isBeing,
      !row.contains(where: { $0.lexeme.kind == .question })
    else { return nil }
    let feast = phrase("en \(row[0].lexeme.lemma)", row[0], .time)
    return (verb == 1 ? [row[1].said(by: .first)] : [row[1]]) + row[2...] + [feast]
  }

  /// *Cantar / bien / hermano, bailar / mal / papá*: how well somebody does it is said of whoever is named behind.
  private func praisedDeed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 || row.count == 4, row[0].lexeme.isInfinitive,
      frame(of: row[0]).pattern == .plain, !frame(of: row[0]).isStrongOpener,
      let who = row.last, who.lexeme.isHuman, who.lexeme.wordClass != .pronoun,
      ["bien", "mal"].contains(row[row.count - 2].lexeme.lemma),
      row.count == 3 || row[1].lexeme.kind == .degree || saysMuch(row[1])
    else { return nil }
    return known(who) + row.dropLast()
  }

  /// *Por qué / hermano / no / venir*: one's own.
  private func ownKinAsked(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.lemma == "por qué", KinWords.own.contains(row[1].lexeme.lemma),
      row[1].lexeme.wordClass == .noun, row[2...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    return [row[0]] + small("mi") + row[1...]
  }

  // MARK: - What it is like

  /// *Lápiz / sin / punta, juguete / sin / pila*: what a thing lacks that belongs to it.
  private func withoutPart(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, isCommon(row[0]), row[0].lexeme.namesThing,
      row[1].lexeme.lemma == "sin", isCommon(row[2]),
      !KindSet.edible.contains(row[0].lexeme.kind),
      EdgeWords.needed.contains(row[2].lexeme.lemma) || EdgeWords.needed.contains(written(row[2]))
    else { return nil }
    return small("el") + [row[0], .linking("estar")] + row[1...]
  }

  /// *Pintar / casa / amarillo*: the colour that it gets, not the one that it has.
  private func paintedIn(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, let verb = onlyVerb(row), verb < 2,
      ["pintar", "colorear", "teñir"].contains(row[verb].lexeme.lemma), let color = row.last,
      color.lexeme.kind == .color, color.lexeme.gender == nil, case let thing = row[row.count - 2],
      isCommon(thing), tables.gender(of: thing.lexeme) == .feminine,
      KindSet(.home, .room, .furniture).contains(thing.lexeme.kind)
        || ["pared", "puerta", "valla", "caja", "ventana"].contains(thing.lexeme.lemma),
      written(color).hasSuffix("o"), row.count == verb + 3
    else { return nil }
    return row[...verb] + small("el") + [thing] + small("de") + [named(color)]
  }

  private func named(_ color: Constituent) -> Constituent {
    var noun = color
    noun.lexeme.wordClass = .noun
    noun.lexeme.gender = .masculine
    noun.lexeme.article = .bare
    return noun
  }

  /// *Yo / ser / primero / fila, mamá / ser / primera / cola*: which one of them.
  private func rankedIn(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[1].lexeme.lemma == "ser",
      ["primero", "segundo", "tercero", "último"].contains(row[2].lexeme.lemma),
      EdgeWords.lines.contains(row[3].lexeme.lemma), let rank = row[2].tile, let line = row[3].tile,
      row[0].lexeme.isBeing || row[0].lexeme.wordClass == .pronoun
    else { return nil }
    let text = written(row[2])
    let place = known(row[3]).count > 1 && tables.gender(of: row[3].lexeme) == .feminine
    let whole = "\(text.hasSuffix("a") ? "la" : "el") \(text) \(place ? "de la" : "del")"
    var clause = told(row[1], by: [row[0]], [phrase("\(whole) \(row[3].lexeme.lemma)", row[2])])
    clause.joins[rank] = [rank, line]
    return [clause]
  }

  /// *Mi / número / ser / cinco / tres / ocho*: its figures, one by one.
  private func numberTold(_ row: [Constituent]) -> [Clause]? {
    guard let being = row.firstIndex(where: { $0.lexeme.lemma == "ser" }), being > 0, being < 3,
      ["número", "teléfono", "código", "contraseña", "clave"].contains(row[being - 1].lexeme.lemma),
      case let figures = row[(being + 1)...], figures.count > 2,
      figures.allSatisfy({ $0.lexeme.wordClass == .numeral }), let first = figures.first?.tile
    else { return nil }
    let text = figures.map(written).joined(separator: ", ")
    let said = Constituent(
      Lexeme(lemma: text, wordClass: .adverb, kind: .quantity), tile: first)
    var clause = told(row[being].said(by: .third), by: Array(row[..<being]), [said])
    clause.joins[first] = figures.compactMap(\.tile)
    return [clause]
  }

  // MARK: - What one wants and likes

  /// *Solo / querer / poco / agua*.
  private func onlyLittle(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[0].lexeme.lemma == "solo", row[1].lexeme.lemma == "querer",
      ["poco", "un poco"].contains(row[2].lexeme.lemma), isCommon(row[3]),
      KindSet.edible.contains(row[3].lexeme.kind), let some = tables.lexicon.known("un poco")
    else { return nil }
    var only = row[0], food = row[3]
    only.lexeme.forms[Adverbial.starting] = ""
    food.lexeme.article = .bare
    let amount = [Constituent(some, tile: row[2].tile)]
    return [only, row[1].said(by: .first)] + amount + small("de") + [food]
  }

  // MARK: - Two thoughts

  /// *Dar / yo / agua / sed, tapar / yo / manta / frío*: what is asked for, and why.
  private func soughtForNeed(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.isInfinitive, ["yo", "me"].contains(row[1].lexeme.lemma),
      isCommon(row[2]), row[2].lexeme.namesThing, let need = row.last,
      HalfWords.needs.contains(need.lexeme.lemma), need.lexeme.lemma != "pis",
      let asked = read(Array(row[..<3])).first
    else { return nil }
    return besides([requesting(asked)], [told(deed("tener").said(by: .first), [felt(need)])])
  }

  /// *Yo / terminar / poder / salir / recreo, terminar / deberes / poder / jugar*: what is done, and what one may do now.
  private func leaveWhenDone(_ row: [Constituent]) -> [Clause]? {
    let start = row[0].lexeme.lemma == "yo" ? 1 : 0
    guard start < row.count, ["terminar", "acabar"].contains(row[start].lexeme.lemma),
      row[start].lexeme.isInfinitive,
      let may = row.indices.dropFirst(start + 1).first(where: {
        row[$0].lexeme.lemma == "poder" && row[$0].lexeme.isInfinitive
      }), may + 1 < row.count, row[may + 1].lexeme.isInfinitive,
      row[(start + 1)..<may].allSatisfy({ isCommon($0) || $0.lexeme.isDeterminerLike }),
      let done = read(Array(row[..<may])).first,
      let asked = read([row[may].said(by: .first)] + row[(may + 1)...]).first
    else { return nil }
    return besides([done], [asking(asked)])
  }

  /// *Empezar / llover / ir / casa, sonar / timbre / ir / clase*: what begins, and where all go for that.
  private func begunAndGone(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, row[0].lexeme.isInfinitive, row[2].lexeme.lemma == "ir",
      row[2].lexeme.isInfinitive,
      row[0].lexeme.lemma == "empezar" && frame(of: row[1]).pattern == .weather
        || row[0].lexeme.lemma == "sonar" && isCommon(row[1]) && row[1].lexeme.namesThing,
      row[3...].allSatisfy({ isCommon($0) || $0.lexeme.isDeterminerLike })
    else { return nil }
    var going = row[2]
    going.lexeme.person = .first
    going.lexeme.number = .plural
    let first =
      row[0].lexeme.lemma == "sonar"
      ? [told(row[0].said(by: .third), by: small("el") + [row[1]])] : read(Array(row[..<2]))
    return besides(first, read([going] + row[3...]))
  }

  /// *No / querer / inyección / doler, no / querer / jersey / picar*: what one does not want, and why.
  private func hurtingThing(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isNegator(row[0]), row[1].lexeme.lemma == "querer",
      row[1].lexeme.isInfinitive, isCommon(row[2]), row[2].lexeme.namesThing,
      row[2].lexeme.kind != .body,
      ["doler", "picar", "quemar", "apretar"].contains(
        row[3].lexeme.lemma), row[3].lexeme.isInfinitive
    else { return nil }
    return besides(
      [told(row[1].said(by: .first), [row[0]] + small("el") + [row[2]])],
      [told(row[3].said(by: .third))])
  }

  /// *Cortar / yo / dedo / salir / sangre, caer / yo / salir / sangre*: what happened, and that it bleeds.
  private func bleedingThen(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, row[row.count - 2].lexeme.lemma == "salir",
      row[row.count - 2].lexeme.isInfinitive, let blood = row.last, blood.lexeme.lemma == "sangre",
      case var first = Array(row.dropLast(2)), onlyVerb(first) != nil,
      first.contains(where: { $0.lexeme.kind == .body }),
      !["caer", "caerse"].contains(first[0].lexeme.lemma)
    else { return nil }
    if first[0].lexeme.isInfinitive, first[1].lexeme.lemma == "yo" { first.swapAt(0, 1) }
    guard var hurt = read(first).first else { return nil }
    if hurt.tense == nil { hurt.tense = .past }
    return besides(
      [hurt], [told(row[row.count - 2].said(by: .third), [phrase("sangre", blood)])], link: "y")
  }
}

/// Words of such rows.
private enum EdgeWords {
  static let feasts: WordSet = [
    "Navidad", "Pascua", "Semana Santa", "Halloween", "Carnaval", "carnaval", "Nochebuena",
    "Nochevieja", "Año Nuevo",
  ]
  /// What belongs to a thing that works and writes.
  static let needed: WordSet = [
    "punta", "pila", "pilas", "batería", "tinta", "rueda", "ruedas", "tapa", "cordones", "papel",
    "jabón", "luz", "gasolina", "freno", "frenos", "cuerda", "botón", "botones", "mango",
  ]
  static let lines: WordSet = ["fila", "cola", "clase", "lista", "grupo", "carrera"]
}
