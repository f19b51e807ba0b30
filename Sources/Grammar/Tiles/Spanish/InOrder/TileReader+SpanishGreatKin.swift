import AACCore

/// *Mi / tía / abuela / cumplir / noventa / años, su / tío / abuelo / vivir / Cuba*: kin that are named in two words, and no two people (NGLE §12.13,
/// *aposición*).
extension TileReader {
  /// The clauses of a row in which such kin stand; nil for any other.
  func greatKin(_ row: [Constituent]) -> [Clause]? {
    guard row.count > 3,
      let place = row.indices.dropLast(2).first(where: {
        GreatKinWords.names[row[$0].lexeme.lemma] == row[$0 + 1].lexeme.lemma
      }), place > 0, row[place - 1].lexeme.isDeterminerLike,
      row[place + 2].lexeme.isInfinitive || isNegator(row[place + 2]),
      let first = row[place].tile, let second = row[place + 1].tile
    else { return nil }
    var laid = row
    laid[place].lexeme.gender = tables.gender(of: row[place].lexeme)
    laid[place].lexeme.lemma += " \(row[place + 1].lexeme.lemma)"
    laid.remove(at: place + 1)
    var clauses = deeper.readWhole(laid)
    for index in clauses.indices { clauses[index].joins[first] = [first, second] }
    return clauses.isEmpty ? nil : clauses
  }
}

private enum GreatKinWords {
  static let names: [String: String] = [
    "tía": "abuela", "tío": "abuelo", "tías": "abuelas", "tíos": "abuelos",
  ]
}
