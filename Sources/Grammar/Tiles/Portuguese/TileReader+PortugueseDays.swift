import AACCore

/// Portuguese rows of days and hours whose verb everybody hears: *amanhã / médico, ontem / eu / praia, amanhã / natação, que
/// horas / ônibus*; and whom one calls for what: *mamãe / colo* (Cunha & Cintra, chapter 7; Bechara, *Elipse*).
extension TileReader {
  /// Puts the verb in.
  func readDays(_ words: inout [Constituent]) {
    guard words.count > 1, !words.contains(where: { $0.lexeme.wordClass == .verb }) else {
      return goToSomebody(&words)
    }
    if askHour(&words) { return }
    callForThing(&words)
    goOnDay(&words)
    haveOnDay(&words)
  }

  func isDay(_ word: Lexeme) -> Bool {
    word.kind == .weekday
      || tables.lexicon.tense(of: word.lemma) != nil && word.kind.isTemporal
        && !["agora", "já", "logo", "depois", "antes", "sempre"].contains(word.lemma)
  }

  // MARK: - Days

  /// *Amanhã / médico, ontem / eu / praia, sábado / nós / parque*: on a day one goes there (Bechara, *Regência: ir*).
  private func goOnDay(_ words: inout [Constituent]) {
    let times = words.filter { $0.lexeme.kind.isTemporal }
    let rest = words.filter { !$0.lexeme.kind.isTemporal }
    guard !times.isEmpty, times.contains(where: { isDay($0.lexeme) }), let first = rest.first else {
      return
    }
    let hasDoer =
      first.lexeme.wordClass == .pronoun && ["eu", "nós", "a gente"].contains(first.lexeme.lemma)
      || rest.count == 2 && MeaningWords.services.contains(rest[1].lexeme.lemma)
        && isBareNoun(first) && isOwnerByName(first.lexeme)
    var goal = hasDoer ? Array(rest.dropFirst()) : rest
    if goal.count == 2, goal[1].lexeme.lemma == "casa", goal.allSatisfy(isBareNoun) {
      // Vovó / casa / domingo.
      goal.swapAt(0, 1)
    }
    guard let place = goal.first?.lexeme, place.wordClass == .noun, goal[0].government == nil,
      MeaningWords.services.contains(place.lemma) || isVisited(place)
        || goal.count == 2 && place.lemma == "casa"
          && (hasDoer && goal[1].tile == rest.last?.tile || isHost(goal[1].lexeme)),
      goal.count == 1 || place.lemma == "casa" && goal.count == 2 && goal[1].lexeme.isHuman,
      hasDoer || !ApartWords.events.contains(place.lemma)
    else { return }
    var going = Constituent(Lexeme(lemma: "ir", wordClass: .verb, kind: .action))
    let isPast = times.contains { tables.lexicon.tense(of: $0.lexeme.lemma) == .past }
    if !hasDoer {
      going.lexeme.person = .first
      going.lexeme.number = .singular
      if isPast { going.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    }
    let towards = place.lemma == "casa" ? [] : [known("a"), article]
    words = (hasDoer ? [first] : []) + [going] + towards + goal + times
  }

  /// Whether somebody lives elsewhere, so that one goes to see them.
  func isHost(_ who: Lexeme) -> Bool {
    isOwnerByName(who) && !DailyPlaces.atHome.contains(who.lemma)
  }

  /// *Amanhã / ir / médico*: whoever one goes to does not go (Bechara, *Regência: ir*).
  private func goToSomebody(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      words[verb].lexeme.lemma == "ir", words[verb].lexeme.isInfinitive, verb + 1 < words.count,
      MeaningWords.services.contains(words[verb + 1].lexeme.lemma),
      words[verb + 1].government == nil,
      words.indices.allSatisfy({
        $0 == verb || $0 == verb + 1 || words[$0].lexeme.kind.isTemporal
      })
    else { return }
    words.insert(contentsOf: [known("a"), article], at: verb + 1)
  }

  /// Whether one goes there for a while and is not there all the time.
  func isVisited(_ place: Lexeme) -> Bool {
    place.kind == .place && !TwoPhraseWords.work.contains(place.lemma)
      || DailyPlaces.visited.contains(place.lemma)
  }

  /// *Amanhã / natação, hoje / escola*: what is on the timetable (Bechara, *Verbos impessoais*).
  private func haveOnDay(_ words: inout [Constituent]) {
    let doers = words.filter(isAttending)
    var rest = words.filter { !isAttending($0) }
    rest = rest.filter { !isDay($0.lexeme) } + rest.filter { isDay($0.lexeme) }
    var subject: [Constituent] = []
    if rest.count == 4, let link = rest.firstIndex(where: { $0.lexeme.lemma == "de" }), link > 0,
      link + 1 < rest.count, PortugueseRowWords.lessons.contains(rest[link - 1].lexeme.lemma)
    {
      // Amanhã / prova / matemática.
      subject = Array(rest[link...(link + 1)])
      rest.removeSubrange(link...(link + 1))
    } else if rest.count == 3,
      let lesson = rest.firstIndex(where: {
        PortugueseRowWords.lessons.contains($0.lexeme.lemma) && !$0.lexeme.isBeing
      }), lesson + 1 < rest.count,
      MeaningWords.taught.contains(rest[lesson + 1].lexeme.kind)
        || PortugueseRowWords.taught.contains(rest[lesson + 1].lexeme.lemma)
    {
      subject = [known("de"), rest.remove(at: lesson + 1)]
    }
    if doers.isEmpty, rest.count == 3, DailyPlaces.visits.contains(rest[1].lexeme.lemma),
      MeaningWords.services.contains(rest[0].lexeme.lemma), isBareNoun(rest[0])
    {
      // Médico / consulta / terça.
      rest.swapAt(0, 1)
      return words = rest
    }
    guard rest.count == 2, doers.count < 2,
      let time = rest.firstIndex(where: { isDay($0.lexeme) }),
      case let lesson = rest[1 - time].lexeme, lesson.wordClass == .noun,
      tables.lexicon.tense(of: rest[time].lexeme.lemma) != .past,
      lesson.kind == .sport || lesson.kind == .subject || ApartWords.duties.contains(lesson.lemma)
        || lesson.lemma == "escola" || lesson.lemma == "creche"
        || DailyPlaces.feasts.contains(lesson.lemma)
          && (doers.contains { $0.lexeme.wordClass == .pronoun }
            || ["churrasco", "piquenique"].contains(lesson.lemma))
    else { return }
    var verb =
      doers.isEmpty
      ? Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
      : Constituent.linking("ter")
    verb.lexeme.kind = .action
    var noun = rest[1 - time]
    noun.lexeme.article = .bare
    words = doers + [verb, noun] + subject + [rest[time]]
  }

  /// *Irmão / natação / terça*: who has it on the timetable.
  private func isAttending(_ word: Constituent) -> Bool {
    ["eu", "nós"].contains(word.lexeme.lemma)
      || isBareNoun(word) && word.lexeme.isHuman && isOwnerByName(word.lexeme)
        && !MeaningWords.services.contains(word.lexeme.lemma)
  }

  // MARK: - Hours

  /// *Que horas / ônibus, mamãe / que horas*: when it passes, comes or is.
  private func askHour(_ words: inout [Constituent]) -> Bool {
    guard
      let asked = words.firstIndex(where: {
        ["que horas", "a que horas"].contains($0.lexeme.lemma)
          || $0.lexeme.lemma == "que"
      })
    else { return false }
    let isSplit = words[asked].lexeme.lemma == "que"
    let end = asked + (isSplit ? 2 : 1)
    guard end <= words.count, !isSplit || words[asked + 1].lexeme.lemma.hasPrefix("hora") else {
      return false
    }
    // A que horas: the preposition is a tile of its own.
    let start = asked > 0 && words[asked - 1].lexeme.lemma == "a" ? asked - 1 : asked
    let rest = Array(words[..<start]) + words[end...]
    guard let thing = rest.last?.lexeme,
      thing.wordClass == .noun || thing.wordClass == .properNoun, !thing.kind.isTemporal,
      rest.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
    else { return false }
    let lemma: String
    switch thing.kind {
    case .vehicle: lemma = "passar"
    case .event, .activity, .meal, .sport, .subject, .media, .game: lemma = "ser"
    case _ where thing.takesPlace || thing.lemma == "escola": lemma = "ser"
    case _ where MeaningWords.services.contains(thing.lemma) || isMeal(thing): lemma = "ser"
    default:
      guard thing.isHuman else { return false }
      lemma = "chegar"
    }
    var verb = Constituent(
      Lexeme(lemma: lemma, wordClass: .verb, kind: lemma == "ser" ? .linking : .action))
    verb.lexeme.person = .third
    verb.lexeme.number = .singular
    let hour = Array(words[start..<end])
    let the = rest.count == 1 && thing.wordClass == .noun ? [article] : []
    words = hour + (lemma == "ser" ? [verb] + the + rest : the + rest + [verb])
    return true
  }

  // MARK: - Calls

  /// *Mamãe / colo, professora / ajuda*: somebody is called for what only others give (Cunha & Cintra, chapter 7,
  /// *Vocativo*).
  private func callForThing(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.isHuman, words[0].lexeme.wordClass == .noun,
      TwoPhraseWords.isCalled(words[0].lexeme.lemma),
      DailyPlaces.givenByOthers.contains(words[1].lexeme.lemma)
    else { return }
    words[0] = words[0].calledOut
    words[1].lexeme.article = .bare
  }

  /// *Oi / tudo bem, bom dia / professora / tudo bem*: behind a greeting it is asked (Bechara, *Frases interrogativas*).
  func asksHowOneIs(_ tiles: [Constituent]) -> Bool {
    guard variety.language == .portuguese, let first = tiles.first?.lexeme, tiles.count > 1,
      DailyPlaces.greetings.contains(first.lemma)
    else { return false }
    let said = tiles.map(\.lexeme.lemma).joined(separator: " ")
    return ["tudo bem", "tudo bom", "tudo certo", "como vai"].contains { said.hasSuffix(" \($0)") }
  }
}

/// Words of days, calls and greetings.
enum DailyPlaces {
  /// Where one goes for an hour or a day.
  static let visited: WordSet = [
    "praia", "parque", "mercado", "cinema", "zoológico", "piscina", "shopping", "circo", "teatro",
    "hospital", "sítio", "fazenda", "clube", "biblioteca", "museu", "igreja", "feira", "escola",
  ]
  /// What many come to on a day.
  static let feasts: WordSet = [
    "churrasco", "piquenique", "festa", "passeio", "excursão", "jogo", "show", "casamento",
    "apresentação", "ensaio",
  ]
  /// What one is given by those who look after one.
  static let givenByOthers: WordSet = [
    "colo", "abraço", "beijo", "carinho", "ajuda", "socorro", "cócegas", "massagem", "cafuné",
    "atenção", "mimo", "colinho", "beijinho",
  ]
  /// With whom one goes out, besides kin and friends.
  static let groups: WordSet = ["família", "turma", "amigos", "amigas", "classe", "primos", "avós"]
  /// Places in the country and homes that belong to somebody.
  static let estates: WordSet = ["sítio", "fazenda", "chácara", "apartamento"]
  /// Who lives where the speaker does.
  static let atHome: WordSet = [
    "mamãe", "papai", "mãe", "pai", "mamã", "papá", "irmão", "irmã", "família", "marido", "esposa",
    "filho", "filha", "bebê", "bebé", "cachorro", "gato",
  ]
  static let visits: WordSet = ["consulta", "reunião", "entrevista"]
  /// When one goes out.
  static let times: WordSet = ["fim de semana", "férias", "feriado"]
  static let greetings: WordSet = [
    "oi", "olá", "bom dia", "boa tarde", "boa noite", "alô", "e aí", "ei",
  ]
}
