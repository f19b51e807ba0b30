import AACCore

/// Short Spanish rows of two thoughts: *nevera / vacía / comprar, ascensor / averiado / subir / escalera, araña / techo / susto, tener / hipo / agua, yo / lleno / no /
/// más, esto / mío / no / tuyo, llamar / policía / ladrón, herida / escocer / curar, puerta / chirriar / aceite*; and two that ask or tell of one: *estuche /
/// perdido / quién, ventana / romper / balón, timbre / sonar / puerta*.
///
/// Sources: NGLE §31.1 (*yuxtaposición*), §18.6 (*mío*), §22.14 (*de quién*), §15.6 (*haber*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func twoBriefly(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row.count < 6,
      row.allSatisfy({
        $0.tile != nil && $0.government == nil && $0.lexeme.wordClass != .conjunction
          && $0.lexeme.wordClass != .adposition
      })
    else { return nil }
    if let one = whoseLost(row) ?? brokenWith(row) ?? ringing(row) { return one }
    guard isPlain else { return nil }
    return brokenSo(row) ?? animalSeen(row) ?? needBesideState(row) ?? mineNotYours(row)
      ?? calledForTrouble(row) ?? soreSo(row) ?? squeaking(row)
  }

  /// *Estuche / perdido / quién*: to whom it belongs.
  private func whoseLost(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, let who = row.last, who.lexeme.lemma == "quién", isCommon(row[0]),
      row[0].lexeme.namesThing, row[1].lexeme.wordClass == .adjective,
      !row[1].lexeme.isDeterminerLike
    else { return nil }
    return read(small("de") + [who, .linking("ser", .third)] + small("el") + [row[0], row[1]])
      .map(asking)
  }

  /// *Ventana / romper / balón*: with what one broke it.
  private func brokenWith(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isOver, row[1].lexeme.lemma == "romper", isCommon(row[0]),
      row[0].lexeme.namesThing, row[0].lexeme.kind != .body,
      ["balón", "pelota", "martillo", "piedra", "palo", "raqueta", "tijeras"]
        .contains(row[2].lexeme.lemma)
    else { return nil }
    return stated(row[1], small("el") + [row[0]] + small("con", "el") + [row[2]])
  }

  /// *Timbre / sonar / puerta, iglesia / campana / sonar*: of what the bell is.
  private func ringing(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, let verb = loneVerb(row), verb > 0, row[verb].lexeme.lemma == "sonar",
      let bell = row.firstIndex(where: { SpanishTwoBrief.bells.contains($0.lexeme.lemma) }),
      bell < verb, let owner = row.indices.first(where: { $0 != verb && $0 != bell }),
      isCommon(row[owner]),
      KindSet.places.contains(row[owner].lexeme.kind) || row[owner].lexeme.kind == .vehicle
        || row[owner].lexeme.kind == .device
        || ["puerta", "casa", "bici", "horno"].contains(row[owner].lexeme.lemma)
    else { return nil }
    return stated(row[verb], by: small("el") + [row[bell]] + small("de") + known(row[owner]))
  }

  /// *Nevera / vacía / comprar, ascensor / averiado / subir / escalera*: how it is, and what is to be done for that.
  private func brokenSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count < 5, isCommon(row[0]), row[0].lexeme.namesThing,
      row[1].lexeme.wordClass == .adjective, SpanishTwoBrief.out.contains(row[1].lexeme.lemma),
      row[2].lexeme.isInfinitive
    else { return nil }
    let so = read(small("el") + [row[0], .linking("estar"), row[1]])
    if row.count == 3 {
      guard row[2].lexeme.lemma == "comprar", row[1].lexeme.lemma == "vacío" else { return nil }
      return besides(so, read([deed("querer").said(by: .first), row[2]]))
    }
    guard isCommon(row[3]), row[3].lexeme.namesThing,
      ["subir", "bajar", "coger", "usar", "llamar"].contains(row[2].lexeme.lemma)
    else { return nil }
    let way =
      ["subir", "bajar"].contains(row[2].lexeme.lemma)
      ? small("por", "el") + [row[3]] : small("el") + [row[3]]
    return besides(so, requested(row[2], way))
  }

  /// *Araña / techo / susto*: what there is, and what one feels at it.
  private func animalSeen(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isCommon(row[0]), row[0].lexeme.kind == .animal,
      isGround(row[1])
        || SpanishBriefQualities.surfaces.contains(row[1].lexeme.lemma),
      ["susto", "miedo", "asco"].contains(row[2].lexeme.lemma)
    else { return nil }
    let there = read([deed("haber").said(by: .third)] + small("un") + [row[0]] + at(row[1]))
    let felt =
      row[2].lexeme.lemma == "miedo"
      ? stated(deed("tener").said(by: .first), [row[2]])
      : saidAtOnce([row[2]], "qué \(row[2].lexeme.lemma)")
    return besides(there, felt)
  }

  /// *Tener / hipo / agua, yo / lleno / no / más*: what one has, and what one wants for that.
  private func needBesideState(_ row: [Constituent]) -> [Clause]? {
    if row.count == 4, row[0].lexeme.lemma == "yo", row[1].lexeme.wordClass == .adjective,
      isNegator(row[2]), row[3].lexeme.lemma == "más"
    {
      return besides(
        read([row[0], .linking("estar"), row[1]]),
        read([row[2], deed("querer").said(by: .first), row[3]]))
    }
    guard row.count == 3, row[0].lexeme.lemma == "tener", row[0].lexeme.isInfinitive,
      SpanishTwoBrief.ails.contains(written(row[1])), isCommon(row[2]),
      KindSet.edible.contains(row[2].lexeme.kind) || row[2].lexeme.kind == .medicine
        || ["pañuelo", "manta", "jarabe"].contains(row[2].lexeme.lemma)
    else { return nil }
    return besides(
      read([row[0].said(by: .first), row[1]]), read([deed("querer").said(by: .first), row[2]]))
  }

  /// *Esto / mío / no / tuyo*: whose it is (NGLE §18.6).
  private func mineNotYours(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isNegator(row[2]), SpanishTwoBrief.owned.contains(row[1].lexeme.lemma),
      SpanishTwoBrief.owned.contains(row[3].lexeme.lemma),
      row[0].lexeme.kind == .demonstrative || isCommon(row[0])
    else { return nil }
    let what = row[0].lexeme.kind == .demonstrative ? [row[0]] : small("el") + [row[0]]
    return besides(
      stated(.linking("ser"), by: what, [row[1]]),
      read([
        row[2], .linking("ser", .third),
        row[0].lexeme.kind == .demonstrative ? row[3] : phrase(written(row[3]), row[3]),
      ]))
  }

  /// *Llamar / policía / ladrón, llamar / bomberos / fuego*: why they are called.
  private func calledForTrouble(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.lemma == "llamar", row[0].lexeme.isInfinitive,
      ["policía", "bombero", "bomberos", "médico", "ambulancia", "socorrista"]
        .contains(row[1].lexeme.lemma),
      SpanishTwoBrief.troubles.contains(row[2].lexeme.lemma)
    else { return nil }
    let isCounted = !["fuego", "humo", "pelea"].contains(row[2].lexeme.lemma)
    return besides(
      deeper.readWhole([row[0], row[1]]),
      read(
        [deed("haber").said(by: .third)] + (isCounted ? small("un") : []) + [row[2]]))
  }

  /// *Herida / escocer / curar*: what is to be done about it.
  private func soreSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isCommon(row[0]),
      ["herida", "ampolla", "picadura", "quemadura", "grano", "llaga"]
        .contains(row[0].lexeme.lemma),
      ["escocer", "picar", "doler", "sangrar", "arder"].contains(row[1].lexeme.lemma),
      ["curar", "lavar", "tapar", "rascar", "vendar", "limpiar"].contains(row[2].lexeme.lemma),
      row[1].lexeme.isInfinitive, row[2].lexeme.isInfinitive
    else { return nil }
    let it = tables.gender(of: row[0].lexeme) == .feminine ? "la" : "lo"
    let sore = told(row[1], by: small("el") + [row[0]])
    return besides(
      [sore],
      read([deed("querer").said(by: .first), row[2], Constituent(WordJoiner.pronoun(it))]))
  }

  /// *Puerta / chirriar / aceite*: what it needs.
  private func squeaking(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isCommon(row[0]), row[0].lexeme.namesThing,
      ["chirriar", "rechinar", "atascarse", "oxidarse"].contains(row[1].lexeme.lemma),
      ["aceite", "grasa"].contains(row[2].lexeme.lemma)
    else { return nil }
    return besides(
      stated(row[1], by: small("el") + [row[0]]),
      read([briefVerb("necesitar", of: row[0]), row[2]]))
  }
}

/// Words of such rows.
private enum SpanishTwoBrief {
  static let bells: WordSet = [
    "timbre", "campana", "campanas", "alarma", "sirena", "bocina", "claxon", "teléfono",
  ]
  /// What of a thing is out of order.
  static let out: WordSet = [
    "vacío", "averiado", "roto", "estropeado", "cerrado", "cortado", "ocupado", "lleno", "parado",
    "atascado", "bloqueado",
  ]
  /// For what one drinks or takes something.
  static let ails: WordSet = [
    "hipo", "tos", "fiebre", "mocos", "picor", "náuseas", "mareo",
  ]
  static let owned: WordSet = ["mío", "tuyo", "suyo", "nuestro", "mía", "tuya", "suya"]
  static let troubles: WordSet = [
    "ladrón", "fuego", "incendio", "accidente", "humo", "pelea", "robo", "herido",
  ]
}
