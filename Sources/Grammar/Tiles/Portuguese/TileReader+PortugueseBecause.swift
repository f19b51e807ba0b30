import AACCore

/// How one is, or what the weather is like, and what is done then: *febre / ficar / cama, chuva / não / sair, triste / querer
/// / mamãe, perder / jogo / triste, acabar / lição / brincar, cair / doer* (Cunha & Cintra, chapter 18, *Coordenação
/// assindética*).
extension TileReader {
  /// Where such a row is cut; nil where it is one thought.
  func causeAndDeed(_ words: [Constituent]) -> Cut? {
    stateAndDeed(words) ?? lossAndFeeling(words) ?? taskAndWish(words)
      ?? hurtAndPain(words)
      ?? switchAndWish(words)
  }

  /// *Calor / abrir / janela, escuro / acender / luz, frio / janela / fechar*: how it is, and what others shall do about it.
  func discomfortAndSwitch(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      verb > 0, words[verb].lexeme.isInfinitive, case let thing = words[3 - verb],
      isBareNoun(thing),
      AskedWords.switched[words[verb].lexeme.lemma]?.contains(thing.lexeme.lemma) == true
    else { return nil }
    let state = words[0].lexeme
    let first: [Constituent]
    if ["calor", "frio"].contains(state.lemma) {
      first = [.linking("estar", .first), known("com"), words[0]]
    } else if state.wordClass == .adjective, PortugueseRowWords.surroundings.contains(state.lemma) {
      first = [.linking("estar", .third), words[0]]
    } else {
      return nil
    }
    let order = words[verb].ordered
    return Cut(first: first, second: [order, article, thing])
  }

  private func done(_ verb: Constituent) -> Constituent {
    var verb = verb.said(by: .first)
    verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    return verb
  }

  // MARK: - State and weather

  /// *Febre / ficar / cama, cansado / ficar / casa, chuva / ficar / casa, doente / não / ir / escola*.
  private func stateAndDeed(_ words: [Constituent]) -> Cut? {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb > start,
      words[verb].lexeme.isInfinitive,
      !words[verb...].contains(where: {
        $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      })
    else { return nil }
    let isDenied = words[verb - 1].lexeme.lemma == "não"
    let state = Array(words[start..<(isDenied ? verb - 1 : verb)])
    let lemma = words[verb].lexeme.lemma
    guard !state.isEmpty, !["estar", "ser", "ter"].contains(lemma) else { return nil }
    let rest = Array(words[verb...])
    if start == 0, state.count == 1, let weather = weather(state[0]) {
      guard BecauseWords.inWeather.contains(lemma) || isDenied && lemma == "sair" else {
        return nil
      }
      let isPlan = isDenied || ["ficar", "usar", "levar", "pôr", "colocar"].contains(lemma)
      return Cut(first: weather, second: deed(rest, isDenied, isPlan, in: words))
    }
    guard let feeling = state.last(where: { $0.lexeme.kind != .body })?.lexeme,
      let how = own(state), fits(lemma, feeling, state, isDenied)
    else { return nil }
    if feeling.wordClass == .adjective || state[0].lexeme.lemma == "dor",
      BecauseWords.befalling.contains(lemma), !isDenied
    {
      return Cut(first: words[..<start] + how, second: [done(rest[0])] + rest.dropFirst())
    }
    let isIll = StateWords.ill.contains(state[0].lexeme.lemma)
    let isPlan =
      isDenied && isIll && BecauseWords.outside.contains(lemma)
      || lemma == "ficar" && (isIll || ["frio", "calor"].contains(feeling.lemma))
    return Cut(first: words[..<start] + how, second: deed(rest, isDenied, isPlan, in: words))
  }

  /// How the speaker says he is: *estou triste, estou com febre, estou com medo do escuro*.
  private func own(_ state: [Constituent]) -> [Constituent]? {
    if state.count == 2, state[0].lexeme.lemma == "dor" {
      return state[1].lexeme.kind == .body ? state : nil
    }
    return ownCondition(state)
  }

