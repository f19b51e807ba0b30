import AACCore

/// What is said of somebody or something with *be*, said or left out, and with *have* and *sound*: *pants/stained/mud, button/missing/shirt,
/// glass/full/juice, yard/be/full/dry/leaves, coworker/be/vacation, costume/be/pirate, jam/be/strawberry, I/deaf/left/ear,
/// bee/be/yellow/flower, six/candle/be/cake, violin/sound/out of tune, mountain/have/snow, tablet/not/have/battery*.
///
/// Sources: CGEL §16.68–16.69 (adjectives and participles with prepositions), §5.41–5.46 (*on vacation*), §9.15–9.19 (place), §5.2
/// (mass nouns), §12.46–12.50 (what is understood).
extension EnglishLinkedRow {
  func saidOfIt(_ row: [Constituent], _ words: [String]) -> Linked? {
    if let state = stainedWith(row, words) ?? missingFrom(row, words) ?? sideless(row, words) {
      return state
    }
    let last = row.count - 1
    switch words[1] {
    case "full": return fullOf(row, words, at: 1)
    case "be": return words[2] == "full" ? fullOf(row, words, at: 2) : whatItIs(row, words)
    case "sound", "look", "seem":
      // *Violin/sound/out of tune*: two tiles or three, and no tune is meant.
      guard ["tune", "order", "breath", "shape"].contains(words[last]), last < 5, last > 2,
        words[last - 1] == "out of" || words[last - 1] == "of" && words[last - 2] == "out"
      else { return nil }
      var said = row
      said[last].lexeme.article = .bare
      said[last].lexeme.countability = .mass
      return Linked(row: said)
    case "have":
      guard last == 2, row[0].lexeme.isPlaceLike || row[0].lexeme.kind == .nature,
        ["snow", "ice", "grass", "sand", "mud", "fog"].contains(words[2])
      else { return nil }
      var said = row
      said[2] = word(row[2], as: .noun, .material)
      said[2].lexeme.countability = .mass
      said[2].lexeme.article = .bare
      return Linked(row: said)
    default: break
    }
    if words[2] == "be", last == 3, row[0].lexeme.wordClass == .adjective {
      return whatItIs(row, words)
    }
    if words[2] == "be", row[0].lexeme.wordClass == .numeral, last == 3,
      ["candle", "candles"].contains(words[1]), words[3] == "cake"
    {
      return inserting(small("on") + small("the"), into: row, at: 3)
    }
    if last > 2, words[last - 1] == "have", row[last - 2].lexeme.kind == .negation,
      ["phone", "tablet", "computer", "laptop", "cell phone"].contains(words[last - 3]),
      ["battery", "signal", "power", "charge", "storage"].contains(words[last])
    {
      var said = row
      said[last].lexeme.countability = .mass
      return inserting(small("any"), into: said, at: last)
    }
    return nil
  }

  // MARK: States

  /// *Pants/stained/mud, my/shoes/covered/paint, pants/torn/knee*: with what, and where.
  private func stainedWith(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last < 5, isNoun(row[last]), !row[last].lexeme.isHuman,
      Self.stainedStates.contains(words[last - 1]) || words[last - 1] == "torn",
      case let isLinked = words[last - 2] == "be", last > (isLinked ? 2 : 1),
      case let thing = row[last - (isLinked ? 3 : 2)], isThing(thing)
    else { return nil }
    let isTorn = words[last - 1] == "torn"
    guard !isTorn || ["knee", "knees", "elbow", "seam", "corner"].contains(words[last]) else {
      return nil
    }
    let state = word(row[last - 1], as: .adjective, .state)
    var matter = row[last]
    if matter.lexeme.wordClass == .noun, !isTorn, !EnglishHabits.isPlural(matter.lexeme) {
      matter.lexeme.countability = .mass
    }
    if !isTorn { matter.lexeme.article = .bare }
    let head = isLinked ? Array(row[..<(last - 1)]) : row[..<(last - 1)] + [EnglishWording.be]
    return Linked(
      row: head + [state] + small(isTorn ? "at" : "with") + (isTorn ? small("the") : []) + [matter])
  }

  private static let stainedStates = EnglishWords.set(
    "stained covered smeared soaked splattered sprinkled spattered smudged")

  /// *Button/missing/shirt, piece/be/missing/puzzle*: from what.
  private func missingFrom(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last < 4, words[last - 1] == "missing", isThing(row[last]), isThing(row[0]),
      Self.missedParts.contains(words[0]), last == 2 || words[1] == "be"
    else { return nil }
    let be = last == 3 ? row[1] : EnglishWording.be
    return Linked(
      row: small("the") + [row[0], be, word(row[last - 1], as: .adjective, .state)] + small("from")
        + small("the") + [row[last]])
  }

  private static let missedParts = EnglishWords.set(
    "button page piece wheel zipper key leg lid string card sock strap screw battery handle pocket")

