import AACCore

/// *how many/sheep/there are, how much/water/is/there*: of how many one asks that they are there.
///
/// Sources: CGEL §18.44–18.46 (existential *there*), §11.14–11.16 (*wh*-questions).
extension TileReader {
  /// The question of such a row; nil for any other.
  func askedHowManyThere(_ row: [Constituent]) -> Clause? {
    guard row.count == 3 || row.count == 4, ["how many", "how much"].contains(row[0].lexeme.lemma),
      row[1].lexeme.wordClass == .noun,
      let there = row[2...].first(where: { $0.lexeme.lemma.hasPrefix("there") }),
      row[2...].allSatisfy({
        $0.lexeme.lemma.hasPrefix("there") || EnglishVerbForms.be.contains($0.lexeme.lemma)
          || $0.lexeme.lemma == "be"
      }), let known = tables.lexicon.known("there")
    else { return nil }
    var clause = Clause(variety: variety)
    clause.subject = [Constituent(known, tile: there.tile)]
    clause.verb = EnglishWording.be
    clause.verb?.tile = row[2...].first { $0.tile != there.tile }?.tile
    clause.complements = Array(row[..<2])
    clause.isQuestion = true
    if clause.verb?.tile == nil {
      clause.reasons.append(.init(.understoodBe, there.lexeme.lemma, "be"))
    }
    return clause
  }
}
