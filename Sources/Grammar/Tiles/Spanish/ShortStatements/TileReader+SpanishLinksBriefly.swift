import AACCore

/// Short Spanish rows that lack a link or an article: *billete / comprar / máquina, farmacia / comprar / tirita, leer / página / siguiente, dar / galleta /
/// última, llegar / tarde / atasco, cereza / hueso / escupir, sopa / falta / sal, césped / mojado / sentar, contar / verdad, parar / descansar*.
///
/// Sources: NGLE §14.3 (the article of what there is one of), §13.14 (*último, siguiente*), §29.7 (*por* of causes), §12.7 (parts), §28.8 (*parar a*), §36.3.
extension TileReader {
  /// The row as it is said; nil for any other.
  func linkedBriefly(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.count < 7 else { return nil }
    if let said = lastOfRow(row) ?? lackingNamed(row) ?? barkedAt(row) { return said }
    if let said = ofNeighbours(row) ?? askedOfThing(row) { return said }
    guard let verb = loneVerb(row) ?? row.firstIndex(where: { $0.lexeme.isInfinitive }) else {
      return nil
    }
    return boughtAtShop(row, verb) ?? lateBecause(row, verb) ?? partTakenOff(row, verb)
      ?? satDownOn(row, verb) ?? theTruth(row, verb) ?? stoppingTo(row, verb)
      ?? littleLeft(row, verb) ?? onHoliday(row, verb) ?? stuckInto(row, verb)
  }

  /// *Dar / galleta / última, leer / página / siguiente*: there is one of it.
  private func lastOfRow(_ row: [Constituent]) -> [Constituent]? {
    guard
      let place = row.indices.dropFirst().first(where: {
        SpanishBriefLinks.ranked.contains(row[$0].lexeme.lemma)
          || SpanishBriefLinks.ranked.contains(written(row[$0]))
      }), isCommon(row[place - 1]), !row[place - 1].lexeme.isBeing,
      row[place - 1].lexeme.kind != .duration, row[place - 1].lexeme.kind != .event,
      place + 1 == row.count || !isCommon(row[place + 1]),
      place > 1, !row[place - 2].lexeme.isDeterminerLike,
      row[place - 2].lexeme.wordClass != .adposition,
      row[place - 2].lexeme.kind != .quantity, row[place - 2].lexeme.wordClass != .numeral
    else { return nil }
    let isBefore = row[place].lexeme.lemma.hasPrefix("últim")
    let both = isBefore ? [row[place], row[place - 1]] : [row[place - 1], row[place]]
    return row[..<(place - 1)] + small("el") + both + row[(place + 1)...]
  }

  /// *Yo / no / poder / dormir / ruido / vecinos, por qué / llorar / bebé / vecina*: whose it is that one hears or meets.
  private func ofNeighbours(_ row: [Constituent]) -> [Constituent]? {
    let last = row.count - 1
    guard last > 1, ["vecino", "vecina", "vecinos", "vecinas"].contains(row[last].lexeme.lemma),
      SpanishBriefLinks.ofNeighbours.contains(row[last - 1].lexeme.lemma),
      row[last - 1].lexeme.wordClass == .noun,
      row[last - 2].lexeme.wordClass == .verb || row[last - 2].lexeme.isInfinitive,
      !["dar", "poner", "regalar", "llevar", "prestar", "devolver", "enseñar", "comprar", "traer"]
        .contains(row[last - 2].lexeme.lemma)
    else { return nil }
    return row[..<last] + small("de", "el") + [row[last]]
  }

  /// *Dónde / dejar / tú / llaves / coche, cuánto / costar / entrada / museo*: what is asked for is the thing's.
  private func askedOfThing(_ row: [Constituent]) -> [Constituent]? {
    let last = row.count - 1
    guard isAsked, last > 2, ["dónde", "cuánto"].contains(row[0].lexeme.lemma),
      row[0].lexeme.lemma == "dónde"
        ? SpanishWholes.holds(row[last].lexeme, row[last - 1].lexeme, written(row[last - 1]))
        : row[last - 1].lexeme.lemma == "entrada" && isCommon(row[last]),
      !row[last].lexeme.isBeing
    else { return nil }
    return row[..<last] + small("de", "el") + [row[last]]
  }

