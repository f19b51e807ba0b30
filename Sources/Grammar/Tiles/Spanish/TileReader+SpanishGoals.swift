import AACCore

/// Spanish rows that name where one wants to go beside *querer*: *al / parque / quiero, playa / querer, quiero / parque* (NGLE §26.7).
extension TileReader {
  /// The row with *ir* behind what is wanted.
  func wantToGo(_ words: inout [Constituent]) {
    guard let verb = onlyVerb(words),
      EverydayWords.wanting.contains(words[verb].lexeme.lemma)
        || ["querer", "necesitar", "poder"].contains(words[verb].lexeme.lemma),
      words[verb].lexeme.isInfinitive || words[verb].lexeme.person == .first,
      !words.contains(where: { $0.lexeme.kind == .question || $0.lexeme.isConnective })
    else { return }
    let others = words.indices.filter {
      $0 != verb && !isNegator(words[$0]) && words[$0].lexeme.lemma != "yo"
        && words[$0].lexeme.kind != .social
    }.map { words[$0] }
    guard let goal = others.last, isThing(goal) else { return }
    let hasLink = others.first?.lexeme.lemma == "a" || others.first?.lexeme.lemma == "al"
    let isReached =
      RowWords.reached.contains(goal.lexeme.lemma)
      || hasLink && (KindSet.places.contains(goal.lexeme.kind) || goal.lexeme.lemma == "cama")
    guard isReached,
      others.dropLast().allSatisfy({
        ["a", "al"].contains($0.lexeme.lemma) || $0.lexeme.isDeterminerLike
      }), others.count == 1 || hasLink
    else { return }
    guard hasLink || ["querer", "poder"].contains(words[verb].lexeme.lemma) else { return }
    let before = words.filter { isNegator($0) || $0.lexeme.lemma == "yo" }
    let speaker = before.filter { $0.lexeme.lemma == "yo" }
    let no = before.filter(isNegator)
    let called = Array(words.prefix { $0.lexeme.kind == .social })
    var whereto = others
    if !hasLink, goal.lexeme.lemma == "cama" {
      // One lies in it, and goes to it.
      put(&whereto, "el", at: whereto.count - 1)
      put(&whereto, "a", at: whereto.count - 2)
    }
    words = called + speaker + no + [words[verb], deed("ir")] + whereto
  }
}
