import AACCore

extension WordSorter {
  /// Sorts a word that is neither noun, verb nor ordinary adjective.
  mutating func takeSmallWord(_ word: Constituent, before rest: ArraySlice<Constituent>) {
    if takesByForms(word) { return }
    if rest.count == 1, answersClause(word, rest), let answer = rest.first {
      flush()
      addAdverbial(word, nil)
      addAdverbial(answer, nil)
      for index in plan.adverbials.indices.suffix(2) { plan.adverbials[index].place = .end }
      skipsNext = true
      return
    }
    if isSubject, Self.evenWords.contains(word.lexeme.lemma), isEven(word, rest) {
      // Até o papai riu, ni mamá lo sabe.
      return pending.focus = word
    }
    if takesBesideQuality(word, rest) { return }
    if planner.language == .english, word.lexeme.wordClass == .adverb, takeEnglishAdverb(word, rest)
    {
      return
    }
    if takesBadNoun(word, rest) { return }
    if word.lexeme.wordClass == .adverb, word.lexeme.kind != .question,
      ["embora", "mientras", "enquanto"].contains(word.lexeme.lemma)
        || Self.concluding.contains(word.lexeme.lemma), beginsClause(word, rest)
    {
      return takeConnective(word, before: rest)
    }
    if isRoleWord(word, rest) {
      flush()
      var role = word
      role.lexeme = Lexeme(lemma: "como", wordClass: .adposition, kind: .manner)
      preposition = role
      return
    }
    if takesNothingBeforeQuality(word, rest) { return }
    takeByKind(word, before: rest)
  }

  /// Takes a word whose row says that it begins a clause or stands as it is: *que / flor / bonita*.
  private mutating func takesByForms(_ word: Constituent) -> Bool {
    guard !word.lexeme.forms.isEmpty else { return false }
    if word.lexeme.forms[Adverbial.starting] != nil {
      addAdverbial(word, nil)
      return true
    }
    if beginsMarkedClause(word) { return true }
    guard word.lexeme.forms[Adverbial.saying] != nil else { return false }
    plan.social.append(word)
    return true
  }

  /// Sorts a small word by its kind, as the lexicon has it.
  private mutating func takeByKind(_ word: Constituent, before rest: ArraySlice<Constituent>) {
    if preposition != nil, relatesBehind(word, rest) { return startRelative(word) }
    let known = planner.lexicon.word(word.lexeme.lemma)
    if word.lexeme.wordClass == .adposition, let known, known.lexeme.kind == .degree {
      // As tall as you: the second as stands before a noun.
      return takeByClass(word, nil, before: rest)
    }
    // No, I am not hungry: before all and with another negator behind it answers.
    let isAnswer =
      word.lexeme.wordClass == .interjection && planner.language == .english && word.tile == 0
      && (rest.contains { $0.lexeme.kind == .negation } || rest.isEmpty && plan.isNegative)
    // *animals, especially dogs*: an adverb of degree that joins there.
    let isJoining = word.lexeme.wordClass == .conjunction && known?.lexeme.kind == .degree
    // *Kiss Mom good night*: a greeting that says how it is done.
    let isManner =
      planner.language == .english && word.lexeme.wordClass == .adverb
      && word.lexeme.kind == .manner && known?.lexeme.kind == .social
    let isOwn = isAnswer || isJoining || isManner || word.lexeme.standsForItself
    let kind = isOwn ? word.lexeme.kind : known?.lexeme.kind ?? word.lexeme.kind
    switch kind {
    case .question where opensClause(word, rest):
      flush()
      var opener = word
      opener.lexeme.kind = .connective
      startClause(opener)
    case .question: takeQuestion(word, known, before: rest)
    case .negation: takeNegation(word, known, before: rest)
    case .social where planner.language == .spanish && preposition?.lexeme.lemma == "de":
      // Un beso de buenas noches.
      var greeting = word
      greeting.lexeme = Lexeme(lemma: word.lexeme.lemma, wordClass: .noun, kind: .idea)
      greeting.lexeme.gender = .feminine
      greeting.lexeme.number = .plural
      greeting.lexeme.article = .bare
      takeNoun(greeting)
    case .social where lastsUntil(word):
      addAdverbial(word, nil)
    case .social:
      plan.social.append(word)
      if word.lexeme.lemma == "cadê" { plan.isQuestion = true }
    case .connective: takeConnective(word, before: rest)
    case .possessive where isLatePossessive(word): ownBehind(word)
    case .possessive where word.lexeme.wordClass != .pronoun: pending.possessive = word
    case .demonstrative where word.lexeme.wordClass != .pronoun:
      pending.demonstrative = word
    case .quantity where word.lexeme.wordClass == .pronoun: takeNoun(word)
    case .quantity, .degree: takeQuantity(word, known, before: rest)
    default: takeByClass(word, known, before: rest)
    }
  }

