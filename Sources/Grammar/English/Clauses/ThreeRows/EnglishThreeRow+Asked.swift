import AACCore

/// What is asked, allowed and proposed: *can/you/door, I/can/cookie, can/help/juice, let's/mom/movie, what/you/juice, where/take/friend,
/// what/break/cookie*.
///
/// Sources: CGEL §11.4–11.23 (questions), §4.52–4.53 (*can*), §11.26 (*let's*), §6.38 (*what* before its noun), §9.2 (a preposition at the end).
extension EnglishThreeRow {
  /// Somebody can have it, go there, be with somebody.
  func may(_ doer: [Constituent], _ can: Constituent, _ other: Constituent) -> Said {
    let deed: [Constituent] =
      if isPlace(other) {
        [verb("go")] + goal(other)
      } else if isSomebody(other) {
        [verb("see"), other]
      } else if other.lexeme.kind == .media {
        [verb("watch"), other]
      } else {
        [verb("have"), other]
      }
    return Said(subject: doer, verb: can, rest: deed)
  }

  /// What one may have, where one may go, whom one may see.
  func isAllowed(_ word: Constituent) -> Bool {
    isHad(word) || isPlace(word) || word.lexeme.isHuman && !isPronoun(word)
  }

  /// *I/can/cookie, they/can/home, dog/can/juice*.
  func canBehind(_ row: [Constituent]) -> Said? {
    guard row[1].lexeme.lemma == "can" else { return nil }
    if isSomebody(row[2]), isHad(row[0]) {
      // *Ball/can/girl.*
      var said = may([row[2]], row[1], row[0])
      said.asks = row[2].lexeme.lemma == "I"
      return said
    }
    guard isSomebody(row[0]) else { return nil }
    guard isHad(row[2]) || isPlace(row[2]) || isSomebody(row[2]) && row[2].lexeme.isHuman
    else { return nil }
    var said = may([row[0]], row[1], row[2])
    said.asks = row[0].lexeme.lemma == "I"
    return said
  }

  /// *Can/you/door, can/girl/book, can/not/cookie, can/help/juice, can/take/home, can/girl/tomorrow*.
  func canFirst(_ row: [Constituent]) -> Said? {
    let can = row[0], pair = Array(row[1...])
    if pair[0].lexeme.lemma == "not", isAllowed(pair[1]) {
      return cannot(speaker, can, pair[1], pair[0])
    }
    let parts = parts(pair)
    guard let deed = parts.deed else {
      guard isSomebody(pair[0]), var said = asked(pair[0], can, pair[1]) else { return nil }
      said.asks = true
      return said
    }
    if let doer = parts.doer {
      guard doer == pair[0], var said = completed(deed, nil, by: doer) else { return nil }
      said = Said(subject: [doer], verb: can, rest: [deed.asVerb] + said.rest)
      said.asks = true
      return said
    }
    guard pair[0] == deed, let other = parts.rest.first else { return nil }
    if deed.lexeme.lemma == "open", isNoun(other), !isPlace(other), !isSomebody(other) {
      return Said(
        subject: small("you"), verb: can, rest: [deed.asVerb] + small("the") + [other], asks: true)
    }
    if deed.lexeme.lemma == "help", isNoun(other), !isPlace(other), !isSomebody(other) {
      let rest = small("me") + small("with") + small(isOwn(other) ? "my" : "the") + [other]
      return Said(
        subject: small("you"), verb: can, rest: [deed.asVerb] + rest, asks: true)
    }
    guard let said = completed(deed, other, by: nil) else { return nil }
    return Said(subject: speaker, verb: can, rest: [deed.asVerb] + said.rest, asks: true)
  }

  private func asked(_ doer: Constituent, _ can: Constituent, _ other: Constituent) -> Said? {
    if other.lexeme.lemma == "more" { return may([doer], can, other) }
    if isAdverb(other) {
      let deed = Self.wheres.contains(other.lexeme.lemma) || other.lexeme.lemma == "tomorrow"
      return Said(
        subject: [doer], verb: can,
        rest: (deed ? [verb("come")] : [verb("do")] + small("it")) + [other])
    }
    if doer.lexeme.lemma == "you" || other.lexeme.lemma == "door", isNoun(other), !isPlace(other),
      !isSomebody(other)
    {
      let rest = small(isOwn(other) ? "my" : "the") + [other]
      guard other.lexeme.kind != .body else { return nil }
      return Said(subject: [doer], verb: can, rest: [verb("get")] + rest)
    }
    if other.lexeme.kind == .body {
      return Said(
        subject: [doer], verb: can, rest: [verb("use")] + small(owner(of: doer)) + [other])
    }
    guard
      isHad(other) || isPlace(other) || isSomebody(other)
    else { return nil }
    return may([doer], can, other)
  }

  // MARK: Let's

