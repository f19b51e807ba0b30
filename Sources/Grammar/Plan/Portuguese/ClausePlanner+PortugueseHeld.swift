import AACCore

/// How somebody is meanwhile, which thing is told of, and whose papers are asked for, in Portuguese: *como com a boca fechada,
/// durmo de pijama, comi o bolo que a mamãe fez, pediu o passaporte ao passageiro, a mulher que vende flores* (Cunha & Cintra,
/// chapter 9, *Emprego do artigo definido*; chapter 15, *Com* and *De*; Bechara, *Orações adjetivas*).
extension ClausePlanner {
  /// Puts in what is said before it.
  func settleHeld(_ clause: inout Clause) {
    nameDeed(&clause)
    guard let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else { return }
    doEachOther(&clause, verb)
    wearThen(&clause, verb)
    likeOfASort(&clause, verb)
    if verb == "sair", !clause.isLaid, clause.complements[0].lexeme.isInfinitive {
      // Saí para comprar leite.
      insert(["para"], at: 0, in: &clause)
    }
    guard clause.complements.count > 1 else { return }
    openStates(&clause)
    for place in clause.complements.indices.dropLast().reversed()
    where clause.complements[place].lexeme.wordClass == .noun {
      beSoMeanwhile(&clause, verb, place)
      knowWhich(&clause, verb, place)
    }
    askForPapers(&clause, verb)
    tradeInMany(&clause)
    spendTime(&clause, verb)
    exchangeForReason(&clause)
    stayIfYouLike(&clause)
  }

  /// *Nadar / ser / divertido*: a deed has no article (Cunha & Cintra, chapter 13, *Infinitivo*).
  private func nameDeed(_ clause: inout Clause) {
    guard clause.subject.count == 1, clause.verb != nil, case let deed = clause.subject[0].lexeme,
      deed.isInfinitive || deed.wordClass == .noun && deed.isInferred,
      frames.listed(deed.lemma) != nil, ["ar", "er", "ir"].contains(where: deed.lemma.hasSuffix)
    else { return }
    clause.subject[0].lexeme.article = .bare
    clause.subject[0].lexeme.wordClass = .properNoun
    clause.subject[0].lexeme.kind = .activity
    clause.subject[0].lexeme.animacy = .inanimate
    clause.subject[0].lexeme.gender = .masculine
  }

  /// *Nós / ajudar / um ao outro*: what each does to the other (Bechara, *Verbo recíproco*).
  private func doEachOther(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.contains(where: { HeldWords.mutual.contains($0.lexeme.lemma) }),
      !verb.hasSuffix("-se"), !verb.hasSpace,
      let slot = frames[verb].slots.first(where: { $0.words.isEmpty }),
      slot.role == .object, slot.preposition == nil,
      !clause.complements.contains(where: { $0.lexeme.wordClass == .noun })
    else { return }
    clause.verb?.lexeme.lemma = verb + "-se"
  }

  /// *Estar / com medo / cair*: of what, where the state was laid in one piece.
  private func openStates(_ clause: inout Clause) {
    for place in clause.complements.indices.dropLast().reversed() {
      let word = clause.complements[place].lexeme
      guard word.wordClass == .adverb, word.lemma.hasPrefix("com "),
        HeldWords.wanting.contains(String(word.lemma.dropFirst(4))),
        clause.complements[place + 1].lexeme.isInfinitive
      else { continue }
      insert(["de"], at: place + 1, in: &clause)
      var felt = lexicon.known(String(word.lemma.dropFirst(4))) ?? word
      felt.article = .bare
      clause.complements[place].lexeme = felt
      insert(["com"], at: place, in: &clause)
    }
  }

  /// *Dormir / pijama, ir / uniforme*: in what one is dressed.
  private func wearThen(_ clause: inout Clause, _ verb: String) {
    guard HeldWords.goingAbout.contains(verb) else { return }
    for place in clause.complements.indices.reversed()
    where isBare(place, clause) && HeldWords.worn.contains(clause.complements[place].lexeme.lemma)
      && clause.complements[place].lexeme.number != .plural
    {
      clause.complements[place].lexeme.article = .bare
      put(["de"], at: place, &clause)
    }
  }

  /// *Comer / boca / fechado, dormir / luz / aceso*: how a part or a thing is meanwhile.
  private func beSoMeanwhile(_ clause: inout Clause, _ verb: String, _ place: Int) {
    let quality = clause.complements[place + 1].lexeme
    let noun = clause.complements[place].lexeme
    guard HeldWords.meanwhile.contains(verb), HeldWords.states.contains(quality.lemma),
      HeldWords.held.contains(noun.lemma) || noun.kind == .body
    else { return }
    if isBare(place, clause) {
      return put(["com", "o"], at: place, &clause)
    }
    guard place > 0, ["com", "de"].contains(clause.complements[place - 1].lexeme.lemma) else {
      return
    }
    if clause.complements[place - 1].lexeme.lemma == "com" {
      insert(["o"], at: place, in: &clause)
    } else {
      clause.complements[place].lexeme.article = .bare
    }
  }

