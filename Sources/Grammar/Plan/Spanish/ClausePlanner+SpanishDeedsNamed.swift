import AACCore

/// For what somebody is scolded and praised, what one will be one day, and deeds that are named (NGLE §46.2, §38.2, §26.4).
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

  /// *Leer es divertido, fumar es malo, nadar me gusta*: what is judged by its name has no article (NGLE §26.4, *infinitivo sujeto*).
  func judgeDeed(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.count == 1,
      case let deed = clause.subject[0].lexeme,
      deed.isInfinitive || deed.isInferred && frames.listed(deed.lemma) != nil
    else { return }
    if frames[verb].pattern.mayHaveExperiencer {
      // Nadar / gustar / yo: who likes it is named behind.
      guard let who = clause.complements.last?.lexeme,
        who.isBeing || who.wordClass == .pronoun && who.kind == .person,
        clause.complements.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
      else { return }
      var deeds = clause.subject
      deeds[0].lexeme = Lexeme(lemma: deed.lemma, wordClass: .verb, kind: .action)
      clause.subject = clause.complements
      clause.complements = deeds
      return
    }
    var name = Lexeme(lemma: deed.lemma, wordClass: .properNoun, kind: .activity)
    name.animacy = .inanimate
    name.gender = .masculine
    name.number = .singular
    name.article = .bare
    clause.subject[0].lexeme = name
  }
}
