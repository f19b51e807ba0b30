import AACCore

/// What the last words of a Spanish row say beside a first thought: how one is for that, what hurts, what one wants, who else does or is
/// something (NGLE §31.1, *yuxtaposición*; §41.6).
extension TileReader {
  /// The second thought; nil where the words are no thought, or belong to the first.
  func spanishSequel(_ words: [Constituent], of first: SpanishThought) -> Clause? {
    guard words.count < 6, !belongs(words, to: first) else { return nil }
    if let asked = questionBehind(words, first) { return asked }
    if words.contains(where: { $0.lexeme.kind == .question }) { return askedBehind(words, first) }
    if let need = calledForBy(words, first) { return need }
    if let three = twoBehind(words, first) ?? calledOut(words, first) ?? noneToday(words, first) {
      return three
    }
    if let own = besidePronoun(words, first) ?? boughtAgain(words, first)
      ?? atTheLight(words, first)
    {
      return own
    }
    switch first.sort {
    case .thingSo:
      return dealtWith(words, first) ?? deniedOf(words, first) ?? wishAfter(words, first)
        ?? stateBeside(words, first) ?? painBeside(words, first) ?? wantedFor(words, first)
        ?? anotherDoes(words, first)
    case .thingOfSort:
      return resized(words, first) ?? wishAfter(words, first) ?? stateBeside(words, first)
        ?? painBeside(words, first) ?? anotherDoes(words, first)
    case .beingSo:
      return besideBeing(words, first) ?? stateBeside(words, first)
        ?? (first.topic?.lexeme.lemma == "tú" ? wishOfSpeaker(words) : nil)
    case .felt:
      return thingBesideFelt(words, first) ?? restFor(words, first) ?? undergone(words, first)
    case .pain: return hindered(words) ?? forPain(words)
    case .wish: return whyWanted(words, first)
    case .there:
      return stateBeside(words, first) ?? wishAfter(words, first) ?? hindered(words)
        ?? dealtWith(words, first) ?? feltAndWanted(words) ?? wantedFor(words, first)
        ?? anotherDoes(words, first)
    case .event:
      return stateBeside(words, first) ?? wishAfter(words, first) ?? painBeside(words, first)
        ?? afterEvent(words, first) ?? anotherDoes(words, first) ?? oneDoes(words, first)
    case .liking: return wishAfter(words, first) ?? afterLiking(words, first)
    case .order:
      return stateBeside(words, first) ?? wishOfSpeaker(words) ?? painBeside(words, first)
        ?? whyOrdered(words, first)
    case .intended: return anotherDoes(words, first)
    case .asked: return afterQuestion(words, first)
    case .day:
      let isComing = first.clause.complements.contains {
        ["hoy", "mañana", "pasado mañana"].contains($0.lexeme.lemma)
      }
      return onThatDay(words) ?? (isComing ? broughtThatDay(words) : nil)
    }
  }

  /// *Feliz / ver / tú, papá / llegar / contento*: of what one is glad, and how somebody comes.
  private func belongs(_ words: [Constituent], to first: SpanishThought) -> Bool {
    if first.sort == .felt {
      return words.count == 2
        && ["ver", "conocer", "tener", "encontrar"].contains(words[0].lexeme.lemma)
        && words[1].lexeme.wordClass == .pronoun
    }
    guard first.sort == .event, words.count == 1, words[0].lexeme.wordClass == .adjective,
      first.topic?.lexeme.isBeing == true, let verb = first.clause.verb?.lexeme.lemma
    else { return false }
    return ["llegar", "volver", "venir", "salir", "despertarse", "dormir", "trabajar"].contains(
      verb)
  }

  /// *Ventana / abierta | cerrar | frío*: what is to be done, and how one is for that.
  private func twoBehind(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard first.isAboutThing || first.sort == .event, words.count == 2 || words.count == 3,
      words[0].lexeme.isInfinitive, let last = words.last,
      !SpanishThoughtWords.wishes.contains(words[0].lexeme.lemma),
      let state = stateBeside([last], first),
      let next = dealtWith(Array(words.dropLast()), first)
    else { return nil }
    return next.and(state)
  }

  /// *Cuidado, silencio*: what one calls out for that.
  private func calledOut(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count == 1, first.isAboutThing || first.sort == .beingSo,
      ["cuidado", "silencio", "socorro"].contains(words[0].lexeme.lemma)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.complements = [phrase(words[0].lexeme.lemma, words[0])]
    return clause
  }

