import AACCore

/// Clauses behind a noun whose relative has a preposition: *la niña con quien juego, la casa en que vivo, el lápiz con el que escribo* (NGLE §44.2–5,
/// *relativos con preposición*).
extension WordSorter {
  /// Whether a word behind a preposition begins such a clause; what is asked within (*no sé con quién vas*) and what a verb or a noun says
  /// with that preposition (*me alegro de que vengas, miedo de que muerda*) are none.
  func relatesBehind(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .spanish, !isSubject, clause == nil, let preposition,
      RelativeWords.all.contains(word.lexeme.lemma), isBesideNoun, let last = loose.last,
      let noun = last.phrase.noun, noun.lexeme.wordClass == .noun,
      let own = preposition.tile, let before = noun.tile, before < own,
      let opener = plan.verbs.last?.frame,
      rest.contains(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    let isWho = RelativeWords.who.contains(word.lexeme.lemma)
    if isWho { return noun.lexeme.isHuman && opener.slot(.recipient) == nil }
    if word.lexeme.lemma != "que" { return true }
    if case .word(preposition.lexeme.lemma) = opener.opening { return false }
    if planner.frames.listed("\(opener.lemma) \(noun.lexeme.lemma)")?.opensClause == true {
      return false
    }
    return RelativeWords.before.contains(preposition.lexeme.lemma) && !noun.lexeme.isBeing
      && !noun.lexeme.kind.isSensation && !ThatClauseWords.feelings.contains(noun.lexeme.lemma)
      && !ThatClauseWords.certain.contains(noun.lexeme.lemma)
      && !ThatClauseWords.persuading.contains(opener.lemma)
  }

  /// Begins it, with the relative that goes with the noun: *quien* of people, else *que*.
  mutating func startRelative(_ word: Constituent) {
    let isHuman = loose.last?.phrase.noun?.lexeme.isHuman == true
    governor = preposition
    preposition = nil
    flush()
    var relative = word
    relative.lexeme = Lexeme(
      lemma: isHuman && RelativeWords.who.contains(word.lexeme.lemma) ? "quien" : "que",
      wordClass: .conjunction, kind: .connective)
    relative.lexeme.forms[PlannedVerb.relating] = word.lexeme.lemma
    startClause(relative)
  }
}

private enum RelativeWords {
  static let who: WordSet = ["quien", "quién", "quienes", "quiénes"]
  static let all = who.union([
    "que", "el que", "la que", "los que", "las que", "el cual", "la cual",
  ])
  /// What stands before *que* alone and begins no other clause with it.
  static let before: WordSet = ["en", "con"]
}
