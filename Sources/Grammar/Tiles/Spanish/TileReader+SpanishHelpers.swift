import AACCore

/// What a Spanish row asks of whoever is there to help: deeds of care, of the hand and of the room, with nobody who does them, in whatever order they
/// lie: *acercar / mesa, peinar / pelo / despacio, pan / congelador / sacar, frenos / silla / poner, dejar / puerta / abierto*. What is done to the
/// speaker's body, or brought to it, has *me*.
///
/// Sources: NGLE §42.3 (requests), §26.14 (*infinitivo con valor imperativo*), §35.4 and §35.7 (*dativo simpatético*), §29.4 (*de* of where from),
/// §15.3 (known things have *el*).
extension TileReader {
  /// The request; nil where it is no such deed, or the words beside it do not belong to it.
  func askedOfHelper(_ row: [Constituent]) -> [Clause]? {
    let row = inFixedGroups(row) ?? row
    if let said = warned(row) ?? guessed(row) { return said }
    guard row.count > 1, row.count < 8, !isMoreOfIt(row), let help = HelpRow(row),
      !help.phrases.isEmpty,
      !help.phrases.contains(where: isFelt),
      !help.phrases.contains(where: { $0.noun.lexeme.isBeing })
        || help.act.lexeme.lemma == "llamar" || help.act.lexeme.lemma == "avisar",
      help.speaker == nil || help.speaker?.tile != row.first?.tile
    else { return nil }
    if let said = sentFor(help) ?? leftSo(help) ?? cutUp(help) ?? taught(help) ?? given(help) {
      return said
    }
    if let said = cared(help) ?? placedOn(help) ?? fastened(help) ?? handedOver(help) { return said }
    if let said = takenFrom(help) ?? served(help) ?? switched(help) ?? handled(help) { return said }
    return pushed(help) ?? lookedAt(help) ?? presented(help)
  }

  /// *Más / abrir / zumo, abrir / más / zumo*: how much of it.
  private func isMoreOfIt(_ row: [Constituent]) -> Bool {
    row.indices.contains { index in
      ["más", "menos", "mucho"].contains(row[index].lexeme.lemma)
        && (index == 0 || index + 1 < row.count && row[index + 1].lexeme.wordClass == .noun)
    }
  }

  /// What is felt, or there by itself, belongs to another thought: *cerrar / ventana / frío*.
  private func isFelt(_ phrase: HelpRow.Phrase) -> Bool {
    let noun = phrase.noun.lexeme
    return [.weather, .feeling, .emotion, .illness, .state].contains(noun.kind)
      || ["ruido", "ayuda", "frío", "calor", "sol", "prisa"].contains(noun.lemma)
  }

  // MARK: - Saying it

  /// The order, with *me* where it is done to or for the speaker.
  private func order(
    _ help: HelpRow, forSpeaker: Bool, _ rest: [Constituent], act: Constituent? = nil
  ) -> [Clause] {
    let me = forSpeaker || help.speaker != nil ? [help.speaker].compactMap { $0 } : []
    let speaker = forSpeaker && me.isEmpty ? small("yo") : me
    let please = help.pleased.map { [$0] } ?? []
    return requested(act ?? help.act, speaker + rest + inManner(help) + please)
  }

  /// How it is done, as it is said behind the rest.
  private func inManner(_ help: HelpRow) -> [Constituent] {
    help.manner.flatMap { word -> [Constituent] in
      switch word.lexeme.lemma {
      case "poco":
        let isFood = help.phrases.contains { KindSet.edible.contains($0.noun.lexeme.kind) }
        return [phrase(isFood ? "un poquito" : "un poco", word)]
      case "rápido", "fuerte", "flojo", "suave":
        return [phrase(word.lexeme.lemma, word)]
      case "izquierda", "derecha": return small("a", "la") + [word]
      default:
        guard HelpWords.turning.contains(help.act.lexeme.lemma),
          let side = HelpWords.sides[word.lexeme.lemma]
        else { return [word] }
        return [phrase(side, word, .direction)]
      }
    }
  }

