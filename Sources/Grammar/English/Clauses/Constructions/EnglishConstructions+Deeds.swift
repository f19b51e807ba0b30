import AACCore

/// What is done, although it is named like a quality or a thing: *ready to open the box, hate cleaning the kitchen, use a key to
/// open the door, too sick to work, fun to paint, want to race you*.
///
/// Sources: CGEL §16.75–16.82 (adjectives with *to*), §15.48 (purpose), §15.73 (*enough, too*), App. I.43–I.50 (conversion).
extension EnglishConstructions {
  /// Makes verbs of the words that what stands before them asks to be done.
  mutating func settleDeeds() {
    guard let verb = clause.verb?.lexeme.lemma else { return }
    if words.count > 1, planner.frames[verb].isCopular {
      if let deed = words.indices.dropFirst().first(where: { isJudged(at: $0) }) {
        take(deedAt: deed, hasTo: false, behind: deed)
      } else if lemma(0) == "time", words.count == 2, clause.subject.first?.lexeme.lemma == "it",
        let next = lexeme(1), Self.isNoun(next), !next.kind.isTemporal, let link = small("for")
      {
        // *be/time/lunch*: what it is time for (CGEL §9.46).
        clause.reasons.append(.init(.preposition, next.lemma, "for"))
        words[1].government = Government(preposition: "for", article: .bare)
        words.insert(link, at: 1)
      }
      return
    }
    for index in words.indices {
      switch words[index].lexeme.wordClass {
      case .adjective where Self.acting[lemma(index)] != nil:
        guard isActed(at: index, verb) else { continue }
        if lexeme(index - 1)?.namesThing == true {
          return take(deedAt: index, hasTo: false, behind: index)
        }
        words[index] = words[index].asVerb
      case .noun where index == 0 && Self.wishing.contains(verb):
        if isWished { words[0] = words[0].asVerb }
      case .noun where index == 0 && ["run", "hurry", "rush"].contains(verb):
        // *run/catch/bus*: what for.
        if lemma(0) != "race", planner.frames.listed(lemma(0))?.slot(.object) != nil,
          object(behind: 0) != nil,
          !words[0].lexeme.isBeing, words[0].lexeme.kind != .vehicle, !words[0].lexeme.isPlaceLike
        {
          words[0] = words[0].asVerb
        }
      default: break
      }
    }
  }

  /// *too/sick/work, old/enough/vote, ready/clean/my/room, be/fun/paint, be/time/dance*: what is done, behind how one is.
  private func isJudged(at index: Int) -> Bool {
    let word = words[index].lexeme
    let before = lemma(index - 1)
    let isIt = clause.subject.first?.lexeme.lemma == "it"
    let isTime = before == "time" && isIt && index == 1
    let isValued = isIt && Self.valuing.contains(before)
    switch word.wordClass {
    case .adjective:
      guard Self.acting[word.lemma] != nil, object(behind: index) != nil else { return false }
      return isTime || isValued || isExtreme(at: index) || Self.opening.contains(before)
    case .verb:
      guard isTime || isValued || isExtreme(at: index) || Self.opening.contains(before) else {
        return false
      }
      if let thing = object(behind: index) {
        return isTime && planner.frames[word.lemma].slot(.object) != nil
          || isValued && (thing.kind == .body || thing.kind == .clothing)
          || Self.onPlaces.contains(word.lemma)
            && (thing.isPlaceLike || thing.kind == .furniture)
      }
      guard isFree(behind: index) else { return false }
      return isExtreme(at: index) && isNounToo(word.lemma)
        || isValued && (Self.done.contains(word.lemma) || Self.ruling.contains(before))
    case .noun:
      guard word.number != .plural, planner.frames.listed(word.lemma) != nil, isFree(behind: index)
      else { return false }
      switch word.kind {
      case .home, .room, .clothing, .furniture, .vehicle, .body, .toy, .weather, .animal:
        return false
      default: break
      }
      if isExtreme(at: index) || Self.enabling.contains(before) { return true }
      if isTime {
        return word.kind != .meal && !KindSet.edible.contains(word.kind) && word.kind != .place
          && word.kind != .subject
      }
      return isValued && (Self.done.contains(word.lemma) || Self.ruling.contains(before))
    default: return false
    }
  }

  /// Whether nothing stands behind a word that it could be done to.
  private func isFree(behind index: Int) -> Bool {
    guard let next = lexeme(index + 1) else { return true }
    return next.kind.isTemporal || next.wordClass == .adposition || next.wordClass == .adverb
  }

  private func isNounToo(_ lemma: String) -> Bool {
    planner.lexicon.known(lemma)?.wordClass == .noun || EnglishHomographs.noun(lemma) != nil
  }

