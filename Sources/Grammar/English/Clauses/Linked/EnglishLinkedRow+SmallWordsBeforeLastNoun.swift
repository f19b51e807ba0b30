import AACCore

/// Small words left out before the last noun of a row: *take/pictures/couple/beach, recommend/story/dragons/my/son, when/be/my/turn/computer,
/// fold/shirts/and/put away/drawer, sing/happy birthday, look like/dragon/with/wings,
/// glasses/grandpa/table, spider/wall/bathroom*.
///
/// Sources: CGEL §17.37–17.41 (*of*, *about*), §9.15–9.19 (place), §16.55 (*to*), §5.26–5.35 (articles), §5.112–5.123 (genitive),
/// §13.18 (coordination).
extension EnglishLinkedRow {
  func smallWordsBeforeLastNoun(_ row: [Constituent], _ words: [String]) -> Linked? {
    linked(
      row, words, fewest: 3,
      by: [
        picturesOfWhom, toldAboutToWhom, turnOnWhat, clothesThatAreDone, songThatIsSung,
        partsOfFigure, thingThereWithoutVerb, daysUntilWhat, somethingNewOfOnes, inChoirOfIt,
        helpWithDeed, tiedToWhat, proudOfOwn,
      ])
  }

  /// Those of them that are the same by role.
  func wordsBeforeLastByRole(_ row: [Constituent], _ words: [String]) -> Linked? {
    linked(row, words, fewest: 3, by: [picturesOfWhom, toldAboutToWhom, inChoirOfIt])
  }

  /// *Take/pictures/couple/beach, take/photo/family/garden*: of whom, and where.
  private func picturesOfWhom(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let picture = words.indices.dropFirst().dropLast().first(where: {
        ["picture", "pictures", "photo", "photos", "video", "videos"].contains(words[$0])
          && words[$0 - 1] == "take"
      }), picture + 2 == row.count - 1,
      case let whom = row[picture + 1], isNoun(whom) || words[picture + 1] == "couple",
      whom.lexeme.isBeing || words[picture + 1] == "couple",
      let spot = EnglishWhereabouts.of(row[picture + 2].lexeme),
      row[picture + 2].lexeme.isPlaceLike || row[picture + 2].lexeme.kind == .event
    else { return nil }
    let isNamed =
      whom.lexeme.wordClass == .properNoun || EnglishPeople.names.contains(words[picture + 1])
      || EnglishPeople.isPossessed(words[picture + 1]) && words[picture + 1] != "family"
    var said = row
    if words[picture + 1] == "couple" {
      said[picture + 1] = word(whom, as: .noun, .person)
      said[picture + 1].lexeme.animacy = .human
    }
    return Linked(
      row: said[...picture] + small("of") + (isNamed ? [] : small("the")) + [said[picture + 1]]
        + small(spot.preposition) + (spot.article.map { small($0) } ?? []) + [row[picture + 2]])
  }

  /// *Recommend/story/dragons/my/son, tell/story/pirates/class*: about what, and to whom.
  private func toldAboutToWhom(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard
      let verb = words.indices.dropFirst().first(where: {
        ["recommend", "tell", "read", "show", "write"].contains(words[$0])
      }), verb + 3 <= last,
      ["story", "stories", "book", "books", "movie", "poem", "tale", "legend"].contains(
        words[verb + 1]),
      isNoun(row[verb + 2]), !row[verb + 2].lexeme.isHuman,
      row[verb + 2].lexeme.isBeing || EnglishHabits.isPlural(row[verb + 2].lexeme)
        || EnglishCompounds.isFigure(words[verb + 2]),
      case let isOwned = row[verb + 3].lexeme.isDeterminerLike,
      verb + (isOwned ? 4 : 3) == last, isNoun(row[last]),
      row[last].lexeme.isHuman || words[last] == "class"
    else { return nil }
    let article =
      isOwned || EnglishPeople.names.contains(words[last])
        || EnglishPeople.isPossessed(words[last]) || row[last].lexeme.wordClass == .properNoun
      ? [] : small("the")
    return Linked(
      row: row[...(verb + 1)] + small("about")
        + EnglishStatedRow(frames: frames, lexicon: lexicon).several(row[verb + 2]) + small("to")
        + article + row[(verb + 3)...])
  }

  /// *When/be/my/turn/computer, be/your/turn/swing*: on what one takes turns.
  private func turnOnWhat(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, words[last - 1] == "turn", row[last - 2].lexeme.isDeterminerLike,
      words[..<(last - 1)].contains("be"), isNoun(row[last]),
      [.device, .toy, .game, .vehicle, .furniture, .instrument].contains(row[last].lexeme.kind)
        || ["swing", "slide", "trampoline", "seesaw", "bike", "scooter"].contains(words[last])
    else { return nil }
    let isHeld =
      row[last].lexeme.kind == .toy
      && !["swing", "slide", "trampoline", "seesaw"]
        .contains(words[last])
    var said = row
    said[last - 1] = word(row[last - 1], as: .noun, .event)
    return inserting(small(isHeld ? "with" : "on") + small("the"), into: said, at: last)
  }