  /// *Profesora / enferma | no / clase, nieve | no / cole*: what there is not for that.
  private func noneToday(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count == 2, isNegator(words[0]), [.beingSo, .thingSo, .there].contains(first.sort),
      first.sort != .beingSo
        || ["prof", "maestr", "seño", "monitor"].contains(where: {
          first.topic?.lexeme.lemma.hasPrefix($0) == true
        }),
      ["clase", "cole", "colegio", "recreo", "gimnasia", "natación", "autobús", "escuela"]
        .contains(words[1].lexeme.lemma)
    else { return nil }
    return denied(words[0], deed("haber").said(by: .third), [words[1]])
  }

  /// *Hermano / jugar | yo / estudiar*: what another does.
  private func oneDoes(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count > 1, words.count < 4,
      first.topic?.lexeme.isBeing == true || words[0].lexeme.lemma == "yo",
      ["yo", "él", "ella", "nosotros", "tú"].contains(words[0].lexeme.lemma),
      words[0].lexeme.wordClass == .pronoun, words[1].lexeme.isInfinitive,
      frame(of: words[1]).pattern == .plain, !frame(of: words[1]).isStrongOpener,
      !frame(of: words[1]).isCopular, words[2...].allSatisfy({ $0.lexeme.namesThing })
    else { return nil }
    return told(words[1], by: [words[0]], Array(words[2...]))
  }

  /// *Muela / doler | ir / dentista, cabeza / doler | querer / dormir*.
  private func forPain(_ words: [Constituent]) -> Clause? {
    if let wish = wishOfSpeaker(words) { return wish }
    guard loneVerb(words) == 0, words.count == 2,
      ["ir", "llamar", "tomar", "poner", "necesitar", "comprar"].contains(words[0].lexeme.lemma)
    else { return nil }
    return saidWhole(words)
  }

  /// *Triste | perder / juego*: what made one so.
  private func undergone(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count == 2, words[1].lexeme.namesThing,
      first.quality?.lexeme.wordClass == .adjective,
      ["perder", "romper", "suspender", "olvidar"].contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive
    else { return nil }
    return read([happened(words[0], words[0].lexeme.lemma)] + small("el") + [words[1]]).first
  }

  // MARK: - How one is

  /// *Yo / enfadado, miedo, yo / hambre, cansado*: how the speaker is, which the first thought is not.
  func stateBeside(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count < 4, let last = words.last else { return nil }
    if words.count == 1 {
      if last.lexeme.wordClass == .adjective,
        SpanishThoughtWords.onlyOfBeings.contains(last.lexeme.lemma), first.sort != .beingSo,
        first.topic?.lexeme.isBeing != true
      {
        return told(.linking("estar", .first), [last])
      }
      guard
        ["miedo", "hambre", "sed", "sueño", "asco", "vergüenza", "prisa", "frío", "calor"]
          .contains(last.lexeme.lemma), first.quality?.lexeme.lemma != last.lexeme.lemma,
        first.sort != .beingSo, first.sort != .event || first.topic?.lexeme.isBeing != true
      else { return nil }
      if last.lexeme.lemma == "asco", first.sort == .there {
        var clause = Clause(variety: variety)
        clause.complements = [phrase("me da asco", last)]
        return clause
      }
      return told(deed("tener").said(by: .first), [felt(last)])
    }
    guard words[0].lexeme.wordClass == .pronoun, words[0].lexeme.kind == .person,
      ["yo", "nosotros", "él", "ella"].contains(words[0].lexeme.lemma),
      words[1..<(words.count - 1)].allSatisfy({
        [.degree, .quantity, .negation].contains($0.lexeme.kind) || isNegator($0)
      }),
      last.lexeme.wordClass == .adjective || FeltWords.had.contains(last.lexeme.lemma)
    else { return nil }
    return saidWhole(words)
  }

  /// *Cansado / jugar | sentarse*: what one wants who is tired of something.
  private func restFor(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    if words.count == 2, ["dar", "traer", "pasar"].contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive, words[1].lexeme.namesThing
    {
      return requesting(told(words[0], small("yo") + [words[1]]))
    }
    guard first.clause.complements.contains(where: { $0.lexeme.isInfinitive }),
      words.count > 1 || !SpanishThoughtWords.wishes.contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive, loneVerb(words) == 0,
      !words.contains(where: { $0.lexeme.isBeing })
    else { return nil }
    return saidWhole(words).map {
      $0.verb?.tile == nil ? $0 : told(deed("querer"), words)
    }
  }

