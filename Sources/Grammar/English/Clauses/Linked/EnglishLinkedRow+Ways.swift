import AACCore

/// Into what a thing is cut, with what and through what one does it, for whom and where something is: *cut/cake/slices, write/left/hand,
/// eat/tube, lion/sleep/shade, train/go/tunnel, save/money/trip, present/be/Mom, bathroom/be/left,
/// have/appointment/tomorrow/ten*.
///
/// Sources: CGEL §9.15–9.33 (place and passage), §9.45–9.50 (*for, with*), §9.34 (*at* an hour), §16.27 (*into*), §17.37.
extension EnglishLinkedRow {
  func onItsWay(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 1, !row.contains(where: { $0.lexeme.wordClass == .conjunction }) else {
      return nil
    }
    if last > 2, row[last].lexeme.kind.isTemporal, isNoun(row[last - 1]),
      let spot = spot(Array(row.dropLast()), Array(words.dropLast()))
    {
      // *Star/shine/sky/night.*
      return inserting(spot, into: row, at: last - 1)
    }
    if let be = words.firstIndex(of: "be"), be == 1 { return beingThere(row, words) }
    if let hour = atHour(row, words) { return hour }
    guard row[last - 1].lexeme.wordClass != .adposition else { return nil }
    var link: [Constituent]
    if last > 2, Self.parting.contains(words[last - 2]), isThing(row[last - 1]),
      Self.portions.contains(words[last])
    {
      var portions = row[last]
      portions.lexeme.article = .bare
      return Linked(row: row[..<last] + small("into") + [portions])
    } else if last > 2, words[last - 2] == "save", words[last - 1] == "money", isThing(row[last]) {
      link = small("for") + small("a")
    } else if words[last - 1] == "sleep" || words[last - 1] == "sit" || words[last - 1] == "lie",
      ["shade", "sun", "sunshine"].contains(words[last])
    {
      link = small("in") + small("the")
    } else if ["eat", "breathe", "drink"].contains(words[last - 1]), words[last] == "tube" {
      link = small("through") + small("a")
    } else if words[last - 1] == "fall", ["rain", "snow", "hail"].contains(words[last - 2]),
      isNoun(row[last]), !row[last].lexeme.kind.isTemporal
    {
      link = small("on") + small("the")
    } else if words[last - 1] == "arrive", words[last - 2] != "I", words[last] == "house" {
      link = small("at") + small("the")
    } else if let spot = spot(row, words) {
      link = spot
    } else {
      return sideOfBody(row, words) ?? throughTunnel(row, words) ?? atHouse(row, words)
        ?? gotFor(row, words)
    }
    if !link.isEmpty, words[last - 1] == "arrive" || words[last - 1] == "fall" {
      // As if it had been chosen: what the verb would take otherwise gives way.
      link[0].tile = row[last - 1].tile
    }
    return inserting(link, into: row, at: last)
  }

  /// *Rabbit/jump/hole, hen/sit/eggs, fall/knee, stars/shine/sky, leave/coin/pillow, dig/hole/sand, look/stars/telescope, stop/gas,
  /// talk/phone/hours*: where, through what, for what and how long.
  private func spot(_ row: [Constituent], _ words: [String]) -> [Constituent]? {
    let last = row.count - 1
    let (before, other) = (words[last - 1], words[last])
    switch before {
    case "sink":
      return ["bathtub", "tub"].contains(other) || Self.soft.contains(other)
        ? small("in") + small("the") : nil
    case "jump": return ["hole", "puddle"].contains(other) ? small("into") + small("the") : nil
    case "sit": return ["egg", "eggs", "gum"].contains(other) ? small("on") + small("the") : nil
    case "slide":
      return ["pole", "hill", "rope"].contains(other) ? small("down") + small("the") : nil
    case "wait": return other == "elevator" ? small("for") + small("the") : nil
    case "fall":
      if ["knee", "knees", "face", "back", "arm", "elbow", "butt", "bottom", "head"].contains(other)
      {
        return small("on") + (words[last - 2] == "I" ? small("my") : [])
      }
      return Self.soft.contains(other) ? small("in") + small("the") : nil
    case "pray":
      return row[last].lexeme.isHuman && isNoun(row[last]) ? small("for") : nil
    case "shine", "twinkle": return other == "sky" ? small("in") + small("the") : nil
    case "sleep", "ride": return other == "back seat" ? small("in") + small("the") : nil
    case "stop":
      return ["gas", "food", "lunch", "dinner", "coffee", "breakfast", "ice cream"].contains(other)
        && last > 1 ? small("for") : nil
    default: break
    }
    guard last > 2 || other == "hours", row[last].lexeme.wordClass != .pronoun else { return nil }
    if other == "pillow", ["leave", "put", "hide"].contains(words[last - 2]) {
      return small("under") + small("the")
    }
    if words[last - 2] == "dig", Self.soft.contains(other) { return small("in") + small("the") }
    if Self.lenses.contains(other), ["look", "see", "watch"].contains(words[last - 2]) {
      return small("through") + small("the")
    }
    if other == "spoon", before == "medicine" { return small("with") + small("a") }
    if before == "story" || before == "book", words[last - 2] == "read",
      ["rug", "carpet", "couch", "sofa"].contains(other)
    {
      return small("on") + small("the")
    }
    if other == "trunk", row[0].lexeme.kind == .animal, words[1] != "have" {
      return small("with") + small("its")
    }
    if before == "candles", other == "cake" { return small("on") + small("the") }
    if other == "hours", row[last - 1].lexeme.wordClass == .verb || isThing(row[last - 1]),
      row[last - 1].lexeme.kind != .quantity
    {
      return small("for")
    }
    return nil
  }

