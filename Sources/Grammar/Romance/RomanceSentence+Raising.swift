import AACCore

/// Verbs of beginning, ending and going to before what somebody feels: *me va a gustar la película, me empieza a doler la
/// cabeza, minha barriga vai doer* (NGLE §28.6–9, *perífrasis verbales*; Cunha & Cintra, chapter 13, *Locuções verbais*):
/// the whole goes by the verb of feeling.
extension RomanceSentence {
  mutating func raiseExperiencer() {
    guard feelingVerb == 1, !plan.verbs[1].startsClause, plan.verbs[1].connective == nil,
      plan.verbs[1].subject == nil
    else { return }
    let felt = plan.verbs[1].frame
    guard felt.pattern == .experiencer,
      plan.verbs.count == 3 || plan.fillers.contains(where: { $0.role == .object && $0.verb == 1 })
    else { return }
    plan.verbs[0].frame.pattern = .experiencer
    plan.verbs[0].frame.slots = felt.slots
    plan.verbs[0].frame.past = felt.past
    plan.verbs[1].frame.pattern = .plain
  }

  /// Index of the verb that says what is felt: the second behind one of beginning, ending or going to.
  var feelingVerb: Int {
    plan.verbs.count > 1 && Self.raising.contains(plan.verbs[0].frame.lemma) ? 1 : 0
  }

  private static let raising: WordSet = [
    "ir", "ir a", "poder", "deber", "empezar", "empezar a", "comenzar", "comenzar a", "dejar de",
    "parar de", "seguir", "volver a", "soler", "acabar de", "tener que", "dejar", "parar",
    "começar", "começar a", "dever", "voltar a", "continuar", "continuar a", "acabar de",
  ]
}
