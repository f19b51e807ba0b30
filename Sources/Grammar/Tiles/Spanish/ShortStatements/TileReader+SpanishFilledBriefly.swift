import AACCore

/// Short Spanish rows that lack a preposition before a deed, a measure or a cause: *videojuego / difícil / ganar, yo / aburrido / esperar, tomate / maduro / kilo, probar /
/// poquito / salsa, yo / impaciente / vacaciones, gafas / sol / playa, cruzar / semáforo / verde, análisis / sangre / ayunas, adivinar / animal*.
///
/// Sources: NGLE §26.4 (*difícil de*), §36.3 (complements of adjectives), §12.5 (*un kilo de*), §19.8 (*un poquito de*), §34.8 (*a* of beings).
extension TileReader {
  /// The row as it is said; nil for any other.
  func filledBriefly(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 1, row.count < 7,
      row.allSatisfy({ $0.government == nil && $0.lexeme.wordClass != .conjunction })
    else { return nil }
    if let said = littleOf(row) ?? fasting(row) ?? guessedThing(row) ?? invitedMe(row) {
      return said
    }
    guard row.count == 3 else { return nil }
    return hardToDo(row) ?? tiredOfDoing(row) ?? measureLast(row) ?? impatientFor(row)
      ?? wornForPlace(row) ?? crossedOnGreen(row) ?? freshlyDone(row) ?? playedPart(row)
  }

  /// *Probar / poquito / salsa, querer / poquito / agua*.
  private func littleOf(_ row: [Constituent]) -> [Constituent]? {
    guard
      let place = row.indices.dropFirst().dropLast().first(where: {
        ["poquito", "poquitín", "poquitito"].contains(row[$0].lexeme.lemma)
      }), isCommon(row[place + 1]), row[place + 1].lexeme.namesThing,
      row[place - 1].lexeme.lemma != "un"
    else { return nil }
    return row[..<place] + small("un") + [row[place]] + small("de") + [
      row[place + 1].withNoArticle
    ]
      + row[(place + 2)...]
  }

  /// *Análisis / sangre / ayunas*: how it is done.
  private func fasting(_ row: [Constituent]) -> [Constituent]? {
    guard let last = row.last, last.lexeme.lemma == "ayunas" || written(last) == "ayunas",
      last.lexeme.wordClass != .adverb, row.count == 3, isCommon(row[0]), isCommon(row[1]),
      isSortOf(row[0].lexeme, row[1].lexeme) || row[0].lexeme.lemma == "análisis"
    else { return nil }
    return small("el") + [row[0]] + ofSort(row[1])
      + [.linking("ser", .third), phrase("en ayunas", last)]
  }

  /// *Adivinar / animal*: which one it is, and no one that is known (NGLE §34.8).
  private func guessedThing(_ row: [Constituent]) -> [Constituent]? {
    guard let verb = row.firstIndex(where: { $0.lexeme.isInfinitive }), verb + 2 == row.count,
      row[verb].lexeme.lemma == "adivinar", isCommon(row[verb + 1]),
      row[verb + 1].lexeme.isBeing || row[verb + 1].lexeme.kind == .animal
    else { return nil }
    var kind = row[verb + 1]
    kind.lexeme.kind = .idea
    kind.lexeme.animacy = .inanimate
    return row[...verb] + small("el") + [kind]
  }

