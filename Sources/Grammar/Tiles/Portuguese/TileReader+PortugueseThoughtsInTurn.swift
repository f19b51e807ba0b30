import AACCore

/// Two thoughts in one Portuguese row that one verb or none tells apart: what is asked for quiet and who rests, weather that begins and what is done then, what there
/// is not and what is done instead, what somebody feels and what happens, a part of the body and what it needs: *falar / baixo / bebê / dormindo, começar / chover /
/// ir / casa, amanhã / não / ter / aula / dormir / muito, eu / pressa / ônibus / sair, joelho / sangue / curativo, esconder / presente / mamãe / surpresa*.
///
/// Sources: Cunha & Cintra, chapter 18 (*Coordenação assindética*); Bechara, *Orações justapostas*, *Verbos impessoais*.
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func thoughtsInTurn(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, isPlain, (2...8).contains(row.count),
      row.allSatisfy({ $0.government == nil })
    else { return nil }
    if row.count == 2 { return enoughOf(row) ?? bellRings(row) ?? bleeding(row).map { [$0] } }
    if let against = butThereIs(row) { return against }
    guard !isJoined(row) else { return nil }
    if let said = madeToDo(row) ?? bleeding(row) ?? leaking(row) ?? hurtFromDeed(row) {
      return [said]
    }
    if let told = quietForRest(row) ?? weatherThenDeed(row) ?? noneThenDeed(row) { return told }
    if let felt = feltThenEvent(row) ?? partThenNeed(row) ?? soAndSo(row) ?? absentSo(row) {
      return felt
    }
    if let done = secretLast(row) ?? bellThenGoing(row) ?? refusedPain(row) { return done }
    return lookAtMe(row) ?? fellAndBroke(row) ?? coverBecause(row) ?? hardSoHelp(row)
      ?? agesInTurn(row)
  }

  // MARK: - Enough, and what there is

  /// *Chega / barulho*: there has been enough of it (Bechara, *Chega de*).
  func enoughOf(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "chega" || row[0].lexeme.forms[FiniteForms.Mark.text] == "chega",
      isPlainThing(row[1]), ThoughtsInTurnWords.tiring.contains(row[1].lexeme.lemma)
    else { return nil }
    var clause = Clause(variety: variety)
    var what = row[1]
    what.lexeme.article = .bare
    what.government = Government(preposition: "de", article: .bare)
    var enough = row[0].said(by: .third)
    enough.lexeme.lemma = "chegar"
    enough.lexeme.wordClass = .verb
    enough.lexeme.kind = .action
    enough.lexeme.forms = [:]
    clause.verb = enough
    clause.complements = [what]
    return [clause]
  }

  /// *Sinal / tocar, tocar / sino*: nobody rings it.
  func bellRings(_ row: [Constituent]) -> [Clause]? {
    guard let ring = row.firstIndex(where: { $0.lexeme.lemma == "tocar" }),
      row[ring].lexeme.isInfinitive,
      ["sinal", "sino", "sirene"].contains(row[1 - ring].lexeme.lemma)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[1 - ring]]
    clause.verb = row[ring]
    clause.options = [.progressive]
    return [clause]
  }

  /// *Eu / querer / dormir / mas / ter / barulho*: what there is against it (Bechara, *Verbos impessoais*).
  func butThereIs(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 4, row[row.count - 3].lexeme.lemma == "mas",
      row[row.count - 2].lexeme.lemma == "ter", variety == .portugueseBrazil, var what = row.last,
      ThoughtsInTurnWords.there.contains(what.lexeme.lemma),
      case let first = Array(row.dropLast(3)), !isJoined(first),
      var main = readings(of: first).first, main.sequels.isEmpty, !main.isQuestion
    else { return nil }
    what.lexeme.article = .bare
    var being = row[row.count - 2].said(by: .third)
    being.lexeme.kind = .action
    guard let next = readings(of: [being, what]).first else { return nil }
    main.sequels = [next]
    main.sequelJoint = [row[row.count - 3]]
    return [main]
  }

  /// Both thoughts, each read by itself.
  func inTurn(
    _ first: [Constituent], _ second: [Constituent], link: String? = nil, goesOn: Bool = false
  ) -> [Clause]? {
    guard let main = readings(of: first).first, main.sequels.isEmpty, !main.isQuestion,
      var next = readings(of: second).first, next.sequels.isEmpty, !next.isQuestion
    else { return nil }
    if goesOn { next.options.insert(.progressive) }
    return [main.and(next, link: link)]
  }

  // MARK: - One clause

  /// *Música / fazer / eu / dançar, piada / fazer / mamãe / rir*: a thing makes nothing, it makes somebody do it (Bechara, *Verbos causativos*).
  func madeToDo(_ row: [Constituent]) -> Clause? {
    guard let verb = verbPlace(row), verb > 0, verb + 3 == row.count,
      row[verb].lexeme.lemma == "fazer", row[verb].lexeme.isInfinitive,
      isPlainThing(row[verb - 1])
        || row[verb - 1].lexeme.isHuman && row[verb - 1].lexeme.wordClass == .noun
          && ["rir", "chorar", "dormir", "sorrir", "gargalhar"].contains(row[verb + 2].lexeme.lemma),
      row[..<(verb - 1)].allSatisfy(\.lexeme.isDeterminerLike),
      namesSomebody(row[verb + 1].lexeme), row[verb + 2].lexeme.isInfinitive
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[..<verb])
    clause.verb = row[verb]
    clause.complements = Array(row[(verb + 1)...])
    return clause
  }

  /// *Sair / sangue, nariz / sair / sangue*: it is the blood that comes (Cunha & Cintra, chapter 7, *Ordem inversa*).
  func bleeding(_ row: [Constituent]) -> Clause? {
    guard row.count > 1, row.last?.lexeme.lemma == "sangue",
      row[row.count - 2].lexeme.lemma == "sair", row[row.count - 2].lexeme.isInfinitive,
      var blood = flow(row[row.count - 2], row[row.count - 1])
    else { return nil }
    let before = Array(row.dropLast(2))
    if before.isEmpty { return blood }
    if before.count == 1, before[0].lexeme.kind == .body {
      blood.complements += [known("de"), known("meu"), before[0]]
      return blood
    }
    guard verbPlace(before) != nil, let main = readings(of: before).first, main.sequels.isEmpty
    else { return nil }
    return main.and(blood, link: "e")
  }

  /// *Está saindo sangue*: what flows is told behind its verb.
  func flow(_ verb: Constituent, _ what: Constituent) -> Clause? {
    var clause = Clause(variety: variety)
    clause.verb = verb
    var blood = what
    blood.lexeme.article = .bare
    clause.complements = [blood]
    clause.options = [.progressive]
    return clause
  }

  /// *Torneira / vazar / água, pneu / vazar / ar*: what leaks and what comes out of it.
  func leaking(_ row: [Constituent]) -> Clause? {
    guard row.count == 3, isPlainThing(row[0]), row[1].lexeme.lemma == "vazar",
      row[1].lexeme.isInfinitive, isPlainThing(row[2]),
      row[2].lexeme.kind == .drink || row[2].lexeme.kind == .material
        || ThoughtsInTurnWords.leaking.contains(row[2].lexeme.lemma)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.verb = row[1]
    clause.complements = [row[2]]
    clause.options = [.progressive]
    return clause
  }

  /// *Papai / doer / costas / trabalhar / muito, eu / doer / mão / escrever*: what hurts and of what (Bechara, *De: causa*).
  func hurtFromDeed(_ row: [Constituent]) -> Clause? {
    guard row.count > 3, row[1].lexeme.lemma == "doer", row[1].lexeme.isInfinitive,
      row[2].lexeme.kind == .body, row[3].lexeme.isInfinitive,
      row[0].lexeme.lemma == "eu" || isOwnerByName(row[0].lexeme),
      row.dropFirst(4).allSatisfy({ $0.lexeme.wordClass != .verb })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject =
      row[0].lexeme.lemma == "eu"
      ? [Constituent(known("meu").lexeme, tile: row[0].tile), row[2]]
      : [row[2], known("de")] + before(row[0].lexeme) + [row[0]]
    clause.verb = row[1]
    clause.complements = [known("de")] + row[3...]
    return clause
  }

  // MARK: - Quiet, weather, lessons

  /// *Falar / baixo / bebê / dormindo, não / gritar / vovó / descansando, parar / barulho / bebê / dormir*: one shall be quiet because somebody rests.
  func quietForRest(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, let last = row.last, namesSomebody(row[2].lexeme),
      row[2].lexeme.wordClass != .pronoun
    else { return nil }
    let isDeed = ThoughtsInTurnWords.resting.contains(last.lexeme.lemma) && last.lexeme.isInfinitive
    let isState =
      ThoughtsInTurnWords.rested.contains(last.lexeme.lemma)
      || last.lexeme.wordClass == .verb && !last.lexeme.isInfinitive
    guard isDeed || isState else { return nil }
    let first: [Constituent]
    if row[0].lexeme.isInfinitive, ThoughtsInTurnWords.spoken.contains(row[0].lexeme.lemma),
      ThoughtsInTurnWords.softly.contains(row[1].lexeme.lemma)
    {
      first = [row[0].ordered, row[1]]
    } else if row[0].lexeme.lemma == "parar", row[0].lexeme.isInfinitive,
      ThoughtsInTurnWords.noises.contains(row[1].lexeme.lemma)
    {
      first = [row[0].ordered, known("com"), article, row[1]]
    } else if isState, isNegator(row[0]), row[1].lexeme.isInfinitive,
      PortugueseHalfWords.noisy.contains(row[1].lexeme.lemma)
        || ThoughtsInTurnWords.spoken.contains(row[1].lexeme.lemma)
        || row[1].lexeme.lemma == "correr" || row[1].lexeme.lemma == "pular"
    {
      first = [row[0], row[1].ordered]
    } else {
      return nil
    }
    return inTurn(first, Array(row[2...]), goesOn: isDeed)
  }

  /// *Começar / chover / ir / casa, parar / chover / ir / parque*: the weather has just turned.
  func weatherThenDeed(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2, ["começar", "parar"].contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive, row[1].lexeme.isInfinitive,
      frame(of: row[1]).pattern == .weather, row[2].lexeme.isInfinitive
    else { return nil }
    let isOver = row[0].lexeme.lemma == "parar"
    var turn = row[0].said(by: .third)
    if isOver { turn.lexeme.forms[FiniteForms.Mark.time] = FiniteForms.Mark.past }
    guard var main = readings(of: [turn, known(isOver ? "de" : "a"), row[1]]).first else {
      return nil
    }
    if !isOver { main.options.insert(.progressive) }
    guard let next = readings(of: together(Array(row[2...]))).first, next.sequels.isEmpty else {
      return nil
    }
    return [main.and(next)]
  }

  /// *Ir / casa*: what those who are there do together.
  func together(_ deed: [Constituent]) -> [Constituent] {
    guard ["ir", "voltar", "entrar", "sair", "correr"].contains(deed[0].lexeme.lemma) else {
      return deed
    }
    var going = deed
    if deed[0].lexeme.lemma == "ir" {
      going[0].lexeme.person = .first
      going[0].lexeme.number = .plural
      return going
    }
    var all = ownDeed("ir")
    all.lexeme.number = .plural
    return [all] + going
  }

  /// *Amanhã / não / ter / aula / dormir / muito, não / ter / pão / comprar*: what there is not, and what is done then.
  func noneThenDeed(_ row: [Constituent]) -> [Clause]? {
    guard variety == .portugueseBrazil, let none = row.firstIndex(where: { isNegator($0) }),
      none + 3 < row.count, row[..<none].allSatisfy({ $0.lexeme.kind.isTemporal }),
      row[none + 1].lexeme.lemma == "ter", row[none + 1].lexeme.isInfinitive,
      isPlainThing(row[none + 2]), row[none + 3].lexeme.isInfinitive,
      row.dropFirst(none + 4).allSatisfy({ $0.lexeme.wordClass != .verb })
    else { return nil }
    var thing = row[none + 2]
    let deed = row[none + 3]
    let isLesson = ThoughtsInTurnWords.lessons.contains(thing.lexeme.lemma)
    let isBought =
      ThoughtsInTurnWords.remedies.contains(deed.lexeme.lemma) && none + 4 == row.count
      && (KindSet.edible.contains(thing.lexeme.kind) || thing.lexeme.kind == .thing
        || thing.lexeme.kind == .material || thing.lexeme.kind == .medicine)
    guard isLesson || isBought else { return nil }
    thing.lexeme.article = .bare
    var being = row[none + 1].said(by: .third)
    being.lexeme.kind = .action
    let first = row[..<none] + [row[none], being, thing]
    let duty =
      isLesson
      ? [ownDeed("ir")] : [Constituent.linking("ter", .third), known("que")]
    return inTurn(Array(first), duty + row[(none + 3)...])
  }
}
