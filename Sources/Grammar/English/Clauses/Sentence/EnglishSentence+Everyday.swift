import AACCore

/// What is chosen by role on an ordinary day: flaws that things have, days that something is so, favors, times that lie
/// ahead.
///
/// Sources: CGEL App. I.43–I.56 (conversion), §8.55 (*on* with days), §11.24 (requests as questions), §8.55–8.59 (*this*).
extension EnglishSentence {
  /// What belongs together otherwise than its order says.
  static func settleEveryday(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, clause.complements.count > 1, let verb = clause.verb?.lexeme.lemma,
      let last = clause.complements.last?.lexeme
    else { return }
    let end = clause.complements.count - 1
    let before = clause.complements[end - 1].lexeme
    if last.wordClass == .adjective, last.kind == .state || last.kind == .emotion,
      before.lemma == "home" && homing.contains(verb)
        || ["come home", "go home", "get home", "walk home"].contains(verb) && before.isPlaceLike
    {
      // *stay/home/sick*: how one is there, not what the home is like (CGEL §10.16).
      clause.complements[end].lexeme = Lexeme(
        lemma: last.lemma, wordClass: .adverb, kind: .manner)
    }
    if last.lemma == "half", before.wordClass == .noun, dividing.contains(verb) {
      // *cut/sandwich/half*: into what (CGEL §9.49).
      clause.complements[end].lexeme = Lexeme(lemma: "in half", wordClass: .adverb, kind: .manner)
      if end == 1, let the = planner.lexicon.known("the") {
        clause.complements.insert(Constituent(the), at: 0)
      }
    }
    if opening.contains(before.lemma), last.kind == .device,
      let the = planner.lexicon.known("the")
    {
      // *forget/password/tablet*: what it opens.
      clause.complements[end].government = nil
      clause.complements.insert(contentsOf: [small("for"), Constituent(the)], at: end)
      return
    }
    if verb == "borrow", last.wordClass == .pronoun, EnglishPronouns.of(last.lemma) != nil,
      before.wordClass == .noun
    {
      // *borrow/pencil/me.*
      clause.complements[end].government = nil
      clause.complements.insert(small("from"), at: end)
    }
    if carriers.contains(verb), clause.complements.count == 2,
      before.wordClass == .pronoun || before.isBeing, before.lemma != "it",
      last.wordClass == .noun, last.kind == .event || therapies.contains(last.lemma)
    {
      // *drive/me/therapy, take/us/party*: where to.
      clause.complements[end].government = nil
      if !therapies.contains(last.lemma), let the = planner.lexicon.known("the") {
        clause.complements.insert(Constituent(the), at: end)
      }
      clause.complements.insert(small("to"), at: end)
    }
  }

  /// *sing/loud/shower, get up/early/school, show up/late/party*: how and when, and no quality of the place (CGEL §8.87).
  static func sayHow(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    let end = clause.complements.count - 1
    let (quality, place) = (clause.complements[end - 1].lexeme, clause.complements[end].lexeme)
    guard isHow(quality, place, verb, planner),
      let how =
        quality.lemma == "early" ? quality.lemma : EnglishAdverbs.manner(of: quality.lemma)
    else { return }
    clause.complements[end - 1].lexeme = Lexeme(lemma: how, wordClass: .adverb, kind: .manner)
    if place.wordClass == .verb {
      clause.complements[end] = EnglishWordClasses(planner).asNoun(clause.complements[end])
    }
  }

  /// Whether a quality before a place is how it is done there, or when.
  private static func isHow(
    _ quality: Lexeme, _ place: Lexeme, _ verb: String, _ planner: ClausePlanner
  ) -> Bool {
    let isEarly =
      quality.lemma == "early" || quality.lemma == "late" && staying.contains(verb)
    guard quality.wordClass == .adjective || isEarly,
      EnglishAdverbs.isManner(quality.lemma) || isEarly,
      place.wordClass == .noun || place.lemma == "shower", !dwelling.contains(verb)
    else { return false }
    let isThere =
      place.isPlaceLike || place.kind == .event || place.kind == .media
      || place.lemma == "shower"
      || place.kind == .device && ["talk", "speak"].contains(verb)
    guard isThere else { return false }
    let frame = planner.frames[verb]
    return isEarly || acting.contains(verb)
      || frame.slot(.object) == nil && frame.isListed && !frame.isCopular
  }

  private static let staying: WordSet = [
    "get up", "wake up", "show up", "stay up", "arrive", "come", "come home", "get home", "leave",
  ]
  /// What one does somewhere, and to no place.
  private static let acting = EnglishWords.set(
    "read sing dance talk speak play eat write draw laugh whisper breathe")
  private static let opening = EnglishWords.set("password code pin passcode remote")
  private static let dwelling = EnglishWords.set("live go come stay sit work move look return")
  private static let homing = EnglishWords.set("stay go come get walk arrive return")
  private static let dividing = EnglishWords.set("cut break split fold tear slice rip")
  private static let carriers = EnglishWords.set("take drive bring walk push carry")
  private static let therapies = EnglishWords.set("therapy practice rehab physiotherapy").union([
    "speech therapy", "physical therapy", "occupational therapy",
  ])

