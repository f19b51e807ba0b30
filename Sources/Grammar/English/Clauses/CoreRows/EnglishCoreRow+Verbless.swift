import AACCore

/// Somebody and a thing, place or time with no deed, beside a small word of a board: *I/not/cookie, mom/not/bed, they/here/not, don't/mom/now,
/// please/I/more, hello/I/here, later/I/door, again/mom/sad, what/you/juice, when/they/bed*.
///
/// Sources: CGEL §10.9 (*be* understood), §10.54 (negation), §12.46–12.50 (the verb understood), §11.14 (question words).
extension EnglishCoreRow {
  /// A row of three without a deed; nil where one is in it.
  func verbless(_ row: [Constituent]) -> Laid? {
    guard row.count == 3, !row.contains(where: { $0.lexeme.wordClass == .verb }) else { return nil }
    return denied(row) ?? opened(row) ?? askedOf(row)
  }

  private func isSomebody(_ word: Constituent) -> Bool {
    Self.pronouns.contains(word.lexeme.lemma) || isPerson(word) || isAnimal(word)
  }

  private func isPronoun(_ word: Constituent) -> Bool {
    Self.pronouns.contains(word.lexeme.lemma)
  }

  private func named(_ who: Constituent) -> [Constituent] {
    who.lexeme.lemma == "me" ? lexicon.small("I", tile: who.tile) : known(who)
  }

  // MARK: What is not so

  /// *I/not/cookie, mom/not/bed, they/here/not, girl/not/hand, don't/mom/now*.
  private func denied(_ row: [Constituent]) -> Laid? {
    guard let no = row.firstIndex(where: { ["not", "don't"].contains($0.lexeme.lemma) }),
      let who = row.indices.first(where: { $0 != no && isSomebody(row[$0]) }),
      case let other = row[3 - no - who]
    else { return nil }
    let not = lexicon.small("not", tile: row[no].tile)
    let isNamed = !isPronoun(row[who])
    if isWhen(other), !["here", "there"].contains(other.lexeme.lemma) {
      guard isNamed, row[no].lexeme.lemma == "don't" || no == 0 else { return nil }
      return isCalled(row[who].lexeme)
        ? Laid(row: not + [other], next: [row[who]])
        : Laid(row: not + known(row[who]) + [other])
    }
    let doer = named(row[who])
    if ["here", "there"].contains(other.lexeme.lemma) {
      return Laid(row: doer + not + [EnglishWording.be, other])
    }
    if isPlace(other) {
      return Laid(row: doer + not + [EnglishWording.be] + being(at: other))
    }
    if other.lexeme.lemma == "more" { return Laid(row: doer + not + [verb("want"), other]) }
    if isFelt(other), isNamed, no != who + 1, other.lexeme.lemma != "hurt" || row[1] != other {
      return Laid(row: doer + not + [EnglishWording.be, other.asQuality])
    }
    guard other.lexeme.wordClass == .noun, !isSomebody(other), !other.lexeme.kind.isTemporal,
      other.lexeme.kind != .weather, !isPlainDeed(other), !other.lexeme.isHuman
    else { return nil }
    if other.lexeme.kind == .body {
      if mayBeDeed(other) { return nil }
      return owner(of: row[who]).map { Laid(row: not + $0 + [other]) }
    }
    let act = other.lexeme.kind == .clothing ? "have" : "want"
    let article =
      isPronoun(row[who]) || isHad(other) && EnglishHabits.isMass(other.lexeme)
        || EnglishHabits.isPlural(other.lexeme) ? [] : small("the")
    return Laid(row: doer + not + [verb(act)] + article + [other])
  }

  // MARK: Behind a small word

