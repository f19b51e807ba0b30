import AACCore

/// Where and when, at the end of a row in the order of speech: *eat/sandwich/scaffold, put/kid/back/seat, leave/pizza/wrong/door,
/// yell/players/game, pay/rent/first/day/month, phone/fall/toilet*.
///
/// Sources: CGEL §9.15–9.21 (place), §9.34–9.41 (time), §5.45–5.52 (what takes no article).
extension EnglishLinkedRow {
  func placesInLaidRow(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 3 else { return nil }
    return linked(
      row, words, fewest: 4,
      by: [
        laidFirstOfMonth, laidHourBehind, laidAboard, laidOnOrIn, laidSeat, laidMeetingPlace,
        laidDuring,
        laidBodySide,
        laidInStore, laidDescribedPlace, laidCloseTo,
      ])
  }

  /// Where the row ends before its times: *yesterday, all, day*.
  private func laidEnd(_ row: [Constituent]) -> Int {
    var end = row.count
    while end > 2,
      row[end - 1].lexeme.kind.isTemporal
        || end < row.count
          && ["all", "every", "this", "last", "next"].contains(row[end - 1].lexeme.lemma)
    {
      end -= 1
    }
    return end
  }

  private func laidVerb(_ row: [Constituent], before end: Int) -> Int? {
    row.indices.prefix(end).dropFirst().last { row[$0].lexeme.wordClass == .verb }
  }

  /// *First/day/month*: on which day (CGEL §9.40).
  private func laidFirstOfMonth(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 3, ["month", "year", "week", "summer", "semester"].contains(words[last]),
      words[last - 1] == "day" || row[last - 1].lexeme.kind == .weekday,
      ["first", "last", "second", "third"].contains(words[last - 2]), words[last - 3] != "the",
      words[..<(last - 2)].contains(where: { !["be", "is"].contains($0) }), words[last - 3] != "be"
    else { return nil }
    return phrased(
      Array(row[..<(last - 2)]), row[(last - 2)...],
      "on the \(words[last - 2]) \(words[last - 1]) of the \(words[last])")
  }

  /// *Daycare/eight, eye doctor/ten/forty-five*: the hour behind where one goes and whom one sees.
  private func laidHourBehind(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    let isPair =
      row[last].lexeme.wordClass == .numeral && row[last - 1].lexeme.wordClass == .numeral
      && Self.laidMinutes.contains(words[last])
    let hour = isPair ? last - 1 : last
    guard EnglishConstructions.hours.contains(words[hour]), hour > 2, isNoun(row[hour - 1]),
      let verb = laidVerb(row, before: hour), Self.laidDated.contains(words[verb]), verb + 1 < hour,
      row[hour - 1].lexeme.isPlaceLike || row[hour - 1].lexeme.isHuman
        || ["appointment", "meeting"].contains(words[hour - 1])
    else { return nil }
    let minutes = isPair ? " \(words[last])" : ""
    return phrased(Array(row[..<hour]), row[hour...], "at \(words[hour])\(minutes)")
  }

  private static let laidMinutes = EnglishWords.set(
    "ten fifteen twenty twenty-five thirty thirty-five forty forty-five fifty fifty-five")
  private static let laidDated = EnglishWords.set(
    "take have go pick meet bring drive walk see drop"
  ).union([
    "pick up", "drop off",
  ])

  /// *Run out/battery/plane, window/or/aisle/plane*: on board, behind what is no vehicle.
  private func laidAboard(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = laidEnd(row) - 1
    guard last > 2, Self.laidVehicles.contains(words[last]), let verb = laidVerb(row, before: last),
      verb + 1 < last, !Self.laidTaken.contains(words[verb]), isThing(row[last - 1]),
      !row[last - 1].lexeme.isPlaceLike || words.contains("or"),
      row[last - 1].lexeme.kind != .vehicle,
      !Self.laidParts.contains(words[last - 1]),
      !row[(verb + 1)..<last].contains(where: {
        $0.lexeme.wordClass == .adposition && words[verb] != "run out"
      })
    else { return nil }
    return inserting(small("on") + small("the"), into: row, at: last)
  }

