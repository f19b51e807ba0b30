import AACCore

/// What there is or is not, whose turn it is, what is still so, and what is said of a thing with its quality behind it: *no/be/toilet paper,
/// tomorrow/no/be/school, be/my/turn, whose/be/turn, still/not/be/night, car/red/be/my/favorite, giant/be/angry, honey/sweet, dogs/be/better/than/cats,
/// smoke/be/bad/lungs, how many/cookies/be left, be missing/salt/salad*.
///
/// Sources: CGEL §18.44–18.46 (*there is*), §10.26 (*it* of time), §8.112 (*still*), §5.53 (whole kinds), §7.21, §15.63–15.75 (comparison).
extension EnglishCompletedRow {
  func stated(_ row: [Constituent], _ words: [String]) -> Completed? {
    if row.count == 2 { return sweet(row, words) ?? leftToGo(row, words) }
    if let be = words.firstIndex(of: "be"), be < 4 {
      if let said = notSo(row, words, be) ?? wrongWith(row, words, be) ?? askedOf(row, words, be) {
        return said
      }
      return notThere(row, words, be) ?? turnOf(row, words, be) ?? stillSo(row, words, be)
        ?? qualified(row, words, be) ?? ofPerson(row, words, be) ?? ratherThan(row, words, be)
        ?? badFor(row, words, be) ?? whereAre(row, words, be) ?? nameOf(row, words, be)
    }
    return leftToGo(row, words) ?? missing(row, words) ?? doneByGiant(row, words)
      ?? noiseMaker(row, words)
  }

  /// *Honey/sweet*: what is a sweet by itself is not said of food.
  private func sweet(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard words[1] == "sweet", KindSet.edible.contains(row[0].lexeme.kind),
      row[0].lexeme.wordClass == .noun, words[0] != "candy"
    else { return nil }
    return Completed(
      Laid(row: [EnglishWording.be, row[1].asQuality], subject: small("the") + [row[0]]))
  }

  // MARK: There is no

  /// *No/be/toilet paper, tomorrow/no/be/school, no/be/bread/store*.
  private func notThere(_ row: [Constituent], _ words: [String], _ be: Int) -> Completed? {
    guard be == 1 || be == 2, words[be - 1] == "no", be + 1 < row.count,
      be == 1 || row[0].lexeme.kind.isTemporal,
      row[(be + 1)...].allSatisfy({
        $0.lexeme.wordClass == .noun || $0.lexeme.kind.isTemporal
          || EnglishWordClasses(frames: frames, lexicon: lexicon).isNounToo($0.lexeme.lemma)
      }),
      !row[be + 1].lexeme.isHuman || row[be + 1].lexeme.number == .plural
    else { return nil }
    var named = Array(row[(be + 1)...])
    if named[0].lexeme.wordClass == .verb {
      named[0] = EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(named[0])
    }
    var place: [Constituent] = []
    if named.count > 1, let last = named.last, last.lexeme.wordClass == .noun,
      !last.lexeme.kind.isTemporal
    {
      guard let spot = spot(last, of: named[0].lexeme) else { return nil }
      named.removeLast()
      place = spot
    }
    return Completed(
      Laid(
        row: [row[be], row[be - 1]] + named + place + row[..<(be - 1)], subject: small("there")))
  }

  /// *No/be/mean*: what somebody is not to be (CGEL §11.28).
  private func notSo(_ row: [Constituent], _ words: [String], _ be: Int) -> Completed? {
    guard isPlain, be == 1, row.count == 3, words[0] == "no",
      ["mean", "rude", "silly", "loud", "bad", "sad", "scared", "late", "mad", "angry"].contains(
        words[2])
    else { return nil }
    let not = lexicon.small("not", tile: row[0].tile)
    return Completed(
      Laid(row: [row[1]] + not + [row[2].asQuality], isRequest: true, isSettled: true))
  }

