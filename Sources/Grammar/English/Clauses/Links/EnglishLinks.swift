import AACCore

/// The small word that is left out between a deed, what it is done to, and where, when, with what or how it is done: *share/snack/field
/// trip, kiss/frog/story, wait/line/movies, listen/music/headphones, buy/shoes/sale, celebrate/Halloween/vampire*.
///
/// It is the same whether the words are a row in the order of speech or were chosen by role.
///
/// Sources: CGEL §9.15–9.19 (place), §9.32–9.41 (time), §9.46–9.53 (purpose, means, *with*), §8.39–8.60 (adjuncts).
struct EnglishLinks {
  let frames: FrameTable
  let lexicon: Lexicon
  /// Who does it, where that is known.
  let doer: Lexeme?
  /// Whether the words are a row of tiles.
  let isRow: Bool
  /// Whether *what* is asked.
  var isAskedWhat = false
  /// Whether it is asked at all.
  var isAsked = false

  /// A verb and what stands behind it.
  struct Linked {
    var verb: Constituent
    var rest: [Constituent]
    /// The tiles of a word that was put together from several, by the first.
    var joins: [Int: [Int]] = [:]

    init(_ verb: Constituent, _ rest: [Constituent]) {
      self.verb = verb
      self.rest = rest
    }
  }

  /// The verb and the words behind it with what they leave out; nil where they leave out none of it.
  func linked(_ verb: Constituent, _ rest: [Constituent]) -> Linked? {
    guard let first = rest.first, rest.count < 7, Self.deeds.contains(verb.lexeme.lemma) else {
      return nil
    }
    var end = rest.count
    while end > 1,
      isTime(rest[end - 1].lexeme)
        || verb.lexeme.lemma == "sing" && EnglishHabits.feasts.contains(rest[end - 1].lexeme.lemma)
    { end -= 1 }
    let core = Array(rest[..<end])
    guard !core.contains(where: { $0.lexeme.wordClass == .conjunction }) else { return nil }
    if first.lexeme.lemma == "late"
      || core.contains(where: { Self.limits.contains($0.lexeme.lemma) })
    {
      return beingLate(verb, rest)
    }
    if let waited = waitingInLine(verb, core) ?? blamed(verb, core) ?? dressing(verb, core) {
      var linked = waited
      linked.rest += rest[end...]
      return linked
    }
    let lemma = verb.lexeme.lemma
    guard
      let said = onGround(core, lemma) ?? onBody(core, lemma) ?? owned(core, lemma) ?? helped(
        core, lemma)
        ?? placed(core, lemma) ?? used(core, lemma) ?? had(core, lemma)
        ?? meant(core, lemma) ?? towards(core, lemma)
    else { return nil }
    return Linked(verb, said + rest[end...])
  }

  func small(_ text: String) -> [Constituent] { lexicon.small(text) }

  /// *Yesterday, afternoon*; but a birthday is no time here.
  private func isTime(_ word: Lexeme) -> Bool {
    word.kind.isTemporal && !["vacation", "holiday", "birthday", "late"].contains(word.lemma)
  }

  /// The word as a noun of a kind, where the tile is another word.
  func noun(_ word: Constituent, _ kind: SemanticKind) -> Constituent {
    guard word.lexeme.wordClass != .noun else { return word }
    var noun = word
    noun.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .noun, kind: kind)
    noun.lexeme.animacy = .inanimate
    noun.lexeme.countability = .count
    return noun
  }

  /// Whether it is a noun with nothing before it that would count it.
  func isThing(_ word: Constituent) -> Bool {
    word.lexeme.wordClass == .noun && !word.lexeme.kind.isTemporal
  }

  // MARK: In line, and late

  /// *wait/line/movies, stand/line/slide*: one waits in it, and for nothing (CGEL §9.15; *in line* without an article §5.44).
  private func waitingInLine(_ verb: Constituent, _ core: [Constituent]) -> Linked? {
    guard ["wait", "stand"].contains(verb.lexeme.lemma), core[0].lexeme.lemma == "line",
      core.count < 3, let tile = verb.tile, let line = core[0].tile
    else { return nil }
    var waiting = verb.asVerb
    waiting.lexeme.lemma += " in line"
    guard core.count == 2 else {
      var linked = Linked(waiting, [])
      linked.joins = [tile: [tile, line]]
      return linked
    }
    let goal = core[1].lexeme
    guard goal.wordClass == .noun, !goal.isBeing else { return nil }
    let isAwaited =
      goal.kind == .room || goal.kind == .toy || KindSet.edible.contains(goal.kind)
      || goal.kind == .vehicle || Self.rides.contains(goal.lemma)
    var linked = Linked(
      waiting,
      (isAwaited ? small("for") + (goal.kind == .meal ? [] : small("the")) : []) + [core[1]])
    linked.joins = [tile: [tile, line]]
    return linked
  }

  private static let rides = EnglishWords.set(
    "slide swing ride carousel rollercoaster trampoline elevator ticket tickets food lunch")

  /// *arrive/late/work/today, come/late/party; play/video games/until/late*: late for what, and how long one goes on
  /// (CGEL §7.21, §9.38).
  private func beingLate(_ verb: Constituent, _ rest: [Constituent]) -> Linked? {
    if let until = rest.firstIndex(where: { Self.limits.contains($0.lexeme.lemma) }) {
      guard until + 1 < rest.count, rest[until + 1].lexeme.lemma == "late",
        let first = rest[until].tile, let second = rest[until + 1].tile
      else { return nil }
      var limit = rest[until]
      limit.lexeme = Lexeme(
        lemma: "\(rest[until].lexeme.lemma) late", wordClass: .adverb, kind: .duration)
      var linked = Linked(verb, rest[..<until] + [limit] + rest[(until + 2)...])
      linked.joins = [first: [first, second]]
      return linked
    }
    guard Self.coming.contains(verb.lexeme.lemma), rest.count > 1 else { return nil }
    let goal = rest[1].lexeme
    guard
      isRow && (goal.isPlaceLike || goal.kind == .event || goal.kind == .meal)
        || Self.appointments.contains(goal.lemma),
      goal.lemma != "home", rest.count == 2 || rest[2...].allSatisfy({ isTime($0.lexeme) })
    else { return nil }
    let place = goal.lemma == "work" ? noun(rest[1], .place) : rest[1]
    let isBare = goal.kind == .meal || EnglishPrepositions.isBare("to", goal.lemma)
    return Linked(
      verb, [rest[0]] + small("to") + (isBare ? [] : small("the")) + [place] + rest[2...])
  }

  private static let limits: WordSet = ["until", "till"]
  private static let coming = EnglishWords.set("arrive come get")
  private static let appointments = EnglishWords.set(
    "work school class practice therapy church appointment")

  /// Verbs that any of the rules looks at.
  static let deeds = WordSet(
    [
      onTrips, inStories, listening, coming, bought, treating, breaking, feeling, loud, staying,
      wanting, hurting, grooming, gnawing,
      EnglishWords.set(
        """
        wait stand have put rub spread give celebrate stay watch dance visit tour pull drag lift drink sip talking speaking
        chatting write draw color hold lend help get paint score
        win hurt push take hear whisper snore breathe walk drive teach leave lose forget
        dream lie sit ride love hate nap rest pay say feel deliver
        find weave spin build make hide stop pick mix pray climb camp hike ski
        carry bring drop correct grade check mark catch eat chase swat perform act
        """),
    ].flatMap(\.words) + [
      "stay up", "come over", "pick up", "drop off", "put on", "go out", "come out", "step out",
      "get bored", "be embarrassed", "be", "ask", "go", "come",
    ])
}
