import AACCore

extension EnglishSentence {
  /// *I am sad because my fish died*: what happens once has happened when it is the reason of a state.
  func settleReasons(_ chain: inout [EnglishClausePart]) {
    if clause.tense == nil, !clause.isQuestion, chain.count == 2, chain[1].reporter == "be",
      chain[0].clause.complements.contains(where: { $0.lexeme.lemma == "sorry" }),
      chain[1].clause.tense == nil, !chain[1].clause.isNegative,
      EnglishAspects.isOver(chain[1].clause)
    {
      // *I am sorry I broke it.*
      chain[1].clause.tense = .past
    }
    guard clause.tense == nil, !clause.isQuestion, let verb = chain[0].clause.verb?.lexeme.lemma,
      planner.frames[verb].isCopular || planner.frames[verb].slot(.attribute) != nil
        || EnglishHabits.reacting.contains(verb)
    else { return }
    for index in chain.indices.dropFirst()
    where chain[index].link?.lexeme.lemma == "because" && chain[index].clause.tense == nil
      && EnglishAspects.isOver(chain[index].clause)
      && chain[index].clause.complements.allSatisfy({
        planner.lexicon.word($0.lexeme.lemma)?.tense == nil && $0.lexeme.kind != .frequency
      })
    {
      chain[index].clause.tense = .past
    }
  }

  /// The tense of the clauses goes together (CGEL §14.30–14.33).
  func settleTimes(_ plans: inout [ClausePlan], _ chain: inout [EnglishClausePart]) {
    for index in plans.indices.dropFirst() {
      let part = chain[index]
      if let own = plans[index].tenseSource {
        settleMain(&plans, index, part, source: own)
      } else if clause.tense == nil, part.clause.tense == .past {
        continue
      } else if part.clause.tense == nil || plans[index].tense == .future {
        plans[index].tense = plans[0].tense
      }
      if part.isConditional, plans[index].tense == .future { plans[index].tense = .present }
      if part.isHoped, plans[index].tense == .future { plans[index].tense = .present }
      if part.isWished { turnIntoWish(&plans[index], part.isPreferred) }
    }
  }

  /// *I will be happy if you come tomorrow; she was sad when he left yesterday.*
  private func settleMain(
    _ plans: inout [ClausePlan], _ index: Int, _ part: EnglishClausePart, source: String
  ) {
    guard plans[0].tenseSource == nil, clause.tense == nil, part.isConditional else { return }
    plans[0].tense = plans[index].tense
  }

  /// *I wish you were here; I wish it would snow* (CGEL §14.24).
  private func turnIntoWish(_ plan: inout ClausePlan, _ isPreferred: Bool) {
    guard let frame = plan.verbs.first?.frame else { return }
    if isPreferred || frame.past == .state || frame.isCopular || frame.pattern == .modal {
      plan.tense = .past
    } else {
      plan.tense = .present
      plan.options.insert(.polite)
    }
  }
}