  /// The noun or the pronoun that what is done would be done to.
  private func object(behind index: Int) -> Lexeme? {
    var next = index + 1
    while let word = lexeme(next), word.isDeterminerLike, word.wordClass != .pronoun { next += 1 }
    guard let thing = lexeme(next),
      Self.isNoun(thing) && !thing.kind.isTemporal || ["it", "them"].contains(thing.lemma)
    else { return nil }
    return thing
  }

  /// *clean/kitchen, open/my/present*: what the quality would be done to, where it is asked for.
  private func isActed(at index: Int, _ verb: String) -> Bool {
    guard let thing = object(behind: index) else { return false }
    let isOwned = lexeme(index + 1)?.isDeterminerLike == true && lexeme(index + 1) != thing
    let isUsual = Self.acting[lemma(index)]?.contains(thing.lemma) == true
    guard let before = lexeme(index - 1) else {
      return isOwned && Self.wishing.contains(verb)
        || isUsual && ["need", "hate", "go", "try", "enjoy"].contains(verb)
    }
    if before.wordClass == .verb {
      return isOwned && Self.wishing.contains(before.lemma)
        || ["go", "help", "try"].contains(before.lemma)
    }
    // *use/key/open/door*: what one takes the first thing for.
    let deed = words[..<index].last { $0.lexeme.wordClass == .verb }?.lexeme.lemma ?? verb
    return before.namesThing && Self.purposeful.contains(deed)
  }

  /// *want/race/you, want/vote*: what one wishes to do, right behind the verb.
  private var isWished: Bool {
    let word = words[0].lexeme
    guard word.number != .plural, let frame = planner.frames.listed(word.lemma) else {
      return false
    }
    if word.lemma == "vote" { return words.count == 1 }
    guard word.kind == .event || word.kind == .activity, frame.slot(.object) != nil,
      let whom = lexeme(1), whom.wordClass == .pronoun, let pronoun = EnglishPronouns.of(whom.lemma)
    else { return false }
    return pronoun.nominative == whom.lemma || pronoun.accusative == whom.lemma
  }

  /// *too/sick, old/enough* right before it.
  private func isExtreme(at index: Int) -> Bool {
    guard let before = lexeme(index - 1) else { return false }
    if before.lemma == "enough" { return lexeme(index - 2)?.wordClass == .adjective }
    return before.wordClass == .adjective && lemma(index - 2) == "too"
      && clause.subject.first?.lexeme.lemma != "it"
  }

  /// Qualities that are done as well, with what they are usually done to.
  static let acting = WordMap<WordSet>([
    "cross": EnglishWords.set("street road bridge line border"),
    "clean": EnglishWords.set(
      """
      room kitchen house floor table bathroom car window bedroom cage toilet sink desk fridge oven garage apartment
      """),
    "open": EnglishWords.set("present gift package box bottle jar door can letter window"),
    "empty": EnglishWords.set("trash bin garbage dishwasher"),
    "dry": EnglishWords.set("hair dish dishes clothes hand"),
    "warm": EnglishWords.set("soup food milk bottle"), "cool": EnglishWords.set("soup food tea"),
    "close": EnglishWords.set("door window eye box curtain"),
    "clear": EnglishWords.set("table desk"),
    "wet": [], "free": [], "slow": [],
  ])
  private static let wishing = EnglishWords.set("need hate love like want go try enjoy prefer help")
  /// What one does with a thing in one's hands, or goes somewhere, for something.
  private static let purposeful = EnglishWords.set(
    "use need take press push go come get bring turn call stop run walk stand pull"
  ).union(["stand up", "sit down", "go back", "turn on", "pick up"])
  /// How one feels about what one is to do.
  private static let opening = EnglishWords.set(
    "ready afraid able unable happy glad sad scared excited nervous sorry lucky proud willing allowed supposed"
  )
  /// What forbids or allows.
  private static let ruling: WordSet = [
    "forbidden", "allowed", "not allowed", "prohibited", "illegal",
  ]
  /// What is done to a place or to furniture itself.
  private static let onPlaces = EnglishWords.set(
    """
    clean tidy open close lock paint sweep mop wash reach leave visit see find enter cross climb build fix decorate warm
    cool heat dust vacuum scrub
    """)
  private static let enabling = EnglishWords.set("able unable willing supposed")
  /// What one thinks of what is done.
  private static let valuing = EnglishWords.set(
    """
    fun easy hard difficult tiring relaxing possible impossible important dangerous nice good bad great healthy unhealthy forbidden allowed
    prohibited illegal better best OK okay rude boring
    """)
  /// What is told of as done, where a quality before it would hardly be of one of its kind.
  private static let done = EnglishWords.set(
    """
    paint sleep laugh talk rest share wait cry smoke learn travel swim help exercise dance cook run read write draw sing
    vote scream shout hug listen dream point touch fish camp ski skate shop hike climb jump drink lie
    """)
}
