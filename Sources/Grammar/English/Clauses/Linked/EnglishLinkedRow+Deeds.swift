import AACCore

/// Deeds in words that are qualities, what is said of a thing behind *that*, how food is made and what for, and what is one's own:
/// *I/open/door/and/see/fox, teacher/say/that/test/Thursday, plant/die/if/you/not/water, fry/potatoes/olive oil, peel/carrot/salad,
/// win/game/dominoes, miss/piece/puzzle, collect/pension, spend/money/candy, celebrate/anniversary/terrace, get/A/music*.
///
/// Sources: CGEL §9.15–9.17, §9.46–9.50 (*on, in, for*), §16.30–16.31 (*that*-clauses), §5.35, §17.37–17.41, §17.104; App. I.43.
extension EnglishLinkedRow {
  func doneAs(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    if words[0] == "you", words[1] == "guys", var known = lexicon.known("you all") {
      known.lemma = "you guys"
      return joined(row, 0, known)
    }
    if let said = putIn(row, words) { return said }
    if let first = openedFirst(row, words) ?? saidThat(row, words) ?? caredFor(row, words) {
      return first
    }
    if let graded = graded(row, words) ?? lost(row, words) ?? paidOut(row, words) { return graded }
    if let ill = caughtCold(row, words) { return ill }
    guard row[last - 1].lexeme.wordClass != .adposition, isNoun(row[last]) else { return nil }
    if let kitchen = inKitchen(row, words) { return kitchen }
    if Self.terraces.contains(words[last]), !row[last - 1].lexeme.isDeterminerLike,
      row.contains(where: { $0.lexeme.wordClass == .verb }), last > 1,
      !Self.madeOf.contains(words[last - 1])
    {
      return inserting(small("on") + small("the"), into: row, at: last)
    }
    return nil
  }

  private static let terraces = EnglishWords.set("terrace balcony porch deck patio roof rooftop")
  /// What is done to a balcony itself.
  private static let madeOf = EnglishWords.set(
    "see like paint clean sweep want need have build fix love be wash on repair mop decorate")

  /// *Catch/cold/school, faint/heat; put/drops/eyes, boil/eggs/breakfast, iron/shirt/wedding*: what one falls ill with and of, where
  /// and what for.
  private func caughtCold(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    if let verb = words.firstIndex(of: "catch"), verb > 0, verb + 1 <= last,
      words[verb + 1] == "cold",
      row[verb + 1].lexeme.wordClass != .noun, last < verb + 3
    {
      var said = row
      said[verb + 1] = word(row[verb + 1], as: .noun, .illness)
      return Linked(row: said[...verb] + small("a") + said[(verb + 1)...])
    }
    if last == 2, words[1] == "faint" || words[1] == "sweat",
      ["heat", "fear", "pain", "hunger"].contains(words[2])
    {
      var said = row
      said[2] = word(row[2], as: .noun, .feeling)
      said[2].lexeme.countability = .mass
      return inserting(small("from") + (words[2] == "heat" ? small("the") : []), into: said, at: 2)
    }
    guard last > 2, isThing(row[last - 1]) else { return nil }
    let (verb, thing, other) = (words[last - 2], words[last - 1], words[last])
    if verb == "put", thing == "drops", ["eye", "eyes", "ear", "ears", "nose"].contains(other) {
      return inserting(
        small("in") + (words[last - 3] == "I" ? small("my") : []), into: row, at: last)
    }
    if ["boil", "fry", "cook", "make", "prepare", "bake"].contains(verb),
      ["breakfast", "lunch", "dinner", "supper"].contains(other),
      KindSet.edible.contains(row[last - 1].lexeme.kind)
    {
      return inserting(small("for"), into: row, at: last)
    }
    guard ["iron", "wash", "buy", "choose", "pick"].contains(verb),
      row[last - 1].lexeme.kind == .clothing,
      ["wedding", "party", "school", "interview", "concert", "funeral"].contains(other)
    else { return nil }
    return inserting(small("for") + (other == "school" ? [] : small("the")), into: row, at: last)
  }

  // MARK: Clauses

  /// *I/open/door/and/see/fox*: a deed in a word for a quality.
  private func openedFirst(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard row.count > 4, row[0].lexeme.isSubjectForm || row[0].lexeme.isHuman,
      row[1].lexeme.wordClass != .verb,
      ["open", "close", "clean", "dry", "empty", "warm"].contains(words[1]),
      isThing(row[2]), words[3] == "and", frames.listed(words[4]) != nil
    else { return nil }
    var said = row
    said[1] = row[1].asVerb
    return Linked(row: said[..<2] + small("the") + said[2...])
  }

  /// *Say/that/test/Thursday, say/that/dinner/ready*: what is so.
  private func saidThat(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard let that = words.firstIndex(of: "that"), that > 0, that + 2 == last,
      ["say", "think", "know", "hear", "hope", "remember"].contains(words[that - 1]),
      isNoun(row[that + 1]) || classes.isNounToo(words[that + 1])
        || ["test", "show", "dance", "play", "visit", "walk", "swim"].contains(words[that + 1]),
      row[last].lexeme.kind == .weekday || ["tomorrow", "today"].contains(words[last])
        || row[last].lexeme.wordClass == .adjective
    else { return nil }
    let thing = isNoun(row[that + 1]) ? row[that + 1] : classes.asNoun(row[that + 1])
    let isNamed =
      row[that + 1].lexeme.wordClass == .properNoun || EnglishPeople.names.contains(words[that + 1])
    return Linked(
      row: row[...that] + (isNamed ? [] : small("the")) + [
        thing, EnglishWording.be, row[last],
      ])
  }

