import AACCore

/// The second thought of a Portuguese row, by the first: what somebody feels and what happens, a part of the body and what it needs, what is hidden and that it is a
/// surprise: *eu / pressa / ônibus / sair, joelho / sangue / curativo, esconder / presente / mamãe / surpresa, copo / cair / chão / quebrar*.
///
/// Sources: Cunha & Cintra, chapter 18 (*Coordenação assindética*); Bechara, *Orações justapostas*.
extension TileReader {
  // MARK: - What one feels and needs

  /// *Eu / pressa / ônibus / sair, mamãe / fome / almoço / demorar*: what somebody feels, and what happens.
  func feltThenEvent(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[0].lexeme.lemma == "eu" || isOwnerByName(row[0].lexeme),
      ThoughtsInTurnWords.needs.contains(row[1].lexeme.lemma), isPlainThing(row[2]),
      ThoughtsInTurnWords.events.contains(row[3].lexeme.lemma), row[3].lexeme.isInfinitive
    else { return nil }
    let person: GrammaticalPerson = row[0].lexeme.lemma == "eu" ? .first : .third
    var thing = row[2]
    thing.lexeme.forms[Adverbial.doing] = ""
    return inTurn(
      [row[0], .linking("estar", person), known("com"), row[1]],
      [article, thing, row[3].said(by: .third)])
  }

  /// *Joelho / sangue / curativo, mão / fria / luva*: how a part of the body is, and what it needs.
  func partThenNeed(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.kind == .body, isBareNoun(row[0]), isPlainThing(row[2]),
      row[2].lexeme.kind != .body
    else { return nil }
    let state: [Constituent]
    if ["sangue", "pus"].contains(row[1].lexeme.lemma) {
      state = [known("com"), row[1]]
    } else if ["sujo", "suja", "molhado", "molhada", "gelado", "gelada"].contains(
      row[1].lexeme.lemma),
      ThoughtsInTurnWords.forBody.contains(row[2].lexeme.lemma)
    {
      state = [row[1]]
    } else if ["frio", "fria"].contains(row[1].lexeme.lemma),
      ThoughtsInTurnWords.forBody.contains(row[2].lexeme.lemma)
    {
      var cold = row[1]
      cold.lexeme = Lexeme(lemma: "frio", wordClass: .adjective, kind: .state)
      state = [cold]
    } else {
      return nil
    }
    return inTurn(
      [known("meu"), row[0], .linking("estar", .third)] + state, [ownDeed("querer"), row[2]])
  }

