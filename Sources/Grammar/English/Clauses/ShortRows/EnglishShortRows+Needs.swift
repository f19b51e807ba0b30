import AACCore

/// Rows about oneself that leave out who has, needs or does it: *pain/in/knee, plaster/need/finger, homework/finish/not yet,
/// anyone/see/my/wallet, not/my/cup, puddle/jump/fun*.
///
/// Sources: CGEL §12.46–12.50 (situational ellipsis), §10.18 (subject and object), §5.35 (one's own body), §15.12 (*-ing*
/// clauses as subjects), §10.61 (*anyone* in questions).
extension EnglishShortRows {
  /// The row with what is understood in it; nil where it is another.
  mutating func ofOneself(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 1, row.count < 6 else { return nil }
    if let asked = askedOfAnyone(row) { return asked }
    if row[0].lexeme.lemma == "fancy", row[0].lexeme.wordClass == .adjective,
      KindSet.edible.contains(row[1].lexeme.kind)
        || EnglishHabits.measures.contains(row[1].lexeme.lemma)
    {
      // *fancy/crisps*: what one would like.
      return [row[0].asVerb] + row[1...]
    }
    return preyedOn(row) ?? pained(row) ?? needed(row) ?? notDoneYet(row) ?? notMine(row) ?? worn(
      row)
      ?? pleasant(row) ?? blocked(row) ?? watched(row)
  }

  /// *mouse/cat/catch, fish/cat/eat*: which of two animals does it to the other is known.
  private func preyedOn(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["catch", "eat", "chase", "hunt", "kill"].contains(row[2].lexeme.lemma),
      Self.prey[row[1].lexeme.lemma]?.contains(row[0].lexeme.lemma) == true
    else { return nil }
    return [row[1], row[2].asVerb, row[0]]
  }

  private static let prey: [String: WordSet] = [
    "cat": ["mouse", "bird", "fish", "rat", "lizard", "fly"], "dog": ["rabbit", "squirrel"],
    "fox": ["chicken", "rabbit", "hen", "duck"], "spider": ["fly", "bug", "mosquito"],
    "frog": ["fly", "bug", "mosquito"], "bird": ["worm", "bug", "fly"], "wolf": ["sheep", "deer"],
    "lion": ["zebra", "deer", "antelope"], "snake": ["mouse", "frog", "rat"],
    "owl": ["mouse"], "shark": ["fish", "seal"], "bear": ["fish", "salmon"],
  ]

  /// *pain/in/knee, cramp/in/leg*: whoever lays it has it.
  private func pained(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3 || row.count == 4, Self.pains.contains(row[0].lexeme.lemma),
      ["in", "on"].contains(row[1].lexeme.lemma), let part = row.last, part.lexeme.kind == .body,
      row.count == 3 || row[2].lexeme.lemma == "my"
    else { return nil }
    var pain = row[0]
    pain.lexeme = Lexeme(lemma: pain.lexeme.lemma, wordClass: .noun, kind: .illness)
    pain.lexeme.countability = .count
    let mine = row.count == 3 ? word("my") : [row[2]]
    return word("I") + [verb("have")] + word("a") + [pain, row[1]] + mine + [part]
  }

  private static let pains: WordSet = ["pain", "ache", "cramp"]

  /// *plaster/need/finger, need/cream/arm*: for a part of one's own body, which needs nothing itself.
  private func needed(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[2].lexeme.kind == .body, row[2].lexeme.wordClass == .noun,
      let act = row.prefix(2).firstIndex(where: { ["need", "want"].contains($0.lexeme.lemma) }),
      case let thing = row[1 - act], thing.lexeme.wordClass == .noun, !thing.lexeme.isBeing,
      thing.lexeme.kind != .body, thing.lexeme.kind != .illness,
      Self.remedies.contains(thing.lexeme.lemma) || thing.lexeme.kind == .medicine
    else { return nil }
    return word("I") + [row[act]] + [thing] + word("for") + word("my") + [row[2]]
  }

  private static let remedies = EnglishWords.set(
    """
    plaster bandage bandaid band-aid cream ice ointment splint cast sling pillow blanket cushion lotion towel tissue glove
    brace compress wrap
    """
  ).union(["ice pack", "heat pack", "band aid", "heating pad"])