  /// *Amigo / invitar / dormir / casa*: nobody else is named who would be invited.
  private func invitedMe(_ row: [Constituent]) -> [Constituent]? {
    guard isOver, let verb = loneOpener(row, "invitar"), verb == 1 || verb == 2,
      verb + 1 < row.count,
      case let who = row[verb - 1], who.lexeme.isHuman, who.lexeme.wordClass != .pronoun,
      row[..<verb].filter(\.lexeme.isBeing).count == 1,
      !row[(verb + 1)...].contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun
          || WordJoiner.clitics.contains($0.lexeme.lemma)
      }), let me = tables.lexicon.known("yo")
    else { return nil }
    return row[...verb] + [Constituent(me)] + row[(verb + 1)...]
  }

  private func loneOpener(_ row: [Constituent], _ lemma: String) -> Int? {
    row.firstIndex { $0.lexeme.lemma == lemma && $0.lexeme.isInfinitive }.flatMap { place in
      row[..<place].contains { $0.lexeme.wordClass == .verb } ? nil : place
    }
  }

  // MARK: - Three tiles

  /// *Videojuego / difícil / ganar, puerta / fácil / abrir*: what it is hard to do with it (NGLE §26.4).
  private func hardToDo(_ row: [Constituent]) -> [Constituent]? {
    guard isCommon(row[0]), row[0].lexeme.namesThing, row[2].lexeme.isInfinitive, isPlain,
      ["difícil", "fácil", "imposible", "complicado", "sencillo"].contains(row[1].lexeme.lemma),
      SpanishBriefFillers.tried.contains(row[2].lexeme.lemma),
      row[2].lexeme.lemma != "ganar" || row[1].lexeme.lemma != "fácil"
    else { return nil }
    return small("el") + [row[0], .linking("ser"), row[1]] + small("de") + [row[2]]
  }

  /// *Yo / aburrido / esperar, mamá / cansado / trabajar*: of what one is tired (NGLE §36.3).
  private func tiredOfDoing(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.isHuman || row[0].lexeme.kind == .person,
      ["aburrido", "cansado", "harto", "agotado"].contains(row[1].lexeme.lemma),
      SpanishBriefFillers.wearying.contains(row[2].lexeme.lemma), row[2].lexeme.isInfinitive,
      !choices.isQuestion
    else { return nil }
    return [row[0], .linking("estar"), row[1]] + small("de") + [row[2]]
  }

  /// *Tomate / maduro / kilo, leche / fría / vaso*: how much of it (NGLE §12.5).
  private func measureLast(_ row: [Constituent]) -> [Constituent]? {
    guard isCommon(row[0]), KindSet.edible.contains(row[0].lexeme.kind), row[1].isBriefQuality,
      SpanishBriefFillers.measures.contains(row[2].lexeme.lemma), isPlain
    else { return nil }
    return [deed("querer").said(by: .first)] + small("un") + [row[2]] + small("de")
      + [row[0].withNoArticle, row[1]]
  }

  /// *Yo / impaciente / vacaciones*.
  private func impatientFor(_ row: [Constituent]) -> [Constituent]? {
    guard row[1].lexeme.lemma == "impaciente", row[2].lexeme.wordClass == .noun,
      row[0].lexeme.isHuman || row[0].lexeme.kind == .person
    else { return nil }
    return [row[0], .linking("estar"), row[1]] + small("por") + known(row[2])
  }

  /// *Gafas / sol / playa, disfraz / pirata / carnaval, botas / agua / lluvia*: when and where it is worn.
  private func wornForPlace(_ row: [Constituent]) -> [Constituent]? {
    guard isPlain, isCommon(row[0]), isCommon(row[1]),
      isSortOf(row[0].lexeme, row[1].lexeme) || row[0].lexeme.lemma == "disfraz",
      row[0].lexeme.kind == .clothing
        || ["disfraz", "gafas", "gorro", "gorra", "traje", "crema", "toalla"]
          .contains(row[0].lexeme.lemma),
      row[2].lexeme.wordClass == .noun || row[2].lexeme.wordClass == .properNoun,
      SpanishBriefFillers.outings.contains(row[2].lexeme.lemma)
    else { return nil }
    let occasion =
      ["carnaval", "Navidad", "Halloween"].contains(row[2].lexeme.lemma)
      ? [row[2].withNoArticle] : small("el") + [row[2]]
    return small("el") + [row[0]] + ofSort(row[1]) + small("para") + occasion
  }

  /// *Cruzar / semáforo / verde*: while it is so.
  private func crossedOnGreen(_ row: [Constituent]) -> [Constituent]? {
    guard ["cruzar", "pasar", "parar"].contains(row[0].lexeme.lemma), row[0].lexeme.isInfinitive,
      row[1].lexeme.lemma == "semáforo", ["verde", "rojo"].contains(row[2].lexeme.lemma)
    else { return nil }
    return [row[0]] + small("con", "el") + [row[1], phrase("en \(row[2].lexeme.lemma)", row[2])]
  }

  /// *Banco / recién / pintado*: what was done to it just now (NGLE §30.2).
  private func freshlyDone(_ row: [Constituent]) -> [Constituent]? {
    guard row[1].lexeme.lemma == "recién", isCommon(row[0]), row[0].lexeme.namesThing,
      row[0].lexeme.number != .plural, !isWrittenPlural(row[0]),
      SpanishBriefFillers.done.contains(written(row[2]))
    else { return nil }
    let text = String(written(row[2]).dropLast())
    let done = Lexeme(lemma: text + "o", wordClass: .adjective, kind: .state)
    return small("el") + [
      row[0], .linking("estar"), row[1],
      Constituent(done, tile: row[2].tile),
    ]
  }

  /// *Teatro / yo / árbol, yo / portero / partido*: as what one appears there.
  private func playedPart(_ row: [Constituent]) -> [Constituent]? {
    guard isPlain || isOver else { return nil }
    if row[1].lexeme.lemma == "yo",
      ["teatro", "obra", "función", "belén", "carnaval"].contains(row[0].lexeme.lemma),
      isCommon(row[2])
    {
      return [row[1], .linking("ser")] + small("un") + [row[2]] + at(row[0])
    }
    guard row[0].lexeme.lemma == "yo",
      [
        "portero", "portera", "capitán", "capitana", "árbitro", "delantero", "defensa", "rey",
        "reina",
      ]
      .contains(row[1].lexeme.lemma),
      ["partido", "equipo", "obra", "teatro", "fiesta", "función", "juego"]
        .contains(row[2].lexeme.lemma)
    else { return nil }
    return [row[0], .linking("ser")] + small("el") + [row[1]] + small("de", "el") + [row[2]]
  }
}

