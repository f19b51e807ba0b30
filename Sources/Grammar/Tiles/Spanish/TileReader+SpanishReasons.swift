import AACCore

/// Spanish rows in which what is so stands beside what follows from it: *lluvia / no / patio, baño / urgente, feliz / yo /
/// hoy / excursión, perro / ladrar / noche / dormir / no* (NGLE §31.1, *yuxtaposición*; §46.2).
extension TileReader {
  /// Where such a row is cut.
  func reasons(_ words: [Constituent]) -> Cut? {
    let outside = weatherBeforePlace(words) ?? needInHaste(words) ?? gladOfEvent(words)
    if let off = sadOfNone(words) { return off }
    let wish = birthdayWish(words) ?? keptAwake(words) ?? tiredOfStaying(words)
    return outside ?? wish ?? forbidInNeed(words) ?? rainBeforeThing(words)
  }

  private func thirdPerson(_ lemma: String) -> Constituent {
    var verb = Constituent.linking(lemma, .third)
    verb.lexeme.kind = .action
    return verb
  }

  /// *Lluvia / no / patio, llover / no / parque*: what the weather is, and where nobody goes.
  private func weatherBeforePlace(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, let no = words.firstIndex(where: isNegator), no > 0,
      case let place = 3 - no, isThing(words[place]),
      KindSet.places.contains(words[place].lexeme.kind)
        || TwoPhraseWords.lessons.contains(words[place].lexeme.lemma)
        || ReasonWords.outdoors.contains(words[place].lexeme.lemma)
    else { return nil }
    let weather = words[0].lexeme
    var first = [words[0]]
    if weather.wordClass == .verb {
      guard frame(of: words[0]).pattern == .weather, weather.forms.isEmpty else { return nil }
    } else {
      guard let verb = HalfWords.weather[weather.lemma], !PartedWords.noises.contains(weather.lemma)
      else { return nil }
      first.insert(thirdPerson(verb), at: 0)
    }
    var goal = words[place]
    if ReasonWords.isHeld(goal.lexeme.lemma) {
      goal.lexeme.article = .bare
      return Cut(first: first, second: [words[no], thirdPerson("haber"), goal])
    }
    var going = deed("ir")
    going.lexeme.person = .first
    going.lexeme.number = .plural
    return Cut(first: first, second: [words[no], going, goal])
  }

  /// *Baño / urgente, pis / urgente*: where one needs to go, or what one has, and that it cannot wait.
  private func needInHaste(_ words: [Constituent]) -> Cut? {
    guard words.count == 2, words[1].lexeme.lemma == "urgente",
      words[0].lexeme.wordClass == .noun, !words[0].lexeme.kind.isTemporal
    else { return nil }
    let need = words[0].lexeme
    var first: [Constituent]
    if HalfWords.needs.contains(need.lemma) {
      first = [deed("tener"), words[0]]
    } else if RowWords.reached.contains(need.lemma)
      || EverydayQuestions.visited.contains(need.lemma) || need.lemma == "hospital"
    {
      first = [deed("necesitar"), deed("ir")]
      put(&first, "a", at: 2)
      first.append(words[0])
    } else {
      return nil
    }
    var haste = words[1]
    haste.lexeme = Lexeme(lemma: haste.lexeme.lemma, wordClass: .adverb, kind: .manner)
    return Cut(first: first, second: [thirdPerson("ser"), haste])
  }

