import AACCore

/// What a small word at the head of a row of three is to its deed: *my/lose/ball, my/sleep/bed, this/I/buy, this/eat/park, this/they/cookie,
/// please/mom/read, please/see/movie, no/go/bed, what/break/bed, what/drink/juice, let's/mom/movie*.
///
/// Sources: CGEL §6.30 (possessives), §18.20 (what is put first), §11.24 (requests), §10.54 (negation), §11.14–11.18 (question words).
extension EnglishCoreRow {
  func headed(_ row: [Constituent]) -> Laid? {
    guard row.count == 3 else { return nil }
    switch row[0].lexeme.lemma {
    case "my": return mine(row)
    case "this": return pointedAt(row)
    case "please": return politely(row)
    case "no", "not": return unwilling(row) ?? notDone(row)
    case "what": return whatOf(row)
    case "let's": return together(row)
    case "don't": return notDone(row)
    case "maybe": return perhaps(row)
    case "why", "who": return notAsked(row)
    case "more": return doneMore(row)
    case "thank you": return thanked(row)
    case "where": return whereOf(row)
    case "look": return lookedAt(row)
    case "can": return mayBe(row)
    default: return sadDeed(row) ?? givenByYou(row)
    }
  }

  /// *Thank you/give/shoes, thank you/mom/open*.
  private func thanked(_ row: [Constituent]) -> Laid? {
    if row[1].lexeme.lemma == "give", row[2].lexeme.wordClass == .noun, !row[2].lexeme.isBeing {
      return Laid(row: [row[0], row[1].asVerb] + small("me") + [row[2]])
    }
    guard isPerson(row[1]), isCalled(row[1].lexeme),
      ["open", "close", "fix", "find"].contains(row[2].lexeme.lemma)
    else { return nil }
    return Laid(row: [row[0], row[2].asVerb] + small("it"), next: [row[1]])
  }

  /// *Where/they/cookie, where/hurt/shoes*.
  private func whereOf(_ row: [Constituent]) -> Laid? {
    let thing = row[2]
    if row[1].lexeme.lemma == "hurt", thing.lexeme.kind == .clothing {
      return Laid(row: [row[1].asVerb, row[0]], asks: true, subject: small("my") + [thing])
    }
    guard Self.doers.contains(row[1].lexeme.lemma), isHad(thing), !mayBeDeed(thing),
      !thing.lexeme.isInferred, let owner = owner(of: row[1])
    else { return nil }
    return Laid(row: [row[0], EnglishWording.be] + owner + [thing], asks: true)
  }

  /// *Look/mom/park*.
  private func lookedAt(_ row: [Constituent]) -> Laid? {
    guard isPerson(row[1]), isCalled(row[1].lexeme), row[2].lexeme.wordClass == .noun,
      !row[2].lexeme.isBeing
    else { return nil }
    return Laid(
      row: [row[1], row[0].asVerb] + linked(small("at"), row[2].tile) + small("the") + [row[2]],
      isRequest: true)
  }

  /// *Can/mom/sad, can/girl/tomorrow*.
  private func mayBe(_ row: [Constituent]) -> Laid? {
    guard isPerson(row[1]) || isAnimal(row[1]) else { return nil }
    if isFelt(row[2]) {
      return Laid(
        row: [row[0]] + known(row[1]) + [EnglishWording.be, row[2].asQuality], asks: true)
    }
    guard isWhen(row[2]) else { return nil }
    return Laid(row: [row[0]] + known(row[1]) + [row[2]], asks: true)
  }

  /// *You/sad/read, they/sad/take*: how somebody is, and what he does.
  private func sadDeed(_ row: [Constituent]) -> Laid? {
    guard isFelt(row[1]),
      isPlainDeed(row[2]) || ["take", "see", "give"].contains(row[2].lexeme.lemma),
      Self.doers.contains(row[0].lexeme.lemma)
    else { return nil }
    let doer = known(row[0])
    return Laid(
      row: doer + [EnglishWording.be, row[1].asQuality] + small("and")
        + [row[2].asVerb] + (Self.withoutRest.contains(row[2].lexeme.lemma) ? small("it") : []))
  }

