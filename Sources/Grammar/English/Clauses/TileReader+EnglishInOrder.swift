import AACCore

/// Rows laid as they are spoken whose words are more than one clause, or no clause of the usual kind: *listen/to/music/make/I/happy,
/// what/I/like/be/pizza, dad/cook/mom/clean/kid/play, the/more/I/eat/the/more/I/want, God/bless/you*.
///
/// Sources: CGEL §15.4–15.14 (clauses as subjects), §13.16–13.18 (coordination of several), §15.51 (*the more … the more*), §11.28
/// (formulaic subjunctive), §11.24 (requests).
extension TileReader {
  /// What a whole row says, where its kinds of words or their order tell; nil where it is to be put in order first.
  func englishWhole(_ row: [Constituent]) -> [Clause]? {
    withTag(row) ?? englishInOrder(row) ?? englishOpened(row) ?? englishScene(row)
      ?? englishOfThree(row)
      ?? englishTwoThoughts(row)
  }

  /// The clause of such a row; nil for any other.
  private func englishInOrder(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 2 else { return doneByThing(row).map { [$0] } }
    let readers: [([Constituent]) -> Clause?] = [
      subjectClauseFirst, severalDeeds, theMoreTheMore, notOnly, askedFar, askedHow, askedForThing,
      askedHowManyThere, fetched, painStopped, blessed, layDown, doneByThing, announced,
      askedOfSeveral, describedByPlace,
    ]
    for reader in readers {
      if let said = reader(row) { return [said] }
    }
    return nil
  }

  /// The clauses of a row where *when* or *who* opens one, or the same one does two things.
  private func englishOpened(_ row: [Constituent]) -> [Clause]? {
    if let told = englishFilledClauses(row) ?? englishOrderedRow(row) ?? englishToldApart(row) {
      return [told]
    }
    if let opened = englishOpenedClause(row) ?? englishFeltBehind(row) { return [opened] }
    return englishDeedsInTurn(row).map { [$0] }
  }

  // MARK: Clauses as subjects

  private func subjectClauseFirst(_ row: [Constituent]) -> Clause? {
    guard row.count > 3, isPlain, row[0].lexeme.wordClass == .verb || row[0].lexeme.lemma == "what"
    else { return nil }
    let planner = ClausePlanner(language: .english)
    let isTold = row[0].lexeme.lemma == "what"
    guard
      let main = row.indices.dropFirst().first(where: {
        isCausing(row, $0) || isTold && isNaming(row, $0)
      })
    else { return nil }
    let words = Array(row[..<main])
    let found: EnglishSubjectClause?
    if isTold {
      guard main > 2,
        row[1].lexeme.lemma != "you" || tables.frames[row[2].lexeme.lemma].opening == nil
      else { return nil }
      found = EnglishSubjectClause(told: words, planner, variety)
    } else {
      let frame = tables.frames[row[0].lexeme.lemma]
      guard frame.opening == nil, frame.otherOpening == nil,
        !["go", "come"].contains(row[0].lexeme.lemma),
        !words.contains(where: { $0.lexeme.lemma == "please" || $0.lexeme.isSubjectFormOnly })
      else { return nil }
      found = EnglishSubjectClause(deed: words, planner, variety)
    }
    guard let found, let tile = found.noun.tile else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [found.noun]
    clause.verb = row[main].asVerb
    clause.complements = Array(row[(main + 1)...])
    clause.attached[tile] = found.attached
    return clause
  }

  /// *make/I/happy, help/me/relax*: what comes of it to somebody.
  private func isCausing(_ row: [Constituent], _ index: Int) -> Bool {
    guard ["make", "makes", "help", "helps"].contains(row[index].lexeme.lemma),
      index + 3 == row.count
    else { return false }
    let (whom, result) = (row[index + 1].lexeme, row[index + 2].lexeme)
    guard whom.isBeing || EnglishPronouns.of(whom.lemma) != nil,
      !whom.isDeterminerLike || whom.lemma == "her"
    else { return false }
    return row[index].lexeme.lemma.hasPrefix("help")
      ? result.wordClass == .verb : [.adjective, .verb].contains(result.wordClass)
  }

  /// *be/pizza, be/my/favorite, be/true*: what it is, with no further verb.
  private func isNaming(_ row: [Constituent], _ index: Int) -> Bool {
    guard ["be", "is", "was"].contains(row[index].lexeme.lemma), index > 2, index + 1 < row.count,
      tables.frames.listed(row[index - 1].lexeme.lemma) != nil
    else { return false }
    return row[(index + 1)...].allSatisfy {
      [.noun, .adjective, .determiner, .properNoun].contains($0.lexeme.wordClass)
        || $0.lexeme.isDeterminerLike
    } && [.noun, .adjective, .properNoun].contains(row[row.count - 1].lexeme.wordClass)
  }

  // MARK: Several clauses

