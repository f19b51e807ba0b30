import AACCore

/// What verbs of a row in the order of speech leave out, and words that are theirs: *ask for/money/me, what/we/have/dinner, wait for/bus/half an
/// hour, until/three/morning, show/red/card/captain, brother/be/play/yard, trip/last/six/hour, because of/music, hotter/than/city,
/// people/before/not/have/electricity, grandma/teach/me/cook, watch/that/grandpa/give*.
///
/// Sources: CGEL §16.55–16.60 (two objects), §9.34–9.40 (time), §4.25 (the progressive), §15.63–15.75 (comparison), §17.13 (relatives).
extension EnglishLinkedRow {
  func verbInLongRow(_ row: [Constituent], _ words: [String]) -> Linked? {
    let readers = [
      hurtDoing, topmost, askedFor, handedTo, forMeal, forSpan, inMorning, goingOn, lasting,
      becauseOf, thanElse,
      earlier, taught, givenOne, fromTrip, itSnows, severalFoods,
    ]
    for reader in readers {
      if let said = reader(row, words) { return said }
    }
    return nil
  }

  // MARK: Whom

  /// *Friend/ask for/money/me*: whom one asks.
  private func askedFor(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let verb = words.firstIndex(of: "ask for"), verb > 0, verb + 2 < row.count,
      isNoun(row[verb + 1]), isObjectPronoun(row[verb + 2])
    else { return nil }
    var ask = row[verb]
    ask.lexeme = Lexeme(lemma: "ask", wordClass: .verb, kind: .action)
    return Linked(
      row: row[..<verb] + [ask, row[verb + 2]] + lexicon.small("for") + [row[verb + 1]]
        + row[(verb + 3)...])
  }

  /// *Show/red/card/captain, give/big/hug/teacher*: to whom, behind a thing with its quality.
  private func handedTo(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let verb = words.firstIndex(where: { ["show", "give", "hand", "send"].contains($0) }),
      verb > 0, verb + 3 < row.count,
      row[verb + 1].lexeme.wordClass == .adjective || row[verb + 1].lexeme.kind == .color,
      isThing(row[verb + 2]), isNoun(row[verb + 3]), row[verb + 3].lexeme.isHuman,
      !EnglishPeople.names.contains(words[verb + 3]), !EnglishPeople.isPossessed(words[verb + 3]),
      row[(verb + 4)...].allSatisfy({ $0.lexeme.kind.isTemporal })
    else { return nil }
    return Linked(
      row: row[...verb] + [row[verb + 3], row[verb + 1], row[verb + 2]] + row[(verb + 4)...])
  }

  // MARK: When, how long, what for

  /// *What/we/have/dinner/tonight*: for which meal.
  private func forMeal(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard words[0] == "what",
      let verb = [2, 3].first(where: {
        $0 < row.count && ["have", "eat", "make", "cook"].contains(words[$0])
      }),
      verb + 1 < row.count,
      ["breakfast", "lunch", "dinner", "dessert", "supper"].contains(words[verb + 1]),
      row[verb - 1].lexeme.isSubjectForm || row[verb - 1].lexeme.isHuman
    else { return nil }
    return inserting(small("for"), into: row, at: verb + 1)
  }

  /// *Wait for/bus/half an hour*: how long.
  private func forSpan(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard ["half an hour", "an hour", "an hour and a half"].contains(words[last]),
      isNoun(row[last - 1]) || row[last - 1].lexeme.wordClass == .verb,
      words.contains(where: {
        [
          "wait for", "wait", "sleep", "study", "play", "walk", "run", "swim", "talk", "read",
          "watch", "cook", "exercise",
        ]
        .contains($0)
      })
    else { return nil }
    return inserting(small("for"), into: row, at: last)
  }

  /// *Until/three/morning, at/eight/night*: of which part of the day the hour is.
  private func inMorning(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard ["morning", "afternoon", "evening"].contains(words[last]),
      row[last - 1].lexeme.wordClass == .numeral,
      ["until", "at", "till", "before", "after"].contains(words[last - 2])
    else { return nil }
    return inserting(small("in") + small("the"), into: row, at: last)
  }

