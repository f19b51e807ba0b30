import AACCore

/// Spanish and Portuguese rows of two thoughts that share no word: how one is and what one asks, what hurts and who helps, what is
/// done and the weather, a fall and what came of it, an illness and where one does not go: *hambre / mucho / cuándo / comer, oído /
/// doler / médico, jugar / fuera / llover, bici / caer / rodilla / sangre, fiebre / cole / no* (NGLE §31.1, *yuxtaposición*; Cunha &
/// Cintra, chapter 18, *Coordenação assindética*).
extension TileReader {
  /// Where such a row is cut.
  func laidBeside(_ words: [Constituent]) -> Cut? {
    guard words.count > 1, words.count < 9, let last = words.last else { return nil }
    if let asked = stateBesideQuestion(words) ?? questionBesideState(words) { return asked }
    let apart =
      isNegator(last)
      ? stateBesideAbsence(words) ?? noiseBesideSleep(words) : happeningBeside(words)
    return apart.flatMap { isJoined(words) ? nil : $0 }
  }

  private func happeningBeside(_ words: [Constituent]) -> Cut? {
    if let weather = deedBesideWeather(words) ?? painBesideHelp(words) ?? painBesideCause(words) {
      return weather
    }
    if let cold = coldBesideRemedy(words) { return cold }
    if let fallen = fallBesideHarm(words) ?? missedBesideLate(words) { return fallen }
    let placed = placeBesideDeed(words) ?? stateBesideAbsence(words)
    return placed ?? soiledBesideChange(words) ?? thirstBesideDrink(words)
  }

  var isSpanish: Bool { variety.language == .spanish }

  func ownDeed(_ lemma: String) -> Constituent {
    var verb = Constituent.linking(lemma, .first)
    verb.lexeme.kind = .action
    return verb
  }

  /// What the speaker has done just now.
  func ownPast(_ verb: Constituent, _ lemma: String? = nil) -> Constituent {
    if isSpanish { return happened(verb, lemma ?? verb.lexeme.lemma) }
    var verb = verb
    verb.lexeme.lemma = lemma ?? verb.lexeme.lemma
    verb.lexeme.person = .first
    verb.lexeme.number = .singular
    verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    return verb
  }

  func isOwnPronoun(_ word: Constituent) -> Bool {
    word.lexeme.lemma == "yo" || word.lexeme.lemma == "eu"
  }

  // MARK: - How one is

  /// How the speaker is, with the verb: *tener / mucho / hambre, estar / com / fome, estar / triste*; nil where the words say
  /// nothing of that kind.
  private func stateOfSpeaker(_ words: [Constituent]) -> [Constituent]? {
    guard let first = words.first else { return nil }
    let speaker = isOwnPronoun(first) ? [first] : []
    let said = Array(words[speaker.count...])
    // Hambre / mucho: how much of it.
    let amounts = said.filter(isMuch)
    let others = said.filter { !isMuch($0) }
    guard others.count == 1 || others.count == 2, amounts.count < 2, let word = others.first else {
      return nil
    }
    if !isSpanish {
      guard let state = ownCondition(amounts + others) else { return nil }
      return speaker + state
    }
    let isHad = FeltWords.had.contains(word.lexeme.lemma)
    guard isHad || word.lexeme.wordClass == .adjective && isOwnMood(word.lexeme),
      others.count == 1 || word.lexeme.lemma == "dolor" && others[1].lexeme.kind == .body
    else { return nil }
    guard isHad else {
      return amounts.isEmpty ? speaker + [.linking("estar", .first), word] : nil
    }
    return speaker + [ownDeed("tener")] + amounts + [felt(word)] + others.dropFirst()
  }

  private func isMuch(_ word: Constituent) -> Bool {
    PartedWords.much.contains(word.lexeme.lemma) || word.lexeme.lemma == "muito"
  }

  /// Whether people feel so, and things do not.
  private func isOwnMood(_ word: Lexeme) -> Bool {
    guard isSpanish else { return isOwnState(word) }
    return word.wordClass == .adjective
      && (HalfWords.glad.contains(word.lemma) || FeltWords.states.contains(word.lemma)
        || EverydayAlone.states.contains(word.lemma))
      && !FeltWords.manners.contains(word.lemma)
  }

