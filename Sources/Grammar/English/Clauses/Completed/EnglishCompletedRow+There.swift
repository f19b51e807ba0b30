import AACCore

/// What there is, and where or when: *beach/a lot of/people, lot/toy/room, two/yogurt/left/fridge, no/soap/bathroom, tomorrow/storm,
/// zoo/lion/monkey, how many/kid/be/class, fly/in/soup*.
///
/// Sources: CGEL §18.44–18.46 (existential *there*), §5.10–5.25 (amounts), §9.15–9.17 (places), §11.14 (*how many*).
extension EnglishCompletedRow {
  func there(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard words[0] != "how many", !words.contains("there"), isVerbless(row.dropFirst()) else {
      return nil
    }
    if let said = whenOf(row, words) ?? keptAt(row, words) { return said }
    if let said = inDish(row, words) { return said }
    guard row.count > 2, !isVerb(row[0]) else { return nil }
    return crowded(row, words) ?? leftOver(row, words) ?? lacking(row, words)
      ?? severalGroups(row, words)
  }

  private var beThere: [Constituent] { small("there") + [EnglishWording.be] }

  /// *A lot of, many*: an amount that is laid as one tile; *lot* by itself is one too.
  private func amount(_ word: Constituent) -> [Constituent]? {
    switch word.lexeme.lemma {
    case "lot", "lots", "lot of": lexicon.small("a lot of", tile: word.tile)
    case "a lot of", "lots of", "many", "a few", "several", "so many", "too many": [word]
    default: nil
    }
  }

  /// *At the beach, in the room, on the bus*: where somebody or something is.
  func spot(_ place: Constituent, of thing: Lexeme) -> [Constituent]? {
    let noun = place.lexeme
    guard noun.wordClass == .noun || noun.lemma == "park", !noun.isBeing else { return nil }
    let named = asPlace(place)
    if ["faucet", "fridge", "refrigerator", "freezer"].contains(noun.lemma) {
      return small("in") + small("the") + [named]
    }
    if EnglishHabits.boxes.contains(noun.lemma) || EnglishHabits.containers.contains(noun.lemma) {
      return small("in") + small("the") + [named]
    }
    guard let spot = EnglishWhereabouts.of(named.lexeme) else { return nil }
    let isFound = ["park", "class", "classroom", "library"].contains(noun.lemma)
    let article = noun.lemma == "class" ? "the" : spot.article
    return small(isFound ? "in" : spot.preposition) + (article.map { small($0) } ?? []) + [named]
  }

  /// *Park* is a place where nobody is said to park.
  private func asPlace(_ place: Constituent) -> Constituent {
    guard place.lexeme.wordClass != .noun else { return place }
    var named = place
    named.lexeme = Lexeme(lemma: place.lexeme.lemma, wordClass: .noun, kind: .place)
    return named
  }

  // MARK: How many

  /// *Beach/a lot of/people, store/many/kid; lot/people/store, a lot of/toy/room.*
  private func crowded(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 3 || row.count == 4 else { return nil }
    let isFirst = amount(row[0]) != nil
    let named = isFirst ? row[1..<(row.count - 1)] : row[2...]
    let place = isFirst ? row[row.count - 1] : row[0]
    guard let much = amount(row[isFirst ? 0 : 1]), let thing = named.last?.lexeme,
      thing.wordClass == .noun, thing.isBeing || thing.namesThing, !thing.isPlaceLike,
      named.dropLast().allSatisfy({ $0.lexeme.wordClass == .adjective }),
      !isFirst || thing.isBeing || !EnglishCompounds.joins(thing, place.lexeme),
      let spot = spot(place, of: thing)
    else { return nil }
    return beThere + much + named + spot
  }

  /// *Two/yogurt/left/fridge*: what has not been taken yet.
  private func leftOver(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 4, words[2] == "left",
      row[0].lexeme.wordClass == .numeral || amount(row[0]) != nil,
      row[1].lexeme.wordClass == .noun, let place = spot(row[3], of: row[1].lexeme)
    else { return nil }
    return beThere + (amount(row[0]) ?? [row[0]]) + [row[1]] + place + [row[2]]
  }

