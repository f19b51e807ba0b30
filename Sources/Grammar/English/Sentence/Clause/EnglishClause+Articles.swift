import AACCore

extension EnglishClause {
  /// The article, or a possessive in its place; nil: none.
  ///
  /// Sources: CGEL §5.26–5.58; CaGEL ch. 5 §6–8.
  func article(
    _ phrase: NounPhrase, _ noun: Lexeme, isPlural: Bool, _ usage: EnglishUsage
  ) -> String? {
    if usage.isVerbless { return nil }
    if isSharingOwner, !EnglishPeople.names.contains(noun.lemma) { return nil }
    if phrase.isPlain, Self.inDishes.contains(noun.lemma), isOfDish(noun) { return nil }
    let isCounted = !isPlural && !EnglishHabits.isMass(noun)
    if isToldApart(phrase.noun) {
      if !isToldOfKind(noun, usage) { return "the" }
      return isCounted ? "a" : nil
    }
    if usage.preposition == "than", isPlural, phrase.isPlain, isRanked(noun) { return nil }
    if case .settled(let article) = articleOfScene(phrase, noun, isCounted: isCounted, usage) {
      return article
    }
    if case .settled(let article) = articleByPhrase(phrase, noun, isPlural: isPlural, usage) {
      return article
    }
    if noun.kind == .clothing, usage.role == .object, usage.frame?.pattern == .grooming {
      return otherOwner(of: noun, usage) ?? possessorWord
    }
    if let described = describedArticle(phrase, noun, isCounted: isCounted, usage) {
      return described
    }
    if isCounted, phrase.isPlain, isSpan(noun, usage) { return "a" }
    if isCounted, phrase.adjectives.first?.lexeme.lemma == "next" { return "the" }
    if usage.isGoverned, let given = usage.article {
      return text(given, isCounted: isCounted)
    }
    if case .settled(let article) = articleByNoun(phrase, noun, isCounted: isCounted, usage) {
      return article
    }
    if usage.role == .attribute { return isCounted ? "a" : nil }
    if let given = usage.article {
      if given == .bare && isCounted && usage.role == .object && noun.kind != .sport,
        noun.lemma != "noise", !EnglishHabits.isServedByPart(noun, phrase)
      {
        return isLikedAlone(usage) ? "the" : "a"
      }
      return text(given, isCounted: isCounted)
    }
    return articleByRule(noun, isPlural: isPlural, isCounted: isCounted, usage)
  }

  /// *fish and chips, salt and pepper*: one dish of two names (CGEL §5.50: no article in coordinations that are one thing).
  private func isOfDish(_ noun: Lexeme) -> Bool {
    plan.fillers.contains { filler in
      filler.phrases.count == 2
        && Self.dishes.contains(filler.phrases.map(\.head).joined(separator: " and "))
        && filler.phrases.contains { $0.noun?.lexeme.lemma == noun.lemma }
    }
  }

  private static let dishes: WordSet = [
    "fish and chips", "fish and chip", "salt and pepper", "bread and butter",
  ]
  private static let inDishes = EnglishWords.set("fish chips chip salt pepper bread butter")

  /// What one step of the choice says.
  enum Choice {
    case open
    case settled(String?)
  }

