import AACCore

/// English rows of two and three core words that leave out what the verb wants: *I/want, yes/want, not/can/open, I/do/alone, you/give/me,
/// I/want/bathroom, fish/water, I/make/tower, recess/time, who/do/this*.
///
/// Sources: CGEL §10.7 and §16.21 (objects that no verb leaves out), §16.56 (*give it to me*), §4.25 (what goes on), §4.53 (leave), §11.14
/// (questions about the subject).
extension TileReader {
  /// Puts in what such a row leaves out; its clauses where its kinds of words would say something else.
  func englishShort(_ row: inout [Constituent]) -> [Clause]? {
    guard row.count > 1, row.count < 4 else { return nil }
    for index in row.indices where row[index].lexeme.lemma == "all-done" {
      if let done = tables.lexicon.known("all done") { row[index].lexeme = done }
    }
    if row.count == 2 {
      wantIt(&row)
      callListener(&row)
      goOn(&row)
      beInWater(&row)
      return timeFor(row).map { [$0] }
    }
    if let said = askWhoDid(row) ?? doAlone(row) ?? giveIt(row) { return [said] }
    openIt(&row)
    goThere(&row)
    makeBuilding(&row)
    return nil
  }

  private func small(_ word: String) -> [Constituent] { tables.lexicon.small(word) }

  /// *I/want, she/need, yes/want, not/like*: what is at hand.
  private func wantIt(_ row: inout [Constituent]) {
    guard EnglishShortWords.wanting.contains(row[1].lexeme.lemma), case let who = row[0].lexeme
    else { return }
    if who.isSubjectForm || who.lemma == "you" {
      row += small("it")
    } else if who.lemma == "yes", isPlain {
      row = [row[0]] + small("I") + [row[1]] + small("it")
    }
  }

  /// *Calm down/you, sit down/you*, asked for: whoever is to do it may stand last.
  private func callListener(_ row: inout [Constituent]) {
    guard !mayAsk, !isDenied, row[1].lexeme.lemma == "you",
      EnglishShortWords.ofListener.contains(row[0].lexeme.lemma)
    else { return }
    row.swapAt(0, 1)
  }

  /// *Not/stop*: somebody is to go on.
  private func goOn(_ row: inout [Constituent]) {
    guard isPlain, row[0].lexeme.lemma == "not", row[1].lexeme.lemma == "stop" else { return }
    row = tables.lexicon.small("don't", tile: row[0].tile) + [row[1].asVerb]
  }

  /// *Fish/water, duck/water*: where such an animal is.
  private func beInWater(_ row: inout [Constituent]) {
    guard isPlain, row[0].lexeme.roleKind == .animal, row[1].lexeme.lemma == "water" else { return }
    row = [row[0], EnglishWording.be] + small("in") + small("the") + [row[1]]
  }

  /// *Recess/time, gym/time*: what is to be done now.
  private func timeFor(_ row: [Constituent]) -> Clause? {
    guard isPlain, row[1].lexeme.lemma == "time",
      EnglishShortWords.lessons.contains(row[0].lexeme.lemma),
      let first = row[0].tile, let next = row[1].tile
    else { return nil }
    var name = Lexeme(lemma: "\(row[0].lexeme.lemma) time", wordClass: .noun, kind: .idea)
    name.article = .bare
    name.countability = .mass
    var clause = Clause(variety: variety)
    clause.subject = small("it")
    clause.verb = EnglishWording.be
    clause.complements = [Constituent(name, tile: first)]
    clause.joins[first] = [first, next]
    clause.reasons.append(.init(.understoodBe, name.lemma, "be"))
    return clause
  }

  /// *Who/do/this*, of which a time was chosen: it is asked who did it.
  private func askWhoDid(_ row: [Constituent]) -> Clause? {
    guard !isPlain, row[0].lexeme.lemma == "who", row[1].lexeme.lemma == "do",
      ["this", "that"].contains(row[2].lexeme.lemma)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.verb = row[1].asVerb
    clause.complements = [row[2]]
    clause.isQuestion = true
    return clause
  }

  /// *I/do/alone, he/do/again*: what is at hand.
  private func doAlone(_ row: [Constituent]) -> Clause? {
    guard row[1].lexeme.lemma == "do", EnglishShortWords.ways.contains(row[2].lexeme.lemma),
      row[0].lexeme.isSubjectForm || row[0].lexeme.lemma == "you"
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.verb = row[1].asVerb
    clause.complements = small("it") + [row[2]]
    if isPlain { clause.tense = .present }
    return clause
  }

  /// *Not/can/open, can/not/reach*: what the speaker cannot do to what is at hand.
  private func openIt(_ row: inout [Constituent]) {
    guard EnglishShortWords.handled.contains(row[2].lexeme.lemma),
      let not = row[..<2].firstIndex(where: { $0.lexeme.lemma == "not" }),
      row[1 - not].lexeme.lemma == "can"
    else { return }
    row = small("I") + [row[1 - not], row[not], row[2].asVerb] + small("it")
  }

  /// *You/give/me*, asked for: what is at hand.
  private func giveIt(_ row: [Constituent]) -> Clause? {
    guard !mayAsk, !isDenied, row[0].lexeme.lemma == "you",
      ["give", "bring", "pass", "hand"].contains(row[1].lexeme.lemma),
      ["me", "I"].contains(row[2].lexeme.lemma), let me = tables.lexicon.known("me")
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [row[0]]
    clause.verb = row[1].asVerb
    clause.complements = small("it") + small("to") + [Constituent(me, tile: row[2].tile)]
    return clause
  }

