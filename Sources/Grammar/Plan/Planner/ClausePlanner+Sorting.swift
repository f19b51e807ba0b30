import AACCore

/// Words that need a sorter, and words that need none.
extension ClausePlanner {
  /// Whether the words are one thing or one person, which is a phrase wherever it stands alone.
  func isPhrase(_ words: [Constituent]) -> Bool {
    guard words.count == 1 else { return false }
    if words[0].lexeme.isLastingNoun { return true }
    return words[0].lexeme.wordClass == .pronoun && words[0].lexeme.kind == .person
      && words[0].lexeme.forms.isEmpty && lexicon.kind(of: words[0].lexeme.lemma) == .person
  }

  /// Sorts what completes the verb, unless there is nothing to sort.
  func sorted(
    _ words: [Constituent], _ plan: inout ClausePlan
  ) -> (loose: [LoosePhrase], question: LooseQuestion?) {
    if isPhrase(words) {
      let phrase = NounPhrase(words[0])
      return ([LoosePhrase(phrase, preposition: nil, after: plan.verbs.count - 1)], nil)
    }
    var sorter = WordSorter(planner: self, taking: &plan, isSubject: false)
    sorter.sort(words)
    swap(&plan, &sorter.plan)
    return (sorter.loose, sorter.question)
  }
}
