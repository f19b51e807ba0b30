import AACCore

/// Portuguese rows of how somebody is and why, of what one is sorry for, refuses or gets for somebody: *eu / raiva / irmão / quebrar / brinquedo, eu /
/// vergonha / falar / turma, desculpa / eu / pisar / seu / pé, não / obrigado / eu / satisfeito, comprar / flores / mamãe*.
///
/// Sources: Cunha & Cintra, chapter 7 (*oração e período*), chapter 15 (*de* behind nouns and adjectives) and chapter 20 (*vírgula*); Bechara, *Orações
/// justapostas* and *Regência nominal*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func stateAndCause(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, isPlain, (3...7).contains(row.count),
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
      })
    else { return nil }
    return apologized(row) ?? wishedWell(row) ?? refusedPolitely(row) ?? boughtFor(row)
      ?? stateFirst(row)
  }

  /// *Eu / cansado / escrever, eu / triste / vovô / morrer, eu / melhor / hoje*.
  private func stateFirst(_ row: [Constituent]) -> [Clause]? {
    let (who, state, rest) = (row[0], row[1], Array(row[2...]))
    guard
      CauseOfStateWords.somebody.contains(who.lexeme.lemma) || PortionWords.isKin(who.lexeme.lemma)
    else { return nil }
    if state.lexeme.lemma == "melhor", rest.allSatisfy({ $0.lexeme.kind.isTemporal }) {
      return read([who, .linking("estar", .third), state] + rest)
    }
    let isQuality = isCondition(state.lexeme)
    guard
      isQuality || state.lexeme.kind.isSensation
        || CauseOfStateWords.felt.contains(state.lexeme.lemma)
    else { return nil }
    if rest[0].lexeme.isInfinitive { return stateOfDeed([who, state], rest) }
    if rest[0].lexeme.lemma == "não", rest.count == 2, rest[1].lexeme.isInfinitive,
      who.lexeme.lemma == "eu"
    {
      return read([who, state], then: rest, isOver: false)
    }
    guard !CauseOfStateWords.ahead.contains(state.lexeme.lemma), whatHappened(rest) else {
      return nil
    }
    return read([who, state], then: rest, isOver: true)
  }

  /// *Vergonha / falar / turma, cansado / escrever*: of doing what.
  private func stateOfDeed(_ state: [Constituent], _ deed: [Constituent]) -> [Clause]? {
    let lemma = state[1].lexeme.lemma
    let frame = tables.frames[deed[0].lexeme.lemma]
    guard frame.isListed, frame.past != .state, frame.opening == nil, frame.pattern == .plain,
      !CauseOfStateWords.resting.contains(deed[0].lexeme.lemma)
        || CauseOfStateWords.shy.contains(lemma),
      !deed.dropFirst().contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    let de = tables.lexicon.small("de")
    if CauseOfStateWords.weary.contains(lemma) {
      return read([state[0], .linking("estar", .third), state[1]] + de + deed)
    }
    guard CauseOfStateWords.shy.contains(lemma) else { return nil }
    return read([state[0], self.deed("ter"), state[1]] + de + deed)
  }

  /// *Irmão / quebrar / brinquedo, prova / acabar*: somebody did it, or it came to its end.
  private func whatHappened(_ row: [Constituent]) -> Bool {
    var noun = 0
    while noun < row.count, row[noun].lexeme.isDeterminerLike { noun += 1 }
    guard noun + 1 < row.count, row[noun].lexeme.wordClass == .noun,
      !row[noun].lexeme.kind.isTemporal, case let verb = row[noun + 1].lexeme, verb.isInfinitive,
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      case let frame = tables.frames[verb.lemma], frame.isListed
    else { return false }
    if row[noun].lexeme.isBeing { return frame.past != .state && frame.opening == nil }
    return row.count == noun + 2 && CauseOfStateWords.ending.contains(verb.lemma)
  }

  private func read(
    _ first: [Constituent], then second: [Constituent], isOver: Bool
  ) -> [Clause]? {
    let reader = besideOthers
    guard var main = read(first).first, main.sequels.isEmpty,
      var next = reader.read(second).first, next.verb != nil, next.sequels.isEmpty
    else { return nil }
    if isOver { next.tense = .past }
    if isOver, second.count == 2 {
      // A prova acabou: it was what one waited for.
      next = Clause(variety: variety)
      (next.subject, next.verb, next.tense) = ([second[0]], second[1], .past)
    }
    next.isLaid = second.count > 2
    main.sequels = [next]
    return [main]
  }

  // MARK: What one says to others

  /// *Desculpa / eu / pisar / seu / pé*: what one is sorry for has been done.
  private func apologized(_ row: [Constituent]) -> [Clause]? {
    guard CauseOfStateWords.sorry.contains(row[0].lexeme.lemma), row[1].lexeme.lemma == "eu",
      row[2].lexeme.isInfinitive, case let frame = tables.frames[row[2].lexeme.lemma],
      frame.isListed, frame.past != .state, frame.opening == nil,
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1, var said = read(row).first,
      said.tense == nil
    else { return nil }
    said.tense = .past
    return [said]
  }

  /// *Boa noite / dormir / bem*: what one wishes the other.
  private func wishedWell(_ row: [Constituent]) -> [Clause]? {
    guard
      ["boa noite", "boa viagem", "bom descanso", "bom trabalho"].contains(row[0].lexeme.lemma),
      row[1].lexeme.isInfinitive,
      !row.contains(where: { $0.lexeme.wordClass == .pronoun || $0.lexeme.isHuman })
    else { return nil }
    return read(row).map(requesting)
  }

  /// *Não / obrigado / eu / satisfeito*: a refusal, and why.
  private func refusedPolitely(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, row[0].lexeme.lemma == "não",
      ["obrigado", "obrigada"].contains(row[1].lexeme.lemma), row[2].lexeme.lemma == "eu",
      var next = read(Array(row[2...])).first, next.sequels.isEmpty
    else { return nil }
    next.isLaid = true
    var main = spoken(row.prefix(2).map { ($0.lexeme.lemma, $0.tile, false) }, exclaims: false)
    main.sequels = [next]
    return [main]
  }

  /// *Comprar / flores / mamãe*: for whom.
  private func boughtFor(_ row: [Constituent]) -> [Clause]? {
    guard row.count < 5, ["comprar", "escolher", "preparar"].contains(row[0].lexeme.lemma),
      row[1].lexeme.namesThing, row[1].lexeme.wordClass == .noun, row[2].lexeme.isHuman,
      row[2].lexeme.wordClass == .noun || row[2].lexeme.wordClass == .properNoun,
      row.count == 3 || row[3].lexeme.kind.isTemporal
    else { return nil }
    let wish = row.count == 3 ? [deed("querer")] : []
    return read(wish + row[..<2] + tables.lexicon.small("para") + row[2...])
  }
}

/// Words of how one is.
private enum CauseOfStateWords {
  static let somebody: WordSet = [
    "eu", "você", "ele", "ela", "nós", "a gente", "eles", "elas", "menino", "menina",
  ]
  static let felt: WordSet = ["raiva", "vergonha", "medo", "preguiça", "nervoso", "ciúme"]
  /// Of what is to come.
  static let ahead: WordSet = ["medo", "vontade", "saudade", "ansioso", "pronto"]
  static let weary: WordSet = ["cansado", "farto", "orgulhoso"]
  static let resting: WordSet = ["dormir", "descansar", "deitar", "sentar", "parar", "ir", "ter"]
  static let shy: WordSet = ["vergonha", "medo", "preguiça"]
  /// What becomes of things by itself.
  static let ending: WordSet = [
    "acabar", "quebrar", "cair", "sumir", "estragar", "começar", "parar", "chegar", "fechar",
    "atrasar", "queimar", "rasgar", "furar", "terminar", "desligar",
  ]
  static let sorry: WordSet = ["desculpa", "desculpe", "perdão"]
}
