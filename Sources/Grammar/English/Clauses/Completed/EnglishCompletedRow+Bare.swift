import AACCore

/// Rows of nouns and qualities with no verb: where a thing is and how long, how what is somewhere is, what a meal is, and when a trip is:
/// *cake/oven/half an hour, yogurt/expired/fridge, clean/pajamas/drawer, map/glove compartment/car, doll/new/dress, snack/fruit/cookies,
/// class/art/fun, trip/museum/science/Tuesday, fog/road, snow/last night/village*.
///
/// Sources: CGEL §12.46–12.50 (what is understood), §9.15–9.17 (place), §17.37–17.41, §17.104 (compounds), §18.44–18.46.
extension EnglishCompletedRow {
  func bare(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count < 5, !row.contains(where: { $0.lexeme.wordClass == .pronoun }) else {
      return nil
    }
    if let sky = skyThere(row, words) { return sky }
    guard row.count > 1,
      row.indices.allSatisfy({
        row[$0].lexeme.wordClass != .verb || isQuality(row[$0])
          || $0 == 0 && Self.taught.contains(words[0])
      }),
      !row.contains(where: {
        $0.lexeme.kind == .social || $0.lexeme.kind == .question || $0.lexeme.kind == .negation
          || $0.lexeme.wordClass == .conjunction || $0.lexeme.wordClass == .adposition
      })
    else { return nil }
    if row.count == 2 { return mistThere(row, words) ?? mealOf(row, words) }
    return takingLong(row, words) ?? spoiledThere(row, words) ?? cleanThere(row, words)
      ?? inItsPart(row, words) ?? wearing(row, words) ?? mealOf(row, words) ?? classOf(row, words)
      ?? tripOn(row, words)
  }

  private func isQuality(_ word: Constituent) -> Bool {
    Self.states.contains(word.lexeme.lemma)
  }

  private func be(_ rest: [Constituent], _ subject: [Constituent]) -> Completed {
    Completed(Laid(row: [EnglishWording.be] + rest, subject: subject))
  }

  /// *In the drawer, on the road*: where a thing lies.
  private func lyingAt(_ place: Constituent, of thing: Lexeme) -> [Constituent]? {
    if EnglishCausers.roads.contains(place.lexeme.lemma)
      || ["shelf", "counter", "table", "desk", "floor", "bridge", "highway"].contains(
        place.lexeme.lemma)
    {
      return small("on") + small("the") + [place]
    }
    guard
      [.furniture, .room, .vehicle, .thing, .home, .clothing].contains(place.lexeme.kind)
        || EnglishHabits.containers.contains(place.lexeme.lemma)
        || EnglishHabits.boxes.contains(place.lexeme.lemma)
    else { return nil }
    return spot(place, of: thing)
  }

  // MARK: Weather

  /// *Snow/last night/village, rain/yesterday/beach.*
  private func skyThere(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, ["snow", "rain", "hail"].contains(words[0]),
      let time = row.indices.dropFirst().first(where: { row[$0].lexeme.kind.isTemporal }),
      case let place = row[3 - time], place.lexeme.wordClass == .noun,
      place.lexeme.isPlaceLike || place.lexeme.kind == .nature
    else { return nil }
    var told = Completed(Laid(row: [row[0].asVerb, place, row[time]], subject: small("it")))
    told.isByRole = true
    return told
  }

  /// *Fog/road, ice/sidewalk.*
  private func mistThere(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard ["fog", "ice", "smoke", "mist", "frost"].contains(words[0]),
      row[1].lexeme.wordClass == .noun,
      let spot = lyingAt(row[1], of: row[0].lexeme)
        ?? (row[1].lexeme.isPlaceLike ? spot(row[1], of: row[0].lexeme) : nil)
    else { return nil }
    return Completed(small("there") + [EnglishWording.be, row[0]] + spot)
  }

  // MARK: Where it is

  /// *Cake/oven/half an hour*: how long it is in there.
  private func takingLong(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, KindSet.edible.contains(row[0].lexeme.kind),
      ["oven", "fridge", "freezer", "microwave", "pot", "pan"].contains(words[1]),
      row[2].lexeme.kind.isTemporal, words[2].contains("hour") || words[2].contains("minute")
    else { return nil }
    // How long it is to be there is planned (CGEL §4.42).
    var told = be(
      small("in") + small("the") + [row[1]] + small("for") + [row[2]], small("the") + [row[0]])
    told.laid.isAhead = true
    return told
  }

