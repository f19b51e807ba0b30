import AACCore

/// What a deed cannot be without, or what stands behind it without its small word: *I/want/now, mom/put/here, they/put/bed, mom/take/park,
/// I/give/grandma, mom/look/bed, dog/come/bed, girl/eat/movie, you/help/shoes, mom/read/park, I/want/park, mom/fall/again, dog/hurt/friend,
/// mom/open/now*.
///
/// Sources: CGEL §10.7–10.11 (what complements a verb needs), §9.15–9.19 (places), §9.46 (*to*), §5.41–5.45 (*in bed* and *the bed*),
/// §4.14 (the past).
extension EnglishCoreRow {
  /// The row with what its deed needs; nil where it needs nothing.
  func supplied(_ row: [Constituent]) -> Laid? {
    guard var shape = EnglishCoreShape(row, acts: Self.acts) else { return nil }
    if shape.doer.isEmpty, shape.others.count == 1 || shape.others.count == 2,
      let who = shape.others.firstIndex(where: { doesIt($0, shape) }), !shape.isOpenToAll,
      row.count > 2
    {
      // Now / eat / mom: nobody eats her.
      shape.doer = [shape.others.remove(at: who)]
      let said =
        shape.others.isEmpty
        ? withoutObject(shape) : shape.others.count == 1 ? beside(shape, shape.others[0]) : nil
      if let said { return said }
      let needsIt =
        shape.others.allSatisfy(isPlace) && !shape.closing.contains { $0.lexeme.lemma == "more" }
        && (Self.objectless.contains(shape.act.lexeme.lemma)
          || ["break", "open"].contains(shape.act.lexeme.lemma))
      return told(
        shape,
        [shape.act] + (needsIt ? small("it") : [])
          + shape.others.flatMap { isPlace($0) ? being(at: $0) : [$0] },
        isOver: ["lose", "break", "finish"].contains(shape.act.lexeme.lemma))
    }
    switch shape.others.count {
    case 0: return withoutObject(shape)
    case 1: return beside(shape, shape.others[0])
    default: return nil
    }
  }

  /// *Now/eat/mom, finish/girl/movie, don't/girl/want*: whether somebody behind the deed is who does it.
  private func doesIt(_ word: Constituent, _ shape: EnglishCoreShape) -> Bool {
    let act = shape.act.lexeme.lemma
    if act == "fall" { return shape.others.count == 1 && (isPerson(word) || isAnimal(word)) }
    if isAnimal(word) {
      return shape.others.count == 2 && shape.others[1] == word && !isPerson(shape.others[0])
        && (act != "see" || isPet(word))
        && ["need", "want", "see", "make", "sleep", "wash"].contains(act)
    }
    guard isPerson(word) else { return false }
    switch act {
    case "eat", "drink": return shape.denial == nil
    case "open", "close": return shape.others.count == 1
    case "finish", "put", "break": return true
    case "have", "lose":
      guard shape.opening.isEmpty else { return false }
      return shape.others.count == 1
        ? !isCalled(word.lexeme) || act == "lose" : shape.others.contains(where: isPlace)
    case "need", "want": return !isCalled(word.lexeme)
    default: return false
    }
  }

  // MARK: Nothing beside it

