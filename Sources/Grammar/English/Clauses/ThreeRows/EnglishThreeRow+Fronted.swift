import AACCore

/// What was laid first and belongs to the deed or to the thing: *my/lose/ball, my/want/juice, this/eat/park, this/you/read,
/// this/they/cookie, more/eat/home, more/mom/wash*.
///
/// Sources: CGEL §5.14 (possessives), §6.40–6.44 (*this*), §18.20 (what is fronted), §5.23 and §8.105 (*more*).
extension EnglishThreeRow {
  /// *My/lose/ball, my/sleep/bed, my/go/park, my/want/grandma, my/I/friend*.
  func owned(_ row: [Constituent]) -> Said? {
    let my = row[0], pair = Array(row[1...])
    if isDeed(pair[0]), isAdverb(pair[1]), Self.doneToMine.contains(pair[0].lexeme.lemma) {
      // *I need mine here.*
      return done(pair[0], small("mine", tile: my.tile) + [pair[1]]).by(speaker)
    }
    guard isDeed(pair[0]), isNoun(pair[1]), !pair[1].lexeme.kind.isTemporal else { return nil }
    let deed = pair[0].asVerb, thing = pair[1]
    let word = deed.lexeme.lemma
    let own = [my, thing]
    if isBed(thing), ["sleep", "drink", "eat", "read", "play", "rest"].contains(word) {
      return Said(subject: speaker, verb: deed, rest: small("in") + own)
    }
    if isBed(thing), ["go", "come"].contains(word) {
      return Said(subject: speaker, verb: deed, rest: small("to") + own)
    }
    if thing.lexeme.kind == .home || isPlace(thing) && !isBed(thing) {
      guard thing.lexeme.kind != .home else { return nil }
      let isGoing = ["go", "come", "take"].contains(word)
      let link =
        isGoing ? small("to") : Self.seenThere.contains(word) ? [] : small("at")
      let isIt = ["take", "put", "break", "open", "make", "give"].contains(word)
      return done(deed, (isIt ? small("it") : []) + link + own).by(speaker)
    }
    if isSomebody(thing) {
      let company: String? =
        switch word {
        case "eat", "play", "read", "sleep", "go", "come": "with"
        case "look": "at"
        case "wait": "for"
        default: nil
        }
      if let company {
        return Said(
          subject: speaker, verb: deed, rest: small(company, tile: thing.tile) + own
        ).ordered
      }
      guard ["want", "like", "love", "need", "see", "lose", "find", "hear", "help"].contains(word)
      else {
        return nil
      }
      return done(deed, own).by(speaker)
    }
    let link: String? =
      switch word {
      case "look": "at"
      case "wait": "for"
      case "help", "play", "come", "go", "sleep":
        ["drink", "break"].contains(thing.lexeme.lemma) ? nil : "with"
      default: nil
      }
    if word == "fall" { return Said(subject: own, verb: deed, tense: .past).ordered }
    return done(deed, (link.map { small($0) } ?? []) + own).by(speaker)
  }

  private static let doneToMine = EnglishWords.set(
    "want need like take put give find have make see eat hit buy lose read wash hear open bring")
  private static let seenThere = EnglishWords.set("see like find want need hear love have buy")

