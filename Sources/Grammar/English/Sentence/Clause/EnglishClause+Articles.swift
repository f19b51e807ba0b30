import AACCore

extension EnglishClause {
  /// What stands before adjectives and noun: *my two, these, the, a, some*.
  func determiners(
    _ phrase: NounPhrase, _ noun: Lexeme, isPlural: Bool, _ usage: EnglishUsage
  ) -> [EnglishVerbGroup.Word] {
    var words: [EnglishVerbGroup.Word] = []
    let isOwned = phrase.possessive != nil || phrase.demonstrative != nil
    if isOwned, let all = phrase.determiner, ["all", "both"].contains(all.lexeme.lemma) {
      words.append(.init(text: all.lexeme.lemma, tile: all.tile))
    }
    if let possessive = phrase.possessive {
      var lemma = possessive.lexeme.lemma
      if let end = lemma.lastIndex(where: { $0 == "'" || $0 == "’" }),
        EnglishPeople.names.contains(String(lemma[..<end]))
      {
        lemma = lemma.capitalizedAtStart
      }
      words.append(
        .init(text: EnglishPronouns.of(lemma)?.possessive ?? lemma, tile: possessive.tile))
    } else if let owner = phrase.complement.first?.noun, owner.lexeme.isBeing, !isDepiction(phrase)
    {
      words.append(.init(text: genitive(phrase.complement[0]), tile: owner.tile))
    } else if let demonstrative = phrase.demonstrative {
      words.append(
        .init(
          text: EnglishDeterminers.agreeing(demonstrative.lexeme.lemma, isPlural: isPlural),
          tile: demonstrative.tile))
    } else if let determiner = phrase.determiner {
      // *a lovely time, a sharp pain*: what is also counted keeps the article that was chosen.
      let isMass =
        EnglishHabits.isMass(noun)
        && (phrase.adjectives.isEmpty || !["time", "pain", "noise", "light"].contains(noun.lemma))
      addDeterminer(determiner, isPlural: isPlural, isMass: isMass, &words)
      if ["all", "both"].contains(determiner.lexeme.lemma), isPlural,
        self.isOwned(noun, usage)
      {
        // *All my friends*: whose they are, in the place of the article (CGEL §5.15).
        words[words.count - 1].text = determiner.lexeme.lemma
        words.append(.init(text: owner(of: noun, usage) ?? "the"))
      }
    } else if phrase.quantity == nil {
      if let article = article(phrase, noun, isPlural: isPlural, usage) {
        let isOwner = article == possessor?.pronoun.possessive
        words.append(.init(text: article, tile: isOwner ? ownerTile : nil))
      }
      return words
    }
    if isOwned, let other = phrase.determiner, other.lexeme.lemma == "other" {
      words.append(.init(text: "other", tile: other.tile))
    }
    if isOwned, let quantity = phrase.quantity, quantity.lexeme.lemma == "half" {
      words.insert(.init(text: "half", tile: quantity.tile), at: 0)
      return words
    }
    if let quantity = phrase.quantity {
      let text = EnglishDeterminers.quantity(
        quantity.lexeme.lemma, isPlural: isPlural,
        isInNegation: isInNegation, isQuestion: plan.isQuestion && !isOffer,
        isMeasure: noun.kind == .quantity || noun.kind.isTemporal)
      words.append(.init(text: text, tile: quantity.tile))
    }
    return words
  }

  /// *a picture of my family*: what is shown stays behind the *of* that was chosen.
  func isDepiction(_ phrase: NounPhrase) -> Bool {
    (phrase.complement.first?.link?.tile != nil
      || ["draw", "paint"].contains(plan.verbs.last?.frame.lemma ?? ""))
      && EnglishHabits.depicting.contains(phrase.noun?.lexeme.lemma ?? "")
  }

  /// *Do you want some water?* offers: *some* stays (CGEL §10.61).
  private var isOffer: Bool {
    let verb = plan.verbs.first?.constituent.lexeme.lemma ?? ""
    return ["want", "like", "would like", "need", "can", "could", "have"].contains(verb)
  }

  private func addDeterminer(
    _ determiner: Constituent, isPlural: Bool, isMass: Bool, _ words: inout [EnglishVerbGroup.Word]
  ) {
    let lemma = determiner.lexeme.lemma
    let text: String
    switch lemma {
    case "a", "an": text = isPlural || isMass ? "some" : "a"
    case "no", "neither":
      text = isNegated ? (isPlural || isMass ? "any" : "a") : lemma
    case "any": text = isInNegation || plan.isQuestion ? "any" : "some"
    case "another": text = isPlural ? "other" : "another"
    case "other" where !isPlural && !isMass: text = "the other"
    case "all" where isPlural || isMass: text = "all the"
    default: text = lemma
    }
    words.append(.init(text: text, tile: determiner.tile))
  }

