import AACCore

/// Small words that short rows leave out: *pull/cake/oven, carry/kitten/mouth, keys/be/pocket/jacket, take/kids/school,
/// faster/than/old, know/read/and/write, exercise/page/twelve, need/more/sun, mom/where/cat/hide, run/hallway/hospital*.
///
/// Sources: CGEL §9.15–9.32 (place, source and goal), §5.26–5.35 (articles), §6.55 (*one*), §7.83 (comparison), §16.37 (*how to*),
/// §10.53 (vocatives), §17.104–17.109 (compounds).
extension EnglishLinkedRow {
  func smallWordsOfShortRows(_ row: [Constituent], _ words: [String]) -> Linked? {
    linked(
      row, words, fewest: 3,
      by: [
        takenOutOf, heldInBody, inPocketOfIt, kidsAreKnown, thanTheOtherOne, howToDoBoth,
        onPageOfIt, massBehindMore, askedOfCalled, inHallwayOfIt, stainOnIt, inDish,
        firstIsMachineOrWorker, popsFirst,
      ])
  }

  /// The same of words that were chosen by role: who does it, the verb and the rest.
  func linkedByRole(_ row: [Constituent]) -> Linked? {
    linked(
      row, row.map(\.lexeme.lemma), fewest: 3,
      by: [
        takenOutOf, heldInBody, inPocketOfIt, kidsAreKnown, thanTheOtherOne, massBehindMore, inDish,
        smallWordsByRole, wordsBeforeLastByRole, ownersBeforeThings,
      ])
  }

  // MARK: Out of and in

  /// *Pull/cake/oven, magician/pull/rabbit/black/hat, take/towel/dryer*: out of what it is taken.
  private func takenOutOf(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, isNoun(row[last]), Self.takenFromWithin.contains(words[last]),
      let verb = words.indices.dropFirst().first(where: {
        ["pull", "take", "remove"].contains(words[$0])
      }), verb + 1 < last, isNoun(row[verb + 1]), !row[verb + 1].lexeme.isHuman
    else { return nil }
    // *Take/bag/empty/trash*: what one does with it.
    let isQualified =
      row[last - 1].lexeme.wordClass == .adjective && verb + 3 == last
      && frames.listed(words[last - 1]) == nil
    guard isQualified || verb + 2 == last,
      isQualified || !EnglishCompounds.joins(row[verb + 1].lexeme, row[last].lexeme),
      words[last] != "hat" || row[verb + 1].lexeme.kind == .animal
    else { return nil }
    if words[verb] == "take", row[last].lexeme.isPlaceLike { return nil }
    return inserting(
      small("out of") + small("the"), into: row, at: isQualified ? last - 1 : last)
  }

  private static let takenFromWithin = EnglishWords.set(
    "oven fridge refrigerator freezer microwave dryer drawer closet cabinet hat box bag pocket washer toaster trash"
  ).union(["washing machine", "garbage can", "trash can", "toy box"])

  /// *Kangaroo/carry/baby/pouch, dog/carry/stick/mouth, hold/baby/arms*: in which part of its body.
  private func heldInBody(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2,
      ["mouth", "pouch", "beak", "trunk", "claws", "teeth", "arms", "hand", "hands"].contains(
        words[last]),
      ["carry", "hold", "bring", "keep"].contains(words[last - 2]), isNoun(row[last - 1]),
      row[last - 1].lexeme.kind != .body, let doer = row[..<(last - 2)].last?.lexeme,
      doer.isBeing
    else { return nil }
    if row[last - 1].lexeme.isHuman, words[last] == "hand", words[last - 1] != "baby" {
      // *Hold/mom/hand*: whose it is.
      let owner = words[last - 1]
      let before =
        EnglishPeople.names.contains(owner) || EnglishPeople.isPossessed(owner)
          || row[last - 1].lexeme.wordClass == .properNoun ? [] : small("the")
      return Linked(row: row[..<(last - 1)] + before + [genitive(row[last - 1]), row[last]])
    }
    if doer.kind == .animal { return inserting(small("in") + small("its"), into: row, at: last) }
    guard ["arms", "hand", "hands", "mouth"].contains(words[last]),
      let own = EnglishPronouns.of(doer.lemma)?.possessive ?? laidDoer(row)?.pronouns.possessive
    else { return nil }
    return inserting(small("in") + small(own), into: row, at: last)
  }