  /// *Trabalho **como** garçom, nado **como** un pez*: behind a verb and before a noun it neither asks nor
  /// compares (NGLE §45.2; Cunha & Cintra, chapter 15).
  private func isRoleWord(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language != .english, word.lexeme.lemma == "como", !isSubject, clause == nil,
      !plan.verbs.isEmpty, !plan.isAskedOutright, question == nil, preposition == nil,
      !isCompared, !pending.hasComparative,
      planner.language == .spanish || word.tile != 0,
      !(plan.adverbials.last?.constituent == previous && previous?.lexeme.kind == .quantity),
      let next = rest.first?.lexeme,
      next.wordClass == .noun || next.wordClass == .properNoun
        || next.isDeterminerLike
        || planner.language == .spanish && next.wordClass == .pronoun && next.kind == .person
    else { return false }
    return !isAdverbCompared(word) && !rest.contains { $0.lexeme.wordClass == .verb }
  }

  /// Of which there is a first one.
  static let ranked: WordSet = [
    "premio", "piso", "planta", "fila", "curso", "grado", "día", "vez", "lugar", "puesto",
    "página", "hora", "capítulo", "letra", "número", "palabra", "pregunta", "nivel", "partido",
    "diente", "parada", "semana", "mes", "plato", "calle", "prueba", "examen", "novio", "novia",
    "prêmio", "andar", "série", "ano", "dia", "página", "fila", "lição", "dente", "palavra",
    "pergunta", "nível", "jogo", "prova", "namorado", "namorada", "colocado", "beijo", "amor",
  ]
  /// Verbs of choosing one among several.
  static let picking: WordSet = [
    "querer", "elegir", "preferir", "gustar", "escolher", "preferir", "gostar", "quedar", "ficar",
    "ganar", "ganhar", "conseguir", "vivir", "morar",
  ]

  static let ranking: WordSet = [
    "primero", "segundo", "tercero", "último", "mejor", "peor", "primeiro", "terceiro", "melhor",
    "pior",
  ]

  private mutating func takeByClass(
    _ word: Constituent, _ known: SmallWord?, before rest: ArraySlice<Constituent>
  ) {
    if let phrase = prepositional(word, before: rest) {
      flush()
      preposition = phrase
      return
    }
    switch word.lexeme.wordClass {
    case .pronoun: takeNoun(word)
    case .adposition:
      if isOfAmount(word, rest) { return }
      flush()
      if planner.language == .spanish, word.lexeme.lemma == "como", isAdverbCompared(word) {
        comparesAdverb = true
        comparative = word
        return
      }
      if joinsAdverb(word) { return }
      preposition = word
    case .conjunction: takeConnective(word, before: rest)
    case .determiner where word.lexeme.kind == .linking: pending.focus = word
    case .determiner: pending.determiner = word
    case .numeral: pending.quantity = word
    case .interjection: plan.social.append(word)
    case .adjective: takeAdjectiveOfSmallKind(word)
    default: addAdverbial(word, known)
    }
  }

