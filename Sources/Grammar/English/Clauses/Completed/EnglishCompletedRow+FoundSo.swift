import AACCore

/// What one comes upon somewhere and how it is, of what something is full, for what it is closed, how many parts it has, and what is done to one in hospital:
/// *puddle/huge/street, bus/full/people, store/closed/vacation, my/house/two/bathroom, tomorrow/operate/grandma*.
///
/// Sources: CGEL §18.44 (*there is*), §9.60 (*for* of cause), §16.69 (*full of*), §10.9 (*have*), §6.21 (*they* of nobody in particular).
extension EnglishCompletedRow {
  /// The row as it is said; nil for any other.
  func foundSo(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard isPlain, row.count > 2, row.count < 6 else { return nil }
    if let there = strayThere(row, words) { return Completed(there) }
    if let told = filledWith(row, words) ?? closedFor(row, words) ?? treatedByThem(row, words)
      ?? monthsPregnant(row, words) ?? describedThere(row, words)
      ?? risesBy(row, words) ?? lacksPart(row, words)
      ?? stuckOnFloor(row, words)
    {
      return Completed(told)
    }
    if let failed = failsByItself(row, words) { return failed }
    if let parts = countedParts(row, words) {
      var told = Completed(parts)
      told.isTimeless = true
      return told
    }
    return nil
  }

  private func named(_ lemma: String, _ word: Constituent) -> Constituent {
    var noun = word
    if noun.lexeme.wordClass != .noun {
      noun.lexeme = Lexeme(lemma: lemma, wordClass: .noun, kind: .thing)
      noun.lexeme.countability = .count
    }
    return noun
  }

  /// *Puddle/huge/street, fly/dead/soup, stain/red/shirt, spider/big/wall*.
  private func strayThere(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    guard row.count == 3, row[1].lexeme.wordClass == .adjective, row[2].lexeme.wordClass == .noun,
      FoundWords.strays.contains(words[0]), !row[2].lexeme.isBeing, words[1] != "dead",
      !["clean", "dry", "wet", "open", "missing"].contains(words[1])
    else { return nil }
    let ground = row[2].lexeme
    let place: [Constituent]
    if ground.kind == .clothing || FoundWords.surfaces.contains(words[2]) {
      place = small("on") + small(ground.kind == .clothing ? "my" : "the") + [row[2]]
    } else if KindSet.edible.contains(ground.kind) {
      place = small("in") + small("my") + [row[2]]
    } else if FoundWords.hollows.contains(words[2]) {
      place = small("in") + small("the") + [row[2]]
    } else if let spot = spot(row[2], of: row[0].lexeme) {
      place = spot
    } else {
      return nil
    }
    let noun = named(words[0], row[0])
    let isOne = !EnglishHabits.isPlural(noun.lexeme) && !FoundWords.masses.contains(words[0])
    return small("there") + [EnglishWording.be] + (isOne ? small("a") : [])
      + [row[1], noun] + place
  }

  /// *Bus/full/people, bag/full/sand*: of what it is full.
  private func filledWith(_ row: [Constituent], _ words: [String]) -> EnglishCoreRow.Laid? {
    guard row.count == 3, words[1] == "full", row[0].lexeme.wordClass == .noun,
      !row[0].lexeme.isBeing, row[2].lexeme.wordClass == .noun,
      row[0].lexeme.kind == .vehicle || row[0].lexeme.isPlaceLike
        || FoundWords.vessels.contains(words[0]),
      EnglishHabits.isPlural(row[2].lexeme) || EnglishHabits.isMass(row[2].lexeme)
        || words[2] == "people"
    else { return nil }
    var stuff = row[2]
    stuff.lexeme.article = .bare
    return .init(
      row: [EnglishWording.be, row[1].asQuality] + small("of") + [stuff],
      subject: small("the") + [row[0]])
  }