  /// *Please/I/more, hello/I/here, later/I/cookie, again/I/shoes, now/dog/sad*.
  private func opened(_ row: [Constituent]) -> Laid? {
    guard Self.opening.contains(row[0].lexeme.lemma), isSomebody(row[1]),
      !isSomebody(row[2])
        || isPronoun(row[2]) == isPronoun(row[1]) && row[0].lexeme.lemma == "later"
    else { return nil }
    let word = row[0].lexeme.lemma, who = row[1], other = row[2]
    let isClosing = ["later", "again", "now", "too", "please"].contains(word)
    let front = isClosing ? [] : word == "no" ? [row[0]] : [row[0]]
    let end = isClosing ? [row[0]] : []
    let doer = named(who)
    if !isPronoun(who) {
      guard let said = openedByNamed(word, who, other) else { return nil }
      return Laid(row: front + said + end)
    }
    let rest: [Constituent]
    let lemma = other.lexeme.lemma
    if ["here", "there"].contains(lemma) {
      rest = [EnglishWording.be, other]
    } else if isPlace(other) {
      if word == "later" {
        rest = [verb("go")] + going(to: other)
      } else {
        rest = [EnglishWording.be] + being(at: other)
      }
    } else if other.lexeme.wordClass == .adjective || isFelt(other) {
      rest = [EnglishWording.be, other.asQuality]
    } else if Self.opened.contains(lemma), word == "later" {
      rest = [verb("open")] + small("the") + [other]
    } else if lemma == "more" || isHad(other) || isShow(other) || lemma == "that" {
      rest =
        word == "later"
        ? [verb("have")] + (other.lexeme.wordClass == .noun ? some(other) : [other])
        : [verb("want"), other]
    } else if ["now", "again"].contains(lemma), who.lexeme.lemma == "I", word == "please" {
      rest = [verb("want")] + small("it") + [other]
    } else {
      return nil
    }
    let isAhead = word == "later"
    if who.lexeme.lemma == "you", word == "please" {
      if isPlace(other) {
        return Laid(row: doer + [verb("go")] + going(to: other) + end)
      }
      guard isHad(other) || isShow(other), let owner = owner(of: who) else { return nil }
      return Laid(row: owner + [other] + end)
    }
    if word == "maybe" { return Laid(row: doer + rest, opensWith: row[0]) }
    return Laid(row: front + doer + (isAhead ? words("will", row) : []) + rest + end)
  }

  /// *Again/mom/sad, later/mom/grandma, later/mom/book*.
  private func openedByNamed(
    _ word: String, _ who: Constituent, _ other: Constituent
  ) -> [Constituent]? {
    if other.lexeme.wordClass == .adjective, word != "hello", word != "please" {
      return known(who) + [EnglishWording.be, other]
    }
    guard word == "later" else { return nil }
    if isPerson(other) { return known(who) + small("and") + known(other) }
    guard isHad(other) || isShow(other) || other.lexeme.kind == .furniture || isAnimal(other) else {
      return nil
    }
    return known(who) + words("will", []) + [verb("have")] + small("the") + [other]
  }

  // MARK: Asked

  /// *What/you/juice, when/I/juice, why/they/home, when/they/bed*.
  private func askedOf(_ row: [Constituent]) -> Laid? {
    guard ["what", "when", "why", "where"].contains(row[0].lexeme.lemma), isSomebody(row[1]),
      row[2].lexeme.wordClass == .noun, !isSomebody(row[2]), !row[2].lexeme.kind.isTemporal
    else { return nil }
    let doer = named(row[1]), thing = row[2]
    let word = row[0].lexeme.lemma
    if isPlace(thing) {
      switch word {
      case "when" where thing.lexeme.kind == .home && !isPronoun(row[1]):
        return Laid(row: [row[0]] + doer + [verb("come"), thing], isOngoing: true)
      case "when": return Laid(row: [row[0]] + doer + [verb("go")] + going(to: thing))
      case "why": return Laid(row: [row[0]] + doer + [EnglishWording.be] + being(at: thing))
      default: return nil
      }
    }
    guard isHad(thing) || isShow(thing), !mayBeDeed(thing) else { return nil }
    switch word {
    case "what": return Laid(row: [row[0], thing] + doer + [verb("want")])
    case "when", "why":
      if isShow(thing) {
        return Laid(row: [row[0]] + doer + [verb("watch")] + small("the") + [thing])
      }
      return Laid(row: [row[0]] + doer + [verb("have"), thing])
    default: return nil
    }
  }

  private static let pronouns = EnglishWords.set("I you he she we they me")
  private static let opening = EnglishWords.set(
    "please hello hi no maybe later again now too never")
}
