import AACCore

/// Two tiles of which one is a small word: *with/she, bathroom/in, maybe/juice, why/school, when/Emma, who/park, more/shoes, that/big, my/want,
/// he/in, what/grandma*.
///
/// Sources: CGEL §6.4 (case of pronouns), §9.2 (prepositions before their nouns), §11.14–11.20 (question words), §12.46–12.50, §10.53.
extension EnglishCoreRow {
  func ofSmallWords(_ row: [Constituent]) -> Laid? {
    let (first, second) = (row[0], row[1])
    if let linked = linked(first, second) { return linked }
    for core in row.indices {
      let tiles = [row[core], row[1 - core]]
      if let laid = questioned(tiles, isFirst: core == 0) ?? graded(tiles, isFirst: core == 0)
        ?? pointed(tiles, isFirst: core == 0) ?? ofTurns(tiles, isFirst: core == 0)
        ?? moving(tiles, isFirst: core == 0)
      {
        return laid
      }
    }
    return nil
  }

  func accusative(_ word: Constituent) -> [Constituent]? {
    guard let pronoun = EnglishPronouns.of(word.lexeme.lemma), pronoun.nominative != "it",
      pronoun.nominative != "you", pronoun.nominative == word.lexeme.lemma
    else { return nil }
    return lexicon.small(pronoun.accusative, tile: word.tile)
  }

  private static let links = EnglishWords.set("with to in on for at up down")

  // MARK: Prepositions

  /// *With/I, in/bathroom, school/to, grandma/with, off/bed, for/what*.
  private func linked(_ first: Constituent, _ second: Constituent) -> Laid? {
    let (one, two) = (first.lexeme.lemma, second.lexeme.lemma)
    if Self.links.contains(one) {
      if !["up", "down"].contains(one), let whom = accusative(second) {
        return Laid(row: [first] + whom)
      }
      if second.lexeme.kind == .question, two != "why", two != "when" {
        return headed(first, [second], asks: true)
      }
    }
    if Self.links.contains(one), !["with", "for", "up", "down"].contains(one), isPlace(second) {
      return place(first, second)
    }
    if (one == "off" || one == "out"), two == "bed" {
      return Laid(
        row: one == "out" ? words("1 of 2", [first, second]) : words("1 the 2", [first, second]))
    }
    if one == "to", EnglishPeople.visited.contains(two) { return said("1 the 2", [first, second]) }
    if one == "bed", two == "out" { return said("2 of 1", [first, second]) }
    guard ["to", "with", "for", "in", "at"].contains(two),
      first.lexeme.wordClass == .noun
        || first.lexeme.wordClass == .properNoun
    else { return nil }
    if isPlace(first), two != "with", two != "for" { return place(second, first) }
    if isPerson(first), two == "with" || two == "for" || two == "to" {
      return said("2 1k", [first, second])
    }
    return nil
  }

  private func place(_ link: Constituent, _ noun: Constituent) -> Laid? {
    guard noun.lexeme.lemma != "home" else { return nil }
    let isBare = ["school", "bed", "work", "church", "class", "college"].contains(noun.lexeme.lemma)
    return Laid(
      row: [link] + (isBare && link.lexeme.lemma != "on" ? [] : small("the")) + [noun])
  }

  // MARK: Questions

  /// *When/juice, when/Emma, who/park, why/school, what/grandma*; the question word is the first of the tiles.
  private func questioned(_ tiles: [Constituent], isFirst: Bool) -> Laid? {
    let word = tiles[0].lexeme.lemma, other = tiles[1], lemma = other.lexeme.lemma
    switch word {
    case "when": return when(tiles)
    case "who":
      if lemma == "bed" { return nil }
      if isPlace(other) { return Laid(row: words("1 is", tiles) + being(at: other), asks: true) }
      if isShow(other) { return question("1 is in the 2", tiles) }
      if isWhen(other), !["here", "there", "again", "later"].contains(lemma) {
        return headed(tiles[0], [other], asks: true)
      }
      guard other.lexeme.kind == .music, other.lexeme.wordClass == .noun else { return nil }
      return Laid(row: lexicon.small("whose", tile: tiles[0].tile) + [other], asks: true)
    case "why":
      if isPerson(other) {
        return isCalled(other.lexeme)
          ? Laid(row: [tiles[0]], next: [other], asks: true)
          : headed(tiles[0], known(other), asks: true)
      }
      if lemma == "do" { return question("1 you 2v it", tiles, isOngoing: true) }
      if lemma == "I" { return headed(tiles[0], lexicon.small("me", tile: other.tile), asks: true) }
      if ["all done", "all gone", "finished"].contains(lemma) {
        return question("1 be it 2", tiles)
      }
      guard
        isWhen(other)
          || other.lexeme.wordClass == .noun && !isPlainDeed(other)
            && other.lexeme.kind != .weather && lemma != "help"
      else { return nil }
      return headed(tiles[0], [other], asks: true)
    case "what":
      guard isPerson(other), isCalled(other.lexeme) else {
        return isFirst ? nil : lemma == "stop" ? headed(other, [tiles[0]], asks: true) : nil
      }
      return Laid(row: [tiles[0]], next: [other], asks: true)
    case "how":
      if lemma == "come", isFirst {
        var come = other
        come.lexeme = Lexeme(lemma: lemma, wordClass: .interjection, kind: .social)
        return headed(tiles[0], [come], asks: true)
      }
      guard ["do", "make", "open", "close", "fix"].contains(lemma) else { return nil }
      return question("1 do I 2v it", tiles)
    case "where":
      guard lemma == "put" else { return nil }
      return question("1 do I 2v it", tiles)
    default: return nil
    }
  }

