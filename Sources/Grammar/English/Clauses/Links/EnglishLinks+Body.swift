import AACCore

/// Where on the body it is, and whose body or whose thing it is: *have/blister/foot, put/sunscreen/back, give/shot/arm, treat/paw/cat, lend/
/// doll, hold/pee; break/my/tower*.
///
/// Sources: CGEL §5.35 (parts of the body), §9.17 (*on my foot*), §5.112–5.123 (genitive).
extension EnglishLinks {
  func onBody(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard let last = core.last else { return nil }
    let part = core.count > 1 ? bodyPart(last) : nil
    if let part, ["have", "get"].contains(verb), core.count == 2,
      Self.marks.contains(core[0].lexeme.lemma)
    {
      let mark = noun(core[0], .illness)
      let isCounted = mark.lexeme.countability == .count && mark.lexeme.number != .plural
      return (isCounted ? small("a") : []) + [mark] + small("on") + [part]
    }
    if let part, ["put", "rub", "spread"].contains(verb), core.count == 2,
      Self.remedies.contains(core[0].lexeme.lemma),
      core[1].lexeme.kind != .body || isHomograph(last)
    {
      return [core[0]] + small("on") + (isCarer ? small("my") : []) + [part]
    }
    if let part, verb == "give", core.count == 2,
      ["shot", "injection", "vaccine", "vaccination"].contains(core[0].lexeme.lemma)
    {
      return small("me") + small("a") + [noun(core[0], .medicine)] + small("in") + small("the")
        + [part]
    }
    if isRow, verb == "hold", core.count == 1, last.lexeme.lemma == "pee" {
      return small("my") + [noun(last, .body)]
    }
    return nil
  }

  /// The word as a part of the body.
  private func bodyPart(_ word: Constituent) -> Constituent? {
    if word.lexeme.kind == .body, word.lexeme.wordClass == .noun { return word }
    return isHomograph(word) ? noun(word, .body) : nil
  }

  /// *back, face, chin*: a part of the body that is called like a deed or a way.
  private func isHomograph(_ word: Constituent) -> Bool {
    ["back", "face", "nose", "head"].contains(word.lexeme.lemma)
  }

  /// Whether it is a grown-up who does it, who puts it on the one who speaks.
  private var isCarer: Bool {
    guard let doer, doer.wordClass == .noun else { return false }
    return EnglishPeople.names.contains(doer.lemma) || EnglishPeople.helpers.contains(doer.lemma)
  }

  /// What one has on the skin.
  private static let marks = EnglishWords.set(
    "blister bruise scar rash scratch scab mole pimple freckle wart bump cut tattoo burn")
  private static let remedies = EnglishWords.set(
    "sunscreen cream lotion ointment oil powder soap bandage sunblock"
  ).union(["band-aid", "ice pack"])

  // MARK: Whose it is

  func owned(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    guard let last = core.last else { return nil }
    if isRow, verb == "lend", core.count == 1, [.toy, .book].contains(last.lexeme.kind), let doer,
      let whose = EnglishPronouns.of(doer.lemma)
    {
      // *she/not/want/lend/doll.*
      return small(whose.possessive == "her" ? "the" : whose.possessive) + core
    }
    if Self.breaking.contains(verb), core.count == 2, core[0].lexeme.kind == .possessive,
      Self.built.contains(last.lexeme.lemma), last.lexeme.kind != .toy
    {
      // *break/my/tower*: what a child has built.
      var toy = last
      toy.lexeme = Lexeme(lemma: last.lexeme.lemma, wordClass: .noun, kind: .toy)
      toy.lexeme.countability = .count
      toy.lexeme.animacy = .inanimate
      return [core[0], toy]
    }
    if isRow, core.count == 2, let owned = othersThing(core, verb) { return owned }
    guard core.count > 1, Self.treating.contains(verb), core[core.count - 2].lexeme.kind == .body,
      core[core.count - 2].lexeme.wordClass == .noun, last.lexeme.wordClass == .noun,
      last.lexeme.kind == .animal || last.lexeme.isHuman, !EnglishHabits.isPlural(last.lexeme)
    else { return nil }
    let part = core[core.count - 2]
    guard verb == "prescribe" ? core.count == 3 : core.count == 2 else { return nil }
    var owner = last
    owner.lexeme = lexicon.lexeme(for: last.lexeme.lemma + "'s")
    return core[..<(core.count - 2)] + (verb == "prescribe" ? small("for") : []) + [owner, part]
  }

  /// *bite/slipper/dad, visit/house/grandma, find/key/dad*: whose it is (CGEL §5.112); *deliver/package/neighbor*: to whom.
  private func othersThing(_ core: [Constituent], _ verb: String) -> [Constituent]? {
    let (thing, whom) = (core[0], core[1])
    guard thing.lexeme.wordClass == .noun, !thing.lexeme.isBeing, whom.lexeme.isHuman,
      whom.lexeme.wordClass == .noun, !EnglishHabits.isPlural(whom.lexeme)
    else { return nil }
    let name = whom.lexeme.lemma
    if ["correct", "grade", "check", "mark"].contains(verb),
      ["test", "homework", "exam", "paper", "notebook", "drawing", "essay"].contains(
        thing.lexeme.lemma)
    {
      // *correct/test/student.*
      var owner = whom
      owner.lexeme = lexicon.lexeme(for: name + "'s")
      let isNamed = EnglishPeople.isPossessed(name) || EnglishPeople.names.contains(name)
      return (isNamed ? [] : small("the")) + [owner, thing]
    }
    if verb == "deliver" {
      return [thing] + small("to") + (EnglishPeople.names.contains(name) ? [] : small("the")) + [
        whom
      ]
    }
    let isHis =
      Self.gnawing.contains(verb) && doer?.kind == .animal
      || verb == "visit"
        && ["house", "room", "school", "farm", "grave"].contains(thing.lexeme.lemma)
      || verb == "find"
        && EnglishHabits.belongings.contains(EnglishCompounds.single(thing.lexeme.lemma))
    guard isHis, EnglishPeople.isPossessed(name) || EnglishPeople.names.contains(name) else {
      return nil
    }
    var owner = whom
    owner.lexeme = lexicon.lexeme(for: name + "'s")
    return [owner, thing]
  }

  static let gnawing = EnglishWords.set("bite chew eat scratch tear rip lick destroy steal hide")
  static let treating = EnglishWords.set("treat heal examine bandage prescribe massage xray")
  static let breaking = EnglishWords.set("break destroy ruin smash kick").union(["knock down"])
  private static let built = EnglishWords.set("tower castle fort bridge house train track")
}