  private static let soft = EnglishWords.set(
    "sand mud dirt snow puddle grass toilet sink pool lake river")
  private static let lenses = EnglishWords.set("telescope binoculars microscope magnifying-glass")

  /// *Sleep/house/grandparents, go/house/friend*: at whose house (CGEL §5.112–5.126).
  private func atHouse(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, words[last - 1] == "house", row[last].lexeme.isHuman, isNoun(row[last]),
      ["sleep", "stay", "eat", "live", "play", "go", "be", "come"].contains(words[last - 2])
    else { return nil }
    var owner = row[last]
    let isSeveral = EnglishHabits.isPlural(owner.lexeme) || owner.lexeme.number == .plural
    owner.lexeme = lexicon.lexeme(
      for: words[last] + (isSeveral && words[last].hasSuffix("s") ? "'" : "'s"))
    let link = ["go", "come"].contains(words[last - 2]) ? "to" : "at"
    let my =
      EnglishPeople.names.contains(words[last]) || owner.lexeme.wordClass == .properNoun
        || row[last - 3].lexeme.lemma != "I" && row[last - 3].lexeme.lemma != "we"
      ? [] : small("my")
    return Linked(row: row[..<(last - 1)] + small(link) + my + [owner, row[last - 1]])
  }

  /// *Get/bike/birthday*: a thing whose word is a deed as well.
  private func gotFor(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, ["birthday", "Christmas"].contains(words[last]),
      ["get", "want"].contains(words[last - 2]),
      ["bike", "kite", "watch", "ring"].contains(words[last - 1])
    else { return nil }
    var said = row
    said[last - 1] = word(row[last - 1], as: .noun, .toy)
    return Linked(row: said[..<(last - 1)] + small("a") + said[(last - 1)...])
  }

  private static let parting = EnglishWords.set("cut divide split break slice separate tear")
  private static let portions = EnglishWords.set(
    "pieces slices halves parts groups teams squares strips chunks quarters thirds")

  /// *Write/left/hand, eat/right/hand*: with which.
  private func sideOfBody(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, words[last] == "hand" || words[last] == "foot",
      ["left", "right"].contains(words[last - 1]),
      ["write", "eat", "draw", "throw", "play", "kick", "paint"].contains(words[last - 2]),
      words[last - 3] == "I"
    else { return nil }
    let with = lexicon.small("with", tile: row[last - 2].tile)
    return inserting(with + small("my"), into: row, at: last - 1)
  }

  /// *Train/go/tunnel, bus/go/bridge*: what goes there by itself.
  private func throughTunnel(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last == 2, row[0].lexeme.kind == .vehicle, words[1] == "go",
      let link = ["tunnel": "through", "bridge": "over"][words[2]]
    else { return nil }
    return Linked(row: small("the") + row[..<2] + small(link) + small("the") + [row[2]])
  }

  /// *Have/appointment/tomorrow/ten*: at which hour.
  private func atHour(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, ["tomorrow", "today", "yesterday", "tonight"].contains(words[last - 1]),
      row[last].lexeme.wordClass == .numeral,
      Self.appointed.contains(words[last - 2]) || row[last - 2].lexeme.kind == .event
    else { return nil }
    return inserting(small("at"), into: row, at: last)
  }

  private static let appointed = EnglishWords.set(
    "appointment therapy class practice lesson meeting game surgery test visit interview")

  // MARK: With be

  /// *Present/be/Mom, bathroom/be/left, what/be/wrong/tablet, who/be/girl/red/hat.*
  private func beingThere(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    if last == 2, Self.given.contains(words[0]), row[2].lexeme.isHuman, isNoun(row[2]) {
      return Linked(row: small("the") + row[..<2] + small("for") + [row[2]])
    }
    if last == 2, words[2] == "left" || words[2] == "right",
      row[0].lexeme.isPlaceLike || ["door", "stairs", "elevator", "light"].contains(words[0])
    {
      let side = word(row[2], as: .noun, .direction)
      return Linked(row: row[..<2] + small("on") + small("the") + [side])
    }
    if last == 4, words[0] == "who", row[2].lexeme.isHuman, row[3].lexeme.wordClass == .adjective,
      isThing(row[4])
    {
      return Linked(
        row: row[..<2] + small("the") + [row[2]] + small("with") + small("the") + row[3...])
    }
    return nil
  }

  private static let given = EnglishWords.set("present gift cake flower flowers surprise card")
}
