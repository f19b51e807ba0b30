import AACCore

/// The tense that a word of time sets, and the tense of what is finished or goes on (NGLE §23; Cunha & Cintra, chapter 13).
extension ClausePlanner {
  /// *A loja abre ao domingo?*: shops keep their hours.
  private func isOfEveryWeek(_ plan: ClausePlan, _ clause: Clause) -> Bool {
    guard language != .english, let verb = plan.verbs.first?.frame.lemma else { return false }
    if language == .portuguese { return isPortugueseHabit(plan, verb, clause) }
    guard plan.subject.first?.noun?.lexeme.isBeing == false else { return false }
    return ["abrir", "cerrar", "fechar"].contains(verb)
  }

  /// *Trabajo en el taller el lunes, los sábados voy al cine*: a weekday is one to come or all of them, and a verb that was
  /// chosen in the present says both (NGLE §23.6).
  private func staysPresent(_ plan: ClausePlan, _ day: Adverbial, _ clause: Clause) -> Bool {
    guard language == .spanish, !clause.isLaid else { return false }
    return day.constituent.lexeme.wordClass == .noun
      || SpanishRoleWords.regular.contains(plan.verbs.first?.frame.lemma ?? "")
  }

  /// *Nosotros nunca comemos carne el viernes, siempre como paella el domingo*: each such day or none (NGLE §23.6).
  private func isEveryOrNone(_ plan: ClausePlan) -> Bool {
    language == .spanish
      && (plan.adverbials + plan.negators).contains {
        Self.often.contains($0.constituent.lexeme.lemma)
      }
  }

  private static let often: WordSet = [
    "nunca", "siempre", "casi nunca", "casi siempre", "a veces", "normalmente", "a menudo",
    "jamás",
  ]

  /// chapter 13, *Pretérito perfeito*).
  func isOverAlready(_ plan: ClausePlan) -> Bool {
    guard let verb = plan.verbs.first, verb.constituent.lexeme.person == nil,
      verb.constituent.lexeme.forms.isEmpty, plan.options.isEmpty, plan.verbs.count == 1
    else { return false }
    if ReadingWords.onceForAll.contains(verb.frame.lemma) {
      // The sun rises every day, but people are born once.
      let isAboutPeople =
        ["nacer", "nascer"].contains(verb.frame.lemma)
        ? plan.subject.allSatisfy(\.isPronoun)
        : plan.subject.contains { $0.noun?.lexeme.isHuman == true && !$0.isPronoun }
      return isAboutPeople
        && !plan.adverbials.contains {
          lexicon.tense(of: $0.constituent.lexeme.lemma) == .future
        }
    }
    if language == .spanish, plan.isLaid, Self.awaited.contains(verb.frame.lemma),
      let word = completion(plan), word != "ya"
    {
      return true
    }
    return ReadingWords.completing.contains(verb.frame.lemma) && completion(plan) != nil
  }

  /// What is waited for, and has not come to pass as long as it is told so: *el médico todavía no ha llamado* (NGLE §23.8).
  private static let awaited: WordSet = [
    "llamar", "volver", "venir", "salir", "abrir", "traer", "devolver", "entregar", "mandar",
    "enviar", "contestar", "responder", "elegir", "decidir", "arreglar", "limpiar", "ordenar",
    "fregar", "entrar", "aparecer", "aterrizar", "despegar", "preparar", "lavar", "recibir",
    "aprobar", "despertar", "mudarse", "empezar", "comprar", "escribir", "regresar", "nacer",
    "probar", "visitar", "conocer", "cumplir", "cambiar", "curarse", "casarse",
    "acostarse",
  ]

  /// *Ya, já, todavía no, ainda não*; nil where none of them is said.
  func completion(_ plan: ClausePlan) -> String? {
    let word = (plan.adverbials + plan.negators).first {
      ["ya", "já", "todavía no", "aún no", "ainda não"].contains($0.constituent.lexeme.lemma)
        || language == .portuguese && plan.isNegative && $0.constituent.lexeme.lemma == "ainda"
        || language == .spanish && plan.isNegative && plan.isLaid
          && ["todavía", "aún"].contains($0.constituent.lexeme.lemma)
    }
    if let lemma = word?.constituent.lexeme.lemma {
      guard
        !plan.isNegative || lemma.contains(" ")
          || ["ainda", "todavía", "aún"].contains(lemma),
        language == .portuguese || !plan.isQuestion
      else { return nil }
      let isSoon = plan.adverbials.contains {
        lexicon.tense(of: $0.constituent.lexeme.lemma) == .future
      }
      return isSoon ? nil : lemma
    }
    return nil
  }

