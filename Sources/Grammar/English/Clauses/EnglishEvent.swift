import AACCore

/// What a row of tiles tells of one event, where no time was chosen: what is over in a moment has happened, what goes
/// on is going on.
///
/// A row in another order than that of speech, and what was chosen by role, stay as they are.
///
/// Sources: CGEL §4.8 (the simple present of events is rare), §4.14 (past), §4.25–4.35 (progressive); CaGEL chapter 3
/// §3.2, §8.1.
struct EnglishEvent {
  let clause: Clause
  let verb: Lexeme
  private let tile: Int?
  let words: [Constituent]
  private let lexicon: Lexicon
  /// Whether nothing is known of the verb.
  private let isUnknown: Bool
  /// Whether it may go on with one thing, though no list says how.
  private let isWork: Bool
  /// Whether *today* makes it no habit but what goes on, or is to come, for a time (CGEL §4.27, §4.44).
  private let isOfToday: Bool

  /// An event; nil where the clause tells none, or says itself when or how it happens.
  init?(_ clause: Clause, _ planner: ClausePlanner) {
    guard clause.isLaid, clause.tense == nil, clause.options.isEmpty, let verb = clause.verb,
      !clause.subject.isEmpty || Self.mishaps.contains(verb.lexeme.lemma)
    else { return nil }
    let frame = planner.frames[verb.lexeme.lemma]
    guard !frame.isCopular, frame.pattern != .modal, frame.pattern != .weather else { return nil }
    self.clause = clause
    self.verb = verb.lexeme
    tile = verb.tile
    words = clause.complements.filter {
      $0.lexeme.kind != .negation && $0.lexeme.lemma != "please"
    }
    lexicon = planner.lexicon
    isUnknown = frame.isDefault
    isWork =
      verb.lexeme.lemma != "buy" && frame.past != .state && !frame.isOpener
      && !EnglishAspects.isKnown(verb.lexeme.lemma)
    isOfToday = words.contains { $0.lexeme.lemma == "today" }
    let isMoment = aspect == .achievement || aspect == .deed
    guard
      !words.contains(where: {
        isTimed($0.lexeme) && !(isMoment && Self.ofOnce.contains($0.lexeme.lemma))
      }), words.last?.lexeme.lemma != "a lot",
      !clause.complements.contains(where: { Self.atNoTime.contains($0.lexeme.lemma) })
    else { return nil }
  }

  /// *always, on/Monday, every/day, if*: what makes it a habit, sets a time, or opens another clause.
  private func isTimed(_ lexeme: Lexeme) -> Bool {
    lexeme.kind == .frequency && lexeme.lemma != "again"
      || lexeme.kind.isTemporal && lexeme.lemma != "again" && lexeme.lemma != "today"
      || !Self.joining.contains(lexeme.lemma)
        && (lexeme.wordClass == .conjunction || lexeme.kind == .connective)
      || Self.habitual.contains(lexeme.lemma)
      || lexeme.lemma != "today" && lexicon.word(lexeme.lemma)?.tense != nil
  }

  /// What is never so is not going on (CGEL §4.27, §8.44).
  private static let atNoTime: WordSet = ["never", "hardly ever", "no longer"]

  /// What one says as well of what was done once: *he hit me first, I threw up twice, she came too late*.
  private static let ofOnce = EnglishWords.set("recess first twice too").union(["three times"])

  /// What joins no clause and says nothing of when.
  private static let joining: WordSet = ["and", "with", "without", "for"]

  private static let habitual = EnglishWords.set(
    "always usually often sometimes never every ever still already yet just too only while")

  // MARK: What is over

  /// The clause in the past, where what it tells of is over (*grandpa/die, he/do/it*); nil where it is not.
  var past: Clause? {
    guard !isOfToday, isOver else { return nil }
    var clause = clause
    clause.tense = .past
    return clause
  }

  private var isOver: Bool {
    let subject = clause.subject
    if subject.isEmpty {
      // *forget/password*: nobody is asked for it.
      return !isAsked && !isDenied && aspect == .achievement
    }
    guard isParticular,
      subject[0].lexeme.lemma != "you" || object?.lexeme.isNominal == true || isAsked
        || verb.lemma == "promise"
    else { return false }
    if isAche { return false }
    if isAsked { return isAskedAfter }
    if isDenied { return isDisclaimed }
    if verb.lemma == "pass", subject[0].lexeme.kind == .vehicle, object == nil { return true }
    // *butcher/sell/sausages*: what somebody lives by.
    if verb.lemma == "sell", EnglishPeople.visited.contains(subject[0].lexeme.lemma) {
      return false
    }
    if isHandedToSpeaker || isSightTold || isPurchase || isDoneByForce || isOverdone { return true }
    guard aspect == .achievement || isDeedOfAnother,
      words.last?.lexeme.lemma.hasSuffix("self") != true
    else {
      return false
    }
    if subject[0].lexeme.lemma == "it", Self.sensed.contains(verb.lemma) { return false }
    let verbs = words.filter { $0.lexeme.wordClass == .verb }
    return verbs.isEmpty || ["forget", "finish"].contains(verb.lemma) && verbs.count == 1
      || verbs.allSatisfy { EnglishAspects.isAchievement($0.lexeme.lemma) }
  }