  /// The phrase with its article, which the others know of.
  private func known(_ phrase: HelpRow.Phrase) -> [Constituent] {
    guard phrase.determiners.isEmpty else { return phrase.words }
    return known(phrase.noun) + phrase.qualities
  }

  /// The phrases behind the first, each with the preposition that the deed asks for.
  private func behind(_ help: HelpRow, _ phrases: [HelpRow.Phrase], _ word: String) -> [Constituent]
  {
    phrases.flatMap { phrase in
      (phrase.link.isEmpty ? small(word) : phrase.link) + known(phrase)
    }
  }

  private func isPlain(_ phrases: [HelpRow.Phrase]) -> Bool {
    phrases.allSatisfy { $0.qualities.allSatisfy(isDistinguishing) }
  }

  /// Whether the quality tells which one, and not how it is: *rojo, izquierdo, grande*.
  private func isDistinguishing(_ word: Constituent) -> Bool {
    [.color, .size, .direction].contains(word.lexeme.kind) || word.lexeme.wordClass == .numeral
      || ["izquierdo", "derecho", "otro", "grande", "pequeño"].contains(word.lexeme.lemma)
  }

  // MARK: - People

  /// *Llamar / ambulancia / rápido, avisar / enfermera*.
  private func sentFor(_ help: HelpRow) -> [Clause]? {
    let lemma = help.act.lexeme.lemma
    guard lemma == "llamar" || lemma == "avisar", help.phrases.count == 1, help.isActFirst,
      help.speaker == nil, case let who = help.phrases[0],
      HelpWords.services.contains(who.noun.lexeme.lemma)
        || lemma == "avisar" && who.noun.lexeme.isHuman
    else { return nil }
    if who.noun.lexeme.lemma == "policía", who.words.count == 1, who.link.isEmpty {
      return order(help, forSpeaker: false, who.words)
    }
    let isAny = ["ambulancia", "taxi", "grúa"].contains(who.noun.lexeme.lemma)
    var named = who
    // Ambulancia / rápido: it is called at once.
    let hurry = who.qualities.filter { $0.lexeme.lemma == "rápido" }
    named.qualities.removeAll { $0.lexeme.lemma == "rápido" }
    guard named.qualities.isEmpty else { return nil }
    let article =
      named.determiners.isEmpty ? (isAny ? small("un") + [named.noun] : known(named.noun)) : named.words
    return order(
      help, forSpeaker: false,
      hurry.map { phrase("rápido", $0) } + (who.link.isEmpty ? small("a") : who.link) + article)
  }

  // MARK: - How it shall be

  /// *Dejar / puerta / abierto, dejar / luz / encendida*.
  private func leftSo(_ help: HelpRow) -> [Clause]? {
    guard help.act.lexeme.lemma == "dejar", help.phrases.count == 1, help.speaker == nil,
      help.phrases[0].link.isEmpty, help.manner.isEmpty,
      help.phrases[0].qualities.count == 1, isState(help.phrases[0].qualities[0])
    else { return nil }
    return order(help, forSpeaker: false, known(help.phrases[0]))
  }

  /// *Cortar / carne / pequeño, cortar / pan / trozos, pelar / naranja*: food that is made ready.
  private func cutUp(_ help: HelpRow) -> [Clause]? {
    guard ["cortar", "partir", "trocear"].contains(help.act.lexeme.lemma),
      let food = help.phrases.first, KindSet.edible.contains(food.noun.lexeme.kind),
      food.link.isEmpty, help.phrases.count < 3
    else { return nil }
    var whole = food
    let small = food.qualities.filter { ["pequeño", "fino", "grande"].contains($0.lexeme.lemma) }
    whole.qualities.removeAll { word in small.contains { $0.tile == word.tile } }
    guard whole.qualities.isEmpty else { return nil }
    var into: [Constituent] = []
    if let piece = help.phrases.dropFirst().first {
      guard HelpWords.pieces.contains(written(piece.noun)) || HelpWords.pieces.contains(piece.noun.lexeme.lemma),
        small.isEmpty
      else {
        return nil
      }
      into = (piece.link.isEmpty ? self.small("en") : piece.link) + piece.words
    } else if !small.isEmpty {
      guard var piece = tables.lexicon.known("trozo") else { return nil }
      piece.number = .plural
      piece.lemma = "trozo"
      into = self.small("en") + [Constituent(piece)] + small
    }
    return order(help, forSpeaker: true, known(whole) + into)
  }

