import AACCore

/// Who is told, asked and brought to do something (NGLE §26.7–8, §35.2 and §43.3; Bechara, *Orações complexas*).
extension ClausePlan {
  /// *Dile a mamá que me ayude, convence a papá de que venga*: whom the verb is said to, or does it to.
  func told(by index: Int) -> NounPhrase? {
    fillers.first {
      $0.verb == index && ($0.role == .object || $0.role == .recipient)
        && $0.phrases[0].noun.map { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun } == true
    }?.phrases[0]
  }

  /// *Pedir, decir, mandar a alguien que*: whether the verb may tell somebody to do what it opens.
  func mayTell(_ index: Int) -> Bool {
    verbs[index].frame.opensSubjunctive && verbs[index].frame.slot(.recipient) != nil
  }
}
