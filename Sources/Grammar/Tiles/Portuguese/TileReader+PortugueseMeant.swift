import AACCore

/// Portuguese rows of which only one sense is likely: *não / contar / ninguém, dar / bola / ela, trovão / medo, trabalho /
/// hoje / cansativo, gato / dormir / cama / eu, café da manhã / querer / pão* (Bechara, *Regência*; Cunha & Cintra,
/// chapters 7 and 13).
extension TileReader {
  /// The row with what this sense needs put in.
  func understoodInPortuguese(_ chosen: [Constituent]) -> [Constituent] {
    guard variety.language == .portuguese else { return chosen }
    var words = chosen
    doToOneself(&words)
    guard words.count > 1 else { return words }
    completeInPortuguese(&words)
    readDaily(&words)
    readDays(&words)
    readOrdinary(&words)
    fearOfThing(&words)
    angryAt(&words)
    tellFuture(&words)
    winAndLose(&words)
    equate(&words)
    tellNobody(&words)
    giveToThem(&words)
    eatAtMeal(&words)
    ownPlace(&words)
    callAndTell(&words)
    fearDeed(&words)
    workOf(&words)
    stopNoise(&words)
    readGiven(&words)
    askAboutMine(&words)
    buyThere(&words)
    return words
  }

  /// What is left out of the row is put in, whether a verb, a copula or a preposition.
  private func completeInPortuguese(_ words: inout [Constituent]) {
    readScene(&words)
    readWhole(&words)
    readLaidLast(&words)
    readPressing(&words)
    readAskedOrDone(&words)
    readTold(&words)
    readTelegram(&words)
    completeBrief(&words)
    fillElided(&words)
    turnTowardsSpeaker(&words)
    hurtAfterFall(&words)
    speakOfOwnDeed(&words)
    ownDoer(&words)
    guard !words.contains(where: { $0.lexeme.wordClass == .verb }) else { return }
    dateOccasion(&words)
    sayOwnState(&words)
    guard !words.contains(where: { $0.lexeme.wordClass == .verb }) else { return }
    relateNouns(&words)
  }

  private func verb(of words: [Constituent]) -> Int? {
    words.firstIndex { $0.lexeme.wordClass == .verb }
  }

  /// *Trovão / medo*: what one is afraid of.
  private func fearOfThing(_ words: inout [Constituent]) {
    guard words.count == 2, words[0].lexeme.wordClass == .noun,
      !words[0].lexeme.kind.isTemporal,
      ["medo", "nojo", "saudade", "saudades", "vergonha"].contains(words[1].lexeme.lemma),
      !BesideWords.feelings.contains(words[0].lexeme.lemma), words[0].lexeme.kind != .degree
    else { return }
    guard
      !words[0].lexeme.isBeing || words[0].lexeme.roleKind == .animal
        || LikedWords.isFearedAtAll(words[0].lexeme)
        || MeaningWords.services.contains(words[0].lexeme.lemma)
    else { return }
    var thing = words[0]
    let isAny = LikedWords.isFearedAtAll(thing.lexeme)
    if isAny { thing.lexeme.article = .bare }
    words =
      [Constituent.linking("estar", .first), known("com"), words[1], known("de")]
      + (isAny ? [] : [article]) + [thing]
  }

  /// *Eu / com raiva / irmã*: whom one is full of it about.
  private func angryAt(_ words: inout [Constituent]) {
    guard let last = words.last, words[0].lexeme.lemma == "eu",
      last.lexeme.wordClass == .noun || last.lexeme.wordClass == .properNoun,
      last.government == nil
    else { return }
    let isFull =
      words.count == 3 && words[1].lexeme.lemma.hasPrefix("com ")
      && BesideWords.feelings.contains(String(words[1].lexeme.lemma.dropFirst(4)))
      || words.count == 4 && words[1].lexeme.lemma == "com"
        && BesideWords.feelings.contains(words[2].lexeme.lemma)
    guard isFull, !BesideWords.feelings.contains(last.lexeme.lemma) else { return }
    let isKin = BesideWords.ownKin.contains(last.lexeme.lemma)
    words.insert(contentsOf: [known("de"), isKin ? known("meu") : article], at: words.count - 1)
    words.insert(Constituent.linking("estar", .first), at: 1)
  }