  /// *You/give/juice*.
  private func givenByYou(_ row: [Constituent]) -> Laid? {
    guard row[0].lexeme.lemma == "you", row[1].lexeme.lemma == "give",
      row[2].lexeme.wordClass == .noun,
      !row[2].lexeme.isBeing, !isPlace(row[2])
    else { return nil }
    return Laid(row: [row[0], row[1].asVerb] + small("me") + [row[2]])
  }

  /// *Don't/I/eat, don't/they/like*: somebody does not do it.
  private func notDone(_ row: [Constituent]) -> Laid? {
    guard Self.doers.contains(row[1].lexeme.lemma),
      row[2].lexeme.wordClass == .verb || isPlainDeed(row[2])
        || Self.done.contains(row[2].lexeme.lemma),
      row[0].lexeme.lemma == "don't"
    else { return nil }
    let object = Self.withoutRest.contains(row[2].lexeme.lemma) ? small("it") : []
    return Laid(
      row: [row[1]] + lexicon.small("not", tile: row[0].tile) + [row[2].asVerb] + object)
  }

  /// *Maybe/come/here, maybe/wash/hand*: what the speaker may do.
  private func perhaps(_ row: [Constituent]) -> Laid? {
    guard Self.planned.contains(row[1].lexeme.lemma), row[2].lexeme.lemma != "now",
      row[2].lexeme.lemma != "yesterday", row[2].lexeme.wordClass == .noun || isWhen(row[2])
    else { return nil }
    return Laid(row: [row[0]] + small("I") + words("will", []) + rest(of: row))
  }

  /// The deed of a row and what stands behind it, with what it needs.
  private func rest(of row: [Constituent]) -> [Constituent] {
    let (act, other) = (row[1].lexeme.lemma, row[2])
    let isMoving = ["come", "go"].contains(act)
    if isPlace(other), other.lexeme.lemma != "home" || !isMoving,
      !["wash", "make", "buy", "see", "draw"].contains(act)
        || other.lexeme.lemma == "home" && act == "wash"
    {
      return [row[1].asVerb] + (isMoving ? going(to: other) : being(at: other))
    }
    let needs = isWhen(other) && Self.withoutRest.contains(act)
    return [row[1].asVerb] + (needs ? small("it") : []) + [other]
  }

  /// *Why/not/movie, who/not/more, who/not/now*.
  private func notAsked(_ row: [Constituent]) -> Laid? {
    guard ["not", "no"].contains(row[1].lexeme.lemma), row[2].lexeme.wordClass != .verb else {
      return nil
    }
    let not = lexicon.small("not", tile: row[1].tile), other = row[2]
    if row[0].lexeme.lemma == "why" {
      guard other.lexeme.wordClass == .noun, !other.lexeme.kind.isTemporal, !isPlainDeed(other)
      else { return nil }
      let article = EnglishHabits.isMass(other.lexeme) || isPerson(other) ? [] : small("the")
      return headed(row[0], not + article + [other], asks: true)
    }
    if other.lexeme.lemma == "more" {
      return Laid(row: [row[0]] + not + [verb("want"), other], asks: true)
    }
    if ["now", "today", "tomorrow"].contains(other.lexeme.lemma) {
      return headed(row[0], not + [other], asks: true)
    }
    guard isHad(other) else { return nil }
    return Laid(row: [row[0]] + not + [verb("have"), other], asks: true)
  }

  /// *More/mom/sleep, more/mom/go*: somebody does more of it.
  private func doneMore(_ row: [Constituent]) -> Laid? {
    let names =
      EnglishPeople.names.contains(row[1].lexeme.lemma.lowercased())
      || row[1].lexeme.wordClass == .properNoun && row[1].lexeme.isHuman
    guard names, row[2].lexeme.wordClass == .verb || isPlainDeed(row[2]) else { return nil }
    return Laid(row: [row[2].asVerb, asMuch(row[0])], subject: [row[1]])
  }

