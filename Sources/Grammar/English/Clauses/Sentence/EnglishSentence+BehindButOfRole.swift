import AACCore

/// Who it is said of behind *but*, what is done before something, and for whom there is somebody to do it with, where the words
/// were chosen by role: *like/school/but/hate/math, want/go/but/sick, do/homework/before/play, want/somebody/play/with*.
///
/// Sources: CGEL §13.55 (coordinated clauses), §15.25 (*before*, *after*), §17.30 (infinitive clauses behind nouns).
extension EnglishSentence {
  static func settleBehindButOfRole(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard clause.complements.count > 1 else { return }
    nameAgainBehindBut(&clause, planner)
    playAfterBefore(&clause)
    knowAnswer(&clause)
    haveLotToSay(&clause, verb, planner)
    sayTimeFor(&clause, verb, planner)
    playWithSomebody(&clause, verb, planner)
  }

  /// *like/school/but/hate/math*: the same one does it (CGEL §13.55).
  private static func nameAgainBehindBut(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard clause.subject.count == 1, !clause.isQuestion, !clause.options.contains(.request),
      case let subject = clause.subject[0].lexeme.lemma,
      ["I", "we", "they", "he", "she"].contains(subject),
      let but = clause.complements.indices.dropFirst().dropLast().last(where: {
        clause.complements[$0].lexeme.lemma == "but"
      }), let pronoun = planner.lexicon.known(subject)
    else { return }
    var deed = but + 1
    if ["not", "don't", "can't", "never"].contains(clause.complements[deed].lexeme.lemma) {
      deed += 1
    }
    guard deed < clause.complements.count,
      deed == but + 1
        || !clause.complements[..<but].contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    let word = clause.complements[deed].lexeme
    let isFelt =
      word.wordClass == .adjective && deed + 1 == clause.complements.count && deed == but + 1
      && (word.kind == .emotion || word.kind == .state)
      && clause.complements[but - 1].lexeme.wordClass != .adjective
    guard isFelt || word.wordClass == .verb && !saidBare.contains(word.lemma) else { return }
    var inserted = [Constituent(pronoun)]
    if isFelt { inserted.append(EnglishWording.be) }
    clause.complements.insert(contentsOf: inserted, at: but + 1)
    clause.reasons.append(.init(.understood, word.lemma, subject))
  }

  /// Of these no clause begins.
  private static let saidBare = EnglishWords.set(
    "please thank be happen can must should will could would"
  ).union([
    "have to", "has to", "need to", "had to",
  ])

  /// *do/homework/before/play*: before one does it; no play is meant (CGEL §15.25).
  private static func playAfterBefore(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 0,
      ["before", "after", "while", "when"].contains(clause.complements[last - 1].lexeme.lemma),
      ["play", "walk", "dance", "swim", "work", "draw", "drink", "fight", "shop"].contains(
        clause.complements[last].lexeme.lemma),
      last > 1 || !["be", "have"].contains(clause.verb?.lexeme.lemma ?? "")
    else { return }
    clause.complements[last] = clause.complements[last].asVerb
    clause.complements[last].government = nil
  }

  /// *ask/who/know/answer*: what one knows.
  private static func knowAnswer(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 1,
      clause.complements[last].lexeme.lemma == "answer",
      ["know", "have", "find", "guess", "write"].contains(clause.complements[last - 1].lexeme.lemma)
    else { return }
    var answer = Lexeme(lemma: "answer", wordClass: .noun, kind: .idea)
    answer.countability = .count
    answer.animacy = .inanimate
    clause.complements[last].lexeme = answer
    addArticle("the", to: last, from: last, &clause)
  }

  /// *have/lot/say*: so much to say; one must not (CGEL §17.30).
  private static func haveLotToSay(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard verb == "have", clause.complements.count == 2,
      ["lot", "a lot"].contains(clause.complements[0].lexeme.lemma),
      ["say", "tell", "do", "learn", "read", "eat"].contains(clause.complements[1].lexeme.lemma)
    else { return }
    let deed = clause.complements[1].lexeme.lemma
    clause.reasons.append(.init(.joinsWords, deed, "to"))
    let tiles = clause.complements.compactMap(\.tile)
    var lot = Lexeme(lemma: "a lot to \(deed)", wordClass: .noun, kind: .idea)
    lot.article = .bare
    lot.countability = .mass
    clause.complements = [Constituent(lot, tile: tiles.first)]
    if let tile = tiles.first { clause.joins[tile] = tiles }
  }

  /// *say/time/bed*: that it is time for it (CGEL §10.26).
  private static func sayTimeFor(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard ["say", "think"].contains(verb), clause.complements.count == 2,
      clause.complements[0].lexeme.lemma == "time", let it = planner.lexicon.known("it"),
      case let what = clause.complements[1].lexeme, what.lemma == "bed" || what.kind == .meal
    else { return }
    clause.complements.insert(contentsOf: [Constituent(it), EnglishWording.be], at: 0)
    govern("for", at: 3, &clause, isBare: true)
    clause.reasons.append(.init(.understood, "time", "it"))
  }

  /// *want/somebody/play/with, need/friend/talk/to*: with whom one does it (CGEL §17.30).
  private static func playWithSomebody(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard verb == "want", clause.complements.count == 3,
      ["somebody", "someone", "something"].contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .verb,
      ["with", "to", "on", "for"].contains(clause.complements[2].lexeme.lemma)
    else { return }
    let words = clause.complements.map(\.lexeme.lemma)
    let tiles = clause.complements.compactMap(\.tile)
    clause.reasons.append(.init(.joinsWords, words[1], "to"))
    var whom = Lexeme(
      lemma: "\(words[0]) to \(words[1]) \(words[2])", wordClass: .noun, kind: .idea)
    whom.article = .bare
    whom.countability = .mass
    clause.complements = [Constituent(whom, tile: tiles.first)]
    if let tile = tiles.first { clause.joins[tile] = tiles }
  }
}
