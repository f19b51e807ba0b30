import AACCore

/// What hangs on nouns: *I/have/sand/ear, I/have/fear/operation, wear/jacket/leather, find/piece/puzzle, want/juice/orange/cold,
/// look for/shirt/size/large, watch/series/Korean, have/breakfast/pancakes*; and what a row says with its first words: *what/you/want/snack,
/// she/live/farm/when/child, we/rest/a while*.
///
/// Sources: CGEL §17.37–17.41, §17.104–17.109 (compounds), §7.21 (adjectives before nouns), §9.58, §14.18 (*when I was a child*).
extension EnglishLinkedRow {
  // MARK: Whole rows

  func said(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    if last == 3, words[0] == "what", words[2] == "want",
      ["snack", "treat", "drink"].contains(words[3]),
      words[1] == "you", words[3] != "drink"
    {
      return inserting(small("for") + small("a"), into: row, at: 3)
    }
    if last > 1, words[0] == "if", words[1] == "hurt", words[2] != "I", isPlainPronoun(row[2]) {
      // *If/hurt/you/tell*: what hurts is not named (CGEL §10.26).
      let whom = words[last] == "tell" ? small("me") : []
      return Linked(row: [row[0]] + small("it") + row[1...] + whom)
    }
    if last > 2, words[last - 1] == "when", Self.ages.contains(words[last]),
      row[0].lexeme.isSubjectForm
    {
      let speaker = lexicon.small(words[0])
      return inserting(speaker + [EnglishWording.be] + small("a"), into: row, at: last)
    }
    return spanned(row, words)
  }

  /// *We/rest/a/while, I/work/too many/hours, I/dream/of/travel, meet/with/friends/square*: words that are one.
  private func spanned(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    if let span = words.firstIndex(of: "while"), span > 1, words[span - 1] == "a",
      !["in", "for", "once", "after"].contains(words[span - 2]),
      let known = lexicon.known("for a while")
    {
      return joined(row, span - 1, known)
    }
    if let span = words.firstIndex(of: "a while"), span > 0,
      !["in", "for", "once", "after"].contains(words[span - 1]),
      let known = lexicon.known("for a while")
    {
      var said = row
      said[span].lexeme = known
      return Linked(row: said)
    }
    if ["hours", "days", "minutes", "weeks"].contains(words[last]),
      ["too many", "so many"].contains(words[last - 1]), row[last - 2].lexeme.wordClass == .verb
    {
      return joined(
        row, last - 1,
        Lexeme(lemma: "\(words[last - 1]) \(words[last])", wordClass: .adverb, kind: .duration))
    }
    if let dream = words.firstIndex(of: "dream"), dream > 0, dream + 2 < row.count,
      words[dream + 1] == "of"
    {
      return joined(row, dream, Lexeme(lemma: "dream of", wordClass: .verb, kind: .action))
    }
    if let run = words.firstIndex(of: "run"), run + 1 < row.count,
      let distance = Self.runs[words[run + 1]]
    {
      // *I/run/marathons*: what one runs, and not when.
      return joined(row, run, Lexeme(lemma: "run \(distance)", wordClass: .verb, kind: .action))
    }
    if words[last] == "square", last > 1, row[last - 1].lexeme.isHuman,
      words.contains(where: { ["meet", "meet with", "walk", "talk", "play"].contains($0) })
    {
      var said = row
      said[last] = word(row[last], as: .noun, .place)
      return inserting(small("at") + small("the"), into: said, at: last)
    }
    return nil
  }

  private func isPlainPronoun(_ word: Constituent) -> Bool {
    word.lexeme.lemma == "you" || word.lexeme.lemma == "tell"
  }

  private static let runs = [
    "marathon": "a marathon", "marathons": "marathons", "race": "a race", "races": "races",
    "errands": "errands", "laps": "laps",
  ]
  private static let ages = EnglishWords.set("child kid baby teenager student")

  // MARK: What one has on oneself

