import AACCore

/// Words that are nouns or qualities as well and are done in a second clause, by what stands before them: *but/not/catch/it,
/// that/key/not/fit, and/then/cook/dinner, when/watch/old/movies*.
///
/// Sources: CGEL App. I.43–I.56 (conversion), §13.50–13.55 (clauses that share their subject), §15.22–15.26 (clauses of time);
/// CaGEL ch. 19 §3.
extension EnglishSentence {
  /// Makes verbs of them; and nouns of what is performed.
  static func settleSecondVerbs(_ clause: inout Clause, _ planner: ClausePlanner) {
    settleInnerOrder(&clause, planner)
    guard !clause.isLaid, let verb = clause.verb?.lexeme.lemma, !clause.complements.isEmpty else {
      return
    }
    namePerformed(&clause, verb, planner)
    guard clause.complements.count > 1 else { return }
    for index in clause.complements.indices.dropFirst() {
      let lexeme = clause.complements[index].lexeme
      if lexeme.wordClass == .noun, lexeme.lemma.hasSuffix("er"),
        case let before = clause.complements[index - 1].lexeme, before.wordClass == .verb,
        planner.frames[before.lemma].slot(.object) == nil,
        !planner.frames[before.lemma].isCopular,
        Self.nearer.contains(lexeme.lemma) || EnglishNumberWords.isCompared(lexeme.lemma)
      {
        // *live/closer*: how, behind what is done.
        clause.complements[index].lexeme = Lexeme(
          lemma: lexeme.lemma, wordClass: .adverb, kind: .manner)
        continue
      }
      guard lexeme.wordClass == .noun || lexeme.wordClass == .adjective,
        lexeme.number != .plural, let link = opening(clause, index),
        let frame = planner.frames.listed(lexeme.lemma), !frame.isCopular,
        isSecond(clause, index, behind: link, frame, verb, planner)
      else { continue }
      clause.complements[index] = clause.complements[index].asVerb
    }
  }

  /// What is compared of words that are prepositions and verbs by themselves.
  private static let nearer: WordSet = ["closer", "nearer"]

  private enum Opening { case denial, claim, sequel, time }

  /// What stands before a word, where it can open a deed.
  private static func opening(_ clause: Clause, _ index: Int) -> Opening? {
    let words = clause.complements
    switch words[index - 1].lexeme.lemma {
    case "not":
      guard index > 1 else { return nil }
      if ["but", "and"].contains(words[index - 2].lexeme.lemma) { return .denial }
      return words[index - 2].lexeme.wordClass == .noun ? .claim : nil
    case "then", "and then": return .sequel
    // *get up | and, open, window.*
    case "and": return index == 1 ? .sequel : nil
    case "when", "while", "before", "after", "until": return clause.isQuestion ? nil : .time
    default: return nil
    }
  }

  private static func isSecond(
    _ clause: Clause, _ index: Int, behind link: Opening, _ frame: VerbFrame, _ verb: String,
    _ planner: ClausePlanner
  ) -> Bool {
    let words = clause.complements
    switch link {
    case .denial:
      guard index + 1 < words.count, frame.slot(.object) != nil else { return false }
      return EnglishPronouns.of(words[index + 1].lexeme.lemma) != nil
        && planner.frames[verb].pattern != .modal
    case .claim:
      guard let that = words[..<(index - 1)].lastIndex(where: { $0.lexeme.lemma == "that" })
      else { return false }
      return !words[that...].contains { $0.lexeme.wordClass == .verb }
    case .sequel:
      guard words[..<index].contains(where: { $0.lexeme.lemma.hasPrefix("and") }),
        !planner.frames[verb].takesAsObject(words[index].lexeme)
      else { return false }
      if index + 1 == words.count {
        // *and/then/shower*, but *and/then/cake*.
        return frame.slot(.object) == nil && !KindSet.edible.contains(words[index].lexeme.kind)
      }
      return isDoneTo(words, index, frame)
    case .time: return isDoneTo(words, index, frame)
    }
  }

  /// Whether what follows, with its qualities, is what it can be done to.
  private static func isDoneTo(_ words: [Constituent], _ index: Int, _ frame: VerbFrame) -> Bool {
    var noun = index + 1
    while noun + 1 < words.count,
      words[noun].lexeme.isDeterminerLike || words[noun].lexeme.wordClass == .adjective
    {
      noun += 1
    }
    guard noun < words.count, words[noun].lexeme.wordClass == .noun else { return false }
    return frame.takesAsObject(words[noun].lexeme)
      && !EnglishCompounds.joins(words[index].lexeme, words[noun].lexeme)
  }

  /// *perform/play/for/parents*: a thing, behind a verb that opens no other and can be done to it.
  private static func namePerformed(
    _ clause: inout Clause, _ verb: String, _ planner: ClausePlanner
  ) {
    guard ["perform", "rehearse", "stage", "attend"].contains(verb),
      clause.complements[0].lexeme.wordClass == .verb,
      clause.complements.count == 1 || clause.complements[1].lexeme.wordClass == .adposition
        || clause.complements[1].lexeme.kind.isTemporal
    else { return }
    clause.complements[0] = EnglishWordClasses(planner).asNoun(clause.complements[0])
    clause.complements[0].lexeme.countability = .count
  }
}
