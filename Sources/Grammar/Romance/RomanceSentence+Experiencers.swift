import AACCore

extension RomanceSentence {
  /// Whether who feels is an indirect object: always in Spanish (NGLE §35.9), in Portuguese with
  /// *doer* in Portugal.
  var hasDativeExperiencer: Bool { isSpanish || grammar.isPortugal }

  /// Says what happens to a thing as happening by itself; whether there was such a thing.
  ///
  /// *Se me cae el vaso, se rompe mi juguete, acabou o leite*: whoever it happens to is its recipient (NGLE §41.13;
  /// Bechara, *Verbos intransitivos*).
  mutating func settleAccident() -> Bool {
    if isSpanish, occursToSomebody() { return true }
    guard plan.verbs.count == 1 || isSpanish && plan.verbs[1].startsClause && !plan.isLaid,
      plan.inquiry == nil, plan.subject.count < 2,
      !plan.fillers.isEmpty, mayBeAccident(plan.verbs[0].constituent.lexeme.lemma)
    else { return false }
    return settleAccident(plan.verbs[0].constituent.lexeme.lemma)
  }

  /// Whether the verb is one of what happens by itself.
  private func mayBeAccident(_ lemma: String) -> Bool {
    guard isSpanish else { return lemma == "acabar" && plan.subject.isEmpty }
    return Self.accidents.contains(lemma) || SpanishAccidentWords.failing.contains(lemma)
      || happensToThings()
  }

  /// Turns the thing into what it happens to, where there is one.
  private mutating func settleAccident(_ lemma: String) -> Bool {
    guard plan.verbs[0].constituent.lexeme.person == nil, !plan.options.contains(.request),
      plan.subject.allSatisfy(\.isHuman), !hurtsOwnPart(lemma),
      let index = plan.fillers.firstIndex(where: { filler in
        filler.prepositionTile == nil && filler.verb == 0
          && (lemma != "dormirse" || filler.preposition != "en")
          && filler.phrases.allSatisfy { isFallible($0, lemma) }
      })
    else { return false }
    let thing = plan.fillers[index]
    let isNew = lemma == "ocurrirse" || lemma == "antojarse" || lemma == "salir"
    if lemma == "salir" || lemma == "quedarse",
      plan.subject.isEmpty && (lemma == "quedarse" || plan.isLaid) || thing.role != .object
    {
      return false
    }
    plan.fillers[index] = Filler(.object, thing.phrases[0], article: isNew ? nil : .definite)
    if isSpanish, lemma == "caerse", plan.tense == .past,
      ["diente", "muela", "uña", "pestaña"].contains(thing.phrases[0].noun?.lexeme.lemma)
    {
      // Se me cayó un diente: one of many.
      plan.fillers[index].article = .indefinite
    }
    if lemma == "salir", thing.phrases[0].noun?.lexeme.countability == .mass {
      plan.fillers[index].article = .bare
    }
    plan.fillers[index].phrases = thing.phrases
    if lemma == "quitarse" || lemma == "pasarse" {
      // Se me pasó el dolor.
      plan.fillers[index].phrases[0].noun?.lexeme.article = .definite
    }
    plan.verbs[0].frame.pattern = .unaccusative
    if isSpanish { placeAccident(beside: index) }
    // Se me rompieron las gafas: of what nobody else is named for.
    let isOwn = isNew || isSpanish && mayBeSpeakers(thing.phrases, lemma)
    if let who = plan.subject.first ?? (isOwn ? NounPhrase(firstPersonWord) : nil) {
      plan.fillers.append(Filler(.recipient, who, preposition: "a"))
      plan.subject = []
    }
    if lemma.hasPrefix("acabar"), plan.tense == .present, plan.tenseSource == nil {
      plan.tense = .past
      if plan.variety == .spanishSpain { plan.options.insert(.perfect) }
    }
    return true
  }

  /// *Se quemó el brazo con el aceite, se rompió la pierna con la bici*: with a part of the body named, the thing is what did it.
  private func hurtsOwnPart(_ verb: String) -> Bool {
    isSpanish && !plan.subject.isEmpty && SpanishAccidentWords.hurting.contains(verb)
      && plan.fillers.contains { $0.phrases[0].kind == .body && $0.prepositionTile == nil }
  }

