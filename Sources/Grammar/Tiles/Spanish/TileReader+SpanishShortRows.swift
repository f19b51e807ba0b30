import AACCore

/// Spanish rows of two and three core words that leave out the verb or the pronoun that a sentence wants: *no / bueno, terminado / comer, pez /
/// agua, yo / listo, yo / de / España, yo / hacer / solo, yo / dar / tú, yo / querer / diferente, yo / poder / dormir, parar / eso*.
///
/// Sources: NGLE §37.7 (*ser*, *estar* and what is said with each), §34.2 and §35.2 (objects that no verb leaves out), §15.2 (*uno* before an
/// adjective), §28.10 (*terminar de*), §42.6 (what is asked, and what is told).
extension TileReader {
  /// The row with what it leaves out; itself where none of these words tells.
  func spanishShort(_ row: [Constituent]) -> [Constituent] {
    switch row.count {
    case 2:
      degreeBehind(row) ?? deniedQuality(row) ?? finishedDeed(row) ?? wishedFirst(row)
        ?? inItsElement(row) ?? readyNow(
          row)
        ?? askedOfFriend(row)
        ?? toldToKin(row) ?? stoppedWith(row) ?? row
    case 3:
      comesFrom(row) ?? doneAlone(row) ?? handedOver(row) ?? wantedOne(row) ?? readyNow(row) ?? row
    default: row
    }
  }

  /// *Yo / poder / dormir* that was denied, *yo / ayudar / tú* of which a time was chosen: nothing is asked, and of nobody.
  func spanishTold(_ row: [Constituent]) -> [Clause]? {
    if isSpanish, isPlain, row.count == 2, row[1].lexeme.lemma == "parar",
      row[1].lexeme.isInfinitive,
      row[0].lexeme.lemma == variety.language.plainNegator
    {
      // No / parar: go on.
      var clause = Clause(variety: variety)
      clause.verb = row[1]
      clause.complements = [row[0]]
      clause.options.insert(.request)
      return [clause]
    }
    guard isSpanish, row.count == 3, row[0].lexeme.lemma == "yo", row[1].lexeme.isInfinitive else {
      return nil
    }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.verb = row[1]
    if isDenied, !isOver, mayWish, row[1].lexeme.lemma == "poder", row[2].lexeme.isInfinitive {
      let wantsObject = ShortRowWords.handled.contains(row[2].lexeme.lemma)
      clause.complements =
        [row[2]] + (wantsObject ? [Constituent(WordJoiner.pronoun("lo"))] : [])
      return [clause]
    }
    guard !mayWish, mayAsk, !isOver, row[1].lexeme.lemma == "ayudar",
      OrderWords.spokenTo.contains(row[2].lexeme.lemma)
    else { return nil }
    clause.complements = [row[2]]
    return [clause]
  }

  // MARK: Two words

  /// *Cansado / muy, contento / muy*: how much so.
  private func degreeBehind(_ row: [Constituent]) -> [Constituent]? {
    guard row[1].lexeme.lemma == "muy", row[0].lexeme.wordClass == .adjective,
      !row[0].lexeme.isDeterminerLike
    else { return nil }
    return [row[1], row[0]]
  }

  /// *No / bueno, no / caliente*: it is not so.
  private func deniedQuality(_ row: [Constituent]) -> [Constituent]? {
    guard isPlain, row[0].lexeme.lemma == variety.language.plainNegator else { return nil }
    let quality = row[1].lexeme.lemma
    if ShortRowWords.natures.contains(quality) {
      return [row[0], .linking("ser", .third), row[1]]
    }
    guard ShortRowWords.conditions.contains(quality) else { return nil }
    return [row[0], .linking("estar", .third), row[1]]
  }

  /// *Terminado / comer*: what the speaker has done to its end.
  private func finishedDeed(_ row: [Constituent]) -> [Constituent]? {
    guard isPlain, ["terminado", "acabado"].contains(row[0].lexeme.lemma),
      row[1].lexeme.isInfinitive
    else { return nil }
    let ended = Constituent(deed("terminar").lexeme, tile: row[0].tile)
    return [known("yo"), ended, known("de"), row[1]]
  }

  /// *Primero / comer*: what one would like to do first.
  private func wishedFirst(_ row: [Constituent]) -> [Constituent]? {
    guard isPlain, row[0].lexeme.lemma == "primero", row[1].lexeme.isInfinitive,
      WishedDeeds.isAskedFor(row[1].lexeme.lemma, .spanish)
    else { return nil }
    return [deed("querer"), row[1], row[0]]
  }

  /// *Pez / agua, pájaro / cielo*: where such an animal is.
  private func inItsElement(_ row: [Constituent]) -> [Constituent]? {
    guard isPlain, row[0].lexeme.roleKind == .animal, row[0].lexeme.wordClass == .noun,
      ShortRowWords.elements.contains(row[1].lexeme.lemma)
    else { return nil }
    return [row[0], .linking("estar"), known("en"), known("el"), row[1]]
  }

