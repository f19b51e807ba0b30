import AACCore

extension RomanceSentence {
  /// Tense and mood of the main verb.
  func finiteFeatures(_ frame: VerbFrame) -> VerbFeatures {
    var features = VerbFeatures(
      tenseForm(frame), subject.person, subject.number, isVoseo: subject.isVoseo)
    if !isSpanish, subject.isVoseo { features.isVoseo = false }
    return features
  }

  func tenseForm(_ frame: VerbFrame) -> VerbFeatures.Form {
    if isDoubtful, plan.tense != .past || isWished { return .presentSubjunctive }
    if isUnreal { return .imperfectSubjunctive }
    let told = toldForm(frame)
    // Talvez estivesse triste.
    return isDoubtful && !isSpanish && told == .imperfect ? .imperfectSubjunctive : told
  }

  /// The tense of what is not doubted.
  private func toldForm(_ frame: VerbFrame) -> VerbFeatures.Form {
    if plan.options.contains(.polite) {
      return isSpanish
        ? (frame.lemma == "querer" ? .imperfectSubjunctive : .conditional)
        : (frame.lemma == "querer" ? .imperfect : .conditional)
    }
    switch plan.tense {
    case .present: return .present
    case .future:
      // Vou ao parque: ir is not said twice (Cunha & Cintra, chapter 13, *Locuções verbais*).
      return !isSpanish && frame.lemma.hasPrefix("ir")
        && (frame.lemma == "ir" || frame.lemma.hasPrefix("ir "))
        && !plan.options.contains(.simpleFuture)
        && (plan.options.contains(.goingTo) || plan.isLaid && plan.tenseSource != nil
          || plan.tenseSource == nil || grammar.isPortugal)
        ? .present : .future
    case .past:
      // NGLE §23.9–12: states and habits in the imperfect, events in the preterite.
      let isState = frame.past == .state && !isSingleEvent(frame)
      return isState || plan.options.contains(.habitual) || isHabitual
        || goesOnAround(frame) ? .imperfect : .preterite
    }
  }

  /// *Le gustó la película, hubo una tormenta*: one thing that was liked, or that took place, is
  /// over (NGLE §23.11).
  private func isSingleEvent(_ frame: VerbFrame) -> Bool {
    if frame.lemma == "ser", plan.filler(.attribute) == nil,
      plan.subject.first?.noun?.lexeme.takesPlace == true,
      plan.adverbials.contains(where: { $0.constituent.lexeme.kind.isTemporal })
    {
      // A festa foi ontem.
      return true
    }
    if !isSpanish, frame.lemma == "faltar",
      plan.adverbials.contains(where: { $0.constituent.lexeme.kind.isTemporal })
    {
      // Faltou luz ontem à noite: it was missing once.
      return true
    }
    guard plan.verbs.count == 1 || plan.verbs[1].isRelative,
      let phrase = plan.filler(.object)?.phrases.first,
      let noun = phrase.noun?.lexeme, noun.wordClass == .noun
    else { return false }
    if frame.pattern == .existential {
      return noun.kind == .weather || noun.kind == .event || noun.kind == .activity
    }
    return ["gustar", "encantar", "gostar", "adorar"].contains(frame.lemma) && !isMass(noun)
      && !isPlural(phrase) && !noun.isBeing
      && (!KindSet.places.contains(noun.kind) || !isSpanish && noun.lemma != "escola")
  }

  /// *Tal vez venga, talvez venha*: doubt before the verb (NGLE §25.14; Cunha & Cintra, chapter
  /// 13).
  private var isDoubtful: Bool {
    plan.adverbials.contains { word in
      word.place == .start && Self.doubts.contains(word.constituent.lexeme.lemma)
    }
  }

  /// *Quem dera eu tivesse um cachorro*: it is not so (Cunha & Cintra, chapter 13, *Imperfeito do subjuntivo*).
  private var isUnreal: Bool {
    !isSpanish && plan.adverbials.contains { $0.constituent.lexeme.lemma == "quem dera" }
  }

  /// *Tomara que nosso time ganhe*: what is wished for is still to come, where no time says that it is over (Cunha & Cintra, chapter 13, *Subjuntivo independente*).
  private var isWished: Bool {
    !isSpanish
      && plan.adverbials.contains {
        ["tomara que", "tomara", "oxalá"].contains($0.constituent.lexeme.lemma)
      }
      && !plan.adverbials.contains {
        ["ontem", "já", "anteontem"].contains($0.constituent.lexeme.lemma)
      }
  }

  /// *Todos los días comía pan*: what is said of every day lasted (NGLE §23.12).
  private var isHabitual: Bool {
    plan.adverbials.contains { Self.habits.contains($0.constituent.lexeme.lemma) }
  }

