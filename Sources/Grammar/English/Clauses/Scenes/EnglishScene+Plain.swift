import AACCore

/// What is asked for, wanted, promised and judged in two to five plain words: *feed/cat/please, comb/my/hair/gently, change/diaper,
/// look/big/spider, no/pickles/on/my/burger, tell/you/secret, promise/not/tell, too/hot/go/outside, feel/soft, better/book/than/movie,
/// don't/ghost/me*.
///
/// Sources: CGEL §11.24–11.30 (requests), §16.39 (*want to*), §16.38 (*promise to*), §15.73 (*too … to*), §10.26 (*it*), §15.63 (comparison),
/// App. I.43 (nouns as verbs).
extension EnglishScene {
  func plain(_ row: [Constituent], _ words: [String]) -> Laid? {
    if let asked = askedOfOthers(row, words) ?? askedOfWhom(row, words) { return asked }
    if let own = wantedNow(row, words) ?? promised(row, words) { return own }
    return sensed(row, words) ?? better(row, words) ?? irritated(row, words)
      ?? sameAgain(row, words)
  }

  // MARK: Others

  /// *Feed/cat/please, comb/my/hair/gently, change/diaper, look/big/spider, don't/ghost/me*: what others are to do.
  private func askedOfOthers(_ row: [Constituent], _ words: [String]) -> Laid? {
    let last = words.count - 1
    if let said = passedOn(row, words) { return said }
    if words.count == 3, words[0] == "don't", row[1].lexeme.wordClass == .noun,
      isWhom(row[2])
    {
      return Laid(row: [row[0], row[1].asVerb, row[2]], isRequest: true)
    }
    if words.count == 3, words[0] == "look", row[1].lexeme.wordClass == .adjective,
      row[2].lexeme.wordClass == .noun, row[2].lexeme.namesThing || row[2].lexeme.isBeing
    {
      return Laid(row: [row[0].asVerb] + small("at") + small("the") + row[1...], isRequest: true)
    }
    if words[0] == "take", words.count > 3,
      ["picture", "photo", "video", "selfie"].contains(words[1]),
      words[2] == "of"
    {
      return Laid(
        row: [row[0].asVerb] + small("a") + row[1...2]
          + (words.count == 4 ? known(row[3...]) : Array(row[3...])),
        isRequest: true, isSettled: true)
    }
    if Self.caring.contains(words[0]), words.count == 2, Self.cared.contains(words[1]) {
      return Laid(row: [row[0].asVerb] + small("my") + [row[1]], isRequest: true)
    }
    guard last > 1, Self.gently.contains(words[last]),
      // It is done for others, and no wish of one's own.
      Self.tended.contains(words[0]), case let object = Array(row[1..<last]),
      thoughts.nounEnd(object, from: 0) == object.count,
      let thing = object.last?.lexeme, !thing.isPlaceLike
    else { return nil }
    let isBare = object.count == 1 && object[0].lexeme.wordClass == .noun
    let isOwn = [.body, .clothing].contains(thing.kind)
    if isBare, KindSet.edible.contains(thing.kind) || thing.isHuman { return nil }
    return Laid(
      row: [row[0].asVerb] + (isBare ? small(isOwn ? "my" : "the") : []) + object + [row[last]],
      isRequest: true, isSettled: true)
  }

  /// *Tell/him/I/sorry, ask/mom/can/go, do/you/know/where/mom*: what others are told and asked.
  private func passedOn(_ row: [Constituent], _ words: [String]) -> Laid? {
    if words.count > 4, words[0] == "do", words[1] == "you", words[2] == "know",
      words[3] == "where", thoughts.subjectEnd(row, from: 4) == row.count
    {
      return Laid(row: row[..<4] + known(row[4...]) + [EnglishWording.be], asks: true)
    }
    guard words.count > 2, ["tell", "ask"].contains(words[0]),
      isWhom(row[1]) && words[1] != "you" && words[1] != "it"
        || row[1].lexeme.isHuman && row[1].lexeme.wordClass == .noun
    else { return nil }
    if words.count == 3, words[0] == "tell", words[2] == "sorry" || thoughts.isFeeling(row[2]) {
      return Laid(
        row: [row[0].asVerb, row[1]] + small("I") + [EnglishWording.be, row[2].asQuality],
        isRequest: true)
    }
    guard words.count > 3 else { return nil }
    if words.count == 4, words[0] == "tell", thoughts.isNominative(row[2]),
      thoughts.isQuality(row[3])
    {
      return Laid(
        row: row[..<3] + [EnglishWording.be, row[3].asQuality], isRequest: true)
    }
    guard words[0] == "ask", words[2] == "can", isDone(row[3]) else { return nil }
    return Laid(
      row: row[..<2] + small("if") + small("I") + [row[2], row[3].asVerb] + row[4...],
      isRequest: true)
  }

