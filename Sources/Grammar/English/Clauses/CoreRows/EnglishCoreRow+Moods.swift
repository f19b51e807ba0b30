import AACCore

/// How somebody feels beside a deed or a place, and what makes one feel so: *sad/eat, swim/tired, school/sick, tired/bed, hurt/it, make/sad,
/// drink/eat, yes/swim*.
///
/// Sources: CGEL §10.9 (*be* understood), §13.3 (clauses without a link), §16.69 (*tired of*), §16.54 (*make* with a quality), §12.46.
extension EnglishCoreRow {
  func felt(_ row: [Constituent]) -> Laid? {
    guard row.count == 2 else { return nil }
    return pained(row) ?? moodBesidePlace(row) ?? moodBesideDeed(row) ?? moved(row)
      ?? twoDeeds(row) ?? answered(row)
  }

  // MARK: What hurts

  /// *Hurt/it, hurt/what, more/hurt, hurt/shoes, dog/hurt, today/hurt*.
  private func pained(_ row: [Constituent]) -> Laid? {
    guard let hurt = row.firstIndex(where: { $0.lexeme.lemma == "hurt" }) else { return nil }
    let other = row[1 - hurt], lemma = other.lexeme.lemma
    let act = row[hurt].asVerb
    switch lemma {
    case "it", "this", "that": return Laid(row: [other, act])
    case "what": return Laid(row: [other, act])
    case "more": return Laid(row: small("it") + [act, other])
    case "today", "again":
      return Laid(row: small("I") + [EnglishWording.be, row[hurt].asQuality, other])
    case "now", "here", "there", "still": return Laid(row: small("it") + [act, other])
    default: break
    }
    if isPerson(other) || isAnimal(other) {
      return Laid(row: known(other) + [EnglishWording.be, row[hurt].asQuality])
    }
    guard hurt == 0, other.lexeme.wordClass == .noun, !isPlace(other),
      other.lexeme.kind != .body, !other.lexeme.kind.isTemporal, other.lexeme.kind != .weather
    else { return nil }
    return Laid(row: owned(other, isOwn: other.lexeme.kind == .clothing) + [act])
  }

  /// Two words behind *because* that say no reason by themselves: *not/cookie, dog/bed, dog/book, hurt/head, come/now*.
  func cause(_ row: [Constituent]) -> Laid? {
    let (first, second) = (row[0], row[1])
    if ["not", "no"].contains(first.lexeme.lemma), second.lexeme.wordClass == .noun,
      isHad(second) || isShow(second) || isPlace(second)
    {
      let not = lexicon.small("not", tile: first.tile)
      return Laid(
        row: small("I") + not + [verb("want")]
          + (isPlace(second) ? [verb("go")] + going(to: second) : [second]))
    }
    if ["not", "no"].contains(first.lexeme.lemma), isWhen(second) { return Laid(row: row) }
    if first.lexeme.lemma == "hurt", second.lexeme.kind == .body {
      return Laid(row: [first.asVerb], subject: small("my") + [second])
    }
    if isPerson(first) || isAnimal(first), second.lexeme.wordClass == .noun {
      if isPlace(second) {
        return Laid(row: [EnglishWording.be] + being(at: second), subject: known(first))
      }
      guard isHad(second) || isShow(second) else { return nil }
      return Laid(row: [verb("have"), second], subject: known(first))
    }
    if first.lexeme.lemma == "look", second.lexeme.wordClass == .noun,
      !second.lexeme.kind.isTemporal
    {
      return Laid(
        row: [first.asVerb] + linked(small("at"), second.tile)
          + (isPerson(second) ? known(second) : owned(second, isOwn: second.lexeme.kind == .body)),
        isOngoing: true, subject: small("I"))
    }
    guard ["look", "come", "wait", "see", "listen"].contains(first.lexeme.lemma),
      isWhen(second) || second.lexeme.lemma == "bed"
    else { return nil }
    let link =
      second.lexeme.lemma == "bed"
      ? words(first.lexeme.lemma == "come" ? "to 2" : "in 2", row) : [second]
    let isAhead = ["tomorrow", "later"].contains(second.lexeme.lemma)
    let object = first.lexeme.lemma == "see" ? small("it") : []
    return Laid(
      row: [first.asVerb] + object + link,
      isOngoing: first.lexeme.lemma != "see" && !isAhead, subject: small("I"))
  }

  // MARK: Where one feels so

