import AACCore

/// Two thoughts in a short Portuguese row, of which the second says what one feels, wants or does about the first: *eu / subir / roda-gigante / medo, porta /
/// ranger / óleo, ter / soluço / água, fresco / casaco / usar, comida / apimentada / boca / queimar, rua / interditada / outro / caminho*.
///
/// Sources: Cunha & Cintra, chapter 18 (*Coordenação assindética*); Bechara, *Orações justapostas*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func straightThoughts(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, isPlain, row.count == 3 || row.count == 4,
      row.allSatisfy({
        $0.government == nil && $0.tile != nil && $0.lexeme.wordClass != .conjunction
          && $0.lexeme.wordClass != .adposition && $0.lexeme.kind != .question
      })
    else { return nil }
    return row.count == 4
      ? goesAfraid(row) ?? foodBurns(row) ?? wantsAnother(row)
      : squeaksSo(row) ?? hasAndWants(row) ?? weatherAndDress(row) ?? spoiltSo(row)
  }

  private func straightTurn(_ first: Clause, _ next: Clause, _ word: Constituent) -> [Clause] {
    var said = first
    said.sequels = [next]
    said.reasons.append(Realization.RuleApplication(.clausesApart, word.lexeme.lemma, ","))
    return [said]
  }

  /// *Eu / subir / roda-gigante / medo*: what one does, and how one feels.
  private func goesAfraid(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "eu", row[1].lexeme.isInfinitive,
      StraightThoughtWords.goings.contains(row[1].lexeme.lemma), isPlainThing(row[2]),
      StraightThoughtWords.feelings.contains(row[3].lexeme.lemma)
    else { return nil }
    let next = straightClause([], .linking("estar", .first), [known("com"), row[3]])
    return straightTurn(straightClause([row[0]], row[1], [row[2]]), next, row[3])
  }

  /// *Comida / apimentada / boca / queimar*: how it is, and what that does to the mouth.
  private func foodBurns(_ row: [Constituent]) -> [Clause]? {
    guard isStraightNoun(row[0]),
      KindSet.edible.contains(row[0].lexeme.kind) || row[0].lexeme.lemma == "comida",
      row[1].lexeme.wordClass == .adjective, row[2].lexeme.kind == .body, isStraightNoun(row[2]),
      ["queimar", "arder", "doer", "coçar"].contains(row[3].lexeme.lemma),
      row[3].lexeme.isInfinitive
    else { return nil }
    let first = straightClause([row[0]], .linking("estar"), [row[1]])
    return straightTurn(first, straightClause([known("meu"), row[2]], row[3], []), row[2])
  }

  /// *Rua / interditada / outro / caminho, copo / sujo / outro / copo*: how it is, and what one wants instead.
  private func wantsAnother(_ row: [Constituent]) -> [Clause]? {
    guard isPlainThing(row[0]), row[1].lexeme.wordClass == .adjective,
      isPassing(row[1].lexeme, of: row[0].lexeme),
      ["outro", "outra"].contains(row[2].lexeme.lemma), isPlainThing(row[3])
    else { return nil }
    let first = straightClause([row[0]], .linking("estar"), [row[1]])
    return straightTurn(
      first, straightClause([], ownDeed("querer"), [row[2], row[3]]), row[2])
  }

  /// *Porta / ranger / óleo*: what is needed against it.
  private func squeaksSo(_ row: [Constituent]) -> [Clause]? {
    guard isPlainThing(row[0]), row[1].lexeme.isInfinitive,
      ["ranger", "chiar", "emperrar", "travar"].contains(row[1].lexeme.lemma),
      ["óleo", "graxa", "lubrificante", "conserto"].contains(row[2].lexeme.lemma)
    else { return nil }
    return straightTurn(
      straightClause([row[0]], row[1], []),
      straightClause([], ownDeed("precisar"), [known("de"), row[2]]), row[2])
  }

  /// *Ter / soluço / água, ter / febre / remédio*: what one has, and what one wants for it.
  private func hasAndWants(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "ter", row[0].lexeme.isInfinitive, isStraightNoun(row[1]),
      row[1].lexeme.kind == .illness || row[1].lexeme.kind == .feeling, isPlainThing(row[2]),
      KindSet.edible.contains(row[2].lexeme.kind) || row[2].lexeme.kind == .medicine
        || StraightRowWords.covers.contains(row[2].lexeme.lemma)
    else { return nil }
    return straightTurn(
      straightClause([], row[0].said(by: .first), [row[1]]),
      straightClause([], ownDeed("querer"), [row[2]]), row[2])
  }

  /// *Fresco / casaco / usar*: what the weather is like, and what one wants to put on.
  private func weatherAndDress(_ row: [Constituent]) -> [Clause]? {
    guard ["fresco", "gelado", "quente", "ensolarado"].contains(row[0].lexeme.lemma),
      isPlainThing(row[1]), row[1].lexeme.kind == .clothing, row[2].lexeme.isInfinitive,
      ["usar", "vestir", "pôr", "colocar"].contains(row[2].lexeme.lemma)
    else { return nil }
    var air = row[0]
    if air.lexeme.wordClass != .adjective {
      air.lexeme = Lexeme(lemma: air.lexeme.lemma, wordClass: .adjective, kind: .state)
    }
    return straightTurn(
      straightClause([], .linking("estar", .third), [air]),
      straightClause([], ownDeed("querer"), [row[2], row[1]]), row[2])
  }

  /// *Giz de cera / quebrado / comprar, abacate / verde / esperar*: one wants to buy another, or has to wait.
  private func spoiltSo(_ row: [Constituent]) -> [Clause]? {
    guard isPlainThing(row[0]), row[1].lexeme.wordClass == .adjective, row[2].lexeme.isInfinitive
    else { return nil }
    let first = straightClause([row[0]], .linking("estar"), [row[1]])
    if row[2].lexeme.lemma == "comprar", StraightThoughtWords.spoilt.contains(row[1].lexeme.lemma) {
      return straightTurn(first, straightClause([], ownDeed("querer"), [row[2]]), row[2])
    }
    guard row[2].lexeme.lemma == "esperar", KindSet.edible.contains(row[0].lexeme.kind),
      ["verde", "cru", "crua", "duro", "dura", "congelado", "congelada"]
        .contains(row[1].lexeme.lemma)
    else { return nil }
    return straightTurn(first, straightClause([], row[2].ordered, []), row[2])
  }
}

/// Words of such rows.
private enum StraightThoughtWords {
  static let goings: WordSet = [
    "subir", "descer", "entrar", "andar", "voar", "nadar", "viajar", "dirigir", "pular",
    "mergulhar", "passar", "atravessar",
  ]
  static let feelings: WordSet = [
    "medo", "vergonha", "frio", "enjoo", "tontura", "náusea", "calor", "dor", "pressa", "sono",
  ]
  static let spoilt: WordSet = [
    "quebrado", "quebrada", "rasgado", "rasgada", "vencido", "vencida", "gasto", "gasta",
    "perdido", "perdida", "estragado", "estragada", "furado", "furada", "velho", "velha",
  ]
}
