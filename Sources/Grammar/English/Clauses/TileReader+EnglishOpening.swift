import AACCore

/// Rows that go on from what was said before: *because I am tired, so I go home, but I want it*.
///
/// Source: CGEL §13.11 (conjunctions that open a sentence), §10.66 (answers).
extension TileReader {
  /// The row behind a conjunction that opens it; nil where it joins two clauses or is none.
  func opened(_ tiles: [Constituent]) -> EnglishRow? {
    guard tiles.count > 2 || tiles[0].lexeme.lemma == "not" && tiles.count > 1,
      Self.openings.contains(tiles[0].lexeme.lemma)
    else { return nil }
    let word = tiles[0].lexeme.lemma
    let rest = Array(tiles.dropFirst())
    let first = rest[0].lexeme
    let isSubject =
      first.isSubjectForm
    if word == "not" {
      guard tiles[0].lexeme.wordClass == .conjunction else { return nil }
    } else if word == "then" {
      guard rest.count == 2, ["left", "right"].contains(rest[1].lexeme.lemma) else { return nil }
    } else if word == "because" {
      let pronouns = rest.dropFirst().filter { EnglishWording.subjects.contains($0.lexeme.lemma) }
      guard isSubject || first.isHuman || first.kind == .possessive, pronouns.isEmpty,
        !rest.contains(where: { EnglishClauseSplitter.coordinators.contains($0.lexeme.lemma) }),
        rest.count(where: { $0.lexeme.wordClass == .verb }) < 3,
        EnglishClauseSplitter(frames: tables.frames, lexicon: tables.lexicon).mainStart(tiles)
          == nil
      else { return nil }
    } else {
      guard isSubject || word == "but" && (first.isHuman || first.kind == .possessive) else {
        return nil
      }
    }
    var row = englishRow(of: rest)
    row.attached[EnglishAttachedClause.opening] = EnglishAttachedClause(
      form: .opening, clause: Clause(variety: variety), word: tiles[0])
    return row
  }

  private static let openings: WordSet = ["because", "so", "but", "and", "then", "not"]
}
