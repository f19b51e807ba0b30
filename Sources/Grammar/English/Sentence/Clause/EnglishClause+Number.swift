import AACCore

extension NounPhrase {
  /// Whether a number above one stands before it.
  var isCountedByNumber: Bool {
    guard let number = quantity?.lexeme, number.wordClass == .numeral else { return false }
    return !["one", "1", "zero", "0", "one more", "1 more"].contains(number.lemma)
  }
}

extension EnglishClause {
  /// Whether a phrase is said in the plural.
  func isPlural(_ phrase: NounPhrase, _ usage: EnglishUsage) -> Bool {
    guard let noun = phrase.noun?.lexeme else { return isHeadlessPlural(phrase) }
    if noun.wordClass == .pronoun { return noun.number == .plural }
    if EnglishHabits.isPlural(noun) { return true }
    if noun.wordClass == .properNoun { return false }
    if usage.isCounted { return true }
    if EnglishHabits.isMass(noun) { return isOrdered(noun, phrase) }
    if let quantity = phrase.quantity?.lexeme.lemma {
      // *too much noise, less light*, but *too many toys* whatever was chosen (CGEL §5.53).
      if EnglishHabits.massBesides.contains(noun.lemma),
        quantity.hasSuffix("much") || quantity == "less" || quantity == "more"
      {
        return false
      }
      // *a little pepper, a bit of onion*: of it, and not a few of them.
      if quantity == "a little" || quantity.hasSuffix(" bit") || quantity == "a bit of",
        Self.cutOrGround.contains(noun.lemma), noun.number != .plural
      {
        return false
      }
      return EnglishDeterminers.makesPlural(quantity)
    }
    if let demonstrative = phrase.demonstrative?.lexeme.lemma {
      return demonstrative == "these" || demonstrative == "those"
    }
    if noun.lemma == "one" || isToldApart(phrase.noun) { return false }
    if isParents(phrase, noun, usage) || isPairWorn(noun, usage) { return true }
    if phrase.determiner?.lexeme.lemma == "other" {
      // *the other shoe*, but *play with other children*: people are met in any number.
      return phrase.possessive == nil && noun.isBeing && !usage.isSubject
    }
    if phrase.possessive == nil, phrase.determiner == nil,
      let quality = phrase.adjectives.last?.lexeme.lemma,
      Self.cookedTogether.contains("\(quality) \(noun.lemma)")
    {
      // *I want scrambled eggs.*
      return true
    }
    if noun.lemma == "thing", phrase.possessive != nil, phrase.adjectives.isEmpty,
      phrase.determiner == nil
    {
      // *Don't touch my things.*
      return true
    }
    if let determiner = phrase.determiner?.lexeme.lemma {
      return isPlural(phrase, noun, usage, behind: determiner)
    }
    if plan.isNegative, usage.role == .object,
      ["want", "eat", "need"].contains(usage.frame?.lemma ?? ""), phrase.adjectives.isEmpty,
      phrase.possessive == nil, EnglishHabits.eatenTogether.contains(noun.lemma)
    {
      // *I don't want vegetables.*
      return true
    }
    if noun.lemma == "stranger" || noun.lemma == "animal", isWarnedOf(phrase) {
      // *Don't talk to strangers*: to none of them.
      return true
    }
    return isPluralByHabit(phrase, noun, usage)
  }

  /// *Don't talk to strangers, don't tease animals*: of none of them, as rules are said (CGEL §5.53).
  func isWarnedOf(_ phrase: NounPhrase) -> Bool {
    plan.isNegative && isImperative && phrase.possessive == nil && phrase.adjectives.isEmpty
  }

  /// What is taken by the bit: *a little pepper*, but *a few apples* (CGEL §5.4).
  private static let cutOrGround = EnglishWords.set(
    "pepper onion cake pizza pie lemon lime pumpkin coconut watermelon melon pineapple cucumber fish chicken turkey lamb omelette"
  )

