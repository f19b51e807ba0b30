import AACCore

/// Rows that a small word opens: *now/want/park, too/go/park, please/mom/read, maybe/come/here, because/dog/bed, hello/I/here,
/// thank you/mom/open*.
///
/// Sources: CGEL §8.87, §8.116 (*too* at the end), §11.24 and §8.90 (*please*), §4.42 (*will*), §15.45 (*because*), §16.38 (*thank you
/// for -ing*).
extension EnglishThreeRow {
  /// *Now/want/park, again/dog/break, too/they/sad, later/I/door, now/can/movie*.
  func timed(_ lead: Constituent, _ pair: [Constituent]) -> Said? {
    if pair[0].lexeme.lemma == "can", isAllowed(pair[1]) {
      return may(speaker, pair[0], pair[1]).with([lead])
    }
    let parts = parts(pair)
    let isLater = lead.lexeme.lemma == "later"
    guard let deed = parts.deed else { return timedState(lead, pair) }
    let other = parts.rest.first
    if deed.lexeme.lemma == "make", other?.lexeme.kind == .emotion, parts.doer == nil {
      return felt(small("it"), deed, pair[1], lead)
    }
    guard parts.doer == nil || pair[0] == parts.doer || other == nil,
      parts.doer != nil || pair[0] == deed || other.map(isSomebody) != true
    else { return nil }
    if ["fall", "break", "open"].contains(deed.lexeme.lemma), pair[0] == deed,
      isSomebody(pair[1])
    {
      return completed(deed, nil, by: pair[1])?.by([pair[1]]).with([lead])
        ?? plain(deed, []).by([pair[1]]).with([lead])
    }
    var said = completed(deed, other, by: parts.doer)
    if said == nil, parts.isDeedFirst, other == nil { said = plain(deed, []) }
    if said == nil,
      isLater && ["have", "need"].contains(deed.lexeme.lemma)
        || ["again", "too"].contains(lead.lexeme.lemma)
          && Self.events.contains(deed.lexeme.lemma) && other.map(isNoun) != false
    {
      said = plain(deed, other.map { [$0] } ?? [])
    }
    guard var said else { return nil }
    said = said.by(parts.doer.map { [$0] } ?? speaker).with([lead])
    if Self.ahead.contains(lead.lexeme.lemma) || lead.lexeme.lemma == "yesterday" {
      said.tense = nil
    }
    if isLater { said.tense = .future }
    return said
  }

  private func felt(
    _ doer: [Constituent], _ deed: Constituent, _ state: Constituent, _ lead: Constituent
  ) -> Said {
    Said(subject: doer, verb: deed, rest: small("me") + [state, lead])
  }

  /// *Again/mom/sad, now/they/park, later/mom/book, again/I/shoes*.
  private func timedState(_ lead: Constituent, _ pair: [Constituent]) -> Said? {
    guard isSomebody(pair[0]) else { return nil }
    let (doer, other) = (pair[0], pair[1])
    guard lead.lexeme.lemma == "later" else {
      if other.lexeme.kind == .home, other.lexeme.lemma != "home" { return nil }
      if let day = onDay(lead, doer, other) { return day }
      if let state = stateOf(doer, other) { return state.with([lead]) }
      let isWished = isPronoun(doer) || !isCallable(doer) && isHad(other)
      return isWished ? verbless(doer, other)?.with([lead]) : nil
    }
    var said: Said
    if isSomebody(other) {
      said = Said(subject: [doer], verb: verb("see"), rest: [other])
    } else if isPlace(other) {
      said = Said(subject: [doer], verb: verb("go"), rest: goal(other))
    } else if isHad(other) {
      said = Said(subject: [doer], verb: verb("have"), rest: small("the") + [other])
    } else if isNoun(other), other.lexeme.kind != .body, !other.lexeme.kind.isTemporal {
      said = Said(subject: [doer], verb: verb("get"), rest: small("the") + [other])
    } else {
      return nil
    }
    said.tense = .future
    return said.with([lead])
  }

