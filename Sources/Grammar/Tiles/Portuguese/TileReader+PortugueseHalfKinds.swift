import AACCore

/// What half a Portuguese row says when it is read alone: *janela / aberto* is how a thing is, *bola / furar* what happened to it, *abrir / cortina*
/// what somebody is asked for (Cunha & Cintra, chapter 7, *Predicado nominal* and *Predicado verbal*).
extension TileReader {
  /// The half that these words make; nil where they say nothing whole.
  func half(_ words: [Constituent], isFirst: Bool) -> PortugueseHalf? {
    guard words.last?.lexeme.wordClass != .adposition else { return nil }
    if let said = alarmHalf(words) { return said }
    if words.contains(where: { $0.lexeme.kind == .question }) {
      return isFirst ? nil : questionHalf(words)
    }
    if let said = feelingHalf(words) ?? weatherHalf(words) ?? painHalf(words) { return said }
    if let said = wishHalf(words) ?? refusalHalf(words) { return said }
    if let said = stateHalf(words) ?? eventHalf(words) ?? toldHalf(words) { return said }
    return requestHalf(words) ?? deedHalf(words) ?? thingHalf(words) ?? qualityHalf(words)
  }

  /// The words before a noun and where the noun is.
  private func nounPlace(_ words: [Constituent]) -> Int? {
    guard let place = words.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      words[place].lexeme.wordClass != .verb, place < 3
    else { return nil }
    return place
  }

  private func isDegree(_ word: Constituent) -> Bool {
    PortugueseHalfWords.degrees.contains(word.lexeme.lemma)
  }

  func isActingPronoun(_ word: Lexeme) -> Bool {
    word.wordClass == .pronoun && word.kind == .person && word.number != nil
      && !WordJoiner.clitics.contains(word.lemma) && !["mim", "ti"].contains(word.lemma)
      || word.lemma == "a gente"
  }

  // MARK: - How things are, and how one feels

  /// *Janela / aberto, minha / cama / muito / duro, escola / longe, sopa / frio*.
  private func stateHalf(_ words: [Constituent]) -> PortugueseHalf? {
    var place = nounPlace(words) ?? 0
    var row = words
    guard place < row.count else { return nil }
    if row.count == 1 || PortugueseHalfWords.copulas.contains(row[0].lexeme.lemma) {
      return surroundingsHalf(words)
    }
    // O / demonstrative alone: esta / música / chato, isso / bonito.
    if row[0].lexeme.wordClass == .pronoun, row[0].lexeme.kind == .demonstrative { place = 0 }
    let topic = row[place].lexeme
    let isThing =
      topic.wordClass == .noun || topic.wordClass == .properNoun
      || topic.kind == .demonstrative
    if row.count == 2, topic.isBeing, isOwnNeed(row[1].lexeme), topic.wordClass == .noun {
      return PortugueseHalf(
        sort: .state, words: [row[0], .linking("estar", .third), known("com"), row[1]],
        topic: topic, said: row[1].lexeme.lemma)
    }
    guard isThing || isActingPronoun(topic) && topic.lemma != "eu" || topic.lemma == "eu",
      !topic.kind.isTemporal || ["dia", "noite", "hora"].contains(topic.lemma), !isOwnNeed(topic)
    else { return nil }
    var next = place + 1
    var hasCopula = false
    if next < row.count, PortugueseHalfWords.copulas.contains(row[next].lexeme.lemma),
      row[next].lexeme.isInfinitive
    {
      hasCopula = true
      next += 1
    }
    while next < row.count - 1, isDegree(row[next]) { next += 1 }
    guard next < row.count, let quality = quality(row[next], of: topic) else { return nil }
    row[next].lexeme = quality
    var end = next + 1
    if end < row.count, isDegree(row[end]) { end += 1 }
    guard end == row.count else { return nil }
    if topic.lemma == "eu", isOwnState(quality) { return nil }
    if !hasCopula, topic.kind.isTemporal || saysNothing(row) {
      let link = topic.kind.isTemporal || isPassing(quality, of: topic) ? "estar" : "ser"
      var verb = Constituent.linking(link, topic.person ?? .third)
      verb.lexeme.number = topic.number ?? .singular
      row.insert(verb, at: place + 1)
    }
    return PortugueseHalf(sort: .state, words: row, topic: topic, said: quality.lemma)
  }

