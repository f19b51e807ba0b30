import AACCore

/// Rows of Portuguese whose subject is the speaker, who is not named: *falar / mamãe, brincar / amigo, ir / casa / vovó, cair
/// / escada, comer / peixe* (Bechara, *Regência*; Cunha & Cintra, chapter 15, *Com, Em, De*).
extension TileReader {
  /// Puts in how the others, places and food of the row take part.
  func speakOfOwnDeed(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }) else { return }
    fallSomewhere(&words)
    happenToThing(&words)
    guard
      words[..<verb].allSatisfy({
        $0.lexeme.lemma == "não" || $0.lexeme.kind.isTemporal && !$0.lexeme.kind.isSmall
      }), !words.contains(where: { $0.lexeme.kind == .question })
    else { return }
    ownHomeOfOthers(&words)
    accompanySpeaker(&words)
    writeTo(&words)
  }

  /// *Falar / mamãe, querer / brincar / amigo, ver / filme / mamãe, ontem / falar / mamãe*: with whom.
  private func accompanySpeaker(_ words: inout [Constituent]) {
    guard let who = words.indices.last(where: { !words[$0].lexeme.kind.isTemporal }),
      let deed = words.indices.last(where: { words[$0].lexeme.wordClass == .verb }), deed < who,
      words[deed].lexeme.isInfinitive, isBareNoun(words[who]),
      isCompanion(words[who].lexeme, in: words[deed].lexeme.lemma)
    else { return }
    let verbs = words.indices.filter { words[$0].lexeme.wordClass == .verb }
    guard verbs.count == 1 || verbs.count == 2 && verbs[0] + 1 == deed,
      verbs.count == 1 || PortugueseCompanyWords.openers.contains(words[verbs[0]].lexeme.lemma)
    else { return }
    let opener = words[verbs[0]].lexeme
    guard verbs.count == 1 || opener.isInfinitive || opener.person == .first else { return }
    let between = words[(deed + 1)..<who]
    guard
      between.allSatisfy({
        $0.lexeme.namesThing || $0.lexeme.wordClass == .adverb || $0.lexeme.isDeterminerLike
      }), between.last?.lexeme.isDeterminerLike != true,
      PortugueseCompanyWords.together.contains(words[deed].lexeme.lemma)
        || between.contains(where: { $0.lexeme.namesThing })
          && PortugueseCompanyWords.shared.contains(words[deed].lexeme.lemma)
          && words[who].lexeme.wordClass == .noun
    else { return }
    words.insert(contentsOf: [known("com")] + before(words[who].lexeme), at: who)
  }

  private func speak(_ verb: inout Constituent) {
    guard verb.lexeme.isInfinitive else { return }
    verb.lexeme.person = .first
    verb.lexeme.number = .singular
  }

  private func isCompanion(_ who: Lexeme, in deed: String) -> Bool {
    if who.isHuman, who.wordClass == .noun || who.wordClass == .properNoun {
      let isGoal = MeaningWords.services.contains(who.lemma) && ["ir", "ficar"].contains(deed)
      let isActor =
        PortugueseCallWords.children.contains(who.lemma) && ["dormir", "ficar"].contains(deed)
      return !isGoal && !isActor
    }
    return BareNounWords.pets.contains(who.lemma)
      && ["passear", "brincar", "sair"].contains(deed)
  }

  /// *Ir / casa / vovó, dormir / casa / vovó*: whose home it is.
  private func ownHomeOfOthers(_ words: inout [Constituent]) {
    guard let who = words.indices.last(where: { !words[$0].lexeme.kind.isTemporal }), who > 1,
      words[who - 1].lexeme.lemma == "casa", words[who - 1].government == nil,
      isBareNoun(words[who]), isOwnerByName(words[who].lexeme),
      words[who - 2].lexeme.isInfinitive,
      PortugueseCompanyWords.atHome.contains(words[who - 2].lexeme.lemma)
    else { return }
    words.insert(contentsOf: [known("de")] + before(words[who].lexeme), at: who)
  }

  /// *Escrever / carta / vovó, marcar / consulta / médico*: to whom, and with whom.
  private func writeTo(_ words: inout [Constituent]) {
    guard words.count == 3, words[0].lexeme.isInfinitive, words[1].lexeme.namesThing,
      isBareNoun(words[2]), words[2].lexeme.isHuman
    else { return }
    let link: String
    switch words[0].lexeme.lemma {
    case "escrever", "mandar", "enviar": link = "para"
    case "marcar": link = "com"
    case "ter" where ["saudade", "saudades"].contains(words[1].lexeme.lemma): link = "de"
    default: return
    }
    words.insert(contentsOf: [known(link)] + before(words[2].lexeme), at: 2)
  }

  // MARK: - Falling and eating

  /// *Cair / chão, cair / escada, cair / rua*: places do not fall.
  private func fallSomewhere(_ words: inout [Constituent]) {
    guard words.count > 1, words[0].lexeme.lemma == "cair", words[0].lexeme.person != .third,
      isBareNoun(words[1]), words[1].lexeme.wordClass == .noun,
      words[0].lexeme.isInfinitive || words.count == 2,
      words.dropFirst(2).allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return }
    let place = words[1].lexeme
    let link: String
    if PortugueseCompanyWords.fallenFrom.contains(place.lemma) {
      link = "de"
    } else if KindSet.places.contains(place.kind)
      || PortugueseCompanyWords.fallenInto.contains(place.lemma)
    {
      link = "em"
    } else {
      return
    }
    words.insert(contentsOf: [known(link), article], at: 1)
    guard words[0].lexeme.isInfinitive else { return }
    speak(&words[0])
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
  }

  /// *Preço / aumentar, trânsito / parar, vela / apagar, braço / coçar*: it does so by itself (Bechara, *Verbos
  /// intransitivos*).
  private func happenToThing(_ words: inout [Constituent]) {
    guard words.count == 2, isBareNoun(words[0]), words[1].lexeme.isInfinitive,
      PortugueseCompanyWords.happening[words[1].lexeme.lemma]?.contains(words[0].lexeme.lemma)
        == true
        || words[1].lexeme.lemma == "coçar" && words[0].lexeme.kind == .body
    else { return }
    words[1].lexeme.person = .third
    words[1].lexeme.number = .singular
    guard words[1].lexeme.lemma != "coçar" else { return }
    words[1].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    words.insert(article, at: 0)
  }

  /// *Comer / peixe, Natal / comer / peru, nunca / comer / caracóis*: on the plate it is no animal and eats nothing, so that it is done by
  /// none either.
  func serveMeat(_ words: inout [Constituent]) {
    guard let verb = words.firstIndex(where: { $0.lexeme.lemma == "comer" }),
      words[verb].lexeme.wordClass == .verb, verb + 1 < words.count,
      ([words[verb + 1].lexeme.lemma] + tables.lexicon.singulars(of: words[verb + 1].lexeme.lemma))
        .contains(where: { PortugueseRowWords.meats.contains($0) }),
      words[verb + 1].lexeme.isBeing,
      !words[..<verb].contains(where: {
        // Capim / comer / vaca: what it eats was laid first.
        [.food, .dish, .plant, .nature].contains($0.lexeme.kind)
      })
    else { return }
    words[verb + 1].lexeme.kind = .food
    words[verb + 1].lexeme.animacy = .inanimate
    if words[verb + 1].lexeme.number != .plural { words[verb + 1].lexeme.countability = .mass }
  }
}