  private static let habits: WordSet = [
    "siempre", "casi siempre", "todos los días", "cada día", "cada semana", "todas las semanas",
    "a menudo", "normalmente", "sempre", "quase sempre", "todos os dias", "cada dia",
    "todas as semanas",
  ]

  private static let doubts: WordSet = [
    "tal vez", "quizás", "quizá", "talvez", "ojalá", "tomara que", "oxalá", "tomara",
  ]

  /// Tenses of two verbs: progressive, *ir a*, perfect.
  func compound(_ head: String, _ frame: VerbFrame) -> (
    finite: String, link: String, form: String
  )? {
    if isDoubtful, !plan.options.contains(.progressive) {
      // Talvez tenha caído: Cunha & Cintra, chapter 13, *Emprego do subjuntivo*.
      guard !isSpanish, plan.tense == .past, !isWished, toldForm(frame) == .preterite else {
        return nil
      }
      return (
        grammar.forms.verb(
          "ter", VerbFeatures(.presentSubjunctive, subject.person, subject.number)) ?? "tenha", "",
        grammar.forms.verb(head, VerbFeatures(.participle)) ?? head
      )
    }
    let isBefore = isOverBeforeRest(frame)
    let isRecent = !isBefore && isRecentInSpain
    guard
      plan.options.isCompound || isRecent || isBefore || !isSpanish
    else {
      return nil
    }
    let infinitive = grammar.forms.verb(head, VerbFeatures(.infinitive)) ?? head
    let person = subject.person, number = subject.number, isVoseo = subject.isVoseo
    func finite(_ lemma: String, _ form: VerbFeatures.Form) -> String {
      grammar.forms.verb(lemma, VerbFeatures(form, person, number, isVoseo: isVoseo)) ?? lemma
    }
    if isSpanish, let parts = spanishCompound(head, frame, infinitive) { return parts }
    if plan.options.contains(.progressive), !frame.isCopular || frame.lemma == "sentir-se" {
      let form: VerbFeatures.Form =
        plan.tense == .past ? .imperfect : plan.tense == .future ? .future : .present
      if grammar.isPortugal { return (finite("estar", form), "a", infinitive) }
      return (finite("estar", form), "", grammar.forms.verb(head, VerbFeatures(.gerund)) ?? head)
    }
    if plan.options.contains(.goingTo) || isSpokenFuture(frame), plan.tense == .future,
      head != "ir" || isSpanish
    {
      return (finite("ir", .present), isSpanish ? "a" : "", infinitive)
    }
    if plan.options.contains(.perfect), plan.tense == .past, !isSpanish, isRepeatedOfLate {
      // Tenho dormido mal: Cunha & Cintra, chapter 13, *Pretérito perfeito composto*.
      return (
        finite("ter", .present), "", grammar.forms.verb(head, VerbFeatures(.participle)) ?? head
      )
    }
    if plan.options.contains(.perfect) || isRecent || isBefore, plan.tense == .past, isSpanish {
      return (
        finite("haber", isBefore ? .imperfect : .present), "",
        grammar.forms.verb(head, VerbFeatures(.participle)) ?? head
      )
    }
    return nil
  }

  /// Tenses of several verbs of which more than one was chosen: *habría ido, habré comido, estaría durmiendo, he estado leyendo, iba a salir*
  /// (NGLE §23.14–15, §28.8, §28.10).
  private func spanishCompound(_ head: String, _ frame: VerbFrame, _ infinitive: String) -> (
    finite: String, link: String, form: String
  )? {
    let options = plan.options
    let isGoingOn = options.contains(.progressive) && !frame.isCopular
    func finite(_ lemma: String, _ form: VerbFeatures.Form) -> String {
      grammar.forms.verb(
        lemma,
        VerbFeatures(form, subject.person, subject.number, isVoseo: subject.isVoseo)) ?? lemma
    }
    func form(_ form: VerbFeatures.Form) -> String {
      grammar.forms.verb(head, VerbFeatures(form)) ?? head
    }
    if options.contains(.perfect) {
      let helper: VerbFeatures.Form? =
        options.contains(.polite)
        ? .conditional
        : plan.tense == .future ? .future : isGoingOn && plan.tense == .past ? .present : nil
      guard let helper else { return nil }
      let have = finite("haber", helper)
      return isGoingOn ? (have, "estado", form(.gerund)) : (have, "", form(.participle))
    }
    if isGoingOn, options.contains(.polite) {
      return (finite("estar", .conditional), "", form(.gerund))
    }
    if options.contains(.goingTo), plan.tense == .past {
      return (finite("ir", .imperfect), "a", infinitive)
    }
    return nil
  }