  /// *I/want/now, mom/open/here, dog/fall/again, mom/hurt/tomorrow*.
  private func withoutObject(_ shape: EnglishCoreShape) -> Laid? {
    let act = shape.act.lexeme.lemma
    let when = shape.closing.filter { $0.lexeme.lemma != "please" }
    switch act {
    case "hurt": return hurting(shape, when.first)
    case "fall":
      guard shape.others.isEmpty, !when.isEmpty, !shape.isAhead, !shape.isOpenToAll else {
        return nil
      }
      return told(shape, [shape.act], isOver: true)
    case _
    where shape.denial != nil && shape.doer.isEmpty && shape.opening.isEmpty
      && !Self.objectless.contains(act) && act != "open"
      && when.contains(where: { $0.lexeme.lemma == "yesterday" }):
      return told(shape, [shape.act])
    case "open":
      guard
        !shape.doer.isEmpty || !when.isEmpty && shape.denial != nil
          || shape.opening.first?.lexeme.lemma == "maybe",
        shape.doer.first?.lexeme.lemma != "who" || !when.isEmpty
      else { return nil }
      if when.isEmpty, shape.opening.isEmpty || shape.isOpenToAll { return nil }
      return told(shape, [shape.act] + small("it"))
    case "see":
      guard shape.doer.first.map(isPet) == true, shape.opening.isEmpty, !when.isEmpty else {
        return nil
      }
      return told(shape, [shape.act] + small("it"))
    default:
      guard Self.objectless.contains(act), when.contains(where: { $0.lexeme.lemma != "more" }),
        !when.contains(where: { $0.lexeme.lemma == "more" }),
        act != "get" || !when.contains(where: { ["here", "there"].contains($0.lexeme.lemma) })
      else { return nil }
      if act == "have", shape.isOpenToAll, shape.doer.isEmpty { return nil }
      if shape.opening.contains(where: { $0.lexeme.lemma == "thank you" }) { return nil }
      return told(shape, [shape.act] + small("it"))
    }
  }

  // MARK: One word beside it

  private func beside(_ shape: EnglishCoreShape, _ other: Constituent) -> Laid? {
    let act = shape.act.lexeme.lemma
    if act == "hurt" { return hurtBeside(shape, other) }
    if act == "fall", !shape.isAhead, !shape.isOpenToAll, !isFelt(other),
      other.lexeme.wordClass == .noun,
      !isPerson(other), !isAnimal(other),
      !shape.doer.isEmpty || !shape.closing.isEmpty || !shape.opening.isEmpty
    {
      return told(shape, [shape.act, other], isOver: true)
    }
    if act == "see", shape.doer.first.map(isPet) == true, shape.opening.isEmpty, isPlace(other) {
      return told(shape, [shape.act] + small("the") + [other])
    }
    if act == "make", row(of: shape, endsWith: other), !other.lexeme.isBeing,
      other.lexeme.wordClass == .noun
    {
      return Laid(row: [shape.act, other] + shape.closing, subject: shape.doer)
    }
    if act == "open", shape.doer.isEmpty, shape.closing.first?.lexeme.lemma == "too",
      !other.lexeme.isBeing,
      other.lexeme.wordClass == .noun
    {
      return told(shape, [shape.act] + small("the") + [other])
    }
    if shape.isLater, isHad(other) { return told(shape, [shape.act, other]) }
    if shape.closing.contains(where: { $0.lexeme.lemma == "more" }) {
      return moreBeside(shape, other)
    }
    if act == "look", shape.doer.isEmpty, shape.opening.isEmpty, shape.denial?.lexeme.lemma == "no",
      isHad(other) || isShow(other)
    {
      return told(shape, [shape.act] + linked(small("at"), other.tile) + small("the") + [other])
    }
    if other.lexeme.lemma == "bed" { return besideBed(shape, other) }
    if isPlace(other), let said = besidePlace(shape, other) { return said }
    if isShow(other), ["eat", "drink"].contains(act) {
      return told(shape, [shape.act] + linked(small("during"), other.tile) + small("the") + [other])
    }
    if isFelt(other), let said = besideFeeling(shape, other) { return said }
    if isPerson(other) { return besidePerson(shape, other) }
    if act == "help", other.lexeme.wordClass == .noun, !other.lexeme.isBeing,
      !other.lexeme.kind.isTemporal, !isPlace(other)
    {
      return helping(shape, other)
    }
    return nil
  }

  /// *Door/make/I*: whether a pronoun that only does it stands behind the deed, and the thing before.
  private func row(of shape: EnglishCoreShape, endsWith thing: Constituent) -> Bool {
    guard let doer = shape.doer.first, doer.lexeme.isSubjectFormOnly, let who = doer.tile,
      let act = shape.act.tile, let other = thing.tile
    else { return false }
    return other < act && act < who
  }

