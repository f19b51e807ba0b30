import AACCore

/// How much, how far and how well something is done to a thing, where the word stands behind it.
///
/// Sources: CGEL §7.7–7.9 (adverbs that are adjectives in form), §7.87–7.88 (comparison of adverbs), §8.104–8.112
/// (*a little, a bit*).
extension EnglishSentence {
  /// *open/window/a little, move/chair/closer, spell/name/wrong*: it is no quality of the thing named before.
  static func settleHowMuch(_ clause: inout Clause, _ planner: ClausePlanner) {
    settleLater(&clause, planner)
    guard let verb = clause.verb?.lexeme.lemma else { return }
    for index in clause.complements.indices where index < clause.complements.count {
      let lemma = clause.complements[index].lexeme.lemma
      if lemma == "pretty" { settlePretty(&clause, index) }
      if index == 0, verb == "feel", lemma == "better" || lemma == "worse", !clause.isLaid,
        clause.complements.count > 1, clause.complements[1].lexeme.wordClass == .adposition
      {
        // *feel/better/after/nap*: how one is.
        clause.complements[0].lexeme = Lexeme(lemma: lemma, wordClass: .adjective, kind: .state)
      }
      if amounts.contains(lemma) {
        settleAmount(&clause, index, verb, planner)
      } else if nearer.contains(lemma) {
        settleNearer(&clause, index, verb, planner)
      } else if lemma == "wrong", done.contains(verb), isLastBehindThing(clause, index) {
        clause.complements[index].lexeme = adverb("wrong")
      }
    }
  }

  /// *be/pretty/boring, feel/pretty/sure*: to which degree, where no noun follows that both are said of (CGEL §7.56).
  private static func settlePretty(_ clause: inout Clause, _ index: Int) {
    guard !clause.isLaid, index + 1 < clause.complements.count,
      clause.complements[index].lexeme.wordClass == .adjective,
      case let next = clause.complements[index + 1].lexeme,
      next.wordClass == .adjective || next.lemma == "sure"
        || next.wordClass == .adverb && next.kind == .manner,
      index + 2 == clause.complements.count
        || clause.complements[index + 2].lexeme.wordClass != .noun
          && clause.complements[index + 2].lexeme.wordClass != .adjective
    else { return }
    clause.complements[index].lexeme = Lexeme(lemma: "pretty", wordClass: .adverb, kind: .degree)
    if next.lemma == "sure" {
      clause.complements[index + 1].lexeme = Lexeme(
        lemma: "sure", wordClass: .adjective, kind: .state)
    }
  }

  /// *get to/meet/singer*: one *to* (CGEL §3.47).
  static func settleGetTo(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.verb?.lexeme.lemma == "get to", let first = clause.complements.first?.lexeme,
      first.wordClass == .verb
    else { return }
    clause.verb?.lexeme = planner.lexicon.lexeme(for: "get", expecting: .verb)
  }

  /// *report/bully/principal, borrow/I/umbrella*: to whom, and from whom (CGEL §16.56–16.57).
  static func settleWhom(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.complements.count > 1, let verb = clause.verb?.lexeme.lemma else { return }
    let first = clause.complements[0].lexeme
    if verb == "report" || verb == "introduce" || verb == "betray" {
      guard let person = clause.complements.firstIndex(where: \.lexeme.isHuman),
        !clause.complements.contains(where: { $0.lexeme.wordClass == .adposition }),
        person + 1 < clause.complements.count,
        case let rest = clause.complements[(person + 1)...],
        let last = rest.firstIndex(where: { !$0.lexeme.isDeterminerLike }),
        rest[last].lexeme.isHuman
      else { return }
      clause.complements.insert(
        Constituent(Lexeme(lemma: "to", wordClass: .adposition, kind: .direction)), at: person + 1)
    } else if taking.contains(verb), first.wordClass == .pronoun,
      let own = EnglishPronouns.of(first.lemma), own.nominative != "it",
      clause.complements[1].lexeme.wordClass == .noun, !clause.complements[1].lexeme.isBeing,
      let whose = planner.lexicon.known(own.possessive)
    {
      clause.complements[0].lexeme = whose
    }
  }

  private static let taking: WordSet = ["borrow", "steal", "take away", "hide", "copy"]

  private static func adverb(_ lemma: String) -> Lexeme {
    Lexeme(lemma: lemma, wordClass: .adverb, kind: .manner)
  }

  /// Whether a word stands right behind a thing or a person and nothing follows that it could belong to.
  private static func isLastBehindThing(_ clause: Clause, _ index: Int) -> Bool {
    guard index > 0 else { return false }
    let before = clause.complements[index - 1].lexeme
    guard before.isNominal, !before.isDeterminerLike || before.wordClass == .pronoun,
      before.wordClass != .adposition, before.kind != .question
    else { return before.lemma == "back" || before.lemma == "up" || before.lemma == "down" }
    if before.kind == .possessive, before.wordClass != .pronoun { return false }
    return clause.complements[(index + 1)...].allSatisfy {
      $0.lexeme.kind == .social || $0.lexeme.kind.isTemporal
    }
  }

