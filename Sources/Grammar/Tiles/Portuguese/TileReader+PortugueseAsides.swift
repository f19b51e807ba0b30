import AACCore

/// What the weather, a pain or a hard task makes one want, and who is called for it, in one Portuguese row: *sol / piscina, amanhã
/// / praia / sol, barriga / doer / banheiro, professora / lição / difícil / ajudar, mamãe / sono / colo* (Cunha & Cintra,
/// chapter 18, *Coordenação assindética*; chapter 7, *Vocativo*).
extension TileReader {
  /// Where such a row is cut; nil where it is one thought.
  func asideCut(_ words: [Constituent]) -> Cut? {
    guard (2...5).contains(words.count) else { return nil }
    return shortageAndShop(words) ?? outingAndState(words) ?? weatherAndGoal(words) ?? urgentGoal(
      words) ?? painAndGoal(words)
      ?? calledHardHelp(words) ?? calledNeedAndThing(words)
  }

  private func action(_ lemma: String, past: Bool = false) -> Constituent {
    var verb = Constituent.linking(lemma, .first)
    verb.lexeme.kind = .action
    if past { verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    return verb
  }

  private func wish(_ thing: Constituent, known isKnown: Bool = false) -> [Constituent] {
    [action("querer")] + (isKnown ? [article] : []) + [thing]
  }

  // MARK: - Outings

  /// *Bolacha / acabar / mercado*: what there is no more of, and where one gets it.
  private func shortageAndShop(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, isBareNoun(words[0]), words[0].lexeme.namesThing,
      words[1].lexeme.lemma == "acabar", words[1].lexeme.isInfinitive, isBareNoun(words[2]),
      AsideWords.shops.contains(words[2].lexeme.lemma)
    else { return nil }
    return Cut(first: Array(words[..<2]), second: wishToGo(words[2]))
  }

  /// *Academia / hoje / cansado, natação / hoje / feliz*: a place does not feel; who goes there does.
  private func outingAndState(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, let last = words.last, last.lexeme.wordClass == .adjective,
      last.lexeme.kind == .emotion || AsideWords.moods.contains(last.lexeme.lemma),
      let time = words[..<2].firstIndex(where: { $0.lexeme.kind.isTemporal }),
      case let place = words[1 - time], isBareNoun(place), place.lexeme.wordClass == .noun,
      isVisited(place.lexeme) || place.lexeme.lemma == "academia",
      let tense = tables.lexicon.tense(of: words[time].lexeme.lemma)
    else { return nil }
    return Cut(
      first: [action("ir", past: tense == .past), known("a"), article, place, words[time]],
      second: [.linking("estar", .first), last])
  }

  // MARK: - Weather

  /// *Sol / piscina, amanhã / praia / sol, chuva / casa, sol / boné*: what the sky is like, and where one wants to be.
  private func weatherAndGoal(_ words: [Constituent]) -> Cut? {
    let times = words.filter { $0.lexeme.kind.isTemporal && $0.lexeme.kind != .duration }
    let rest = words.filter { !times.map(\.tile).contains($0.tile) }
    guard times.count < 2, rest.count == 2, rest.allSatisfy(isBareNoun),
      let sky = rest.firstIndex(where: { AsideWords.skies.contains($0.lexeme.lemma) }),
      case let goal = rest[1 - sky], goal.lexeme.wordClass == .noun, !goal.lexeme.isBeing,
      case let lemma = rest[sky].lexeme.lemma, lemma != "calor" || !times.isEmpty
    else { return nil }
    let tense = times.first.flatMap { tables.lexicon.tense(of: $0.lexeme.lemma) }
    if tense == .past {
      guard lemma != "chuva", isVisited(goal.lexeme) else { return nil }
      var making = Constituent.linking("fazer", .third)
      making.lexeme.kind = .action
      making.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
      return Cut(
        first: [action("ir", past: true), known("a"), article, goal] + times,
        second: [making, rest[sky]])
    }
    let state = times.isEmpty ? weather(rest[sky]) : [rest[sky]] + times
    guard let state, let wished = goalInWeather(goal, lemma) else { return nil }
    return Cut(first: state, second: wished)
  }

  private func goalInWeather(_ goal: Constituent, _ sky: String) -> [Constituent]? {
    let noun = goal.lexeme
    if sky == "chuva" {
      if noun.lemma == "casa" {
        let stay = Constituent(Lexeme(lemma: "ficar", wordClass: .verb, kind: .action))
        return [action("ir"), stay, known("em"), goal]
      }
      return WishWords.againstRain.contains(noun.lemma) ? wish(goal, known: true) : nil
    }
    if AsideWords.againstSun.contains(noun.lemma) { return wish(goal, known: true) }
    guard AsideWords.sunny.contains(noun.lemma) else { return nil }
    return wishToGo(goal)
  }

  // MARK: - What cannot wait

  /// *Banheiro / urgente, médico / urgente*: where one wants to be, and that it cannot wait.
  private func urgentGoal(_ words: [Constituent]) -> Cut? {
    guard words.count == 2, words[1].lexeme.lemma == "urgente", isBareNoun(words[0]),
      OrdinaryRowWords.toilets.contains(words[0].lexeme.lemma)
        || MeaningWords.services.contains(words[0].lexeme.lemma)
        || words[0].lexeme.lemma == "hospital"
    else { return nil }
    return Cut(first: wishToGo(words[0]), second: [.linking("ser", .third), words[1]])
  }

  /// *Barriga / doer / banheiro, dor / cabeça / remédio, febre / remédio*: what hurts, and what one wants for it.
  private func painAndGoal(_ words: [Constituent]) -> Cut? {
    guard let goal = words.last, isBareNoun(goal), goal.lexeme.wordClass == .noun,
      let wished = goalInPain(goal)
    else { return nil }
    let state = Array(words.dropLast())
    if state.count == 2, state[0].lexeme.kind == .body, state[1].lexeme.lemma == "doer",
      state[1].lexeme.isInfinitive
    {
      return Cut(first: state, second: wished)
    }
    guard let first = state.first, first.lexeme.wordClass == .noun, isBareNoun(first) else {
      return nil
    }
    if state.count == 2, first.lexeme.lemma == "dor", state[1].lexeme.kind == .body {
      return Cut(first: state, second: wished)
    }
    guard state.count == 1,
      first.lexeme.kind == .illness || AsideWords.ills.contains(first.lexeme.lemma)
    else { return nil }
    return Cut(first: [.linking("estar", .first), known("com"), first], second: wished)
  }

  private func goalInPain(_ goal: Constituent) -> [Constituent]? {
    let lemma = goal.lexeme.lemma
    if OrdinaryRowWords.toilets.contains(lemma) || MeaningWords.services.contains(lemma)
      || ["hospital", "casa", "cama", "enfermaria"].contains(lemma)
    {
      return wishToGo(goal)
    }
    return AsideWords.easing.contains(lemma) ? wish(goal) : nil
  }

  // MARK: - Calls

  /// *Professora / lição / difícil / ajudar, mamãe / sapato / apertado / ajudar*: who is called, what is hard, and the call.
  private func calledHardHelp(_ words: [Constituent]) -> Cut? {
    guard words.count == 4, isCarer(words[0]), isBareNoun(words[1]), words[1].lexeme.namesThing,
      words[3].lexeme.isInfinitive, AsideWords.asked.contains(words[3].lexeme.lemma),
      let said = said(of: words[1], words[2])
    else { return nil }
    let help = words[3].ordered
    let me = help.lexeme.lemma == "ajudar" ? [Constituent(WordJoiner.pronoun("me"))] : []
    return Cut(first: [words[0].calledOut, article] + said, second: [help] + me)
  }

  /// *Mamãe / sono / colo, mamãe / colo / sono, papai / sede / água*: who is called, how one is, and what one wants.
  private func calledNeedAndThing(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, isCarer(words[0]) else { return nil }
    guard
      let cut = needAndThing([words[1], words[2]]) ?? needAndThing([words[2], words[1]])
    else { return nil }
    return Cut(first: [words[0].calledOut] + cut.first, second: cut.second)
  }
}

/// Words of what one wants then.
enum AsideWords {
  static let shops: WordSet = [
    "mercado", "supermercado", "padaria", "feira", "farmácia", "loja", "açougue", "quitanda",
    "mercearia", "papelaria", "posto", "sacolão", "hortifrúti", "talho", "shopping",
  ]
  /// How people are, and places are not.
  static let moods: WordSet = [
    "cansado", "exausto", "doente", "animado", "ansioso", "atrasado", "enjoado", "sonolento",
  ]
  static let skies: WordSet = ["sol", "chuva", "calor"]
  /// Where one goes when the sun shines.
  static let sunny: WordSet = [
    "praia", "piscina", "parque", "parquinho", "praça", "rua", "quintal", "jardim", "rio", "lago",
    "mar", "cachoeira", "sítio", "clube", "campo", "zoológico", "bosque", "lagoa", "represa",
    "chácara", "fazenda", "pracinha", "playground", "quadra", "varanda",
  ]
  static let againstSun: WordSet = [
    "boné", "chapéu", "óculos", "óculos de sol", "óculos escuros", "protetor solar", "protetor",
    "guarda-sol", "sombrinha", "viseira", "bronzeador", "creme", "filtro solar", "biquíni", "sunga",
    "maiô",
  ]
  /// What one has, besides what is named an illness.
  static let ills: WordSet = [
    "febre", "tosse", "cólica", "enjoo", "gripe", "diarreia", "tontura", "alergia", "coceira",
    "azia", "resfriado", "náusea",
  ]
  /// What helps then.
  static let easing: WordSet = [
    "remédio", "água", "chá", "colo", "cobertor", "compressa", "pomada", "gelo", "xarope",
    "banho", "massagem", "analgésico", "comprimido", "termômetro", "ajuda", "repouso",
  ]
  /// What who is called shall do about it.
  static let asked: WordSet = [
    "ajudar", "consertar", "arrumar", "trocar", "olhar", "esperar", "explicar", "lavar", "limpar",
    "esfriar", "esquentar", "soprar", "costurar", "encher",
  ]
}
