import AACCore

/// Small words that longer rows leave out: *break/arm/when/ski, make/noise/strange/when/spin, have/glue/and/scissors/pencil case,
/// what/be/favorite/color/your/grandma, how much/cost/ticket/children, eat/lasagna/grandma/Betty/house, fog/not/let/us/see, ask/waiter/check,
/// whistle/to/start/race*.
///
/// Sources: CGEL §4.28 and §15.25–15.27 (what was going on when), §7.13 (order before the noun), §5.112–5.123 (genitive), §9.15–9.19 (place),
/// §9.46 (*for*), §15.48 (purpose), App. I.43 (conversion).
extension EnglishLinkedRow {
  func smallWordsOfLongerRows(_ row: [Constituent], _ words: [String]) -> Linked? {
    linked(
      row, words, fewest: 3,
      by: [
        noiseThatIsMade, goingOnWhenHurt, listInContainer, favoriteOfWhom, costForWhom,
        atNamedKin, mistInFront, askedForCheck, deedBeforeTo, blindThatIsClosed, laughingWhere,
        painOnStairs,
      ])
  }

  /// Those of them that are the same by role.
  func smallWordsByRole(_ row: [Constituent], _ words: [String]) -> Linked? {
    linked(
      row, words, fewest: 3, by: [noiseThatIsMade, goingOnWhenHurt, listInContainer, atNamedKin])
  }

  // MARK: Noise

  /// *Make/noise/strange, hear/sound/loud/when/spin*: how it sounds (CGEL §7.21).
  private func noiseThatIsMade(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let noise = words.indices.dropFirst(2).dropLast(2).first(where: {
        ["noise", "sound", "smell"].contains(words[$0])
          && ["make", "hear", "have"].contains(words[$0 - 1])
      }), row[noise + 1].lexeme.wordClass == .adjective,
      row[noise + 2].lexeme.wordClass == .conjunction || words[noise + 2] == "when"
    else { return nil }
    var said = row
    said[noise] = row[noise + 1]
    said[noise + 1] = isNoun(row[noise]) ? row[noise] : word(row[noise], as: .noun, .thing)
    return inserting(small("a"), into: said, at: noise)
  }

  // MARK: When

  /// *Break/arm/when/ski, fall/when/play/soccer, cut/finger/when/cook*: what one was at when it happened.
  private func goingOnWhenHurt(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let when = words.firstIndex(of: "when"), when > 1, when + 1 < row.count,
      row[when + 1].lexeme.wordClass == .verb, Self.goingOnDeeds.contains(words[when + 1]),
      words[1..<when].contains(where: { Self.mishapsOfPeople.contains($0) }),
      let who = EnglishPronouns.of(words[0])?.nominative ?? laidDoer(row)?.pronouns.nominative,
      row[0].lexeme.isBeing || row[0].lexeme.wordClass == .pronoun
        || row[0].lexeme.isDeterminerLike && row[1].lexeme.isBeing
    else { return nil }
    return inserting(small(who) + [EnglishWording.be], into: row, at: when + 1)
  }

  private static let goingOnDeeds = EnglishWords.set(
    """
    ski skate run play cook jump climb dance ride swim walk hike shower work drive surf snowboard skateboard sled study read eat
    shave chop iron clean paint sew garden bike cycle exercise
    """)
  private static let mishapsOfPeople = EnglishWords.set(
    "break hurt sprain twist cut burn fall slip trip crash bump scrape bruise injure dislocate pull"
  ).union(["fall down", "fall off", "get hurt", "fall asleep", "pass out"])

  // MARK: Where

  /// *Have/glue/and/scissors/pencil case, there is/milk/and/juice/fridge*: in what they are.
  private func listInContainer(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 4, isNoun(row[last]), Self.containersOfLists.contains(words[last]),
      words[last - 2] == "and", isNoun(row[last - 1]), isNoun(row[last - 3]),
      !row[last - 1].lexeme.isBeing,
      let verb = words.firstIndex(where: {
        ["have", "there is", "there are", "keep", "put", "find"].contains($0)
      }), verb < last - 3, verb < 3,
      !EnglishCompounds.joins(row[last - 1].lexeme, row[last].lexeme)
    else { return nil }
    let own =
      ["fridge", "refrigerator", "freezer", "oven", "trunk", "garage"].contains(words[last])
      ? nil : row[..<verb].last.flatMap { EnglishPronouns.of($0.lexeme.lemma)?.possessive }
    return inserting(small("in") + small(own ?? "the"), into: row, at: last)
  }

  private static let containersOfLists = EnglishWords.set(
    """
    backpack bag box drawer fridge refrigerator freezer wallet purse suitcase basket closet cabinet pocket locker lunchbox desk
    trunk pantry cupboard toolbox
    """
  ).union(["pencil case", "lunch box", "toy box"])

  /// *Eat/lasagna/grandma/Betty/house, play/aunt/Lisa/yard*: at the house of kin that is named (CGEL §5.66, §9.17).
  private func atNamedKin(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let title = row.indices.dropFirst(2).dropLast(2).first(where: {
        EnglishPeople.titles.contains(words[$0]) && row[$0 + 1].lexeme.wordClass == .properNoun
          && EnglishOwnersBehind.homes[words[$0 + 2]] != nil
      }), title + 2 == row.count - 1 || row[title + 3].lexeme.kind.isTemporal,
      let home = EnglishOwnersBehind.homes[words[title + 2]],
      row[title - 1].lexeme.wordClass != .adposition,
      row[1..<title].contains(where: { $0.lexeme.wordClass == .verb }),
      !["see", "like", "love", "miss", "visit", "clean", "paint", "know", "buy", "sell"].contains(
        words[title - 1])
    else { return nil }
    var named = joined(
      row, title,
      Lexeme(
        lemma: "\(words[title].capitalizedAtStart) \(words[title + 1])'s", wordClass: .determiner,
        kind: .possessive))
    let isGoing = ["go", "come", "drive", "walk", "run", "fly"].contains(words[title - 1])
    named.row.insert(contentsOf: small(isGoing ? "to" : home), at: title)
    return named
  }

