import AACCore

/// What the choice of words leaves open and English decides: nouns that look like verbs, *there is*,
/// adjectives with a preposition of their own.
extension EnglishClause {
  mutating func repair() {
    splitMeal()
    settleNounPairs()
    joinCompounds()
    if turnVerbsIntoNouns() { settleNounPairs() }
    turnNounsIntoVerbs()
    settleTimes()
    settleClauses()
    settlePrice()
    settleWeekday()
    makeExistential()
    makeDaySubject()
    mergeDemonstratives()
    settleResults()
    settleParts()
    joinOwners()
    settleAttributes()
    settlePredicates()
    settleSensed()
    settleObjects()
    settleBeings()
    settleSecondObjects()
    settleThrown()
    settleManner()
    settleUnknownObjects()
    findCalled()
  }

  /// *I love you, Grandma*: a name behind *you*, or last of a request or question, is who is spoken to (CGEL §10.52).
  private mutating func findCalled() {
    guard
      let last = plan.fillers.indices.last(where: { index in
        let filler = plan.fillers[index]
        return filler.prepositionTile == nil && filler.phrases.count == 1 && !filler.isGoverned
          && (filler.role == .company || filler.role == .recipient || filler.role == .object)
          && filler.phrases[0].isPlain && filler.phrases[0].isName
      }), let tile = plan.fillers[last].phrases[0].noun?.tile, isLastTile(tile),
      plan.fillers.contains(where: { filler in
        filler.role != .attribute && filler.phrases.last?.noun?.lexeme.lemma == "you"
          && filler.phrases.last?.noun?.tile == tile - 1 && filler.phrases.count == 1
      })
    else { return }
    called = plan.fillers.remove(at: last).phrases
  }

  private func isLastTile(_ tile: Int) -> Bool {
    plan.fillers.allSatisfy { ($0.phrases.last?.noun?.tile ?? 0) <= tile }
      && plan.adverbials.allSatisfy { ($0.constituent.tile ?? 0) <= tile }
      && plan.verbs.allSatisfy { ($0.constituent.tile ?? 0) <= tile }
  }

  /// Sets off who is spoken to by a comma.
  mutating func addCalled() {
    guard !called.isEmpty else { return }
    out.addMark(",")
    addPhrases(called, EnglishUsage(.subject, isVerbless: true))
    out.note(.vocative, called[0].noun?.lexeme.lemma ?? "")
  }

  /// *give/kiss, need/help*: a word that is noun and verb is a noun where no verb can stand.
  private mutating func turnVerbsIntoNouns() -> Bool {
    let count = plan.verbs.count
    for index in plan.verbs.indices.reversed() where index > 0 {
      let word = plan.verbs[index].constituent
      guard plan.verbs[index].connective == nil, plan.verbs[index].subject == nil,
        let previous = plan.verbs.indices.contains(index - 1) ? plan.verbs[index - 1].frame : nil
      else { continue }
      if isNamedThing(index, behind: previous.lemma) || isEventBehindThing(index) {
        turnIntoNoun(index)
        continue
      }
      guard EnglishHabits.verbalNouns.contains(word.lexeme.lemma), !isBehindTo(word),
        !isBehindHow(word)
      else { continue }
      let hasComplements = plan.fillers.contains { $0.verb == index && $0.prepositionTile == nil }
      let needsNoun =
        EnglishHabits.nounTakers.contains(previous.lemma)
        && (previous.lemma != "know" || EnglishHabits.known.contains(word.lexeme.lemma))
      let prefersNoun =
        EnglishHabits.nounsFirst.contains(word.lexeme.lemma) && !hasComplements
        && EnglishHabits.wanting.contains(previous.lemma) && index == plan.verbs.count - 1
      guard needsNoun || prefersNoun else { continue }
      turnIntoNoun(index)
    }
    return plan.verbs.count < count
  }

  /// *forget/book/math, hear/sound/bell*: what stands behind it says which thing it is (CGEL §17.104).
  private func isNamedThing(_ index: Int, behind verb: String) -> Bool {
    guard let tile = plan.verbs[index].constituent.tile else { return false }
    return plan.fillers.contains { filler in
      guard filler.verb == index, filler.prepositionTile == nil, let second = filler.phrases[0].noun
      else { return false }
      return second.tile == tile + 1
        && EnglishNounPairs.isThing(
          plan.verbs[index].constituent.lexeme.lemma, behind: verb, before: second.lexeme)
    }
  }