  private static let tended = EnglishWords.set(
    "comb brush wash wipe braid rub massage scratch pat stroke water walk cut trim bathe dress change"
  )
  private static let gently = EnglishWords.set("gently carefully softly slowly")
  private static let caring = EnglishWords.set("change wipe empty adjust check suction")
  private static let cared = EnglishWords.set(
    "diaper nappy brief pad bandage dressing catheter bag nose mouth chin face bottom trach tube sheets bedding"
  )

  // MARK: What is asked

  /// *Who/do/that, do/you/like, when/wife/come/visit*: what is asked of others.
  private func askedOfWhom(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count == 3 || words.count == 4 else { return nil }
    if words[0] == "you", ["see", "hear", "know", "remember"].contains(words[1]),
      words[2] == "my"
    {
      return Laid(row: row, asks: true)
    }
    if words.count == 4, words[0] == "is", words[1] == "it", words[2] == "time",
      row[3].lexeme.wordClass == .noun
    {
      return Laid(row: row[..<3] + small("for") + [row[3]])
    }
    if words.count == 3, words[0] == "who", words[1] == "do",
      ["this", "that", "it"].contains(words[2])
    {
      return Laid(row: [row[1].asVerb, row[2]], isOver: true, asks: true, subject: [row[0]])
    }
    if words.count == 3, words[0] == "do", words[1] == "you",
      ["like", "want", "need", "have", "see", "love", "remember"].contains(words[2])
    {
      return Laid(row: [row[2].asVerb] + small("it"), asks: true, subject: [row[1]])
    }
    guard words.count == 4, words[0] == "when", row[1].lexeme.isHuman,
      row[1].lexeme.wordClass != .pronoun, words[2] == "come",
      ["visit", "play", "help", "stay", "eat"].contains(words[3])
    else { return nil }
    return Laid(
      row: [row[2].asVerb, row[3].asVerb, row[0]], isOngoing: true, asks: true,
      subject: known(row[1...1]))
  }

  // MARK: One's own

  /// *No/pickles/on/my/burger, no/more/exercise, again/song, little/milk, go/out/play, do/again, do/yourself.*
  private func wantedNow(_ row: [Constituent], _ words: [String]) -> Laid? {
    let last = words.count - 1
    if words[0] == "do", words.count == 2 {
      if words[1] == "again" { return wish([row[0].asVerb] + small("it") + [row[1]]) }
      if ["yourself", "myself"].contains(words[1]) {
        let deed = [row[0].asVerb] + small("it") + [row[1]]
        return words[1] == "myself" ? wish(deed) : Laid(row: deed, isRequest: true, isSettled: true)
      }
    }
    if words.count > 3, words[0] == "no",
      ["on", "in", "with"].contains(words[last - 1])
        || ["on", "in", "with"].contains(words[last - 2]),
      KindSet.edible.contains(row[1].lexeme.kind), KindSet.edible.contains(row[last].lexeme.kind)
    {
      let not = lexicon.small("not", tile: row[0].tile)
      let isBare = ["on", "in", "with"].contains(words[last - 1])
      return Laid(
        row: speaker + not + [verb("want")] + row[1..<last] + (isBare ? small("my") : [])
          + [row[last]])
    }
    if words.count == 3, words[0] == "no", words[1] == "more", frames.listed(words[2]) != nil,
      Self.exerted.contains(words[2]), !KindSet.edible.contains(row[2].lexeme.kind)
    {
      var effort = row[2]
      effort.lexeme = Lexeme(lemma: words[2], wordClass: .noun, kind: .idea)
      effort.lexeme.countability = .mass
      return Laid(row: [verb("want"), row[0], row[1], effort], subject: speaker)
    }
    if words.count == 2, words[0] == "little", EnglishHabits.isMass(row[1].lexeme),
      KindSet.edible.contains(row[1].lexeme.kind)
    {
      return Laid(row: [verb("want")] + small("a") + [row[0], row[1]], subject: speaker)
    }
    if words.count == 2, words[0] == "again",
      [.music, .story, .media].contains(row[1].lexeme.kind)
        || row[1].lexeme.kind == .book || row[1].lexeme.kind == .game || words[1] == "ride"
    {
      return Laid(row: [verb("want")] + small("the") + [row[1], row[0]], subject: speaker)
    }
    if words.count == 3, words[0] == "go", ["out", "outside", "in"].contains(words[1]),
      EnglishTwoThoughts.own.contains(words[2]), words[2] != "go"
    {
      return wish([row[0].asVerb, row[1], EnglishWording.and, row[2].asVerb])
    }
    return nil
  }

  private static let exerted = EnglishWords.set(
    "exercise work practice talk play noise study travel")

