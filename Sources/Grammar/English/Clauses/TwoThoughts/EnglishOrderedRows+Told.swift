import AACCore

extension EnglishOrderedRows {
  /// *tell/dad/come, tell/brother/give/toy*: what others are to be told to do (CGEL §16.63).
  ///
  /// Sources: CGEL §16.63 (the object with an infinitive), §11.24 (requests).
  func passedOn(_ row: [Constituent]) -> Clause? {
    guard row.count > 2, row[0].lexeme.lemma == "tell", row[0].lexeme.wordClass == .verb,
      let end = thoughts.nounEnd(row, from: 1), end < row.count,
      row[end - 1].lexeme.isHuman, row[end - 1].lexeme.wordClass != .pronoun,
      case let deed = row[end], deed.lexeme.wordClass == .verb, thoughts.isVerb(deed),
      !thoughts.isOpening(deed.lexeme), case let rest = Array(row[(end + 1)...]),
      thoughts.completes(deed.lexeme, rest), thoughts.isWhole(deed.lexeme, rest)
    else { return nil }
    var clause = Clause(variety: variety)
    clause.verb = row[0]
    clause.complements = Array(row[1...])
    clause.options.insert(.request)
    return clause
  }
}