  /// *Mom's, the girl's, the boys'* (CGEL §5.112–5.123).
  private func genitive(_ owner: NounPhrase) -> String {
    guard let noun = owner.noun?.lexeme else { return "" }
    if noun.wordClass == .pronoun, let pronoun = EnglishPronouns.of(noun.lemma) {
      return pronoun.possessive
    }
    if noun.wordClass == .pronoun { return "\(noun.lemma)'s" }
    let usage = EnglishUsage(.subject)
    let isPlural = isPlural(owner, usage)
    var ownClause = self
    ownClause.possessor = nil
    ownClause.isSayingSubject =
      isSayingSubject || possessor != nil
      || isOfSpeakersKin && ["sister", "brother"].contains(noun.lemma)
    var text = noun.lemma
    if isPlural, !EnglishHabits.isPlural(noun) { text = EnglishNouns.plurals(of: text)[0] }
    if EnglishPeople.names.contains(text), owner.possessive == nil {
      text = text.capitalizedAtStart
    }
    text += isPlural && text.hasSuffix("s") ? "'" : "'s"
    let own = owner.possessive.map {
      EnglishPronouns.of($0.lexeme.lemma)?.possessive ?? $0.lexeme.lemma
    }
    let before =
      (own ?? ownClause.article(owner, noun, isPlural: isPlural, usage)).map { $0 + " " } ?? ""
    return before + text
  }

  /// *Mom is combing my sister's hair*: whose mother it is, theirs are the children.
  private var isOfSpeakersKin: Bool {
    plan.subject.count == 1
      && EnglishPeople.names.contains(plan.subject[0].noun?.lexeme.lemma.lowercased() ?? "")
  }

  /// The article, or a possessive in its place; nil: none.
  ///
  /// Sources: CGEL §5.26–5.58; CaGEL ch. 5 §6–8.
  private func article(
    _ phrase: NounPhrase, _ noun: Lexeme, isPlural: Bool, _ usage: EnglishUsage
  ) -> String? {
    if usage.isVerbless { return nil }
    if isSharingOwner, !EnglishPeople.names.contains(noun.lemma) { return nil }
    let isCounted = !isPlural && !EnglishHabits.isMass(noun)
    if isToldApart(phrase.noun) {
      if !isToldOfKind(noun, usage) { return "the" }
      return isCounted ? "a" : nil
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
        noun.lemma != "noise"
      {
        return "a"
      }
      return text(given, isCounted: isCounted)
    }
    return articleByRule(noun, isPlural: isPlural, isCounted: isCounted, usage)
  }

  /// What one step of the choice says.
  enum Choice {
    case open
    case settled(String?)
  }

  /// The article that the noun brings along: names, kin and body, words with a habit, *at school*.
  private func articleByNoun(
    _ phrase: NounPhrase, _ noun: Lexeme, isCounted: Bool, _ usage: EnglishUsage
  ) -> Choice {
    if noun.lemma == "class", usage.preposition == "with" {
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
    if EnglishHabits.seasons.contains(noun.lemma), phrase.isPlain { return .settled(nil) }
    if case .settled(let told) = articleOfTold(phrase, noun, usage) { return .settled(told) }
    if isOwned(noun, usage) { return .settled(owner(of: noun, usage)) }
    if case .settled(let known) = articleOfKnown(phrase, noun, usage) { return .settled(known) }
    let isBarePlace = isBarePlace(noun.lemma) && (noun.lemma != "class" || usage.role != .recipient)
    if isBarePlace, usage.role == .object, !usage.isBehindPreposition, noun.lemma != "home",
      let verb = usage.frame?.lemma
    {
      if EnglishHabits.seeing.contains(verb) { return .settled("a") }
      if EnglishHabits.tending.contains(verb) { return .settled("the") }
    }
    if isBarePlace,
      noun.lemma == "hospital" && usage.preposition == "at" || usage.role == .subject && isRuling
        || noun.lemma == "bed" && usage.isSubject
    {
      return .settled("the")
    }
    if usage.isBehindPlace && isBarePlace && usage.preposition != "far from" {
      return .settled("the")
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

  /// *for an hour, for a week*: one span of time (CGEL §8.63).
  private func isSpan(_ noun: Lexeme, _ usage: EnglishUsage) -> Bool {
    usage.preposition == "for"
      && ["hour", "minute", "second", "day", "week", "month", "year", "while", "moment"].contains(
        noun.lemma)
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
      if isPlural, isClassified(noun) { return nil }
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
    if noun.isBeing {
      if plan.verbs.count > 1, ["let", "make", "help"].contains(usage.frame?.lemma ?? "") {
        // *I let the dog sleep in bed.*
        return "the"
      }
      if usage.preposition == "about", isPlural { return nil }
      if usage.frame?.lemma == "dream", isCounted, !noun.isHuman || Self.dreamt.contains(noun.lemma)
      {
        // *I dreamed about a monster.*
        return "a"
      }
      if usage.preposition == "like", isCounted { return "a" }
      if usage.role == .company || usage.role == .recipient || usage.isBehindPreposition,
        usage.role != .topic || usage.preposition == "at"
      {
        return "the"
      }
      if noun.isHuman, !isPlural, !takesNewPeople { return "the" }
    }
    return isCounted ? "a" : nil
  }
}