  /// The article that the noun brings along: names, kin and body, words with a habit, *at school*.
  private func articleByNoun(
    _ phrase: NounPhrase, _ noun: Lexeme, isCounted: Bool, _ usage: EnglishUsage
  ) -> Choice {
    if isWholeClass(noun, usage) {
      // *We visited the museum with our class*: the pupils, not the lesson.
      return .settled(["I", "we"].contains(subject.pronoun.nominative) ? possessorWord : "the")
    }
    if noun.wordClass == .properNoun
      || EnglishHabits.selfStanding.contains(noun.lemma) && noun.kind != .body
        && phrase.adjectives.isEmpty
    {
      return .settled(noun.article == .definite ? "the" : nil)
    }
    if isNameLike(noun, phrase) { return .settled(nil) }
    if usage.role == .object, isCounted, isPartDescribed(phrase, noun, usage) {
      return .settled("a")
    }
    if EnglishHabits.seasons.contains(noun.lemma), phrase.isPlain { return .settled(nil) }
    if case .settled(let told) = articleOfTold(phrase, noun, usage) { return .settled(told) }
    if isOwned(noun, usage) { return .settled(owner(of: noun, usage)) }
    if case .settled(let known) = articleOfKnown(phrase, noun, usage) { return .settled(known) }
    let isBarePlace = isBarePlace(noun.lemma) && (noun.lemma != "class" || usage.role != .recipient)
    if isBarePlace, isSide(usage.preposition) { return .settled("the") }
    if case .settled(let place) = articleOfBarePlace(noun, isBarePlace, usage) {
      return .settled(place)
    }
    if noun.article == .definite,
      EnglishHabits.having.contains(usage.frame?.lemma ?? "")
        || isListed(noun) && EnglishHabits.wanting.contains(usage.frame?.lemma ?? ""),
      KindSet.tools.contains(noun.kind), usage.role == .object
    {
      return .settled(isCounted ? "a" : nil)
    }
    if usage.role == .attribute, noun.kind == .weather, !phrase.adjectives.isEmpty,
      EnglishHabits.isMass(noun)
    {
      // *It is lovely weather today.*
      return .settled(nil)
    }
    if usage.role == .attribute, isCounted, isDescribed(phrase, noun) { return .settled("a") }
    if let habit = noun.article, habit != .indefinite,
      phrase.adjectives.isEmpty || habit == .definite
    {
      return .settled(text(habit, isCounted: isCounted))
    }
    let goesBare =
      (usage.isBehindPreposition || usage.role == .placeTo) && phrase.adjectives.isEmpty
      && !isAmongMany
    if goesBare, isBarePlace, usage.article != .definite || noun.kind != .furniture {
      return .settled(nil)
    }
    if usage.role == .placeTo, !usage.isGoverned, isAbstract(noun) || noun.kind == .meal {
      return .settled(nil)
    }
    return isSpokenOfAtLarge(phrase, noun, usage) ? .settled(nil) : .open
  }

  /// *At the front of the class, on behalf of the school*: of what has sides or speaks one thinks as a thing (CGEL §5.44).
  private func isSide(_ preposition: String?) -> Bool {
    guard let preposition, preposition.hasSuffix(" of") else { return false }
    return preposition.hasPrefix("at the ") || preposition.hasPrefix("on the ")
      || preposition.hasPrefix("in the ") || preposition == "on behalf of"
      || preposition == "in front of" || preposition == "on top of"
  }

  /// *see a school, clean the bathroom, at the hospital*: a place that goes bare, where it is meant as a thing (CGEL §5.44).
  private func articleOfBarePlace(
    _ noun: Lexeme, _ isBarePlace: Bool, _ usage: EnglishUsage
  ) -> Choice {
    guard isBarePlace else { return .open }
    if usage.role == .object, !usage.isBehindPreposition, noun.lemma != "home",
      let verb = usage.frame?.lemma
    {
      if EnglishHabits.seeing.contains(verb) { return .settled("a") }
      if EnglishHabits.tending.contains(verb) { return .settled("the") }
    }
    if noun.lemma == "hospital" && usage.preposition == "at" || usage.role == .subject && isRuling
      || noun.lemma == "bed" && usage.isSubject
    {
      return .settled("the")
    }
    if usage.isBehindPlace && usage.preposition != "far from" {
      return .settled("the")
    }
    return .open
  }

  /// *It is a busy street, this is a big kitchen*, but *it is the wrong room*: what a place is like makes it one of many
  /// (CGEL §5.41).
  private func isDescribed(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    KindSet.places.contains(noun.kind) && !phrase.adjectives.isEmpty
      && !phrase.adjectives.contains { quality in
        EnglishDeterminers.picksOut(quality.lexeme.lemma)
          || ["main", "next", "other", "whole", "left", "right"].contains(quality.lexeme.lemma)
      }
  }

  /// *The bathroom has a slippery floor, the house has a wooden fence*: what one tells of it is new (CGEL §5.36).
  private func isPartDescribed(
    _ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage
  ) -> Bool {
    guard !phrase.adjectives.isEmpty, !usage.isBehindPreposition,
      ["have", "have got"].contains(usage.frame?.lemma ?? ""),
      isDescribed(phrase, noun) || noun.kind == .furniture,
      !phrase.adjectives.contains(where: {
        EnglishDeterminers.picksOut($0.lexeme.lemma)
          || EnglishNumberWords.isSuperlative($0.lexeme.lemma)
      })
    else { return false }
    return phrase.degree?.lexeme.lemma != "most"
  }

