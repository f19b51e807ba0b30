import AACCore

/// What is said in a Spanish row behind something that happened, that one likes, asks for or asks about, and behind how somebody is: *la torre se
/// ha caído, quiero empezar otra vez; baja la persiana, me molesta el sol; ¿dónde está el abuelo? No lo veo; mi amigo está enfermo, quiero
/// visitarlo* (NGLE §31.1, *yuxtaposición*; §16.9, pronouns of what was named).
extension TileReader {
  /// *Empezar / otra vez, subir, ayudar, coger*.
  func afterEvent(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard let topic = first.topic else { return nil }
    if words.count == 2, isNegator(words[0]), words[1].lexeme.lemma == "poder" {
      return denied(words[0], words[1].said(by: .first), [])
    }
    if first.clause.verb?.lexeme.lemma == "sonar",
      ["abrir", "contestar", "coger", "apagar", "responder", "mirar", "parar", "atender"].contains(
        words[0].lexeme.lemma)
    {
      return nil
    }
    if topic.lexeme.isBeing,
      ["dormir", "descansar", "estudiar", "trabajar"].contains(
        first.clause.verb?.lexeme.lemma ?? "")
    {
      return nil
    }
    if words.count == 1, ["echar de menos", "extrañar"].contains(words[0].lexeme.lemma) {
      return told(words[0].said(by: .first), [takenUp(as: topic)])
    }
    if let could = hindered(words) { return could }
    guard !topic.lexeme.isBeing else { return nil }
    if words.count == 2, loneVerb(words) == 1, words[0].lexeme.namesThing,
      SpanishThoughtWords.remedies.contains(words[1].lexeme.lemma)
    {
      return requesting(told(words[1], [words[0]]))
    }
    if words.count == 1, words[0].lexeme.isInfinitive, isDone(words[0], to: topic),
      ["recoger", "coger", "buscar", "abrir", "apagar", "contestar"].contains(
        words[0].lexeme.lemma)
    {
      return requesting(told(words[0], [takenUp(as: topic)]))
    }
    return dealtWith(words, first)
  }

  /// *Subir / volumen, pedir / pollo, ver / otra vez*.
  func afterLiking(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard let topic = first.topic, loneVerb(words) == 0, words.count > 1 else { return nil }
    let rest = Array(words[1...])
    if rest.count == 1,
      ["otra vez", "ahora", "hoy", "mañana", "más"].contains(rest[0].lexeme.lemma)
    {
      let object = isDone(words[0], to: topic) ? [takenUp(as: topic)] : []
      return told(deed("querer"), [words[0]] + object + rest)
    }
    guard loneNoun(rest) != nil, rest.last?.lexeme.namesThing == true,
      rest.last?.lexeme.lemma != topic.lexeme.lemma
    else { return nil }
    if ["subir", "bajar", "poner", "apagar", "encender", "quitar"].contains(words[0].lexeme.lemma) {
      return requesting(told(words[0], rest))
    }
    return saidWhole(words)
  }

  /// *Sol / molestar, no / listo, alto*: why it is asked for.
  func whyOrdered(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    if let this = whyWanted(words, first), words[0].lexeme.kind == .demonstrative { return this }
    if words.count == 2, isNegator(words[0]), words[1].lexeme.wordClass == .adjective,
      SpanishThoughtWords.moods.contains(words[1].lexeme.lemma)
    {
      return denied(words[0], .linking("estar", .first), [words[1]])
    }
    if words.count == 2, isNegator(words[0]),
      ["terminar", "acabar"].contains(words[1].lexeme.lemma)
    {
      return read([words[0], happened(words[1], words[1].lexeme.lemma)]).first
    }
    if words.count == 2, isNegator(words[0]), first.topic?.lexeme.isHuman == true,
      ["venir", "contestar", "llegar", "estar", "abrir", "volver"].contains(words[1].lexeme.lemma)
    {
      return denied(words[0], words[1].said(by: .third), [])
    }
    if let could = hindered(words), words.count == 2 { return could }
    if let verb = loneVerb(words), words.count == 2, verb == 1,
      ["molestar", "quemar"].contains(words[1].lexeme.lemma), loneNoun([words[0]]) != nil
    {
      return saidWhole(words)
    }
    if words.count == 2, let verb = loneVerb(words), verb == 1, words[0].lexeme.isBeing,
      words[0].lexeme.wordClass == .noun,
      ["salir", "escapar", "entrar", "venir"].contains(words[1].lexeme.lemma)
    {
      return told(words[1], by: [words[0]])
    }
    if let next = spanishThought(words), [.event, .thingSo, .beingSo].contains(next.sort),
      words.count > 1, next.topic?.lexeme.lemma != first.topic?.lexeme.lemma,
      next.sort != .beingSo || first.clause.verb?.lexeme.lemma != "esperar"
        || next.quality?.lexeme.lemma == "ocupado"
    {
      return next.clause
    }
    guard words.count == 1, let topic = first.topic,
      ["bajar", "quitar", "apagar"].contains(first.clause.verb?.lexeme.lemma ?? ""),
      ["música", "tele", "televisión", "volumen", "radio"].contains(topic.lexeme.lemma),
      ["alto", "fuerte"].contains(words[0].lexeme.lemma)
    else { return nil }
    var loud = words[0]
    loud.lexeme.kind = .state
    loud.lexeme.gender = tables.gender(of: topic.lexeme)
    return told(
      Constituent.linking("estar").said(by: .third), [agreeing(loud, topic)])
  }

