public import AACCore

/// Sorts the words of a clause into roles: the part of making a sentence that all languages share.
///
/// Adjectives go to their nouns or become attributes, time words set the tense, negators, question
/// words,
/// quantities and connectives are told apart, and every noun gets a role by the frame of its verb.
public struct ClausePlanner: Sendable {
  let language: Language
  private let tables: LanguageTables

  /// A planner with the tables of a language.
  public init(language: Language) {
    self.language = language
    tables = LanguageTables.tables(language)
  }

  var frames: FrameTable { tables.frames }
  var lexicon: Lexicon { tables.lexicon }

  /// The plan of a clause.
  public func plan(_ chosen: Clause) -> ClausePlan {
    var clause = chosen
    if language != .english { prepare(&clause) }
    var plan = ClausePlan(clause)
    if clause.reasons.count > chosen.reasons.count {
      plan.reasons = clause.reasons.filter { !chosen.reasons.contains($0) }
    }
    sortSubject(&plan, clause)
    startVerb(&plan, clause)
    guard !clause.complements.isEmpty else {
      finish(&plan, clause)
      return plan
    }
    let (loose, question) = sorted(clause.complements, &plan)
    if plan.verbs.contains(where: \.startsClause) {
      assignByClause(loose, question, &plan)
      finish(&plan, clause)
      return plan
    }
    var assigner = RoleAssigner(taking: &plan, planner: self)
    assigner.asksForThings = question.map { $0.noun != nil || $0.isAmount } ?? false
    assigner.asksWhat = question?.asksWhatIsDone == true
    let asks = question.map { lexicon.word($0.word.lexeme.lemma)?.asks ?? .what }
    assigner.asksForWhat = asks == .what || asks == .which || asks == .howMany
    for phrase in loose { assigner.assign(phrase) }
    if let question, let asks { assigner.assign(question, asking: asks) }
    if language != .english { assigner.joinUnopenedVerbs() }
    swap(&plan, &assigner.plan)
    finish(&plan, clause)
    return plan
  }

  /// Sorts the words of the subject, of which a time word can be one and a question word none.
  private func sortSubject(_ plan: inout ClausePlan, _ clause: Clause) {
    guard !clause.subject.isEmpty else { return }
    if isPhrase(clause.subject) {
      plan.subject = [NounPhrase(clause.subject[0])]
      return
    }
    var sorter = WordSorter(planner: self, taking: &plan, isSubject: true)
    sorter.sort(clause.subject)
    let (loose, question) = (sorter.loose, sorter.question)
    swap(&plan, &sorter.plan)
    plan.subject = loose.map(\.phrase)
    if plan.subject.isEmpty, !plan.adverbials.isEmpty, plan.adverbials[0].place != .start,
      clause.verb != nil || plan.adverbials[0].degree == nil,
      language != .portuguese
        || ["dia", "noite"].contains(plan.adverbials[0].constituent.lexeme.lemma)
        || clause.verb.map({ frames[$0.lexeme.lemma].pattern != .weather }) ?? true
    {
      // Hoy es lunes: a time word can be what the sentence is about.
      plan.subject = plan.adverbials.map { adverbial in
        guard adverbial.constituent.lexeme.kind == .quantity else {
          return NounPhrase(adverbial.constituent)
        }
        var phrase = NounPhrase()
        phrase.quantity = adverbial.constituent
        return phrase
      }
      plan.adverbials = []
    }
    if let question {
      plan.inquiry = Inquiry(question.word, role: .subject)
      plan.inquiry?.noun = question.noun
      plan.isQuestion = true
    }
  }

