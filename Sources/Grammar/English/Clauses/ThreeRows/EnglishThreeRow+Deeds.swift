import AACCore

/// What a deed takes that its row leaves out: an object, a goal, a place, company.
///
/// Sources: CGEL §10.3–10.8 (verbs and what they take), §16.20–16.30 (complements), §9.15–9.19 (*at, in, to*), §5.44 (*go to bed, at
/// home*), §16.42 (*make me sad*).
extension EnglishThreeRow {
  /// *I/want/now, girl/finish/park, eat/park/mom*: rows that no small word opens.
  func spoken(_ row: [Constituent]) -> Said? {
    if let denied = deniedOf(row) { return denied }
    if let may = canBehind(row) { return may }
    let parts = parts(row)
    guard let deed = parts.deed, parts.rest.count == 1 else { return nil }
    let other = parts.rest[0]
    if let known = pastOrder(parts, row) { return known }
    guard let doer = parts.doer, row[0] == doer || parts.isDeedFirst || row[1] == doer else { return nil }
    var said = completed(deed, other, by: doer)
    if said == nil, parts.isDeedFirst, Self.neverToPeople.contains(deed.lexeme.lemma) {
      said = plain(deed, [other])
    }
    return said?.by([doer])
  }

  /// *Now/break/park* and rows with the thing first stay with those that read any order.
  private func pastOrder(_ parts: Parts, _ row: [Constituent]) -> Said? {
    guard let deed = parts.deed, let doer = parts.doer, row[1] == deed, row[2] == doer,
      doer.lexeme.roleKind == .animal || isPronoun(doer), isNoun(row[0]),
      Self.ofBeings.contains(deed.lexeme.lemma)
    else { return nil }
    return (completed(deed, row[0], by: doer) ?? plain(deed, [row[0]])).by([doer])
  }

  /// The deed with what it needs beside this word; nil where it has all.
  func completed(_ deed: Constituent, _ other: Constituent?, by doer: Constituent?) -> Said? {
    guard let other else {
      guard needsObject(deed, doer) else { return nil }
      return done(deed, small("it"))
    }
    return withIt(deed, other, doer) ?? towards(deed, other, doer) ?? there(deed, other)
      ?? beside(deed, other, doer) ?? felt(deed, other, doer)
  }

  /// The deed with its words, over where it is told of when it has happened.
  func done(_ deed: Constituent, _ rest: [Constituent]) -> Said {
    let isOver =
      Self.events.contains(deed.lexeme.lemma)
      && !rest.contains { Self.ahead.contains($0.lexeme.lemma) }
    return Said(verb: deed.asVerb, rest: rest, tense: isOver ? .past : nil)
  }

  func plain(_ deed: Constituent, _ rest: [Constituent]) -> Said {
    let isLooked = deed.lexeme.lemma == "look" && rest.first.map(isNoun) == true
    return done(deed, (isLooked ? small("at") : []) + rest)
  }

  func needsObject(_ deed: Constituent, _ doer: Constituent?) -> Bool {
    Self.objectVerbs.contains(deed.lexeme.lemma)
  }

  /// *I/want/now, they/put/here, mom/open/yesterday*.
  private func withIt(_ deed: Constituent, _ other: Constituent, _ doer: Constituent?) -> Said? {
    guard isAdverb(other) else { return nil }
    if needsObject(deed, doer) { return done(deed, small("it") + [other]) }
    guard Self.events.contains(deed.lexeme.lemma) else { return nil }
    return done(deed, [other])
  }

