import AACCore

/// The small word that a verb or a quality asks for in a row in the order of speech: *sick of/noise, work/free, stay/dinner, want/us/
/// take off/shoes, fold/shirts/and/put away/drawer, snore/more/than/bear, bread/be/hard/like/rock*.
///
/// Sources: CGEL §16.68–16.69 (qualities with a preposition), §5.120–5.121 (possessives), §6.15 (pronouns), §15.63–15.72 (comparison).
extension EnglishLinkedRow {
  func smallWordsInLaidRow(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 3 else { return nil }
    return linked(
      row, words, fewest: 4,
      by: [
        laidQualityOf, laidForFree, laidForMealOrSchool, laidOwnedByOther, laidPutThemAway,
        laidNameOf, laidGivenBack, laidTaughtTo, laidThanOne, laidLikeOne, laidAboutWork,
        laidMissing,
        laidToNurse, laidMadeToLaugh, laidQualityTakes,
      ])
  }

  /// *Sick of/noise*: a quality and its preposition on one tile.
  private func laidQualityOf(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let index = words.indices.dropFirst().first(where: { Self.laidQualities.contains(words[$0]) }
      ),
      index + 1 < row.count, let space = words[index].firstIndex(of: " "),
      let quality = lexicon.known(String(words[index][..<space])),
      case let preposition = small(String(words[index][words[index].index(after: space)...])),
      !preposition.isEmpty
    else { return nil }
    var quick = quality
    if quick.wordClass != .adjective {
      quick = Lexeme(lemma: quality.lemma, wordClass: .adjective, kind: .state)
    }
    return Linked(
      row: row[..<index] + [Constituent(quick, tile: row[index].tile)] + preposition
        + row[(index + 1)...])
  }

  private static let laidQualities: WordSet = [
    "sick of", "tired of", "full of", "proud of", "scared of", "jealous of", "fond of", "good at",
    "bad at", "mad at", "angry at", "angry with", "allergic to", "late for", "ready for",
    "different from", "interested in", "worried about", "excited about", "nervous about",
  ]

  /// *Teach/yoga/retirees/free*: for no money.
  private func laidForFree(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard words[last] == "free", row[last].lexeme.wordClass == .adjective,
      let verb = words.firstIndex(where: { Self.laidServices.contains($0) }), verb > 0,
      verb < last, isNoun(row[last - 1])
    else { return nil }
    var told = row
    let whom = last - 1
    let free = Constituent(
      Lexeme(lemma: "for free", wordClass: .adverb, kind: .manner), tile: row[last].tile)
    told[last] = free
    if words[verb] == "teach", whom == verb + 2, row[whom].lexeme.isHuman {
      told.insert(contentsOf: small("to"), at: whom)
    }
    return Linked(row: told)
  }

  private static let laidServices = EnglishWords.set(
    "teach fix repair get give work cut paint clean deliver eat enter travel ride sing play do download"
  )

  /// *Stay/dinner, pay/school*: for what one stays and pays.
  private func laidForMealOrSchool(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard
      words[last - 1] == "stay" && row[last].lexeme.kind == .meal
        || words[last - 1] == "pay" && words[last - 2] == "to"
          && ["school", "college", "university", "class", "trip", "house", "car"].contains(
            words[last])
    else { return nil }
    return inserting(small("for"), into: row, at: last)
  }

  /// *Want/us/take off/shoes, talk/about/you/behind/back*: of those who are to do it, and of whom one speaks.
  private func laidOwnedByOther(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    if words[last] == "back", words[last - 1] == "behind",
      let own = EnglishPronouns.of(words[last - 2])?.possessive
    {
      return phrased(
        Array(row[..<(last - 1)]), row[(last - 1)...], "behind \(own) back")
    }
    guard last > 3, row[last].lexeme.kind == .clothing || row[last].lexeme.kind == .body,
      isNoun(row[last]), row[last - 1].lexeme.wordClass == .verb, isObjectPronoun(row[last - 2]),
      Self.laidBidding.contains(words[last - 3]), Self.laidGrooming.contains(words[last - 1]),
      words[last - 2] != "me" || words[0] != "I",
      let own = EnglishPronouns.of(words[last - 2])?.possessive
    else { return nil }
    return inserting(small(own), into: row, at: last)
  }

