import AACCore

/// Whom one calls to come: *papá / llamar / mamá / venir* (NGLE §25.8, §46.6).
extension TileReader {
  /// Puts *para que* between somebody who is called and the verb of coming that ends the row.
  func callToCome(_ words: inout [Constituent]) {
    guard let last = words.indices.last, last > 1, words[last].lexeme.wordClass == .verb,
      EverydayWords.coming.contains(words[last].lexeme.lemma),
      words[last].lexeme.person == nil, words[last].lexeme.forms.isEmpty,
      let called = words.firstIndex(where: { $0.lexeme.wordClass == .verb }), called < last,
      ["llamar", "avisar"].contains(words[called].lexeme.lemma),
      words[last - 1].lexeme.isBeing, words[last - 1].lexeme.wordClass != .pronoun,
      words[(called + 1)..<(last - 1)].allSatisfy({ $0.lexeme.isDeterminerLike }),
      let purpose = tables.lexicon.known("para que")
    else { return }
    words.insert(Constituent(purpose), at: last)
  }
}
