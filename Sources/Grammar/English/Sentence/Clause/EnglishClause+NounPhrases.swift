import AACCore

extension EnglishClause {
  /// One phrase: determiner, quantity, adjectives, noun.
  mutating func add(_ phrase: NounPhrase, _ usage: EnglishUsage) {
    if let focus = phrase.focus,
      focus.lexeme.isCorrelative || WordSorter.isLimiting(focus.lexeme.lemma)
    {
      out.add(focus.lexeme.correlated, tile: focus.tile)
    }
    guard let noun = phrase.noun else { return addHeadless(phrase, usage) }
    if !attached.isEmpty, addActivity(noun) { return }
    if noun.lexeme.wordClass == .pronoun {
      addPronoun(noun, usage)
      for adjective in phrase.adjectives { out.add(spelled(adjective), tile: adjective.tile) }
      return addAttached(behind: noun)
    }
    if noun.lexeme.wordClass == .adverb || noun.lexeme.wordClass == .verb {
      // *I don't go anywhere* (CGEL §10.60).
      let isSomewhere = noun.lexeme.lemma == "somewhere" && isNegated
      out.add(isSomewhere ? "anywhere" : spelled(noun), tile: noun.tile)
      if isSomewhere { out.note(.nonAssertive, "somewhere", "anywhere") }
      return
    }
    let isPlural = isPlural(phrase, usage)
    var phrase = phrase
    let isAge = ["year", "month", "week", "day"].contains { noun.lexeme.lemma.hasPrefix($0) }
    // *two years old, two years older than me.*
    let isMeasured = isAge || EnglishHabits.units.contains(noun.lexeme.lemma)
    let old = phrase.adjectives.last {
      $0.lexeme.lemma == "old" && isAge
        || isMeasured && phrase.quantity != nil && EnglishHabits.measured.contains($0.lexeme.lemma)
        || isMeasured && phrase.quantity != nil && EnglishNumberWords.isCompared($0.lexeme.lemma)
          && !EnglishNumberWords.isSuperlative($0.lexeme.lemma)
    }
    if let old { phrase.adjectives.removeAll { $0 == old } }
    var words = determiners(phrase, noun.lexeme, isPlural: isPlural, usage)
    noteChoices(phrase, noun, words)
    addAdjectives(of: phrase, to: &words)
    if let unit = portion(of: phrase, isPlural: isPlural) { words += unit }
    if let maker = compoundModifier(phrase) { words.append(maker) }
    words.append(.init(text: nounText(phrase, usage, isPlural: isPlural), tile: noun.tile))
    if noun.tile == nil, let quality = phrase.adjectives.last {
      out.note(.completed, quality.lexeme.lemma, noun.lexeme.lemma)
    }
    say(words)
    let isYears = noun.lexeme.lemma.hasPrefix("year") && usage.role == .attribute
    if let old, phrase.quantity != nil {
      out.add(spelled(old), tile: old.tile)
    } else if isYears, phrase.quantity != nil {
      out.note(.completed, out.last?.text ?? "", "old")
      out.add("old")
    }
    addComplement(of: phrase)
    if !attached.isEmpty { addAttached(behind: noun) }
  }

  /// *two pieces of furniture, two slices of bread*: what is not counted is counted by its parts (CGEL §5.6–5.8).
  private mutating func portion(of phrase: NounPhrase, isPlural: Bool) -> [EnglishVerbGroup.Word]? {
    guard let noun = phrase.noun?.lexeme, phrase.quantity?.lexeme.wordClass == .numeral else {
      return nil
    }
    if isPlural, EnglishCountability.inPairs.contains(noun.lemma) {
      let unit = phrase.isCountedByNumber ? "pairs" : "pair"
      out.note(.quantity, noun.lemma, unit + " of")
      return [.init(text: unit), .init(text: "of")]
    }
    guard !isPlural, EnglishHabits.isMass(noun), compoundModifier(phrase) == nil,
      let unit = EnglishHabits.portion(of: noun)
    else { return nil }
    let text = phrase.isCountedByNumber ? EnglishNouns.plurals(of: unit).first ?? unit : unit
    guard phrase.isCountedByNumber || !EnglishHabits.servings.contains(noun.lemma) else {
      return nil
    }
    out.note(.quantity, noun.lemma, text + " of")
    return [.init(text: text), .init(text: "of")]
  }

