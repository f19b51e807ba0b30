import AACCore

/// More small matters of Portuguese clauses chosen by role: for how long a thing is left, on whose birthday, what one pays for, for what one looks,
/// where it is warmer, what used to be done, into what a thing fell.
///
/// Sources: Cunha & Cintra, chapter 11 (*Possessivos*), 13 (*Pretérito imperfeito*), 15 (*Em*, *Por*); Bechara, *Orações comparativas*.
extension ClausePlanner {
  /// Puts them right, before the nouns are linked.
  func settleLaterMatters(_ clause: inout Clause, _ verb: String) {
    usedToDo(&clause)
    fallInto(&clause, verb)
    playFinal(&clause, verb)
    guard clause.complements.count > 1 else { return }
    stayAnHour(&clause, verb)
    giveOnOwnDay(&clause)
    payForHouse(&clause)
    lookFor(&clause, verb)
    weighSausage(&clause)
    haveCaught(&clause, verb)
  }

  /// *Estar / com / pneu / furado, ficar / com / pé / inchado*: what one has so, with the part that is so (Cunha & Cintra, chapter 15, *Com*).
  func haveItSo(_ clause: inout Clause, _ verb: String) {
    guard verb == "estar" || verb == "ficar", !clause.subject.isEmpty,
      let link = clause.complements.firstIndex(where: { $0.lexeme.lemma == "com" }),
      link + 2 < clause.complements.count, isBareNoun(link + 1, clause),
      case let part = clause.complements[link + 1].lexeme,
      part.kind == .body || part.kind == .clothing || PortugueseOfPair.isPart(part),
      case let quality = clause.complements[link + 2].lexeme, quality.wordClass == .adjective,
      !clause.complements[(link + 3)...].contains(where: { $0.lexeme.isNominal })
    else { return }
    let gender = part.gender ?? LanguageTables.tables(.portuguese).gender(of: part) ?? .masculine
    guard
      let said = clause.variety.morphology.adjective(
        quality.lemma, gender, part.number ?? .singular
      ).first
    else { return }
    clause.complements[link + 1].lexeme.lemma += " " + said
    clause.complements[link + 1].lexeme.gender = gender
    if let first = clause.complements[link + 1].tile, let second = clause.complements[link + 2].tile
    {
      clause.joins[first] = [first, second]
    }
    clause.complements.remove(at: link + 2)
    put(["o"], at: link + 1, &clause)
  }

  /// *Acordar / atrasado / hoje*: the day has begun; *onde / você / comprar / esse / mochila*: what is pointed at was bought (Cunha & Cintra,
  /// chapter 13, *Pretérito perfeito*).
  func tellOfToday(_ clause: inout Clause, _ verb: String) {
    guard clause.tense == nil, clause.options.isEmpty else { return }
    let words = clause.subject + clause.complements
    if verb == "acordar", !clause.isQuestion, !clause.isNegative,
      words.contains(where: { $0.lexeme.lemma == "hoje" })
    {
      clause.tense = .past
    }
    guard LaterMatterWords.getting.contains(verb),
      words.contains(where: { $0.lexeme.lemma == "onde" || $0.lexeme.lemma == "quando" }),
      words.contains(where: { $0.lexeme.lemma == "você" }),
      clause.complements.contains(where: {
        ["esse", "essa", "este", "esta", "isso", "isto"].contains($0.lexeme.lemma)
      })
    else { return }
    clause.tense = .past
  }

  /// *Como / eu / chegar / estação*, asked: how one gets there, and not how one got there.
  func askHowToGet(_ clause: inout Clause, _ verb: String) {
    guard clause.isQuestion, clause.tense == nil, ["chegar", "voltar", "sair"].contains(verb),
      clause.subject.contains(where: { ["eu", "nós", "a gente"].contains($0.lexeme.lemma) }),
      (clause.subject + clause.complements).contains(where: { $0.lexeme.lemma == "como" })
    else { return }
    clause.tense = .present
  }

