import AACCore

/// What a Spanish row asks of a helper with the things of a room: *acercar / mesa, pan / congelador / sacar, frenos / silla / poner, tele / cambiar /
/// canal / dos, abrir / ventana / poco, mirar / arcoíris / bonito*.
///
/// Sources: NGLE §42.3 (requests), §29.4 (*de* of where from), §36.3 (*tirar de*), §35.4 (*me*), §15.3 (known things have *el*).
extension TileReader {
  /// *Acercar / mesa, sujetar / vaso, traer / andador, mando / alcanzar*.
  func handedOverInHelp(_ help: HelpRow) -> [Clause]? {
    let lemma = help.act.lexeme.lemma
    let isBrought =
      lemma == "traer" && help.isActFirst
      && help.phrases.first.map {
        HelpWords.ownAids.contains(written($0.noun))
          || HelpWords.ownAids.contains($0.noun.lexeme.lemma)
      } ?? false
    guard HelpWords.handed.contains(lemma) || isBrought, help.phrases.count < 3,
      let what = help.phrases.first, what.link.isEmpty, isPlainHelp(help.phrases),
      !what.noun.lexeme.isPlaceLike
    else { return nil }
    if isBrought, !what.determiners.isEmpty || help.phrases.count > 1 { return nil }
    let rest = Array(help.phrases[1...])
    let word =
      rest.first.map { $0.noun.lexeme.kind == .furniture || $0.noun.lexeme.isPlaceLike } == true
      ? "a" : "de"
    return orderOfHelp(help, forSpeaker: true, known(what) + behindInHelp(help, rest, word))
  }

  /// *Sacar / leche / nevera, balón / tejado / coger, sacar / basura*.
  func takenFromInHelp(_ help: HelpRow) -> [Clause]? {
    let lemma = help.act.lexeme.lemma
    guard HelpWords.taking.contains(lemma), let what = help.phrases.first, what.link.isEmpty,
      isPlainHelp(help.phrases), !what.noun.lexeme.isPlaceLike, what.noun.lexeme.kind != .body,
      help.speaker == nil
    else { return nil }
    if help.phrases.count == 1 {
      guard lemma == "sacar", ["basura", "ropa", "toalla"].contains(what.noun.lexeme.lemma) else {
        return nil
      }
      return orderOfHelp(help, forSpeaker: false, known(what))
    }
    guard help.phrases.count == 2, case let from = help.phrases[1], from.link.isEmpty,
      HelpWords.holders.contains(from.noun.lexeme.lemma)
        || lemma == "coger" && from.noun.lexeme.kind == .room
    else { return nil }
    return orderOfHelp(help, forSpeaker: false, known(what) + behindInHelp(help, [from], "de"))
  }

  /// *Servir / agua, echar / sal, echar / agua / vaso*.
  func servedInHelp(_ help: HelpRow) -> [Clause]? {
    guard HelpWords.served.contains(help.act.lexeme.lemma), let what = help.phrases.first,
      what.link.isEmpty, help.phrases.count < 3, isPlainHelp(help.phrases),
      KindSet.edible.contains(what.noun.lexeme.kind)
        || ["sal", "azúcar", "agua", "leche"].contains(what.noun.lexeme.lemma)
    else { return nil }
    let rest = Array(help.phrases[1...])
    guard rest.allSatisfy({ !$0.noun.lexeme.isPlaceLike }) else { return nil }
    let isInto = rest.first.map { !KindSet.edible.contains($0.noun.lexeme.kind) } ?? true
    return orderOfHelp(
      help, forSpeaker: true, what.words + behindInHelp(help, rest, isInto ? "en" : "a"))
  }

  /// *Frenos / silla / poner, tele / cambiar / canal / dos, brillo / pantalla / bajar*.
  func switchedInHelp(_ help: HelpRow) -> [Clause]? {
    let lemma = help.act.lexeme.lemma
    let list: WordSet =
      switch lemma {
      case "poner": HelpWords.started
      case "subir", "bajar": HelpWords.raised
      case "cambiar": HelpWords.changed
      default: []
      }
    guard let what = help.phrases.first, what.link.isEmpty, help.phrases.count < 3,
      list.contains(written(what.noun)) || list.contains(what.noun.lexeme.lemma)
        || list.contains(String(what.noun.lexeme.lemma.prefix { $0 != " " })),
      isPlainHelp(help.phrases)
    else { return nil }
    let rest = Array(help.phrases[1...])
    if lemma == "cambiar" {
      let isOnSpeaker = HelpWords.changedOnSpeaker.contains(what.noun.lexeme.lemma)
      return orderOfHelp(
        help, forSpeaker: isOnSpeaker && rest.isEmpty,
        known(what)
          + behindInHelp(help, rest, rest.first?.noun.lexeme.lemma == "canal" ? "a" : "de"))
    }
    if let amount = rest.first, rest.count == 1, amount.link.isEmpty,
      HelpWords.measures.contains(amount.noun.lexeme.lemma)
    {
      // Tele / volumen / bajar.
      return orderOfHelp(help, forSpeaker: false, known(amount) + behindInHelp(help, [what], "de"))
    }
    let isHeard = ["música", "subtítulos"].contains(what.noun.lexeme.lemma) && lemma == "poner"
    let isWhere =
      rest.first.map { $0.noun.lexeme.isPlaceLike || $0.noun.lexeme.kind == .vehicle } ?? false
    return orderOfHelp(
      help, forSpeaker: what.noun.lexeme.lemma == "cremallera",
      (isHeard ? what.words : known(what))
        + behindInHelp(help, rest, lemma == "poner" && isWhere ? "en" : "de"))
  }

