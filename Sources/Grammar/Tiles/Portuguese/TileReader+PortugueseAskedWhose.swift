import AACCore

/// Portuguese questions for a thing of somebody, laid without *de*: *qual / ser / cor / favorita / sua / avó, qual / ser / comida / preferida / Pedro* (Cunha & Cintra,
/// chapter 7, *Adjunto adnominal*; chapter 15, *De*).
extension TileReader {
  /// The clauses of such a question; nil for any other row.
  func askedWhoseThing(_ row: [Constituent]) -> [Clause]? {
    guard (4...7).contains(row.count), ["qual", "quais"].contains(row[0].lexeme.lemma),
      row[1].lexeme.lemma == "ser", row[2].lexeme.wordClass == .noun, row[2].lexeme.namesThing,
      isBareNoun(row[2])
    else { return nil }
    var start = 3
    while start < row.count, row[start].lexeme.wordClass == .adjective { start += 1 }
    let isOwned = start < row.count && row[start].lexeme.kind == .possessive
    let last = isOwned ? start + 1 : start
    guard start > 3, last == row.count - 1, row[last].lexeme.isBeing,
      row[last].lexeme.wordClass != .pronoun, row[last].government == nil,
      let head = row[start - 1].tile
    else { return nil }
    let needsArticle = !isOwned && row[last].lexeme.wordClass == .noun
    return read(
      Array(row[..<start]), with: [known("de")] + (needsArticle ? [article] : []) + row[start...],
      behind: head)
  }
}