  /// *What/be/wrong/tablet*: with what (CGEL §16.69).
  private func wrongWith(_ row: [Constituent], _ words: [String], _ be: Int) -> Completed? {
    guard be == 1, row.count == 4, words[0] == "what", words[2] == "wrong",
      row[3].lexeme.wordClass == .noun || row[3].lexeme.wordClass == .properNoun
    else { return nil }
    let isNamed =
      EnglishPeople.names.contains(words[3]) || EnglishPeople.isPossessed(words[3])
      || row[3].lexeme.wordClass == .properNoun
    return Completed(
      Laid(
        row: [row[1], row[2].asQuality] + small("with") + (isNamed ? [] : small("the")) + [row[3]],
        asks: true, subject: [row[0]]))
  }

  // MARK: Whose turn

  /// *Be/my/turn, be/dad/turn, whose/be/turn.*
  private func turnOf(_ row: [Constituent], _ words: [String], _ be: Int) -> Completed? {
    guard row.count == 3 else { return nil }
    if be == 1, words[0] == "whose", words[2] == "turn" {
      var turn = asTurn(row[2])
      turn.tile = row[0].tile
      var told = Completed(
        Laid(row: [row[1], row[0], turn], asks: true, subject: small("it")))
      told.isByRole = true
      if let first = row[0].tile, let last = row[2].tile { told.joins = [first: [first, last]] }
      return told
    }
    guard be == 0, ["turn", "birthday", "bedtime"].contains(words[2]),
      row[1].lexeme.kind == .possessive || isOwner(row[1])
    else { return nil }
    let owner = row[1].lexeme.kind == .possessive ? row[1] : genitive(row[1])
    return Completed(Laid(row: [row[0], owner, asTurn(row[2])], subject: small("it")))
  }

  private func asTurn(_ word: Constituent) -> Constituent {
    guard word.lexeme.wordClass != .noun else { return word }
    return EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(word)
  }

  // MARK: Still

  /// *Still/not/be/night, still/be/dark*: of the time and the weather.
  private func stillSo(_ row: [Constituent], _ words: [String], _ be: Int) -> Completed? {
    guard words[0] == "still", be == 1 || be == 2 && words[1] == "not", row.count == be + 2,
      case let state = row[be + 1],
      state.lexeme.kind.isTemporal
        || Self.skies.contains(state.lexeme.lemma)
    else { return nil }
    var still = row[0]
    still.tile = row[be].tile
    var told = Completed(
      Laid(row: [row[be], still] + row[1..<be] + [state], subject: small("it")))
    told.isByRole = true
    if let verb = row[be].tile, let first = row[0].tile { told.joins = [verb: [verb, first]] }
    return told
  }

  private static let skies = EnglishWords.set(
    "night day morning dark light early late cold hot windy rainy cloudy sunny foggy raining snowing winter summer spring"
  )

  // MARK: Which one

  /// *Car/red/be/my/favorite, shirt/green/be/mine*: which one it is, before it is said whose.
  private func qualified(_ row: [Constituent], _ words: [String], _ be: Int) -> Completed? {
    guard be == 2, row.count > 3, row[0].lexeme.wordClass == .noun, !row[0].lexeme.isHuman,
      row[1].lexeme.wordClass == .adjective,
      row[1].lexeme.kind == .color || row[1].lexeme.kind == .size,
      row[3].lexeme.kind == .possessive, row.count == 5 || ["mine", "yours"].contains(words[3])
    else { return nil }
    return Completed(
      Laid(row: Array(row[be...]), subject: small("the") + [row[1], row[0]]))
  }

  /// *Giant/be/angry/with/Jack*: a word that is a quality as well names who is so.
  private func ofPerson(_ row: [Constituent], _ words: [String], _ be: Int) -> Completed? {
    guard be == 1, Self.peopleToo.contains(words[0]), row.count < 6,
      row[2].lexeme.wordClass == .adjective || row[2].lexeme.wordClass == .adposition
    else { return nil }
    return Completed(Laid(row: Array(row[1...]), subject: small("the") + [person(row[0])]))
  }

  /// *Vegetarian/eat/sausage, giant/chase/Jack.*
  private func doneByGiant(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 1, row.count < 6, Self.peopleToo.contains(words[0]),
      row[1].lexeme.wordClass == .verb, !row[2...].contains(where: isVerb),
      !row[1...].contains(where: { $0.lexeme.isSubjectFormOnly })
    else { return nil }
    return Completed(Laid(row: Array(row[1...]), subject: small("the") + [person(row[0])]))
  }