  /// Whether what happened to a thing chosen by role happened to whoever tells it: it fell, broke or got lost in his hands.
  private func mayBeSpeakers(_ things: [NounPhrase], _ verb: String) -> Bool {
    plan.subject.isEmpty && !plan.isLaid
      && (SpanishAccidentWords.inOnesHands.contains(verb)
        || things.allSatisfy { $0.noun?.lexeme.kind == .body })
      && things.allSatisfy { $0.isPlain && $0.complement.isEmpty }
  }

  private func isFallible(_ phrase: NounPhrase, _ verb: String) -> Bool {
    guard let noun = phrase.noun?.lexeme, noun.wordClass == .noun else { return false }
    if isSpanish, !noun.isBeing, happensToThings() { return true }
    if isSpanish, let fails = SpanishAccidentWords.mayFail(noun, verb) { return fails }
    guard !noun.isBeing else { return false }
    // Se me ocurre una idea.
    if ["ocurrirse", "acabarse", "antojarse"].contains(verb) {
      return !KindSet.places.contains(noun.kind)
    }
    guard
      // Me caigo del columpio.
      !plan.verbs[0].frame.slots.contains(where: {
        $0.role.isPlace && $0.words.contains(noun.lemma)
      })
    else { return false }
    switch noun.kind {
    case .thing, .food, .drink, .dish, .clothing, .device, .book, .material, .medicine, .money:
      return true
    case .media: return isSpanish && !plan.isLaid && verb != "perderse"
    case .toy: return verb != "perderse" || phrase.possessive != nil
    case .body:
      return verb == "caerse"
        && ["diente", "dientes", "pelo", "muela", "muelas"].contains(noun.lemma)
    default: return false
    }
  }

  private static let accidents: WordSet = [
    "caerse", "romperse", "perderse", "acabarse", "estropearse", "derramarse", "terminarse",
    "pincharse", "ocurrirse", "antojarse",
  ]

  /// *A mamá le preocupa el dinero, me cuesta leer*, but *el perro asusta al niño, quedo con Ana*: who
  /// feels is the indirect object where a thing or another verb moves him (NGLE §35.9, §41.6).
  mutating func settleAffecting() {
    raiseExperiencer()
    turnMoverIntoSubject()
    guard mayAffect else { return }
    if isSpanish { settleOpinion() } else { fitOnSomebody() }
    if isSpanish, settleQuedar() { return }
    if plan.verbs.first?.frame.lemma == "faltar", settleFaltar() { return }
    guard let frame = plan.verbs.first?.frame, frame.mayAffect else { return }
    let isFelt = isFelt(frame)
    if isFelt, grammar.isBrazil, frame.lemma == "custar" {
      // Me custa respirar: Bechara, *Regência*.
      let who = plan.subject.first ?? NounPhrase(firstPersonWord)
      plan.verbs[0].frame.pattern = .unaccusative
      plan.fillers.append(Filler(.recipient, who, preposition: "a"))
      plan.subject = []
      return
    }
    plan.verbs[0].frame.pattern = isFelt ? .experiencer : .plain
    if isFelt, isSpanish, frame.lemma == "costar",
      let index = plan.fillers.firstIndex(where: { $0.role == .object && $0.verb == 0 })
    {
      plan.fillers[index].article = .definite
    }
    let isDone =
      plan.filler(.object)?.phrases.contains { $0.isBeing } == true
      || plan.subject.contains { $0.noun?.lexeme.kind == .animal }
    if frame.lemma == "picar", isDone { plan.verbs[0].frame.past = .event }
  }

  /// Whether somebody feels what a verb of either kind says: *me cuesta leer, me aprieta el zapato*, but
  /// *el libro cuesta diez euros, aprieto la mano*.
  private func isFelt(_ frame: VerbFrame) -> Bool {
    let isFelt = frame.slot(.subject) != nil ? plan.verbs.count > 1 || costsEffort : moves(frame)
    guard isFelt, frame.lemma == "apretar" else { return isFelt }
    let thing = plan.filler(.object)?.phrases.first ?? plan.subject.first
    return thing?.kind == .clothing || thing?.noun?.lexeme.lemma == "venda"
  }