  /// How the speaker is, with the verb; nil where the words say nothing of that kind.
  func ownCondition(_ state: [Constituent]) -> [Constituent]? {
    let being = Constituent.linking("estar", .first)
    let said = state.drop { $0.lexeme.kind == .degree || $0.lexeme.kind == .quantity }
    guard let first = said.first else { return nil }
    if said.count == 1, isOwnState(first.lexeme) || BecauseWords.low.contains(first.lexeme.lemma) {
      return [being] + state
    }
    guard isOwnNeed(first.lexeme) else { return nil }
    if said.count == 1 { return [being, known("com")] + state }
    guard said.count == 2, state.count == 2,
      isBareNoun(state[1]) || state[1].lexeme.lemma == "escuro"
    else { return nil }
    if state[1].lexeme.lemma == "escuro" {
      return first.lexeme.lemma == "medo"
        ? [being, known("com"), first, known("de"), article, state[1]] : nil
    }
    guard BesideWords.feelings.contains(first.lexeme.lemma) else { return nil }
    return [being, known("com"), first, known("de")] + before(state[1].lexeme) + [state[1]]
  }

  /// Whether the deed is another thought than the feeling: one is tired *of* walking, and afraid *of* falling.
  private func fits(
    _ deed: String, _ feeling: Lexeme, _ state: [Constituent], _ isDenied: Bool
  ) -> Bool {
    if ["querer", "precisar", "poder"].contains(deed) { return true }
    if isDenied {
      return feeling.kind == .emotion || feeling.wordClass == .adjective || isOwnNeed(feeling)
    }
    if BesideWords.feelings.contains(state[0].lexeme.lemma) || feeling.lemma == "preguiça" {
      let isTurnedTo = BecauseWords.comforting.contains(deed)
      return state.count > 1 && state.last?.lexeme.isBeing == false || isTurnedTo
    }
    if feeling.wordClass == .noun || StateWords.ill.contains(feeling.lemma) { return true }
    if BecauseWords.befalling.contains(deed) { return feeling.kind == .emotion }
    if feeling.lemma == "cansado" || feeling.lemma == "exausto" {
      return ["ficar", "ir", "voltar", "parar"].contains(deed)
    }
    return BecauseWords.low.contains(feeling.lemma)
  }

  /// What is done, wished or planned then.
  private func deed(
    _ rest: [Constituent], _ isDenied: Bool, _ isPlan: Bool, in words: [Constituent]
  ) -> [Constituent] {
    var rest = rest
    if let out = rest.firstIndex(where: { $0.lexeme.lemma == "fora" }),
      let there = tables.lexicon.known("lá fora")
    {
      rest[out].lexeme = there
    }
    if rest[0].lexeme.lemma == "ir", rest.count == 2,
      MeaningWords.services.contains(rest[1].lexeme.lemma)
    {
      rest.insert(contentsOf: [known("a"), article], at: 1)
    }
    let no = isDenied ? words.first { $0.lexeme.lemma == "não" }.map { [$0] } ?? [] : []
    if BecauseWords.wishing.contains(rest[0].lexeme.lemma) {
      return no + [rest[0].said(by: .first)] + rest.dropFirst()
    }
    if isPlan, rest[0].lexeme.lemma == "ir" {
      return no + [rest[0].said(by: .first)] + rest.dropFirst()
    }
    return no + [ownDeed(isPlan ? "ir" : "querer")] + rest
  }

  /// *Chuva* as *está chovendo*, *sol* as *está sol*; nil where it is no weather.
  func weather(_ word: Constituent) -> [Constituent]? {
    guard word.lexeme.wordClass == .noun else { return nil }
    let lemma = word.lexeme.lemma
    if let verb = BecauseWords.falling[lemma] {
      return [
        Constituent(Lexeme(lemma: verb, wordClass: .verb, kind: .weatherVerb), tile: word.tile)
      ]
    }
    if lemma == "sol" {
      var making = Constituent.linking("fazer", .third)
      making.lexeme.kind = .action
      return [making, word]
    }
    guard ["tempestade", "trovoada", "temporal"].contains(lemma) else { return nil }
    var verb = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
    verb.lexeme.kind = .action
    return [verb, word]
  }

  // MARK: - What has happened

