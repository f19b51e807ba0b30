import AACCore

/// Small words that nobody chose between words chosen by their role, and those chosen too late: *school/after, slip/fall,
/// miss/school/sick, dinner/six, seven/five, tear/pants/dad*.
///
/// Sources: CGEL §9.1 and §9.6 (prepositions and what they stand before), §13.22–13.28 (coordination), §15.45–15.47 (reasons),
/// §5.112–5.126 (genitives), §8.55 (clock times).
extension EnglishConstructions {
  /// Puts such words where they belong.
  mutating func supply() {
    guard let verb = clause.verb?.lexeme.lemma, let last = words.indices.last else { return }
    for index in words.indices
    where words[index].lexeme.wordClass == .noun
      && (index == 0 || words[index - 1].lexeme.wordClass != .numeral)
    {
      if let name = Self.names[lemma(index)] {
        words[index].lexeme = planner.lexicon.lexeme(for: name, expecting: .noun)
      }
    }
    if Self.happening.contains(verb), !clause.isNegative { joinEvent() }
    if verb.hasPrefix("stay") { goOnToday(verb) }
    if verb == "need help" { turnDeed() }
    if last > 0 {
      if !asks { turnPostposed(verb, last) }
      if Self.owning.contains(verb) { supplyOwner(verb) }
      switch verb {
      case "win", "lose", "tie", "beat": supplyScore(last)
      case "turn": supplyBirthday()
      default: break
      }
      if Self.traveling.contains(verb) { supplyTrip(last) }
      if Self.visiting.contains(verb) { supplyHost() }
    }
    if words[last].lexeme.wordClass == .numeral { supplyHour(verb, last) }
    if last > 0, words.indices.last == last { ownByPronoun(verb) }
    if last > 0, words.count > last {
      ownBody(verb)
      ownByBaby(verb)
    }
    if words.indices.last == last,
      words[last].lexeme.wordClass == .adjective || ["cold", "late"].contains(lemma(last))
    {
      supplyReason(verb, last)
    }
  }

  private var asks: Bool {
    clause.isQuestion && words.contains { $0.lexeme.kind == .question }
  }

  /// *play/school/after, bed/under, house/front*: before the noun and what belongs to it.
  private mutating func turnPostposed(_ verb: String, _ last: Int) {
    let at = last
    let link = lemma(at)
    let noun = words[at - 1].lexeme
    guard noun.wordClass == .noun || noun.wordClass == .properNoun || noun.kind.isTemporal,
      noun.wordClass != .adverb
    else { return }
    if link == "front" {
      guard !noun.kind.isTemporal, Self.standing.contains(verb), let front = small("in front of")
      else { return }
      let begin = self.begin(before: at)
      var word = front
      word.tile = words[at].tile
      words.remove(at: at)
      words.insert(word, at: begin)
      return
    }
    guard Self.postposed.contains(link) || Self.placing.contains(link) && Self.lying.contains(verb),
      link != "with" || !Self.bringing.contains(verb),
      link != "on" || noun.kind != .device && !["light", "lamp", "TV", "fan"].contains(noun.lemma),
      planner.frames.listed("\(verb) \(link)") == nil || link == "after" || link == "before",
      let known = planner.lexicon.known(link), known.wordClass == .adposition
    else { return }
    let begin = self.begin(before: at)
    guard begin == 0 || words[begin - 1].lexeme.wordClass != .adposition else { return }
    var word = words.remove(at: at)
    word.lexeme = known
    words.insert(word, at: begin)
    clause.reasons.append(.init(.preposition, lemma(at), link))
  }

  /// Where the phrase of the noun before a place begins.
  func begin(before at: Int) -> Int {
    var begin = at - 1
    while begin > 0, words[begin - 1].lexeme.isDeterminerLike {
      begin -= 1
    }
    return begin
  }

  /// *stay home/today*: what one is about (CGEL §4.25).
  private mutating func goOnToday(_ verb: String) {
    guard verb != "stay", clause.tense == nil, clause.options.isEmpty, !clause.isQuestion,
      !clause.isNegative, ["today", "tonight"].contains(lemma(words.count - 1))
    else { return }
    clause.options.insert(.progressive)
  }