  /// *Hambre / mucho / cuándo / comer, fome / quando / almoço, aburrido / cuándo / salir*: how one is, and what one asks because
  /// of it.
  private func stateBesideQuestion(_ words: [Constituent]) -> Cut? {
    guard words.last?.lexeme.kind != .question, words.count > 2,
      let asked = words.indices.dropFirst().first(where: {
        words[$0].lexeme.kind == .question
      }), asked < 4, LaidBesideWords.asked.contains(words[asked].lexeme.lemma),
      let state = stateOfSpeaker(Array(words[..<asked]))
    else { return nil }
    var question = Array(words[asked...])
    let isMood = words[..<asked].contains { $0.lexeme.wordClass == .adjective }
    if isMood, question[0].lexeme.lemma == "quando" {
      // Triste / quando / mamãe / sair: at what time one is so.
      guard
        question.contains(where: { LaidBesideWords.returning.contains($0.lexeme.lemma) })
      else { return nil }
    }
    if question.count == 2, ["cuándo", "quando"].contains(question[0].lexeme.lemma),
      question[1].lexeme.namesThing
    {
      let isGoal = isReached(question[1].lexeme)
      question.insert(isGoal ? ownDeed("ir") : .linking("ser", .third), at: 1)
    }
    return Cut(first: state, second: question)
  }

  /// *Cuándo / comer / hambre*: the same, asked first.
  private func questionBesideState(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, words[0].lexeme.kind == .question, words[1].lexeme.isInfinitive,
      LaidBesideWords.asked.contains(words[0].lexeme.lemma),
      LaidBesideWords.stilled[words[2].lexeme.lemma]?.contains(words[1].lexeme.lemma) == true,
      let state = stateOfSpeaker([words[2]])
    else { return nil }
    return Cut(first: state, second: Array(words.prefix(2)))
  }

  // MARK: - What hurts, and who helps

  /// *Oído / doler / médico, garganta / doer / xarope, barriga / doler / casa*.
  private func painBesideHelp(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, words.count < 6,
      let pain = words.firstIndex(where: { ["doler", "doer"].contains($0.lexeme.lemma) }),
      words[pain].lexeme.isInfinitive, let help = words.last, onlyVerb(words) != nil
    else { return nil }
    let others = words.dropLast().indices.filter { $0 != pain }
    guard let part = others.first(where: { words[$0].lexeme.kind == .body }),
      part < pain || pain == 0,
      others.allSatisfy({
        $0 == part || words[$0].lexeme.isDeterminerLike || isOwnPronoun(words[$0])
          || words[$0].lexeme.kind == .quantity || words[$0].lexeme.kind == .degree
      }), let wish = relief(help)
    else { return nil }
    return Cut(first: Array(words.dropLast()), second: wish)
  }

  /// Whom or what one wants where it hurts.
  private func relief(_ help: Constituent) -> [Constituent]? {
    let word = help.lexeme
    guard word.wordClass == .noun, help.government == nil else { return nil }
    let isHome = word.lemma == "casa" || word.lemma == "cama"
    if isSpanish {
      guard
        isHome || word.kind == .medicine || word.lemma == "hospital"
          || FeltWords.cures.contains(word.lemma)
          || EverydayQuestions.visited.contains(word.lemma)
      else { return nil }
      return wanted([help])
    }
    if word.kind == .medicine { return [ownDeed("querer"), help] }
    if isHome {
      let to = word.lemma == "casa" ? [] : [article]
      return [ownDeed("querer"), Constituent.infinitive("ir"), known("para")] + to + [help]
    }
    guard MeaningWords.services.contains(word.lemma) || word.lemma == "hospital" else { return nil }
    return [ownDeed("querer"), Constituent.infinitive("ir"), known("a"), article, help]
  }

  // MARK: - What is done, and the weather

  /// *Jugar / fuera / llover, brincar / fora / chuva*: a verb of the weather has nobody who does it (NGLE §41.5).
  private func deedBesideWeather(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, let last = words.last else { return nil }
    let isVerb = last.lexeme.isInfinitive && frame(of: last).pattern == .weather
    let noun = isVerb ? nil : weatherAround(last)
    guard isVerb || noun != nil else { return nil }
    var end = words.count - 1
    if isNegator(words[end - 1]) { end -= 1 }
    let first = Array(words[..<end])
    guard let verb = deedUnderWish(first), end > 1,
      verb + 1 < end || end < words.count - 1 || verb > 0
    else { return nil }
    let deed = frame(of: first[verb])
    guard deed.pattern.isPersonal, !deed.isCopular, !deed.opensClause,
      !deed.isOpener || LaidBesideWords.outdoors.contains(deed.lemma),
      !deed.opensCausative, !LaidBesideWords.beforeWeather.contains(deed.lemma),
      words[end - 1].lexeme.wordClass != .adposition,
      // Sair / se / chover: a word joins them.
      !isSubordinator(words[end - 1].lexeme.lemma)
    else { return nil }
    if verb + 1 == end, deed.slot(.placeTo) != nil || noun != nil { return nil }
    guard let noun else { return Cut(first: first, second: Array(words[end...])) }
    guard LaidBesideWords.outdoors.contains(deed.lemma), end == words.count - 1,
      words[end - 1].lexeme.wordClass != .verb
    else { return nil }
    return Cut(first: first, second: noun)
  }

