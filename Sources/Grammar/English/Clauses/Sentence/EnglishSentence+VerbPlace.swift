import AACCore

/// A quality in the place of the verb: *this | bigger | that, mom | nice*. It is what somebody is like, with *be* before it.
///
/// Sources: CGEL §10.9, §16.20 (copular clauses), §7.86 (*than*); CaGEL ch. 4 §5.1.
extension EnglishSentence {
  static func settleVerbPlace(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb, planner.frames[verb.lexeme.lemma].isDefault,
      !clause.subject.isEmpty
    else { return }
    let lemma = verb.lexeme.lemma
    let isCompared = EnglishNumberWords.isCompared(lemma)
    guard
      let known = planner.lexicon.known(lemma).flatMap({ $0.wordClass == .adjective ? $0 : nil })
        ?? (isCompared ? Lexeme(lemma: lemma, wordClass: .adjective, kind: .quality) : nil)
    else { return }
    if isCompared, let next = clause.complements.first?.lexeme, next.lemma != "than",
      next.isNominal || next.isDeterminerLike
    {
      clause.complements.insert(small("than"), at: 0)
      clause.reasons.append(.init(.preposition, next.lemma, "than"))
    }
    clause.complements.insert(Constituent(known, tile: verb.tile), at: 0)
    clause.verb = EnglishWording.be
  }
}

/// A pronoun in the place of the verb is no verb: the words are read as a row of tiles is.
extension Clause {
  /// The same as it is read without the roles; nil where its verb may be one.
  func withPronounForVerb() -> Clause? {
    guard !isLaid, let verb, verb.lexeme.isInferred,
      EnglishPronouns.of(verb.lexeme.lemma) != nil,
      let pronoun = LanguageTables.tables(.english).lexicon.known(verb.lexeme.lemma)
    else { return nil }
    let words = subject + [Constituent(pronoun, tile: verb.tile)] + complements
    guard var read = TileReader(variety: variety).readings(of: words).first else { return nil }
    read.tense = tense ?? read.tense
    read.isNegative = isNegative || read.isNegative
    read.isQuestion = isQuestion || read.isQuestion
    read.options.formUnion(options)
    read.reasons.append(.init(.inferred, verb.lexeme.lemma))
    return read
  }
}
