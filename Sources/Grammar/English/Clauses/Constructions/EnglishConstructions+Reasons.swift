import AACCore

/// Why something is done, chosen as nothing but a quality, and whose a thing is, chosen as nothing but the person: *miss/school/sick,
/// mad/dad/late, take care/me/sick; mock/me/shoes, happy with/gift/we*.
///
/// Sources: CGEL §15.45–15.47 (reasons), §15.26 (clauses of time), §5.35 and §6.29 (possessives).
extension EnglishConstructions {
  /// *miss/school/sick, put on/jacket/cold, scold/me/late*: why.
  mutating func supplyReason(_ verb: String, _ last: Int) {
    let quality = lemma(last)
    let before = lexeme(last - 1)
    defer {
      if let late = words.indices.last, late > last, lemma(late) == "late" {
        // *late* behind *be* is a quality.
        words[late].lexeme = Lexeme(lemma: "late", wordClass: .adjective, kind: .state)
      }
    }
    guard !words.contains(where: { $0.lexeme.wordClass == .conjunction }),
      before?.kind != .negation, before?.wordClass != .adverb, before?.wordClass != .adposition,
      before?.kind != .degree, before?.wordClass != .conjunction, before?.wordClass != .verb,
      before?.isDeterminerLike != true || before?.wordClass == .pronoun
    else { return }
    if before?.isBeing == true { return explainByPerson(verb, quality, last) }
    let isPersonal =
      quality == "late"
      ? Self.missing.contains(verb)
      : Self.mood.contains(quality) && before?.wordClass == .noun
        ? Self.storming.contains(verb)
        : Self.resting.contains(verb) && Self.states.contains(quality)
          && (verb != "take medicine" || quality != "cold")
          || ["eat", "drink"].contains(verb) && Self.wanting.contains(quality)
          || verb == "go" && ["bed", "home"].contains(lemma(last - 1))
            && Self.states.contains(quality)
    let isWeather =
      Self.covering.contains(verb) && Self.outside.contains(quality) && last > 0
      && !clause.options.contains(.request)
    let isFeared = Self.fleeing.contains(verb) && ["scary", "gross", "loud"].contains(quality)
    guard isPersonal || isWeather || isFeared, let because = small("because") else { return }
    words.insert(because, at: last)
    clause.reasons.append(.init(.preposition, quality, "because"))
  }

  /// *scold/me/late, be mad/dad/late, get worried/dad/late, take care/me/sick*: what somebody is scolded for, why one feels so
  /// about him, and when one looks after him.
  private mutating func explainByPerson(_ verb: String, _ quality: String, _ last: Int) {
    if Self.scolding.contains(verb) {
      // The verb has *for* before what is done.
      guard Self.naughty.contains(quality) else { return }
      return words.insert(EnglishWording.be, at: last)
    }
    let isState = Self.states.contains(quality)
    guard isState || Self.naughty.contains(quality) else { return }
    let isAbout = verb.hasSuffix(" about")
    if Self.worrying.contains(verb) && !isAbout || Self.housework.contains(verb) {
      guard let because = small("because") else { return }
      words.insert(EnglishWording.be, at: last)
      words.insert(because, at: begin(before: last))
      clause.reasons.append(.init(.preposition, quality, "because"))
      return
    }
    if Self.calling.contains(verb), isState, !clause.options.contains(.request),
      let because = small("because")
    {
      words.insert(because, at: last)
      clause.reasons.append(.init(.preposition, quality, "because"))
      return
    }
    let link =
      Self.caring.contains(verb)
      ? "when"
      : isAbout || Self.resenting.contains(verb) || Self.helping.contains(verb) && isState
        ? "because" : ""
    let person = words[last - 1].lexeme
    let pronoun =
      person.wordClass == .pronoun
      ? EnglishPronouns.of(person.lemma)
      : EnglishSubject(NounPhrase(words[last - 1]), isPlural: EnglishHabits.isPlural(person))
        .pronoun
    guard !link.isEmpty, let word = small(link), let name = pronoun?.nominative,
      let who = small(name)
    else { return }
    words.insert(contentsOf: [word, who, EnglishWording.be], at: last)
    clause.reasons.append(.init(.preposition, quality, link))
    clause.reasons.append(.init(.understood, quality, name))
  }