  /// *I/want/bathroom*: where one wants to go.
  private func goThere(_ row: inout [Constituent]) {
    guard row[0].lexeme.isSubjectForm || row[0].lexeme.lemma == "you",
      row[1].lexeme.lemma == "want",
      EnglishShortWords.bathrooms.contains(row[2].lexeme.lemma)
    else { return }
    row.insert(EnglishStatementReader.verb("go"), at: 2)
  }

  /// *I/make/tower, we/build/castle*: what is built, and not where.
  private func makeBuilding(_ row: inout [Constituent]) {
    guard ["make", "build", "draw"].contains(row[1].lexeme.lemma),
      EnglishShortWords.built.contains(row[2].lexeme.lemma),
      row[0].lexeme.isSubjectForm || row[0].lexeme.isHuman || row[0].lexeme.lemma == "you"
    else { return }
    row.insert(contentsOf: small("a"), at: 2)
  }

  // MARK: Behind the reading

  /// What a mark chosen beside the tiles makes of a short row: *eat/pizza* asked is what the other would like, *watch/movie* asked for is leave for
  /// it, *baby/sleep* asked and *I/go* denied go on now.
  func turnedByFlags(_ clause: Clause) -> Clause {
    guard !isPlain, clause.sequels.isEmpty, clause.attached.isEmpty, clause.edge == nil,
      clause.tense == nil, !clause.isNegative, let verb = clause.verb
    else { return clause }
    var clause = clause
    if isAsked, verb.tile == nil, verb.lexeme.lemma == "want",
      clause.complements.first?.tile == 0, clause.complements[0].lexeme.wordClass == .verb,
      clause.subject.allSatisfy({ $0.tile == nil && $0.lexeme.lemma == "I" }),
      let you = tables.lexicon.known("you")
    {
      clause.subject = [Constituent(you)]
      return clause
    }
    if !mayAsk, !isDenied, verb.tile == 0, clause.subject.isEmpty,
      EnglishShortWords.enjoyed.contains(verb.lexeme.lemma), !clause.complements.isEmpty,
      clause.complements.allSatisfy({
        [.noun, .determiner, .adjective].contains($0.lexeme.wordClass) && !$0.lexeme.isBeing
          || $0.lexeme.wordClass == .adposition
          || EnglishShortWords.beside.contains($0.lexeme.lemma)
      }), let speaker = tables.lexicon.known("I")
    {
      clause.subject = [Constituent(speaker)]
      return clause
    }
    if isDenied, mayWish, !isOver, !isOngoing, verb.tile == 0, verb.lexeme.lemma == "go",
      !clause.complements.isEmpty,
      clause.subject.allSatisfy({ $0.tile == nil && $0.lexeme.lemma == "I" }),
      let speaker = tables.lexicon.known("I")
    {
      // Go/doctor, denied: where the speaker does not want to go.
      clause.subject = [Constituent(speaker)]
      clause.verb = EnglishStatementReader.verb("want")
      clause.complements.insert(verb, at: 0)
      return clause
    }
    if goesOn(clause, verb.lexeme.lemma) { clause.options.insert(.progressive) }
    return clause
  }

  /// Whether it is asked of somebody named, or denied of the speaker, what he does now with nothing.
  private func goesOn(_ clause: Clause, _ verb: String) -> Bool {
    guard clause.options.isEmpty, clause.subject.count == 1, let who = clause.subject.first,
      who.tile == 0,
      clause.complements.allSatisfy({ EnglishShortWords.beside.contains($0.lexeme.lemma) })
    else { return false }
    if isDenied, mayWish, !isOver {
      return who.lexeme.lemma == "I" && ["go", "come"].contains(verb)
    }
    guard isAsked else { return false }
    if who.lexeme.lemma == "bus" || who.lexeme.lemma == "taxi" { return verb == "come" }
    return EnglishShortWords.goingOn.contains(verb) && who.lexeme.lemma != "I"
      && (who.lexeme.isSubjectForm || who.lexeme.isBeing)
      && (who.lexeme.wordClass != .noun || who.lexeme.number != .plural)
  }
}

private enum EnglishShortWords {
  /// What is asked of the other alone.
  static let ofListener: WordSet = [
    "calm down", "sit down", "stand up", "lie down", "hurry up", "hurry", "get up", "shut up",
    "be quiet", "slow down", "go away", "settle down", "cheer up",
  ]
  static let wanting: WordSet = ["want", "need", "like", "love"]
  /// What has its time at school.
  static let lessons: WordSet = ["recess", "gym", "art", "music", "library", "circle", "computer"]
  /// How and when it is done.
  static let ways: WordSet = ["alone", "again", "too", "first", "later"]
  /// What is done with the hands to a thing, which the sentence names.
  static let handled: WordSet = [
    "open", "close", "reach", "find", "do", "get", "carry", "lift", "fix", "hold", "take", "push",
    "pull", "cut", "untie", "tie", "unlock", "catch", "fold", "zip", "button",
  ]
  static let bathrooms: WordSet = ["bathroom", "toilet", "potty", "restroom", "washroom"]
  /// What is built of bricks, sand and paper.
  static let built: WordSet = [
    "tower", "castle", "bridge", "garage", "tunnel", "farm", "city", "town", "road", "zoo", "tent",
  ]
  /// What one does oneself because one likes it, and nobody for one.
  static let enjoyed: WordSet = ["watch", "eat", "drink", "use", "borrow", "go"]
  static let goingOn: WordSet = [
    "come", "go", "leave", "sleep", "cry", "run", "play", "cook", "work", "dance", "swim", "wait",
    "laugh", "sing", "fly",
  ]
  /// Where, when and with whom beside such a deed.
  static let beside: WordSet = [
    "outside", "inside", "home", "again", "now", "here", "there", "too",
  ]
}
