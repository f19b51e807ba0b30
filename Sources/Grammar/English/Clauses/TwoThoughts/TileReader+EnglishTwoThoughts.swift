import AACCore

/// The clauses of two thoughts in one row, the second behind a comma.
///
/// Sources: CGEL §13.3 (asyndetic coordination), App. III.3 (the comma between them).
extension TileReader {
  /// Tells two thoughts in a row with the words of this reader.
  var englishThoughts: EnglishTwoThoughts {
    EnglishTwoThoughts(frames: tables.frames, lexicon: tables.lexicon)
  }

  /// The thoughts of a row to which nothing else was chosen; nil where it is one.
  func englishTwoThoughts(_ tiles: [Constituent]) -> [Clause]? {
    guard isPlain, variety.language == .english, tiles.count > 1, tiles.count < 9,
      let thoughts = englishThoughts.parted(tiles)
    else { return nil }
    // What is known already by its kinds or as two thoughts is said as it was.
    if isKnownBySort(tiles) { return nil }
    let turns =
      tiles[0].lexeme.lemma == "turn"
      && EnglishTwoThoughts.particles.contains(tiles[1].lexeme.lemma)
    let isPlaced = thoughts.contains {
      $0.isBound && ($0.isRequest || $0.words[0].lexeme.lemma == "let's")
    }
    if !turns, !isPlaced, let known = read(tiles).first,
      !known.sequels.isEmpty || known.attached[EnglishAttachedClause.sequel] != nil
    {
      return nil
    }
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

  /// *Dad/wait, turn/me*: what somebody does and what is asked for, where the words alone would be read otherwise.
  private func laid(_ thought: EnglishThought) -> Clause? {
    guard thought.words.count > 1 else { return nil }
    var clause = Clause(variety: variety)
    if thought.kind == .event, thought.words.count == 2,
      EnglishPeople.names.contains(thought.words[0].lexeme.lemma),
      thought.words[1].lexeme.wordClass == .verb
    {
      clause.subject = [thought.words[0]]
      clause.verb = thought.words[1]
      return clause
    }
    guard thought.isRequest,
      thought.words[0].lexeme.lemma == "turn" && thought.words[1].lexeme.lemma == "me"
        || thought.words.count == 2
          && EnglishTwoThoughts.careful.contains(thought.words[1].lexeme.lemma)
    else { return nil }
    clause.verb = thought.words[0]
    clause.complements = Array(thought.words[1...])
    return clause
  }

  private func clause(of thought: EnglishThought) -> Clause? {
    guard var clause = laid(thought) ?? read(thought.words).first else { return nil }
    clause.isLaid = true
    if thought.isRequest, clause.subject.isEmpty { clause.options.insert(.request) }
    if thought.isQuestion { clause.isQuestion = true }
    if let word = thought.words.first, word.tile == nil, word.lexeme.lemma == "let's",
      thought.words.count > 1
    {
      clause.reasons.append(.init(.understood, thought.words[1].lexeme.lemma, "let's"))
    }
    if thought.isOver { clause.tense = .past }
    if thought.kind == .comment, thought.verb != nil {
      // *it burns*: at all times.
      clause.tense = .present
      clause.options.remove(.progressive)
    }
    if thought.isAhead, clause.tense == nil { clause.tense = .future }
    if thought.isOngoing, clause.tense == nil { clause.options.insert(.progressive) }
    return clause
  }
}
