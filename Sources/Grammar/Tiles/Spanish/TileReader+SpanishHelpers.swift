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
    if let said = warnedInHelp(row) ?? guessedInHelp(row) { return said }
    guard row.count > 1, row.count < 8, !isMoreOfIt(row), let help = HelpRow(row),
      !help.phrases.isEmpty,
      !help.phrases.contains(where: isFelt) || help.act.lexeme.lemma == "mirar",
      !help.phrases.contains(where: { $0.noun.lexeme.isBeing })
        || help.act.lexeme.lemma == "llamar" || help.act.lexeme.lemma == "avisar",
      help.speaker == nil || help.speaker?.tile != row.first?.tile
    else { return nil }
    if let said = sentFor(help) ?? leftSo(help) ?? cutUp(help) ?? taught(help) ?? given(help) {
      return said
    }
    if let said = cared(help) ?? placedOn(help) ?? fastened(help) ?? handedOverInHelp(help) {
      return said
    }
    if let said = takenFromInHelp(help) ?? servedInHelp(help) ?? switchedInHelp(help)
      ?? handledInHelp(help)
    {
      return said
    }
    return pushedInHelp(help) ?? pulledInHelp(help) ?? lookedAtInHelp(help) ?? presentedInHelp(help)
      ?? lentInHelp(help)
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
  func orderOfHelp(
    _ help: HelpRow, forSpeaker: Bool, _ rest: [Constituent]
  ) -> [Clause] {
    let me = forSpeaker || help.speaker != nil ? [help.speaker].compactMap { $0 } : []
    let speaker = forSpeaker && me.isEmpty ? small("yo") : me
    let please = help.pleased.map { [$0] } ?? []
    return requested(help.act, speaker + rest + inManner(help) + please)
  }

  /// How it is done, as it is said behind the rest.
  func inManner(_ help: HelpRow) -> [Constituent] {
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
  func known(_ phrase: HelpRow.Phrase) -> [Constituent] {
    guard phrase.determiners.isEmpty else { return phrase.words }
    return known(phrase.noun) + phrase.qualities
  }

  /// The phrases behind the first, each with the preposition that the deed asks for.
  func behindInHelp(_ help: HelpRow, _ phrases: [HelpRow.Phrase], _ word: String) -> [Constituent] {
    phrases.flatMap { phrase in
      (phrase.link.isEmpty ? small(word) : phrase.link) + known(phrase)
    }
  }

  func isPlainHelp(_ phrases: [HelpRow.Phrase]) -> Bool {
    phrases.allSatisfy { $0.qualities.allSatisfy(isDistinguishing) }
  }

  /// Whether the quality tells which one, and not how it is: *rojo, izquierdo, grande*.
  func isDistinguishing(_ word: Constituent) -> Bool {
    !["alto", "bajo"].contains(word.lexeme.lemma)
      && [.color, .size, .direction].contains(word.lexeme.kind)
      || word.lexeme.wordClass == .numeral
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
      return orderOfHelp(help, forSpeaker: false, who.words)
    }
    let isAny = ["ambulancia", "taxi", "grúa"].contains(who.noun.lexeme.lemma)
    var named = who
    // Ambulancia / rápido: it is called at once.
    let hurry = who.qualities.filter { $0.lexeme.lemma == "rápido" }
    named.qualities.removeAll { $0.lexeme.lemma == "rápido" }
    guard named.qualities.isEmpty else { return nil }
    let article =
      named.determiners.isEmpty
      ? (isAny ? small("un") + [named.noun] : known(named.noun)) : named.words
    return orderOfHelp(
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
    return orderOfHelp(help, forSpeaker: false, known(help.phrases[0]))
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
      guard
        HelpWords.pieces.contains(written(piece.noun))
          || HelpWords.pieces.contains(piece.noun.lexeme.lemma),
        small.isEmpty
      else {
        return nil
      }
      into = (piece.link.isEmpty ? self.small("en") : piece.link) + piece.words
    } else if !small.isEmpty {
      into =
        self.small("en")
        + [Constituent(tables.lexicon.lexeme(for: "trozos", expecting: .noun))] + small
    }
    return orderOfHelp(help, forSpeaker: help.isActFirst, known(whole) + into)
  }

  /// *Explicar / ejercicio, enseñar / truco*.
  private func taught(_ help: HelpRow) -> [Clause]? {
    guard HelpWords.taught.contains(help.act.lexeme.lemma), help.phrases.count == 1,
      help.isActFirst, help.phrases[0].link.isEmpty,
      HelpWords.lessons.contains(help.phrases[0].noun.lexeme.lemma),
      isPlainHelp(help.phrases)
    else { return nil }
    return orderOfHelp(help, forSpeaker: true, known(help.phrases[0]))
  }

  /// *Dar / masaje / espalda, dar / vuelta / cama*: what another gives to one's body.
  private func given(_ help: HelpRow) -> [Clause]? {
    guard help.act.lexeme.lemma == "dar", let first = help.phrases.first,
      HelpWords.treatments.contains(first.noun.lexeme.lemma), first.link.isEmpty,
      help.phrases.count < 3
    else { return nil }
    let what =
      first.determiners.isEmpty
      ? small(
        first.noun.lexeme.lemma == "vuelta" || first.noun.lexeme.lemma == "pecho" ? "el" : "un")
        + [first.noun] + first.qualities : first.words
    return orderOfHelp(
      help, forSpeaker: true, what + behindInHelp(help, Array(help.phrases[1...]), "en"))
  }

  // MARK: - The body

  /// *Tapar / pies / manta, masajear / pies, peinar / pelo / despacio, cortar / uñas*.
  private func cared(_ help: HelpRow) -> [Clause]? {
    let lemma = help.act.lexeme.lemma
    guard let part = help.body, part.link.isEmpty, isPlainHelp([part]) else {
      guard ["tapar", "arropar", "cubrir"].contains(lemma), help.phrases.count == 1,
        ["manta", "sábana", "colcha", "edredón", "toalla"].contains(
          help.phrases[0].noun.lexeme.lemma)
      else { return nil }
      return orderOfHelp(help, forSpeaker: true, behindInHelp(help, help.phrases, "con"))
    }
    let others = help.phrases.filter { $0.noun.tile != part.noun.tile }
    let isGroomed = HelpWords.groomed.contains(lemma)
    guard others.count < 2, isPlainHelp(others) else { return nil }
    guard
      HelpWords.nursed.contains(lemma)
        || isGroomed
          && (others.first?.noun.lexeme.kind == .event
            || help.manner.contains(where: {
              ["despacio", "suave", "con cuidado", "cuidado", "bien", "flojo", "mejor", "otra vez"]
                .contains($0.lexeme.lemma)
            })
            || lemma == "cortar" && HelpWords.trimmed.contains(part.noun.lexeme.lemma))
    else { return nil }
    if lemma == "colocar" || lemma == "apoyar", let other = others.first {
      guard other.noun.lexeme.kind != .body, other.link.isEmpty else { return nil }
      if HelpWords.aids.contains(other.noun.lexeme.lemma) { return nil }
      return orderOfHelp(help, forSpeaker: true, known(part) + behindInHelp(help, [other], "en"))
    }
    let isPlace =
      others.first.map { $0.noun.lexeme.isPlaceLike || $0.noun.lexeme.kind == .event } ?? false
    if isPlace, others.first?.noun.lexeme.kind != .event { return nil }
    return orderOfHelp(
      help, forSpeaker: true, known(part) + behindInHelp(help, others, isPlace ? "para" : "con"))
  }

  /// *Poner / cojín / cuello, quitar / babero, echar / crema / espalda*: what is laid on one and taken off.
  private func placedOn(_ help: HelpRow) -> [Clause]? {
    let lemma = help.act.lexeme.lemma
    guard
      ["poner", "colocar", "recolocar", "echar", "quitar", "acomodar", "ajustar"].contains(lemma),
      var aid = help.phrases.first(where: { isAid($0, lemma) }), isPlainHelp(help.phrases),
      help.phrases.count < 3, aid.link.isEmpty
    else { return nil }
    let others = help.phrases.filter { $0.noun.tile != aid.noun.tile }
    guard others.allSatisfy({ $0.noun.lexeme.kind == .body }) else { return nil }
    let isSpread =
      aid.noun.lexeme.countability == .mass || HelpWords.spread.contains(aid.noun.lexeme.lemma)
    if aid.noun.lexeme.kind == .furniture { aid.noun.lexeme.kind = .thing }
    let isOne =
      HelpWords.counted.contains(aid.noun.lexeme.lemma) && aid.noun.lexeme.number != .plural
      && aid.words.count == 1 && lemma != "quitar"
    let isBare = isSpread && lemma != "quitar" && aid.determiners.isEmpty
    let what = isOne ? small("un") + aid.words : isBare ? aid.words : known(aid)
    return orderOfHelp(
      help, forSpeaker: true, what + behindInHelp(help, others, lemma == "quitar" ? "de" : "en"))
  }

  private func isAid(_ phrase: HelpRow.Phrase, _ lemma: String) -> Bool {
    let noun = phrase.noun.lexeme
    guard noun.kind != .body else { return false }
    if lemma == "quitar" {
      return HelpWords.takenOff.contains(written(phrase.noun))
        || HelpWords.takenOff.contains(noun.lemma)
    }
    if HelpWords.aids.contains(written(phrase.noun)) || HelpWords.aids.contains(noun.lemma) {
      return true
    }
    return false
  }

  /// *Atar / cordones, aflojar / correa, abrochar / cinturón*.
  private func fastened(_ help: HelpRow) -> [Clause]? {
    guard HelpWords.fastened.contains(help.act.lexeme.lemma), help.phrases.count < 3,
      help.isActFirst || help.act.lexeme.lemma != "apretar",
      let what = help.phrases.first, what.link.isEmpty, isPlainHelp(help.phrases),
      HelpWords.fasteners.contains(written(what.noun))
        || HelpWords.fasteners.contains(what.noun.lexeme.lemma),
      what.noun.lexeme.lemma != "botón" || help.act.lexeme.lemma != "apretar",
      help.act.lexeme.lemma != "soltar" || what.noun.lexeme.kind != .clothing
        || what.noun.lexeme.lemma == "cinturón"
    else { return nil }
    return orderOfHelp(
      help, forSpeaker: help.phrases.count == 1,
      known(what) + behindInHelp(help, Array(help.phrases[1...]), "de"))
  }
}