  private static let laidBidding = EnglishWords.set(
    "want ask tell make let order force remind allow help need")
  private static let laidGrooming = EnglishWords.set(
    "wash brush raise lift move tie clean dry cover cut comb close open shake stretch remove"
  ).union([
    "take off", "put on", "put away", "hang up",
  ])

  /// *Fold/shirts/and/put away/drawer*: what was folded is put there.
  private func laidPutThemAway(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 3,
      ["put away", "put", "hang up", "keep", "store", "leave"].contains(words[last - 1]),
      words[last - 2] == "and", Self.laidStored.contains(words[last]), isThing(row[last - 3]),
      row[..<(last - 3)].contains(where: { $0.lexeme.wordClass == .verb }) || last == 4
    else { return nil }
    let many = EnglishHabits.isPlural(row[last - 3].lexeme) || words[last - 3] == "clothes"
    return inserting(
      small(many ? "them" : "it") + small("in") + small("the"), into: row, at: last)
  }

  private static let laidStored = EnglishWords.set(
    "drawer closet cupboard cabinet box wardrobe fridge dresser basket hamper garage bag suitcase")

  /// *Remember/name/that/actress*: whose name.
  private func laidNameOf(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let verb = words.firstIndex(where: { ["remember", "know", "forget", "learn"].contains($0) }),
      verb > 0, verb + 2 < row.count, words[verb + 1] == "name",
      ["that", "this", "the", "my", "your", "his", "her", "our", "their"].contains(words[verb + 2])
        ? verb + 4 == row.count && isNoun(row[verb + 3])
        : verb + 3 == row.count && row[verb + 2].lexeme.isHuman
          && row[verb + 2].lexeme.wordClass == .noun
    else { return nil }
    var told = row
    told[verb + 1] = word(row[verb + 1], as: .noun, .idea)
    told.insert(contentsOf: small("of"), at: verb + 2)
    told.insert(contentsOf: small("the"), at: verb + 1)
    return Linked(row: told)
  }

  /// *Return/book/me*: back to whom.
  private func laidGivenBack(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let verb = words.firstIndex(where: { ["return", "give back", "bring back"].contains($0) }),
      verb > 0,
      let whom = words.indices.dropFirst(verb + 2).first(where: { isObjectPronoun(row[$0]) }),
      whom < verb + 4, isThing(row[whom - 1])
    else { return nil }
    return inserting(small("to"), into: row, at: whom)
  }

  /// *Who/teach/you/play/piano*: to do what.
  private func laidTaughtTo(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard words[0] == "who", ["teach", "ask", "tell"].contains(words[1]),
      isObjectPronoun(row[2]) || row[2].lexeme.isHuman, row[3].lexeme.wordClass == .verb
    else { return nil }
    return inserting(small("to"), into: row, at: 3)
  }

  /// *Snore/more/than/bear, new/couch/be/more/comfortable/than/old*: than any of them, than the other one.
  private func laidThanOne(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard words[last - 1] == "than" else { return nil }
    if row[last].lexeme.wordClass == .adjective, words.contains("be"),
      row[0].lexeme.wordClass == .adjective || row[1].lexeme.wordClass == .adjective,
      ["old", "new", "big", "small", "other", "first", "last"].contains(words[last])
    {
      var one = Lexeme(lemma: "one", wordClass: .noun, kind: .thing)
      one.countability = .count
      return Linked(row: row[..<last] + small("the") + [row[last], Constituent(one)])
    }
    guard let verb = row.indices.first(where: { row[$0].lexeme.wordClass == .verb }),
      verb < last - 1
    else {
      return nil
    }
    if ["like", "love", "prefer"].contains(words[verb]) {
      return ["mountains", "sea", "ocean", "countryside", "snow"].contains(words[last])
        ? inserting(small("the"), into: row, at: last) : nil
    }
    guard row[last].lexeme.kind == .animal, !EnglishHabits.isPlural(row[last].lexeme),
      words[last - 2] == "more" || words[last - 2] == "less" || words[last - 2].hasSuffix("er"),
      laidDoer(row)?.head.kind != .animal, words[verb] != "be",
      verb == last - 3
    else { return nil }
    return inserting(small("a"), into: row, at: last)
  }