  /// *homework/finish/not yet*: tasks do not end by themselves.
  private func notDoneYet(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[1].lexeme.lemma == "finish", row[2].lexeme.lemma == "not yet",
      Self.tasks.contains(row[0].lexeme.lemma)
    else { return nil }
    return word("I") + [row[1].asVerb, row[0], row[2]]
  }

  private static let tasks = EnglishWords.set(
    """
    homework chores chore work project assignment essay dinner lunch breakfast drawing painting puzzle book letter report
    drink milk exercise task worksheet supper snack
    """)

  /// *not/my/cup, no/your/coat*: it belongs to another.
  private func notMine(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["not", "no"].contains(row[0].lexeme.lemma),
      row[1].lexeme.kind == .possessive, row[1].lexeme.wordClass != .pronoun,
      row[2].lexeme.wordClass == .noun, row[2].lexeme.namesThing,
      ![.body, .event, .place, .idea].contains(row[2].lexeme.kind), !canAct(row[2].lexeme),
      let not = lexicon.known("not")
    else { return nil }
    return word("it") + [EnglishWording.be, Constituent(not, tile: row[0].tile)] + row[1...]
  }

  /// *red/sock/wear/now*: what one has on.
  private func worn(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, row.last?.lexeme.lemma == "now", row[row.count - 2].lexeme.lemma == "wear",
      case let things = row.dropLast(2), things.last?.lexeme.kind == .clothing,
      things.dropLast().allSatisfy({
        $0.lexeme.wordClass == .adjective || $0.lexeme.isDeterminerLike
      })
    else { return nil }
    return word("I") + [row[row.count - 2]] + things + [row[row.count - 1]]
  }

  /// *puddle/jump/fun, horse/ride/scary*: what it is like to do it.
  private func pleasant(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, ["fun", "boring", "scary", "exciting"].contains(row[2].lexeme.lemma),
      row[1].lexeme.wordClass == .verb, row[0].lexeme.wordClass == .noun, !row[0].lexeme.isHuman,
      let frame = frames.listed(row[1].lexeme.lemma), frame.pattern == .plain, !frame.isCopular,
      frame.slot(.attribute) == nil
    else { return nil }
    let takes = frame.takesAsObject(row[0].lexeme)
    guard takes || frame.slots.contains(where: { $0.role.isPlace }), !row[0].lexeme.isBeing || takes
    else { return nil }
    let link = takes ? [] : word("in") + word("the")
    return [row[1]] + link + [row[0], EnglishWording.be, row[2]]
  }

  /// *lorry/block/road, branch/hit/car*: what things do to things.
  private func blocked(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 3, row[1].lexeme.wordClass == .noun,
      ["block", "cover", "crush", "scratch", "damage", "flood"].contains(row[1].lexeme.lemma),
      row[0].lexeme.wordClass == .noun, row[2].lexeme.wordClass == .noun,
      [.vehicle, .nature, .weather, .furniture].contains(row[0].lexeme.kind),
      !row[2].lexeme.isBeing, frames.listed(row[1].lexeme.lemma) != nil
    else { return nil }
    return [row[0], row[1].asVerb, row[2]]
  }

  /// *football/watch/telly/want*: what is watched, on what.
  private func watched(_ row: [Constituent]) -> [Constituent]? {
    guard row.count == 4, row[1].lexeme.lemma == "watch",
      ["want", "like", "love"].contains(row[3].lexeme.lemma),
      row[2].lexeme.lemma == "telly", row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing
    else { return nil }
    return word("I") + [row[3], row[1].asVerb, row[0]] + word("on") + word("the") + [row[2]]
  }

  /// *anyone/see/my/wallet, anybody/want/tea*: *anyone* asks (CGEL §10.61).
  private mutating func askedOfAnyone(_ row: [Constituent]) -> [Constituent]? {
    guard row.count > 2, ["anyone", "anybody"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .verb, frames.listed(row[1].lexeme.lemma) != nil,
      !row.contains(where: { $0.lexeme.kind == .question || $0.lexeme.kind == .negation })
    else { return nil }
    asks = true
    isOver = ["see", "find", "take", "hear", "meet", "lose"].contains(row[1].lexeme.lemma)
    return row
  }
}