  /// *No/soap/bathroom, no/milk/fridge*: what is used up where one looks for it.
  private func lacking(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 3, words[0] == "no", row[1].lexeme.wordClass == .noun,
      KindSet.edible.contains(row[1].lexeme.kind) || Self.supplies.contains(words[1]),
      ![.place, .event, .home].contains(row[2].lexeme.kind), words[2] != "bed", words[2] != "class",
      let place = spot(row[2], of: row[1].lexeme)
    else { return nil }
    return beThere + row[..<2] + place
  }

  private static let supplies = EnglishWords.set(
    "water soap paper towel towels napkin tissue tissues light toothpaste shampoo ice battery"
  ).union(["toilet paper", "paper towels", "hot water"])

  /// *Fifteen/boy/and/twelve/girl/class*: so many of the ones and of the others.
  private func severalGroups(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 6, words[2] == "and", row[0].lexeme.wordClass == .numeral,
      row[3].lexeme.wordClass == .numeral, row[1].lexeme.wordClass == .noun,
      row[4].lexeme.wordClass == .noun, let place = spot(row[5], of: row[1].lexeme)
    else { return nil }
    return beThere + row[..<5] + place
  }

  /// *Fly/in/soup, hair/in/food*: what does not belong into what one eats.
  private func inDish(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 3, words[1] == "in", KindSet.edible.contains(row[2].lexeme.kind),
      Self.strays.contains(words[0])
    else { return nil }
    return beThere + row[..<2] + small("my") + [row[2]]
  }

  private static let strays = EnglishWords.set("fly bug hair ant spider bee worm insect mosquito")

  /// *How many/kid/be/class, how many/apple/bowl*: is asked of what is there.
  func howMany(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words[0] == "how many", row.count == 3 || row.count == 4 && words[2] == "be",
      row[1].lexeme.wordClass == .noun, !row[1].lexeme.kind.isTemporal,
      let place = spot(row[row.count - 1], of: row[1].lexeme)
    else { return nil }
    return Laid(
      row: [row.count == 4 ? row[2] : EnglishWording.be] + row[..<2] + place, asks: true,
      subject: small("there"))
  }

  // MARK: When and where

  /// *Tomorrow/storm, storm/tonight, tomorrow/party*: what is to come (CGEL §18.45).
  private func whenOf(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 2 else { return nil }
    let time = row[0].lexeme.kind.isTemporal ? 0 : 1
    guard Self.days.contains(words[time]) || row[time].lexeme.kind == .weekday,
      Self.storms.contains(words[1 - time])
        || time == 0 && Self.events.contains(words[1])
    else { return nil }
    return beThere + small("a") + [row[1 - time], row[time]]
  }

  private static let days = EnglishWords.set("today tonight tomorrow")
  private static let storms = EnglishWords.set(
    "storm thunderstorm hurricane tornado snowstorm blizzard")
  private static let events = EnglishWords.set("party parade fair assembly concert sale")
    .union(["fire drill", "field trip", "snow day"])

  /// *Zoo/lion/monkey, party/balloon/piñata*: what one finds there.
  private func keptAt(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 3 || row.count == 4 && words[2] == "and", Self.venues.contains(words[0]),
      case let (one, other) = (row[1], row[row.count - 1]), isKept(one), isKept(other),
      !EnglishCompounds.joins(one.lexeme, other.lexeme),
      !EnglishCompounds.joins(row[0].lexeme, one.lexeme) || words[0] == "park"
    else { return nil }
    let link = row.count == 4 ? [row[2]] : small("and")
    let isMassFirst = EnglishHabits.isMass(one.lexeme)
    return beThere + kindOf(isMassFirst ? other : one) + link + kindOf(isMassFirst ? one : other)
      + small("at") + small("the") + [asPlace(row[0])]
  }

  private func isKept(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun && !word.lexeme.isHuman && !word.lexeme.kind.isTemporal
      && !word.lexeme.isPlaceLike
      && (word.lexeme.kind == .animal || word.lexeme.namesThing)
      && ![.event, .activity, .feeling, .idea, .clothing, .body].contains(word.lexeme.kind)
  }

  private static let venues = EnglishWords.set(
    "zoo party picnic parade circus farm aquarium park playground beach")
}