  /// *Bread/be/hard/like/rock, have/blue/eyes/like/me*: as that is.
  private func laidLikeOne(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard words[last - 1] == "like", row[last - 1].lexeme.wordClass == .verb,
      let verb = words[..<(last - 1)].firstIndex(where: {
        ["be", "have", "taste", "feel"].contains($0)
      }),
      verb > 0, verb + 1 < last - 1
    else { return nil }
    if words[verb] == "be", row[last - 2].lexeme.wordClass == .adjective, isThing(row[last]),
      verb + 1 == last - 2
    {
      // *as hard as a rock* (CGEL §15.66).
      let isAny =
        EnglishHabits.isMass(row[last].lexeme) || EnglishHabits.isPlural(row[last].lexeme)
      var told = Array(row[...verb])
      told += small("as")
      told.append(row[last - 2])
      told += lexicon.small("as", tile: row[last - 1].tile)
      if !isAny { told += small("a") }
      told.append(row[last])
      return Linked(row: told)
    }
    guard words[verb] == "have", isObjectPronoun(row[last]) else { return nil }
    return phrased(Array(row[..<(last - 1)]), row[(last - 1)...], "like \(words[last])")
  }

  /// *When/adults/talk/work*: about it.
  private func laidAboutWork(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard words[last] == "work", words[last - 1] == "talk", last > 2 else { return nil }
    return phrased(Array(row[..<last]), row[last...], "about work")
  }

  /// *Two/plates/missing/table*: what is not there.
  private func laidMissing(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let missing = words.firstIndex(of: "missing"), missing > 0, isThing(row[missing - 1]),
      missing + 1 < row.count, row[..<missing].allSatisfy({ $0.lexeme.wordClass != .verb })
    else { return nil }
    guard row[missing + 1].lexeme.kind == .furniture || row[missing + 1].lexeme.isPlaceLike else {
      return nil
    }
    let whom = missing + 2
    var told = Array(row[..<missing]) + [EnglishWording.be, row[missing]]
    told += small("from") + small("the") + [row[missing + 1]]
    if whom < row.count, row[whom].lexeme.isHuman { told += small("for") + small("the") }
    return Linked(row: told + row[whom...])
  }

  /// *Clown/make/laugh/children*: whom one makes do it (CGEL §16.52).
  private func laidMadeToLaugh(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let make = words.firstIndex(of: "make"), make > 0, make + 2 < row.count,
      ["laugh", "cry", "smile", "sleep", "dance", "jump", "sneeze", "think", "run"].contains(
        words[make + 1]), isNoun(row[make + 2]), row[make + 2].lexeme.isBeing
    else { return nil }
    var told = Array(row[...make])
    told += small("the")
    told.append(row[make + 2])
    told.append(row[make + 1].asVerb)
    return Linked(row: told + row[(make + 3)...])
  }

  /// *Be/jealous/neighbors, be/full/fingerprints*: of whom and of what (CGEL §16.69).
  private func laidQualityTakes(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let be = words.firstIndex(of: "be"), be > 0, be + 2 < row.count,
      row[be + 1].lexeme.wordClass == .adjective,
      let preposition = Self.laidTaking[words[be + 1]], isNoun(row[be + 2])
    else { return nil }
    return inserting(small(preposition), into: row, at: be + 2)
  }

  private static let laidTaking = [
    "jealous": "of", "proud": "of", "full": "of", "envious": "of", "sick": "of", "allergic": "to",
  ]

  /// *Teacher/can/I/go/nurse*: to see one.
  private func laidToNurse(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard words[last - 1] == "go", ["nurse", "principal", "counselor"].contains(words[last]) else {
      return nil
    }
    return inserting(small("to") + small("the"), into: row, at: last)
  }
}