  /// *Girar / silla / ventana, enchufar / tablet, abrir / ventana / poco, llenar / botella / agua*.
  func handledInHelp(_ help: HelpRow) -> [Clause]? {
    let lemma = help.act.lexeme.lemma
    guard HelpWords.handled.contains(lemma), var what = help.phrases.first, what.link.isEmpty,
      lemma != "coser" || help.isActFirst,
      !help.phrases.contains(where: { $0.noun.lexeme.kind == .event }),
      help.phrases.count < 3, isPlainHelp(help.phrases), what.noun.lexeme.kind != .body,
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
    guard
      help.isActFirst || !HelpWords.byItself.contains(lemma)
        || ["basura", "rueda"].contains(what.noun.lexeme.lemma), help.speaker == nil
    else { return nil }
    if what.noun.lexeme.kind == .furniture { what.noun.lexeme.kind = .thing }
    if let inside = help.phrases.dropFirst().first, inside.link.isEmpty,
      HelpWords.containers.contains(what.noun.lexeme.lemma),
      KindSet.edible.contains(inside.noun.lexeme.kind)
    {
      return orderOfHelp(help, forSpeaker: false, known(what) + small("de") + inside.words)
    }
    let rest = Array(help.phrases[1...])
    let word = ["girar", "inclinar"].contains(lemma) ? "hacia" : "de"
    if ["llenar", "rellenar"].contains(lemma), let with = rest.first, with.link.isEmpty {
      return orderOfHelp(help, forSpeaker: false, known(what) + small("de") + with.words)
    }
    return orderOfHelp(help, forSpeaker: false, known(what) + behindInHelp(help, rest, word))
  }

  /// *Columpio / empujar / más / fuerte*.
  func pushedInHelp(_ help: HelpRow) -> [Clause]? {
    guard help.act.lexeme.lemma == "empujar", help.phrases.count == 1,
      ["columpio", "balancín", "carrito"].contains(help.phrases[0].noun.lexeme.lemma),
      help.phrases[0].link.isEmpty, !help.manner.isEmpty
    else { return nil }
    return orderOfHelp(help, forSpeaker: true, small("en") + known(help.phrases[0]))
  }

  /// *Tirar / cadena*: it is pulled, not thrown (NGLE §36.3).
  func pulledInHelp(_ help: HelpRow) -> [Clause]? {
    guard help.act.lexeme.lemma == "tirar", help.phrases.count == 1, help.speaker == nil,
      ["cadena", "cuerda", "palanca", "cordón", "correa"].contains(
        help.phrases[0].noun.lexeme.lemma),
      isPlainHelp(help.phrases)
    else { return nil }
    return orderOfHelp(
      help, forSpeaker: false,
      (help.phrases[0].link.isEmpty ? small("de") : help.phrases[0].link) + known(help.phrases[0]))
  }

  /// *Arcoíris / bonito / mirar, mirar / foto / bonito*: what is shown to the others.
  func lookedAtInHelp(_ help: HelpRow) -> [Clause]? {
    guard help.act.lexeme.lemma == "mirar", help.phrases.count == 1, help.speaker == nil,
      help.phrases[0].link.isEmpty, help.phrases[0].qualities.count == 1, help.manner.isEmpty
    else { return nil }
    return orderOfHelp(help, forSpeaker: false, known(help.phrases[0]))
  }

  /// *Regalar / patinete / cumpleaños*: what one wishes for a feast.
  func presentedInHelp(_ help: HelpRow) -> [Clause]? {
    guard help.act.lexeme.lemma == "regalar", help.phrases.count == 2, help.isActFirst,
      help.phrases[0].link.isEmpty, help.phrases[1].link.isEmpty, isPlainHelp(help.phrases),
      ["cumpleaños", "Navidad", "Reyes", "santo", "comunión"]
        .contains(help.phrases[1].noun.lexeme.lemma)
    else { return nil }
    let (gift, feast) = (help.phrases[0], help.phrases[1])
    let isCounted = gift.determiners.isEmpty && gift.noun.lexeme.number != .plural
    let isOwn = ["cumpleaños", "santo", "comunión"].contains(feast.noun.lexeme.lemma)
    return orderOfHelp(
      help, forSpeaker: true,
      (isCounted ? small("un") : []) + gift.words
        + (isOwn ? small("por", "mi") : small("por")) + feast.words)
  }

  /// *Dejar / sacapuntas / por favor*: what is lent.
  func lentInHelp(_ help: HelpRow) -> [Clause]? {
    guard help.act.lexeme.lemma == "dejar", help.phrases.count == 1, help.isActFirst,
      help.pleased != nil, help.manner.isEmpty, help.phrases[0].link.isEmpty,
      isPlainHelp(help.phrases),
      [.thing, .book, .toy, .device, .instrument, .clothing, .material, .vehicle]
        .contains(help.phrases[0].noun.lexeme.kind)
    else { return nil }
    var lent = help.phrases[0]
    lent.noun.lexeme.kind = .device
    return orderOfHelp(help, forSpeaker: true, known(lent))
  }

  /// *Avisar / antes / mover*: before it is done to the speaker.
  func warnedInHelp(_ row: [Constituent]) -> [Clause]? {
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
  func guessedInHelp(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, row[0].lexeme.lemma == "adivinar", row[0].lexeme.isInfinitive,
      row[1].lexeme.kind == .question
    else { return nil }
    return requested(row[0], Array(row[1...]))
  }
}
