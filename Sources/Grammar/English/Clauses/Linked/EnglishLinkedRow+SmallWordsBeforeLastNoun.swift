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
        partsOfFigure, thingThereWithoutVerb,
      ])
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
}