  /// *have/question/test, need/costume/play*: last, behind a thing that is for it or about it, it is no deed.
  private func isEventBehindThing(_ index: Int) -> Bool {
    let word = plan.verbs[index].constituent
    guard !plan.isLaid, index == plan.verbs.count - 1, let tile = word.tile,
      ["test", "trip", "play", "show", "dance", "race"].contains(word.lexeme.lemma)
    else { return false }
    let event = Lexeme(lemma: word.lexeme.lemma, wordClass: .noun, kind: .event)
    return plan.fillers.contains { filler in
      guard filler.verb >= index - 1, filler.prepositionTile == nil,
        let thing = filler.phrases.last?.noun, thing.tile == tile - 1
      else { return false }
      return EnglishNounPairs.relation(
        thing.lexeme, event, verb: plan.verbs[index - 1].constituent.lexeme.lemma) != nil
    }
      && !plan.fillers.contains { filler in
        filler.verb == index && (filler.phrases[0].noun?.tile ?? 0) > tile
      }
  }

  /// *time/to/answer*: behind a chosen *to* that nothing else is behind.
  private func isBehindTo(_ word: Constituent) -> Bool {
    guard let tile = word.tile else { return false }
    return plan.adverbials.contains {
      $0.constituent.lexeme.lemma == "to" && $0.constituent.tile == tile - 1
    }
  }

  /// *show/you/how/dance*: what is shown is how it is done.
  private func isBehindHow(_ word: Constituent) -> Bool {
    guard let tile = word.tile, let asked = plan.inquiry?.constituent else { return false }
    return asked.lexeme.lemma == "how" && asked.tile == tile - 1
  }

  /// *want/watch/movie, can/open/door*: a word before the object of a verb that opens verbs is a verb.
  private mutating func turnNounsIntoVerbs() {
    guard let last = plan.verbs.last, last.frame.opening != nil, !turnLoneNounIntoVerb()
    else { return }
    guard
      let index = plan.fillers.firstIndex(where: {
        $0.role == .object && $0.verb == plan.verbs.count - 1 && $0.preposition == nil
      })
    else { return }
    var phrases = plan.fillers[index].phrases
    let word: Constituent
    if last.frame.pattern == .modal, let adjective = phrases[0].adjectives.first {
      word = adjective
      phrases[0].adjectives.removeFirst()
    } else if phrases.count > 1, phrases[0].isPlain, phrases[1].connective == nil,
      let noun = phrases[0].noun
    {
      word = noun
      phrases.removeFirst()
    } else {
      return
    }
    let frame = LanguageTables.tables(.english).frames[word.lexeme.lemma]
    // *need/milk/egg/bread*: what is bought is no verb.
    let isFood =
      KindSet.edible.contains(word.lexeme.kind)
      && phrases.contains { KindSet.edible.contains($0.kind) }
    guard !frame.isDefault, !frame.isCopular, !isFood, let slot = frame.slot(.object),
      !EnglishHabits.measures.contains(word.lexeme.lemma), isDone(to: phrases[0], by: frame)
    else { return }
    appendVerb(word)
    plan.fillers[index].phrases = phrases
    for other in plan.fillers.indices
    where plan.fillers[other].verb == plan.verbs.count - 2
      && plan.fillers[other].prepositionTile.map({ $0 > word.tile ?? .max }) == true
    {
      // *want/watch/movie/with/popcorn.*
      plan.fillers[other].verb = plan.verbs.count - 1
    }
    plan.fillers[index].verb = plan.verbs.count - 1
    plan.fillers[index].preposition = slot.preposition
    plan.fillers[index].article = slot.article
  }

  /// Whether a verb takes what stands behind it: one phones people and books hotels, so that *need/book/money* are two
  /// things (CGEL, conversion of nouns).
  private func isDone(to phrase: NounPhrase, by frame: VerbFrame) -> Bool {
    guard let noun = phrase.noun?.lexeme, noun.wordClass == .noun else { return true }
    return frame.slots.contains { slot in
      slot.role == .object
        && (slot.words.contains(noun.lemma) || slot.words.isEmpty && slot.kinds.isEmpty
          || slot.kinds.contains(phrase.roleKind))
    }
  }