  func aboutHaving(_ row: [Constituent], _ words: [String]) -> Linked? {
    guard let have = words.firstIndex(of: "have"), have > 0, have + 2 < row.count else {
      return nil
    }
    let last = row.count - 1
    let thing = words[have + 1]
    if thing == "fear", last == have + 2, isNoun(row[last]) {
      // *A fear of the operation, a fear of dogs* (CGEL §17.38).
      var said = row
      said[have + 1] = word(row[have + 1], as: .noun, .thing)
      let isKind = row[last].lexeme.kind == .animal
      if isKind {
        said[last] = EnglishStatedRow(frames: frames, lexicon: lexicon).several(row[last])[0]
      }
      return Linked(
        row: said[...have] + small("a") + [said[have + 1]] + small("of")
          + (isKind || EnglishHabits.isPlural(row[last].lexeme) ? [] : small("the")) + [said[last]])
    }
    if last == have + 2, ["snack", "picnic", "barbecue", "party"].contains(thing),
      row[last].lexeme.isPlaceLike || words[last] == "park"
    {
      // *We/have/snack/park.*
      let place = isNoun(row[last]) ? row[last] : word(row[last], as: .noun, .place)
      let meal = word(row[have + 1], as: .noun, .event)
      return Linked(
        row: row[...have] + small("a") + [meal] + small("at") + small("the") + [place])
    }
    if last == have + 2 || last == have + 3 && row[last].lexeme.kind.isTemporal,
      ["breakfast", "lunch", "dinner"].contains(thing),
      KindSet.edible.contains(row[have + 2].lexeme.kind)
    {
      return Linked(
        row: row[...have] + [row[have + 2]] + small("for") + [row[have + 1]] + row[(have + 3)...])
    }
    return onOneself(row, words, have)
  }

  /// *I/have/milk/fridge, I/have/sand/ear, I/have/bump/head*: where one has it.
  private func onOneself(_ row: [Constituent], _ words: [String], _ have: Int) -> Linked? {
    let last = row.count - 1
    let thing = words[have + 1]
    if last == have + 2, Self.stores.contains(words[last]), words[have - 1] != "not",
      let food = lexicon.known(thing), food.wordClass == .noun, KindSet.edible.contains(food.kind)
    {
      // *I/have/milk/fridge.*
      var said = row
      said[have + 1].lexeme = food
      return inserting(small("in") + small("the"), into: said, at: last)
    }
    guard last == have + 2, row[last].lexeme.kind == .body || row[last].lexeme.kind == .clothing,
      row[have - 1].lexeme.isBeing || row[have - 1].lexeme.wordClass == .pronoun
        || words[have - 1] == "not"
    else { return nil }
    if thing == "something" || thing == "nothing" {
      return inserting(small("in") + small("my"), into: row, at: last)
    }
    let isOn = Self.onSkin.contains(thing)
    guard isOn || Self.inside.contains(thing) else { return nil }
    let isMass = Self.masses.contains(thing)
    var said = row
    said[have + 1] = word(row[have + 1], as: .noun, isMass ? .material : .thing)
    if isMass { said[have + 1].lexeme.countability = .mass }
    return Linked(
      row: said[...have] + (isMass ? [] : small("a")) + [said[have + 1]] + small(isOn ? "on" : "in")
        + [said[last]])
  }

  private static let stores = EnglishWords.set("fridge refrigerator freezer pantry cupboard oven")
  private static let onSkin = EnglishWords.set(
    "itch bump cut burn bruise scratch paint scab bite mark spot stain glue ink glitter mud")
  private static let inside = EnglishWords.set(
    "gum sand water soap stone pebble rock dust dirt shampoo splinter hole tickle cramp")
  private static let masses = EnglishWords.set(
    "gum sand water soap dust dirt shampoo paint glue ink glitter mud")

  // MARK: What stands before its noun

  func describedLast(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 1, isNoun(row[last]) || [.adjective, .verb].contains(row[last].lexeme.wordClass)
    else { return nil }
    if let linked = sized(row, words) ?? toldOf(row, words) ?? qualified(row, words) {
      return linked
    }
    guard isThing(row[last - 1]), !row[last].lexeme.isHuman else { return nil }
    if Self.peoples.contains(words[last]), Self.ofPeoples.contains(words[last - 1]),
      last > 1, words[last - 2] != "in"
    {
      let quality = word(row[last], as: .adjective, .quality)
      return Linked(row: row[..<(last - 1)] + [quality, row[last - 1]])
    }
    guard isNoun(row[last]), isNamedBy(row[last].lexeme, row[last - 1].lexeme) else { return nil }
    var named = compound(row, last - 1)
    if let article = ["party": "a", "bill": "the"][words[last - 1]], last > 1,
      !row[last - 2].lexeme.isDeterminerLike
    {
      named.row = named.row.dropLast() + small(article) + named.row.suffix(1)
    }
    return named
  }

