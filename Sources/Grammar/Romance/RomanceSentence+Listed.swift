import AACCore

/// Several verbs of one doer in a row.
///
/// Source: NGLE §31.2; RAE, *Ortografía* §3.4.2; Cunha & Cintra, chapter 20 (*Vírgula*).
extension RomanceSentence {
  /// *Me levanté, desayuné y fui al colegio; acordei, tomei banho e fui à escola*: of several deeds only the last is joined with the word
  /// (NGLE §31.2; RAE, *Ortografía* §3.4.2; Cunha & Cintra, chapter 20, *Vírgula*).
  func isListed(_ index: Int, _ connective: Constituent) -> Bool {
    guard connective.tile == nil, plan.verbs[index].subject == nil else { return false }
    if isSpanish { return isBeforeLast(index) }
    return connective.lexeme.lemma == "e"
      && plan.verbs[(index + 1)...].contains { $0.connective?.lexeme.lemma == "e" }
  }

  /// Whether the word that joins it is said before the next verb or one behind it.
  private func isBeforeLast(_ index: Int) -> Bool {
    guard plan.verbs.indices.contains(index + 1), plan.verbs[index].subject == nil else {
      return false
    }
    let next = plan.verbs[index + 1]
    return ["y", "e"].contains(plan.verbs[index].connective?.lexeme.lemma)
      && ["y", "e"].contains(next.connective?.lexeme.lemma) && next.subject == nil
      && (next.connective?.tile != nil || isBeforeLast(index + 1))
  }
}
