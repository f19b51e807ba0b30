import AACCore

/// *I/went/park, she/went/store*: behind *went* a word that is a deed as well is the place where somebody went.
///
/// Sources: CGEL §9.15 (*to* a place), App. I.56 (nouns and verbs of one form).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func wentThere(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row.count > 2,
      let went = row.firstIndex(where: { $0.lexeme.lemma == "went" }), went == 1,
      row[0].lexeme.isSubjectForm, let place = row.indices.dropFirst(2).first,
      row[place].lexeme.wordClass == .noun, row[place].lexeme.isPlaceLike,
      tables.frames.listed(row[place].lexeme.lemma) != nil,
      !row[(place + 1)...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    var plain = row
    let go = deed("go")
    plain[went] = Constituent(go.lexeme, tile: row[went].tile)
    var readings = read(plain)
    for index in readings.indices where readings[index].tense == nil {
      readings[index].tense = .past
    }
    return readings.isEmpty ? nil : readings
  }
}