  /// *Yo / listo, mamá / listo, yo / listo / salir*: who is ready, and for what.
  private func readyNow(_ row: [Constituent]) -> [Constituent]? {
    guard row[1].lexeme.lemma == "listo", row[1].lexeme.wordClass == .adjective,
      row[0].lexeme.isHuman || row[0].lexeme.wordClass == .pronoun && row[0].lexeme.kind == .person
    else { return nil }
    let ready = [row[0], .linking("estar"), row[1]]
    guard row.count == 3 else { return ready }
    guard row[2].lexeme.isInfinitive else { return nil }
    return ready + [known("para"), row[2]]
  }

  /// *Tú / amigo*, asked.
  private func askedOfFriend(_ row: [Constituent]) -> [Constituent]? {
    guard isAsked, !isOver, ["tú", "vos"].contains(row[0].lexeme.lemma),
      ShortRowWords.companions.contains(row[1].lexeme.lemma)
    else { return nil }
    return [row[0], .linking("ser"), known("mi"), row[1]]
  }

  /// *Decir / mamá, contar / papá*: what is to be told to somebody.
  private func toldToKin(_ row: [Constituent]) -> [Constituent]? {
    guard isPlain, ["decir", "contar"].contains(row[0].lexeme.lemma), row[0].lexeme.isInfinitive,
      row[1].lexeme.isHuman, row[1].lexeme.wordClass == .noun
    else { return nil }
    return [deed("querer"), row[0], Constituent(WordJoiner.pronoun("lo")), known("a"), row[1]]
  }

  /// *Parar / eso*, asked for: with what somebody is to stop.
  private func stoppedWith(_ row: [Constituent]) -> [Constituent]? {
    guard !mayAsk, !isDenied, row[0].lexeme.lemma == "parar", row[0].lexeme.isInfinitive,
      ["eso", "esto", "aquello"].contains(row[1].lexeme.lemma)
    else { return nil }
    return [row[0], known("con"), row[1]]
  }

  // MARK: Three words

  /// *Yo / de / España, ella / de / Madrid*: where one comes from.
  private func comesFrom(_ row: [Constituent]) -> [Constituent]? {
    guard row[1].lexeme.lemma == "de", row[2].lexeme.wordClass == .properNoun,
      row[0].lexeme.wordClass == .pronoun, row[0].lexeme.kind == .person,
      row[2].lexeme.kind == .place
    else { return nil }
    return [row[0], .linking("ser"), row[1], row[2]]
  }

  /// *Yo / hacer / solo, yo / abrir / solo*: without help.
  private func doneAlone(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.wordClass == .pronoun, row[0].lexeme.kind == .person,
      row[1].lexeme.isInfinitive, ShortRowWords.handled.contains(row[1].lexeme.lemma),
      row[2].lexeme.lemma == "solo"
    else { return nil }
    return [row[0], row[1], Constituent(WordJoiner.pronoun("lo")), row[2]]
  }

  /// *Yo / dar / tú, tú / dejar / yo*: what is at hand is handed over.
  private func handedOver(_ row: [Constituent]) -> [Constituent]? {
    guard ShortRowWords.handing.contains(row[1].lexeme.lemma), row[1].lexeme.isInfinitive,
      [row[0], row[2]].allSatisfy({
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
          && ["yo", "tú", "vos", "usted"].contains($0.lexeme.lemma)
      }), row[0].lexeme.person != row[2].lexeme.person
    else { return nil }
    return [row[0], row[1], Constituent(WordJoiner.pronoun("lo")), row[2]]
  }

  /// *Yo / querer / diferente*: one that is so.
  private func wantedOne(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.wordClass == .pronoun, row[1].lexeme.lemma == "querer",
      row[1].lexeme.isInfinitive, ShortRowWords.compared.contains(row[2].lexeme.lemma)
    else { return nil }
    return [row[0], row[1], known("uno"), row[2]]
  }
}

private enum ShortRowWords {
  /// What a thing or a deed is by its nature.
  static let natures: WordSet = [
    "bueno", "malo", "justo", "bonito", "feo", "fácil", "difícil", "divertido", "igual",
    "importante", "peligroso", "verdad", "posible", "gracioso", "normal", "necesario",
  ]
  /// What a thing is for the time being.
  static let conditions: WordSet = ["caliente", "rico", "limpio", "lleno", "abierto", "cerrado"]
  static let elements: WordSet = ["agua", "cielo", "aire"]
  static let companions: WordSet = [
    "amigo", "amiga", "compañero", "compañera", "profe", "maestro", "maestra", "hermano",
    "hermana", "primo", "prima", "vecino", "vecina",
  ]
  /// What is done with the hands to a thing, which the sentence names.
  static let handled: WordSet = [
    "hacer", "abrir", "cerrar", "coger", "agarrar", "alcanzar", "arreglar", "quitar", "poner",
    "encontrar", "cortar", "sacar", "meter", "encender", "apagar", "atar", "pelar",
  ]
  static let handing: WordSet = ["dar", "prestar", "devolver", "regalar", "traer", "enseñar"]
  static let compared: WordSet = ["diferente", "distinto", "igual", "parecido"]
}
