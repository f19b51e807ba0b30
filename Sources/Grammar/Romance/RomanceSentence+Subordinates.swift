import AACCore

/// Clauses within the sentence: *creo que mamá duerme, lloro porque me duele, pero papá trabaja* (NGLE
/// §25, §31, §43–47; Cunha & Cintra, chapters 13 and 18; Bechara, *Orações complexas*).
extension RomanceSentence {
  /// The index behind the last verb of the clause that a verb heads.
  func clauseEnd(_ head: Int) -> Int {
    plan.verbs.indices.first { $0 > head && plan.verbs[$0].startsClause } ?? plan.verbs.count
  }

  /// The adverbials of one place within one clause.
  mutating func sayAdverbials(_ place: Adverbial.Place, of head: Int) {
    guard !plan.adverbials.isEmpty else { return }
    let end = clauseEnd(head)
    for adverbial in plan.adverbials where adverbial.place == place {
      if adverbial.verb < end, adverbial.verb >= head || head == 0 { say(adverbial) }
    }
  }

  /// *Acordo **cedo** para ir à escola*: the adverbials of one verb, before what is done for it.
  mutating func sayAdverbialsBeforeAim(of verb: Int) {
    for adverbial in plan.adverbials where adverbial.place == .opener && adverbial.verb == verb {
      say(adverbial)
    }
  }

  /// *Senta **aqui** ao lado de mim*: the adverbials of one verb, before its first place.
  mutating func sayAdverbialsBeforePlace(of verb: Int) {
    for adverbial in plan.adverbials where adverbial.place == .place && adverbial.verb == verb {
      say(adverbial)
    }
  }

  /// The word that begins a clause, its subject, negation and finite verb.
  mutating func sayClauseHead(_ index: Int) {
    let verb = plan.verbs[index]
    guard let word = verb.subordinator else { return }
    sayClauseWord(word, index)
    plan.subject = verb.subject.map { [$0] + verb.moreSubjects } ?? []
    turnThingIntoStimulus(at: index)
    if isSpanish { fitWithin(index) }
    if grammar.isBrazil { ownWhatHurts(at: index) }
    let phrases = plan.subject
    if !phrases.isEmpty { doer = agreement(phrases) }
    if verb.constituent.lexeme.forms[FiniteForms.Mark.time] == FiniteForms.Mark.order,
      word.lexeme.lemma == ","
    {
      // Tengo frío, cierra la ventana.
      subject = agreement(
        NounPhrase(Constituent(Lexeme(lemma: grammar.listener, wordClass: .pronoun))))
      doer = subject
      if isSpanish { sayNegator(of: index) }
      return sayImperative(verb.negator != nil, at: index)
    }
    settleClauseAgreement(index)
    agreeWithOthers(index)
    // Sou eu quem faz: Cunha & Cintra, chapter 13, *Concordância verbal*.
    if verb.isCleft, word.lexeme.lemma == "quem" { subject = Agreement() }
    if word.lexeme.forms[PlannedVerb.followingPreposition] == PlannedVerb.anybody, phrases.isEmpty {
      subject = Agreement()
      doer = subject
    }
    let isQuestion = word.lexeme.kind == .question
    if isQuestion, phrases.isEmpty, !verb.frame.isCopular, verb.frame.pattern.isPersonal,
      verb.constituent.lexeme.forms[PlannedVerb.ofOthers] == nil,
      !["quién", "quem"].contains(word.lexeme.lemma) || !isSpanish && verb.governor != nil,
      verb.frame.slot(.subject) == nil,
      isSpanish
        ? !isSaidOfSomebody(verb, word.lexeme.lemma)
        : verb.frame.lemma != "doer" && !isRecalled(index, word.lexeme.lemma)
    {
      // No sé qué hacer.
      return sayNonFinite(index, .infinitive)
    }
    let isInverted =
      isQuestion && isAskedLate(index, phrases) || isSpanish && verb.hasLateSubject
    if !isInverted, !verb.hasKnownSubject { sayClauseSubject(index) }
    sayAdverbials(.before, of: index)
    sayClauseNegator(index)
    let form = clauseFeatures(index)
    if isOverBefore(index) { sayOverBefore(index, form) } else { sayFinite(index, as: form) }
    if isInverted, !isSpanish || !verb.hasKnownSubject { sayClauseSubject(index) }
  }