  /// *mock/I/shoes, complain about/I/room, be happy with/gift/we*: whose it is, where nobody has a part in it.
  mutating func ownByPronoun(_ verb: String) {
    guard words.count == 2 || words.count == 3 && words[2].lexeme.kind.isTemporal,
      let at = words[..<2].firstIndex(where: { $0.lexeme.wordClass == .pronoun }),
      case let word = words[1 - at].lexeme,
      case let thing =
        word.wordClass == .verb && Self.trials.contains(word.lemma)
        ? EnglishWordClasses(planner).asNoun(words[1 - at]).lexeme : word,
      thing.wordClass == .noun, !thing.isBeing,
      !thing.kind.isTemporal || thing.lemma == "birthday",
      at == 0
        ? Self.having.contains(verb) : Self.having.contains(verb) || Self.minding.contains(verb),
      let owner = EnglishPronouns.of(words[at].lexeme.lemma), owner.nominative != "it",
      at == 1 && Self.minding.contains(verb) || isOwnable(thing),
      let known = planner.lexicon.known("his")
    else { return }
    var whose = words.remove(at: at)
    whose.lexeme = known
    whose.lexeme.lemma = owner.possessive
    whose.government = nil
    words[0].lexeme = thing
    words[0].government = nil
    words.insert(whose, at: 0)
    clause.reasons.append(.init(.owner, thing.lemma, owner.possessive))
  }

  /// *put/lotion/I/back, crawl/I/arm*: on whose body something is done, where nobody gets anything (CGEL §5.35).
  mutating func ownBody(_ verb: String) {
    guard Self.touching.contains(verb),
      let at = words.indices.dropLast().first(where: {
        words[$0].lexeme.wordClass == .pronoun && EnglishPronouns.of(lemma($0)) != nil
          && lemma($0) != "her" && lexeme($0 - 1)?.wordClass != .adposition
          && (words[$0 + 1].lexeme.kind == .body || lemma($0 + 1) == "back")
      }), let owner = EnglishPronouns.of(lemma(at)), owner.nominative != "it",
      let known = planner.lexicon.known("his")
    else { return }
    words[at].lexeme = known
    words[at].lexeme.lemma = owner.possessive
    words[at].government = nil
    if words[at + 1].lexeme.wordClass != .noun {
      var back = Lexeme(lemma: lemma(at + 1), wordClass: .noun, kind: .body)
      back.countability = .count
      words[at + 1].lexeme = back
    }
    words[at + 1].government = nil
    if let on = small("on"), !["wash", "dry", "wipe", "massage", "brush"].contains(verb) {
      words.insert(on, at: at)
    }
    clause.reasons.append(.init(.owner, lemma(words.count - 1), owner.possessive))
  }

  /// *change/baby/diaper, brush/baby/tooth*: the baby's own, and no small kind of it.
  mutating func ownByBaby(_ verb: String) {
    guard lemma(0) == "baby", words[0].lexeme.wordClass == .noun, let thing = lexeme(1),
      thing.wordClass == .noun,
      thing.kind == .body || thing.kind == .clothing || thing.lemma == "diaper",
      Self.tending.contains(verb), let the = small("the")
    else { return }
    words[0].lexeme = planner.lexicon.lexeme(for: "baby's", expecting: .noun)
    words[1].government = nil
    words.insert(the, at: 0)
    clause.reasons.append(.init(.owner, thing.lemma, "baby"))
  }

  private static let tending = EnglishWords.set(
    "change brush wash wipe cut dry tie zip button clean comb"
  )
  .union(["take off", "put on", "pull up", "pull down"])
  private static let touching = EnglishWords.set(
    "put rub spread smear spray crawl climb land spill wash dry wipe massage bandage drip")

