import AACCore

/// The times of clauses beside each other.
///
/// Sources: CGEL §4.8, §14.30–14.33 (sequence of tenses), §14.23 (hypothetical past), §16.31; CaGEL ch. 5 §3.
extension EnglishSentence {
  /// *I am sad because my fish died*: what happens once has happened when it is the reason of a state.
  func settleReasons(_ chain: inout [EnglishClausePart]) {
    settleDeeds(&chain)
    if clause.tense == nil, !clause.isQuestion, chain.count == 2, chain[1].reporter == "be",
      chain[0].clause.complements.contains(where: { $0.lexeme.lemma == "sorry" }),
      chain[1].clause.tense == nil, !chain[1].clause.isNegative,
      EnglishAspects.isOver(chain[1].clause)
    {
      // *I am sorry I broke it.*
      chain[1].clause.tense = .past
    }
    guard clause.tense == nil, !clause.isQuestion, !clause.options.contains(.request),
      let verb = chain[0].clause.verb?.lexeme.lemma
    else { return }
    let isState =
      planner.frames[verb].isCopular || planner.frames[verb].slot(.attribute) != nil
      || EnglishHabits.reacting.contains(verb) || verb.hasPrefix("be ")
    for index in chain.indices.dropFirst()
    where chain[index].link?.lexeme.lemma == "because" && chain[index].clause.tense == nil
      && (isState
        ? EnglishAspects.isOver(chain[index].clause) || isCause(chain[index].clause)
        : isMishap(chain[index].clause))
      && chain[index].clause.complements.allSatisfy({
        planner.lexicon.word($0.lexeme.lemma)?.tense == nil && $0.lexeme.kind != .frequency
      })
    {
      chain[index].clause.tense = .past
    }
  }

  /// *stay home because the car broke down, take the bus because I missed the train*: what went wrong once.
  private func isMishap(_ cause: Clause) -> Bool {
    !clause.isLaid && !clause.isNegative && !isMissing(cause)
      && !clause.complements.contains { $0.lexeme.kind == .frequency }
      && Self.mishaps.contains(cause.verb?.lexeme.lemma ?? "") && !cause.isNegative
  }

  private static let mishaps = EnglishWords.set(
    "miss forget lose oversleep fall crash spill drop steal fail die trip slip twist burn tear rip skip"
  ).union(["break down", "run out", "run out of", "fall off", "fall down", "blow out"])

  /// *feel sick because I ate too much*: what one does was done before one feels so.
  private func isCause(_ cause: Clause) -> Bool {
    Self.causes.contains(cause.verb?.lexeme.lemma ?? "") && !cause.isNegative && !isMissing(cause)
      && !cause.complements.contains { $0.lexeme.kind == .negation }
  }

