import AACCore

/// Rows in which nobody is named and the verb stands behind what it is done to: they mean what the same words mean with the verb
/// first, a wish, something told or something asked of others: *light/turn on, coin/find, park/go*.
///
/// Sources: CGEL §12.46–12.50 (situational ellipsis of the subject), §11.24 (directives); Dryer, *WALS Online*, feature 83 (order of
/// object and verb).
extension TileReader {
  /// The row with its verb first; nil where somebody or something else does it, or the row is no plain clause.
  func verbFirst(_ row: [Constituent], _ reading: Clause) -> [Constituent]? {
    guard row.count > 1, row.count < 6, let verb = spokenVerb(row, reading) else { return nil }
    var before = row
    let act = before.remove(at: verb).asVerb
    guard row[(verb + 1)...].allSatisfy({ $0.lexeme.kind.isTemporal }),
      before.allSatisfy(isDoneTo), let parts = EnglishRowParts.of(before)
    else { return nil }
    let said = parts.described
    guard !said.contains(where: { $0.form == .quality || $0.form == .verb }) else { return nil }
    let nouns = said.filter { $0.form == .noun }
    let things = (nouns.filter { !$0.head.isPlaceLike } + nouns.filter(\.head.isPlaceLike)).row
    let others =
      said.filter { $0.form == .governed }.row + said.filter { $0.form == .adverbial }.row
    return [act] + things + others
  }

  /// The only verb of a row that is read as something that who speaks does, where it does not stand first.
  private func spokenVerb(_ row: [Constituent], _ reading: Clause) -> Int? {
    guard let verb = reading.verb, let place = row.firstIndex(where: { $0.tile == verb.tile }),
      place > 0, verb.tile != nil, reading.subject.allSatisfy({ $0.tile == nil }),
      !reading.isQuestion, reading.options.isEmpty, reading.attached.isEmpty, reading.joins.isEmpty,
      row[0].lexeme.lemma == "I"
        || reading.complements.allSatisfy({ $0.lexeme.wordClass != .verb }),
      reading.complements.allSatisfy({ $0.tile != nil || $0.lexeme.wordClass == .adposition })
    else { return nil }
    let frame = tables.frames[verb.lexeme.lemma]
    return frame.pattern == .modal || frame.isCopular ? nil : place
  }

  /// *cup, blue, on, table, tomorrow*: words that say to what, where and when it is done.
  private func isDoneTo(_ word: Constituent) -> Bool {
    let lexeme = word.lexeme
    switch lexeme.wordClass {
    case .noun: return !lexeme.isBeing
    case .properNoun, .adjective, .adposition, .numeral: return true
    case .determiner, .adverb:
      return lexeme.kind != .negation && lexeme.kind != .question && lexeme.kind != .frequency
    default: return false
    }
  }
}