  /// *dad/cook/mom/clean/kid/play*: each does something; the last two are joined.
  private func severalDeeds(_ row: [Constituent]) -> Clause? {
    guard row.count == 6 || row.count == 8, isPlain else { return nil }
    var deeds: [Clause] = []
    for index in stride(from: 0, to: row.count, by: 2) {
      let (doer, deed) = (row[index].lexeme, row[index + 1].lexeme)
      guard doer.isBeing || doer.isSubjectFormOnly,
        doer.wordClass != .pronoun || doer.isSubjectForm,
        tables.frames.listed(deed.lemma)?.isListed == true,
        [.verb, .noun, .adjective].contains(deed.wordClass), !deed.isBeing || deed.lemma == "cook",
        let read = read([row[index], row[index + 1].asVerb]).first, read.subject == [row[index]]
      else { return nil }
      deeds.append(read)
    }
    let isGoingOn = deeds.allSatisfy {
      !EnglishAspects.isOnce($0.verb?.lexeme.lemma ?? "") && $0.tense == nil
    }
    for index in deeds.indices {
      deeds[index].isLaid = true
      if isGoingOn { deeds[index].options.insert(.progressive) }
    }
    for index in deeds.indices.dropLast().reversed() {
      deeds[index].sequels = [deeds[index + 1]]
      if index + 2 == deeds.count { deeds[index].sequelLink = "and" }
    }
    return deeds[0]
  }

  /// *the/more/I/eat/the/more/I/want*: the one goes with the other.
  private func theMoreTheMore(_ row: [Constituent]) -> Clause? {
    guard row.count > 7, row[0].lexeme.lemma == "the", isDegree(row[1]),
      let half = row.indices.dropFirst(4).first(where: {
        row[$0].lexeme.lemma == "the" && $0 + 3 < row.count && isDegree(row[$0 + 1])
      }), var first = proportion(Array(row[..<half])), let second = proportion(Array(row[half...]))
    else { return nil }
    first.attached[EnglishAttachedClause.sequel] = EnglishAttachedClause(
      form: .sequel, clause: second)
    return first
  }

  private func isDegree(_ word: Constituent) -> Bool {
    word.lexeme.lemma == "more" || EnglishNumberWords.isCompared(word.lexeme.lemma)
  }

