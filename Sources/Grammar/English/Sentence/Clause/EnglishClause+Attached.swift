import AACCore

/// Clauses that belong to one noun: *the one **who broke it**, the book **I read**, **swimming** is fun*.
///
/// Sources: CGEL §17.9–17.31, §15.12; CaGEL ch. 12 §2–3.
extension EnglishClause {
  /// Says all words as what belongs to a noun.
  mutating func fillAttached(_ form: EnglishAttachedClause.Form) {
    normalize()
    resolvePolarity()
    resolveSubject()
    plan.isQuestion = false
    switch form {
    case .doer: addSubjectQuestion()
    case .done, .sequel, .supposition, .opening: addStatement()
    case .told:
      isToldAtLarge = true
      if let inquiry = plan.inquiry { addInquiry(inquiry) }
      addStatement()
    case .activity:
      if isNegated { addNot() }
      mainForm = .gerund
      let verb = plan.verbs[0]
      addVerbForm(gerund(verb), tile: verb.constituent.tile, verb: 0)
      out.note(.verbForm, verb.constituent.lexeme.lemma, gerund(verb))
    case .purpose:
      if isNegated { addNot() }
      mainForm = .base
      let verb = plan.verbs[0]
      out.add("to")
      out.note(.openedVerb, plan.verbs[0].frame.lemma, "to")
      addVerbForm(verb.constituent.lexeme.lemma, tile: verb.constituent.tile, verb: 0)
    }
    addRest()
  }

  /// Says another thing that the subject of the clause before does, in the form of its last verb.
  mutating func fillShared(with before: EnglishClause) {
    isShared = true
    normalize()
    resolvePolarity()
    subject = before.subject
    plan.isQuestion = false
    let verb = plan.verbs[0]
    if isNegated {
      // *tripped, but didn't fall*: the denied verb has its auxiliary (CGEL §13.52–13.55).
      let group = verbGroup(needsAuxiliary: true)
      addFiniteAndMiddle(group)
      addMainVerb(group.rest, of: group)
      return addRest()
    }
    addMiddleAdverbs()
    mainForm = isSaidAnew(verb, behind: before) ? before.mainForm : before.sharedForm
    let text =
      switch mainForm {
      case .finite: finiteForm(of: verb)
      case .base: verb.constituent.lexeme.lemma
      case .gerund: gerund(verb)
      case .participle: participle(verb)
      }
    if verb.constituent.tile == nil { out.note(.understood, wordBeside(0), text) }
    addVerbForm(text, tile: verb.constituent.tile, verb: 0)
    addRest()
  }

  /// *She wants to play, but **has to** study*: what must or is so is joined to the wish, not to what is wished.
  private func isSaidAnew(_ verb: PlannedVerb, behind before: EnglishClause) -> Bool {
    before.plan.verbs.count > 1 && !before.isImperative
      && (verb.frame.pattern == .modal || verb.frame.isCopular || verb.frame.lemma == "have to")
      && before.plan.verbs[0].frame.pattern != .modal
  }

  /// The form in which a verb follows that is joined to the last of this clause.
  var sharedForm: EnglishVerbGroup.Form {
    guard plan.verbs.count > 1 else { return isImperative ? .base : mainForm }
    if plan.verbs[0].frame.lemma == "go",
      EnglishHabits.goingPastimes.contains(plan.verbs[1].frame.lemma)
    {
      return mainForm
    }
    if case .gerund? = plan.verbs[plan.verbs.count - 2].frame.opening { return .gerund }
    return .base
  }

  /// What belongs to a noun or pronoun, behind it.
  mutating func addAttached(behind noun: Constituent) {
    guard let tile = noun.tile, let clause = attached[tile], !clause.standsForNoun else { return }
    out.note(.relativeClause, out.last?.text ?? noun.lexeme.lemma)
    if let word = clause.word {
      out.add(word.lexeme.lemma, tile: word.tile)
    } else if clause.form == .doer {
      out.add(noun.lexeme.isHuman ? "who" : "that")
    }
    out.append(EnglishSentence.said(clause, within: plan.tense))
  }

  /// *Swimming in the sea*: what stands for the noun itself; whether there is such a clause.
  mutating func addActivity(_ noun: Constituent) -> Bool {
    guard let tile = noun.tile, let clause = attached[tile], clause.standsForNoun else {
      return false
    }
    out.append(
      EnglishSentence.said(clause, within: clause.form == .told ? plan.tense : .present))
    return true
  }

  /// Whether a clause tells a noun from others.
  func isToldApart(_ noun: Constituent?) -> Bool {
    guard !attached.isEmpty, let tile = noun?.tile else { return false }
    return attached[tile] != nil
  }
}
