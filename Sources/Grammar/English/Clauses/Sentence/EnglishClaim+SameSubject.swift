import AACCore

/// *Maria | say | that, not, come*: who says it is who does it, and a clause behind *that* has to name that one again: *Maria says that
/// **she** won't come* (CGEL §15.4; §6.20 on pronouns that take up a noun before).
extension EnglishClaim {
  /// Puts the pronoun of the subject before a verb that *that* opens and nobody does.
  static func nameSubjectAgain(_ clause: inout Clause, behind that: Int) {
    let words = clause.complements
    guard that == 0, let verb = clause.verb?.lexeme.lemma, claiming.contains(verb),
      !perceiving.contains(verb),
      let subject = again(clause.subject),
      let inner = words[(that + 1)...].firstIndex(where: { $0.lexeme.kind != .negation }),
      words[inner].lexeme.wordClass == .verb,
      inner + 1 == words.count || words[inner + 1].lexeme.lemma != "be",
      words[inner].lexeme.lemma != "be" || isHow(words[(inner + 1)...].last?.lexeme),
      let pronoun = LanguageTables.tables(.english).lexicon.known(subject)
    else { return }
    clause.complements.insert(Constituent(pronoun), at: that + 1)
  }

  /// *tired, sick, ready*: how a person is, where *think/that/be/funny* judges a thing.
  private static func isHow(_ lexeme: Lexeme?) -> Bool {
    guard let lexeme else { return false }
    return lexeme.kind == .state || lexeme.kind == .emotion || lexeme.kind == .illness
  }

  private static func again(_ subject: [Constituent]) -> String? {
    guard !subject.isEmpty else { return EnglishPronouns.firstSingular.nominative }
    let heads = subject.filter { !$0.lexeme.isDeterminerLike && $0.lexeme.wordClass != .adjective }
    guard heads.count == 1 else {
      return heads.contains { $0.lexeme.lemma == "I" }
        ? EnglishPronouns.firstPlural.nominative : EnglishPronouns.thirdPlural.nominative
    }
    guard heads[0].lexeme.kind != .question else { return nil }
    let head = EnglishSubject(
      NounPhrase(heads[0]), isPlural: EnglishHabits.isPlural(heads[0].lexeme))
    return head.pronoun.nominative
  }
}
