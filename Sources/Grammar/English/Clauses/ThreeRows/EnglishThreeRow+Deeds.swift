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
    guard let deed = parts.deed else { return nil }
    if let last = doerLast(row) ?? strangerBehind(deed, row) ?? callFirst(parts, row) {
      return last
    }
    if let thing = ofThing(row) { return thing }
    guard parts.rest.count == 1, case let other = parts.rest[0], let doer = parts.doer,
      row[0] == doer || parts.isDeedFirst || row[1] == doer
    else {
      return nil
    }
    if deed.lexeme.lemma == "help",
      parts.isDeedFirst
        || EnglishPeople.names.contains(doer.lexeme.lemma) && (!isPlace(other) || isBed(other))
    {
      // Help me with my shoe, Mom.
      return nil
    }
    if let sad = sadly(row, doer, deed, other) { return sad }
    var said = completed(deed, other, by: doer)
    if said == nil, parts.isDeedFirst, Self.neverToPeople.contains(deed.lexeme.lemma),
      isNoun(other) || isAdverb(other) || other.lexeme.lemma == "more"
    {
      said = plain(deed, [other])
    }
    guard var said else { return nil }
    said.asks = asks(doer, deed, other)
    return said.by([doer])
  }

  /// *You/need/now, you/like/here, you/have/home*: nobody tells the other what he wants (CGEL §11.12).
  private func asks(_ doer: Constituent, _ deed: Constituent, _ other: Constituent) -> Bool {
    guard doer.lexeme.lemma == "you" else { return false }
    let isHere = ["now", "here", "yesterday"].contains(other.lexeme.lemma)
    switch deed.lexeme.lemma {
    case "want", "need": return isHere || isPlace(other)
    case "like": return isHere || isSomebody(other)
    case "have": return other.lexeme.kind == .home
    default: return false
    }
  }

  /// *Bus/take/school, car/break/again*: what things do.
  private func ofThing(_ row: [Constituent]) -> Said? {
    let thing = row[0].lexeme
    guard thing.namesThing, !isDeed(row[0]), isDeed(row[1]) else { return nil }
    switch row[1].lexeme.lemma {
    case "take", "bring":
      guard thing.kind == .vehicle, isPlace(row[2]) else { return nil }
      return Said(subject: [row[0]], verb: row[1], rest: small("me") + goal(row[2]))
    case "break", "fall":
      guard ["again", "here"].contains(row[2].lexeme.lemma) else { return nil }
      return Said(subject: [row[0]], verb: row[1], rest: [row[2]], tense: .past)
    default: return nil
    }
  }

  /// *Cookie/need/dog, door/make/I*: who needs it, laid last.
  private func doerLast(_ row: [Constituent]) -> Said? {
    guard isDeed(row[1]), isSomebody(row[2]), isNoun(row[0]), !isSomebody(row[0]),
      row[2].lexeme.roleKind == .animal && row[1].lexeme.lemma != "make"
        || row[2].lexeme.isSubjectFormOnly
        || isPlace(row[0]) && ["want", "need"].contains(row[1].lexeme.lemma),
      Self.ofBeings.contains(row[1].lexeme.lemma)
    else { return nil }
    return (completed(row[1], row[0], by: row[2]) ?? plain(row[1], [row[0]])).by([row[2]])
  }

  /// *Need/girl/now, here/want/girl, lose/mom/more, dog/see/park*: who is no object there.
  private func strangerBehind(_ deed: Constituent, _ row: [Constituent]) -> Said? {
    let word = deed.lexeme.lemma
    if row[1] == deed, word == "see", Self.pets.contains(row[0].lexeme.lemma) {
      let other = row[2]
      guard isAdverb(other) || isPlace(other) else { return nil }
      let rest = isAdverb(other) ? small("it") + [other] : small("the") + [other]
      return Said(subject: [row[0]], verb: deed, rest: rest).ordered
    }
    guard let being = row.first(where: isSomebody), let at = row.firstIndex(of: being),
      let verb = row.firstIndex(of: deed), verb < at, row.filter(isSomebody).count == 1,
      let other = row.first(where: { $0 != deed && $0 != being }),
      isAdverb(other) || other.lexeme.lemma == "more" || word == "lose" && isPlace(other)
    else { return nil }
    let isStranger =
      ["want", "need"].contains(word) && being.lexeme.isHuman && being.lexeme.wordClass == .noun
      && !isCallable(being) && !EnglishPeople.isPossessed(being.lexeme.lemma)
    if word == "lose", isAdverb(other) {
      return done(deed, [being, other]).by(speaker)
    }
    guard isStranger || word == "lose" else { return nil }
    return (completed(deed, other, by: being) ?? plain(deed, [other])).by([being])
  }

  /// *Mom/help/hand, mom/look/bed, look/mom/park*: who is called and asked.
  private func callFirst(_ parts: Parts, _ row: [Constituent]) -> Said? {
    guard let deed = parts.deed, let other = row.first(where: { $0 != deed && !isSomebody($0) }),
      let being = row.first(where: isSomebody), isCallable(being), isNoun(other)
    else { return nil }
    switch deed.lexeme.lemma {
    case "help" where row[0] == being:
      if EnglishPeople.names.contains(being.lexeme.lemma), other.lexeme.kind != .body { return nil }
      guard let said = completed(deed, other, by: being), !isPlace(other) else { return nil }
      return asked(said, of: being)
    case "look" where isPlace(other) && row[2] != being:
      return asked(
        Said(verb: deed, rest: small("at") + small("the") + [other]), of: being)
    default: return nil
    }
  }

  private func asked(_ said: Said, of being: Constituent) -> Said {
    var request = said.by([being])
    request.isRequest = true
    return request
  }

  /// *Dog/wait/sad, you/sad/read*: how he is, and what he does.
  private func sadly(
    _ row: [Constituent], _ doer: Constituent, _ deed: Constituent, _ other: Constituent
  ) -> Said? {
    let word = deed.lexeme.lemma
    guard other.lexeme.wordClass == .adjective, other.lexeme.kind == .emotion, row[0] == doer,
      word == "wait" || row[1] == other && Self.doneSadly.contains(word)
    else { return nil }
    var act = [deed.asVerb] + (needsObject(deed, doer) ? small("it") : [])
    if act.count == 1, !isPronoun(doer),
      let doing = EnglishMorphology(variety).gerunds(of: word).first
    {
      // *Mom is sad and waiting.*
      act[0].lexeme = Lexeme(lemma: doing, wordClass: .adjective, kind: .state)
    }
    return Said(subject: [doer], verb: verb("be"), rest: [other] + small("and") + act).ordered
  }

  private static let doneSadly = EnglishWords.set(
    "read take sleep eat drink play wait wash go come")

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
    if ["want", "need"].contains(deed.lexeme.lemma),
      ["outside", "inside"].contains(other.lexeme.lemma)
    {
      return nil
    }
    if needsObject(deed, doer) { return done(deed, small("it") + [other]) }
    guard Self.events.contains(deed.lexeme.lemma) else { return nil }
    return done(deed, [other])
  }

  /// *I/want/park, mom/come/bed, they/put/park, mom/take/park, I/take/home*.
  private func towards(_ deed: Constituent, _ other: Constituent, _ doer: Constituent?) -> Said? {
    let word = deed.lexeme.lemma
    switch word {
    case "want", "need":
      guard isOuting(other) || isBed(other) || other.lexeme.lemma == "home" else { return nil }
      return Said(verb: deed, rest: [verb("go")] + goal(other))
    case "come":
      return isBed(other) ? Said(verb: deed, rest: goal(other), isOngoing: true) : nil
    case "put":
      return isPlace(other) ? Said(verb: deed, rest: small("it") + stay(other)) : nil
    case "take", "bring":
      guard isPlace(other) else { return nil }
      let isTaken =
        doer.map {
          isPronoun($0) ? !["I", "we"].contains($0.lexeme.lemma) : $0.lexeme.isHuman
        } ?? false
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
      let link =
        word == "look"
        ? small("at") : word == "help" ? lexicon.small("with", tile: other.tile) : []
      let said = done(deed, link + small("the") + [other])
      return word == "help" ? said.ordered : said
    }
    if word == "have", Self.bare.contains(other.lexeme.lemma) { return nil }
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
      case "eat", "drink":
        guard other.lexeme.isHuman || Self.pets.contains(other.lexeme.lemma) else { return nil }
        let own = EnglishPeople.isPossessed(other.lexeme.lemma) ? small(owner(of: doer)) : []
        return Said(verb: deed, rest: lexicon.small("with", tile: other.tile) + own + [other])
          .ordered
      case "give": return Said(verb: deed, rest: small("it") + small("to") + [other])
      case "fall": return done(deed, [other])
      case "lose", "find", "like":
        guard EnglishPeople.isPossessed(other.lexeme.lemma) else {
          return word == "lose" ? done(deed, [other]) : nil
        }
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
      let isSpeaker = doer == nil || doer?.lexeme.lemma == "I" || doer?.lexeme.lemma == "we"
      return Said(
        verb: deed,
        rest: (isSpeaker ? [] : small("me")) + small("with")
          + small(!isSpeaker && isOwn(other) ? "my" : "the") + [other])
    case "give":
      guard doer?.lexeme.lemma == "you", isHad(other) else { return nil }
      return Said(verb: deed, rest: small("me") + [other])
    case "fall":
      if other.lexeme.kind == .body {
        return done(deed, small("on") + small(owner(of: doer)) + [other])
      }
      guard !isBed(other) else { return nil }
      return done(deed, [other])
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
    default: return nil
    }
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

  func isOwn(_ word: Constituent) -> Bool {
    word.lexeme.kind == .clothing || word.lexeme.kind == .body
      || word.lexeme.lemma == "homework"
  }

  /// *My, your, her*: whose friend it is.
  func owner(of doer: Constituent?) -> String {
    guard let word = doer?.lexeme else { return "my" }
    switch word.lemma {
    case "you": return "your"
    case "they", "who": return "their"
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
    "want need like love hate put take give find have make break bring hold get keep use throw carry open fix"
  )
  /// What is done in bed.
  private static let lying = EnglishWords.set("drink play")
  /// What is done to the bed as to any thing.
  private static let toThings = EnglishWords.set(
    "break wash look lose hear take give finish help hit like open touch move")
  /// What is done at home or at the park and not to it.
  private static let atPlaces = EnglishWords.set(
    "wash read finish hit help eat drink lose write cook")
  /// What only beings do.
  private static let ofBeings = EnglishWords.set("need want see sleep hear eat drink like make")
  static let bare = EnglishWords.set("school work church class college bed")
  private static let pets = EnglishWords.set("dog cat puppy kitten")
}
