import AACCore

/// Rows that begin with what one wants or likes to do with somebody, and leave out who speaks.
///
/// Sources: CGEL §12.46–12.50 (situational ellipsis of the subject), §9.52 (*with* of company).
extension TileReader {
  /// *want/puppy/birthday, need/doctor/stomach*: the wish is the speaker's, whoever else is named; *play/ball/outside/you*: what one
  /// wants to do with whom one speaks to.
  func ownWish(_ row: [Constituent]) -> [Constituent] {
    guard isPlain, row.count > 2, let verb = row.first, verb.tile == 0,
      verb.lexeme.wordClass == .verb, let speaker = tables.lexicon.known("I")
    else { return row }
    if ["want", "need"].contains(verb.lexeme.lemma) {
      guard
        row.dropFirst().contains(where: { $0.lexeme.isBeing && $0.lexeme.wordClass != .pronoun }),
        !row.contains(where: { $0.lexeme.wordClass == .pronoun || $0.lexeme.kind == .question }),
        // Want / dad / home: where he is to be.
        !(row.count == 3 && row[1].lexeme.isHuman
          && (row[2].lexeme.isPlaceLike || row[2].lexeme.lemma == "home"))
      else { return row }
      return [Constituent(speaker)] + row
    }
    guard Self.shared.contains(verb.lexeme.lemma), row.last?.lexeme.lemma == "you",
      let with = tables.lexicon.known("with"),
      row.dropFirst().dropLast().allSatisfy({
        !$0.lexeme.isBeing && $0.lexeme.kind != .question && $0.lexeme.kind != .negation
          && ![.verb, .conjunction, .pronoun, .interjection].contains($0.lexeme.wordClass)
      }), row[row.count - 2].lexeme.wordClass != .adposition
    else { return row }
    return [Constituent(speaker), EnglishStatementReader.verb("want")] + row.dropLast()
      + [Constituent(with), row[row.count - 1]]
  }

  /// What is done together.
  private static let shared = EnglishWords.set(
    """
    share play dance sing sit walk eat bake cook swim draw build watch race talk color colour drink ride read paint go
    run skate shop dig
    """)
}
