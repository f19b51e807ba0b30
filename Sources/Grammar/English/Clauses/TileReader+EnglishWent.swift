import AACCore

/// *I/went/park, she/went/store*: behind *went* a word that is a deed as well is the place where somebody went.
///
/// Sources: CGEL §9.15 (*to* a place), App. I.56 (nouns and verbs of one form).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func wentThere(_ row: [Constituent]) -> [Clause]? {
    guard isPlain, row.count > 2, row[1].lexeme.lemma == "went", row[0].lexeme.isSubjectForm,
      case let place = row[2].lexeme, place.wordClass == .noun, place.isPlaceLike,
      tables.frames.listed(place.lemma) != nil,
      !row[3...].contains(where: { $0.lexeme.wordClass == .verb })
    else { return nil }
    var plain = row
    plain[1].lexeme = deed("go").lexeme
    var readings = read(plain)
    for index in readings.indices where readings[index].tense == nil {
      readings[index].tense = .past
    }
    return readings.isEmpty ? nil : readings
  }
}