/// Words of such rows.
private enum SpanishBriefFillers {
  /// What one gets tired of; what one would like to do for a change is none of it.
  static let wearying: WordSet = [
    "esperar", "andar", "caminar", "correr", "trabajar", "estudiar", "limpiar", "recoger",
    "conducir", "repetir", "discutir", "subir", "fregar", "cargar",
  ]
  /// What is hard and easy to do to a thing.
  static let tried: WordSet = [
    "ganar", "leer", "abrir", "cerrar", "montar", "hacer", "entender", "usar", "tocar", "pelar",
    "cortar", "masticar", "tragar", "encontrar", "resolver", "aprender", "escribir", "dibujar",
    "pronunciar", "cantar", "subir", "limpiar", "lavar", "doblar", "atar", "abrochar", "ver",
    "oír", "armar", "completar", "explicar", "recordar", "arreglar", "mover", "memorizar",
  ]
  static let measures: WordSet = [
    "kilo", "litro", "docena", "paquete", "botella", "vaso", "taza", "plato", "trozo", "rodaja",
    "barra", "lata", "bote", "bolsa", "rebanada", "cucharada",
  ]
  /// For what one dresses.
  static let outings: WordSet = [
    "playa", "piscina", "carnaval", "fiesta", "nieve", "lluvia", "colegio", "cole", "campo",
    "montaña", "boda", "gimnasio", "Navidad", "Halloween", "verano", "invierno", "partido",
    "excursión", "viaje", "obra",
  ]
  static let done: WordSet = [
    "pintado", "pintada", "lavado", "lavada", "hecho", "hecha", "fregado", "fregada", "planchado",
    "planchada", "horneado", "horneada", "arreglado", "arreglada", "estrenado", "estrenada",
    "comprado", "comprada",
  ]
}
