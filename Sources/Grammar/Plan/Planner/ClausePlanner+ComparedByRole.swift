import AACCore

/// What is compared by role in the order of the words' weight: *yo | ser | alto, más, hermano; eu | correr | rápido, tão, você; este bolo | ser |
/// melhor, aquele*.
///
/// Sources: NGLE §45.2 (*más… que*), §45.5 (*tan… como*); Cunha & Cintra, chapter 9 (*comparativo*).
extension ClausePlanner {
  func compareByRole(_ clause: inout Clause) {
    guard language != .english, !clause.isLaid, !clause.isQuestion, clause.complements.count > 1
    else { return }
    if let quality = clause.complements.indices.dropLast(2).first(where: { index in
      isWeighed(clause.complements[index].lexeme)
        && CompareWords.degrees.contains(clause.complements[index + 1].lexeme.lemma)
        && isSetBeside(clause.complements[(index + 2)...])
    }) {
      clause.complements.swapAt(quality, quality + 1)
    }
    guard language == .portuguese,
      CompareWords.comparatives.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass != .noun, isSetBeside(clause.complements[1...])
    else { return }
    link("que", before: 1, in: &clause, as: .joinsWords)
  }

  private func isWeighed(_ word: Lexeme) -> Bool {
    word.wordClass == .adjective && !word.isDeterminerLike
      || word.wordClass == .adverb && word.kind == .manner
  }

  /// Whether the rest is one being or thing that something can be compared with.
  private func isSetBeside(_ rest: ArraySlice<Constituent>) -> Bool {
    guard let last = rest.last?.lexeme,
      last.wordClass == .noun && (last.isBeing || rest.count > 1) || last.wordClass == .properNoun
        || last.wordClass == .pronoun && (last.kind == .person || last.kind == .demonstrative)
        || last.kind == .demonstrative
    else { return false }
    return rest.dropLast().allSatisfy(\.lexeme.isDeterminerLike)
  }
}

private enum CompareWords {
  static let degrees: WordSet = ["más", "menos", "tan", "mais", "tão"]
  static let comparatives: WordSet = ["melhor", "pior", "maior", "menor"]
}
