import AACCore

/// Small words of liking and judging in Spanish.
extension WordSorter {
  /// *No me gusta **nada** el brócoli*: beside what is felt it says how much (NGLE §48.7).
  func isNotAtAll(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .spanish, word.lexeme.lemma == "nada", !isSubject, preposition == nil,
      let frame = plan.verbs.last?.frame, frame.pattern == .experiencer,
      !["faltar", "sobrar", "pasar"].contains(frame.lemma), question == nil
    else { return false }
    return rest.contains { $0.lexeme.wordClass == .noun || $0.lexeme.wordClass == .verb }
      || loose.contains { $0.phrase.noun?.lexeme.wordClass == .noun }
  }

  /// *El niño duerme hasta mañana*: behind a verb of what goes on no farewell.
  func lastsUntil(_ word: Constituent) -> Bool {
    guard planner.language == .spanish, !isSubject, word.lexeme.lemma.hasPrefix("hasta "),
      let verb = plan.verbs.last, let own = word.tile, let tile = verb.constituent.tile, own > tile
    else { return false }
    return MeaningWords.lasting.contains(verb.frame.lemma)
      || Self.staying.contains(verb.frame.lemma)
  }

  private static let staying: WordSet = [
    "dormir", "quedarse", "estar", "esperar", "trabajar", "descansar", "durar", "jugar", "estudiar",
  ]

  /// Whether somebody thinks something of a thing: *yo / parecer / aburrido / película*.
  var isOpinion: Bool {
    planner.language == .spanish && !isSubject && plan.verbs.count == 1
      && plan.verbs[0].frame.lemma == "parecer" && !plan.subject.isEmpty
      && plan.subject.allSatisfy { $0.isPronoun || $0.noun?.lexeme.isHuman == true }
  }

  /// Whether an adjective before a noun is what is thought of it or what somebody is good at, and no part of it:
  /// *me parece aburrida la película, me quedan pequeños los zapatos, es bueno en fútbol*.
  func isJudgement(_ word: Constituent, _ next: Lexeme?) -> Bool {
    guard planner.language == .spanish, !isSubject, let next, next.wordClass == .noun,
      let verb = plan.verbs.last?.frame, !plan.subject.isEmpty
    else { return false }
    if isOpinion { return !next.isBeing }
    if verb.lemma == "quedar" {
      return next.kind == .clothing && ReadingWords.fits.contains(word.lexeme.lemma)
    }
    return verb.pattern == .copula && AdjectiveLinks.saysSkill(word.lexeme.lemma, in: next)
      && plan.subject.allSatisfy { $0.noun?.lexeme.isHuman == true }
  }
}
