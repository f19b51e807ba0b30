import AACCore

/// What a clause takes over from the one before it: what goes on at the same time, and whose body it is about.
///
/// Sources: CGEL §4.25–4.36 (the progressive of what lasts for a time), §5.35, §5.46 (possessives with parts of the body),
/// §15.25–15.48 (clauses of time and reason); CaGEL ch. 3 §8.1.
extension EnglishSentence {
  /// Whether a clause was chosen before the main one.
  func isFronted(_ part: EnglishClausePart) -> Bool {
    guard let link = part.link?.tile, let verb = clause.verb?.tile ?? willedDeed,
      EnglishClauseSplitter.subordinators.contains(part.link?.lexeme.lemma ?? "")
    else { return false }
    return link < verb && clause.subject.allSatisfy { ($0.tile ?? .max) > link }
  }

  /// *If/we/win/celebrate*: the deed that *will* was supplied for (CGEL §15.36).
  private var willedDeed: Int? {
    guard clause.verb?.lexeme.lemma == "will" else { return nil }
    return clause.complements.first { $0.lexeme.wordClass == .verb }?.tile
  }

  /// Tells an inner clause what it needs to know of the clause before.
  static func settleInner(
    _ inner: inout EnglishClause, _ part: EnglishClausePart, after before: EnglishClause
  ) {
    if goesOn(inner.plan, part, beside: before.plan) { inner.plan.options.insert(.progressive) }
    inner.isOpinion = ["think", "believe", "guess"].contains(part.reporter ?? "")
    inner.sufferer = sufferer(part, before)
    let doer = before.plan.subject.first?.noun?.lexeme
    inner.isOfKinToo = doer?.wordClass == .pronoun && doer?.person == .third
  }

  /// *I hate him because he is mean*: whom a reason may be about.
  static func antecedent(of part: EnglishClausePart, _ before: EnglishClause) -> EnglishSubject? {
    guard part.link?.lexeme.lemma == "because",
      let person = before.plan.fillers.last(where: {
        $0.role == .object && $0.prepositionTile == nil
      })?
      .phrases[0],
      person.noun?.lexeme.wordClass == .noun || person.noun?.lexeme.wordClass == .properNoun
    else { return nil }
    return EnglishSubject(EnglishSubject(person, isPlural: false).pronoun)
  }

  /// *She is whispering because the baby **is napping**, I think the phone **is ringing***: what goes on while something
  /// else does, or while one notices it.
  private static func goesOn(
    _ plan: ClausePlan, _ part: EnglishClausePart, beside main: ClausePlan
  ) -> Bool {
    guard plan.options.isEmpty, plan.verbs.count == 1, !plan.isNegative, plan.inquiry == nil,
      plan.tense == main.tense, let frame = plan.verbs.first?.frame, frame.pattern == .plain,
      !plan.subject.isEmpty, plan.adverbials.allSatisfy({ $0.constituent.lexeme.kind == .degree })
    else { return false }
    let object = plan.fillers.first { $0.role == .object }?.phrases[0].noun?.lexeme
    let isComing = object == nil && EnglishClauseSplitter.coming.contains(frame.lemma)
    if main.options.contains(.progressive) {
      guard let link = part.link?.lexeme.lemma, simultaneous.contains(link) else { return false }
      if isComing { return true }
      let aspect = EnglishAspects.of(frame.lemma, object)
      return aspect == .activity || aspect == .accomplishment
    }
    guard plan.tense == .present, main.options.isEmpty, !main.isQuestion,
      noticing.contains(part.reporter ?? ""), object == nil, plan.fillers.isEmpty,
      plan.subject.count == 1, let doer = plan.subject[0].noun?.lexeme, doer.number != .plural
    else { return false }
    return lasting.contains(frame.lemma)
  }

  private static let simultaneous: WordSet = ["because", "while", "since", "as"]
  private static let noticing: WordSet = ["think", "hear", "see", "notice", "believe", "say"]
  /// What is heard and seen to go on.
  private static let lasting = EnglishWords.set(
    "sleep cry nap bark knock ring snore scream come burn boil bleed drip leak wait leave rain")

  /// *He is limping because **his** knee is swollen*: whoever is said to do something because of a body, or when it hurts,
  /// has it himself; nil: the speaker.
  private static func sufferer(_ part: EnglishClausePart, _ before: EnglishClause)
    -> EnglishSubject?
  {
    let plan = before.plan
    guard plan.subject.count == 1, plan.inquiry == nil, !plan.options.contains(.request),
      let doer = plan.subject[0].noun?.lexeme, doer.isBeing || doer.wordClass == .pronoun,
      !EnglishPeople.helpers.contains(doer.lemma)
        || resting.contains(plan.verbs.first?.frame.lemma ?? ""),
      doer.lemma != "I",
      let link = part.link?.lexeme.lemma ?? part.reporter,
      !plan.verbs.contains(where: { caring.contains($0.frame.lemma) }),
      !plan.fillers.contains(where: { filler in
        filler.phrases.contains(where: isOfSpeaker)
          || filler.role == .attribute
            && filler.phrases.contains {
              concerned.contains($0.adjectives.first?.lexeme.lemma ?? "")
            }
      })
    else { return nil }
    let isPronoun = doer.wordClass == .pronoun && EnglishPronouns.of(doer.lemma) != nil
    if doer.wordClass == .pronoun, !isPronoun || ["it", "this", "that"].contains(doer.lemma) {
      return nil
    }
    if EnglishClauseSplitter.subordinators.contains(link) {
      let isParent = parents.contains(doer.lemma.lowercased())
      return isParent && plan.verbs.first?.frame.isCopular == true ? nil : before.subject
    }
    return isPronoun && complaining.contains(part.reporter ?? "") ? before.subject : nil
  }

  private static func isOfSpeaker(_ phrase: NounPhrase) -> Bool {
    ["I", "me", "we", "us"].contains(phrase.noun?.lexeme.lemma ?? "")
  }

  /// What is done for somebody else who is in pain.
  private static let caring = EnglishWords.set(
    """
    worry call come help take carry give hold check look visit massage push rub ask know see notice phone text stop
    bring buy touch hear understand feel drive pull lift hug kiss cancel
    """
  ).union(["look at", "take care of", "pick up"])
  private static let concerned: WordSet = [
    "worried", "sorry", "upset", "angry", "mad", "nice", "kind", "concerned", "patient", "gentle",
  ]
  /// What whoever is hurt does himself.
  private static let resting = EnglishWords.set("sit rest limp lie cry wear walk")
  private static let parents = EnglishWords.set("mom mum mommy mummy mama dad daddy papa")
  private static let complaining: WordSet = ["say", "complain", "think", "feel", "tell"]
}