  /// *Please/mom/read, please/I/wash, please/they/help, please/see/movie, please/put/now*.
  func politely(_ row: [Constituent]) -> Said? {
    let please = row[0], pair = Array(row[1...])
    if pair[0].lexeme.lemma == "can", isAllowed(pair[1]) {
      var said = may(speaker, pair[0], pair[1]).with([please])
      said.asks = true
      return said
    }
    let parts = parts(pair)
    guard let deed = parts.deed else { return politeWish(please, pair) }
    if let doer = parts.doer {
      guard doer == pair[0] else { return nil }
      return askedOf(doer, deed, please)
    }
    guard pair[0] == deed, let other = parts.rest.first else { return nil }
    let word = deed.lexeme.lemma
    if ["see", "hear"].contains(word) {
      let rest = plain(deed, [other]).rest
      return Said(
        subject: speaker, verb: verb("want"), rest: [deed.asVerb] + rest + [please])
    }
    if word == "read", isCallable(other) {
      return Said(subject: [other], verb: deed, rest: [please], isRequest: true)
    }
    let isForSpeaker = ["help", "take", "bring", "make", "give"].contains(word)
    guard var said = completed(deed, other, by: isForSpeaker ? small("you").first : nil)
    else { return nil }
    if ["want", "need", "like", "love", "have"].contains(word) {
      return said.by(speaker).with([please])
    }
    guard said.tense == nil, word != "come" || isBed(other) else { return nil }
    said.isOngoing = false
    if ["eat", "drink", "read", "play"].contains(word) {
      return Said(
        subject: speaker, verb: verb("want"), rest: [deed.asVerb] + said.rest + [please])
    }
    said.isRequest = true
    return said.with([please])
  }

  /// *Tomorrow/dad/beach, yesterday/I/pizza, again/we/zoo*: where one goes and what one has then.
  private func onDay(
    _ lead: Constituent, _ doer: Constituent, _ other: Constituent
  ) -> Said? {
    let word = lead.lexeme.lemma
    let tense: Tense? =
      switch word {
      case "tomorrow", "tonight": .future
      case "yesterday": .past
      default: nil
      }
    if isPlace(other), !other.lexeme.isBeing, other.lexeme.kind == .place,
      tense != nil || word == "again"
    {
      return Said(
        subject: [doer], verb: verb("go"), rest: goal(other) + [lead], tense: tense)
    }
    guard let tense, isHad(other), isPronoun(doer) else { return nil }
    return Said(subject: [doer], verb: verb("have"), rest: [other, lead], tense: tense)
  }

  /// *Please/mom/read, please/they/help, please/I/wash*.
  private func askedOf(_ doer: Constituent, _ deed: Constituent, _ please: Constituent) -> Said? {
    let object = needsObject(deed, doer) ? small("it") : []
    switch doer.lexeme.lemma {
    case "I", "we":
      if ["want", "need", "like", "love"].contains(deed.lexeme.lemma) {
        return Said(subject: [doer], verb: deed, rest: object + [please])
      }
      return Said(subject: [doer], verb: verb("want"), rest: [deed.asVerb] + object + [please])
    case "you": return nil
    default:
      guard !["want", "need", "like", "love"].contains(deed.lexeme.lemma) else { return nil }
      if isCallable(doer) {
        return Said(subject: [doer], verb: deed, rest: object + [please], isRequest: true)
      }
      return Said(
        subject: [doer], verb: verb("can"), rest: [deed.asVerb] + object + [please], asks: true)
    }
  }

