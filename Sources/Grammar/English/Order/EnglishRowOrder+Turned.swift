import AACCore

/// Short rows laid wholly from behind: *comics/ten/I/have, cold/feet/my, at/you/mad/I, purple/favorite/my/color*.
///
/// Sources: CGEL §2.13 (order of elements), §17.1–17.3 (parts of the noun phrase), §16.68–16.69 (adjectives with a
/// preposition); Dryer, *WALS Online*, features 83, 85, 87 and 89.
extension EnglishRowOrder {
  /// The row in the order of speech; nil where it is none of these.
  func turnedAround(_ row: [Constituent]) -> [Constituent]? {
    switch row.count {
    case 3: partFirst(row)
    case 4: counted(row) ?? feltFirst(row) ?? favorite(row)
    default: nil
    }
  }

  /// *cold/feet/my*: what a part of the body is like.
  private func partFirst(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.wordClass == .adjective, row[0].lexeme.kind != .possessive,
      row[1].lexeme.kind == .body, row[2].lexeme.kind == .possessive
    else { return nil }
    return [row[2], row[1], row[0]]
  }

  /// *comics/ten/I/have*: how many of them.
  private func counted(_ row: [Constituent]) -> [Constituent]? {
    let count = row[1].lexeme
    guard row[3].lexeme.wordClass == .verb, isSubject(row[2].lexeme),
      row[2].lexeme.wordClass == .pronoun, row[0].lexeme.wordClass == .noun,
      !row[0].lexeme.kind.isTemporal,
      count.wordClass == .numeral || EnglishNumberWords.value(of: count.lemma) != nil
    else { return nil }
    return [row[2], row[3], row[1], row[0]]
  }

  /// *at/you/mad/I*: whom a feeling is about.
  private func feltFirst(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.wordClass == .adposition,
      ["at", "with", "of"].contains(row[0].lexeme.lemma),
      row[2].lexeme.wordClass == .adjective, row[2].lexeme.kind == .emotion,
      row[3].lexeme.wordClass == .pronoun, isSubject(row[3].lexeme),
      row[1].lexeme.wordClass == .pronoun || row[1].lexeme.wordClass == .noun
    else { return nil }
    return [row[3], row[2], row[0], row[1]]
  }

  /// *purple/favorite/my/color*: which one is one's own.
  private func favorite(_ row: [Constituent]) -> [Constituent]? {
    guard row[0].lexeme.kind == .color || row[0].lexeme.wordClass == .noun,
      row[3].lexeme.wordClass == .noun, !row[3].lexeme.kind.isTemporal,
      let quality = row[1...2].first(where: {
        EnglishDeterminers.ownAdjectives.contains($0.lexeme.lemma)
      }), let owner = row[1...2].first(where: { $0.lexeme.kind == .possessive })
    else { return nil }
    return [owner, quality, row[3], row[0]]
  }
}