  /// *Fold/shirts/and/put away/drawer, wash/pants/and/hang up*: those that lie there.
  private func clothesThatAreDone(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let and = words.indices.dropFirst(2).dropLast().first(where: { words[$0] == "and" }),
      row[and - 1].lexeme.kind == .clothing, EnglishHabits.isPlural(row[and - 1].lexeme),
      ["fold", "wash", "iron", "dry", "hang", "collect", "gather", "hang up", "pick up"].contains(
        words[and - 2]),
      row[and + 1].lexeme.wordClass == .verb
    else { return nil }
    return inserting(small("the"), into: row, at: and - 1)
  }

  /// *Eat/cake/and/sing/happy birthday*: the song.
  private func songThatIsSung(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let song = words.indices.dropFirst(2).first(where: {
        words[$0].lowercased() == "happy birthday" && words[$0 - 1] == "sing"
          && words[..<($0 - 1)].contains("and")
      })
    else { return nil }
    var said = row
    said[song].lexeme = Lexeme(lemma: "Happy Birthday", wordClass: .properNoun, kind: .music)
    said[song].lexeme.article = .bare
    return Linked(row: said)
  }

  /// *Look like/dragon/with/wings, draw/monster/with/horns*: what it has is nobody else's.
  private func partsOfFigure(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, words[last - 1] == "with", row[last].lexeme.kind == .body,
      EnglishHabits.isPlural(row[last].lexeme), isNoun(row[last - 2]),
      ["look like", "draw", "see", "paint", "want", "be"].contains(words[last - 3])
    else { return nil }
    var said = row
    said[last].lexeme.kind = .thing
    said[last].lexeme.article = .bare
    return Linked(row: said)
  }

  /// *Glasses/grandpa/table, keys/purse/mom, spider/wall/bathroom, flower/vase/table*: whose it is and where, with no verb
  /// (CGEL §11.50, §12.46–12.50).
  private func thingThereWithoutVerb(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 3, row.allSatisfy({ $0.lexeme.wordClass == .noun }),
      case let first = row[0].lexeme,
      [.thing, .clothing, .toy, .book, .device, .food, .drink, .animal, .plant].contains(
        first.kind),
      !first.isHuman, first.kind != .animal || Self.vermin.contains(words[0]),
      !EnglishCompounds.joins(first, row[1].lexeme),
      !EnglishCompounds.joins(row[1].lexeme, row[2].lexeme)
    else { return nil }
    if row[1].lexeme.isHuman, EnglishPeople.names.contains(words[1]), isSpot(row[2].lexeme),
      first.kind != .food, first.kind != .drink, first.kind != .animal
    {
      return Linked(
        row: [genitive(row[1]), row[0], EnglishWording.be] + whereSpot(row[2].lexeme) + [row[2]])
    }
    if isSpot(row[1].lexeme), row[2].lexeme.isHuman, EnglishPeople.names.contains(words[2]),
      ["purse", "bag", "pocket", "wallet", "backpack", "briefcase", "desk", "bed", "car"].contains(
        words[1])
    {
      let link = whereSpot(row[1].lexeme).prefix(1)
      return Linked(
        row: small("the") + [row[0], EnglishWording.be] + link + [genitive(row[2]), row[1]])
    }
    guard isSpot(row[1].lexeme), !["drawer", "shelf", "pocket"].contains(words[1]),
      [.room, .home].contains(row[2].lexeme.kind)
        || ["vase", "box", "basket", "bowl", "bag", "jar"].contains(words[1])
          && row[2].lexeme.kind == .furniture
    else { return nil }
    return Linked(
      row: small("the") + [row[0], EnglishWording.be] + whereSpot(row[1].lexeme) + [row[1]]
        + whereSpot(row[2].lexeme) + [row[2]])
  }

  private static let vermin = EnglishWords.set(
    "spider fly ant bee wasp mosquito bug cockroach mouse moth beetle worm snake lizard frog bird bat"
  )

  /// *Table, vase, wall, purse*: what things are in and on.
  private func isSpot(_ noun: Lexeme) -> Bool {
    noun.kind == .furniture || EnglishHabits.boxes.contains(noun.lemma)
      || Self.spotsOfThings.contains(noun.lemma)
  }

  private static let spotsOfThings = EnglishWords.set(
    """
    wall floor ceiling window roof counter shelf vase bowl basket jar purse wallet backpack briefcase bag box rug carpet stairs
    """)