  /// *School/sad, tired/bed, sick/bathroom, park/lost*.
  private func moodBesidePlace(_ row: [Constituent]) -> Laid? {
    guard let mood = row.firstIndex(where: isFelt), case let place = row[1 - mood],
      !["hot", "cold", "wet", "dirty"].contains(row[mood].lexeme.lemma)
    else { return nil }
    let word = row[mood].lexeme.lemma
    if word == "happy", place.lexeme.kind == .home { return nil }
    if place.lexeme.lemma == "work" { return nil }
    let start = small("I") + [EnglishWording.be, row[mood].asQuality]
    if word == "tired", place.lexeme.kind == .music || isShow(place) {
      return Laid(row: start + small("of") + (isShow(place) ? small("the") : []) + [place])
    }
    if word == "lost", place.lexeme.lemma == "bed" { return nil }
    guard isPlace(place), word != "scared", word != "afraid" else { return nil }
    if place.lexeme.lemma == "bed", ["tired", "sick", "sleepy"].contains(word) {
      return Laid(row: start, next: small("I") + [verb("want"), verb("go")] + going(to: place))
    }
    if place.lexeme.kind == .room, word == "sick", Self.washrooms.contains(place.lexeme.lemma) {
      return Laid(
        row: start,
        next: small("I") + [verb("need"), verb("go")] + small("to") + small("the") + [place])
    }
    if word == "tired", place.lexeme.lemma != "home", place.lexeme.kind == .place {
      return Laid(row: start + small("of") + [place])
    }
    return Laid(row: start + being(at: place))
  }

  // MARK: A mood and a deed

  /// *Sad/eat, swim/tired, sick/help, hurt/come, scared/swim*.
  private func moodBesideDeed(_ row: [Constituent]) -> Laid? {
    guard let mood = row.firstIndex(where: isFelt), case let deed = row[1 - mood],
      !isFelt(deed), deed.lexeme.lemma != "hurt", deed.lexeme.lemma != "work"
    else { return nil }
    let word = row[mood].lexeme.lemma, act = deed.lexeme.lemma
    let isPain = word == "hurt" && act == "stop"
    let start =
      isPain
      ? small("it") + [row[mood].asVerb] : small("I") + [EnglishWording.be, row[mood].asQuality]
    if ["help", "come", "wait", "stop"].contains(act) {
      return mood == 0
        ? Laid(row: start, next: [deed.asVerb], isNextAsked: true)
        : Laid(row: [deed.asVerb], isRequest: true, next: start)
    }
    guard isPlainDeed(deed), act != "rest" || word != "tired" else { return nil }
    if ["scared", "afraid"].contains(word) {
      return Laid(row: start + linked(small("of"), deed.tile) + [asActivity(deed)])
    }
    if act == "look" { return nil }
    let wish = small("I") + [verb("want"), deed.asVerb]
    return mood == 0 ? Laid(row: start, next: wish) : Laid(row: wish, next: start)
  }

  // MARK: What moves one

  /// *Make/sad, happy/make, make/stop, make/dirty*.
  private func moved(_ row: [Constituent]) -> Laid? {
    guard let make = row.firstIndex(where: { $0.lexeme.lemma == "make" }) else { return nil }
    let other = row[1 - make]
    if ["stop", "go", "work"].contains(other.lexeme.lemma) {
      return Laid(row: [row[make].asVerb] + small("it") + [other.asVerb], isRequest: true)
    }
    guard isFelt(other) else { return nil }
    return Laid(
      row: small("it") + [row[make].asVerb] + small("me") + [other.asQuality])
  }

  // MARK: Two deeds

  /// *Drink/eat, play/swim, sing/play*: both are wished for.
  private func twoDeeds(_ row: [Constituent]) -> Laid? {
    let (first, second) = (row[0].lexeme.lemma, row[1].lexeme.lemma)
    guard Self.paired.contains(first), Self.paired.contains(second), first != second else {
      return nil
    }
    return Laid(
      row: small("I") + [verb("want"), row[0].asVerb] + small("and") + [row[1].asVerb])
  }

  /// *Yes/drink, swim/yes, hello/play, please/see*.
  private func answered(_ row: [Constituent]) -> Laid? {
    guard let word = row.firstIndex(where: { Self.greeting.contains($0.lexeme.lemma) }) else {
      return nil
    }
    let deed = row[1 - word]
    let wishes =
      Self.deeds.contains(deed.lexeme.lemma) || Self.paired.contains(deed.lexeme.lemma)
      || ["see", "take", "hear"].contains(deed.lexeme.lemma)
    switch row[word].lexeme.lemma {
    case "yes", "hello", "hi", "ok", "yeah":
      guard wishes else { return nil }
      if deed.lexeme.lemma == "go", row[word].lexeme.lemma != "yes" { return nil }
      return Laid(
        row: [row[word]] + small("I") + [verb("want"), deed.asVerb]
          + (deed.lexeme.lemma == "take" ? small("it") : []))
    case "please":
      guard ["see", "hear", "take"].contains(deed.lexeme.lemma) else { return nil }
      return Laid(
        row: small("I") + [verb("want"), deed.asVerb]
          + (deed.lexeme.lemma == "see" ? [] : small("it")) + [row[word]])
    default:
      guard deed.lexeme.lemma == "go" else { return nil }
      return Laid(row: [row[word]] + small("I") + [deed.asVerb], isOngoing: true)
    }
  }

  private static let washrooms = EnglishWords.set("bathroom restroom toilet washroom potty loo")
  /// Deeds of which two are done one after the other.
  private static let paired = EnglishWords.set(
    "eat drink play sleep swim sing walk draw jump dance paint rest run read write cook climb")
  private static let greeting = EnglishWords.set("yes hello hi ok yeah please bye goodbye")
}
