import AACCore

/// Whose a thing is and for whom it is done, where two nouns lie behind a verb: *thief/steal/tourist/wallet, take care/neighbor/dog,
/// celebrate/Christmas/grandparents/house, you/draw/I/castle, clown/make/laugh/kids, crutch/help/walk, invite/friend/snack,
/// wake up/kids, stay/home/with/grandma, cashier/give/change, we/talk/dinosaurs*.
///
/// Sources: CGEL §5.112–5.126 (genitive), §16.55–16.60 (verbs with two objects), §16.52 (bare infinitives behind objects), §9.45
/// (*for*), §9.60 (*about*), §12.46–12.50 (what is understood).
extension EnglishLinkedRow {
  func whoseAndForWhom(_ row: [Constituent], _ words: [String]) -> Linked? {
    if row.count == 5, words[0] == "her", words[2] == "be", isNoun(row[1]),
      row[3].lexeme.wordClass == .numeral
    {
      // *Her/baby/be/ten/month*: whose it is.
      return Linked(row: lexicon.small("her", tile: row[0].tile) + row[1...] + small("old"))
    }
    let last = row.count - 1
    guard
      let verb = words.indices.dropLast().first(where: { Self.deedsForWhom.contains(words[$0]) }),
      verb > 0, !row[(verb + 1)...].contains(where: { $0.lexeme.wordClass == .conjunction })
    else { return nil }
    switch words[verb] {
    case "steal", "eat", "hide", "take care", "take care of", "find", "celebrate":
      return whose(row, words, verb)
    case "draw", "paint": return drawnFor(row, words, verb)
    case "make":
      guard last == verb + 2, row[last].lexeme.isBeing || isObjectPronoun(row[last]),
        ["laugh", "cry", "smile", "dance", "sleep", "scream"].contains(words[verb + 1])
      else { return nil }
      let whom =
        row[last].lexeme.wordClass == .noun && !EnglishPeople.names.contains(words[last])
          && !EnglishPeople.isPossessed(words[last]) ? small("the") : []
      return Linked(row: row[...verb] + whom + [row[last], row[verb + 1].asVerb])
    case "help":
      guard last == verb + 1, !row[0].lexeme.isBeing, isThing(row[verb - 1]),
        ["walk", "see", "hear", "sleep", "stand", "breathe", "relax", "talk", "read"].contains(
          words[last])
      else { return nil }
      return Linked(
        row: row[..<verb] + [row[verb].asVerb] + small("me") + [row[last].asVerb])
    case "invite": return invitedFor(row, words, verb)
    case "wake up", "wake", "dress", "feed", "bathe", "undress":
      guard ["kids", "children", "twins", "babies"].contains(words[verb + 1]),
        row[verb - 1].lexeme.isHuman
      else { return nil }
      return inserting(small("the"), into: row, at: verb + 1)
    case "stay":
      // *Stay/home/with/grandma*; but *stay/home/fever* tells why.
      guard words[verb + 1] == "home", last > verb + 1,
        words[verb + 2] == "with" || last == verb + 2 && row[last].lexeme.isHuman
      else { return nil }
      return joined(
        row, verb, Lexeme(lemma: "stay home", wordClass: .verb, kind: .action))
    case "give": return given(row, words, verb)
    case "talk": return talked(row, words, verb)
    default: return nil
    }
  }

  private static let deedsForWhom = EnglishWords.set(
    """
    steal eat hide find celebrate draw paint make help invite wake dress feed bathe undress stay give talk
    """
  ).union(["take care", "take care of", "wake up"])

  // MARK: Whose

  /// *Steal/tourist/wallet, take care/neighbor/dog, celebrate/Christmas/grandparents/house.*
  private func whose(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    guard last > verb + 1, case let owner = row[last - 1], owner.lexeme.wordClass == .noun,
      owner.lexeme.isHuman, isThing(row[last]) || row[last].lexeme.kind == .animal
    else { return nil }
    let isNext = last == verb + 2
    switch words[verb] {
    case "take care", "take care of":
      guard isNext, row[last].lexeme.kind == .animal else { return nil }
    case "celebrate": guard last == verb + 3, words[last] == "house" else { return nil }
    case "steal": guard isNext, !row[last].lexeme.isPlaceLike else { return nil }
    default:
      guard isNext, Self.takenBelongings.contains(words[last]),
        row[verb - 1].lexeme.wordClass != .pronoun
      else { return nil }
    }
    let isKin = EnglishPeople.isPossessed(words[last - 1])
    let article =
      EnglishPeople.names.contains(words[last - 1]) || isKin && words[verb] != "celebrate"
      ? [] : small(isKin ? "my" : "the")
    let at = words[verb] == "celebrate" ? lexicon.small("at", tile: row[verb].tile) : []
    return Linked(row: row[..<(last - 1)] + at + article + [genitive(owner), row[last]])
  }

