import AACCore

/// What is over although no word says so: an event at one point of time, laid in a row, is told and not awaited (Vendler,
/// *Verbs and Times*; Cunha & Cintra, chapter 13, *Pretérito perfeito do indicativo*; Bechara, *Aspecto*).
extension ClausePlanner {
  /// *Vovô / morrer, quem / quebrar / copo, eu / triste / cachorro / morrer*: puts what is over into the past.
  func settleAspects(_ plan: inout ClausePlan) {
    guard let verb = plan.verbs.first, plan.options.isEmpty else { return }
    let isSaid =
      plan.tense == .present && verb.constituent.lexeme.forms.isEmpty
      && plan.verbs.dropFirst().allSatisfy { !$0.startsClause || isSideBySide($0) }
      && !isSetInTime(plan, verb.frame.lemma)
    if isSaid, isOver(plan, verb) || endsInEvent(plan, verb) {
      plan.tense = .past
      plan.isPastByAspect = true
    }
    for index in plan.verbs.indices.dropFirst() {
      let inner = plan.verbs[index]
      guard isSideBySide(inner), inner.tense == nil, inner.constituent.lexeme.forms.isEmpty,
        let link = inner.subordinator?.lexeme.lemma,
        plan.isPastByAspect || link == "," || link == "porque"
      else { continue }
      if inner.negator == nil,
        inner.frame.aspect == .achievement || isDoneToSpeaker(plan, index, inner.frame)
      {
        plan.verbs[index].tense = .past
      } else if plan.isPastByAspect, link == "," {
        plan.verbs[index].tense = .present
      }
    }
  }

  /// *Eu / comer / e / vomitar*: what is done up to such an event is over too.
  private func endsInEvent(_ plan: ClausePlan, _ verb: PlannedVerb) -> Bool {
    verb.frame.past != .state && verb.frame.pattern == .plain && verb.frame.opening == nil
      && plan.verbs.dropFirst().contains {
        $0.frame.aspect == .achievement && $0.connective?.lexeme.lemma == "e" && $0.subject == nil
      }
  }

  private func isOver(_ plan: ClausePlan, _ verb: PlannedVerb) -> Bool {
    switch verb.frame.aspect {
    case .achievement: isOneEvent(plan, verb.frame.lemma)
    case .accomplishment: isTakenFromSpeaker(plan) || isDoneOnce(plan, verb)
    case .injury: isHurting(plan) || isDoneOnce(plan, verb)
    case .deed:
      isDoneOnce(plan, verb)
        || verb.frame.achievement == nil && !plan.isAskedOutright && isTakenFromSpeaker(plan)
          && isDoneInOrder(plan, verb)
    case nil: false
    }
  }

  /// *Eu / bravo / menino / empurrar / eu*.
  private func isDoneToSpeaker(_ plan: ClausePlan, _ index: Int, _ frame: VerbFrame) -> Bool {
    (frame.aspect == .accomplishment || frame.aspect == .injury)
      && plan.verbs[index].subject?.noun?.lexeme.person != .first
      && plan.fillers.contains { $0.verb == index && isOfSpeaker($0.phrases[0]) }
  }

  /// Whether a clause stands beside the first one, with nothing that makes it a condition or a time.
  private func isSideBySide(_ verb: PlannedVerb) -> Bool {
    verb.subordinator.map { [",", "e", "mas", "porque"].contains($0.lexeme.lemma) } ?? false
  }

  /// *Sempre, todo dia, amanhã, agora, quando*: said of no single event, or of a time of its own.
  private func isSetInTime(_ plan: ClausePlan, _ lemma: String) -> Bool {
    if let asked = plan.inquiry?.constituent.lexeme.lemma,
      AspectWords.whens.contains(asked) || asked == "como" && plan.subject.isEmpty
    {
      return true
    }
    if plan.inquiry?.noun?.noun?.lexeme.lemma.hasPrefix("hora") == true { return true }
    let isPlanned = AspectWords.planned.contains(lemma)
    return (plan.adverbials + plan.negators).contains { adverbial in
      guard adverbial.verb == 0 else { return false }
      let word = adverbial.constituent.lexeme
      let tense = lexicon.tense(of: word.lemma)
      if ["hoje", "meio-dia", "meia-noite"].contains(word.lemma) { return isPlanned }
      if word.kind == .weekday, language == .portuguese, AspectWords.mishaps.contains(lemma) {
        // Pai / queimar / churrasco / domingo: nobody plans it.
        return false
      }
      if word.lemma.hasSuffix("que vem") || word.lemma.contains("próxim") { return true }
      return word.kind == .frequency || tense == .future || tense == .past
        || AspectWords.now.contains(word.lemma) || word.lemma.hasPrefix("tod")
        || word.lemma.hasPrefix("cada ")
        || isPlanned && (word.kind == .weekday || word.kind == .time && word.number == .plural)
    }
      || isPlanned
        && plan.fillers.contains { filler in
          guard let noun = filler.phrases[0].noun?.lexeme.lemma else { return false }
          return noun.hasSuffix("horas")
            || language == .portuguese
              && ["hora", "meio-dia", "meia-noite"].contains(noun)
        }
  }

