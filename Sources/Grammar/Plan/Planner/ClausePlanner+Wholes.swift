import AACCore

/// *Todos / los / niños, todo / o / bolo*: the article behind a whole is said by itself (NGLE §19.8; Cunha & Cintra, chapter 11,
/// *Todo*), so that one that was chosen is the same one.
extension ClausePlanner {
  /// Leaves out the article that was chosen between a whole and its noun.
  func leaveArticleOfWhole(_ clause: inout Clause) {
    if clause.subject.count > 2, let tiles = leaveArticle(in: &clause.subject) {
      clause.joins[tiles[0]] = tiles
    }
    if clause.complements.count > 2, let tiles = leaveArticle(in: &clause.complements) {
      clause.joins[tiles[0]] = tiles
    }
  }

  /// The tiles of both; nil where none was left out or nobody chose it.
  private func leaveArticle(in words: inout [Constituent]) -> [Int]? {
    guard
      let whole = words.indices.dropLast(2).first(where: {
        PredeterminerWords.wholes.contains(words[$0].lexeme.lemma)
          && PredeterminerWords.articles.contains(words[$0 + 1].lexeme.lemma)
      }), case let noun = words[whole + 2].lexeme, noun.wordClass == .noun, !noun.kind.isTemporal
    else { return nil }
    let article = words.remove(at: whole + 1)
    words[whole + 1].government = nil
    guard let own = words[whole].tile, let other = article.tile, own != other else { return nil }
    return [own, other]
  }
}

private enum PredeterminerWords {
  static let wholes: WordSet = ["todo", "toda", "todos", "todas"]
  static let articles: WordSet = ["el", "la", "los", "las", "o", "a", "os", "as"]
}
