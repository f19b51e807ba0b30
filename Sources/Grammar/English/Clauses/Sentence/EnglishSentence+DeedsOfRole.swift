import AACCore

/// Further deeds and clauses among words chosen by role: *think/that/rain/tomorrow, can/help/I/tie/shoes,
/// find/hard/climb/stairs, nervous/when/there is/storm, see/deer/cross/road*.
///
/// Sources: CGEL §10.26 (prop *it*), §18.33–18.34 (*find it hard to*), §18.44 (existential *there*), §16.52 (*see* with a
/// bare infinitive).
extension EnglishSentence {
  static func settleDeedsOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    partThereIs(&clause, planner)
    sayItRains(&clause, verb, planner)
    ownWithHelp(&clause, verb, planner)
    findItSo(&clause, verb, planner)
    seeCross(&clause, verb, planner)
    stopDeedThere(&clause, verb)
    inviteToPlace(&clause, verb)
  }

  /// *when/there is/storm*: two words on one tile.
  private static func partThereIs(_ clause: inout Clause, _ planner: ClausePlanner) {
    if let is_ = clause.complements.indices.dropFirst(2).first(where: {
      ["is", "are", "was", "be"].contains(clause.complements[$0].lexeme.lemma)
        && clause.complements[$0 - 1].lexeme.lemma == "there"
        && ["when", "if", "because", "while"].contains(clause.complements[$0 - 2].lexeme.lemma)
    }), let there = planner.lexicon.known("there") {
      let tile = clause.complements[is_].tile
      clause.complements[is_ - 1].lexeme = there
      clause.complements[is_] = Constituent(EnglishWording.be.lexeme, tile: tile)
      return
    }
    guard
      let index = clause.complements.indices.dropFirst().first(where: {
        ["there is", "there are", "there's"].contains(clause.complements[$0].lexeme.lemma)
      }), let there = planner.lexicon.known("there"), index + 1 < clause.complements.count
    else { return }
    let tile = clause.complements[index].tile
    clause.complements[index] = Constituent(there, tile: tile)
    clause.complements.insert(
      Constituent(EnglishWording.be.lexeme, tile: tile), at: index + 1)
  }

  /// *think/that/rain/tomorrow*: that it does.
  private static func sayItRains(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard claiming.contains(verb), let first = clause.complements.first?.lexeme.lemma else {
      return
    }
    let place = first == "that" ? 1 : 0
    guard place < clause.complements.count,
      falling.contains(clause.complements[place].lexeme.lemma),
      clause.complements[(place + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb
      }), place == 1 || clause.complements.count > 1,
      let it = planner.lexicon.known("it")
    else { return }
    let fall = clause.complements[place]
    clause.complements[place].lexeme = planner.lexicon.lexeme(
      for: fall.lexeme.lemma, expecting: .verb)
    clause.complements.insert(Constituent(it), at: place)
    clause.reasons.append(.init(.understood, fall.lexeme.lemma, "it"))
  }

  private static let claiming = EnglishWords.set("think hope believe say guess know hear bet")
  private static let falling = EnglishWords.set("rain snow hail thunder")

  /// *can/help/I/tie/shoes*: whose they are who is helped (CGEL §5.35).
  private static func ownWithHelp(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    let start = verb == "help" ? 0 : 1
    guard verb == "help" || ["can", "could", "will", "would", "please"].contains(verb),
      clause.complements.count == start + 3,
      start == 0 || clause.complements[0].lexeme.lemma == "help",
      case let whom = clause.complements[start].lexeme, whom.wordClass == .pronoun,
      let pronoun = EnglishPronouns.of(whom.lemma), pronoun.nominative != "it",
      case let thing = clause.complements[start + 2].lexeme, thing.wordClass == .noun,
      thing.kind == .body || thing.kind == .clothing || ownThings.contains(thing.lemma),
      dressing.contains(clause.complements[start + 1].lexeme.lemma)
    else { return }
    let owner = pronoun.possessive
    clause.complements[start + 1] = clause.complements[start + 1].asVerb
    guard let known = possessiveWord(owner, planner) else { return }
    clause.complements.insert(Constituent(known), at: start + 2)
    clause.reasons.append(.init(.articleOwn, thing.lemma, owner))
  }

  /// A word that says whose it is, also where it is a pronoun by itself: *her*.
  static func possessiveWord(_ owner: String, _ planner: ClausePlanner) -> Lexeme? {
    guard var word = planner.lexicon.known(owner == "her" ? "my" : owner) else { return nil }
    word.lemma = owner
    return word
  }

  private static let ownThings = EnglishWords.set(
    "shoe shoes shoelace shoelaces backpack bag zipper")
  private static let dressing = EnglishWords.set(
    "tie untie brush wash zip unzip button comb cut find pack lace dry fasten buckle take-off"
  ).union([
    "put on", "take off", "zip up", "button up", "tie up", "look for",
  ])

  /// *find/hard/climb/stairs* → *find it hard to climb the stairs* (CGEL §18.34).
  private static func findItSo(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard verb == "find", clause.complements.count > 1,
      judgements.contains(clause.complements[0].lexeme.lemma),
      let it = planner.lexicon.known("it"),
      case let deed = clause.complements[1], let tile = deed.tile,
      deed.lexeme.wordClass == .verb
        || planner.frames.listed(deed.lexeme.lemma) != nil && deed.lexeme.wordClass == .noun
          && clause.complements.count > 2 && clause.complements[2].lexeme.isNominal
          && !["interesting", "fun", "nice", "useful", "helpful"].contains(
            clause.complements[0].lexeme.lemma)
    else { return }
    var doing = Clause(variety: clause.variety)
    doing.subject = clause.subject
    doing.verb = Constituent(
      planner.lexicon.lexeme(for: deed.lexeme.lemma, expecting: .verb), tile: tile)
    doing.complements = Array(clause.complements[2...])
    clause.attached[tile] = EnglishAttachedClause(form: .purpose, clause: doing)
    clause.complements[1].lexeme = Lexeme(
      lemma: deed.lexeme.lemma, wordClass: .adverb, kind: .manner)
    clause.complements.removeSubrange(2...)
    clause.complements[0].lexeme.wordClass = .adjective
    clause.complements[0].lexeme.kind = .quality
    clause.complements.insert(Constituent(it), at: 0)
    clause.reasons.append(.init(.understood, clause.complements[1].lexeme.lemma, "it"))
  }

  private static let judgements = EnglishWords.set(
    """
    hard easy difficult impossible boring funny strange weird scary exciting relaxing confusing annoying tiring interesting fun
    useful helpful nice
    """)

  /// *see/deer/cross/road*: what it does.
  private static func seeCross(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard ["see", "watch", "hear", "notice", "let", "make"].contains(verb),
      let cross = clause.complements.indices.dropFirst().dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "cross"
          && clause.complements[$0].lexeme.wordClass != .verb
      }), clause.complements[cross - 1].lexeme.isBeing,
      crossed.contains(clause.complements[clause.complements.count - 1].lexeme.lemma)
    else { return }
    clause.complements[cross].lexeme = planner.lexicon.lexeme(for: "cross", expecting: .verb)
  }

  private static let crossed = EnglishWords.set(
    "road street highway river bridge lake field path track avenue border intersection crosswalk sea ocean line"
  )

  /// *stop/shout/library, stop/bark/garden*: where it is done.
  private static func stopDeedThere(_ clause: inout Clause, _ verb: String) {
    guard ["stop", "start", "begin", "keep", "quit"].contains(verb), clause.complements.count == 2,
      clause.complements[0].lexeme.wordClass == .verb,
      noisy.contains(clause.complements[0].lexeme.lemma),
      case let place = clause.complements[1].lexeme, place.wordClass == .noun,
      place.isPlaceLike, let where_ = EnglishWhereabouts.of(place)
    else { return }
    let isInside =
      place.kind == .place && !EnglishHabits.barePlaces.contains(place.lemma)
      && roofed.contains(place.lemma)
    govern(isInside ? "in" : where_.preposition, at: 1, &clause, isBare: where_.article == nil)
  }

  private static let noisy = EnglishWords.set(
    "shout yell scream bark cry laugh whisper talk sing whistle fight meow howl growl cough snore argue"
  )
  private static let roofed = EnglishWords.set(
    "library church museum theater cinema store restaurant hospital")

  /// *invite/I/her/house/sleep*: to which house.
  private static func inviteToPlace(_ clause: inout Clause, _ verb: String) {
    guard verb == "invite", clause.complements.count > 2,
      case let whom = clause.complements[0].lexeme, whom.wordClass == .pronoun || whom.isHuman,
      whom.kind != .possessive || whom.wordClass == .pronoun,
      case let whose = clause.complements[1].lexeme.lemma,
      ["my", "your", "his", "her", "our", "their"].contains(whose),
      case let place = clause.complements[2].lexeme,
      place.isPlaceLike || place.kind == .event || place.kind == .meal
    else { return }
    govern("to", at: 1, &clause)
    guard clause.complements.count == 5, case let deed = clause.complements[4],
      let tile = deed.tile, deed.lexeme.wordClass == .verb
    else { return }
    // *To her house to sleep*: what for is said last.
    var doing = Clause(variety: clause.variety)
    doing.subject = [clause.complements[0]]
    doing.verb = Constituent(
      Lexeme(lemma: deed.lexeme.lemma, wordClass: .verb, kind: .action), tile: tile)
    clause.attached[tile] = EnglishAttachedClause(form: .purpose, clause: doing)
    clause.complements[4].lexeme = Lexeme(
      lemma: deed.lexeme.lemma, wordClass: .adverb, kind: .manner)
  }
}