  /// *I need scissors and paper*: a thing named among others is no known one.
  private func isListed(_ noun: Lexeme) -> Bool {
    plan.fillers.contains {
      $0.role == .object && $0.phrases.count > 1
        && $0.phrases.contains { $0.noun?.lexeme.lemma == noun.lemma }
    }
  }

  /// *School, bed*; *hospital* in Britain alone, where one is there as a patient (CGEL §5.44).
  func isBarePlace(_ noun: String) -> Bool {
    if noun == "hospital" {
      return morphology.isBritish
        && EnglishHabits.patients.contains(plan.verbs.last?.frame.lemma ?? "")
    }
    return EnglishHabits.barePlaces.contains(noun)
  }

  /// *The best singer in the class*: whom a superlative is chosen among is a known group.
  private var isAmongMany: Bool {
    plan.filler(.attribute)?.phrases[0].adjectives.contains {
      EnglishNumberWords.isSuperlative($0.lexeme.lemma)
    } == true
  }

  /// *Pizza is better than salad*: two kinds of a thing are compared.
  func isComparedInKind(_ noun: Lexeme) -> Bool {
    plan.fillers.contains {
      guard $0.preposition == "than", $0.phrases[0].isPlain,
        let other = $0.phrases[0].noun?.lexeme
      else { return false }
      return other.kind == noun.kind
        || KindSet.edible.contains(other.kind) && KindSet.edible.contains(noun.kind)
    }
  }

  /// Whether a noun behind *there is* takes *a*.
  func isCounted(_ noun: Lexeme, _ isPlural: Bool) -> Bool {
    !isPlural && !EnglishHabits.isMass(noun) && !EnglishHabits.barePlaces.contains(noun.lemma)
  }

  /// Things taken or made one at a time: *take a shower, make a cake*.
  func isOneOfAKind(_ noun: String, madeBy verb: String) -> Bool {
    switch verb {
    case "take", "have": EnglishHabits.takenOnce.contains(noun)
    case "make", "bake", "share", "order", "cut":
      // *a cake, a birthday cake.*
      ["cake", "pizza", "salad", "pie", "sandwich"].contains {
        noun == $0 || noun.hasSuffix(" " + $0)
      }
    default: false
    }
  }

  private func text(_ article: Article, isCounted: Bool) -> String? {
    switch article {
    case .definite: "the"
    case .indefinite: isCounted ? "a" : nil
    case .bare: nil
    }
  }

  /// *At school, by car*, but *at the new school, in a red car*: what is described is one of many (CGEL §5.41–5.45).
  private func describedArticle(
    _ phrase: NounPhrase, _ noun: Lexeme, isCounted: Bool, _ usage: EnglishUsage
  ) -> String? {
    guard usage.article == .bare, !phrase.adjectives.isEmpty, isCounted else { return nil }
    switch noun.kind {
    case .vehicle: return usage.isBehindPreposition ? "a" : nil
    case .home, .room, .place, .furniture: return "the"
    default: return nil
    }
  }

  private func isNameLike(_ noun: Lexeme, _ phrase: NounPhrase) -> Bool {
    EnglishPeople.names.contains(noun.lemma.lowercased()) && phrase.adjectives.isEmpty
      && (noun.article == .bare || noun.article == nil)
  }

  /// Known by the situation: places, persons, subjects, what is unique; else *a* or nothing.
  private func articleByRule(
    _ noun: Lexeme, isPlural: Bool, isCounted: Bool, _ usage: EnglishUsage
  ) -> String? {
    if EnglishHabits.unique.contains(noun.lemma) { return "the" }
    if usage.isBehindPreposition,
      case .settled(let there) = articleOfSituation(noun, isCounted: isCounted, usage)
    {
      return there
    }
    if isCounted, ["after", "before", "during"].contains(usage.preposition ?? ""),
      Self.happenings.contains(noun.lemma)
    {
      // *after the fight*: what the time is counted from (CGEL §5.28).
      return "the"
    }
    if isCounted, isSpan(noun, usage) { return "a" }
    if noun.lemma == "bath", usage.preposition == "in" { return "the" }
    if usage.role == .placeTo || usage.role == .placeAt || usage.role == .placeFrom {
      return "the"
    }
    if usage.preposition == "out of", isPlural || !isCounted,
      ["make", "build", "cut"].contains(usage.frame?.lemma ?? "")
    {
      return nil
    }
    if usage.isBehindPlace { return "the" }
    if noun.kind == .event, usage.role == .topic || usage.preposition == "about" { return "the" }
    if isCounted, isKnownMatter(noun, usage) { return "the" }
    if usage.isSubject {
      if isCounted, noun.lemma == "stranger" || isStinging(noun) { return "a" }
      if isPlural, isClassified(noun) || isRanked(noun) { return nil }
      if isHeard(noun) { return "the" }
      let isDoing =
        !isCounted && noun.lemma.hasSuffix("ing")
        && (noun.isInferred || ![.food, .material, .clothing, .thing].contains(noun.kind))
      if noun.lemma == "people" || isAbstract(noun) || isDoing { return nil }
      return plan.verbs.first?.frame.pattern == .existential ? (isCounted ? "a" : nil) : "the"
    }
    if plan.verbs.first?.frame.pattern == .existential {
      if isCounted { return "a" }
      return isNegated ? "any" : nil
    }
    if noun.isBeing, case .settled(let being) = articleOfBeing(noun, isPlural, isCounted, usage) {
      return being
    }
    if isCounted, usage.role == .object, isLikedAlone(usage) { return "the" }
    return isCounted ? "a" : nil
  }