  private static let laidVehicles = EnglishWords.set("plane bus train boat ship ferry subway tram")
  private static let laidTaken = EnglishWords.set(
    "take catch miss drive ride fly buy wash fix see like love want need have build sell draw paint be hear board stop wait repair clean park"
  ).union(["wait for", "get on", "get off", "look at", "look for"])
  private static let laidParts = EnglishWords.set(
    "wheel door engine driver seat ticket stop station toy model key brake light tire horn motor roof mirror captain pilot pass"
  )

  /// *Sandwich/scaffold, phone/fall/toilet, sleep/shade*: what one is on, and what one or something is in.
  private func laidOnOrIn(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = laidEnd(row) - 1
    guard last > 1, isNoun(row[last]), let verb = laidVerb(row, before: last), verb < last,
      row[last - 1].lexeme.wordClass != .adposition, !row[last - 1].lexeme.isDeterminerLike
    else { return nil }
    if Self.laidStands.contains(words[last]), verb + 1 < last, isThing(row[last - 1]),
      Self.laidStandDeeds.contains(words[verb])
    {
      return inserting(small("on") + small("the"), into: row, at: last)
    }
    if ["draw", "paint", "hang", "stick"].contains(words[verb]), verb + 2 == last,
      isNoun(row[last - 1]),
      ["wall", "door", "sidewalk", "ceiling", "board", "fence"].contains(words[last]),
      !row[last - 1].lexeme.isHuman
    {
      return inserting(small("on") + small("the"), into: row, at: last)
    }
    guard verb + 1 == last, verb > 0, isNoun(row[verb - 1]) || row[verb - 1].lexeme.isSubjectForm
    else { return nil }
    let isIn =
      ["fall", "drop"].contains(words[verb]) && Self.laidBasins.contains(words[last])
      || Self.laidRests.contains(words[verb]) && ["shade", "sun"].contains(words[last])
    return isIn ? inserting(small("in") + small("the"), into: row, at: last) : nil
  }

  /// *Wait/door/movie theater, meet/subway/six*: where one waits and meets.
  private func laidMeetingPlace(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let verb = words.firstIndex(where: { ["wait", "meet"].contains($0) }), verb > 0,
      verb + 1 < row.count, isNoun(row[verb + 1]), !row[verb + 1].lexeme.isBeing,
      row[verb - 1].lexeme.isSubjectForm || isNoun(row[verb - 1])
        || ["will", "can"].contains(words[verb - 1])
    else { return nil }
    let place = words[verb + 1]
    guard Self.laidMeeting.contains(place) || words[verb] == "meet" && place == "subway" else {
      return nil
    }
    if verb + 2 < row.count, EnglishHeads.isBuilt(place), !words[verb + 2].contains(" "),
      EnglishHeads.link(place, row[verb + 2].lexeme) != nil
    {
      // *Wait/door/school*: at the door of the school.
      return nil
    }
    return inserting(small("at") + small("the"), into: row, at: verb + 1)
  }

  private static let laidMeeting = EnglishWords.set(
    "door gate entrance corner exit station library fountain statue bridge")

  private static let laidStands = EnglishWords.set(
    "scaffold scaffolding stage ladder podium platform")
  private static let laidStandDeeds = EnglishWords.set(
    "eat sing dance play read perform paint drink recite give hold wear work")
  private static let laidBasins = EnglishWords.set(
    "toilet sink bathtub tub pool lake puddle bucket river pond well hole drain fountain mud")
  private static let laidRests = EnglishWords.set("sleep sit rest nap lie play read wait doze eat")

  /// *Put/kid/back/seat, leave/pizza/wrong/door*: in which seat, and at which door.
  private func laidSeat(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = laidEnd(row) - 1
    guard last > 2, let verb = words[..<last].firstIndex(where: { Self.laidLeaving.contains($0) }),
      verb + 1 < last - 1
    else { return nil }
    if words[last] == "seat", ["back", "front", "car", "passenger"].contains(words[last - 1]),
      isNoun(row[last - 2]) || row[last - 2].lexeme.wordClass == .pronoun
    {
      return inserting(small("in") + small("the"), into: row, at: last - 1)
    }
    if ["door", "address", "entrance", "gate"].contains(words[last]),
      ["wrong", "front", "back", "right"].contains(words[last - 1]), isThing(row[last - 2]),
      row[last - 2].lexeme.kind != .vehicle
    {
      return inserting(small("at") + small("the"), into: row, at: last - 1)
    }
    return nil
  }