  /// *Sopa / falta / sal*: it lacks it.
  private func lackingNamed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[1].lexeme.lemma == "falta", row[1].lexeme.wordClass == .noun,
      isCommon(row[0]), isCommon(row[2]), row[0].lexeme.namesThing, row[2].lexeme.namesThing
    else { return nil }
    var lacking = row[1]
    lacking.lexeme = deed("faltar").lexeme
    return [row[0], lacking, row[2]]
  }

  /// *Perro / ladrar / extraño*: somebody whom nobody knows.
  private func barkedAt(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[1].lexeme.lemma == "ladrar", let last = row.last,
      ["extraño", "desconocido"].contains(last.lexeme.lemma), last.lexeme.wordClass != .noun
    else { return nil }
    var who = Lexeme(lemma: last.lexeme.lemma, wordClass: .noun, kind: .person)
    who.animacy = .human
    who.gender = .masculine
    who.countability = .count
    return row.dropLast() + [Constituent(who, tile: last.tile)]
  }

  /// *Farmacia / comprar / tirita, billete / comprar / máquina*: where one buys it.
  private func boughtAtShop(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb == 1, !isAsked, ["comprar", "pedir", "sacar"].contains(row[1].lexeme.lemma),
      row[2...].allSatisfy({ !$0.lexeme.isBeing && $0.lexeme.wordClass != .adposition }),
      isCommon(row[0]), isCommon(row[2])
    else { return nil }
    let isBuying = row[1].lexeme.lemma != "sacar"
    if isBuying, SpanishBriefLinks.shops.contains(row[0].lexeme.lemma), row[2].lexeme.namesThing,
      !KindSet.places.contains(row[2].lexeme.kind)
    {
      return row[1...] + at(row[0])
    }
    guard row.count == 3, row[0].lexeme.namesThing,
      SpanishBriefLinks.counters.contains(row[2].lexeme.lemma),
      row[2].lexeme.lemma != "entrada"
    else { return nil }
    let thing =
      ["entrada", "billete", "ticket"].contains(row[0].lexeme.lemma) ? small("un") : []
    return [row[1]] + thing + [row[0]] + at(row[2])
  }

  /// *Llegar / tarde / atasco*: by what one was kept (NGLE §29.7).
  private func lateBecause(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard row[verb].lexeme.lemma == "llegar", row.count == verb + 3,
      row[verb + 1].lexeme.lemma == "tarde", let cause = row.last,
      SpanishBriefLinks.delays.contains(cause.lexeme.lemma)
    else { return nil }
    return row.dropLast() + small("por", "el") + [cause]
  }

  /// *Cereza / hueso / escupir, pollo / piel / quitar*: of what it is a part.
  private func partTakenOff(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb == 2, row.count == 3, isCommon(row[0]), isCommon(row[1]),
      KindSet.edible.contains(row[0].lexeme.kind) || row[0].lexeme.kind == .animal
        || row[0].lexeme.kind == .plant,
      SpanishBriefLinks.peels.contains(row[1].lexeme.lemma)
        || SpanishBriefLinks.peels.contains(written(row[1])),
      SpanishBriefLinks.taking.contains(row[2].lexeme.lemma)
    else { return nil }
    return [row[2]] + small("el") + [row[1]] + small("de", "el") + [row[0]]
  }

  /// *Césped / mojado / sentar*: on what one sits.
  private func satDownOn(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb == 2, row.count == 3, ["sentar", "tumbar", "acostar"].contains(row[2].lexeme.lemma),
      isCommon(row[0]), row[1].lexeme.wordClass == .adjective, !row[1].lexeme.isDeterminerLike,
      SpanishBriefLinks.grounds.contains(row[0].lexeme.lemma)
    else { return nil }
    var act = row[2]
    act.lexeme.lemma += "se"
    if isDenied { act = act.said(by: .first) }
    return [act] + small("en", "el") + [row[0], row[1]]
  }

  /// *Contar / verdad*: there is one (NGLE §14.3).
  private func theTruth(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb + 1 < row.count, row[verb].lexeme.lemma == "contar",
      row[verb + 1].lexeme.lemma == "verdad", row[verb + 1].government == nil
    else { return nil }
    return row[...verb] + [governed(row[verb + 1], nil, .definite)] + row[(verb + 2)...]
  }

  /// *Parar / descansar*: what one stops for, and not what one leaves off (NGLE §28.8).
  private func stoppingTo(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard row[verb].lexeme.lemma == "parar", verb + 1 < row.count,
      ["descansar", "repostar", "desayunar", "merendar"].contains(row[verb + 1].lexeme.lemma),
      row[verb + 1].lexeme.isInfinitive
    else { return nil }
    return row[...verb] + small("a") + row[(verb + 1)...]
  }

  /// *Gasolina / quedar / poca*: how much of it is left.
  private func littleLeft(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb == 1, row.count == 3, row[1].lexeme.lemma == "quedar", isCommon(row[0]),
      row[0].lexeme.namesThing,
      ["poco", "poca", "pocos", "pocas", "mucha", "muchas"].contains(written(row[2]))
    else { return nil }
    let isTime = row[0].lexeme.lemma == "tiempo"
    return [isTime ? row[1].said(by: .third) : row[1], row[2], row[0]]
  }

  /// *Etiqueta / pegar / caja, foto / pegar / álbum*: into what, or on what.
  private func stuckInto(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb == 1, row.count == 3, row[1].lexeme.lemma == "pegar", isCommon(row[2]),
      ["etiqueta", "foto", "sello", "pegatina", "póster", "dibujo"].contains(row[0].lexeme.lemma),
      row[2].lexeme.namesThing, !SpanishBriefLinks.glues.contains(row[2].lexeme.lemma)
    else { return nil }
    return [row[1].said(by: .first)] + known(row[0]) + at(row[2])
  }

  /// *Vecina / cuidar / perro / vacaciones*: when it is done.
  private func onHoliday(_ row: [Constituent], _ verb: Int) -> [Constituent]? {
    guard verb == 1, row.count == 4, let last = row.last, last.lexeme.lemma == "vacaciones",
      row[2].lexeme.wordClass == .noun, row[0].lexeme.isHuman,
      ["cuidar", "visitar", "regar", "limpiar", "leer", "ver", "pintar"]
        .contains(row[1].lexeme.lemma)
    else { return nil }
    return row.dropLast() + [phrase("en vacaciones", last, .time)]
  }
}