  private func when(_ tiles: [Constituent]) -> Laid? {
    let other = tiles[1], lemma = other.lexeme.lemma
    if lemma == "bed" { return question("1 we go to 2", tiles, isOngoing: true) }
    if lemma == "again" { return headed(tiles[0], [other], asks: true) }
    if other.lexeme.kind == .weather, ["rain", "snow"].contains(lemma) {
      return question("1 will it 2v", tiles)
    }
    if ["he", "she", "they", "you"].contains(lemma) || isPerson(other),
      !EnglishPeople.visited.contains(lemma)
    {
      return Laid(row: words("1 2k come", tiles), isOngoing: true, asks: true)
    }
    guard isHad(other), other.lexeme.kind != .meal, other.lexeme.kind != .vehicle,
      !isPlainDeed(other), !Self.opened.contains(lemma)
    else { return nil }
    return question("1 can I have 2", tiles)
  }

  // MARK: How much, and where

  /// *Shoes/more, bike/some, dirty/more, maybe/juice, school/never, today/no, no/that*.
  private func graded(_ tiles: [Constituent], isFirst: Bool) -> Laid? {
    let word = tiles[0].lexeme.lemma, other = tiles[1], lemma = other.lexeme.lemma
    switch word {
    case "more", "some":
      guard !isFirst, other.lexeme.wordClass == .noun || other.lexeme.wordClass == .adjective,
        word == "more" || other.lexeme.wordClass == .noun, !isPlainDeed(other), !isPerson(other),
        lemma != "hurt"
      else { return nil }
      return Laid(row: tiles)
    case "maybe", "never":
      guard other.lexeme.wordClass != .verb, !isPlainDeed(other),
        !mayBeDeed(other) || isPerson(other) || lemma == "rain",
        !isFelt(other) || lemma == "dirty" && word == "never",
        lemma != "rain" || word == "maybe", other.lexeme.kind != .question,
        other.lexeme.wordClass == .noun && !isPlainDeed(other)
          || other.lexeme.wordClass == .properNoun
          || lemma == "me" || other.lexeme.wordClass == .adjective
      else { return nil }
      if lemma == "rain" {
        return said("1 it will rain", [tiles[0], other]).with(other, verb: "rain")
      }
      return headed(tiles[0], [other])
    case "no", "not":
      if isPerson(other), !isFirst, word == "no", !EnglishPeople.helpers.contains(lemma) {
        return Laid(row: [tiles[0]], next: [other])
      }
      guard word == "no" || !isFirst,
        ["today", "that", "this", "it", "here", "there", "up", "down", "now", "later"].contains(
          lemma)
      else {
        return word == "not" && lemma == "I"
          ? Laid(row: [tiles[0]] + lexicon.small("me", tile: other.tile)) : nil
      }
      return headed(lexicon.small("not", tile: tiles[0].tile).first ?? tiles[0], [other])
    case "later":
      guard lemma == "today" else { return nil }
      return headed(tiles[0], [other])
    default: return nil
    }
  }

