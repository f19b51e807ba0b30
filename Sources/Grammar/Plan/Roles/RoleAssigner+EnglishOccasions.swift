import AACCore

/// Meals and the weather beside somebody whom the verb is about: *thank/grandma/dinner, protect/me/rain* (CGEL §9.33–9.40, time and
/// place; §16.56, objects).
extension RoleAssigner {
  /// When or in what weather it is done; nil where the meal itself is cooked, eaten or given.
  func occasionInEnglish(_ kind: SemanticKind, _ loose: LoosePhrase) -> FrameSlot? {
    guard language == .english, !plan.isLaid, kind == .meal || kind == .weather,
      loose.preposition == nil, loose.phrase.connective == nil, loose.phrase.isPlain,
      let verb = plan.verbs.last, verb.frame.isListed, !verb.frame.isCopular,
      let noun = loose.phrase.noun?.lexeme, noun.wordClass == .noun,
      loose.phrase.noun?.government == nil, !Self.dished.contains(verb.frame.lemma),
      !verb.frame.slots.contains(where: {
        $0.kinds.contains(kind) || $0.words.contains(noun.lemma)
      })
    else { return nil }
    let last = plan.verbs.count - 1
    let isBesideBeing = plan.fillers.contains {
      $0.verb == last && $0.prepositionTile == nil
        && [.object, .recipient, .company, .beneficiary].contains($0.role)
        && $0.phrases[0].noun?.lexeme.isBeing == true
    }
    guard isBesideBeing || verb.frame.slot(.recipient) != nil && !lastVerbTakesObject else {
      return nil
    }
    return FrameSlot(
      .other, preposition: kind == .meal ? "at" : "in", article: kind == .meal ? .bare : .definite)
  }

  /// What is done to a meal or told of the weather.
  private static let dished: WordSet = [
    "give", "make", "bring", "cook", "buy", "serve", "want", "need", "like", "love", "hate", "pack",
    "get", "eat", "owe", "promise", "offer", "send", "order", "prepare", "teach", "tell", "show",
    "remind", "ask", "feed", "pay", "take", "have", "share", "warn", "invite", "fix", "save",
    "deny",
    "bake", "heat", "warm", "pass", "hand", "see", "watch", "prefer", "enjoy", "miss", "forget",
    "blame", "leave", "help", "wake", "wake up", "protect", "cost", "find", "spare", "charge",
    "treat",
    "thank", "wish", "call", "hear", "feel", "let", "say no", "say yes", "shelter", "hide", "talk",
    "worry", "join", "meet", "look", "wait", "beg", "pray",
  ]
}