  /// *Brother/be/play/yard; why/sister/be/cry*: what is going on.
  private func goingOn(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let be = words.firstIndex(of: "be"), be > 0, be + 1 < row.count,
      row[be - 1].lexeme.isHuman || row[be - 1].lexeme.kind == .animal,
      row[be + 1].lexeme.wordClass == .verb
        || ["play", "cry", "work", "sleep"].contains(words[be + 1]),
      be + 2 == row.count || row[be + 2].lexeme.wordClass != .noun || row[be + 2].lexeme.isPlaceLike
        || row[be + 2].lexeme.kind == .furniture || words[be + 1] == "play",
      frames.listed(words[be + 1])?.past != .state,
      !row[(be + 2)...].contains(where: { $0.lexeme.wordClass == .verb || $0.lexeme.lemma == "by" }
      ),
      row[0].lexeme.kind != .question || words[0] == "why",
      let gerund = EnglishMorphology().gerunds(of: words[be + 1]).first
    else { return nil }
    var said = row
    said[be + 1].lexeme = lexicon.lexeme(for: gerund)
    return Linked(row: said)
  }

  /// *Trip/last/six/hour, movie/last/two/hour*: how long it is.
  private func lasting(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let last = words.firstIndex(of: "last"), last > 0, last + 2 < row.count,
      row[last - 1].lexeme.namesThing || Self.events.contains(words[last - 1]),
      row[last + 1].lexeme.wordClass == .numeral,
      ["hour", "hours", "minute", "minutes", "day", "days", "week", "weeks"].contains(
        words[last + 2])
    else { return nil }
    var said = row
    if !isNoun(row[last - 1]) { said[last - 1] = word(row[last - 1], as: .noun, .event) }
    said[last] = Constituent(
      Lexeme(lemma: "last", wordClass: .verb, kind: .action), tile: row[last].tile)
    said[last].lexeme.isInferred = false
    return Linked(row: last == 1 ? small("the") + said : said)
  }

  private static let events = EnglishWords.set(
    "trip flight movie class show concert game visit drive ride walk battery meeting lesson party")

  /// *Call/police/because of/music*: of what is heard and felt by all.
  private func becauseOf(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let because = words.firstIndex(of: "because of"), because > 0, because + 1 < row.count,
      [
        "music", "noise", "traffic", "rain", "snow", "storm", "heat", "cold", "weather", "smoke",
        "fire", "strike", "wind",
      ]
      .contains(words[because + 1])
    else { return nil }
    var said = row
    if !isNoun(row[because + 1]) { said[because + 1] = word(row[because + 1], as: .noun, .thing) }
    return inserting(small("the"), into: said, at: because + 1)
  }

  // MARK: Comparison

  /// *Feel/better/today/than/yesterday, hotter/than/city, prefer/eat/home/than/restaurant*: than at which time and where.
  private func thanElse(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let than = words.firstIndex(of: "than"), than > 2, than + 2 == row.count,
      case let other = row[than + 1].lexeme
    else { return nil }
    if other.kind.isTemporal, row[than - 1].lexeme.kind.isTemporal {
      let text = "\(words[than - 1]) than \(other.lemma)"
      return phrased(Array(row[..<(than - 1)]), row[(than - 1)...], text)
    }
    guard other.isPlaceLike, isNoun(row[than + 1]) else { return nil }
    if ["here", "there"].contains(words[0]), words[1] == "be" {
      let text = "\(words[0]) than in the \(other.lemma)"
      return phrased(small("it") + row[1..<than], [row[0]] + row[than...], text)
    }
    guard words.contains("prefer"), words[than - 1] == "home" else { return nil }
    let text = "than at \(other.lemma == "restaurant" ? "a" : "the") \(other.lemma)"
    return phrased(Array(row[..<than]), row[than...], text)
  }

  /// A row that ends in words which are said as one.
  func phrased(_ row: [Constituent], _ last: ArraySlice<Constituent>, _ text: String)
    -> Linked?
  {
    let tiles = last.compactMap(\.tile)
    guard let first = tiles.first else { return nil }
    let phrase = Lexeme(lemma: text, wordClass: .adverb, kind: .manner)
    return Linked(row: row + [Constituent(phrase, tile: first)], joins: [first: tiles])
  }

  /// *People/before/not/have/electricity*: earlier.
  private func earlier(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard words[1] == "before", isNoun(row[0]) || row[0].lexeme.isSubjectForm,
      row[2].lexeme.wordClass == .verb || words[2] == "not" && row[3].lexeme.wordClass == .verb
    else { return nil }
    return Linked(row: [row[0]] + row[2...] + [row[1]])
  }

  // MARK: Deeds

