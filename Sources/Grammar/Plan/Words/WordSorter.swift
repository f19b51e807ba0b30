import AACCore

/// Reads a flat list of chosen words once, from first to last, and groups them into phrases.
struct WordSorter {
  let planner: ClausePlanner
  var plan: ClausePlan
  /// Whether the words are those of the subject.
  let isSubject: Bool
  /// Phrases that still need a role.
  var loose: [LoosePhrase] = []
  /// The question word, with the noun it determines.
  var question: LooseQuestion?

  var pending = NounPhrase()
  var preposition: Constituent?
  var connective: Constituent?
  /// The word that was sorted last.
  var previous: Constituent?
  /// Whether the next word has been taken together with the one before.
  var skipsNext = false
  /// Word that begins what is compared with: *más alta **que** el niño*.
  var comparative: Constituent?
  /// Whether an adverb is compared: *canta mejor **que** Luis*.
  var comparesAdverb = false
  /// Word that begins a clause whose verb is still to come: *porque*.
  var clause: Constituent?
  /// Preposition chosen before it: *de que*.
  var governor: Constituent?
  /// Negator chosen between it and the verb.
  var clauseNegator: Constituent?
  /// Negator of the next verb alone: *intento **no** llorar*.
  var verbNegator: Constituent?
  /// A preposition that nothing followed.
  var lost: Constituent?
  /// Index of the first loose phrase behind it.
  var clauseFrom = 0
  /// Whether the word before was a noun, an adjective of it or a connective behind one: what
  /// follows may join it.
  var isBesideNoun = false

  /// A sorter that adds to a plan, which it takes over: a plan is too large to be copied lightly.
  init(planner: ClausePlanner, taking plan: inout ClausePlan, isSubject: Bool) {
    self.planner = planner
    self.isSubject = isSubject
    self.plan = ClausePlan(variety: plan.variety)
    swap(&self.plan, &plan)
  }

  mutating func sort(_ words: [Constituent]) {
    for index in words.indices {
      let rest = words[(index + 1)...]
      if skipsNext {
        skipsNext = false
      } else {
        take(words[index], before: rest)
      }
      previous = words[index]
    }
    flush()
    if !isSubject { keepTrailing() }
  }

  /// Sorts one word; `rest` are those after it.
  private mutating func take(_ word: Constituent, before rest: ArraySlice<Constituent>) {
    if comparative != nil, takeComparedTime(word, before: rest) { return }
    if isNamed(word) { return takeNamed(word) }
    if isQualityCompared(word) {
      var quality = word
      quality.lexeme.wordClass = .adjective
      quality.lexeme.kind = .quality
      return takeAdjective(quality, before: rest)
    }
    if isNounByPlace(word, before: rest) { return takeNoun(Self.noun(word)) }
    switch word.lexeme.wordClass {
    case .noun where isLikedTime(word, before: rest): takeLikedTime(word)
    case .noun, .properNoun:
      if word.lexeme.kind.isTemporal, let known = planner.lexicon.word(word.lexeme.lemma),
        word.government == nil, preposition == nil, pending.isEmpty, known.lexeme.kind.isTemporal,
        question?.isOpen != true || question?.noun != nil || isAskedAlone(beside: word)
          || planner.language != .english && isVerbBetween(question?.word, word),
        planner.language == .english || plan.verbs.last?.frame.pattern != .copula || isAboutEvent
      {
        addAdverbial(word, known)
      } else {
        takeNoun(word)
      }
    case .verb: takeVerb(word)
    case .pronoun where isWholeOfNoun(word, before: rest):
      var whole = word
      whole.lexeme = Lexeme(lemma: "todo", wordClass: .determiner, kind: .quantity)
      takeSmallWord(whole, before: rest)
    case .adjective where !word.lexeme.kind.isSmall: takeAdjective(word, before: rest)
    default: takeSmallWord(word, before: rest)
    }
  }

  /// *La fiesta es el sábado*: of what takes place, *ser* says when (NGLE §37.10).
  private var isAboutEvent: Bool {
    plan.subject.first?.noun?.lexeme.takesPlace == true
  }