  /// *Look for/shirt/size/large, want/juice/orange/cold*: of which size and how cold.
  private func sized(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, row[last].lexeme.wordClass == .adjective, isThing(row[last - 2]) else {
      return nil
    }
    if words[last - 1] == "size" {
      let isDetermined = row[last - 3].lexeme.isDeterminerLike
      return Linked(
        row: row[..<(last - 2)] + (isDetermined ? [] : small("a")) + [row[last - 2]] + small("in")
          + small("a") + [row[last], row[last - 1]])
    }
    guard isThing(row[last - 1]), KindSet.edible.contains(row[last - 2].lexeme.kind),
      EnglishCompounds.joins(row[last - 1].lexeme, row[last - 2].lexeme),
      Self.served.contains(words[last])
    else { return nil }
    let named = compound(row, last - 2)
    return Linked(row: row[..<(last - 2)] + [row[last], named.row[last - 2]], joins: named.joins)
  }

  /// *Listen/podcast/crimes*: what it is about.
  private func toldOf(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last == 3, Self.telling.contains(words[last - 1]), isThing(row[last]),
      row[last].lexeme.isInferred || [.event, .illness, .idea].contains(row[last].lexeme.kind),
      row[last].lexeme.number == .plural || words[last].hasSuffix("s")
    else { return nil }
    var kind = row[last]
    kind.lexeme.article = .bare
    return Linked(row: row[..<last] + small("about") + [kind])
  }

  /// *Need/diaper/clean, need/food/pureed*: which one is needed.
  private func qualified(_ row: [Constituent], _ words: [String]) -> Linked? {
    let last = row.count - 1
    guard last > 2, isThing(row[last - 1]), Self.wanting.contains(words[last - 2]),
      row[last - 3].lexeme.isBeing || row[last - 3].lexeme.wordClass == .pronoun
    else { return nil }
    let isState = ["clean", "dry", "warm", "cool", "empty", "open"].contains(words[last])
    let isMade =
      words[last].hasSuffix("ed") && row[last].lexeme.isInferred
      && KindSet.edible.contains(row[last - 1].lexeme.kind)
    guard isState || isMade else { return nil }
    let quality = word(row[last], as: .adjective, isState ? .state : .quality)
    return Linked(row: row[..<(last - 1)] + [quality, row[last - 1]])
  }

  private static let wanting = EnglishWords.set("need want get buy find")

  /// A noun and the one behind it that names it, as one: *puzzle piece, leather jacket, orange juice*.
  private func compound(_ row: [Constituent], _ head: Int) -> Linked {
    let name = "\(row[head + 1].lexeme.lemma) \(row[head].lexeme.lemma)"
    var noun = row[head].lexeme
    noun.lemma = name
    noun.isInferred = false
    return joined(row, head, lexicon.known(name) ?? noun)
  }

  private static let telling = EnglishWords.set(
    "podcast documentary book movie film show story article series")
  private static let served = EnglishWords.set(
    "hot cold warm fresh iced frozen sweet big small large little")
  private static let peoples = EnglishWords.set(
    """
    Korean Chinese Japanese Mexican Italian French Spanish Indian Thai Greek Turkish Brazilian American German English
    Portuguese Arabic Russian Vietnamese
    """)
  private static let ofPeoples = EnglishWords.set("food series restaurant music movie")

  /// *Jacket/leather, piece/puzzle, seat/window, result/test*: the second names which one it is.
  private func isNamedBy(_ name: Lexeme, _ head: Lexeme) -> Bool {
    if Self.materials.contains(name.lemma) {
      return head.kind == .clothing || head.kind == .home || head.lemma == "house"
        || EnglishCompounds.joins(name, head)
    }
    return Self.named[head.lemma]?.contains(name.lemma) == true
  }

  private static let materials = EnglishWords.set(
    "leather wool silk cotton denim velvet linen fur brick straw wood stone plastic")
  /// What is hardly named without what it is.
  private static let named: [String: WordSet] = [
    "piece": ["puzzle", "chess", "game"], "seat": ["window", "aisle"],
    "result": ["test", "exam", "blood test"], "results": ["test", "exam", "blood test"],
    "party": ["surprise", "birthday", "costume", "pajama", "pizza", "pool", "dance"],
    "tattoo": [
      "dragon", "heart", "rose", "butterfly", "skull", "flower", "tiger", "lion", "wolf", "star",
      "snake",
    ],
    "form": ["insurance", "permission", "consent", "medical"],
    "bill": ["electricity", "water", "gas", "phone", "internet", "hospital"],
    "password": ["email", "computer", "phone", "wifi"],
    "pension": ["disability", "retirement"], "parking": ["disability"],
  ]
}
