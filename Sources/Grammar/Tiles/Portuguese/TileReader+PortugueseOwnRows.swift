import AACCore

/// Portuguese rows of the speaker's things and of what passes between the speaker and others: *irmão / bagunçar / quarto / eu, olhar / eu /
/// desenho, abraçar / eu / mamãe, quem / ligar / eu, poder / ajudar / você, comer / o que* (Cunha & Cintra, chapter 11, *Possessivos* and
/// *Pronomes interrogativos*; chapter 7, *Vocativo*; Bechara, *Frases interrogativas*).
extension TileReader {
  /// Lays them as they are said.
  func layOwnThings(_ words: inout [Constituent], _ verb: Int) {
    ownLaidLast(&words, verb)
    holdTowardsMe(&words, verb)
    askWhoDidToMe(&words, verb)
    fearOfMe(&words, verb)
    askFavour(&words, verb)
    fallThere(&words, verb)
    askWhenMine(&words, verb)
  }

  /// *Irmão / bagunçar / quarto / eu, olhar / eu / desenho*: whose it is.
  private func ownLaidLast(_ words: inout [Constituent], _ verb: Int) {
    guard SecondUseWords.toThings.contains(words[verb].lexeme.lemma) else { return }
    if words.count == 4, verb == 1, words[3].lexeme.lemma == "eu", isPlainThing(words[2]),
      words[2].lexeme.kind != .body || words[1].lexeme.lemma == "olhar", isBareNoun(words[0]),
      words[0].lexeme.isBeing,
      let mine = Possessives.word(for: words[3].lexeme, tile: words[3].tile, in: variety)
    {
      words = [words[0], words[1], mine, words[2]]
    } else if words.count == 3, verb == 0, words[1].lexeme.lemma == "eu", isPlainThing(words[2]),
      ["olhar", "ver"].contains(words[0].lexeme.lemma),
      let mine = Possessives.word(for: words[1].lexeme, tile: words[1].tile, in: variety)
    {
      words = [words[0].ordered, mine, words[2]]
    }
  }

  /// *Abraçar / eu / mamãe*: who is asked for it.
  private func holdTowardsMe(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3, verb == 0, words[1].lexeme.lemma == "eu",
      OwnRowWords.held.contains(words[0].lexeme.lemma), isBareNoun(words[2]),
      isOwnerByName(words[2].lexeme)
    else { return }
    words = [
      words[0].ordered, Constituent(WordJoiner.pronoun("me"), tile: words[1].tile),
      words[2].calledOut,
    ]
  }

  /// *Quem / ligar / eu*: who did it to the speaker.
  private func askWhoDidToMe(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3, verb == 1, words[0].lexeme.lemma == "quem",
      ["eu", "mim"].contains(words[2].lexeme.lemma),
      OwnRowWords.doneToMe.contains(words[1].lexeme.lemma)
    else { return }
    words[2] = Constituent(WordJoiner.pronoun("me"), tile: words[2].tile)
  }

  /// *Cachorro / ter / medo / eu*: of whom.
  private func fearOfMe(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 4, verb == 1, isBareNoun(words[0]), words[0].lexeme.isBeing,
      ["ter", "sentir"].contains(words[1].lexeme.lemma),
      [
        "medo", "raiva", "saudade", "saudades", "ciúme", "ciúmes", "inveja", "vergonha", "nojo",
        "pena", "orgulho",
      ].contains(words[2].lexeme.lemma),
      words[3].lexeme.wordClass == .pronoun, words[3].lexeme.kind == .person
    else { return }
    words.insert(known("de"), at: 3)
  }

  /// *Poder / ajudar / você, poder / abrir / porta / você*: who is asked whether he can.
  private func askFavour(_ words: inout [Constituent], _ verb: Int) {
    guard words[0].lexeme.lemma == "poder" || words.count > 2 && words[1].lexeme.lemma == "poder",
      let other = words.firstIndex(where: { ["você", "tu"].contains($0.lexeme.lemma) }),
      let opener = words.firstIndex(where: { $0.lexeme.lemma == "poder" }),
      words[opener].lexeme.isInfinitive,
      other == words.count - 1 && opener == 0 || other == 0 && opener == 1,
      !words.contains(where: { $0.lexeme.lemma == "não" || $0.lexeme.kind == .question })
    else { return }
    var rest = words.indices.filter { $0 != other && $0 != opener }.map { words[$0] }
    guard let first = rest.first, first.lexeme.isInfinitive,
      other != 0 || first.lexeme.lemma == "ajudar"
    else { return }
    if rest.count == 1, first.lexeme.lemma == "ajudar" {
      rest.insert(Constituent(WordJoiner.pronoun("me")), at: 0)
    }
    words = [words[other], words[opener]] + rest
  }

  /// *Cair / copo / chão*: a thing fell, and not the speaker with it.
  private func fallThere(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 3, verb == 0, words[0].lexeme.lemma == "cair", isPlainThing(words[1]),
      [.dish, .toy, .device, .thing, .food, .drink, .book].contains(words[1].lexeme.kind),
      isBareNoun(words[2]),
      ["chão", "água", "piscina", "lama", "rua", "privada", "lixo"].contains(words[2].lexeme.lemma)
    else { return }
    words = [words[1], words[0], words[2]]
  }

