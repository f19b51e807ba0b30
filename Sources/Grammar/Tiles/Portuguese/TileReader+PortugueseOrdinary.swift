import AACCore

/// Ordinary Portuguese rows in which a word everybody hears is missing: *eu / banheiro, ligar / papai, mais / pão / manteiga,
/// cachorro / grande / medo / eu, sorvete / morango / dois, deixar / eu / paz* (Cunha & Cintra, chapters 7, 13 and 15; Bechara,
/// *Elipse*).
extension TileReader {
  /// Puts these words in.
  func readOrdinary(_ words: inout [Constituent]) {
    titled(&words)
    if words.contains(where: { $0.lexeme.wordClass == .verb }) {
      runOut(&words)
      callOnPhone(&words)
      leaveInPeace(&words)
      playWithFriends(&words)
      nameMatch(&words)
    } else {
      needToilet(&words)
      askBriefly(&words)
      countBefore(&words)
      serveTogether(&words)
      fearDescribed(&words)
      missThing(&words)
      nameMatch(&words)
    }
  }

  /// *Senhora / professora / ajudar*: how she is spoken to.
  private func titled(_ words: inout [Constituent]) {
    guard let title = words.firstIndex(where: { ["senhor", "senhora"].contains($0.lexeme.lemma) }),
      title + 1 < words.count, words[title].lexeme.wordClass == .noun,
      words[title + 1].lexeme.isHuman, words[title + 1].lexeme.wordClass == .noun,
      OwnerWords.titles.contains(words[title + 1].lexeme.lemma)
    else { return }
    words[title].lexeme.lemma += " \(words[title + 1].lexeme.lemma)"
    words.remove(at: title + 1)
  }

  // MARK: - With a verb

  /// *Ligar / papai, ligar / médico / amanhã*: whom the speaker wants to talk to (Bechara, *Regência: ligar*).
  private func callOnPhone(_ words: inout [Constituent]) {
    guard words.count > 1, ["ligar", "telefonar"].contains(words[0].lexeme.lemma),
      words[0].lexeme.isInfinitive, words[1].lexeme.namesPerson, words[1].government == nil,
      words.dropFirst(2).allSatisfy({
        $0.lexeme.kind.isTemporal || OrdinaryRowWords.phones.contains($0.lexeme.lemma)
      })
    else { return }
    if let phone = words.indices.dropFirst(2).first(where: {
      OrdinaryRowWords.phones.contains(words[$0].lexeme.lemma)
    }) {
      words.insert(contentsOf: [known("por"), article], at: phone)
    }
    let isPlanned = words.dropFirst(2).contains {
      tables.lexicon.tense(of: $0.lexeme.lemma) == .future
    }
    let isName = words[1].lexeme.wordClass == .properNoun
    words.insert(contentsOf: [known("para")] + (isName ? [] : [article]), at: 1)
    let opener =
      isPlanned ? Constituent.linking("ir", .first) : Constituent.linking("querer", .first)
    words.insert(opener, at: 0)
    words[0].lexeme.kind = .action
  }

  /// *Deixar / eu / paz*: the verb and its phrase, with the speaker between them.
  private func leaveInPeace(_ words: inout [Constituent]) {
    let verb =
      words.count == 4 && words[0].lexeme.namesPerson && TowardsMeWords.isCalled(words[0].lexeme)
      ? 1 : 0
    guard words.count == verb + 3, words[verb].lexeme.lemma == "deixar",
      words[verb].lexeme.isInfinitive, words[verb + 2].lexeme.lemma == "paz",
      ["eu", "mim", "me"].contains(words[verb + 1].lexeme.lemma)
    else { return }
    words[verb].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.order
    words[verb].lexeme.lemma = "deixar em paz"
    words[verb + 1].lexeme = WordJoiner.pronoun("me")
    words.remove(at: verb + 2)
    if verb == 1 { words[0] = words[0].calledOut }
  }

