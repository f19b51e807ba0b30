import AACCore

/// What is done about what a Spanish row names first: *la leche está fría, caliéntala; el parque está cerrado, quiero ir a casa; la llave está
/// perdida, no puedo entrar* (NGLE §16.9, pronouns of what was named; §42.3, *imperativos*; §28.6, *poder*).
extension TileReader {
  /// *Calentar, esperar, ayudar / buscar, comprar / nuevo, ir / casa*: what is to be done with a thing that is so.
  func dealtWith(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard let topic = first.topic, words[0].lexeme.isInfinitive,
      words.allSatisfy({ $0.lexeme.wordClass != .pronoun && !isNegator($0) })
    else { return nil }
    let act = words[0], rest = Array(words[1...]), lemma = act.lexeme.lemma
    if rest.isEmpty, SpanishThoughtWords.called.contains(lemma) { return requesting(told(act)) }
    if rest.isEmpty, ["sentarse", "venir", "salir"].contains(lemma),
      ["listo", "preparado", "hecho", "puesto", "servido"].contains(
        first.quality?.lexeme.lemma ?? "")
    {
      return requesting(told(act))
    }
    if lemma == "ayudar" { return helpWith(act, rest, topic) }
    if isOfThing(act, rest, first) { return nil }
    guard !SpanishThoughtWords.wishes.contains(lemma),
      !SpanishThoughtWords.hurting.contains(lemma), !frame(of: act).isStrongOpener,
      !frame(of: act).isCopular,
      rest.first.map({ !isProperty($0) || $0.lexeme.lemma == "nuevo" })
        ?? true
    else { return nil }
    if rest.allSatisfy({ $0.lexeme.kind.isTemporal || $0.lexeme.lemma == "por favor" }) {
      if rest.isEmpty, ["aprobar", "suspender"].contains(lemma) {
        return read([happened(act, lemma), takenUp(as: topic)]).first
      }
      if isDone(act, to: topic) { return handled(act, topic, rest) }
      guard !SpanishThoughtWords.lastingEvents.contains(lemma) else { return nil }
      return ["ganar", "perder", "terminar", "llorar", "dormirse"].contains(lemma)
        ? saidWhole(words) : told(deed("querer"), [act] + rest)
    }
    if rest.count == 1, ["otro", "otra", "nuevo", "nueva"].contains(rest[0].lexeme.lemma) {
      if lemma == "contar" { return requesting(told(act, [again(rest[0], topic)])) }
      let link = lemma == "ir" ? small("a") : []
      return told(deed("querer"), [act] + link + [again(rest[0], topic)])
    }
    guard loneVerb(words) == 0, !rest.contains(where: { $0.lexeme.lemma == topic.lexeme.lemma })
    else { return nil }
    if lemma == "llamar" { return requesting(told(act, calledFor(rest))) }
    if ["enseñar", "mostrar"].contains(lemma), rest.count == 1, rest[0].lexeme.isHuman {
      return told(deed("querer"), [act, takenUp(as: topic)] + rest)
    }
    return saidWhole(words)
  }

  /// *Sopa / caliente / quemar / lengua, camisa / sucia / lavar / mamá, agua / fría / beber, lluvia / mojar / ropa*: one thought, in which the
  /// thing does it or another does it to the thing.
  private func isOfThing(_ act: Constituent, _ rest: [Constituent], _ first: SpanishThought)
    -> Bool
  {
    let lemma = act.lexeme.lemma
    let isAimed = ["llamar", "pedir", "ir", "visitar", "buscar"].contains(lemma)
    if ["enseñar", "mostrar"].contains(lemma) { return rest.isEmpty }
    if rest.contains(where: { $0.lexeme.isBeing }), !isAimed { return true }
    if SpanishThoughtWords.weathering.contains(lemma) {
      if first.sort == .there || rest.contains(where: { $0.lexeme.kind == .body }) { return true }
    }
    if first.sort == .there, ["oír", "ver", "mirar", "escuchar"].contains(lemma) { return true }
    if first.sort == .there, first.topic?.lexeme.kind == .animal {
      return !["matar", "coger", "sacar", "quitar", "echar", "espantar"].contains(lemma)
    }
    if ["vacío", "gastado"].contains(first.quality?.lexeme.lemma ?? ""),
      ["comprar", "traer", "ir", "pedir"].contains(lemma)
    {
      return true
    }
    if first.sort == .event, rest.isEmpty, SpanishThoughtWords.ruins.contains(lemma) { return true }
    if rest.isEmpty, first.topic?.lexeme.kind == .clothing,
      ["lavar", "cambiar"].contains(lemma), first.sort == .thingSo
    {
      return true
    }
    return SpanishThoughtWords.eating.contains(lemma)
      && !["maduro", "listo", "preparado", "hecho", "terminado"].contains(
        first.quality?.lexeme.lemma ?? "")
  }