  private func whereSpot(_ noun: Lexeme) -> [Constituent] {
    let isIn =
      EnglishHabits.boxes.contains(noun.lemma)
      || ["vase", "bowl", "jar", "purse", "wallet", "briefcase", "backpack", "bag"].contains(
        noun.lemma)
    let isOn =
      ["wall", "floor", "ceiling", "window", "roof", "counter", "shelf"].contains(noun.lemma)
    let preposition =
      isIn ? "in" : isOn ? "on" : EnglishWhereabouts.of(noun)?.preposition ?? "on"
    return small(preposition) + small("the")
  }

  /// *How many/day/birthday, how many/days/Christmas*: until when (CGEL §9.38).
  private func daysUntilWhat(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 3 || row.count == 4 && row[2].lexeme.isDeterminerLike,
      words[0] == "how many",
      ["day", "days", "week", "weeks", "month", "months", "hour", "hours", "minute", "minutes"]
        .contains(words[1]), let day = row.last?.lexeme,
      EnglishHabits.feasts.contains(day.lemma)
        || [
          "birthday", "vacation", "party", "summer", "lunch", "recess", "dinner", "weekend", "trip",
          "bedtime",
        ].contains(day.lemma)
    else { return nil }
    let before: [Constituent]
    switch day.lemma {
    case "birthday" where row.count == 3: before = small("my")
    case "party", "trip", "weekend": before = row.count == 3 ? small("the") : []
    default: before = []
    }
    return inserting(small("until") + before, into: row, at: 2)
  }

  /// *Neighbor/new/baby, aunt/new/car, friend/new/puppy*: what one has got (CGEL §16.26).
  private func somethingNewOfOnes(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 3, row[0].lexeme.isHuman, isNoun(row[0]), words[1] == "new",
      row[2].lexeme.wordClass == .noun, row[2].lexeme.countability != .mass,
      !EnglishHabits.isPlural(row[2].lexeme), !row[2].lexeme.kind.isTemporal,
      [.animal, .vehicle, .toy, .clothing, .device, .home, .instrument].contains(row[2].lexeme.kind)
        || ["baby", "boyfriend", "girlfriend", "teacher", "job", "bike"].contains(words[2])
    else { return nil }
    return Linked(row: [row[0], Constituent.linking("have")] + small("a") + row[1...])
  }

  /// *Sing/choir/church, play/band/school*: in that of which place.
  private func inChoirOfIt(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard ["choir", "band", "orchestra"].contains(words[last - 1]),
      ["sing", "play", "perform", "march"].contains(words[last - 2]),
      ["church", "school", "town", "city", "village", "college"].contains(words[last])
    else { return nil }
    var group = Lexeme(
      lemma: "\(words[last]) \(words[last - 1])", wordClass: .noun, kind: .music)
    group.countability = .count
    group.animacy = .inanimate
    var named = joined(row, last - 1, group)
    named.row[last - 2] = row[last - 2].asVerb
    named.row.insert(contentsOf: small("in") + small("the"), at: last - 1)
    return named
  }

  /// *Help/shoe/tie, help/jar/open, help/coat/zip*: with what one asks to be helped (CGEL §16.52).
  private func helpWithDeed(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count == 3, words[0] == "help", isNoun(row[1]),
      row[1].lexeme.kind == .clothing && Self.doneToClothes.contains(words[2])
        || ["jar", "box", "bottle", "bag", "door", "package", "can", "lid"].contains(words[1])
          && ["open", "close", "carry"].contains(words[2])
    else { return nil }
    let whose = row[1].lexeme.kind == .clothing ? "my" : "the"
    return Linked(
      row: [row[0].asVerb] + small("me") + [row[2].asVerb] + small(whose) + [row[1]])
  }

  private static let doneToClothes = EnglishWords.set(
    "tie zip button untie unzip unbutton fasten buckle find")

  /// *Tie/dog/tree, chain/bike/fence, attach/rope/post*: to what (CGEL §9.20).
  private func tiedToWhat(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, ["tie", "chain", "attach", "fasten", "hitch"].contains(words[last - 2]),
      isNoun(row[last - 1]), row[last - 1].lexeme.kind != .clothing,
      ["tree", "post", "pole", "fence", "chair", "bench", "railing", "rack", "branch", "stake"]
        .contains(words[last])
    else { return nil }
    return inserting(small("to") + small("the"), into: row, at: last)
  }

  /// *I/proud/drawing, we/be/proud/project*: of one's own (CGEL §16.69).
  private func proudOfOwn(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last < 4, words[last - 1] == "proud", row[0].lexeme.isSubjectForm,
      ["drawing", "painting", "work", "homework", "grade", "grades", "project", "picture", "score"]
        .contains(words[last]),
      let own = EnglishPronouns.of(words[0])?.possessive
    else { return nil }
    var said = row
    if !isNoun(row[last]) { said[last] = word(row[last], as: .noun, .thing) }
    return inserting(small("of") + small(own), into: said, at: last)
  }
}