  /// *Un poco / de / salsa*: the amount says *de* itself.
  private func isOfAmount(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language != .english, word.lexeme.lemma == "de", pending.noun == nil,
      let amount = pending.quantity?.lexeme.lemma,
      rest.first?.lexeme.wordClass == .noun || rest.first?.lexeme.wordClass == .adjective
    else { return false }
    return RomanceQuantity(amount) == .partitive
  }

  private mutating func takeAdjectiveOfSmallKind(_ word: Constituent) {
    if isBesideNoun, let last = loose.indices.last {
      loose[last].phrase.adjectives.append(word)
    } else {
      pending.adjectives.append(word)
    }
  }

  private mutating func takeConnective(_ word: Constituent, before rest: ArraySlice<Constituent>) {
    if word.lexeme.lemma == "porque", asksOutright(before: rest) {
      // Portugal asks with porque in one word.
      var asking = word
      let why = planner.language == .spanish ? "por qué" : "por que"
      asking.lexeme.lemma = why
      return takeQuestion(asking, planner.lexicon.word(why), before: rest)
    }
    if ["que", "cuando"].contains(word.lexeme.lemma)
      || planner.language == .spanish && ["si", "lo que"].contains(word.lexeme.lemma),
      preposition != nil,
      beginsClause(word, rest)
    {
      // Me alegro de que vengas, me acuerdo de cuando era pequeño.
      keepGovernor()
    }
    flush()
    if beginsResult(word, rest) {
      var result = word
      result.lexeme.forms[PlannedVerb.resulting] = ""
      return startClause(result)
    }
    if hasToBeDone(word, rest) {
      preposition = word
      return
    }
    if governor == nil, isOpeners(word, rest) { return }
    if comparesDeeds(word, rest) {
      if let measure = plan.adverbials.lastIndex(where: { $0.place == .end }) {
        plan.adverbials[measure].place = .verb
      }
      preposition = word
      return
    }
    comparesAdverb = isAdverbCompared(word)
    if Self.comparers.contains(word.lexeme.lemma), isCompared || comparesAdverb || isSameAs(rest),
      word.lexeme.forms[PlannedVerb.resulting] == nil, !comparesWithThought(word, rest)
    {
      comparative = word
    } else if beginsClause(word, rest) {
      startClause(word)
    } else {
      connective = word
    }
  }

  /// *Me alegro **de** que vengas, no sé **con** quién voy*: the preposition governs the whole clause (NGLE §43.2, §43.3).
  mutating func keepGovernor() {
    guard let word = preposition else { return }
    preposition = nil
    governor = word
  }

  /// *O jantar, segundo andar, um gelado*: a verb behind a determiner or an ordinal, and a few
  /// adjectives where a noun is wanted, are nouns.
  func isNounByPlace(_ word: Constituent, before rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .portuguese else { return false }
    switch word.lexeme.wordClass {
    case .verb:
      return pending.determiner != nil || pending.possessive != nil
        || pending.demonstrative != nil || pending.quantity != nil
        || pending.adjectives.contains { Self.ordinals.contains($0.lexeme.lemma) }
    case .adjective:
      guard Self.edibleAdjectives.contains(word.lexeme.lemma), !isBesideNoun,
        pending.degree == nil, plan.verbs.last?.frame.isCopular == false
      else { return false }
      return rest.first?.lexeme.wordClass != .adjective
    default: return false
    }
  }

  static func noun(_ word: Constituent) -> Constituent {
    var noun = word
    let isFood = noun.lexeme.wordClass == .adjective
    noun.lexeme.kind = isFood ? .food : noun.lexeme.lemma == "andar" ? .place : .thing
    noun.lexeme.wordClass = .noun
    noun.lexeme.countability = .count
    noun.lexeme.isInferred = false
    return noun
  }

  private static let edibleAdjectives: WordSet = ["gelado", "doce", "salgado", "assado", "cozido"]
  static let ordinals: WordSet = [
    "primeiro", "segundo", "terceiro", "quarto", "quinto", "sexto", "sétimo", "oitavo", "nono",
    "décimo", "último", "próximo",
  ]

