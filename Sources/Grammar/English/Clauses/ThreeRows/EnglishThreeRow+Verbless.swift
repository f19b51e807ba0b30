import AACCore

/// What is said of somebody where no verb was laid: *please/I/more, hello/I/here, they/not/shoes, mom/not/park, because/dog/bed, again/mom/sad*.
///
/// Sources: CGEL §12.46–12.50 (what is understood), §10.11 (*be* with a place), §10.54–10.66 (negation); CaGEL ch. 9 §2.
extension EnglishThreeRow {
  /// Who it is and what is beside: how he is, where he is, what he wants or has.
  func verbless(_ doer: Constituent, _ other: Constituent) -> Said? {
    if let state = stateOf(doer, other) { return state }
    if other.lexeme.lemma == "more" || isHad(other) {
      return Said(subject: [doer], verb: verb("want"), rest: [other])
    }
    return nil
  }

  /// *Dog/sad, they/here, girl/park, mom/bed*.
  func stateOf(_ doer: Constituent, _ other: Constituent) -> Said? {
    if other.lexeme.wordClass == .adjective, !isDeed(other) {
      return Said(subject: [doer], verb: verb("be"), rest: [other])
    }
    if Self.wheres.contains(other.lexeme.lemma) {
      return Said(subject: [doer], verb: verb("be"), rest: [other])
    }
    guard isPlace(other) else { return nil }
    return Said(subject: [doer], verb: verb("be"), rest: stay(other))
  }

  /// *Don't/mom/now, mom/now/not*: who is told that it is not the time.
  private func notThen(_ doer: Constituent, _ time: Constituent, _ not: Constituent) -> Said? {
    guard Self.times.contains(time.lexeme.lemma), !isPronoun(doer) else { return nil }
    if isCallable(doer) {
      var said = Said(rest: [not, time], isNegative: true)
      said.called = [doer]
      return said
    }
    return Said(rest: [not] + small("the") + [doer, time], isNegative: true)
  }

  /// *I/not/cookie, mom/not/bed, they/here/not, no/mom/home*: what is not so of him.
  func denied(_ doer: Constituent, _ other: Constituent, _ not: Constituent) -> Said? {
    if let then = notThen(doer, other, not) { return then }
    if other.lexeme.kind == .body {
      // *Girl/not/hand*: whose it is not.
      let owner = EnglishPronouns.of(doer.lexeme.lemma)?.possessive
      let rest =
        owner.map { small($0, tile: doer.tile) + [other] }
        ?? [other] + small("of", tile: doer.tile) + known(doer)
      return Said(
        subject: small("it"), verb: verb("be"), rest: rest + [not], isNegative: true
      ).ordered
    }
    guard var said = verbless(doer, other) else { return nil }
    if said.verb?.lexeme.lemma == "want", !["I", "you"].contains(doer.lexeme.lemma),
      other.lexeme.lemma != "more", !KindSet.edible.contains(other.lexeme.kind),
      other.lexeme.kind != .drink
    {
      said.verb = verb("have")
    }
    if said.verb?.lexeme.lemma == "be", doer.lexeme.lemma == "I", isBed(other) {
      said.verb = verb("want")
      said.rest = [verb("go")] + goal(other)
    }
    said.isNegative = true
    said.rest.append(not)
    return said
  }

  /// *I/not/cookie, mom/not/park, they/here/not*.
  func deniedOf(_ row: [Constituent]) -> Said? {
    guard isSomebody(row[0]),
      let not = row[1...].firstIndex(where: { ["not", "no"].contains($0.lexeme.lemma) })
    else { return nil }
    let other = row[3 - not]
    guard
      not == 1 || Self.times.contains(other.lexeme.lemma)
        || Self.wheres.contains(other.lexeme.lemma) || isPlace(other),
      other.lexeme.wordClass != .adjective
    else { return nil }
    return denied(row[0], other, row[not])
  }

  /// *No/go/bed, not/girl/want, no/mom/home, not/can/cookie, not/dog/sad, no/look/movie*.
  func refused(_ row: [Constituent]) -> Said? {
    let not = row[0], pair = Array(row[1...])
    if pair[0].lexeme.lemma == "can", isAllowed(pair[1]) {
      return cannot(speaker, pair[0], pair[1], not)
    }
    var parts = parts(pair)
    if parts.isDeedFirst, let being = parts.doer {
      parts.doer = nil
      parts.rest = [being]
    }
    guard let deed = parts.deed else {
      guard let doer = parts.doer, doer == pair[0], let other = parts.rest.first else { return nil }
      let isStranger =
        doer.lexeme.isHuman && !isCallable(doer)
        && !EnglishPeople.isPossessed(doer.lexeme.lemma)
      if stateOf(doer, other) == nil, !isPronoun(doer), !isStranger { return nil }
      if not.lexeme.lemma == "no", isPronoun(doer), other.lexeme.wordClass == .adjective {
        // No, I am sad.
        return nil
      }
      return denied(doer, other, not)
    }
    if let doer = parts.doer {
      guard not.lexeme.lemma == "not", doer == pair[0],
        doer.lexeme.isHuman && !isCallable(doer),
        var said = completed(deed, nil, by: doer)
      else { return nil }
      said = said.by([doer]).with([not])
      said.isNegative = true
      said.tense = nil
      return said
    }
    guard pair[0] == deed, let other = parts.rest.first else { return nil }
    return refusal(deed, other, not)
  }

