import AACCore

/// Clauses within the clause: *I know how to do it; I hope Mom comes; he cries because he is sad*.
///
/// Sources: CGEL §15.5–15.8, §15.45–15.47, §16.30–16.37; CaGEL ch. 11 §5.
extension EnglishClause {
  mutating func settleClauses() {
    keepAskedWord()
    embedQuestion()
    embedQuality()
    settleContrast()
    moveInnerNegator()
  }

  /// *I/ask/why, I/know/who*: a question word alone behind such a verb is what is asked or known.
  private mutating func keepAskedWord() {
    guard let inquiry = plan.inquiry, !plan.isAskedOutright, plan.verbs.count == 1,
      inquiry.noun == nil,
      !plan.subject.isEmpty || plan.options.contains(.request),
      EnglishHabits.askingVerbs.contains(plan.verbs[0].frame.lemma),
      let tile = inquiry.constituent.tile, let verb = plan.verbs[0].constituent.tile, verb < tile,
      plan.fillers.allSatisfy({ ($0.phrases[0].noun?.tile ?? 0) < tile })
    else { return }
    plan.adverbials.append(
      Adverbial(inquiry.constituent, phrase: inquiry.constituent.lexeme.lemma, place: .verb))
    plan.inquiry = nil
    plan.isQuestion = false
  }

  /// *know/how/to do* asks nothing: the question word opens the second verb.
  private mutating func embedQuestion() {
    guard let inquiry = plan.inquiry, inquiry.noun == nil, plan.verbs.count > 1,
      EnglishHabits.askingVerbs.contains(plan.verbs[0].frame.lemma),
      let word = inquiry.constituent.tile, let first = plan.verbs[0].constituent.tile,
      let second = plan.verbs[1].constituent.tile, first < word, word < second
    else { return }
    plan.verbs[1].connective = inquiry.constituent
    takeInnerSubject(between: word, and: second)
    plan.inquiry = nil
    plan.isQuestion = plan.isAskedOutright
  }

  /// The noun between a connective and its verb is the verb's own subject.
  private mutating func takeInnerSubject(between word: Int, and verb: Int) {
    guard plan.verbs[1].subject == nil,
      let index = plan.fillers.firstIndex(where: { filler in
        filler.prepositionTile == nil
          && filler.phrases[0].noun?.tile.map { $0 > word && $0 < verb } == true
      })
    else { return }
    plan.verbs[1].subject = plan.fillers[index].phrases.removeFirst()
    if plan.fillers[index].phrases.isEmpty { plan.fillers.remove(at: index) }
  }

  /// *play/when/small* tells when: nothing is asked unless asking was chosen.
  private mutating func embedQuality() {
    for verb in plan.verbs.indices.dropFirst() where plan.verbs[verb].opensClause {
      guard verb == 1, let word = plan.verbs[1].connective?.tile,
        let tile = plan.verbs[1].constituent.tile
      else { continue }
      takeInnerSubject(between: word, and: tile)
    }
    guard let inquiry = plan.inquiry, !plan.isAskedOutright, plan.verbs.count == 1,
      inquiry.constituent.lexeme.lemma == "when", let word = inquiry.constituent.tile, word > 0,
      let index = plan.fillers.firstIndex(where: {
        $0.phrases[0].isAdjective && ($0.phrases[0].adjectives[0].tile ?? 0) > word
      })
    else { return }
    plan.fillers[index].phrases[0].connective = inquiry.constituent
    plan.inquiry = nil
    plan.isQuestion = false
  }

  /// *dogs/but/not/cats*: *not* beside the second noun is said of it alone.
  private mutating func settleContrast() {
    guard plan.isNegative, let tile = plan.negatorTile else { return }
    for filler in plan.fillers.indices {
      for index in plan.fillers[filler].phrases.indices.dropFirst() {
        let phrase = plan.fillers[filler].phrases[index]
        guard let but = phrase.connective, but.lexeme.lemma == "but", let start = but.tile,
          tile > start
        else { continue }
        plan.fillers[filler].phrases[index].connective?.lexeme.lemma = "but not"
        plan.fillers[filler].phrases[index].connective?.lexeme.kind = .negation
        plan.isNegative = false
        plan.negatorTile = nil
        return
      }
    }
  }

  /// *because/not/to sleep*: what is not done is the second thing.
  private mutating func moveInnerNegator() {
    guard plan.isNegative, let tile = plan.negatorTile, plan.verbs.count == 2,
      plan.verbs[1].opensClause, let word = plan.verbs[1].connective?.tile, tile > word
    else { return }
    plan.isNegative = false
    innerNegatorTile = tile
    plan.negatorTile = nil
  }

