import AACCore

/// Articles of times, of parts of a body whose owner has been named, of devices and of a class.
///
/// Sources: CGEL §5.28–5.35 (definite reference), §5.41–5.47 (no article).
extension EnglishClause {
  /// *Friday is my favorite day, she kissed me on the cheek*: times that are named, and a body whose owner was said.
  func articleOfTold(_ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage) -> Choice {
    if usage.isSubject, noun.kind.isTemporal, phrase.isPlain,
      noun.lemma.first?.isUppercase == true || EnglishHabits.isMass(noun)
    {
      // *Friday is my favorite day, recess is over.*
      return .settled(nil)
    }
    if usage.isBehindPreposition, phrase.isPlain, noun.wordClass == .noun,
      let quality = plan.filler(.attribute)?.phrases.first?.adjectives.last?.lexeme.lemma
    {
      if quality == "covered", usage.preposition == "in", noun.kind == .material {
        // *My hands are covered in paint.*
        return .settled(nil)
      }
      if Self.prepared.contains(quality), usage.preposition == "for",
        Self.awaited.contains(noun.lemma)
      {
        // *They are ready for the trip* (CGEL §5.28).
        return .settled("the")
      }
    }
    if noun.kind == .body, usage.isBehindPreposition,
      EnglishHabits.striking.contains(usage.frame?.lemma ?? ""),
      plan.fillers.contains(where: {
        $0.role == .object && $0.phrases[0].noun?.lexeme.isBeing == true
      })
    {
      // *She kissed me on the cheek*: whose it is has been said (CGEL §5.35).
      return .settled("the")
    }
    return .open
  }

  private static let prepared: WordSet = ["ready", "late", "early", "prepared", "dressed"]
  private static let awaited = EnglishWords.set(
    "trip party show game match race test exam concert wedding film movie play performance interview flight"
  )

  /// *Turn on the TV, the class paints a rainbow*: the device itself, and those who are in the class.
  func articleOfKnown(_ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage) -> Choice {
    if noun.kind == .media, noun.article == .bare, usage.isSubject,
      isSwitched
        || !plan.isLaid && ["TV", "tv", "television"].contains(noun.lemma)
          && plan.verbs.first?.frame.isCopular == false
    {
      return .settled("the")
    }
    if noun.kind == .media, noun.article == .bare,
      usage.article == .definite
        || usage.role == .object
          && [
            "turn on", "turn off", "turn up", "turn down", "switch on", "switch off", "fix",
            "break",
            "move", "clean", "share", "unplug", "plug in",
          ].contains(usage.frame?.lemma ?? "")
    {
      return .settled("the")
    }
    if isThingOfGame(noun, phrase) { return .settled("the") }
    if noun.lemma == "news", phrase.isPlain, usage.role == .object,
      ["watch", "read", "hear", "see", "turn on", "turn off", "listen to", "miss"].contains(
        usage.frame?.lemma ?? "")
    {
      // *I watch the news*: what is told every day (CGEL §5.29).
      return .settled("the")
    }
    if noun.lemma == "class", usage.isSubject, plan.verbs.last?.frame.isCopular == false,
      !EnglishHabits.scheduled.contains(plan.verbs.last?.frame.lemma ?? "")
    {
      // *The class paints a rainbow*: those who are in it.
      return .settled("the")
    }
    return .open
  }

  /// *The tag itches, shuffle the cards*: a thing with the name of a game, where nobody plays it (CGEL §5.28).
  private func isThingOfGame(_ noun: Lexeme, _ phrase: NounPhrase) -> Bool {
    guard noun.kind == .game, Self.playthings.contains(noun.lemma), phrase.isPlain,
      let verb = plan.verbs.last?.frame
    else { return false }
    guard verb.isCopular else { return Self.handled.contains(verb.lemma) }
    return plan.filler(.attribute)?.phrases[0].adjectives.contains {
      Self.touched.contains($0.lexeme.lemma)
    } == true
  }