  /// *Não me lembrei onde guardei a chave*: what was done and is looked for in one's memory.
  private func isRecalled(_ index: Int, _ word: String) -> Bool {
    plan.tense == .past && ["onde", "quando", "por que"].contains(word)
      && [
        "lembrar", "lembrar-se", "esquecer", "esquecer-se", "recordar-se",
      ].contains(plan.verbs[index - 1].frame.lemma)
  }

  /// *Porque minha barriga dói*: in Brazil what hurts does so itself.
  private mutating func ownWhatHurts(at index: Int) {
    guard plan.verbs[index].frame.lemma == "doer",
      plan.verbs[index].frame.pattern == .experiencer,
      let filler = plan.fillers.firstIndex(where: { $0.verb == index && $0.role == .object }),
      plan.fillers[filler].phrases[0].noun?.lexeme.kind == .body
    else { return }
    var part = plan.fillers.remove(at: filler).phrases[0]
    let owner = plan.subject.first
    if part.possessive == nil {
      if let noun = owner?.noun, let word = Possessives.word(for: noun.lexeme, tile: noun.tile) {
        part.possessive = word
      } else if let owner {
        part.complement = [owner]
      } else if doer.person == .first, doer.number == .singular {
        part.possessive = Possessives.word(
          for: Lexeme(lemma: "eu", wordClass: .pronoun), tile: nil)
      }
    }
    plan.subject = [part]
    plan.verbs[index].frame.pattern = .plain
  }

  /// *Cuando llueve, me quedo en casa*: a clause that was chosen first is said first (NGLE §46.1, §47.1;
  /// Cunha & Cintra, chapter 18).
  mutating func sayFrontedClause() {
    guard !plan.isQuestion,
      let head = plan.verbs.indices.dropFirst().first(where: {
        plan.verbs[$0].startsClause || !isSpanish && isOfItself($0)
      })
    else { return }
    let main = (plan.subject, subject, doer)
    let last = plan.verbs.count - 1
    isOverBeforeFront = isOverBeforeRest(plan.verbs[0].frame)
    if plan.verbs[head].startsClause { sayClauseHead(head) } else { sayOpened(head) }
    for index in plan.verbs.indices where index > head {
      sayFillers(of: index - 1)
      sayOpened(index)
    }
    sayAdverbials(.verb, of: head)
    sayFillers(of: last)
    if head > 0 { sayAdverbials(.end, of: head) }
    flushPreposition()
    buffer.addMark(",")
    (plan.subject, subject, doer) = main
    plan.verbs.removeSubrange(head...)
    plan.fillers.removeAll { $0.verb >= head }
    plan.adverbials.removeAll { $0.verb >= head }
  }

  /// What begins a thought of its own: a comma stands before it (RAE, *Ortografía* §3.4.2; Bechara, *Emprego da vírgula*).
  private static let behindComma = WordSorter.concluding.union([
    "así que", "por lo que", "sino que", "de modo que", "de manera que", "de forma que", "pues",
    "mientras que", "pois", "de maneira que",
  ])