  /// *Keys/be/pocket/jacket, my/keys/be/pocket/leather/jacket*: in what of what.
  private func inPocketOfIt(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let be = words.firstIndex(of: "be"), be > 0, be + 2 < row.count, isNoun(row[be - 1]),
      !row[be - 1].lexeme.isBeing,
      ["pocket", "pockets", "sleeve", "trunk", "hood", "glove compartment"].contains(
        words[be + 1]),
      row[(be + 2)...].allSatisfy({ isNoun($0) || $0.lexeme.wordClass == .adjective }),
      let whole = row.last, isThing(whole),
      [.clothing, .vehicle].contains(whole.lexeme.kind)
        || ["backpack", "bag", "purse", "suitcase"].contains(whole.lexeme.lemma)
    else { return nil }
    var said = row
    said[be + 1] = word(row[be + 1], as: .noun, .thing)
    let last = row.count - 1
    var named = Linked(row: said)
    if last == be + 3, isNoun(row[last - 1]) {
      // *Pocket/leather/jacket.*
      guard
        EnglishCompounds.joins(row[last - 1].lexeme, row[last].lexeme)
          || EnglishGroupedNouns.isKind(row[last - 1].lexeme, of: row[last].lexeme)
      else { return nil }
      named = compound(said, last - 1, kind: row[last].lexeme.kind)
    } else if row[(be + 2)..<last].contains(where: isNoun) {
      return nil
    }
    named.row =
      named.row[...be] + small("in") + small("the") + [said[be + 1]] + small("of") + small("the")
      + named.row[(be + 2)...]
    return named
  }

  /// *You/not/run/hallway/hospital, wait/lobby/hotel*: where, by the place that it is a part of.
  private func inHallwayOfIt(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 1,
      ["hallway", "corridor", "lobby", "cafeteria", "playground", "entrance", "parking lot"]
        .contains(words[last - 1]),
      row[last].lexeme.isPlaceLike, row[last].lexeme.wordClass == .noun,
      row[last - 2].lexeme.wordClass == .verb, words[last - 2] != "go"
    else { return nil }
    var place = Lexeme(
      lemma: "\(words[last]) \(words[last - 1])", wordClass: .noun, kind: .place)
    place.countability = .count
    place.animacy = .inanimate
    var named = joined(row, last - 1, place)
    let link = ["entrance"].contains(words[last - 1]) ? "at" : "in"
    named.row.insert(contentsOf: small(link) + small("the"), at: last - 1)
    return named
  }

  // MARK: Articles

  /// *Take/kids/school, pick up/children/park, drive/kids/practice*: those of the house.
  private func kidsAreKnown(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let kids = words.indices.dropFirst().first(where: {
        ["kids", "children", "twins", "babies", "boys", "girls"].contains(words[$0])
      }), kids + 1 < row.count,
      Self.deedsToKids.contains(words[kids - 1]), kids > 1, row[kids - 2].lexeme.isBeing,
      row[kids + 1].lexeme.isPlaceLike || row[kids + 1].lexeme.wordClass == .adposition
        || ["home", "daycare", "school", "practice", "bed"].contains(words[kids + 1])
    else { return nil }
    return inserting(small("the"), into: row, at: kids)
  }

  private static let deedsToKids = EnglishWords.set(
    "take drive bring walk send put carry"
  ).union(["pick up", "drop off", "take home"])

