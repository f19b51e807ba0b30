import AACCore

/// What happens to a part of the body and what is done in turns (NGLE §35.9, §41.13).
extension RomanceSentence {
  /// *La operación es el lunes*: when what is done to a patient takes place (NGLE §14.4).
  func fallsOnDay(_ day: Lexeme, _ role: Role) -> Bool {
    guard isSpanish, role == .attribute, day.kind == .weekday else { return false }
    if plan.verbs.count > 1,
      let held = plan.verbs.last(where: { $0.startsClause })?.subject?.noun?.lexeme,
      held.takesPlace || ["examen", "cita", "consulta"].contains(held.lemma)
    {
      // El profesor dijo que la excursión era el jueves.
      return true
    }
    guard plan.subject.count == 1,
      let what = plan.subject[0].noun?.lexeme
    else { return false }
    return what.kind == .medicine || ["consulta", "radiografía", "ecografía"].contains(what.lemma)
  }

  /// *Se me congelaron los dedos en la nieve*: another thing beside the part of the body is where or in what.
  mutating func placeAccident(beside index: Int) {
    guard plan.fillers[index].phrases[0].noun?.lexeme.kind == .body else { return }
    for other in plan.fillers.indices
    where other != index && plan.fillers[other].prepositionTile == nil
      && (plan.fillers[other].role == .object || plan.fillers[other].role == .instrument)
      && plan.fillers[other].phrases.allSatisfy({ $0.noun?.lexeme.isThing == true })
    {
      let phrases = plan.fillers[other].phrases
      plan.fillers[other] = Filler(
        .placeAt, phrases[0], preposition: "en", article: .definite)
      plan.fillers[other].phrases = phrases
    }
  }

  /// *Se fundió la bombilla, se atascó el lavabo*: what mostly happens to things, and takes none as its object (NGLE §41.13).
  func happensToThings() -> Bool {
    guard !plan.isLaid, plan.subject.isEmpty, case let frame = plan.verbs[0].frame,
      frame.pattern == .plain, !frame.isDefault,
      frame.lemma.hasSuffix("rse"), !frame.typicalSubject.isEmpty, frame.slot(.object) == nil,
      frame.slot(.attribute) == nil,
      case let lexicon = LanguageTables.tables(.spanish).lexicon,
      let typical = lexicon.known(frame.typicalSubject)
        ?? lexicon.singulars(of: frame.typicalSubject).first.flatMap(lexicon.known)
    else { return false }
    return typical.wordClass == .noun && !typical.isBeing && typical.kind != .body
  }

  /// *Me enfado cuando me gritan, no sé lo que pasa*: what others do, and what happens, of nobody who is named (NGLE §41.10).
  mutating func agreeWithOthers(_ index: Int) {
    let word = plan.verbs[index].constituent.lexeme
    guard word.forms[PlannedVerb.ofOthers] != nil else { return }
    subject = Agreement(person: .third, number: word.number ?? .singular)
    doer = subject
  }

  /// *Faltan diez minutos para el recreo, faltan dos niños, no queda nada*: time, people and what is not named are wanting or
  /// left to nobody (NGLE §35.3); whether that is so of *faltar* and *quedar*.
  mutating func lacksNobody() -> Bool {
    guard plan.verbs.count == 1, plan.subject.isEmpty, !plan.options.contains(.request),
      plan.verbs[0].constituent.lexeme.person == nil, plan.filler(.recipient) == nil
    else { return false }
    if let asked = plan.inquiry {
      guard asked.constituent.lexeme.lemma == "cuánto", asked.noun == nil,
        plan.verbs[0].frame.lemma == "faltar"
      else { return false }
      plan.inquiry?.preposition = nil
      plan.verbs[0].frame.pattern = .weather
      return true
    }
    if plan.filler(.object) == nil, plan.verbs[0].frame.lemma == "faltar",
      plan.adverbials.contains(where: { $0.constituent.lexeme.kind == .quantity }),
      plan.fillers.contains(where: { $0.preposition == "para" })
    {
      // Falta mucho para la cena.
      plan.verbs[0].frame.pattern = .weather
      return true
    }
    guard let what = plan.filler(.object), what.prepositionTile == nil, what.verb == 0,
      what.phrases.allSatisfy({ isUnowned($0) })
    else { return false }
    plan.verbs[0].frame.pattern = .unaccusative
    return true
  }

  /// *Falté a la escuela porque estaba enfermo*: only a reason or a time is said in a clause of its own (NGLE §46.2).
  var isSaidWithReason: Bool {
    plan.verbs.dropFirst().allSatisfy {
      guard let link = $0.subordinator?.lexeme.lemma else { return false }
      return link != "que" && link != "para que"
    }
  }

  private func isUnowned(_ phrase: NounPhrase) -> Bool {
    guard let noun = phrase.noun?.lexeme else {
      return phrase.quantity != nil && phrase.adjectives.isEmpty
        && plan.fillers.contains { $0.preposition == "para" }
    }
    if noun.wordClass == .pronoun {
      return ["nada", "nadie", "alguien"].contains(noun.lemma)
        && plan.verbs[0].frame.lemma == "quedar" || noun.lemma == "nadie"
    }
    return noun.kind.isTemporal || noun.kind == .duration || noun.lemma == "tiempo"
      || noun.isHuman && phrase.quantity != nil
  }

  /// *Me toca la ducha, a Luis le toca gimnasia*: of what is done in turns nobody touches it (NGLE §35.9).
  mutating func takeTurnAt() {
    guard isSpanish, plan.verbs.count == 1, plan.subject.count < 2,
      plan.verbs[0].constituent.lexeme.lemma == "tocar", !plan.options.contains(.request),
      plan.subject.allSatisfy({ $0.noun?.lexeme.isHuman == true || $0.isPronoun }),
      plan.inquiry == nil,
      let index = plan.fillers.firstIndex(where: { $0.role == .object }),
      plan.fillers[index].prepositionTile == nil,
      let noun = plan.fillers[index].phrases[0].noun?.lexeme, noun.wordClass == .noun,
      Self.turns.contains(noun.lemma) || noun.kind == .subject || noun.kind == .meal
    else { return }
    plan.verbs[0].frame.pattern = .experiencer
    if noun.kind == .subject { plan.fillers[index].article = .bare }
  }

  private static let turns: WordSet = [
    "ducha", "baño", "examen", "turno", "limpieza", "gimnasia", "revisión", "vacuna", "terapia",
    "logopedia", "fisioterapia", "natación", "piscina", "recreo", "clase", "pastilla", "jarabe",
    "medicina", "medicación", "inyección", "siesta", "compra", "fregar", "descanso", "paseo",
    "rehabilitación", "deberes", "control", "consulta", "guardia", "cita", "médico", "dentista",
  ]
}
