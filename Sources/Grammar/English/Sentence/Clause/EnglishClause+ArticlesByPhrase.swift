import AACCore

/// Articles that the words around a noun settle before the noun itself does (CGEL §5.26–5.58).
extension EnglishClause {
  /// The article that the construction, the verb or an adjective settles: *there is a, take a, the same*.
  func articleByPhrase(
    _ phrase: NounPhrase, _ noun: Lexeme, isPlural: Bool, _ usage: EnglishUsage
  ) -> Choice {
    // One call after the other: a list of steps would hold a copy of the clause for each.
    var choice = articleByConstruction(phrase, noun, isPlural, usage)
    if case .open = choice { choice = articleByVerb(phrase, noun, isPlural, usage) }
    if case .open = choice { choice = articleByUse(phrase, noun, isPlural, usage) }
    if case .open = choice { choice = articleOfServing(phrase, noun, isPlural, usage) }
    if case .open = choice { choice = articleByAdjective(phrase, noun, isPlural, usage) }
    return choice
  }

  /// The article that the construction or the preposition settles: *there is a, on a walk, beans on toast*.
  private func articleByConstruction(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> Choice {
    var choice = articleOfPresence(phrase, noun, isPlural, usage)
    if case .open = choice { choice = articleOfManner(phrase, noun, isPlural, usage) }
    if case .open = choice { choice = articleOfRelation(phrase, noun, isPlural, usage) }
    return choice
  }

  /// The article of what there is and where, and of what one writes or counts with: *there is a, a hole in the sock, in
  /// pencil, per hour*.
  private func articleOfPresence(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> Choice {
    if noun.kind == .time, usage.preposition == "to", usage.frame?.lemma == "prefer", phrase.isPlain
    {
      // *I prefer summer to winter.*
      return .settled(nil)
    }
    if usage.preposition == "about", phrase.possessive == nil, isOfStory,
      noun.isBeing && noun.wordClass == .noun || noun.kind == .thing || noun.kind == .vehicle,
      !EnglishPeople.isPossessed(noun.lemma), !EnglishHabits.unique.contains(noun.lemma)
    {
      // *The movie is about a pirate*: whom one has not heard of (CGEL §5.36).
      return .settled(isCounted(noun, isPlural) ? "a" : nil)
    }
    if isPlural, phrase.isPlain, isToldAbout(noun, usage) { return .settled(nil) }
    if noun.lemma == "adult", usage.preposition == "without" {
      return .settled(isPlural ? nil : "a")
    }
    if isPlural, noun.lemma == "stranger" || noun.lemma == "animal", isWarnedOf(phrase) {
      return .settled(nil)
    }
    if usage.role == .object, !usage.isGoverned,
      plan.verbs.first?.frame.pattern == .existential
    {
      if isInNegation, EnglishHabits.barePlaces.contains(noun.lemma) {
        return .settled(isNegated ? "any" : "no")
      }
      return .settled(isCounted(noun, isPlural) ? "a" : isNegated ? "any" : nil)
    }
    if usage.preposition == "in", phrase.isPlain,
      ["pen", "pencil", "ink", "chalk", "crayon"].contains(noun.lemma),
      ["write", "draw", "sign", "write down", "fill in", "fill out"].contains(
        usage.frame?.lemma ?? "")
    {
      // *Write it in pencil* (CGEL §9.49).
      return .settled(nil)
    }
    if ["per", "a", "an"].contains(usage.preposition ?? ""), phrase.isPlain {
      // *ten dollars per hour* (CGEL §5.18, §9.59).
      return .settled(nil)
    }
    if plan.verbs.first?.frame.pattern == .existential || plan.subject.first?.head == "there",
      usage.isBehindPreposition,
      isCounted(noun, isPlural) || !plan.isLaid && KindSet.edible.contains(noun.kind),
      phrase.isPlain, usage.role != .object,
      ["in", "on", "under", "behind"].contains(usage.preposition ?? ""),
      !isOwned(noun, usage), !noun.isBeing, noun.wordClass == .noun, noun.article == nil,
      !EnglishHabits.boxes.contains(noun.lemma) || !plan.isLaid
    {
      // *There is a hole in the sock*: where something is is known.
      return .settled("the")
    }

    return .open
  }

  /// The article of what something is compared with, felt about, put on or out of: *prettier than the red car, jealous of
  /// the baby, beans on toast, out of milk*.
  private func articleOfRelation(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> Choice {
    if usage.preposition == "than", plan.subject.count == 1, !isPlural,
      plan.subject[0].noun?.lexeme.lemma == noun.lemma, noun.wordClass == .noun
    {
      // *The green car is prettier than the red car.*
      return .settled("the")
    }
    if usage.role == .topic, noun.isHuman, isCounted(noun, isPlural), phrase.isPlain,
      noun.article == nil, usage.isBehindPreposition,
      plan.verbs.last?.frame.isCopular == true, !EnglishPeople.isPossessed(noun.lemma),
      !EnglishPeople.names.contains(noun.lemma)
    {
      // *jealous of the baby.*
      return .settled("the")
    }
    if usage.preposition == "on", !usage.isGoverned, KindSet.edible.contains(noun.kind),
      phrase.isPlain,
      EnglishHabits.isMass(noun) || noun.lemma == "toast",
      !["put", "spread", "pour"].contains(plan.verbs.last?.frame.lemma ?? "")
    {
      // *beans on toast.*
      return .settled(nil)
    }
    if usage.preposition == "of" || usage.preposition == "about", phrase.isPlain,
      EnglishHabits.seasons.contains(noun.lemma)
    {
      // *This song reminds me of summer* (CGEL §5.47).
      return .settled(nil)
    }
    if usage.preposition == "of", phrase.isPlain, noun.kind == .material,
      EnglishHabits.isMass(noun), !plan.isLaid,
      ["straw", "brick", "wood", "stone", "gold", "silver", "glass", "ice", "paper", "clay"]
        .contains(noun.lemma)
    {
      // *a house of straw* (CGEL §9.54).
      return .settled(nil)
    }
    if usage.role == .object, noun.lemma == "snow", phrase.isPlain, !plan.isLaid,
      usage.frame?.lemma == "see", plan.options.contains(.perfect)
    {
      // *I have never seen snow.*
      return .settled(nil)
    }
    if usage.preposition == "out of", phrase.isPlain,
      plan.verbs.last?.frame.isCopular == true
        || ["run", "run out"].contains(plan.verbs.last?.frame.lemma ?? ""),
      EnglishHabits.isMass(noun)
        || ["tune", "order", "breath", "reach", "date"].contains(noun.lemma)
    {
      // *We are out of milk, the guitar is out of tune.*
      return .settled(nil)
    }
    return .open
  }

  /// The article of what one falls into, goes on, works as or saves for: *burst into tears, on a walk, work as a nurse*.
  private func articleOfManner(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> Choice {
    if usage.preposition == "into", isPlural, EnglishHabits.pieces.contains(noun.lemma) {
      // *burst into tears, break into pieces.*
      return .settled(nil)
    }
    if isOfKindAtLarge(phrase, noun, isPlural, usage) { return .settled(nil) }
    if usage.preposition == "as", isPlural, noun.isHuman, phrase.isPlain {
      // *We climbed trees as kids* (CGEL §5.40, §9.48).
      return .settled(nil)
    }
    if usage.preposition == "on" || usage.frame?.lemma == "go on", isCounted(noun, isPlural),
      EnglishHabits.outings.contains(noun.lemma)
    {
      return .settled("a")
    }
    if usage.preposition == "as", noun.isHuman, isCounted(noun, isPlural), phrase.isPlain,
      ["work", "dress up", "dress", "serve", "volunteer", "disguise"].contains(
        usage.frame?.lemma ?? "")
    {
      return .settled("a")
    }
    if let settled = articleOfAim(phrase, noun, isPlural, usage) { return .settled(settled.text) }
    return .open
  }

  /// The article of what one saves, asks or looks for, what something tastes like, and which time it is: *save for a
  /// bike, taste like strawberry, for the first time*.
  private func articleOfAim(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> (text: String?, Void)? {
    if EnglishHabits.ordinalNames.contains(where: { noun.lemma.hasPrefix($0) }) {
      let isOneMore =
        noun.lemma == "second opinion" || noun.lemma == "second chance"
        || noun.lemma == "second helping"
      return (isOneMore && usage.role == .object ? "a" : "the", ())
    }
    let verb = usage.frame?.lemma ?? ""
    if isPlural,
      usage.preposition == "for" || usage.preposition == "with"
        || usage.preposition == "without", phrase.isPlain,
      EnglishHabits.eatenTogether.contains(noun.lemma) || ["stamp", "ticket"].contains(noun.lemma)
    {
      return (nil, ())
    }
    if isBareBehind(phrase, noun, isPlural, usage) { return (nil, ()) }
    guard !isPlural, !isOwned(noun, usage) else { return nil }
    if usage.preposition == "for", EnglishHabits.acquiring.contains(verb),
      isCounted(noun, isPlural),
      EnglishHabits.sought.contains(noun.lemma)
        || !noun.isHuman && !KindSet.places.contains(noun.kind) && noun.kind != .event
    {
      return ("a", ())
    }
    if verb.hasSuffix(" like") || usage.preposition == "like", phrase.isPlain,
      noun.kind == .weather && EnglishHabits.isMass(noun)
        || verb.hasPrefix("taste") || verb.hasPrefix("smell"),
      noun.kind == .weather || EnglishCompounds.isIngredient(noun.lemma)
    {
      return (nil, ())
    }
    return isCounted(noun, isPlural) && isOfAny(phrase, noun, verb, usage) ? ("a", ()) : nil
  }

  /// *She would prefer a window seat, I downloaded a new game, I am looking for a job*, but *for the ball*: one of them that
  /// is not known.
  private func isOfAny(
    _ phrase: NounPhrase, _ noun: Lexeme, _ verb: String, _ usage: EnglishUsage
  ) -> Bool {
    if usage.role == .object {
      let isChosen = verb == "prefer" && plan.options.contains(.polite) && phrase.isPlain
      if isChosen, !noun.isBeing { return true }
      let isObtained =
        EnglishHabits.obtaining.contains(verb) || verb == "want" || verb == "need"
      if isObtained, phrase.adjectives.contains(where: { $0.lexeme.lemma == "new" }) { return true }
    }
    let isSought =
      ["look for", "search for", "hunt for"].contains(verb)
      || usage.preposition == "for" && ["look", "search"].contains(verb)
    return isSought && EnglishHabits.sought.contains(noun.lemma)
  }

  /// The article that a verb settles for what is done: *lose weight, bring the check, win the game*.
  private func articleByVerb(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> Choice {
    if usage.role == .object, plan.tense == .past, plan.inquiry?.role == .subject,
      plan.inquiry?.constituent.lexeme.lemma == "who", phrase.isPlain, !isOwned(noun, usage),
      KindSet.edible.contains(noun.kind), EnglishHabits.misdeeds.contains(usage.frame?.lemma ?? "")
    {
      // *Who ate the cake?*: one asks about what was there (CGEL §5.28).
      return .settled("the")
    }
    if usage.role == .object, plan.inquiry?.role == .subject, phrase.isPlain,
      isCounted(noun, isPlural), ["invent", "discover"].contains(usage.frame?.lemma ?? "")
    {
      // *Who invented the telephone?* (CGEL §5.53).
      return .settled("the")
    }
    if usage.role == .object, isPlural, !isOwned(noun, usage),
      isRepeated(noun, usage.frame?.lemma ?? "")
    {
      return .settled(nil)
    }
    if usage.role == .object, noun.lemma == "weight", phrase.isPlain,
      ["lose", "gain"].contains(usage.frame?.lemma ?? "")
    {
      return .settled(nil)
    }
    if case .settled(let known) = articleOfMatter(phrase, noun, isPlural, usage) {
      return .settled(known)
    }
    if usage.role == .object, isCounted(noun, isPlural),
      ["check", "bill", "menu"].contains(noun.lemma),
      ["bring", "pay", "have", "see", "get", "ask for", "want"].contains(usage.frame?.lemma ?? "")
    {
      return .settled("the")
    }
    if usage.role == .object, usage.frame?.lemma == "put", EnglishHabits.isMass(noun),
      plan.fillers.contains(where: {
        $0.role == .placeAt && KindSet.edible.contains($0.phrases[0].kind)
      })
    {
      // *Put sugar in my tea.*
      return .settled(nil)
    }
    if usage.role == .object, isCounted(noun, isPlural), phrase.isPlain,
      noun.kind == .furniture || noun.kind == .room,
      ["want", "need", "would like", "look for"].contains(usage.frame?.lemma ?? ""),
      plan.fillers.contains(where: {
        $0.prepositionTile != nil && Self.describing.contains($0.preposition ?? "")
      })
    {
      // *a table for four, a room with a view*: of what kind one wants it (CGEL §5.36).
      return .settled("a")
    }
    return articleOfFound(phrase, noun, isPlural, usage)
  }

  /// The article that the use of a thing settles: *use a walker, in hospital, live in a flat*.
  private func articleByUse(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> Choice {
    if let frame = usage.frame, isOneOfAKind(noun.lemma, madeBy: frame.lemma),
      !phrase.adjectives.contains(where: { EnglishNumberWords.isSuperlative($0.lexeme.lemma) }),
      !usage.isGoverned || usage.article != .bare || !usage.isBehindPreposition
    {
      return .settled(isPlural ? nil : "a")
    }
    if usage.frame?.lemma == "use", usage.role == .object, isCounted(noun, isPlural),
      EnglishHabits.aids.contains(noun.lemma)
    {
      return .settled("a")
    }
    if noun.lemma == "hospital", isBarePlace(noun.lemma), phrase.isPlain, usage.role != .object,
      usage.preposition == "in" || usage.preposition == "to"
    {
      return .settled(nil)
    }
    if noun.kind == .quantity, usage.role == .object, isCounted(noun, isPlural) {
      return .settled("a")
    }
    if isDwelling(noun, usage), isCounted(noun, isPlural) { return .settled("a") }
    if ["more than", "less than", "better than", "than"].contains(usage.preposition ?? ""),
      isPlural,
      phrase.isPlain, EnglishHabits.general.contains(plan.verbs.last?.frame.lemma ?? "")
    {
      return .settled(nil)
    }
    if noun.lemma == "time", usage.role == .object, plan.verbs.count > 1, phrase.isPlain {
      return .settled(nil)
    }
    return .open
  }

  /// The article of what is ordered, asked for once more or spoken of as a kind: *a big ice cream, play the song again*.
  private func articleOfServing(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> Choice {
    let adjectives = phrase.adjectives.lazy.map(\.lexeme.lemma)
    if usage.role == .object, !isPlural, phrase.quantity == nil,
      noun.kind == .drink || EnglishHabits.servings.contains(noun.lemma)
        || EnglishCompounds.isDish(noun.lemma),
      adjectives.contains(where: { ["big", "small", "large", "medium", "little"].contains($0) })
    {
      // *A big ice cream*: as one orders it (CGEL §5.9).
      return .settled("a")
    }
    if usage.role == .object, isCounted(noun, isPlural), phrase.isPlain,
      ["know", "hear"].contains(usage.frame?.lemma ?? ""),
      plan.filler(.object)?.phrases.count == 1,
      ["joke", "riddle", "trick", "secret", "recipe"].contains(noun.lemma)
    {
      // *Do you know a joke?*
      return .settled("a")
    }
    if usage.role == .object, isCounted(noun, isPlural),
      ["play", "sing", "read", "tell", "watch", "show"].contains(usage.frame?.lemma ?? ""),
      plan.adverbials.contains(where: { $0.constituent.lexeme.lemma == "again" })
    {
      // *Play the song again.*
      return .settled("the")
    }
    if EnglishHabits.parts.contains(noun.lemma), usage.role == .object, isCounted(noun, isPlural),
      EnglishHabits.having.contains(usage.frame?.lemma ?? ""), adjectives.isEmpty
    {
      return .settled("a")
    }
    if noun.lemma == "people", usage.role == .object, phrase.adjectives.isEmpty {
      return .settled(nil)
    }
    if usage.isSubject, phrase.isPlain, isTrueOfKind(noun, isPlural) { return .settled(nil) }
    if usage.isSubject, isPlural, isWayOfAnimals(noun, phrase) { return .settled(nil) }
    if isPlural, isAnyPeople(noun, phrase, usage) { return .settled(nil) }
    if usage.isSubject, KindSet.edible.contains(noun.kind), adjectives.isEmpty,
      isComparedInKind(noun)
    {
      return .settled(nil)
    }
    return .open
  }

  /// The article that an adjective settles: *my best friend, the same, my own*.
  private func articleByAdjective(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> Choice {
    let adjectives = phrase.adjectives.lazy.map(\.lexeme.lemma)
    if noun.lemma.hasPrefix("friend"), adjectives.contains("best") {
      if usage.role == .attribute, subject.person != .first, !isPlural {
        // *You are my best friend, she is my best friend*: it is the speaker who says whose.
        return .settled(EnglishPronouns.firstSingular.possessive)
      }
      return .settled(isPlural ? nil : possessorWord)
    }
    if adjectives.contains(where: EnglishDeterminers.ownAdjectives.contains) {
      if usage.role == .attribute, subject.person == .second, noun.isBeing {
        // *You are my best friend.*
        return .settled(EnglishPronouns.firstSingular.possessive)
      }
      return .settled(possessorWord)
    }
    let picksOut = adjectives.contains(where: EnglishDeterminers.picksOut)
    if picksOut || phrase.degree?.lexeme.lemma == "most" && !phrase.adjectives.isEmpty {
      return .settled("the")
    }
    if usage.role == .attribute, KindSet.places.contains(noun.kind), noun.article == nil, !isPlural,
      !phrase.adjectives.isEmpty, isCounted(noun, isPlural)
    {
      // *It is a busy street* (CGEL §5.38).
      return .settled("a")
    }
    return .open
  }
}
