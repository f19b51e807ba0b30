import AACCore

/// Rows that name things and say of them where, whose, when or how they are, without a verb: *three/kids/in/pool,
/// bored/of/this/game, this/sweater/my/brother, physical/therapy/hard/but/fun, train/at/nine/or/ten*; and those whose verb has no
/// doer: *snow/all/day, make/music/louder*.
///
/// Sources: CGEL §18.44–18.46 (*there is*), §10.9 (*be* understood), §16.69 (adjectives and their prepositions), §5.117 (the
/// genitive by itself), §10.26 (*it* of the weather), §11.24 (commands); CaGEL ch. 16 §6.
extension EnglishScene {
  func verbless(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row.count > 2 else { return nil }
    if let said = existing(row, words) ?? feeling(row, words) ?? belonging(row) { return said }
    if let said = weathered(row) ?? dated(row) ?? judgedNoun(row, words) { return said }
    return alternative(row, words) ?? changed(row, words) ?? thought(row, words)
      ?? urged(row, words)
  }

  private func isFinite(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .verb || word.lexeme.kind == .question
      || EnglishVerbForms.be.contains(word.lexeme.lemma)
  }

  // MARK: What is there

  /// *Three/kids/in/pool, two/dogs/park, many/people/bus*: how many of them one finds where.
  private func existing(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard
      row[0].lexeme.wordClass == .numeral && words[0] != "one" || Self.amounts.contains(words[0]),
      let place = row.last, !row.contains(where: isFinite)
    else { return nil }
    var noun = 1
    while noun < row.count - 1, row[noun].lexeme.wordClass == .adjective { noun += 1 }
    guard noun < row.count - 1, case let thing = row[noun].lexeme, thing.wordClass == .noun,
      !thing.kind.isTemporal,
      place.lexeme.wordClass == .noun, !place.lexeme.isBeing, !place.lexeme.kind.isTemporal
    else { return nil }
    let between = row[(noun + 1)..<(row.count - 1)]
    if let link = between.first {
      guard link.lexeme.isPlacing, between.dropFirst().allSatisfy(\.lexeme.isDeterminerLike),
        link.lexeme.lemma != "at" || thing.isBeing
      else { return nil }
      return Laid(row: small("there") + [EnglishWording.be] + row)
    }
    if thing.namesThing, row[0].lexeme.wordClass == .numeral, noun == row.count - 2, noun == 1,
      let link = Self.holders.first(where: { $0.value.contains(words[noun + 1]) })?.key
    {
      // *Two/cookies/plate, three/books/table.*
      return Laid(
        row: small("there") + [EnglishWording.be] + row[...noun] + small(link) + small("the")
          + [place])
    }
    guard thing.isBeing, !EnglishCompounds.joins(thing, place.lexeme),
      let spot = EnglishWhereabouts.of(place.lexeme)
    else { return nil }
    // *In the park*: what is found within it, where one who goes there is *at the park* (CGEL §9.17).
    let link = place.lexeme.lemma == "park" ? "in" : spot.preposition
    return Laid(
      row: small("there") + [EnglishWording.be] + row[...noun] + small(link)
        + (spot.article.map { small($0) } ?? []) + [place])
  }

  /// What things lie on and in.
  private static let holders: [String: WordSet] = [
    "on": EnglishWords.set(
      "plate table desk shelf floor tray counter couch sofa bed roof rug wall"),
    "in": EnglishWords.set(
      "box bag bowl cup glass jar drawer basket fridge backpack pocket bucket"),
  ]
  private static let amounts: WordSet = [
    "many", "lots of", "a lot of", "several", "few", "a few", "so many", "too many",
  ]

  // MARK: How one feels

  /// *Bored/of/this/game, happy/about/trip, tired/of/waiting*: who speaks is so.
  private func feeling(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row[0].lexeme.kind == .emotion || EnglishStatement.states.contains(words[0]),
      Self.links.contains(words[1]),
      words[1] == "about" || EnglishHabits.preposition(behind: words[0]) == words[1]
        || Self.alsoOf.contains(words[0]),
      !row[2...].contains(where: {
        $0.lexeme.isSubjectFormOnly || $0.lexeme.lemma == "and" || $0.lexeme.kind == .question
          || $0.lexeme.wordClass == .conjunction || $0.lexeme.wordClass == .adposition
          || $0.lexeme.wordClass == .verb && !$0.lexeme.lemma.hasSuffix("ing")
      })
    else { return nil }
    return Laid(row: speaker + [EnglishWording.be, row[0].asQuality] + row[1...])
  }