  /// *Pressão / alta / médico / preocupado, leite / frio / bebê / bravo*: how a thing is, and how somebody is.
  func soAndSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isPlainThing(row[0]), row[1].lexeme.wordClass == .adjective,
      !row[1].lexeme.kind.isSmall, row[2].lexeme.isHuman, row[2].lexeme.wordClass == .noun,
      isOwnState(row[3].lexeme)
    else { return nil }
    return inTurn(Array(row[..<2]), Array(row[2...]))
  }

  /// *Eu / não / ir / escola / doente, ontem / eu / não / ir / escola / doente*: how one was who stayed away.
  func absentSo(_ row: [Constituent]) -> [Clause]? {
    guard let verb = onlyVerb(row), ["ir", "vir", "sair"].contains(row[verb].lexeme.lemma),
      row[verb].lexeme.isInfinitive, verb > 1, isNegator(row[verb - 1]),
      namesSomebody(row[verb - 2].lexeme), verb + 3 == row.count, let state = row.last,
      ThoughtsInTurnWords.ill.contains(state.lexeme.lemma), isPlainThing(row[verb + 1]),
      row[..<(verb - 2)].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    let isOwn = row[verb - 2].lexeme.lemma == "eu"
    let isOver = row[..<verb].contains { ["ontem", "anteontem"].contains($0.lexeme.lemma) }
    guard isOwn || row[verb - 2].lexeme.wordClass == .noun,
      let main = readings(of: Array(row.dropLast())).first, main.sequels.isEmpty
    else { return nil }
    var next = Clause(variety: variety)
    next.verb = Constituent.linking("estar", isOwn ? .first : .third)
    next.complements =
      state.lexeme.wordClass == .adjective ? [state] : [known("com"), state]
    if !isOwn { next.subject = [] }
    if isOver { next.tense = .past }
    return [main.and(next)]
  }

  /// *Não / querer / injeção / doer*: why one does not want it.
  func refusedPain(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isNegator(row[0]), row[1].lexeme.lemma == "querer",
      row[1].lexeme.isInfinitive, isPlainThing(row[2]), row[2].lexeme.kind != .body,
      ["doer", "arder", "coçar", "machucar"].contains(row[3].lexeme.lemma),
      row[3].lexeme.isInfinitive
    else { return nil }
    var thing = row[2]
    if thing.lexeme.kind != .animal { thing.lexeme.article = .bare }
    guard let main = readings(of: row[..<2] + [thing]).first, main.sequels.isEmpty else {
      return nil
    }
    var next = Clause(variety: variety)
    next.verb = row[3].said(by: .third)
    return [main.and(next)]
  }

  // MARK: - Others

  /// *Esconder / presente / mamãe / surpresa, não / contar / papai / segredo*: what it is that is done.
  func secretLast(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, var secret = row.last,
      ["surpresa", "segredo"].contains(secret.lexeme.lemma), let verb = verbPlace(row), verb < 2,
      row.count > verb + 2, onlyVerb(row) == verb, row[verb].lexeme.isInfinitive,
      verb == 0 || isNegator(row[0]),
      ThoughtsInTurnWords.hiding.contains(row[verb].lexeme.lemma)
    else { return nil }
    var first = Array(row.dropLast())
    first[verb] = first[verb].ordered
    if first.count == verb + 3, isPlainThing(first[verb + 1]), first[verb + 2].lexeme.isHuman {
      first.insert(contentsOf: [known("de")] + before(first[verb + 2].lexeme), at: verb + 2)
    } else if first.count == verb + 2, first[verb + 1].lexeme.isHuman {
      first.insert(known("para"), at: verb + 1)
    }
    // É surpresa: what it is, and not which one.
    secret.lexeme = Lexeme(lemma: secret.lexeme.lemma, wordClass: .adverb, kind: .manner)
    guard let main = readings(of: first).first, main.sequels.isEmpty else { return nil }
    var next = Clause(variety: variety)
    next.verb = .linking("ser", .third)
    next.complements = [secret]
    return [main.and(next)]
  }

  /// *Tocar / sinal / ir / aula, sinal / tocar / ir / recreio*: the bell has rung.
  func bellThenGoing(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, row[2].lexeme.lemma == "ir", row[2].lexeme.isInfinitive,
      isPlainThing(row[3]),
      let ring = row[..<2].firstIndex(where: { $0.lexeme.lemma == "tocar" }),
      row[ring].lexeme.isInfinitive,
      case var bell = row[1 - ring], ThoughtsInTurnWords.bells.contains(bell.lexeme.lemma)
    else { return nil }
    bell.lexeme.forms[Adverbial.doing] = ""
    var rung = row[ring].said(by: .third)
    rung.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    return inTurn([article, bell, rung], together(Array(row[2...])))
  }

  /// *Mamãe / olhar / eu / pular, papai / ver / eu / nadar*: who is called shall look.
  func lookAtMe(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, PortugueseCallWords.called(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "olhar", row[1].lexeme.isInfinitive, row[2].lexeme.lemma == "eu",
      row[3].lexeme.isInfinitive
    else { return nil }
    return inTurn([row[0].calledOut, row[1].ordered], [row[2], row[3].said(by: .first)])
  }

  /// *Copo / cair / chão / quebrar, celular / cair / água / estragar*: what fell is broken, and not what it fell on.
  func fellAndBroke(_ row: [Constituent]) -> [Clause]? {
    if row.count == 3, isPlainThing(row[0]), row[1].lexeme.lemma == "cair",
      row[1].lexeme.isInfinitive, ["água", "lama", "areia", "pia"].contains(row[2].lexeme.lemma)
    {
      // Bola / cair / água: there it lies, and is nothing to drink.
      return readings(of: [row[0], row[1], known("em"), article, row[2]])
    }
    guard row.count == 4, isPlainThing(row[0]), row[1].lexeme.lemma == "cair",
      row[1].lexeme.isInfinitive, row[3].lexeme.isInfinitive,
      ThoughtsInTurnWords.grounds.contains(row[2].lexeme.lemma),
      ThoughtsInTurnWords.broken.contains(row[3].lexeme.lemma)
    else { return nil }
    var broken = row[3].said(by: .third)
    broken.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past
    guard
      let main = readings(of: [row[0], row[1], known("em"), article, row[2]]).first,
      main.sequels.isEmpty
    else { return nil }
    var next = Clause(variety: variety)
    next.verb = broken
    return [main.and(next, link: "e")]
  }

  /// *Lição / ser / difícil / ajudar*: one needs help with it.
  func hardSoHelp(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isPlainThing(row[0]), ["ser", "estar"].contains(row[1].lexeme.lemma),
      row[1].lexeme.isInfinitive, row[2].lexeme.wordClass == .adjective,
      row[3].lexeme.lemma == "ajudar", row[3].lexeme.isInfinitive
    else { return nil }
    return inTurn(
      [row[0], row[1].said(by: .third), row[2]],
      [row[3].ordered, Constituent(WordJoiner.pronoun("me"))])
  }

  /// *Filho / ter / cinco / ano / filha / três*: how old each of two is.
  func agesInTurn(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 6, row[0].lexeme.isHuman, row[1].lexeme.lemma == "ter",
      row[1].lexeme.isInfinitive, row[2].lexeme.wordClass == .numeral,
      ["ano", "anos", "mês", "meses"].contains(row[3].lexeme.lemma), row[4].lexeme.isHuman,
      row[5].lexeme.wordClass == .numeral
    else { return nil }
    var again = row[1].said(by: .third)
    again.tile = nil
    return inTurn(Array(row[..<4]), [row[4], again, row[5]], link: "e")
  }

  /// *Cobrir / eu / cobertor / frio*: with what, and why.
  func coverBecause(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, ["cobrir", "tapar", "enrolar"].contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive, row[1].lexeme.lemma == "eu", isPlainThing(row[2]),
      ["frio", "sono", "medo"].contains(row[3].lexeme.lemma)
    else { return nil }
    return inTurn(
      [row[0], row[1], known("com"), row[2]], [.linking("estar", .first), known("com"), row[3]])
  }
}