  // MARK: Of whom and for whom

  /// *What/be/favorite/color/your/grandma*: of whom it is the favorite (CGEL §5.121).
  private func favoriteOfWhom(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 3, last < 6, ["what", "who", "which"].contains(words[0]), words[1] == "be",
      words[2] == "favorite" || words[2] == "favourite", isNoun(row[3]),
      isNoun(row[last]), row[last].lexeme.isBeing,
      last == 4 || row[4].lexeme.isDeterminerLike
    else { return nil }
    let isNamed =
      last == 5 || row[last].lexeme.wordClass == .properNoun
      || EnglishPeople.names.contains(words[last]) || EnglishPeople.isPossessed(words[last])
    return Linked(
      row: row[...1] + (isNamed ? [] : small("the")) + row[4..<last] + [genitive(row[last])]
        + row[2...3])
  }

  /// *How much/cost/ticket/museum/children*: for whom.
  private func costForWhom(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, words[0] == "how much" || words[0] == "how" && words[1] == "much",
      let cost = words.firstIndex(of: "cost"), cost < 4, cost + 1 < last,
      ["children", "kids", "adults", "students", "seniors", "babies", "child", "adult", "baby"]
        .contains(words[last]), row[last - 1].lexeme.wordClass != .adposition
    else { return nil }
    return inserting(
      small("for") + (EnglishHabits.isPlural(row[last].lexeme) ? [] : small("a")), into: row,
      at: last)
  }

  /// *Ask/waitress/check, ask/waiter/menu*: for what.
  private func askedForCheck(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 1, words[last - 2] == "ask", row[last - 1].lexeme.isHuman, isNoun(row[last - 1]),
      ["check", "bill", "menu"].contains(words[last])
    else { return nil }
    var said = row
    said[last] = word(row[last], as: .noun, .thing)
    said[last].lexeme.animacy = .inanimate
    return inserting(small("for") + small("the"), into: said, at: last)
  }

  // MARK: Weather in front

  /// *Fog/not/let/us/see, smoke/fill/room*: that which there is.
  private func mistInFront(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard ["fog", "mist", "smog", "hail", "frost", "haze"].contains(words[0]), isNoun(row[0]),
      row[1].lexeme.wordClass == .verb && words[1] != "be" || row[1].lexeme.kind == .negation
    else { return nil }
    var said = row
    if let road = words.lastIndex(where: { ["road", "street", "path"].contains($0) }),
      row[road - 1].lexeme.wordClass == .verb
    {
      said.insert(contentsOf: small("the"), at: road)
    }
    return Linked(row: small("the") + said)
  }

  // MARK: Deeds

  /// *Teacher/whistle/to/start/race*: named like a thing, and done.
  private func deedBeforeTo(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let to = words.firstIndex(of: "to"), to > 1, to + 1 < row.count,
      ["whistle", "wave", "clap", "shout", "honk", "knock", "ring", "signal", "rush", "hurry"]
        .contains(words[to - 1]),
      row[to - 2].lexeme.isHuman, row[to + 1].lexeme.wordClass == .verb
    else { return nil }
    var said = row
    said[to - 1] = row[to - 1].asVerb
    // What it is done for is one thought: *to start the race*.
    guard to + 2 < row.count, to + 3 == row.count, isNoun(row[to + 2]) else {
      return Linked(row: said)
    }
    return inserting(small("the"), into: said, at: to + 2)
  }

  /// *You/close/blind*: what hangs before the window.
  private func blindThatIsClosed(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard ["blind", "blinds"].contains(words[last]),
      ["close", "open", "lower", "raise", "pull down", "pull up", "pull"].contains(words[last - 1])
    else { return nil }
    var said = row
    said[last] = word(row[last], as: .noun, .thing)
    said[last].lexeme.animacy = .inanimate
    said[last - 1] = row[last - 1].asVerb
    return inserting(small("the"), into: said, at: last)
  }

  /// *Clown/make/laugh/children/hospital*: whom, and where.
  private func laughingWhere(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 3, let make = words.firstIndex(of: "make"), make > 0, make + 3 == last,
      ["laugh", "cry", "smile", "dance", "scream", "sing"].contains(words[make + 1]),
      isNoun(row[make + 2]), row[make + 2].lexeme.isBeing,
      let spot = row[last].lexeme.kind == .event
        ? EnglishWhereabouts("at") : EnglishWhereabouts.of(row[last].lexeme)
    else { return nil }
    let isNamed =
      row[make + 2].lexeme.wordClass == .properNoun
      || EnglishPeople.names.contains(words[make + 2])
      || EnglishPeople.isPossessed(words[make + 2])
    let article = words[last] == "hospital" ? "the" : spot.article
    return Linked(
      row: row[...make] + (isNamed ? [] : small("the")) + [row[make + 2], row[make + 1].asVerb]
        + small(spot.preposition) + (article.map { small($0) } ?? []) + [row[last]])
  }

  /// *Dad/knees/hurt/stairs*: where they do.
  private func painOnStairs(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 1, ["stairs", "steps", "hill"].contains(words[last]),
      ["hurt", "ache"].contains(words[last - 1]), row[last - 2].lexeme.kind == .body
    else { return nil }
    return inserting(small("on") + small("the"), into: row, at: last)
  }
}
