import AACCore

/// What stands bare behind a preposition: *in case of fire, salad without cucumber*.
///
/// Sources: CGEL §5.4 (nouns that are count and noncount), §5.42 (no article in fixed phrases).
extension EnglishClause {
  func isBareBehind(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> Bool {
    guard let preposition = usage.preposition, phrase.isPlain else { return false }
    // In case of fire: what may come.
    if Self.foreseeing.contains(preposition) { return !noun.isBeing }
    // Salad without cucumber: of what is cut up, some.
    return !isPlural && (preposition == "with" || preposition == "without")
      && Self.sliced.contains(noun.lemma)
      && plan.fillers.contains {
        guard let other = $0.phrases.first?.noun?.lexeme else { return false }
        return KindSet.edible.contains(other.kind) && other.lemma != noun.lemma
      }
  }

  /// What may come, and is not there yet.
  private static let foreseeing: WordSet = ["in case of", "in need of", "in search of"]
  /// What one eats by the slice.
  private static let sliced = EnglishWords.set(
    """
    cucumber avocado coconut pineapple mango banana cabbage zucchini eggplant pumpkin lemon lime melon beet
    """)
}