  /// *New/couch/be/more/comfortable/than/old, red/ball/be/bigger/than/blue*: than the other of the kind (CGEL §6.55).
  private func thanTheOtherOne(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 3, words[last - 1] == "than", row[last].lexeme.wordClass == .adjective,
      let be = words.firstIndex(of: "be"), be > 1, be < last - 1, isNoun(row[be - 1]),
      row[be - 2].lexeme.wordClass == .adjective
    else { return nil }
    let isSeveral = EnglishHabits.isPlural(row[be - 1].lexeme)
    var said = row
    // The quality and what stands for the noun are one word: *the old one*.
    said[last].lexeme = Lexeme(
      lemma: words[last] + (isSeveral ? " ones" : " one"), wordClass: .noun, kind: .thing)
    said[last].lexeme.animacy = .inanimate
    said[last].lexeme.countability = .count
    if isSeveral { said[last].lexeme.number = .plural }
    return inserting(small("the"), into: said, at: last)
  }

  // MARK: Verbs

  /// *Know/read/and/write, learn/sing/and/dance*: how to do both.
  private func howToDoBoth(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let link = words.indices.dropFirst(3).dropLast().first(where: {
        ["and", "or"].contains(words[$0])
      }),
      ["know", "learn"].contains(words[link - 2]), isDeedName(row[link - 1]),
      isDeedName(row[link + 1]), link + 2 == row.count
    else { return nil }
    // Both are one deed in two words: *read and write*.
    var linked = Linked(row: row)
    linked.row[link - 1].lexeme = Lexeme(
      lemma: "\(words[link - 1]) \(words[link]) \(words[link + 1])", wordClass: .verb,
      kind: .action)
    linked.row.removeSubrange(link...(link + 1))
    if let first = row[link - 1].tile {
      linked.joins[first] = row[(link - 1)...(link + 1)].compactMap(\.tile)
    }
    return linked
  }

  private func isDeedName(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .verb || isNoun(word) && frames.listed(word.lexeme.lemma) != nil
  }