  /// *Na terça-feira e na quinta-feira, de manhã e à noite*: two days or two parts of the day (Cunha & Cintra, chapter 17, *E*).
  func joinTimes(_ plan: inout ClausePlan) {
    for index in plan.adverbials.indices.dropFirst() {
      let first = plan.adverbials[index - 1], second = plan.adverbials[index]
      guard first.verb == second.verb, first.place == second.place, second.link == nil,
        first.phrase != second.phrase,
        first.constituent.lexeme.kind == .weekday && second.constituent.lexeme.kind == .weekday
          || Self.partsOfDays.contains(first.phrase) && Self.partsOfDays.contains(second.phrase),
        let and = lexicon.known("e")
      else { continue }
      plan.adverbials[index].link = Constituent(and)
    }
  }

  static let partsOfDays: WordSet = [
    "de manhã", "à tarde", "à noite", "de tarde", "de noite", "de dia", "de madrugada",
    "ao meio-dia",
  ]

  /// *Estou doente há três dias, não durmo há dois dias*: what goes on until now (Cunha & Cintra, chapter 13, *Presente*).
  private func goesOn(_ plan: ClausePlan) -> Bool {
    guard let frame = plan.verbs.first?.frame else { return false }
    return plan.isNegative || frame.past == .state || frame.isCopular
      || Self.lastsByItself(frame.lemma)
  }

  /// Whether a verb tells of what is done again and again for long.
  static func lastsByItself(_ verb: String) -> Bool { lasting.contains(verb) }

  private static let lasting: WordSet = [
    "morar", "esperar", "estudar", "trabalhar", "doer", "conhecer", "viver", "dirigir",
    "conduzir", "fumar", "namorar", "tocar", "treinar", "praticar", "ensinar", "lecionar",
    "usar", "frequentar", "colecionar", "cuidar", "sofrer", "aprender", "tomar", "fazer", "jogar",
  ]

  /// *Esqueci de tomar o remédio ontem*: of what is forgotten to be done the forgetting is past (Bechara, *Infinitivo*).
  private func opensInfinitive(_ plan: ClausePlan) -> Bool {
    guard language == .portuguese, plan.verbs[1].subject == nil,
      case .word(let link) = plan.verbs[0].frame.opening
    else { return false }
    return link != "que"
  }

  /// *You look gorgeous tonight*: what somebody is like who is seen (CGEL §8.57).
  private func isSeenTonight(_ plan: ClausePlan, _ word: String) -> Bool {
    guard word == "tonight", plan.verbs.count == 1, let frame = plan.verbs.first?.frame,
      frame.isCopular || frame.slot(.attribute) != nil, !plan.isNegative || frame.lemma != "be",
      plan.filler(.attribute)?.phrases.first?.isAdjective == true
    else { return false }
    return frame.lemma != "be" || plan.subject.first?.noun?.lexeme.kind != .event
  }

  /// *I fancy curry tonight, I feel like pizza tonight, I have an appointment tomorrow*: one wishes now what is to be, and
  /// has by now what is arranged (CGEL §4.45, §4.29).
  private func isWishedFor(_ plan: ClausePlan, _ clause: Clause) -> Bool {
    guard !clause.isLaid, let verb = plan.verbs.first?.frame.lemma else { return false }
    if ["fancy", "feel like", "would rather"].contains(verb) { return true }
    return ["have an appointment", "have a meeting", "have a date", "be nervous about"].contains(
      verb)
  }

  /// *Creo que mañana va a llover*: *ir* and an infinitive say themselves that it is to come (NGLE §28.8).
  private func goesToDo(_ plan: ClausePlan, _ head: Int) -> Bool {
    guard language == .spanish, plan.verbs[head].frame.lemma == "ir", head + 1 < plan.verbs.count
    else { return false }
    let next = plan.verbs[head + 1]
    return next.subject == nil && !next.startsClause && next.connective == nil
  }