  /// *Comer / bolo / que / mamãe / fazer*, past: the one that is told of.
  private func knowWhich(_ clause: inout Clause, _ verb: String, _ place: Int) {
    guard clause.complements[place + 1].lexeme.lemma == "que", isBare(place, clause),
      clause.tense == .past || verb == "gostar", !clause.isQuestion,
      !["ter", "haver", "ser", "precisar"].contains(verb), place + 3 < clause.complements.count,
      clause.complements[place + 1].lexeme.forms[PlannedVerb.resulting] == nil,
      case let doer = clause.complements[place + 2].lexeme,
      doer.isBeing || doer.wordClass == .pronoun && doer.kind == .person
        || doer.kind == .possessive,
      place == 0 || clause.complements[place - 1].lexeme.wordClass != .verb
    else { return }
    put(verb == "gostar" ? ["de", "o"] : ["o"], at: place, &clause)
  }

  /// *Pedir / passaporte / a / passageiro*: the papers that somebody has.
  private func askForPapers(_ clause: inout Clause, _ verb: String) {
    guard ["pedir", "exigir", "solicitar", "cobrar"].contains(verb), isBare(0, clause),
      HeldWords.papers.contains(clause.complements[0].lexeme.lemma),
      clause.complements.contains(where: { $0.lexeme.isHuman }),
      !clause.subject.isEmpty
    else { return }
    put(["o"], at: 0, &clause)
  }

  /// *Homem / que / vender / flor*: what one makes one's living by.
  private func tradeInMany(_ clause: inout Clause) {
    guard clause.tense != .past, clause.complements.count > 3,
      let that = clause.complements.firstIndex(where: { $0.lexeme.lemma == "que" }), that > 0,
      that + 2 < clause.complements.count, clause.complements[that - 1].lexeme.isHuman,
      HeldWords.trades.contains(clause.complements[that + 1].lexeme.lemma),
      isBare(that + 2, clause), !clause.complements[that + 2].lexeme.isBeing,
      clause.complements[that + 2].lexeme.countability != .mass
    else { return }
    pluralize(&clause, that + 2)
    clause.complements[that + 2].government = Government(preposition: nil, article: .bare)
  }

  /// *Gostar / filme / terror*: all of that sort are liked (Cunha & Cintra, chapter 9).
  private func likeOfASort(_ clause: inout Clause, _ verb: String) {
    guard WordSorter.likings.contains(verb), clause.tense != .past else { return }
    if let whole = clause.complements.firstIndex(where: { isNamedSort($0.lexeme) }),
      isBare(whole, clause)
    {
      pluralize(&clause, whole)
      clause.complements[whole].government = Government(
        preposition: verb == "gostar" ? "de" : nil, article: .bare)
      return
    }
    guard
      let place = clause.complements.firstIndex(where: {
        HeldWords.works.contains($0.lexeme.lemma)
      }), isBare(place, clause) || place > 0 && clause.complements[place - 1].lexeme.lemma == "de",
      place + 1 < clause.complements.count
    else { return }
    let sort = place + (clause.complements[place + 1].lexeme.lemma == "de" ? 2 : 1)
    guard sort < clause.complements.count, clause.complements[sort].lexeme.wordClass == .noun,
      HeldWords.sorts.contains(clause.complements[sort].lexeme.lemma)
    else { return }
    pluralize(&clause, place)
    clause.complements[place].lexeme.article = .bare
    if sort == place + 1 {
      clause.complements[sort].lexeme.article = .bare
      put(["de"], at: sort, &clause)
    }
    if isBare(place, clause) {
      clause.complements[place].government = Government(
        preposition: verb == "gostar" ? "de" : nil, article: .bare)
    }
  }

  /// *Filme de terror*: a noun with its sort in one.
  private func isNamedSort(_ noun: Lexeme) -> Bool {
    guard noun.lemma.contains(" de "), noun.wordClass == .noun else { return false }
    return HeldWords.works.contains(String(noun.lemma.prefix { $0 != " " }))
  }