  /// *Break/leg/play/soccer, hurt/back/lift/box*: doing what.
  private func hurtDoing(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let verb = words.firstIndex(where: { Self.injuring.contains($0) }), verb > 0,
      !words.contains("work"),
      verb + 1 < row.count,
      case let part = row[verb + 1].lexeme.kind == .possessive ? verb + 2 : verb + 1,
      part + 1 < row.count, row[part].lexeme.kind == .body,
      row[part + 1].lexeme.wordClass == .verb || Self.hurtful.contains(words[part + 1]),
      let gerund = EnglishMorphology().gerunds(of: words[part + 1]).first
    else { return nil }
    var said = row
    said[part + 1].lexeme = lexicon.lexeme(for: gerund)
    return Linked(row: said)
  }

  private static let injuring = EnglishWords.set(
    "break hurt twist sprain injure burn cut bump scrape")
  private static let hurtful = EnglishWords.set(
    "play dance cook climb fish run jump ski skate lift")

  /// *Be/worst/movie/of/year*: what is before us (CGEL §7.84).
  private func topmost(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard words[0] == "be", ["worst", "best"].contains(words[1]) || words[1].hasSuffix("est"),
      row[1].lexeme.wordClass != .noun, isNoun(row[2]), !row[2].lexeme.isBeing,
      ["of", "in"].contains(words[3]),
      row.count == 5, isNoun(row[4])
    else { return nil }
    return Linked(
      row: small("it") + [row[0]] + small("the") + row[1...3] + small("the") + [row[4]])
  }

  /// *Grandma/teach/me/cook*: what one learns to do (CGEL §16.50).
  private func taught(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let teach = words.firstIndex(of: "teach"), teach > 0, row[0].lexeme.kind != .question,
      teach + 2 < row.count,
      isObjectPronoun(row[teach + 1]),
      [
        "cook", "dance", "swim", "read", "write", "drive", "paint", "draw", "sing", "ski", "skate",
        "fish",
      ]
      .contains(words[teach + 2])
    else { return nil }
    return Linked(
      row: row[...(teach + 1)] + [row[teach + 2].asVerb] + row[(teach + 3)...])
  }

  /// *Lose/watch/that/grandpa/give*: to whom it was given.
  private func givenOne(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard words[last] == "give", last > 3, words[0] == "I", words[last - 2] == "that",
      row[last - 1].lexeme.isHuman, Self.keeping.contains(words[1])
    else { return nil }
    return Linked(row: row + small("me"))
  }

  private static let keeping = EnglishWords.set(
    "lose find break use wear have keep eat read drop forget")

  /// *Dad/arrive/trip/France*: whence one comes.
  private func fromTrip(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let verb = words.firstIndex(where: {
        ["arrive", "come back", "return", "get back"].contains($0)
      }),
      verb > 0, verb + 1 < row.count, ["trip", "vacation", "journey"].contains(words[verb + 1]),
      row[verb - 1].lexeme.isHuman || row[verb - 1].lexeme.isSubjectForm
    else { return nil }
    let goal = verb + 2
    let isThere = goal < row.count && isNoun(row[goal]) && !row[goal].lexeme.kind.isTemporal
    var trip = row[verb + 1]
    if trip.lexeme.wordClass != .noun { trip = word(trip, as: .noun, .event) }
    return Linked(
      row: row[...verb] + small("from") + small("a") + [trip] + (isThere ? small("to") : [])
        + row[goal...])
  }

  /// *Snow/a lot/town*: nobody does it.
  private func itSnows(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard ["snow", "rain"].contains(words[0]), words[1] == "a lot" else { return nil }
    return Linked(row: small("it") + [row[0].asVerb] + row[1...])
  }

  /// *Allergic/to/milk/and/egg*: to all of the kind.
  private func severalFoods(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let allergic = words.firstIndex(of: "allergic"), let last = row.last,
      allergic + 3 < row.count,
      words[row.count - 2] == "and", last.lexeme.wordClass == .noun,
      !EnglishHabits.isMass(last.lexeme),
      !EnglishHabits.isPlural(last.lexeme)
    else { return nil }
    let kinds = EnglishStatedRow(frames: frames, lexicon: lexicon)
    let foods = row[(allergic + 1)...].flatMap { word in
      isNoun(word) && !EnglishHabits.isMass(word.lexeme) && !EnglishHabits.isPlural(word.lexeme)
        ? kinds.several(word) : [word]
    }
    return Linked(row: row[...allergic] + foods)
  }
}
