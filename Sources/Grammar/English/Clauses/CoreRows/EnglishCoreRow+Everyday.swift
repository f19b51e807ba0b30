import AACCore

/// Two tiles of every day that want a small word or *be*: *find/bathroom, juice/get, put/shoes, play/grandma, sing/more, bed/all done,
/// look/dirty, scared/doctor, sorry/juice, want/same, different/need, rain/me, dog/I, hurt/sad, wait/stop*.
///
/// Sources: CGEL §12.46–12.50 (what is understood), §16.39 (*want to*), §16.69 (adjectives and their prepositions), §5.26 (*the*), §13.3,
/// §10.26 (weather).
extension EnglishCoreRow {
  func ofEveryDay(_ row: [Constituent]) -> Laid? {
    for core in row.indices {
      let tiles = [row[core], row[1 - core]], isFirst = core == 0
      if let laid = wishedFor(tiles, isFirst: isFirst) ?? ended(tiles, isFirst: isFirst)
        ?? commanded(tiles, isFirst: isFirst) ?? towards(tiles) ?? compared(tiles, isFirst: isFirst)
        ?? weathered(tiles, isFirst: isFirst)
      {
        return laid
      }
    }
    if row[0].lexeme.lemma == "let's" { return proposed(row[1], row) }
    return bothFelt(row) ?? joined(row) ?? definite(row)
  }

  /// *Let's/home, let's/bed, let's/movie, let's/ball*: what we are to do.
  private func proposed(_ other: Constituent, _ row: [Constituent]) -> Laid? {
    guard other.lexeme.wordClass == .noun, !other.lexeme.isBeing, !isPlainDeed(other) else {
      return nil
    }
    if isPlace(other) { return Laid(row: [row[0], verb("go")] + going(to: other)) }
    if isShow(other) { return said("1 watch a 2", row) }
    if other.lexeme.kind == .music { return said("1 listen to 2", row) }
    guard isHad(other), !mayBeDeed(other) else { return nil }
    if other.lexeme.kind == .toy || other.lexeme.kind == .game {
      return said("1 play with the 2", row)
    }
    return Laid(row: [
      row[0], verb(other.lexeme.kind == .drink || other.lexeme.kind == .food ? "have" : "get"),
      other,
    ])
  }

  // MARK: Wishes

  /// *Find/bathroom, want/bathroom, juice/get, put/shoes, play/grandma, sing/more, see/movie, like/he*.
  private func wishedFor(_ tiles: [Constituent], isFirst: Bool) -> Laid? {
    let word = tiles[0].lexeme.lemma, other = tiles[1], lemma = other.lexeme.lemma
    switch word {
    case "find":
      if isPlace(other), lemma != "home" { return said("I want 1v the 2", tiles) }
      if isFirst, let whom = accusative(other) {
        return Laid(row: [tiles[0].asVerb] + whom, isRequest: true)
      }
      return lemma == "help" ? asked(for: "2v me 1v it", tiles) : nil
    case "want":
      if lemma == "do" { return said("I 1v do it", tiles).with(other, verb: "do") }
      if other.lexeme.kind == .room, isPlace(other) { return said("I 1v go to the 2", tiles) }
      return isFirst
        ? accusative(other).map { Laid(row: small("I") + [tiles[0].asVerb] + $0) } : nil
    case "like", "see":
      if isFirst, let whom = accusative(other), lemma != "I", lemma != "we" {
        return Laid(row: small("I") + [tiles[0].asVerb] + whom)
      }
      return word == "see" ? seen(tiles) : nil
    case "look", "stop":
      guard isFirst, let whom = accusative(other), lemma != "I" else { return nil }
      return Laid(
        row: [tiles[0].asVerb] + (word == "look" ? small("at") : []) + whom, isRequest: true)
    case "get": return gotten(tiles, isFirst: isFirst)
    case "put": return putOn(tiles)
    case "play", "read", "go", "eat", "drink", "swim", "sing", "dance", "sleep", "draw":
      return deedBeside(tiles, isFirst: isFirst)
    default: return nil
    }
  }

  /// *See/yesterday, now/see, see/movie*.
  private func seen(_ tiles: [Constituent]) -> Laid? {
    switch tiles[1].lexeme.lemma {
    case "yesterday": return said("I 1v it 2", tiles)
    case "now": return said("I want 1v it 2", tiles)
    case "bye": return Laid(row: [tiles[1]], next: words("1v you", tiles))
    default: return isShow(tiles[1]) ? said("I want 1v a 2", tiles) : nil
    }
  }