  /// *That/big, sad/that, red/mine, Emma/that, that/he, my/that, ball/it*.
  private func pointed(_ tiles: [Constituent], isFirst: Bool) -> Laid? {
    let word = tiles[0].lexeme.lemma, other = tiles[1], lemma = other.lexeme.lemma
    switch word {
    case "this", "that":
      if ["he", "she", "they", "it"].contains(lemma) {
        let whom = accusative(other) ?? [other]
        return Laid(row: words("1 is", tiles) + whom)
      }
      if lemma == "my" {
        return Laid(row: [tiles[0], EnglishWording.be] + lexicon.small("mine", tile: other.tile))
      }
      if isFirst, lemma != word, ["this", "that"].contains(lemma) { return said("1 and 2", tiles) }
      if other.lexeme.wordClass == .properNoun, isPerson(other) { return said("1 be 2", tiles) }
      if ["put", "take", "make", "find", "open", "close", "fix"].contains(lemma) {
        return lemma == "make" || lemma == "find"
          ? said("I want 2v 1", tiles) : asked(for: "2v 1", tiles)
      }
      if ["eat", "drink", "read", "play"].contains(lemma) {
        return lemma == "play" ? said("I want 2v with 1", tiles) : said("I want 2v 1", tiles)
      }
      if lemma == "sorry" { return Laid(row: words("2 about 1", tiles)) }
      if lemma == "thank you" { return Laid(row: words("2 for 1", tiles)) }
      if ["mad", "scared"].contains(lemma) {
        return said(lemma == "mad" ? "I be 2 at 1" : "I be 2 of 1", tiles)
      }
      guard !isFirst, other.lexeme.wordClass == .adjective, lemma != "different", lemma != "same"
      else { return nil }
      return said("1 be 2", tiles)
    case "mine": return ofMine(tiles)
    case "my": return childsMine(tiles)
    case "it":
      guard !isFirst, other.lexeme.wordClass == .noun,
        other.lexeme.isBeing || isHad(other) || isShow(other) || lemma == "bed",
        !mayBeDeed(other),
        !other.lexeme.isHuman
      else { return nil }
      if EnglishHabits.isPlural(other.lexeme) || other.lexeme.number == .plural {
        return Laid(row: lexicon.small("they", tile: tiles[0].tile) + [EnglishWording.be, other])
      }
      return Laid(row: [tiles[0], EnglishWording.be] + some(asThing(other)))
    default: return nil
    }
  }

  /// *Red/mine, mine/all gone, open/mine*.
  private func ofMine(_ tiles: [Constituent]) -> Laid? {
    let other = tiles[1].lexeme
    if other.lemma == "open" { return asked(for: "2v 1", tiles) }
    guard other.wordClass == .adjective || other.lemma == "all gone" else { return nil }
    return said("1 be 2", tiles)
  }

  /// *My/want, eat/my, my/look*: what is one's own is what is wanted.
  private func childsMine(_ tiles: [Constituent]) -> Laid? {
    let deed = tiles[1].asVerb, owned = lexicon.small("mine", tile: tiles[0].tile)
    switch deed.lexeme.lemma {
    case "look": return Laid(row: [deed] + small("at") + owned, isRequest: true)
    case "open", "find": return Laid(row: [deed] + owned, isRequest: true)
    case "eat", "see": return Laid(row: small("I") + [verb("want"), deed] + owned)
    case "want", "need", "like": return Laid(row: small("I") + [deed] + owned)
    default: return nil
    }
  }

  /// What is got into, as a thing.
  func asThing(_ word: Constituent) -> Constituent {
    var thing = word
    if thing.lexeme.kind == .vehicle || thing.lexeme.kind == .furniture {
      thing.lexeme.kind = .thing
    }
    return thing
  }

  // MARK: Turns

  /// *I/turn, turn/you, turn/can, turn/not, turn/swim*.
  private func ofTurns(_ tiles: [Constituent], isFirst: Bool) -> Laid? {
    guard tiles[0].lexeme.lemma == "turn" else { return nil }
    var turn = tiles[0]
    turn.lexeme = Lexeme(lemma: "turn", wordClass: .noun, kind: .event)
    turn.lexeme.countability = .count
    let other = tiles[1], lemma = other.lexeme.lemma
    if let owner = owner(of: other) {
      return Laid(
        row: (["I", "me"].contains(lemma) ? words("it be", tiles) : []) + owner + [turn])
    }
    switch lemma {
    case "can": return question("2 I have a 1", [turn, other])
    case "not": return said("2 my 1", [turn, other])
    default:
      if other.lexeme.kind == .music, other.lexeme.wordClass == .noun {
        return asked(for: "1v on the 2", tiles)
      }
      guard isPlainDeed(other), isFirst else { return nil }
      return said("it be my 1 2v", [turn, other])
    }
  }

  // MARK: Up and down

  /// *Need/down, up/can, up/go, in/look, he/in, put/up*.
  private func moving(_ tiles: [Constituent], isFirst: Bool) -> Laid? {
    let word = tiles[0].lexeme.lemma, other = tiles[1], lemma = other.lexeme.lemma
    guard ["up", "down", "in", "out", "off", "on"].contains(word) else { return nil }
    switch lemma {
    case "need": return word == "on" || word == "off" ? nil : said("I 2v get 1", tiles)
    case "can": return word == "on" || word == "off" ? nil : question("2 I get 1", tiles)
    case "go": return said("I want 2v 1", tiles)
    case "look": return asked(for: "2v 1", tiles)
    case "put": return asked(for: "2v it 1", tiles)
    case "he", "she", "they", "it", "we", "you":
      return said("2 be 1", tiles)
    default: return nil
    }
  }
}

extension EnglishCoreRow.Laid {
  /// The same with the tile of a word that it supplies.
  func with(_ tile: Constituent, verb lemma: String) -> Self {
    var laid = self
    for index in laid.row.indices where laid.row[index].lexeme.lemma == lemma {
      laid.row[index].tile = tile.tile
    }
    return laid
  }
}
