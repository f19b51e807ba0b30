import AACCore

/// Somebody who is moved to do something by a verb that is not the first (Bechara, *Verbos causativos*).
extension RoleAssigner {
  /// *Gosto dele porque me faz rir*: somebody behind *fazer* and before a verb is moved to do it.
  mutating func causes(_ verb: Int) -> Bool {
    guard language == .portuguese, plan.verbs[verb].frame.lemma == "fazer",
      let moved = plan.fillers.firstIndex(where: { filler in
        guard filler.verb == verb, filler.prepositionTile == nil,
          let noun = filler.phrases[0].noun?.lexeme
        else { return false }
        return noun.isBeing || noun.wordClass == .pronoun && noun.kind == .person
      }),
      !plan.fillers.indices.contains(where: {
        $0 != moved && plan.fillers[$0].verb == verb && plan.fillers[$0].role == .object
      })
    else { return false }
    plan.fillers[moved].role = .object
    plan.fillers[moved].preposition = nil
    plan.verbs[verb].frame = ClausePlanner.causative(plan.verbs[verb].frame)
    return true
  }
}
