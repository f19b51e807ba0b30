import AACCore

/// What somebody is not able to do, and what a person or a thing refuses to do, chosen by role and denied: *I can't zip my jacket,
/// the tub won't drain, Mom won't let me go*.
///
/// Sources: CGEL §4.52 (*can* of ability), §4.58 (*will* of insistence and of things, *the door won't open*), §4.29 (verbs of
/// perception).
extension EnglishSentence {
  static func denyAbility(_ clause: inout Clause, _ verb: String, _ planner: ClausePlanner) {
    guard clause.isNegative, clause.tense == nil || clause.tense == .present, !clause.isQuestion,
      clause.options.isEmpty,
      !clause.complements.contains(where: {
        $0.lexeme.kind.isTemporal || $0.lexeme.kind == .frequency
      }), let deed = clause.verb
    else { return }
    if isRefused(clause, verb) {
      clause.tense = .future
      clause.reasons.append(.init(.helperVerb, verb, "won't"))
      return
    }
    guard isUnable(clause, verb) else { return }
    if let first = clause.complements.first?.lexeme {
      if verb == "figure out", clause.complements.count == 1, first.wordClass == .verb {
        clause.complements[0] = EnglishWordClasses(planner).asNoun(clause.complements[0])
      }
      if ["stand", "bear", "figure out"].contains(verb), clause.complements.count == 1,
        clause.complements[0].lexeme.wordClass == .noun, first.number != .plural, !first.isBeing
      {
        // *I can't stand the noise*: the one there is.
        clause.complements[0].government = Government(preposition: nil, article: .definite)
      }
    }
    clause.verb = Constituent(planner.lexicon.lexeme(for: "can", expecting: .verb))
    clause.complements.insert(deed, at: 0)
  }

  /// *afford/car, zip/jacket, sit/still*: nobody says that he does not do it who means that he is not able to.
  private static func isUnable(_ clause: Clause, _ verb: String) -> Bool {
    if abilities.contains(verb) { return true }
    let head = clause.complements.last?.lexeme
    guard let first = clause.complements.first?.lexeme else { return false }
    switch verb {
    case "afford", "reach", "resist": return true
    case "stand", "bear", "imagine":
      return first.wordClass != .adposition && first.wordClass != .adverb
    case "find":
      return head?.wordClass == .noun && head?.isBeing == false
        && (first.kind == .possessive || EnglishHabits.belongings.contains(first.lemma)
          || first.kind == .clothing || first.kind == .toy)
    case "feel": return head?.kind == .body && first.kind == .possessive
    case "figure out", "do without", "pronounce", "breathe": return true
    case "cure", "unscrew", "untie", "undo", "zip", "button", "unzip", "unbutton", "unlock":
      return head?.wordClass == .noun || head?.wordClass == .pronoun || head?.isBeing == true
    default: return false
    }
  }

  /// *car/lock, pain/go away, mom/let/me/go, brother/share/fries*: what somebody or something does not do as it should.
  private static func isRefused(_ clause: Clause, _ verb: String) -> Bool {
    guard clause.subject.count < 3, let doer = clause.subject.last?.lexeme else { return false }
    if doer.wordClass != .pronoun, doer.isBeing {
      let next = clause.complements.first?.lexeme
      return refusing.contains(verb) && next != nil
        || verb == "stop" && next?.wordClass == .verb
        || ["sit still", "stand still", "hold still", "stay still"].contains(verb)
    }
    guard failing.contains(verb), doer.wordClass == .noun, !doer.isPlaceLike,
      !doer.kind.isTemporal
    else { return false }
    return clause.complements.isEmpty
  }

  /// What nobody leaves undone who can do it.
  private static let abilities: WordSet = [
    "catch up", "catch up with", "keep up", "keep up with", "concentrate", "focus", "cope",
    "cope with", "balance", "make it", "sit still", "stand still", "hold still", "zip up",
    "button up", "do up", "fall asleep", "get comfortable",
  ]
  /// What one lets or does not let others have.
  private static let refusing: WordSet = ["let", "leave alone"]
  /// What a thing is there to do, or should stop doing.
  private static let failing = EnglishWords.set(
    "start lock unlock open close shut restart reboot boot charge recharge load print connect drain flush stick budge stop heal ring"
  ).union([
    "turn on", "turn off", "switch on", "switch off", "go away", "come off", "come out", "come on",
    "go off", "stay on", "stay closed", "stay open", "zip up", "boot up", "start up",
  ])
}
