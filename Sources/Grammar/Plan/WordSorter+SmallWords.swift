import AACCore

extension WordSorter {
  /// Sorts a word that is neither noun, verb nor ordinary adjective.
  mutating func takeSmallWord(_ word: Constituent, before rest: ArraySlice<Constituent>) {
    let known = planner.lexicon.word(word.lexeme.lemma)
    if word.lexeme.wordClass == .adposition, let known, known.lexeme.kind == .degree {
      // As tall as you: the second as stands before a noun.
      return takeByClass(word, nil)
    }
    let kind = known?.lexeme.kind ?? word.lexeme.kind
    switch kind {
    case .question: takeQuestion(word, known)
    case .negation: takeNegation(word, known)
    case .social: plan.social.append(word)
    case .connective: takeConnective(word)
    case .possessive where word.lexeme.wordClass != .pronoun: pending.possessive = word
    case .demonstrative where word.lexeme.wordClass != .pronoun:
      pending.demonstrative = word
    case .quantity where word.lexeme.wordClass == .pronoun: takeNoun(word)
    case .quantity, .degree: takeQuantity(word, known, before: rest)
    default: takeByClass(word, known)
    }
  }

  private mutating func takeByClass(_ word: Constituent, _ known: SmallWord?) {
    switch word.lexeme.wordClass {
    case .pronoun: takeNoun(word)
    case .adposition:
      flush()
      if joinsAdverb(word) { return }
      preposition = word
    case .conjunction: takeConnective(word)
    case .determiner: pending.determiner = word
    case .numeral: pending.quantity = word
    case .interjection: plan.social.append(word)
    case .adjective: takeAdjectiveOfSmallKind(word)
    default: addAdverbial(word, known)
    }
  }

  private mutating func takeAdjectiveOfSmallKind(_ word: Constituent) {
    if isBesideNoun, let last = loose.indices.last {
      loose[last].phrase.adjectives.append(word)
    } else {
      pending.adjectives.append(word)
    }
  }

  private mutating func takeConnective(_ word: Constituent) {
    flush()
    if Self.comparers.contains(word.lexeme.lemma), isCompared {
      comparative = word
    } else {
      connective = word
    }
  }

  private static let comparers: Set = ["que", "do que", "como"]

  /// Whether the phrase before says *more, less* or *as*: NGLE §45.2; Cunha & Cintra, chapter 8.
  private var isCompared: Bool {
    guard let phrase = loose.last?.phrase, planner.language != .english else { return false }
    let words = [phrase.degree, phrase.quantity, phrase.adjectives.first].compactMap(\.self)
    return words.contains { Self.comparatives.contains($0.lexeme.lemma) }
  }

  private static let comparatives: Set = [
    "más", "menos", "tan", "mejor", "peor", "mayor", "menor", "mais", "tão", "melhor", "pior",
    "maior",
  ]

  private mutating func takeQuestion(_ word: Constituent, _ known: SmallWord?) {
    if Self.comparers.contains(word.lexeme.lemma) {
      flush()
      if isCompared { return takeConnective(word) }
    }
    guard question == nil else { return takeNoun(word) }
    question = LooseQuestion(word, preposition: preposition)
    preposition = nil
    flush()
    question?.isOpen = known?.asks?.canDetermine ?? false
    question?.isAmount = known?.asks == .howMany
    plan.isQuestion = true
  }

  private mutating func takeNegation(_ word: Constituent, _ known: SmallWord?) {
    if word.lexeme.wordClass == .pronoun || known?.lexeme.wordClass == .pronoun {
      takeNoun(word)
    } else if word.lexeme.lemma == planner.language.plainNegator {
      takePlainNegator(word)
    } else if let known, known.phrase != word.lexeme.lemma {
      // Não mais: the negator at its place, the rest behind the verb.
      plan.isNegative = true
      plan.negatorTile = word.tile
      plan.adverbials.append(Adverbial(word, phrase: known.phrase, place: known.place))
    } else if known?.lexeme.wordClass == .determiner {
      pending.determiner = word
    } else {
      plan.negators.append(
        Adverbial(word, phrase: known?.phrase ?? word.lexeme.lemma, place: known?.place ?? .before))
    }
  }

  private static let focusing: Set = [
    "solo", "sólo", "solamente", "únicamente", "só", "somente", "apenas",
  ]

  /// *Encima de la mesa*: adverb and preposition chosen apart are one preposition.
  private mutating func joinsAdverb(_ word: Constituent) -> Bool {
    guard planner.language != .english, word.lexeme.lemma == planner.language.ofPreposition,
      let adverb = previous, adverb == plan.adverbials.last?.constituent
    else { return false }
    let phrase = "\(adverb.lexeme.lemma) \(word.lexeme.lemma)"
    guard let known = planner.lexicon.known(phrase), known.wordClass == .adposition else {
      return false
    }
    plan.adverbials.removeLast()
    preposition = Constituent(known, tile: adverb.tile)
    return true
  }

  /// *Pero no los gatos*: behind *but* it negates the phrase and not the verb.
  private mutating func takePlainNegator(_ word: Constituent) {
    if let connective, connective.lexeme.isAdversative {
      pending.focus = word
    } else if let last = loose.indices.last, isBesideNoun,
      loose[last].phrase.connective?.lexeme.isAdversative == true
    {
      loose[last].phrase.focus = word
    } else {
      plan.isNegative = true
      plan.negatorTile = word.tile
    }
  }

  /// *más, mucho, poco, dos*: before a noun its quantity, before an adjective its degree, else how
  /// much it is done.
  private mutating func takeQuantity(
    _ word: Constituent, _ known: SmallWord?, before rest: ArraySlice<Constituent>
  ) {
    let next = rest.first?.lexeme
    if word.lexeme.wordClass == .numeral {
      pending.quantity = word
    } else if Self.focusing.contains(word.lexeme.lemma), next?.isNominal == true {
      flush()
      pending.focus = word
    } else if next?.wordClass == .adjective || next?.kind == .manner {
      pending.degree = word
    } else if next?.wordClass == .noun, next?.kind.isTemporal != true, known?.lexeme.kind != .degree
    {
      pending.quantity = word
    } else if isBesideNoun, known?.lexeme.kind != .degree, loose.last?.phrase.quantity == nil,
      loose.last?.phrase.noun?.lexeme.wordClass == .noun, !isSubject, preposition == nil,
      connective == nil, let last = loose.indices.last
    {
      loose[last].phrase.quantity = word
    } else if plan.verbs.last?.frame.slot(.object) != nil,
      plan.verbs.last?.frame.isDefault == false, known?.place != .verb, !isSubject
    {
      pending.quantity = word
      emit()
    } else {
      addAdverbial(word, known)
    }
  }
}