  /// *Feliz / yo / hoy / excursión*: how one feels, and what there is on that day.
  private func gladOfEvent(_ words: [Constituent]) -> Cut? {
    guard verbPlace(words) == nil, words.count < 6, let event = words.indices.last, event > 1,
      words[event].lexeme.wordClass == .noun,
      words[event].lexeme.kind == .event || ThoughtWords.duties.contains(words[event].lexeme.lemma),
      let feeling = words[..<event].firstIndex(where: {
        $0.lexeme.wordClass == .adjective
          && (HalfWords.glad.contains($0.lexeme.lemma) || $0.lexeme.lemma == "triste")
      }),
      words[..<event].indices.allSatisfy({
        $0 == feeling || words[$0].lexeme.lemma == "yo" || words[$0].lexeme.kind.isTemporal
          || words[$0].lexeme.kind == .degree
      })
    else { return nil }
    let times = words[..<event].filter(\.lexeme.kind.isTemporal)
    guard times.count == 1 else { return nil }
    let speaker = words.filter { $0.lexeme.lemma == "yo" }
    let degree = words.filter { $0.lexeme.kind == .degree }
    var what = words[event]
    what.lexeme.article = .bare
    let first = speaker + [.linking("estar")] + degree + [words[feeling]]
    if TwoPhraseWords.days.contains(what.lexeme.lemma), let own = tables.lexicon.known("mi") {
      // Feliz / hoy / cumpleaños: it is the speaker's own.
      return Cut(
        first: first, second: times + [.linking("ser", .third), Constituent(own), words[event]])
    }
    if ThoughtWords.duties.contains(what.lexeme.lemma) {
      let having = deed("tener").said(by: .first)
      return Cut(first: first, second: [having, what] + times)
    }
    return Cut(first: first, second: times + [thirdPerson("haber"), what])
  }

  /// *Triste / hoy / no / recreo*: how one feels, and what there is none of.
  private func sadOfNone(_ words: [Constituent]) -> Cut? {
    guard verbPlace(words) == nil, words.count > 2, words.count < 6, var event = words.last,
      event.lexeme.wordClass == .noun, isNegator(words[words.count - 2]),
      event.lexeme.takesPlace || TwoPhraseWords.lessons.contains(event.lexeme.lemma),
      let feeling = words.firstIndex(where: {
        HalfWords.glad.contains($0.lexeme.lemma) || $0.lexeme.lemma == "triste"
      }), words[feeling].lexeme.wordClass == .adjective,
      words.dropLast(2).indices.allSatisfy({
        $0 == feeling || words[$0].lexeme.lemma == "yo" || words[$0].lexeme.kind.isTemporal
      })
    else { return nil }
    event.lexeme.article = .bare
    let times = words.filter(\.lexeme.kind.isTemporal)
    return Cut(
      first: words.filter { $0.lexeme.lemma == "yo" } + [.linking("estar"), words[feeling]],
      second: [words[words.count - 2], thirdPerson("haber"), event] + times)
  }

  /// *Mañana / cumpleaños / yo / regalo / querer / dinosaurio*: when the day is, and what one wants for it.
  private func birthdayWish(_ words: [Constituent]) -> Cut? {
    guard let wish = words.firstIndex(where: { $0.lexeme.lemma == "querer" }),
      words.filter({ $0.lexeme.wordClass == .verb }).count == 1, wish + 1 < words.count,
      let day = words[..<wish].firstIndex(where: {
        TwoPhraseWords.days.contains($0.lexeme.lemma)
      })
    else { return nil }
    var end = day + 1
    while end < wish, words[end].lexeme.lemma == "yo" || words[end].lexeme.kind.isTemporal {
      end += 1
    }
    let first = Array(words[..<end])
    guard first.contains(where: \.lexeme.kind.isTemporal),
      first.indices.allSatisfy({
        $0 == day || first[$0].lexeme.kind.isTemporal || first[$0].lexeme.lemma == "yo"
          || first[$0].lexeme.kind == .possessive
      })
    else { return nil }
    var second = Array(words[end...])
    if second[0].lexeme.lemma == "regalo", second.count > 2 {
      var gift = second.removeFirst()
      gift.lexeme = Lexeme(lemma: "de regalo", wordClass: .adverb, kind: .manner)
      second.append(gift)
    }
    guard second[0].lexeme.lemma == "querer" else { return nil }
    var told = first
    if !first.contains(where: { $0.lexeme.lemma == "yo" || $0.lexeme.kind == .possessive }),
      let speaker = tables.lexicon.known("yo")
    {
      told.append(Constituent(speaker))
    }
    return Cut(first: told, second: second, link: "y")
  }

