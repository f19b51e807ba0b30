import AACCore

/// Portuguese rows that are said to somebody or wished with him: *brincar / você, jogar / bola / você, você / poder / esperar / eu, enfermeira / poder
/// / apagar / luz, garçom / trazer / canudo, não / mexer / mochila, pintar / vermelho, noite / ver / filme*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Vocativo*, *Adjunto adverbial de companhia*) and 13 (*Modo imperativo*); Bechara, *Regência verbal*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func saidToListener(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, isPlain, (2...6).contains(row.count),
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
      })
    else { return nil }
    if let said = sharedWithListener(row) ?? listenerAsked(row) ?? carerAsked(row) { return said }
    if let said = waiterAsked(row) ?? forbiddenToOthers(row) ?? asksFavour(row) { return said }
    return turnedOrTaken(row) ?? craftWished(row) ?? wishedAtHour(row)
  }

  /// *Brincar / você, jogar / bola / você, dividir / sobremesa / você*: the speaker would like to do it with who is spoken to.
  private func sharedWithListener(_ row: [Constituent]) -> [Clause]? {
    guard let you = row.last,
      ["você", "vocês"].contains(you.lexeme.lemma)
        || you.lexeme.wordClass == .properNoun && you.lexeme.isHuman && row.count > 2,
      row.count < 5,
      row[0].lexeme.isInfinitive, case let lemma = row[0].lexeme.lemma,
      case let between = row[1..<(row.count - 1)],
      between.allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing
          || $0.lexeme.wordClass == .properNoun && $0.lexeme.kind == .game
          || $0.lexeme.kind.isTemporal
          || $0.lexeme.wordClass == .adverb && $0.lexeme.kind != .negation
      })
    else { return nil }
    let isDivided = SaidToListenerWords.divided.contains(lemma)
    let isWatched = ["ver", "assistir"].contains(lemma)
    guard
      SaidToListenerWords.shared.contains(lemma) || isDivided && !between.isEmpty
        || isWatched && between.contains(where: { $0.lexeme.kind == .media })
    else { return nil }
    let thing = between.map { isDivided ? aside.known($0) : $0 }
    return read([deed("querer"), row[0]] + thing + [known("com"), you])
  }

  /// *Você / poder / esperar / eu, você / ter / suco / laranja*.
  private func listenerAsked(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3, ["você", "vocês"].contains(row[0].lexeme.lemma) else { return nil }
    if row[1].lexeme.lemma == "poder", row[2].lexeme.isInfinitive,
      aside.isAsked(row[2].lexeme)
        || ["eu", "mim", "comigo"].contains(row[row.count - 1].lexeme.lemma)
        || ["ler", "contar", "mostrar", "pegar", "segurar"].contains(row[2].lexeme.lemma)
    {
      return read(row).map(asking)
    }
    guard row[1].lexeme.lemma == "ter", row.count == 4,
      row[2...].allSatisfy({ KindSet.edible.contains($0.lexeme.kind) })
    else { return nil }
    return read(row).map(asking)
  }

  /// *Enfermeira / poder / apagar / luz, poder / repetir / por favor*.
  private func carerAsked(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2 else { return nil }
    if row.count == 3, row[0].lexeme.lemma == "ter", row[0].lexeme.isInfinitive,
      ["tamanho", "número", "modelo"].contains(row[1].lexeme.lemma),
      ["maior", "menor", "outro"].contains(row[2].lexeme.lemma)
        || row[2].lexeme.wordClass == .adjective
    {
      return read([row[0].said(by: .third)] + row[1...]).map(asking)
    }
    if row[0].lexeme.lemma == "poder", let please = row.last,
      OrderWords.please.contains(please.lexeme.lemma),
      SaidToListenerWords.onlyOthers.contains(row[1].lexeme.lemma),
      !row.contains(where: { $0.lexeme.lemma == "eu" })
    {
      return read([row[0].said(by: .third)] + row[1...]).map(asking)
    }
    guard row.count > 3, row[1].lexeme.lemma == "poder",
      PortugueseCallWords.carers.contains(row[0].lexeme.lemma)
        || PortugueseCallWords.kin.contains(row[0].lexeme.lemma)
        || SaidToListenerWords.serving.contains(row[0].lexeme.lemma),
      aside.isAsked(row[2].lexeme)
        || AskedWords.switched[row[2].lexeme.lemma]?.contains(row[3].lexeme.lemma) == true
        || SaidToListenerWords.onlyOthers.contains(row[2].lexeme.lemma)
    else { return nil }
    let isNear =
      variety == .portuguesePortugal && PortugueseCallWords.kin.contains(row[0].lexeme.lemma)
    let may = row[1].said(by: isNear ? .second : .third)
    return read([row[0].calledOut, may] + row[2...]).map(asking)
  }

  /// *Garçom / trazer / canudo, motorista / parar / aqui*: who serves others is asked to.
  private func waiterAsked(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, SaidToListenerWords.serving.contains(row[0].lexeme.lemma),
      row[1].lexeme.isInfinitive, SaidToListenerWords.service.contains(row[1].lexeme.lemma),
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1
    else { return nil }
    return read(row).map(requesting)
  }

  /// *Não / mexer / mochila, não / contar / segredo, não / chorar / eu / aqui*.
  private func forbiddenToOthers(_ row: [Constituent]) -> [Clause]? {
    if row.count == 4, row[0].lexeme.lemma == "eu", row[1].lexeme.lemma == "não",
      row[2].lexeme.lemma == "querer", SaidToListenerWords.feared.contains(row[3].lexeme.lemma)
    {
      return read(row[..<3] + [aside.bare(row[3])])
    }
    guard row.count > 2, row[0].lexeme.lemma == "não", row[1].lexeme.isInfinitive else {
      return nil
    }
    if row.count == 3, row[1].lexeme.lemma == "mexer", row[2].lexeme.namesThing,
      isBareNoun(row[2]), !KindSet.edible.contains(row[2].lexeme.kind)
    {
      return read([row[0], row[1], known("em"), article, row[2]]).map(requesting)
    }
    if row.count == 3, ["contar", "espalhar", "revelar"].contains(row[1].lexeme.lemma),
      ["segredo", "surpresa"].contains(row[2].lexeme.lemma)
    {
      return read([row[0], row[1], article, row[2]]).map(requesting)
    }
    if row.count == 3, row[1].lexeme.lemma == "querer", isBareNoun(row[2]),
      SaidToListenerWords.feared.contains(row[2].lexeme.lemma)
    {
      return read([row[0], row[1], aside.bare(row[2])])
    }
    guard row.count == 4, row[2].lexeme.lemma == "eu",
      ["chorar", "preocupar-se", "preocupar", "assustar-se"].contains(row[1].lexeme.lemma),
      ["aqui", "bem"].contains(row[3].lexeme.lemma), let first = read(Array(row[..<2])).first,
      let next = read([row[2], .linking("estar", .first), row[3]]).first
    else { return nil }
    return [first.requested.and(next)]
  }

  /// *Abrir / geladeira / querer / suco, ligar / televisão / querer / desenho*: what the other shall do, and what the speaker wants.
  private func asksFavour(_ row: [Constituent]) -> [Clause]? {
    if row.count == 4, row[0].lexeme.lemma == "abrir",
      row[1].lexeme.lemma.hasSuffix("livro")
        || row[1].lexeme.lemma == "caderno", row[2].lexeme.lemma == "página"
    {
      return read(row).map(requesting)
    }
    if row.count == 3, ["colega", "irmão", "irmã"].contains(row[0].lexeme.lemma),
      SaidToListenerWords.taken.contains(row[1].lexeme.lemma), row[1].lexeme.isInfinitive,
      isBareNoun(row[2]), row[2].lexeme.namesThing
    {
      return read(row).map { $0.over }
    }
    guard row.count == 4, row[0].lexeme.isInfinitive, isBareNoun(row[1]),
      ["abrir", "ligar", "desligar", "fechar", "apagar", "acender"].contains(row[0].lexeme.lemma),
      row[1].lexeme.namesThing, row[2].lexeme.lemma == "querer",
      row[3].lexeme.isInfinitive || isBareNoun(row[3]) && row[3].lexeme.namesThing,
      let first = read([row[0], aside.known(row[1])]).first,
      let next = read(Array(row[2...])).first, next.sequels.isEmpty
    else { return nil }
    return [first.requested.and(next)]
  }

  /// *Tirar / foto / eu, virar / mim / outro / lado, dar comida / cachorro*.
  private func turnedOrTaken(_ row: [Constituent]) -> [Clause]? {
    let isMine: (Constituent) -> Bool = { ["eu", "mim", "me"].contains($0.lexeme.lemma) }
    if row.count == 3, row[0].lexeme.lemma == "tirar", row[1].lexeme.lemma == "foto", isMine(row[2])
    {
      var me = known("mim")
      me.tile = row[2].tile
      return me.lexeme.lemma == row[2].lexeme.lemma ? nil : read([row[0], row[1], me])
    }
    if row.count == 3 || row.count == 4, row[0].lexeme.lemma == "virar", isMine(row[1]),
      row[row.count - 1].lexeme.lemma == "lado"
    {
      var me = row[1]
      me.lexeme = WordJoiner.pronoun("me")
      let side =
        row.count == 3 ? [known("de"), row[2]] : [known("para"), article] + row[2...]
      return read([row[0].ordered, me] + side)
    }
    guard row.count == 2, SaidToListenerWords.tending.contains(row[0].lexeme.lemma),
      row[1].lexeme.isBeing, row[1].lexeme.wordClass == .noun
    else { return nil }
    let whom =
      row[0].lexeme.lemma == "dar banho" ? [known("em"), article] : [known("para"), article]
    return read([deed("querer"), row[0]] + whom + [row[1]])
  }

  /// *Pintar / vermelho, pintar / casa, usar / tesoura, cantar / parabéns, esconder / urso*.
  private func craftWished(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 2, row[0].lexeme.isInfinitive, case let thing = row[1] else { return nil }
    let wish = deed("querer")
    switch row[0].lexeme.lemma {
    case "pintar" where thing.lexeme.kind == .color:
      return read([wish, row[0], known("de"), thing])
    case "pintar" where thing.lexeme.lemma == "casa":
      return read([wish, row[0], article, thing])
    case "usar"
    where thing.lexeme.namesThing && isBareNoun(thing):
      return read([wish, row[0], aside.known(thing)])
    case "cantar" where thing.lexeme.lemma == "parabéns":
      return read([wish] + row)
    case "esconder"
    where thing.lexeme.namesThing || BoardPairWords.dolls.contains(thing.lexeme.lemma):
      guard isBareNoun(thing), !KindSet.places.contains(thing.lexeme.kind) else { return nil }
      var toy = aside.known(thing)
      (toy.lexeme.kind, toy.lexeme.animacy) = (.toy, nil)
      return [aside.wished([row[0], toy])]
    default: return nil
    }
  }

  /// *Noite / ver / filme / pipoca, tarde / brincar / vizinho*: what is wished for a part of the day.
  private func wishedAtHour(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 1, row.count < 5, ["noite", "tarde"].contains(row[0].lexeme.lemma),
      SaidToListenerWords.leisure.contains(row[1].lexeme.lemma), row[1].lexeme.isInfinitive,
      row[2...].allSatisfy({ $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .properNoun })
    else { return nil }
    var rest = Array(row[2...])
    if rest.count == 2, KindSet.edible.contains(rest[1].lexeme.kind),
      ["ver", "assistir"].contains(row[1].lexeme.lemma)
    {
      rest.insert(known("com"), at: 1)
    }
    return read([row[0], deed("querer"), row[1]] + rest)
  }
}