  /// What one carries and makes, and others take.
  private static let takenBelongings = EnglishWords.set(
    "wallet purse sandwich homework bag phone glasses lunch cookie snack hat shoe shoes keys toy")

  // MARK: For whom

  /// *You/draw/I/castle, draw/me/cat*: what is drawn, and for whom.
  private func drawnFor(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    guard last == verb + 2, ["I", "me", "us", "him", "her", "them"].contains(words[verb + 1]),
      words[verb + 1] != words[verb - 1], isNoun(row[last]), row[last].lexeme.kind != .body,
      let whom = words[verb + 1] == "I" ? lexicon.known("me") : row[verb + 1].lexeme
    else { return nil }
    let isOne = !EnglishHabits.isPlural(row[last].lexeme) && !EnglishHabits.isMass(row[last].lexeme)
    return Linked(
      row: row[...verb] + (isOne ? small("a") : []) + [row[last]] + small("for") + [
        Constituent(whom, tile: row[verb + 1].tile)
      ])
  }

  /// *Invite/friend/snack, invite/neighbor/coffee*: for what.
  private func invitedFor(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    guard last == verb + 2, row[verb + 1].lexeme.isHuman, isNoun(row[verb + 1]),
      isNoun(row[last]) || ["snack", "drink", "swim", "walk"].contains(words[last]),
      KindSet.edible.contains(row[last].lexeme.kind) && row[last].lexeme.kind != .meal
        || ["snack", "drink", "swim", "walk", "sleepover"].contains(words[last])
    else { return nil }
    var said = row
    let isCounted = ["snack", "drink", "swim", "walk", "sleepover"].contains(words[last])
    if isCounted { said[last] = word(row[last], as: .noun, .event) }
    if !isCounted, !EnglishHabits.isPlural(said[last].lexeme) {
      said[last].lexeme.countability = .mass
      said[last].lexeme.article = .bare
    }
    return inserting(small("for") + (isCounted ? small("a") : []), into: said, at: last)
  }

  /// *Cashier/give/change, saleswoman/give/change/me*: money that is given back.
  private func given(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    guard let change = words.firstIndex(of: "change"), change > verb, change < verb + 3,
      row.count < verb + 4, row[verb - 1].lexeme.isHuman || row[verb - 1].lexeme.isSubjectForm,
      row[(verb + 1)...].allSatisfy({ $0.lexeme.lemma == "change" || isObjectPronoun($0) })
    else { return nil }
    var said = row
    said[change] = word(row[change], as: .noun, .money)
    said[change].lexeme.countability = .mass
    said[change].lexeme.article = .bare
    guard change == verb + 1, row.count == verb + 3 else { return Linked(row: said) }
    return Linked(row: said[...verb] + [said[verb + 2], said[change]])
  }

  /// *Talk/dinosaurs, talk/trains; girl/not/talk/class*: about what nobody talks to, and where.
  private func talked(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    guard last == verb + 1, isNoun(row[last]) || words[last] == "class" else { return nil }
    if words[last] == "class" { return inserting(small("in"), into: row, at: last) }
    let isTold =
      Self.talkedTopics.contains(words[last])
      || row[last].lexeme.kind == .vehicle && EnglishHabits.isPlural(row[last].lexeme)
    guard isTold else { return nil }
    let kind = EnglishStatedRow(frames: frames, lexicon: lexicon).several(row[last])
    return inserting(small("about"), into: row[..<last] + kind, at: last)
  }

  /// Of whom one talks, and not to whom.
  private static let talkedTopics = EnglishWords.set(
    """
    dinosaur dinosaurs dragon dragons shark sharks whale whales wolf wolves robot robots unicorn unicorns monster monsters
    superhero superheroes alien aliens
    """)
}
