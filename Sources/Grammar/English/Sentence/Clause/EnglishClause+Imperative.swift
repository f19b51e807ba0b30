import AACCore

extension EnglishClause {
  /// Whether it is an order, a request or *let's*.
  var isImperative: Bool { plan.options.contains(.request) || isLets }

  private var isLets: Bool { plan.verbs.first?.constituent.lexeme.lemma == "let's" }

  /// Commands and requests: *Help me, please; don't run; let's play* (CGEL §11.24–11.30).
  mutating func fillImperative() -> String {
    subject = EnglishSubject(.second)
    addOpening()
    if isLets || plan.subject.contains(where: { $0.noun?.lexeme.lemma == "we" }) {
      return lets()
    }
    addVocative()
    let asksKindly = addAsking()
    for phrase in plan.subject
    where phrase.noun?.lexeme.person == .second && !isCalledOut(phrase) {
      guard let word = phrase.noun, word.tile != nil, !asksKindly else { continue }
      out.note(.askedUnnamed, word.lexeme.lemma)
    }
    let called = takeCalled()
    addMiddleAdverbs()
    let verb = plan.verbs[0].constituent
    addVerbForm(verb.lexeme.lemma, tile: verb.tile, verb: 0)
    out.note(.request, verb.lexeme.lemma, verb.lexeme.lemma)
    plan.options.insert(.request)
    addImperativeRest()
    if let called {
      out.addMark(",")
      addPhrases(called.phrases, EnglishUsage(.subject, isVerbless: true))
    }
    return asksKindly ? "?" : "."
  }

  /// *Could you help me? Please don't shout*: what is asked not to be done is asked for outright.
  ///
  /// *Could you not* reproaches (CGEL §11.13, §11.29). Returns whether it is a question.
  private mutating func addAsking() -> Bool {
    let verb = plan.verbs[0].constituent.lexeme.lemma
    let isKind = plan.options.contains(.polite)
    guard isNegated else {
      guard isKind || plan.isAskedOutright && !plan.isLaid else { return false }
      let opening = isKind ? "could you" : "can you"
      out.add(opening)
      out.note(.request, verb, opening)
      return true
    }
    if isKind, !plan.social.contains(where: { $0.lexeme.lemma == "please" }) {
      out.add("please")
      out.note(.politeWord, verb, "please")
    }
    out.add("don't", tile: plan.negatorTile)
    if plan.negatorTile == nil { out.note(.negation, verb, "don't") }
    return false
  }

  private mutating func lets() -> String {
    subject = EnglishSubject(.firstPlural)
    let verb = plan.verbs[0].constituent
    out.add("let's", tile: isLets ? verb.tile : plan.subject.first?.noun?.tile)
    if isNegated { addNot() }
    if !isLets { addVerbForm(verb.lexeme.lemma, tile: verb.tile, verb: 0) }
    addImperativeRest()
    return "."
  }

  /// What follows is in the base form, whatever the tense.
  private mutating func addImperativeRest() {
    plan.tense = .present
    plan.isQuestion = false
    addRest()
  }

  /// *open/door/mom* → *Open the door, Mom*: who has no part in it is who is asked (CGEL §10.52).
  private mutating func takeCalled() -> Filler? {
    guard
      let index = plan.fillers.firstIndex(where: { filler in
        (filler.role == .company || plan.verbs[filler.verb].frame.slots.isEmpty)
          && filler.prepositionTile == nil && filler.phrases.count == 1
          && filler.phrases[0].isPlain && !filler.isGoverned
          && (plan.verbs[filler.verb].frame.slot(.company) == nil || isBehindAdverb(filler))
          && filler.phrases[0].noun.map {
            $0.lexeme.wordClass == .properNoun || $0.lexeme.article == .bare
          } == true
      })
    else { return nil }
    return plan.fillers.remove(at: index)
  }

  /// *come/here/mom*: last of all and right behind a word of place.
  private func isBehindAdverb(_ filler: Filler) -> Bool {
    guard let tile = filler.phrases[0].noun?.tile else { return false }
    return plan.adverbials.contains { $0.constituent.tile == tile - 1 }
      && plan.verbs.allSatisfy { ($0.constituent.tile ?? 0) < tile }
  }

  /// *You guys, come here*: several who are spoken to are named, as *you* alone is not (CGEL §6.18, §11.25).
  private func isCalledOut(_ phrase: NounPhrase) -> Bool {
    ["you guys", "you all"].contains(phrase.noun?.lexeme.lemma ?? "")
  }

  /// Who is asked: *Mom, help me.*
  private mutating func addVocative() {
    let called = plan.subject.filter {
      $0.noun?.lexeme.person != .second || isCalledOut($0)
    }
    guard !called.isEmpty else { return }
    addPhrases(called, EnglishUsage(.subject, isVerbless: true))
    out.addMark(",")
  }
}