  /// *Tell/you/secret, promise/not/tell, pray/me*: what the speaker will do for others.
  private func promised(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count > 1 else { return nil }
    if words.count > 2, ["tell", "show", "ask", "read"].contains(words[0]), words[1] == "you",
      thoughts.nounEnd(row, from: 2) == row.count && row[words.count - 1].lexeme.wordClass == .noun
        && !row[words.count - 1].lexeme.isBeing || words.count == 3 && words[2] == "something"
    {
      let isOwnThing = words[0] == "show" && words.count == 3 && words[2] != "something"
      return wish(
        [row[0].asVerb, row[1]] + (isOwnThing ? small("my") + row[2...] : oneOf(Array(row[2...]))))
    }
    if words.count > 2, words[0] == "promise", words[1] == "not", row[2].lexeme.wordClass == .verb,
      thoughts.completes(row[2].lexeme, Array(row[3...]))
    {
      return Laid(row: row, subject: speaker)
    }
    guard words.count == 2, words[0] == "pray", isWhom(row[1]) || row[1].lexeme.isHuman
    else { return nil }
    return Laid(row: [row[0]] + small("for") + [row[1]], isRequest: true)
  }

  // MARK: How it is

  /// *Too/hot/go/outside, too/hard/open, too/tired/play, feel/soft*: what the weather, a thing and the speaker are like (CGEL §15.73).
  private func sensed(_ row: [Constituent], _ words: [String]) -> Laid? {
    if words.count == 2, words[0] == "feel", Self.touched.contains(words[1]) {
      return Laid(row: small("it") + [row[0].asVerb, row[1].asQuality])
    }
    if words.count == 2, words[0] == "fun", row[1].lexeme.wordClass == .noun,
      !row[1].lexeme.kind.isTemporal,
      row[1].lexeme.namesThing || [.game, .event, .activity].contains(row[1].lexeme.kind)
    {
      return Laid(row: small("the") + [row[1], EnglishWording.be, row[0].asQuality])
    }
    guard words.count > 2,
      words[0] == "too"
        || ["so", "very", "really"].contains(words[0]) && Self.glad.contains(words[1]),
      thoughts.isQuality(row[1]),
      EnglishTwoThoughts.own.contains(words[2]) || Self.hindered.contains(words[2])
        || words[2] == "open" && !Self.airless.contains(words[1])
        || words[0] != "too" && row[2].lexeme.wordClass == .verb,
      isDone(row[2]), !["help", "stop", "wait"].contains(words[2]) || words[0] == "too",
      thoughts.completes(row[2].asVerb.lexeme, Array(row[3...]))
    else { return nil }
    let isHot = ["hot", "cold"].contains(words[1])
    if isHot, words.count == 3, !Self.inHeat.contains(words[2]) { return nil }
    let who = thoughts.isFeeling(row[1]) && !isHot ? speaker : small("it")
    return Laid(
      row: who + [EnglishWording.be, row[0], row[1].asQuality, row[2].asVerb] + row[3...])
  }

  private static let touched = EnglishWords.set(
    "soft rough smooth bumpy slimy sticky hard squishy fuzzy scratchy furry fluffy prickly cozy silky"
  )

  /// What one cannot do where it is too heavy, far or loud; what else is done about it is asked for.
  private static let hindered = EnglishWords.set(
    "carry lift hold touch reach hear talk think work drive wait chew swallow climb breathe study fit bite"
  )
  private static let airless = EnglishWords.set("hot cold warm dark bright")
  private static let glad = EnglishTwoThoughts.claiming.union(["excited"])
  /// What the weather or a thing is too hot for, rather than somebody.
  private static let inHeat = EnglishWords.set("swim play go eat drink touch hold wear carry")

  /// *Sunscreen/sting/eyes, strap/rub/shoulder*: what a thing does to the body.
  private func irritated(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count == 3,
      ["sting", "burn", "rub", "pinch", "irritate", "scratch", "poke"].contains(words[1]),
      row[0].lexeme.wordClass == .noun, !row[0].lexeme.isBeing, row[0].lexeme.kind != .body,
      !row[0].lexeme.kind.isTemporal, row[2].lexeme.kind == .body
    else { return nil }
    return Laid(
      row: [row[1].asVerb] + small("my") + [row[2]], isOngoing: true, subject: known(row[..<1]))
  }

  /// *Watch/same/movie/again*: once more.
  private func sameAgain(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count == 3 || words.count == 4 && words[3] == "again", words[1] == "same",
      EnglishTwoThoughts.own.contains(words[0]),
      case let thing = row[2].lexeme.wordClass == .noun
        ? row[2] : EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(row[2]),
      thing.lexeme.wordClass == .noun
    else { return nil }
    return wish([row[0].asVerb] + small("the") + [row[1], thing] + row[3...])
  }

  /// *Better/book/than/movie, bigger/dog/than/cat*: what is more so than another.
  private func better(_ row: [Constituent], _ words: [String]) -> Laid? {
    guard words.count == 4, words[2] == "than", EnglishNumberWords.isCompared(words[0]),
      words[0] != "more", row[1].lexeme.wordClass == .noun, row[3].lexeme.wordClass == .noun
    else { return nil }
    return Laid(
      row: known(row[1...1]) + [EnglishWording.be, row[0], row[2]] + known(row[3...3]))
  }
}