  /// *Juice/get, get/doctor, get/shoes, bathroom/get*.
  private func gotten(_ tiles: [Constituent], isFirst: Bool) -> Laid? {
    let other = tiles[1]
    if isPerson(other) || isAnimal(other) {
      guard isFirst else { return nil }
      var who = known(other)
      let last = who.removeLast()
      who.append(
        Constituent(
          last.lexeme, tile: last.tile, government: Government(preposition: nil, article: nil)))
      return Laid(row: [tiles[0].asVerb] + who, isRequest: true)
    }
    if other.lexeme.kind == .room, isPlace(other) { return said("I need 1v to the 2", tiles) }
    if other.lexeme.lemma == "swim", isFirst { return said("I 1v 2v", tiles) }
    if other.lexeme.kind == .clothing, other.lexeme.wordClass == .noun {
      return asked(for: "1v my 2", tiles)
    }
    guard isHad(other) else { return nil }
    return asked(for: Self.opened.contains(other.lexeme.lemma) ? "1v the 2" : "1v me 2", tiles)
  }

  /// *Put/shoes, put/music, put/ball*.
  private func putOn(_ tiles: [Constituent]) -> Laid? {
    let other = tiles[1]
    guard other.lexeme.wordClass == .noun else { return nil }
    if other.lexeme.kind == .clothing {
      return Laid(
        row: [verb("put on", tile: tiles[0].tile)] + small("my") + [other], isRequest: true)
    }
    if other.lexeme.kind == .music || isShow(other) {
      return Laid(
        row: [verb("put on", tile: tiles[0].tile)] + small("the") + [other], isRequest: true)
    }
    guard isHad(other), !other.lexeme.isBeing else { return nil }
    return asked(for: "1v the 2 down", tiles)
  }

  /// *Play/grandma, play/bed, read/park, sing/more, again/swim, play/bike*.
  private func deedBeside(_ tiles: [Constituent], isFirst: Bool) -> Laid? {
    let word = tiles[0].lexeme.lemma, other = tiles[1], lemma = other.lexeme.lemma
    if isPerson(other), isFirst, ["play", "read", "go", "eat", "drink"].contains(word) {
      if EnglishPeople.visited.contains(lemma), word == "go" { return nil }
      return said("I want 1v with 2k", tiles)
    }
    if word == "play", isFirst, isAnimal(other) || lemma == "you" {
      return said("I want 1v with 2k", tiles)
    }
    if ["more", "again", "here"].contains(lemma),
      !["eat", "drink"].contains(word) || lemma != "more",
      word != "go" || lemma == "again"
    {
      return said("I want 1v 2", tiles)
    }
    if lemma == "bed", ["play", "drink", "eat", "read"].contains(word) {
      return said("I want 1v in 2", tiles)
    }
    if isShow(other), ["eat", "drink"].contains(word) {
      return said("I want 1v during the 2", tiles)
    }
    if isShow(other), word == "go", !isFirst { return said("I want 1v to the 2", tiles) }
    if isPlace(other), lemma != "bed", ["play", "read", "sing", "dance", "draw"].contains(word),
      word != "play" || lemma == "school"
    {
      return Laid(row: small("I") + [verb("want"), tiles[0].asVerb] + being(at: other))
    }
    if word == "play", other.lexeme.kind == .vehicle || other.lexeme.kind == .clothing {
      return said("I want 1v with the 2", [tiles[0], asThing(other)])
    }
    if ["good", "bad"].contains(lemma), isFirst, ["swim", "sing", "dance"].contains(word) {
      var doing = tiles[0]
      doing = asActivity(doing)
      return said("1 be 2", [doing, other])
    }
    return nil
  }

  // MARK: What is over

  /// *Bathroom/all done, park/finished, sing/all done, all done/dog*.
  private func ended(_ tiles: [Constituent], isFirst: Bool) -> Laid? {
    guard ["all done", "finished", "done"].contains(tiles[0].lexeme.lemma) else { return nil }
    let other = tiles[1]
    if isPlainDeed(other) { return said("I be 1 2v", tiles) }
    if isAnimal(other), isFirst { return said("I be 1 with the 2", tiles) }
    guard isPlace(other), other.lexeme.lemma != "home" else { return nil }
    if other.lexeme.lemma == "bed" { return said("I be 1 with 2", tiles) }
    guard !isFirst, other.lexeme.lemma != "school" else { return nil }
    return Laid(row: words("I be 1", tiles) + being(at: other))
  }

  // MARK: Commands

