import AACCore

/// In, on, over and to what, where the noun is laid behind another without a word between: *put/salt/soup, put/vaccine/arm,
/// read/news/earthquake/newspaper, speak/television, build/bridge/river, bring/check/table, die/war, bury/king/pyramid, score/goal/final,
/// there is/many/car/street, fall off/washing machine, fed up/noise, boil/one hundred/degree, when/leave/train/Madrid*.
///
/// Sources: CGEL §9.15–9.32 (place and direction), §9.40 (time), §7.20 and §16.68 (adjectives with prepositions), §5.44–5.51.
extension EnglishLinkedRow {
  func placeInLongRow(_ row: [Constituent], _ words: [String]) -> Linked? {
    if let asked = leavingFor(row, words) ?? degrees(row, words) ?? inYear(row, words)
      ?? onTerrace(row, words)
    {
      return asked
    }
    var end = row.count
    while end > 3, row[end - 1].lexeme.kind.isTemporal { end -= 1 }
    let last = end - 1
    guard last > 1, isNoun(row[last]) || ["final", "street"].contains(words[last]),
      case let before = row[last - 1].lexeme,
      before.wordClass != .adposition, before.wordClass != .conjunction, !before.isDeterminerLike,
      let verb = words[..<last].firstIndex(where: { Self.leaders.contains($0) }), verb < last,
      !row[(verb + 1)..<last].contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.wordClass == .conjunction
          || $0.lexeme.wordClass == .verb && !["check", "be"].contains($0.lexeme.lemma)
      }), let link = link(row, words, verb, last)
    else { return nil }
    var said = row
    if row[last].lexeme.wordClass != .noun, row[last].lexeme.wordClass != .properNoun {
      said[last] = word(row[last], as: .noun, .event)
    }
    if words[verb] == "put", EnglishHabits.isMass(row[verb + 1].lexeme) {
      said[verb + 1].lexeme.article = .bare
    }
    return inserting(link, into: said, at: last)
  }

  private static let leaders = EnglishWords.set(
    "put read find see write speak appear sing build bring carry serve die fight bury score"
  )
  .union(["there", "there is", "fall off", "fed up", "get hurt", "look for", "be injured"])

  /// What stands before the last noun behind such a word; nil where nothing does.
  private func link(_ row: [Constituent], _ words: [String], _ verb: Int, _ last: Int)
    -> [Constituent]?
  {
    let noun = words[last]
    let isNext = last == verb + 1
    let isOne = last == verb + 2 && (isNoun(row[verb + 1]) || words[verb + 1] == "check")
    let isDone = verb > 0 && (row[verb - 1].lexeme.isHuman || row[verb - 1].lexeme.isSubjectForm)
    switch words[verb] {
    case "put" where isOne && verb > 0: return putWhere(row[verb + 1].lexeme, row[last].lexeme)
    case "read", "find", "see", "write", "look for":
      guard last > verb + 1, isDone else { return nil }
      if noun == "church" {
        return isOne && words[verb] == "read" ? small("in") + small("the") : nil
      }
      if ["newspaper", "magazine"].contains(noun), words[verb + 1] != noun {
        return small("in") + small("the")
      }
      return ["internet"].contains(noun.lowercased()) ? small("on") + small("the") : nil
    case "speak", "appear", "sing":
      return isNext && isDone && ["television", "TV", "tv", "radio"].contains(noun)
        ? small("on") + (noun == "radio" ? small("the") : []) : nil
    case "build":
      return isOne && words[verb + 1] == "bridge"
        && ["river", "lake", "sea", "road", "stream", "bay"].contains(noun)
        ? small("over") + small("the") : nil
    case "bring", "carry", "serve":
      return isOne && verb > 0 && isNoun(row[verb - 1])
        && ["table", "counter", "kitchen", "desk"].contains(noun)
        && row[verb + 1].lexeme.kind != .furniture && !row[verb + 1].lexeme.isBeing
        ? small("to") + small("the") : nil
    case "die", "fight", "get hurt", "be injured":
      guard isNext, let article = Self.disasters[noun] else { return nil }
      return small("in") + small(article)
    case "bury":
      return isOne && noun != "island"
        && (row[last].lexeme.isPlaceLike || Self.graves.contains(noun))
        ? small("in") + small("the") : nil
    case "score"
    where ["goal", "goals", "point", "points", "basket", "run"].contains(words[last - 1]):
      return last > verb + 1 && ["final", "semifinal"].contains(noun)
        ? small("in") + small("the") : nil
    case "there" where verb == 0 && ["be", "is", "are"].contains(words[1]), "there is":
      return thereWhere(row, words, last)
    case "fall off":
      return isNext && verb > 0 && !row[verb - 1].lexeme.isHuman && Self.machines.contains(noun)
        ? small("in") + small("the") : nil
    case "fed up":
      return isNext
        ? small("with")
          + (row[last].lexeme.isHuman || row[last].lexeme.wordClass == .properNoun
            || EnglishHabits.isPlural(row[last].lexeme) ? [] : small("the")) : nil
    default: return nil
    }
  }

  private static let disasters = [
    "war": "the", "battle": "the", "accident": "an", "fire": "a", "crash": "a", "flood": "a",
    "earthquake": "an", "storm": "a",
  ]
  private static let graves = EnglishWords.set("pyramid ground garden yard cemetery sand tomb cave")
  private static let machines = EnglishWords.set("machine dryer washer car bus pool sink").union([
    "washing machine"
  ])

  /// *Salt/soup, cheese/bread, vaccine/arm*: into what is cooked and drunk, onto what is spread, and into the body.
  private func putWhere(_ thing: Lexeme, _ place: Lexeme) -> [Constituent]? {
    if place.kind == .body, Self.injected.contains(thing.lemma) { return small("in") + small("my") }
    guard KindSet.edible.contains(thing.kind), [.food, .meal, .dish].contains(place.kind),
      !["cereal", "plate", "bowl", "dish"].contains(place.lemma)
    else { return nil }
    let isOn = Self.spreadOn.contains(place.lemma)
    return small(isOn ? "on" : "in") + small("the")
  }

  private static let injected = EnglishWords.set("vaccine shot needle injection IV")
  private static let spreadOn = EnglishWords.set(
    "bread toast pizza sandwich cracker pancake waffle burger hamburger cake cookie taco bagel muffin roll meat chicken fish fries spaghetti pasta"
  )

  /// *There is/many/car/street*: how many of them, and where.
  private func thereWhere(_ row: [Constituent], _ words: [String], _ last: Int)
    -> [Constituent]?
  {
    let begin = words[0] == "there" ? 2 : 1
    guard last > begin + 1, isNoun(row[last - 1]),
      row[begin].lexeme.kind == .quantity || row[begin].lexeme.wordClass == .numeral
        || ["many", "a lot of", "few", "some", "several"].contains(words[begin]),
      !EnglishCompounds.joins(row[last - 1].lexeme, row[last].lexeme)
    else { return nil }
    if ["street", "road", "table", "floor", "bus", "train", "beach", "plane"].contains(words[last])
    {
      return small("on") + small("the")
    }
    return row[last].lexeme.isPlaceLike ? small("in") + small("the") : nil
  }

  // MARK: When and how hot

  /// *When/leave/train/Madrid, when/bus/leave/beach*: what leaves, and for where.
  private func leavingFor(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 4, words[0] == "when" || words[0] == "what time",
      let verb = [1, 2].first(where: { ["leave", "depart"].contains(words[$0]) }),
      case let vehicle = row[3 - verb],
      vehicle.lexeme.kind == .vehicle
        || ["train", "bus", "plane", "flight"].contains(words[3 - verb]),
      row[3].lexeme.isPlaceLike || row[3].lexeme.wordClass == .properNoun, isNoun(row[3])
    else { return nil }
    let isNamed = row[3].lexeme.wordClass == .properNoun || words[3] == "school"
    return Linked(
      row: [row[0], vehicle, row[verb]] + small("for") + (isNamed ? [] : small("the")) + [row[3]])
  }

  /// *Water/boil/one hundred/degree*: at what heat.
  private func degrees(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let verb = words.firstIndex(where: {
        ["boil", "freeze", "melt", "bake", "cook"].contains($0)
      }),
      verb > 0,
      let unit = words.indices.dropFirst(verb + 2).first(where: { words[$0].hasPrefix("degree") }),
      row[(verb + 1)..<unit].allSatisfy({ $0.lexeme.wordClass == .numeral })
    else { return nil }
    let heat = row[(verb + 1)..<unit].map(\.lexeme.lemma).joined(separator: " ")
    let text = "at \(heat) \(heat == "one" ? "degree" : "degrees")"
    return phrased(Array(row[...verb]), row[(verb + 1)...unit], text).map {
      Linked(row: $0.row + row[(unit + 1)...], joins: $0.joins)
    }
  }

  /// *Water/plant/balcony/every day*: where, before the time.
  private func onTerrace(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let place = words.firstIndex(where: { EnglishClause.platforms.contains($0) }), place > 2,
      place + 1 < row.count, row[(place + 1)...].allSatisfy({ $0.lexeme.kind.isTemporal }),
      isThing(row[place - 1]), row[place - 2].lexeme.wordClass != .adposition,
      !EnglishCompounds.joins(row[place - 1].lexeme, row[place].lexeme)
    else { return nil }
    return inserting(small("on") + small("the"), into: row, at: place)
  }

  /// *Columbus/arrive/America/1492*: in which year (CGEL §9.40).
  private func inYear(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard row[last].lexeme.wordClass == .numeral, words[last].utf8.count == 4,
      let year = Int(words[last]), (1000...2100).contains(year), isNoun(row[last - 1]),
      row[1..<last].contains(where: { $0.lexeme.wordClass == .verb }),
      !words.contains(where: {
        ["cost", "pay", "owe", "page", "room", "code", "number"].contains($0)
      })
    else { return nil }
    return inserting(small("in"), into: row, at: last)
  }
}