  /// *My/lose/ball, my/wash/hand, my/sleep/bed, my/want/juice*: a child's *my* is *I*, and the thing is his.
  private func mine(_ row: [Constituent]) -> Laid? {
    let act = row[1].lexeme.lemma, thing = row[2]
    guard Self.owned.contains(act), thing.lexeme.wordClass == .noun, !thing.lexeme.kind.isTemporal,
      !isPlace(thing) || thing.lexeme.lemma == "bed" || thing.lexeme.kind == .room,
      !thing.lexeme.isHuman
        || ["lose", "find", "like", "need", "want", "see", "help"].contains(act)
    else { return nil }
    let link: [Constituent] =
      switch act {
      case "sleep", "sit", "eat", "drink", "read", "play":
        thing.lexeme.lemma == "bed" || isPlace(thing)
          ? small("in") : act == "play" ? small("with") : []
      case "look", "point": small("at")
      case "wait": small("for")
      case "help": small("with")
      default: []
      }
    let isOver = ["lose", "break", "find", "forget", "drop", "hurt"].contains(act)
    return Laid(
      row: small("I") + [row[1].asVerb] + link + [row[0], thing], isOver: isOver)
  }

  /// *This/I/buy, this/you/read, this/they/come, this/eat/park, this/take/tomorrow, this/they/cookie*.
  private func pointedAt(_ row: [Constituent]) -> Laid? {
    if Self.doers.contains(row[1].lexeme.lemma) {
      let deed = row[2]
      if ["here", "there"].contains(deed.lexeme.lemma) {
        let whom = accusative(row[1]) ?? [row[1]]
        return Laid(row: words("1 is 3", row) + small("for") + whom)
      }
      if isWhen(deed) { return Laid(row: [row[1], verb("want"), row[0], deed]) }
      let doer = row[1].lexeme.lemma == "me" ? lexicon.small("I", tile: row[1].tile) : [row[1]]
      if deed.lexeme.wordClass == .noun, frames.listed(deed.lexeme.lemma) == nil || isHad(deed),
        !deed.lexeme.isBeing, isHad(deed) || isShow(deed), !Self.done.contains(deed.lexeme.lemma),
        let owner = owner(of: row[1])
      {
        return Laid(row: [row[0], EnglishWording.be] + owner + [deed])
      }
      guard Self.done.contains(deed.lexeme.lemma) || Self.staying.contains(deed.lexeme.lemma) else {
        return nil
      }
      let isOver = ["break", "lose", "find", "finish"].contains(deed.lexeme.lemma)
      let link = Self.staying.contains(deed.lexeme.lemma) ? small("with") : []
      return Laid(row: doer + [deed.asVerb] + link + [row[0]], isOver: isOver)
    }
    if isPerson(row[1]), isShow(row[2]) || isHad(row[2]) && !mayBeDeed(row[2]),
      EnglishPeople.names.contains(row[1].lexeme.lemma.lowercased())
    {
      return Laid(row: words("1 is 2 3", row))
    }
    guard Self.done.contains(row[1].lexeme.lemma), !Self.ofThings.contains(row[1].lexeme.lemma)
    else {
      return nil
    }
    let other = row[2]
    if isPerson(other) {
      return Laid(
        row: [row[1].asVerb, row[0]], isOver: ["lose", "find"].contains(row[1].lexeme.lemma),
        subject: known(other))
    }
    guard isPlace(other) || isWhen(other) else { return nil }
    let isOver =
      ["lose", "find"].contains(row[1].lexeme.lemma)
      && !["now", "tomorrow", "later"].contains(other.lexeme.lemma)
    let isTaken = row[1].lexeme.lemma == "take"
    let rest =
      [row[1].asVerb, row[0]]
      + (!isPlace(other) ? [other] : isTaken ? going(to: other) : being(at: other))
    return Laid(row: small("I") + rest, isOver: isOver)
  }