  /// *Wait/stop, look/come, wait/broken, look/dirty, not/help, open/no, not/get, do/not, help/do, can/close*.
  private func commanded(_ tiles: [Constituent], isFirst: Bool) -> Laid? {
    let word = tiles[0].lexeme.lemma, other = tiles[1], lemma = other.lexeme.lemma
    if isFirst, word == "wait" || word == "look" {
      if ["stop", "come", "help"].contains(lemma) {
        return Laid(
          row: [tiles[0].asVerb], isRequest: true, next: [other.asVerb], isNextAsked: true)
      }
      if lemma == "close" || lemma == "open" {
        return Laid(
          row: [tiles[0].asVerb], isRequest: true, next: words("2v it", tiles), isNextAsked: true)
      }
      if ["broken", "dirty", "wet"].contains(lemma) || word == "look" && other.lexeme.kind == .color
      {
        return Laid(row: [tiles[0].asVerb], isRequest: true, next: words("it be 2q", tiles))
      }
    }
    if word == "look", !isFirst,
      lemma == "dirty" || other.lexeme.kind == .color && other.lexeme.wordClass == .adjective
    {
      return Laid(row: [tiles[0].asVerb], isRequest: true, next: words("it be 2q", tiles))
    }
    if word == "look", other.lexeme.kind == .body { return asked(for: "1v at my 2", tiles) }
    if word == "wait", !isFirst, isPlainDeed(other) { return asked(for: "1v 2v", tiles) }
    if word == "wait", ["bathroom", "toilet", "restroom", "potty"].contains(lemma) {
      return Laid(row: [tiles[0].asVerb], isRequest: true, next: words("I need the 2", tiles))
    }
    switch word {
    case "not", "no":
      let isNo = word == "no"
      switch lemma {
      case "help": return isNo ? nil : forbidden(tiles, "2v me")
      case "open", "close", "take", "put":
        return isNo && isFirst ? nil : forbidden(tiles, "2v it")
      case "get":
        return isNo ? nil : Laid(row: small("I") + [tiles[0], other.asVerb] + small("it"))
      case "do":
        return isNo
          ? nil : Laid(row: small("I") + [tiles[0], verb("want"), other.asVerb] + small("it"))
      default: return nil
      }
    case "can":
      guard
        ["open", "close", "do", "take", "get", "fix", "find", "put", "make", "give"].contains(lemma)
      else { return nil }
      return question(lemma == "give" ? "1 you 2v it to me" : "1 I 2v it", tiles)
    case "help": return lemma == "do" ? asked(for: "1v me 2v it", tiles) : nil
    case "make" where lemma == "dirty" || lemma == "clean": return nil
    default: return nil
    }
  }

  private func forbidden(_ tiles: [Constituent], _ line: String) -> Laid {
    Laid(
      row: lexicon.small("don't", tile: tiles[0].tile) + words(line, tiles), isRequest: true)
  }

  // MARK: Towards something

  /// *Scared/doctor, mad/dog, scared/movie, sorry/juice, sorry/dirty, thank you/look, lost/doctor*.
  private func towards(_ tiles: [Constituent]) -> Laid? {
    let word = tiles[0].lexeme.lemma, other = tiles[1], lemma = other.lexeme.lemma
    switch word {
    case "scared", "mad":
      let isNamed =
        other.lexeme.wordClass == .properNoun || EnglishPeople.names.contains(lemma)
        || EnglishPeople.isPossessed(lemma)
      guard other.lexeme.wordClass == .noun, !isNamed, !other.lexeme.kind.isTemporal,
        other.lexeme.kind != .weather,
        !isPlace(other) || word == "scared" && other.lexeme.kind == .place,
        isPerson(other) || isAnimal(other) || isHad(other) || isShow(other)
          || other.lexeme.kind == .music
      else { return nil }
      if word == "scared", isAnimal(other) || Self.comforting.contains(lemma) { return nil }
      if other.lexeme.kind == .meal { return nil }
      return said(
        word == "mad" ? "I be 1 at the 2" : "I be 1 of the 2", [tiles[0], asThing(other)])
    case "sorry", "hello", "hi":
      if isFelt(other), !["dirty", "hot", "cold", "wet"].contains(lemma) {
        return said("1 I be 2q", tiles)
      }
      guard word == "sorry" else { return nil }
      if ["dirty", "broken", "hot", "wet"].contains(lemma) { return said("1 it be 2q", tiles) }
      guard other.lexeme.wordClass == .noun, !other.lexeme.isBeing,
        isHad(other) || isShow(other)
          || isPlace(other) && other.lexeme.kind != .home && other.lexeme.lemma != "bed"
          || other.lexeme.kind == .music
      else { return nil }
      return said(
        other.lexeme.lemma == "school" || other.lexeme.kind == .meal
          ? "1 about 2" : "1 about the 2", tiles)
    case "thank you":
      guard lemma == "look" || lemma == "wait" else { return nil }
      var doing = other
      doing.lexeme = Lexeme(lemma: lemma + "ing", wordClass: .noun, kind: .activity)
      doing.lexeme.countability = .mass
      return said("1 for 2", [tiles[0], doing])
    case "lost":
      if other.lexeme.lemma == "bed" { return said("I 1 my 2", tiles) }
      guard isPerson(other), !isFelt(other) else { return nil }
      return said("2k be 1q", tiles)
    case "happy":
      guard isPerson(other) else { return nil }
      return said("2k be 1", tiles)
    default: return nil
    }
  }

  /// What helps one who is scared.
  private static let comforting = EnglishWords.set("blanket teddy bear doll light lamp")
}
