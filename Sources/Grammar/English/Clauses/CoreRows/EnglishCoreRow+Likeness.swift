import AACCore

/// Two tiles that are like one another or of one kind, the weather, and things that both know: *want/same, different/need, rain/me, dog/I,
/// hurt/sad, music/bad*.
///
/// Sources: CGEL §12.8 (*the same, a different one*), §10.26 (weather), §13.68 (what is joined), §5.26 (*the*), §6.30 (possessives).
extension EnglishCoreRow {
  // MARK: Same and different

  /// *Want/same, grandma/same, what/same, need/different, big/give*.
  func compared(_ tiles: [Constituent], isFirst: Bool) -> Laid? {
    let word = tiles[0].lexeme.lemma, other = tiles[1], lemma = other.lexeme.lemma
    let wishes =
      Self.wishes.contains(lemma) ? "I 2v" : Self.wants.contains(lemma) ? "I want 2v" : nil
    switch word {
    case "same":
      var same = tiles[0]
      same.lexeme = Lexeme(lemma: "same", wordClass: .noun, kind: .thing)
      same.lexeme.countability = .mass
      if let wishes { return said(wishes + " the 1", [same, other]) }
      if lemma == "make" { return asked(for: "2v the 1", [same, other]) }
      if lemma == "give" { return asked(for: "2v me the 1", [same, other]) }
      guard !isFirst, isPerson(other) else { return nil }
      return said("2k be the 1", [same, other])
    case "different", "big", "little", "small", "red", "blue", "green", "yellow":
      let article = word == "different" ? "a" : "the"
      guard word != "red" || lemma != "look" else { return nil }
      if let wishes { return said("\(wishes) \(article) 1 one", tiles) }
      return lemma == "give" ? asked(for: "2v me \(article) 1 one", tiles) : nil
    default: return nil
    }
  }

  private static let wishes = EnglishWords.set("want need like")
  private static let wants = EnglishWords.set("read see play watch")

  // MARK: Weather

  /// *Again/rain, rain/me, mom/rain, I/rain*.
  func weathered(_ tiles: [Constituent], isFirst: Bool) -> Laid? {
    let word = tiles[0].lexeme.lemma, other = tiles[1]
    guard word == "rain" || word == "snow" else { return nil }
    if other.lexeme.lemma == "again" { return Laid(row: words("it 1v 2", tiles), isOngoing: true) }
    if isPerson(other), !isFirst {
      return Laid(row: [other], next: words("it 1v", tiles), isNextOngoing: true)
    }
    let pronoun =
      other.lexeme.lemma == "you" || other.lexeme.lemma == "me" ? [other] : accusative(other)
    return pronoun.map { Laid(row: words("it 1v on", tiles) + $0, isOngoing: true) }
  }

  // MARK: Two of a kind

  /// *Hurt/sad, happy/hurt*.
  func bothFelt(_ row: [Constituent]) -> Laid? {
    guard isFelt(row[0]), isFelt(row[1]) else { return nil }
    return said("I be 1q and 2q", row)
  }

  /// *I/dog, he/dog, dog/mom*.
  func joined(_ row: [Constituent]) -> Laid? {
    guard let dog = row.firstIndex(where: isAnimal), case let other = row[1 - dog] else {
      return nil
    }
    if let owner = owner(of: other) {
      return Laid(row: owner + [row[dog]])
    }
    guard dog == 0, isPerson(other) else { return nil }
    return said("the 1 and 2k", row)
  }

  /// *My, your, his*: whose it is, of a pronoun.
  func owner(of word: Constituent) -> [Constituent]? {
    guard word.lexeme.lemma != "it", let pronoun = EnglishPronouns.of(word.lexeme.lemma),
      pronoun.nominative == word.lexeme.lemma || word.lexeme.lemma == "me"
    else { return nil }
    var determiner = word
    determiner.lexeme = Lexeme(
      lemma: pronoun.possessive, wordClass: .determiner, kind: .possessive)
    determiner.lexeme.person = pronoun.person
    return [determiner]
  }

  /// *Music/bad, where/music, school/big, head/here*.
  func definite(_ row: [Constituent]) -> Laid? {
    let (first, second) = (row[0].lexeme, row[1].lexeme)
    if first.kind == .music, first.wordClass == .noun,
      second.wordClass == .adjective
        || ["all done", "all gone", "finished", "broken"].contains(second.lemma),
      !EnglishHabits.isPlural(first), second.lemma != "different", second.lemma != "same",
      second.lemma != "tired"
    {
      return said("the 1 be 2q", row)
    }
    if first.lemma == "school",
      ["big", "small", "dirty", "broken", "hot", "cold"].contains(second.lemma)
    {
      return said("the 1 be 2q", row)
    }
    if let place = row.firstIndex(where: { $0.lexeme.lemma == "where" }),
      case let other = row[1 - place], other.lexeme.kind == .music, other.lexeme.wordClass == .noun
    {
      return question("1 be the 2", [row[place], other])
    }
    if let how = row.firstIndex(where: { ["how", "where"].contains($0.lexeme.lemma) }),
      row[1 - how].lexeme.kind == .body
    {
      return question(
        row[how].lexeme.lemma == "how" ? "1 be your 2" : "1 be my 2", [row[how], row[1 - how]])
    }
    if second.kind == .music, second.wordClass == .noun,
      ["all gone", "broken"].contains(first.lemma)
    {
      return said("the 2 be 1q", row)
    }
    if first.lemma == "here", second.kind == .body { return said("my 2 be 1", row) }
    if first.lemma == "here", isPerson(row[1]), second.wordClass == .properNoun {
      return said("2 be 1", row)
    }
    if ["today", "tomorrow", "yesterday"].contains(first.lemma), second.lemma == "now" {
      return Laid(row: [row[0]], next: [row[1]])
    }
    if first.lemma == "please", second.lemma == "you" {
      return Laid(row: [row[1]], next: [row[0]])
    }
    if EnglishPeople.helpers.contains(first.lemma), second.lemma == "I" {
      return said("the 1 and 2", row)
    }
    return nil
  }
}
