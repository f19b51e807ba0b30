import AACCore

/// For what somebody is scolded and praised, and what one will be one day (NGLE §46.2, §38.2).
extension ClausePlanner {
  /// *La seño me regañó por gritar*: for what one did (NGLE §46.2).
  func scoldFor(_ clause: inout Clause, _ verb: String) {
    guard SpanishStateWords.scolding.contains(verb), let por = lexicon.known("por"),
      let deed = clause.complements.indices.dropFirst().first(where: {
        clause.complements[$0].lexeme.wordClass == .verb
      }), clause.complements[deed].lexeme.isInfinitive,
      clause.complements[deed - 1].lexeme.isBeing
        || clause.complements[deed - 1].lexeme.wordClass == .pronoun
    else { return }
    clause.complements.insert(Constituent(por), at: deed)
    clause.reasons.append(
      Realization.RuleApplication(
        .preposition, clause.complements[deed + 1].lexeme.lemma, "por"))
  }

  /// *Quiero ser veterinario de mayor*: when one will be it.
  func growUp(_ clause: inout Clause, _ verb: String, _ last: Int) {
    guard clause.complements[last].lexeme.lemma == "mayor",
      clause.complements[last - 1].lexeme.isHuman,
      clause.complements[last - 1].lexeme.wordClass == .noun,
      !PortionWords.isKin(clause.complements[last - 1].lexeme.lemma),
      verb == "ser"
        ? clause.tense == .future : last > 1 && clause.complements[last - 2].lexeme.lemma == "ser"
    else { return }
    clause.complements[last].lexeme = Lexeme(lemma: "de mayor", wordClass: .adverb, kind: .time)
    clause.reasons.append(Realization.RuleApplication(.preposition, "mayor", "de"))
  }
}
