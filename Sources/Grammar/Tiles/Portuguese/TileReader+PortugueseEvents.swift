import AACCore

/// Portuguese rows that tell one event, and what is compared: *avião / pousar / aeroporto, menino / chutar / bola / janela, chuva / cair / telhado, vovô /
/// contar / piada / engraçada, eu / ver / borboleta / azul / jardim, este / maior / aquele, eu / alto / como / papai*.
///
/// Sources: Cunha & Cintra, chapters 10 (*Graus do adjetivo*), 13 (*Pretérito perfeito*) and 15 (*Em*); Bechara, *Comparativo*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func toldEvent(_ row: [Constituent]) -> [Clause]? {
    guard variety == .portugueseBrazil, isPlain, (3...6).contains(row.count),
      !row.contains(where: {
        $0.lexeme.kind == .question && $0.lexeme.lemma != "como" || $0.lexeme.lemma == "não"
          || $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .numeral
      })
    else { return nil }
    if let compared = comparedTo(row) { return compared }
    guard !row.contains(where: { $0.lexeme.wordClass == .conjunction }),
      row[1].lexeme.isInfinitive, row.filter({ $0.lexeme.wordClass == .verb }).count == 1,
      isBareNoun(row[0]) || ["eu", "nós"].contains(row[0].lexeme.lemma)
    else { return nil }
    return hitThere(row) ?? fallen(row) ?? planted(row) ?? landed(row) ?? madeByOther(row)
      ?? seenThere(row)
  }

  /// *Menino / chutar / bola / janela*: where it flies.
  private func hitThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.isBeing || row[0].lexeme.lemma == "eu",
      OneEventWords.thrown.contains(row[1].lexeme.lemma), isBareNoun(row[2]),
      row[2].lexeme.namesThing, OneEventWords.targets.contains(row[3].lexeme.lemma)
    else { return nil }
    var thing = row[2]
    // Jogou uma pedra no rio: it is no place that is thrown.
    if thing.lexeme.kind == .nature { thing.lexeme.kind = .thing }
    return read(row[..<2] + [thing, known("em"), article, row[3]]).map { $0.over }
  }

  /// *Reunião / cancelar, consulta / marcar*: what one wants done about it; *aula / cancelar / hoje, jogo / adiar / chuva*: what has become of it.
  func calledOff(_ row: [Constituent]) -> [Clause]? {
    guard row.count < 4, isBareNoun(row[0]), row[0].lexeme.takesPlace,
      let participle = OneEventWords.calledOff[row[1].lexeme.lemma], row[1].lexeme.isInfinitive
    else { return nil }
    guard row.count == 3 else { return read([deed("querer"), row[1], article, row[0]]) }
    let why = row[2].lexeme.kind == .weather ? [known("por causa de"), article] : []
    guard !why.isEmpty || row[2].lexeme.wordClass == .adverb && row[2].lexeme.kind.isTemporal,
      tables.lexicon.tense(of: row[2].lexeme.lemma) != .future
    else { return nil }
    let done = Constituent(
      Lexeme(lemma: participle, wordClass: .adjective, kind: .state), tile: row[1].tile)
    var being = Constituent.linking("ser", .third)
    being.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    return read([article, row[0], being, done] + why + [row[2]])
  }

  /// *Chuva / cair / telhado*: upon what it comes down.
  private func fallen(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, PortugueseCallWords.falling.contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "cair", isBareNoun(row[2])
    else { return nil }
    return read(row[..<2] + [known("em"), article, row[2]]).map { reading in
      var now = reading
      now.options.insert(.progressive)
      return now
    }
  }

  /// *Nós / plantar / feijão / algodão*: in what it grows.
  private func planted(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, ["plantar", "semear"].contains(row[1].lexeme.lemma), isBareNoun(row[2]),
      isBareNoun(row[3]), !row[3].lexeme.isBeing
    else { return nil }
    return read(row[..<3] + [known("em"), article, row[3]]).map { $0.over }
  }

  /// *Avião / pousar / aeroporto, sorvete / derreter / mão*: what has become of it.
  private func landed(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, OneEventWords.ended.contains(row[1].lexeme.lemma),
      !row[0].lexeme.isHuman, isBareNoun(row[2]), row[2].lexeme.lemma != "sol"
    else { return nil }
    return read(row).map { $0.over }
  }

  /// *Papai / construir / casa / árvore, vovô / contar / piada / engraçada*: what somebody made once.
  private func madeByOther(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.isHuman, isBareNoun(row[0]), isBareNoun(row[2]),
      !row[2].lexeme.isBeing, row[2].lexeme.number != .plural,
      OneEventWords.made.contains(row[1].lexeme.lemma)
        || row[1].lexeme.lemma == "contar" && OneEventWords.tales.contains(row[2].lexeme.lemma),
      row[3].lexeme.wordClass == .adjective || isBareNoun(row[3]) && !row[3].lexeme.isBeing
    else { return nil }
    let told = read(row)
    guard told.allSatisfy({ $0.tense == nil && !$0.isQuestion && $0.options.isEmpty }),
      told.allSatisfy({ $0.subject.last?.tile == row[0].tile && $0.sequels.isEmpty })
    else { return nil }
    return told.map { $0.over }
  }

  /// *Eu / ver / borboleta / azul / jardim*: what was to be seen there.
  private func seenThere(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 4, ["ver", "encontrar", "achar"].contains(row[1].lexeme.lemma),
      ["eu", "nós"].contains(row[0].lexeme.lemma), isBareNoun(row[2]),
      row[2].lexeme.number != .plural,
      row[2].lexeme.kind == .animal || row[2].lexeme.kind == .vehicle, let place = row.last,
      isBareNoun(place), !place.lexeme.isBeing
    else { return nil }
    return read(row).map { $0.over }
  }

  /// *Este / maior / aquele, eu / alto / como / papai*.
  private func comparedTo(_ row: [Constituent]) -> [Clause]? {
    if row.count == 3, OneEventWords.pointed.contains(row[0].lexeme.lemma),
      OneEventWords.graded.contains(row[1].lexeme.lemma),
      OneEventWords.pointed.contains(row[2].lexeme.lemma)
    {
      let parts: [(String, Int?)] = [
        (row[0].lexeme.lemma, row[0].tile), ("é", nil), (row[1].lexeme.lemma, row[1].tile),
        ("que", nil), (row[2].lexeme.lemma, row[2].tile),
      ]
      return [spoken(parts.map { ($0.0, $0.1, true) }, exclaims: false)]
    }
    guard row.count == 4, row[2].lexeme.lemma == "como", row[1].lexeme.wordClass == .adjective,
      isBareNoun(row[3]), row[3].lexeme.isBeing,
      ["eu", "ele", "ela"].contains(row[0].lexeme.lemma) || isBareNoun(row[0])
    else { return nil }
    let like = Constituent(
      Lexeme(lemma: "como", wordClass: .adposition, kind: .direction), tile: row[2].tile)
    let isNamed = row[3].lexeme.wordClass == .properNoun
    let other = row[3].lexeme.kind == .animal ? [known("um")] : isNamed ? [] : before(row[3].lexeme)
    let who = row[0].lexeme.lemma == "eu" ? GrammaticalPerson.first : .third
    return read([row[0], .linking("ser", who), row[1], like] + other + [row[3]])
  }
}

/// Words of such rows.
private enum OneEventWords {
  static let thrown: WordSet = ["chutar", "arremessar", "atirar", "jogar", "lançar", "bater"]
  static let targets: WordSet = [
    "janela", "parede", "porta", "telhado", "muro", "chão", "gol", "teto", "cesta", "lixo", "água",
    "rio", "piscina", "rua", "cerca", "lago", "mar", "vidro",
  ]
  /// What is done about what is to come, and how that is called.
  static let calledOff = [
    "cancelar": "cancelado", "adiar": "adiado", "suspender": "suspenso", "remarcar": "remarcado",
    "desmarcar": "desmarcado", "marcar": "marcado", "confirmar": "confirmado",
  ]
  static let ended: WordSet = [
    "pousar", "aterrissar", "decolar", "derreter", "estourar", "afundar",
  ]
  static let made: WordSet = [
    "assar", "construir", "desenhar", "pintar", "montar", "comprar", "costurar",
  ]
  static let tales: WordSet = ["piada", "história", "segredo", "mentira"]
  static let pointed: WordSet = ["este", "esse", "aquele", "esta", "essa", "aquela"]
  static let graded: WordSet = ["maior", "menor", "melhor", "pior"]
}
