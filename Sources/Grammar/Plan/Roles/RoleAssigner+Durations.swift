import AACCore

/// How long something lasts, told beside what it is done to or what somebody is meanwhile: *aluguei um carro por duas semanas,
/// fiquei internado por três dias, estou desempregado há dois anos* (Cunha & Cintra, chapter 7, *Adjunto adverbial*; Bechara,
/// *Por, durante, haver*).
extension RoleAssigner {
  /// Takes a counted length of time as how long; false where it is what the verb itself is about (*tenho dez anos*).
  mutating func assignDuration(_ loose: LoosePhrase, _ noun: Lexeme) -> Bool {
    guard noun.kind == .duration, loose.phrase.isMeasured, let verb = plan.verbs.last,
      verb.frame.pattern.isPersonal || verb.frame.pattern == .weather,
      loose.phrase.connective == nil
    else { return false }
    let last = plan.verbs.count - 1
    if Self.spending.contains(verb.frame.lemma),
      !Self.done.contains(verb.frame.lemma)
        || !plan.fillers.contains(where: {
          $0.verb == last && $0.role == .object && $0.phrases[0].noun?.lexeme.kind != .duration
        })
    {
      return false
    }
    let still = lastsUntilNow(verb, noun)
    guard verb.frame.pattern.isPersonal || still else { return false }
    if plan.tense == .past, verb.frame.past == .state, last == 0,
      !verb.frame.isCopular || verb.frame.lemma != "ser", verb.frame.lemma != "ter"
    {
      // Morei cinco anos em Lisboa: what has its end is told as over.
      plan.verbs[last].frame.past = .event
    }
    if isOfLength(loose) { return true }
    let isBeside =
      plan.fillers.contains {
        $0.verb == last
          && ($0.role == .object || $0.role == .attribute || $0.role == .recipient
            || $0.role.isPlace)
      }
      || verb.frame.past == .state
        && plan.adverbials.contains {
          $0.verb == last && OrderedWords.pointing.contains($0.phrase)
        }
    guard isBeside || still else { return false }
    let isAmong = plan.variety == .portuguesePortugal ? "durante" : "por"
    join(
      Filler(
        .time, loose.phrase, preposition: still ? "há" : isAmong, article: .bare, verb: last))
    return true
  }

  /// *Estudo inglês há três anos, não durmo há dois dias, chove há três dias*, but *fico três dias, estudo duas horas*: whether what is
  /// told in the present has lasted so long (Cunha & Cintra, chapter 13, *Presente*; Bechara, *Haver*).
  func lastsUntilNow(_ verb: PlannedVerb, _ unit: Lexeme) -> Bool {
    guard plan.tense == .present, plan.verbs.count == 1, verb.constituent.lexeme.forms.isEmpty,
      !plan.options.contains(.request), !plan.options.contains(.goingTo),
      !plan.options.contains(.habitual), !plan.options.contains(.polite)
    else { return false }
    let lemma = verb.frame.lemma
    let last = plan.verbs.count - 1
    // Tenho dez anos, são dez anos.
    if lemma == "ter" || lemma == "ser", !plan.fillers.contains(where: { $0.verb == last }) {
      return false
    }
    let isState = verb.frame.isCopular && lemma != "ficar" || verb.frame.past == .state
    if isState { return true }
    let isLong = !MeaningWords.hours.contains(MeaningWords.base(of: unit))
    if plan.isNegative, isLong, !Self.arranged.contains(lemma) { return true }
    if Self.arranged.contains(lemma) { return false }
    switch MeaningWords.base(of: unit) {
    case "ano", "mês": return verb.frame.pattern.isPersonal || verb.frame.pattern == .weather
    case "semana", "dia":
      return verb.frame.pattern == .weather || plan.options.contains(.progressive)
        || ClausePlanner.lastsByItself(lemma) || Self.suffered.contains(lemma)
    default:
      return verb.frame.pattern == .weather || plan.options.contains(.progressive)
        || lemma == "esperar" || Self.suffered.contains(lemma)
    }
  }

  /// What is settled for so long, and not so for so long by now.
  private static let arranged: WordSet = [
    "ficar", "viajar", "alugar", "reservar", "emprestar", "parar", "sair", "voltar", "vir",
    "hospedar-se", "assinar", "contratar", "adiar", "prometer", "suspender", "proibir", "durar",
    "passar", "guardar", "marcar", "aguentar", "internar", "internar-se", "conseguir", "poder",
  ]
  /// How somebody feels all the while.
  private static let suffered: WordSet = [
    "tossir", "vomitar", "sangrar", "chorar", "doer", "sofrer", "espirrar", "coçar", "tremer",
  ]

