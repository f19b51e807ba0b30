import AACCore

/// Clauses that say more of a noun, and conditions of what would be (NGLE §25.6, §44.2, §47.8).
extension RomanceSentence {
  /// The noun phrase that a relative clause is about.
  private func antecedent(of index: Int) -> NounPhrase? {
    let verb = plan.verbs[index]
    guard let tile = verb.isGovernedRelative ? verb.governor?.tile : verb.subordinator?.tile else {
      return nil
    }
    return plan.fillers.lazy.flatMap(\.phrases).first {
      $0.noun?.tile == tile - 1 - (verb.isGovernedRelative ? $0.adjectives.count : 0)
    }
  }

  /// *La niña **con quien** juego, los lápices **con los que** escribo, la casa **en que** vivo*: the preposition, and before *que* the
  /// article that agrees with the noun, which only *en* goes without (NGLE §44.4–5).
  mutating func sayGovernedRelative(_ word: Constituent, _ index: Int) {
    guard let governor = plan.verbs[index].governor, let noun = antecedent(of: index) else {
      return say(word.lexeme.lemma, tile: word.tile)
    }
    let who = agreement(noun)
    preposition = (governor.lexeme.lemma, governor.tile)
    if word.lexeme.lemma == "quien" {
      return say(who.number == .plural ? "quienes" : "quien", tile: word.tile)
    }
    let laid = word.lexeme.forms[PlannedVerb.relating]
    if laid != "que" || governor.lexeme.lemma != "en" {
      let article = grammar.article(.definite, who.gender, who.number)
      if laid == "que" { buffer.note(.articleDefinite, noun.head, article) }
      say(article, tile: laid == "que" ? nil : word.tile)
    }
    say("que", tile: word.tile)
  }

  /// *Busco a alguien que sepa cocinar, no hay nadie que me ayude, ¿hay alguien que hable inglés?*, but *conozco a alguien que
  /// vive allí*: of somebody nobody has in mind yet (NGLE §25.6, *subjuntivo en las relativas*).
  func isOfUnknown(_ index: Int) -> Bool {
    guard let phrase = antecedent(of: index), let noun = phrase.noun?.lexeme else { return false }
    if noun.wordClass == .pronoun {
      if ["nadie", "nada"].contains(noun.lemma) || plan.isNegative { return true }
      return plan.isQuestion || Self.seeking.contains(plan.verbs[0].frame.lemma)
    }
    return isSought(phrase, index)
  }

  /// Whether a noun that somebody looks for is told by what it is to be, not by what it is or where it lies.
  private func isSought(_ phrase: NounPhrase, _ index: Int) -> Bool {
    guard Self.seeking.contains(plan.verbs[0].frame.lemma), plan.tense != .past,
      phrase.possessive == nil, phrase.demonstrative == nil,
      phrase.determiner?.lexeme.lemma != "el", plan.verbs[index].tense == nil,
      plan.verbs[index].subject?.noun?.tile == phrase.noun?.tile
    else { return false }
    let deed = plan.verbs[index].frame.lemma
    if deed == "estar" { return false }
    return Self.wanted.contains(deed) || plan.verbs[index].negator != nil
      || ["buscar", "necesitar"].contains(plan.verbs[0].frame.lemma)
  }

