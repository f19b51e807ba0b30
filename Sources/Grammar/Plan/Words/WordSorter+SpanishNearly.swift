import AACCore

/// *Yo casi he terminado*: what was nearly brought to its end (NGLE §30.8, §40.5).
extension WordSorter {
  /// Where an adverbial stands.
  func place(of word: Constituent, _ known: SmallWord?) -> Adverbial.Place {
    comesNearly(word) ? .before : known?.place ?? .end
  }

  /// Whether it is said before the verb how near one came to that.
  private func comesNearly(_ word: Constituent) -> Bool {
    planner.language == .spanish && word.lexeme.lemma == "casi" && connective == nil
      && preposition == nil && NearlyWords.ends.contains(plan.verbs.last?.frame.lemma ?? "")
  }
}

private enum NearlyWords {
  /// What is done all at once or is not.
  static let ends: WordSet = [
    "terminar", "acabar", "ganar", "perder", "conseguir", "olvidar", "romper", "vomitar", "llorar",
  ]
}
