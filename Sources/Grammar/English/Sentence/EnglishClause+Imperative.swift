import AACCore

extension EnglishClause {
  /// Whether it is an order, a request or *let's*.
  var isImperative: Bool { plan.options.contains(.request) || isLets }

  private var isLets: Bool { plan.verbs.first?.constituent.lexeme.lemma == "let's" }

  /// Commands and requests: *Help me, please; don't run; let's play* (CGEL §11.24–11.30).
  mutating func imperative() -> Realization {
    subject = EnglishSubject(.second)
    addOpening()
    if isLets || plan.subject.contains(where: { $0.noun?.lexeme.lemma == "we" }) {
      return lets()
    }
    addVocative()
    if plan.options.contains(.polite) {
      out.add("could you")
      out.note(.request, plan.verbs[0].constituent.lexeme.lemma, "could you")
    } else if isNegated {
      out.add("don't", tile: plan.negatorTile)
    }
    addMiddleAdverbs()
    let verb = plan.verbs[0].constituent
    addVerbForm(verb.lexeme.lemma, tile: verb.tile, verb: 0)
    out.note(.request, verb.lexeme.lemma, verb.lexeme.lemma)
    plan.options.insert(.request)
    addImperativeRest()
    return out.sentence(closing: plan.options.contains(.polite) ? "?" : ".")
  }

  private mutating func lets() -> Realization {
    subject = EnglishSubject(.firstPlural)
    let verb = plan.verbs[0].constituent
    out.add("let's", tile: isLets ? verb.tile : plan.subject.first?.noun?.tile)
    if isNegated { addNot() }
    if !isLets { addVerbForm(verb.lexeme.lemma, tile: verb.tile, verb: 0) }
    addImperativeRest()
    return out.sentence()
  }

  /// What follows is in the base form, whatever the tense.
  private mutating func addImperativeRest() {
    plan.tense = .present
    plan.isQuestion = false
    addRest()
  }

  /// Who is asked: *Mom, help me.*
  private mutating func addVocative() {
    let called = plan.subject.filter { $0.noun?.lexeme.person != .second }
    guard !called.isEmpty else { return }
    addPhrases(called, EnglishUsage(.subject, isVerbless: true))
    out.addMark(",")
  }
}