  /// The article of a noun that a relative clause says more of; nil where its role decides: *este es el libro que leí, dame el
  /// libro que está ahí*, but *busco un piso que tenga ascensor* (NGLE §14.3, §44.2).
  func articleBeforeRelative(_ phrase: NounPhrase, _ role: Role) -> Article? {
    guard isSpanish || role == .attribute || role == .object && likesKnown, plan.verbs.count > 1,
      phrase.isPlain || !phrase.adjectives.isEmpty,
      phrase.quantity == nil, let tile = phrase.noun?.tile,
      let index = plan.verbs.indices.first(where: {
        ((isSpanish || role == .object) && plan.verbs[$0].isRelative
          || role == .attribute
            && plan.verbs[$0].subordinator?.lexeme.lemma == (isSpanish ? "donde" : "onde"))
          && relativeStart(of: $0, phrase) == tile + 1
      })
    else { return nil }
    if plan.verbs[index].isGovernedRelative, role != .attribute {
      // Conozco a la niña con quien juego: which one is meant is known by that.
      return ["tener", "haber"].contains(plan.verbs[0].frame.lemma) ? nil : .definite
    }
    if role == .attribute {
      if plan.subject.contains(where: isPointedAt) { return .definite }
      // Mi hermana es la chica que lleva gafas.
      guard isSpanish, phrase.noun?.lexeme.isHuman == true, !isPlural(phrase) else { return nil }
      return ["llevar", "tener", "estar"].contains(plan.verbs[index].frame.lemma)
        ? .definite : .indefinite
    }
    if !isSpanish { return .definite }
    guard role == .object, !isMass(phrase.noun?.lexeme ?? plan.verbs[0].constituent.lexeme) else {
      return nil
    }
    if plan.verbs[0].frame.pattern == .experiencer { return .definite }
    if isSought(phrase, index) { return .indefinite }
    if plan.verbs[0].frame.lemma == "conocer", phrase.noun?.lexeme.isHuman == true {
      return isPlural(phrase) ? .bare : .indefinite
    }
    let verb = plan.verbs[index]
    let isThere = verb.frame.lemma == "estar"
    let isOthers = verb.subject != nil && !verb.hasKnownSubject && plan.tense == .past
    return isThere || isOthers ? .definite : nil
  }

  /// *Adoro o bolo que a vovó faz*: what is liked and told apart by who makes it is the one (Cunha & Cintra, chapter 9, *Artigo
  /// definido*).
  private var likesKnown: Bool {
    plan.verbs.count == 2
      && ["adorar", "amar", "odiar", "detestar"].contains(plan.verbs[0].frame.lemma)
      && plan.verbs[1].subject != nil
  }

  /// The tile at which a relative clause begins, as if right behind its noun.
  private func relativeStart(of index: Int, _ phrase: NounPhrase) -> Int? {
    let verb = plan.verbs[index]
    guard verb.isGovernedRelative else { return verb.subordinator?.tile }
    return verb.governor?.tile.map { $0 - phrase.adjectives.count }
  }

  private func isPointedAt(_ phrase: NounPhrase) -> Bool {
    phrase.demonstrative != nil || phrase.isPronoun
      || phrase.noun?.lexeme.wordClass == .properNoun
      || phrase.noun?.lexeme.kind == .demonstrative
  }

  /// *Iría si pudiera*: the condition of what would be is no fact (NGLE §47.8).
  func isCondition(_ index: Int, _ word: String) -> Bool {
    word == "si" && index > 0 && plan.options.contains(.polite)
      && (!plan.isQuestion || plan.options.contains(.perfect))
      && !plan.options.contains(.request) && !plan.verbs[0].frame.opensIndicative
  }

  /// *Este es el niño que me pegó*: who somebody is lasts, what he did is over.
  mutating func keepPresentOfBeing() {
    guard plan.tense == .past, plan.verbs.count > 1,
      plan.verbs[0].frame.pattern == .copula, plan.verbs[1].isRelative,
      plan.subject.contains(where: isPointedAt), !plan.options.contains(.habitual)
    else { return }
    plan.tense = .present
    plan.verbs[1].tense = plan.verbs[1].tense ?? .past
  }

  /// Looking for somebody or something.
  private static let seeking: WordSet = [
    "buscar", "necesitar", "querer", "preferir", "encontrar", "desear",
  ]
  /// What it is to be, to have or to know.
  private static let wanted: WordSet = [
    "tener", "saber", "hablar", "ser", "ayudar", "cocinar", "querer", "poder", "entender",
    "escuchar", "cantar", "funcionar", "gustar", "costar", "servir", "hacer", "caber",
  ]
}