  /// *know how/cook, stop/smoke*: a noun that is a verb too where only a verb makes sense.
  private mutating func turnLoneNounIntoVerb() -> Bool {
    guard let last = plan.verbs.last,
      let index = plan.fillers.firstIndex(where: {
        $0.role == .object && $0.verb == plan.verbs.count - 1 && $0.prepositionTile == nil
      }), plan.fillers[index].phrases.count == 1, plan.fillers[index].phrases[0].isPlain,
      let noun = plan.fillers[index].phrases[0].noun, noun.lexeme.wordClass == .noun,
      EnglishHabits.wantsVerb(last.frame, noun.lexeme.lemma),
      morphology.isInfinitive(noun.lexeme.lemma)
    else { return false }
    plan.fillers.remove(at: index)
    appendVerb(noun)
    return true
  }

  private mutating func appendVerb(_ noun: Constituent) {
    var verb = noun
    verb.lexeme = Lexeme(lemma: noun.lexeme.lemma, wordClass: .verb, kind: .action)
    plan.verbs.append(
      PlannedVerb(verb, frame: LanguageTables.tables(.english).frames[noun.lexeme.lemma]))
  }

  /// *how much/cost/ball*: the ball costs, it is not counted.
  private mutating func settlePrice() {
    guard plan.verbs.first?.constituent.lexeme.lemma == "cost", plan.subject.isEmpty,
      plan.inquiry != nil
    else { return }
    if let index = plan.fillers.firstIndex(where: { $0.role == .object }) {
      plan.subject = plan.fillers.remove(at: index).phrases
      if plan.inquiry?.role == .subject { plan.inquiry?.role = .other }
    }
    guard let noun = plan.inquiry?.noun else { return }
    plan.subject = [noun]
    plan.inquiry?.noun = nil
  }

  /// *not/Saturday*: what is not done on a day is a habit.
  private mutating func settleWeekday() {
    guard plan.isNegative, plan.tense == .future, let source = plan.tenseSource,
      plan.adverbials.contains(where: {
        $0.constituent.lexeme.lemma == source && $0.constituent.lexeme.kind == .weekday
      })
    else { return }
    plan.tense = .present
    plan.tenseSource = nil
  }

  private mutating func turnIntoNoun(_ index: Int) {
    var constituent = plan.verbs.remove(at: index).constituent
    constituent.lexeme = Lexeme(lemma: constituent.lexeme.lemma, wordClass: .noun, kind: .event)
    let frame = plan.verbs[index - 1].frame
    for filler in plan.fillers.indices where plan.fillers[filler].verb >= index {
      if plan.fillers[filler].verb == index, plan.fillers[filler].role == .object,
        let slot = frame.slot(.recipient),
        plan.fillers[filler].phrases[0].noun?.lexeme.isBeing == true
      {
        plan.fillers[filler].role = .recipient
        plan.fillers[filler].preposition = slot.preposition
      }
      plan.fillers[filler].verb -= 1
    }
    var filler = Filler(
      .object, NounPhrase(constituent), article: frame.slot(.object)?.article, verb: index - 1)
    if let word = plan.adverbials.firstIndex(where: {
      $0.constituent.lexeme.wordClass == .adposition
    }) {
      let preposition = plan.adverbials.remove(at: word).constituent
      filler.role = preposition.lexeme.lemma == "with" ? .instrument : .other
      filler.preposition = preposition.lexeme.lemma
      filler.prepositionTile = preposition.tile
    }
    plan.fillers.append(filler)
  }

  /// *there/be/dog*: *there* before *be* is no place (CGEL §18.44–18.50).
  private mutating func makeExistential() {
    if plan.subject.first?.noun?.lexeme.lemma == "there",
      !plan.fillers.isEmpty || plan.inquiry?.noun != nil,
      plan.verbs.first?.constituent.lexeme.lemma == "be"
    {
      plan.subject.removeAll()
      plan.verbs[0].frame.pattern = .existential
    }
    if plan.verbs.first?.frame.pattern != .existential {
      guard plan.subject.isEmpty, plan.verbs.first?.constituent.lexeme.lemma == "be",
        let index = plan.adverbials.firstIndex(where: { isBeforeVerb($0.constituent, "there") }),
        !plan.fillers.isEmpty
      else { return }
      plan.verbs[0].frame.pattern = .existential
      plan.adverbials.remove(at: index)
    }
    guard !plan.fillers.isEmpty, plan.filler(.object) == nil, plan.inquiry?.noun == nil else {
      return
    }
    let first = plan.fillers.firstIndex { $0.role == .attribute } ?? 0
    plan.fillers[first].role = .object
    plan.fillers[first].preposition = nil
    plan.fillers[first].article = nil
    plan.fillers[first].isGoverned = false
  }