  /// *because I miss Mom*: how one feels, and no bus that left.
  private func isMissing(_ cause: Clause) -> Bool {
    cause.verb?.lexeme.lemma == "miss"
      && (cause.complements.isEmpty
        || cause.complements.contains { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
  }

  private static let causes = EnglishWords.set(
    """
    eat drink take come go leave sleep run yell shout fight hug overeat oversleep dance skip miss lie cheat hit push bite
    kick throw open close touch tease
    """)

  /// *sorry that I yelled, know who did it, remember when we went*: what is told of as a fact has happened.
  private func settleDeeds(_ chain: inout [EnglishClausePart]) {
    guard clause.tense == nil, !clause.isQuestion || clause.verb?.lexeme.lemma == "remember" else {
      return
    }
    for index in chain.indices.dropFirst() where chain[index].clause.tense == nil {
      let part = chain[index]
      guard let verb = part.clause.verb?.lexeme.lemma,
        part.clause.complements.allSatisfy({
          planner.lexicon.word($0.lexeme.lemma)?.tense == nil && $0.lexeme.kind != .frequency
        })
      else { continue }
      let frame = planner.frames[verb]
      let isDeed =
        !frame.isCopular && frame.past != .state
        && (frame.pattern == .plain || frame.pattern == .grooming)
      let opener = part.clause.complements.first?.lexeme.lemma
      if part.asks, part.reporter == "remember",
        opener == "when"
          || isDeed && !clause.isLaid && ["what", "where", "who"].contains(opener ?? "")
            && !part.clause.isNegative
      {
        chain[index].clause.tense = .past
      } else if part.asks, isDeed, opener == "who", part.clause.subject.isEmpty,
        EnglishHabits.misdeeds.contains(verb) || EnglishAspects.isOver(part.clause) || verb == "do"
          || verb == "call"
      {
        chain[index].clause.tense = .past
      } else if part.link?.lexeme.lemma == "that" || isBareFact(part), isDeed,
        isFact(part, behind: chain[index - 1]) || isSuspected(part)
      {
        chain[index].clause.tense = .past
      } else if part.link?.lexeme.lemma == "when",
        chain[index - 1].clause.verb?.lexeme.lemma == "remember"
      {
        chain[index].clause.tense = .past
      }
    }
  }

  /// *I am glad you came, I realize I forgot it*: the same without *that*, where one claims or feels it.
  private func isBareFact(_ part: EnglishClausePart) -> Bool {
    guard part.link == nil, !part.asks, !clause.isLaid, let reporter = part.reporter else {
      return false
    }
    return reporter == "be" || reporter.hasPrefix("be ") || Self.noticing.contains(reporter)
      || Self.admitting.contains(reporter)
  }

  /// Whether the clause before takes what *that* tells of as a fact.
  private func isFact(_ part: EnglishClausePart, behind before: EnglishClausePart) -> Bool {
    guard let verb = before.clause.verb?.lexeme.lemma else { return false }
    if Self.admitting.contains(verb) { return true }
    if EnglishMoving.isMovedByFact(before.clause) { return EnglishAspects.isOver(part.clause) }
    if Self.noticing.contains(verb) { return EnglishAspects.isOver(part.clause) }
    if verb.hasPrefix("be "), case let felt = String(verb.dropFirst(3)) {
      return Self.ruing.contains(felt)
        || !Self.expecting.contains(felt) && EnglishAspects.isOver(part.clause)
    }
    guard planner.frames[verb].isCopular || planner.frames[verb].slot(.attribute) != nil,
      let quality = before.clause.complements.last?.lexeme
    else { return false }
    if quality.lemma == "sure" || quality.lemma == "certain" {
      return part.clause.subject.first?.lexeme.lemma == "I"
    }
    if Self.expecting.contains(quality.lemma) { return false }
    return Self.ruing.contains(quality.lemma) || EnglishAspects.isOver(part.clause)
  }

  private static let admitting = EnglishWords.set("regret confess admit deny swear apologize")
  private static let noticing = EnglishWords.set(
    "forget remember notice realize realise hear see complain insist learn discover"
  )
  .union(["find out"])
  private static let ruing = EnglishWords.set(
    """
    sorry ashamed guilty angry mad upset proud glad thankful grateful surprised disappointed embarrassed
    furious relieved amazed shocked annoyed
    """)
  private static let expecting = EnglishWords.set(
    """
    afraid worried scared nervous excited important possible likely anxious frightened terrified hopeful
    confident better
    """)

  /// The tense of the clauses goes together (CGEL §14.30–14.33).
  func settleTimes(_ plans: inout [ClausePlan], _ chain: inout [EnglishClausePart]) {
    for index in plans.indices.dropFirst() {
      let part = chain[index]
      if let own = plans[index].tenseSource {
        settleMain(&plans, index, part, source: own)
      } else if clause.tense == nil, part.clause.tense == .past {
        continue
      } else if let told = tenseOfTold(part, plans[index]) {
        plans[index].tense = told
      } else if part.clause.tense == nil || plans[index].tense == .future {
        plans[index].tense = plans[0].tense
      }
      if clause.tense == .past, part.reporter != nil, !part.asks, !part.isWished,
        part.clause.complements.contains(where: {
          planner.lexicon.word($0.lexeme.lemma)?.tense == .future
        }) && !isDate(part.clause)
          || part.reporter == "promise" && plans[index].verbs.first?.frame.pattern != .modal
          || part.reporter == "decide" && Self.isCourse(plans[index])
      {
        // *She said that she would come tomorrow.*
        plans[index].tense = .past
        plans[index].options.insert(.polite)
        plans[index].options.remove(.goingTo)
      }
      if part.link?.lexeme.lemma == "if", isSupposed(plans[0]) { plans[index].tense = .past }
      settleWarning(&plans, index, part)
      supposePolitely(&plans, index, part)
      if isSinceThen(part, plans[0]) {
        plans[index].tense = .past
        plans[0].options.insert(.perfect)
      }
      if part.isConditional, plans[index].tense == .future, !isAsked(part, plans[0]) {
        plans[index].tense = .present
      }
      if part.isHoped || isLastingReason(part, plans[index]), plans[index].tense == .future {
        plans[index].tense = .present
      }
      if part.reporter == "promise"
        || part.reporter == "expect" && plans[index].verbs.first?.frame.past != .state,
        !clause.isLaid, clause.tense == nil,
        part.clause.tense == nil, plans[index].tenseSource == nil, plans[index].options.isEmpty,
        plans[index].verbs.first?.frame.pattern != .modal
      {
        // *I promise I will be good*: of what is to come (CGEL §4.42).
        plans[index].tense = .future
      }
      if isFeared(part, behind: chain[index - 1], plans[index]) { plans[index].tense = .future }
      if part.isWished { turnIntoWish(&plans[index], part.isPreferred) }
    }
  }

  /// *They will move because their aunt **lives** there, I will stay home because I **am** sick*: what is so already.
  private func isLastingReason(_ part: EnglishClausePart, _ plan: ClausePlan) -> Bool {
    guard part.link?.lexeme.lemma == "because", plan.tenseSource == nil, !clause.isLaid,
      let frame = plan.verbs.first?.frame
    else { return false }
    return frame.past == .state || frame.isCopular || frame.lemma == "live"
  }

  /// *I have collected stamps since I was seven, she has been sad since her dog died*: what began then goes on (CGEL §4.20,
  /// §15.25).
  private func isSinceThen(_ part: EnglishClausePart, _ main: ClausePlan) -> Bool {
    guard part.link?.lexeme.lemma == "since", part.clause.tense == nil, main.tense == .present,
      main.options.isEmpty, !main.isQuestion, let verb = part.clause.verb?.lexeme.lemma,
      main.verbs.first?.frame.pattern != .modal
    else { return false }
    guard verb == "be" else { return EnglishAspects.isOver(part.clause) }
    return part.clause.complements.contains {
      $0.lexeme.wordClass == .numeral || Self.early.contains($0.lexeme.lemma)
    }
  }

  private static let early: WordSet = [
    "little", "small", "young", "born", "baby", "child", "kid", "toddler", "teenager", "pregnant",
  ]

  /// *I suggest he go, I insist she stay*: what is demanded or proposed, and not said to be so (CGEL §3.59, §16.32).
  func isMandated(_ part: EnglishClausePart, _ plan: ClausePlan) -> Bool {
    guard let verb = part.reporter, EnglishHabits.mandative.contains(verb), !part.asks,
      part.clause.tense == nil || part.clause.tense == clause.tense, plan.options.isEmpty,
      let frame = plan.verbs.first?.frame
    else { return false }
    return verb != "insist" || frame.pattern == .plain && frame.past != .state
  }

  /// *I wonder if it will rain tomorrow*: no condition, but what is asked (CGEL §15.6).
  private func isAsked(_ part: EnglishClausePart, _ main: ClausePlan) -> Bool {
    ["if", "whether"].contains(part.link?.lexeme.lemma ?? "") && clause.tense == nil
      && ["wonder", "know", "ask", "doubt"].contains(main.verbs.last?.frame.lemma ?? "")
  }

  /// *I would buy a boat if I had money*: what is not so (CGEL §14.23).
  private func isSupposed(_ main: ClausePlan) -> Bool {
    guard !clause.isQuestion, clause.tense == nil else { return false }
    let verb = main.verbs.first?.frame.lemma
    return verb == "would" || verb == "could" && clause.subject.first?.lexeme.lemma != "you"
  }

  /// *I will be happy if you come tomorrow; she was sad when he left yesterday.*
  private func settleMain(
    _ plans: inout [ClausePlan], _ index: Int, _ part: EnglishClausePart, source: String
  ) {
    guard plans[0].tenseSource == nil, clause.tense == nil, part.isConditional,
      !isAsked(part, plans[0])
    else { return }
    plans[0].tense = plans[index].tense
  }

  /// *I will show you how it works, what I drew*: what is told is so already, or was done (CGEL §14.22); nil: no such thing.
  private func tenseOfTold(_ part: EnglishClausePart, _ plan: ClausePlan) -> Tense? {
    if isGladOf(part, plan) { return .past }
    guard !clause.isLaid, clause.tense == .future, part.asks, part.clause.tense == nil,
      Self.showing.contains(part.reporter ?? ""), let frame = plan.verbs.first?.frame,
      let word = part.clause.complements.first(where: { $0.lexeme.kind == .question })
    else { return nil }
    let isDone =
      frame.lemma == "happen"
      || word.lexeme.lemma == "what" && Self.finished.contains(frame.lemma)
        && ["I", "we"].contains(part.clause.subject.first?.lexeme.lemma ?? "")
    return isDone ? .past : .present
  }

  /// *I am happy you came, I am proud you won*: one is glad of what is over (CGEL §4.14, §16.72).
  private func isGladOf(_ part: EnglishClausePart, _ plan: ClausePlan) -> Bool {
    guard clause.verb?.lexeme.lemma == "be", clause.tense == nil, clause.options.isEmpty,
      !part.isLoose, !part.asks, part.link.map({ $0.lexeme.lemma == "that" }) ?? true,
      let how = clause.complements.first?.lexeme.lemma,
      ["glad", "happy", "sad", "proud"].contains(how), part.clause.tense == nil, !plan.isNegative,
      plan.options.isEmpty, plan.verbs.count == 1,
      Self.happening.contains(plan.verbs[0].frame.lemma)
    else { return false }
    return part.clause.complements.allSatisfy { !$0.lexeme.kind.isTemporal }
  }

  private static let happening = EnglishWords.set(
    "come win call visit help arrive remember leave lose forget die")
  private static let showing = EnglishWords.set("tell show explain teach describe")
  private static let finished = EnglishWords.set(
    "draw make write build paint buy find get learn cook bake color see do knit sew")

  /// *I think it will rain, I promise I will be good*: thought and promised now, of what is to come (CGEL §14.31 note).
  func settleOpinion(_ plans: inout [ClausePlan], _ chain: [EnglishClausePart]) {
    guard !clause.isLaid, clause.tense == .future, clause.subject.count == 1,
      clause.subject[0].lexeme.lemma == "I", plans.count > 1, !plans[0].isQuestion,
      plans[0].options.isEmpty, Self.thinking.contains(plans[0].verbs.last?.frame.lemma ?? ""),
      chain[1].reporter != nil, !chain[1].asks
    else { return }
    plans[0].tense = .present
  }

  /// *I hope it doesn't rain*: of hoping it is what is hoped for that is denied (CGEL §14.36).
  func denyHoped(_ plans: inout [ClausePlan], _ chain: [EnglishClausePart]) {
    guard plans.count == 2, plans[0].isNegative, !plans[1].isNegative, !plans[0].isQuestion,
      chain[1].reporter == "hope", !chain[1].asks
    else { return }
    plans[0].isNegative = false
    plans[1].isNegative = true
    plans[1].negatorTile = plans[0].negatorTile
    plans[0].negatorTile = nil
  }

  private static let thinking = EnglishWords.set("think promise hope believe guess bet swear know")

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