  /// *these* for *this*, *Emma's* for *Emma*, and an adjective that was chosen behind its noun.
  private mutating func noteChoices(
    _ phrase: NounPhrase, _ noun: Constituent, _ words: [EnglishVerbGroup.Word]
  ) {
    if let word = phrase.demonstrative,
      let said = words.first(where: { $0.tile == word.tile })?.text, said != word.lexeme.lemma
    {
      out.note(.adjectiveAgreement, word.lexeme.lemma, said)
    }
    if let owner = phrase.complement.first?.noun, owner.lexeme.isBeing, owner.tile != nil,
      let said = words.last(where: { $0.tile == owner.tile })?.text, said.hasSuffix("'s")
    {
      out.note(.genitive, owner.lexeme.lemma, said)
    } else if let owner = phrase.possessive, case let name = owner.lexeme.lemma,
      name.hasSuffix("'s") || name.hasSuffix("s'")
    {
      // My uncle's, my grandparents'.
      out.note(.genitive, String(name.dropLast(name.hasSuffix("'s") ? 2 : 1)), name)
    }
    for adjective in phrase.adjectives {
      if let tile = adjective.tile, let place = noun.tile, tile > place {
        out.note(.adjectivePlace, adjective.lexeme.lemma, noun.lexeme.lemma)
      }
    }
  }

  /// Says the words; *a* becomes *an* by the sound of the next (CGEL §5.11).
  private mutating func say(_ words: [EnglishVerbGroup.Word]) {
    for (index, word) in words.enumerated() {
      var text = word.text
      if text == "a", index + 1 < words.count {
        text = EnglishArticles.indefinite(
          before: words[index + 1].text, isBritish: morphology.isBritish)
        if text == "an" { out.note(.articleAn, words[index + 1].text, text) }
      }
      if word.tile == nil, index + 1 < words.count {
        noteArticle(text, words[words.count - 1].text)
      }
      addJoined(text, tile: word.tile)
    }
  }

  private mutating func noteArticle(_ article: String, _ noun: String) {
    switch article {
    case "a", "an": out.note(.articleIndefinite, noun, article)
    case "the": out.note(.articleDefinite, noun, article)
    case "my", "your", "his", "her", "its", "our", "their": out.note(.owner, noun, article)
    case "any": out.note(.nonAssertive, "some", article)
    default: break
    }
  }

  /// Plural, spelling of the variety, capital of *Mom*.
  private mutating func nounText(_ phrase: NounPhrase, _ usage: EnglishUsage, isPlural: Bool)
    -> String
  {
    guard let noun = phrase.noun else { return "" }
    let lexeme = noun.lexeme
    var text = spelled(noun)
    if isPlural, !EnglishHabits.isPlural(lexeme) {
      text = lexeme.forms["PL"] ?? EnglishNouns.plurals(of: text).first ?? text
      if text != lexeme.lemma { out.note(.plural, lexeme.lemma, text) }
    }
    if phrase.isPlain, EnglishPeople.names.contains(text), !isSharingOwner,
      lexeme.article == .bare || lexeme.article == nil
    {
      text = text.capitalizedAtStart
    }
    if lexeme.isInferred { out.note(.inferred, text) }
    return text
  }

  func spelled(_ word: Constituent) -> String {
    let lemma = word.lexeme.lemma
    return morphology.isBritish ? EnglishVariants.british(lemma) : EnglishVariants.american(lemma)
  }

  /// Case by place; *-self* for the subject's own person (CGEL §6.23–6.27).
  private mutating func addPronoun(_ noun: Constituent, _ usage: EnglishUsage) {
    let lemma = noun.lexeme.lemma
    if lemma == "oneself" {
      out.note(.reflexive, plan.verbs.first?.frame.lemma ?? lemma, subject.pronoun.reflexive)
      return out.add(subject.pronoun.reflexive, tile: noun.tile)
    }
    guard let pronoun = EnglishPronouns.of(lemma), lemma != pronoun.absolute || lemma == "his"
    else {
      let isLacking = usage.preposition == "without"
      let text = usage.isSubject ? lemma : isLacking ? nonAssertive(lemma) : inNegation(lemma)
      if text != lemma { out.note(.nonAssertive, lemma, text) }
      addJoined(text, tile: noun.tile)
      return
    }
    var text = pronoun.accusative
    if usage.isSubject {
      text = usage.isVerbless ? lemma : pronoun.nominative
    } else if lemma == pronoun.reflexive {
      text = lemma
    } else if usage.role == .object || usage.role == .recipient
      || usage.role == .topic && usage.preposition == "of", !usage.isOfOtherSubject,
      isOwn(pronoun), !isLetByOther, !isDoneByOther(usage)
    {
      text = subject.pronoun.reflexive
      if noun.tile == nil { out.note(.reflexive, plan.verbs.first?.frame.lemma ?? lemma, text) }
    } else if usage.isVerbless {
      text = lemma
    }
    if text != lemma { out.note(.pronounForm, lemma, text) }
    if noun.tile == nil { noteUnchosen(text) }
    out.add(text, tile: noun.tile)
  }