  /// *shirt/have/stain, cup/have/crack*: a thing does not have to do it; it has one.
  static func haveFlaw(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard ["have", "have got"].contains(clause.verb?.lexeme.lemma ?? ""), !clause.isQuestion,
      let owner = clause.subject.last?.lexeme,
      owner.wordClass == .noun && !owner.isBeing || owner.lemma == "it",
      let last = clause.complements.indices.last,
      clause.complements[last].lexeme.wordClass == .verb,
      flaws.contains(clause.complements[last].lexeme.lemma),
      clause.complements.dropLast().allSatisfy({
        $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .adjective
          || $0.lexeme.wordClass == .numeral
      })
    else { return }
    let lemma = clause.complements[last].lexeme.lemma
    clause.complements[last].lexeme = Lexeme(lemma: lemma, wordClass: .noun, kind: .thing)
    clause.complements[last].lexeme.countability = .count
  }

  private static let flaws = EnglishWords.set(
    "stain leak crack scratch dent hole tear break spot smell rip split squeak rattle")

  /// *store/be/closed/Sunday*: no Sunday is closed; the store is, on that day.
  static func setDayApart(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "be", clause.complements.count == 2,
      let thing = clause.subject.last?.lexeme, !EnglishHabits.dateSubjects.contains(thing.lemma),
      !EnglishHabits.demonstratives.contains(thing.lemma),
      clause.complements[0].lexeme.wordClass == .adjective,
      clause.complements[1].lexeme.kind == .weekday,
      clause.complements[1].lexeme.wordClass == .noun
    else { return }
    clause.complements.swapAt(0, 1)
  }

  /// *you/help/me* asked: whether one will is what is meant (CGEL §11.17).
  static func askFavor(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, clause.isQuestion, !clause.isNegative, clause.tense == nil,
      clause.options.isEmpty, clause.subject.count == 1,
      clause.subject[0].lexeme.lemma == "you", let verb = clause.verb?.lexeme.lemma,
      isErrand(clause, verb)
        || favors.contains(verb)
          && clause.complements.contains(where: {
            ["me", "us", "I", "we"].contains($0.lexeme.lemma) && $0.lexeme.wordClass == .pronoun
          })
        || isDoneForSpeaker(clause, verb),
      clause.complements.allSatisfy({
        ($0.lexeme.kind != .question || $0.lexeme.lemma == "how")
          && $0.lexeme.kind != .frequency && !$0.lexeme.kind.isTemporal
      })
    else { return }
    clause.tense = .future
    clause.reasons.append(.init(.helperVerb, verb, "will"))
  }

  /// *you/open/door/for/me, you/cut/my/hair*: what is done for whoever asks, or to his body.
  private static func isDoneForSpeaker(_ clause: Clause, _ verb: String) -> Bool {
    let words = clause.complements.map(\.lexeme)
    guard words.count > 1, let last = words.last else { return false }
    if words[words.count - 2].lemma == "for", ["me", "us"].contains(last.lemma) {
      return ["open", "close", "cut", "hold", "wash", "do", "turn on", "turn off", "call"].contains(
        verb)
    }
    if words.count == 2, words[0].lemma == "my", !last.isBeing || verb == "call" {
      return last.kind == .body ? bodily.contains(verb) : serving.contains(verb)
    }
    return false
  }

  /// What is done with a thing of the speaker's.
  private static let serving = EnglishWords.set(
    "fix carry tie call clean open close wash cut push charge zip change button hang iron find hold"
  )
  private static let bodily = EnglishWords.set(
    "hold cut wash brush comb scratch rub massage wipe dry move lift raise")

  /// *you/pop/to/shop, you/buy/milk/on/way/home*: what is done once and for others (CGEL §11.17).
  static func isErrand(_ clause: Clause, _ verb: String) -> Bool {
    if ["buy", "get", "stop", "bring", "grab"].contains(verb),
      clause.complements.contains(where: {
        ["way", "on the way home", "on the way"].contains($0.lexeme.lemma)
      })
    {
      return true
    }
    return errands.contains(verb) && !clause.complements.isEmpty
      && !clause.complements.contains {
        $0.lexeme.number == .plural && $0.lexeme.wordClass == .noun
      }
  }

  /// What one is sent to do once, never asked about as a habit.
  private static let errands = EnglishWords.set(
    "pop nip fetch post mail grab hand pass deliver return"
  )
  .union([
    "drop off", "pick up", "pop in", "pop out", "pop over", "pop round", "nip out", "hand in",
    "hand out", "run to", "pick out", "drop by", "swing by", "stop by", "pop by", "turn on",
    "turn off", "turn up", "turn down", "switch on", "switch off", "plug in", "unplug",
    "put away", "top up", "fill up",
  ])

  /// What one does with or for somebody.
  private static let favors = EnglishWords.set(
    """
    help read carry sit wait stay push pull hold teach show give bring lend make cook buy fix hug kiss drive take
    tell come
    """
  ).union(["pick up", "sit with", "wait for", "stay with", "come with", "wake up"])

  /// *will go/beach/summer, will visit/grandma/weekend*: of what lies ahead the next one is meant (CGEL §8.57).
  static func meanThisTime(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, clause.tense == .future, let last = clause.complements.indices.last,
      ["weekend", "afternoon", "evening", "summer", "winter"].contains(
        clause.complements[last].lexeme.lemma),
      last == 0
        || ![.adposition, .adjective].contains(clause.complements[last - 1].lexeme.wordClass),
      last == 0 || !clause.complements[last - 1].lexeme.isDeterminerLike,
      last == 0
        || !["this", "next", "last", "every"].contains(clause.complements[last - 1].lexeme.lemma),
      let this = planner.lexicon.word("this \(clause.complements[last].lexeme.lemma)")
    else { return }
    clause.complements[last].lexeme = this.lexeme
  }
}
