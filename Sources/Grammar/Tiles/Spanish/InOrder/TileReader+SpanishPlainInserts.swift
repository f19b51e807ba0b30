import AACCore

/// Rows of Spanish laid as they are said in which a place, a trade, a measure or a cause lacks its small word: *cocina / no / haber / pan, papá / ser / médico /
/// Madrid, cuánto / costar / kilo / tomates, yo / dormir / mal / calor, yo / dejar / bolso / restaurante, si / tú / querer / yo / acompañar, ver / tú / mañana,
/// llave / colgada / pared*.
///
/// Sources: NGLE §41.6 (*haber*), §37.8 (*ser* of trades), §12.11 (nouns of measure), §46.4 (*por*), §35.2 (pronouns), §37.9 (*estar* and participles).
extension TileReader {
  /// The row with the word in its place; nil for any other.
  func plainInsert(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2 else { return nil }
    if let other = toOtherLater(row) ?? somewhat(row) { return other }
    guard row.count > 3 else { return nil }
    return noneThere(row) ?? tradeThere(row) ?? measured(row) ?? causedBy(row) ?? leftThere(row)
      ?? offeredToOther(row)
  }

  /// *Cocina / no / haber / pan, tienda / no / haber / huevos*: what there is not, and where (NGLE §41.6).
  private func noneThere(_ row: [Constituent]) -> [Constituent]? {
    guard isCommon(row[0]), KindSet.places.contains(row[0].lexeme.kind), isNegator(row[1]),
      row[2].lexeme.lemma == "haber", row[2].lexeme.isInfinitive,
      let thing = row.last, isCommon(thing), thing.lexeme.wordClass == .noun,
      row[3...].dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    let there = row[0].lexeme.lemma == "casa" ? small("en") : small("en", "el")
    return [row[1], row[2].said(by: .third)] + row[3...] + there + [row[0]]
  }

  /// *Papá / ser / médico / Madrid*: where one works so (NGLE §37.8).
  private func tradeThere(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last, last.lexeme.wordClass == .properNoun, last.lexeme.kind == .place,
      case let trade = row[row.count - 2], isCommon(trade), trade.lexeme.isHuman,
      trade.lexeme.number != .plural, row[row.count - 3].lexeme.lemma == "ser",
      row[..<(row.count - 3)].contains(where: { $0.lexeme.isHuman || $0.lexeme.kind == .person }),
      !PlainInsertWords.ruling.contains(trade.lexeme.lemma)
    else { return nil }
    return row.dropLast() + small("en") + [last]
  }

  /// *Cuánto / costar / kilo / tomates*: how much of what (NGLE §12.11).
  private func measured(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, ["cuánto", "cuánta"].contains(row[0].lexeme.lemma),
      ["costar", "valer"].contains(row[1].lexeme.lemma),
      PlainInsertWords.measures.contains(row[2].lexeme.lemma), isCommon(row[3]),
      KindSet.edible.contains(row[3].lexeme.kind) || row[3].lexeme.kind == .plant
        || ["gasolina", "flores", "pilas", "folios", "tela"].contains(row[3].lexeme.lemma)
    else { return nil }
    var measure = row[2]
    measure.lexeme.gender = tables.gender(of: row[2].lexeme)
    measure.lexeme.lemma = "\(row[2].lexeme.lemma) de \(written(row[3]))"
    measure.lexeme.number = .singular
    return [row[0], row[1]] + small("el") + [measure]
  }

  /// *Yo / dormir / mal / calor, abuelo / respirar / mal / humo*: for what reason (NGLE §46.4).
  private func causedBy(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last, last.lexeme.wordClass == .noun,
      PlainInsertWords.hindering.contains(last.lexeme.lemma),
      ["mal", "poco", "peor", "fatal"].contains(row[row.count - 2].lexeme.lemma),
      case let verb = row[row.count - 3].lexeme, verb.isInfinitive,
      PlainInsertWords.bodily.contains(verb.lemma)
    else { return nil }
    return row.dropLast() + small("por", "el") + [last]
  }

  /// *Yo / dejar / bolso / restaurante, yo / dejar / mochila / clase*: where one left what one carries.
  private func leftThere(_ row: [Constituent]) -> [Constituent]? {
    guard
      let verb = row.firstIndex(where: {
        ["dejar", "dejarse", "olvidar", "olvidarse"].contains($0.lexeme.lemma)
      }), row[verb].lexeme.isInfinitive, verb > 0, verb + 2 < row.count,
      PlainInsertWords.carried.contains(row[verb + 1].lexeme.lemma), isCommon(row[verb + 1]),
      isCommon(row[verb + 2]),
      [.place, .room, .vehicle].contains(row[verb + 2].lexeme.kind),
      row[(verb + 3)...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    let there =
      ["casa", "clase"].contains(row[verb + 2].lexeme.lemma) ? small("en") : small("en", "el")
    return row[...(verb + 1)] + there + row[(verb + 2)...]
  }

  /// *Si / tú / querer / yo / acompañar*: whom, where only the other can be meant (NGLE §35.2).
  private func offeredToOther(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 4, row[0].lexeme.lemma == "si", ["tú", "vos"].contains(row[1].lexeme.lemma),
      row[2].lexeme.lemma == "querer", row[3].lexeme.lemma == "yo", row[4].lexeme.isInfinitive,
      PlainInsertWords.helping.contains(row[4].lexeme.lemma),
      !row[5...].contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return nil }
    return row[...4] + small("tú") + row[5...]
  }

