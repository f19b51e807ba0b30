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

  /// *Mando a Ana dormir, mando o cachorro sair*: who is told to do it is the object, and nothing is sent to them.
  mutating func moveWhom(_ verb: Int) {
    guard language == .portuguese, plan.verbs[verb + 1].link == nil,
      plan.verbs[verb + 1].connective == nil, plan.verbs[verb + 1].subject == nil,
      let whom = plan.fillers.firstIndex(where: {
        $0.verb == verb && $0.role == .recipient && $0.prepositionTile == nil
          && $0.phrases[0].noun?.lexeme.isBeing == true
      }), !plan.fillers.contains(where: { $0.verb == verb && $0.role == .object })
    else { return }
    plan.fillers[whom].role = .object
    plan.fillers[whom].preposition = nil
    if plan.fillers[whom].article == nil { plan.fillers[whom].article = .definite }
  }
}
