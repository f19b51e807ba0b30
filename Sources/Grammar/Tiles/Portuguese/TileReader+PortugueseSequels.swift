import AACCore

/// What has happened or how something is, and what the speaker does or asks because of it, in one Portuguese row: *perder / boneca /
/// ajudar → Perdi a boneca, me ajuda, chave / perder / não / entrar, cabeça / doer / luz / apagar, sopa / quente / esperar, gato / fugir /
/// procurar* (Cunha & Cintra, chapter 18, *Coordenação assindética*; Bechara, *Orações justapostas*).
extension TileReader {
  /// Where such a row is cut.
  func sequelInPortuguese(_ words: [Constituent]) -> Cut? {
    guard variety.language == .portuguese, words.count > 1, words.count < 6,
      let last = words.last
    else { return nil }
    if let family = familyCut(words) { return family }
    if let urgent = urgentCut(words) { return urgent }
    guard last.lexeme.isInfinitive else { return words.count == 3 ? deedBeforeFear(words) : nil }
    if words.count == 4, words[1].lexeme.lemma == "sem" { return lackBeforeDeed(words) }
    guard
      !words.contains(where: {
        $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .adposition
          || $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
      })
    else { return nil }
    if last.lexeme.lemma == "ajudar" { return mishapBeforeHelp(words) }
    if words.count > 2, isNegator(words[words.count - 2]) { return beforeFailing(words) }
    if let pain = painBeforeDeed(words) { return pain }
    guard words.count == 3 else { return words.count == 2 ? judgedBeforeAnswer(words) : nil }
    return thingSoBeforeDeed(words) ?? happeningBeforeDeed(words) ?? noiseBeforeRest(words)
      ?? rainBeforeDeed(words)
  }

  // MARK: - Parts of it