  /// *Explicar / ejercicio, enseñar / truco*.
  private func taught(_ help: HelpRow) -> [Clause]? {
    guard HelpWords.taught.contains(help.act.lexeme.lemma), help.phrases.count == 1,
      help.isActFirst, help.phrases[0].link.isEmpty,
      HelpWords.lessons.contains(help.phrases[0].noun.lexeme.lemma),
      isPlain(help.phrases)
    else { return nil }
    return order(help, forSpeaker: true, known(help.phrases[0]))
  }

  /// *Dar / masaje / espalda, dar / vuelta / cama*: what another gives to one's body.
  private func given(_ help: HelpRow) -> [Clause]? {
    guard help.act.lexeme.lemma == "dar", let first = help.phrases.first,
      HelpWords.treatments.contains(first.noun.lexeme.lemma), first.link.isEmpty,
      help.phrases.count < 3
    else { return nil }
    let what =
      first.determiners.isEmpty
      ? small(first.noun.lexeme.lemma == "vuelta" || first.noun.lexeme.lemma == "pecho" ? "el" : "un")
        + [first.noun] + first.qualities : first.words
    return order(help, forSpeaker: true, what + behind(help, Array(help.phrases[1...]), "en"))
  }

  // MARK: - The body

  /// *Tapar / pies / manta, masajear / pies, peinar / pelo / despacio, cortar / uñas*.
  private func cared(_ help: HelpRow) -> [Clause]? {
    let lemma = help.act.lexeme.lemma
    guard let part = help.body, part.link.isEmpty, isPlain([part]) else {
      guard ["tapar", "arropar", "cubrir"].contains(lemma), help.phrases.count == 1,
        ["manta", "sábana", "colcha", "edredón", "toalla"].contains(help.phrases[0].noun.lexeme.lemma)
      else { return nil }
      return order(help, forSpeaker: true, behind(help, help.phrases, "con"))
    }
    let others = help.phrases.filter { $0.noun.tile != part.noun.tile }
    let isGroomed = HelpWords.groomed.contains(lemma)
    guard others.count < 2, isPlain(others) else { return nil }
    guard
      HelpWords.nursed.contains(lemma)
        || isGroomed
          && (others.first?.noun.lexeme.kind == .event || help.manner.contains(where: {
              ["despacio", "suave", "con cuidado", "cuidado", "bien", "flojo", "mejor", "otra vez"]
                .contains($0.lexeme.lemma)
            })
            || lemma == "cortar" && HelpWords.trimmed.contains(part.noun.lexeme.lemma))
    else { return nil }
    if lemma == "colocar" || lemma == "apoyar", let other = others.first {
      guard other.noun.lexeme.kind != .body, other.link.isEmpty else { return nil }
      if HelpWords.aids.contains(other.noun.lexeme.lemma) { return nil }
      return order(help, forSpeaker: true, known(part) + behind(help, [other], "en"))
    }
    let isPlace = others.first.map { $0.noun.lexeme.isPlaceLike || $0.noun.lexeme.kind == .event } ?? false
    if isPlace, others.first?.noun.lexeme.kind != .event { return nil }
    return order(
      help, forSpeaker: true, known(part) + behind(help, others, isPlace ? "para" : "con"))
  }

