import AACCore

/// Two thoughts in one Portuguese row, with nothing between them: *prova / amanhã / nervoso, Brasil / perder / triste,
/// mamãe / triste / vovó / doente, sede / água* (Cunha & Cintra, chapter 18, *Coordenação assindética*). Unlike things are
/// never joined with *e*.
extension TileReader {
  /// Where such a row is cut; nil where there is one thought.
  func cutInPortuguese(_ row: [Constituent]) -> Cut? {
    let words = needFirst(row)
    guard words.count > 1, words.count < 12 else { return nil }
    if let cut = discomfortAndSwitch(words) ?? ordinaryCut(words) ?? asideCut(words)
      ?? causeAndDeed(words)
    {
      return cut
    }
    guard words.count < 9 else { return nil }
    if verbPlace(words) == nil {
      return hardAndFeeling(words) ?? hardAndHelp(words) ?? dutyAndFeeling(words) ?? namedTwice(
        words) ?? stateAndState(
          words)
        ?? needAndThing(words)
    }
    return hardAndHelp(words) ?? painAndFeeling(words) ?? deedAndFeeling(words) ?? stateAndLonging(
      words) ?? qualityAndRefusal(words)
      ?? deedAndPain(words) ?? deedAndDeed(words)
  }

  // MARK: - What is, and how one feels

  /// *Prova / amanhã / nervoso, festa / sábado / feliz, médico / amanhã / medo*.
  private func dutyAndFeeling(_ words: [Constituent]) -> Cut? {
    guard words.count == 2 || words.count == 3, let last = words.last, isFeeling(last.lexeme),
      let duty = words.dropLast().firstIndex(where: {
        $0.lexeme.wordClass == .noun && !$0.lexeme.kind.isTemporal
      }),
      words.indices.dropLast().allSatisfy({ $0 == duty || words[$0].lexeme.kind.isTemporal })
    else { return nil }
    let noun = words[duty].lexeme
    let times = words.indices.dropLast().filter { $0 != duty }.map { words[$0] }
    var first: [Constituent]
    if ApartWords.duties.contains(noun.lemma) {
      first = [Constituent.linking("ter", .first), words[duty]]
      first[0].lexeme.kind = .action
      first[1].lexeme.article = .bare
    } else if MeaningWords.services.contains(noun.lemma), !times.isEmpty {
      first = [Constituent.linking("ir", .first), words[duty]]
      first[0].lexeme.kind = .action
    } else if noun.lemma == "férias" {
      first = [Constituent.linking("estar", .first), known("de"), words[duty]]
      first[2].lexeme.article = .bare
    } else if ApartWords.events.contains(noun.lemma) || noun.kind == .event {
      first = [
        Constituent.linking(variety == .portugueseBrazil ? "ter" : "haver", .third), words[duty],
      ]
      first[0].lexeme.kind = .action
      first[1].lexeme.article = .bare
    } else {
      return nil
    }
    return Cut(first: first + times, second: feeling(last))
  }

  /// *Brincadeira / mentira, cachorro / doente / veterinário*: what is named twice, and what somebody needs.
  private func namedTwice(_ words: [Constituent]) -> Cut? {
    if words.count == 2, words.allSatisfy({ ClausePlanner.truths.contains($0.lexeme.lemma) }) {
      return Cut(
        first: [Constituent.linking("ser", .third), words[0]],
        second: [Constituent.linking("ser", .third), words[1]])
    }
    guard words.count == 3, isSomebody(words[0].lexeme), words[0].lexeme.wordClass == .noun,
      ["doente", "gripado", "machucado", "ferido", "resfriado"].contains(words[1].lexeme.lemma),
      MeaningWords.services.contains(words[2].lexeme.lemma)
    else { return nil }
    return Cut(first: Array(words.prefix(2)), second: [words[2]])
  }

  /// *Mamãe / triste / vovó / doente, eu / feliz / papai / bravo*.
  private func stateAndState(_ words: [Constituent]) -> Cut? {
    guard words.count > 3, let last = words.last?.lexeme, isCondition(last),
      let state = words.dropLast(2).firstIndex(where: { isCondition($0.lexeme) }), state > 0,
      words[..<state].contains(where: { isSomebody($0.lexeme) }),
      words[(state + 1)...].dropLast().contains(where: { isSomebody($0.lexeme) }),
      words.allSatisfy({
        isSomebody($0.lexeme) || isCondition($0.lexeme) || $0.lexeme.isDeterminerLike
          || $0.lexeme.kind == .degree || $0.lexeme.kind == .quantity
      }), words.filter({ isCondition($0.lexeme) }).count == 2
    else { return nil }
    return Cut(first: Array(words[...state]), second: Array(words[(state + 1)...]))
  }

