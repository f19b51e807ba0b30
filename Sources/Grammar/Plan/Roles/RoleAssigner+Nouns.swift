import AACCore

/// What Portuguese says of a noun chosen without any preposition, by what stands before it.
extension RoleAssigner {
  /// Takes a phrase up into the noun before it, or gives it the role that its own meaning asks for;
  /// false where the frame decides.
  mutating func assignByMeaning(_ loose: LoosePhrase) -> Bool {
    guard language == .portuguese, loose.preposition == nil, let noun = loose.phrase.noun else {
      return false
    }
    return joinsNounBefore(loose, noun.lexeme) || isOwnerOfSubject(loose, noun.lexeme)
      || isServicePlace(loose, noun.lexeme) || isHour(loose, noun.lexeme)
      || assignDuration(loose, noun.lexeme)
      || isOnFoot(loose, noun.lexeme) || isOfQuality(loose, noun.lexeme)
      || isOccasion(loose, noun.lexeme) || isTool(loose, noun.lexeme)
      || isStand(loose, noun.lexeme)
  }

  // MARK: - Joined to the noun before

  /// *Suco de laranja, copo de água; casa da vovó, lavo o cabelo da menina* (Cunha & Cintra,
  /// chapter 7, *Adjunto adnominal*).
  private mutating func joinsNounBefore(_ loose: LoosePhrase, _ noun: Lexeme) -> Bool {
    guard loose.isBeside, let filler = recent, let last = plan.fillers[filler].phrases.indices.last,
      let head = plan.fillers[filler].phrases[last].noun?.lexeme, head.wordClass == .noun,
      plan.fillers[filler].phrases[last].complement.isEmpty
    else { return false }
    if isContent(noun, of: head), loose.phrase.adjectives.isEmpty, loose.phrase.quantity == nil {
      plan.fillers[filler].phrases[last].complement.append(
        isShareOfMany(head, noun) ? several(loose.phrase) : loose.phrase)
      return true
    }
    guard isOwned(head, by: noun, plan.fillers[filler]) else { return false }
    if let possessive = Possessives.word(for: noun, tile: loose.phrase.noun?.tile) {
      plan.fillers[filler].phrases[last].possessive = possessive
    } else {
      plan.fillers[filler].phrases[last].complement.append(loose.phrase)
    }
    return true
  }

  private func isContent(_ noun: Lexeme, of head: Lexeme) -> Bool {
    let base = MeaningWords.base(of: head)
    if head.isHuman || MeaningWords.lessons.contains(base), MeaningWords.taught.contains(noun.kind)
    {
      return true
    }
    if MeaningWords.trips.contains(base), noun.kind == .vehicle { return true }
    if MeaningWords.parts.contains(base) { return !noun.isBeing || isShareOfMany(head, noun) }
    if base == "par" { return noun.kind == .clothing || noun.kind == .thing || noun.kind == .toy }
    if MeaningWords.containers.contains(base) {
      return KindSet.edible.contains(noun.kind) || noun.kind == .plant || noun.kind == .material
    }
    return MeaningWords.dishes.contains(base) && (noun.kind == .food || noun.isInferred)
      && !MeaningWords.dishes.contains(noun.lemma) && !MeaningWords.staples.contains(noun.lemma)
  }

  /// *Metade / pergunta, maioria / aluno*: what is no whole with parts is counted (Cunha & Cintra, chapter 8, *Número*).
  private func isShareOfMany(_ share: Lexeme, _ noun: Lexeme) -> Bool {
    let base = MeaningWords.base(of: share)
    guard noun.wordClass == .noun else { return false }
    if MeaningWords.mixed.contains(noun.lemma), noun.number == nil {
      // Sopa de legumes, salada de frutas; in Portugal salada de fruta.
      return MeaningWords.dishes.contains(base) || MeaningWords.containers.contains(base)
        ? noun.lemma != "fruta" || plan.variety != .portuguesePortugal : false
    }
    guard noun.countability != .mass else { return false }
    return base == "maioria" || base == "metade" && (noun.isBeing || noun.kind == .idea)
  }

  private func several(_ phrase: NounPhrase) -> NounPhrase {
    var phrase = phrase
    guard let word = phrase.noun?.lexeme, word.number != .plural,
      let morphology = LanguageTables.tables(language).morphology
    else { return phrase }
    phrase.noun?.lexeme.lemma =
      word.forms["PL"] ?? morphology.plural(of: word.lemma, wordClass: .noun).first ?? word.lemma
    phrase.noun?.lexeme.number = .plural
    return phrase
  }