  /// Whether the words alone are no sentence yet.
  private func saysNothing(_ row: [Constituent]) -> Bool {
    guard let said = readings(of: row, isWhole: true).first else { return true }
    return said.verb == nil
  }

  /// The word as a quality; nil where it is none.
  private func quality(_ word: Constituent, of topic: Lexeme) -> Lexeme? {
    let lexeme = word.lexeme
    if lexeme.wordClass == .adjective, !lexeme.kind.isSmall { return lexeme }
    if PortugueseHalfWords.adverbs.contains(lexeme.lemma), topic.isBeing == false,
      lexeme.lemma != "devagar" || topic.kind == .vehicle || topic.kind == .device
    {
      return lexeme
    }
    if lexeme.lemma == "frio", !topic.isBeing {
      return Lexeme(lemma: "frio", wordClass: .adjective, kind: .quality)
    }
    return nil
  }

  /// *Escuro, estar / escuro*.
  private func surroundingsHalf(_ words: [Constituent]) -> PortugueseHalf? {
    guard let last = words.last, PortugueseHalfWords.around.contains(last.lexeme.lemma),
      words.dropLast().allSatisfy({ $0.lexeme.lemma == "estar" || isDegree($0) })
    else { return nil }
    return PortugueseHalf(
      sort: .surroundings,
      words: [.linking("estar", .third)] + words.filter { $0.lexeme.lemma != "estar" },
      said: last.lexeme.lemma)
  }

  /// *Quente*: how that is which was just named.
  private func qualityHalf(_ words: [Constituent]) -> PortugueseHalf? {
    guard words.count == 1, words[0].lexeme.wordClass == .adjective,
      words[0].lexeme.kind == .quality || words[0].lexeme.kind == .state
    else { return nil }
    return PortugueseHalf(
      sort: .quality, words: [.linking("estar", .third)] + words, said: words[0].lexeme.lemma)
  }

  /// *Eu / frio, cansado, com / fome, estar / doente, medo / injeção, muito / sono*.
  private func feelingHalf(_ words: [Constituent]) -> PortugueseHalf? {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    var state = Array(words[start...])
    var speaker = Array(words[..<start])
    if let no = state.first, isNegator(no), state.count == 2, isOwnNeed(state[1].lexeme) {
      speaker.append(no)
      state.removeFirst()
    }
    if let verb = state.first, ["estar", "ficar"].contains(verb.lexeme.lemma),
      verb.lexeme.isInfinitive
    {
      state.removeFirst()
    }
    if state.first?.lexeme.lemma == "com" { state.removeFirst() }
    if let pain = ache(state, speaker) { return pain }
    guard let first = state.first else { return nil }
    if state.count == 2, state[1].lexeme.lemma == "demais" || state[1].lexeme.lemma == "muito" {
      state.swapAt(0, 1)
      if state[0].lexeme.lemma == "demais" {
        return ownCondition([state[1]]).map {
          PortugueseHalf(
            sort: .feeling, words: speaker + $0 + [state[0]], said: state[1].lexeme.lemma)
        }
      }
    }
    if state.count == 2, isOwnNeed(state[1].lexeme) || state[1].lexeme.lemma == "alergia",
      BesideWords.feelings.contains(state[1].lexeme.lemma), first.lexeme.wordClass != .verb,
      !["frio", "calor"].contains(state[1].lexeme.lemma)
    {
      // Injeção / medo: of what.
      state.swapAt(0, 1)
    }
    let said = state.first { !isDegree($0) }?.lexeme.lemma ?? ""
    if state.count == 1, said == "melhor" || StateWords.ofOneself.contains(said) {
      return PortugueseHalf(
        sort: .feeling, words: speaker + [.linking("estar", .first)] + state, said: said)
    }
    if state.count == 2, isOwnNeed(state[0].lexeme), state[1].lexeme.wordClass == .adjective,
      PortugueseHalfWords.strong.contains(state[1].lexeme.lemma)
    {
      return PortugueseHalf(
        sort: .feeling, words: speaker + suffering(state), said: said)
    }
    if state.count == 1, PortugueseHalfWords.had.contains(said), said != "medo", said != "nojo" {
      var having = ownDeed("ter")
      having.lexeme.kind = .action
      state[0].lexeme.article = .bare
      return PortugueseHalf(sort: .feeling, words: speaker + [having] + state, said: said)
    }
    return ownCondition(state).map {
      PortugueseHalf(sort: .feeling, words: speaker + $0, said: said)
    }
  }