  /// The verb of what is done, wished or not.
  private func deedUnderWish(_ words: [Constituent]) -> Int? {
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    guard let last = verbs.last, verbs.allSatisfy({ words[$0].lexeme.isInfinitive }) else {
      return nil
    }
    if verbs.count == 1 { return last }
    return verbs.count == 2 && ["querer", "poder"].contains(words[verbs[0]].lexeme.lemma)
      && verbs[0] + 1 == last ? last : nil
  }

  /// *Chuva* as *está chovendo*; nil where it is no weather that one meets outside.
  private func weatherAround(_ word: Constituent) -> [Constituent]? {
    guard isSpanish else { return weather(word) }
    guard let lemma = HalfWords.weather[word.lexeme.lemma],
      LaidBesideWords.weathers.contains(word.lexeme.lemma), word.lexeme.wordClass == .noun
    else { return nil }
    var verb = Constituent.linking(lemma, .third)
    verb.lexeme.kind = .action
    return [verb, felt(word)]
  }

  // MARK: - Where one is not, sleeps not, feels so

  /// *Fiebre / cole / no, febre / não / escola, irmão / doente / escola / não*: a negator beside the place denies that one goes
  /// there, and not how one is (NGLE §48.1).
  private func stateBesideAbsence(_ words: [Constituent]) -> Cut? {
    guard words.count > 2, verbPlace(words) == nil,
      let no = words.lastIndex(where: isNegator), no + 3 > words.count,
      no > 1 || no + 2 == words.count,
      case let place = no + 1 == words.count ? no - 1 : no + 1, place > 0,
      isReached(words[place].lexeme)
    else { return nil }
    let state = Array(words[..<min(no, place)])
    guard !state.isEmpty, !state.contains(where: isNegator) else { return nil }
    if isSpanish {
      return no > place ? feltBeforeDeed(state + [words[no], words[place]]) : nil
    }
    if let said = stateOfSpeaker(state) {
      let isIll = state.contains { StateWords.ill.contains($0.lexeme.lemma) }
      let wish = isIll ? [ownDeed("ir")] : [ownDeed("querer"), Constituent.infinitive("ir")]
      return Cut(first: said, second: [words[no]] + wish + [words[place]])
    }
    guard let who = state.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      who + 2 == state.count,
      state[who].lexeme.isHuman, state[who].lexeme.wordClass != .pronoun,
      isOwnState(state[who + 1].lexeme) || isOwnNeed(state[who + 1].lexeme)
    else { return nil }
    var going = ownDeed("ir")
    going.lexeme.person = .third
    let link =
      isOwnNeed(state[who + 1].lexeme)
      ? [Constituent.linking("estar", .third), known("com")] : []
    return Cut(
      first: state[...who] + link + [state[who + 1]], second: [words[no], going, words[place]])
  }

  func isReached(_ word: Lexeme) -> Bool {
    word.wordClass == .noun
      && ([.place, .room, .home].contains(word.kind)
        || isSpanish && RowWords.reached.contains(word.lemma)
        || LaidBesideWords.attended.contains(word.lemma))
  }

