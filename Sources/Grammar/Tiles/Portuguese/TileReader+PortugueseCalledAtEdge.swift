import AACCore

/// Portuguese rows in which who is called stands first or last, and who is invited: *pai / olhar / desenho / meu, João / sentar / meu / lado, vamos / dançar
/// / Ana, vir / minha / casa / sábado*.
///
/// Sources: Cunha & Cintra, chapters 7 (*Vocativo*) and 13 (*Modo imperativo*); Bechara, *Vocativo*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func calledAtEdge(_ row: [Constituent]) -> [Clause]? {
    guard variety == .portugueseBrazil, isPlain, (3...6).contains(row.count),
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.lemma == "não"
      })
    else { return nil }
    return calledFirst(row) ?? calledLast(row) ?? invitedHome(row)
  }

  private func isMine(_ word: Constituent) -> Bool {
    ["meu", "minha", "meus", "minhas"].contains(word.lexeme.lemma)
  }

  /// *Pai / olhar / desenho / meu, vovó / mostrar / foto, João / sentar / meu / lado*: the speaker's things are shown to whom he calls.
  private func calledFirst(_ row: [Constituent]) -> [Clause]? {
    guard row[0].isCallable, row[1].lexeme.isInfinitive,
      row.filter({ $0.lexeme.wordClass == .verb }).count == 1
    else { return nil }
    var act = row[1]
    act.lexeme.lemma = withoutPronoun(act.lexeme.lemma)
    let rest = Array(row[2...])
    if ["olhar", "ver"].contains(act.lexeme.lemma),
      rest.count == 2,
      let own = rest.first(where: isMine), let thing = rest.first(where: { !isMine($0) }),
      isBareNoun(thing), thing.lexeme.namesThing
    {
      return read([row[0].calledOut, act.ordered, own, thing])
    }
    if act.lexeme.lemma == "mostrar", rest.count == 1, isBareNoun(rest[0]),
      rest[0].lexeme.namesThing
    {
      return read([row[0].calledOut, act.ordered, article, rest[0]])
    }
    guard ["sentar", "deitar", "ficar"].contains(act.lexeme.lemma), rest.count == 2,
      isMine(rest[0]), rest[1].lexeme.lemma == "lado"
    else { return nil }
    let parts: [(String, Int?)] = [
      (act.lexeme.lemma == "ficar" ? "fica" : String(act.lexeme.lemma.dropLast()), act.tile),
      ("do", nil), ("meu", rest[0].tile), ("lado", rest[1].tile),
    ]
    return [
      spoken(
        [(row[0].lexeme.lemma, row[0].tile, false)] + parts.map { ($0.0, $0.1, true) },
        exclaims: false)
    ]
  }

  /// *Vamos / dançar / Ana, você / querer / mais / café / vovô, me / desculpar / professora*.
  private func calledLast(_ row: [Constituent]) -> [Clause]? {
    guard let who = row.last, who.isCallable, case let rest = Array(row.dropLast()) else {
      return nil
    }
    let lemma = rest[0].lexeme.lemma
    if lemma == "vamos" || rest[0].lexeme.forms[FiniteForms.Mark.text] == "vamos" {
      guard
        rest[1].lexeme.isInfinitive && who.lexeme.wordClass == .properNoun
          && CalledAtEdgeWords.shared.contains(withoutPronoun(rest[1].lexeme.lemma))
          || rest[1].lexeme.lemma == "embora"
      else { return nil }
      return read([who.calledOut] + rest)
    }
    if lemma == "você", rest.count > 2, rest[1].lexeme.lemma == "querer",
      let thing = rest.last, isBareNoun(thing), KindSet.edible.contains(thing.lexeme.kind)
    {
      return read([who.calledOut] + rest).map(asking)
    }
    guard rest.count == 2, ["me", "eu"].contains(lemma),
      ["desculpar", "perdoar"].contains(withoutPronoun(rest[1].lexeme.lemma)),
      rest[1].lexeme.isInfinitive, lemma == "me"
    else { return nil }
    var act = rest[1]
    act.lexeme.lemma = withoutPronoun(act.lexeme.lemma)
    return read([who.calledOut, rest[0], act.ordered])
  }

  /// *Vir / minha / casa / sábado, vir / brincar / minha / casa*: who is spoken to shall come.
  private func invitedHome(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "vir", row[0].lexeme.isInfinitive,
      let own = row.firstIndex(where: isMine), own == 1 || own == 2, own + 1 < row.count,
      ["casa", "festa", "aniversário", "apartamento", "quarto", "escola"]
        .contains(row[own + 1].lexeme.lemma),
      row[(own + 2)...].allSatisfy({ $0.lexeme.kind.isTemporal }),
      own == 1 || row[1].lexeme.isInfinitive
    else { return nil }
    let link = own == 1 ? [known("para"), article] : [known("em"), article]
    return read([row[0].ordered] + row[1..<own] + link + row[own...])
  }
}

/// Words of such rows.
private enum CalledAtEdgeWords {
  /// What is done together, and to nobody.
  static let shared: WordSet = [
    "dançar", "brincar", "jogar", "correr", "nadar", "comer", "cantar", "pular", "passear", "sair",
    "lanchar", "desenhar", "pintar", "estudar", "almoçar", "jantar", "embora", "ir embora",
  ]
}