  /// *Bajar / música / poco, peluquero / cortar / flequillo / poco*: by how much (NGLE §19.5, *un poco*).
  private func somewhat(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last, last.lexeme.lemma == "poco",
      case let thing = row[row.count - 2], isCommon(thing), thing.lexeme.number != .plural,
      PlainInsertWords.graded.contains(row[row.count - 3].lexeme.lemma)
    else { return nil }
    var known = thing
    known.lexeme.countability = .count
    known.government = Government(preposition: nil, article: .definite)
    return Array(row[..<(row.count - 2)]) + [known, phrase("un poco", last)]
  }

  /// *Ver / tú / mañana, llamar / tú / luego*: what the speaker will do, and with whom.
  private func toOtherLater(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[0].lexeme.isInfinitive, isPlain,
      ["ver", "llamar", "avisar", "escribir"].contains(row[0].lexeme.lemma),
      ["tú", "vos"].contains(row[1].lexeme.lemma),
      tables.lexicon.tense(of: row[2].lexeme.lemma) == .future
        || PlainInsertWords.later.contains(row[2].lexeme.lemma)
    else { return nil }
    return small("yo") + row
  }

  /// *Llave / colgada / pared, abrigo / colgado / detrás / puerta*: how it is there (NGLE §37.9); a row without a verb.
  func hangingThere(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 || row.count == 4, isCommon(row[0]),
      row[0].lexeme.namesThing || row[0].lexeme.isBeing,
      row[1].lexeme.wordClass == .adjective, row[1].lexeme.endsLikeParticiple,
      PlainInsertWords.settled.contains(where: written(row[1]).hasPrefix), let last = row.last,
      isCommon(last)
    else { return nil }
    let head = small("el") + [row[0], .linking("estar", .third), row[1]]
    if row.count == 4 {
      return RowWords.relations[row[2].lexeme.lemma] == nil ? nil : head + row[2...]
    }
    guard isGround(last) || PlainInsertWords.walls.contains(last.lexeme.lemma) else { return nil }
    return head + small("en", "el") + [last]
  }
}

/// Words of such rows.
private enum PlainInsertWords {
  /// Who is so of a place and not in it.
  static let ruling: WordSet = [
    "rey", "reina", "presidente", "presidenta", "alcalde", "alcaldesa", "campeón", "campeona",
    "capitán", "novio", "novia", "amigo", "amiga",
  ]
  static let measures: WordSet = [
    "kilo", "litro", "docena", "barra", "botella", "paquete", "caja", "bolsa", "lata", "gramo",
    "ramo",
    "bote", "cartón", "tableta", "ración", "vaso", "copa", "taza", "garrafa", "manojo", "metro",
    "par",
  ]
  /// What keeps one from doing it well.
  static let hindering: WordSet = [
    "calor", "frío", "ruido", "dolor", "humo", "tos", "miedo", "fiebre", "nervios", "alergia",
    "luz",
    "viento", "estrés", "asma", "mocos", "polvo",
  ]
  static let bodily: WordSet = [
    "dormir", "respirar", "ver", "oír", "caminar", "andar", "comer", "descansar", "hablar",
    "trabajar",
    "estudiar", "tragar",
  ]
  /// What one carries about.
  static let carried: WordSet = [
    "bolso", "mochila", "cartera", "estuche", "abrigo", "paraguas", "maleta", "chaqueta", "móvil",
    "gafas", "bufanda", "gorro", "gorra", "bastón", "bolsa", "carpeta", "cuaderno", "libro",
    "teléfono",
  ]
  /// What one offers to do for the other.
  static let helping: WordSet = [
    "acompañar", "ayudar", "esperar", "llevar", "llamar", "enseñar", "recoger", "invitar", "avisar",
    "peinar", "bañar", "abrazar", "besar", "empujar", "escuchar", "perdonar",
  ]
  /// What is done more or less.
  static let graded: WordSet = [
    "bajar", "subir", "cortar", "abrir", "cerrar", "mover", "apartar", "calentar", "enfriar",
    "apretar",
    "aflojar", "limpiar", "ordenar", "recoger",
  ]
  static let later: WordSet = ["mañana", "luego", "después", "más tarde", "pronto", "esta noche"]
  /// How a thing or somebody is somewhere; without the ending.
  static let settled = [
    "colgad", "aparcad", "guardad", "escondid", "pegad", "sentad", "tumbad", "dormid", "tirad",
    "atad", "acostad", "encerrad", "estacionad", "apoyad", "metid", "clavad",
  ]
  static let walls: WordSet = [
    "pared", "puerta", "percha", "techo", "armario", "suelo", "cama", "sofá", "silla", "árbol",
    "nevera",
    "mesa", "perchero", "ventana", "cajón", "sillón", "valla",
  ]
}