  /// *I persuaded Mom to let me go*: she lets, and not who persuades her (CGEL §6.25).
  private var isLetByOther: Bool {
    plan.verbs.count > 1 && plan.verbs.dropFirst().contains { $0.frame.lemma == "let" }
      && plan.verbs.contains {
        ["persuade", "ask", "tell", "convince", "beg", "get", "want", "remind", "need", "help"]
          .contains($0.frame.lemma)
      }
  }

  /// *I thank you for helping me*: who is thanked did it (CGEL §6.25, §15.22).
  private func isDoneByOther(_ usage: EnglishUsage) -> Bool {
    guard plan.verbs.count > 1, let first = plan.verbs.first?.frame.lemma,
      usage.frame?.lemma != first, RoleAssigner.judging.contains(first)
    else { return false }
    return plan.fillers.contains {
      $0.verb == 0 && $0.phrases[0].noun?.lexeme.isBeing == true && $0.prepositionTile == nil
    }
  }

  private func isOwn(_ pronoun: EnglishPronouns) -> Bool {
    pronoun.person != .third && pronoun.nominative == subject.pronoun.nominative
      && !plan.options.contains(.request)
  }

  /// Adjectives, quantities, *mine*, *this* without a noun.
  private mutating func addHeadless(_ phrase: NounPhrase, _ usage: EnglishUsage) {
    if let determiner = phrase.determiner { out.add(spelled(determiner), tile: determiner.tile) }
    if let demonstrative = phrase.demonstrative {
      out.add(demonstrative.lexeme.lemma, tile: demonstrative.tile)
    }
    if let possessive = phrase.possessive {
      let lemma = possessive.lexeme.lemma
      let pronoun = EnglishPronouns.of(lemma)
      let form = phrase.adjectives.isEmpty ? pronoun?.absolute : pronoun?.possessive
      out.add(form ?? lemma, tile: possessive.tile)
    } else if phrase.isPlainSuperlative, phrase.determiner == nil, out.last?.text != "the" {
      out.add("the")
      out.note(.articleDefinite, phrase.head, "the")
    }
    var phrase = phrase
    if let most = phrase.quantity, phrase.degree == nil, !phrase.adjectives.isEmpty,
      ["most", "more"].contains(most.lexeme.lemma)
    {
      phrase.degree = most
      phrase.quantity = nil
    }
    if let quantity = phrase.quantity {
      out.add(
        quantityAlone(quantity.lexeme.lemma, isVerbless: usage.isVerbless), tile: quantity.tile)
    }
    var words: [EnglishVerbGroup.Word] = []
    addAdjectives(of: phrase, to: &words)
    for (index, word) in words.enumerated() {
      // Two qualities behind *be* are joined: *big and red* (CGEL §7.21); three are a list: *big, clean and quiet*.
      if index > 0, isListGoingOn {
        out.addMark(",")
      } else if index > 0, usage.role == .attribute, index == words.count - 1, phrase.degree == nil
      {
        out.add("and")
        out.note(.coordination, word.text, "and")
      }
      out.add(word.text, tile: word.tile)
    }
  }

  /// *a lot* where *a lot of* would want a noun.
  private func quantityAlone(_ quantity: String, isVerbless: Bool) -> String {
    if isVerbless { return quantity }
    switch quantity {
    case "a lot of", "lots of": return "a lot"
    case "a bit of": return "a bit"
    case "plenty of": return "plenty"
    case "half of": return "half"
    case "much", "many": return isInNegation || plan.isQuestion ? quantity : "a lot"
    case "some": return isNegated ? "any" : "some"
    default: return quantity
    }
  }

  /// Opinion, size, other qualities, age, colour, material (CGEL §7.45; CaGEL chapter 5).
  private mutating func addAdjectives(
    of phrase: NounPhrase, to words: inout [EnglishVerbGroup.Word]
  ) {
    guard !phrase.adjectives.isEmpty else { return }
    var adjectives = phrase.adjectives
    if adjectives.count > 1 {
      adjectives.sort {
        EnglishAdjectiveOrder.rank($0.lexeme) < EnglishAdjectiveOrder.rank($1.lexeme)
      }
    }
    for (index, adjective) in adjectives.enumerated() {
      var text = spelled(adjective)
      let isEnough = phrase.degree?.lexeme.lemma == "enough"
      if index == 0, let degree = phrase.degree, !isEnough {
        text = graded(text, by: degree, into: &words)
      }
      words.append(.init(text: text, tile: adjective.tile))
      // *enough* stands behind its adjective (CGEL §7.55).
      if index == 0, isEnough { words.append(.init(text: "enough", tile: phrase.degree?.tile)) }
    }
  }