  /// The quality as it is said of that noun, which is left out.
  private func agreeing(_ quality: Constituent, _ topic: Constituent) -> Constituent {
    let text = agreed(quality.lexeme.lemma, with: tables.gender(of: topic.lexeme))
    return Constituent(
      Lexeme(lemma: text, wordClass: .adverb, kind: .manner), tile: quality.tile)
  }

  /// *Querer / abrazo, no / ver, tener / hambre, sol / fuerte*: what is said beside a question.
  func afterQuestion(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    if let wish = wishOfSpeaker(words) { return wish }
    if words.count == 2, words[0].lexeme.lemma == "tener", words[0].lexeme.isInfinitive,
      FeltWords.had.contains(words[1].lexeme.lemma)
    {
      return told(words[0].said(by: .first), [felt(words[1])])
    }
    if let topic = first.topic {
      let isSeen = words.count == 2 && isNegator(words[0])
      if isSeen, ["ver", "encontrar", "oír"].contains(words[1].lexeme.lemma) {
        return denied(words[0], words[1].said(by: .first), [takenUp(as: topic)])
      }
      if words.count == 1,
        ["echar de menos", "extrañar", "necesitar", "buscar"].contains(words[0].lexeme.lemma),
        words[0].lexeme.isInfinitive
      {
        return told(words[0].said(by: .first), [takenUp(as: topic)])
      }
    }
    if words.count == 2, words[0].lexeme.lemma == "tú", words[1].lexeme.wordClass == .adjective,
      var state = readWhole(words).first
    {
      state.isQuestion = true
      return state
    }
    if let felt = stateBeside(words, first), first.quality == nil { return felt }
    guard words.count > 1, let next = spanishThought(words),
      next.isAboutThing || next.sort == .order || next.sort == .there
    else { return nil }
    return next.clause
  }

  /// *No / colegio, yo / contento, querer / tarta, preparar / mochila*: what is said of that day.
  func onThatDay(_ words: [Constituent]) -> Clause? {
    guard words.last?.lexeme.lemma != "ir" else { return nil }
    if let wish = wishOfSpeaker(words) { return wish }
    if words.count == 2, isNegator(words[0]), words[1].lexeme.namesThing {
      return denied(words[0], deed("haber").said(by: .third), [words[1]])
    }
    if words.count == 1, words[0].lexeme.wordClass == .adjective,
      SpanishThoughtWords.onlyOfBeings.contains(words[0].lexeme.lemma)
    {
      return told(.linking("estar", .first), words)
    }
    if words.count == 2, words[0].lexeme.lemma == "yo", words[1].lexeme.wordClass == .adjective {
      return saidWhole(words)
    }
    guard words.count > 1, loneVerb(words) == 0, loneNoun(words[1...])?.lexeme.namesThing == true,
      ["preparar", "hacer", "comprar", "llevar", "estudiar", "recoger", "buscar", "lavar"]
        .contains(words[0].lexeme.lemma)
    else { return nil }
    return told(deed("querer"), words)
  }

  /// *Mochila / grande, bañador / nuevo, tarta / chocolate, ir / iglesia*: what one needs for that day, or wants then.
  func broughtThatDay(_ words: [Constituent]) -> Clause? {
    guard words.count < 4 else { return nil }
    if words.count == 2, words[0].lexeme.lemma == "ir", words[0].lexeme.isInfinitive,
      isGround(words[1])
    {
      return told(deed("querer"), words)
    }
    let isFood = KindSet.edible.contains(words[0].lexeme.kind)
    guard words[0].lexeme.namesThing,
      isFood || SpanishThoughtWords.needed.contains(words[0].lexeme.kind),
      words[0].lexeme.kind != .body,
      words.count == 1 && !isFood
        || words.count == 2
          && (words[1].lexeme.wordClass == .adjective
            || isFood && [.food, .dish].contains(words[1].lexeme.kind))
    else { return nil }
    let isFlavour = words.count == 2 && words[1].lexeme.wordClass == .noun
    return told(
      deed(isFood ? "querer" : "necesitar").said(by: .first),
      isFlavour ? [words[0]] + small("de") + [words[1]] : words)
  }

