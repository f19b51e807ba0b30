import AACCore

extension WordSorter {
  /// *Chora **quando** mamãe sai*: a question word behind the verb begins a clause where another verb
  /// follows (Cunha & Cintra, chapter 18, *Orações subordinadas*).
  func opensClause(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    planner.language == .portuguese && preposition == nil && question == nil
      && Self.subordinators(of: .portuguese).contains(word.lexeme.lemma)
      && !isCompared && !(rest.first?.lexeme.lemma.hasPrefix("hora") ?? false)
      && beginsClause(word, rest)
  }

  /// *Depois do almoço, antes de dormir, perto da farmácia*: adverbs of order and place before a noun or a verb are prepositions
  /// (Cunha & Cintra, chapter 15).
  func prepositional(_ word: Constituent, before rest: ArraySlice<Constituent>) -> Constituent? {
    guard planner.language != .english, word.lexeme.wordClass == .adverb, preposition == nil,
      let next = rest.first?.lexeme
    else { return nil }
    let isOrder = ["antes", "depois", "después"].contains(word.lexeme.lemma)
    guard isOrder || word.lexeme.kind == .direction else { return nil }
    let governs =
      next.wordClass == .noun && !next.kind.isTemporal || next.wordClass == .properNoun
      || next.isDeterminerLike || next.wordClass == .pronoun && next.kind == .person
    guard governs || isOrder && next.wordClass == .verb,
      let known = planner.lexicon.known(word.lexeme.lemma + " de"), known.wordClass == .adposition
    else { return nil }
    return Constituent(known, tile: word.tile)
  }
}