  /// Words for a quality that name who is so as well.
  private static let peopleToo: WordSet = ["giant", "vegetarian", "vegan"]

  private func person(_ word: Constituent) -> Constituent {
    var who = word
    who.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .noun, kind: .person)
    who.lexeme.countability = .count
    who.lexeme.animacy = .human
    return who
  }

  // MARK: Compared and judged

  /// *Dogs/be/better/than/cats, book/be/better/than/movie.*
  private func ratherThan(_ row: [Constituent], _ words: [String], _ be: Int) -> Completed? {
    guard be == 1, row.count == 5, words[3] == "than", EnglishNumberWords.isCompared(words[2]),
      [row[0], row[4]].allSatisfy({
        $0.lexeme.wordClass == .noun && !$0.lexeme.isHuman && !EnglishHabits.isMass($0.lexeme)
      })
    else { return nil }
    let areSeveral = [row[0], row[4]].map {
      EnglishHabits.isPlural($0.lexeme) || $0.lexeme.number == .plural
    }
    guard areSeveral[0] == areSeveral[1] else { return nil }
    var (one, other) = (row[0], row[4])
    if areSeveral[0] {
      one.lexeme.article = .bare
      one.lexeme.number = .plural
      other.lexeme.article = .bare
      other.lexeme.number = .plural
    }
    let article = areSeveral[0] ? [] : small("the")
    var told = Completed(
      Laid(row: [row[1], row[2].asQuality, row[3]] + article + [other], subject: article + [one]))
    told.isTimeless = areSeveral[0]
    return told
  }

  /// *Smoke/be/bad/lungs, carrots/be/good/eyes*: everybody's (CGEL §6.21).
  private func badFor(_ row: [Constituent], _ words: [String], _ be: Int) -> Completed? {
    guard be == 1, row.count == 4, words[2] == "bad" || words[2] == "good",
      row[3].lexeme.kind == .body || ["you", "me", "us"].contains(words[3]),
      !row[0].lexeme.isBeing, row[0].lexeme.wordClass != .pronoun,
      let first = row[1].tile, let second = row[2].tile
    else { return nil }
    var verb = row[1]
    verb.lexeme = Lexeme(lemma: "be \(words[2]) for", wordClass: .verb, kind: .linking)
    let thing =
      row[0].lexeme.wordClass == .noun
      ? row[0] : EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(row[0])
    let whose = row[3].lexeme.kind == .body ? small("your") : []
    var told = Completed(
      Laid(
        row: [verb] + whose + [row[3]],
        subject: EnglishHabits.isPlural(thing.lexeme) ? [bare(thing)] : kindOf(thing)))
    told.isTimeless = true
    told.joins = [first: [first, second]]
    return told
  }

  private func bare(_ word: Constituent) -> Constituent {
    var kind = word
    kind.lexeme.article = .bare
    return kind
  }

  // MARK: Asked

  /// *Where/be/fitting rooms*: what the word ends in is no deed.
  private func whereAre(_ row: [Constituent], _ words: [String], _ be: Int) -> Completed? {
    guard be == 1, row.count == 3, words[0] == "where", words[2].hasSuffix("rooms"),
      words[2].contains(" ")
    else { return nil }
    var rooms = row[2]
    rooms.lexeme = Lexeme(lemma: words[2], wordClass: .noun, kind: .room)
    rooms.lexeme.number = .plural
    rooms.lexeme.countability = .count
    return Completed(Laid(row: [row[1], row[0]], asks: true, subject: small("the") + [rooms]))
  }

  /// *What/be/name/your/cat, what/be/color/your/car*: of whom and of what.
  private func nameOf(_ row: [Constituent], _ words: [String], _ be: Int) -> Completed? {
    if be == 1, row.count == 4, words[0] == "what", words[2] == "name",
      row[3].lexeme.wordClass == .noun
    {
      let asked =
        row[3].lexeme.isBeing
        ? Array(row[..<2]) + small("the") + [genitive(row[3]), row[2]]
        : Array(row[..<2]) + small("the") + [row[2]] + small("of") + small("the") + [row[3]]
      return Completed(Laid(row: asked, asks: true))
    }
    guard be == 1, row.count == 5, words[0] == "what",
      row[3].lexeme.isDeterminerLike || words[3] == "her",
      row[4].lexeme.wordClass == .noun,
      ["name", "age", "size", "color", "colour", "birthday", "job"].contains(words[2])
    else { return nil }
    let head = Array(row[..<2])
    let asked: [Constituent]
    if row[4].lexeme.isBeing {
      asked = head + [row[3], genitive(row[4]), row[2]]
    } else {
      asked = head + small("the") + [row[2]] + small("of") + Array(row[3...])
    }
    return Completed(Laid(row: asked, asks: true))
  }

  /// *Where/be/remote/TV, when/be/party/Ana, whose/be/backpack/red*: of which thing and of whose day it is asked.
  private func askedOf(_ row: [Constituent], _ words: [String], _ be: Int) -> Completed? {
    guard be == 1, row.count == 4, row[2].lexeme.wordClass == .noun, !row[2].lexeme.isHuman else {
      return nil
    }
    let (thing, other) = (row[2], row[3])
    if words[0] == "whose", other.lexeme.kind == .color || other.lexeme.kind == .size {
      return Completed(
        Laid(row: [row[1], row[0]], asks: true, subject: small("the") + [other, thing]))
    }
    if words[0] == "when", isOwner(other), thing.lexeme.kind == .event || words[2] == "birthday" {
      return Completed(Laid(row: [row[1], row[0]], asks: true, subject: [genitive(other), thing]))
    }
    guard words[0] == "where", other.lexeme.wordClass == .noun || words[3] == "TV",
      EnglishCompounds.joins(other.lexeme, thing.lexeme) || words[2] == "remote",
      !EnglishCompounds.joins(thing.lexeme, other.lexeme), let first = thing.tile,
      let second = other.tile
    else { return nil }
    var named = thing
    named.lexeme.lemma = "\(words[3]) \(words[2])"
    var told = Completed(Laid(row: [row[1], row[0]], asks: true, subject: small("the") + [named]))
    told.joins = [first: [first, second]]
    return told
  }

  /// *What/make/noise*: what it comes from (CGEL §11.16).
  private func noiseMaker(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, words[0] == "what", words[1] == "make",
      ["noise", "sound", "mess", "smell"].contains(words[2])
    else { return nil }
    let sound = EnglishWordClasses(frames: frames, lexicon: lexicon).asNoun(row[2])
    return Completed(
      Laid(
        row: [row[1]] + small("the") + [sound], isOngoing: !isOver, asks: true, subject: [row[0]]))
  }

  // MARK: Left and missing

  /// *How many/cookies/be left, how much/time/be left; how long/be left/arrive*: how much there is still, and until when.
  private func leftToGo(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count > 1, row.count < 5 else { return nil }
    if words[0] == "how long", words[1] == "be left" {
      guard let goal = row.dropFirst(2).first else {
        return Completed(Laid(row: [row[1]], asks: true, subject: [row[0]]))
      }
      let until =
        goal.lexeme.wordClass == .verb ? small("until") + small("we") : small("until")
      return Completed(Laid(row: [row[1]] + until + [goal], asks: true, subject: [row[0]]))
    }
    guard row.count > 2, words[2] == "be left", words[0] == "how many" || words[0] == "how much",
      row[1].lexeme.wordClass == .noun
    else { return nil }
    var be = EnglishWording.be
    be.tile = row[2].tile
    var left = EnglishWording.be
    left.lexeme = Lexeme(lemma: "left", wordClass: .adverb, kind: .manner)
    let until = row.dropFirst(3).first.map { small("until") + [$0] } ?? []
    return Completed(
      Laid(row: [be] + row[..<2] + [left] + until, asks: true, subject: small("there")))
  }

  /// *Be missing/salt/salad*: from what.
  private func missing(_ row: [Constituent], _ words: [String]) -> Completed? {
    guard row.count == 3, words[0] == "be missing", row[1].lexeme.namesThing,
      row[2].lexeme.wordClass == .noun, !row[2].lexeme.isBeing
    else { return nil }
    return Completed(
      Laid(row: [row[0]] + small("from") + small("the") + [row[2]], subject: [row[1]]))
  }
}