  // MARK: - Beside somebody

  /// *Visitar, pedir / perdón, no / dormir*: what one does for somebody who is so, or cannot do for him.
  func besideBeing(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard let topic = first.topic, let quality = first.quality?.lexeme.lemma,
      topic.lexeme.wordClass != .pronoun
    else { return nil }
    if let asked = askedBesideBeing(words, topic) { return asked }
    let isNoisy = ["ruidoso", "pesado", "gritón"].contains(quality)
    if isNoisy, let could = hindered(words) { return could }
    guard words[0].lexeme.isInfinitive, loneVerb(words) == 0 else { return nil }
    return doneForBeing(words, topic)
  }

  /// *No / tocar, abrazo, hablar / alto, querer / visitar*: what one asks for, or would like, for that.
  private func askedBesideBeing(_ words: [Constituent], _ topic: Constituent) -> Clause? {
    if words.count == 2, isNegator(words[0]),
      ["tocar", "despertar", "molestar", "coger", "asustar"].contains(words[1].lexeme.lemma),
      words[1].lexeme.isInfinitive
    {
      return requesting(denied(words[0], words[1], [takenUp(as: topic)]))
    }
    if words.count == 1,
      ["comida", "agua", "abrazo", "beso", "leche"].contains(words[0].lexeme.lemma)
    {
      return told(deed("querer").said(by: .third), words)
    }
    if words[0].lexeme.isInfinitive,
      ["esperar", "hablar", "callar"].contains(words[0].lexeme.lemma),
      words.count == 1 || ["alto", "despacio", "bajo", "bajito"].contains(words[1].lexeme.lemma)
    {
      return requesting(told(words[0], Array(words[1...])))
    }
    if words.count == 2, words[0].lexeme.lemma == "querer", words[0].lexeme.isInfinitive,
      ["visitar", "ver", "abrazar", "ayudar", "cuidar", "llamar", "besar"].contains(
        words[1].lexeme.lemma)
    {
      return told(words[0].said(by: .first), [words[1], takenUp(as: topic)])
    }
    return nil
  }

  /// *Visitar, pedir perdón, llevar / veterinario*.
  private func doneForBeing(_ words: [Constituent], _ topic: Constituent) -> Clause? {
    let lemma = words[0].lexeme.lemma
    if words.count == 1 {
      if lemma.hasPrefix("pedir perdón") || KindThoughtWords.given.contains(lemma) {
        return told(deed("querer"), [words[0], Constituent(WordJoiner.pronoun("le"))])
      }
      if SpanishThoughtWords.ownDeeds.contains(lemma) {
        return told(deed("querer").said(by: .third), words)
      }
      guard frame(of: words[0]).takesPerson,
        !["gritar", "pegar", "hablar", "decir", "reír", "insultar", "empujar", "morder"].contains(
          lemma),
        !SpanishThoughtWords.voices.contains(lemma),
        !SpanishThoughtWords.hurting.contains(lemma)
      else { return nil }
      return told(deed("querer"), [words[0], takenUp(as: topic)])
    }
    if ["llevar", "dar", "regalar", "comprar"].contains(lemma), words.count == 2,
      words[1].lexeme.namesThing, !isGround(words[1])
    {
      return told(deed("querer"), words)
    }
    if lemma == "llevar", words.count == 2, words[1].lexeme.wordClass == .noun {
      return told(
        deed("querer"), [words[0], takenUp(as: topic)] + small("a", "el") + [words[1]])
    }
    guard words[0].lexeme.lemma == "pedir" || words[0].lexeme.lemma == "llamar" else { return nil }
    return lemma == "llamar"
      ? requesting(told(words[0], calledFor(Array(words[1...])))) : saidWhole(words)
  }

  /// *Llamar / taller, llamar / bomberos*: also places are called upon.
  func calledFor(_ rest: [Constituent]) -> [Constituent] {
    guard rest.count == 1, !rest[0].lexeme.isBeing, rest[0].lexeme.wordClass == .noun else {
      return rest
    }
    return small("a", "el") + rest
  }
}
