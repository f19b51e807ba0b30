import AACCore

/// The verb that English says where another, or none, was chosen (CGEL §10.9, §4.43, §4.57).
extension EnglishClause {
  /// *I tired* → *I am tired*: a quality needs a verb (CGEL §10.9).
  mutating func insertBe() {
    guard !plan.subject.isEmpty, let filler = plan.fillers.first,
      filler.phrases.first?.isAdjective == true, plan.inquiry == nil
    else { return }
    insertVerb("be")
    for index in plan.fillers.indices { plan.fillers[index].role = .attribute }
    out.note(.copulaChoice, filler.phrases[0].adjectives[0].lexeme.lemma, "be")
  }

  mutating func insertVerb(_ lemma: String) {
    let lexeme = Lexeme(lemma: lemma, wordClass: .verb, kind: .linking)
    plan.verbs.insert(
      PlannedVerb(Constituent(lexeme), frame: LanguageTables.tables(.english).frames[lemma]), at: 0)
  }

  /// *have* with a state alone is *be*: *I am hungry*.
  mutating func replaceHaveByBe() {
    // *have a cold* is an illness, *be cold* a state.
    if plan.fillers.count == 1, let cold = plan.fillers[0].phrases[0].adjectives.first,
      cold.lexeme.lemma == "cold", plan.fillers[0].phrases[0].noun == nil
    {
      var noun = cold
      noun.lexeme = Lexeme(lemma: "cold", wordClass: .noun, kind: .illness)
      noun.lexeme.countability = .count
      plan.fillers[0] = Filler(.object, NounPhrase(noun))
      return
    }
    guard plan.verbs.count == 1, !plan.fillers.isEmpty,
      plan.fillers.allSatisfy({ $0.phrases.allSatisfy { $0.isAdjective && $0.kind.isPassing } })
    else { return }
    let tile = plan.verbs[0].constituent.tile
    plan.verbs.removeAll()
    insertVerb("be")
    plan.verbs[0].constituent.tile = tile
    for index in plan.fillers.indices { plan.fillers[index].role = .attribute }
    out.note(.copulaChoice, plan.fillers[0].phrases[0].adjectives[0].lexeme.lemma, "be")
  }

  /// *going to* + verb is a future (CGEL §4.43).
  mutating func foldGoingTo() {
    guard plan.verbs.count > 1 else { return }
    helperTile = plan.verbs.removeFirst().constituent.tile
    for index in plan.fillers.indices where plan.fillers[index].verb > 0 {
      plan.fillers[index].verb -= 1
    }
    plan.tense = .future
    plan.options.insert(.goingTo)
  }

  /// *used to* + verb is a habit of the past (CGEL §4.57).
  mutating func foldUsedTo() {
    guard plan.verbs.count > 1 else { return }
    foldGoingTo()
    plan.tense = .past
    plan.options.remove(.goingTo)
    plan.options.insert(.habitual)
  }

  /// *I/hurt/head* → *my head hurts*: what hurts is the subject.
  mutating func makeBodySubject() {
    guard
      let index = plan.fillers.firstIndex(where: {
        ($0.role == .object || $0.role == .subject) && $0.phrases.first?.kind == .body
      }), plan.subject.allSatisfy({ $0.kind != .body && !$0.isThing }),
      !isInjury(plan.fillers[index])
    else { return }
    let owner = plan.subject
    var parts = plan.fillers.remove(at: index).phrases
    if let first = owner.first {
      resolveSubject()
      possessor = subject
      let word = first.noun?.lexeme.lemma ?? ""
      if first.noun?.lexeme.wordClass != .pronoun || EnglishPronouns.of(word) == nil {
        for part in parts.indices { parts[part].complement = [first] }
      }
      out.note(.experiencer, plan.verbs[0].constituent.lexeme.lemma)
      if owner.count > 1 || subject.number == .plural { hurtSeveral(&parts) }
    }
    ownerTile = first(owner)
    plan.subject = parts
    if plan.inquiry == nil && owner.isEmpty { possessor = .speaker }
  }

  /// *Their heads hurt*: each has one of his own (CGEL §10.48, distributive number).
  private mutating func hurtSeveral(_ parts: inout [NounPhrase]) {
    for part in parts.indices {
      guard let noun = parts[part].noun?.lexeme, !EnglishHabits.isPlural(noun),
        parts[part].quantity == nil, parts[part].determiner == nil,
        let many = EnglishNouns.plurals(of: noun.lemma).first
      else { continue }
      parts[part].noun?.lexeme.lemma = many
      parts[part].noun?.lexeme.number = .plural
      out.note(.plural, noun.lemma, many)
    }
  }

  /// *Noah hurt his knee*: what happened once to a limb was done to it; a head or a tooth aches.
  private func isInjury(_ filler: Filler) -> Bool {
    if attached.values.contains(where: { $0.form == .activity }) { return true }
    if plan.fillers.contains(where: {
      $0.role == .placeAt && $0.preposition == "on" && $0.isGoverned
    }),
      plan.subject.contains(where: { $0.noun?.lexeme.isBeing == true })
    {
      // *I hurt my finger on the door.*
      return true
    }
    if plan.tense == .past, !plan.subject.isEmpty, plan.verbs.first?.frame.lemma == "hurt",
      let own = filler.phrases[0].possessive, own.tile != nil
    {
      // *She hurt her back.*
      return true
    }
    guard plan.tense == .past, !plan.subject.isEmpty, let part = filler.phrases[0].noun?.lexeme,
      plan.verbs.first?.frame.lemma == "hurt"
    else { return false }
    return EnglishHabits.injured.contains(part.lemma)
  }

  func first(_ owner: [NounPhrase]) -> Int? { owner.first?.noun?.tile }
}

extension NounPhrase {
  /// *My new shoes hurt my feet*: a thing that does it.
  fileprivate var isThing: Bool {
    guard let noun = noun?.lexeme else { return false }
    return noun.wordClass == .noun && !noun.isBeing && noun.kind != .body
  }
}
