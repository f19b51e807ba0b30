import AACCore

/// Spanish rows in which small words that were laid in their place say what is what: *a / mí / gustar, me / dar / vergüenza, niña / con / quien / jugar,
/// mamá / dónde / estar / mis / zapatillas / azules, abeja / picar / mano / doler* (NGLE §35.9, *verbos de afección*; §44.4, *relativos con
/// preposición*; §42.4, *vocativos*; §31.1, *yuxtaposición*).
extension TileReader {
  /// The clauses of such a row; nil where the row goes on to be read, with its words settled.
  func readFirst(_ row: inout [Constituent]) -> [Clause]? {
    guard row.count > 2 else { return nil }
    relate(&row)
    askForLesson(&row)
    if let said = pointedAt(row) { return [said] }
    return felt(byWhom: row) ?? feltDoing(row) ?? whereAskedOfNamed(row) ?? bittenAndHurt(row)
  }

  /// *Conocer / niña / con / quien / jugar*: behind somebody and a preposition it asks nothing, unless one is asked or told about it.
  private func relate(_ row: inout [Constituent]) {
    guard
      let who = row.indices.dropFirst(2).first(where: {
        ["quién", "quiénes"].contains(row[$0].lexeme.lemma)
      }), row[who - 1].lexeme.wordClass == .adposition, row[who - 2].lexeme.isHuman,
      row[who - 2].lexeme.wordClass == .noun,
      let verb = row[..<(who - 2)].last(where: { $0.lexeme.wordClass == .verb }),
      frame(of: verb).slot(.recipient) == nil,
      row[(who + 1)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    row[who].lexeme = Lexeme(lemma: "quien", wordClass: .conjunction, kind: .connective)
    // Conocer / niña / con / quien / jugar: who is told of more is not who knows.
    if row[0] == verb, verb.lexeme.person == nil { row[0] = verb.said(by: .first) }
  }

  /// *Esta / ser / casa / en / que / vivir*: what is pointed at is what more is told of.
  private func pointedAt(_ row: [Constituent]) -> Clause? {
    guard row.count > 5, row[0].lexeme.kind == .demonstrative, row[1].lexeme.lemma == "ser",
      row[2].lexeme.wordClass == .noun, row[3].lexeme.wordClass == .adposition,
      row[4...].prefix(2).contains(where: {
        ["que", "quién", "quien"].contains($0.lexeme.lemma)
      }), row[5...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.verb = row[1]
    clause.complements = Array(row[2...])
    return clause
  }

  /// *Agua / apagar / fuego*: with nobody there, it does that by itself.
  func quenched(_ row: [Constituent]) -> [Clause]? {
    guard isSpanish, row.count == 3, let verb = row.first(where: { $0.lexeme.wordClass == .verb }),
      DoerWords.watering.contains(verb.lexeme.lemma), verb.lexeme.person == nil,
      var water = row.first(where: { $0.lexeme.lemma == "agua" }),
      var thing = row.first(where: { $0.tile != verb.tile && $0.tile != water.tile }),
      thing.lexeme.namesThing, thing.lexeme.kind != .device
    else { return nil }
    water.government = nil
    thing.government = Government(preposition: nil, article: .definite)
    var clause = Clause(variety: variety)
    clause.subject = [water]
    clause.verb = verb
    clause.complements = [thing]
    return [clause]
  }

  /// *Dónde / estar / mi / cuaderno / matemáticas*: of which subject it is.
  private func askForLesson(_ row: inout [Constituent]) {
    guard row.contains(where: { $0.lexeme.lemma == "dónde" }),
      let lesson = row.indices.dropFirst().first(where: {
        (row[$0].lexeme.kind == .subject || row[$0].lexeme.kind == .languageName)
          && AskedFeelingWords.lessons.contains(row[$0 - 1].lexeme.lemma)
      }), let of = tables.lexicon.known("de")
    else { return }
    row[lesson].lexeme.article = .bare
    row.insert(Constituent(of), at: lesson)
  }

  /// *Mi / viejo / trabajar*: one's father.
  func parentsNamed(_ row: [Constituent]) -> [Constituent] {
    var row = row
    if row.count > 1 { tables.lexicon.nameParents(&row) }
    return row
  }

  /// *Escribir / carta / Reyes, Reyes / traer / regalos / niños*: those who get letters and bring presents are no day of the year.
  func writtenToKings(_ row: [Constituent]) -> [Constituent] {
    guard let kings = row.firstIndex(where: { $0.lexeme.lemma == "Reyes" }),
      row.contains(where: { ["traer", "dejar", "regalar", "venir"].contains($0.lexeme.lemma) })
        || row.contains(where: { $0.lexeme.lemma == "carta" })
          && row.contains(where: { ["escribir", "enviar", "mandar"].contains($0.lexeme.lemma) }),
      row.contains(where: { $0.lexeme.wordClass == .adposition }) == false,
      case var people = tables.lexicon.lexeme(for: "Reyes Magos"), !people.isInferred
    else { return row }
    people.lemma = "Reyes"
    var row = row
    row[kings].lexeme = people
    return row
  }

  /// *A / mí / gustar / series, a / mí / encantar / bailar*: who feels it, though the pronoun has its preposition.
  private func felt(byWhom row: [Constituent]) -> [Clause]? {
    guard row[0].lexeme.lemma == "a", row[0].lexeme.wordClass == .adposition,
      row[1].lexeme.wordClass == .pronoun, row[1].lexeme.kind == .person,
      let own = FirstWords.felt[row[1].lexeme.lemma]
        ?? (row[1].lexeme.number != nil
          ? row[1].lexeme.lemma : nil),
      let who = tables.lexicon.known(own),
      case let verbs = row.indices.dropFirst(2).filter({ row[$0].lexeme.wordClass == .verb }),
      let first = verbs.first,
      verbs.count == 1
        || verbs.count == 2 && verbs[1] == first + 1 && row[first + 1].lexeme.isInfinitive,
      case let verb = row[first],
      frame(of: verb).pattern == .experiencer,
      !row[2...].contains(where: {
        $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .conjunction
      }), let link = row[0].tile, let second = row[1].tile
    else { return nil }
    return read([Constituent(who, tile: link)] + row[2...], joining: [link, second])
  }

  /// *Me / dar / vergüenza / hablar*: what is felt is one with its verb where a short pronoun says by whom.
  private func feltDoing(_ row: [Constituent]) -> [Clause]? {
    guard let give = row.dropLast().firstIndex(where: { $0.lexeme.lemma == "dar" }), give > 0,
      row[give].lexeme.wordClass == .verb, FirstWords.short.contains(row[give - 1].lexeme.lemma),
      case let lemma = "dar \(row[give + 1].lexeme.lemma)",
      tables.frames.listed(lemma)?.pattern == .experiencer,
      let first = row[give].tile, let second = row[give + 1].tile
    else { return nil }
    var words = row
    words[give].lexeme.lemma = lemma
    words.remove(at: give + 1)
    return read(words, joining: [first, second])
  }

  /// What a row says in which one word stands for two tiles.
  private func read(_ words: [Constituent], joining tiles: [Int]) -> [Clause]? {
    var clauses = read(words)
    for index in clauses.indices { clauses[index].joins[tiles[0]] = tiles }
    return clauses.isEmpty ? nil : clauses
  }

  /// *Mamá / dónde / estar / mis / zapatillas / azules*: whose place is asked stands behind, with what it is like, and who is named first
  /// is called.
  private func whereAskedOfNamed(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 4, CalledWords.all.contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "dónde", row[2].lexeme.lemma == "estar",
      let thing = row.indices.dropFirst(3).first(where: { row[$0].lexeme.wordClass == .noun }),
      row[3..<thing].allSatisfy(\.lexeme.isDeterminerLike), thing + 1 < row.count,
      row[(thing + 1)...].allSatisfy({
        $0.lexeme.wordClass == .adjective || $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing
      })
    else { return nil }
    var clauses = read(Array(row[1...]))
    for index in clauses.indices { clauses[index].complements.insert(row[0].calledOut, at: 0) }
    return clauses.isEmpty ? nil : clauses
  }

  /// *Abeja / picar / mano / doler*: what was done to the part, and that it hurts.
  private func bittenAndHurt(_ row: [Constituent]) -> [Clause]? {
    guard row.count == 4 || row.count == 5, let last = row.last, last.lexeme.lemma == "doler",
      row[0].lexeme.roleKind == .animal, row[1].lexeme.lemma == "picar",
      row[row.count - 2].lexeme.kind == .body,
      row.count == 4 || ["yo", "me"].contains(row[2].lexeme.lemma)
    else { return nil }
    return clause(of: Cut(first: Array(row.dropLast()), second: [last])).map { [$0] }
  }

  /// Whether a verb is what something is done for or what somebody is tired of.
  func isNoHead(_ words: [Constituent], _ verb: Int) -> Bool {
    isAimed(words, verb) || isOfState(words, verb)
  }

  /// *Estar / harto / esperar*: what somebody is tired of is no head of the row (NGLE §36.3).
  private func isOfState(_ words: [Constituent], _ verb: Int) -> Bool {
    guard isSpanish, verb > 1, words[verb - 1].lexeme.wordClass == .adjective,
      words[verb - 2].lexeme.lemma == "estar"
    else { return false }
    let deed = frame(of: words[verb])
    return deed.pattern != .modal && !PartedWords.wishes.contains(deed.lemma)
  }
}

private enum FirstWords {
  static let felt: [String: String] = ["mí": "yo", "ti": "tú"]
  static let short: WordSet = ["me", "te", "le", "nos", "os", "les"]
}
