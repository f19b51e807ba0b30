import AACCore

extension WordSorter {
  /// Takes what belongs to a noun or a quality behind it: *el primer premio*, and as a degree, not how it is done,
  /// *la salsa está bien picosa* (NGLE §13.14).
  mutating func takesBesideQuality(
    _ word: Constituent, _ rest: ArraySlice<Constituent>
  ) -> Bool {
    if comesFirst(word, rest) {
      var adjective = word
      adjective.lexeme.wordClass = .adjective
      pending.adjectives.append(adjective)
      return true
    }
    guard word.lexeme.lemma == "bien" || word.lexeme.lemma == "bem", let next = rest.first?.lexeme,
      next.wordClass == .adjective, !next.kind.isSmall
    else { return false }
    pending.degree = word
    return true
  }

  /// Takes *mal* before a noun: *un mal día* (NGLE §13.12), but *me porto mal en el colegio, veo mal la tele*.
  mutating func takesBadNoun(
    _ word: Constituent, _ rest: ArraySlice<Constituent>
  ) -> Bool {
    guard word.lexeme.lemma == "mal", planner.language == .spanish,
      rest.first?.lexeme.wordClass == .noun,
      plan.verbs.last.map({ Self.havingBad.contains($0.frame.lemma) }) ?? true
    else { return false }
    var bad = word
    bad.lexeme = Lexeme(lemma: "malo", wordClass: .adjective, kind: .quality)
    pending.adjectives.append(bad)
    return true
  }

  /// Takes *nada* before a quality: *a comida não está nada boa* (Bechara, *Advérbio de intensidade*), *no estoy nada
  /// cansado* (NGLE §48.6).
  mutating func takesNothingBeforeQuality(
    _ word: Constituent, _ rest: ArraySlice<Constituent>
  ) -> Bool {
    guard word.lexeme.lemma == "nada", planner.language != .english, !isSubject,
      plan.verbs.last?.frame.isCopular == true, pending.isEmpty, preposition == nil,
      let next = rest.first?.lexeme, next.wordClass == .adjective, !next.kind.isSmall
    else { return false }
    plan.isNegative = true
    pending.degree = word
    return true
  }

  /// *El primer premio, mi mejor amigo*: before a noun these are adjectives (NGLE §13.14, §21.7); but *como primero la
  /// sopa*: what is done first is no first one.
  private func comesFirst(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language != .english, let next = rest.first?.lexeme, next.wordClass == .noun,
      Self.ranking.contains(word.lexeme.lemma)
    else { return false }
    guard ["primero", "primeiro"].contains(word.lexeme.lemma), !isSubject, pending.isEmpty,
      preposition == nil, word.lexeme.wordClass == .adverb, let verb = plan.verbs.last?.frame
    else { return true }
    return Self.ranked.contains(next.lemma) || verb.isCopular || Self.picking.contains(verb.lemma)
  }
}
