import AACCore

/// Portuguese rows whose preposition or verb of going and being there is left out: *barulho / não / conseguir / dormir, como /
/// ir / médico, querer / casa / porque / cansado, trabalho / longe / casa, triste / porque / saudade / mamãe, cinema / namorado
/// / sábado* (Bechara, *Elipse*; Cunha & Cintra, chapter 15).
extension TileReader {
  /// Puts it in.
  func fillElided(_ words: inout [Constituent]) {
    nameNausea(&words)
    blameNoise(&words)
    goToService(&words)
    goBecause(&words)
    measureDistance(&words)
    speakOnAir(&words)
    giveReason(&words)
    askMeal(&words)
    goTogether(&words)
    fallAgain(&words)
  }

  private func going(past: Bool = false) -> Constituent {
    var verb = Constituent.linking("ir", .first)
    verb.lexeme.kind = .action
    if past { verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    return verb
  }

  /// *Eu / enjoo*: what one has, though a verb has the form.
  private func nameNausea(_ words: inout [Constituent]) {
    guard let last = words.last?.lexeme, words[0].lexeme.lemma == "eu", last.lemma == "enjoar",
      words.count == 2 || words.count == 3 && words[1].lexeme.lemma == "não",
      last.forms[FiniteForms.Mark.text] == "enjoo"
    else { return }
    words[words.count - 1].lexeme = known("enjoo").lexeme
    words.insert(contentsOf: [.linking("estar", .first), known("com")], at: words.count - 1)
  }

  /// *Barulho / não / conseguir / dormir*: what keeps one from it.
  private func blameNoise(_ words: inout [Constituent]) {
    guard words.count > 2,
      ["barulho", "ruído", "dor", "calor", "frio"].contains(words[0].lexeme.lemma),
      words[0].lexeme.wordClass == .noun, words[1].lexeme.lemma == "não",
      ["conseguir", "poder"].contains(words[2].lexeme.lemma), words[2].lexeme.isInfinitive,
      !words.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return }
    let noise = words.removeFirst()
    words += [known("por causa de"), article, noise]
  }

  /// *Como / ir / médico*: whoever one goes to does not go.
  private func goToService(_ words: inout [Constituent]) {
    guard words.count == 3, ["como", "quando"].contains(words[0].lexeme.lemma),
      words[1].lexeme.lemma == "ir", words[1].lexeme.isInfinitive,
      MeaningWords.services.contains(words[2].lexeme.lemma), words[2].government == nil
    else { return }
    words.insert(contentsOf: [known("a"), article], at: 2)
    words[1].lexeme.person = .first
    words[1].lexeme.number = .singular
  }