  /// *mom/buy/strawberries/store, dad/buy/new/car*: bought somewhere, or one lasting thing, once; but *dad/buy/bread*.
  private var isPurchase: Bool {
    guard verb.lemma == "buy", isThird, let thing = object?.lexeme, thing.namesThing else {
      return false
    }
    return words.contains { $0.lexeme != thing && $0.lexeme.isPlaceLike }
      || !EnglishHabits.isMass(thing)
        && (!EnglishHabits.isPlural(thing) || thing.kind == .clothing)
        && !KindSet.edible.contains(thing.kind)
  }

  /// *doctor/give/shot/me, dad/buy/me/bike, teacher/give/sticker/I*; but *grandpa/tell/story/I*, as he is used to.
  private var isHandedToSpeaker: Bool {
    guard isThird, Self.handing.contains(verb.lemma),
      let speaker = words.first(where: { ["me", "us", "I", "we"].contains($0.lexeme.lemma) }),
      let thing = words.first(where: { $0.lexeme.wordClass == .noun })?.lexeme
    else { return false }
    guard ["I", "we"].contains(speaker.lexeme.lemma) else { return true }
    return isOrdered && thing.kind != .story
      && (verb.lemma != "buy" || !KindSet.edible.contains(thing.kind))
  }

  /// *Leo/kick/ball/over/fence, you/promise*: laid as it is spoken, and no deed that the listener is bidden to do.
  private var isDeedOfAnother: Bool {
    aspect == .deed && isOrdered && (isThird || verb.lemma == "promise")
      && clause.complements.allSatisfy { $0.lexeme.lemma != "please" }
  }

  /// Whether the speaker is among those who do it.
  var isOwn: Bool { clause.subject.contains { ["I", "we"].contains($0.lexeme.lemma) } }

  /// *I/see/elephant/zoo, I/hear/band/park*: where one was for an outing, and what one tells of it.
  private var isSightTold: Bool {
    guard ["see", "hear", "meet"].contains(verb.lemma), !isThird,
      clause.subject[0].lexeme.lemma != "you", let object,
      words.allSatisfy({ ![.verb, .adposition].contains($0.lexeme.wordClass) }),
      object.lexeme.isBeing || object.lexeme.kind == .vehicle || object.lexeme.kind == .music
    else { return false }
    return words.contains { word in
      word != object && (word.lexeme.kind == .place || word.lexeme.kind == .event)
        && !EnglishCompounds.joins(object.lexeme, word.lexeme)
        && !EnglishCompounds.joins(word.lexeme, object.lexeme)
    }
  }

  /// *I/hurt/head*: a head or a tooth aches; what happened to a limb was done to it.
  private var isAche: Bool {
    guard verb.lemma == "hurt", let part = words.first(where: { $0.lexeme.kind == .body })?.lexeme
    else { return false }
    return !EnglishHabits.injured.contains(part.lemma)
  }

  /// *I/not/do/it, he/not/hit/me*: what somebody is blamed for has not been done.
  private var isDisclaimed: Bool {
    aspect == .achievement && object != nil
      || isMissed
        && clause.complements.contains { $0.lexeme.lemma == "not" }
        && words.allSatisfy { $0.lexeme.wordClass != .verb }
  }

  /// *she/not/answer/my/text*: what others should have done by now.
  private var isMissed: Bool {
    isThird && ["answer", "return", "pay", "call", "text", "invite"].contains(verb.lemma)
      && object != nil
      && words.contains { ["my", "me", "our", "us"].contains($0.lexeme.lemma) }
  }

  /// *why/he/hit/me, when/grandpa/die, where/you/find/it*: it is asked about when it has happened.
  private var isAskedAfter: Bool {
    if isAskedWhether { return true }
    guard
      let word = clause.complements.first(where: { $0.lexeme.kind == .question })?.lexeme.lemma
    else { return false }
    if Self.got.contains(verb.lemma) {
      return word == "where" && !isOwn && object != nil
        || word == "how" && words.contains { ["here", "there"].contains($0.lexeme.lemma) }
    }
    guard let aspect, aspect == .achievement || aspect == .deed,
      !EnglishHabits.scheduled.contains(verb.lemma) || word == "why"
    else { return false }
    if aspect == .deed { return ["where", "why"].contains(word) && !isOwn }
    return isOwn ? ["why", "when", "what"].contains(word) : true
  }

