import AACCore

/// What somebody is to hand, fetch or help with, and where one is to be taken: *give/that, give/grandma, take/park, me/help, help/down,
/// sing/help, come/bed, mom/give, open/grandma*.
///
/// Sources: CGEL §10.7 (recipients), §11.24 (requests), §10.53 (vocatives), §9.46 (*to*), §16.52 (*help* with a bare verb), §5.41 (*to bed*).
extension EnglishCoreRow {
  func handed(_ row: [Constituent]) -> Laid? {
    guard row.count == 2 else { return nil }
    return givenTo(row) ?? taken(toPlace: row) ?? helpedWith(row) ?? summoned(row)
      ?? handledBy(row) ?? consumed(row)
  }

  /// *Give/that, drink/give, give/now, give/red, give/grandma*.
  private func givenTo(_ row: [Constituent]) -> Laid? {
    guard let give = row.firstIndex(where: { $0.lexeme.lemma == "give" }) else { return nil }
    let other = row[1 - give], lemma = other.lexeme.lemma
    let act = [row[give].asVerb]
    let me = small("me")
    switch lemma {
    case "this", "that", "some", "more", "these", "those":
      return Laid(row: act + me + [other], isRequest: true)
    case "drink", "hug", "kiss":
      return Laid(row: act + me + small("a") + [other.asPortion], isRequest: true)
    case "now", "again", "later", "please":
      return Laid(row: act + small("it") + small("to") + me + [other], isRequest: true)
    case "here": return Laid(row: act + small("it") + [other], isRequest: true)
    case "it": return Laid(row: act + [other] + small("to") + me, isRequest: true)
    case "me": return Laid(row: act + small("it") + small("to") + [other], isRequest: true)
    case "different", "other", "another", "same":
      return Laid(
        row: act + me + small(lemma == "same" ? "the" : lemma == "different" ? "a" : "")
          + [other] + small("one"), isRequest: true)
    default: break
    }
    if other.lexeme.kind == .color, other.lexeme.wordClass == .adjective {
      return Laid(row: act + me + small("the") + [other] + small("one"), isRequest: true)
    }
    guard give == 0, isPerson(other) || isAnimal(other) else { return nil }
    return Laid(row: act + small("it") + small("to") + known(other), isRequest: true)
  }

  /// *Take/park, bathroom/take, take/bed, take/grandma*.
  private func taken(toPlace row: [Constituent]) -> Laid? {
    guard let take = row.firstIndex(where: { $0.lexeme.lemma == "take" }),
      case let other = row[1 - take],
      isPlace(other) || isShow(other) || take == 0 && isPerson(other)
    else { return nil }
    return Laid(
      row: [row[take].asVerb] + small("me") + going(to: other, isShown: isShow(other)),
      isRequest: true)
  }

  /// *To the park, to the movie, to Grandma*.
  private func going(to other: Constituent, isShown: Bool) -> [Constituent] {
    if isShown { return small("to") + small("the") + [other] }
    if isPerson(other) { return small("to") + known(other) }
    return going(to: other)
  }

  /// *Me/help, help/park, help/down, sing/help, yes/help*.
  private func helpedWith(_ row: [Constituent]) -> Laid? {
    guard let help = row.firstIndex(where: { $0.lexeme.lemma == "help" }) else { return nil }
    let other = row[1 - help], lemma = other.lexeme.lemma
    let act = [row[help].asVerb]
    if lemma == "me" { return Laid(row: act + [other], isRequest: true) }
    if ["yes", "yeah", "ok"].contains(lemma) {
      return Laid(row: [other] + act + small("me"), isRequest: true)
    }
    if isPlace(other), other.lexeme.lemma != "bed" {
      return Laid(row: act + small("me") + being(at: other), isRequest: true)
    }
    if ["in", "down", "out", "up", "off", "on"].contains(lemma) {
      return Laid(row: act + small("me") + [verb("get"), other], isRequest: true)
    }
    if ["now", "today", "again", "here", "more"].contains(lemma) {
      return Laid(row: act + small("me") + [other], isRequest: true)
    }
    guard isPlainDeed(other) || ["go", "come", "look", "find", "make"].contains(lemma) else {
      return nil
    }
    return Laid(row: act + small("me") + [other.asVerb], isRequest: true)
  }

  /// *Come/bed, park/come, come/movie, sing/come, come/dog, on/come*.
  private func summoned(_ row: [Constituent]) -> Laid? {
    guard let come = row.firstIndex(where: { $0.lexeme.lemma == "come" }) else { return nil }
    let other = row[1 - come], act = [row[come].asVerb]
    if isPlace(other) || isShow(other) {
      return Laid(row: act + going(to: other, isShown: isShow(other)), isRequest: true)
    }
    if ["on", "in"].contains(other.lexeme.lemma) {
      return Laid(row: act + [other], isRequest: true)
    }
    if come == 0, isAnimal(other) { return Laid(row: act, isRequest: true, next: [other]) }
    guard come == 1, isPlainDeed(other) else { return nil }
    return Laid(row: act + [other.asVerb], isRequest: true)
  }

  /// *Open/grandma, mom/close, do/Emma, mom/give, grandma/put, Emma/get, open/me*.
  private func handledBy(_ row: [Constituent]) -> Laid? {
    guard let index = row.firstIndex(where: { Self.needy.contains($0.lexeme.lemma) }),
      case let who = row[1 - index], case let act = row[index].lexeme.lemma
    else { return nil }
    if act == "open" || act == "close" || act == "fix", who.lexeme.lemma == "me" {
      return Laid(
        row: [row[index].asVerb] + small("it") + small("for") + [who], isRequest: true)
    }
    guard isPerson(who) else { return nil }
    let rest = Self.behindDeed[act] ?? ["it"]
    if index == 0 {
      guard ["open", "close", "do", "put", "bring", "fix"].contains(act), isCalled(who.lexeme)
      else {
        return nil
      }
    }
    if index == 0 || act == "do", isCalled(who.lexeme) {
      return Laid(
        row: [row[index].asVerb] + rest.flatMap(small), isRequest: true, next: [who])
    }
    return Laid(row: known(who) + [row[index].asVerb] + rest.flatMap(small))
  }

  /// *Drink/grandma, eat/dog, sleep/Emma, eat/nobody*: who does it, as nobody eats him.
  private func consumed(_ row: [Constituent]) -> Laid? {
    guard ["eat", "drink", "sleep"].contains(row[0].lexeme.lemma) else { return nil }
    if isPerson(row[1]), row[0].lexeme.lemma != "sleep" { return nil }
    let who = row[1]
    if ["nobody", "somebody", "everybody", "someone", "everyone"].contains(who.lexeme.lemma) {
      return Laid(row: [who, row[0].asVerb], isOngoing: true)
    }
    guard
      isPerson(who)
        || isAnimal(who) && !KindSet.edible.contains(who.lexeme.kind)
          && !Self.meat.contains(who.lexeme.lemma)
    else { return nil }
    return Laid(row: known(who) + [row[0].asVerb], isOngoing: true)
  }

  /// Animals that are eaten.
  private static let meat = EnglishWords.set(
    "chicken fish turkey duck shrimp crab lobster lamb salmon tuna")
  /// What cannot be done without what it is done to.
  static let needy = EnglishWords.set("give take put get open close do bring fix")
  private static let behindDeed: WordMap<[String]> = [
    "give": ["it", "to", "me"], "put": ["it", "there"],
  ]
}
