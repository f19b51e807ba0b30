import AACCore

/// How long something lasts, told beside what it is done to or what somebody is meanwhile: *aluguei um carro por duas semanas,
/// fiquei internado por três dias, estou desempregado há dois anos* (Cunha & Cintra, chapter 7, *Adjunto adverbial*; Bechara,
/// *Por, durante, haver*).
extension RoleAssigner {
  /// Takes a counted length of time as how long; false where it is what the verb itself is about (*tenho dez anos*).
  mutating func assignDuration(_ loose: LoosePhrase, _ noun: Lexeme) -> Bool {
    guard noun.kind == .duration, loose.phrase.isMeasured, let verb = plan.verbs.last,
      verb.frame.pattern.isPersonal, loose.phrase.connective == nil,
      !Self.spending.contains(verb.frame.lemma)
    else { return false }
    let last = plan.verbs.count - 1
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
    guard isBeside else { return false }
    let still =
      plan.tense == .present && plan.verbs.count == 1
      && (verb.frame.isCopular && verb.frame.lemma != "ficar" || verb.frame.past == .state)
    let isAmong = plan.variety == .portuguesePortugal ? "durante" : "por"
    join(
      Filler(
        .time, loose.phrase, preposition: still ? "há" : isAmong, article: .bare, verb: last))
    return true
  }

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
      return kinds[0] == kinds[1]
        || kinds.allSatisfy { KindSet.places.contains($0) }
          && !kinds.contains(.event)
    }
    guard language == .portuguese, second.phrases[0].connective == nil else { return true }
    // Moro num apartamento em São Paulo: a town is no second place.
    let named = [first, second].map { $0.phrases[0].noun?.lexeme.wordClass == .properNoun }
    return (first.phrases[0].kind == .event) == (second.phrases[0].kind == .event)
      && named[0] == named[1]
  }

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
  }
}