  /// *I/deaf/left/ear, he/be/blind/right/eye*: on which side.
  private func sideless(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, ["ear", "eye"].contains(words[last]),
      ["left", "right"].contains(words[last - 1]), last < 5,
      ["deaf", "blind"].contains(words[last - 2]),
      case let isLinked = words[last - 3] == "be", last > 3 || !isLinked,
      case let who = row[last - (isLinked ? 4 : 3)].lexeme,
      who.isSubjectForm || who.isHuman
    else { return nil }
    let owner =
      EnglishPronouns.of(who.lemma)?.possessive
      ?? (EnglishPeople.female.contains(who.lemma.lowercased())
        ? "her" : EnglishPeople.male.contains(who.lemma.lowercased()) ? "his" : "the")
    let head = isLinked ? Array(row[..<(last - 2)]) : row[..<(last - 2)] + [EnglishWording.be]
    let (state, side) = (row[last - 2], row[last - 1])
    return Linked(
      row: head + [word(state, as: .adjective, .state)] + small("in") + small(owner)
        + [word(side, as: .adjective, .quality), row[last]])
  }

  /// *Glass/full/juice, yard/be/full/dry/leaves*: of what.
  private func fullOf(_ row: [Constituent], _ words: [String], at full: Int) -> Linked? {
    let last = row.count - 1
    guard last > full, last < full + 3, isThing(row[0]), isThing(row[last]),
      last == full + 1
        || row[full + 1].lexeme.wordClass == .adjective || ["dry", "wet"].contains(words[full + 1])
    else { return nil }
    var said = row
    if last == full + 2 { said[full + 1] = word(row[full + 1], as: .adjective, .quality) }
    said[full] = word(row[full], as: .adjective, .state)
    let head = full == 1 ? small("the") + [said[0], EnglishWording.be] : Array(said[..<full])
    return Linked(row: head + [said[full]] + small("of") + said[(full + 1)...])
  }

  // MARK: Behind be

  /// *Coworker/be/vacation, costume/be/pirate, jam/be/strawberry, bee/be/yellow/flower.*
  private func whatItIs(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    if last == 2 || last < 6 && (row[3].lexeme.kind.isTemporal || words[3] == "until"),
      words[1] == "be", row[0].lexeme.isBeing || row[0].lexeme.isSubjectForm,
      ["vacation", "holiday", "leave", "break", "strike"].contains(words[2])
    {
      var said = row
      said[2] = word(row[2], as: .noun, .idea)
      said[2].lexeme.article = .bare
      said[2].lexeme.countability = .mass
      return inserting(small("on"), into: said, at: 2)
    }
    if last == 2, words[1] == "be", ["costume", "mask"].contains(words[0]),
      EnglishCompounds.isFigure(words[2]) || row[2].lexeme.kind == .animal
    {
      var figure = row[2]
      figure.lexeme.kind = .toy
      figure.lexeme.animacy = .inanimate
      return Linked(row: small("the") + row[..<2] + small("a") + [figure])
    }
    if last == 2 || last == 3, words[last - 1] == "be", isThing(row[0]),
      ["pencil case", "lunchbox", "locker", "toolbox", "suitcase", "backpack"].contains(words[last])
    {
      return inserting(small("in") + small("the"), into: row, at: last)
    }
    if last == 2, Self.flavouredFoods.contains(words[0]), EnglishCompounds.isIngredient(words[2]) {
      var said = row
      said[2].lexeme.countability = .mass
      said[2].lexeme.article = .bare
      return Linked(row: small("the") + said)
    }
    guard words[1] == "be", last == 2 || last == 3 && row[2].lexeme.wordClass == .adjective,
      row[0].lexeme.kind == .animal, isNoun(row[0]),
      let link = Self.settledPlants[words[last]]?[words[0]]
    else { return nil }
    return Linked(row: small("the") + row[..<2] + small(link) + small("the") + row[2...])
  }

  private static let flavouredFoods = EnglishWords.set(
    """
    jam yogurt yoghurt juice soup pie cake milkshake smoothie popsicle candy gum tea pudding jelly muffin sorbet filling syrup
    """
  ).union(["ice cream"])

  /// On which plants which animals sit, and in which they are.
  private static let settledPlants: [String: [String: String]] = {
    let insects = "bee butterfly ladybug spider ant caterpillar bug wasp moth grasshopper beetle"
    let climbers = "bird squirrel monkey koala owl parrot cat sloth crow"
    func table(_ animals: String, _ link: String) -> [String: String] {
      Dictionary(
        animals.split(separator: " ").map { (String($0), link) }, uniquingKeysWith: { $1 })
    }
    let onPlant = table(insects, "on")
    let inTree = table(climbers, "in")
    return ["flower": onPlant, "leaf": onPlant, "rose": onPlant, "tree": inTree]
  }()
}
