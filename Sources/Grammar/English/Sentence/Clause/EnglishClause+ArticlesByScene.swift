import AACCore

/// Articles that the everyday scene settles: *take a taxi, marry a princess, in the cage, soccer practice* (CGEL §5.26–5.45).
extension EnglishClause {
  func articleOfScene(
    _ phrase: NounPhrase, _ noun: Lexeme, isCounted: Bool, _ usage: EnglishUsage
  ) -> Choice {
    let verb = usage.frame?.lemma ?? ""
    if phrase.isPlain, usage.role == .object, !usage.isBehindPreposition,
      noun.wordClass == .noun, !noun.isHuman, !isOwned(noun, usage), isHandledOnce(noun, verb)
    {
      // *Carry the bag for me, cut the cake into two pieces, can I keep the toy?*: the one there is (CGEL §5.28).
      return .settled("the")
    }
    if usage.role == .object, !usage.isBehindPreposition, !isCounted,
      isDoneGladly(noun, usage)
    {
      // *I like to open presents*: whatever the verb has elsewhere (CGEL §5.55).
      return .settled(nil)
    }
    if isCounted, phrase.isPlain, usage.role == .object, !usage.isBehindPreposition {
      if ["taxi", "cab"].contains(noun.lemma),
        ["take", "get", "call", "need", "order"].contains(verb)
      {
        // *We took a taxi*: any that comes.
        return .settled("a")
      }
      if verb == "see", plan.isNegative, ["board", "whiteboard", "screen"].contains(noun.lemma) {
        // *I can't see the board*: the one in the room.
        return .settled("the")
      }
      if verb == "marry", Self.spouses.contains(noun.lemma) { return .settled("a") }
    }
    if phrase.isPlain, usage.preposition == "in", isCounted, Self.cages.contains(noun.lemma),
      plan.verbs.last?.frame.isCopular == true, plan.subject.first?.noun?.lexeme.roleKind == .animal
    {
      // *The hamster isn't in the cage*: the one that it lives in.
      return .settled("the")
    }
    if usage.isSubject, phrase.isPlain,
      noun.lemma.hasSuffix(" practice") || noun.lemma.hasSuffix(" class")
    {
      // *Soccer practice is on Monday.*
      return .settled(nil)
    }
    if !isCounted, phrase.isPlain, verb == "throw", usage.role == .object,
      Self.thrown.contains(noun.lemma)
    {
      // *He threw sand at me.*
      return .settled(nil)
    }
    if usage.preposition == "from", phrase.isPlain, !plan.isLaid, plan.tense == .past,
      KindSet.edible.contains(noun.kind) || noun.kind == .animal, verb.hasSuffix(" sick")
    {
      // *I got sick from the ice cream*, but *I get sick from milk*: what was eaten that time.
      return .settled("the")
    }
    if verb == "work", usage.preposition == "with", phrase.isPlain,
      ["animal", "animals", "child", "children", "kid", "kids", "people", "computers"]
        .contains(noun.lemma), !isCounted
    {
      // *I will work with animals*: all of them.
      return .settled(nil)
    }
    if isCounted, usage.role == .object, ["meet", "make"].contains(verb), noun.lemma == "friend",
      phrase.possessive == nil, phrase.adjectives.first?.lexeme.lemma == "new"
    {
      return .settled("a")
    }
    if noun.lemma == "movies", usage.role == .object, !usage.isBehindPreposition,
      !phrase.adjectives.isEmpty, ["like", "love", "hate", "watch", "enjoy"].contains(verb)
    {
      // *I like scary movies*, but *I go to the movies*.
      return .settled(nil)
    }
    return .open
  }

  /// Whether it is done for somebody or to a thing that is there: nobody makes it then.
  private func isHandledOnce(_ noun: Lexeme, _ verb: String) -> Bool {
    if plan.isQuestion {
      return !plan.isLaid && (verb == "keep" || verb == "afford")
        && [.toy, .animal, .book, .clothing, .device, .vehicle, .nature].contains(noun.kind)
    }
    if verb == "cut" || verb == "divide" || verb == "break",
      plan.fillers.contains(where: { $0.preposition == "into" })
    {
      return true
    }
    return (Self.handled.contains(verb) || isImperative && Self.served.contains(verb))
      && plan.fillers.contains {
        ($0.role == .beneficiary || $0.role == .recipient) && $0.preposition == "for"
          && $0.phrases[0].isPronoun && $0.phrases[0].noun?.lexeme.isHuman == true
      }
  }

  /// What one does to a thing that is there already.
  private static let handled = EnglishWords.set(
    """
    carry hold open close shut fix lift push move wash fold tie wrap unwrap hang charge clean unlock lock sharpen
    """
  ).union([
    "turn on", "turn off", "pick up", "put away", "hang up", "hold up", "put on", "take off",
    "clean up", "put together", "set up",
  ])
  /// What one asks for of what lies there.
  private static let served = EnglishWords.set(
    "cut peel chop slice mash heat warm crack stir squeeze grate"
  )
  .union(["blow up", "cut up", "heat up", "warm up"])
  private static let thrown = EnglishWords.set("sand snow dirt mud water food")
  private static let spouses = EnglishWords.set(
    "princess prince doctor pirate king queen singer star")
  private static let cages = EnglishWords.set("cage tank stable kennel crate bowl aquarium hutch")
}