  /// *Perder / jogo / triste, ganhar / presente / feliz*.
  private func lossAndFeeling(_ row: [Constituent]) -> Cut? {
    var words = row
    if words.count == 3, words[0].lexeme.namesThing, words[1].lexeme.isInfinitive {
      // Jogo / perder / triste.
      words.swapAt(0, 1)
    }
    guard words.count > 1, words.count < 6, let last = words.last, last.lexeme.kind == .emotion,
      last.lexeme.wordClass == .adjective,
      ["perder", "ganhar"].contains(words[0].lexeme.lemma)
        || words[0].tile == row[0].tile && BecauseWords.befalling.contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive,
      words.dropFirst().dropLast().allSatisfy({
        $0.lexeme.namesThing || $0.lexeme.isDeterminerLike
      })
    else { return nil }
    return Cut(
      first: [done(words[0])] + words.dropFirst().dropLast(),
      second: [.linking("estar", .first), last])
  }

  /// *Acabar / lição / brincar, acabar / comer / brincar*: what is over, and what is wanted now.
  private func taskAndWish(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, DailyWords.finishing.contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive, words[2].lexeme.isInfinitive
    else { return nil }
    let isTask = DailyWords.tasks.contains(words[1].lexeme.lemma)
    guard isTask || words[1].lexeme.isInfinitive else { return nil }
    return Cut(
      first: [done(words[0]), isTask ? article : known("de"), words[1]],
      second: [ownDeed("querer"), words[2]])
  }

  /// *Cair / doer, bater / cabeça / doer*: what happened to one, and that it hurts.
  private func hurtAndPain(_ words: [Constituent]) -> Cut? {
    guard words.count == 2 || words.count == 3, let last = words.last,
      last.lexeme.lemma == "doer", last.lexeme.isInfinitive, words[0].lexeme.isInfinitive,
      ["cair", "bater", "cortar", "queimar", "machucar", "torcer"].contains(words[0].lexeme.lemma),
      words.count == 2 || words[1].lexeme.kind == .body
    else { return nil }
    let pain = last.said(by: .third)
    let part = words.count == 3 ? [article, words[1]] : []
    return Cut(first: [done(words[0])] + part, second: [pain])
  }

  /// *Apagar / luz / dormir, luz / acender / ler*: what the other shall switch, and what for.
  private func switchAndWish(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, words[2].lexeme.isInfinitive,
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb < 2,
      BecauseWords.switching.contains(words[verb].lexeme.lemma), words[verb].lexeme.isInfinitive,
      isBareNoun(words[1 - verb]), words[1 - verb].lexeme.namesThing,
      ["dormir", "ler", "descansar", "estudar", "sair", "entrar", "ver"]
        .contains(words[2].lexeme.lemma)
    else { return nil }
    let order = words[verb].ordered
    return Cut(first: [order, article, words[1 - verb]], second: [ownDeed("querer"), words[2]])
  }
}

/// Words of how one is and what is done then.
enum BecauseWords {
  static let falling = [
    "chuva": "chover", "neve": "nevar", "vento": "ventar", "garoa": "garoar",
  ]
  /// What people do in the weather, and the weather does not.
  static let inWeather: WordSet = [
    "ficar", "ir", "brincar", "usar", "querer", "precisar", "poder", "pôr", "colocar", "vestir",
    "passear", "nadar", "jogar", "andar", "correr", "levar", "fechar", "voltar",
  ]
  /// What does not happen at home.
  static let outside: WordSet = [
    "ir", "brincar", "nadar", "jogar", "sair", "correr", "trabalhar", "passear", "viajar",
  ]
  /// What happens to one.
  static let befalling: WordSet = [
    "ganhar", "perder", "cair", "quebrar", "errar", "acertar", "apanhar", "receber", "rasgar",
    "estragar",
  ]
  /// Verbs that say themselves what is wanted and can be done.
  static let wishing: WordSet = ["querer", "precisar", "poder", "conseguir", "gostar"]
  /// How one is when one is low or cross.
  static let low: WordSet = [
    "triste", "bravo", "assustado", "zangado", "chateado", "irritado", "sozinho", "entediado",
    "aborrecido", "sujo", "molhado",
  ]
  /// What one does about it when one is afraid or misses somebody.
  static let comforting: WordSet = ["chamar", "ficar", "ligar", "abraçar", "telefonar"]
  static let switching: WordSet = [
    "apagar", "acender", "desligar", "ligar", "fechar", "abrir", "baixar",
  ]
}
