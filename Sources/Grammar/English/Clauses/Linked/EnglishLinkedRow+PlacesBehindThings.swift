import AACCore

/// Where, how high, in which weather and from what something is done, laid behind what does it or what it is done to: *tablet/charge/outlet,
/// elevator/go up/third/floor, I/step/big/puddle/street, they/live/small/apartment/city, giraffe/eat/leaf/tall/tree,
/// penguin/live/ice, we/put on/swimsuit/beach, he/not/put on/hat/cold, I/burn/shoulder/sun, I/get/shirt/dirty/mud, I/hear/siren/far*.
///
/// Sources: CGEL §9.15–9.32 (position, direction, source), §9.50 (*with*), §16.46 (object complements), §5.26–5.35 (articles).
extension EnglishLinkedRow {
  func placesBehindThings(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard
      let verb = words.indices.dropLast().first(where: { Self.deedsWithPlaces.contains(words[$0]) }
      ),
      verb > 0, row[last - 1].lexeme.wordClass != .adposition,
      !row[(verb + 1)...].contains(where: {
        $0.lexeme.wordClass == .conjunction || $0.lexeme.isSubjectFormOnly
      })
    else { return nil }
    if let dirtied = dirtied(row, words, verb) { return dirtied }
    if let floor = toFloor(row, words, verb) { return floor }
    guard isNoun(row[last]) || Self.wornWeathers.contains(words[last]) || words[last] == "far"
    else {
      return nil
    }
    switch words[verb] {
    case "charge":
      guard last == verb + 1, ["outlet", "socket", "plug", "wall"].contains(words[last]),
        !row[verb - 1].lexeme.isBeing
      else { return nil }
      return inserting(small("at") + small("the"), into: row, at: last)
    case "step", "fall", "slip":
      guard last > verb + 1, ["puddle", "mud", "gum", "snow"].contains(words[last - 1]),
        Self.splashedGrounds.contains(words[last])
      else { return nil }
      return inserting(small("in") + small("the"), into: row, at: last)
    case "live": return livesThere(row, words, verb)
    case "eat", "pick", "take", "cut": return fromTree(row, words, verb)
    case "put on", "wear", "take off": return worn(row, words, verb)
    case "burn":
      guard last > verb + 1, words[last] == "sun", row[last - 1].lexeme.kind == .body else {
        return nil
      }
      return inserting(small("in") + small("the"), into: row, at: last)
    default:
      guard words[last] == "far", last > verb + 1, isNoun(row[last - 1]),
        row[last - 1].lexeme.kind != .weather
      else { return nil }
      var said = row
      said[last].lexeme = Lexeme(lemma: "far away", wordClass: .adverb, kind: .place)
      return Linked(row: said)
    }
  }

  private static let deedsWithPlaces = EnglishWords.set(
    """
    charge step fall slip live eat pick take cut wear burn hear see get stop climb go
    """
  ).union(["put on", "take off", "go up", "go down", "walk up", "ride up"])
  private static let splashedGrounds = EnglishWords.set(
    "street road yard park sidewalk driveway garden playground backyard path")
  private static let wornWeathers = EnglishWords.set("cold heat rain snow wind")

  /// *Live/small/apartment/city, penguin/live/ice.*
  private func livesThere(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    if last == verb + 1, words[last] == "ice", row[0].lexeme.kind == .animal {
      return inserting(small("on") + small("the"), into: row, at: last)
    }
    guard last > verb + 1, Self.dwellings.contains(words[last - 1]),
      ["city", "town", "village", "country", "forest", "woods", "mountains", "suburbs"].contains(
        words[last])
    else { return nil }
    var there = row[last]
    there.lexeme = Lexeme(lemma: "in the \(words[last])", wordClass: .adverb, kind: .time)
    return Linked(row: row[..<last] + [there])
  }

  private static let dwellings = EnglishWords.set(
    "apartment flat house condo cabin hut cottage farm trailer castle mansion")

  /// *Elevator/go up/third/floor, we/stop/second/floor*: to which floor, and on which (CGEL §9.15–9.16).
  private func toFloor(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    guard last == verb + 2, words[last] == "floor", Self.floorOrdinals.contains(words[last - 1])
    else {
      return nil
    }
    let link: String
    switch words[verb] {
    case "go up", "go down", "go", "walk up", "ride up", "climb": link = "to"
    case "stop", "get", "live": link = words[verb] == "get" ? "to" : "on"
    default: return nil
    }
    var said = row
    said[verb] = row[verb].asVerb
    return inserting(small(link) + small("the"), into: said, at: last - 1)
  }

  private static let floorOrdinals = EnglishWords.set(
    "first second third fourth fifth sixth seventh eighth ninth tenth top last next same")

  /// *Eat/leaf/tall/tree, pick/banana/tree*: off which it is taken.
  private func fromTree(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    guard ["tree", "bush", "branch", "vine"].contains(words[last]), last > verb + 1 else {
      return nil
    }
    let tree = row[last - 1].lexeme.wordClass == .adjective ? last - 1 : last
    guard tree > verb + 1, isThing(row[tree - 1]),
      words[tree - 1] == "leaf" || words[tree - 1] == "leaves"
        || KindSet.edible.contains(row[tree - 1].lexeme.kind),
      !EnglishCompounds.joins(row[tree - 1].lexeme, row[last].lexeme),
      words[verb] != "eat" || ["leaf", "leaves"].contains(words[tree - 1])
        || row[0].lexeme.kind == .animal
    else { return nil }
    return inserting(small("from") + small("the"), into: row, at: tree)
  }

  /// *Put on/swimsuit/beach, wear/coat/cold*: where and in which weather.
  private func worn(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    guard last == verb + 2, row[last - 1].lexeme.kind == .clothing else { return nil }
    if words[last] == "beach" || words[last] == "pool", words[verb] != "wear" {
      return inserting(small("at") + small("the"), into: row, at: last)
    }
    guard Self.wornWeathers.contains(words[last]), row[last].lexeme.wordClass != .verb else {
      return nil
    }
    var said = row
    if row[last].lexeme.wordClass != .noun { said[last] = word(row[last], as: .noun, .weather) }
    return inserting(small("in") + small("the"), into: said, at: last)
  }

  /// *Get/white/pants/dirty/mud, get/shoes/wet/puddle*: what one's things become, and with what or in what.
  private func dirtied(_ row: [Constituent], _ words: [String], _ verb: Int) -> Linked? {
    let last = row.count - 1
    guard words[verb] == "get", last > verb + 2, isNoun(row[last]) || words[last] == "paint",
      ["dirty", "wet", "muddy", "sticky"].contains(words[last - 1]),
      [.clothing, .body].contains(row[last - 2].lexeme.kind),
      row[(verb + 1)..<(last - 2)].allSatisfy({
        $0.lexeme.wordClass == .adjective || $0.lexeme.kind == .possessive
      }),
      let owner = EnglishPronouns.of(words[verb - 1])?.possessive
    else { return nil }
    var said = row
    said[last - 1] = word(row[last - 1], as: .adjective, .state)
    if words[last] == "paint" { said[last] = word(row[last], as: .noun, .material) }
    let isIn = ["puddle", "rain", "snow", "pool", "sea", "river", "lake"].contains(words[last])
    if !isIn {
      said[last].lexeme.article = .bare
      said[last].lexeme.countability = .mass
    }
    let isOwned = row[verb + 1].lexeme.kind == .possessive
    return Linked(
      row: said[...verb] + (isOwned ? [] : small(owner)) + said[(verb + 1)..<last]
        + (isIn ? small("in") + small("the") : small("with")) + [said[last]])
  }
}