  /// Whether the verb names a word that is none of its nouns elsewhere: *dar las **gracias**,
  /// acostarse **tarde***.
  private func isNamed(_ word: Constituent) -> Bool {
    guard !isSubject, let slots = plan.verbs.last?.frame.slots,
      word.lexeme.wordClass == .interjection || word.lexeme.kind.isTemporal
    else { return false }
    // *say/again/please*: only right behind the verb it is what is said.
    if previous != nil,
      word.lexeme.lemma == "please" || OrderWords.please.contains(word.lexeme.lemma)
    {
      return false
    }
    // *Digo que no quiero*: the negator is no greeting, though as a tile it may stand alone.
    if word.lexeme.wordClass == .interjection, planner.language != .english,
      word.lexeme.lemma != planner.language.plainNegator,
      !OrderWords.please.contains(word.lexeme.lemma),
      Self.saying.contains(plan.verbs.last?.frame.lemma ?? "")
    {
      return true
    }
    if planner.language != .english, word.lexeme.lemma == planner.language.plainNegator {
      // Disse que não quer: behind the word that begins a clause it denies that clause.
      if clause != nil { return false }
      if let own = word.tile, let verb = plan.verbs.last?.constituent.tile, own < verb {
        // Eu não digo nada: before the verb it negates.
        return false
      }
    }
    return !isAfternoon(word) && slots.contains { $0.words.contains(word.lexeme.lemma) }
  }

  /// Verbs that a greeting is the object of: *cantar parabéns, desear feliz cumpleaños*.
  private static let saying: WordSet = ["cantar", "desear", "desejar", "decir", "dizer"]

  private mutating func takeNamed(_ word: Constituent) {
    var noun = word
    noun.lexeme = planner.lexicon.known(word.lexeme.lemma) ?? word.lexeme
    if noun.lexeme.wordClass == .interjection {
      noun.lexeme.kind = .thing
      noun.lexeme.countability = .mass
      noun.lexeme.article = .bare
    } else if noun.lexeme.lemma == planner.language.plainNegator {
      // Ela diz não: what is said denies nothing.
      noun.lexeme.kind = .thing
      noun.lexeme.article = .bare
    }
    noun.lexeme.wordClass = .noun
    takeNoun(noun)
  }

  /// *Tengo miedo **del oscuro***: behind a set phrase that takes something, an adjective is a noun.
  func completesSetPhrase(_ word: Constituent) -> Bool {
    guard planner.language != .english, word.lexeme.kind == .quality, pending.isEmpty else {
      return false
    }
    if let frame = plan.verbs.last?.frame, frame.lemma.contains(" "), !frame.isCopular,
      loose.isEmpty,
      frame.slot(.topic) != nil, frame.slot(.attribute) == nil
    {
      return true
    }
    guard isBesideNoun, let verb = plan.verbs.last?.constituent.lexeme.lemma,
      let noun = loose.last?.phrase.noun?.lexeme.lemma
    else { return false }
    // Tengo miedo a lo desconocido, but un dolor fuerte: few qualities stand for what has them (NGLE §14.9).
    guard Self.thingLike.contains(word.lexeme.lemma) else { return false }
    if planner.language == .portuguese, !BesideWords.feelings.contains(noun) { return false }
    let phrase = planner.frames["\(verb) \(noun)"]
    return !phrase.isDefault && phrase.slot(.topic) != nil
  }

  private static let thingLike: WordSet = [
    "oscuro", "desconocido", "nuevo", "diferente", "dulce", "salado", "picante", "amargo", "ácido",
    "escuro", "desconhecido", "novo", "doce", "salgado", "azedo", "apimentado",
  ]

  /// *Cuántos / tener / hermano / tú*: of how many it is asked, though the verb was chosen between.
  private var countsBehindVerb: Bool {
    question.map { Self.counting.contains($0.word.lexeme.lemma) } == true && !plan.subject.isEmpty
  }

  private static let counting: WordSet = [
    "cuántos", "cuántas", "quantos", "quantas", "how many",
  ]

