import AACCore

extension WordSorter {
  /// Sorts an adjective: to the noun beside it, to what is said of the subject, or among other classes where it stands for one.
  mutating func takeAdjective(_ word: Constituent, before rest: ArraySlice<Constituent>) {
    if joinsAdjective(word, rest) || joinsAsked(word) || takesAsMeasure(word, rest) { return }
    if saysOnly(word.lexeme, before: rest) {
      // Quiero solo agua: not alone, but nothing else.
      if rest.first?.lexeme.wordClass == .verb { return addAdverbial(word, nil) }
      flush()
      return pending.focus = word
    }
    if isOfDoer(word.lexeme) || comesSo(word.lexeme, rest.first?.lexeme) {
      if !pending.isOnlyDegree { flush() }
      pending.adjectives.append(word)
      return emit()
    }
    if completesSetPhrase(word) {
      var noun = word
      noun.lexeme.wordClass = .noun
      return takeNoun(noun)
    }
    if takesOrdinal(word, rest) { return }
    if isComparison(word, before: rest) {
      pending.adjectives.append(word)
      return emit()
    }
    let isAttributive =
      plan.verbs.last?.frame.pattern != .stateCopula || isOfGround(word) || isOfWhatFills()
      || isOfGoverned(word.lexeme)
    if isAttributive, joinsNounBefore(word, rest) { return }
    pending.adjectives.append(word)
    var next = rest.first?.lexeme.wordClass
    if next == .verb, Self.ordinals.contains(word.lexeme.lemma) { next = .noun }
    if !isAttributive || (next != .noun && next != .adjective)
      || plan.isCopularQuality(word) && !describesIt(word.lexeme, rest.first)
      || takesNoun(word) || isJudgement(word, rest.first?.lexeme)
      || isOfWhoIsThere(word.lexeme, rest.first?.lexeme)
    {
      emit()
    }
  }

  /// *Estar / dentro / de / caixa / vermelha, estar / assustado / com / barulho / forte*: behind a noun with its preposition colour, size and strength are of
  /// that noun (Cunha & Cintra, chapter 7, *Adjunto adnominal*).
  private func isOfGoverned(_ quality: Lexeme) -> Bool {
    guard planner.language == .portuguese, !isSubject, isBesideNoun, let last = loose.last,
      last.preposition != nil, let noun = last.phrase.noun?.lexeme, noun.wordClass == .noun,
      noun.lemma != "casa"
    else { return false }
    return quality.kind == .color || quality.kind == .size || Self.strengths.contains(quality.lemma)
  }

  private static let strengths: WordSet = ["forte", "novo", "velho", "fraco", "barulhento"]

  /// Takes a quality of what is asked for: *¿qué color favorito tienes?* (NGLE §22.14).
  private mutating func joinsAsked(_ word: Constituent) -> Bool {
    guard let noun = question?.noun?.noun, planner.language == .spanish, loose.isEmpty,
      pending.isEmpty, noun.tile != nil, previous?.tile == noun.tile,
      plan.verbs.last?.frame.isCopular == false
    else { return false }
    question?.noun?.adjectives.append(word)
    return true
  }

  /// Takes an adjective that says how much: *gosto imenso de gelado*, as Portugal says, and *medio kilo, media hora*
  /// (NGLE §21.4; Cunha & Cintra, chapter 12).
  private mutating func takesAsMeasure(
    _ word: Constituent, _ rest: ArraySlice<Constituent>
  ) -> Bool {
    if word.lexeme.lemma == "imenso", rest.first?.lexeme.wordClass != .noun || loose.isEmpty,
      Self.likings.contains(plan.verbs.last?.frame.lemma ?? ""), pending.isEmpty
    {
      plan.adverbials.append(Adverbial(word, phrase: "imenso", place: .verb))
      return true
    }
    if word.lexeme.lemma == "medio", planner.language == .spanish, pending.degree == nil,
      rest.first?.lexeme.wordClass == .adjective
    {
      // Medio cansada: half, and not the middle one (NGLE §19.7, *medio* as an adverb).
      if !pending.isEmpty { flush() }
      pending.degree = word
      return true
    }
    guard planner.language != .english, ["medio", "meio"].contains(word.lexeme.lemma),
      pending.quantity == nil, rest.first?.lexeme.wordClass == .noun
    else { return false }
    flush()
    pending.quantity = word
    return true
  }