  /// *Store/closed/vacation, street/closed/construction, school/closed/snow*: for what.
  private func closedFor(_ row: [Constituent], _ words: [String]) -> EnglishCoreRow.Laid? {
    guard row.count == 3,
      ["closed", "shut", "canceled", "cancelled", "delayed", "blocked", "postponed"].contains(
        words[1]), row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing
    else { return nil }
    let link: String
    if FoundWords.aims.contains(words[2]) {
      guard ["closed", "shut"].contains(words[1]) else { return nil }
      link = "for"
    } else if FoundWords.causes.contains(words[2]) {
      link = "because of"
    } else {
      return nil
    }
    var cause = row[2]
    let isKnown = !EnglishHabits.isMass(cause.lexeme) && link == "because of"
    if !isKnown { cause.lexeme.article = .bare }
    return .init(
      row: [EnglishWording.be, row[1].asQuality] + small(link) + (isKnown ? small("the") : [])
        + [cause], subject: small("the") + [row[0]])
  }

  /// *Tomorrow/operate/grandma, today/vaccinate/baby*: it is others who do it.
  private func treatedByThem(_ row: [Constituent], _ words: [String]) -> EnglishCoreRow.Laid? {
    guard row.count == 3, row[0].lexeme.kind.isTemporal,
      ["operate", "vaccinate", "examine", "x-ray"].contains(words[1]),
      row[2].lexeme.isHuman || row[2].lexeme.kind == .body || row[2].lexeme.kind == .animal,
      row[2].lexeme.lemma != "I"
    else { return nil }
    let isBody = row[2].lexeme.kind == .body
    return .init(
      row: [row[1]] + (words[1] == "operate" ? small("on") : []) + (isBody ? small("my") : [])
        + [row[2], row[0]], subject: small("they"))
  }

  /// *Car/red/garage, dog/big/yard*: where it is that looks so.
  private func describedThere(_ row: [Constituent], _ words: [String]) -> EnglishCoreRow.Laid? {
    guard row.count == 3, row[0].lexeme.wordClass == .noun,
      [.animal, .vehicle, .toy, .clothing, .book, .dish].contains(row[0].lexeme.kind),
      [.color, .size].contains(row[1].lexeme.kind), row[1].lexeme.wordClass == .adjective,
      row[2].lexeme.wordClass == .noun, row[2].lexeme.isPlaceLike || row[2].lexeme.kind == .room,
      let spot = spot(row[2], of: row[0].lexeme)
    else { return nil }
    return .init(row: [EnglishWording.be] + spot, subject: small("the") + [row[1], row[0]])
  }

  /// *Brakes/car/fail, battery/phone/die, printer/jam/again*: what becomes of a machine.
  private func failsByItself(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing else {
      return nil
    }
    if FoundWords.failing.contains(words[2]), row[1].lexeme.wordClass == .noun,
      EnglishCompounds.joins(row[1].lexeme, row[0].lexeme),
      [.vehicle, .device].contains(row[1].lexeme.kind),
      let first = row[1].tile, let second = row[0].tile
    {
      // *The phone battery died*: one name of two nouns.
      var whole = row[0]
      whole.lexeme.lemma = "\(row[1].lexeme.lemma) \(words[0])"
      whole.tile = first
      var failed = Completed(
        EnglishCoreRow.Laid(row: [row[2].asVerb], subject: small("the") + [whole]))
      failed.joins = [first: [first, second]]
      return failed
    }
    guard row[0].lexeme.kind == .device || row[0].lexeme.kind == .vehicle,
      ["jam", "crash", "freeze", "break down", "overheat", "die", "restart"].contains(words[1]),
      ["again", "today", "now", "yesterday"].contains(words[2])
    else { return nil }
    return Completed(
      EnglishCoreRow.Laid(row: [row[1].asVerb, row[2]], subject: small("the") + [row[0]]))
  }