  /// Question word or conjunction with the verb it opens: *how to do, because I don't sleep*.
  mutating func addSubordinate(_ index: Int, _ connective: Constituent) {
    var verb = plan.verbs[index]
    if let own = verb.subject, let tile = own.noun?.tile, let word = connective.tile, tile < word,
      connective.lexeme.kind == .question
    {
      // *teach me how to ride*: who is taught comes before the question word.
      addPhrases([own], EnglishUsage(.object))
      verb.subject = nil
    }
    out.add(connective.lexeme.lemma, tile: connective.tile)
    if connective.lexeme.kind == .question, verb.subject == nil,
      connective.lexeme.lemma != "when"
        || index == 1 && EnglishHabits.askingVerbs.contains(plan.verbs[0].frame.lemma)
          && connective.tile.map({ $0 + 1 }) == verb.constituent.tile
    {
      let chosen = takePreposition(before: verb.constituent.tile)
      out.add("to", tile: chosen?.tile)
      if chosen == nil { out.note(.openedVerb, connective.lexeme.lemma, "to") }
      addVerbForm(verb.constituent.lexeme.lemma, tile: verb.constituent.tile, verb: index)
      return
    }
    addClause(of: index, verb.subject)
  }

  /// A finite clause: its own subject, else the pronoun of the main one.
  mutating func addClause(of index: Int, _ own: NounPhrase?) {
    let outer = subject
    if let own {
      subject = EnglishSubject(own, isPlural: isPlural(own, EnglishUsage(.subject)))
      addPhrases([own], EnglishUsage(.subject))
    } else {
      out.add(subject.pronoun.nominative)
      noteUnchosen(subject.pronoun.nominative)
    }
    addInnerVerb(plan.verbs[index], at: index)
    subject = outer
  }

  private mutating func addInnerVerb(_ verb: PlannedVerb, at index: Int) {
    var inner = self
    inner.plan.verbs = [verb]
    inner.plan.options = []
    inner.plan.adverbials = []
    inner.plan.inquiry = nil
    if inner.plan.tense == .future { inner.plan.tense = .present }
    let group = inner.verbGroup(needsAuxiliary: innerNegatorTile != nil)
    var finite = group.finite
    if let tile = innerNegatorTile {
      finite = .init(
        text: EnglishContractions.negative(finite.text) ?? finite.text + " not", tile: tile)
    }
    for word in [finite] + group.rest { addVerbForm(word.text, tile: word.tile, verb: index) }
  }

  /// *because he was sad*: a quality with a conjunction before it.
  mutating func addQualityClause(_ phrase: NounPhrase, _ connective: Constituent) {
    out.add(connective.lexeme.lemma, tile: connective.tile)
    let own = subject
    if let quality = phrase.adjectives.first?.lexeme, let other = antecedent(of: quality) {
      // *I hate math because it is hard*: what is so is what one hates.
      subject = other
    }
    out.add(subject.pronoun.nominative)
    noteUnchosen(subject.pronoun.nominative)
    let tense: VerbFeatures.Form = plan.tense == .past ? .preterite : .present
    out.add(form("be", tense))
    subject = own
    out.note(.copulaChoice, phrase.adjectives.first?.lexeme.lemma ?? "", "be")
    add(phrase, EnglishUsage(.attribute))
  }
}

extension EnglishClause {
  /// Whom or what a quality behind *because* is said of, other than who the clause is about: *I love Grandma because she
  /// is nice*; nil: of that one.
  func antecedent(of quality: Lexeme) -> EnglishSubject? {
    guard quality.kind != .state, quality.kind != .emotion, subject.person == .first,
      let filler = plan.fillers.last(where: {
        $0.role == .object && $0.prepositionTile == nil
          && $0.phrases[0].noun?.lexeme.isNominal == true
      }), let phrase = filler.phrases.first(where: { $0.connective == nil })
    else { return nil }
    let usage = EnglishUsage(.object, article: filler.article)
    return EnglishSubject(EnglishSubject(phrase, isPlural: isPlural(phrase, usage)).pronoun)
  }
}

extension PlannedVerb {
  /// Whether a conjunction before it makes it a clause of its own.
  var opensClause: Bool {
    guard let word = connective?.lexeme else { return false }
    return word.kind == .question || EnglishHabits.conjunctions.contains(word.lemma)
  }
}

extension NounPhrase {
  /// The conjunction that makes a clause of a quality: ***because** sad*.
  var clauseOpener: Constituent? {
    guard isAdjective, let word = connective,
      EnglishHabits.conjunctions.contains(word.lexeme.lemma)
    else { return nil }
    return word
  }
}