  /// *Sede / água, eu / frio / cobertor, eu / doente / remédio*: what one feels, and what one wants for it.
  func needAndThing(_ words: [Constituent]) -> Cut? {
    let rest = words[0].lexeme.lemma == "eu" ? Array(words.dropFirst()) : words
    guard rest.count == 2, rest[1].lexeme.namesThing
    else { return nil }
    let isWant = ["sede", "fome", "frio", "calor"].contains(rest[0].lexeme.lemma)
    let isComfort =
      ["sono", "medo", "frio", "cansado", "triste", "doente", "assustado"]
      .contains(rest[0].lexeme.lemma) && ApartWords.comforts.contains(rest[1].lexeme.lemma)
      || rest[0].lexeme.lemma == "sono" && ApartWords.beds.contains(rest[1].lexeme.lemma)
      || rest[0].lexeme.lemma == "calor"
        && (rest[1].lexeme.kind == .drink || ApartWords.cooling.contains(rest[1].lexeme.lemma))
    let isIll =
      words.count == 3
      && ["doente", "gripado", "resfriado", "machucado"].contains(rest[0].lexeme.lemma)
    let thing = rest[1].lexeme
    guard
      isWant
        && (["sede", "fome"].contains(rest[0].lexeme.lemma)
          ? KindSet.edible.contains(thing.kind)
          : ApartWords.warming.contains(thing.lemma)
            || rest[0].lexeme.lemma == "calor" && ApartWords.remedies.contains(thing.lemma))
        || isIll && ApartWords.remedies.contains(thing.lemma) || isComfort
    else { return nil }
    var wanting = Constituent.linking("querer", .first)
    wanting.lexeme.kind = .action
    let speaker = words.count == 3 ? [words[0]] : []
    let state =
      isWant || rest[0].lexeme.wordClass == .noun
      ? [Constituent.linking("estar", .first), known("com"), rest[0]]
      : [Constituent.linking("estar", .first), rest[0]]
    return Cut(first: speaker + state, second: [wanting, rest[1]])
  }

  // MARK: - What happens, and how one feels

  /// *Prova / difícil / nervoso*: what a thing is like, and how one feels.
  private func hardAndFeeling(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, isBareNoun(words[0]), words[0].lexeme.namesThing,
      words[1].lexeme.wordClass == .adjective, !words[1].lexeme.kind.isSmall,
      words[1].lexeme.kind == .quality, words[2].lexeme.kind == .emotion,
      words[2].lexeme.wordClass == .adjective
    else { return nil }
    return Cut(first: Array(words[..<2]), second: feeling(words[2]))
  }

  /// *Lição / difícil / ajudar*: what is hard, and who shall help.
  private func hardAndHelp(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, isBareNoun(words[0]), words[0].lexeme.namesThing,
      words[1].lexeme.wordClass == .adjective,
      words[2].lexeme.lemma == "ajuda"
        || words[2].lexeme.lemma == "ajudar"
          && words[2].lexeme.isInfinitive
    else { return nil }
    let help = words[2].ordered
    if words[2].lexeme.lemma == "ajuda" {
      // Lição / difícil / ajuda.
      let need = Constituent.linking("precisar", .first)
      return Cut(first: Array(words[..<2]), second: [need, known("de"), words[2]])
    }
    return Cut(first: Array(words[..<2]), second: [help, Constituent(WordJoiner.pronoun("me"))])
  }

  /// *Garganta / doer / febre, barriga / doer / enjoado*: what hurts, and how one is.
  private func painAndFeeling(_ words: [Constituent]) -> Cut? {
    guard words.count == 3, words[0].lexeme.kind == .body, words[1].lexeme.lemma == "doer",
      words[1].lexeme.isInfinitive,
      isOwnState(words[2].lexeme) || isOwnNeed(words[2].lexeme)
        || words[2].lexeme.kind == .illness && words[2].lexeme.wordClass == .noun
    else { return nil }
    return Cut(first: Array(words[..<2]), second: feeling(words[2]))
  }