  /// *Let's/you/go, let's/mom/movie, let's/they/park, let's/girl/drink, let's/not/shoes, let's/find/here*.
  func together(_ row: [Constituent]) -> Said? {
    let lets = row[0], pair = Array(row[1...])
    if pair[0].lexeme.lemma == "not" {
      guard isHad(pair[1]) else { return nil }
      return Said(verb: lets, rest: [pair[0], verb("get"), pair[1]])
    }
    let parts = parts(pair)
    if let deed = parts.deed {
      guard let doer = parts.doer ?? (isSomebody(pair[0]) ? pair[0] : nil) else {
        guard pair[0] == deed, let other = parts.rest.first,
          let said = completed(deed, other, by: small("we").first)
        else { return nil }
        return Said(verb: lets, rest: [deed.asVerb] + said.rest)
      }
      guard doer == pair[0] else { return nil }
      if doer.lexeme.lemma == "we" {
        return Said(
          verb: verb("let", tile: lets.tile), rest: small("us", tile: doer.tile) + [deed.asVerb],
          isRequest: true)
      }
      if ["hear", "see"].contains(deed.lexeme.lemma), !isPronoun(doer) {
        return Said(
          verb: lets, rest: [deed.asVerb] + (isCallable(doer) ? [] : small("the")) + [doer])
      }
      let word = deed.lexeme.lemma
      guard ["I", "you"].contains(doer.lexeme.lemma) || Self.doneTogether.contains(word) else {
        return nil
      }
      if doer.lexeme.lemma == "you", Self.toPeople.contains(word) { return nil }
      let object = needsObject(deed, doer) || deed.lexeme.lemma == "hit" ? small("it") : []
      if doer.lexeme.lemma == "I" { return letMe(lets, doer, [deed.asVerb] + object) }
      return joined(lets, doer, [deed.asVerb] + object)
    }
    guard isSomebody(pair[0]) else { return nil }
    let (doer, other) = (pair[0], pair[1])
    if isPlace(other) {
      let way = [verb("go")] + goal(other)
      return doer.lexeme.lemma == "I" ? letMe(lets, doer, way) : joined(lets, doer, way)
    }
    guard isHad(other) else { return nil }
    let isSeen = other.lexeme.kind == .media
    if isPronoun(doer) {
      let deed = [verb(isSeen ? "watch" : "get")] + small("the") + [other]

      return doer.lexeme.lemma == "I" ? letMe(lets, doer, deed) : joined(lets, doer, deed)
    }
    return Said(verb: lets, rest: [verb(isSeen ? "watch" : "get"), other] + led("of", doer))
      .ordered
  }

  /// What one does with somebody.
  private static let doneTogether = EnglishWords.set(
    "go sleep open drink eat play come have read wait fall make finish buy sing dance run walk swim"
  )
  /// What is done to the other.
  private static let toPeople = EnglishWords.set("help hear see find hit wash want need like take")

  /// *Let/me/go*: what the speaker would like to do himself.
  private func letMe(_ lets: Constituent, _ doer: Constituent, _ deed: [Constituent]) -> Said {
    Said(
      verb: verb("let", tile: lets.tile), rest: small("me", tile: doer.tile) + deed,
      isRequest: true)
  }

  private func joined(_ lets: Constituent, _ doer: Constituent, _ deed: [Constituent]) -> Said {
    guard doer.lexeme.lemma == "you" else {
      return Said(verb: lets, rest: deed + led("with", doer)).ordered
    }
    // Let's go, you and I.
    var said = Said(verb: lets, rest: deed)
    said.called = [doer] + small("and") + speaker
    return said
  }

  // MARK: Questions

  /// *What/you/juice, why/they/park, what/break/cookie, who/want/park, where/take/friend, when/put/bed, why/not/movie*.
  func asked(_ row: [Constituent]) -> Said? {
    let word = row[0], pair = Array(row[1...])
    guard ["what", "who", "where", "when", "why"].contains(word.lexeme.lemma) else { return nil }
    if pair[0].lexeme.lemma == "not" { return askedWhyNot(word, pair[0], pair[1]) }
    if pair[0].lexeme.lemma == "can", isAllowed(pair[1]),
      ["when", "where", "why"].contains(word.lexeme.lemma)
    {
      var said = may(speaker, pair[0], pair[1]).with([word])
      said.asks = true
      return said
    }
    var parts = parts(pair)
    if parts.isDeedFirst, let doer = parts.doer {
      parts.rest = [doer]
      parts.doer = nil
    }
    guard let deed = parts.deed else {
      guard isSomebody(pair[0]) else { return nil }
      return askedOfSomebody(word, pair[0], pair[1])
    }
    if deed.lexeme.lemma == "open", let opened = askedToOpen(word, pair, parts) { return opened }
    if let doer = parts.doer {
      guard doer == pair[0], ["where", "when", "why"].contains(word.lexeme.lemma),
        var said = completed(deed, nil, by: doer)
      else { return nil }
      said = said.by([doer]).with([word])
      said.asks = true
      return said
    }
    guard pair[0] == deed, let other = parts.rest.first else { return nil }
    switch word.lexeme.lemma {
    case "what": return askedWhat(word, deed, other)
    case "who":
      if deed.lexeme.lemma == "take", isBed(other) {
        return Said(
          subject: [word], verb: deed, rest: small("the") + [other], tense: .past, asks: true)
      }
      guard var said = completed(deed, other, by: word) else { return nil }
      if said.verb?.lexeme.lemma == "give" { said.tense = .past }
      said.asks = true
      return said.by([word])
    default: return askedWhere(word, deed, other)
    }
  }