  /// *no teeth, any shoes, both cats*, but *no cat*.
  private func isPlural(
    _ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage, behind determiner: String
  ) -> Bool {
    switch determiner {
    case "no": !usage.isSubject && EnglishHabits.pairs.contains(noun.lemma)
    case "any": !usage.isSubject
    // *all my heart*: the whole of what one has once (CGEL §5.16).
    case "all": phrase.possessive == nil || !Self.wholes.contains(noun.lemma)
    default: ["both", "all the", "both the"].contains(determiner)
    }
  }

  private static let wholes = EnglishWords.set("heart life soul body family childhood")

  /// *I depend on my parents*: of one's own there are two, where no word says otherwise.
  private func isParents(_ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    ["parent", "grandparent"].contains(noun.lemma) && phrase.determiner == nil
      && usage.role != .attribute && phrase.adjectives.isEmpty
  }

  /// *The red sneakers cost twenty dollars*: what is worn in pairs is sold and fits in pairs.
  private func isPairWorn(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    usage.isSubject && noun.kind == .clothing && EnglishHabits.pairs.contains(noun.lemma)
      && ["cost", "fit", "match"].contains(plan.verbs.first?.frame.lemma ?? "")
  }

  /// *A burger without onions, pizza with mushrooms*: what is put on food by the piece.
  private func isTopping(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    ["with", "without", "except", "except for"].contains(usage.preposition ?? "")
      && EnglishHabits.eatenTogether.contains(noun.lemma)
  }

  /// *Queue for stamps, save up for tickets*: what is bought several at a time.
  private func isBoughtTogether(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    usage.preposition == "for" && ["stamp", "ticket"].contains(noun.lemma)
      && ["queue", "queue up", "line up", "wait", "stand", "wait in line"].contains(
        usage.frame?.lemma ?? "")
  }

  /// *two milks, three ice creams*: what is drunk is counted by what it comes in (CGEL §5.9).
  private func isOrdered(_ noun: Lexeme, _ phrase: NounPhrase) -> Bool {
    guard phrase.isCountedByNumber else { return false }
    // *Two sugars*: a drink is sweetened by the spoonful (CGEL §5.9).
    return noun.kind == .drink || EnglishHabits.servings.contains(noun.lemma)
      || noun.lemma == "sugar" || EnglishHabits.massBesides.contains(noun.lemma)
  }

  /// *learn about planets, a book about dinosaurs*: the whole kind is meant.
  private func isStudied(_ usage: EnglishUsage) -> Bool {
    usage.preposition == "about" && (usage.role == .topic || usage.role == .other)
      && ["learn", "read", "study", "know", "write", "learn about"].contains(
        usage.frame?.lemma ?? "")
  }

  /// *a documentary about sharks, a question about snakes*: the whole kind, where something tells of it.
  func isToldAbout(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard usage.preposition == "about",
      noun.kind == .animal || noun.kind == .vehicle || noun.kind == .plant,
      let work = plan.filler(.object)?.phrases[0].noun?.lexeme.lemma
    else { return false }
    return Self.works.contains(work)
  }

  private static let works = EnglishWords.set(
    """
    book story movie film documentary video question song poem show program programme cartoon report project joke magazine
    article lesson presentation podcast
    """)

  /// *I like to read books, I love drawing dogs*: what one likes to do one does to all of a kind (CGEL §5.55).
  func isDoneGladly(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    usage.role == .object && !usage.isBehindPreposition && plan.verbs.count == 2 && !plan.isLaid
      && ["like", "love", "enjoy", "hate"].contains(plan.verbs[0].frame.lemma)
      && !plan.options.contains(.polite) && plan.tense == .present && !plan.isQuestion
      && (Self.gladly.contains(usage.frame?.lemma ?? "")
        || usage.frame?.lemma == "open" && Self.opened.contains(noun.lemma)
        || usage.frame?.lemma == "ride" && noun.kind == .animal)
      && usage.frame?.lemma == plan.verbs[1].frame.lemma
      && plan.fillers.count == 1 && plan.adverbials.isEmpty
      && plan.fillers[0].phrases.allSatisfy {
        $0.isPlain || $0.possessive == nil && $0.determiner == nil
      }
  }