  /// *Brasil / perder / triste, gato / fugir / ontem / triste / eu, irmão / brigar / eu / triste*.
  private func deedAndFeeling(_ words: [Constituent]) -> Cut? {
    guard let verb = onlyVerb(words), verb > 0, verb + 1 < words.count,
      words[..<verb].contains(where: { isDoer($0.lexeme) }),
      !words[..<verb].contains(where: { $0.lexeme.person == .second }),
      words[verb].lexeme.isInfinitive
    else { return nil }
    let frame = frame(of: words[verb])
    guard !frame.isCopular, frame.pattern.isPersonal, frame.opening == nil, !frame.opensClause
    else { return nil }
    let isSpeaker = words[..<verb].contains { $0.lexeme.person == .first }
    var end = words.count - 1
    var speaker: [Constituent] = []
    if words[end].lexeme.lemma == "eu", end > verb + 1, isEmotion(words[end - 1].lexeme) {
      speaker = [words[end]]
      end -= 1
    }
    guard isEmotion(words[end].lexeme) else { return nil }
    var start = end
    if speaker.isEmpty, start - 1 > verb, words[start - 1].lexeme.lemma == "eu",
      words[start - 2].lexeme.wordClass != .adposition
    {
      start -= 1
      speaker = [words[start]]
    }
    let isTold = frame.aspect == .achievement && !ApartWords.arriving.contains(frame.lemma)
    guard start > verb, !isSpeaker, !speaker.isEmpty || isTold,
      words[(verb + 1)..<start].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.kind.isTemporal || $0.lexeme.isDeterminerLike
          || $0.lexeme.kind == .social
      })
    else { return nil }
    return Cut(
      first: Array(words[..<start]),
      second: speaker + [Constituent.linking("estar", .first), words[end]])
  }

  /// *Vovô / estar / doente / saudade*.
  private func stateAndLonging(_ words: [Constituent]) -> Cut? {
    guard let verb = onlyVerb(words), words[verb].lexeme.lemma == "estar", verb + 3 == words.count,
      words[verb + 1].lexeme.wordClass == .adjective, let last = words.last,
      BesideWords.feelings.contains(last.lexeme.lemma),
      !words[..<verb].contains(where: { $0.lexeme.person == .first })
    else { return nil }
    return Cut(first: Array(words.dropLast()), second: feeling(last))
  }

  /// *Lição / difícil / não / entender, comida / quente / não / querer*.
  private func qualityAndRefusal(_ words: [Constituent]) -> Cut? {
    guard words.count > 3, let verb = onlyVerb(words), verb + 1 == words.count,
      words[verb - 1].lexeme.lemma == variety.language.plainNegator, verb > 2,
      words[verb - 2].lexeme.wordClass == .adjective, !words[verb - 2].lexeme.kind.isSmall,
      words[verb - 2].lexeme.kind != .color,
      ApartWords.refusing.contains(words[verb].lexeme.lemma),
      words[..<(verb - 2)].contains(where: { $0.lexeme.namesThing }),
      words[..<(verb - 2)].allSatisfy({
        $0.lexeme.namesThing || $0.lexeme.isDeterminerLike || $0.lexeme.kind == .degree
      })
    else { return nil }
    return Cut(first: Array(words[..<(verb - 1)]), second: Array(words[(verb - 1)...]))
  }

  /// *Eu / cair / joelho / doer*.
  private func deedAndPain(_ words: [Constituent]) -> Cut? {
    guard words.count > 3, words[words.count - 1].lexeme.lemma == "doer",
      words[words.count - 2].lexeme.kind == .body,
      let verb = verbPlace(words), verb > 0, verb < words.count - 2,
      words[verb].lexeme.isInfinitive, isSomebody(words[0].lexeme)
    else { return nil }
    return Cut(first: Array(words.dropLast(2)), second: Array(words.suffix(2)))
  }

  /// *Professora / gritar / eu / chorar, mamãe / trabalhar / papai / cozinhar*.
  private func deedAndDeed(_ words: [Constituent]) -> Cut? {
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    guard verbs.count == 2, verbs[0] > 0, verbs[1] > verbs[0] + 1,
      verbs.allSatisfy({ words[$0].lexeme.isInfinitive }),
      words[..<verbs[0]].allSatisfy({ isSomebody($0.lexeme) || $0.lexeme.isDeterminerLike }),
      isSomebody(words[verbs[1] - 1].lexeme),
      words[verbs[1] - 2].lexeme.wordClass != .adposition
    else { return nil }
    let frame = frame(of: words[verbs[0]])
    guard !frame.isCopular, frame.pattern.isPersonal, frame.opening == nil, !frame.opensClause,
      !frame.opensCausative, !ApartWords.perceiving.contains(frame.lemma),
      !self.frame(of: words[verbs[1]]).isOpener
    else { return nil }
    var start = verbs[1] - 1
    while start - 1 > verbs[0], words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    let isDoneToPeople =
      frame.slots.first.map { $0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(.person) }
      ?? false
    // Eu / comer / antes / você / chegar: one of them is told by the other.
    guard start > verbs[0] + 1 || !isDoneToPeople,
      !["antes", "depois"].contains(words[start - 1].lexeme.lemma)
    else { return nil }
    return Cut(first: Array(words[..<start]), second: Array(words[start...]))
  }

  // MARK: - Words

  private func isSomebody(_ word: Lexeme) -> Bool {
    if word.wordClass == .pronoun {
      return word.kind == .person && word.number != nil && !WordJoiner.clitics.contains(word.lemma)
        && !["mim", "ti"].contains(word.lemma)
    }
    return word.isBeing && (word.wordClass == .noun || word.wordClass == .properNoun)
  }

  /// Somebody, or a country or a team that wins and loses.
  private func isDoer(_ word: Lexeme) -> Bool {
    isSomebody(word) || word.wordClass == .properNoun
  }

  private func isEmotion(_ word: Lexeme) -> Bool {
    word.wordClass == .adjective
      && (word.kind == .emotion || ApartWords.emotions.contains(word.lemma))
  }

  private func isFeeling(_ word: Lexeme) -> Bool {
    isEmotion(word)
      || word.wordClass == .noun && ["medo", "vergonha", "preguiça"].contains(word.lemma)
  }

  /// How the speaker feels.
  private func feeling(_ word: Constituent) -> [Constituent] {
    let being = Constituent.linking("estar", .first)
    return word.lexeme.wordClass == .adjective ? [being, word] : [being, known("com"), word]
  }
}

