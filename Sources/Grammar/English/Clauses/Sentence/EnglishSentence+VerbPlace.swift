import AACCore

/// A quality in the place of the verb: *this | bigger | that, mom | nice*. It is what somebody is like, with *be* before it.
///
/// Sources: CGEL §10.9, §16.20 (copular clauses), §7.86 (*than*); CaGEL ch. 4 §5.1.
extension EnglishSentence {
  static func settleVerbPlace(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, let verb = clause.verb, verb.lexeme.isInferred,
      planner.frames[verb.lexeme.lemma].isDefault,
      !clause.subject.isEmpty
    else { return }
    let lemma = verb.lexeme.lemma
    if lemma == "clear", clause.complements.first?.lexeme.isNominal == true { return }
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

/// A word in the place of the verb that can be none, or a subject that can be none, has no such role: the words are read as a row of
/// tiles is.
///
/// Source: CGEL §2.34–2.44 (word classes), §10.18 (subjects).
extension Clause {
  /// The same as it is read without the roles; nil where each word can have its own.
  func withoutRoles() -> Clause? {
    guard !isLaid, let verb, sequels.isEmpty, attached.isEmpty else { return nil }
    // *when | start, why | sky | blue*
    let isAsked =
      subject.count == 1 && subject[0].lexeme.kind == .question
      && Self.neverSubjects.contains(subject[0].lexeme.lemma)
    var word = verb
    if isAsked, complements.isEmpty || verb.lexeme.isInferred {
      if let known = LanguageTables.tables(.english).lexicon.known(verb.lexeme.lemma),
        verb.lexeme.isInferred
      {
        word.lexeme = known
      }
    } else {
      guard verb.lexeme.isInferred,
        let known = LanguageTables.tables(.english).lexicon.known(verb.lexeme.lemma),
        Self.verbless.contains(known.wordClass),
        known.wordClass != .adverb || complements.first?.lexeme.wordClass != .verb,
        known.wordClass == .pronoun || !EnglishVerbLexicon.isVerb(verb.lexeme.lemma)
      else { return nil }
      word.lexeme = known
    }
    let words = subject + [word] + complements
    guard var read = TileReader(variety: variety).readings(of: words, isWhole: true).first else {
      return nil
    }
    read.isLaid = true
    read.tense = tense ?? read.tense
    read.isNegative = isNegative || read.isNegative
    read.isQuestion = isQuestion || read.isQuestion
    read.options.formUnion(options)
    return read
  }

  private static let neverSubjects: WordSet = [
    "when", "why", "where", "how", "how much", "how often",
  ]
  private static let verbless: [WordClass] = [
    .pronoun, .adverb, .adposition, .numeral, .determiner, .conjunction, .particle,
  ]
}