  /// *Queda poca leche en la nevera, me queda grande la camisa*: what is left, and how a thing fits
  /// somebody; whether it was one of them (NGLE §35.3, §38.2).
  private mutating func settleQuedar() -> Bool {
    guard plan.verbs.first?.frame.lemma == "quedar" else { return false }
    // Quedo con Ana para cenar: whom one meets, by the plan (DLE, quedar: ponerse de acuerdo).
    if plan.verbs[0].frame.pattern == .plain { return true }
    guard plan.verbs.count == 1 else { return false }
    if lacksNobody() { return true }
    // Mi equipo queda segundo.
    if plan.verbs[0].frame.pattern == .stateCopula { return true }
    if liesThere {
      // ¿Dónde queda la farmacia? La farmacia queda lejos (NGLE §38.2).
      plan.verbs[0].frame.pattern = .plain
      return true
    }
    let isQuality = plan.filler(.attribute) != nil
    if isSpanish, !isQuality, plan.subject.count == 1, plan.filler(.object) == nil,
      plan.filler(.recipient) == nil, plan.filler(.placeAt) != nil, !plan.subject[0].isPronoun,
      plan.subject[0].noun?.lexeme.isBeing == false
    {
      // No queda pan en la cesta: what is left there.
      plan.fillers.insert(Filler(.object, plan.subject[0]), at: 0)
      plan.subject = []
    }
    if !isQuality, plan.subject.isEmpty, plan.filler(.object) != nil, plan.filler(.placeAt) != nil {
      plan.verbs[0].frame.pattern = .unaccusative
      return true
    }
    guard isQuality, plan.filler(.object) != nil || !plan.subject.isEmpty else { return false }
    plan.verbs[0].frame.pattern = .experiencer
    plan.verbs[0].frame.slots = [FrameSlot(.object, article: .definite)]
    for index in plan.fillers.indices where plan.fillers[index].role == .object {
      plan.fillers[index].article = .definite
    }
    return true
  }

  /// Whether it is said or asked of a place where it is.
  private var liesThere: Bool {
    guard plan.subject.count == 1, let place = plan.subject[0].noun?.lexeme,
      place.wordClass == .noun, KindSet.places.contains(place.kind)
    else { return false }
    return plan.inquiry?.role.isPlace == true
      || plan.adverbials.contains { $0.constituent.lexeme.kind == .direction }
      || isSpanish
        && plan.fillers.contains {
          ["lejos de", "cerca de", "al lado de", "enfrente de", "detrás de", "a"].contains(
            $0.preposition ?? "")
        }
      || plan.adverbials.contains {
        ["lejos", "cerca", "aquí", "allí", "al lado"].contains($0.constituent.lexeme.lemma)
      }
  }

  /// *¿Falta mucho para llegar? ¿Cuánto tiempo falta? La profesora falta hoy*: what is still to come, and
  /// who is not there and lacks nothing; whether nobody is left that feels it (NGLE §35.3).
  private mutating func settleFaltar() -> Bool {
    if isSpanish, lacksNobody() { return true }
    if plan.verbs.count == 2, plan.subject.isEmpty,
      plan.filler(.object) == nil, plan.verbs[1].connective == nil, !plan.verbs[1].startsClause
    {
      // ¿Falta mucho para llegar? ¿Cuánto falta para llegar?
      plan.inquiry?.preposition = nil
      plan.verbs[0].frame.pattern = .weather
      plan.verbs[1].link =
        plan.verbs[1].link
        ?? Constituent(Lexeme(lemma: "para", wordClass: .adposition, kind: .direction))
      if let index = plan.adverbials.firstIndex(where: { $0.place == .verb }) {
        var amount = NounPhrase()
        amount.quantity = plan.adverbials.remove(at: index).constituent
        plan.fillers.append(Filler(.object, amount))
      }
    }
    if !isSpanish, plan.inquiry?.role == .subject, plan.inquiry?.noun != nil {
      // Quantos dias faltam?
      plan.verbs[0].frame.pattern = .plain
      return true
    }
    if isSpanish, plan.verbs.count == 1, plan.subject.isEmpty,
      let asked = plan.inquiry?.noun?.noun?.lexeme,
      asked.kind.isTemporal || asked.lemma == "tiempo"
    {
      // ¿Cuánto tiempo falta?
      plan.verbs[0].frame.pattern = .weather
      return true
    }
    if isSpanish, plan.verbs.count == 1, plan.subject.isEmpty, plan.filler(.object) == nil,
      plan.filler(.recipient) == nil, let who = plan.inquiry, who.preposition == "a",
      who.constituent.lexeme.lemma == "quién", !who.isGoverned, who.prepositionTile == nil
    {
      // ¿Quién falta?
      plan.inquiry?.role = .subject
      plan.inquiry?.preposition = nil
      plan.verbs[0].frame.pattern = .plain
      return true
    }
    if plan.verbs[0].frame.pattern == .experiencer,
      !plan.fillers.contains(where: { $0.role == .object && $0.verb == 0 }), plan.inquiry == nil,
      plan.verbs.count == 1 || isSpanish && isSaidWithReason,
      plan.subject.contains(where: { $0.noun?.lexeme.isHuman == true })
    {
      plan.verbs[0].frame.pattern = .plain
      plan.verbs[0].frame.past = .event
    }
    return false
  }

