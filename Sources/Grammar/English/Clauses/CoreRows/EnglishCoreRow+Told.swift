import AACCore

/// How a short row is said once its parts are known: who does it, whether it is wished, asked for or told; and what hurts whom.
///
/// Sources: CGEL §11.24 (requests), §16.39 (*want to*), §4.14 and §4.41 (past and future), §10.54 (negation), §10.26 (*it hurts*).
extension EnglishCoreRow {
  /// The words of a deed in the place that the rest of the row leaves it.
  func told(
    _ shape: EnglishCoreShape, _ deed: [Constituent], isOver: Bool = false
  ) -> Laid? {
    let act = shape.act.lexeme.lemma
    let opening = shape.opening, closing = shape.closing
    if shape.isOpenToAll, shape.doer.isEmpty {
      let asks = ["why", "when", "where", "how"].contains(opening[0].lexeme.lemma)
      let isOfYou = asks && (Self.longed.contains(act) || act == "help")
      let needsOne = asks || opening[0].lexeme.lemma == "can"
      return Laid(
        row: opening + (needsOne ? small(isOfYou ? "you" : "I") : []) + not(shape) + deed + closing,
        asks: asks)
    }
    if let doer = shape.doer.first, act != "look" || !isCalled(doer.lexeme),
      shape.opening.isEmpty || doer.lexeme.lemma == "who",
      isPerson(doer) && act != "help" || isAnimal(doer) || doer.lexeme.lemma == "who"
    {
      return Laid(
        row: deed + not(shape) + closing, isOver: isOver && !shape.isAhead,
        isAhead: shape.isLater, subject: known(doer))
    }
    if !shape.doer.isEmpty { return byDoer(shape, deed, isOver: isOver) }
    let isWish = Self.longed.contains(act)
    if let denial = shape.denial { return denied(shape, denial, deed) }
    if isWish || Self.own.contains(act) || !opening.isEmpty {
      let will =
        opening.contains { $0.lexeme.lemma == "maybe" } && !isWish && !Self.own.contains(act)
        && !shape.isTimed
      return Laid(
        row: opening + small("I") + (will ? words("will", []) : []) + deed + closing,
        isOver: isOver && !shape.isAhead, isAhead: shape.isLater)
    }
    if Self.deeds.contains(act), !shape.isTimed {
      return Laid(row: small("I") + [verb("want")] + deed + closing)
    }
    if shape.isTimed, !closing.contains(where: { $0.lexeme.lemma == "please" }) {
      return Laid(row: small("I") + deed + closing)
    }
    return Laid(row: deed + closing, isRequest: true)
  }

  /// *Mom/look/bed, they/put/here*: the same where somebody does it.
  private func byDoer(_ shape: EnglishCoreShape, _ deed: [Constituent], isOver: Bool) -> Laid? {
    let act = shape.act.lexeme.lemma
    let opening = shape.opening, closing = shape.closing
    let isMe = shape.doer[0].lexeme.lemma == "me"
    let doer = isMe ? lexicon.small("I", tile: shape.doer[0].tile) : known(shape.doer[0])
    let isAsked =
      act == "look" && isPerson(shape.doer[0]) && shape.denial == nil && opening.isEmpty
    return Laid(
      row: opening + doer + not(shape) + deed + closing, isRequest: isAsked,
      isOver: isOver && !shape.isAhead,
      isAhead: shape.isLater)
  }

  /// *Not/put/here, never/give/now, no/have/tomorrow*: what nobody is to do, or the speaker does not.
  private func denied(
    _ shape: EnglishCoreShape, _ denial: Constituent, _ deed: [Constituent]
  ) -> Laid? {
    let act = shape.act.lexeme.lemma, closing = shape.closing
    let isTold =
      act == "hear" || act == "fall" || shape.closing.contains { $0.lexeme.lemma == "yesterday" }
    if Self.longed.contains(act) || isTold || denial.lexeme.lemma == "never" && act != "hurt" {
      return Laid(row: shape.opening + small("I") + not(shape) + deed + closing)
    }
    let dont = denial.lexeme.lemma == "never" ? "never" : "don't"
    return Laid(
      row: shape.opening + lexicon.small(dont, tile: denial.tile) + deed + closing, isRequest: true)
  }

  private func not(_ shape: EnglishCoreShape) -> [Constituent] {
    guard let denial = shape.denial else { return [] }
    return denial.lexeme.lemma == "never" ? [denial] : lexicon.small("not", tile: denial.tile)
  }

  // MARK: What hurts

  /// *Mom/hurt/now, girl/hurt/tomorrow, dog/hurt/more, I/hurt/here*.
  func hurting(_ shape: EnglishCoreShape, _ when: Constituent?) -> Laid? {
    guard let when else { return nil }
    if shape.doer.isEmpty {
      if shape.isOpenToAll {
        guard let asks = shape.opening.first,
          ["where", "when", "why", "can"].contains(asks.lexeme.lemma)
        else { return nil }
        return Laid(row: shape.opening + small("it") + [shape.act] + shape.closing, asks: true)
      }
      guard shape.denial != nil, shape.opening.isEmpty else { return nil }
      return told(shape, [shape.act] + small("me"))
    }
    if shape.doer[0].lexeme.lemma == "who" || ["here", "there", "more"].contains(when.lexeme.lemma)
    {
      guard when.lexeme.lemma == "more" || !shape.isAhead || shape.denial == nil else { return nil }
      if isPerson(shape.doer[0]) || isAnimal(shape.doer[0]), when.lexeme.lemma != "more" {
        return told(shape, [EnglishWording.be, shape.act.asQuality])
      }
      return told(shape, [shape.act])
    }
    if shape.isOpenToAll { return nil }
    return told(shape, [EnglishWording.be, shape.act.asQuality])
  }

  /// *Dog/hurt/friend, they/hurt/park, girl/hurt/ball*.
  func hurtBeside(_ shape: EnglishCoreShape, _ other: Constituent) -> Laid? {
    guard let doer = shape.doer.first else {
      if shape.denial == nil, shape.opening.isEmpty, other.lexeme.kind == .body,
        !shape.closing.isEmpty
      {
        return Laid(row: [shape.act] + shape.closing, subject: small("my") + [other])
      }
      guard shape.denial != nil, other.lexeme.kind == .body else { return nil }
      return told(shape, [shape.act] + small("your") + [other])
    }
    if isPerson(other) || isAnimal(other) {
      return told(
        shape, [shape.act] + (isPerson(other) ? [other] : known(other)), isOver: true)
    }
    if doer.lexeme.lemma == "who", other.lexeme.kind == .body {
      return told(shape, [shape.act, other], isOver: true)
    }
    if isPlace(other), doer.lexeme.lemma != "who" {
      return told(shape, [EnglishWording.be, shape.act.asQuality] + being(at: other))
    }
    guard other.lexeme.wordClass == .noun, other.lexeme.kind != .body,
      !other.lexeme.kind.isTemporal, isHad(other) || other.lexeme.kind == .furniture
    else { return nil }
    return told(
      shape, [shape.act] + small("the") + [other], isOver: true)
  }
}