  /// *Please/mom/read, please/mom/juice, please/I/wash, please/they/help, please/see/movie, please/read/more*.
  private func politely(_ row: [Constituent]) -> Laid? {
    let next = row[1]
    if isPerson(next), EnglishPeople.names.contains(next.lexeme.lemma.lowercased()), isHad(row[2]),
      !mayBeDeed(row[2])
    {
      return Laid(row: [next], next: [row[2], row[0]])
    }
    let acts =
      row[2].lexeme.wordClass == .verb || isPlainDeed(row[2])
      || Self.done.contains(row[2].lexeme.lemma)
      || ["help", "come", "wait", "stop"].contains(row[2].lexeme.lemma)
    if acts,
      !["be", "can", "like", "want", "need", "have", "hurt", "fall", "lose", "break"].contains(
        row[2].lexeme.lemma)
    {
      let object = Self.withoutRest.contains(row[2].lexeme.lemma) ? small("it") : []
      if next.lexeme.lemma == "I" || next.lexeme.lemma == "me" {
        let speaker = lexicon.small("I", tile: next.tile)
        return Laid(row: speaker + [verb("want"), row[2].asVerb] + object + [row[0]])
      }
      if isPerson(next), isCalled(next.lexeme) {
        return Laid(
          row: [next, row[2].asVerb] + object + [row[0]], isRequest: true)
      }
      if ["he", "she", "they"].contains(next.lexeme.lemma) || isPerson(next) || isAnimal(next) {
        return Laid(
          row: [verb("can")] + known(next) + [row[2].asVerb] + object + [row[0]], asks: true)
      }
      return nil
    }
    if ["see", "hear"].contains(next.lexeme.lemma), !isPlace(row[2]) {
      return Laid(
        row: small("I") + [verb("want"), next.asVerb]
          + (next.lexeme.lemma == "hear" && isWhen(row[2]) ? small("it") : []) + [row[2], row[0]])
    }
    guard ["read", "put"].contains(next.lexeme.lemma), row[2].lexeme.wordClass == .noun,
      !row[2].lexeme.isBeing, !isPlace(row[2])
    else { return nil }
    let article = next.lexeme.lemma == "put" ? small("the") : []
    return Laid(row: [next.asVerb] + article + [row[2], row[0]], isRequest: true)
  }

  /// *No/go/bed, not/sleep/here, no/drink/home, not/read/more*: what one does not want to do.
  private func unwilling(_ row: [Constituent]) -> Laid? {
    let act = row[1], other = row[2]
    if row[0].lexeme.lemma == "no", isFelt(other), Self.done.contains(act.lexeme.lemma) {
      return Laid(
        row: lexicon.small("don't", tile: row[0].tile) + [act.asVerb] + small("it"),
        isRequest: true,
        next: small("I") + [EnglishWording.be, other.asQuality])
    }
    guard Self.refused.contains(act.lexeme.lemma),
      !["yesterday", "tomorrow"].contains(other.lexeme.lemma),
      isPlace(other) || isWhen(other) || other.lexeme.lemma == "more" || isHad(other)
        || isPerson(other) || isShow(other)
    else { return nil }
    let not = lexicon.small("not", tile: row[0].tile)
    if act.lexeme.lemma == "take", isPlace(other) { return nil }
    if act.lexeme.lemma == "sleep", isPerson(other) || isHad(other), other.lexeme.kind != .clothing
    {
      return nil
    }
    if isShow(other), ["eat", "drink"].contains(act.lexeme.lemma) {
      return Laid(
        row: small("I") + not + [verb("want"), act.asVerb] + linked(small("during"), other.tile)
          + small("the") + [other])
    }
    let isGone = ["go", "come"].contains(act.lexeme.lemma)
    let rest: [Constituent]
    if isPlace(other), act.lexeme.lemma != "buy" {
      rest = isGone ? going(to: other) : being(at: other)
    } else if isPerson(other), !["read", "wash", "take", "buy"].contains(act.lexeme.lemma) {
      rest = linked(small("with"), other.tile) + known(other)
    } else {
      rest = [other]
    }
    return Laid(row: small("I") + not + [verb("want"), act.asVerb] + rest)
  }