  /// *No/go/bed, not/read/more, no/look/movie, not/finish/yesterday*.
  private func refusal(_ deed: Constituent, _ other: Constituent, _ not: Constituent) -> Said? {
    let word = deed.lexeme.lemma
    if word == "break", other.lexeme.kind == .emotion {
      var said = Said(
        subject: speaker, verb: deed, rest: small("it") + [not], tense: .past, isNegative: true)
      said.next = [Said(subject: speaker, verb: verb("be"), rest: [other])]
      return said
    }
    guard isNoun(other) || isAdverb(other) || isSomebody(other) || other.lexeme.lemma == "more"
    else { return nil }
    if other.lexeme.lemma == "yesterday", word == "finish" {
      return Said(
        subject: speaker, verb: deed, rest: [other, not], tense: .past, isNegative: true)
    }
    if word == "open", isAdverb(other), !["yesterday", "tomorrow"].contains(other.lexeme.lemma) {
      return Said(
        verb: deed, rest: small("it") + [other, not], isNegative: true, isRequest: true)
    }
    if word == "look", isNoun(other), !other.lexeme.isHuman {
      let link = small("at") + small(isOwn(other) ? "my" : "the")
      return Said(verb: deed, rest: link + [other, not], isNegative: true, isRequest: true)
    }
    if word == "help", isSomebody(other), EnglishPeople.isPossessed(other.lexeme.lemma) {
      return Said(
        verb: deed, rest: small("my") + [other, not], isNegative: true, isRequest: true)
    }
    guard Self.declined.contains(word), !["yesterday", "tomorrow"].contains(other.lexeme.lemma)
    else {
      guard word != "want" || !isPlace(other), word != "come",
        var said = completed(deed, other, by: nil)
      else { return nil }
      said.isNegative = true
      return said.by(speaker).with([not])
    }
    let inner = completed(deed, other, by: nil) ?? plain(deed, [other])
    let isAtHome = inner.rest.count == 1 && other.lexeme.kind == .home && word != "go"
    var said = Said(
      subject: speaker, verb: verb("want"),
      rest: [deed.asVerb] + (isAtHome ? stay(other) : inner.rest) + [not], isNegative: true)
    said.isOrdered = inner.isOrdered
    return said
  }

  /// *I/not/can/cookie*: what one may not have.
  func cannot(
    _ doer: [Constituent], _ can: Constituent, _ other: Constituent, _ not: Constituent
  ) -> Said {
    var said = may(doer, can, other)
    said.rest.append(not)
    said.isNegative = true
    return said
  }

  /// *Never/give/friend, never/girl/have, never/come/bed, never/open/again*.
  func never(_ row: [Constituent]) -> Said? {
    let pair = Array(row[1...])
    if pair[0].lexeme.lemma == "can", isAllowed(pair[1]) {
      return may(speaker, pair[0], pair[1]).with([row[0]])
    }
    let parts = parts(pair)
    guard let deed = parts.deed else {
      guard let doer = parts.doer, doer == pair[0], let other = parts.rest.first,
        isPronoun(doer) || stateOf(doer, other) != nil
      else { return nil }
      return verbless(doer, other)?.with([row[0]])
    }
    if deed.lexeme.lemma == "open", let other = parts.rest.first,
      isAdverb(other) || other.lexeme.lemma == "more"
    {
      return Said(subject: speaker, verb: deed, rest: small("it") + [other, row[0]])
    }
    if let doer = parts.doer {
      guard doer == pair[0], doer.lexeme.isHuman,
        var said = completed(deed, nil, by: doer)
      else { return nil }
      said.tense = nil
      return said.by([doer]).with([row[0]])
    }
    guard pair[0] == deed, let other = parts.rest.first,
      var said = completed(deed, other, by: nil)
    else { return nil }
    said.tense = nil
    said.isOngoing = false
    return said.by(speaker).with([row[0]])
  }

  /// *Don't/I/eat, don't/mom/now, don't/dog/ball, don't/come/bed*.
  func forbidden(_ row: [Constituent]) -> Said? {
    let pair = Array(row[1...])
    let parts = parts(pair)
    guard let deed = parts.deed else {
      guard let doer = parts.doer, doer == pair[0] else { return nil }
      guard let other = parts.rest.first else { return nil }
      return deniedBeing(doer, other, row[0]) ?? denied(doer, other, row[0])
    }
    if let doer = parts.doer {
      guard doer == pair[0], isPronoun(doer) || doer.lexeme.isHuman else { return nil }
      var said = completed(deed, nil, by: doer) ?? Said(verb: deed)
      guard isPronoun(doer) || needsObject(deed, doer) else { return nil }
      said.tense = nil
      said.isNegative = true
      return said.by([doer]).with([row[0]])
    }
    guard pair[0] == deed, let other = parts.rest.first else { return nil }
    let isFelt = Self.felt.contains(deed.lexeme.lemma)
    guard var said = completed(deed, other, by: isFelt ? nil : small("you").first),
      deed.lexeme.lemma != "want" || !isPlace(other)
    else { return nil }
    said.tense = nil
    said.isOngoing = false
    said.isNegative = true
    if isFelt { return said.by(speaker).with([row[0]]) }
    said.isRequest = true
    return said.with([row[0]])
  }

  /// *Don't/I/friend, don't/you/grandma*: whom he has not got, or who he is not.
  private func deniedBeing(
    _ doer: Constituent, _ other: Constituent, _ not: Constituent
  ) -> Said? {
    guard isPronoun(doer), isSomebody(other), !isPronoun(other) else { return nil }
    return Said(
      subject: [doer], verb: verb(isCallable(other) ? "be" : "have"), rest: [other, not],
      isNegative: true)
  }

  /// What nobody is forbidden.
  private static let felt = EnglishWords.set("need want like love hear see have")

  /// What one does not care to do.
  private static let declined = EnglishWords.set(
    "go sleep eat drink play read wash buy take dance sing swim wear watch brush draw paint walk run"
  )
}
