import AACCore

extension TileReader {
  /// *Ella / durmiendo, papai / trabalhando*: where nothing else says what is done, a gerund on a tile is its verb, which goes on
  /// (NGLE §28.6; Cunha & Cintra, chapter 13, *Formas nominais*).
  ///
  /// Beside other verbs it says how: *salir / corriendo*. Answers the verb that goes on without a word that says so.
  func takeGerunds(_ row: inout [Constituent]) -> String? {
    guard variety.language != .english else { return nil }
    let gerunds = row.indices.filter { row[$0].lexeme.forms[FiniteForms.Mark.gerund] != nil }
    guard !gerunds.isEmpty else { return nil }
    guard !row.contains(where: { $0.lexeme.wordClass == .verb }) else { return nil }
    for index in gerunds {
      guard let verb = row[index].lexeme.forms[FiniteForms.Mark.gerund] else { continue }
      row[index].lexeme = tables.lexicon.lexeme(for: verb, expecting: .verb)
    }
    return row[gerunds[0]].lexeme.lemma
  }

  /// A clause of what goes on, which is no request and no habit.
  func going(_ clause: Clause, _ verb: String) -> Clause {
    guard clause.verb?.lexeme.lemma == verb, clause.tense != .future else { return clause }
    var clause = clause
    clause.options.remove(.request)
    clause.options.insert(.progressive)
    return clause
  }
}