  /// *you/finish/?, you/sleep/well/?*: whether it is over, and how it was.
  private var isAskedWhether: Bool {
    guard clause.isQuestion, !isOwn, !isDenied,
      !clause.complements.contains(where: { $0.lexeme.kind == .question })
    else { return false }
    return ["finish", "win", "fall", "lose"].contains(verb.lemma) && words.isEmpty
      || verb.lemma == "sleep"
        && words.contains { ["well", "good", "ok", "okay"].contains($0.lexeme.lemma) }
  }

  /// What one asks about once somebody has it: *where/you/buy/that/shirt, how/you/get/here*.
  private static let got = EnglishWords.set("buy get find")

  /// What befalls whoever tells of it, and is not asked of others.
  private static let mishaps = EnglishWords.set(
    """
    forget lose spill break trip slip tear fall drop miss fail win smash crash crack shatter burn cut twist sprain bump
    bang stub bite sting hurt find rip vomit faint
    """
  ).union(["throw up", "fall down", "fall off", "fall over", "knock over", "bump into", "pass out"])
  /// What things are felt to do.
  private static let sensed = EnglishWords.set("hurt scratch sting burn cut bite")
  /// What others give to the speaker once.
  private static let handing = EnglishWords.set("give send buy show bring tell sell lend throw")

  // MARK: What goes on

  /// The clause as going on (*baby/cry, we/make/snowman*); nil where it does not.
  var ongoing: Clause? {
    guard isOrdered, isParticular,
      words.allSatisfy({ $0.lexeme.wordClass != .verb }) || verb.lemma == "learn",
      // *grandma/make/best/cake*: nobody does better at any time.
      isOfToday || !words.contains(where: { EnglishNumberWords.isSuperlative($0.lexeme.lemma) }),
      // *she/dance/better/I*: how well one does it at any time; but *mom/sleep/more/dad*.
      isOfToday || !words.contains(where: { $0.lexeme.lemma == "than" })
        || words.contains(where: { ["more", "less"].contains($0.lexeme.lemma) }),
      clause.attached[EnglishAttachedClause.supposition] == nil,
      verb.lemma != "make" || !words.contains(where: { $0.lexeme.wordClass == .pronoun }),
      // *she/speak/three/language*: how many one can.
      isOfToday || verb.lemma != "speak"
        || !words.contains(where: { $0.lexeme.wordClass == .numeral })
    else { return nil }
    guard let first = clause.subject.first?.lexeme.lemma, first != "you", first != "God",
      first != "it" || verb.lemma != "look"
    else { return nil }
    if isOfToday, isArranged,
      !clause.complements.contains(where: { $0.lexeme.kind == .question })
    {
      return progressive
    }
    guard let aspect, aspect == .activity || aspect == .accomplishment else { return nil }
    if isAsked {
      guard isThird,
        ["what", "where", "who"].contains(
          clause.complements.first { $0.lexeme.kind == .question }?.lexeme.lemma ?? ""),
        clause.subject[0].lexeme.lemma != "it"
      else { return nil }
    } else if isDenied {
      guard isThird, object == nil else { return nil }
    } else if !isThird, !isOfToday {
      guard
        aspect == .accomplishment && (object?.lexeme.wordClass == .noun || becoming != nil)
          || isPlaced || words.isEmpty && Self.suffered.contains(verb.lemma)
      else { return nil }
    }
    guard !words.contains(where: { $0.lexeme.lemma == "from" }) || verb.lemma != "come" else {
      return nil
    }
    if verb.lemma == "play", !isOfToday, let object,
      [.sport, .game, .instrument].contains(object.lexeme.kind)
    {
      return nil
    }
    return progressive
  }

  /// *I/choke*: said of nothing but the moment (CGEL §4.25).
  private static let suffered = EnglishWords.set("choke bleed drown suffocate")

  private var progressive: Clause {
    var clause = clause
    clause.options.insert(.progressive)
    return clause
  }

  /// *grandma/come/today*: somebody's coming and going has been arranged (CGEL §4.44).
  private var isArranged: Bool {
    (EnglishHabits.arranged.contains(verb.lemma) || ["work", "study"].contains(verb.lemma))
      && (clause.subject.last?.lexeme.isHuman == true
        || clause.subject.first?.lexeme.wordClass == .pronoun)
  }

