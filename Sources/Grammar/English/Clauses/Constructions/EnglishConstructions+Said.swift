import AACCore

/// Words that the verb or the word beside them makes something else than they are elsewhere: *that day, the last bus home, by
/// the sea, on foot, kick the football, I wish I could, plan a surprise*.
///
/// Sources: CGEL §5.28–5.30, §5.44–5.45 (articles, *on foot*), §8.51–8.56 (time adjuncts), §5.64 (*the bus home*), §14.23 and
/// §16.33 (*wish*), App. I.47 (conversion).
extension EnglishConstructions {
  /// What a word beside the verb is made.
  private enum SaidRule {
    case pointedTime, wayHome, shore, onFoot, meantDeed, wishedAbility, surprise, ever, firstThing
    case soonAfter, ball
  }

  mutating func settleSaid(at index: Int) {
    guard !isSubject, let verb = clause.verb?.lexeme.lemma,
      let rule = Self.saidRules.value(of: lemma(index))
    else { return }
    switch rule {
    case .pointedTime: settlePointedTime(at: index, verb)
    case .wayHome: settleWayHome(at: index, verb)
    case .shore: settleShore(at: index, verb)
    case .onFoot: settleOnFoot(at: index, verb)
    case .meantDeed: settleMeantDeed(at: index, verb)
    case .wishedAbility: settleWishedAbility(at: index, verb)
    case .surprise: settleSurprise(at: index, verb)
    case .ever: settleEver(at: index, verb)
    case .firstThing:
      guard
        let known = planner.lexicon.known("first thing \(lemma(index + 1))")
          ?? planner.lexicon.known("first thing in the \(lemma(index + 1))")
      else { return }
      join(index...(index + 1), as: known)
    case .soonAfter: settleSoonAfter(at: index)
    case .ball: settleBall(at: index, verb)
    }
  }

  private static let saidWords: [(SaidRule, WordSet)] = [
    (.pointedTime, ["that", "those"]), (.wayHome, ["home"]),
    (.shore, ["sea", "lake", "river", "ocean"]), (.onFoot, ["foot"]), (.meantDeed, ["hurt"]),
    (.wishedAbility, ["can"]), (.surprise, ["surprise"]), (.ever, ["ever"]),
    (.firstThing, ["first thing"]),
    (.soonAfter, ["right", "straight", "just", "shortly", "soon", "immediately"]),
    (
      .ball,
      ["football", "basketball", "volleyball", "baseball", "softball", "netball"]
    ),
  ]

  private static let saidRules = WordTable(saidWords)

  /// All that is made something else beside a verb.
  static let besideVerb = WordSet(saidWords.flatMap { $0.1.words })

  /// *remember/that/day* is a day; *dance/that/night* is when.
  private mutating func settlePointedTime(at index: Int, _ verb: String) {
    guard let time = lexeme(index + 1), time.wordClass == .noun || time.kind == .time,
      time.kind.isTemporal, time.kind != .weekday,
      index + 2 == words.count || words[index + 2].lexeme.wordClass == .adposition
        || words[index + 2].lexeme.wordClass == .adverb || words[index + 2].lexeme.kind.isTemporal
    else { return }
    let text = "\(lemma(index)) \(time.lemma)"
    if Self.cherishing.contains(verb), index == 0 || words[index - 1].lexeme.kind != .person {
      var noun = Lexeme(lemma: text, wordClass: .pronoun, kind: .thing)
      noun.animacy = .inanimate
      noun.number = lemma(index) == "those" ? .plural : .singular
      return join(index...(index + 1), as: noun)
    }
    guard !clause.isQuestion, index > 0 || verb != "be",
      !["think", "say", "know", "hope", "believe"].contains(verb),
      index == 0 || words[index - 1].lexeme.wordClass != .adposition
    else { return }
    if let known = planner.lexicon.word(text) {
      if clause.tense == nil, let tense = known.tense { clause.tense = tense }
      return join(index...(index + 1), as: known.lexeme)
    }
    join(index...(index + 1), text, .time)
  }

  private static let cherishing = EnglishWords.set(
    "remember forget love like hate enjoy miss regret spoil ruin choose prefer celebrate")

  /// *miss/last/bus/home*: the one that goes there.
  private mutating func settleWayHome(at index: Int, _ verb: String) {
    guard var ride = lexeme(index - 1), ride.kind == .vehicle || Self.rides.contains(ride.lemma),
      ride.wordClass == .noun || ride.wordClass == .verb && Self.rides.contains(ride.lemma),
      ["catch", "miss", "get", "need", "want", "find", "book"].contains(verb)
    else { return }
    ride = Lexeme(lemma: ride.lemma + " home", wordClass: .noun, kind: .vehicle)
    ride.countability = .count
    join((index - 1)...index, as: ride)
  }

  private static let rides = EnglishWords.set("ride lift flight way")

  /// *live/by/sea, sit/by/lake*, but *travel/by/sea*: where one is, and not how one gets there.
  private mutating func settleShore(at index: Int, _ verb: String) {
    guard lemma(index - 1) == "by", Self.staying.contains(verb), let the = small("the") else {
      return
    }
    words[index].government = nil
    words.insert(the, at: index)
    clause.reasons.append(.init(.articleDefinite, lemma(index + 1), "the"))
  }