  /// *Poner / cojín / cuello, quitar / babero, echar / crema / espalda*: what is laid on one and taken off.
  private func placedOn(_ help: HelpRow) -> [Clause]? {
    let lemma = help.act.lexeme.lemma
    guard ["poner", "colocar", "recolocar", "echar", "quitar", "acomodar", "ajustar"].contains(lemma),
      var aid = help.phrases.first(where: { isAid($0, lemma) }), isPlain(help.phrases),
      help.phrases.count < 3, aid.link.isEmpty
    else { return nil }
    let others = help.phrases.filter { $0.noun.tile != aid.noun.tile }
    guard others.allSatisfy({ $0.noun.lexeme.kind == .body }) else { return nil }
    let isSpread = aid.noun.lexeme.countability == .mass || HelpWords.spread.contains(aid.noun.lexeme.lemma)
    if aid.noun.lexeme.kind == .furniture { aid.noun.lexeme.kind = .thing }
    let what = isSpread && lemma != "quitar" && aid.determiners.isEmpty ? aid.words : known(aid)
    return order(help, forSpeaker: true, what + behind(help, others, lemma == "quitar" ? "de" : "en"))
  }

  private func isAid(_ phrase: HelpRow.Phrase, _ lemma: String) -> Bool {
    let noun = phrase.noun.lexeme
    guard noun.kind != .body else { return false }
    if lemma == "quitar" {
      return HelpWords.takenOff.contains(written(phrase.noun)) || HelpWords.takenOff.contains(noun.lemma)
    }
    if HelpWords.aids.contains(written(phrase.noun)) || HelpWords.aids.contains(noun.lemma) { return true }
    return false
  }

  /// *Atar / cordones, aflojar / correa, abrochar / cinturón*.
  private func fastened(_ help: HelpRow) -> [Clause]? {
    guard HelpWords.fastened.contains(help.act.lexeme.lemma), help.phrases.count < 3,
      help.isActFirst || help.act.lexeme.lemma != "apretar",
      let what = help.phrases.first, what.link.isEmpty, isPlain(help.phrases),
      HelpWords.fasteners.contains(written(what.noun))
        || HelpWords.fasteners.contains(what.noun.lexeme.lemma),
      what.noun.lexeme.lemma != "botón" || help.act.lexeme.lemma != "apretar",
      help.act.lexeme.lemma != "soltar" || what.noun.lexeme.kind != .clothing
        || what.noun.lexeme.lemma == "cinturón"
    else { return nil }
    return order(
      help, forSpeaker: help.phrases.count == 1,
      known(what) + behind(help, Array(help.phrases[1...]), "de"))
  }

  // MARK: - Things

  /// *Acercar / mesa, sujetar / vaso, traer / andador, mando / alcanzar*.
  private func handedOver(_ help: HelpRow) -> [Clause]? {
    let lemma = help.act.lexeme.lemma
    let isBrought =
      lemma == "traer" && help.isActFirst
      && help.phrases.first.map {
        HelpWords.ownAids.contains(written($0.noun)) || HelpWords.ownAids.contains($0.noun.lexeme.lemma)
      } ?? false
    guard HelpWords.handed.contains(lemma) || isBrought, help.phrases.count < 3,
      let what = help.phrases.first, what.link.isEmpty, isPlain(help.phrases),
      !what.noun.lexeme.isPlaceLike
    else { return nil }
    if isBrought, !what.determiners.isEmpty || help.phrases.count > 1 { return nil }
    let rest = Array(help.phrases[1...])
    let word = rest.first.map { $0.noun.lexeme.kind == .furniture || $0.noun.lexeme.isPlaceLike } == true ? "a" : "de"
    return order(help, forSpeaker: true, known(what) + behind(help, rest, word))
  }

  /// *Sacar / leche / nevera, balón / tejado / coger, sacar / basura*.
  private func takenFrom(_ help: HelpRow) -> [Clause]? {
    let lemma = help.act.lexeme.lemma
    guard HelpWords.taking.contains(lemma), let what = help.phrases.first, what.link.isEmpty,
      isPlain(help.phrases), !what.noun.lexeme.isPlaceLike, what.noun.lexeme.kind != .body,
      help.speaker == nil
    else { return nil }
    if help.phrases.count == 1 {
      guard lemma == "sacar", ["basura", "ropa", "toalla"].contains(what.noun.lexeme.lemma) else {
        return nil
      }
      return order(help, forSpeaker: false, known(what))
    }
    guard help.phrases.count == 2, case let from = help.phrases[1], from.link.isEmpty,
      HelpWords.holders.contains(from.noun.lexeme.lemma)
        || lemma == "coger" && from.noun.lexeme.kind == .room
    else { return nil }
    return order(help, forSpeaker: false, known(what) + behind(help, [from], "de"))
  }