  /// *Nevera / vacía* behind hunger: a thing's own state.
  private func thingBesideFelt(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard let next = spanishThought(words), next.sort == .thingSo,
      next.topic?.lexeme.kind != .body, first.quality?.lexeme.lemma != "aburrido"
    else { return nil }
    return next.clause
  }

  /// *Doler, doler / pie, picar*: what it does to one.
  private func painBeside(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard let verb = loneVerb(words), words.count < 3,
      SpanishThoughtWords.hurting.contains(words[verb].lexeme.lemma)
    else { return nil }
    if words.count == 1 {
      let kind = first.topic?.lexeme.kind
      let isOfBody = kind == .body && words[0].lexeme.lemma != "doler"
      guard isOfBody || kind == .clothing || first.sort == .event || first.sort == .order else {
        return nil
      }
      guard let hurts = SpanishThoughtWords.hurtingMe[words[0].lexeme.lemma] else { return nil }
      let isMany = kind == .body && first.topic.map(isWrittenPlural) ?? false
      var clause = Clause(variety: variety)
      clause.complements = [phrase("me " + hurts + (isMany ? "n" : ""), words[0])]
      return clause
    }
    guard words[1 - verb].lexeme.kind == .body else { return nil }
    return saidWhole([words[verb], words[1 - verb]])
  }

  /// *Tormenta | miedo / abrazo*: what one feels for that, and wants.
  private func feltAndWanted(_ words: [Constituent]) -> Clause? {
    guard words.count == 2, FeltWords.had.contains(words[0].lexeme.lemma),
      ["abrazo", "mamá", "papá", "manta", "abrigo", "beso", "chaqueta", "ayuda"].contains(
        words[1].lexeme.lemma)
    else { return nil }
    return told(deed("tener").said(by: .first), [felt(words[0])]).and(
      told(deed("querer").said(by: .first), [words[1]]))
  }

  /// *Tener / hambre | qué / comer, por qué / llorar | tú / triste*: a question behind what one feels.
  private func askedBehind(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words[0].lexeme.kind == .question, words.count > 1,
      first.sort == .felt, words[1].lexeme.isInfinitive
    else { return nil }
    return readWhole(words).first
  }

  /// *Necesitar / gafas | ver / mal, querer / otro / juego | este / aburrido, querer / agua | sed*: why one wants it.
  func whyWanted(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard words.count == 2 else { return nil }
    if words[0].lexeme.isInfinitive, ["mal", "poco"].contains(words[1].lexeme.lemma),
      ["ver", "oír", "andar", "dormir", "respirar"].contains(words[0].lexeme.lemma)
    {
      return told(words[0].said(by: .first), [words[1]])
    }
    if words[0].lexeme.kind == .demonstrative, words[1].lexeme.wordClass == .adjective,
      let topic = first.topic
    {
      let isFeminine = tables.gender(of: topic.lexeme) == .feminine
      let text = agreed(words[1].lexeme.lemma, with: isFeminine ? .feminine : .masculine)
      var this = words[0]
      this.lexeme = Lexeme(
        lemma: isFeminine ? "esta" : "este", wordClass: .pronoun, kind: .demonstrative)
      this.lexeme.person = .third
      this.lexeme.number = .singular
      let isSo = isState(words[1]) && !SuppliedWords.judged.contains(words[1].lexeme.lemma)
      return told(
        Constituent.linking(isSo ? "estar" : "ser").said(by: .third), by: [this],
        [
          Constituent(
            Lexeme(lemma: text, wordClass: .adverb, kind: .manner), tile: words[1].tile)
        ])
    }
    return nil
  }

  // MARK: - What one wants