  /// *Cachorro / latir / noite / dormir / não*: what makes a noise, and what the speaker cannot do for it.
  private func noiseBesideSleep(_ words: [Constituent]) -> Cut? {
    guard !isSpanish, words.count > 3, let no = words.last else { return nil }
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    guard verbs.count == 2, verbs[0] > 0, verbs[1] + 2 == words.count,
      LaidBesideWords.noisy.contains(words[verbs[0]].lexeme.lemma),
      LaidBesideWords.quiet.contains(words[verbs[1]].lexeme.lemma),
      words[verbs[0] - 1].lexeme.isBeing || words[verbs[0] - 1].lexeme.namesThing,
      words[verbs[0] - 1].lexeme.wordClass != .pronoun,
      words[(verbs[0] + 1)..<verbs[1]].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .quantity || isOwnPronoun($0)
      })
    else { return nil }
    return Cut(
      first: words[..<verbs[1]].filter { !isOwnPronoun($0) },
      second: [no, ownDeed("conseguir"), words[verbs[1]]])
  }

  /// *Cole / triste / niños / pegar, parque / assustado / cachorro / morder*: a feeling is somebody's, and no place has it.
  private func placeBesideDeed(_ words: [Constituent]) -> Cut? {
    guard words.count > 3, let verb = onlyVerb(words), words[verb].lexeme.isInfinitive,
      let felt = feltThere(words)
    else { return nil }
    let rest = Array(words[felt.end...])
    guard let who = rest.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      rest[who].lexeme.isBeing, rest[who].lexeme.wordClass != .pronoun,
      rest.count > who + 1, rest[who + 1].lexeme.wordClass == .verb
    else { return nil }
    let isHarmed =
      rest.count == who + 2 && !isSpanish
      && LaidBesideWords.harming.contains(rest[who + 1].lexeme.lemma)
    return Cut(
      first: felt.clause, second: isHarmed ? rest + [Constituent(known("eu").lexeme)] : rest)
  }

  /// *Cole / triste*: where one feels so, as a clause, and where the rest of the row begins.
  private func feltThere(_ words: [Constituent]) -> (clause: [Constituent], end: Int)? {
    let start = words.first.map(isOwnPronoun) == true ? 1 : 0
    guard words.count > start + 1 else { return nil }
    let pair = words[start..<(start + 2)]
    guard
      let feeling = pair.firstIndex(where: {
        $0.lexeme.wordClass == .adjective
          && ($0.lexeme.kind == .emotion || LaidBesideWords.moods.contains($0.lexeme.lemma))
          && isOwnMood($0.lexeme)
      }), case let place = words[2 * start + 1 - feeling], place.government == nil,
      place.lexeme.wordClass == .noun,
      KindSet.places.contains(place.lexeme.kind) || [.home, .room].contains(place.lexeme.kind)
        || LaidBesideWords.attended.contains(place.lexeme.lemma)
    else { return nil }
    return (
      words[..<start] + [
        .linking("estar", .first), words[feeling], known(variety.language.placePreposition), place,
      ], start + 2
    )
  }

  // MARK: - What one needs

  /// *Xixi / cama / lençol / trocar, cocô / fralda / trocar*: what has happened, and what is to be changed for it.
  private func soiledBesideChange(_ words: [Constituent]) -> Cut? {
    let start = words.first.map(isOwnPronoun) == true ? 1 : 0
    guard (start + 3...start + 4).contains(words.count), let verb = words.last,
      ["cambiar", "trocar", "mudar"].contains(verb.lexeme.lemma), verb.lexeme.isInfinitive,
      LaidBesideWords.soiling.contains(words[start].lexeme.lemma)
    else { return nil }
    let thing = words[words.count - 2]
    let hasPlace = words.count == start + 4
    guard
      [.clothing, .furniture, .thing, .material].contains(thing.lexeme.kind)
        || LaidBesideWords.changed.contains(thing.lexeme.lemma),
      !hasPlace || ["cama", "sofá", "silla", "cadeira"].contains(words[start + 1].lexeme.lemma),
      !isSpanish || hasPlace
    else { return nil }
    var need = words[start]
    need.lexeme.article = .bare
    var first =
      words[..<start] + [ownPast(ownDeed("hacer"), isSpanish ? "hacerse" : "fazer"), need]
    if hasPlace {
      let the = isSpanish ? known("el") : article
      first += [known(variety.language.placePreposition), the, words[start + 1]]
    }
    let order = verb.ordered
    return Cut(
      first: Array(first), second: [order, isSpanish ? known("el") : article, thing])
  }

  /// *Sede / água / gelada, fome / sanduíche / queijo*: what one feels, and what one wants for it, with what it is like.
  private func thirstBesideDrink(_ words: [Constituent]) -> Cut? {
    let start = words.first.map(isOwnPronoun) == true ? 1 : 0
    guard words.count > start + 2, words.count < start + 5, verbPlace(words) == nil,
      case let need = words[start].lexeme,
      isSpanish
        ? ["sed", "hambre"].contains(need.lemma) && words.last?.lexeme.lemma == "frío"
        : ["sede", "fome", "frio", "calor"].contains(need.lemma)
    else { return nil }
    var wish = Array(words[(start + 1)...])
    if isSpanish {
      wish[wish.count - 1].lexeme = Lexeme(lemma: "frío", wordClass: .adjective, kind: .quality)
    }
    guard let thing = wish.first(where: { !$0.lexeme.isDeterminerLike })?.lexeme, thing.namesThing,
      ["sede", "fome", "sed", "hambre"].contains(need.lemma)
        ? KindSet.edible.contains(thing.kind)
        : ApartWords.warming.contains(thing.lemma)
          || need.lemma == "calor" && KindSet.edible.contains(thing.kind),
      wish.allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
          || $0.lexeme.namesThing && $0.government == nil
      }), let state = stateOfSpeaker(Array(words[...start]))
    else { return nil }
    return Cut(first: state, second: [ownDeed("querer")] + wish)
  }
}

extension Constituent {
  /// A verb that nobody laid, without its person.
  static func infinitive(_ lemma: String) -> Constituent {
    Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .action))
  }
}
