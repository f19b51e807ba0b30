import AACCore

/// Words by role that lack the one between them: *school | be | canceled, snow; I | count | ten; we | play |
/// tennis, court; my back | hurt | sit*.
///
/// Sources: CGEL §9.10 (*because of*), §9.6 (*on* a ground), §15.25 (clauses with *when*).
extension EnglishSentence {
  static func linkByRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    joinNotOnly(&clause)
    guard !clause.complements.isEmpty else { return }
    nameSeason(&clause, planner)
    putLinks(&clause, planner)
    settleDenied(&clause, planner)
    switch clause.verb?.lexeme.lemma {
    case "be":
      nameCause(&clause)
      nameBest(&clause, planner)
      nameWhole(&clause)
    case "have": sayNeed(&clause)
    case "hurt":
      hurtByThing(&clause)
      hurtWhen(&clause, planner)
    case "count": countUp(&clause)
    case "play": playOnGround(&clause, planner)
    case "turn", "go", "become": turnColor(&clause, planner)
    default: return
    }
  }

  /// *Rake | leaves, fall*: the time of year; but *see | leaves, fall, like | fall*.
  private static func nameSeason(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let last = clause.complements.last?.lexeme, last.lemma == "fall",
      last.wordClass == .verb || last.wordClass == .noun, clause.complements.count > 1,
      let verb = clause.verb?.lexeme.lemma, case let frame = planner.frames[verb],
      frame.opening == nil, frame.otherOpening == nil, frame.pattern == .plain,
      case let thing = clause.complements[clause.complements.count - 2].lexeme,
      thing.wordClass == .noun && (frame.takesAsObject(thing) || seasonal.contains(verb))
        || thing.kind == .direction && thing.wordClass == .adverb && seasonal.contains(verb)
    else { return }
    if seasonal.contains(verb) {
      // *fall/tree/fall, fly/south/fall.*
      clause.reasons.append(.init(.preposition, "fall", "in"))
      let isWay = thing.wordClass == .adverb
      return say(
        isWay ? "\(thing.lemma) in the fall" : "in the fall", for: isWay ? 2 : 1,
        at: clause.complements.count - (isWay ? 2 : 1), &clause)
    }
    clause.complements[clause.complements.count - 1].lexeme = planner.lexicon.lexeme(
      for: "fall", expecting: .noun)
  }

  /// What leaves, birds and weather do in it.
  private static let seasonal = EnglishWords.set("fall fly migrate drop leave grow ripen")

  private static func link(_ word: String, before index: Int, _ clause: inout Clause) {
    let next = clause.complements[index].lexeme.lemma
    clause.complements.insert(small(word), at: index)
    clause.reasons.append(.init(.preposition, next, word))
  }

  /// *Canceled, snow*: why nothing comes of it.
  private static func nameCause(_ clause: inout Clause) {
    guard clause.complements.count == 2, !clause.isQuestion,
      hindered.contains(clause.complements[0].lexeme.lemma),
      case let cause = clause.complements[1].lexeme, cause.wordClass == .noun,
      cause.kind == .weather || hindering.contains(cause.lemma)
    else { return }
    link("because of", before: 1, &clause)
  }

  private static let hindered = EnglishWords.set(
    "canceled cancelled delayed postponed closed late stuck grounded")
  private static let hindering = EnglishWords.set(
    "storm traffic strike holiday virus flood fire accident fog ice snow rain wind heat smoke")

  /// *The, more, tall*: of all (CGEL §7.74).
  private static func nameBest(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.complements.count > 2, clause.complements[0].lexeme.lemma == "the",
      clause.complements[1].lexeme.lemma == "more",
      clause.complements[2].lexeme.wordClass == .adjective, let most = planner.lexicon.known("most")
    else { return }
    clause.complements[1].lexeme = most
  }

  /// *Paris | be | capital, France*: of what (CGEL §5.115).
  private static func nameWhole(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      ["capital", "president", "king", "queen", "mayor", "flag", "prime minister"].contains(
        clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .properNoun
    else { return }
    clause.complements[0].lexeme.article = .definite
    link("of", before: 1, &clause)
  }

  /// *Have | thirst*: English says how one is (CGEL §16.20).
  private static func sayNeed(_ clause: inout Clause) {
    guard clause.complements.count == 1, let quality = needs[clause.complements[0].lexeme.lemma]
    else { return }
    clause.verb?.lexeme = Lexeme(lemma: "be", wordClass: .verb, kind: .linking)
    clause.complements[0].lexeme = Lexeme(lemma: quality, wordClass: .adjective, kind: .state)
  }

  private static let needs: WordMap<String> = ["thirst": "thirsty", "hunger": "hungry"]

  /// *My eyes | hurt | light*: no thing is hurt.
  private static func hurtByThing(_ clause: inout Clause) {
    guard clause.complements.count == 1, clause.subject.last?.lexeme.kind == .body,
      case let cause = clause.complements[0].lexeme, cause.wordClass == .noun, !cause.isBeing,
      cause.kind != .body, !cause.kind.isTemporal, !cause.isPlaceLike
    else { return }
    link("because of", before: 0, &clause)
    clause.complements[1].lexeme.article = .definite
  }

  /// *My back | hurt | sit*: while one does it.
  private static func hurtWhen(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.complements.count == 1, clause.complements[0].lexeme.wordClass == .verb,
      clause.subject.last?.lexeme.kind == .body,
      let owner = clause.subject.first.map(\.lexeme.lemma),
      let doer = owners[owner] ?? (clause.subject.count == 1 ? "I" : nil),
      let when = planner.lexicon.known("when"), let pronoun = planner.lexicon.known(doer)
    else { return }
    clause.complements.insert(contentsOf: [Constituent(when), Constituent(pronoun)], at: 0)
    clause.reasons.append(.init(.understood, clause.complements[2].lexeme.lemma, "when \(doer)"))
  }

  private static let owners: WordMap<String> = [
    "my": "I", "your": "you", "his": "he", "her": "she", "our": "we", "their": "they",
  ]

  /// *Count | ten*: how far.
  private static func countUp(_ clause: inout Clause) {
    guard clause.complements.count == 1, clause.complements[0].lexeme.wordClass == .numeral else {
      return
    }
    link("to", before: 0, &clause)
  }

  /// *Tennis, court*: where it is played, and no thing that is played.
  private static func playOnGround(_ clause: inout Clause, _ planner: ClausePlanner) {
    if clause.complements.count == 1, let tile = clause.complements[0].tile,
      case let parts = clause.complements[0].lexeme.lemma.split(separator: " ").map(String.init),
      parts.count == 2, grounds.contains(parts[1]),
      let sport = planner.lexicon.known(parts[0]), sport.kind == .sport,
      let ground = planner.lexicon.known(parts[1])
    {
      // *Football pitch*: no game of that name.
      clause.complements = [Constituent(sport, tile: tile), Constituent(ground, tile: tile)]
    }
    guard clause.complements.count == 2, clause.complements[0].lexeme.kind == .sport,
      grounds.contains(clause.complements[1].lexeme.lemma)
    else { return }
    link("on", before: 1, &clause)
    clause.complements[2].lexeme.article = .definite
  }

  /// *Turn | orange, fall*: the color that it gets, and when (CGEL §16.22).
  private static func turnColor(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard let color = clause.complements.first, let subject = clause.subject.last?.lexeme,
      subject.wordClass == .noun, !subject.isBeing,
      color.lexeme.kind == .color || hues.contains(color.lexeme.lemma),
      clause.complements.count < 3
    else { return }
    clause.complements[0].lexeme = Lexeme(
      lemma: color.lexeme.lemma, wordClass: .adjective, kind: .color)
    guard clause.complements.count == 2, seasons.contains(clause.complements[1].lexeme.lemma) else {
      return
    }
    clause.complements[1].lexeme = planner.lexicon.lexeme(
      for: clause.complements[1].lexeme.lemma, expecting: .noun)
    clause.complements.swapAt(0, 1)
  }

  private static let hues = EnglishWords.set("orange rose violet gold silver")
  private static let seasons = EnglishWords.set("fall autumn spring summer winter")
  private static let grounds = EnglishWords.set("pitch field court course green rink turf")
}