  private func isBeforeVerb(_ word: Constituent, _ lemma: String) -> Bool {
    guard word.lexeme.lemma == lemma, let tile = word.tile,
      let verb = plan.verbs.first?.constituent.tile
    else { return false }
    return tile < verb
  }

  /// A day that was chosen before *be* is its subject: *today/be/Monday*.
  private mutating func makeDaySubject() {
    guard plan.subject.isEmpty, plan.verbs.first?.constituent.lexeme.lemma == "be",
      plan.verbs.first?.frame.pattern != .existential,
      let index = plan.adverbials.firstIndex(where: { word in
        ["today", "tomorrow", "yesterday"].contains { isBeforeVerb(word.constituent, $0) }
      })
    else { return }
    var word = plan.adverbials.remove(at: index).constituent
    word.lexeme.wordClass = .properNoun
    word.lexeme.article = .bare
    plan.subject = [NounPhrase(word)]
  }

  /// *this* + *shirt* chosen as two things is *this shirt*.
  private mutating func mergeDemonstratives() {
    if plan.subject.count > 1 { plan.subject = Self.merged(plan.subject) }
    for index in plan.fillers.indices where plan.fillers[index].phrases.count > 1 {
      plan.fillers[index].phrases = Self.merged(plan.fillers[index].phrases)
    }
  }

  private static func merged(_ phrases: [NounPhrase]) -> [NounPhrase] {
    var merged: [NounPhrase] = []
    for phrase in phrases {
      if let last = merged.last, last.isPlain, let word = last.noun, phrase.noun != nil,
        phrase.connective == nil, EnglishHabits.demonstratives.contains(word.lexeme.lemma)
      {
        merged[merged.count - 1] = phrase
        merged[merged.count - 1].demonstrative = word
        merged[merged.count - 1].connective = last.connective
      } else {
        merged.append(phrase)
      }
    }
    return merged
  }

  /// An unknown thing is what is eaten or used, not a tool; a person behind an unknown verb is its object.
  private mutating func settleUnknownObjects() {
    for index in plan.fillers.indices where plan.fillers[index].prepositionTile == nil {
      let filler = plan.fillers[index]
      guard !filler.isGoverned, plan.verbs.indices.contains(filler.verb),
        let noun = filler.phrases[0].noun?.lexeme
      else { continue }
      let frame = plan.verbs[filler.verb].frame
      let hasObject = plan.fillers.contains { $0.role == .object && $0.verb == filler.verb }
      guard !hasObject, frame.slot(.object) != nil else { continue }
      let isUnknownTool =
        filler.role == .instrument
        && (noun.isInferred
          || frame.takesAnyObject && !EnglishHabits.tools.contains(noun.lemma)
            && noun.kind != .material)
      let isCompany =
        filler.role == .company && frame.takesAnyObject && frame.slot(.company) == nil
        && noun.isBeing
      let isPersonOfUnknownVerb = filler.role == .recipient && frame.isDefault
      guard isUnknownTool || isPersonOfUnknownVerb || isCompany else { continue }
      plan.fillers[index].role = .object
      plan.fillers[index].preposition = nil
    }
  }
}

extension NounPhrase {
  /// *Grandma, Ben*: somebody who is called by it.
  fileprivate var isName: Bool {
    guard let noun = noun?.lexeme, noun.isHuman else { return false }
    return noun.wordClass == .properNoun || EnglishPeople.names.contains(noun.lemma)
  }
}

extension VerbFrame {
  /// Whether anything can be its object, without a preposition.
  fileprivate var takesAnyObject: Bool {
    slots.contains {
      $0.role == .object && $0.kinds.isEmpty && $0.words.isEmpty && $0.preposition == nil
    }
  }
}