  /// *Atestado / três / dia, férias / duas / semana*: what is itself so long.
  private mutating func isOfLength(_ loose: LoosePhrase) -> Bool {
    guard loose.isBeside, let index = recent, plan.fillers.indices.contains(index),
      let last = plan.fillers[index].phrases.indices.last,
      let head = plan.fillers[index].phrases[last].noun?.lexeme,
      plan.fillers[index].phrases[last].complement.isEmpty,
      Self.lengthy.contains(MeaningWords.base(of: head))
    else { return false }
    plan.fillers[index].phrases[last].complement.append(loose.phrase)
    return true
  }

  /// Verbs that the time itself is the object of.
  private static let spending: WordSet = [
    "passar", "durar", "demorar", "levar", "faltar", "perder", "contar", "completar", "fazer",
    "querer", "precisar", "pedir", "gastar", "cumprir",
  ]
  /// Of these something else may be the object: *faço natação há seis meses, preciso de ajuda há dois dias*.
  private static let done: WordSet = ["fazer", "precisar", "querer", "pedir", "contar"]
  private static let lengthy: WordSet = [
    "atestado", "licença", "férias", "folga", "viagem", "curso", "contrato", "prazo", "pausa",
    "descanso", "estágio", "tratamento", "repouso", "baixa", "suspensão", "bebê", "bebé", "visto",
    "garantia", "intervalo", "cruzeiro", "excursão",
  ]

  /// *No pátio no recreio*: when it was is no second place.
  func isSameWhere(_ first: Filler, _ second: Filler) -> Bool {
    if language == .spanish, second.phrases[0].connective == nil {
      // Duerme en la cuna en la habitación, jugué en el patio en el recreo: unlike places are no list.
      let kinds = [first.phrases[0].kind, second.phrases[0].kind]
      // Vive en una casa grande en el pueblo: what is around it is no second place.
      let names = [first, second].map { $0.phrases[0].noun?.lexeme.lemma ?? "" }
      if Self.grounds.contains(names[1]), !Self.grounds.contains(names[0]) { return false }
      return kinds[0] == kinds[1]
        || kinds.allSatisfy { KindSet.places.contains($0) }
          && !kinds.contains(.event)
    }
    guard language == .portuguese, second.phrases[0].connective == nil else { return true }
    // Moro num apartamento em São Paulo: a town is no second place.
    // Num apartamento no terceiro andar: where in it.
    if second.phrases[0].noun?.lexeme.lemma == "andar" { return false }
    let named = [first, second].map { $0.phrases[0].noun?.lexeme.wordClass == .properNoun }
    return (first.phrases[0].kind == .event) == (second.phrases[0].kind == .event)
      && named[0] == named[1]
  }

  /// What lies around houses.
  private static let grounds: WordSet = [
    "pueblo", "ciudad", "campo", "barrio", "centro", "montaña", "aldea", "urbanización", "sierra",
    "costa", "bosque",
  ]

  /// *Combinar / com / amigos / ir / cinema*: company that was chosen right behind a verb that takes it stays there (Cunha & Cintra,
  /// chapter 7, *Ordem direta*).
  func keepsCompany(_ slot: FrameSlot, _ verb: Int, _ loose: LoosePhrase, _ filler: Filler) -> Bool
  {
    guard language == .portuguese, slot.role == .company, loose.after >= 0, verb > loose.after,
      filler.preposition == "com"
    else { return false }
    return plan.verbs[loose.after].frame.slots.contains {
      $0.preposition == "com" && ($0.role == .topic || $0.role == .company)
        && $0.acceptedKinds.isEmpty
    }
  }

  /// *Vir / amanhã / consertar / telhado*: what is mended, cleaned and shut is no place where somebody comes to.
  func isHandledThere(_ slot: FrameSlot, _ verb: Int, _ loose: LoosePhrase) -> Bool {
    let last = plan.verbs.count - 1
    guard language == .portuguese, verb < last, loose.after == last else { return false }
    // Guardar / dinheiro / para / comprar / bicicleta: it is what is bought.
    let isAim =
      loose.preposition == nil && slot.role == .topic && slot.preposition == "em"
      && plan.verbs[last].link?.lexeme.lemma == "para" && lastVerbTakesObject
    guard
      isAim
        || slot.role.isPlace && BesideOfWords.handling.contains(plan.verbs[last].frame.lemma)
    else { return false }
    return !plan.fillers.contains { $0.verb == last && $0.role == .object }
  }

  /// *Esqueci-me do guarda-chuva no comboio*: of two things that are forgotten or spoken of the one may be where.
  func isLeftThere(_ slot: FrameSlot, _ kind: SemanticKind, _ verb: String) -> Bool {
    language == .portuguese && slot.role == .topic && slot.preposition == "de"
      && (kind == .vehicle || KindSet.places.contains(kind))
      && !BesideOfWords.likings.contains(verb)
  }
}

extension NounPhrase {
  /// Whether it says how many of them, or *um, uma*: *duas horas, uma semana*.
  var isMeasured: Bool {
    quantity != nil || determiner?.lexeme.lemma == "um" && adjectives.isEmpty
      || noun?.lexeme.lemma == "meia hora"
  }
}