  /// *Los lunes, na segunda e na terça, há um ano*: every week, or up to now.
  private func isOfNoOneTime(_ plan: ClausePlan, _ adverbial: Adverbial, _ clause: Clause) -> Bool {
    let word = adverbial.constituent.lexeme
    if word.kind == .weekday,
      isOfEveryWeek(plan, clause) || staysPresent(plan, adverbial, clause)
        || isEveryOrNone(plan)
        || language == .portuguese
          && plan.adverbials.contains(where: {
            $0.link != nil && $0.constituent.lexeme.kind == .weekday
          })
    {
      return true
    }
    return language == .portuguese
      && (word.lemma.hasPrefix("há ") || word.lemma.hasPrefix("faz ")) && goesOn(plan)
  }

  /// Whether a word of time leaves the tense as it is.
  private func saysNoTense(
    _ plan: ClausePlan, _ clause: Clause, _ lemma: String, _ tense: Tense
  ) -> Bool {
    if tense == .future, language == .english,
      isSeenTonight(plan, lemma) || isWishedFor(plan, clause)
    {
      return true
    }
    // É amanhã que viajo: which day it is, and not when that will be so.
    if tense == .future, plan.verbs.count > 1, plan.verbs[1].isCleft { return true }
    // Hoy no voy a ir al colegio: the near future was chosen.
    if tense == .present, clause.options.contains(.goingTo) { return true }
    // Tenho espirrado muito esta semana: up to now.
    return tense == .present && language == .portuguese && clause.options.contains(.perfect)
  }

  /// The tense that a word of time tells: *ayer, amanhã*.
  func setTimeByWord(_ plan: inout ClausePlan, _ clause: Clause) {
    for adverbial in plan.adverbials {
      let lemma = adverbial.constituent.lexeme.lemma
      guard var tense = lexicon.word(lemma)?.tense else { continue }
      if lemma == "hoje", language == .portuguese,
        plan.adverbials.contains(where: { ["à noite", "à tarde"].contains($0.phrase) })
      {
        // Hoje / noite: later in the day.
        tense = .future
      }
      if isOfNoOneTime(plan, adverbial, clause) { continue }
      if let head = plan.verbs.indices.last(where: {
        $0 > 0 && $0 <= adverbial.verb && plan.verbs[$0].startsClause
      }) {
        // Estoy triste porque el perro murió ayer: the time of the inner clause alone.
        // Quiero que vengas antes: earlier than else.
        if lemma == "antes", plan.verbs[head - 1].frame.opensSubjunctive { continue }
        // Ayer llegué cuando mamá ya había salido: done by then, whenever that was.
        if lemma == "ya", language == .spanish { continue }
        if tense == .future, goesToDo(plan, head) { continue }
        plan.verbs[head].tense = plan.verbs[head].tense ?? tense
        continue
      }
      // One wants now what is to be tomorrow: Quiero ir mañana.
      if tense == .future, language != .english, let frame = plan.verbs.first?.frame,
        frame.opensSubjunctive && (!frame.opensCausative || plan.verbs.count > 1)
          || (plan.verbs.count > 1 && frame.isOpener)
      {
        if frame.opensIndicative { plan.openedTense = .future }
        break
      }
      if plan.verbs.count > 1, plan.verbs[0].frame.opensIndicative, plan.verbs[1].connective == nil,
        plan.verbs[1].link == nil, tense != .past || !opensInfinitive(plan)
      {
        plan.openedTense = tense
        break
      }
      if saysNoTense(plan, clause, lemma, tense) { continue }
      if lemma == "esta tarde", plan.verbs.count == 1, plan.verbs[0].frame.pattern == .weather,
        !clause.options.contains(.progressive)
      {
        // Lloverá esta tarde: the weather that somebody tells of has not come yet (NGLE §23.14).
        plan.tense = .future
        plan.tenseSource = lemma
        break
      }
      plan.tense = tense
      plan.tenseSource = lemma
      if tense == .past { settlePoint(&plan, lemma) }
      break
    }
  }
}