  /// Puts the verb that was chosen into the plan, with the frame that it has in its company.
  private func startVerb(_ plan: inout ClausePlan, _ clause: Clause) {
    guard let verb = clause.verb else { return }
    plan.verbs.append(PlannedVerb(verb, frame: frames[verb.lexeme.lemma]))
    readTurn(&plan.verbs[0], clause)
    if verb.lexeme.forms[FiniteForms.Mark.time] == FiniteForms.Mark.past {
      // Fui, quise: over and done, as the tile says.
      plan.verbs[0].frame.past = .event
    }
    if ranksSubject(clause) {
      plan.verbs[0].frame.pattern = .stateCopula
      plan.verbs[0].frame.past = .event
      plan.verbs[0].frame.slots = [
        FrameSlot(.attribute), FrameSlot(.placeAt, preposition: "en", article: .definite),
      ]
    }
    if hurtsSomebody(clause) {
      plan.verbs[0].frame.pattern = .plain
      plan.verbs[0].frame.slots = [FrameSlot(.recipient, preposition: "a")]
    }
    if language == .spanish {
      judgeWhat(&plan.verbs[0])
      settleBodily(&plan.verbs[0], clause)
      settleHappening(&plan.verbs[0], clause)
      settleMissing(&plan.verbs[0], clause)
      settleSnack(&plan.verbs[0], clause)
      perceiveDeed(&plan.verbs[0], clause)
      settleBrought(&plan.verbs[0], clause)
      settleGiven(&plan.verbs[0], clause)
      settleManaged(&plan.verbs[0], clause)
      settleMeeting(&plan.verbs[0], clause)
      settleOverall(&plan.verbs[0], clause)
      settleAgreement(&plan.verbs[0], clause)
      settleSpokenTo(&plan.verbs[0], clause)
      if clause.complements.count > 1 { allowThat(&plan.verbs[0], clause) }
    }
    if language == .portuguese {
      settleAbsence(&plan.verbs[0], clause)
      settleMount(&plan.verbs[0], clause)
      settleThrow(&plan.verbs[0], clause)
      settleReminder(&plan.verbs[0], clause)
      settleMoved(&plan.verbs[0], clause)
      settleThought(&plan.verbs[0], clause)
      settleTold(&plan.verbs[0], clause)
      settlePartState(&plan.verbs[0], clause)
      settleSeeming(&plan.verbs[0], clause)
      settleSpent(&plan.verbs[0], clause)
      settleFrameByWords(&plan.verbs[0], clause)
      settlePassive(&plan.verbs[0], clause)
      settleRemaining(&plan.verbs[0], clause)
      settleLet(&plan.verbs[0], clause)
      settleLeft(&plan.verbs[0], clause)
    }
    if makesToDo(clause) { plan.verbs[0].frame = Self.causative(plan.verbs[0].frame) }
  }

  private func ask(_ question: LooseQuestion, _ assigner: inout RoleAssigner) {
    let asks = lexicon.word(question.word.lexeme.lemma)?.asks ?? .what
    assigner.assign(question, asking: asks)
  }