  /// *Please/I/more, please/they/here, please/mom/juice, please/you/home*.
  private func politeWish(_ please: Constituent, _ pair: [Constituent]) -> Said? {
    let (doer, other) = (pair[0], pair[1])
    guard isSomebody(doer) else { return nil }
    if doer.lexeme.lemma == "you" {
      guard isPlace(other) else { return nil }
      return Said(subject: [doer], verb: verb("go"), rest: goal(other) + [please])
    }
    if isPronoun(doer) {
      if doer.lexeme.lemma == "I", other.lexeme.lemma == "now" {
        return Said(subject: [doer], verb: verb("want"), rest: small("it") + [other, please])
      }
      if doer.lexeme.lemma == "I", isPlace(other) {
        return Said(
          subject: [doer], verb: verb("want"), rest: [verb("go")] + goal(other) + [please])
      }
      return verbless(doer, other)?.with([please])
    }
    guard isCallable(doer), isHad(other) else { return nil }
    // Mom, give me juice, please.
    return Said(
      subject: [doer], verb: verb("give"), rest: small("me") + [other, please], isRequest: true)
  }

  /// *Maybe/come/here, maybe/wash/hand, maybe/I/bed, maybe/open/tomorrow*.
  func perhaps(_ row: [Constituent]) -> Said? {
    let lead = row[0], pair = Array(row[1...])
    if pair[0].lexeme.lemma == "can", isAllowed(pair[1]) {
      return may(speaker, pair[0], pair[1]).with([lead])
    }
    let parts = parts(pair)
    guard let deed = parts.deed else {
      if let weather = raining(pair) {
        return Said(
          subject: small("it"), verb: verb("will"), rest: [weather.asVerb, pair[1], lead])
      }
      guard pair[0].lexeme.lemma != "not", isPronoun(pair[0]),
        var said = verbless(pair[0], pair[1])
      else { return nil }
      said.edge = lead
      return said
    }
    if let doer = parts.doer {
      guard doer == pair[0], let said = completed(deed, nil, by: doer) else { return nil }
      return said.by([doer]).with([lead])
    }
    guard pair[0] == deed, let other = parts.rest.first, other.lexeme.wordClass != .adjective,
      other.lexeme.lemma != "yesterday"
    else { return nil }
    if ["want", "need", "like", "see", "hear", "love"].contains(deed.lexeme.lemma) {
      return completed(deed, other, by: nil)?.by(speaker).with([lead])
    }
    if Self.events.contains(deed.lexeme.lemma),
      !["tomorrow", "later"].contains(other.lexeme.lemma), deed.lexeme.lemma != "finish"
    {
      return completed(deed, other, by: nil)?.by(speaker).with([lead])
    }
    if deed.lexeme.lemma == "open", !isAdverb(other) { return nil }
    if isSomebody(other),
      !["eat", "drink", "give", "find", "call", "help"].contains(deed.lexeme.lemma)
    {
      return nil
    }
    guard isNoun(other) || isAdverb(other) || isSomebody(other) || other.lexeme.lemma == "more"
    else { return nil }
    let inner = completed(deed, other, by: nil) ?? plain(deed, [other])
    var said = Said(
      subject: speaker, verb: verb("will"), rest: [deed.asVerb] + inner.rest + [lead])
    said.isOrdered = inner.isOrdered
    return said
  }

  /// *Because/dog/bed, because/not/cookie, because/look/ball, because/can/book, because/I/break*.
  func because(_ row: [Constituent]) -> Said? {
    let pair = Array(row[1...])
    guard var said = reason(pair) else { return nil }
    said.edge = row[0]
    return said
  }