  /// Takes an ordinal before its noun: *estoy en la cuarta fila, fiquei em terceiro lugar* (NGLE §21.7).
  private mutating func takesOrdinal(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard rest.first?.lexeme.wordClass == .noun else { return false }
    if preposition != nil, planner.language == .spanish,
      NumberWords.ordinals.contains(word.lexeme.lemma)
    {
      pending.adjectives.append(word)
      return true
    }
    if planner.language == .spanish, preposition == nil, !loose.isEmpty, pending.isEmpty,
      let next = rest.first?.lexeme.lemma, NumberWords.sequential.contains(next),
      NumberWords.ordinals.contains(word.lexeme.lemma) || word.lexeme.lemma == "próximo"
    {
      // Subir / ascensor / tercer / piso.
      flush()
      pending.adjectives.append(word)
      return true
    }
    guard planner.language == .portuguese, Self.ordinals.contains(word.lexeme.lemma) else {
      return false
    }
    if preposition == nil, pending.isEmpty { flush() }
    pending.adjectives.append(word)
    return true
  }

  /// Gives a quality to the noun before it, with its degree, where it suits that noun.
  private mutating func joinsNounBefore(
    _ word: Constituent, _ rest: ArraySlice<Constituent>
  ) -> Bool {
    guard let last = loose.indices.last, isBesideNoun, connective == nil, preposition == nil,
      pending.isOnlyDegree, suitsLastNoun(word),
      planner.language != .english || rest.first?.lexeme.wordClass != .noun
        || isOfNoTime(word.lexeme, rest.first)
    else { return false }
    if describesMatter(word, loose[last].phrase) { return joinMatter(word, last) }
    loose[last].phrase.adjectives.append(word)
    if let degree = pending.degree {
      loose[last].phrase.degree = degree
      pending.degree = nil
    }
    return true
  }

  /// *Tell/story/**scary**/night, see/movie/funny/Saturday*: what no time is like is the quality of the thing before it
  /// (CGEL §7.43).
  private func isOfNoTime(_ word: Lexeme, _ next: Constituent?) -> Bool {
    guard let kind = next?.lexeme.kind, kind.isTemporal else { return false }
    return kind == .weekday || !Self.ofTimes.contains(word.lemma)
  }

  /// What days and nights are like.
  private static let ofTimes = EnglishWords.set(
    """
    next last whole entire good great nice bad happy long short early late rainy sunny cold hot warm cool busy free snowy stormy
    windy cloudy foggy beautiful lovely wonderful terrible awful quiet dark special other same first second third final
    previous following full half new old hard easy fun boring perfect exciting spooky calm peaceful normal usual
    """)

  /// *It/be/busy/street, this/be/wet/towel, that/be/angry/dog*: before what a thing that is pointed at is, a quality is
  /// its own (CGEL §10.8); *ready, afraid* stand before no noun (CGEL §7.35).
  private func describesIt(_ word: Lexeme, _ next: Constituent?) -> Bool {
    guard planner.language == .english, let next,
      let subject = plan.subject.first?.noun?.lexeme.lemma
        ?? plan.subject.first?.demonstrative?.lexeme.lemma,
      ["it", "this", "that", "these", "those"].contains(subject)
    else { return false }
    if Self.toldOf.contains(next.lexeme.kind) || next.lexeme.lemma == "day" {
      // *that/be/silly/joke, it/be/chilly/day*, but *it/be/cold/party*: what somebody feels there.
      return !EnglishHabits.predicative.contains(word.lemma)
        && EnglishHabits.adjectivePrepositions[word.lemma] == nil
        && !(next.lexeme.kind == .event
          && ["cold", "hot", "warm", "dark", "loud"].contains(word.lemma))
    }
    return KindSet.places.contains(next.lexeme.kind)
      || Self.describable.contains(next.lexeme.kind)
        && !EnglishHabits.predicative.contains(word.lemma)
  }