  /// *More/eat/park, more/read/grandma*: how much it is done.
  private func moreBeside(_ shape: EnglishCoreShape, _ other: Constituent) -> Laid? {
    guard isPlace(other) && shape.act.lexeme.lemma != "make" || isPerson(other),
      shape.opening.isEmpty, shape.denial == nil,
      !["want", "need", "have", "hurt"].contains(shape.act.lexeme.lemma)
    else { return nil }
    var shape = shape
    let more = shape.closing.filter { $0.lexeme.lemma == "more" }.map(asMuch)
    shape.closing.removeAll { $0.lexeme.lemma == "more" }
    if isPlace(other) { return told(shape, [shape.act] + more + being(at: other)) }
    guard shape.doer.isEmpty, shape.others.count == 1 else { return nil }
    if shape.act.lexeme.lemma == "read" {
      return told(shape, [shape.act] + more + linked(small("to"), other.tile) + [other])
    }
    shape.doer = [other]
    return told(shape, [shape.act] + more)
  }

  /// *More* as how much it is done.
  func asMuch(_ more: Constituent) -> Constituent {
    var much = more
    much.lexeme = Lexeme(lemma: "more", wordClass: .adverb, kind: .frequency)
    return much
  }

  /// *You/help/shoes, can/help/juice, I/help/book, now/help/shoes*.
  private func helping(_ shape: EnglishCoreShape, _ thing: Constituent) -> Laid? {
    if shape.doer.isEmpty {
      if shape.opening.first?.lexeme.lemma == "can" {
        return Laid(
          row: shape.opening + small("you") + [shape.act] + small("me") + helped(with: thing)
            + shape.closing, asks: true)
      }
      if shape.opening.isEmpty, shape.denial == nil {
        return Laid(
          row: [shape.act] + small("me") + helped(with: thing) + shape.closing, isRequest: true)
      }
    }
    let isForMe =
      shape.doer.first?.lexeme.lemma == "you"
      || shape.doer.first.map { isPerson($0) && isCalled($0.lexeme) } == true
    return told(shape, [shape.act] + (isForMe ? small("me") : []) + helped(with: thing))
  }

  /// *Dog/come/bed, mom/look/bed, I/drink/bed, they/put/bed*.
  private func besideBed(_ shape: EnglishCoreShape, _ bed: Constituent) -> Laid? {
    switch shape.act.lexeme.lemma {
    case "come": return told(shape, [shape.act] + linked(small("to"), bed.tile) + [bed])
    case "drink", "play", "eat":
      return told(shape, [shape.act] + linked(small("in"), bed.tile) + [bed])
    case "put":
      return told(
        shape, [shape.act] + small("it") + linked(small("on"), bed.tile) + small("the") + [bed])
    case "look":
      return told(shape, [shape.act] + linked(small("at"), bed.tile) + small("the") + [bed])
    case "take":
      return told(
        shape,
        [shape.act] + small(shape.isBySpeaker ? "it" : "me") + linked(small("to"), bed.tile) + [bed]
      )
    case "break", "wash", "lose", "hear", "finish", "hit", "clean":
      return told(
        shape, [shape.act] + small("the") + [bed],
        isOver: ["break", "lose"].contains(shape.act.lexeme.lemma))
    case "help":
      return helping(shape, bed)
    default: return nil
    }
  }

  /// *Mom/take/park, they/put/park, mom/read/park, mom/wash/home, mom/buy/home, I/want/park*.
  private func besidePlace(_ shape: EnglishCoreShape, _ place: Constituent) -> Laid? {
    let act = shape.act.lexeme.lemma, isHome = place.lexeme.lemma == "home"
    switch act {
    case "take":
      guard place.lexeme.kind != .room || !shape.isBySpeaker else { return nil }
      return told(
        shape, [shape.act] + small(shape.isBySpeaker ? "it" : "me") + going(to: place))
    case "put": return told(shape, [shape.act] + small("it") + being(at: place))
    case "want", "need":
      guard place.lexeme.kind == .place, !Self.stayed.contains(place.lexeme.lemma),
        shape.denial == nil || place.lexeme.lemma != "school"
      else { return nil }
      return told(shape, [shape.act, verb("go")] + going(to: place))
    case "buy", "have":
      guard isHome, !shape.isOpenToAll else { return nil }
      return told(shape, [shape.act] + small("a") + [place], isOver: act == "buy")
    case "read", "wash", "finish", "hit", "hear", "help", "drink", "eat", "sleep", "lose", "break":
      guard isHome || place.lexeme.kind == .place && !["drink", "eat", "sleep"].contains(act),
        act != "finish" || !["school", "work", "class", "church"].contains(place.lexeme.lemma)
      else { return nil }
      if act == "help", shape.doer.isEmpty, shape.denial == nil, shape.opening.isEmpty {
        return nil
      }
      return told(
        shape, [shape.act] + being(at: place),
        isOver: ["finish", "hit", "lose", "break"].contains(act))
    default: return nil
    }
  }