  /// *Recreio / brincar / amigos*: several right behind what is done together do it with the speaker.
  private func playWithFriends(_ words: inout [Constituent]) {
    guard let last = words.indices.last, last > 0,
      ["brincar", "jogar", "conversar", "passear", "sair"].contains(words[last - 1].lexeme.lemma),
      words[last - 1].lexeme.isInfinitive, words[last].lexeme.isHuman,
      words[last].lexeme.wordClass == .noun, words[0].lexeme.kind != .sport,
      words[last].lexeme.number == .plural || isPlural(words[last].lexeme),
      !words.dropLast().contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun || $0.lexeme.kind == .question
      })
    else { return }
    words.insert(contentsOf: [known("com"), article], at: last)
    guard words[0].lexeme.wordClass == .noun, !KindSet.places.contains(words[0].lexeme.kind),
      !words[0].lexeme.kind.isTemporal,
      words[0].lexeme.takesPlace || words[0].lexeme.kind == .event
        || words[0].lexeme.kind == .activity || isMeal(words[0].lexeme)
    else { return }
    words += [known("em"), article, words.removeFirst()]
  }

  private func isPlural(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && OwnWords.groups.contains(word.lemma)
  }

  /// *Ver / jogo / Benfica*: whose match it is.
  private func nameMatch(_ words: inout [Constituent]) {
    guard let match = words.firstIndex(where: { $0.lexeme.lemma == "jogo" }),
      match + 1 < words.count, words[match + 1].government == nil
    else { return }
    var team = words[match + 1].lexeme
    if team.wordClass != .properNoun {
      guard team.isInferred,
        let named = tables.lexicon.known(
          team.lemma.prefix(1).uppercased() + team.lemma.dropFirst()),
        named.wordClass == .properNoun
      else { return }
      team = named
    }
    guard !team.isHuman || team.isInferred, team.kind != .place, team.lemma.count > 2 else {
      return
    }
    if team.isInferred || team.article == nil { return }
    words[match + 1].lexeme = team
    words.insert(contentsOf: [known("de"), article], at: match + 1)
    guard match == 0 || !words[match - 1].lexeme.isDeterminerLike,
      words.contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    words.insert(article, at: match)
  }

  // MARK: - Without a verb

  /// *Eu / banheiro*: what one goes there for cannot wait.
  private func needToilet(_ words: inout [Constituent]) {
    let isCalled =
      words.count > 2 && words[0].lexeme.isHuman && words[0].lexeme.wordClass == .noun
      && PortugueseCallWords.called(words[0].lexeme.lemma)
    let start = isCalled ? 1 : 0
    guard words[start].lexeme.lemma == "eu", words.count > start + 1 else { return }
    let isDeed = ["xixi", "cocô", "chichi", "cocó"].contains(words[start + 1].lexeme.lemma)
    guard
      isDeed || OrdinaryRowWords.toilets.contains(words[start + 1].lexeme.lemma),
      words.dropFirst(start + 2).allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .social || $0.lexeme.wordClass == .adverb
      })
    else { return }
    var wanting = Constituent.linking("querer")
    wanting.lexeme.kind = .action
    words.insert(wanting, at: start + 1)
    if isDeed {
      // Eu / xixi.
      let deed = "fazer \(words[start + 2].lexeme.lemma)"
      words[start + 2].lexeme = Lexeme(lemma: deed, wordClass: .verb, kind: .action)
    }
    if isCalled { words[0] = words[0].calledOut }
  }

  /// *Que / horas / almoço, quantos / anos / você*: when it is, and how old one is.
  private func askBriefly(_ words: inout [Constituent]) {
    let isHour =
      words.count == 3 && words[0].lexeme.lemma == "que"
      && words[1].lexeme.lemma.hasPrefix("hora")
    if isHour, isMeal(words[2].lexeme) || words[2].lexeme.kind == .event {
      return words.insert(
        Constituent(Lexeme(lemma: "ser", wordClass: .verb, kind: .linking)), at: 2)
    }
    guard words.count == 3, ["quantos", "quanto"].contains(words[0].lexeme.lemma),
      words[1].lexeme.lemma.hasPrefix("ano"), words[2].lexeme.wordClass == .pronoun
    else { return }
    words.append(Constituent(Lexeme(lemma: "ter", wordClass: .verb, kind: .action)))
  }

  /// *Bateria / acabar*: it does so by itself.
  private func runOut(_ words: inout [Constituent]) {
    guard words.count == 2, words[1].lexeme.lemma == "acabar", words[1].lexeme.isInfinitive,
      words[0].lexeme.namesThing
    else { return }
    words.swapAt(0, 1)
    words[0].lexeme.person = .third
    words[0].lexeme.number = .singular
    words[0].lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
  }

  /// *Sorvete / morango / dois*: how many, chosen last.
  private func countBefore(_ words: inout [Constituent]) {
    if let last = words.last, words.count > 1, last.lexeme.wordClass == .numeral,
      words.dropLast().allSatisfy({
        $0.lexeme.wordClass == .noun && KindSet.edible.contains($0.lexeme.kind)
      })
    {
      words.insert(words.removeLast(), at: 0)
    }
    for index in words.indices.dropFirst().reversed()
    where OrdinaryRowWords.flavored.contains(words[index - 1].lexeme.lemma)
      && words[index].lexeme.wordClass == .noun && words[index].government == nil
      && OrdinaryRowWords.isFlavor(words[index].lexeme)
      && !(words[index - 1].lexeme.kind == .drink
        && OrdinaryRowWords.solid.contains(words[index].lexeme.lemma))
    {
      words[index].lexeme.article = .bare
      words.insert(known("de"), at: index)
    }
  }

  /// *Mais / pão / manteiga*: what is put on it.
  private func serveTogether(_ words: inout [Constituent]) {
    for index in words.indices.dropFirst().reversed()
    where words[index].government == nil
      && BesideOfWords.toppings[words[index - 1].lexeme.lemma]?.contains(words[index].lexeme.lemma)
        == true
    {
      words.insert(known("com"), at: index)
    }
  }

  /// *Cachorro / grande / medo / eu, eu / medo / cachorro / grande*: what one is afraid of, as it is described.
  private func fearDescribed(_ words: inout [Constituent]) {
    guard words.count > 2, words.last?.lexeme.lemma == "eu",
      OrdinaryRowWords.fears.contains(words[words.count - 2].lexeme.lemma),
      words[0].lexeme.wordClass == .noun, !words[0].lexeme.kind.isTemporal,
      !BesideWords.feelings.contains(words[0].lexeme.lemma),
      words[1..<(words.count - 2)].allSatisfy({
        $0.lexeme.wordClass == .adjective && !$0.lexeme.kind.isPassing
      })
    else { return }
    let thing = Array(words.dropLast(2))
    var having = Constituent.linking("ter")
    having.lexeme.kind = .action
    words =
      [words[words.count - 1], having, words[words.count - 2], known("de"), article] + thing
  }

  /// *Eu / saudade / mar*: what one misses (Bechara, *Regência nominal*).
  private func missThing(_ words: inout [Constituent]) {
    guard
      let longing = words.firstIndex(where: { ["saudade", "saudades"].contains($0.lexeme.lemma) }),
      longing + 2 == words.count,
      words[..<longing].allSatisfy({ $0.lexeme.lemma == "eu" })
    else { return }
    let thing = words[longing + 1].lexeme
    guard thing.wordClass == .noun, !thing.isBeing,
      KindSet.places.contains(thing.kind) || thing.kind == .nature
    else { return }
    words.insert(
      contentsOf: thing.lemma == "casa" ? [known("de")] : [known("de"), article], at: longing + 1)
  }

  /// Whether a place always is where it is, so that one asks where to find it.
  func isFixedPlace(_ word: Lexeme) -> Bool {
    variety.language == .portuguese && word.wordClass == .noun
      && (word.kind == .place || word.kind == .room || word.lemma == "escola")
  }

  // MARK: - Rain, and what has been

  /// *Chover, chover / muito*: with nothing said of the time it is what one sees (Cunha & Cintra, chapter 13, *Aspecto*).
  func readWeather(_ clause: inout Clause) {
    guard variety.language == .portuguese, clause.tense == nil, clause.options.isEmpty,
      !clause.isQuestion, let verb = clause.verb, verb.lexeme.isInfinitive,
      OrdinaryRowWords.falling.contains(verb.lexeme.lemma), clause.subject.isEmpty,
      clause.complements.allSatisfy({
        ["muito", "agora", "hoje", "forte", "lá fora", "fora", "não", "pouco"]
          .contains($0.lexeme.lemma)
      })
    else { return }
    clause.options.insert(.progressive)
  }

  /// *Professor / hoje / faltar, ônibus / atrasar / hoje*: who is not there has stayed away, or is late.
  func readAbsence(_ clause: inout Clause) {
    guard variety.language == .portuguese, clause.tense == nil, clause.options.isEmpty,
      !clause.isQuestion, let verb = clause.verb, verb.lexeme.isInfinitive,
      ["faltar", "atrasar"].contains(verb.lexeme.lemma), !clause.subject.isEmpty,
      clause.subject.allSatisfy({
        $0.lexeme.isDeterminerLike
          || (verb.lexeme.lemma == "faltar"
            ? $0.lexeme.isHuman
            : $0.lexeme.kind == .vehicle)
      }),
      clause.complements.allSatisfy({
        $0.lexeme.kind != .frequency && $0.lexeme.kind != .question
          && (!$0.lexeme.kind.isTemporal || $0.lexeme.lemma == "hoje")
      })
    else { return }
    clause.tense = .past
  }
}

