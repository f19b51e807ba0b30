import AACCore

/// A pronoun or somebody called beside one word that is no deed: *I/bed, he/juice, she/bathroom, I/that, you/more, I/shoes, all done/mom,
/// broken/grandma, down/Emma*.
///
/// Sources: CGEL §10.9 (*be* understood), §12.46–12.50, §10.53 (vocatives), §6.30 (possessives).
extension EnglishCoreRow {
  func ofSomebody(_ row: [Constituent]) -> Laid? {
    guard row.count == 2 else { return nil }
    return vocative(row) ?? pronounBeside(row)
  }

  // MARK: Called

  /// *All done/mom, more/grandma, broken/mom, finished/mom, down/dog, doctor/stop*.
  private func vocative(_ row: [Constituent]) -> Laid? {
    let (first, second) = (row[0], row[1])
    if Self.pleas.contains(second.lexeme.lemma), EnglishPeople.helpers.contains(first.lexeme.lemma)
    {
      return Laid(row: [second.asVerb], isRequest: true, next: [first])
    }
    if isAnimal(second), ["up", "down", "off"].contains(first.lexeme.lemma) {
      return Laid(row: [first], next: [second])
    }
    guard let said = row.firstIndex(where: { Self.cries.contains($0.lexeme.lemma) }),
      case let who = row[1 - said], isPerson(who), isCalled(who.lexeme)
    else { return nil }
    switch row[said].lexeme.lemma {
    case "broken":
      return Laid(
        row: small("it") + [EnglishWording.be, row[said].asQuality], next: [who])
    case "finished", "done", "all done":
      guard said == 0 else { return nil }
      return Laid(row: small("I") + [EnglishWording.be, row[said]], next: [who])
    case "all gone":
      guard said == 0 else { return nil }
      return Laid(row: [row[said]], next: [who])
    default: return Laid(row: [row[said]], next: [who])
    }
  }

  // MARK: Pronouns

  /// *I/bed, music/I, you/juice, she/bathroom, we/school, I/this, he/shoes*.
  private func pronounBeside(_ row: [Constituent]) -> Laid? {
    guard let index = row.firstIndex(where: { Self.persons[$0.lexeme.lemma] != nil }),
      let person = Self.persons[row[index].lexeme.lemma], case let other = row[1 - index]
    else { return nil }
    let pronoun = lexicon.small(person, tile: row[index].tile)
    let noun = other.lexeme
    let isSpeaker = person == "I"
    if person == "it" {
      guard index == 0, noun.kind == .vehicle, noun.wordClass == .noun else { return nil }
      return Laid(row: pronoun + [EnglishWording.be] + small("a") + [asThing(other)])
    }
    switch noun.lemma {
    case "this", "that", "more", "some", "these", "those":
      guard index == 0 || isSpeaker else { return nil }
      return person == "you"
        ? Laid(row: pronoun + [verb("want"), other], asks: true)
        : Laid(row: pronoun + [verb("want"), other])
    case "again", "now":
      guard isSpeaker, index == 0, row[index].lexeme.lemma == "I" else { return nil }
      return Laid(row: pronoun + [verb("want")] + small("it") + [other])
    case "bed":
      guard isSpeaker else {
        return Laid(row: pronoun + [EnglishWording.be] + being(at: other))
      }
      return Laid(row: pronoun + [verb("want"), verb("go")] + going(to: other))
    default: break
    }
    if isPlace(other) {
      if person == "we", !["school", "work", "home"].contains(noun.lemma) {
        return index == 0
          ? nil : Laid(row: pronoun + [verb("go")] + going(to: other), isOngoing: true)
      }
      if isSpeaker, Self.washing.contains(noun.lemma) { return nil }
      return Laid(row: pronoun + [EnglishWording.be] + being(at: other))
    }
    guard noun.wordClass == .noun, !noun.isBeing, noun.lemma != "watch" else { return nil }
    if noun.kind == .clothing || noun.kind == .body {
      return owner(of: row[index]).map { Laid(row: $0 + [other]) }
    }
    let isWanted = isHad(other) || isShow(other) || noun.kind == .music || noun.kind == .media
    guard isWanted else { return nil }
    if noun.kind == .vehicle {
      guard isSpeaker, row[0].lexeme.lemma != "I" else { return nil }
      return owner(of: row[index]).map { Laid(row: $0 + [other]) }
    }
    // Kick me, swing me: what may be a deed is one.
    if mayBeDeed(other) || index == 1 && noun.kind == .thing && !isCommon(other) { return nil }
    return Laid(
      row: pronoun + [verb("want"), other], asks: person == "you")
  }

  /// Whether it is a thing of the tables, and no word that was guessed or is a deed as well.
  private func isCommon(_ word: Constituent) -> Bool {
    !word.lexeme.isInferred && lexicon.word(word.lexeme.lemma) != nil
      && !EnglishVerbLexicon.isVerb(word.lexeme.lemma)
  }

  private static let persons: WordMap<String> = [
    "I": "I", "me": "I", "you": "you", "he": "he", "she": "she", "we": "we", "they": "they",
    "it": "it",
  ]
  private static let washing = EnglishWords.set("bathroom toilet restroom loo potty")
  /// What is called out to somebody.
  private static let cries: WordSet = [
    "all done", "done", "finished", "all gone", "more", "broken",
  ]
  private static let pleas = EnglishWords.set("stop look wait listen")
}