/// Words of what the speaker does with others.
enum PortugueseCompanyWords {
  static let openers: WordSet = ["querer", "poder", "precisar", "ir", "gostar"]
  /// What is done together, with or without a thing.
  static let together: WordSet = [
    "falar", "conversar", "brincar", "jogar", "passear", "sair", "dançar", "dormir", "morar",
    "almoçar", "jantar", "lanchar", "ir", "ficar", "assistir", "viajar",
  ]
  /// What is done together where there is a thing to share.
  static let shared: WordSet = ["ver", "comer", "ouvir", "tomar", "beber"]
  static let atHome: WordSet = [
    "ir", "dormir", "ficar", "almoçar", "jantar", "brincar", "comer", "voltar",
  ]
  static let fallenFrom: WordSet = [
    "escada", "cama", "bicicleta", "cadeira", "sofá", "árvore", "muro", "balanço", "baloiço",
    "cavalo", "escorregador", "escorrega", "moto", "skate", "patins", "patinete", "telhado",
    "banco", "colo", "rede", "trotinete", "cadeira de rodas", "beliche", "mesa", "triciclo",
  ]
  static let fallenInto: WordSet = [
    "chão", "buraco", "água", "lama", "poça", "areia", "mar", "rio", "lago", "piscina", "grama",
  ]
  /// What things do by themselves.
  static let happening: [String: WordSet] = [
    "aumentar": ["preço", "salário", "aluguel", "imposto", "conta", "febre", "gasolina"],
    "baixar": ["preço", "febre", "gasolina", "aluguel"],
    "diminuir": ["preço", "febre", "dor", "salário"],
    "parar": ["trânsito", "ônibus", "autocarro", "relógio", "trem", "metrô", "carro"],
    "apagar": ["vela", "fogueira"],
    "atrasar": [
      "ônibus", "autocarro", "trem", "comboio", "metrô", "avião", "van", "ônibus escolar", "voo",
      "salário", "pagamento",
    ],
    "travar": ["tablet", "celular", "telemóvel", "computador", "jogo", "internet"],
  ]
}