  private func reason(_ pair: [Constituent]) -> Said? {
    if pair[0].lexeme.lemma == "not" {
      if isPlace(pair[1]) {
        return Said(
          subject: speaker, verb: verb("want"), rest: [verb("go")] + goal(pair[1]) + [pair[0]],
          isNegative: true)
      }
      guard isHad(pair[1]) else { return nil }
      return Said(
        subject: speaker, verb: verb("have"), rest: [pair[1], pair[0]], isNegative: true)
    }
    if pair[0].lexeme.lemma == "can", isAllowed(pair[1]) {
      return may(speaker, pair[0], pair[1])
    }
    if pair[0].lexeme.lemma == "can", isDeed(pair[1]) {
      return Said(subject: speaker, verb: pair[0], rest: [pair[1].asVerb])
    }
    if let weather = raining(pair) {
      return Said(subject: small("it"), verb: weather, rest: [pair[1]], isOngoing: true)
    }
    let parts = parts(pair)
    if let deed = parts.deed {
      if let doer = parts.doer {
        guard doer == pair[0] else { return nil }
        return completed(deed, nil, by: doer)?.by([doer])
      }
      guard pair[0] == deed, let other = parts.rest.first,
        other.lexeme.wordClass != .adjective
      else { return nil }
      if isSomebody(other), deed.lexeme.lemma != "look" {
        guard ["come", "cry", "go", "laugh"].contains(deed.lexeme.lemma) else { return nil }
        return Said(subject: [other], verb: deed, isOngoing: true)
      }
      if let said = completed(deed, other, by: nil) { return said.by(speaker) }
      guard ["look", "come", "wait", "see"].contains(deed.lexeme.lemma) else { return nil }
      var said = plain(deed, [other])
      if other.lexeme.lemma == "tomorrow" { said.rest.insert(contentsOf: small("it"), at: 0) }
      if isSomebody(other), !isCallable(other) { said.rest = small("at") + small("the") + [other] }
      if deed.lexeme.lemma == "look", isCallable(other) { said.rest = small("at") + [other] }
      if deed.lexeme.lemma == "wait", isNoun(other) { said.rest = small("for") + said.rest }
      if deed.lexeme.lemma == "come", isPlace(other) { said.rest = goal(other) }
      said.isOngoing =
        deed.lexeme.lemma != "see" && !["tomorrow", "yesterday"].contains(other.lexeme.lemma)
      return said.by(speaker)
    }
    guard let doer = parts.doer, doer == pair[0], let other = parts.rest.first else { return nil }
    if let state = stateOf(doer, other) { return state }
    guard isHad(other) || other.lexeme.lemma == "more" else { return nil }
    return Said(subject: [doer], verb: verb(isPronoun(doer) ? "want" : "have"), rest: [other])
  }

  /// *Rain/today, snow/now*.
  private func raining(_ pair: [Constituent]) -> Constituent? {
    guard ["rain", "snow"].contains(pair[0].lexeme.lemma),
      ["today", "now", "again", "tomorrow", "here", "later", "tonight"].contains(
        pair[1].lexeme.lemma)
    else { return nil }
    return pair[0]
  }

  /// *Hello/I/here, hello/put/bed, thank you/give/shoes, thank you/mom/open*.
  func greeted(_ row: [Constituent]) -> Said? {
    let pair = Array(row[1...])
    if pair[0].lexeme.lemma == "can", isAllowed(pair[1]) {
      var said = may(speaker, pair[0], pair[1]).with([row[0]])
      said.asks = row[0].lexeme.lemma == "hello"
      return said
    }
    let parts = parts(pair)
    guard let deed = parts.deed else {
      guard isPronoun(pair[0]), var said = verbless(pair[0], pair[1]) else { return nil }
      if row[0].lexeme.lemma == "thank you", said.verb?.lexeme.lemma == "want" {
        if pair[0].lexeme.lemma == "you" { return nil }
        said.verb = verb("have")
      }
      return said.with([row[0]])
    }
    guard row[0].lexeme.lemma == "hello" else {
      guard let doer = parts.doer, isCallable(doer), doer == pair[0], deed.lexeme.lemma == "open"
      else { return nil }
      return Said(subject: [doer], verb: deed, rest: small("it") + [row[0]], isRequest: true)
    }
    if let doer = parts.doer {
      guard doer == pair[0] else { return nil }
      return completed(deed, nil, by: doer)?.by([doer]).with([row[0]])
    }
    guard pair[0] == deed, let other = parts.rest.first else { return nil }
    if deed.lexeme.lemma == "fall", isSomebody(other) { return nil }
    return completed(deed, other, by: nil)?.by(speaker).with([row[0]])
  }
}