  private static let playthings = EnglishWords.set("tag cards dominoes checkers darts")
  private static let handled = EnglishWords.set(
    """
    itch scratch hurt bother irritate poke fall break rip tear cut remove find lose drop shuffle deal pull touch tickle
    """
  ).union([
    "cut off", "take off", "tear off", "rip off", "pull off", "pick up", "put away", "fall off",
    "fall down", "stick out", "come off", "cut out",
  ])
  private static let touched = EnglishWords.set(
    "itchy scratchy sharp rough pointy uncomfortable torn long big annoying")

  /// *Freedom is important, we talk about corruption*: qualities and what goes on in the world, as subjects and as what is
  /// talked about, are meant at large (CGEL §5.58).
  func isSpokenOfAtLarge(_ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard noun.wordClass == .noun, noun.countability == .mass, phrase.isPlain,
      phrase.complement.isEmpty, !noun.isInferred,
      usage.isSubject || usage.preposition == "about"
        || usage.frame?.lemma.hasSuffix(" about") == true
    else { return false }
    if isStuff(noun), usage.isSubject {
      return isTrueAtLarge && !(isOpinion && Self.cooked.contains(noun.lemma))
    }
    switch noun.kind {
    case .subject, .languageName: return true
    case .idea, .activity, .nature:
      return Self.atLarge.contains(where: noun.lemma.hasSuffix)
        && !Self.told.contains(noun.lemma)
    default: return false
    }
  }

  private func isStuff(_ noun: Lexeme) -> Bool {
    switch noun.kind {
    case .food, .drink, .material: true
    case .nature: Self.stuff.contains(noun.lemma)
    default: ["smoke", "oil", "ice"].contains(noun.lemma)
    }
  }

  private static let stuff: WordSet = [
    "water", "ice", "fire", "snow", "wood", "air", "sand", "gold", "oil", "salt",
  ]

  /// *Sugar is bad for your teeth, milk comes from cows, oil is expensive*: what is so of all there is of it; but *the milk is
  /// cold* (CGEL §5.58).
  private var isTrueAtLarge: Bool {
    guard plan.tense == .present, plan.verbs.count <= 2, !plan.isQuestion, !plan.isLaid,
      plan.options.isEmpty, plan.adverbials.allSatisfy({ $0.constituent.lexeme.kind == .degree }),
      let frame = plan.verbs.first?.frame
    else { return false }
    if Self.ofKinds.contains(frame.lemma) {
      // *Butter melts*, but *the butter melts in the pan, the soup needs salt.*
      let isThere = plan.fillers.contains {
        ["on", "in"].contains($0.preposition ?? "") && $0.verb == 0 && frame.lemma != "dissolve"
          && [.food, .dish, .thing, .furniture, .device, .clothing, .body, .drink]
            .contains($0.phrases[0].kind)
      }
      let isServed =
        frame.lemma == "need" && Self.cooked.contains(plan.subject.first?.head ?? "")
      return !isThere && !isServed
    }
    if frame.lemma == "come", plan.fillers.contains(where: { $0.preposition == "from" }) {
      return true
    }
    guard frame.pattern == .copula, plan.verbs.count == 1,
      let quality = plan.filler(.attribute)?.phrases.first, quality.isAdjective,
      quality.degree?.lexeme.lemma != "too"
    else { return false }
    let word = quality.adjectives.last?.lexeme.lemma ?? ""
    // *The soup is good*, but *sugar is bad for you*.
    if isOpinion, Self.tasted.contains(word) { return true }
    if plan.subject.count == 1, quality.degree == nil,
      Self.inherent[plan.subject[0].noun?.lexeme.lemma ?? ""]?.contains(word) == true
    {
      return true
    }
    return Self.judged.contains(word)
      || ["good", "bad"].contains(word) && plan.fillers.contains { $0.preposition == "for" }
  }