  private static let toldOf: KindSet = KindSet(.story, .game, .event, .music, .idea, .media)
  private static let describable: KindSet = {
    var kinds = KindSet.surroundings
    kinds.formUnion(.beings)
    kinds.formUnion(.edible)
    return kinds
  }()

  /// *Está dentro de la caja roja, está en la mesa grande*: what has its colour or size at all times is not so for being there (NGLE §37.9).
  private func isOfGround(_ word: Constituent) -> Bool {
    guard planner.language == .spanish, !isSubject,
      word.lexeme.kind == .color || word.lexeme.kind == .size, isBesideNoun, pending.isEmpty,
      let last = loose.last, let noun = last.phrase.noun?.lexeme
    else { return false }
    return last.preposition != nil && noun.wordClass == .noun && !noun.isBeing
  }

  /// *Soy alérgico a la leche*: behind *ser* an adjective that takes a noun is no part of it.
  private func takesNoun(_ word: Constituent) -> Bool {
    plan.verbs.last?.frame.isCopular == true
      && (planner.language == .spanish && AdjectiveLinks.beforeNoun(word.lexeme.lemma) != nil
        || planner.language == .portuguese && word.lexeme.lemma == "alérgico")
  }

  /// *Un perro pequeño y blanco*: an adjective joined to the adjective of the noun before.
  private mutating func joinsAdjective(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool
  {
    guard planner.language != .english, let link = connective, pending.isPlain,
      pending.noun == nil, preposition == nil, let last = loose.indices.last,
      loose[last].phrase.noun != nil, !loose[last].phrase.adjectives.isEmpty,
      rest.first?.lexeme.wordClass != .noun, plan.verbs.last?.frame.pattern != .stateCopula
    else { return false }
    loose[last].phrase.adjectives += [link, word]
    connective = nil
    isBesideNoun = true
    return true
  }

  /// Whether an adjective may be said of the noun before it: bread is not happy, the subject is.
  private func suitsLastNoun(_ word: Constituent) -> Bool {
    guard let noun = loose.last?.phrase.noun?.lexeme else { return false }
    if noun.wordClass == .pronoun { return isOfAnything(word.lexeme, noun) }
    if noun.wordClass == .properNoun && !isSubject { return false }
    if isOpinion, !noun.isBeing { return false }
    if !isSubject, plan.verbs.last?.frame.lemma == "quedar", noun.kind == .clothing,
      ReadingWords.fits.contains(word.lexeme.lemma)
    {
      // Camisa / quedar / grande.
      return false
    }
    if !isSubject, !noun.isBeing, noun.kind != .vehicle, noun.kind != .music,
      Self.mannerOnly.contains(
        planner.lexicon.quality(ofSmall: word.lexeme.lemma)?.lemma ?? word.lexeme.lemma),
      let frame = plan.verbs.last?.frame,
      MannerWords.adverb(for: word.lexeme, of: frame, in: planner.language) != nil
    {
      return false
    }
    if isOfWhoMoves(word.lexeme, noun) || isOfWhoIsThere(word.lexeme, noun) { return false }
    return word.lexeme.kind != .emotion || noun.isBeing
      || (KindSet.places.contains(noun.kind)
        || planner.language == .portuguese && !isSubject && Self.livelyThings.contains(noun.kind)
          && Self.lively.contains(word.lexeme.lemma))
        && plan.verbs.last?.frame.isCopular != true
  }

  /// *Ouvir música animada*: what music and feasts can be like as well as people (Cunha & Cintra, chapter 10).
  private static let lively: WordSet = ["animado", "agitado", "alegre", "calmo", "triste"]
  private static let livelyThings: KindSet = KindSet(.music, .event, .story, .media, .game)

  /// *Trocar / por / outro / maior, beber / alguma coisa / gelado, ver / algo / estranho, conhecer / alguém / legal*: what is not named can have a quality
  /// all the same (Bechara, *Pronomes indefinidos*).
  private func isOfAnything(_ quality: Lexeme, _ pronoun: Lexeme) -> Bool {
    guard planner.language != .english, !isSubject, plan.verbs.last?.frame.isCopular != true
    else { return false }
    return Self.anything.contains(pronoun.lemma)
      && !(pronoun.isHuman && Self.mannerOnly.contains(quality.lemma))
  }

  static let anything: WordSet = [
    "alguien", "nadie", "algo", "alguma coisa", "qualquer coisa", "nada", "alguém", "ninguém",
    "outra coisa",
    "nenhuma coisa", "tudo", "outro", "outra", "outros", "outras",
  ]

  /// *Chegar / escola / atrasado*: where somebody goes, it is he who is late and no place (Cunha & Cintra, chapter 7,
  /// *Predicativo do sujeito*).
  private func isOfWhoMoves(_ quality: Lexeme, _ noun: Lexeme) -> Bool {
    guard planner.language == .portuguese, !isSubject, KindSet.places.contains(noun.kind),
      let frame = plan.verbs.last?.frame, !frame.isCopular,
      frame.slot(.placeTo) != nil || frame.slot(.placeFrom) != nil || frame.slot(.placeAt) != nil
    else { return false }
    return Self.personal.contains(quality.lemma)
  }

  /// *Stay/home/quiet, be/hot/garden, quedarse/coche/silencioso*: where somebody is, it is he who is quiet (CGEL §10.16;
  /// NGLE §38.7).
  private func isOfWhoIsThere(_ quality: Lexeme, _ noun: Lexeme?) -> Bool {
    guard !isSubject, let noun,
      KindSet.places.contains(noun.kind) || noun.kind == .vehicle || noun.lemma == "cama"
        || quality.lemma == "puntual" && noun.takesPlace
    else { return false }
    if planner.language == .spanish, let verb = plan.verbs.last?.frame.lemma,
      Self.coming.contains(verb),
      quality.kind == .emotion || Self.comingStates.contains(quality.lemma)
    {
      // Volver / casa / cansado, quedarse / cama / enfermo.
      return plan.subject.allSatisfy { $0.noun?.lexeme.isBeing == true }
    }
    guard Self.states.contains(quality.lemma), let frame = plan.verbs.last?.frame,
      frame.isCopular || Self.staying.contains(frame.lemma)
    else { return false }
    return plan.subject.allSatisfy { $0.noun?.lexeme.isHuman == true }
  }

  private static let staying: WordSet = [
    "stay", "wait", "sit", "lie", "quedarse", "esperar", "ficar", "sentarse",
  ]
  private static let states: WordSet = [
    "quiet", "calm", "still", "silent", "hot", "cold", "warm", "wet", "safe", "bored", "late",
    "tranquilo", "silencioso", "callado", "quieto", "mojado", "seguro", "calado", "calmo",
    "silencioso", "molhado",
  ]

  private static let coming: WordSet = [
    "quedarse", "volver", "llegar", "regresar", "salir", "irse", "venir", "entrar", "ir",
    "esperar", "levantarse", "despertarse", "dormir", "marcharse", "acostarse",
  ]
  private static let comingStates: WordSet = [
    "enfermo", "cansado", "contento", "triste", "nervioso", "enfadado", "dormido", "despierto",
    "solo", "agotado", "mareado", "borracho", "herido", "feliz", "asustado", "puntual", "sudado",
    "hambriento", "descalzo", "preocupado", "aburrido", "emocionado", "furioso", "ilusionado",
    "mojado", "empapado",
  ]

  private static let personal: WordSet = [
    "atrasado", "adiantado", "cansado", "doente", "sozinho", "molhado", "suado", "machucado",
    "faminto", "exausto", "descalço", "pelado", "enjoado", "tonto", "sonolento", "resfriado",
    "gripado", "ferido", "apressado", "acompanhado", "vestido", "bêbado",
    "pontual",
  ]

  /// Said of what is done rather than of a thing: *come la manzana rápido*.
  private static let mannerOnly: WordSet = ["rápido", "lento", "mejor", "peor", "melhor", "pior"]
}