  /// Whether a thing before somebody is his: where the verb has no place for a person otherwise.
  private func isOwned(_ head: Lexeme, by owner: Lexeme, _ filler: Filler) -> Bool {
    guard owner.isBeing, filler.phrases.last?.possessive == nil,
      plan.verbs.indices.contains(filler.verb)
    else { return false }
    let frame = plan.verbs[filler.verb].frame
    if filler.role == .attribute, head.isHuman { return owner.isHuman }
    guard !head.isBeing, !isServed(owner, head, frame) else { return false }
    if head.kind == .home || head.kind == .room || MeaningWords.homes.contains(head.lemma),
      owner.isHuman
    {
      return owner.wordClass != .pronoun
    }
    guard filler.role == .object, !frame.isDefault else { return false }
    if frame.pattern == .grooming, head.kind == .body { return true }
    if head.kind == .body, !frame.slots.contains(where: { $0.role == .recipient }) {
      return owner.isHuman
    }
    let isHandled =
      frame.slots.contains { $0.role == .object && $0.article == .definite && $0.words.isEmpty }
    let takesPerson = frame.slots.contains { slot in
      slot.role != .object && slot.acceptedKinds.contains(.person)
    }
    return isHandled && !takesPerson && MeaningWords.ownable.contains(head.kind)
  }

  // MARK: - Roles by meaning

  /// *A bola é da Ana, a bola é minha, ela é do Brasil*: whose a thing is and where somebody comes
  /// from.
  private mutating func isOwnerOfSubject(_ loose: LoosePhrase, _ noun: Lexeme) -> Bool {
    guard let verb = plan.verbs.last, verb.frame.lemma == "ser", plan.fillers.isEmpty,
      !plan.subject.isEmpty, loose.phrase.isPlain
    else { return false }
    let last = plan.verbs.count - 1
    if noun.wordClass == .properNoun, noun.kind == .place {
      plan.fillers.append(Filler(.placeFrom, loose.phrase, preposition: "de", verb: last))
      return true
    }
    let isThing = plan.subject.allSatisfy { phrase in
      guard let noun = phrase.noun?.lexeme, noun.wordClass == .noun else { return false }
      return MeaningWords.ownable.contains(noun.kind)
    }
    let isCertain =
      noun.wordClass != .noun || noun.article != nil
      || !plan.subject.contains { $0.noun?.lexeme.isBeing == true }
    guard isThing, noun.isHuman, isCertain else { return false }
    if let possessive = Possessives.word(for: noun, tile: loose.phrase.noun?.tile) {
      var phrase = NounPhrase()
      phrase.possessive = possessive
      plan.fillers.append(Filler(.attribute, phrase, verb: last))
    } else {
      plan.fillers.append(
        Filler(.topic, loose.phrase, preposition: "de", article: .definite, verb: last))
    }
    return true
  }

  /// *No médico, ao dentista*: whom one goes to for his work is a place.
  private mutating func isServicePlace(_ loose: LoosePhrase, _ noun: Lexeme) -> Bool {
    guard noun.isHuman, loose.phrase.possessive == nil, let verb = plan.verbs.last,
      MeaningWords.reaching.contains(verb.frame.lemma), MeaningWords.services.contains(noun.lemma)
    else { return false }
    let last = plan.verbs.count - 1
    let to = verb.frame.slot(.placeTo)
    let isFilled = plan.fillers.contains { $0.verb == last && $0.role.isPlace }
    guard !isFilled else { return false }
    join(
      Filler(
        to == nil ? .placeAt : .placeTo, loose.phrase, preposition: to?.preposition ?? "em",
        article: .definite, verb: last))
    return true
  }

  /// *Acordo às sete horas, durmo oito horas*: an hour is when something happens, except behind
  /// verbs of what takes time (Cunha & Cintra, chapter 9).
  private mutating func isHour(_ loose: LoosePhrase, _ noun: Lexeme) -> Bool {
    guard MeaningWords.hours.contains(noun.lemma), loose.phrase.isMeasured,
      let verb = plan.verbs.last, !verb.frame.isCopular, verb.frame.lemma != "faltar"
    else { return false }
    // Levei duas horas para fazer a lição, but levo o cachorro às duas horas: ``MeaningWords/takingTime``.
    let isSpent =
      MeaningWords.takingTime.contains(verb.frame.lemma)
      && !plan.fillers.contains { $0.role == .object && $0.verb == plan.verbs.count - 1 }
    let isClock =
      noun.lemma.hasPrefix("hora") && !isSpent
      && (!MeaningWords.lasting.contains(verb.frame.lemma) || isAppointed(verb))
    join(
      Filler(
        .time, loose.phrase,
        preposition: isClock ? "a" : lastsUntilNow(verb, noun) ? "há" : nil,
        article: isClock ? .definite : .bare, verb: plan.verbs.count - 1))
    return true
  }