  /// *need help/shoe/tie*: what is to be done, behind what it is done to (CGEL §16.75).
  private mutating func turnDeed() {
    guard words.count == 2, words[0].lexeme.wordClass == .noun, !words[0].lexeme.isBeing,
      ["tie", "button", "zip", "open", "carry", "wash", "find", "fix", "make", "put on", "clean"]
        .contains(lemma(1))
    else { return }
    words = [words[1].asVerb, words[0]]
  }

  /// *slip/ice/fall, drop/break*: one thing after another, and not what for.
  private mutating func joinEvent() {
    guard
      let at = words.indices.first(where: {
        Self.events.contains(lemma($0)) && words[$0].lexeme.wordClass == .verb
      }),
      at == 0
        || words[at - 1].lexeme.wordClass != .adposition && !words[at - 1].lexeme.isDeterminerLike
          && !["and", "to", "then", "not", "or", "but"].contains(lemma(at - 1)),
      !words[..<at].contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.wordClass == .conjunction
      }), let and = small("and")
    else { return }
    words.insert(and, at: at)
    clause.reasons.append(.init(.preposition, lemma(at + 1), "and"))
  }

  /// *serve/dinner/six, set/alarm/seven, catch the train/eight*: the hour, for the verb has what it is done to.
  private mutating func supplyHour(_ verb: String, _ last: Int) {
    guard Self.hours.contains(lemma(last)) else { return }
    let before = lexeme(last - 1)
    let isAlarm = before?.lemma == "alarm" || before?.lemma == "timer"
    guard
      before?.wordClass == .noun
        && (isAlarm || words[..<last].contains(where: { $0.lexeme.kind == .meal }))
        || isWhole(verb) && before.map({ $0.wordClass == .noun && !$0.isBeing }) ?? true,
      let link = small(isAlarm ? "for" : "at")
    else { return }
    words.insert(link, at: last)
    clause.reasons.append(.init(.preposition, lemma(last + 1), link.lexeme.lemma))
  }

  /// *make coffee, take the bus*: a verb with its noun; *buzz, ring* of what tells the time.
  private func isWhole(_ verb: String) -> Bool {
    guard let space = verb.lastIndex(of: " ") else {
      return ["buzz", "ring", "beep"].contains(verb) && clause.subject.last?.lexeme.kind == .device
    }
    let last = String(verb[verb.index(after: space)...])
    return !EnglishParticles.separable.contains(last)
      && !EnglishParticles.prepositions.contains(last) && !verb.hasPrefix("be ")
      && !verb.hasPrefix("have ") && !verb.hasPrefix("set ")
      && planner.lexicon.known(last)?.wordClass != .adverb
  }

  /// *swim/ocean/vacation, lose/hat/field trip*: on it (CGEL §9.36).
  private mutating func supplyTrip(_ last: Int) {
    guard Self.trips.contains(lemma(last)), lexeme(last - 1)?.wordClass == .noun,
      lexeme(last - 1)?.isBeing != true, let on = small("on")
    else { return }
    words.insert(on, at: last)
    clause.reasons.append(.init(.preposition, lemma(last + 1), "on"))
  }

  /// *win/game/seven/five*: seven to five.
  private mutating func supplyScore(_ last: Int) {
    guard words[last].lexeme.wordClass == .numeral, words[last - 1].lexeme.wordClass == .numeral,
      let to = small("to")
    else { return }
    words.insert(to, at: last)
    clause.reasons.append(.init(.preposition, lemma(last + 1), "to"))
  }

  /// *turn/six/May, turn/ten/Friday*: how old, and when.
  private mutating func supplyBirthday() {
    guard words.count == 2, words[0].lexeme.wordClass == .numeral, words[1].lexeme.kind.isTemporal,
      words[1].lexeme.wordClass == .noun || words[1].lexeme.wordClass == .properNoun,
      !lemma(1).contains(" "),
      let link = small(words[1].lexeme.kind == .weekday ? "on" : "in"), lemma(1) != "year"
    else { return }
    words.insert(link, at: 1)
    clause.reasons.append(.init(.preposition, lemma(2), link.lexeme.lemma))
  }

  /// *tear/pants/dad, take away/toy/sister, use/pencil/sister*: whose it is, and nobody who joins in.
  private mutating func supplyOwner(_ verb: String) {
    guard
      let at = words.indices.dropFirst().first(where: {
        words[$0].lexeme.isHuman && words[$0].lexeme.wordClass != .pronoun
          || ["I", "me"].contains(lemma($0))
      }), let thing = lexeme(at - 1), thing.wordClass == .noun, isOwned(thing, by: lemma(at), verb),
      at == 1
        || !words[at - 2].lexeme.isDeterminerLike
          && words[at - 2].lexeme.wordClass != .noun
          && words[at - 2].lexeme.wordClass != .adjective,
      at + 1 == words.count || words[at + 1].lexeme.kind.isTemporal
        || verb == "push" && words[at + 1].lexeme.isPlaceLike,
      var my = small("my")
    else { return }
    var owner = words[at]
    let name = owner.lexeme.lemma
    my.tile = owner.lexeme.wordClass == .pronoun ? owner.tile : nil
    if owner.lexeme.wordClass == .pronoun {
      guard clause.subject.first?.lexeme.lemma != "I", verb != "take away" else { return }
      words.remove(at: at)
      words.insert(my, at: at - 1)
      return
    }
    owner.lexeme = planner.lexicon.lexeme(for: "\(name)'s", expecting: .noun)
    words.remove(at: at)
    words.insert(owner, at: at - 1)
    determine(name, at: at - 1)
    clause.reasons.append(.init(.owner, thing.lemma, name))
    if verb == "sit", let on = small("on") { words.insert(on, at: at - 1) }
  }

  /// *my friend's, the neighbor's*, but *Mom's*: before whose it is.
  private mutating func determine(_ name: String, at index: Int) {
    guard !EnglishPeople.names.contains(name), name.first?.isLowercase == true,
      var my = small("my")
    else { return }
    guard EnglishPeople.isPossessed(name), !Self.neighbors.contains(name) else {
      if let the = small("the") { words.insert(the, at: index) }
      return
    }
    if Self.friends.contains(name) { my.lexeme.lemma = owner.possessive }
    words.insert(my, at: index)
  }

  /// *sleep/grandma/house*: at whose house (CGEL §9.17).
  private mutating func supplyHost() {
    guard
      let at = words.indices.dropFirst().first(where: {
        Self.homes.contains(lemma($0)) && words[$0 - 1].lexeme.isHuman
          && words[$0 - 1].lexeme.wordClass == .noun
      }), !words[..<at].contains(where: { $0.lexeme.wordClass == .adposition }),
      let link = small("at")
    else { return }
    let name = lemma(at - 1)
    guard !name.hasSuffix("'s") else { return }
    words[at - 1].lexeme = planner.lexicon.lexeme(for: "\(name)'s", expecting: .noun)
    words[at].government = Government(preposition: "at", article: nil)
    let begin = begin(before: at)
    if begin == at - 1, lexeme(at - 2)?.isDeterminerLike != true {
      determine(name, at: at - 1)
      words.insert(link, at: at - 1)
    } else {
      words.insert(link, at: lexeme(at - 2)?.isDeterminerLike == true ? at - 2 : begin)
    }
    clause.reasons.append(.init(.preposition, "house", "at"))
  }

  private func isOwned(_ thing: Lexeme, by owner: String, _ verb: String) -> Bool {
    if Self.minding.contains(verb) {
      return Self.neighbors.contains(owner) && (thing.kind == .animal || thing.kind == .plant)
    }
    if verb == "push" { return thing.lemma == "wheelchair" || thing.lemma == "stroller" }
    if verb == "sit" { return thing.lemma == "lap" || thing.lemma == "shoulder" }
    return !thing.isBeing && Self.owned[verb]?.contains(thing.kind) == true
  }

  private static let names: WordMap<String> = [
    "santa": "Santa", "youtube": "YouTube", "halloween": "Halloween", "easter": "Easter",
    "thanksgiving": "Thanksgiving", "hanukkah": "Hanukkah", "christmas tree": "Christmas tree",
    "christmas card": "Christmas card", "disneyland": "Disneyland",
  ]
  private static let postposed = EnglishWords.set(
    "after before with under behind near without around during between inside about at for to beside below above"
  ).union(["next to"])
  private static let placing: WordSet = ["on", "in"]
  private static let lying = EnglishWords.set(
    "be sit sleep lie play live hide stand swim draw write")
  private static let bringing = EnglishWords.set("take bring come carry have")
  private static let standing = EnglishWords.set(
    "stop park stand sit wait speak sing dance play be talk perform live read")
  /// What one does where something may happen to one.
  private static let happening = EnglishWords.set(
    """
    run slip trip stumble skate ski ride climb jump walk fall drop swing slide crash skid race roll hop skip chase sled
    snowboard skateboard rollerblade bounce tumble swerve tip
    """
  ).union([
    "ride a bike", "fall down", "fall off", "bump into", "run into", "tip over", "knock over",
    "wake up",
  ])
  private static let events = EnglishWords.set(
    "fall break cry bleed crash shatter crack explode burst scream sink slip trip die laugh spill vomit"
  ).union(["fall down", "fall over", "fall off", "get hurt", "throw up", "fall asleep"])
  private static let visiting = EnglishWords.set(
    "sleep stay play eat spend swim watch celebrate leave forget meet wait cook bake"
  ).union(["sleep over", "stay over", "spend the night", "have a party", "spend time"])
  private static let friends = EnglishWords.set(
    "friend boyfriend girlfriend classmate buddy boss husband wife")
  private static let homes = EnglishWords.set("house apartment")
  private static let traveling = EnglishWords.set(
    "sleep swim see lose eat meet ride find visit play buy break wear read cry learn stay hike climb draw forget sing fish"
  )
  private static let trips: WordSet = ["trip", "field trip", "vacation", "cruise", "road trip"]
  /// The hours of a clock.
  static let hours = EnglishWords.set(
    "one two three four five six seven eight nine ten eleven twelve")
  private static let minding = EnglishWords.set("walk feed water").union([
    "take care of", "take care",
  ])
  private static let neighbors: WordSet = ["neighbor", "neighbour"]
  private static let owned: WordMap<KindSet> = {
    let worn = KindSet(.clothing)
    let things = KindSet(.clothing, .toy, .book, .device, .furniture, .vehicle)
    let parts = KindSet(.body)
    var both = things
    both.formUnion(parts)
    var eaten = things
    eaten.formUnion(.edible)
    var map: [String: KindSet] = [:]
    for verb in ["tear", "rip", "rip up", "chew", "ruin", "destroy", "stain", "tear up", "break"] {
      map[verb] = things
    }
    for verb in ["poop on", "pee on", "puke on", "sneeze on", "step on", "sit on", "spit on"] {
      map[verb] = both
    }
    for verb in ["make fun of", "mock", "laugh at", "touch"] { map[verb] = both }
    for verb in ["tap", "poke", "pinch", "squeeze", "stroke", "braid", "wear"] {
      map[verb] = verb == "wear" ? worn : parts
    }
    for verb in ["tidy", "go into", "come into", "sneak into", "walk into"] {
      map[verb] = KindSet(.room)
    }
    map["confiscate"] = KindSet(.device, .toy, .thing)
    map["tidy up"] = KindSet(.room)
    map["vacuum"] = KindSet(.room, .vehicle)
    map["use"] = KindSet(.device, .thing, .clothing)
    map["take a bite"] = .edible
    map["take away"] = eaten
    return WordMap(map)
  }()
  private static let owning = EnglishWords.set(
    """
    tear rip chew ruin destroy stain break mock touch tap poke pinch squeeze stroke braid wear tidy vacuum use push sit
    walk feed water
    """
  ).union([
    "rip up", "tear up", "poop on", "pee on", "puke on", "sneeze on", "step on", "sit on",
    "spit on", "make fun of", "laugh at", "tidy up", "take away", "take care of", "take care",
    "take a bite", "go into", "come into", "sneak into", "walk into", "confiscate",
  ])
}
