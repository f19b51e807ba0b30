import AACCore

/// Portuguese rows of a verb that others are asked to do, or that has come about, with the thing laid first: *porta / abrir, limpar /
/// eu, ajudar / levantar, lanche / esquecer / casa, brigar / primo, tomar / vacina / medo, recreio / jogar / bola* (Cunha &
/// Cintra, chapter 13, *Modo imperativo*; Bechara, *Regência*).
extension TileReader {
  /// Puts them in order.
  func readAskedOrDone(_ words: inout [Constituent]) {
    guard words.count > 1, let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb })
    else { return }
    fearOfDeed(&words, verb)
    guard words[verb].lexeme.isInfinitive else { return }
    switch verb {
    case 0:
      askToChange(&words)
      quarrelWith(&words)
      helpWithDeed(&words)
      judgeThing(&words)
    case 1:
      switchThing(&words)
      forgetThere(&words)
      doDuring(&words)
      tiredOf(&words)
    case 2:
      leaveOut(&words)
    default: break
    }
  }

  private func mine(_ word: Constituent, past: Bool) -> Constituent {
    var word = word.said(by: .first)
    if past { word.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    return word
  }

  /// *Porta / abrir, luz / apagar, volume / baixar*: what others shall do with a thing.
  private func switchThing(_ words: inout [Constituent]) {
    guard words.count == 2, isBareNoun(words[0]) else { return }
    let deed = words[1].lexeme.lemma
    if AskedWords.switched[deed]?.contains(words[0].lexeme.lemma) == true {
      words = [words[1].ordered, article, words[0]]
    } else if PortugueseOrderWords.served.contains(deed), words[0].lexeme.namesThing,
      words[0].lexeme.kind != .body,
      deed != "trocar" || words[0].lexeme.kind != .clothing || words[0].lexeme.lemma == "fralda",
      deed != "aumentar", deed != "carregar"
    {
      words = [words[1].ordered, words[0]]
    }
  }

  /// *Mudar / canal*: nobody tells that he does so.
  private func askToChange(_ words: inout [Constituent]) {
    guard words.count == 2, isBareNoun(words[1]), words[0].lexeme.lemma == "mudar",
      AskedWords.switched["mudar"]?.contains(words[1].lexeme.lemma) == true
    else { return }
    words = [words[0].ordered, known("de"), words[1]]
    words[2].lexeme.article = .bare
  }

  /// *Brigar / primo*: with whom one has quarrelled (Bechara, *Regência: brigar*).
  private func quarrelWith(_ words: inout [Constituent]) {
    guard ["brigar", "discutir"].contains(words[0].lexeme.lemma), words[1].lexeme.isHuman,
      isBareNoun(words[1]),
      words.dropFirst(2).allSatisfy({
        KindSet.places.contains($0.lexeme.kind) || $0.lexeme.kind.isTemporal
      })
    else { return }
    words =
      [mine(words[0], past: true), known("com")] + before(words[1].lexeme) + words[1...]
  }

  /// *Ajudar / levantar*: who asks for it is the speaker.
  private func helpWithDeed(_ words: inout [Constituent]) {
    guard words[0].lexeme.lemma == "ajudar", words[1].lexeme.isInfinitive,
      !words.contains(where: {
        $0.lexeme.wordClass == .pronoun || $0.lexeme.isHuman || $0.lexeme.kind == .social
      })
    else { return }
    words.insert(known("eu"), at: 1)
  }

  /// *Achar / filme / chato*: what one thinks of it (Bechara, *Predicativo do objeto*).
  private func judgeThing(_ words: inout [Constituent]) {
    guard words.count > 2, words[0].lexeme.lemma == "achar", isBareNoun(words[1]),
      words[1].lexeme.namesThing, words.last?.lexeme.wordClass == .adjective,
      words.dropFirst(2).dropLast().allSatisfy({ $0.lexeme.kind == .degree })
    else { return }
    words[0] = mine(words[0], past: false)
    words.insert(article, at: 1)
  }

  /// *Cansado / andar*: of what.
  private func tiredOf(_ words: inout [Constituent]) {
    guard ["cansado", "farto", "exausto"].contains(words[0].lexeme.lemma),
      !["querer", "precisar", "poder", "estar", "ser"].contains(words[1].lexeme.lemma),
      frame(of: words[1]).pattern.isPersonal,
      !words[1...].contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return }
    words = [.linking("estar", .first), words[0], known("de")] + words[1...]
  }

  /// *Amigo / não / brincar / eu*: with whom others do not play.
  private func leaveOut(_ words: inout [Constituent]) {
    guard words.count == 4, words[0].lexeme.isHuman, words[1].lexeme.lemma == "não",
      ["brincar", "jogar", "falar", "conversar", "dançar"].contains(words[2].lexeme.lemma),
      ["eu", "mim"].contains(words[3].lexeme.lemma), words[0].lexeme.wordClass != .pronoun
    else { return }
    words[3] = Constituent(known("comigo").lexeme, tile: words[3].tile)
  }

  /// *Lanche / esquecer / casa*: a thing forgets nothing.
  private func forgetThere(_ words: inout [Constituent]) {
    guard words.count == 3, isBareNoun(words[0]), words[0].lexeme.namesThing,
      AskedWords.losing.contains(words[1].lexeme.lemma), isBareNoun(words[2]),
      KindSet.places.contains(words[2].lexeme.kind) || words[2].lexeme.kind == .vehicle
    else { return }
    let the = words[2].lexeme.lemma == "casa" ? [] : [article]
    words =
      [mine(words[1], past: true), article, words[0], known("em")] + the + [words[2]]
  }

  /// *Recreio / jogar / bola, férias / viajar / praia*: when the speaker does so.
  private func doDuring(_ words: inout [Constituent]) {
    guard words.count > 2, AskedWords.spells.contains(words[0].lexeme.lemma),
      isBareNoun(words[0]) || words[0].lexeme.kind.isTemporal,
      DailyWords.doneThere.contains(words[1].lexeme.lemma)
        || ["viajar", "ir", "nadar", "correr", "passear"].contains(words[1].lexeme.lemma),
      !words[1...].contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun || $0.lexeme.kind.isTemporal
      })
    else { return }
    let spell = words.removeFirst()
    words[0] = mine(words[0], past: false)
    words += [known("em"), article, spell]
  }

  /// *Tomar / vacina / medo, medo / tomar / vacina*: what one is afraid or ashamed to do, or would rather not.
  private func fearOfDeed(_ words: inout [Constituent], _ verb: Int) {
    let start = words[0].lexeme.lemma == "eu" ? 1 : 0
    guard words.count > start + 1, let last = words.last else { return }
    let isLast = AskedWords.reluctance.contains(last.lexeme.lemma) && verb == start
    let isFirst =
      verb == start + 1 && AskedWords.reluctance.contains(words[start].lexeme.lemma)
      && start == 0
    guard isLast || isFirst, words[verb].lexeme.isInfinitive, words.count > verb + (isLast ? 1 : 0),
      !frame(of: words[verb]).isCopular,
      !["ter", "sentir", "ficar", "passar"].contains(words[verb].lexeme.lemma),
      frame(of: words[verb]).pattern.isPersonal,
      !frame(of: words[verb]).isStrongOpener
        || words[verb].lexeme.lemma == "ir",
      words.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      !words[verb...].contains(where: {
        $0.lexeme.wordClass == .pronoun || $0.lexeme.kind == .negation
          || $0.lexeme.wordClass == .conjunction || $0.lexeme.lemma == "porque"
          || $0.lexeme.isHuman && !MeaningWords.services.contains($0.lexeme.lemma)
      })
    else { return }
    var deed = Array(words[verb..<(isLast ? words.count - 1 : words.count)])
    if deed.count == 2, deed[0].lexeme.lemma == "ir",
      MeaningWords.services.contains(deed[1].lexeme.lemma)
    {
      deed.insert(contentsOf: [known("a"), article], at: 1)
    }
    let feeling = isLast ? last : words[start]
    var being = Constituent.linking("estar", .first)
    if start == 1 {
      being.lexeme.person = nil
      being.lexeme.number = nil
    }
    words = words[..<start] + [being, known("com"), feeling, known("de")] + deed
  }

  /// *Eu / dormir / bem, eu / comer / tudo*: one tells that it is over.
  func readJustDone(_ clause: inout Clause) {
    guard variety.language == .portuguese, clause.tense == nil, clause.options.isEmpty,
      !clause.isQuestion, let verb = clause.verb, verb.lexeme.isInfinitive,
      verb.lexeme.forms.isEmpty, !clause.complements.isEmpty,
      let said = AskedWords.overWith[verb.lexeme.lemma],
      clause.complements.contains(where: { said.contains($0.lexeme.lemma) }),
      clause.complements.allSatisfy({
        said.contains($0.lexeme.lemma) || ["não", "muito"].contains($0.lexeme.lemma)
      })
    else { return }
    guard !clause.subject.isEmpty || verb.lexeme.lemma == "dormir" else { return }
    clause.tense = .past
    if clause.subject.count == 1, ["você", "tu"].contains(clause.subject[0].lexeme.lemma),
      isPlain, !clause.isNegative
    {
      clause.isQuestion = !clause.complements.contains { $0.lexeme.lemma == "não" }
    }
  }
}