  /// *Yogurt/expired/fridge, toy/broken/floor*: how what is there is.
  private func spoiledThere(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, row[0].lexeme.namesThing, Self.states.contains(words[1]),
      !words[0].contains("'"), !Self.heating.contains(words[2]),
      row[2].lexeme.wordClass == .noun, let place = lyingAt(row[2], of: row[0].lexeme)
    else { return nil }
    return be([row[1].asQuality], small("the") + [row[0]] + place)
  }

  /// *Clean/pajamas/drawer, dirty/clothes/basket, red/ball/box.*
  private func cleanThere(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, row[1].lexeme.namesThing, row[2].lexeme.wordClass == .noun,
      Self.states.contains(words[0]) || [.color, .size].contains(row[0].lexeme.kind)
        || ["new", "old"].contains(words[0]),
      [.clothing, .toy, .book, .thing, .food, .drink].contains(row[1].lexeme.kind),
      !EnglishCompounds.joins(row[1].lexeme, row[2].lexeme), row[2].lexeme.kind != .clothing,
      let place = lyingAt(row[2], of: row[1].lexeme)
    else { return nil }
    return be(place, small("the") + [row[0].asQuality, row[1]])
  }

  /// What a thing is put into so that it is no longer so.
  private static let heating = EnglishWords.set("microwave oven stove dryer toaster")
  private static let states = EnglishWords.set(
    """
    expired spoiled broken dirty wet full empty torn cold hot warm open closed locked moldy rotten ripe clean dry stale frozen
    burnt burned melted
    """)

  /// *Map/glove compartment/car, socks/drawer/closet*: in which part of what.
  private func inItsPart(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, row.allSatisfy(\.lexeme.namesThing),
      let link = Self.parts[words[1]],
      row[2].lexeme.kind == .vehicle || row[2].lexeme.kind == .furniture
        || ["fridge", "closet", "jacket", "coat", "backpack"].contains(words[2])
    else { return nil }
    return be(
      small(link) + small("the") + [row[1]] + small("of") + small("the") + [row[2]],
      small("the") + [row[0]])
  }

  private static let parts = [
    "glove compartment": "in", "trunk": "in", "drawer": "in", "pocket": "in", "back": "in",
    "shelf": "on",
    "roof": "on", "hood": "on", "door": "in", "top": "on", "bottom": "at",
  ]

  // MARK: What it has and is

  /// *Doll/new/dress, cat/blue/eyes*: what it has on or about it.
  private func wearing(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, row[0].lexeme.wordClass == .noun,
      row[0].lexeme.kind == .animal || Self.figures.contains(words[0]),
      row[1].lexeme.wordClass == .adjective, row[2].lexeme.wordClass == .noun,
      row[2].lexeme.kind == .clothing
        || row[2].lexeme.kind == .body
          && (row[2].lexeme.number == .plural || words[1] == "broken" || words[1] == "hurt")
        || Self.figures.contains(words[0])
          && ["light", "lights", "buttons", "wheels"].contains(words[2])
    else { return nil }
    let isSeveral = EnglishHabits.isPlural(row[2].lexeme) || row[2].lexeme.number == .plural
    let isMass = EnglishHabits.isMass(row[2].lexeme)
    return Completed(
      Laid(
        row: [EnglishStatementReader.verb("have")] + (isSeveral || isMass ? [] : small("a"))
          + row[1...],
        subject: small("the") + [row[0]]))
  }

  /// *Snack/fruit/cookies, dinner/rice/chicken*: what it is.
  private func mealOf(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count < 4,
      ["breakfast", "lunch", "dinner", "snack", "supper", "dessert"].contains(words[0]),
      row[1...].allSatisfy({
        KindSet.edible.contains($0.lexeme.kind) && $0.lexeme.wordClass == .noun
      }), !EnglishCompounds.joins(row[0].lexeme, row[1].lexeme),
      row.count == 2 || words[1] == "fruit"
        || !EnglishCompounds.joins(row[1].lexeme, row[2].lexeme)
    else { return nil }
    let named = (words[0] == "snack" ? small("the") : []) + [row[0]]
    return be([row[1]] + (row.count == 3 ? small("and") + [row[2]] : []), named)
  }