  private mutating func sayClauseWord(_ word: Constituent, _ index: Int) {
    let lemma = word.lexeme.lemma
    // Two thoughts side by side.
    guard lemma != "," else { return buffer.addMark(",") }
    if word.lexeme.isAdversative || Self.behindComma.contains(lemma) { buffer.addMark(",") }
    if plan.verbs[index].isExplanation {
      buffer.addMark(",")
      return say(lemma, tile: word.tile)
    }
    if plan.verbs[index].isGovernedRelative { return sayGovernedRelative(word, index) }
    if let governor = plan.verbs[index].governor {
      let tail = plan.verbs[index - 1].split.tail.split(separator: " ").last.map(String.init)
      if tail != governor.lexeme.lemma {
        if governor.tile == nil { buffer.note(.preposition, lemma, governor.lexeme.lemma) }
        say(governor.lexeme.lemma, tile: governor.tile)
      }
      return say(lemma, tile: word.tile)
    }
    if isSpanish, word.lexeme.kind == .question,
      ["acordarse", "olvidarse"].contains(plan.verbs[index - 1].frame.lemma),
      !lemma.hasPrefix("de ")
    {
      buffer.note(.preposition, lemma, "de")
      say("de")
    }
    if lemma == "que", !plan.verbs[index].isRelative,
      case .word(let link) = plan.verbs[index - 1].frame.opening,
      ["de", "en", "em", "a", "con", "com", "por"].contains(link),
      isSpanish && plan.verbs[index - 1].frame.lemma != "soñar"
        || !isSpanish && !plan.verbs[index - 1].frame.opensIndicative
          && !["gostar", "proibir", "aconselhar"].contains(plan.verbs[index - 1].frame.lemma)
    {
      buffer.note(.preposition, lemma, link)
      say(link)
    }
    if lemma == "que", word.tile == nil {
      buffer.note(.openedVerb, plan.verbs[index - 1].constituent.lexeme.lemma, lemma)
    }
    if lemma != "que", word.tile == nil {
      buffer.note(.clausesApart, plan.verbs[index].constituent.lexeme.lemma, lemma)
    }
    say(lemma, tile: word.tile)
  }

  private mutating func sayClauseSubject(_ index: Int) {
    guard !plan.subject.isEmpty, plan.verbs[index].frame.pattern.isPersonal else { return }
    if !isSpanish { noteUnderstood(plan.subject[0], with: plan.verbs[index]) }
    if plan.verbs[index].frame.pattern == .experiencer, hasDativeExperiencer {
      sayExperiencer()
    } else {
      saySubject()
    }
  }

  /// *Porque la cabeza me duele* is *porque me duele la cabeza*.
  private mutating func turnThingIntoStimulus(at index: Int) {
    if plan.verbs[index].frame.happensToBody {
      let part = plan.verbs[index].frame.slots[0]
      let hasPart = plan.fillers.contains {
        guard $0.verb == index, $0.role == .object, let noun = $0.phrases[0].noun?.lexeme else {
          return false
        }
        return part.kinds.contains(noun.kind) || part.words.contains(noun.lemma)
      }
      if hasPart { plan.verbs[index].frame.pattern = .experiencer }
    } else if plan.verbs[index].frame.pattern == .affecting {
      let hasThing = plan.fillers.contains {
        $0.verb == index && $0.role == .object && $0.phrases[0].noun?.lexeme.isHuman != true
      }
      plan.verbs[index].frame.pattern = hasThing ? .experiencer : .plain
    }
    guard plan.verbs[index].frame.pattern == .experiencer, !plan.subject.isEmpty,
      plan.subject.allSatisfy({
        $0.noun?.lexeme.wordClass == .noun && $0.noun?.lexeme.isBeing == false
      }), !plan.fillers.contains(where: { $0.verb == index && $0.role == .object })
    else { return }
    var filler = Filler(
      .object, plan.subject[0], article: plan.verbs[index].frame.slots.first?.article, verb: index)
    filler.phrases = plan.subject
    plan.fillers.append(filler)
    plan.subject = []
  }