  /// *Rent/go up/fifty/dollar, temperature/drop/ten/degree*: by how much.
  private func risesBy(_ row: [Constituent], _ words: [String]) -> EnglishCoreRow.Laid? {
    guard row.count == 4, FoundWords.measured.contains(words[0]),
      ["go up", "go down", "rise", "drop", "fall", "increase", "climb"].contains(words[1]),
      row[2].lexeme.wordClass == .numeral,
      ["dollar", "cent", "euro", "pound", "degree", "percent", "point"]
        .contains(EnglishCompounds.single(words[3]))
    else { return nil }
    var amount = Lexeme(lemma: words[0], wordClass: .noun, kind: .idea)
    amount.countability = .count
    var what = row[0]
    what.lexeme = amount
    return .init(row: Array(row[1...]), subject: small("the") + [what])
  }

  /// *Jacket/missing/button, puzzle/missing/piece*: what it does not have any more.
  private func lacksPart(_ row: [Constituent], _ words: [String]) -> EnglishCoreRow.Laid? {
    guard row.count == 3, words[1] == "missing", row[0].lexeme.wordClass == .noun,
      [.clothing, .toy, .game, .book, .furniture, .vehicle, .device].contains(row[0].lexeme.kind),
      [
        "button", "piece", "page", "wheel", "zipper", "leg", "key", "sleeve", "lace", "card",
        "screw",
      ]
      .contains(words[2])
    else { return nil }
    return .init(
      row: [EnglishStatementReader.verb("have")] + small("a") + [named(words[2], row[2]), row[1]],
      subject: small("the") + [row[0]])
  }

  /// *Elevator/stuck/third/floor*: at which floor.
  private func stuckOnFloor(_ row: [Constituent], _ words: [String]) -> EnglishCoreRow.Laid? {
    guard row.count == 4, words[3] == "floor", ["stuck", "stopped"].contains(words[1]),
      ["elevator", "lift"].contains(words[0])
    else { return nil }
    return .init(
      row: [EnglishWording.be, row[1].asQuality] + small("on") + small("the") + row[2...],
      subject: small("the") + [row[0]])
  }

  /// *Aunt/seven/months/pregnant*: how long she has been so.
  private func monthsPregnant(_ row: [Constituent], _ words: [String]) -> EnglishCoreRow.Laid? {
    guard row.count == 4, row[1].lexeme.wordClass == .numeral, words[3] == "pregnant",
      ["month", "months", "week", "weeks"].contains(words[2]), row[0].lexeme.isHuman
    else { return nil }
    let who = EnglishPeople.isPossessed(words[0]) ? small("my") + [row[0]] : [row[0]]
    return .init(row: [EnglishWording.be] + row[1...], subject: who)
  }

  /// *My/house/two/bathroom, building/ten/floor, octopus/eight/tentacle*: of how many it is made.
  private func countedParts(_ row: [Constituent], _ words: [String]) -> EnglishCoreRow.Laid? {
    var row = row
    var words = words
    var determiner = small("the")
    if row[0].lexeme.kind == .possessive || ["my", "our", "your", "this"].contains(words[0]) {
      determiner = [row.removeFirst()]
      words.removeFirst()
    }
    guard row.count == 3, row[1].lexeme.wordClass == .numeral, words[1] != "one",
      row[2].lexeme.wordClass == .noun || row[2].lexeme.wordClass == .verb,
      FoundWords.has(row[0].lexeme, EnglishCompounds.single(words[2]))
    else { return nil }
    return .init(
      row: [EnglishStatementReader.verb("have"), row[1], named(words[2], row[2])],
      subject: determiner + [named(words[0], row[0])])
  }
}

/// Words of such rows.
private enum FoundWords {
  static func has(_ whole: Lexeme, _ part: String) -> Bool {
    if let listed = parts[whole.lemma] { return listed.contains(part) }
    return whole.kind == .animal && limbs.contains(part)
  }