  /// *Where/take/friend, when/put/bed, where/lose/movie, where/fall/grandma*.
  private func askedWhere(_ word: Constituent, _ deed: Constituent, _ other: Constituent) -> Said? {
    let lemma = deed.lexeme.lemma
    if isSomebody(other), ["have", "take", "find", "give"].contains(lemma) {
      let own = EnglishPeople.isPossessed(other.lexeme.lemma) ? "my" : "the"
      let rest =
        lemma == "give" ? small("it") + small("to") : isCallable(other) ? [] : small(own)
      var said = Said(subject: speaker, verb: deed, rest: rest + [other, word], asks: true)
      if lemma == "find" { said.tense = .past }
      return said
    }
    guard !isSomebody(other) else { return nil }
    if word.lexeme.lemma == "where", isPlace(other) { return nil }
    let isListener = ["fall", "want", "need", "like"].contains(lemma)
    var said = completed(deed, other, by: isListener ? small("you").first : nil)
    if said == nil, Self.events.contains(lemma), isNoun(other), lemma != "fall",
      lemma != "finish"
        || other.lexeme.kind != .media && !KindSet.edible.contains(other.lexeme.kind)
    {
      said = plain(deed, [other])
    }
    guard var said else { return nil }
    said = said.by(isListener ? small("you") : speaker).with([word])
    said.asks = true
    return said
  }

  /// *What/break/cookie, what/drink/juice, what/need/ball*.
  private func askedWhat(_ word: Constituent, _ deed: Constituent, _ other: Constituent) -> Said? {
    guard isNoun(other), !isPlace(other) || isBed(other), !isSomebody(other) else { return nil }
    switch deed.lexeme.lemma {
    case "break":
      return Said(
        subject: [word], verb: deed, rest: small("the") + [other], tense: .past, asks: true)
    case "open":
      return Said(subject: [word], verb: deed, rest: small("the") + [other], asks: true)
    case "drink", "eat", "want", "have", "like", "take", "buy", "see", "read", "hear", "give",
      "need", "make", "find", "lose":
      guard !isBed(other), other.lexeme.kind != .body else { return nil }
      // *What ball do you need?*: which, though the verb stands between.
      var which = other
      which.lexeme.forms[Adverbial.asking] = ""
      let isOver = ["find", "lose"].contains(deed.lexeme.lemma)
      return Said(
        subject: small(isOver ? "I" : "you"), verb: deed, rest: [word, which],
        tense: isOver ? .past : nil, asks: true
      ).ordered
    case "wash":
      guard isBed(other) else { return nil }
      return Said(
        subject: small("you"), verb: deed, rest: small("the") + [other] + small("with") + [word],
        asks: true)
    default: return nil
    }
  }

  /// *What/you/open, why/open/grandma, what/open/tomorrow*.
  private func askedToOpen(_ word: Constituent, _ pair: [Constituent], _ parts: Parts) -> Said? {
    guard let deed = parts.deed else { return nil }
    let other = parts.doer ?? parts.rest.first
    guard let other else { return nil }
    if word.lexeme.lemma == "what" {
      if isSomebody(other) {
        return Said(
          subject: [other], verb: deed, rest: [word], asks: true, isOngoing: true)
      }
      guard isAdverb(other), pair[0] == deed else { return nil }
      return Said(
        subject: [word], verb: deed, rest: [other],
        tense: other.lexeme.lemma == "tomorrow" ? .future : nil, asks: true)
    }
    guard ["why", "when", "where"].contains(word.lexeme.lemma), isSomebody(other) else {
      return nil
    }
    return Said(
      subject: [other], verb: deed, rest: small("it") + [word], tense: .past, asks: true)
  }

  /// *Who/not/more, who/not/shoes, who/not/now*.
  private func askedWhyNot(
    _ word: Constituent, _ not: Constituent, _ other: Constituent
  ) -> Said? {
    guard word.lexeme.lemma == "who" else { return nil }
    if other.lexeme.lemma == "more" {
      return Said(
        subject: [word], verb: verb("want"), rest: [other, not], isNegative: true, asks: true)
    }
    if other.lexeme.lemma == "now" || other.lexeme.lemma == "yesterday" {
      return Said(
        subject: [word], verb: verb("be"), rest: small("here") + [other, not], isNegative: true,
        asks: true)
    }
    guard isHad(other) else { return nil }
    let isFood = KindSet.edible.contains(other.lexeme.kind) || other.lexeme.kind == .drink
    return Said(
      subject: [word], verb: verb(isFood ? "want" : "have"), rest: [other, not],
      isNegative: true, asks: true)
  }
}
