import AACCore

/// The clauses of two thoughts in one row, the second behind a comma.
///
/// Sources: CGEL §13.3 (asyndetic coordination), App. III.3 (the comma between them).
extension TileReader {
  /// The thoughts of a row to which nothing else was chosen; nil where it is one.
  func englishTwoThoughts(_ tiles: [Constituent]) -> [Clause]? {
    guard isPlain, variety.language == .english, tiles.count > 1, tiles.count < 9,
      let thoughts = EnglishTwoThoughts(frames: tables.frames, lexicon: tables.lexicon)
        .parted(tiles)
    else { return nil }
    let clauses = thoughts.compactMap(clause)
    guard clauses.count == thoughts.count, var whole = clauses.last else { return nil }
    for (index, clause) in clauses.enumerated().dropLast().reversed() {
      let joint = thoughts[index + 1].joint
      whole = clause.and(whole)
      if let joint { whole.sequelJoint = [joint] }
    }
    whole.isLaid = true
    return [whole]
  }

  private func clause(of thought: EnglishThought) -> Clause? {
    guard var clause = read(thought.words).first else { return nil }
    clause.isLaid = true
    if thought.isRequest, clause.subject.isEmpty { clause.options.insert(.request) }
    if thought.isQuestion { clause.isQuestion = true }
    if thought.isOver { clause.tense = .past }
    if thought.isAhead, clause.tense == nil { clause.tense = .future }
    if thought.isOngoing, clause.tense == nil { clause.options.insert(.progressive) }
    return clause
  }
}