  /// *A bee stung me*: no one knows which (CGEL §5.36).
  private func isStinging(_ noun: Lexeme) -> Bool {
    if plan.tense == .past, !plan.isLaid, let verb = plan.verbs.first?.frame.lemma {
      if noun.lemma == "tear" { return ["slide", "roll", "run", "drip"].contains(verb) }
      if ["bug", "spider", "ant", "fly", "beetle", "caterpillar", "tick"].contains(noun.lemma) {
        return ["crawl", "land"].contains(verb)
      }
    }
    return plan.tense == .past && !plan.isLaid && Self.stinging.contains(noun.lemma)
      && ["sting", "pinch"].contains(plan.verbs.first?.frame.lemma ?? "")
  }

  private static let stinging = EnglishWords.set(
    "bee wasp hornet jellyfish crab scorpion ant mosquito lobster")
  private static let happenings = EnglishWords.set(
    "fight trip scan crash attack race match show strike storm test quiz drill move")
  private static let pets = EnglishWords.set(
    "dog cat puppy kitten hamster rabbit bunny parrot horse pony goldfish guinea-pig turtle tortoise baby"
  ).union(["guinea pig"])
  /// What one does to an animal that one lives with.
  private static let handling = EnglishWords.set(
    """
    scold wake tease hurt punish reward train teach take comb groom treat calm comfort dry soothe free bother annoy scare
    disturb spoil weigh carry hold lift leash walk trust calm-down frighten startle let
    """
  ).union([
    "hide from", "wake up", "calm down", "let out", "let in", "play with", "run after", "look for",
  ])

  /// *let the dog sleep, dream about a monster, play with the baby*: persons and animals that are known, and new ones.
  private func articleOfBeing(
    _ noun: Lexeme, _ isPlural: Bool, _ isCounted: Bool, _ usage: EnglishUsage
  ) -> Choice {
    if plan.verbs.count > 1,
      ["let", "make", "help"].contains(usage.frame?.lemma ?? "")
        || !plan.isLaid && ["teach", "train"].contains(usage.frame?.lemma ?? "")
        || !plan.isLaid && ["want", "need", "expect"].contains(usage.frame?.lemma ?? "")
          && plan.verbs[1].subject?.noun?.lexeme == noun
    {
      // *I let the dog sleep in bed.*
      return .settled("the")
    }
    if isCounted, usage.role == .object, !usage.isBehindPreposition, Self.pets.contains(noun.lemma),
      Self.handling.contains(usage.frame?.lemma ?? "")
    {
      // *Don't wake the dog*: the one at home (CGEL §5.28).
      return .settled("the")
    }
    if isMetBefore(noun, isPlural, usage) { return .settled("the") }
    if isCounted, isNewlyMet(noun, usage) || isAlongWithNew(noun, usage) { return .settled("a") }
    if usage.preposition == "about", isPlural { return .settled(nil) }
    if usage.frame?.lemma == "dream", isCounted, !noun.isHuman || Self.dreamt.contains(noun.lemma) {
      // *I dreamed about a monster.*
      return .settled("a")
    }
    if usage.preposition == "like", isCounted { return .settled("a") }
    if usage.role == .company || usage.role == .recipient || usage.isBehindPreposition,
      usage.role != .topic || usage.preposition == "at"
    {
      return .settled("the")
    }
    if noun.isHuman, !isPlural, !takesNewPeople { return .settled("the") }
    return .open
  }
}