  /// *Quando / ser / aniversário / eu, cachorro / comer / lanche / eu*: the day and the food are the speaker's.
  private func askWhenMine(_ words: inout [Constituent], _ verb: Int) {
    guard words.count == 4, verb == 1, words[3].lexeme.lemma == "eu", isBareNoun(words[2]),
      let mine = Possessives.word(for: words[3].lexeme, tile: words[3].tile, in: variety)
    else { return }
    let isDay = words[1].lexeme.lemma == "ser" && words[0].lexeme.kind == .question
    let isEaten =
      ["comer", "beber"].contains(words[1].lexeme.lemma) && isBareNoun(words[0])
      && words[0].lexeme.kind == .animal
    guard isDay || isEaten else { return }
    words = [words[0], words[1], mine, words[2]]
  }

  /// *Onde / sapato / eu*: whose it is.
  func askWhereMine(_ words: inout [Constituent]) {
    guard words.count == 3, ["onde", "cadê"].contains(words[0].lexeme.lemma),
      words[1].lexeme.namesThing, isBareNoun(words[1]), words[2].lexeme.lemma == "eu",
      let mine = Possessives.word(for: words[2].lexeme, tile: words[2].tile, in: variety)
    else { return }
    words = [words[0], mine, words[1]]
  }

  /// *E / você*: the same is asked back (Bechara, *Frases interrogativas*).
  func askedBack(_ words: [Constituent]) -> Clause? {
    guard variety.language == .portuguese, words.count == 2, words[0].lexeme.lemma == "e",
      ["você", "tu", "vocês", "ele", "ela", "eu"].contains(words[1].lexeme.lemma)
    else { return nil }
    var clause = spoken(
      [
        (words[0].lexeme.lemma, words[0].tile, false), (words[1].lexeme.lemma, words[1].tile, true),
      ],
      exclaims: false)
    clause.isQuestion = true
    return clause
  }

  // MARK: - What is asked

  /// *Poder / ajudar / você, você / brincar / eu*: only the other knows.
  func asksFavour(_ clause: Clause, _ verb: Constituent, _ words: [Constituent]) -> Bool {
    guard clause.subject.count == 1, ["você", "tu"].contains(clause.subject[0].lexeme.lemma),
      let who = clause.subject[0].tile, let own = verb.tile
    else { return false }
    if verb.lexeme.lemma == "poder" {
      guard let deed = clause.complements.first(where: { $0.lexeme.wordClass == .verb }) else {
        return false
      }
      return who > own || deed.lexeme.lemma == "ajudar"
    }
    return who < own && OwnRowWords.together.contains(verb.lexeme.lemma)
      && clause.complements.count == 1
      && ["eu", "comigo", "mim"].contains(clause.complements[0].lexeme.lemma)
  }

  /// *Comer / o que, onde / ir, quando / ir / casa*: what is done together is asked of all; *por que / você / chorar* of what goes on
  /// (Cunha & Cintra, chapter 13, *Locuções verbais*).
  func askOfPlans(_ clause: inout Clause, _ words: [Constituent]) {
    guard variety.language == .portuguese, words.count < 4, clause.tense == nil,
      clause.options.isEmpty, let verb = clause.verb, verb.lexeme.isInfinitive, verb.tile != nil,
      let asked = words.first(where: { $0.lexeme.kind == .question })
    else { return }
    let lemma = verb.lexeme.lemma
    if ["por que", "porque"].contains(asked.lexeme.lemma), words.count == 3,
      clause.complements.count == 1, OwnRowWords.goingOn.contains(lemma),
      clause.subject.count == 1, clause.subject[0].lexeme.lemma == "você"
    {
      clause.options.insert(.progressive)
      return
    }
    guard clause.subject.allSatisfy({ $0.lexeme.person == .first && $0.tile == nil }),
      OwnRowWords.planned.contains(lemma), !words.contains(where: { $0.lexeme.kind.isTemporal })
    else { return }
    switch asked.lexeme.lemma {
    case "onde", "aonde", "para onde": guard lemma == "ir" else { return }
    case "o que", "que", "quando", "que horas": break
    default: return
    }
    clause.subject = []
    clause.verb?.lexeme.person = .first
    clause.verb?.lexeme.number = .plural
    if lemma != "ir", lemma != "voltar" {
      clause.tense = .future
      clause.options.insert(.goingTo)
    }
  }
}

/// Words of such rows.
private enum OwnRowWords {
  static let held: WordSet = [
    "abraçar", "beijar", "segurar", "carregar", "esperar", "ouvir", "buscar", "pegar", "soltar",
    "olhar", "escutar", "ajudar",
  ]
  static let doneToMe: WordSet = [
    "ligar", "chamar", "ajudar", "empurrar", "acordar", "buscar", "levar", "assustar", "beliscar",
    "telefonar", "visitar", "morder", "procurar",
  ]
  static let together: WordSet = [
    "brincar", "jogar", "ajudar", "ir", "vir", "ficar", "dançar", "passear", "sair", "ler",
    "cantar", "conversar",
  ]
  /// What one asks about when it goes on.
  static let goingOn: WordSet = [
    "chorar", "gritar", "rir", "tremer", "tossir", "correr", "brigar", "sorrir", "cantar",
  ]
  static let planned: WordSet = [
    "ir", "comer", "fazer", "jantar", "almoçar", "lanchar", "brincar", "sair", "viajar", "voltar",
    "assistir", "jogar", "beber", "cozinhar", "passear",
  ]
}