  /// Gives the phrases of each clause their roles by the verbs of that clause alone; what is asked outright is of the first
  /// (*¿qué haces cuando llueve?*).
  private func assignByClause(
    _ loose: [LoosePhrase], _ question: LooseQuestion?, _ plan: inout ClausePlan
  ) {
    let all = plan.verbs
    let starts = [0] + all.indices.dropFirst().filter { all[$0].startsClause }
    var fillers: [Filler] = []
    var verbs: [PlannedVerb] = []
    var subject = plan.subject
    var loose = loose
    for index in loose.indices where starts.contains(loose[index].after) && loose[index].after > 0 {
      // Me quedo cuando llueve en casa: rain has no place where somebody stays.
      let verb = all[loose[index].after]
      guard verb.frame.pattern == .weather, KindSet.places.contains(loose[index].phrase.roleKind),
        loose[index].preposition == nil, all[0].frame.slots.contains(where: { $0.role.isPlace })
      else { continue }
      loose[index].after = 0
    }
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : all.count
      plan.verbs = Array(all[start..<end])
      if start > 0 {
        takeAskedSubject(&plan.verbs[0], at: start, from: &loose)
        // La película que hace reír: who or what makes somebody laugh is no object.
        let isCausing =
          plan.verbs.count > 1 && plan.verbs[0].isRelative && plan.verbs[0].frame.lemma == "hacer"
        if !isCausing {
          takeInnerSubject(&plan.verbs[0], at: start, from: &loose, behind: all[0])
        }
      }
      plan.fillers = []
      if start > 0 {
        plan.subject = plan.verbs[0].subject.map { [$0] + all[start].moreSubjects } ?? []
      }
      let adverbials = plan.adverbials.count
      var assigner = RoleAssigner(taking: &plan, planner: self)
      assigner.asksWhat = start == 0 && question?.asksWhatIsDone == true
      for var phrase in loose where (start..<end).contains(max(phrase.after, 0)) {
        phrase.after = max(phrase.after, 0) - start
        assigner.assign(phrase)
      }
      if start == 0, let question, language != .english { ask(question, &assigner) }
      assigner.joinUnopenedVerbs()
      swap(&plan, &assigner.plan)
      if start > 0 {
        raiseInnerFeeling(&plan)
        settleInnerClause(&plan, all[0])
      }
      for index in adverbials..<max(adverbials, plan.adverbials.count) {
        plan.adverbials[index].verb += start
      }
      for var filler in plan.fillers {
        filler.verb += start
        fillers.append(filler)
      }
      verbs += plan.verbs
      if start == 0 { subject = plan.subject }
    }
    plan.subject = subject
    plan.verbs = verbs
    plan.fillers = fillers
  }

  /// *Dónde está **mamá***: behind a question word the subject follows the verb (NGLE §43.3).
  private func takeAskedSubject(
    _ verb: inout PlannedVerb, at index: Int, from loose: inout [LoosePhrase]
  ) {
    guard verb.subject == nil, verb.subordinator?.lexeme.kind == .question,
      let place = loose.firstIndex(where: {
        $0.after == index && $0.preposition == nil && $0.phrase.noun != nil
          && (verb.frame.isCopular || $0.phrase.noun?.lexeme.isBeing == true
            || $0.phrase.noun.map { actsWhereAsked($0.lexeme, verb) } == true)
      })
    else { return }
    verb.subject = loose.remove(at: place).phrase
  }

  /// *Cuando / sonar / timbre, porque / venir / abuela*: what begins and comes stands behind its verb
  /// (NGLE §40.4; Cunha & Cintra, chapter 7, *Ordem inversa*).
  private func takeInnerSubject(
    _ verb: inout PlannedVerb, at index: Int, from loose: inout [LoosePhrase],
    behind main: PlannedVerb
  ) {
    takeInnerExperiencer(&verb, at: index, from: &loose)
    takeWishedSubject(&verb, at: index, from: &loose)
    if language == .spanish {
      takeDoerBehind(&verb, at: index, from: &loose, main)
      takeSpanishDoer(&verb, at: index, from: &loose, main)
    }
    guard language != .english, verb.subject == nil, !verb.hasKnownSubject,
      verb.subordinator?.lexeme.kind != .question, verb.constituent.lexeme.person == nil,
      let place = loose.firstIndex(where: { $0.after == index }), loose[place].preposition == nil,
      let noun = loose[place].phrase.noun?.lexeme, noun.wordClass != .pronoun, !noun.kind.isTemporal
    else { return }
    let isComing =
      (noun.isHuman || language == .spanish && noun.kind == .vehicle)
      && (Self.coming.contains(verb.frame.lemma)
        || language == .spanish && verb.frame.lemma == "entrar")
      || language == .spanish
        && (happensInside(noun, verb.frame.lemma) || fallsInside(noun, verb.frame))
      // La tienda donde trabaja mi madre: NGLE §44.6.
      || language == .spanish && noun.isHuman && verb.subordinator?.lexeme.lemma == "donde"
      || language == .spanish && noun.kind == .weather && verb.frame.lemma == "llegar"
    let isBeginning =
      noun.wordClass == .noun && MeaningWords.beginnings.contains(verb.frame.lemma)
      && !KindSet.places.contains(noun.kind) && !noun.isBeing && !Self.tasks.contains(noun.lemma)
      && (noun.lemma != "clase" || verb.frame.lemma != "salir")
      && (verb.frame.lemma == "sonar" || noun.takesPlace || noun.kind == .meal
        || noun.kind == .media || language == .spanish && noun.kind == .weather)
    // Quando a campainha toca.
    let isRinging =
      language == .portuguese && verb.frame.lemma == "tocar"
      && DoerFirstWords.ringing.contains(noun.lemma) && noun.kind != .music
    guard isComing || isBeginning || isRinging else { return }
    verb.subject = loose.remove(at: place).phrase
    verb.hasLateSubject = true
  }

  private static let ages: WordSet = [
    "niño", "niña", "bebé", "joven", "adolescente", "adulto", "adulta", "niños", "niñas",
  ]

  /// What somebody begins and ends: *si terminas los deberes*.
  private static let tasks: WordSet = [
    "deberes", "tarea", "tareas", "trabajo", "ejercicio", "lição", "lição de casa", "dever",
    "dever de casa", "deveres", "tarefa", "tarefas", "trabalho", "trabalho de casa", "trabalhos",
    "exercício", "exercícios", "TPC",
  ]
  private static let coming: WordSet = [
    "venir", "llegar", "irse", "marcharse", "morir", "nacer", "volver", "vir", "chegar", "morrer",
    "nascer", "voltar", "sair", "salir", "entrar",
  ]

  /// *Porque es mi cumpleaños*: said of nobody; *porque perdí el peluche*: what one feels for has happened.
  private func settleInnerClause(_ plan: inout ClausePlan, _ main: PlannedVerb) {
    guard language != .english, let verb = plan.verbs.first, verb.constituent.lexeme.person == nil
    else { return }
    if verb.subject == nil, verb.frame.pattern == .copula, verb.frame.lemma == "ser",
      let noun = plan.filler(.attribute)?.phrases.first?.noun?.lexeme, noun.wordClass == .noun,
      !noun.isBeing
    {
      plan.verbs[0].frame.pattern = .weather
    }
    if language == .spanish, verb.subordinator?.lexeme.lemma == "cuando",
      verb.frame.lemma == "ser",
      let place = plan.fillers.firstIndex(where: { $0.role == .attribute }),
      let noun = plan.fillers[place].phrases[0].noun?.lexeme, Self.ages.contains(noun.lemma),
      plan.fillers[place].phrases[0].isPlain
    {
      // Cuando era niño (NGLE §15.9).
      plan.fillers[place].phrases[0].noun?.lexeme.article = .bare
      plan.fillers[place].article = .bare
    }
    if language == .spanish, verb.frame.lemma.hasPrefix("hacerse"), verb.subject == nil,
      verb.frame.pattern == .weather
        || verb.frame.lemma == "hacerse"
          && plan.adverbials.contains(where: {
            ["de noche", "de día", "tarde"].contains($0.phrase)
          })
    {
      // Hasta que se hizo de noche.
      plan.verbs[0].leaveToOthers(.singular)
    }
    let isFelt =
      main.frame.pattern == .stateCopula
      || language == .portuguese && verb.frame.aspect == .achievement
      || ["llorar", "chorar", "reír", "rir"].contains(main.frame.lemma)
    if isFelt, plan.tense == .present, verb.tense == nil,
      verb.subordinator?.lexeme.lemma == "porque",
      ReadingWords.reasons.contains(verb.frame.lemma)
        || language == .portuguese && LikedReasonWords.events.contains(verb.frame.lemma),
      verb.negator == nil
    {
      plan.verbs[0].tense = .past
    }
  }

  /// Puts manner behind its verb and one's own kin behind its possessive, which needs the roles.
  private func settleRoles(_ plan: inout ClausePlan, _ clause: Clause) {
    guard language != .english else { return }
    keepMannerClose(&plan)
    partPlaces(&plan)
    ownKinByRole(&plan, clause)
    blameOther(&plan)
    if plan.verbs.count > 1 { leaveToProviders(&plan) }
    if language == .spanish {
      moveSomebody(&plan)
      comeAfter(&plan)
      standBehindDeed(&plan)
    }
    settleInnerSubjects(&plan)
    settleJudgedThings(&plan)
    settleInnerDoers(&plan)
    settleSpeakersDeeds(&plan)
    settleRequestReasons(&plan)
    keepAmountClose(&plan)
    meetSomewhere(&plan)
    if language == .spanish {
      settleWithin(&plan)
      tellOwnDeedThere(&plan)
      settleHappenedThere(&plan)
    }
    if language == .portuguese {
      settleOver(&plan, clause)
      blameInPortuguese(&plan)
      settleInnerSpeaker(&plan)
      settleWithin(&plan)
      settleInnerTimes(&plan)
      settlePortugueseOrder(&plan)
      settleChosenTimes(&plan)
    }
  }

  private func finish(_ plan: inout ClausePlan, _ clause: Clause) {
    settleTime(&plan, clause)
    if language == .portuguese, plan.verbs.count > 1 { settleEarlier(&plan, clause) }
  }

  /// Sets the tense by the first time word that has one.
  private func settleTime(_ plan: inout ClausePlan, _ clause: Clause) {
    settleRoles(&plan, clause)
    if language == .portuguese {
      settleNever(&plan, clause)
      if plan.adverbials.count > 1 { joinTimes(&plan) }
    }
    settleAsked(&plan)
    settleEvents(&plan)
    repeatWeekdays(&plan)
    if language == .portuguese, !plan.adverbials.isEmpty { repeatDays(&plan, clause) }
    guard clause.tense == nil else { return }
    if language == .spanish, !clause.options.isDisjoint(with: [.perfect, .habitual]) { return }
    if language != .english, isOverAlready(plan) {
      plan.tense = .past
      plan.tenseSource = completion(plan)
      return
    }
    if language == .portuguese, clause.isLaid || clause.isInOrder {
      settleAspects(&plan)
      if plan.isPastByAspect { return }
    }
    setTimeByWord(&plan, clause)
  }
}
