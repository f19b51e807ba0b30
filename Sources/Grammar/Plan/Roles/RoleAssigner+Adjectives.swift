import AACCore

extension RoleAssigner {
  mutating func assignAdjective(_ loose: LoosePhrase) {
    // Estoy listo para salir: the quality belongs to the verb it was chosen behind.
    let isBefore =
      language == .spanish && plan.verbs.indices.dropLast().contains(loose.after)
      && plan.verbs[max(loose.after, 0)].frame.isCopular
    let verb = isBefore ? loose.after : plan.verbs.count - 1
    let frame = plan.verbs[verb].frame
    let hasAttribute = frame.isCopular || frame.slot(.attribute) != nil
    let named = frame.slots.contains { $0.words.contains(loose.phrase.adjectives[0].lexeme.lemma) }
    if named, loose.phrase.adjectives.count == 1 { return assignAsNoun(loose) }
    if !hasAttribute, language == .spanish, takesAsManner(loose, frame) { return }
    let object = frame.slot(.object)
    // Juega solo: how someone is meanwhile is no game that is played (NGLE §38.7).
    let kinds = object?.acceptedKinds ?? KindSet()
    let isAccepted =
      object?.preposition != nil && (kinds.isEmpty || kinds.contains(loose.phrase.kind))
    let needsNoName = object?.preposition == nil && !loose.phrase.kind.isPassing
    // Hago los deberes sola: whoever does it is alone, and nothing that is done.
    let isOfDoer =
      language == .spanish && WordSorter.alone.contains(loose.phrase.adjectives[0].lexeme.lemma)
    let isObject = !hasAttribute && !isOfDoer && object != nil && (needsNoName || isAccepted)
    var filler = Filler(
      isObject ? .object : .attribute, loose.phrase, verb: verb)
    if isObject { filler.preposition = object?.preposition }
    join(filler)
  }

  /// *Orgulloso de ti, alérgico a la leche*: a noun behind a quality that takes one.
  mutating func completesQuality(_ loose: LoosePhrase) -> Bool {
    guard language == .spanish, plan.verbs.last?.frame.isCopular == true,
      let noun = loose.phrase.noun, noun.lexeme.wordClass != .adverb, !isOpinion(loose),
      noun.lexeme.kind != .duration || loose.phrase.quantity == nil,
      let last = plan.fillers.last,
      last.role == .attribute, last.verb == plan.verbs.count - 1,
      let adjective = last.phrases.last?.adjectives.last?.lexeme.lemma, last.phrases[0].noun == nil,
      let link = AdjectiveLinks.beforeNoun(adjective, noun.lexeme)
    else { return false }
    let isFilled =
      AdjectiveLinks.filled.contains(adjective)
      || AdjectiveLinks.stained.contains(adjective) && !noun.lexeme.isBeing
    plan.fillers.append(
      Filler(
        .topic, loose.phrase, preposition: link, article: isFilled ? .bare : .definite,
        verb: plan.verbs.count - 1))
    return true
  }

  /// *Me parece aburrida la película*: of a thing somebody has an opinion on.
  private func isOpinion(_ loose: LoosePhrase) -> Bool {
    plan.verbs.last?.frame.lemma == "parecer" && loose.phrase.noun?.lexeme.isBeing == false
      && !plan.subject.isEmpty
      && plan.subject.allSatisfy { $0.isPronoun || $0.noun?.lexeme.isHuman == true }
  }

  /// *Me acuesto a las nueve, son las tres*: a number alone, where nothing is counted, is an hour.
  mutating func takesAsHour(_ loose: LoosePhrase) -> Bool {
    guard language != .english, loose.phrase.noun == nil, loose.phrase.adjectives.isEmpty,
      let number = loose.phrase.quantity, number.lexeme.wordClass == .numeral,
      loose.phrase.determiner == nil, loose.phrase.complement.isEmpty,
      let frame = plan.verbs.last?.frame
    else { return false }
    let hour = SpanishHours.hour(number.lexeme.lemma)
    let isYear = (numberValue(number.lexeme.lemma) ?? 0) > 24
    if language == .spanish, frame.pattern == .copula, plan.subject.isEmpty, !isYear {
      var noun = number
      noun.lexeme = Lexeme(lemma: hour, wordClass: .noun, kind: .time)
      noun.lexeme.number = hour.hasPrefix("las") ? .plural : .singular
      noun.lexeme.article = .bare
      plan.fillers.append(Filler(.attribute, NounPhrase(noun), article: .bare))
      return true
    }
    let isAbout = plan.subject.first?.noun?.lexeme.takesPlace == true
    // Avión / despegar / ocho: what is no being counts nothing.
    let isDone =
      (MeaningWords.beginnings.contains(frame.lemma)
        || language == .spanish && plan.subject.first?.kind == .vehicle)
      && plan.subject.first?.noun?.lexeme.isBeing == false
    let isCounted =
      !isDone && !isDoneToSomebody
      && frame.slots.contains {
        $0.role == .object && !$0.isForNamedWords
          && ($0.kinds.isEmpty || $0.kinds.contains(.quantity) || $0.kinds.contains(.money)
            || $0.kinds.contains(.duration))
      }
    guard frame.pattern == .copula ? isAbout : !isCounted, !frame.pattern.mayHaveExperiencer,
      frame.pattern != .stateCopula, frame.pattern != .existential
    else { return false }
    let phrase =
      language == .portuguese
      ? (isYear ? "em \(number.lexeme.lemma)" : PortugueseHours.hour(number.lexeme.lemma))
      : isYear ? "en \(number.lexeme.lemma)" : "a \(hour)"
    var adverbial = Adverbial(
      number, phrase: phrase, place: .end)
    adverbial.verb = plan.verbs.count - 1
    plan.adverbials.append(adverbial)
    return true
  }

  private func numberValue(_ text: String) -> Int? {
    let words =
      language == .spanish ? SpanishNumerals.number(text) : PortugueseNumbers.number(text)
    return words ?? Int(text)
  }

  /// *Corre rápido, canta bien*: an adjective that says how it is done is an adverb.
  private mutating func takesAsManner(_ loose: LoosePhrase, _ frame: VerbFrame) -> Bool {
    guard loose.phrase.adjectives.count == 1, loose.phrase.quantity == nil,
      loose.phrase.adjectives[0].lexeme.lemma != "solo", loose.phrase.determiner == nil,
      loose.phrase.demonstrative == nil,
      loose.phrase.possessive == nil,
      let adverb = MannerWords.adverb(
        for: loose.phrase.adjectives[0].lexeme, of: frame, in: language)
    else { return false }
    addManner(adverb, of: loose.phrase)
    return true
  }

  /// Says at the end how it is done, with what stood beside the adjective.
  mutating func addManner(_ adverb: String, of phrase: NounPhrase) {
    var adverbial = Adverbial(phrase.adjectives[0], phrase: adverb, place: .end)
    adverbial.link = phrase.freeLink
    adverbial.degree = phrase.degree
    adverbial.than = phrase.complement.first
    adverbial.verb = max(plan.verbs.count - 1, 0)
    plan.adverbials.append(adverbial)
  }

  /// *Hace frío*: a word that is an adjective elsewhere is a noun behind this verb.
  private mutating func assignAsNoun(_ loose: LoosePhrase) {
    var loose = loose
    var noun = loose.phrase.adjectives.removeFirst()
    noun.lexeme.wordClass = .noun
    loose.phrase.noun = noun
    assignByFrame(loose)
  }
}
