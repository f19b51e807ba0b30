import AACCore

/// Portuguese rows as short as a telegram, without a verb, whose verb is heard from what stands there: *febre / eu / ontem, festa /
/// amanhã / bolo, jogo / Corinthians / ontem, agora / minha / vez, muito / frio, de novo / música, ontem / escola / legal*
/// (Bechara, *Elipse*; Cunha & Cintra, chapter 7, *Predicado*).
extension TileReader {
  /// Puts the verb in.
  func readTelegram(_ words: inout [Constituent]) {
    guard (2...6).contains(words.count),
      !words.contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.kind == .question
          || $0.lexeme.wordClass == .conjunction
      })
    else { return }
    takeTurnNow(&words)
    feelThen(&words)
    needOfOther(&words)
    rainToday(&words)
    feelAir(&words)
    wantAgain(&words)
    holdFeast(&words)
    playMatch(&words)
    tellHowItWas(&words)
    layUnder(&words)
    nameOneself(&words)
    speakOfKin(&words)
  }

  private func there(_ isPast: Bool) -> Constituent {
    var verb = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
    verb.lexeme.kind = .action
    if isPast { verb.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    return verb
  }

  private func bare(_ word: Constituent) -> Constituent {
    var word = word
    word.lexeme.article = .bare
    return word
  }

  private func isOver(_ times: [Constituent]) -> Bool {
    times.contains { tables.lexicon.tense(of: $0.lexeme.lemma) == .past }
  }

  /// The row as what is said of when, and the rest.
  private func timed(_ words: [Constituent]) -> (times: [Constituent], rest: [Constituent]) {
    (words.filter(isWhen), words.filter { !isWhen($0) })
  }

  private func isWhen(_ word: Constituent) -> Bool {
    word.lexeme.kind.isTemporal && word.lexeme.kind != .duration && word.lexeme.lemma != "vez"
      && !TelegramWords.again.contains(word.lexeme.lemma)
  }

  // MARK: - The speaker

  /// *Agora / minha / vez, eu / vez / agora*: whose turn it is.
  private func takeTurnNow(_ words: inout [Constituent]) {
    let now = words.filter { ["agora", "já", "hoje"].contains($0.lexeme.lemma) }
    let rest = words.filter { !["agora", "já", "hoje"].contains($0.lexeme.lemma) }
    guard now.count == 1, rest.count == 2,
      let turn = rest.firstIndex(where: { $0.lexeme.lemma == "vez" }),
      case let whose = rest[1 - turn]
    else { return }
    let owner =
      whose.lexeme.kind == .possessive
      ? whose : Possessives.word(for: whose.lexeme, tile: whose.tile, in: variety)
    guard let owner else { return }
    words = [.linking("ser", .third), owner, rest[turn]] + now
  }

  /// *Febre / eu / ontem, ontem / dor de cabeça, muito / sono, triste / hoje*: how the speaker is or was.
  private func feelThen(_ words: inout [Constituent]) {
    var (times, rest) = timed(words)
    let speaker = rest.firstIndex { $0.lexeme.lemma == "eu" }.map { rest.remove(at: $0) }
    if rest.count > 1, rest.last?.lexeme.lemma == "muito" { rest.insert(rest.removeLast(), at: 0) }
    let isGraded = rest.count > 1 && TelegramWords.degrees.contains(rest[0].lexeme.lemma)
    let core = isGraded ? Array(rest.dropFirst()) : rest
    guard let felt = core.first?.lexeme,
      !times.isEmpty || isGraded || speaker != nil,
      core.count == 1 || core.count == 2 && felt.lemma == "dor" && core[1].lexeme.kind == .body,
      isOwnState(felt) || StateWords.ofOneself.contains(felt.lemma) || isOwnNeed(felt)
        || felt.kind == .illness && felt.wordClass == .noun,
      felt.lemma != "saudade", core[0].government == nil
    else { return }
    let isWeather = ["frio", "calor"].contains(felt.lemma) && felt.wordClass == .noun
    if let speaker {
      guard words[0].tile != speaker.tile || words[0].lexeme.lemma != "eu" else { return }
      words = [speaker] + rest + times
      return
    }
    guard !isWeather || times.isEmpty else { return }
    let with = felt.wordClass == .noun ? [known("com")] : []
    words = [.linking("estar", .first)] + with + rest + times
  }

  /// *Sono / bebê, febre / irmão, irmã / febre / ontem*: who has it was said last, or when was said as well.
  private func needOfOther(_ words: inout [Constituent]) {
    let (times, rest) = timed(words)
    guard rest.count == 2, rest.allSatisfy(isBareNoun),
      let who = rest.lastIndex(where: { $0.lexeme.isBeing && $0.lexeme.wordClass == .noun }),
      case let need = rest[1 - who], who == 1 || !times.isEmpty, times.count < 2,
      TelegramWords.needs.contains(need.lexeme.lemma)
        || !times.isEmpty && need.lexeme.kind == .illness,
      times.isEmpty || !MeaningWords.services.contains(rest[who].lexeme.lemma)
    else { return }
    var state = [Constituent.linking("estar", .third), known("com")]
    if isOver(times) {
      // Irmã / febre / ontem: what one had is over.
      state = [.linking("ter", .third)]
      state[0].lexeme.kind = .action
      state[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    }
    words = before(rest[who].lexeme) + [rest[who]] + state + [bare(need)] + times
  }

  /// *Eu / nome / Lucas*: what one is called.
  private func nameOneself(_ words: inout [Constituent]) {
    guard words.count == 3, words[1].lexeme.lemma == "nome", words[2].lexeme.isHuman,
      words[2].lexeme.wordClass == .properNoun, words[0].lexeme.wordClass == .pronoun,
      let owner = Possessives.word(for: words[0].lexeme, tile: words[0].tile, in: variety)
    else { return }
    words = [owner, words[1], .linking("ser", .third), bare(words[2])]
  }

  /// *Avô / doente / hospital*: whose kin it is, where the names of those at home need none (Cunha & Cintra, chapter 11).
  private func speakOfKin(_ words: inout [Constituent]) {
    guard variety == .portugueseBrazil, words.count > 1, isBareNoun(words[0]),
      TelegramWords.kin.contains(words[0].lexeme.lemma),
      words[1...].contains(where: {
        $0.lexeme.wordClass == .adjective && $0.lexeme.kind.isPassing
          || $0.lexeme.kind == .illness
      }),
      words[1...].allSatisfy({
        $0.lexeme.wordClass == .adjective || $0.lexeme.kind.isTemporal || $0.lexeme.kind == .degree
          || $0.lexeme.kind == .illness || $0.lexeme.kind == .furniture
          || $0.lexeme.kind == .quantity || KindSet.places.contains($0.lexeme.kind)
      })
    else { return }
    words.insert(known("meu"), at: 0)
  }

  // MARK: - What there is

  /// *Hoje / chuva*: what one sees (Cunha & Cintra, chapter 13, *Aspecto*).
  private func rainToday(_ words: inout [Constituent]) {
    guard words.count == 2,
      let now = words.firstIndex(where: { ["hoje", "agora"].contains($0.lexeme.lemma) }),
      case let sky = words[1 - now], sky.lexeme.wordClass == .noun,
      let verb = BecauseWords.falling[sky.lexeme.lemma], sky.lexeme.lemma != "vento"
    else { return }
    words = [
      Constituent(Lexeme(lemma: verb, wordClass: .verb, kind: .weatherVerb), tile: sky.tile),
      words[now],
    ]
  }

  /// *Calor / muito / aqui, frio / lá fora*: how warm it is where one is.
  private func feelAir(_ words: inout [Constituent]) {
    if let room = words.indices.last, words.count > 1, words.count < 4,
      words[room].lexeme.wordClass == .noun,
      words[room].lexeme.kind == .room || words[room].lexeme.kind == .vehicle,
      words.dropLast().contains(where: { ["calor", "frio"].contains($0.lexeme.lemma) })
    {
      var inside = Array(words.dropLast()) + [known("aqui")]
      feelAir(&inside)
      guard inside[0].lexeme.lemma == "estar" else { return }
      words = inside.dropLast() + [known("em"), article, words[room]]
      return
    }
    guard words.count < 5,
      let air = words.firstIndex(where: { ["calor", "frio"].contains($0.lexeme.lemma) }),
      words.contains(where: { TelegramWords.around.contains($0.lexeme.lemma) }),
      words.indices.allSatisfy({ index in
        index == air || TelegramWords.around.contains(words[index].lexeme.lemma)
          || TelegramWords.much.contains(words[index].lexeme.lemma)
      })
    else { return }
    let much = words.filter { TelegramWords.much.contains($0.lexeme.lemma) }
    let around = words.filter { TelegramWords.around.contains($0.lexeme.lemma) }
    let quality = Constituent(
      Lexeme(lemma: words[air].lexeme.lemma, wordClass: .adjective, kind: .quality),
      tile: words[air].tile)
    words = [.linking("estar", .third)] + much + [quality] + around
  }

  /// *De novo / música, história / outra vez, dor / de novo*: what one wants once more, or has again.
  private func wantAgain(_ words: inout [Constituent]) {
    guard words.count == 2,
      let again = words.firstIndex(where: { TelegramWords.again.contains($0.lexeme.lemma) }),
      case var thing = words[1 - again], isBareNoun(thing)
    else { return }
    if isOwnNeed(thing.lexeme) || thing.lexeme.kind == .illness {
      words = [.linking("estar", .first), known("com"), bare(thing), words[again]]
      return
    }
    switch thing.lexeme.kind {
    case .media, .story, .game, .toy, .book, .food, .drink, .dish, .activity, .sport: break
    default: guard TelegramWords.enjoyed.contains(thing.lexeme.lemma) else { return }
    }
    var wanting = Constituent.linking("querer", .first)
    wanting.lexeme.kind = .action
    let isFood = KindSet.edible.contains(thing.lexeme.kind)
    if isFood { thing.lexeme.article = .bare }
    words = [wanting] + (isFood ? [] : [article]) + [thing, words[again]]
  }

  /// *Festa / amanhã / bolo*: what there will be there.
  private func holdFeast(_ words: inout [Constituent]) {
    let (times, rest) = timed(words)
    guard times.count == 1, rest.count == 2, rest.allSatisfy(isBareNoun),
      let feast = rest.firstIndex(where: { TelegramWords.feasts.contains($0.lexeme.lemma) }),
      case let treat = rest[1 - feast].lexeme,
      KindSet.edible.contains(treat.kind) && !isMeal(rest[1 - feast].lexeme)
        || TelegramWords.treats.contains(treat.lemma)
    else { return }
    words =
      [there(isOver(times)), bare(rest[feast]), known("com"), bare(rest[1 - feast])] + times
  }

  /// *Jogo / Corinthians / ontem*: who plays.
  private func playMatch(_ words: inout [Constituent]) {
    let (times, rest) = timed(words)
    guard times.count == 1, rest.count == 2,
      let match = rest.firstIndex(where: { $0.lexeme.lemma == "jogo" }),
      case let team = rest[1 - match].lexeme, team.wordClass == .properNoun, !team.isHuman,
      !team.isInferred, team.article != nil, team.kind != .place
    else { return }
    words =
      [there(isOver(times)), bare(rest[match]), known("de"), article, rest[1 - match]] + times
  }

  /// *Ontem / escola / legal, passeio / ontem / muito / bom*: what it was like.
  private func tellHowItWas(_ words: inout [Constituent]) {
    let (times, rest) = timed(words)
    guard times.count == 1, isOver(times), rest.count > 1, let quality = rest.last?.lexeme,
      quality.wordClass == .adjective, !quality.kind.isSmall, !quality.kind.isPassing,
      quality.kind != .color, quality.kind != .size,
      !SuppliedWords.conditions.contains(quality.lemma), !isParticiple(quality.lemma),
      let thing = rest.firstIndex(where: { $0.lexeme.wordClass == .noun }),
      case let noun = rest[thing].lexeme, !noun.isBeing, noun.kind != .body,
      rest[..<thing].allSatisfy(\.lexeme.isDeterminerLike),
      rest[(thing + 1)...].dropLast().allSatisfy({
        TelegramWords.degrees.contains($0.lexeme.lemma)
      })
    else { return }
    var being = Constituent.linking(KindSet.edible.contains(noun.kind) ? "estar" : "ser", .third)
    being.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    words = rest[...thing] + [being] + rest[(thing + 1)...] + times
  }

  /// *Debaixo / mesa / gato*: where it is was said before what it is.
  private func layUnder(_ words: inout [Constituent]) {
    guard words.count > 2, SuppliedWords.places.contains(words[0].lexeme.lemma),
      let last = words.last,
      isBareNoun(last)
    else { return }
    let ground = words[1].lexeme.lemma == "de" ? 2 : 1
    guard words.count == ground + 2, isBareNoun(words[ground]), !words[ground].lexeme.isBeing
    else { return }
    words = [last, .linking("estar", .third)] + placed(words[..<(ground + 1)])
  }

  /// *Dentro / gaveta*: with the preposition between.
  func placed(_ words: ArraySlice<Constituent>) -> [Constituent] {
    var words = Array(words)
    guard words.count > 1, !words[0].lexeme.lemma.hasSuffix(" de"), words[1].lexeme.lemma != "de"
    else { return words }
    words.insert(known("de"), at: 1)
    return words
  }
}

/// Words of such rows.
enum TelegramWords {
  /// Where one is, said without a noun.
  static let around: WordSet = [
    "aqui", "ali", "lá", "fora", "lá fora", "dentro", "lá dentro", "aqui dentro", "aqui fora",
    "cá dentro", "cá fora",
  ]
  static let much: WordSet = ["muito", "tanto", "pouco", "mais", "menos", "demais"]
  static let again: WordSet = ["de novo", "outra vez", "novamente"]
  static let degrees: WordSet = [
    "muito", "tão", "bem", "bastante", "pouco", "um pouco", "demais", "super", "mais ou menos",
  ]
  /// What anybody has who does not say so.
  static let needs: WordSet = [
    "sono", "fome", "sede", "frio", "calor", "febre", "tosse", "gripe", "cólica", "diarreia",
    "preguiça", "catapora", "piolho", "enjoo",
  ]
  /// Kin that others have too; *mamãe, papai, vovó* are names.
  static let kin: WordSet = ["avô", "avó", "mãe", "pai", "tio", "tia", "avós", "pais"]
  /// What one hears and does for fun.
  static let enjoyed: WordSet = [
    "música", "história", "desenho", "vídeo", "filme", "brincadeira", "balanço", "escorregador",
    "piada", "cócegas", "dança", "jogo", "desenho animado", "abraço", "beijo", "parlenda",
  ]
  static let feasts: WordSet = [
    "festa", "churrasco", "piquenique", "aniversário", "lanche", "show", "festa junina",
  ]
  /// What there is at a feast besides food.
  static let treats: WordSet = [
    "música", "palhaço", "balão", "presente", "dança", "mágico", "brincadeira", "bingo",
    "pula-pula", "pipoca", "quadrilha",
  ]
}