  /// *I/want/park, mom/come/bed, they/put/park, mom/take/park, I/take/home*.
  private func towards(_ deed: Constituent, _ other: Constituent, _ doer: Constituent?) -> Said? {
    let word = deed.lexeme.lemma
    switch word {
    case "want", "need":
      guard isOuting(other) else { return nil }
      return Said(verb: deed, rest: [verb("go")] + goal(other))
    case "come":
      return isBed(other) ? Said(verb: deed, rest: goal(other), isOngoing: true) : nil
    case "put", "leave", "keep":
      return isPlace(other) ? Said(verb: deed, rest: small("it") + stay(other)) : nil
    case "take", "bring":
      guard isPlace(other) else { return nil }
      let isForSpeaker =
        doer.map { $0.lexeme.lemma != "I" && $0.lexeme.lemma != "we" && $0.lexeme.isHuman }
        ?? false
      let isTaken = isForSpeaker || doer.map { ["you", "they"].contains($0.lexeme.lemma) } == true
      return Said(verb: deed, rest: small(isTaken && !isBed(other) ? "me" : "it") + goal(other))
    default: return nil
    }
  }

  /// *Mom/wash/home, girl/finish/park, they/have/home, who/break/bed, I/drink/bed*.
  private func there(_ deed: Constituent, _ other: Constituent) -> Said? {
    let word = deed.lexeme.lemma
    if isBed(other) {
      if Self.lying.contains(word) { return plain(deed, stay(other)) }
      guard Self.toThings.contains(word) else { return nil }
      let link = word == "look" ? small("at") : word == "help" ? small("with") : []
      return done(deed, link + small("the") + [other])
    }
    if other.lexeme.kind == .home, ["have", "buy", "make", "build"].contains(word) {
      return Said(
        verb: deed, rest: small("a") + [counted(other)], tense: word == "buy" ? .past : nil)
    }
    guard isPlace(other) else { return nil }
    if ["break", "open", "make", "have"].contains(word) {
      return done(deed, small("it") + stay(other))
    }
    return Self.atPlaces.contains(word) ? done(deed, stay(other)) : nil
  }

  /// *They/eat/friend, give/grandma, girl/eat/movie, I/help/book, you/give/juice, they/like/friend*.
  private func beside(_ deed: Constituent, _ other: Constituent, _ doer: Constituent?) -> Said? {
    let word = deed.lexeme.lemma
    if isSomebody(other) {
      switch word {
      case "eat", "drink": return Said(verb: deed, rest: small("with") + [other])
      case "give": return Said(verb: deed, rest: small("it") + small("to") + [other])
      case "fall": return done(deed, [other])
      case "lose", "find", "like":
        guard EnglishPeople.isPossessed(other.lexeme.lemma) else { return nil }
        return done(deed, small(owner(of: doer)) + [other])
      default: return nil
      }
    }
    guard isNoun(other), !other.lexeme.isPlaceLike else { return nil }
    switch word {
    case "eat", "drink":
      guard other.lexeme.kind == .media else { return nil }
      return Said(verb: deed, rest: small("during") + small("the") + [other])
    case "help":
      guard !other.lexeme.kind.isTemporal else { return nil }
      let isSpeaker = doer == nil || doer?.lexeme.lemma == "I"
      return Said(
        verb: deed,
        rest: (isSpeaker ? [] : small("me")) + small("with")
          + small(isSpeaker ? "the" : isOwn(other) ? "my" : "the") + [other])
    case "give":
      guard doer?.lexeme.lemma == "you", isHad(other) else { return nil }
      return Said(verb: deed, rest: small("me") + [other])
    case "fall":
      let isWorn = other.lexeme.kind == .clothing || other.lexeme.kind == .body
      guard isWorn || isFixed(other) else { return nil }
      return done(
        deed, small(isWorn ? "on" : "by") + small(isWorn ? owner(of: doer) : "the") + [other])
    default: return nil
    }
  }

  /// *Mom/make/sad, I/break/sad, dog/wait/sad*.
  private func felt(_ deed: Constituent, _ other: Constituent, _ doer: Constituent?) -> Said? {
    guard other.lexeme.wordClass == .adjective, other.lexeme.kind == .emotion else { return nil }
    switch deed.lexeme.lemma {
    case "make":
      guard let doer, doer.lexeme.lemma != "I" else { return nil }
      return Said(verb: deed, rest: small("me") + [other])
    case "break":
      var said = done(deed, small("it"))
      said.next = [Said(subject: speaker, verb: verb("be"), rest: [other])]
      return said
    case "wait", "read", "take", "sleep":
      // You are sad, and are waiting.
      guard let doer else { return nil }
      let isTaken = deed.lexeme.lemma == "take"
      var second = Said(
        subject: again(doer), verb: deed, rest: isTaken ? small("it") : [], isOngoing: true)
      second.subject = again(doer)
      var said = Said(verb: verb("be"), rest: [other])
      said.next = [second]
      return said
    default: return nil
    }
  }