/// Words of ordinary rows.
enum OrdinaryRowWords {
  /// What one calls with.
  static let phones: WordSet = ["telefone", "celular", "telemóvel", "vídeo", "tablet"]
  /// Where one cannot wait to be.
  static let toilets: WordSet = ["banheiro", "casa de banho", "toalete", "WC", "sanitário"]
  /// What comes in flavors.
  static let flavored: WordSet = [
    "sorvete", "gelado", "bolo", "suco", "sumo", "torta", "iogurte", "vitamina", "picolé", "bala",
    "pirulito", "chiclete", "gelatina", "geleia", "pudim", "mousse", "biscoito", "milk-shake",
    "batido", "tarte", "pastel", "pizza",
  ]
  /// Of what nobody makes a drink.
  static let solid: WordSet = [
    "bolacha", "biscoito", "pão", "bolo", "salgado", "pizza", "macarrão", "arroz", "feijão",
    "carne",
    "pipoca", "sanduíche", "batata", "batata frita", "queijo", "presunto", "frango", "peixe", "ovo",
    "coxinha", "pastel", "torrada", "salada", "sopa", "bala", "misto-quente", "salsicha",
    "cachorro-quente", "hambúrguer", "manteiga", "pão de queijo", "sorvete", "cereal", "esfirra",
  ]
  /// Whether a dish can taste of it.
  static func isFlavor(_ word: Lexeme) -> Bool {
    KindSet.edible.contains(word.kind) && word.kind != .meal || word.kind == .plant
  }
  /// What is felt of something.
  static let fears: WordSet = ["medo", "nojo", "pavor", "pena", "saudade", "saudades", "raiva"]
  /// What falls from the sky and blows.
  static let falling: WordSet = [
    "chover", "nevar", "trovejar", "ventar", "garoar", "chuviscar", "relampejar", "trovoar",
  ]
}
