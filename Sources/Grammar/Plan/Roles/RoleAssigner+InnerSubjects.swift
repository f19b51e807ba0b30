import AACCore

extension RoleAssigner {
  /// *Quiero que **mamá** venga*: a being between a verb of wanting and the verb that it opens.
  func becomesSubject(_ loose: LoosePhrase) -> Bool {
    guard loose.after >= 0, loose.after + 1 < plan.verbs.count, loose.preposition == nil,
      plan.verbs[loose.after].frame.opensClause,
      !plan.verbs[loose.after].frame.opensCausative, let noun = loose.phrase.noun,
      plan.verbs[loose.after + 1].connective == nil, plan.verbs[loose.after + 1].link == nil,
      plan.verbs[loose.after + 1].subject == nil
    else { return false }
    if language == .english, noun.lexeme.kind == .body,
      ["make", "let", "feel", "hear"].contains(plan.verbs[loose.after].frame.lemma)
    {
      // It makes my stomach hurt.
      return true
    }
    if language == .english, noun.lexeme.wordClass == .noun, !noun.lexeme.isBeing,
      ["see", "watch", "hear"].contains(plan.verbs[loose.after].frame.lemma)
    {
      // *We watched the sun go down* (CGEL §16.52).
      return true
    }
    if language == .english, let does = isOtherDoer(noun.lexeme, loose.after) { return does }
    return noun.lexeme.isBeing || isSaidOf(noun.lexeme, loose.after)
      || actsByItself(noun.lexeme, plan.verbs[loose.after + 1].frame)
  }

  /// *Stop the milk from spilling, thank Mom for helping, have Dad fix the bike*: who or what does it behind a verb that takes
  /// its doer otherwise than its own deed; nil: other rules say so (CGEL §16.41–16.54).
  private func isOtherDoer(_ noun: Lexeme, _ verb: Int) -> Bool? {
    let frame = plan.verbs[verb].frame
    guard let opening = frame.otherOpening else { return nil }
    let next = plan.verbs[verb + 1].frame
    if frame.opening == .word("to"), opening == .bare || opening == .word("to"),
      frame.lemma == "have" || frame.lemma == "get"
    {
      // *I have to play with Tom*, but *I have Dad fix the bike*: who can be asked for it.
      return next.isListed && next.slots.first?.role == .object
        && (noun.wordClass == .properNoun || EnglishPronouns.of(noun.lemma) != nil
          || EnglishPeople.helpers.contains(noun.lemma)
          || EnglishPeople.names.contains(noun.lemma.lowercased())
          || noun.isHuman && EnglishPeople.isPossessed(noun.lemma))
    }
    if noun.isBeing { return true }
    guard noun.wordClass == .noun, !noun.kind.isTemporal, !KindSet.places.contains(noun.kind) else {
      return false
    }
    return next.isListed && !next.takesAsObject(noun)
  }

  /// *Press/button/call/nurse, put on/headphones/listen*: what was chosen before the second verb is what the first is done to, for that
  /// purpose (CGEL §15.48).
  mutating func takeForPurpose(_ loose: LoosePhrase) -> Bool {
    guard !plan.isLaid, loose.after >= 0, loose.after + 1 < plan.verbs.count,
      loose.preposition == nil,
      let noun = loose.phrase.noun?.lexeme, noun.namesThing
    else { return false }
    let verb = plan.verbs[loose.after]
    guard Self.purposive.contains(verb.frame.lemma), verb.frame.opening == nil,
      plan.verbs[loose.after + 1].connective == nil, plan.verbs[loose.after + 1].subject == nil,
      verb.frame.takesAsObject(noun),
      !plan.fillers.contains(where: { $0.verb == loose.after && $0.role == .object })
    else { return false }
    let slot = verb.frame.slot(.object)
    plan.fillers.append(
      Filler(
        .object, loose.phrase, preposition: slot?.preposition, article: slot?.article,
        verb: loose.after))
    return true
  }

  private static let purposive: WordSet = [
    "press", "push", "click", "turn on", "turn off", "put on", "take", "wear", "open", "close",
    "pull",
    "pick up", "bring", "buy", "borrow", "charge",
  ]

  /// *Acho que a sopa está quente*: a thing too, where the verb behind it says what it is like or
  /// has no place for it, and nothing else can be meant.
  private func isSaidOf(_ noun: Lexeme, _ verb: Int) -> Bool {
    guard language == .portuguese, noun.wordClass == .noun || noun.wordClass == .pronoun else {
      return false
    }
    let next = plan.verbs[verb + 1].frame
    return next.isCopular || next.slots.isEmpty
      || plan.verbs[verb].frame.opening == nil && plan.verbs[verb].frame.opensIndicative
  }

  /// *Deseo que pare la tormenta*: weather, shows and vehicles do things, where the verb does not name
  /// their kind among its objects.
  private func actsByItself(_ noun: Lexeme, _ frame: VerbFrame) -> Bool {
    guard language != .english, noun.wordClass == .noun else { return false }
    let kinds = frame.slot(.object)?.kinds ?? KindSet()
    switch noun.kind {
    case .weather, .event, .vehicle, .nature, .illness, .feeling, .device:
      return !kinds.contains(noun.kind)
        && !frame.slots.contains { $0.role == .instrument && $0.kinds.contains(noun.kind) }
        && (frame.lemma != "ver" && frame.lemma != "celebrar")
    default: return false
    }
  }

  /// *El payaso hace reír a los niños, me hace reír* (NGLE §26.10).
  mutating func isMadeToDo(_ loose: LoosePhrase) -> Bool {
    let last = plan.verbs.count - 1
    guard language == .spanish, last > 0, loose.after == last, loose.preposition == nil,
      plan.verbs[last - 1].frame.lemma == "hacer", plan.verbs[last].connective == nil,
      loose.phrase.noun?.lexeme.isBeing == true, plan.verbs[last].frame.slot(.object) == nil
    else { return false }
    if loose.phrase.isPronoun {
      plan.fillers.append(Filler(.recipient, loose.phrase, preposition: "a", verb: last - 1))
    } else {
      plan.fillers.append(Filler(.object, loose.phrase, article: .definite, verb: last))
    }
    return true
  }

  /// *Mamá me despertó a las siete*: whom it is done to is named already.
  var isDoneToSomebody: Bool {
    language == .spanish
      && plan.fillers.contains {
        $0.verb == plan.verbs.count - 1 && $0.role == .object
          && $0.phrases[0].noun?.lexeme.isHuman == true
      }
  }

  /// *Vejo o avião voar, sinto o coração bater*: things that move and sound are perceived doing so (Bechara, *Verbos
  /// sensitivos*).
  func isPerceived(_ filler: Filler, _ frame: VerbFrame) -> Bool {
    guard language == .portuguese, filler.role == .object,
      ["ver", "ouvir", "escutar", "sentir", "observar", "olhar"].contains(frame.lemma),
      let noun = filler.phrases[0].noun?.lexeme, noun.wordClass == .noun
    else { return false }
    switch noun.kind {
    case .vehicle, .body, .weather, .nature, .plant: return true
    default: return false
    }
  }
}
