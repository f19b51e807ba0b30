import AACCore

/// Into what a thing is cut, with what and through what one does it, for whom and where something is: *cut/cake/slices, write/left/hand,
/// eat/tube, lion/sleep/shade, train/go/tunnel, save/money/trip, present/be/Mom, bathroom/be/left, what/be/wrong/tablet,
/// have/appointment/tomorrow/ten*.
///
/// Sources: CGEL §9.15–9.33 (place and passage), §9.45–9.50 (*for, with*), §9.34 (*at* an hour), §16.27 (*into*), §17.37.
extension EnglishLinkedRow {
  func onItsWay(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 1, !row.contains(where: { $0.lexeme.wordClass == .conjunction }) else {
      return nil
    }
    if let be = words.firstIndex(of: "be"), be == 1 { return beingThere(row, words) }
    if let hour = atHour(row, words) { return hour }
    guard row[last - 1].lexeme.wordClass != .adposition else { return nil }
    let link: [Constituent]
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
    } else {
      return sideOfBody(row, words) ?? throughTunnel(row, words)
    }
    return inserting(link, into: row, at: last)
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
    return inserting(small("with") + small("my"), into: row, at: last - 1)
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
    if last == 3, words[0] == "what", words[2] == "wrong", isNoun(row[3]) {
      let isNamed =
        EnglishPeople.names.contains(words[3]) || EnglishPeople.isPossessed(words[3])
        || row[3].lexeme.wordClass == .properNoun
      return inserting(small("with") + (isNamed ? [] : small("the")), into: row, at: 3)
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