  private static let limbs = EnglishWords.set(
    "leg arm eye wing tentacle horn hump tooth tail ear antenna fin stomach heart toe claw")
  private static let parts: [String: WordSet] = [
    "building": ["floor", "story", "apartment", "elevator", "window", "entrance"],
    "house": ["room", "bedroom", "bathroom", "floor", "window", "door", "story", "balcony"],
    "apartment": ["room", "bedroom", "bathroom", "window"],
    "hotel": ["room", "floor", "star", "pool"],
    "school": ["classroom", "floor", "student", "teacher", "gym", "playground"],
    "room": ["bed", "window", "door", "chair"], "bedroom": ["bed", "window", "closet"],
    "classroom": ["desk", "computer", "window"], "class": ["student", "kid", "boy", "girl"],
    "team": ["player", "coach", "member"], "family": ["member", "kid", "child", "car"],
    "book": ["page", "chapter", "story", "picture"], "story": ["page", "chapter", "part"],
    "show": ["season", "episode"], "series": ["season", "episode", "book"],
    "car": ["door", "seat", "wheel", "window"], "bus": ["wheel", "door", "seat", "floor"],
    "bike": ["wheel", "gear", "pedal"], "tricycle": ["wheel"], "truck": ["wheel"],
    "train": ["car", "engine"], "plane": ["engine", "wing", "seat"], "boat": ["sail", "engine"],
    "desk": ["drawer", "leg"], "dresser": ["drawer"], "chair": ["leg"], "table": ["leg", "chair"],
    "closet": ["door", "shelf"], "bookcase": ["shelf"], "guitar": ["string"],
    "violin": ["string"], "piano": ["key", "pedal"], "triangle": ["side"], "square": ["side"],
    "rectangle": ["side"], "cube": ["face"], "alphabet": ["letter"], "word": ["letter"],
    "game": ["level", "player", "half", "quarter"], "city": ["park", "bridge", "library"],
    "town": ["school", "church"], "village": ["inhabitant", "street", "house"],
    "country": ["island", "state", "province"], "flower": ["petal"], "clover": ["leaf"],
    "cake": ["candle", "layer"], "shirt": ["button", "pocket"], "jacket": ["pocket", "button"],
    "pants": ["pocket"], "puzzle": ["piece"], "star": ["point"], "deck": ["card"],
    "movie": ["part"], "lesson": ["part"], "test": ["question", "part", "page"],
    "remote": ["battery", "button"], "phone": ["camera"], "ladder": ["step"], "pizza": ["slice"],
  ]

  /// What one comes upon.
  static let strays = EnglishWords.set(
    """
    puddle fly stain spider hole mosquito ant ants bug cockroach rat snake wasp bee crack branch rock cloud clouds fire
    bump pothole leak fog smoke ice mud cobweb footprint rainbow crumbs line accident worm
    """
  ).union(["traffic jam", "spider web"])
  static let masses = EnglishWords.set("fog smoke ice mud")
  static let surfaces = EnglishWords.set(
    "wall ceiling floor road highway sidewalk table couch sofa rug carpet window roof ground path bed"
  )
  static let hollows = EnglishWords.set(
    "street sky sink bathtub tub shower garden yard kitchen bathroom bedroom hallway basement room")
  /// What is full of something.
  static let vessels = EnglishWords.set(
    "bag box bucket glass cup bottle basket backpack suitcase drawer closet fridge sink pool jar pocket pot bathtub truck"
  )
  /// What machines and their parts do when they fail.
  static let failing = EnglishWords.set("fail die crack break overheat explode leak squeak")
  static let measured = EnglishWords.set(
    "rent temperature price gas bill salary tuition fare fee allowance cost electricity water")
  /// For what something is closed.
  static let aims = EnglishWords.set(
    "vacation construction repairs renovation renovations cleaning maintenance lunch christmas winter summer holidays"
  )
  static let causes = EnglishWords.set(
    "snow rain storm strike accident fire flood fog wind weather heat ice traffic")
}