  mutating func takeNoun(_ word: Constituent) {
    if question != nil, question?.noun == nil, question?.isOpen == true, pending.isEmpty,
      preposition == nil, word.lexeme.wordClass == .noun,
      !isVerbBetween(question?.word, word) || countsBehindVerb,
      !word.lexeme.isHuman || question?.isAmount == true
        || ["qual", "which"].contains(question?.word.lexeme.lemma)
        || isAskedOfMany(word)
    {
      question?.noun = NounPhrase(word)
      question?.isOpen = false
      return
    }
    if takeMatterAsked(word) { return }
    if planner.language != .english, word.lexeme.wordClass == .pronoun,
      word.lexeme.kind == .person, pending.noun == nil, pending.adjectives.isEmpty,
      pending.isPlainNumber || pending.demonstrative != nil
    {
      // Dar / esse / mim: that one, to me. Contar / cinco / él: five, to him.
      emit()
    }
    pending.noun = word
    if let comparative, comparesAdverb, let last = plan.adverbials.indices.last {
      pending.link = comparative
      self.comparative = nil
      plan.adverbials[last].than = pending
      pending = NounPhrase()
    } else if let comparative, let last = loose.indices.last {
      pending.link = comparative
      self.comparative = nil
      loose[last].phrase.complement.append(pending)
      pending = NounPhrase()
    } else if isComparedAtOnce, let last = loose.indices.last {
      pending.link = Constituent(
        Lexeme(lemma: "que", wordClass: .conjunction, kind: .connective))
      loose[last].phrase.complement.append(pending)
      pending = NounPhrase()
    } else if joinsNoun() || isPortioned(word) || isOfSomebody(word), let last = loose.indices.last
    {
      pending.link = preposition
      loose[last].phrase.complement.append(pending)
      pending = NounPhrase()
      preposition = nil
    } else {
      emit()
    }
    isBesideNoun = true
  }

  /// *Qué/comer/perro, what/eat/dog*: a noun chosen behind the verb is not what is asked for.
  private func isVerbBetween(_ question: Constituent?, _ noun: Constituent) -> Bool {
    guard let first = question?.tile, let last = noun.tile,
      noun.lexeme.forms[Adverbial.asking] == nil,
      let verb = plan.verbs.first?.constituent.tile
    else { return false }
    return first < verb && verb < last
  }

  /// Whether the pending noun belongs to the noun before it: *la casa de mamá*.
  private func joinsNoun() -> Bool {
    if isSubject, isBesideNoun, connective == nil, preposition?.lexeme.lemma == "para",
      loose.last?.phrase.noun?.lexeme.kind == .vehicle
    {
      // O comboio para Lisboa sai às dez.
      return true
    }
    guard isBesideNoun, connective == nil, let preposition,
      preposition.lexeme.lemma == planner.language.ofPreposition, let before = loose.last,
      before.phrase.noun != nil
    else { return isOfSuperlative || isOfSeveral }
    if isOfPronoun(before) { return false }
    let slots = plan.verbs.last?.frame.slots ?? []
    let kind = pending.roleKind
    if before.preposition == nil, slots.first?.preposition == preposition.lexeme.lemma,
      slots.first?.role == .object
        || planner.language == .portuguese && slots.first?.role == .topic
          && !slots.contains(where: { $0.role == .object })
    {
      // Gosto de iogurte de morango: the noun before is already what the verb takes with de.
      return true
    }
    if takesPhrase(before.phrase, preposition) { return false }
    if isTakenOut(of: pending) { return false }
    if planner.language != .english, before.preposition?.lexeme.lemma == "de",
      pending.noun?.lexeme.kind != .vehicle || plan.verbs.last?.frame.slot(.placeTo) == nil,
      before.phrase.noun?.lexeme.wordClass == .noun,
      slots.contains(where: { $0.preposition == "de" && $0.role != .placeFrom })
    {
      // Preciso da ajuda do vizinho, me enamoré de un chico de mi clase: the noun before is already what the verb takes.
      return true
    }
    if planner.language != .english, let pronoun = before.phrase.noun?.lexeme,
      pronoun.wordClass == .pronoun,
      pronoun.person != nil && pronoun.number != nil || WordJoiner.clitics.contains(pronoun.lemma)
    {
      // Me tira da cadeira, me protege do frio: nobody is of something by his pronoun.
      return false
    }
    if planner.language != .english, before.phrase.noun?.lexeme.wordClass == .pronoun,
      pending.noun?.lexeme.kind == .body
    {
      // Tira isso da boca.
      return false
    }
    return !slots.contains {
      $0.preposition == preposition.lexeme.lemma
        && ($0.acceptedKinds.isEmpty || $0.acceptedKinds.contains(kind))
    }
      || plan.fillers.contains { $0.preposition == preposition.lexeme.lemma }
  }

  /// *Sinto saudade da vovó*: what a verb and its noun take together belongs to both.
  private func takesPhrase(_ phrase: NounPhrase, _ preposition: Constituent) -> Bool {
    guard planner.language != .english, phrase.isPlain, let noun = phrase.noun?.lexeme,
      let verb = plan.verbs.last?.constituent.lexeme.lemma
    else { return false }
    guard let frame = planner.frames.listed("\(verb) \(noun.lemma)") else { return false }
    return frame.slots.contains {
      $0.preposition == preposition.lexeme.lemma
        // Tengo miedo de la oscuridad, where the table has miedo a.
        || planner.language == .spanish && $0.role == .topic && $0.article == .definite
    }
  }