/// Words of what is said to others.
private enum SaidToListenerWords {
  /// What is done with somebody.
  static let shared: WordSet = [
    "brincar", "jogar", "dançar", "passear", "conversar", "bater papo", "falar", "almoçar",
    "jantar",
    "lanchar", "nadar", "viajar", "sair", "estudar", "treinar", "caminhar",
  ]
  static let divided: WordSet = ["dividir", "compartilhar", "repartir", "partilhar"]
  /// What nobody wants to be given.
  static let feared: WordSet = [
    "injeção", "vacina", "cirurgia", "anestesia", "operação", "picada", "agulha",
  ]
  /// What one asks of others, and is not allowed to do oneself.
  static let onlyOthers: WordSet = [
    "repetir", "explicar", "traduzir", "trazer", "esperar", "soletrar",
  ]
  static let serving: WordSet = [
    "garçom", "garçonete", "motorista", "taxista", "moço", "moça", "atendente", "empregado",
  ]
  static let service: WordSet = [
    "trazer", "parar", "esperar", "abrir", "fechar", "ligar", "desligar", "ajudar", "levar",
    "mostrar", "embrulhar", "limpar",
  ]
  /// What others do to one's things, and one complains of.
  static let taken: WordSet = ["pegar", "roubar", "esconder", "rasgar", "riscar", "quebrar"]
  static let tending: WordSet = ["dar comida", "dar banho", "dar água", "dar remédio"]
  static let leisure: WordSet = [
    "ver", "assistir", "brincar", "jogar", "passear", "nadar", "ler", "desenhar", "pintar",
    "dançar", "cozinhar", "ouvir",
  ]
}