  // MARK: Who, what and how

  private var aspect: EnglishAspect? {
    if let becoming { return becoming }
    let object = object?.lexeme
    if let link = words.first?.lexeme, link.wordClass == .adposition || link.kind == .direction,
      let aspect = EnglishAspects.of("\(verb.lemma) \(link.lemma)", nil)
    {
      // *look/at/my/ear.*
      return aspect
    }
    if verb.lemma == "look", object?.kind == .body { return .activity }
    if let aspect = EnglishAspects.of(verb.lemma, object, isAnothers: isAnothers) { return aspect }
    // *play/park*: where it is done is nothing that it is done to.
    if object?.isPlaceLike == true { return EnglishAspects.of(verb.lemma, nil) }
    // *She/ghost/me.*
    if isUnknown, isThird, ["me", "us"].contains(object?.lemma) { return .achievement }
    // *The law prohibits alcohol*: what is no being does so at all times.
    let isByThing = clause.subject.last.map { $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing }
    return isWork && isByThing != true && isOneThing(object) ? .accomplishment : nil
  }

  /// *Embroider/tablecloth, nibble/carrot*: one thing that is worked on.
  private func isOneThing(_ object: Lexeme?) -> Bool {
    guard let object, object.wordClass == .noun, object.namesThing, !object.isPlaceLike else {
      return false
    }
    return !EnglishHabits.isPlural(object) && !words.contains { $0.lexeme.lemma == "like" }
  }

  /// What it is done to: the first thing behind the verb, and none behind a preposition.
  var object: Constituent? {
    for (index, word) in words.enumerated() where word.lexeme.kind != .question {
      // *miss/school/bus*: not the school.
      if index + 1 < words.count, EnglishCompounds.joins(word.lexeme, words[index + 1].lexeme) {
        continue
      }
      if word.lexeme.wordClass == .adposition { return nil }
      if word.lexeme.lemma == "recess" { continue }
      if ["no", "yes"].contains(word.lexeme.lemma), word == words.last { return word }
      if verb.lemma == "say", word.lexeme.kind == .social { return word }
      if word.lexeme.wordClass == .noun || word.lexeme.wordClass == .properNoun { return word }
      if word.lexeme.wordClass == .pronoun, !word.lexeme.isDeterminerLike { return word }
      if EnglishHabits.demonstratives.contains(word.lexeme.lemma), word == words.last {
        return word
      }
    }
    return nil
  }

  /// *he/take/**my**/toy*: a thing of somebody else.
  private var isAnothers: Bool {
    guard let doer = clause.subject.first, !["I", "we"].contains(doer.lexeme.lemma) else {
      return false
    }
    return words.contains { ["my", "our", "mine"].contains($0.lexeme.lemma) }
  }

  private var isAsked: Bool {
    clause.isQuestion || clause.complements.contains { $0.lexeme.kind == .question }
  }

  private var isDenied: Bool {
    clause.isNegative || clause.complements.contains { $0.lexeme.kind == .negation }
  }

  var isThird: Bool {
    clause.subject.allSatisfy { !["I", "we", "you", "me", "us"].contains($0.lexeme.lemma) }
  }

  /// Somebody or something one has before one's eyes, and not a whole kind: *baby, he, my dogs*, but *dogs*.
  private var isParticular: Bool {
    guard let head = clause.subject.last?.lexeme else { return false }
    if clause.subject.contains(where: { Self.anybody.contains($0.lexeme.lemma) }) { return false }
    return head.wordClass == .pronoun || head.isHuman || clause.subject.count > 1
      || !EnglishHabits.isPlural(head)
  }

  private static let anybody = EnglishWords.set(
    "who nobody anybody anyone nothing people")

  /// Whether the words stand as they are spoken: who does it, the verb, the rest.
  private var isOrdered: Bool {
    let tiles =
      clause.subject.compactMap(\.tile) + [tile].compactMap { $0 }
      + clause.complements.filter {
        ![.question, .negation, .social].contains($0.lexeme.kind) && $0.lexeme.lemma != "today"
      }
      .compactMap(\.tile)
    guard zip(tiles, tiles.dropFirst()).allSatisfy({ $0 <= $1 }) else { return false }
    return zip(clause.subject, clause.subject.dropFirst()).allSatisfy {
      $0.lexeme.wordClass != .noun || $1.lexeme.wordClass != .adjective
        || EnglishPeople.isPossessed($0.lexeme.lemma)
          && ["little", "big", "older", "younger"].contains($1.lexeme.lemma)
    }
  }
}
