import AACCore

/// Qualities behind a Spanish noun that tells of which another one is: *el olor de la hierba mojada, el tacón de la bota marrón, una cesta llena de ropa sucia*
/// (NGLE §13.6, agreement; §12.7).
extension WordSorter {
  /// Whether a quality is of the noun behind *de* and not of the one before it: its gender tells, and what is always a part.
  func describesSpanishWhole(_ quality: Lexeme, _ head: Lexeme, _ whole: NounPhrase) -> Bool {
    guard let noun = whole.noun?.lexeme, !quality.kind.isPassing || quality.gender == .feminine
    else { return false }
    let tables = LanguageTables.tables(.spanish)
    let isHeadFeminine = (head.gender ?? tables.gender(of: head)) == .feminine
    let isWholeFeminine = (noun.gender ?? tables.gender(of: noun)) == .feminine
    if quality.gender == .feminine, isHeadFeminine != isWholeFeminine { return isWholeFeminine }
    if quality.gender == .feminine, isHeadFeminine { return false }
    return whole.determiner != nil && SpanishChainWords.ofThings.contains(head.lemma)
      && (quality.kind == .color || quality.kind == .size)
  }

  /// *Llena / de / ropa / sucia*: what it is full of is so.
  func isOfWhatFills() -> Bool {
    guard planner.language == .spanish, !isSubject, isBesideNoun, pending.isEmpty,
      loose.count > 1, let last = loose.last, last.preposition?.lexeme.lemma == "de",
      last.phrase.noun?.lexeme.wordClass == .noun, last.phrase.noun?.lexeme.isBeing == false
    else { return false }
    let quality = loose[loose.count - 2].phrase
    return quality.noun == nil
      && quality.adjectives.contains {
        AdjectiveLinks.filled.contains($0.lexeme.lemma)
          || SpanishChainWords.full.contains($0.lexeme.lemma)
      }
  }
}