  private static let opened = EnglishWords.set("present gift jar can bottle letter package box")
  private static let gladly = EnglishWords.set("read eat draw tell collect pick write")

  /// *I like cats more than dogs.*
  private func isPreferred(_ usage: EnglishUsage) -> Bool {
    ["more than", "less than", "better than"].contains(usage.preposition ?? "")
      && EnglishHabits.general.contains(usage.frame?.lemma ?? "")
  }

  /// *I never eat mushrooms*: how often something is eaten is said of the whole kind (CGEL §5.55).
  private func isEatenByHabit(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    noun.kind == .food && noun.article == nil
      && ["eat", "cook", "buy"].contains(usage.frame?.lemma ?? "")
      && plan.adverbials.contains {
        $0.constituent.lexeme.kind == .frequency && $0.place == .before
          || $0.constituent.lexeme.lemma == "never"
      }
  }

  private func isHeadlessPlural(_ phrase: NounPhrase) -> Bool {
    if let demonstrative = phrase.demonstrative?.lexeme { return demonstrative.number == .plural }
    if let quantity = phrase.quantity?.lexeme.lemma {
      return EnglishDeterminers.makesPlural(quantity)
    }
    return phrase.determiner?.lexeme.lemma == "both"
  }

  /// *He warned us about the dog*: behind these it is a certain one.
  private static let minding: WordSet = [
    "warn", "complain", "complain about", "worry", "yell", "argue", "ask", "forget", "inform",
  ]

  /// What is cooked several at a time.
  private static let cookedTogether: WordSet = [
    "scrambled egg", "mashed potato", "baked bean", "refried bean", "deviled egg",
    "mixed vegetable", "steamed vegetable", "roasted vegetable", "roast potato", "frozen pea",
    "caramelized onion", "fried onion", "stewed prune", "canned peach", "mixed nut",
    "candied yam", "green bean", "black bean", "new potato",
  ]

  /// What shows but one of them.
  private static let imaging: WordSet = [
    "take a picture", "take a photo", "take pictures", "take photos", "snap a picture",
    "make a drawing", "paint a picture", "take a video", "make a video", "draw a picture",
  ]

  private static let limbs: WordSet = ["arm", "leg", "knee"]

  /// Things liked in general, pairs washed or put on, what several people are.
  private func isPluralByHabit(_ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage) -> Bool
  {
    if usage.role == .attribute {
      return subject.number == .plural && !usage.isBehindPreposition && noun.article == nil
    }
    if usage.preposition == "into", phrase.possessive == nil, phrase.determiner == nil,
      EnglishHabits.pieces.contains(noun.lemma)
    {
      return true
    }
    if plan.options.contains(.polite), ["like", "prefer"].contains(usage.frame?.lemma ?? "") {
      return false
    }
    if isDoneToSeveral(phrase, noun, usage) || isOfSeveral(phrase, noun, usage)
      || isManyByHabit(phrase, noun, usage)
    {
      return true
    }
    if phrase.isPlain, isTopping(noun, usage) || isBoughtTogether(noun, usage) { return true }
    if noun.lemma == "noise", !phrase.adjectives.isEmpty, usage.article == .bare,
      EnglishHabits.general.contains(usage.frame?.lemma ?? ""), phrase.possessive == nil
    {
      // *I hate loud noises*, but *I hate noise.*
      return true
    }
    if usage.role == .object, noun.kind == .body, phrase.adjectives.isEmpty,
      EnglishHabits.movesTogether(noun.lemma, by: usage.frame?.lemma ?? "")
    {
      // *The physio stretches my leg*: whoever treats a limb treats the one that was laid.
      return phrase.possessive.map { $0.lexeme.lemma == subject.pronoun.possessive } ?? true
        || !Self.limbs.contains(noun.lemma)
    }
    guard phrase.possessive == nil,
      usage.role == .object || usage.role == .topic || isStudied(usage) || isPreferred(usage)
        || isToldAbout(noun, usage),
      !usage.isGoverned
    else { return false }
    if let pair = isPairByVerb(phrase, noun, usage) { return pair }
    if isEatenByHabit(noun, usage), phrase.isPlain { return true }
    if usage.frame?.pattern == .grooming, noun.kind == .body || noun.kind == .clothing {
      return EnglishHabits.pairs.contains(noun.lemma)
    }
    return isSaidOfKind(phrase, noun, usage)
  }