  /// *What/break/bed, what/drink/juice, what/need/ball, what/hurt/again*.
  private func whatOf(_ row: [Constituent]) -> Laid? {
    let act = row[1].lexeme.lemma, thing = row[2]
    if act == "you", ["open", "close", "make", "fix"].contains(thing.lexeme.lemma) {
      return Laid(row: [row[0], row[1], thing.asVerb], isOngoing: true, asks: true)
    }
    if act == "hurt" {
      guard isWhen(thing) || thing.lexeme.lemma == "more" else { return nil }
      return Laid(row: [row[1].asVerb, thing], subject: [row[0]])
    }
    guard thing.lexeme.wordClass == .noun, !thing.lexeme.isBeing,
      !isPlace(thing) || thing.lexeme.lemma == "bed",
      !thing.lexeme.kind.isTemporal
    else { return nil }
    switch act {
    case "break", "open":
      return Laid(
        row: [row[1].asVerb] + small("the") + [thing], isOver: act == "break", subject: [row[0]])
    case "need": return question("1 do you 2v a 3 for", [row[0], row[1], thing])
    case "make": return question("1 you 2v a 3 with", [row[0], row[1], thing], isOngoing: true)
    case "eat", "drink", "like", "want", "take", "read", "watch", "buy", "give", "lose", "find",
      "see":
      guard thing.lexeme.lemma != "bed" else { return nil }
      var asked = thing
      asked.lexeme.forms[Adverbial.asking] = ""
      return Laid(
        row: [row[0], asked] + small("you") + [row[1].asVerb],
        isOver: ["lose", "find"].contains(act))
    default: return nil
    }
  }

  /// *Let's/mom/movie, let's/mom/shoes, let's/not/shoes, let's/I/go*.
  private func together(_ row: [Constituent]) -> Laid? {
    let who = row[1], other = row[2]
    if who.lexeme.lemma == "you", isPlace(other) {
      return Laid(row: [row[0], verb("go")] + going(to: other) + words("with 2", row))
    }
    if who.lexeme.lemma == "I", other.lexeme.wordClass == .verb || isPlainDeed(other) {
      let object = Self.withoutRest.contains(other.lexeme.lemma) ? small("it") : []
      return Laid(
        row: [verb("let", tile: row[0].tile)] + lexicon.small("me", tile: who.tile)
          + [other.asVerb] + object, isRequest: true)
    }
    if who.lexeme.lemma == "not", isHad(other) {
      return Laid(row: [row[0], who, verb("get"), other])
    }
    if isPerson(who), isPlainDeed(other) {
      return Laid(row: [row[0], other.asVerb] + linked(small("with"), who.tile) + known(who))
    }
    guard isPerson(who), other.lexeme.wordClass == .noun, !other.lexeme.isBeing else { return nil }
    let company = small("with") + known(who)
    if isShow(other) {
      return Laid(row: [row[0], verb("watch")] + some(other) + company)
    }
    if isPlace(other) { return Laid(row: [row[0], verb("go")] + going(to: other) + company) }
    guard isHad(other) else { return nil }
    return Laid(row: [row[0], verb("get"), who, other])
  }

  private static let owned = EnglishWords.set(
    """
    lose wash sleep want break make need like find have take buy hurt open close fix wait look see hear help finish put give
    """)
  /// What is done to a thing.
  private static let done = EnglishWords.set(
    """
    buy read break like give take want need eat drink wash put find lose finish see hear open close make have hit fix clean watch
    """)
  private static let staying = EnglishWords.set("come sleep")
  /// What a thing does by itself.
  private static let ofThings = EnglishWords.set("break go have look need finish make open like")
  private static let doers = EnglishWords.set("I you he she we they")
  private static let withoutRest = EnglishWords.set(
    "take put give get bring open close fix find make hold hit throw carry touch like want need have"
  )
  /// What the speaker may do by and by.
  private static let planned = EnglishWords.set(
    "come wash make buy read eat drink play go sleep swim see draw sing finish take put")
  /// What one may be asked to do, and not want.
  private static let refused = EnglishWords.set("go sleep eat drink play read wash buy take swim")
}