  /// *Perro / ladrar / noche / dormir / no*: what makes a noise, and what the speaker cannot do for it.
  private func keptAwake(_ words: [Constituent]) -> Cut? {
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    guard verbs.count == 2, let last = words.last, isNegator(last), verbs[1] + 2 == words.count,
      words.filter(isNegator).count == 1, verbs[0] > 0,
      ReasonWords.noisy.contains(words[verbs[0]].lexeme.lemma),
      ReasonWords.quiet.contains(words[verbs[1]].lexeme.lemma),
      words[verbs[0] - 1].lexeme.isBeing || isThing(words[verbs[0] - 1]),
      words[verbs[0] - 1].lexeme.wordClass != .pronoun,
      words[..<verbs[0]].dropLast().allSatisfy(\.lexeme.isDeterminerLike),
      words[(verbs[0] + 1)..<verbs[1]].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .quantity || $0.lexeme.lemma == "yo"
      })
    else { return nil }
    let speaker = words.filter { $0.lexeme.lemma == "yo" }
    return Cut(
      first: words[..<verbs[1]].filter { $0.lexeme.lemma != "yo" },
      second: speaker + [last, words[verbs[1]]])
  }

  /// *Luz / apagar / no / miedo*: what others are not to do, and why.
  private func forbidInNeed(_ words: [Constituent]) -> Cut? {
    guard words.count == 4, isThing(words[0]), words[1].lexeme.isInfinitive, isNegator(words[2]),
      OrderWords.asked.contains(words[1].lexeme.lemma),
      ["miedo", "frío", "calor", "sueño"].contains(words[3].lexeme.lemma)
    else { return nil }
    let order = words[1].ordered
    var need = words[3]
    need.lexeme.wordClass = .noun
    need.lexeme.kind = .state
    need.lexeme.gender = .masculine
    need.lexeme.article = .bare
    need.lexeme.countability = .mass
    return Cut(first: [words[2], order, words[0]], second: [deed("tener"), need])
  }

  /// *Llover / paraguas*: what one wants for it.
  private func rainBeforeThing(_ words: [Constituent]) -> Cut? {
    guard words.count == 2, words[0].lexeme.wordClass == .verb, words[0].lexeme.forms.isEmpty,
      frame(of: words[0]).pattern == .weather, isThing(words[1]),
      words[1].lexeme.kind == .clothing || words[1].lexeme.kind == .thing
    else { return nil }
    var thing = words[1]
    thing.lexeme.article = .definite
    return Cut(first: [words[0]], second: [deed("querer"), thing])
  }

  /// *Ir / casa / ya / cansado*: where one wants to go, and why.
  private func tiredOfStaying(_ words: [Constituent]) -> Cut? {
    guard let first = words.first, first.lexeme.wordClass == .verb, words.count > 2,
      ["ir", "irse", "volver", "salir", "marcharse"].contains(first.lexeme.lemma),
      first.lexeme.person == nil, first.lexeme.forms.isEmpty, let state = words.last,
      state.lexeme.wordClass == .adjective,
      HalfWords.weary.contains(state.lexeme.lemma)
        || EverydayAlone.states.contains(state.lexeme.lemma),
      words.dropFirst().dropLast().allSatisfy({
        isThing($0) || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adposition
          || ["ya", "ahora"].contains($0.lexeme.lemma)
      }), words.dropFirst().contains(where: isThing)
    else { return nil }
    return Cut(first: [deed("querer")] + words.dropLast(), second: [state])
  }
}

/// Words of such rows.
enum ReasonWords {
  /// Where one is outside.
  static let outdoors: WordSet = [
    "patio", "parque", "playa", "calle", "piscina", "campo", "jardín",
  ]
  /// What takes place there for everybody, so that there is none.
  static func isHeld(_ word: String) -> Bool {
    word == "patio" || TwoPhraseWords.lessons.contains(word)
  }
  /// What is heard.
  static let noisy: WordSet = [
    "ladrar", "llorar", "roncar", "gritar", "cantar", "maullar", "sonar", "toser", "hablar",
  ]
  /// What one needs quiet for.
  static let quiet: WordSet = [
    "dormir", "descansar", "estudiar", "leer", "oír", "escuchar", "pensar", "concentrarse",
  ]
}
