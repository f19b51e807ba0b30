import AACCore

/// Two people of Spanish who get or are the same, chosen one behind the other.
extension RoleAssigner {
  /// *Les doy un beso a mamá y a papá, echo de menos a mamá y a papá*: the second is what the first is (NGLE §31.2).
  mutating func joinsRecipient(_ loose: LoosePhrase) -> Bool {
    guard language == .spanish, !plan.isLaid, let index = recent, loose.preposition == nil,
      loose.after >= 0, loose.after == plan.verbs.count - 1,
      plan.fillers.indices.contains(index), index == plan.fillers.count - 1,
      plan.fillers[index].verb == loose.after, let noun = loose.phrase.noun,
      noun.lexeme.isHuman, noun.lexeme.wordClass != .pronoun,
      noun.government?.preposition == nil,
      plan.fillers[index].phrases.allSatisfy({
        $0.noun?.lexeme.isHuman == true && !$0.isPronoun
      }), plan.fillers[index].prepositionTile == nil
    else { return false }
    let frame = plan.verbs[loose.after].frame
    let isGiven =
      plan.fillers[index].role == .recipient && frame.slot(.company) == nil
      && plan.fillers.contains { $0.verb == loose.after && $0.role == .object }
    let isMissed =
      plan.fillers[index].role == .object && ["echar de menos", "extrañar"].contains(frame.lemma)
    guard isGiven || isMissed else { return false }
    plan.fillers[index].phrases.append(loose.phrase)
    return true
  }
}