  /// *Incomodar/luz, eu/preocupar/prova*: what moves somebody does so itself: *a luz me incomoda, a prova
  /// preocupa-me* (Cunha & Cintra, chapter 7, *Objeto direto*).
  private mutating func turnMoverIntoSubject() {
    guard !isSpanish, plan.verbs.count == 1, let frame = plan.verbs.first?.frame,
      plan.subject.isEmpty || plan.subject[0].isPronoun
        || !DoerWords.doneToThings.contains(frame.lemma),
      Self.moving.contains(frame.lemma),
      !plan.options.contains(.request), plan.inquiry == nil,
      plan.subject.allSatisfy(\.isHuman), plan.subject.count < 2,
      let index = plan.fillers.firstIndex(where: {
        ($0.role == .object || $0.role == .recipient || $0.role == .topic)
          && $0.prepositionTile == nil
      }),
      plan.fillers[index].phrases.allSatisfy({ $0.noun?.lexeme.wordClass == .noun && !$0.isBeing }),
      frame.lemma != "apertar"
        || plan.fillers[index].phrases[0].kind == .clothing
          && !plan.subject.isEmpty,
      plan.fillers.filter({ $0.role == .object || $0.role == .recipient }).count == 1
    else { return }
    let who = plan.subject.first ?? NounPhrase(firstPersonWord)
    plan.subject = plan.fillers[index].phrases
    let isIndirect = frame.slot(.object) == nil
    plan.fillers[index] = Filler(
      isIndirect ? .recipient : .object, who, preposition: isIndirect ? "a" : nil,
      article: .definite)
  }

  /// *A camisa fica grande em mim*: clothes fit or do not (Bechara, *Predicativo*).
  private mutating func fitOnSomebody() {
    if plan.verbs.count == 1, plan.verbs[0].frame.lemma == "ficar",
      plan.subject.count == 1, plan.subject[0].kind == .clothing,
      let quality = plan.filler(.attribute)?.phrases.first, quality.noun == nil,
      ReadingWords.fits.contains(quality.adjectives.first?.lexeme.lemma ?? ""),
      let index = plan.fillers.firstIndex(where: {
        $0.role == .company && $0.prepositionTile == nil && $0.phrases[0].isHuman
      })
    {
      // Sapatos / ficar / pequeno / eu.
      plan.fillers[index].role = .other
      plan.fillers[index].preposition = "em"
      return
    }
    guard plan.verbs.count == 1, plan.verbs[0].frame.lemma == "ficar", plan.subject.count == 1,
      plan.subject[0].isHuman, plan.inquiry == nil,
      let quality = plan.filler(.attribute)?.phrases.first, quality.noun == nil,
      ReadingWords.fits.contains(quality.adjectives.first?.lexeme.lemma ?? ""),
      let index = plan.fillers.firstIndex(where: {
        $0.prepositionTile == nil && $0.phrases.count == 1 && $0.phrases[0].kind == .clothing
      })
    else { return }
    let who = plan.subject
    plan.subject = plan.fillers[index].phrases
    plan.fillers[index] = Filler(.other, who[0], preposition: "em", article: .definite)
  }