  /// *Querer / casa / porque / cansado*: where one wants to go, and why.
  private func goBecause(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "querer" }), verb < 2,
      verb + 3 < words.count, words[verb + 2].lexeme.lemma == "porque",
      case let goal = words[verb + 1], isBareNoun(goal),
      goal.lexeme.lemma == "casa" || [.place, .room].contains(goal.lexeme.kind)
    else { return }
    let isHome = goal.lexeme.lemma == "casa"
    words.insert(
      contentsOf: [deed("ir"), known(isHome ? "para" : "a")] + (isHome ? [] : [article]),
      at: verb + 1)
  }

  /// *Trabalho / longe / casa, morar / perto / escola*: of what it is far.
  private func measureDistance(_ words: inout [Constituent]) {
    for place in words.indices.dropLast().reversed()
    where ["longe", "perto"].contains(words[place].lexeme.lemma) && place > 0
      && (words[place + 1].lexeme.wordClass == .noun
        && !words[place + 1].lexeme.kind.isTemporal
        || ["mim", "você", "ele", "ela", "ti"].contains(words[place + 1].lexeme.lemma))
    {
      let isHome = words[place + 1].lexeme.lemma == "casa"
      words.insert(
        contentsOf: [known("de")] + (isHome ? [] : before(words[place + 1].lexeme)), at: place + 1)
    }
  }

  /// *Presidente / falar / televisão*: where one is heard and seen.
  private func speakOnAir(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.isHuman, isBareNoun(words[0]),
      ["falar", "aparecer", "cantar"].contains(words[1].lexeme.lemma), words[1].lexeme.isInfinitive,
      ["televisão", "TV", "tv", "rádio", "jornal", "internet"].contains(words[2].lexeme.lemma),
      words[2].government == nil
    else { return }
    words.insert(contentsOf: [known("em"), article], at: 2)
  }

  /// *Triste / porque / saudade / mamãe, chorar / porque / medo / escuro*: how one is gives the reason.
  private func giveReason(_ words: inout [Constituent]) {
    guard let link = words.firstIndex(where: { $0.lexeme.lemma == "porque" }), link > 0,
      link + 1 < words.count, !words[link...].contains(where: { $0.lexeme.wordClass == .verb }),
      let reason = ownCondition(Array(words[(link + 1)...]))
    else { return }
    let main = Array(words[..<link])
    if main.contains(where: { $0.lexeme.wordClass == .verb }) {
      guard words.count > link + 2 else { return }
      words = main + [words[link]] + reason
    } else if let state = ownCondition(main) {
      words = state + [words[link]] + reason
    }
  }

  /// *O que / almoço*: what there is for a meal.
  private func askMeal(_ words: inout [Constituent]) {
    guard words.count == 2,
      let asked = words.firstIndex(where: { ["o que", "o quê", "que"].contains($0.lexeme.lemma) }),
      case let meal = words[1 - asked], isMeal(meal.lexeme), meal.lexeme.lemma != "banho",
      meal.government == nil, asked == 0 || words[asked].lexeme.lemma != "que",
      words[asked].lexeme.lemma != "que" || PortugueseRowWords.meals.contains(meal.lexeme.lemma)
        || meal.lexeme.kind == .meal
    else { return }
    words = [Constituent(known("o que").lexeme, tile: words[asked].tile), meal]
    var verb = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
    verb.lexeme.kind = .action
    words = [words[0], verb, known("para"), article, words[1]]
  }

  /// *Cinema / namorado / sábado, ontem / eu / praia / família, parque / papai*: where one goes, and with whom; with no day said
  /// it is what one wants.
  private func goTogether(_ words: inout [Constituent]) {
    guard (2...5).contains(words.count) else { return }
    let times = words.filter { isDayOut($0.lexeme) }
    var rest = words.filter { !isDayOut($0.lexeme) }
    let doer = rest.firstIndex { ["eu", "nós", "a gente"].contains($0.lexeme.lemma) }
      .map { rest.remove(at: $0) }
    guard times.count < 2, rest.count == 2, rest.allSatisfy(isBareNoun) else { return }
    if !DailyPlaces.visited.contains(rest[0].lexeme.lemma), !times.isEmpty || doer != nil,
      DailyPlaces.visited.contains(rest[1].lexeme.lemma), doer != nil
    {
      rest.swapAt(0, 1)
    }
    guard case let place = rest[0].lexeme.lemma, DailyPlaces.visited.contains(place),
      place != "escola", place != "hospital",
      isOwnerByName(rest[1].lexeme) || DailyPlaces.groups.contains(rest[1].lexeme.lemma)
    else { return }
    let isPast = times.contains { tables.lexicon.tense(of: $0.lexeme.lemma) == .past }
    var going = going(past: isPast)
    if let doer, doer.lexeme.lemma != "eu" {
      going.lexeme.person = nil
      going.lexeme.number = nil
    }
    let isOwned =
      DailyPlaces.estates.contains(place) && !DailyPlaces.atHome.contains(rest[1].lexeme.lemma)
    var opening = [going]
    if times.isEmpty {
      guard doer?.lexeme.lemma ?? "eu" == "eu" else { return }
      opening = [.linking("querer", .first), deed("ir")]
      opening[0].lexeme.kind = .action
    }
    words =
      (doer.map { [$0] } ?? []) + opening
      + [known("a"), article, rest[0], known(isOwned ? "de" : "com")]
      + before(rest[1].lexeme) + [rest[1]] + times
  }

  /// Whether one may go out then.
  private func isDayOut(_ word: Lexeme) -> Bool {
    word.kind == .weekday
      || word.kind.isTemporal && tables.lexicon.tense(of: word.lemma) != nil
        && !["agora", "já", "logo", "depois", "antes", "sempre"].contains(word.lemma)
      || DailyPlaces.times.contains(word.lemma)
  }

  /// *Cair / de novo*: it has happened to the speaker.
  private func fallAgain(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.lemma == "cair", words[0].lexeme.isInfinitive,
      ["de novo", "outra vez", "aqui", "lá"].contains(words[1].lexeme.lemma)
    else { return }
    words[0].lexeme.person = .first
    words[0].lexeme.number = .singular
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
  }
}