/// Words of such rows.
enum AskedWords {
  private static let doors: WordSet = [
    "porta", "janela", "portão", "armário", "gaveta", "geladeira", "frigorífico", "mochila",
    "cortina", "lata", "pote", "garrafa", "pacote", "torneira", "caixa", "zíper",
  ]
  private static let lamps: WordSet = ["luz", "lâmpada", "abajur", "candeeiro"]
  private static let devices: WordSet = [
    "música", "televisão", "TV", "tv", "rádio", "som", "ventilador", "ar-condicionado", "luz",
    "tablet", "computador", "videogame", "aquecedor",
  ]
  private static let sounds: WordSet = [
    "volume", "som", "música", "televisão", "TV", "tv", "rádio",
  ]
  /// What others are asked to do with which things.
  static let switched: [String: WordSet] = [
    "abrir": doors, "fechar": doors, "acender": lamps, "apagar": lamps, "ligar": devices,
    "desligar": devices, "baixar": sounds, "abaixar": sounds, "aumentar": ["volume", "som"],
    "mudar": ["canal", "música", "filme", "desenho", "vídeo", "jogo"],
    "empurrar": ["cadeira", "cadeira de rodas", "carrinho", "balanço", "baloiço"],
  ]
  static let losing: WordSet = ["esquecer", "perder", "deixar", "achar", "encontrar"]
  /// When one has time.
  static let spells: WordSet = ["recreio", "intervalo", "férias", "feriado", "Natal", "Páscoa"]
  /// What keeps one from doing it.
  static let reluctance: WordSet = ["medo", "vergonha", "preguiça"]
  /// What is over when one says how it was.
  static let overWith: [String: WordSet] = [
    "dormir": ["bem", "mal"], "comer": ["tudo"], "beber": ["tudo"],
    "guardar": ["tudo"], "arrumar": ["tudo"], "acertar": ["tudo"], "errar": ["tudo"],
    "perder": ["tudo"],
  ]
  /// What is done to somebody who cannot do it.
  static let doneToSpeaker: WordSet = [
    "carregar", "abraçar", "soltar", "largar", "cobrir", "limpar", "secar", "enxugar", "vestir",
    "pentear", "levantar", "virar", "buscar", "coçar", "trocar", "calçar", "lavar", "segurar",
    "puxar", "empurrar", "ouvir", "escutar", "olhar", "chamar", "beijar", "pegar", "desculpar",
    "acordar", "deitar", "ensinar",
  ]
}
