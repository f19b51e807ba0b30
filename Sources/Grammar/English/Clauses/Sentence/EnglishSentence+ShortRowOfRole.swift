import AACCore

/// What short rows leave out is left out by role too: *pull | cake, oven; miss | cousin, dog; take | kids, museum; be | jealous, brother,
/// bike*. Who does it, the verb and the rest are read as a row in that order.
///
/// Sources: CGEL §12.46–12.50 (what is understood), §5.112–5.126 (genitive), §9.15–9.32 (place, source and goal).
extension EnglishSentence {
  static func linkShortRowOfRole(_ clause: inout Clause, _ planner: ClausePlanner) {
    guard !clause.isLaid, !clause.isQuestion, let verb = clause.verb, !clause.complements.isEmpty,
      clause.sequels.isEmpty, clause.attached.isEmpty,
      clause.complements.allSatisfy({ $0.lexeme.kind != .question })
    else { return }
    let front = clause.subject + [verb]
    let row = front + clause.complements
    guard row.count > 2, row.count < 9,
      let linked = EnglishLinkedRow(frames: planner.frames, lexicon: planner.lexicon)
        .linkedByRole(row), linked.row.count > front.count,
      zip(linked.row, front).allSatisfy({
        $0.tile == $1.tile && $0.lexeme.lemma == $1.lexeme.lemma
      })
    else { return }
    let complements = Array(linked.row[front.count...])
    for (index, word) in complements.enumerated() where word.tile == nil {
      let next =
        complements[(index + 1)...].first { $0.tile != nil }?.lexeme.lemma ?? word.lexeme.lemma
      clause.reasons.append(.init(ruleForAdded(word.lexeme), next, word.lexeme.lemma))
    }
    clause.complements = complements
    // What a place or a thing had asked for by itself is told by what stands before it now.
    for index in clause.complements.indices.dropFirst()
    where clause.complements[index - 1].tile == nil {
      clause.complements[index].government = nil
    }
    for index in clause.complements.indices {
      let word = clause.complements[index].lexeme.lemma
      if word.hasSuffix("'s"), EnglishPeople.names.contains(String(word.dropLast(2))) {
        // *Grandpa's*: like a name.
        clause.complements[index].lexeme.lemma = word.capitalizedAtStart
      }
    }
    clause.joins.merge(linked.joins) { first, _ in first }
  }

  private static func ruleForAdded(_ word: Lexeme) -> GrammarRule {
    if word.lemma == "the" { return .articleDefinite }
    if word.lemma == "a" { return .articleIndefinite }
    if word.kind == .possessive { return .owner }
    return word.wordClass == .adposition ? .joinsWords : .understood
  }
}