  /// *raise/my/head/a little*, and *little* where one changes how something is.
  private static func settleAmount(
    _ clause: inout Clause, _ index: Int, _ verb: String, _ planner: ClausePlanner
  ) {
    let lemma = clause.complements[index].lexeme.lemma
    if lemma == "little", isSlight(clause, index, verb, planner),
      let few = planner.lexicon.known("a little")
    {
      clause.complements[index].lexeme = few
      return
    }
    guard isLastBehindThing(clause, index) else { return }
    if lemma == "little" {
      guard adjusting.contains(verb) || adjusting.contains(verb.prefix { $0 != " " }.description)
      else { return }
    } else if owned.contains(verb) {
      return
    }
    if index > 1, clause.complements[index - 1].lexeme.lemma == "back",
      !clause.complements[index - 2].lexeme.isDeterminerLike
    {
      // *tilt/my/chair/back/a little.*
      clause.complements[index - 1].lexeme = adverb("back")
    }
    guard lemma == "little", let few = planner.lexicon.known("a little") else { return }
    clause.complements[index].lexeme = few
  }

  /// *wait/little, speak/little/louder, be/little/tired, speak/little/French*: to which degree, and no small thing (CGEL
  /// §8.107, §8.112).
  private static func isSlight(
    _ clause: Clause, _ index: Int, _ verb: String, _ planner: ClausePlanner
  ) -> Bool {
    guard !clause.isLaid, !clause.isNegative else { return false }
    if index > 0 {
      let before = clause.complements[index - 1].lexeme
      guard before.wordClass == .adverb || before.wordClass == .verb else { return false }
    }
    let deed =
      index > 0 && clause.complements[index - 1].lexeme.wordClass == .verb
      ? clause.complements[index - 1].lexeme.lemma : verb
    let frame = planner.frames[deed]
    guard index + 1 < clause.complements.count,
      case let next = clause.complements[index + 1].lexeme, next.kind != .social,
      !next.kind.isTemporal
    else {
      if frame.isCopular || owned.contains(deed) { return false }
      return frame.slot(.object) == nil || deed == "hurt" || clause.options.contains(.request)
    }
    if next.kind == .languageName { return true }
    let isQuality =
      next.wordClass == .adjective || nearer.contains(next.lemma)
      || EnglishNumberWords.isCompared(next.lemma) || next.wordClass == .adverb
    guard isQuality else { return false }
    return index + 2 == clause.complements.count
      || clause.complements[index + 2].lexeme.wordClass != .noun
        && clause.complements[index + 2].lexeme.wordClass != .adjective
  }

  /// *sit/closer/to/me, push/swing/higher.*
  private static func settleNearer(
    _ clause: inout Clause, _ index: Int, _ verb: String, _ planner: ClausePlanner
  ) {
    let frame = planner.frames[verb]
    guard !frame.isCopular, !owned.contains(verb) else { return }
    let next = index + 1 < clause.complements.count ? clause.complements[index + 1].lexeme : nil
    if let next, next.wordClass == .noun, index > 0,
      near.contains(clause.complements[index].lexeme.lemma),
      clause.complements[index - 1].lexeme.namesThing
    {
      // *move/my/chair/closer/window.*
      clause.complements[index].lexeme = Lexeme(
        lemma: "closer to", wordClass: .adposition, kind: .direction)
      return
    }
    if let next, next.wordClass == .noun || next.wordClass == .adjective { return }
    if index == 0 {
      guard frame.slot(.attribute) == nil, frame.pattern != .modal else { return }
    } else {
      let before = clause.complements[index - 1].lexeme
      guard before.isNominal || before.wordClass == .adverb, before.wordClass != .adposition,
        before.kind != .possessive || before.wordClass == .pronoun
      else { return }
    }
    let word = clause.complements[index]
    guard near.contains(word.lexeme.lemma), next?.lemma == "to",
      index + 2 < clause.complements.count
    else {
      clause.complements[index].lexeme = adverb(word.lexeme.lemma)
      return
    }
    let to = clause.complements.remove(at: index + 1)
    clause.complements[index].lexeme = Lexeme(
      lemma: "\(word.lexeme.lemma) to", wordClass: .adposition, kind: .direction)
    if let tile = word.tile { clause.joins[tile] = [tile, to.tile].compactMap(\.self) }
  }

  private static let amounts: WordSet = [
    "a little", "a bit", "a little bit", "little", "a tiny bit",
  ]
  private static let near: WordSet = ["closer", "nearer"]
  /// Comparatives that are adverbs as well as adjectives.
  private static let nearer = EnglishWords.set(
    """
    closer nearer farther further higher lower harder softer faster slower louder quieter longer deeper
    tighter looser straighter wider later earlier sooner
    """)
  /// What one has, wants and gets of a kind, so that the word behind tells of which kind.
  static let owned = EnglishWords.set(
    """
    have want need like love prefer see buy get find eat drink take own keep choose pick wear hate order
    use borrow sell know
    """)
  /// What changes how or where a thing is, more or less.
  private static let adjusting = EnglishWords.set(
    """
    open close shut raise lower lift move turn dim loosen tighten tilt push pull scratch rub bend wiggle warm
    cool heat shift slide crank stretch shake squeeze adjust recline straighten trim cut spread press
    twist roll lean tip pump inflate stir massage wet dry
    """)
  /// What one can do in a wrong way.
  private static let done = EnglishWords.set(
    """
    spell say tie hear do hold pronounce read write add count guess draw build fold sing play type dial
    translate understand remember explain install throw hit address label mark measure set put
    get figure calculate solve copy wrap load place hang button lace buckle fasten park treat judge
    """
  ).union(["put on", "put in", "put together", "write down", "fill in", "fill out", "line up"])
}
