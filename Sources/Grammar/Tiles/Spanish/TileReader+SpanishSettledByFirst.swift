import AACCore

/// Spanish rows whose first words settle how the rest is meant: *creer / mamá / enfadada, llamarse / Pablo / vivir / Madrid, decir / papá / venir / ya,
/// no / encontrar / calcetín / rojo, deberes / difíciles / ayuda* (NGLE §43.2, *subordinadas sustantivas*; §25.4, orders told; §31.3 and
/// §31.1, coordination and juxtaposition; §12.7, *complementos del nombre*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func settledByFirst(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, row.count > 2, row.count < 9,
      !row.contains(where: {
        $0.lexeme.kind == .question || $0.lexeme.wordClass == .conjunction
      })
    else { return nil }
    return wearyOf(row) ?? thoughtOfState(row) ?? namedAndTold(row) ?? orderSent(row) ?? notFound(
      row)
      ?? helpNeeded(row) ?? ofOneKind(row)
  }

  /// *Estar / harto / esperar*: with nobody named who speaks is tired of it.
  private func wearyOf(_ row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "estar", row[0].lexeme.isInfinitive,
      RowFirstWords.weary.contains(row[1].lexeme.lemma), row[2].lexeme.isInfinitive,
      !row.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = row[0].said(by: .first)
    clause.complements = Array(row[1...])
    return [clause]
  }

  /// *Creer / mamá / enfadada, yo / pensar / papá / estar / cansado*: how one believes somebody to be.
  private func thoughtOfState(_ row: [Constituent]) -> [Clause]? {
    let start = row[0].lexeme.lemma == "yo" ? 1 : 0
    guard row.count > start + 2, RowFirstWords.believing.contains(row[start].lexeme.lemma),
      row[start].lexeme.isInfinitive, let last = row.last, isCondition(last.lexeme),
      case var rest = Array(row[(start + 1)...]),
      let who = rest.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
      rest[who].lexeme.isHuman || rest[who].lexeme.roleKind == .animal,
      [.noun, .properNoun].contains(rest[who].lexeme.wordClass),
      case let middle = rest[(who + 1)...].dropLast(),
      middle.allSatisfy({ $0.lexeme.lemma == "estar" || $0.lexeme.kind == .degree })
    else { return nil }
    if !middle.contains(where: { $0.lexeme.lemma == "estar" }) {
      rest.insert(deed("estar"), at: who + 1)
    }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[..<start])
    clause.verb = row[start]
    clause.complements = rest
    return [clause]
  }

  /// *Llamarse / Ana / tener / siete / años*: one's name, and what else one tells of oneself.
  private func namedAndTold(_ row: [Constituent]) -> [Clause]? {
    let start = row[0].lexeme.lemma == "yo" ? 1 : 0
    guard row.count > start + 3, row[start].lexeme.lemma == "llamarse",
      row[start].lexeme.isInfinitive, row[start + 1].lexeme.wordClass == .properNoun,
      row[start + 2].lexeme.isInfinitive
    else { return nil }
    var told = Array(row[(start + 2)...])
    told[0] = told[0].said(by: .first)
    return clause(of: Cut(first: Array(row[..<(start + 2)]), second: told, link: "y")).map { [$0] }
  }

  /// *Decir / papá / venir / ya*: what somebody is to be told to do.
  private func orderSent(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row[0].lexeme.lemma == "decir", row[0].lexeme.isInfinitive,
      row[1].lexeme.isHuman, row[1].lexeme.wordClass != .pronoun, row[2].lexeme.isInfinitive,
      !row[2...].contains(where: {
        $0.lexeme.isHuman || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }),
      frame(of: row[2]).pattern == .plain || frame(of: row[2]).pattern == .grooming,
      row[3...].allSatisfy({ $0.lexeme.wordClass != .verb })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = row[0]
    clause.complements = Array(row[1...])
    clause.options.insert(.request)
    clause.reasons.append(Realization.RuleApplication(.request, "decir", "di"))
    return [clause]
  }

  /// *No / encontrar / calcetín / rojo*: no thing finds anything.
  private func notFound(_ row: [Constituent]) -> [Clause]? {
    guard isNegator(row[0]), row[1].lexeme.lemma == "encontrar", row[1].lexeme.isInfinitive,
      row[2...].allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective || $0.lexeme.namesThing
      })
    else { return nil }
    var words = row
    words[1] = words[1].said(by: .first)
    let clauses = read(words)
    return clauses.isEmpty ? nil : clauses
  }

  /// *Deberes / difíciles / ayuda*: what is hard, and what is needed for it.
  private func helpNeeded(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 3, row[0].lexeme.namesThing, row[1].lexeme.wordClass == .adjective,
      row[2].lexeme.lemma == "ayuda"
    else { return nil }
    return clause(
      of: Cut(first: Array(row[..<2]), second: [deed("necesitar").said(by: .first), row[2]])
    ).map { [$0] }
  }

  /// *Libro / dinosaurios / gustar, autobús / colegio / perder*: what a book tells of, and which bus it is.
  private func ofOneKind(_ row: [Constituent]) -> [Clause]? {
    guard let verb = row.first(where: { $0.lexeme.wordClass == .verb })?.lexeme.lemma,
      let place = row.indices.dropFirst().first(where: {
        isOfOneKind(row[$0 - 1].lexeme, row[$0].lexeme, verb)
      }), let of = tables.lexicon.known("de"), let the = tables.lexicon.known("el")
    else { return nil }
    let isTold = row[place].lexeme.isBeing
    var words = row
    words[place].lexeme.article = .bare
    words[place].government = nil
    words.insert(Constituent(of), at: place)
    if !isTold { words.insert(Constituent(the), at: place + 1) }
    let clauses = read(words)
    return clauses.isEmpty ? nil : clauses
  }

  private func isOfOneKind(_ head: Lexeme, _ part: Lexeme, _ verb: String) -> Bool {
    guard head.wordClass == .noun, part.wordClass == .noun else { return false }
    if RowFirstWords.pleasing.contains(verb) {
      return part.number == .plural && part.isBeing
        && SpanishPairWords.sort(head, part, verb: verb)?.preposition == "de"
    }
    return head.kind == .vehicle && RowFirstWords.awaited.contains(verb)
      && RowFirstWords.schools.contains(part.lemma)
  }
}

private enum RowFirstWords {
  static let weary: WordSet = ["harto", "harta"]
  static let believing: WordSet = ["creer", "pensar", "saber"]
  static let pleasing: WordSet = ["gustar", "encantar", "aburrir", "interesar"]
  static let awaited: WordSet = ["perder", "esperar", "coger", "tomar"]
  static let schools: WordSet = ["colegio", "cole", "escuela", "instituto"]
}