  /// *She, it, they*: somebody who was named, once more.
  private func again(_ doer: Constituent) -> [Constituent] {
    let word = doer.lexeme
    if isPronoun(doer) { return small(word.lemma) }
    if EnglishPeople.female.contains(word.lemma) { return small("she") }
    if EnglishPeople.male.contains(word.lemma) { return small("he") }
    return small(word.isHuman ? "they" : "it")
  }

  // MARK: Places

  func isBed(_ word: Constituent) -> Bool { word.lexeme.lemma == "bed" }

  /// *Park, home, bed, school*.
  func isPlace(_ word: Constituent) -> Bool {
    isBed(word)
      || word.lexeme.wordClass == .noun && word.lexeme.isPlaceLike
        && word.lexeme.kind != .direction
  }

  /// Where one goes: *park, school, beach*, and no room.
  private func isOuting(_ word: Constituent) -> Bool {
    isPlace(word) && word.lexeme.kind == .place
  }

  /// *To the park, home, to bed*.
  func goal(_ place: Constituent) -> [Constituent] {
    if place.lexeme.kind == .home { return [place] }
    if Self.bare.contains(place.lexeme.lemma) { return small("to") + [place] }
    return small("to") + small("the") + [place]
  }

  /// *At the park, at home, in bed, in the kitchen*.
  func stay(_ place: Constituent) -> [Constituent] {
    if isBed(place) { return small("in") + [place] }
    if place.lexeme.kind == .home || Self.bare.contains(place.lexeme.lemma) {
      return small("at") + [place]
    }
    return small(place.lexeme.kind == .room ? "in" : "at") + small("the") + [place]
  }

  /// *Home* as one of which there are several.
  private func counted(_ home: Constituent) -> Constituent {
    var noun = home
    noun.lexeme.countability = .count
    noun.lexeme.article = nil
    noun.lexeme.kind = .thing
    return noun
  }

  private func isFixed(_ word: Constituent) -> Bool {
    word.lexeme.kind == .thing || word.lexeme.kind == .furniture
  }

  func isOwn(_ word: Constituent) -> Bool {
    word.lexeme.kind == .clothing || word.lexeme.kind == .body
  }

  /// *My, your, her*: whose friend it is.
  func owner(of doer: Constituent?) -> String {
    guard let word = doer?.lexeme else { return "my" }
    switch word.lemma {
    case "you": return "your"
    case "they": return "their"
    case "we": return "our"
    case "he": return "his"
    case "she": return "her"
    case "I": return "my"
    default:
      if EnglishPeople.female.contains(word.lemma) { return "her" }
      if EnglishPeople.male.contains(word.lemma) { return "his" }
      return word.isHuman ? "their" : "its"
    }
  }

  // MARK: Lists

  /// What happens in a moment, and is told of when it is over.
  static let events = EnglishWords.set("break lose find fall finish")
  /// What cannot be done but to something.
  static let objectVerbs = EnglishWords.set(
    "want need like love hate put take give find have make break bring hold get keep use throw carry open fix")
  /// What is done in bed.
  private static let lying = EnglishWords.set("drink play eat read sleep rest cry")
  /// What is done to the bed as to any thing.
  private static let toThings = EnglishWords.set(
    "break wash look lose hear take give finish help hit like open touch move")
  /// What is done at home or at the park and not to it.
  private static let atPlaces = EnglishWords.set(
    "wash read finish hit help eat drink play sing dance draw paint wait lose write cook")
  /// What only beings do.
  private static let ofBeings = EnglishWords.set("need want see sleep hear eat drink like make")
  static let bare = EnglishWords.set("school work church class college bed")
}