  /// *Querer / más, necesitar / otro, querer / pollo, querer / bailar*.
  func wishAfter(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    var row = words
    if row.count == 2, let topic = first.topic, ["otro", "nuevo"].contains(row[1].lexeme.lemma),
      SpanishThoughtWords.wishes.contains(row[0].lexeme.lemma), row[0].lexeme.isInfinitive
    {
      row[1] = again(row[1], topic)
      return told(row[0].said(by: .first), Array(row[1...]))
    }
    guard first.sort == .event, first.topic?.lexeme.isBeing == true, first.clause.tense == nil,
      !["morir", "morirse", "irse"].contains(first.clause.verb?.lexeme.lemma ?? ""),
      SpanishThoughtWords.wishes.contains(row[0].lexeme.lemma), row[0].lexeme.isInfinitive
    else { return wishOfSpeaker(row) }
    guard row.count > 1 else { return nil }
    return told(row[0].said(by: .third), Array(row[1...]))
  }

  /// *Querer / abrazo, querer / bailar*: the speaker's wish, whatever was named before.
  func wishOfSpeaker(_ row: [Constituent]) -> Clause? {
    let start = row[0].lexeme.lemma == "yo" || isNegator(row[0]) ? 1 : 0
    guard row.count > start + 1, SpanishThoughtWords.wishes.contains(row[start].lexeme.lemma),
      row[start].lexeme.isInfinitive
    else { return nil }
    if start == 0, row.count == 2, row[1].lexeme.lemma == "más" {
      return told(row[0].said(by: .first), [row[1]])
    }
    return readWhole(row).first
  }

  /// *Otra, uno nuevo* of what was named.
  func again(_ word: Constituent, _ topic: Constituent) -> Constituent {
    let isFeminine = tables.gender(of: topic.lexeme) == .feminine
    let isMany = topic.lexeme.number == .plural || isWrittenPlural(topic)
    let end = (isFeminine ? "a" : "o") + (isMany ? "s" : "")
    let one = isMany ? "un" + end : isFeminine ? "una" : "uno"
    let text = word.lexeme.lemma.hasPrefix("otr") ? "otr" + end : one + " nuev" + end
    var noun = Lexeme(lemma: text, wordClass: .pronoun, kind: .quantity)
    noun.article = .bare
    return Constituent(noun, tile: word.tile)
  }

  /// *Azúcar* where the coffee is bitter, *calcetines* where the feet are cold.
  private func wantedFor(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    if let topic = first.topic, topic.lexeme.kind == .plant, words.count == 1,
      words[0].lexeme.lemma == "agua"
    {
      var need = deed("necesitar").said(by: .third)
      if topic.lexeme.number == .plural || isWrittenPlural(topic) { need.lexeme.number = .plural }
      return told(need, words)
    }
    guard let noun = loneNoun(words), noun.lexeme.namesThing, let topic = first.topic,
      let quality = first.quality?.lexeme.lemma, !KindSet.places.contains(noun.lexeme.kind),
      !FeltWords.had.contains(noun.lexeme.lemma), !noun.lexeme.takesPlace,
      !SpanishSceneWords.washing.contains(noun.lexeme.lemma), !noun.lexeme.isInferred
    else { return nil }
    if ["sucio", "manchado"].contains(quality), noun.lexeme.kind == .material { return nil }
    let isFood =
      KindSet.edible.contains(noun.lexeme.kind)
      && !(noun.lexeme.lemma == "crema" && !KindSet.edible.contains(topic.lexeme.kind))
    if KindSet.edible.contains(topic.lexeme.kind) {
      guard isFood || noun.lexeme.kind == .thing, SuppliedWords.tastes.contains(quality)
      else { return nil }
    } else {
      guard
        SpanishThoughtWords.needed.contains(noun.lexeme.kind) || noun.lexeme.lemma == "crema"
          || isFood && topic.lexeme.kind == .body,
        noun.lexeme.kind != topic.lexeme.kind || topic.lexeme.kind == .thing,
        noun.lexeme.kind != .body
      else { return nil }
    }
    return told(deed(isFood ? "querer" : "necesitar").said(by: .first), words)
  }

  // MARK: - Who else

  /// *Sombrero / volar, pájaro / cantar*: something else does so.
  private func anotherDoes(_ words: [Constituent], _ first: SpanishThought) -> Clause? {
    guard let next = spanishThought(words), words.count > 1,
      next.topic?.lexeme.lemma != first.topic?.lexeme.lemma
    else { return nil }
    switch next.sort {
    case .event:
      guard first.topic?.lexeme.kind != .body, first.sort != .intended else { return nil }
    case .thingSo: guard next.topic?.lexeme.kind != .body else { return nil }
    case .beingSo: guard first.sort == .thingSo || first.sort == .event else { return nil }
    default: return nil
    }
    return next.clause
  }
}