  /// Whom the verb of a clause agrees with.
  private mutating func settleClauseAgreement(_ index: Int) {
    let frame = plan.verbs[index].frame
    let hasOpened = clauseEnd(index) > index + 1
    if plan.subject.isEmpty, let somebody = addressed(index) { doer = agreement(somebody) }
    if grammar.isBrazil, frame.lemma == "doer", frame.pattern == .experiencer,
      plan.subject.isEmpty
    {
      // Choro porque dói.
      subject = Agreement()
    } else if frame.pattern == .experiencer, hasDativeExperiencer {
      let filler =
        plan.fillers.first { $0.role == .object && $0.verb == index } ?? garment(before: index)
      subject = hasOpened ? Agreement() : agreement(filler?.phrases ?? [])
    } else if !frame.pattern.isPersonal || plan.subject.isEmpty && opensWeather(index) {
      subject = Agreement()
    } else if plan.subject.isEmpty, plan.verbs[index].subordinator?.lexeme.kind == .question,
      let word = plan.verbs[index].subordinator?.lexeme.lemma,
      frame.isCopular || word.hasPrefix("qu") || word.hasPrefix("o que"),
      !isSpanish || frame.isCopular || word == "quién" || frame.slot(.subject) != nil
        || !frame.pattern.isPersonal
    {
      subject = Agreement(number: word.hasSuffix(" horas") ? .plural : .singular)
    } else if let understood = understoodSubject(index) ?? otherThanWisher(index) {
      subject = understood
      doer = understood
    } else {
      subject = doer
      if grammar.isBrazil, plan.options.contains(.request), plan.verbs[index].subject == nil,
        doer.person == .second
      {
        // Fecha a porta quando sair: Brazil orders with tu's form and speaks of você (Bechara, *Emprego do imperativo*).
        subject.person = .third
      }
    }
  }

  /// Who does what an attached clause without a subject tells, where the clause itself says it; nil where it is who did the
  /// rest.
  private func understoodSubject(_ index: Int) -> Agreement? {
    guard plan.subject.isEmpty else { return nil }
    let verb = plan.verbs[index]
    let word = verb.constituent.lexeme
    let joining = verb.subordinator?.lexeme.lemma
    if isSpanish, let person = word.person, joining == "," {
      // Abre la ventana, tengo calor.
      return Agreement(person: person)
    }
    if isSpanish, verb.subordinator?.tile != nil, joining == "y" || joining == "pero",
      plan.verbs[0].frame.pattern == .experiencer || !plan.verbs[0].frame.pattern.isPersonal
    {
      // Me duele la barriga y quiero ir a casa.
      return Agreement(person: .first)
    }
    if !isSpanish, verb.constituent.tile == nil || joining == ",", word.person == .first,
      word.number != .plural
    {
      // Fecha a janela, estou com frio.
      return Agreement(person: .first, gender: plan.speaker)
    }
    if verb.frame.isCopular, word.person == .third, verb.constituent.tile == nil {
      // Porque é engraçado, mas está quente: said of the matter.
      return Agreement()
    }
    return nil
  }

  /// *Creo que va a llover*.
  func opensWeather(_ index: Int) -> Bool {
    let next = index + 1
    guard next < clauseEnd(index), plan.verbs[next].connective == nil else { return false }
    let pattern = plan.verbs[next].frame.pattern
    return pattern == .weather || pattern == .existential
  }

  private mutating func sayClauseNegator(_ index: Int) {
    if let negator = plan.verbs[index].negator {
      if negator.tile == nil {
        // Si no llueve: denied of the whole, said where it hangs on.
        buffer.note(
          .negation, plan.verbs[index].constituent.lexeme.lemma, negator.lexeme.lemma)
      }
      return say(negator.lexeme.lemma, tile: negator.tile)
    }
    let isNegative = plan.fillers.contains {
      $0.verb == index && $0.phrases.contains(where: \.isNegativePronoun)
    }
    // Não quero que ele precise de nada: one negation reaches into what is wished (Bechara, *Negação*).
    let isReached =
      !isSpanish && plan.isNegative && index == 1 && plan.verbs[0].frame.opensSubjunctive
    if isNegative, !isReached, !plan.subject.contains(where: \.isNegativePronoun) {
      buffer.note(.negation, plan.verbs[index].constituent.lexeme.lemma, grammar.negator)
      say(grammar.negator)
    }
  }
}