  /// *Ayudar, ayudar / buscar*: the speaker, and with that thing.
  private func helpWith(_ act: Constituent, _ rest: [Constituent], _ topic: Constituent)
    -> Clause?
  {
    if rest.isEmpty { return requesting(told(act, small("yo"))) }
    guard rest.count == 1, rest[0].lexeme.isInfinitive else { return nil }
    let object = isDone(rest[0], to: topic) ? [takenUp(as: topic)] : []
    return requesting(told(act, small("yo") + rest + object))
  }

  /// Whether the verb, with nothing beside it, is done to that thing.
  func isDone(_ act: Constituent, to topic: Constituent) -> Bool {
    let lemma = act.lexeme.lemma, kind = topic.lexeme.kind
    if SpanishThoughtWords.eating.contains(lemma) { return KindSet.edible.contains(kind) }
    if ["ver", "leer", "oír", "escuchar"].contains(lemma) {
      return [.media, .book, .story, .music].contains(kind)
    }
    if KindSet.places.contains(kind) || isGround(topic) && kind != .vehicle && kind != .furniture {
      return SpanishThoughtWords.housework.contains(lemma)
    }
    if kind == .vehicle, ["subir", "bajar", "parar", "poner", "sacar"].contains(lemma) {
      return false
    }
    if SpanishThoughtWords.remedies.contains(lemma) { return lemma != "parar" || kind == .device }
    guard !SpanishThoughtWords.ofNothing.contains(lemma), !lemma.hasSuffix("se") else {
      return SpanishThoughtWords.onOneself[lemma] != nil && (kind == .clothing || kind == .body)
    }
    return frame(of: act).slots.contains {
      $0.role == .object && !$0.isForNamedWords && $0.preposition == nil
        && ($0.kinds == KindSet() || $0.kinds.contains(kind))
    }
  }

  /// *Caliéntala, quiero comerlas, quiero cortármelas*.
  private func handled(_ act: Constituent, _ topic: Constituent, _ rest: [Constituent]) -> Clause {
    let it = takenUp(as: topic), lemma = act.lexeme.lemma
    let isOwn = topic.lexeme.kind == .body || topic.lexeme.kind == .clothing
    if isOwn, let own = SpanishThoughtWords.onOneself[lemma],
      topic.lexeme.kind == .body
        || ["poner", "quitar", "probar", "ponerse", "quitarse"]
          .contains(lemma)
    {
      var reflexive = act
      reflexive.lexeme.lemma = own
      return told(deed("querer"), [reflexive, it] + rest)
    }
    if SpanishThoughtWords.remedies.contains(lemma) {
      return requesting(told(act, [it] + rest))
    }
    return told(deed("querer"), [act, it] + rest)
  }

  /// *Cortar, cambiar, comprar / otro*: what is done about how big it is.
  func resized(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    if words.count == 2, words[1].lexeme.lemma == "otra vez" { return afterLiking(words, first) }
    guard let size = first.quality?.lexeme.lemma, SpanishThoughtWords.sizes.contains(size) else {
      return nil
    }
    let isOther = words.count == 2 && ["otro", "nuevo"].contains(words[1].lexeme.lemma)
    let isFix = words.count == 1 && SpanishThoughtWords.resizing.contains(words[0].lexeme.lemma)
    let isHelp = words[0].lexeme.lemma == "ayudar"
    guard isOther || isFix || isHelp else { return deniedOf(words, first) }
    return dealtWith(words, first)
  }