  /// *Dor / peito*.
  private func ache(_ state: [Constituent], _ speaker: [Constituent]) -> PortugueseHalf? {
    if state.count == 2, state[0].lexeme.lemma == "dor", state[1].lexeme.kind == .body {
      return PortugueseHalf(
        sort: .feeling, words: speaker + [.linking("estar", .first), known("com")] + state,
        said: "dor")
    }
    return nil
  }

  /// *Febre / alto, dor / forte*: how bad it is.
  private func suffering(_ state: [Constituent]) -> [Constituent] {
    var having = ownDeed("ter")
    having.lexeme.kind = .action
    return [having] + state
  }

  /// *Barriga / doer, doer / barriga*.
  private func painHalf(_ words: [Constituent]) -> PortugueseHalf? {
    guard words.count > 1, let pain = words.firstIndex(where: { $0.lexeme.lemma == "doer" }),
      words.contains(where: { $0.lexeme.kind == .body }),
      words.indices.allSatisfy({
        $0 == pain || words[$0].lexeme.kind == .body || words[$0].lexeme.isDeterminerLike
          || isDegree(words[$0])
      }), !isDegree(words[0])
    else { return nil }
    return PortugueseHalf(sort: .pain, words: words, said: "doer")
  }

  /// *Chuva, chover, estar / chover, vento*.
  private func weatherHalf(_ words: [Constituent]) -> PortugueseHalf? {
    let rest = words.filter { $0.lexeme.lemma != "estar" }
    guard rest.count == 1, words.count < 3 else { return nil }
    if ["barulho", "sangue", "fumaça"].contains(rest[0].lexeme.lemma) {
      var verb = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
      verb.lexeme.kind = .action
      var noise = rest[0]
      noise.lexeme.article = .bare
      return PortugueseHalf(sort: .weather, words: [verb, noise], said: rest[0].lexeme.lemma)
    }
    if frame(of: rest[0]).pattern == .weather, rest[0].lexeme.isInfinitive {
      return PortugueseHalf(sort: .weather, words: rest, said: rest[0].lexeme.lemma)
    }
    guard let said = weather(rest[0]) else { return nil }
    return PortugueseHalf(sort: .weather, words: said, said: rest[0].lexeme.lemma)
  }

  // MARK: - What happens, and what is done

  func over(_ verb: Constituent) -> Constituent {
    var verb = verb.said(by: .third)
    verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    return verb
  }

  /// *Bola / furar, acabar / luz, ônibus / não / vir, joelho / machucar, perder / chave*.
  private func eventHalf(_ words: [Constituent]) -> PortugueseHalf? {
    guard let verb = onlyVerb(words), words[verb].lexeme.isInfinitive,
      case let lemma = words[verb].lexeme.lemma
    else { return nil }
    if words.count == 1, PortugueseHalfWords.ends.contains(lemma) {
      return PortugueseHalf(sort: .event, words: [over(words[0])], said: lemma, isBare: true)
    }
    let nouns = words.indices.filter {
      $0 != verb && !words[$0].lexeme.isDeterminerLike && !isNegator(words[$0])
    }
    if nouns.count == 2, verb == nouns[0] + 1, nouns[1] + 1 == words.count, verb + 2 == words.count,
      ["cair", "derramar"].contains(lemma),
      PortugueseHalfWords.grounds.contains(words[verb + 1].lexeme.lemma),
      var fallen = eventHalf(Array(words[...verb]))
    {
      fallen.words += [known("em"), article, words[verb + 1]]
      return fallen
    }
    if nouns == [0, 1], verb == 2, words.count == 3, PortugueseHalfWords.happenings.contains(lemma),
      PortugueseHalfRowWords.charge.contains(words[1].lexeme.lemma),
      [.device, .vehicle, .toy].contains(words[0].lexeme.kind)
    {
      // Tablet / bateria / acabar: what ran out in it.
      return PortugueseHalf(
        sort: .event, words: [words[1], known("de"), article, words[0], over(words[2])],
        topic: words[0].lexeme, said: lemma)
    }
    guard nouns.count == 1, let noun = nouns.first, words.count < 5,
      case let thing = words[noun].lexeme, thing.wordClass == .noun,
      !thing.isBeing || thing.kind == .animal && verb == 0
    else { return nil }
    let isDenied = words.contains(where: isNegator)
    if let said = sufferedHalf(words, verb, noun) { return said }
    guard
      isDenied
        ? noun < verb && PortugueseHalfWords.duties.contains(lemma)
        : PortugueseHalfWords.happenings.contains(lemma),
      noun < verb || ["acabar", "chegar", "quebrar", "cair", "furar"].contains(lemma)
    else { return nil }
    var subject = words[..<verb].filter { !isNegator($0) } + words[(verb + 1)...]
    for place in subject.indices where subject[place].tile == words[noun].tile {
      subject[place].lexeme.forms[Adverbial.doing] = ""
    }
    let no = words.filter(isNegator)
    let isNow = isDenied && ["caber", "funcionar", "servir"].contains(lemma)
    let said = isNow ? words[verb].said(by: .third) : over(words[verb])
    return PortugueseHalf(sort: .event, words: subject + no + [said], topic: thing, said: lemma)
  }