  /// *Passar / dia / brincar, demorar / duas horas*: how the time was spent, and how long it took.
  private func spendTime(_ clause: inout Clause, _ verb: String) {
    if verb == "passar", clause.complements[0].lexeme.kind.isTemporal,
      clause.complements[1].lexeme.isInfinitive, isBare(0, clause)
    {
      return put(["o"], at: 0, &clause)
    }
    guard MeaningWords.takingTime.contains(verb),
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.kind == .time && $0.lexeme.wordClass == .noun && $0.lexeme.lemma.contains(" hora")
      }), !clause.complements[..<place].contains(where: { $0.lexeme.isThing }),
      case let tile = clause.complements[place].tile,
      case let parts = clause.complements[place].lexeme.lemma.split(separator: " ").map(String.init),
      parts.count == 2, var hour = lexicon.known("hora")
    else { return }
    hour.kind = .duration
    hour.article = .bare
    let number = lexicon.lexeme(for: parts[0] == "duas" ? "dois" : parts[0])
    clause.complements.replaceSubrange(
      place...place, with: [Constituent(number, tile: tile), Constituent(hour, tile: tile)])
  }

  /// *Passar / dia / brincar*: in the gerund (Bechara, *Gerúndio*).
  func settleSpent(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "passar" || verb.frame.lemma == "viver",
      let deed = clause.complements.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      clause.complements[deed].lexeme.isInfinitive
    else { return }
    let hasTime = clause.complements[..<deed].contains { $0.lexeme.kind.isTemporal }
    let isSpent =
      deed > 0 && hasTime && clause.complements[deed - 1].lexeme.wordClass != .adposition
    guard verb.frame.lemma == "viver" ? deed == 0 : isSpent
    else { return }
    verb.frame.opening = .gerund
  }

  /// *Querer / trocar / sapato / porque / estar / apertado*: the one that does not fit.
  private func exchangeForReason(_ clause: inout Clause) {
    let words = [clause.verb].compactMap(\.self) + clause.complements
    let shift = words.count - clause.complements.count
    guard let deed = words.firstIndex(where: { $0.lexeme.lemma == "trocar" }),
      deed + 3 < words.count, case let place = deed + 1 - shift, isBare(place, clause),
      clause.complements[place].lexeme.kind == .clothing,
      clause.complements[place + 1].lexeme.lemma == "porque",
      ["ser", "estar", "ficar"].contains(clause.complements[place + 2].lexeme.lemma)
    else { return }
    put(["o"], at: place, &clause)
  }

  /// *Ir / com / tu / se / querer*: if the other likes (Cunha & Cintra, chapter 7, *Sujeito oculto*).
  private func stayIfYouLike(_ clause: inout Clause) {
    guard clause.variety == .portuguesePortugal,
      !clause.subject.contains(where: { $0.lexeme.lemma == "tu" }),
      let condition = clause.complements.firstIndex(where: {
        ["se", "quando"].contains($0.lexeme.lemma)
      }),
      condition > 0, condition + 1 < clause.complements.count,
      ["querer", "poder", "precisar", "deixar"].contains(
        clause.complements[condition + 1].lexeme.lemma),
      let other = clause.complements[..<condition].last(where: {
        ["tu", "ti", "contigo", "te"].contains($0.lexeme.lemma)
      }), let you = lexicon.known("tu")
    else { return }
    clause.complements.insert(Constituent(you, tile: other.tile), at: condition + 1)
  }
}

/// Words of what is held, worn and told of.
private enum HeldWords {
  static let mutual: WordSet = ["um ao outro", "uma à outra", "uns aos outros", "umas às outras"]
  static let wanting: WordSet = [
    "medo", "vontade", "vergonha", "preguiça", "pressa", "saudade", "saudades", "dificuldade",
  ]
  static let goingAbout: WordSet = [
    "dormir", "ir", "sair", "andar", "ficar", "estar", "vir", "trabalhar", "brincar", "nadar",
  ]
  static let worn: WordSet = [
    "pijama", "uniforme", "vestido", "saia", "short", "bermuda", "camiseta", "farda", "terno",
    "gravata", "maiô", "biquíni", "chinelo", "tênis", "sandália", "salto", "máscara", "capacete",
    "fantasia", "camisola", "roupão", "luto",
  ]
  static let meanwhile: WordSet = [
    "comer", "dormir", "falar", "mastigar", "respirar", "nadar", "andar", "dirigir", "conduzir",
    "brincar", "sair", "ler", "assistir", "correr", "sorrir", "rir", "cantar", "trabalhar",
    "estudar", "viajar", "sentar", "acordar", "chegar", "entrar",
  ]
  static let states: WordSet = [
    "fechado", "aberto", "aceso", "apagado", "cheio", "ligado", "desligado", "entupido", "molhado",
    "sujo", "quebrado", "trancado", "vazio", "machucado", "inchado",
  ]
  static let held: WordSet = [
    "boca", "olho", "luz", "porta", "janela", "televisão", "tevê", "rádio", "abajur", "mão",
    "perna", "braço", "ventilador", "mochila", "sapato", "roupa", "lanterna", "música",
  ]
  static let works: WordSet = [
    "filme", "história", "série", "livro", "jogo", "desenho", "programa",
  ]
  static let sorts: WordSet = [
    "terror", "ação", "aventura", "comédia", "suspense", "mistério", "amor", "guerra", "ficção",
    "fantasia", "futebol", "corrida", "luta", "animação", "romance", "tabuleiro", "memória",
  ]
  static let papers: WordSet = [
    "passaporte", "documento", "identidade", "bilhete", "carteira", "carteirinha", "senha",
    "telefone", "endereço", "nome", "CPF", "RG", "ingresso", "passagem", "cartão",
    "carta de condução",
    "número", "morada",
  ]
  static let trades: WordSet = [
    "vender", "fabricar", "consertar", "plantar", "cultivar", "criar", "colecionar", "entregar",
    "costurar", "escrever", "pintar", "fazer",
  ]
}