  private static let staying = EnglishWords.set(
    "live stay sit stand walk camp sleep rest eat play be relax lie wait run jog picnic read dance")

  /// *cross/bridge/on/foot*: how one goes, and not where it is put.
  private mutating func settleOnFoot(at index: Int, _ verb: String) {
    guard lemma(index - 1) == "on", Self.going.contains(verb) else { return }
    join((index - 1)...index, "on foot", .manner)
  }

  private static let going = EnglishWords.set(
    "cross go come arrive travel explore leave return escape continue climb reach move get visit")

  /// *mean/hurt/you*: what one did not want to do to somebody.
  private mutating func settleMeantDeed(at index: Int, _ verb: String) {
    guard verb == "mean", index == 0, let next = lexeme(1),
      next.wordClass == .pronoun || next.isBeing || next.kind == .possessive
    else { return }
    words[index] = words[index].asVerb
  }

  /// *wish/can/drive*: one could oneself (CGEL §16.33).
  private mutating func settleWishedAbility(at index: Int, _ verb: String) {
    guard verb == "wish", index == 0, words.count > 1 else { return }
    if clause.subject.isEmpty, let speaker = small("I") { clause.subject = [speaker] }
    guard let doer = clause.subject.last else { return }
    let pronoun = owner.nominative
    let who = doer.lexeme.wordClass == .pronoun ? Constituent(doer.lexeme) : small(pronoun)
    guard let who else { return }
    words.insert(who, at: 0)
  }

  /// *plan/surprise/for/dad, organize/surprise/party*: a thing that is prepared.
  private mutating func settleSurprise(at index: Int, _ verb: String) {
    guard Self.preparing.contains(verb) else { return }
    if lemma(index + 1) == "party", let party = planner.lexicon.known("surprise party") {
      join(index...(index + 1), as: party)
    } else if let next = lexeme(index + 1),
      next.kind == .event || Self.surprising.contains(next.lemma)
    {
      var event = Lexeme(lemma: "surprise \(next.lemma)", wordClass: .noun, kind: .event)
      event.countability = .count
      join(index...(index + 1), as: event)
    } else {
      guard
        index + 1 == words.count || words[index + 1].lexeme.wordClass == .adposition
          || words[index + 1].lexeme.kind.isTemporal
      else { return }
    }
    var event = words[index].lexeme
    event.wordClass = .noun
    event.kind = .event
    words[index].lexeme = event
    guard index == 0, let one = small("a") else { return }
    words[index].government = nil
    words.insert(one, at: index)
    clause.reasons.append(.init(.articleIndefinite, event.lemma, "a"))
  }

  private static let surprising = EnglishWords.set(
    "trip visit present gift dinner lunch picnic cake")
  private static let preparing = EnglishWords.set("plan prepare organize organise arrange")

  /// *be/best/day/ever*: of all that there have been (CGEL §7.86).
  private mutating func settleEver(at index: Int, _ verb: String) {
    guard verb == "be", index > 1, var noun = lexeme(index - 1), noun.wordClass == .noun,
      words[..<(index - 1)].contains(where: { EnglishNumberWords.isSuperlative($0.lexeme.lemma) })
    else { return }
    noun.lemma += " ever"
    noun.forms = [:]
    join((index - 1)...index, as: noun)
  }

  /// *right/after/school, straight/after/lunch, just/before/bed*: how soon after or before (CGEL §9.40).
  private mutating func settleSoonAfter(at index: Int) {
    let link = lemma(index + 1)
    guard link == "after" || link == "before", let noun = lexeme(index + 2),
      noun.wordClass == .noun,
      index + 3 == words.count || words[index + 3].lexeme.kind.isTemporal,
      case let isBare = EnglishPrepositions.isBare(link, noun.lemma),
      isBare || noun.kind == .event || Self.shows.contains(noun.lemma)
    else { return }
    let article = isBare || EnglishHabits.isPlural(noun) ? "" : "the "
    if !article.isEmpty { clause.reasons.append(.init(.articleDefinite, noun.lemma, "the")) }
    join(index...(index + 2), "\(lemma(index)) \(link) \(article)\(noun.lemma)", .time)
  }

  private static let shows = EnglishWords.set(
    "movie film show game match concert play shower bath nap walk meal holiday shift break test exam storm"
  )

  /// *kick/football, throw/basketball*: the ball, and not the game.
  private mutating func settleBall(at index: Int, _ verb: String) {
    guard Self.handling.contains(verb),
      words[..<index].allSatisfy({ $0.lexeme.wordClass != .verb }),
      !Self.isNoun(lexeme(index + 1))
    else { return }
    var ball = Lexeme(lemma: lemma(index), wordClass: .noun, kind: .toy)
    ball.countability = .count
    words[index].lexeme = ball
  }

  private static let handling = EnglishWords.set(
    "kick throw catch bounce hold pass drop pump bring roll toss hit dribble find lose inflate buy carry"
  ).union(["pick up", "throw away", "pump up"])
}