  /// *Hoy he comido, todavía no ha venido*: Spain says in the perfect what was done in a time that still goes on
  /// (NGLE §23.7).
  private var isRecentInSpain: Bool {
    guard plan.variety == .spanishSpain, plan.tense == .past, !plan.options.contains(.habitual),
      plan.verbs.first?.constituent.lexeme.forms[FiniteForms.Mark.time] == nil
    else { return false }
    return (plan.adverbials + plan.negators).contains { adverbial in
      let lemma = adverbial.constituent.lexeme.lemma
      let isStillNot = plan.isNegative && (lemma == "todavía" || lemma == "aún")
      return adverbial.verb == 0 && (isStillNot || Self.stillGoing.contains(lemma))
        && (lemma != "ya" || plan.tenseSource == lemma)
    }
  }

  private static let stillGoing: WordSet = [
    "hoy", "esta mañana", "esta tarde", "esta noche", "esta semana", "este mes", "este año",
    "este fin de semana", "este verano", "este curso", "últimamente", "todavía no", "aún no", "ya",
  ]

  /// Whether a time word says that it has gone on until now.
  private var isRepeatedOfLate: Bool {
    if plan.adverbials.contains(where: { Self.ofLate.contains($0.constituent.lexeme.lemma) }) {
      return true
    }
    if isKeptUp || isStillSo { return true }
    // Tenho dormido mal: what goes on is told of how it goes, and at no point of time.
    guard let verb = plan.verbs.first, plan.verbs.count == 1, verb.frame.aspect == nil,
      !plan.fillers.contains(where: { $0.role == .object || $0.role == .time })
    else { return false }
    return plan.adverbials.contains { Self.ways.contains($0.constituent.lexeme.lemma) }
      && !plan.adverbials.contains {
        $0.constituent.lexeme.kind.isTemporal
          && !Self.recurring.contains($0.constituent.lexeme.lemma)
      }
  }

  /// *O celular tem travado toda hora, tenho poupado dinheiro*: what is done again and again, or bit by bit.
  private var isKeptUp: Bool {
    guard let verb = plan.verbs.first else { return false }
    return Self.keptUp.contains(verb.frame.lemma)
      || plan.adverbials.contains { $0.verb == 0 && $0.constituent.lexeme.kind == .frequency }
        && !plan.adverbials.contains { ["nunca", "já"].contains($0.constituent.lexeme.lemma) }
  }

  /// *Ela tem estado doente, tenho tido dores, eles têm sido gentis*: what somebody has been until now.
  private var isStillSo: Bool {
    guard let verb = plan.verbs.first, plan.verbs.count == 1,
      !plan.adverbials.contains(where: {
        let lemma = $0.constituent.lexeme.lemma
        return Self.onceOrNever.contains(lemma)
          || $0.constituent.lexeme.kind.isTemporal && !Self.recurring.contains(lemma)
      }), !plan.negators.contains(where: { Self.onceOrNever.contains($0.constituent.lexeme.lemma) })
    else { return false }
    if verb.frame.lemma == "ter" {
      return plan.filler(.object)?.phrases.first?.kind.isSensation == true
    }
    guard verb.frame.isCopular || verb.frame.lemma == "sentir-se" else { return false }
    return plan.filler(.attribute)?.phrases.first?.noun == nil
      && plan.filler(.attribute) != nil
  }

  private static let onceOrNever: WordSet = ["nunca", "já", "sempre", "ainda não", "jamais"]

  private static let keptUp: WordSet = [
    "poupar", "economizar", "juntar", "estudar", "treinar", "trabalhar", "tentar", "procurar",
    "pensar", "ensaiar", "praticar",
  ]

  /// Parts of the day that come again each day: *tenho tossido muito à noite*.
  private static let recurring: WordSet = [
    "à noite", "de noite", "de manhã", "à tarde", "de tarde", "de dia", "de madrugada", "noite",
    "manhã", "tarde", "este ano", "este mês", "esta semana", "neste ano", "neste mês",
    "nesta semana", "estes dias", "nestes dias",
  ]
  private static let ofLate: WordSet = [
    "ultimamente", "nos últimos dias", "nos últimos tempos", "nas últimas semanas",
  ]
  private static let ways: WordSet = ["mal", "bem", "muito", "pouco", "melhor", "pior"]

  /// What is to come is said with *ir* in both countries, also where a time word says it: *vai buscar-me amanhã* and not
  /// *buscar-me-á* (Cunha & Cintra, chapter 13, *Locuções verbais*).
  ///
  /// Where the simple one was asked for it is said: *viajarei, dar-te-ei*.
  private func isSpokenFuture(_ frame: VerbFrame) -> Bool {
    if plan.options.contains(.simpleFuture) { return false }
    if !isSpanish, plan.tenseSource == nil { return true }
    return !isSpanish && !frame.isCopular && frame.pattern != .modal
      && (frame.pattern.isPersonal || frame.pattern == .weather)
  }
}

extension Clause.Options {
  /// Whether one of them can make a tense of two verbs.
  fileprivate var isCompound: Bool {
    contains(.progressive) || contains(.goingTo) || contains(.perfect)
  }
}