  private static let paired: WordSet = [
    "need", "want", "buy", "wear", "would like", "put", "put away", "put back", "search", "zip",
    "zip up",
    "tie", "untie", "lace", "rinse off", "pack", "match", "knit",
  ]

  /// *need gloves, have blue eyes*, but *have a sore throat*: what comes in pairs where one needs or has it; nil elsewhere.
  private func isPairByVerb(_ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage) -> Bool? {
    if noun.kind == .clothing, usage.role == .object, EnglishHabits.pairs.contains(noun.lemma),
      Self.paired.contains(usage.frame?.lemma ?? ""),
      usage.frame?.lemma != "put" || !plan.fillers.contains(where: { $0.phrases[0].kind == .body }),
      phrase.determiner == nil, phrase.quantity == nil
    {
      return true
    }
    if noun.kind == .body, ["have", "have got"].contains(usage.frame?.lemma ?? ""),
      phrase.adjectives.contains(where: { EnglishHabits.ailing.contains($0.lexeme.lemma) })
    {
      return false
    }
    if noun.kind == .body, usage.frame?.lemma == "have" {
      return EnglishHabits.pairs.contains(noun.lemma)
    }
    return nil
  }

  /// *You will love the film, she liked the present*: what one is to like, or liked that time, is a certain thing; but *I liked
  /// dogs* (CGEL §4.14, §5.28).
  private func isLikedOnce(_ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard !plan.isLaid, usage.role == .object, !usage.isBehindPreposition, phrase.isPlain,
      plan.verbs.count == 1, isLikedAlone(usage), !plan.options.contains(.habitual),
      !KindSet.edible.contains(noun.kind), noun.number != .plural
    else { return false }
    switch plan.tense {
    case .future: return noun.kind != .animal || noun.lemma == "puppy" || noun.lemma == "kitten"
    case .past: return [.media, .book, .event, .story, .music, .game].contains(noun.kind)
    // *We wonder if they like the present*: the one that was given.
    default: return implied != nil && Self.gifts.contains(noun.lemma)
    }
  }

  private static let gifts = EnglishWords.set("present gift card surprise drawing painting")

  /// *I like cats, learn about planets*, but *I like the park*: what is liked or learned about is the whole kind.
  private func isSaidOfKind(_ phrase: NounPhrase, _ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    guard
      usage.article == .bare && EnglishHabits.general.contains(usage.frame?.lemma ?? "")
        || isDoneGladly(noun, usage) || isPreferred(usage)
        || usage.role == .topic && usage.preposition != "for"
          && (usage.preposition != "of" || plan.filler(.object) == nil)
          && !Self.minding.contains(usage.frame?.lemma ?? "")
          && (noun.kind == .animal && usage.article == nil
            && !Self.imaging.contains(
              usage.frame?.lemma ?? "")
            || usage.article == .bare)
        || isStudied(usage) || isToldAbout(noun, usage),
      noun.article == nil, noun.wordClass == .noun, !isPictured(usage),
      // *interested in cars*: of no certain one, though one has one's own.
      usage.role == .topic && usage.article == .bare
        || !isOwnByRole(noun.lemma, usage.frame?.lemma ?? ""),
      !isLikedOnce(phrase, noun, usage),
      !phrase.adjectives.contains(where: {
        EnglishDeterminers.definiteAdjectives.contains($0.lexeme.lemma)
      })
    else { return false }
    // Places, persons and parts of the body are known ones: *I like the park* (CGEL §5.55–5.56).
    switch noun.kind {
    case .person where usage.frame?.lemma.hasPrefix("believe") == true: return true
    case .place, .room, .home, .person, .body, .instrument, .sport, .meal, .time, .activity, .color:
      return false
    default:
      return !EnglishHabits.unique.contains(noun.lemma) && noun.lemma != "noise"
        && !EnglishHabits.isServedByPart(noun, phrase)
    }
  }
}
