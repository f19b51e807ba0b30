import AACCore

/// Two clauses that were chosen with no word between them: *a mamãe cozinha e o papai limpa; não quero sopa, quero pizza*.
///
/// Sources: Cunha & Cintra, chapter 18 (*Orações coordenadas*); Bechara, *Orações coordenadas*, *Emprego da vírgula*.
extension ClausePlanner {
  /// *Mamãe | cozinhar | papai, limpar*: where the first verb takes nobody and opens nothing, who stands before the next verb does it.
  func joinDoers(_ clause: inout Clause) {
    guard !clause.isLaid, clause.complements.contains(where: { $0.lexeme.wordClass == .verb }),
      let first = clause.verb, first.lexeme.isInfinitive,
      let and = lexicon.known("e"), clause.options.isDisjoint(with: [.request, .polite]),
      !clause.isQuestion
    else { return }
    var (verb, from) = (first.lexeme.lemma, 0)
    while let deed = clause.complements[from...].dropFirst().firstIndex(where: {
      $0.lexeme.isInfinitive
    }), startsSecond(clause, from, deed), mayStandAlone(frames[verb]) {
      var start = deed - 1
      if clause.complements[start].lexeme.lemma == language.plainNegator { start -= 1 }
      while start > from, clause.complements[start - 1].lexeme.isDeterminerLike { start -= 1 }
      clause.complements.insert(Constituent(and), at: start)
      // Who does it goes with nobody.
      for place in start...deed { clause.complements[place].government = nil }
      verb = clause.complements[deed + 1].lexeme.lemma
      from = deed + 2
    }
  }

  /// Whether somebody stands before a verb among the complements, and nothing there joins or governs.
  private func startsSecond(_ clause: Clause, _ from: Int, _ deed: Int) -> Bool {
    var place = deed - 1
    if clause.complements[place].lexeme.lemma == language.plainNegator { place -= 1 }
    guard place >= from, isDoer(clause.complements[place]),
      !clause.subject.contains(where: {
        $0.lexeme.lemma == clause.complements[place].lexeme.lemma
      })
    else { return false }
    return clause.complements[from..<deed].allSatisfy { word in
      !word.lexeme.isConnective && word.lexeme.wordClass != .conjunction
        && word.lexeme.wordClass != .adposition && word.lexeme.kind != .question
        && word.lexeme.wordClass != .verb && !["antes", "depois"].contains(word.lexeme.lemma)
    }
  }

  private func isDoer(_ word: Constituent) -> Bool {
    if word.lexeme.wordClass == .pronoun {
      return TwoClauses.doers.contains(word.lexeme.lemma)
    }
    return word.lexeme.isBeing
      && (word.lexeme.wordClass == .noun || word.lexeme.wordClass == .properNoun)
  }

  /// Whether a verb is done by oneself, or to things: nobody is its object, nobody shall do what it opens.
  private func mayStandAlone(_ frame: VerbFrame) -> Bool {
    guard frame.isListed, frame.pattern == .plain || frame.pattern == .grooming,
      frame.opening == nil, !frame.opensIndicative, !frame.opensSubjunctive,
      frame.slot(.topic) == nil || frame.slot(.topic)?.acceptedKinds.isEmpty == false,
      !frame.slots.contains(where: { $0.role == .recipient && $0.preposition != "para" })
    else { return false }
    return frame.slots.allSatisfy { slot in
      slot.role != .object
        || !slot.acceptedKinds.isEmpty && slot.acceptedKinds.isDisjoint(with: TwoClauses.people)
        || slot.acceptedKinds.isEmpty && slot.isForNamedWords
    }
  }

  /// *Querer | não, sopa, pizza*: the first is denied, the second is what is meant.
  func denyFirst(_ clause: inout Clause) {
    guard clause.complements.count == 3, !clause.isLaid, !clause.isNegative, !clause.isQuestion,
      clause.options.isDisjoint(with: [.request]), let verb = clause.verb,
      clause.complements[0].lexeme.lemma == language.plainNegator,
      case let (first, second) = (clause.complements[1].lexeme, clause.complements[2].lexeme),
      first.wordClass == .noun, second.wordClass == .noun, first.isBeing == second.isBeing,
      !first.kind.isTemporal, !second.kind.isTemporal,
      isOfOneKind(first, second, frames[verb.lexeme.lemma])
    else { return }
    var again = verb
    again.tile = nil
    clause.complements.insert(contentsOf: [TwoClauses.comma, again], at: 2)
  }

  /// *Mamãe | ele | bolo*: a pronoun where a verb should be is said as it was laid, and nothing is conjugated (Cunha & Cintra, chapter
  /// 11, *Pronomes pessoais*).
  func layPronoun(_ lemma: String, _ clause: inout Clause) {
    guard var word = clause.verb, let known = lexicon.known(lemma), known.wordClass == .pronoun
    else { return }
    word.lexeme = known
    word.lexeme.isInferred = true
    clause.complements.insert(word, at: 0)
    clause.verb = nil
    clause.tense = nil
    clause.options = []
  }

  /// Whether either of two would be the same to the verb.
  private func isOfOneKind(_ first: Lexeme, _ second: Lexeme, _ frame: VerbFrame) -> Bool {
    if frame.isCopular { return true }
    guard
      frame.slots.contains(where: { $0.role == .object || $0.role == .topic || $0.role.isPlace })
    else { return false }
    return first.kind == second.kind
      || KindSet.edible.contains(first.kind) && KindSet.edible.contains(second.kind)
      || KindSet.places.contains(first.kind) && KindSet.places.contains(second.kind)
  }
}

/// Words about two clauses.
enum TwoClauses {
  /// Pronouns for whoever does something.
  static let doers: WordSet = [
    "eu", "tu", "você", "ele", "ela", "nós", "a gente", "vocês", "eles", "elas",
  ]
  static let people = KindSet(.person)
  static let comma = Constituent(Lexeme(lemma: ",", wordClass: .conjunction, kind: .connective))
}
