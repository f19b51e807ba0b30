import AACCore

/// Portuguese rows that leave out a copula or a verb everybody hears: *qual / nome / cachorro, que / dia / festa, posso / tablet,
/// celular / novo / caro, eu / Pedro, eu / dez / anos, banho / depois / dormir, jogo / bola* (Bechara, *Elipse*; Cunha &
/// Cintra, chapter 7).
extension TileReader {
  /// Puts it in.
  func completeBrief(_ words: inout [Constituent]) {
    sayPlease(&words)
    readFeminine(&words)
    readNounAsVerb(&words)
    playBall(&words)
    wishDeed(&words)
    doAfter(&words)
    askLeaveForThing(&words)
    carryMe(&words)
    helpMe(&words)
    guard !words.contains(where: { $0.lexeme.wordClass == .verb }) else { return }
    askWhich(&words)
    introduce(&words)
    describeTwice(&words)
    describeThere(&words)
    needRelief(&words)
    missSomebody(&words)
  }

  /// *Mais / água / favor*: courtesy.
  private func sayPlease(_ words: inout [Constituent]) {
    for place in [0, words.count - 1]
    where words[place].lexeme.lemma == "favor" && words[place].lexeme.wordClass == .noun
      && words[place].government == nil
      && (place == 0 || ![.adposition, .verb].contains(words[place - 1].lexeme.wordClass))
    {
      words[place].lexeme = known("por favor").lexeme
    }
  }

  /// *Notícia / boa, mão / fria*: what stands behind a noun says what it is like.
  private func readFeminine(_ words: inout [Constituent]) {
    for place in words.indices.dropFirst()
    where words[place].lexeme.wordClass == .noun && words[place].government == nil
      && words[place - 1].lexeme.wordClass == .noun && !words[place - 1].lexeme.isHuman
    {
      guard let quality = ["boa": "bom", "fria": "frio"][words[place].lexeme.lemma],
        quality == "bom" || place + 2 == words.count
          || !KindSet.edible.contains(words[place - 1].lexeme.kind),
        !words[place - 1].lexeme.kind.isTemporal
      else { continue }
      words[place].lexeme = Lexeme(lemma: quality, wordClass: .adjective, kind: .quality)
    }
  }

  /// *Jogo / bola, trabalho / escritório, salto / corda*: a noun that is also what the speaker does.
  private func readNounAsVerb(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.wordClass == .noun, words[0].government == nil,
      isBareNoun(words[1])
    else { return }
    let second = words[1].lexeme
    let lemma: String
    switch words[0].lexeme.lemma {
    case "jogo" where [.toy, .sport, .game].contains(second.kind): lemma = "jogar"
    case "trabalho" where [.place, .room].contains(second.kind) && second.lemma != "escola":
      lemma = "trabalhar"
    case "salto" where second.lemma == "corda": lemma = "saltar"
    case "passeio" where second.kind == .place || second.lemma == "jardim": lemma = "passear"
    default: return
    }
    words[0].lexeme = Lexeme(lemma: lemma, wordClass: .verb, kind: .action)
    playBall(&words)
  }