  private func isOwnable(_ thing: Lexeme) -> Bool {
    switch thing.kind {
    case .body, .clothing, .thing, .toy, .book, .device, .room, .home, .vehicle, .furniture: true
    default:
      KindSet.edible.contains(thing.kind) || EnglishPeople.isPossessed(thing.lemma)
        || [
          "drawing", "painting", "picture", "haircut", "hair", "gift", "present", "voice", "test",
          "score", "work", "grade",
        ]
        .contains(thing.lemma)
    }
  }

  private static let scolding: WordSet = ["scold", "punish", "tell off"]
  private static let naughty = EnglishWords.set(
    "late mean rude bad loud noisy messy lazy naughty slow")
  private static let resting = EnglishWords.set("miss skip cry rest leave scream whine fuss").union(
    [
      "take a rest", "take a nap", "take a break", "sit down", "lie down", "go home", "go to bed",
      "throw up", "miss the bus", "take medicine", "call in", "wake up",
    ])
  private static let missing = EnglishWords.set("miss skip apologize").union([
    "get in trouble", "be in trouble", "get yelled at",
    "miss the bus", "miss the train", "miss school",
  ])
  private static let states = EnglishWords.set(
    """
    sick tired late hungry thirsty sleepy carsick seasick dizzy nervous scared sad bored ill lonely exhausted cold hurt
    injured upset wet
    """)
  private static let mood = EnglishWords.set("mad angry upset sad frustrated")
  /// What one does to a thing in anger.
  private static let storming = EnglishWords.set("slam throw rip kick break smash hit bang punch")
    .union([
      "hang up", "tear up", "rip up", "throw away", "knock over",
    ])
  /// Whom one asks to come for what one has oneself.
  private static let calling = EnglishWords.set("call text phone email").union([
    "ask for", "call for",
  ])
  /// What one does for somebody in need.
  private static let helping = EnglishWords.set("visit help hug carry feed hold kiss").union([
    "stay with", "check on", "cheer up", "pick up", "stay home with",
  ])
  private static let wanting = EnglishWords.set("hungry thirsty")
  private static let covering = EnglishWords.set("wear open close shut").union([
    "put on", "take off", "turn on", "turn up", "turn off", "zip up", "button up", "do up",
    "bundle up",
  ])
  private static let fleeing: WordSet = [
    "look away", "run away", "hide", "cry", "leave", "turn away",
  ]
  private static let outside = EnglishWords.set("cold hot rainy sunny windy chilly snowy dark")
  /// What one feels about somebody.
  private static let resenting: WordSet = [
    "be mad", "be mad at", "get mad", "get mad at", "be angry", "be angry with", "be angry at",
    "get angry", "be upset with", "be annoyed", "be annoyed with", "stay home", "stay with",
  ]
  private static let worrying: WordSet = [
    "be worried", "be worried about", "get worried", "worry", "worry about", "be upset", "be sad",
    "get upset", "be glad", "be happy", "be scared",
  ]
  /// What is done in somebody's place.
  private static let housework: WordSet = [
    "do the laundry", "do the dishes", "do the shopping", "do the cooking", "do the cleaning",
    "do the housework", "do the ironing", "do the washing", "make dinner", "make breakfast",
    "make lunch", "cook dinner", "walk the dog",
  ]
  private static let caring = EnglishWords.set("comfort nurse cuddle").union([
    "take care", "take care of", "look after", "sit with", "care for", "hold hands",
  ])
  private static let trials = EnglishWords.set("test play dance work cut walk score")
  /// What one does to a thing, whoever has it.
  private static let having = EnglishWords.set(
    """
    mock like love hate eat drink pronounce spell forget remember lose steal break wear ruin tear miss recognize admire
    ignore destroy examine
    """
  ).union([
    "complain about", "make fun of", "laugh at", "be proud of", "be happy with", "be jealous of",
    "forget about", "worry about", "be worried about", "listen to",
  ])
  /// What one feels about what is somebody's.
  private static let minding: WordSet = [
    "be nervous", "be nervous about", "be worried", "be worried about", "worry about",
    "be happy with", "be happy", "be proud of", "forget about", "be excited", "be excited about",
    "complain about", "be sad about", "be pleased with",
  ]
}