  /// *Plant/die/if/you/not/water*: what is to be cared for was named before.
  private func caredFor(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 3, let link = words.firstIndex(where: { $0 == "if" || $0 == "when" }), link > 1,
      link + 2 <= last,
      ["water", "feed", "charge", "clean", "wash", "fix", "use", "close"].contains(words[last]),
      words[last - 1] == "not" || words[last - 1] == "you" || words[last - 1] == "I",
      isNoun(row[0]),
      !row[0].lexeme.isHuman
    else { return nil }
    var said = row
    said[last] = row[last].asVerb
    let several = EnglishHabits.isPlural(row[0].lexeme) || row[0].lexeme.number == .plural
    return Linked(row: said + small(several ? "them" : "it"))
  }

  private var classes: EnglishWordClasses { EnglishWordClasses(frames: frames, lexicon: lexicon) }

  // MARK: Marks, losses and money

  /// *She/get/A/music*: in which subject.
  private func graded(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard let get = words.firstIndex(of: "get"), get > 0, get + 2 == last,
      ["a", "b", "c", "d", "f"].contains(words[get + 1].lowercased()),
      row[last].lexeme.kind == .subject
        || ["music", "math", "art", "gym", "reading", "spelling"].contains(words[last])
    else { return nil }
    var mark = row[get + 1]
    mark.lexeme = Lexeme(
      lemma: words[get + 1].uppercased(), wordClass: .noun, kind: .idea)
    mark.lexeme.countability = .count
    let article = ["A", "F"].contains(mark.lexeme.lemma) ? "an" : "a"
    return Linked(row: row[...get] + small(article) + [mark] + small("in") + [row[last]])
  }

  /// *I/miss/puzzle piece, toy/miss/wheel*: what is not there.
  private func lost(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard let miss = words.firstIndex(of: "miss"), miss > 0, miss + 1 == last,
      ["piece", "button", "page", "wheel", "sock", "shoe", "card", "tooth"].contains(where: {
        words[last] == $0 || words[last].hasSuffix(" " + $0)
      })
    else { return nil }
    var verb = row[miss]
    verb.lexeme = Lexeme(lemma: "be missing", wordClass: .verb, kind: .linking)
    return Linked(row: row[..<miss] + [verb] + small("a") + [row[last]])
  }

  /// *Grandmother/collect/pension, spend/all/money/candy*: whose it is, and on what it goes.
  private func paidOut(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    if let verb = words.firstIndex(where: { ["collect", "get", "receive", "earn"].contains($0) }),
      verb > 0,
      verb < last,
      ["pension", "salary", "paycheck", "allowance", "wages"].contains(words[verb + 1]),
      let whose = owner(of: row[verb - 1])
    {
      return inserting(small(whose), into: row, at: verb + 1)
    }
    guard last > 2, words[last - 1] == "money", words.contains("spend"), isNoun(row[last]),
      !row[last].lexeme.isHuman, !row[last].lexeme.kind.isTemporal, !row[last].lexeme.isPlaceLike
    else { return nil }
    var matter = row[last]
    if KindSet.edible.contains(matter.lexeme.kind) || EnglishHabits.isPlural(matter.lexeme) {
      matter.lexeme.article = .bare
      matter.lexeme.countability = .mass
    }
    return Linked(row: row[..<last] + small("on") + [matter])
  }

  private func owner(of word: Constituent) -> String? {
    let lemma = word.lexeme.lemma.lowercased()
    if let pronoun = EnglishPronouns.of(lemma == "i" ? "I" : lemma) { return pronoun.possessive }
    if EnglishPeople.female.contains(lemma) { return "her" }
    return EnglishPeople.male.contains(lemma) ? "his" : nil
  }

  // MARK: In the kitchen

  /// *Fry/potatoes/olive oil, peel/carrot/salad, roast/chestnuts/fireplace; win/game/dominoes; rent/camper.*
  private func inKitchen(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    if let verb = words.lastIndex(where: { ["rent", "drive", "buy", "park"].contains($0) }),
      let camper = words.firstIndex(of: "camper"), camper == verb + 1
    {
      var said = row
      said[camper] = word(row[camper], as: .noun, .vehicle)
      return Linked(row: said)
    }
    guard last > 1, isThing(row[last - 1]) else { return nil }
    let verb = words[last - 2]
    if ["win", "lose", "play", "watch"].contains(verb),
      ["game", "match", "round"].contains(words[last - 1]),
      row[last].lexeme.kind == .game
        || ["dominoes", "checkers", "chess", "cards", "bingo"].contains(words[last])
    {
      var game = row[last]
      game.lexeme.article = .bare
      return Linked(row: row[..<last] + small("of") + [game])
    }
    guard KindSet.edible.contains(row[last - 1].lexeme.kind) || words[last] == "fireplace" else {
      return nil
    }
    if ["fry", "cook", "roast", "dip", "soak", "boil", "saute"].contains(verb),
      words[last].hasSuffix("oil")
        || ["butter", "water", "broth", "sauce", "milk", "vinegar"].contains(words[last])
    {
      return inserting(small("in"), into: row, at: last)
    }
    if ["fireplace", "oven", "microwave", "pan", "pot"].contains(words[last]),
      ["roast", "cook", "fry", "heat", "boil", "bake", "warm"].contains(verb)
    {
      let link = lexicon.small("in", tile: row[last - 2].tile)
      return inserting(link + small("the"), into: row, at: last)
    }
    if ["peel", "cut", "chop", "slice", "wash", "grate"].contains(verb),
      ["salad", "soup", "stew", "cake", "pie", "sandwich", "dinner", "pizza", "lunch"].contains(
        words[last])
    {
      let isMeal = row[last].lexeme.kind == .meal
      return inserting(small("for") + (isMeal ? [] : small("the")), into: row, at: last)
    }
    return nil
  }
}