  /// *Eu / jogo / bola*: what is played has no article, in whatever form the verb is typed.
  private func playBall(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "jogar" }),
      verb + 1 < words.count, words[verb].lexeme.wordClass == .verb,
      ["bola", "videogame"].contains(words[verb + 1].lexeme.lemma),
      words[verb + 1].government == nil
    else { return }
    words[verb + 1].lexeme.article = .bare
  }

  /// *Almoço / depois / parque*: what comes, and what then.
  func inTurn(_ words: [Constituent]) -> Clause? {
    guard words.count == 3, words[1].lexeme.lemma == "depois", isBareNoun(words[0]),
      isBareNoun(words[2])
    else { return nil }
    return spoken(
      words.enumerated().map { ($1.lexeme.lemma, $1.tile, $0 != 1) }, exclaims: false)
  }

  /// *Querer / xixi, querer / cama, mais / comer, luz / faltar*: what one wants to do, and what has failed.
  private func wishDeed(_ words: inout [Constituent]) {
    if let verb = words.firstIndex(where: { $0.lexeme.lemma == "querer" }), verb + 2 == words.count,
      words[verb + 1].government == nil
    {
      let want = words[verb + 1].lexeme.lemma
      if ["xixi", "cocô", "chichi", "cocó"].contains(want) {
        words[verb + 1].lexeme = Lexeme(lemma: "fazer \(want)", wordClass: .verb, kind: .action)
      } else if want == "cama" {
        words.insert(contentsOf: [deed("ir"), known("para"), article], at: verb + 1)
      }
      return
    }
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    if words.count == start + 2, words[start].lexeme.lemma == "mais",
      words[start + 1].lexeme.isInfinitive,
      ["comer", "beber", "brincar", "jogar", "dormir", "ler"]
        .contains(words[start + 1].lexeme.lemma)
    {
      words = words[..<start] + [ownDeed("querer"), words[start + 1], words[start]]
      return
    }
    guard words.count == 2, ["luz", "água", "energia", "gás"].contains(words[0].lexeme.lemma),
      words[1].lexeme.lemma == "faltar", words[1].lexeme.isInfinitive
    else { return }
    words[0].lexeme.article = .bare
    words[1].lexeme.person = .third
    words[1].lexeme.number = .singular
    words[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    words.swapAt(0, 1)
  }

  /// *Banho / depois / dormir, depois / almoço / dormir, jantar / dormir, depois / brincar / comer*: what comes after what.
  private func doAfter(_ words: inout [Constituent]) {
    let rest = words.filter { $0.lexeme.lemma != "depois" }
    let then = words.firstIndex { $0.lexeme.lemma == "depois" }
    guard rest.count == 2, words.count - rest.count < 2, then != words.count - 1,
      rest[1].lexeme.isInfinitive, frame(of: rest[1]).pattern.isPersonal,
      !frame(of: rest[1]).isStrongOpener
    else { return }
    let first = rest[0].lexeme
    if first.isInfinitive {
      guard then == 0 else { return }
      let link = Constituent(known("depois de").lexeme, tile: words[0].tile)
      words = [ownDeed("ir"), rest[1], link, rest[0]]
      return
    }
    guard isBareNoun(rest[0]), then != nil || BriefWords.before.contains(rest[1].lexeme.lemma),
      isMeal(first) || then != nil && DailyWords.tasks.contains(first.lemma)
        || then != nil && first.takesPlace
    else { return }
    let link = Constituent(known("depois de").lexeme, tile: then.flatMap { words[$0].tile })
    words = [ownDeed("ir"), rest[1], link, article, rest[0]]
  }

  /// *Posso / tablet, poder / televisão*: what one asks leave for is to use it, or to watch (Bechara, *Elipse*).
  private func askLeaveForThing(_ words: inout [Constituent]) {
    guard words.count > 1, words[0].lexeme.lemma == "poder",
      words[0].lexeme.person == nil || words[0].lexeme.person == .first, isBareNoun(words[1]),
      words.dropFirst(2).allSatisfy({ $0.lexeme.kind == .social || $0.lexeme.kind.isTemporal })
    else { return }
    if BriefWords.watched.contains(words[1].lexeme.lemma) {
      words.insert(deed("ver"), at: 1)
    } else if words[1].lexeme.kind == .device {
      words.insert(contentsOf: [deed("usar"), article], at: 1)
    } else if words[1].lexeme.kind == .toy {
      words.insert(contentsOf: [deed("brincar"), known("com"), article], at: 1)
    }
  }

  /// *Ajuda / eu*: the speaker calls for it.
  private func helpMe(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.lemma == "ajuda", words[1].lexeme.lemma == "eu" else {
      return
    }
    words[0].lexeme = Lexeme(lemma: "ajudar", wordClass: .verb, kind: .action)
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    words[1] = Constituent(WordJoiner.pronoun("me"), tile: words[1].tile)
  }

  /// *Carregar / eu*: who is carried is the speaker.
  private func carryMe(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.isInfinitive,
      AskedWords.doneToSpeaker.contains(words[0].lexeme.lemma),
      words[1].lexeme.lemma == "eu"
    else { return }
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    words[1] = Constituent(WordJoiner.pronoun("me"), tile: words[1].tile)
  }

  // MARK: - Without a verb

  /// *Qual / nome / cachorro, qual / nome / você, que / dia / festa, que / horas*.
  private func askWhich(_ words: inout [Constituent]) {
    guard words.count > 1, ["qual", "que", "que horas"].contains(words[0].lexeme.lemma) else {
      return
    }
    if words[0].lexeme.lemma == "que horas" || words.count == 2 && words[1].lexeme.lemma == "horas",
      words.count < 3, words.last?.lexeme.kind != .event
    {
      guard words.count == 2, words[0].lexeme.lemma == "que" else { return }
      var verb = Constituent.linking("ser", .third)
      verb.lexeme.number = .plural
      return words.append(verb)
    }
    guard words.count == 3, words[1].lexeme.wordClass == .noun else { return }
    let about = words[2]
    if words[0].lexeme.lemma == "que" {
      guard ["dia", "mês"].contains(words[1].lexeme.lemma), isBareNoun(about) else { return }
      words.insert(contentsOf: [.linking("ser", .third), article], at: 2)
      return
    }
    guard BriefWords.asked.contains(words[1].lexeme.lemma) else { return }
    if let yours = Possessives.word(for: about.lexeme, tile: about.tile, in: variety) {
      words = [words[0], .linking("ser", .third), yours, words[1]]
    } else if isBareNoun(about) {
      words =
        [words[0], .linking("ser", .third), article, words[1], known("de")] + before(about.lexeme)
        + [about]
    }
  }

  /// *Eu / Pedro, meu / nome / Pedro, eu / dez / anos*: who the speaker is and how old.
  private func introduce(_ words: inout [Constituent]) {
    guard let last = words.last?.lexeme else { return }
    let isName = last.wordClass == .properNoun && last.isHuman
    if words.count == 2, words[0].lexeme.lemma == "eu", isName {
      words[1].lexeme.article = .bare
      return words.insert(.linking("ser"), at: 1)
    }
    if isName, words.count < 4, words[words.count - 2].lexeme.lemma == "nome",
      words.count == 2 || words[0].lexeme.kind == .possessive
    {
      words[words.count - 1].lexeme.article = .bare
      words.insert(.linking("ser", .third), at: words.count - 1)
      if words.count == 3 { words.insert(known("meu"), at: 0) }
      return
    }
    guard words.count == 3, words[0].lexeme.lemma == "eu", words[1].lexeme.wordClass == .numeral,
      last.lemma.hasPrefix("ano")
    else { return }
    var having = Constituent.linking("ter")
    having.lexeme.kind = .action
    words.insert(having, at: 1)
  }

  /// *Celular / novo / caro, casa / grande / bonito*: which it is, and what is said of it.
  private func describeTwice(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.wordClass == .noun, words[0].government == nil,
      !words[0].lexeme.kind.isTemporal, !KindSet.edible.contains(words[0].lexeme.kind),
      words[1...].allSatisfy({
        $0.lexeme.wordClass == .adjective && !$0.lexeme.kind.isSmall
          && !WordSorter.ordinals.contains($0.lexeme.lemma)
      }), words[1].lexeme.kind != .emotion
    else { return }
    let quality = words[2].lexeme
    let isState =
      quality.kind.isPassing || SuppliedWords.conditions.contains(quality.lemma)
      || isParticiple(quality.lemma)
    words.insert(.linking(isState ? "estar" : "ser", .third), at: 2)
  }

  /// *Notícia / ruim / jornal, comida / ruim / escola*: what there is there, and what it is like.
  private func describeThere(_ words: inout [Constituent]) {
    guard words.count == 3, isBareNoun(words[0]), isBareNoun(words[2]),
      words[0].lexeme.namesThing, words[1].lexeme.wordClass == .adjective,
      words[1].lexeme.kind == .quality,
      !SuppliedWords.conditions.contains(words[1].lexeme.lemma) || words[1].lexeme.lemma == "frio",
      KindSet.places.contains(words[2].lexeme.kind)
        || BriefWords.news.contains(words[2].lexeme.lemma)
    else { return }
    if BriefWords.served.contains(words[0].lexeme.lemma) {
      let isFelt = SuppliedWords.felt.contains(words[1].lexeme.lemma)
      words = [
        words[0], known("de"), article, words[2], .linking(isFelt ? "estar" : "ser", .third),
        words[1],
      ]
    } else if words[1].lexeme.lemma != "frio" {
      var verb = Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third)
      verb.lexeme.kind = .action
      words = [verb, known("um"), words[0], words[1], known("em"), article, words[2]]
    }
  }

  /// *Saudade / avó, saudade / casa*: of whom and what (Bechara, *Regência nominal*); in Portugal one has it.
  private func missSomebody(_ words: inout [Constituent]) {
    guard words.count == 2, ["saudade", "saudades"].contains(words[0].lexeme.lemma),
      isBareNoun(words[1])
    else { return }
    let isHome = words[1].lexeme.lemma == "casa"
    guard variety == .portuguesePortugal || isHome else { return }
    let state =
      variety == .portuguesePortugal
      ? [ownDeed("ter")] : [Constituent.linking("estar", .first), known("com")]
    if variety == .portuguesePortugal { words[0].lexeme = known("saudades").lexeme }
    words[0].lexeme.article = .bare
    words =
      state + [words[0], known("de")] + (isHome ? [] : before(words[1].lexeme)) + [words[1]]
  }

  /// *Também / banheiro*: what cannot wait.
  private func needRelief(_ words: inout [Constituent]) {
    guard words.count == 2, ["também", "já"].contains(words[0].lexeme.lemma),
      OrdinaryRowWords.toilets.contains(words[1].lexeme.lemma)
    else { return }
    words.insert(contentsOf: [ownDeed("querer"), deed("ir"), known("a"), article], at: 1)
  }
}

/// Words of brief rows.
enum BriefWords {
  /// What one asks of somebody and something.
  static let asked: WordSet = [
    "nome", "cor", "idade", "endereço", "número", "tamanho", "senha", "preço", "telefone",
  ]
  /// Where news is.
  static let news: WordSet = ["jornal", "rádio", "televisão", "internet", "TV", "tv"]
  /// What a place serves.
  static let served: WordSet = ["comida", "água", "merenda", "almoço", "lanche", "jantar"]
  static let watched: WordSet = [
    "televisão", "TV", "tv", "tevê", "filme", "desenho", "desenho animado", "vídeo", "novela",
  ]
  /// What one goes to do after a meal or a bath, with nothing else said.
  static let before: WordSet = ["dormir", "brincar", "descansar", "sair", "deitar"]
}