  private static let links = EnglishWords.set("of about with at")
  private static let alsoOf = EnglishWords.set("bored tired sick scared afraid")

  // MARK: Whose it is

  /// *This/sweater/my/brother*: what is pointed at belongs to who is named behind it.
  private func belonging(_ row: [Constituent]) -> Laid? {
    guard row.count == 4, row[0].lexeme.kind == .demonstrative, row[1].lexeme.namesThing,
      row[2].lexeme.kind == .possessive, row[2].lexeme.wordClass != .pronoun,
      row[3].lexeme.wordClass == .noun, row[3].lexeme.isHuman, row[3].lexeme.number != .plural
    else { return nil }
    var owner = row[3]
    owner.lexeme = Lexeme(lemma: owner.lexeme.lemma + "'s", wordClass: .noun, kind: .thing)
    owner.lexeme.article = .bare
    return Laid(row: row[..<2] + [EnglishWording.be, row[2], owner])
  }

  // MARK: The weather, days and judgments

  /// *Rain/all/day, snow/all/day/yesterday*: it did.
  private func weathered(_ row: [Constituent]) -> Laid? {
    guard frames[row[0].lexeme.lemma].pattern == .weather, row[1].lexeme.lemma == "all",
      row[2...].allSatisfy(\.lexeme.kind.isTemporal)
    else { return nil }
    return Laid(row: small("it") + [row[0].asVerb] + row[1...], isOver: true)
  }

  /// *Sister/birthday/next/week*: whose day is when.
  private func dated(_ row: [Constituent]) -> Laid? {
    let day = row[0].lexeme.kind == .possessive && row[0].lexeme.wordClass != .pronoun ? 2 : 1
    guard row.count > day + 1, row[day].lexeme.lemma == "birthday",
      let whose = EnglishShortRows(frames: frames, lexicon: lexicon).phrase(Array(row[...day])),
      row[(day + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || ["next", "this", "last", "in"].contains($0.lexeme.lemma)
      })
    else { return nil }
    return Laid(row: whose + [EnglishWording.be] + row[(day + 1)...])
  }

  /// *Physical/therapy/hard/but/fun; yesterday/show/very/funny*: how what is named is or was.
  private func judgedNoun(_ row: [Constituent], _ words: [String]) -> Laid? {
    let last = row.count - 1
    let classes = EnglishWordClasses(frames: frames, lexicon: lexicon)
    if row.count == 4, row[0].lexeme.kind.isTemporal || row[3].lexeme.kind.isTemporal {
      // *yesterday/show/very/funny, show/very/funny/yesterday*.
      let thing = row[0].lexeme.kind.isTemporal ? 1 : 0
      guard row[thing].lexeme.wordClass == .verb, Self.degrees.contains(words[thing + 1]),
        row[thing + 2].lexeme.wordClass == .adjective,
        EnglishHabits.verbalNouns.contains(words[thing]) || classes.isNounToo(words[thing])
      else { return nil }
      return Laid(
        row: small("the") + [classes.asNoun(row[thing]), EnglishWording.be]
          + row[(thing + 1)...(thing + 2)] + [row[thing == 1 ? 0 : 3]])
    }
    guard row.count > 4, ["but", "and"].contains(words[last - 1]),
      isQuality(row[last]) || words[last] == "fun",
      row[last - 2].lexeme.wordClass == .adjective, row[last - 3].lexeme.namesThing,
      row[..<(last - 3)].allSatisfy({
        $0.lexeme.wordClass == .adjective || $0.lexeme.isDeterminerLike
          || $0.lexeme.wordClass == .noun
      })
    else { return nil }
    return Laid(row: row[..<(last - 2)] + [EnglishWording.be] + row[(last - 2)...])
  }

  private static let degrees = EnglishWords.set("very too so really pretty quite")

