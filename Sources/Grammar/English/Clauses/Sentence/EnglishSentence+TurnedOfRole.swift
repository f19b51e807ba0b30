import AACCore

/// A question word chosen in the place of the subject, with who does it behind the verb: *where | park | you, van; what |
/// dream | you, about; why | be | sky, gray; with whom | talk | you, phone*.
///
/// Sources: CGEL §11.14–11.18 (*wh*-questions and their order); CaGEL ch. 10 §4.
extension EnglishSentence {
  /// What words chosen by role leave unsaid, before anything else is read into them.
  static func settleWordsOfRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, clause.verb != nil, !clause.complements.isEmpty else { return }
    turnAskedOfRole(&clause, planner)
    countByTimeOfRole(&clause)
    countDoersOfRole(&clause)
    nameInnerDoersOfRole(&clause, planner)
    putAdjunctsOfRole(&clause, planner)
  }

  /// Puts who does it in the subject's place and the question word behind the verb, where it is asked for what it is.
  static func turnAskedOfRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, !clause.subject.isEmpty, clause.subject.count < 3,
      !clause.complements.isEmpty, let verb = clause.verb?.lexeme.lemma
    else { return }
    let asked = clause.subject.map(\.lexeme.lemma).joined(separator: " ")
    let ways = askedWithWhom[asked]
    let isAround = ways != nil || askedAround.contains(asked)
    guard isAround || askedFor.contains(asked), let end = askedDoerEnd(clause.complements),
      case let doer = clause.complements[end - 1].lexeme
    else { return }
    let rest = Array(clause.complements[end...])
    guard
      isAround
        ? isDoerAskedAround(doer, rest, verb, planner)
        : isDoerAskedFor(doer, rest, verb, named: asked)
    else { return }
    let question = clause.subject[0]
    clause.subject = Array(clause.complements[..<end])
    clause.complements = [question] + rest
    if let (preposition, whom) = ways, let word = planner.lexicon.known(whom) {
      var behind = small(preposition)
      behind.tile = question.tile
      clause.complements = [behind, Constituent(word, tile: question.tile)] + rest
    }
    if verb == "get", ways == nil, let deed = rest.first, deed.lexeme.wordClass != .adjective,
      planner.frames.listed(deed.lexeme.lemma) != nil,
      rest.count == 1 || deed.lexeme.wordClass == .verb
    {
      // *when/get/I/play*: when one may (CGEL §16.38).
      clause.complements[1] = clause.complements[1].asVerb
      clause.complements.insert(small("to"), at: 1)
      clause.reasons.append(.init(.openedVerb, "get", "to"))
    }
  }

  /// *People | fit | how many, bus*: how many of those who do it (CGEL §11.15).
  static func countDoersOfRole(_ clause: inout Clause) {
    guard !clause.isLaid, clause.complements.count > 1, clause.verb?.lexeme.lemma == "fit",
      clause.complements[0].lexeme.lemma == "how many", clause.subject.count == 1,
      clause.subject[0].lexeme.wordClass == .noun, !EnglishHabits.isMass(clause.subject[0].lexeme),
      !EnglishHabits.isPlural(clause.complements[1].lexeme)
    else { return }
    clause.subject.insert(clause.complements.remove(at: 0), at: 0)
  }

  /// Where the words end that name one who may do it: *your, hamster*; nil where the first names none.
  private static func askedDoerEnd(_ words: [Constituent]) -> Int? {
    var end = 0
    while end < words.count, words[end].lexeme.isDeterminerLike { end += 1 }
    guard end < words.count,
      words[end].lexeme.wordClass == .noun || words[end].lexeme.wordClass == .properNoun
        || words[end].lexeme.wordClass == .pronoun && end == 0
    else { return nil }
    return end + 1
  }

  /// *Where | park | you, van; why | be | sky, gray*: one who does it, or what something is said of.
  private static func isDoerAskedAround(
    _ doer: Lexeme, _ rest: [Constituent], _ verb: String, _ planner: ClausePlanner
  ) -> Bool {
    if doer.wordClass == .pronoun {
      return doer.lemma == "you" || nominatives.contains(doer.lemma)
    }
    guard let next = rest.first?.lexeme else { return false }
    if verb == "be" { return next.wordClass == .adjective && rest.count < 3 }
    guard doer.isHuman, verb != "hurt", next.kind != .body else { return false }
    let frame = planner.frames[verb]
    return next.wordClass == .noun && !next.isBeing && frame.slot(.object) != nil
  }

  /// *What | dream | you, about; what | be called | your, hamster*: one whom a preposition leaves without what it asks for.
  private static func isDoerAskedFor(
    _ doer: Lexeme, _ rest: [Constituent], _ verb: String, named asked: String
  ) -> Bool {
    if verb == "be called" { return asked == "what" && rest.isEmpty }
    guard doer.isHuman || doer.lemma == "you" || nominatives.contains(doer.lemma),
      rest.first?.lexeme.wordClass == .adposition
    else { return false }
    return rest.count == 1 || rest[1].lexeme.kind.isTemporal || rest[1].lexeme.wordClass == .adverb
  }

  private static let nominatives = EnglishWords.set("I he she we they")
  private static let askedFor = EnglishWords.set("what who whom")
  private static let askedAround = EnglishWords.set("where when why how").union([
    "how long", "how often", "what time", "how come",
  ])
  private static let askedWithWhom: [String: (String, String)] = [
    "with whom": ("with", "whom"), "with who": ("with", "who"), "who with": ("with", "who"),
    "to whom": ("to", "whom"), "to who": ("to", "who"), "for whom": ("for", "whom"),
    "for who": ("for", "who"), "from whom": ("from", "whom"), "about whom": ("about", "whom"),
  ]

  /// *Hen | lay | how many, eggs, week*: each of them (CGEL §5.23, *a* of rates).
  static func countByTimeOfRole(_ clause: inout Clause) {
    guard !clause.isLaid, clause.complements.count > 1, clause.tense != .past,
      let last = clause.complements.indices.last,
      ["hour", "day", "week", "month", "year"].contains(clause.complements[last].lexeme.lemma),
      clause.complements[..<last].contains(where: {
        ["how many", "how much", "how often"].contains($0.lexeme.lemma)
      }), !clause.complements[last - 1].lexeme.isDeterminerLike,
      clause.complements[last - 1].lexeme.wordClass == .noun
    else { return }
    let unit = clause.complements[last].lexeme.lemma
    clause.complements[last] = Constituent(
      Lexeme(
        lemma: unit == "hour" ? "an hour" : "a \(unit)", wordClass: .adverb, kind: .frequency),
      tile: clause.complements[last].tile)
  }
}
