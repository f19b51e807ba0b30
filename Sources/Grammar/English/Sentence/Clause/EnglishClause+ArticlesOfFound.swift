import AACCore

/// The article of what one misses, finds, mends and wins.
///
/// Sources: CGEL §5.28 (known by the situation), §5.36 (new), §5.53 (kinds).
extension EnglishClause {
  static let describing: WordSet = [
    "for", "near", "by", "next to", "with", "without", "beside", "close to",
  ]

  /// The article of what one misses, finds, mends, eats or wins: *miss the bus, find a coin, mend bicycles, win the game*.
  func articleOfFound(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> Choice {
    if usage.role == .object, usage.frame?.lemma == "miss", noun.kind == .vehicle,
      isCounted(noun, isPlural)
    {
      // *I missed the school bus.*
      return .settled("the")
    }
    if usage.role == .object, usage.frame?.lemma == "find", isCounted(noun, isPlural),
      phrase.isPlain, !isOwned(noun, usage), Self.chanced.contains(noun.kind),
      plan.fillers.contains(where: { $0.role == .placeAt && $0.phrases[0].kind == .place })
    {
      // *I found a coin on the sidewalk.*
      return .settled("a")
    }
    if usage.role == .object, isPlural, isMendedByTrade(phrase, noun, usage) {
      return .settled(nil)
    }
    if usage.frame?.lemma == "eat", noun.kind == .animal,
      EnglishCountability.of(noun.lemma) == .mass
    {
      return .settled(nil)
    }
    if usage.role == .object, isCounted(noun, isPlural),
      ["lose", "win"].contains(usage.frame?.lemma ?? ""),
      ["game", "match", "race", "contest", "competition", "tournament", "final"].contains(
        noun.lemma)
    {
      return .settled("the")
    }
    return .open
  }

  /// What one comes upon, not having looked for it.
  private static let chanced: Set<SemanticKind> = [.money, .nature, .animal, .plant, .material]

  /// *My neighbor mends bicycles*: what somebody repairs by trade is said of the kind (CGEL §5.53).
  private func isMendedByTrade(_ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage) -> Bool
  {
    guard !plan.isLaid, phrase.isPlain, plan.tense == .present, !isImperative,
      ["fix", "mend", "repair"].contains(usage.frame?.lemma ?? ""), plan.verbs.count == 1,
      plan.options.subtracting(.progressive).isEmpty, plan.subject.count == 1,
      let doer = plan.subject[0].noun?.lexeme, doer.isHuman, doer.wordClass == .noun
    else { return false }
    return [.vehicle, .device, .furniture, .toy, .instrument].contains(noun.kind)
  }
}