  /// *Class/art/fun, teacher/gym/strict*: which class, and what it is like.
  private func classOf(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, Self.taught.contains(words[0]),
      EnglishCompounds.joins(row[1].lexeme, row[0].lexeme)
        || EnglishNounPairs.taughtWords.contains(words[1]),
      row[2].lexeme.wordClass == .adjective
        || ["fun", "boring", "hard", "easy"].contains(words[2]),
      let first = row[0].tile, let second = row[1].tile
    else { return nil }
    var named = row[0]
    named.lexeme.lemma = "\(words[1]) \(words[0])"
    var told = be([row[2].asQuality], small("the") + [named])
    told.joins = [first: [first, second]]
    return told
  }

  private static let figures = EnglishWords.set("doll puppet robot snowman teddy")
  private static let taught = EnglishWords.set(
    "class teacher lesson homework test practice coach club game match exam")

  /// *Trip/museum/science/Tuesday, appointment/dentist/Monday, party/Ana/Saturday, concert/school/Thursday, test/spelling/Friday*:
  /// where to, with whom, whose and which, and when.
  private func tripOn(_ row: [Constituent], _ words: [String]) -> Completed? {
    let last = row.count - 1
    guard last == 2 || last == 3,
      row[last].lexeme.kind == .weekday || ["tomorrow", "today", "tonight"].contains(words[last]),
      row[1].lexeme.wordClass == .noun || row[1].lexeme.wordClass == .properNoun
    else { return nil }
    var place = row[1]
    var joins: [Int: [Int]] = [:]
    if last == 3 {
      guard ["trip", "visit"].contains(words[0]), row[2].lexeme.wordClass == .noun,
        row[1].lexeme.isPlaceLike, let first = row[1].tile, let second = row[2].tile
      else { return nil }
      place.lexeme.lemma = "\(words[2]) \(words[1])"
      joins = [first: [first, second]]
    }
    guard let named = occasion(row[0], place, words) else { return nil }
    var told = be([row[last]], named.row)
    told.joins = joins.merging(named.joins) { first, _ in first }
    return told
  }

  private func occasion(_ event: Constituent, _ other: Constituent, _ words: [String])
    -> EnglishLinkedRow.Linked?
  {
    let (noun, name) = (event.lexeme.lemma, other.lexeme)
    if ["trip", "visit", "excursion"].contains(noun), name.isPlaceLike, !name.isBeing {
      return EnglishLinkedRow.Linked(
        row: small("the") + [event] + small("to") + small("the") + [other])
    }
    if noun == "appointment", EnglishPeople.visited.contains(name.lemma) {
      return EnglishLinkedRow.Linked(
        row: small("the") + [event] + small("with") + small("the") + [other])
    }
    if Self.ownEvents.contains(noun), name.isHuman, !EnglishHabits.isPlural(name) {
      return EnglishLinkedRow.Linked(row: [genitive(other), event])
    }
    if Self.shows.contains(noun), name.isPlaceLike, name.lemma != "home" {
      let isBare = EnglishHabits.barePlaces.contains(name.lemma)
      return EnglishLinkedRow.Linked(
        row: small("the") + [event] + small("at") + (isBare ? [] : small("the")) + [other])
    }
    guard Self.taught.contains(noun), let first = event.tile, let second = other.tile,
      EnglishCompounds.joins(name, event.lexeme)
        || EnglishNounPairs.taughtWords.contains(name.lemma)
        || EnglishCompounds.joins(name.lemma, noun)
    else { return nil }
    var named = event
    named.lexeme = Lexeme(lemma: "\(name.lemma) \(noun)", wordClass: .noun, kind: .event)
    named.lexeme.countability = .count
    return EnglishLinkedRow.Linked(
      row: small("the") + [named], joins: [first: [first, second]])
  }

  private static let ownEvents = EnglishWords.set(
    "party wedding game recital concert surgery graduation")
  private static let shows = EnglishWords.set(
    "concert party fair meeting show dance play game festival sale")
}