  private static let laidLeaving = EnglishWords.set(
    "put leave sit buckle strap drop deliver place ring knock")

  /// *Yell/players/game, fly/over/stadium/game, defend/neighbor/trial*: while that goes on (CGEL §9.39).
  private func laidDuring(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = laidEnd(row) - 1
    guard last > 2, Self.laidEvents.contains(words[last]),
      let verb = words[..<last].firstIndex(where: { Self.laidLoud.contains($0) }), verb > 0,
      verb + 1 < last, isNoun(row[last - 1]),
      row[last - 1].lexeme.isHuman || words[verb + 1] == "over",
      !EnglishCompounds.joins(row[last - 1].lexeme, row[last].lexeme)
    else { return nil }
    var told = row
    told.insert(
      contentsOf: small(words[last] == "trial" ? "at" : "during") + small("the"), at: last)
    if ["yell", "shout", "scream", "cheer"].contains(words[verb]), row[verb + 1].lexeme.isHuman {
      told.insert(contentsOf: small(words[verb] == "cheer" ? "for" : "at"), at: verb + 1)
    }
    return Linked(row: told)
  }

  private static let laidEvents = EnglishWords.set(
    "game match trial concert race practice rehearsal storm movie show parade recess test exam wedding meeting"
  )
  private static let laidLoud = EnglishWords.set(
    "yell shout scream cheer fly defend push kick hit hurt help bite scold interview bother")

  /// *Hear/well/right/ear*: with which one of one's own.
  private func laidBodySide(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 3, row[last].lexeme.kind == .body, ["right", "left"].contains(words[last - 1]),
      let verb = words[..<last].firstIndex(where: { ["hear", "see"].contains($0) }),
      verb + 1 < last - 1,
      ["well", "anything", "nothing", "good", "better"].contains(words[last - 2]),
      let own = laidDoer(row)?.pronouns.possessive
        ?? EnglishPronouns.of(words[0])?.possessive
    else { return nil }
    return inserting(small("in") + small(own), into: row, at: last - 1)
  }

  /// *Sugar/be/cabinet/above/fridge*: in what is above something else.
  private func laidInStore(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let be = words.firstIndex(of: "be"), be > 0, be + 3 < row.count,
      ["above", "below", "under", "next to", "beside", "by", "behind", "near"].contains(
        words[be + 2]),
      Self.laidStores.contains(words[be + 1]), isThing(row[be - 1])
    else { return nil }
    return inserting(small("in") + small("the"), into: row, at: be + 1)
  }

  private static let laidStores = EnglishWords.set(
    "cabinet drawer cupboard box basket bag closet fridge jar wardrobe bin")

  /// *Be/inside/box/white*: the quality is of where it is.
  private func laidDescribedPlace(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 3, words[last - 3] == "be", row[last].lexeme.wordClass == .adjective,
      row[last - 2].lexeme.wordClass == .adposition, words[last - 2] != "like",
      isThing(row[last - 1])
    else { return nil }
    return Linked(row: row[..<(last - 1)] + small("the") + [row[last], row[last - 1]])
  }

  /// *Pass/very/close/swimmers*: near what (CGEL §9.20).
  private func laidCloseTo(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 3, words[last - 1] == "close", ["very", "too", "so"].contains(words[last - 2]),
      isNoun(row[last]), row[last - 3].lexeme.wordClass == .verb, words[last - 3] != "be"
    else { return nil }
    let near = Lexeme(lemma: "close to", wordClass: .adposition, kind: .direction)
    return Linked(
      row: row[..<(last - 1)] + [Constituent(near, tile: row[last - 1].tile)] + small("the")
        + [row[last]])
  }
}
