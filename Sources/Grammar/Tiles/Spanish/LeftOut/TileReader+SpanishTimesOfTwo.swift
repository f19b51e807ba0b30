import AACCore

/// Spanish rows that begin with a time of two deeds, and rows of a thing that makes somebody do something, of two ages, and of what is to be brought: *ayer /
/// mamá / trabajar / papá / cocinar, mañana / no / haber / cole / jugar, música / hacer / yo / bailar, hijo / tener / cinco / año / hija / tres, traer / vaso
/// / agua / fría*.
///
/// Sources: NGLE §30.9 (adverbs of the whole sentence), §24.1, §26.10 (*hacer* and the infinitive), §31.6 (what is left out), §12.11 (nouns of measure).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func timesOfTwo(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, isPlain, row.count > 3, row.count < 10,
      row.allSatisfy({ $0.tile != nil && $0.government == nil }), !isJoined(row)
    else { return nil }
    if let said = pointedSuperlative(row) ?? bothByThen(row) { return said }
    if let said = lackingIt(row) ?? eachIsSo(row) { return said }
    return bothThen(row) ?? freeThen(row) ?? madeToDo(row) ?? ageOfEither(row)
      ?? broughtSo(row)
  }

  /// *Ayer / mamá / trabajar / papá / cocinar, ayer / yo / no / ir / cole / enfermo*: the time laid first is that of both.
  private func bothThen(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 4, row[0].lexeme.kind.isTemporal,
      let tense = tables.lexicon.tense(of: row[0].lexeme.lemma), tense != .present,
      row.filter({ $0.lexeme.wordClass == .verb }).count < 3,
      case let rest = Array(row.dropFirst()), !rest[0].lexeme.kind.isTemporal,
      var main = readWhole(rest).first, main.sequels.count == 1, main.edge == nil,
      isToldPlain(main), case var next = main.sequels[0], next.sequels.isEmpty, isToldPlain(next)
    else { return nil }
    let isDenied = main.complements.contains(where: isNegator) || main.isNegative
    let isWhy = main.sequelLink == nil && isDenied && next.verb?.lexeme.lemma == "estar"
    guard main.sequelLink == "y" || isWhy else { return nil }
    var time = row[0]
    time.lexeme.forms[Adverbial.starting] = ""
    main.options.remove(.perfect)
    next.options.remove(.perfect)
    main.tense = tense
    next.tense = tense
    main.complements.insert(time, at: 0)
    main.sequels = [next]
    return [main]
  }

  private func isToldPlain(_ clause: Clause) -> Bool {
    clause.verb != nil && !clause.isQuestion && !clause.options.contains(.request)
      && clause.verb?.lexeme.forms[FiniteForms.Mark.time] == nil
  }

  /// *Mañana / no / haber / cole / jugar, hoy / no / haber / clase / quedarse / casa*: what there is not, and what one does for that.
  private func freeThen(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 4, row[0].lexeme.kind.isTemporal, isNegator(row[1]),
      row[2].lexeme.lemma == "haber", row[2].lexeme.isInfinitive, isCommon(row[3]),
      row[4].lexeme.isInfinitive, !frame(of: row[4]).isStrongOpener,
      row[5...].allSatisfy({ $0.lexeme.wordClass != .verb && !$0.lexeme.isBeing }),
      tables.lexicon.tense(of: row[0].lexeme.lemma) != .past,
      var next = read([row[4].said(by: .first)] + row[5...]).first, next.sequels.isEmpty
    else { return nil }
    next.verb = row[4].lexeme.isInfinitive ? row[4] : next.verb
    next.options.insert(.goingTo)
    next.tense = nil
    var time = row[0]
    time.lexeme.forms[Adverbial.starting] = ""
    var what = row[3]
    what.lexeme.article = .bare
    var none = told(row[2].said(by: .third), [time, row[1], what])
    none.tense = .present
    return [none.and(next)]
  }

  /// *Música / hacer / yo / bailar, película / hacer / mamá / llorar*: what a thing makes somebody do.
  private func madeToDo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, isCommon(row[0]), row[0].lexeme.namesThing,
      row[1].lexeme.lemma == "hacer", row[1].lexeme.isInfinitive,
      row[2].lexeme.isBeing || row[2].lexeme.wordClass == .pronoun && row[2].lexeme.kind == .person,
      row[3].lexeme.isInfinitive, frame(of: row[3]).pattern == .plain
    else { return nil }
    let others = row[2].lexeme.wordClass == .pronoun ? [row[2], row[3]] : [row[3], row[2]]
    return [told(row[1], by: small("el") + [row[0]], others)]
  }

  /// *Hijo / tener / cinco / año / hija / tres*: how old the one is, and the other.
  private func ageOfEither(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 6, row[0].lexeme.isHuman, row[1].lexeme.lemma == "tener",
      row[1].lexeme.isInfinitive, row[2].lexeme.wordClass == .numeral,
      ["año", "mes"].contains(row[3].lexeme.lemma), row[4].lexeme.isHuman,
      row[4].lexeme.wordClass != .pronoun, row[5].lexeme.wordClass == .numeral,
      let main = read(Array(row[..<4])).first, main.sequels.isEmpty, let tile = row[4].tile,
      let number = row[5].tile
    else { return nil }
    let who = known(row[4]).map(written).joined(separator: " ")
    var next = Clause(variety: variety)
    next.complements = [phrase("\(who) \(written(row[5]))", row[4])]
    next.joins[tile] = [tile, number]
    return [main.and(next, link: "y")]
  }

  /// *Traer / vaso / agua / fría, dar / taza / leche / caliente*: what is to be brought, and how.
  private func broughtSo(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4, ["traer", "dar", "pasar", "servir"].contains(row[0].lexeme.lemma),
      row[0].lexeme.isInfinitive, FilledWords.measures.contains(row[1].lexeme.lemma),
      isCommon(row[2]), KindSet.edible.contains(row[2].lexeme.kind),
      NounRowWords.served.contains(row[3].lexeme.lemma)
    else { return nil }
    let isFeminine = tables.gender(of: row[2].lexeme) == .feminine
    let how = agreed(row[3].lexeme.lemma, with: isFeminine ? .feminine : .masculine)
    var food = row[2]
    food.lexeme.article = .bare
    food.lexeme.lemma += " \(how)"
    let me = Constituent(WordJoiner.pronoun("me"))
    var clauses = ordered(row[0], [me] + small("un") + [row[1]] + small("de") + [food])
    if let first = row[2].tile, let second = row[3].tile {
      clauses[0].joins[first] = [first, second]
    }
    return clauses
  }
}