  /// *This/you/read, this/eat/park, this/they/cookie, this/mom/movie*.
  func pointed(_ row: [Constituent]) -> Said? {
    let this = row[0], pair = Array(row[1...])
    if isPronoun(pair[0]), isDeed(pair[1]) {
      let word = pair[1].lexeme.lemma
      let link =
        ["come", "go", "sleep", "play", "fall", "help"].contains(word)
        ? small("with") : word == "look" ? small("at") : word == "wait" ? small("for") : []
      return done(pair[1], link + [this]).by([pair[0]])
    }
    if isSomebody(pair[0]),
      isHad(pair[1]) || isPronoun(pair[0]) && pair[1].lexeme.kind == .body
    {
      return belongs(this, pair[0], pair[1])
    }
    if pair[0].lexeme.lemma == "you", Self.wheres.contains(pair[1].lexeme.lemma) {
      return Said(subject: [pair[0]], verb: verb("put"), rest: [this, pair[1]])
    }
    guard isDeed(pair[0]), Self.doneToThis.contains(pair[0].lexeme.lemma) else { return nil }
    let deed = pair[0], other = pair[1], word = pair[0].lexeme.lemma
    if isPlace(other), !isSomebody(other), !["see", "like", "buy"].contains(word) {
      let way = word == "take" || word == "bring" ? goal(other) : stay(other)
      return done(deed, [this] + way).by(speaker)
    }
    if isAdverb(other) {
      if other.lexeme.lemma == "again", ["wash", "read", "play"].contains(word) {
        return Said(verb: deed, rest: [this, other], isRequest: true)
      }
      if word == "sleep" {
        return Said(subject: speaker, verb: deed, rest: small("with") + [this, other])
      }
      return done(deed, [this, other]).by(speaker)
    }
    if word == "give", isSomebody(other) {
      return Said(subject: speaker, verb: deed, rest: [this] + small("to") + [other])
    }
    guard isHad(other), ["see", "like", "want", "buy", "hear", "find", "lose"].contains(word) else {
      return nil
    }
    return done(deed, [this, other]).by(speaker)
  }

  /// *This/they/cookie, this/I/movie, this/mom/movie*: whose it is.
  private func belongs(_ this: Constituent, _ owner: Constituent, _ thing: Constituent) -> Said? {
    if isPronoun(owner) {
      guard let word = EnglishPronouns.of(owner.lexeme.lemma)?.possessive else { return nil }
      return Said(
        subject: [this], verb: verb("be"), rest: small(word, tile: owner.tile) + [thing])
    }
    return Said(
      subject: [this], verb: verb("be"),
      rest: [thing] + small("of", tile: owner.tile) + known(owner)
    ).ordered
  }

  /// *My brother, Mom, the dog*.
  func known(_ being: Constituent) -> [Constituent] {
    EnglishPeople.isPossessed(being.lexeme.lemma) && being.lexeme.wordClass == .noun
      ? small("my", tile: being.tile) + [being] : [being]
  }

  private static let doneToThis = EnglishWords.set(
    "eat drink take put read wash see like want buy give hear find lose play sleep hit bring")

  /// *More/eat/home, more/mom/wash, more/read/grandma*.
  func moreDone(_ row: [Constituent]) -> Said? {
    let more = row[0], pair = Array(row[1...])
    if isSomebody(pair[0]), isDeed(pair[1]), isCallable(pair[0]) || isPronoun(pair[0]) {
      let word = pair[1].lexeme.lemma
      guard word != "like" || isPronoun(pair[0]) else { return nil }
      return done(pair[1], [more]).by([pair[0]])
    }
    guard isDeed(pair[0]) else { return nil }
    let deed = pair[0], other = pair[1], word = pair[0].lexeme.lemma
    if isPlace(other) {
      guard !["see", "like", "find", "want", "need", "buy", "have"].contains(word),
        word != "make" || !isBed(other)
      else { return nil }
      let rest: [Constituent] =
        ["go", "come"].contains(word)
        ? goal(other) + [more]
        : ["take", "put"].contains(word)
          ? [more] + (word == "take" ? goal(other) : stay(other)) : [more] + stay(other)
      return done(deed, rest).by(speaker)
    }
    guard isCallable(other) else { return nil }
    switch word {
    case "read", "play", "eat", "drink", "sleep", "go", "come":
      return Said(subject: speaker, verb: deed, rest: [more] + led("with", other)).ordered
    case "help", "hit": return Said(subject: speaker, verb: deed, rest: [other, more])
    case "see", "hear", "like", "look", "want", "need", "give", "take", "buy": return nil
    default: return done(deed, [more]).by([other])
    }
  }
}