  private mutating func takeQuestion(
    _ word: Constituent, _ known: SmallWord?, before rest: ArraySlice<Constituent>
  ) {
    if asksIndirectly(word, rest) || beginsFreely(word, rest) {
      keepGovernor()
      flush()
      if var joint = askedTogether(word, rest) {
        if joint.lexeme.lemma == "que horas", governor == nil,
          rest.first(where: { $0.lexeme.wordClass == .verb })?.lexeme.lemma != "ser"
        {
          joint.lexeme.lemma = "a que horas"
        }
        skipsNext = true
        return startClause(joint)
      }
      return startClause(word)
    }
    if Self.comparers.contains(word.lexeme.lemma), preposition == nil {
      flush()
      if isCompared || isAdverbCompared(word) { return takeConnective(word, before: rest) }
    }
    guard question == nil else { return takeNoun(word) }
    question = LooseQuestion(word, preposition: preposition)
    preposition = nil
    flush()
    question?.isOpen = known?.asks?.canDetermine ?? false
    if planner.language != .english, known?.asks == .whose || word.lexeme.lemma == "o que" {
      question?.isOpen = false
    }
    question?.isAmount = known?.asks == .howMany
    plan.isQuestion = true
  }

  private mutating func takeNegation(
    _ word: Constituent, _ known: SmallWord?, before rest: ArraySlice<Constituent>
  ) {
    if isNotAtAll(word, rest) || saysNotAtAll(word, rest) {
      plan.isNegative = true
      plan.adverbials.append(Adverbial(word, phrase: word.lexeme.lemma, place: .verb))
    } else if word.lexeme.wordClass == .pronoun || known?.lexeme.wordClass == .pronoun {
      takeNoun(word)
    } else if planner.language != .english, isSubject == false,
      rest.first?.lexeme.wordClass == .verb, deniesOpened(word, before: rest)
    {
      // Intento no llorar: what is tried is not to do it.
      verbNegator = word
    } else if planner.language == .english, isSubject == false, deniesWhatIsTold(word, before: rest)
    {
      verbNegator = word
    } else if word.lexeme.lemma == planner.language.plainNegator {
      takePlainNegator(word, before: rest)
    } else if let known, known.phrase != word.lexeme.lemma {
      // Não mais: the negator at its place, the rest behind the verb.
      plan.isNegative = true
      plan.negatorTile = word.tile
      plan.adverbials.append(Adverbial(word, phrase: known.phrase, place: known.place))
    } else if known?.lexeme.wordClass == .determiner {
      pending.determiner = word
    } else if clause != nil, planner.language != .english, known?.place == .before {
      // Acho que nunca chove.
      clauseNegator = word
    } else {
      plan.negators.append(
        Adverbial(word, phrase: known?.phrase ?? word.lexeme.lemma, place: known?.place ?? .before))
    }
  }

  /// *Não gosto nada de brócolis*: beside what is liked it says how little (Bechara, *Advérbio de intensidade*).
  private func saysNotAtAll(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .portuguese, word.lexeme.lemma == "nada", !isSubject,
      preposition == nil, connective == nil, plan.verbs.last?.frame.lemma == "gostar",
      !rest.contains(where: { $0.lexeme.isConnective })
    else { return false }
    return !loose.isEmpty
      || rest.contains { $0.lexeme.isNominal || $0.lexeme.wordClass == .verb }
  }

  /// What stands before the phrase that it is said of (NGLE §40.5, *adverbios focales*; Cunha & Cintra, chapter 14).
  static let focusing: WordSet = [
    "solo", "sólo", "solamente", "únicamente", "casi", "exclusivamente", "principalmente",
    "especialmente", "precisamente", "justamente", "exactamente", "aproximadamente",
    "simplemente", "meramente", "prácticamente", "mayormente",
    "só", "somente", "apenas", "quase", "unicamente", "exatamente", "simplesmente", "praticamente",
    "sobretudo", "particularmente", "ao menos", "pelo menos",
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
}