  /// Whether one event is told: not what the rain does, what an animal may or may not do, what is cooked.
  private func isOneEvent(_ plan: ClausePlan, _ lemma: String) -> Bool {
    let noun = plan.subject.first?.noun?.lexeme
    if noun?.kind == .weather || isOfNature(plan) { return false }
    let object = object(of: plan)?.noun?.lexeme
    if let noun, !noun.isBeing, noun.wordClass == .noun, object?.kind == .body { return false }
    if noun?.kind == .animal, object == nil, plan.isNegative || plan.isAskedOutright,
      AspectWords.biting.contains(lemma)
    {
      return false
    }
    guard let object else { return true }
    return !(AspectWords.cooking.contains(lemma) && KindSet.edible.contains(object.kind))
      && !["palma", "palmas"].contains(object.lemma)
  }

  /// *Sol / nascer, folhas / cair / outono, cada / criança / ganhar / balão*: what always happens.
  private func isOfNature(_ plan: ClausePlan) -> Bool {
    guard let subject = plan.subject.first, let noun = subject.noun?.lexeme else { return false }
    let whole = [subject.quantity, subject.determiner].compactMap { $0?.lexeme.lemma }
    if whole.contains(where: { $0 == "cada" || $0.hasPrefix("tod") }) { return true }
    if AspectWords.heavens.contains(noun.lemma) { return true }
    return noun.number == .plural && !noun.isHuman && subject.isPlain
      && (plan.fillers.contains { $0.phrases[0].noun?.lexeme.kind.isTemporal == true }
        || noun.isBeing)
  }

  /// *Menino / pegar / meu / brinquedo, quem / comer / bolo, menino / empurrar / eu*: another did it to the speaker or
  /// to what is the speaker's.
  private func isTakenFromSpeaker(_ plan: ClausePlan) -> Bool {
    let object = object(of: plan)
    if plan.inquiry?.role == .subject { return object != nil }
    guard let who = plan.subject.first?.noun?.lexeme, who.person != .first else { return false }
    // Gato / comer / peixe / de / vizinho: it was another's.
    return object.map { phrase in
      isOfSpeaker(phrase)
        || who.isBeing && phrase.complement.contains { $0.noun?.lexeme.isHuman == true }
    } ?? false
  }

  /// *Eu / cortar / dedo, mosquito / picar / braço*: it was done to the body.
  private func isHurting(_ plan: ClausePlan) -> Bool {
    guard let part = object(of: plan)?.noun?.lexeme, part.kind == .body else {
      return isTakenFromSpeaker(plan)
    }
    return !AspectWords.hair.contains(part.lemma)
  }

  private func object(of plan: ClausePlan) -> NounPhrase? {
    plan.fillers.first {
      $0.verb == 0 && [.object, .topic, .recipient].contains($0.role)
    }?.phrases.first
  }

  private func isOfSpeaker(_ phrase: NounPhrase) -> Bool {
    if let noun = phrase.noun?.lexeme, noun.wordClass == .pronoun, noun.kind == .person {
      return noun.person == .first
    }
    return phrase.possessive.map { ["meu", "minha", "meus", "minhas"].contains($0.lexeme.lemma) }
      ?? false
  }
}

/// Words by which an event is told from what is usual or still to come.
enum AspectWords {
  /// Questions about a time that may lie ahead.
  static let whens: WordSet = ["quando", "a que horas", "que horas", "que dia", "quando é que"]
  /// What is about to be or is so at all times.
  static let now: WordSet = ["agora", "agora mesmo", "nunca", "cedo", "logo", "em breve", "já já"]
  /// What is arranged for a day.
  static let planned: WordSet = [
    "chegar", "receber", "encontrar", "partir", "acabar", "terminar", "acordar", "nascer",
  ]
  /// What nobody means to do.
  static let mishaps: WordSet = [
    "queimar", "quebrar", "cair", "bater", "machucar", "machucar-se", "perder", "esquecer",
    "tropeçar", "escorregar", "rasgar", "furar", "derramar", "entornar", "estragar", "desmaiar",
    "vomitar", "sumir", "desaparecer", "fugir", "morrer", "sujar", "manchar", "derrubar",
    "queimar-se", "cortar-se", "perder-se", "morder", "arranhar", "capotar", "trombar",
  ]
  /// What rises every day.
  static let heavens: WordSet = ["sol", "lua", "estrela", "noite", "dia"]
  /// What animals do by nature.
  static let biting: WordSet = ["morder", "arranhar", "bater", "fugir", "escapar"]
  /// What is done to food.
  static let cooking: WordSet = ["partir", "quebrar", "bater", "furar"]
  /// What is cut without hurting.
  static let hair: WordSet = ["cabelo", "unha", "unhas", "barba", "franja", "bigode", "rabo"]
}
