import AACCore

/// Whose a deed, a word or a quality is, where only the person was chosen behind it.
extension WordSorter {
  /// *Voz / mamá, visita / vovó*: a person behind what somebody does, says or is like is whose it is, unless the verb may be
  /// done to or with him (NGLE §12.7, *complementos subjetivos*; Cunha & Cintra, chapter 7, *Adjunto adnominal*).
  func isOfSomebody(_ word: Constituent) -> Bool {
    guard
      planner.language == .spanish
        || planner.language == .portuguese && loose.last?.preposition?.lexeme.lemma == "com",
      isBesideNoun, connective == nil, preposition == nil,
      word.lexeme.isBeing, word.lexeme.wordClass != .pronoun, !isSubject,
      let before = loose.last?.phrase, before.complement.isEmpty, before.possessive == nil,
      let noun = before.noun?.lexeme, PortionWords.personal.contains(noun.lemma),
      let verb = plan.verbs.last, !plan.options.contains(.request),
      !verb.frame.pattern.mayHaveExperiencer
    else { return false }
    // Contar com a ajuda do vizinho: whoever it is done with stands behind the preposition already.
    let link = loose.last?.preposition?.lexeme.lemma
    if link == "com" || link == "con" { return true }
    return !verb.frame.slots.contains {
      $0.role == .recipient || $0.role == .company || $0.role == .beneficiary
    }
  }
}