/// Words by which two Portuguese thoughts in one row are known.
enum ApartWords {
  /// What one has to do on a day.
  static let duties: WordSet = [
    "prova", "teste", "exame", "consulta", "aula", "terapia", "fisioterapia", "reunião",
    "entrevista",
    "treino", "apresentação", "cirurgia", "vacina",
  ]
  /// What there is on a day.
  static let events: WordSet = [
    "festa", "show", "jogo", "escola", "passeio", "excursão", "casamento", "piquenique",
    "churrasco",
  ]
  /// What helps against cold and heat.
  static let warming: WordSet = ["cobertor", "casaco", "manta", "blusa", "ventilador", "aquecedor"]
  /// What others give one, and what one holds.
  static let comforts: WordSet = ["colo", "abraço", "carinho", "colinho", "naninha", "chupeta"]
  static let beds: WordSet = ["cama", "berço", "rede", "travesseiro", "cobertor", "sofá"]
  static let cooling: WordSet = [
    "piscina", "praia", "sorvete", "picolé", "banho", "sombra", "ar-condicionado", "mar",
  ]
  /// What helps against what one feels.
  static let remedies: WordSet = [
    "água", "cobertor", "remédio", "casaco", "manta", "ventilador", "ajuda", "blusa", "sorvete",
  ]
  /// Coming and going, by which one may look so oneself.
  static let arriving: WordSet = [
    "chegar", "voltar", "sair", "acordar", "ficar", "vir", "entrar", "levantar",
  ]
  /// What one does not do with a thing that is so.
  static let refusing: WordSet = [
    "entender", "querer", "conseguir", "gostar", "saber", "comer", "beber", "aguentar", "caber",
    "poder", "perceber",
  ]
  /// How one feels.
  static let emotions: WordSet = [
    "triste", "feliz", "nervoso", "ansioso", "bravo", "zangado", "contente", "chateado",
    "assustado", "preocupado", "animado", "irritado", "orgulhoso", "aborrecido",
  ]
  /// Behind which somebody else is seen, heard, made or said to do something.
  static let perceiving: WordSet = [
    "ver", "ouvir", "escutar", "olhar", "sentir", "mandar", "deixar", "fazer", "pedir", "dizer",
    "falar", "achar", "pensar", "querer", "esperar", "contar", "avisar", "ajudar", "ensinar",
    "chamar", "convidar", "levar", "saber", "obrigar", "perguntar", "lembrar", "prometer",
  ]
}