  /// *Contar / história / antigamente*: what was done time and again (Cunha & Cintra, chapter 13, *Pretérito imperfeito*).
  private func usedToDo(_ clause: inout Clause) {
    guard clause.complements.contains(where: { $0.lexeme.lemma == "antigamente" }),
      clause.tense == nil || clause.tense == .past
    else { return }
    clause.tense = .past
    clause.options.insert(.habitual)
  }

  /// *Botão / cair / máquina de lavar, celular / cair / privada*: into and on what a thing falls, which does not fall with it.
  private func fallInto(_ clause: inout Clause, _ verb: String) {
    guard verb == "cair", let who = clause.subject.last?.lexeme, who.wordClass == .noun,
      !who.isBeing, isBare(0, clause),
      LaterMatterWords.into.contains(clause.complements[0].lexeme.lemma)
    else { return }
    put(["em", "o"], at: 0, &clause)
  }

  /// *Marcar / gol / final, ganhar / final*: the last match is feminine.
  private func playFinal(_ clause: inout Clause, _ verb: String) {
    guard
      let place = clause.complements.firstIndex(where: {
        $0.lexeme.lemma == "final" && $0.lexeme.wordClass == .noun
      }), isBare(place, clause),
      ["marcar", "jogar", "ganhar", "perder", "disputar", "assistir", "fazer"].contains(verb),
      place + 1 == clause.complements.count || clause.complements[place + 1].lexeme.lemma != "de"
    else { return }
    if place > 0,
      !["gol", "gols", "ponto", "pontos"].contains(clause.complements[place - 1].lexeme.lemma)
    {
      return
    }
    clause.complements[place].lexeme.gender = .feminine
    clause.complements[place].lexeme.kind = .event
    put(place > 0 ? ["em", "o"] : ["o"], at: place, &clause)
  }

  /// *Colocar / frango / forno / uma hora*: for how long, and no hour of the clock.
  private func stayAnHour(_ clause: inout Clause, _ verb: String) {
    guard LaterMatterWords.leaving.contains(verb), let last = clause.complements.indices.last,
      clause.complements[last].lexeme.lemma.hasSuffix("hora")
        || clause.complements[last].lexeme.lemma.hasSuffix("horas")
    else { return }
    let before = clause.complements[last - 1].lexeme
    if before.wordClass == .noun, clause.complements[last].lexeme.lemma.hasSpace {
      insert(["por"], at: last, in: &clause)
    } else if last > 1,
      before.wordClass == .numeral || before.lemma == "um" || before.lemma == "uma",
      clause.complements[last - 2].lexeme.wordClass == .noun
    {
      insert(["por"], at: last - 1, in: &clause)
    }
  }

  /// *Enviar / flor / eu / aniversário*: on the day of whom it is given to (Cunha & Cintra, chapter 11).
  private func giveOnOwnDay(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 1, isBare(last, clause),
      ["aniversário", "formatura"].contains(clause.complements[last].lexeme.lemma),
      ["eu", "me", "mim"].contains(clause.complements[last - 1].lexeme.lemma)
    else { return }
    put(["em", "o", "meu"], at: last, &clause)
  }

  /// *Para / pagar / casa, querer / comprar / casa*: the house is what is paid for, and no place.
  private func payForHouse(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, isBare(last, clause),
      clause.complements[last].lexeme.lemma == "casa",
      ["pagar", "vender", "construir", "reformar"].contains(
        clause.complements[last - 1].lexeme.lemma)
    else { return }
    clause.complements[last].government = Government(preposition: nil, article: .definite)
  }

  /// *Meio / quilo / linguiça*: by weight it is not counted.
  private func weighSausage(_ clause: inout Clause) {
    for place in clause.complements.indices.dropFirst()
    where ["quilo", "grama", "gramas", "quilos"].contains(
      clause.complements[place - 1].lexeme.lemma)
      && ["linguiça", "salsicha", "mortadela", "camarão"].contains(
        clause.complements[place].lexeme.lemma)
    {
      clause.complements[place].lexeme.countability = .mass
    }
  }