  /// *Servir / agua, echar / sal, echar / agua / vaso*.
  private func served(_ help: HelpRow) -> [Clause]? {
    guard HelpWords.served.contains(help.act.lexeme.lemma), let what = help.phrases.first,
      what.link.isEmpty, help.phrases.count < 3, isPlain(help.phrases),
      KindSet.edible.contains(what.noun.lexeme.kind)
        || ["sal", "azúcar", "agua", "leche"].contains(what.noun.lexeme.lemma)
    else { return nil }
    let rest = Array(help.phrases[1...])
    guard rest.allSatisfy({ !$0.noun.lexeme.isPlaceLike }) else { return nil }
    let isInto = rest.first.map { !KindSet.edible.contains($0.noun.lexeme.kind) } ?? true
    return order(help, forSpeaker: true, what.words + behind(help, rest, isInto ? "en" : "a"))
  }

  /// *Frenos / silla / poner, tele / cambiar / canal / dos, brillo / pantalla / bajar*.
  private func switched(_ help: HelpRow) -> [Clause]? {
    let lemma = help.act.lexeme.lemma
    let list: WordSet =
      switch lemma {
      case "poner": HelpWords.started
      case "subir", "bajar": HelpWords.raised
      case "cambiar": HelpWords.changed
      default: []
      }
    guard let what = help.phrases.first, what.link.isEmpty, help.phrases.count < 3,
      list.contains(written(what.noun)) || list.contains(what.noun.lexeme.lemma),
      isPlain(help.phrases)
    else { return nil }
    let rest = Array(help.phrases[1...])
    if lemma == "cambiar" {
      let isOnSpeaker = HelpWords.changedOnSpeaker.contains(what.noun.lexeme.lemma)
      return order(
        help, forSpeaker: isOnSpeaker && rest.isEmpty,
        known(what) + behind(help, rest, rest.first?.noun.lexeme.lemma == "canal" ? "a" : "de"))
    }
    let isHeard = ["música", "subtítulos"].contains(what.noun.lexeme.lemma) && lemma == "poner"
    let isWhere = rest.first.map { $0.noun.lexeme.isPlaceLike || $0.noun.lexeme.kind == .vehicle } ?? false
    return order(
      help, forSpeaker: what.noun.lexeme.lemma == "cremallera",
      (isHeard ? what.words : known(what)) + behind(help, rest, lemma == "poner" && isWhere ? "en" : "de"))
  }

  /// *Girar / silla / ventana, enchufar / tablet, abrir / ventana / poco, llenar / botella / agua*.
  private func handled(_ help: HelpRow) -> [Clause]? {
    let lemma = help.act.lexeme.lemma
    guard HelpWords.handled.contains(lemma), var what = help.phrases.first, what.link.isEmpty,
      help.phrases.count < 3, isPlain(help.phrases), what.noun.lexeme.kind != .body,
      !what.noun.lexeme.isPlaceLike || ["abrir", "cerrar", "vaciar"].contains(lemma)
    else { return nil }
    if ["subir", "bajar", "correr", "cambiar", "tirar"].contains(lemma) {
      guard
        lemma == "correr"
          ? ["cortina", "cortinas", "silla", "mesa"].contains(what.noun.lexeme.lemma)
          : lemma == "tirar" && ["basura", "papel", "pañal"].contains(what.noun.lexeme.lemma)
      else { return nil }
    }
    if lemma == "levantar",
      ["cama", "sofá", "silla", "sillón", "butaca", "mesa"].contains(what.noun.lexeme.lemma)
    {
      return nil
    }
    guard help.isActFirst || !HelpWords.byItself.contains(lemma), help.speaker == nil else { return nil }
    if what.noun.lexeme.kind == .furniture { what.noun.lexeme.kind = .thing }
    if let inside = help.phrases.dropFirst().first, inside.link.isEmpty,
      HelpWords.containers.contains(what.noun.lexeme.lemma), KindSet.edible.contains(inside.noun.lexeme.kind)
    {
      return order(help, forSpeaker: false, known(what) + small("de") + inside.words)
    }
    let rest = Array(help.phrases[1...])
    let word = ["girar", "inclinar"].contains(lemma) ? "hacia" : "de"
    if ["llenar", "rellenar"].contains(lemma), let with = rest.first, with.link.isEmpty {
      return order(help, forSpeaker: false, known(what) + small("de") + with.words)
    }
    return order(help, forSpeaker: false, known(what) + behind(help, rest, word))
  }