  private static let moving: WordSet = [
    "incomodar", "agradar", "preocupar", "assustar", "aborrecer", "irritar", "chatear", "alegrar",
    "divertir", "surpreender", "encantar", "cansar", "interessar", "emocionar", "entristecer",
    "acalmar", "atrapalhar", "entusiasmar", "fascinar", "enjoar", "desagradar", "impressionar",
    "perturbar", "animar", "enervar", "apertar",
  ]

  /// Whether the subject chosen is who feels it, and not who does it.
  private func moves(_ frame: VerbFrame) -> Bool {
    if frame.happensToBody, let part = frame.slots.first {
      // Me tiemblan las manos, but tiemblo and la casa arde: what happens to a part of somebody (NGLE §35.7).
      let object = plan.filler(.object)?.phrases.first?.noun?.lexeme
      return object.map { part.kinds.contains($0.kind) || part.words.contains($0.lemma) } ?? false
    }
    if plan.options.contains(.request) || plan.options.contains(.progressive) { return false }
    if plan.inquiry?.role == .object { return true }
    let object = plan.filler(.object)?.phrases.first
    if plan.subject.allSatisfy(\.isHuman) {
      if let whom = object, whom.isHuman, !whom.isPronoun, frame.lemma == "preocupar" {
        // Me preocupa la abuela: whoever speaks says what he feels.
        return plan.subject.allSatisfy { $0.noun?.lexeme.person == .first }
      }
      if object?.noun?.lexeme.lemma == "gente" {
        // Me agobia la gente.
        return plan.subject.allSatisfy { $0.noun?.lexeme.person == .first }
      }
      if let animal = object, animal.isBeing, frame.lemma == "molestar" {
        // Somebody bothers a cat; only the speaker is bothered by it.
        return plan.subject.allSatisfy { $0.noun?.lexeme.person == .first } && !animal.isHuman
      }
      return plan.verbs.count > 1 || object.map { !$0.isHuman } ?? false
    }
    if object == nil, frame.lemma == "picar" || frame.lemma == "quemar",
      plan.subject.allSatisfy({ KindSet.edible.contains($0.kind) })
    {
      // La salsa pica mucho: what food is like.
      return false
    }
    return object == nil && plan.subject.allSatisfy { !$0.isBeing }
  }

  /// *Cabeza/doler, película/gustar*: a thing chosen as the subject is what is felt, and somebody
  /// else or the speaker feels it.
  mutating func turnThingIntoStimulus() {
    // Meu dente dói quando mastigo: what comes in a clause of its own changes nothing here.
    guard !plan.verbs.isEmpty, plan.verbs[0].frame.pattern == .experiencer,
      plan.verbs.count == 1 || !isSpanish && plan.verbs.dropFirst().allSatisfy(\.startsClause),
      plan.filler(.object)?.phrases.allSatisfy(\.isBeing) ?? true, !plan.subject.isEmpty,
      plan.inquiry == nil,
      plan.subject.allSatisfy({ phrase in
        phrase.noun?.lexeme.wordClass == .noun && !phrase.isBeing
          || isSpanish && Self.thingPronouns.contains(phrase.noun?.lexeme.lemma ?? "")
      })
    else { return }
    var stimulus = Filler(
      .object, plan.subject[0], article: plan.verbs[0].frame.slots.first?.article)
    stimulus.phrases = plan.subject
    let being = plan.fillers.firstIndex { $0.verb == 0 && $0.phrases.allSatisfy(\.isBeing) }
    plan.subject = being.map { plan.fillers.remove(at: $0).phrases } ?? []
    isExperiencerSilent =
      grammar.isPortugal && plan.subject.count == 1 && plan.subject[0].isPronoun
    plan.fillers.append(stimulus)
    guard !isSpanish, plan.subject.isEmpty else { return }
    for index in plan.verbs.indices.dropFirst() where plan.verbs[index].subject == nil {
      // Quando mastigo: whoever feels it does that, and not the tooth.
      plan.verbs[index].subject = NounPhrase(Constituent(WordJoiner.pronoun("eu")))
      plan.verbs[index].hasKnownSubject = true
    }
  }
}

extension NounPhrase {
  /// Whether it is a person.
  fileprivate var isHuman: Bool { noun?.lexeme.isHuman == true || isPronoun }

  /// Whether it is a person or an animal.
  fileprivate var isBeing: Bool { noun?.lexeme.isBeing == true || isPronoun }
}