  /// *Tenho prova às oito horas, começo a estudar às sete horas*: when it is, and not for how long.
  private func isAppointed(_ verb: PlannedVerb) -> Bool {
    let last = plan.verbs.count - 1
    if last > 0 {
      return ["começar", "terminar", "parar", "ir"].contains(plan.verbs[0].frame.lemma)
    }
    return verb.frame.lemma == "ter"
      && plan.fillers.contains {
        $0.verb == last && $0.role == .object
          && ($0.phrases[0].noun?.lexeme.takesPlace == true || $0.phrases[0].kind == .event
            || $0.phrases[0].kind == .activity || $0.phrases[0].kind == .subject)
      }
  }

  /// *Como arroz no almoço, ganho um presente no Natal*: a meal or an event behind what it is done
  /// to is when.
  private mutating func isOccasion(_ loose: LoosePhrase, _ noun: Lexeme) -> Bool {
    guard noun.kind == .meal || noun.kind == .event, let verb = plan.verbs.last,
      loose.phrase.possessive == nil || plan.fillers.contains(where: { $0.role == .object }),
      loose.phrase.noun?.government?.preposition == nil,
      !verb.frame.slots.contains(where: { $0.kinds.contains(noun.kind) && $0.role != .object }),
      !MeaningWords.handling.contains(verb.frame.lemma)
        || MeaningWords.getting.contains(verb.frame.lemma)
    else { return false }
    let last = plan.verbs.count - 1
    let object = plan.fillers.first {
      $0.verb == last
        && ($0.role == .object || $0.prepositionTile != nil && $0.preposition == "a")
    }
    // O que você comeu no almoço?, but quem fez o almoço?
    let isAsked = plan.isQuestion && noun.kind == .meal && (asksForWhat || language == .spanish)
    guard let kind = object?.phrases.last?.noun?.lexeme.kind ?? (isAsked ? .thing : nil),
      kind != noun.kind
    else {
      return false
    }
    let isFor = isMadeFor(noun, verb.frame.lemma)
    join(
      Filler(
        isFor ? .purpose : .time, loose.phrase, preposition: isFor ? "para" : "em",
        article: .definite, verb: last))
    return true
  }

  /// *Cozinhar / macarrão / jantar, comprar / bolo / festa*: what is made and bought is for it (Cunha & Cintra, chapter 15,
  /// *Para*).
  private func isMadeFor(_ occasion: Lexeme, _ verb: String) -> Bool {
    let isPrepared = Self.preparing.contains(verb)
    if occasion.kind == .meal { return isPrepared }
    return (isPrepared || verb == "fazer")
      && ["aniversário", "festa", "casamento", "piquenique"].contains(occasion.lemma)
  }

  private static let preparing: WordSet = [
    "cozinhar", "preparar", "comprar", "assar", "fritar", "descongelar",
  ]

  /// *Vou à escola a pé* (Cunha & Cintra, chapter 15).
  private mutating func isOnFoot(_ loose: LoosePhrase, _ noun: Lexeme) -> Bool {
    guard noun.lemma == "pé", loose.phrase.isPlain, let verb = plan.verbs.last,
      MeaningWords.walking.contains(verb.frame.lemma)
    else { return false }
    join(
      Filler(.manner, loose.phrase, preposition: "a", article: .bare, verb: plan.verbs.count - 1))
    return true
  }

  /// *Atrasado para a escola, preocupado com o teste*: what a quality takes (Cunha & Cintra, chapter
  /// 7, *Complemento nominal*).
  private mutating func isOfQuality(_ loose: LoosePhrase, _ noun: Lexeme) -> Bool {
    guard let verb = plan.verbs.last, verb.frame.isCopular, let filler = plan.fillers.last,
      filler.role == .attribute, filler.verb == plan.verbs.count - 1,
      let phrase = filler.phrases.last, phrase.noun == nil, let adjective = phrase.adjectives.last,
      let word = MeaningWords.governing[adjective.lexeme.lemma]
    else { return false }
    if KindSet.places.contains(noun.kind), word == "com" || word == "de",
      !["cansado", "farto"].contains(adjective.lexeme.lemma) || !Self.tiring.contains(noun.lemma)
    {
      return false
    }
    // Viciado em café, louco por chocolate, but contente com o bolo: any of it.
    let isAnyOfIt =
      adjective.lexeme.lemma.hasPrefix("grávid")
      || word != "a" && word != "com" && word != "para" && KindSet.edible.contains(noun.kind)
        && loose.phrase.isPlain
    join(
      Filler(
        .topic, loose.phrase, preposition: word,
        article: isAnyOfIt ? .bare : word == "a" ? nil : .definite, verb: plan.verbs.count - 1))
    return true
  }