  /// *Columpio / empujar / más / fuerte*.
  private func pushed(_ help: HelpRow) -> [Clause]? {
    guard help.act.lexeme.lemma == "empujar", help.phrases.count == 1,
      ["columpio", "balancín", "carrito"].contains(help.phrases[0].noun.lexeme.lemma),
      help.phrases[0].link.isEmpty, !help.manner.isEmpty
    else { return nil }
    return order(help, forSpeaker: true, small("en") + known(help.phrases[0]))
  }

  /// *Arcoíris / bonito / mirar, mirar / foto / bonito*: what is shown to the others.
  private func lookedAt(_ help: HelpRow) -> [Clause]? {
    guard help.act.lexeme.lemma == "mirar", help.phrases.count == 1, help.speaker == nil,
      help.phrases[0].link.isEmpty, help.phrases[0].qualities.count == 1, help.manner.isEmpty
    else { return nil }
    return order(help, forSpeaker: false, known(help.phrases[0]))
  }

  /// *Regalar / patinete / cumpleaños*: what one wishes for a feast.
  private func presented(_ help: HelpRow) -> [Clause]? {
    guard help.act.lexeme.lemma == "regalar", help.phrases.count == 2, help.isActFirst,
      help.phrases[0].link.isEmpty, help.phrases[1].link.isEmpty, isPlain(help.phrases),
      ["cumpleaños", "Navidad", "Reyes", "santo", "comunión"]
        .contains(help.phrases[1].noun.lexeme.lemma)
    else { return nil }
    let (gift, feast) = (help.phrases[0], help.phrases[1])
    let isCounted = gift.determiners.isEmpty && gift.noun.lexeme.number != .plural
    let isOwn = ["cumpleaños", "santo", "comunión"].contains(feast.noun.lexeme.lemma)
    return order(
      help, forSpeaker: true,
      (isCounted ? small("un") : []) + gift.words
        + (isOwn ? small("por", "mi") : small("por")) + feast.words)
  }

  /// *Avisar / antes / mover*: before it is done to the speaker.
  private func warned(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3 || row.count == 4, row[0].lexeme.lemma == "avisar",
      row[0].lexeme.isInfinitive, row[1].lexeme.lemma.hasPrefix("antes"),
      let act = row.last, act.lexeme.isInfinitive,
      row.count == 3 || row[2].lexeme.lemma == "de",
      var before = tables.lexicon.known("antes de")
    else { return nil }
    var done = act
    if !done.lexeme.lemma.hasSuffix("se"), tables.frames.listed(done.lexeme.lemma + "se") != nil {
      done.lexeme.lemma += "se"
    }
    before.kind = .time
    return requested(row[0], small("yo") + [Constituent(before, tile: row[1].tile), done])
  }

  /// *Adivinar / qué / dibujar / yo*: nobody guesses what he has done himself.
  private func guessed(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row[0].lexeme.lemma == "adivinar", row[0].lexeme.isInfinitive,
      row[1].lexeme.kind == .question
    else { return nil }
    return requested(row[0], Array(row[1...]))
  }
}