  /// *Médico / falar / eu / melhorar*: what somebody has said will happen (Cunha & Cintra, chapter 20, *Discurso
  /// indireto*).
  private func tellFuture(_ words: inout [Constituent]) {
    guard words.count > 3, words[0].lexeme.isHuman, words[0].lexeme.wordClass == .noun,
      ["falar", "dizer", "avisar"].contains(words[1].lexeme.lemma), words[1].lexeme.isInfinitive,
      words[2].lexeme.wordClass == .pronoun, words[2].lexeme.kind == .person,
      words[2].lexeme.number != nil, !WordJoiner.clitics.contains(words[2].lexeme.lemma),
      words[3].lexeme.isInfinitive
    else { return }
    let frame = frame(of: words[3])
    guard frame.past != .state, frame.pattern.isPersonal, frame.pattern != .modal,
      !frame.isCopular, !frame.isStrongOpener, frame.lemma != "ir"
    else { return }
    words[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    let isSpeaker = words[2].lexeme.lemma == "eu"
    guard isSpeaker else { return }
    var going = Constituent.linking("ir", .first)
    going.lexeme.kind = .action
    words.insert(going, at: 3)
    words.insert(
      Constituent(Lexeme(lemma: "que", wordClass: .conjunction, kind: .connective)), at: 2)
  }

  /// *Brasil / perder, Flamengo / ganhar*: a country or a team plays.
  private func winAndLose(_ words: inout [Constituent]) {
    guard words[0].lexeme.wordClass == .properNoun, words[1].lexeme.isInfinitive,
      ["perder", "ganhar", "vencer", "jogar", "empatar"].contains(words[1].lexeme.lemma),
      !words.dropFirst().contains(where: { $0.lexeme.wordClass == .pronoun })
    else { return }
    words[0].lexeme.animacy = .human
    words[0].lexeme.kind = .person
  }

  /// *Brincadeira / mentira, trabalho / hoje / cansativo*: what a thing is and is like.
  private func equate(_ words: inout [Constituent]) {
    guard verb(of: words) == nil, let last = words.last?.lexeme, words[0].lexeme.namesThing else {
      return
    }
    if words.count == 2, ClausePlanner.truths.contains(last.lemma),
      words[0].lexeme.lemma != last.lemma
    {
      return words.insert(Constituent.linking("ser", .third), at: 1)
    }
    guard words.count == 3, last.wordClass == .adjective, !last.kind.isSmall, last.kind != .emotion,
      last.kind != .color, !ApartWords.emotions.contains(last.lemma),
      words[1].lexeme.kind.isTemporal, ["hoje", "agora", "ontem"].contains(words[1].lexeme.lemma)
    else { return }
    let time = words.remove(at: 1)
    words.insert(Constituent.linking("estar", .third), at: 1)
    words.append(time)
  }

  /// *Não / contar / ninguém*: what is to be kept.
  private func tellNobody(_ words: inout [Constituent]) {
    guard words.count > 2, words.count < 5, words[0].lexeme.lemma == "não",
      ["contar", "falar", "dizer", "mostrar"].contains(words[1].lexeme.lemma),
      words[1].lexeme.isInfinitive, words.last?.lexeme.lemma == "ninguém",
      words[words.count - 2].lexeme.wordClass != .adposition
    else { return }
    words[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    words.insert(known("para"), at: words.count - 1)
  }

  /// *Dar / bola / ela, mostrar / foto / vovó*: to whom somebody is asked to give a thing.
  private func giveToThem(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.isInfinitive,
      PortugueseRowWords.turned.contains(words[0].lexeme.lemma)
        || words[0].lexeme.lemma == "devolver",
      words[1].lexeme.namesThing, let whom = words.last?.lexeme,
      ["ele", "ela", "eles", "elas"].contains(whom.lemma)
    else { return }
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    let isAtHand = words[1].lexeme.kind == .toy || words[1].lexeme.kind == .device
    words.insert(known("para"), at: 2)
    if isAtHand { words.insert(article, at: 1) }
  }

  /// *Café da manhã / querer / pão, pequeno-almoço / eu / comer / torradas*: a meal before what is eaten is when (Cunha &
  /// Cintra, chapter 15).
  private func eatAtMeal(_ words: inout [Constituent]) {
    guard words.count > 2, let verb = verb(of: words), verb < 3,
      words[0].lexeme.kind == .meal || isMealName(words[0].lexeme),
      ["comer", "querer", "tomar", "beber"].contains(words[verb].lexeme.lemma),
      words[(verb + 1)...].contains(where: { KindSet.edible.contains($0.lexeme.kind) }),
      words[1..<verb].allSatisfy({ $0.lexeme.lemma == "eu" || $0.lexeme.lemma == "não" })
    else { return }
    let meal = words.removeFirst()
    words += [known(variety == .portuguesePortugal ? "a" : "em"), article, meal]
  }

  private func isMealName(_ word: Lexeme) -> Bool {
    ["café da manhã", "pequeno-almoço", "almoço", "jantar", "lanche"].contains(word.lemma)
      && word.wordClass == .noun
  }

  /// *Gato / dormir / cama / eu*: whose the place is.
  private func ownPlace(_ words: inout [Constituent]) {
    guard words.count == 4, let last = words.last, ["eu", "mim"].contains(last.lexeme.lemma),
      words[1].lexeme.wordClass == .verb, words[1].lexeme.isInfinitive,
      words[0].lexeme.isBeing, words[0].lexeme.wordClass != .pronoun,
      ["dormir", "deitar", "subir", "sentar", "entrar", "estar", "ficar", "cair", "mexer", "pular"]
        .contains(words[1].lexeme.lemma),
      words[2].lexeme.namesThing,
      let mine = Possessives.word(for: last.lexeme, tile: last.tile)
    else { return }
    words.removeLast()
    words.insert(mine, at: 2)
    if words[2].lexeme.kind == .possessive || words[3].lexeme.wordClass == .noun,
      words[1].lexeme.lemma != "mexer"
    {
      words.insert(known("em"), at: 2)
    }
  }

  /// *Mãe / pequeno-almoço / pronto, mãe / telemóvel / onde*: somebody is called and told or asked of a thing.
  private func callAndTell(_ words: inout [Constituent]) {
    guard words.count == 3, verb(of: words) == nil, words[0].lexeme.isHuman,
      OwnerWords.parents.contains(words[0].lexeme.lemma) || words[0].lexeme.lemma == "professora",
      words[1].lexeme.namesThing, let last = words.last?.lexeme
    else { return }
    if last.lemma == "onde" {
      // The question word first is how a call is read.
      words = [words[0], words[2], words[1]]
      return
    }
    guard last.wordClass == .adjective || last.lemma == "frio", last.kind != .emotion,
      ["pronto", "quente", "frio", "sujo", "molhado", "quebrado", "vazio", "aberto", "fechado"]
        .contains(last.lemma)
    else { return }
    words[0] = words[0].calledOut
    if last.lemma == "frio" {
      words[2].lexeme = Lexeme(lemma: "frio", wordClass: .adjective, kind: .quality)
    }
    words.insert(Constituent.linking("estar", .third), at: 2)
  }

  /// *Eu / medo / cachorro / latir*: when one is afraid.
  private func fearDeed(_ words: inout [Constituent]) {
    guard words.count == 4, words[3].lexeme.wordClass == .verb, words[3].lexeme.isInfinitive,
      words[0].lexeme.lemma == "eu", ["medo", "raiva", "susto"].contains(words[1].lexeme.lemma),
      words[2].lexeme.wordClass == .noun, let when = tables.lexicon.known("quando")
    else { return }
    words.insert(Constituent(when), at: 2)
    words.insert(contentsOf: [Constituent.linking("ter", .first)], at: 1)
    words[1].lexeme.kind = .action
  }

  /// *Querer / ouvir / música / Anitta, vocês / ir / festa / Júlia*: whose it is.
  private func workOf(_ words: inout [Constituent]) {
    for index in words.indices.dropFirst().reversed() {
      let name = words[index].lexeme, thing = words[index - 1].lexeme
      guard name.wordClass == .properNoun, name.isHuman, thing.wordClass == .noun,
        words[index].government == nil, verb(of: words) != nil,
        PortugueseRowWords.platforms[name.lemma] == nil
      else { continue }
      let isWork =
        BesideOfWords.works.contains(thing.lemma)
        && words[..<index].contains { BesideOfWords.attending.contains($0.lexeme.lemma) }
      let isParty =
        ["festa", "aniversário", "casamento"].contains(thing.lemma) && index + 1 == words.count
        && words[..<index].contains { ["ir", "vir", "gostar"].contains($0.lexeme.lemma) }
        && words[0].lexeme.isNominal
      guard isWork || isParty else { continue }
      if isWork { words[index - 1].lexeme.article = .bare }
      words.insert(contentsOf: [known("de"), article], at: index)
    }
  }

  /// *Barulho / parar, parar / barulho*: what shall stop.
  private func stopNoise(_ words: inout [Constituent]) {
    if words.count == 2, words[0].lexeme.lemma == "parar", words[1].lexeme.wordClass == .verb {
      return words.swapAt(0, 1)
    }
    guard words.count == 2, let stop = words.firstIndex(where: { $0.lexeme.lemma == "parar" }),
      words[stop].lexeme.isInfinitive, case let noise = words[1 - stop],
      GivenWords.noises.contains(noise.lexeme.lemma)
    else { return }
    words[stop].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    words = [words[stop], known("com"), article, noise]
  }

  /// *Você / ver / meu / boné*: whether the other has seen what the speaker looks for.
  private func askAboutMine(_ words: inout [Constituent]) {
    guard words.count == 4, ["você", "tu", "vocês"].contains(words[0].lexeme.lemma),
      ["ver", "achar", "encontrar"].contains(words[1].lexeme.lemma),
      words[1].lexeme.isInfinitive, words[2].lexeme.kind == .possessive,
      words[3].lexeme.namesThing
    else { return }
    words[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
  }

  /// *Talho / comprar / carne*: a shop buys nothing.
  private func buyThere(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.wordClass == .noun,
      KindSet.places.contains(words[0].lexeme.kind), words[1].lexeme.isInfinitive,
      ["comprar", "comer", "beber", "ver", "jogar", "tomar"].contains(words[1].lexeme.lemma),
      words[2].lexeme.namesThing
    else { return }
    let the = words[0].lexeme.lemma == "casa" ? [] : [article]
    words = [words[1], words[2], known("em")] + the + [words[0]]
  }
}