  private func proportion(_ row: [Constituent]) -> Clause? {
    guard row.count > 3, let tile = row[0].tile, let degree = row[1].tile,
      row[2].lexeme.isSubjectForm || row[2].lexeme.isBeing, row[3].lexeme.wordClass == .verb
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[2]]
    clause.verb = row[3]
    clause.complements = Array(row[4...])
    clause.joins[tile] = [tile, degree]
    clause.attached[EnglishAttachedClause.opening] = EnglishAttachedClause(
      form: .opening, clause: Clause(variety: variety),
      word: Constituent(
        Lexeme(
          lemma: "the \(row[1].lexeme.lemma)", wordClass: .conjunction, kind: .connective),
        tile: tile))
    return clause
  }

  /// *I/like/not only/dog/but also/cat*: a row in the order of speech.
  private func notOnly(_ row: [Constituent]) -> Clause? {
    guard row.count > 5, row[1].lexeme.wordClass == .verb,
      row[0].lexeme.isSubjectForm || row[0].lexeme.isBeing,
      row[2].lexeme.lemma == "not only"
        || row[2].lexeme.lemma == "not" && row[3].lexeme.lemma == "only",
      row.contains(where: { ["but", "but also"].contains($0.lexeme.lemma) })
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.verb = row[1]
    clause.complements = Array(row[2...])
    return clause
  }

  // MARK: Questions and requests

  /// *who/you/think/come*: of whom somebody thinks so.
  private func askedFar(_ row: [Constituent]) -> Clause? {
    if row.count > 4, row[0].lexeme.lemma == "which", row[1].lexeme.wordClass == .noun,
      row[2].lexeme.isSubjectForm || row[2].lexeme.isBeing,
      ["think", "believe", "guess"].contains(row[3].lexeme.lemma),
      tables.frames.listed(row[4].lexeme.lemma) != nil
    {
      // *which/team/you/think/win.*
      var clause = Clause(variety: variety)
      clause.subject = [row[2]]
      clause.verb = row[3]
      clause.complements = row[..<2] + [row[4].asVerb] + row[5...]
      clause.isQuestion = true
      return clause
    }
    guard row.count > 3, ["who", "what"].contains(row[0].lexeme.lemma),
      row[1].lexeme.isSubjectForm || row[1].lexeme.isBeing,
      ["think", "believe", "guess"].contains(row[2].lexeme.lemma)
        || row[2].lexeme.lemma == "say" && row[0].lexeme.lemma == "who",
      row[3].lexeme.wordClass == .verb, tables.frames.listed(row[3].lexeme.lemma) != nil,
      row[0].lexeme.lemma == "who" || row[3].lexeme.lemma == "happen"
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[1]]
    clause.verb = row[2]
    clause.complements = [row[0]] + row[3...]
    clause.isQuestion = true
    return clause
  }

  /// *how/was/your/weekend*: a time that is asked about, not when something was.
  private func askedHow(_ row: [Constituent]) -> Clause? {
    guard row.count == 4, row[0].lexeme.lemma == "how", let last = row.last?.lexeme,
      ["be", "is", "was"].contains(row[1].lexeme.lemma), row[2].lexeme.kind == .possessive,
      last.wordClass == .noun, last.kind.isTemporal
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = Array(row[2...])
    clause.verb = row[1].asVerb
    clause.verb?.lexeme.lemma = "be"
    clause.complements = [row[0]]
    clause.isQuestion = true
    if row[1].lexeme.lemma == "was" { clause.tense = .past }
    return clause
  }

  /// *when/next/bus, can/we/have/check*: the next of them, and what a waiter brings.
  private func askedForThing(_ row: [Constituent]) -> Clause? {
    var clause = Clause(variety: variety)
    clause.isQuestion = true
    if row.count == 3, row[0].lexeme.lemma == "when",
      ["next", "last"].contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.kind.isTemporal
    {
      clause.subject = Array(row[1...])
      clause.verb = EnglishWording.be
      clause.complements = [row[0]]
      return clause
    }
    guard row.count == 4, ["can", "may", "could"].contains(row[0].lexeme.lemma),
      ["I", "we"].contains(row[1].lexeme.lemma), ["have", "get"].contains(row[2].lexeme.lemma),
      row[3].lexeme.lemma == "check", let the = tables.lexicon.known("the")
    else { return nil }
    var bill = row[3]
    bill.lexeme = Lexeme(lemma: "check", wordClass: .noun, kind: .money)
    bill.lexeme.countability = .count
    clause.subject = [row[1]]
    clause.verb = row[0]
    clause.complements = [row[2].asVerb, Constituent(the), bill]
    clause.reasons.append(.init(.articleDefinite, "check", "the"))
    return clause
  }

  /// *get/my/blanket*: asked of another.
  private func fetched(_ row: [Constituent]) -> Clause? {
    guard row.count == 3, isPlain, row[0].lexeme.lemma == "get", row[1].lexeme.lemma == "my",
      row[2].lexeme.namesThing
    else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = row[0]
    clause.complements = Array(row[1...])
    clause.options = [.request]
    return clause
  }

  /// *my/arm/hurt/stop*: what hurts, and that it shall end.
  private func painStopped(_ row: [Constituent]) -> Clause? {
    guard row.count > 2, isPlain, let last = row.last, last.lexeme.lemma == "stop",
      row[row.count - 2].lexeme.lemma == "hurt",
      row.dropLast(2).last?.lexeme.kind == .body,
      row.dropLast(3).allSatisfy({
        $0.lexeme.kind == .possessive || $0.lexeme.wordClass == .adjective
      }),
      var clause = read(Array(row.dropLast())).first
    else { return nil }
    var stop = Clause(variety: variety)
    stop.verb = last.asVerb
    stop.options = [.request]
    clause.isLaid = true
    clause.sequels.append(stop)
    return clause
  }

  /// *God/bless/you*: wished, and not told.
  private func blessed(_ row: [Constituent]) -> Clause? {
    guard row.count == 3, row[1].lexeme.lemma == "bless", row[0].lexeme.lemma.lowercased() == "god",
      row[2].lexeme.wordClass == .pronoun, let tile = row[0].tile
    else { return nil }
    var word = row[0]
    let whom = EnglishPronouns.of(row[2].lexeme.lemma)?.accusative ?? row[2].lexeme.lemma
    word.lexeme = Lexeme(lemma: "God bless \(whom)", wordClass: .interjection, kind: .social)
    var clause = Clause(variety: variety)
    clause.subject = [word]
    clause.joins[tile] = row.compactMap(\.tile)
    clause.isLaid = true
    return clause
  }

  /// *lie/down/couch*: where the speaker wants to.
  private func layDown(_ row: [Constituent]) -> Clause? {
    guard row.count == 3, isPlain, row[0].lexeme.lemma == "lie", row[1].lexeme.lemma == "down",
      row[2].lexeme.kind == .furniture, row[2].lexeme.lemma != "bed",
      let first = row[0].tile, let second = row[1].tile
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = tables.lexicon.small("I")
    clause.verb = Constituent(Lexeme(lemma: "want", wordClass: .verb, kind: .action))
    clause.complements = [
      Constituent(Lexeme(lemma: "lie down", wordClass: .verb, kind: .action), tile: first), row[2],
    ]
    clause.joins[first] = [first, second]
    clause.reasons.append(.init(.understood, "lie down", "I want"))
    return clause
  }
}