  /// *Balloon/pop/and/girl/get scared, phone/ring/and/dad/answer*: what a thing does first.
  private func popsFirst(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 4, isThing(row[0]), ["and", "because", "but"].contains(words[2]),
      [
        "pop", "ring", "burst", "crash", "break", "beep", "leak", "spark", "crack", "smoke",
        "explode", "fall", "bounce",
      ].contains(words[1]), row[1].lexeme.wordClass != .verb,
      row[4...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    var said = row
    said[1] = row[1].asVerb
    let isNamed =
      row[3].lexeme.wordClass != .noun || EnglishPeople.names.contains(words[3])
      || EnglishPeople.isPossessed(words[3])
    if !isNamed { said.insert(contentsOf: small("the"), at: 3) }
    return Linked(row: small("the") + said)
  }

  /// *Cleaner/find/ring, washer/make/noise*: who and what cleans and washes stands first, and is no quality.
  private func firstIsMachineOrWorker(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard words[0] == "cleaner", row[0].lexeme.wordClass == .adjective,
      row[1].lexeme.wordClass == .verb, words[1] != "be"
    else { return nil }
    var said = row
    said[0] = word(row[0], as: .noun, .person)
    said[0].lexeme.animacy = .human
    return Linked(row: small("the") + said)
  }

  // MARK: Nouns

  /// *Not/understand/exercise/page/twelve, do/problem/page/six*: on which page.
  private func onPageOfIt(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, words[last - 1] == "page", row[last].lexeme.wordClass == .numeral,
      !["open", "turn", "go", "turn to", "go to"].contains(words[last - 3]),
      !["book", "notebook", "workbook", "magazine"].contains(words[last - 2]),
      isNoun(row[last - 2])
        || ["exercise", "question", "answer", "study", "picture", "problem"].contains(
          words[last - 2])
    else { return nil }
    var said = row
    if !isNoun(row[last - 2]) { said[last - 2] = word(row[last - 2], as: .noun, .thing) }
    if said[last - 2].lexeme.number != .plural, !row[last - 3].lexeme.isDeterminerLike {
      said.insert(contentsOf: small("the"), at: last - 2)
      return inserting(small("on"), into: said, at: last)
    }
    return inserting(small("on"), into: said, at: last - 1)
  }

  /// *Need/more/sun, want/some/shade*: as much of it as there is.
  private func massBehindMore(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard
      let sun = words.indices.dropFirst(2).first(where: {
        ["sun", "shade", "light", "wind", "sky"].contains(words[$0])
          && ["more", "some", "enough", "less", "much", "any", "a lot of"].contains(words[$0 - 1])
      }), row[sun].lexeme.countability != .mass
    else { return nil }
    var said = row
    said[sun].lexeme = Lexeme(lemma: words[sun], wordClass: .noun, kind: .nature)
    said[sun].lexeme.animacy = .inanimate
    said[sun].lexeme.countability = .mass
    said[sun].lexeme.article = .bare
    return Linked(row: said)
  }

  /// *There is/stain/coffee/your/tie, there is/stain/wine/carpet*: of what it is, and on what.
  private func stainOnIt(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 3,
      let stain = words.firstIndex(of: "stain"), stain > 0, stain + 2 < row.count,
      ["there is", "there's", "be", "have", "see", "find", "get"].contains(words[stain - 1]),
      isNoun(row[stain + 1]), [.food, .drink, .material].contains(row[stain + 1].lexeme.kind),
      case let end = row[(stain + 2)...],
      end.allSatisfy({
        isNoun($0) || $0.lexeme.isDeterminerLike
          || ["tie", "dress", "cover"].contains($0.lexeme.lemma)
      })
    else { return nil }
    var named = Lexeme(lemma: "\(words[stain + 1]) stain", wordClass: .noun, kind: .thing)
    named.countability = .count
    named.animacy = .inanimate
    var said = joined(row, stain, named)
    let article = end.first?.lexeme.isDeterminerLike == true ? [] : small("the")
    if let last = said.row.indices.last, said.row[last].lexeme.wordClass == .verb {
      said.row[last] = word(said.row[last], as: .noun, .clothing)
    }
    said.row.insert(contentsOf: small("on") + article, at: stain + 1)
    said.row.insert(contentsOf: small("a"), at: stain)
    return said
  }

  /// *Salad/have/tomato/and/onion, pizza/have/mushroom/olive*: what is cut into a dish is no longer counted (CGEL §5.4).
  private func inDish(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let have = words.firstIndex(of: "have"), have > 0, have < 3, have + 1 < row.count,
      Self.cutInto.contains(words[have - 1]),
      row[(have + 1)...].allSatisfy({
        KindSet.edible.contains($0.lexeme.kind) || $0.lexeme.wordClass == .conjunction
      })
    else { return nil }
    var said = row
    for index in (have + 1)..<row.count
    where isNoun(row[index]) && !EnglishHabits.isPlural(row[index].lexeme)
      && !EnglishHabits.isMass(row[index].lexeme)
    {
      if Self.putInWhole.contains(words[index]) {
        said[index] = EnglishStatedRow(frames: frames, lexicon: lexicon).several(row[index])[0]
      } else {
        said[index].lexeme.countability = .mass
        said[index].lexeme.article = .bare
      }
    }
    return Linked(row: said)
  }

  private static let cutInto = EnglishWords.set(
    """
    salad sandwich soup pizza burger hamburger taco burrito omelet omelette stew curry wrap sauce pasta lasagna casserole quesadilla
    paella smoothie pie cake
    """)
  private static let putInWhole = EnglishWords.set(
    "olive mushroom bean pea nut raisin crouton shrimp anchovy berry strawberry blueberry walnut almond egg noodle meatball"
  )

  // MARK: Called

  /// *Mom/where/cat/hide, grandpa/why/baby/cry/so much*: of whom somebody is asked who is called (CGEL §10.53).
  private func askedOfCalled(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 3,
      EnglishPeople.names.contains(words[0]) || row[0].lexeme.wordClass == .properNoun,
      ["why", "where", "when", "how"].contains(words[1]), row[2].lexeme.wordClass == .noun,
      !EnglishPeople.names.contains(words[2]), !EnglishPeople.isPossessed(words[2]),
      row[2].lexeme.countability != .mass || row[2].lexeme.isBeing,
      row[3].lexeme.wordClass == .verb || row[3].lexeme.isInferred
    else { return nil }
    return inserting(small("the"), into: row, at: 2)
  }
}
