import AACCore

/// The article of what one misses, finds, mends and wins.
///
/// Sources: CGEL §5.28 (known by the situation), §5.36 (new), §5.53 (kinds).
extension EnglishClause {
  /// Whether it is said of a story, a film or a song what it is about.
  var isOfStory: Bool {
    plan.verbs.count == 1 && plan.verbs[0].frame.isCopular && plan.subject.count == 1
      && [
        "movie", "film", "story", "book", "song", "poem", "play", "cartoon", "show", "tale",
        "comic", "novel", "fairy tale",
      ]
      .contains(plan.subject[0].noun?.lexeme.lemma ?? "")
  }

  /// What is stuck or laid on somebody or something.
  private static let stuck = EnglishWords.set(
    "bandage band-aid plaster cast cream lotion sticker star ice sunscreen patch stamp label ointment gel bandaid makeup lipstick"
  ).union(["ice pack"])
  private static let fitting = EnglishWords.set(
    "new good nice better best cheap cheaper warm quiet bigger smaller safe easy different")
  private static let soughtAny = EnglishWords.set("job place seat").union([
    "parking space", "parking spot",
  ])
  static let describing: WordSet = [
    "for", "near", "by", "next to", "with", "without", "beside", "close to",
  ]

  /// The article of what one misses, finds, mends, eats or wins: *miss the bus, find a coin, mend bicycles, win the game*.
  func articleOfFound(
    _ phrase: NounPhrase, _ noun: Lexeme, _ isPlural: Bool, _ usage: EnglishUsage
  ) -> Choice {
    if usage.role == .object, usage.frame?.lemma == "put", phrase.isPlain,
      noun.kind == .medicine || Self.stuck.contains(noun.lemma),
      plan.fillers.contains(where: {
        $0.preposition == "on"
          && ([.body, .person, .animal].contains($0.phrases[0].kind)
            || $0.phrases[0].possessive != nil)
      })
    {
      // *Mom put a bandage on my knee, the doctor put cream on my arm*: new there (CGEL §5.36).
      return .settled(isCounted(noun, isPlural) ? "a" : nil)
    }
    if usage.role == .object, isCounted(noun, isPlural), usage.frame?.lemma == "look for",
      phrase.possessive == nil,
      phrase.adjectives.contains(where: { Self.fitting.contains($0.lexeme.lemma) })
        || Self.soughtAny.contains(noun.lemma)
        || phrase.isPlain && plan.fillers.contains(where: { $0.preposition == "about" })
    {
      // *look for a new friend*: of what kind one wants it.
      return .settled("a")
    }
    if usage.frame?.lemma == "throw", plan.fillers.count == 1, usage.role == .object, !isPlural,
      EnglishHabits.isMass(noun),
      phrase.isPlain
    {
      // *Don't throw sand.*
      return .settled(nil)
    }
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