  /// *Procurar / loja / que / vender / pilha*: any one that does.
  private func lookFor(_ clause: inout Clause, _ verb: String) {
    guard verb == "procurar", clause.complements.count > 2, isBare(0, clause),
      clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[0].lexeme.number != .plural,
      clause.complements[1].lexeme.lemma == "que", clause.complements[2].lexeme.wordClass == .verb
    else { return }
    put(["um"], at: 0, &clause)
  }

  /// *Preferir / comer / casa / que / restaurante; fazer / mais / calor / que / cidade*: with what place it is compared (Bechara,
  /// *Orações comparativas*).
  func compareThere(_ clause: inout Clause) {
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma,
      let last = clause.complements.indices.last, last > 1, isBareNoun(last, clause),
      ["que", "do que"].contains(clause.complements[last - 1].lexeme.lemma),
      let than = lexicon.known("do que")
    else { return }
    let isPreferred =
      verb == "preferir" && clause.complements[..<(last - 1)].contains { $0.lexeme.isInfinitive }
      && clause.complements[last - 2].lexeme.isPlaceLike
    let isWarmer =
      ["fazer", "ter", "haver", "estar"].contains(verb)
      && ["calor", "frio", "vento", "barulho"].contains(clause.complements[last - 2].lexeme.lemma)
    guard isPreferred || isWarmer,
      KindSet.places.contains(clause.complements[last].lexeme.kind)
        || clause.complements[last].lexeme.isPlaceLike
    else { return }
    clause.complements[last - 1].lexeme = than
    if isPreferred {
      return put(
        clause.complements[last].lexeme.lemma == "casa" ? ["em"] : ["em", "o"], at: last, &clause)
    }
    let place = clause.complements[last].lexeme
    let isFeminine = LanguageTables.tables(.portuguese).gender(of: place) == .feminine
    let link = place.lemma == "casa" ? "em" : isFeminine ? "na" : "no"
    clause.complements[last].lexeme = Lexeme(
      lemma: "\(link) \(place.lemma)", wordClass: .properNoun, kind: .idea)
    clause.complements[last].lexeme.article = .bare
    clause.complements[last].lexeme.isInferred = false
  }

  /// Whether a noun stands there of which nothing is said yet what it is to the verb.
  func isBareNoun(_ place: Int, _ clause: Clause) -> Bool {
    clause.complements.indices.contains(place)
      && clause.complements[place].lexeme.wordClass == .noun
      && clause.complements[place].government == nil
  }

  /// *Mandar / matar / inimigo, mandar / prender / ladrão*: to whom it is done, and not who does it (Bechara, *Verbos causativos*).
  private func haveCaught(_ clause: inout Clause, _ verb: String) {
    guard verb == "mandar", clause.complements.count == 2,
      clause.complements[1].lexeme.isHuman, isBareNoun(1, clause),
      PlainMatterWords.ordered.contains(clause.complements[0].lexeme.lemma)
    else { return }
    clause.complements[1].government = Government(preposition: nil, article: .definite)
  }
}

/// Words of such matters.
private enum LaterMatterWords {
  /// How one gets what one has.
  static let getting: WordSet = [
    "comprar", "achar", "encontrar", "conseguir", "arranjar", "ganhar", "pegar", "aprender",
  ]
  /// Into and on what small things fall.
  static let into: WordSet = [
    "máquina de lavar", "privada", "vaso", "pia", "ralo", "bueiro", "buraco", "panela", "sopa",
    "copo", "piscina", "água", "lama", "chão", "rua", "fogão", "lixo", "tanque", "esgoto", "rio",
  ]
  /// What is done to a dish that stays somewhere for a while.
  static let leaving: WordSet = [
    "colocar", "pôr", "botar", "deixar", "assar", "cozinhar", "ferver", "gelar", "esperar",
  ]
}