  /// *Corto o papel com a tesoura, pinto com o pincel*: what is used to do it.
  private mutating func isTool(_ loose: LoosePhrase, _ noun: Lexeme) -> Bool {
    guard let verb = plan.verbs.last, MeaningWords.tools.contains(MeaningWords.base(of: noun)),
      !(noun.isBeing && plan.subject.contains { $0.noun?.lexeme.roleKind == .animal }),
      !MeaningWords.handling.contains(verb.frame.lemma),
      loose.phrase.noun?.government?.preposition == nil
    else { return false }
    let last = plan.verbs.count - 1
    let object = plan.fillers.first { $0.verb == last && $0.role == .object }
    let isOther = object?.phrases.last?.noun?.lexeme.kind != noun.kind
    let isFree = MeaningWords.toolVerbs.contains(verb.frame.lemma)
    guard isFree || object != nil && isOther,
      !verb.frame.slots.contains(where: { $0.role == .topic && $0.kinds.contains(noun.kind) })
    else { return false }
    join(
      Filler(
        .instrument, loose.phrase, preposition: language.withPreposition,
        article: loose.phrase.quantity == nil ? .definite : nil, verb: last))
    return true
  }

  /// *O pano na gaveta*: furniture behind something of another kind is where that is put or done.
  private mutating func isStand(_ loose: LoosePhrase, _ noun: Lexeme) -> Bool {
    if noun.lemma == "espelho", plan.verbs.last?.frame.isDefault == false,
      plan.verbs.last.map({ !MeaningWords.handling.contains($0.frame.lemma) }) == true,
      plan.verbs.last?.constituent.lexeme.lemma.hasSuffix("-se") == true
    {
      join(
        Filler(
          .placeAt, loose.phrase, preposition: "em", article: .definite,
          verb: plan.verbs.count - 1))
      return true
    }
    guard let verb = plan.verbs.last, loose.phrase.noun?.government?.preposition == nil,
      !MeaningWords.wanting.contains(verb.frame.lemma), !isBehindPart(loose),
      noun.kind != .room || verb.frame.slot(.placeTo) == nil
    else { return false }
    let isOnScreen =
      MeaningWords.screens.contains(noun.lemma)
      && MeaningWords.watching.contains(verb.frame.lemma)
    guard
      noun.kind == .furniture || noun.kind == .room || isOnScreen
        || noun.kind == .vehicle && MeaningWords.leaving.contains(verb.frame.lemma)
    else { return false }
    let last = plan.verbs.count - 1
    let object = plan.fillers.first { $0.verb == last && $0.role == .object }
    let isBeside = object.map { $0.phrases.last?.noun?.lexeme.kind != noun.kind || isOnScreen }
    guard isBeside ?? (verb.frame.isDefault && noun.kind == .furniture),
      verb.frame.slots.allSatisfy({ $0.role == .object || !$0.acceptedKinds.isEmpty })
    else { return false }
    join(Filler(.placeAt, loose.phrase, preposition: "em", article: .definite, verb: last))
    return true
  }

  /// *Levantar / encosto / cadeira*: furniture right behind a part is the whole.
  private func isBehindPart(_ loose: LoosePhrase) -> Bool {
    guard loose.isBeside, loose.phrase.noun?.lexeme.kind == .furniture, let index = recent,
      let head = plan.fillers[index].phrases.last?.noun?.lexeme
    else { return false }
    return BesideWords.parts.contains(BesideWords.base(of: head, language))
  }

  /// Where one is for long, and what one is tired of.
  private static let tiring: WordSet = ["escola", "hospital", "trabalho", "terapia", "clínica"]

  // MARK: - Adjectives that say how

  /// *Canta bem, fala alto, corre rápido*: an adjective that says how something is done stands
  /// unchanged or as an adverb (Bechara, *Adjetivos adverbializados*).
  mutating func assignManner(_ loose: LoosePhrase) -> Bool {
    guard language == .portuguese, loose.preposition == nil, loose.phrase.adjectives.count == 1,
      let verb = plan.verbs.last, !verb.frame.isCopular, verb.frame.slot(.attribute) == nil,
      !verb.frame.slots.contains(where: {
        $0.words.contains(loose.phrase.adjectives[0].lexeme.lemma)
      }), loose.phrase.quantity == nil, loose.phrase.determiner == nil,
      loose.phrase.demonstrative == nil, loose.phrase.possessive == nil,
      let adverb = PortugueseManner.adverb(for: loose.phrase.adjectives[0].lexeme)
    else { return false }
    let wantsThing =
      verb.frame.opening == .bare && verb.frame.slot(.object) != nil
      || verb.frame.slot(.object)?.preposition != nil
      || MeaningWords.handling.contains(verb.frame.lemma)
    let hasObject = plan.fillers.contains { $0.verb == plan.verbs.count - 1 && $0.role == .object }
    guard !wantsThing || hasObject else { return false }
    addManner(adverb, of: loose.phrase)
    return true
  }
}