  /// What stuff is like wherever it is: *ice is cold, sugar is sweet*.
  private static let inherent = WordMap<WordSet>([
    "ice": ["cold", "frozen"], "fire": ["hot", "bright"], "snow": ["white"], "sugar": ["sweet"],
    "honey": ["sweet", "sticky"], "salt": ["salty"], "water": ["wet"], "gold": ["shiny", "yellow"],
    "metal": ["hard", "strong"], "steel": ["hard", "strong"], "glass": ["fragile"],
    "chocolate": ["sweet"], "candy": ["sweet"], "wood": ["hard"], "lava": ["hot"],
  ])
  private static let judged = EnglishWords.set(
    """
    healthy unhealthy dangerous important expensive cheap necessary useful harmful toxic poisonous valuable
    flammable natural rare
    """)
  /// What somebody thinks a food tastes like, whoever makes it: *I think broccoli is disgusting*.
  private static let tasted = EnglishWords.set(
    "disgusting gross yucky delicious yummy tasty horrible awful nasty")
  /// What tastes as it was cooked this time.
  private static let cooked = EnglishWords.set("soup stew curry food dinner lunch breakfast")
  private static let ofKinds = EnglishWords.set(
    "cause dissolve boil float freeze melt contain rust evaporate burn bother scare need attract conduct"
  ).union([
    "come from", "be bad for", "be good for", "be made of", "be made from",
  ])

  private static let atLarge = [
    "ty", "ness", "ism", "hood", "ship", "dom", "ence", "ance", "cy", "tude", "tion", "sion", "wth",
    "ment", "edge", "cess", "ery",
  ]
  /// Of these somebody has some of his own.
  private static let told = EnglishWords.set(
    "information attention evidence attendance assistance machinery temperature vegetation precipitation"
  )

  /// *live in a flat, share a room*: what one lives in is said of its kind.
  func isDwelling(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    switch usage.frame?.lemma {
    case "work":
      // *I work at a bakery.*
      return usage.role == .placeAt && Self.businesses.contains(noun.lemma)
    case "live":
      return usage.preposition == "in"
        && (noun.kind == .home || ["city", "town", "village", "farm"].contains(noun.lemma))
    case "share":
      return usage.role == .object && !usage.isBehindPreposition
        && ["room", "bedroom", "bed", "house", "apartment", "flat", "birthday", "secret", "desk"]
          .contains(noun.lemma)
    default: return false
    }
  }

  private static let businesses = EnglishWords.set(
    "bakery factory restaurant shop store supermarket company salon bookstore pharmacy warehouse")

  /// *There is a boy who cries, I want a dog that barks*: any of those of which the clause is true (CGEL §5.30).
  func isToldOfKind(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    if plan.verbs.first?.frame.pattern == .existential { return true }
    if usage.preposition == "about", isOfStory { return true }
    if noun.lemma == "one" || usage.role != .object { return false }
    if plan.tense == .past, noun.isHuman, ["see", "hear"].contains(usage.frame?.lemma ?? "") {
      return true
    }
    return takesNewPeople || EnglishHabits.having.contains(usage.frame?.lemma ?? "")
      || ["know", "meet", "need", "want", "would like"].contains(usage.frame?.lemma ?? "")
  }

  /// *Do you like the house? I miss the beach*: what is liked and is no kind is a known one (CGEL §5.28).
  func isLikedAlone(_ usage: EnglishUsage) -> Bool {
    guard let verb = usage.frame?.lemma, !plan.isLaid, !plan.options.contains(.polite) else {
      return false
    }
    return ["like", "love", "hate", "enjoy", "dislike", "miss"].contains(verb)
  }

  /// *for an hour, for a week*: one span of time (CGEL §8.63).
  func isSpan(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    usage.preposition == "for"
      && ["hour", "minute", "second", "day", "week", "month", "year", "while", "moment"].contains(
        noun.lemma)
  }
}