  private mutating func takeVerb(_ word: Constituent) {
    let negator = pending.noun == nil && pending.isPlain ? pending.focus : nil
    if negator != nil { pending = NounPhrase() }
    // Gracias por venir: what one is thanked for.
    let isThanked =
      !plan.social.isEmpty && plan.verbs.isEmpty
      && ["por", "de", "em", ""].contains(preposition?.lexeme.lemma)
    let link =
      plan.verbs.isEmpty && !isThanked || planner.language == .english ? nil : preposition
    if link != nil { preposition = nil }
    flush()
    var verb = PlannedVerb(
      word,
      frame: planner.frames[word.lexeme.forms[PlannedVerb.compounded] ?? word.lexeme.lemma])
    verb.negator = negator ?? verbNegator
    if planner.language == .spanish, !plan.verbs.isEmpty {
      // Me caí, era.
      switch word.lexeme.forms[FiniteForms.Mark.time] {
      case FiniteForms.Mark.past, FiniteForms.Mark.recent:
        verb.tense = .past
        verb.frame.past = .event
      case FiniteForms.Mark.lasting:
        verb.tense = .past
        verb.frame.past = .state
      default: break
      }
    }
    verbNegator = nil
    verb.link = link
    headClause(&verb)
    verb.connective = connective
    if verb.link == nil, planner.language == .portuguese { takeInfinitiveSubject(&verb) }
    connective = nil
    isBesideNoun = false
    plan.verbs.append(verb)
  }

  /// *Vaso, agua; zumo, naranja; libro, matemáticas*: side by side, what is in it or what it is made of
  /// (NGLE §12.9, §15.9).
  private func isPortioned(_ word: Constituent) -> Bool {
    guard isBesideNoun, connective == nil, preposition == nil, pending.isPlain, !isSubject,
      let before = loose.last?.phrase, before.complement.isEmpty,
      planner.language == .spanish
        || PortionWords.namesItsKind(before.noun?.lexeme.lemma ?? "") || plan.verbs.isEmpty
        || PortionWords.isFigured(before.noun?.lexeme.lemma ?? "", word.lexeme),
      before.adjectives.isEmpty, let noun = before.noun?.lexeme
    else { return false }
    let lemma =
      noun.number == .plural ? planner.lexicon.singulars(of: noun.lemma).first ?? "" : noun.lemma
    if planner.language == .spanish, KindSet.edible.contains(word.lexeme.kind),
      plan.verbs.last?.frame.slots.contains(where: {
        $0.role == .instrument && $0.preposition == "con" && $0.kinds.contains(.food)
      }) == true
    {
      // Aliña la ensalada con aceite: what it is done with.
      return false
    }
    if plan.verbs.last?.frame.pattern == .copula, PortionWords.isKin(lemma) {
      return word.lexeme.isBeing && word.lexeme.wordClass != .pronoun
    }
    return PortionWords.joins(lemma, word.lexeme)
  }

  mutating func addAdverbial(_ word: Constituent, _ known: SmallWord?) {
    var adverbial = Adverbial(
      word, phrase: known?.phrase ?? word.lexeme.lemma, place: place(of: word, known))
    if planner.language != .english, let since = preposition, word.lexeme.kind.isTemporal,
      Self.bounds.contains(since.lexeme.lemma)
    {
      // Desde el lunes: the preposition belongs to the time, which sets no tense then.
      adverbial.phrase = "\(since.lexeme.lemma) \(adverbial.phrase)"
      adverbial.constituent = Constituent(
        Lexeme(lemma: adverbial.phrase, wordClass: .adverb, kind: .duration), tile: since.tile)
      preposition = nil
    }
    if let way = preposition, leads(way.lexeme.lemma, to: word.lexeme) {
      adverbial.phrase = planner.joined(way.lexeme.lemma, adverbial.phrase)
      adverbial.constituent.tile = way.tile
      preposition = nil
    }
    if pending.noun == nil, let degree = pending.degree {
      adverbial.degree = degree
      pending.degree = nil
    }
    if word.lexeme.forms[Adverbial.starting] != nil { adverbial.place = .start }
    if word.lexeme.forms[Adverbial.ending] != nil { adverbial.place = .end }
    adverbial.verb = plan.verbs.count - (clause == nil ? 1 : 0)
    plan.adverbials.append(adverbial)
    isBesideNoun = false
  }
}