  /// *They/make/sad, too/make/sad, mom/wait/sad*.
  private func besideFeeling(_ shape: EnglishCoreShape, _ mood: Constituent) -> Laid? {
    switch shape.act.lexeme.lemma {
    case "make":
      guard !shape.isOpenToAll, shape.doer.isEmpty || !shape.isBySpeaker else { return nil }
      var shape = shape
      if shape.doer.isEmpty { shape.doer = small("it") }
      return told(shape, [shape.act] + small("me") + [mood.asQuality])
    case "wait":
      guard shape.denial?.lexeme.lemma != "no",
        let manner = EnglishAdverbs.adverbs(of: mood.lexeme.lemma).first,
        ["sad", "happy", "nervous"].contains(mood.lexeme.lemma)
      else { return nil }
      var adverb = mood
      adverb.lexeme = Lexeme(lemma: manner, wordClass: .adverb, kind: .manner)
      return told(shape, [shape.act, adverb])
    default: return nil
    }
  }

  /// *I/give/grandma, eat/too/friend, mom/fall/grandma, you/find/friend*.
  private func besidePerson(_ shape: EnglishCoreShape, _ who: Constituent) -> Laid? {
    switch shape.act.lexeme.lemma {
    case "give":
      return told(shape, [shape.act] + small("it") + linked(small("to"), who.tile) + [who])
    case "eat", "drink":
      guard !shape.doer.isEmpty || shape.isOpenToAll else { return nil }
      return told(shape, [shape.act] + linked(small("with"), who.tile) + [who])
    case "fall":
      guard !shape.doer.isEmpty else { return nil }
      return told(shape, [shape.act] + linked(small("with"), who.tile) + [who], isOver: true)
    case "have", "take", "find":
      guard shape.doer.isEmpty, shape.isOpenToAll, shape.opening[0].lexeme.kind == .question else {
        return act(of: shape, who)
      }
      return Laid(
        row: shape.opening + small("I") + [shape.act] + known(who) + shape.closing, asks: true)
    case "help":
      guard shape.denial?.lexeme.lemma == "no", shape.doer.isEmpty else { return nil }
      return told(shape, [shape.act] + known(who))
    default: return act(of: shape, who)
    }
  }

  /// *You/find/friend, I/lose/friend*.
  private func act(of shape: EnglishCoreShape, _ who: Constituent) -> Laid? {
    guard ["lose", "find"].contains(shape.act.lexeme.lemma), !shape.doer.isEmpty,
      EnglishPeople.isPossessed(who.lexeme.lemma)
    else { return nil }
    return told(shape, [shape.act, who], isOver: true)
  }

  /// Deeds that this looks at.
  private static let acts = EnglishWords.set(
    """
    want need like love hate have put take give get make bring find lose break hurt open help hear look eat drink read wash buy
    hit finish fall come wait sleep see play clean close fix hold carry throw touch use keep
    """)
  /// What cannot be done without what it is done to.
  private static let objectless = EnglishWords.set(
    """
    want need like love hate have put take give get make bring find close fix hold carry throw touch use keep
    """)
  /// What one does not ask others to do.
  static let longed = EnglishWords.set("want need like love hate have")
  /// What one tells of oneself.
  static let own = EnglishWords.set("fall lose break hurt hear hit see")
  /// Places in which one is and to which one does not go out.
  private static let stayed = EnglishWords.set("hospital work college class city town country")
}