  /// *Train/at/nine/or/ten*: at which of two hours it is, is asked.
  private func alternative(_ row: [Constituent], _ words: [String]) -> Laid? {
    let last = row.count - 1
    guard row.count > 4, words[last - 1] == "or", words[last - 3] == "at",
      row[last].lexeme.wordClass == .numeral, row[last - 2].lexeme.wordClass == .numeral,
      case let named = row[..<(last - 3)], let head = named.last?.lexeme, head.wordClass == .noun,
      !head.isBeing, named.dropLast().allSatisfy({ !isFinite($0) })
    else { return nil }
    let article = named.count == 1 ? small("the") : []
    return Laid(
      row: [EnglishWording.be] + row[(last - 3)...], asks: true, subject: article + named)
  }

  // MARK: What is asked for

  /// *Make/music/louder; spell/my/name*: what is to be so, and what is to be told.
  private func changed(_ row: [Constituent], _ words: [String]) -> Laid? {
    if row.count == 3, words[0] == "spell", row[1].lexeme.kind == .possessive, words[2] == "name" {
      return Laid(row: row, isRequest: true)
    }
    guard words[0] == "make", row.count == 3 || row.count == 4 && row[1].lexeme.isDeterminerLike,
      case let last = row.count - 1, words[last].hasSuffix("er") || words[last] == "worse",
      words[last] != "other", EnglishNumberWords.isCompared(words[last]),
      case let classes = EnglishWordClasses(frames: frames, lexicon: lexicon),
      case let thing = row[last - 1].lexeme,
      !thing.isBeing && (thing.wordClass == .noun || classes.isNounToo(thing.lemma))
        || ["it", "this", "that"].contains(thing.lemma)
    else { return nil }
    let isPointed = thing.wordClass == .pronoun || thing.kind == .demonstrative
    let isNamed = row.count == 4 || isPointed
    return Laid(
      row: [row[0].asVerb] + (isNamed ? [] : small("the")) + row[1..<(last - 1)]
        + [isPointed ? row[last - 1] : classes.asNoun(row[last - 1]), row[last].asQuality],
      isRequest: true)
  }

  /// *Call/ambulance/quick*: it is to be done at once.
  private func urged(_ row: [Constituent], _ words: [String]) -> Laid? {
    let last = row.count - 1
    guard ["quick", "quickly"].contains(words[last]), row[0].lexeme.wordClass == .verb,
      frames[words[0]].past != .state,
      case let thing = row[last - 1].lexeme, thing.wordClass == .noun, !thing.isPlaceLike,
      row[1..<(last - 1)].allSatisfy(\.lexeme.isDeterminerLike)
    else { return nil }
    // Whoever calls an ambulance or a taxi has none of his own (CGEL §5.36).
    let isAny = words[0] == "call" && last == 2 && thing.kind == .vehicle
    return Laid(
      row: [row[0]] + (isAny ? small("a") : []) + row[1..<last], isRequest: true,
      next: [row[last]])
  }

  // MARK: What one thought

  /// *I/thought/you/left, I/thought/you/here*: what somebody did or where he was.
  private func thought(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard row.count == 4, row[0].lexeme.isSubjectFormOnly, Self.thinking.contains(words[1]),
      row[2].lexeme.isSubjectForm || words[2] == "you" || words[2] == "it"
        || row[2].lexeme.isBeing && row[2].lexeme.wordClass != .pronoun
    else { return nil }
    let isOver = ["thought", "knew", "hoped"].contains(words[1])
    let held = verb(Self.bases[words[1]] ?? words[1], for: row[1])
    if words[3] == "left" {
      let deed = isOver ? verb("leave", for: row[3]) : verb("left", for: row[3])
      return Laid(row: [held, row[2], deed], isOver: isOver, subject: [row[0]])
    }
    guard ["here", "there", "home"].contains(words[3]) else { return nil }
    return Laid(
      row: [held, row[2], EnglishWording.be, row[3]], isOver: isOver, subject: [row[0]])
  }

  private static let bases = ["thought": "think", "knew": "know", "hoped": "hope"]
  private static let thinking = EnglishWords.set("thought think know knew hope hoped")
}