  /// *very big, a bit tired, bigger, the biggest* (CGEL §7.74–7.87).
  private func graded(
    _ adjective: String, by degree: Constituent, into words: inout [EnglishVerbGroup.Word]
  ) -> String {
    switch degree.lexeme.lemma {
    case "more": return morphology.comparatives(of: adjective).first ?? adjective
    case "most":
      let superlative = morphology.superlatives(of: adjective).first ?? adjective
      // Before a noun the article is the noun's.
      return words.isEmpty && out.last?.text != "the" ? "the " + superlative : superlative
    case "a lot" where EnglishNumberWords.isCompared(adjective),
      "much" where EnglishNumberWords.isCompared(adjective):
      // *much taller* (CGEL §7.89).
      words.append(.init(text: degree.lexeme.lemma, tile: degree.tile))
    case "a lot", "much", "a lot of":
      words.append(.init(text: "very", tile: degree.tile))
    case "a bit of": words.append(.init(text: "a bit", tile: degree.tile))
    default: words.append(.init(text: degree.lexeme.lemma, tile: degree.tile))
    }
    return adjective
  }

  /// *orange juice*: what a thing is made of stands before it (CaGEL chapter 5).
  private func compoundModifier(_ phrase: NounPhrase) -> EnglishVerbGroup.Word? {
    guard let maker = phrase.complement.first, let noun = maker.noun, maker.isPlain,
      phrase.hangingLink == nil,
      maker.link?.tile == nil
        || !["drink", "bite", "sip"].contains(phrase.noun?.lexeme.lemma ?? "")
          && !EnglishHabits.measures.contains(phrase.noun?.lexeme.lemma ?? ""),
      !noun.lexeme.isBeing, phrase.noun?.lexeme.kind == .drink || phrase.noun?.lexeme.kind == .food
    else { return nil }
    return .init(text: spelled(noun), tile: noun.tile)
  }

  /// *the door of the house*: the owner of a thing that is no being stands behind it.
  private mutating func addComplement(of phrase: NounPhrase) {
    if let link = phrase.hangingLink { return addHung(on: phrase, link) }
    guard let owner = phrase.complement.first,
      owner.noun?.lexeme.isBeing != true || isDepiction(phrase),
      compoundModifier(phrase) == nil
    else { return }
    out.add("of", tile: owner.link?.tile)
    if isDepiction(phrase) {
      var usage = EnglishUsage(.topic)
      usage.isBehindPreposition = true
      return addPhrases(phrase.complement, usage)
    }
    var usage = EnglishUsage(.other, article: .definite)
    usage.isBehindPreposition = true
    let isMeasured = EnglishHabits.measures.contains(phrase.noun?.lexeme.lemma ?? "")
    if isMeasured, owner.link?.tile == nil, let measure = phrase.noun?.lexeme.lemma {
      out.note(.quantity, owner.noun?.lexeme.lemma ?? measure, measure + " of")
    } else if owner.link?.tile == nil {
      out.note(.joinsWords, owner.head, "of")
    }
    if let noun = owner.noun?.lexeme, isMeasured || EnglishHabits.isMass(noun) {
      usage.article = .bare
      usage.isGoverned = isMeasured
      usage.isCounted =
        isMeasured && owner.quantity == nil
        && EnglishHabits.gatheringMeasures.contains(phrase.noun?.lexeme.lemma ?? "")
        && !EnglishHabits.massBesides.contains(noun.lemma) && noun.lemma != "salad"
        && !(EnglishHabits.dishesByMeasure.contains(phrase.noun?.lexeme.lemma ?? "")
          && EnglishHabits.isMass(noun))
    }
    addPhrases(phrase.complement, usage)
  }
}

extension EnglishClause {
  /// *a video about dinosaurs, a button on the coat*: what hangs on a noun by a word that was not chosen (CGEL §17.37).
  private mutating func addHung(on phrase: NounPhrase, _ link: Lexeme) {
    out.add(link.lemma)
    out.note(.joinsWords, phrase.complement[0].head, link.lemma)
    var usage = EnglishUsage(.other, article: link.article)
    usage.isGoverned = link.article != nil && phrase.complement[0].isPlain
    usage.isBehindPreposition = true
    usage.preposition = link.lemma
    addPhrases(phrase.complement, usage)
  }
}

extension NounPhrase {
  /// The word before what hangs on it, where that was not chosen: ***about** dinosaurs*.
  var hangingLink: Lexeme? {
    guard let link = complement.first?.link, link.tile == nil else { return nil }
    return link.lexeme
  }

  /// Whether it is a superlative with nothing before it: *oldest in the class*.
  fileprivate var isPlainSuperlative: Bool {
    noun == nil && degree == nil
      && adjectives.first.map { EnglishNumberWords.isSuperlative($0.lexeme.lemma) } == true
  }
}