  // MARK: - What is not done

  /// *No / comer, no / entrar, no / ver / dibujos, no / funcionar*.
  func deniedOf(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard let topic = first.topic, words.count > 1, isNegator(words[0]),
      words[1].lexeme.isInfinitive
    else { return nil }
    let lemma = words[1].lexeme.lemma, rest = Array(words[2...])
    if ["gustar", "querer", "apetecer"].contains(lemma) {
      guard rest.isEmpty else { return wishOfSpeaker(words) }
      if lemma == "querer", KindSet.edible.contains(topic.lexeme.kind) { return nil }
      return lemma == "querer"
        ? denied(words[0], words[1].said(by: .first), [takenUp(as: topic)])
        : disliked(words, topic)
    }
    if ["funcionar", "andar", "arrancar", "encender", "cerrar", "abrir"].contains(lemma),
      rest.isEmpty,
      topic.lexeme.kind == .device || topic.lexeme.kind == .vehicle
        || lemma == "funcionar"
    {
      return denied(words[0], words[1].said(by: .third), [])
    }
    guard first.sort == .thingSo else { return nil }
    if rest.isEmpty, isDone(words[1], to: topic) { return refused(words, topic, first) }
    return hindered(words)
  }

  /// *No me gusta, no me gustan*.
  private func disliked(_ words: [Constituent], _ topic: Constituent) -> Clause {
    let isMany = topic.lexeme.number == .plural || isWrittenPlural(topic)
    let root = words[1].lexeme.lemma == "gustar" ? "me gusta" : "me apetece"
    var clause = Clause(variety: variety)
    clause.complements = [phrase("no", words[0]), phrase(root + (isMany ? "n" : ""), words[1])]
    return clause
  }

  /// *No quiero comerlo, no la toques, no puedo abrirla*.
  private func refused(_ words: [Constituent], _ topic: Constituent, _ first: SpanishThought)
    -> Clause
  {
    let it = takenUp(as: topic), lemma = words[1].lexeme.lemma
    if ["tocar", "coger", "pisar", "agarrar", "acercarse", "chupar"].contains(lemma) {
      return requesting(denied(words[0], words[1], [it]))
    }
    if ["entender", "recordar", "encontrar", "conocer"].contains(lemma) {
      return denied(words[0], words[1].said(by: .first), [it])
    }
    var act = words[1]
    if topic.lexeme.kind == .clothing, let own = SpanishThoughtWords.onOneself[lemma] {
      act.lexeme.lemma = own
      return denied(words[0], deed("querer").said(by: .first), [act, it])
    }
    let isLiked = KindSet.edible.contains(topic.lexeme.kind)
    let isBroken = first.quality.map { isState($0) } ?? false
    let opener = isLiked || !isBroken ? "querer" : "poder"
    return denied(words[0], deed(opener).said(by: .first), [act, it])
  }

  /// *No / dormir, no / ver / dibujos*: what one cannot do for that.
  func hindered(_ words: [Constituent]) -> Clause? {
    guard words.count > 1, isNegator(words[0]), words[1].lexeme.isInfinitive,
      !frame(of: words[1]).isStrongOpener, frame(of: words[1]).pattern.isPersonal,
      words[2...].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.isDeterminerLike || $0.lexeme.kind.isTemporal
      })
    else { return nil }
    if let said = readWhole([words[0], deed("poder").said(by: .first)] + words[1...]).first,
      said.verb?.lexeme.lemma == "poder"
    {
      return said
    }
    return denied(words[0], deed("poder").said(by: .first), Array(words[1...]))
  }

  func denied(_ no: Constituent, _ verb: Constituent, _ rest: [Constituent]) -> Clause {
    told(verb, [no] + rest)
  }
}