  /// *Joelho / machucar, perder / chave, gesso / coçar*: what befell the speaker.
  private func sufferedHalf(_ words: [Constituent], _ verb: Int, _ noun: Int) -> PortugueseHalf? {
    let (thing, lemma) = (words[noun].lexeme, words[verb].lexeme.lemma)
    let isDenied = words.contains(where: isNegator)
    if !isDenied, thing.kind == .body, PortugueseHalfWords.injuries.contains(lemma) {
      return PortugueseHalf(
        sort: .event, words: [ownPast(words[verb])] + words[..<verb] + words[(verb + 1)...],
        topic: thing, said: lemma)
    }
    if !isDenied, verb == 0, PortugueseHalfWords.losses.contains(lemma) {
      return PortugueseHalf(
        sort: .event, words: [ownPast(words[0])] + words[1...], topic: thing, said: lemma)
    }
    if !isDenied, noun < verb, noun + 1 == verb, verb + 1 == words.count,
      thing.kind != .body || lemma != "doer",
      thing.kind != .body || !PortugueseHalfWords.injuries.contains(lemma),
      PortugueseHalfWords.troubling.contains(lemma)
    {
      var subject = Array(words[..<verb])
      subject[noun].lexeme.forms[Adverbial.doing] = ""
      return PortugueseHalf(
        sort: .event, words: subject + [words[verb].said(by: .third)], topic: thing, said: lemma,
        goesOn: lemma != "doer")
    }
    if noun < verb, lemma == "perder" || lemma == "esquecer" {
      guard !isDenied else { return nil }
      return PortugueseHalf(
        sort: .event, words: [ownPast(words[verb])] + words[..<verb], topic: thing, said: lemma)
    }
    return nil
  }

  /// *Eu / comer / muito, vizinho / gritar, ela / perder / gato*.
  private func toldHalf(_ words: [Constituent]) -> PortugueseHalf? {
    guard let place = nounPlace(words), let verb = onlyVerb(words),
      verb == place + 1 || verb == place + 2 && isNegator(words[verb - 1]),
      words[verb].lexeme.isInfinitive, case let doer = words[place].lexeme,
      isActingPronoun(doer) || doer.isBeing && doer.wordClass != .adjective,
      case let lemma = words[verb].lexeme.lemma,
      !PortugueseHalfWords.copulas.contains(lemma)
        || lemma == "estar" && isNegator(words[verb - 1]) && verb + 1 == words.count,
      !["ter", "poder", "querer", "precisar", "estar com"].contains(lemma),
      words[(verb + 1)...].allSatisfy({
        !isActingPronoun($0.lexeme) || ["comigo", "mim"].contains($0.lexeme.lemma)
      })
    else { return nil }
    return PortugueseHalf(
      sort: .told, words: words, topic: doer, said: lemma,
      isBare: verb + 1 == words.count)
  }
}