/// Words of such rows.
private enum SpanishBriefLinks {
  /// What one hears of neighbours, and what is theirs.
  static let ofNeighbours: WordSet = [
    "ruido", "música", "gritos", "fiesta", "perro", "perra", "gato", "gata", "coche", "jardín",
    "bebé", "hijo", "hija", "obras", "tele", "televisión", "loro", "cachorro",
  ]
  /// Which one of a row it is.
  static let ranked: WordSet = [
    "último", "última", "últimos", "últimas", "siguiente", "siguientes", "anterior",
  ]
  static let glues: WordSet = [
    "pegamento", "cola", "celo", "cinta", "silicona", "fiso", "cinta adhesiva", "imán", "chincheta",
  ]
  static let shops: WordSet = [
    "farmacia", "tienda", "panadería", "mercado", "supermercado", "súper", "kiosco", "quiosco",
    "librería", "papelería", "frutería", "carnicería", "pescadería", "pastelería", "zapatería",
    "juguetería", "heladería", "ferretería", "floristería", "estanco", "gasolinera", "mercadillo",
    "bazar", "centro comercial", "cafetería", "churrería",
  ]
  /// Where one buys besides.
  static let counters: WordSet = [
    "máquina", "taquilla", "caja", "ventanilla", "barra", "mostrador", "estación", "kiosco",
    "quiosco", "estanco",
  ]
  /// By what one is kept on one's way.
  static let delays: WordSet = [
    "atasco", "tráfico", "huelga", "avería", "retraso", "accidente", "obras", "nieve", "tormenta",
    "niebla", "despertador", "semáforo", "inundación",
  ]
  /// Parts of what is eaten that are taken off.
  static let peels: WordSet = [
    "hueso", "huesos", "semilla", "semillas", "piel", "espina", "espinas", "cáscara", "pepita",
    "pepitas", "corteza", "rabo", "rabito", "hoja", "hojas", "pipa", "pipas", "grasa", "tallo",
    "cabeza",
  ]
  static let taking: WordSet = [
    "escupir", "quitar", "cortar", "tirar", "sacar", "separar", "tragar", "apartar", "comer",
    "morder", "pelar", "chupar",
  ]
  /// Where one sits out of doors.
  static let grounds: WordSet = [
    "césped", "hierba", "arena", "suelo", "banco", "roca", "piedra", "escalón", "nieve", "muro",
    "acera", "tierra",
  ]
}