  private func third(_ verb: Constituent, past: Bool = true) -> Constituent {
    var verb = verb.said(by: .third)
    if past { verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    return verb
  }

  /// What does it, although it is a thing.
  private func doing(_ thing: Constituent) -> Constituent {
    var thing = thing
    thing.lexeme.forms[Adverbial.doing] = ""
    return thing
  }

  /// What is done about it: others are asked for it, one goes and does it, or one wants to.
  private func reaction(_ verb: Constituent, _ thing: [Constituent] = []) -> [Constituent] {
    let lemma = verb.lexeme.lemma
    if SequelWords.asked.contains(lemma) { return [verb.ordered] + thing }
    if SequelWords.done.contains(lemma) {
      var deed = verb.said(by: .first)
      deed.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.future
      return [deed] + thing
    }
    if lemma == "chorar" { return [ownPast(verb)] }
    return [ownDeed("querer"), verb] + thing
  }

  /// *Perder / boneca, boneca / perder, cair, brinquedo / quebrar*: what went wrong; nil for anything else.
  private func mishap(_ words: [Constituent]) -> [Constituent]? {
    guard words.count < 3, let verb = words.first(where: { $0.lexeme.isInfinitive }) else {
      return nil
    }
    let lemma = verb.lexeme.lemma
    guard let thing = words.first(where: { !$0.lexeme.isInfinitive }) else {
      return words.count == 1 && SequelWords.falls.contains(lemma) ? [ownPast(verb)] : nil
    }
    guard isPlainThing(thing) else { return nil }
    if thing.lexeme.kind == .body { return nil }
    if SequelWords.losses.contains(lemma) { return [ownPast(verb), thing] }
    return SequelWords.happenings.contains(lemma) ? [doing(thing), third(verb)] : nil
  }

  // MARK: - Help, and what one cannot do

  /// *Perder / boneca / ajudar, cair / ajudar, difícil / ajudar*: nobody helps one to lose it.
  private func mishapBeforeHelp(_ words: [Constituent]) -> Cut? {
    guard let last = words.last else { return nil }
    let help = [last.ordered, Constituent(WordJoiner.pronoun("me"))]
    let rest = Array(words.dropLast())
    if let what = mishap(rest) { return Cut(first: what, second: help) }
    guard rest.count == 1, SequelWords.hard.contains(rest[0].lexeme.lemma) else { return nil }
    return Cut(first: [.linking("ser", .third), rest[0]], second: help)
  }

  /// *Chave / perder / não / entrar, ônibus / cheio / não / entrar, gato / subir / árvore / não / descer*: what was laid first did happen.
  private func beforeFailing(_ words: [Constituent]) -> Cut? {
    let rest = Array(words.dropLast(2))
    let (negator, verb) = (words[words.count - 2], words[words.count - 1])
    let failing =
      SequelWords.abilities.contains(verb.lexeme.lemma)
      ? [negator, ownDeed("conseguir"), verb] : [negator, verb.said(by: .first)]
    if let what = mishap(rest) { return Cut(first: what, second: failing) }
    if let asked = toldAgain(rest), ["entender", "ouvir", "escutar"].contains(verb.lexeme.lemma) {
      return Cut(first: asked, second: [negator, ownPast(verb)])
    }
    if rest.count == 2, isPlainThing(rest[0]), SequelWords.states.contains(rest[1].lexeme.lemma),
      SequelWords.abilities.contains(verb.lexeme.lemma)
    {
      return Cut(first: [rest[0], .linking("estar", .third), rest[1]], second: failing)
    }
    if rest.count == 1, SequelWords.judged.contains(rest[0].lexeme.lemma),
      SequelWords.answers.contains(verb.lexeme.lemma)
    {
      let answer =
        verb.lexeme.lemma == "comprar"
        ? [negator, ownDeed("ir"), verb] : [negator, verb.said(by: .first)]
      return Cut(first: [.linking("ser", .third), rest[0]], second: answer)
    }
    guard rest.count > 1, rest.count < 4, isBareNoun(rest[0]), rest[0].lexeme.kind == .animal,
      rest[1].lexeme.isInfinitive, SequelWords.moves.contains(rest[1].lexeme.lemma),
      rest.count == 2 || isPlainThing(rest[2])
    else { return nil }
    return Cut(
      first: [rest[0], third(rest[1])] + rest.dropFirst(2),
      second: [negator, third(verb, past: false)])
  }

  /// *Bonito / gostar, gostoso / querer*: it is so, and what one says to that.
  private func judgedBeforeAnswer(_ words: [Constituent]) -> Cut? {
    guard SequelWords.judged.contains(words[0].lexeme.lemma),
      ["gostar", "querer", "comprar"].contains(words[1].lexeme.lemma)
    else { return nil }
    let answer =
      words[1].lexeme.lemma == "comprar"
      ? [ownDeed("querer"), words[1]] : [words[1].said(by: .first)]
    return Cut(first: [.linking("ser", .third), words[0]], second: answer)
  }

  /// *Professora / explicar / de novo, repetir*: what is asked of who explains.
  private func toldAgain(_ words: [Constituent]) -> [Constituent]? {
    guard words.count < 4,
      let verb = words.firstIndex(where: { SequelWords.telling.contains($0.lexeme.lemma) }),
      words[verb].lexeme.isInfinitive, verb < 2,
      verb == 0 || isBareNoun(words[0]) && words[0].lexeme.isHuman,
      words[(verb + 1)...].allSatisfy({ $0.lexeme.wordClass == .adverb })
    else { return nil }
    var asked = words
    asked[verb] = words[verb].ordered
    return asked
  }

  /// *Cachorro / latir / medo*: what somebody does, and that one is afraid of it.
  private func deedBeforeFear(_ words: [Constituent]) -> Cut? {
    guard ["medo", "raiva"].contains(words[2].lexeme.lemma), isBareNoun(words[0]),
      words[0].lexeme.isBeing, words[1].lexeme.isInfinitive,
      SequelWords.frightening.contains(words[1].lexeme.lemma)
    else { return nil }
    return Cut(
      first: [words[0], words[1]],
      second: [.linking("estar", .first), known("com"), words[2]])
  }

  /// *Celular / sem / bateria / carregar*: what a thing is without, and what is done about it.
  private func lackBeforeDeed(_ words: [Constituent]) -> Cut? {
    guard isPlainThing(words[0]), isPlainThing(words[2]),
      ["carregar", "trocar", "comprar", "encher", "consertar"].contains(words[3].lexeme.lemma)
    else { return nil }
    return Cut(
      first: [words[0], .linking("estar", .third), words[1], words[2]], second: reaction(words[3]))
  }

  /// *Chuva / parar / sair*: it has stopped raining, and one wants to go out.
  private func rainBeforeDeed(_ words: [Constituent]) -> Cut? {
    guard words[0].lexeme.lemma == "chuva", isBareNoun(words[0]),
      ["parar", "passar", "acabar"].contains(words[1].lexeme.lemma),
      SequelWords.leisure.contains(words[2].lexeme.lemma)
    else { return nil }
    return Cut(first: [doing(words[0]), third(words[1])], second: reaction(words[2]))
  }

  // MARK: - Pains, things and noises

  /// *Cabeça / doer / luz / apagar, braço / doer / mudar, volume / baixar / ouvido / doer*: what hurts, and what shall be done.
  private func painBeforeDeed(_ words: [Constituent]) -> Cut? {
    guard let pain = words.firstIndex(where: { $0.lexeme.lemma == "doer" }),
      words[pain].lexeme.isInfinitive
    else { return nil }
    let part = pain > 0 && words[pain - 1].lexeme.kind == .body ? pain - 1 : pain + 1
    guard part < words.count, words[part].lexeme.kind == .body else { return nil }
    let range = min(part, pain)...max(part, pain)
    let hurt = [words[part], words[pain]]
    if range.lowerBound == 0 {
      return deed(Array(words[(range.upperBound + 1)...])).map { Cut(first: hurt, second: $0) }
    }
    guard range.upperBound == words.count - 1 else { return nil }
    return deed(Array(words[..<range.lowerBound])).map { Cut(first: $0, second: hurt) }
  }

  /// *Luz / apagar, baixar / volume, mudar*: what is done to a thing.
  private func deed(_ words: [Constituent]) -> [Constituent]? {
    guard words.count == 1 || words.count == 2,
      let verb = words.first(where: { $0.lexeme.isInfinitive }),
      !["querer", "precisar", "poder", "conseguir", "doer"].contains(verb.lexeme.lemma),
      verb.lexeme.lemma != "ir" || words.count == 2
    else { return nil }
    guard words.count == 2 else {
      return SequelWords.rests.contains(verb.lexeme.lemma) ? reaction(verb) : nil
    }
    if verb.lexeme.lemma == "ir", let goal = words.first(where: { !$0.lexeme.isInfinitive }),
      isBareNoun(goal),
      MeaningWords.services.contains(goal.lexeme.lemma)
        || ["hospital", "banheiro", "pronto-socorro"].contains(goal.lexeme.lemma)
    {
      return [ownDeed("querer"), verb, known("a"), article, goal]
    }
    guard let thing = words.first(where: { !$0.lexeme.isInfinitive }), isPlainThing(thing),
      SequelWords.asked.contains(verb.lexeme.lemma) || verb.lexeme.lemma == "trocar"
    else { return nil }
    return reaction(verb, [article, thing])
  }

  /// *Sopa / quente / esperar, porta / fechado / abrir, sapato / apertado / trocar*: how a thing is at the moment, and what is done about
  /// it; but *trocar / sapato / apertado, bola / vermelho / pegar* is of which one.
  private func thingSoBeforeDeed(_ words: [Constituent]) -> Cut? {
    guard isPlainThing(words[0]), words[0].lexeme.kind != .body,
      words[1].lexeme.wordClass == .adjective || words[1].lexeme.lemma == "frio",
      SequelWords.states.contains(words[1].lexeme.lemma),
      SequelWords.remedies.contains(words[2].lexeme.lemma)
    else { return nil }
    var state = words[1]
    if state.lexeme.wordClass != .adjective {
      guard KindSet.edible.contains(words[0].lexeme.kind) || words[0].lexeme.kind == .dish else {
        return nil
      }
      state.lexeme = Lexeme(lemma: "frio", wordClass: .adjective, kind: .quality)
    }
    return Cut(first: [words[0], .linking("estar", .third), state], second: reaction(words[2]))
  }

  /// *Tablet / quebrar / consertar, quebrar / cadeira / arrumar, gato / fugir / procurar, avô / morrer / chorar*.
  private func happeningBeforeDeed(_ words: [Constituent]) -> Cut? {
    let (place, verb) = words[0].lexeme.isInfinitive ? (1, 0) : (0, 1)
    let event = words[verb].lexeme.lemma
    let what = words[place], next = words[2].lexeme.lemma
    guard words[verb].lexeme.isInfinitive, isBareNoun(what), what.lexeme.wordClass == .noun else {
      return nil
    }
    if what.lexeme.isBeing {
      guard place == 0 else { return nil }
      let isLoss = event == "morrer" && next == "chorar"
      let isGone = ["fugir", "sumir"].contains(event) && what.lexeme.kind == .animal
      let isHere =
        event == "chegar" && ["brincar", "jogar", "ir", "descer", "sair"].contains(next)
        && SequelWords.friends.contains(what.lexeme.lemma)
      guard isLoss || isHere || isGone && ["procurar", "buscar", "chorar"].contains(next) else {
        return nil
      }
      return Cut(
        first: [what, third(words[verb])],
        second: reaction(words[2]))
    }
    guard isPlainThing(what), what.lexeme.kind != .body else { return nil }
    if SequelWords.ringing.contains(what.lexeme.lemma), event == "tocar",
      ["atender", "abrir", "desligar"].contains(next)
    {
      return Cut(first: [what, words[verb]], second: reaction(words[2]))
    }
    if SequelWords.duties.contains(what.lexeme.lemma), ["acabar", "terminar"].contains(event),
      SequelWords.leisure.contains(next)
    {
      return Cut(first: [ownPast(words[verb]), what], second: reaction(words[2]))
    }
    if SequelWords.losses.contains(event), ["limpar", "secar", "procurar", "buscar"].contains(next)
    {
      return Cut(first: [ownPast(words[verb]), what], second: reaction(words[2]))
    }
    guard SequelWords.happenings.contains(event), SequelWords.repairs.contains(next) else {
      return nil
    }
    return Cut(first: [doing(what), third(words[verb])], second: reaction(words[2]))
  }

  /// *Música / parar / dormir, televisão / baixar / estudar*: it shall be quiet, because one wants to sleep.
  private func noiseBeforeRest(_ words: [Constituent]) -> Cut? {
    guard isPlainThing(words[0]), SequelWords.noises.contains(words[0].lexeme.lemma),
      ["parar", "desligar", "baixar", "abaixar"].contains(words[1].lexeme.lemma),
      words[1].lexeme.isInfinitive,
      ["dormir", "estudar", "descansar", "trabalhar"].contains(words[2].lexeme.lemma)
    else { return nil }
    let stop = words[1].lexeme.lemma == "parar" ? [known("com")] : []
    return Cut(
      first: [words[1].ordered] + stop + [article, words[0]], second: reaction(words[2]))
  }
}
