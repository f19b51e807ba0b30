import AACCore

/// *Hurt* behind or before somebody: *dog/hurt/friend, girl/hurt/more, they/hurt/park, girl/hurt/shoes, where/hurt/again,
/// who/hurt/hand, because/hurt/head, can/hurt/more, too/hurt/friend*.
///
/// Sources: CGEL §16.20 (verbs), §3.76–3.78 (*hurt* as a quality), §8.105 (*more*), §4.14 (the past).
extension EnglishThreeRow {
  func hurting(_ row: [Constituent]) -> Said? {
    guard let hurt = row.firstIndex(where: { $0.lexeme.lemma == "hurt" }) else { return nil }
    let word = row[hurt]
    if row[0].lexeme.kind == .question, hurt == 1 { return askedHurt(row[0], word, row[2]) }
    if hurt == 1, row[0].lexeme.lemma == "can" {
      let rest = isPlace(row[2]) ? stay(row[2]) : [row[2]]
      return Said(subject: small("it"), verb: row[0], rest: [word.asVerb] + rest)
    }
    if hurt == 1, isSomebody(row[0]) { return hurtOf(row[0], word, row[2]) }
    if hurt == 2, isSomebody(row[1]) { return hurtBehind(row[0], row[1], word) }
    if hurt == 0, isSomebody(row[2]), isAdverb(row[1]) {
      return state(row[2], word, [row[1]])
    }
    guard hurt == 1 else { return nil }
    return hurtFirst(row[0], word, row[2])
  }

  /// *Dog/hurt/friend, girl/hurt/more, they/hurt/park, girl/hurt/shoes, I/hurt/here*.
  private func hurtOf(_ doer: Constituent, _ hurt: Constituent, _ other: Constituent) -> Said? {
    let isSpeaker = doer.lexeme.lemma == "I"
    if other.lexeme.lemma == "me" {
      return Said(subject: [doer], verb: hurt, rest: [other], tense: .past)
    }
    if isSomebody(other) {
      let isMine =
        EnglishPeople.isPossessed(other.lexeme.lemma)
        && (isPronoun(doer) || doer.lexeme.roleKind == .animal)
      return Said(
        subject: [doer], verb: hurt, rest: (isMine ? small("my") : []) + [other], tense: .past
      ).ordered
    }
    if other.lexeme.lemma == "more" { return Said(subject: [doer], verb: hurt, rest: [other]) }
    if isAdverb(other) {
      if isSpeaker, other.lexeme.lemma == "here" || other.lexeme.lemma == "now" {
        return Said(subject: [doer], verb: hurt, rest: [other])
      }
      return state(doer, hurt, [other])
    }
    if isPlace(other) { return state(doer, hurt, stay(other)) }
    let isAnimals = other.lexeme.kind == .body && doer.lexeme.roleKind == .animal
    guard !isSpeaker, other.lexeme.kind == .clothing || isAnimals, !isPronoun(doer) else {
      return nil
    }
    return Said(subject: [other] + led("of", doer), verb: hurt).ordered
  }

  /// *The dog is hurt here*.
  private func state(_ doer: Constituent, _ hurt: Constituent, _ rest: [Constituent]) -> Said {
    let day = rest.first?.lexeme.lemma
    return Said(
      subject: [doer], verb: verb("be"), rest: [hurt.asQuality] + rest,
      tense: day == "tomorrow" ? .future : day == "yesterday" ? .past : nil)
  }

  /// *Now/dog/hurt, not/girl/hurt, again/they/hurt, too/mom/hurt, because/I/hurt*.
  private func hurtBehind(_ lead: Constituent, _ doer: Constituent, _ hurt: Constituent) -> Said? {
    let word = lead.lexeme.lemma
    if Self.times.contains(word) || word == "too" { return state(doer, hurt, [lead]) }
    guard ["not", "no", "never"].contains(word),
      word != "no" || !isPronoun(doer)
    else { return nil }
    var said = state(doer, hurt, [lead])
    said.isNegative = word != "never"
    return said
  }

  /// *Too/hurt/friend, more/hurt/friend, because/hurt/head, not/hurt/again, don't/hurt/hand*.
  private func hurtFirst(_ lead: Constituent, _ hurt: Constituent, _ other: Constituent) -> Said? {
    let isBody = other.lexeme.kind == .body
    let own =
      isBody || EnglishPeople.isPossessed(other.lexeme.lemma) ? small("my") + [other] : [other]
    switch lead.lexeme.lemma {
    case "more":
      guard isSomebody(other) || isBody else { return nil }
      return Said(subject: own, verb: hurt, rest: [lead])
    case "too", "again", "now":
      if isBody { return Said(subject: own, verb: hurt, rest: [lead]) }
      guard isSomebody(other) else { return nil }
      return state(other, hurt, [lead])
    case "because":
      guard isBody || isSomebody(other) else { return nil }
      var said = isBody ? Said(subject: own, verb: hurt) : state(other, hurt, [])
      said.edge = lead
      return said
    case "don't", "not", "never":
      if isBody {
        return Said(
          subject: own, verb: hurt, rest: [lead], isNegative: lead.lexeme.lemma != "never")
      }
      guard other.lexeme.lemma == "again" else { return nil }
      return Said(
        verb: hurt, rest: small("me") + [other, lead], isNegative: lead.lexeme.lemma != "never",
        isRequest: true)
    case "hello", "maybe", "later", "tomorrow", "yesterday":
      if isAdverb(other) || other.lexeme.lemma == "more" {
        let day = [lead, other].map(\.lexeme.lemma)
        let tense: Tense? =
          day.contains("yesterday")
          ? .past : day.contains("later") || day.contains("tomorrow") ? .future : nil
        return Said(subject: small("it"), verb: hurt, rest: [other, lead], tense: tense)
      }
      guard isOwn(other) else { return nil }
      return Said(
        subject: small("my") + [other], verb: hurt, rest: [lead],
        tense: lead.lexeme.lemma == "later" ? .future : nil)
    default: return nil
    }
  }

  /// *Where/hurt/again, when/hurt/more, where/hurt/shoes, who/hurt/grandma*.
  private func askedHurt(_ word: Constituent, _ hurt: Constituent, _ other: Constituent) -> Said? {
    switch word.lexeme.lemma {
    case "who":
      guard isSomebody(other) || other.lexeme.kind == .body else { return nil }
      let isOwn = other.lexeme.kind == .body || EnglishPeople.isPossessed(other.lexeme.lemma)
      return Said(
        subject: [word], verb: hurt, rest: (isOwn ? small("my", tile: other.tile) : []) + [other],
        tense: .past,
        asks: true
      ).ordered
    case "where", "when":
      if isAdverb(other) || other.lexeme.lemma == "more" {
        return Said(subject: small("it"), verb: hurt, rest: [other, word], asks: true)
      }
      guard other.lexeme.kind == .clothing || other.lexeme.kind == .body else { return nil }
      return Said(
        subject: small("your") + [other], verb: hurt, rest: [word], asks: true)
    default: return nil
    }
  }
}
