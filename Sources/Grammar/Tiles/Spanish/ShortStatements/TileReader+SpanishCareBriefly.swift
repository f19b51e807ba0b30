import AACCore

/// Short Spanish rows of weather and what one wants for it, of what hinders one's sight, of who is cared for and of fires: *hacer / frío / chaqueta, niebla / ver / nada,
/// pañal / cambiar / bebé, correa / poner / perro, fuego / encender / leña, fuego / apagar / agua, comida / picante / boca / quemar, horario / cambiar / semana, yo /
/// confundido / explicar / otra vez*.
///
/// Sources: NGLE §41.5 (*hacer* of weather), §31.1 (*yuxtaposición*), §48.3 (*no … nada*), §35.4 (*a* of who gets it), §35.7 (*me* of one's body), §29.7 (*con* of tools).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func caredForBriefly(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4, !row.contains(where: { $0.lexeme.kind == .question })
    else { return nil }
    if let burnt = fireWith(row) ?? thisWeek(row) { return burnt }
    guard isPlain else { return nil }
    return weatherAndWish(row) ?? seeingNothing(row) ?? caredFor(row) ?? mouthBurns(row)
      ?? explainAgain(row)
  }

  /// *Hacer / frío / chaqueta, hacer / calor / agua*: what it is like, and what one wants for that (NGLE §41.5).
  private func weatherAndWish(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.lemma == "hacer", row[0].lexeme.isInfinitive,
      ["frío", "calor", "viento", "sol", "fresco"].contains(row[1].lexeme.lemma), isCommon(row[2])
    else { return nil }
    let isDrunk = row[2].lexeme.kind == .drink
    guard
      isDrunk || row[2].lexeme.kind == .clothing
        || ["manta", "paraguas", "ventilador", "abanico", "crema", "gafas", "gafas de sol"]
          .contains(row[2].lexeme.lemma)
    else { return nil }
    let weather = Lexeme(lemma: row[1].lexeme.lemma, wordClass: .noun, kind: .weather)
    var felt = row[1]
    felt.lexeme = tables.lexicon.known(row[1].lexeme.lemma) ?? weather
    if felt.lexeme.wordClass != .noun { felt.lexeme = weather }
    felt.lexeme.article = .bare
    return besides(
      [told(row[0].said(by: .third), [felt])],
      read([deed("querer").said(by: .first)] + (isDrunk ? [row[2]] : small("el") + [row[2]])))
  }

  /// *Niebla / ver / nada*: there it is, and hinders one (NGLE §48.3).
  private func seeingNothing(_ chosen: [Constituent]) -> [Clause]? {
    let laidNo = chosen.first(where: isNegator)
    let row = chosen.filter { !isNegator($0) }
    guard row.count == 3, row[2].lexeme.lemma == "nada", let no = tables.lexicon.known("no"),
      row[1].lexeme.lemma == "ver"
        && ["niebla", "humo", "polvo", "vapor", "bruma"]
          .contains(row[0].lexeme.lemma)
        || ["oír", "escuchar"].contains(row[1].lexeme.lemma) && row[0].lexeme.lemma == "ruido"
    else { return nil }
    return besides(
      read([deed("haber").said(by: .third), row[0]]),
      read([laidNo ?? Constituent(no), row[1].said(by: .first), row[2]]))
  }

  /// *Pañal / cambiar / bebé, correa / poner / perro*: who cannot do it has it done (NGLE §35.4).
  private func caredFor(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, isCommon(row[0]), row[0].lexeme.namesThing, isCommon(row[2]),
      case let who = row[2].lexeme
    else { return nil }
    if who.lemma == "bebé",
      ["cambiar", "poner", "quitar", "cortar", "limpiar", "lavar"].contains(row[1].lexeme.lemma)
    {
      return requested(row[1], small("el") + [row[0]] + small("a", "el") + [row[2]])
    }
    guard who.kind == .animal, ["poner", "quitar"].contains(row[1].lexeme.lemma),
      ["correa", "collar", "bozal", "arnés", "silla", "manta", "comida", "agua", "pienso"]
        .contains(row[0].lexeme.lemma)
    else { return nil }
    return read([row[1].said(by: .first)] + known(row[0]) + small("a", "el") + [row[2]])
  }

  /// *Fuego / encender / leña, fuego / apagar / agua*: with what (NGLE §29.7).
  private func fireWith(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3,
      ["fuego", "hoguera", "chimenea", "barbacoa"].contains(row[0].lexeme.lemma)
    else { return nil }
    let tools: WordSet
    switch row[1].lexeme.lemma {
    case "encender", "prender": tools = ["leña", "cerilla", "cerillas", "mechero", "papel", "paja"]
    case "apagar": tools = ["agua", "arena", "manguera", "extintor", "manta", "tierra", "cubo"]
    default: return nil
    }
    guard DoerWords.contains(row[2].lexeme, in: tools) else { return nil }
    let rest = small("el") + [row[0]] + small("con", "el") + [row[2]]
    return isPlain ? requested(row[1], rest) : stated(row[1], rest)
  }

  /// *Comida / picante / boca / quemar*: what it is like, and what it does to one's mouth (NGLE §35.7).
  private func mouthBurns(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isCommon(row[0]),
      KindSet.edible.contains(row[0].lexeme.kind)
        || row[0].lexeme.lemma == "comida", row[1].lexeme.wordClass == .adjective,
      !row[1].lexeme.isDeterminerLike, row[2].lexeme.kind == .body,
      row[3].lexeme.lemma == "quemar", row[3].lexeme.isInfinitive
    else { return nil }
    return besides(
      read(small("el") + [row[0], .linking("estar"), row[1]]),
      [told(row[3].said(by: .third), small("yo", "el") + [row[2]])])
  }

  /// *Horario / cambiar / semana* that was put into the future: the one that is on.
  private func thisWeek(_ row: [Constituent]) -> [Clause]? {
    guard let last = row.last, ["semana", "mes", "año"].contains(last.lexeme.lemma),
      choices.tense == .future, row.count == 3, row[1].lexeme.isInfinitive, isCommon(row[0])
    else { return nil }
    let text = last.lexeme.lemma == "semana" ? "esta semana" : "este \(last.lexeme.lemma)"
    return stated(row[1], by: known(row[0]), [phrase(text, last, .time)])
  }

  /// *Yo / confundido / explicar / otra vez*: how one is, and what one asks for.
  private func explainAgain(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "yo", row[1].lexeme.wordClass == .adjective,
      ["explicar", "repetir", "enseñar"].contains(row[2].lexeme.lemma),
      row[3].lexeme.lemma == "otra vez"
    else { return nil }
    return besides(
      read([row[0], .linking("estar"), row[1]]), requested(row[2], small("yo") + [row[3]]))
  }
}
