import AACCore

/// Who does what a clause within the sentence tells, chosen behind its verb: *cuando llego yo, la tarta que hizo la tía* (NGLE
/// §40.4, *posición del sujeto*; §44.2).
extension ClausePlanner {
  /// Makes the pronoun or the person behind the verb its subject where nothing else can be meant.
  func takeDoerBehind(_ verb: inout PlannedVerb, at index: Int, from loose: inout [LoosePhrase]) {
    guard let word = verb.subordinator?.lexeme, word.kind != .question,
      verb.constituent.lexeme.person == nil, verb.frame.pattern.isPersonal,
      verb.frame.pattern != .experiencer
    else { return }
    if verb.isRelative { return settleRelativeDoer(&verb, at: index, from: &loose) }
    guard verb.subject == nil, !verb.hasKnownSubject,
      let place = loose.firstIndex(where: {
        $0.after == index && $0.preposition == nil && $0.phrase.isPronoun
          && LateDoerWords.nominative.contains($0.phrase.noun?.lexeme.lemma ?? "")
      })
    else { return }
    let others = loose.filter {
      $0.after == index && $0.preposition == nil && $0.phrase.noun?.lexeme.wordClass == .noun
        && $0.phrase.noun?.lexeme.kind.isTemporal == false
    }
    let takesPeople = verb.frame.slots.contains { slot in
      switch slot.role {
      case .recipient: true
      case .object:
        others.isEmpty
          && (slot.acceptedKinds.isEmpty && slot.words.isEmpty
            || slot.acceptedKinds.contains(.person))
      default: false
      }
    }
    // Cuando juega conmigo: with whom it is done as often.
    let isOwn =
      LateDoerWords.phases.contains(verb.frame.lemma)
      || LateDoerWords.handled.contains(verb.frame.lemma) && !others.isEmpty
      || verb.frame.lemma == "querer" && LateDoerWords.atWill.contains(word.lemma)
    guard isOwn || !takesPeople, !LateDoerWords.shared.contains(verb.frame.lemma) else { return }
    verb.subject = loose.remove(at: place).phrase
    verb.hasLateSubject = word.lemma == "cuando" || isOwn && others.isEmpty
  }

  /// *El libro que leí, la tarta que hizo la tía*: a thing that is read or made does not do it; who does stands behind the verb or
  /// is who does the rest.
  private func settleRelativeDoer(
    _ verb: inout PlannedVerb, at index: Int, from loose: inout [LoosePhrase]
  ) {
    guard verb.hasKnownSubject, let noun = verb.subject?.noun?.lexeme, noun.wordClass == .noun,
      !noun.isBeing, verb.frame.pattern == .plain || verb.frame.pattern == .grooming,
      verb.frame.isListed,
      verb.frame.slots.contains(where: { object in
        object.role == .object
          && (object.acceptedKinds.isEmpty || object.acceptedKinds.contains(noun.roleKind)
            || object.words.contains(noun.lemma))
      }),
      !LateDoerWords.affecting.contains(verb.frame.lemma)
    else { return }
    if let typical = lexicon.typicalDoer(of: verb.frame), typical.wordClass == .noun,
      !typical.isBeing
    {
      return
    }
    let behind = loose.indices.filter {
      loose[$0].after == index && loose[$0].preposition == nil && loose[$0].phrase.noun != nil
        && loose[$0].phrase.noun?.lexeme.kind.isTemporal == false
    }
    guard !behind.isEmpty else {
      guard !LateDoerWords.ofThings.contains(verb.frame.lemma) else { return }
      verb.subject = nil
      verb.hasKnownSubject = false
      return
    }
    guard behind.count == 1, let who = loose[behind[0]].phrase.noun?.lexeme, who.isHuman,
      who.wordClass != .pronoun
        || LateDoerWords.nominative.contains(who.lemma)
          && (verb.frame.slot(.recipient) == nil
            || LateDoerWords.made.contains(verb.frame.lemma)
            || who.lemma == "tú" && LateDoerWords.given.contains(verb.frame.lemma))
    else { return }
    verb.subject = loose.remove(at: behind[0]).phrase
    verb.hasKnownSubject = false
    verb.hasLateSubject = true
  }
}

/// Words of who does what clauses tell.
private enum LateDoerWords {
  static let nominative: WordSet = ["yo", "tú", "nosotros", "nosotras", "vosotros", "usted"]
  /// What is begun and ended, by somebody and never to him.
  static let phases: WordSet = ["acabar", "terminar", "empezar", "comenzar", "poder", "parar"]
  /// What is done to things alone.
  static let handled: WordSet = [
    "apagar", "encender", "prender", "abrir", "cerrar", "comer", "beber", "limpiar", "recoger",
    "ordenar", "fregar", "usar", "tirar", "romper", "perder", "encontrar",
  ]
  /// *Cuando quieras tú*: before wishing these tell when, where and how.
  static let atWill: WordSet = [
    "cuando", "si", "como", "donde", "lo que", "hasta que", "mientras",
  ]
  /// What one reads and makes: who stands behind did it.
  static let made: WordSet = [
    "leer", "hacer", "pintar", "dibujar", "escribir", "cocinar", "preparar", "cantar", "elegir",
    "construir", "coser",
  ]
  /// What the one who is spoken to gives to others.
  static let given: WordSet = [
    "dar", "regalar", "comprar", "prestar", "traer", "mandar", "enviar", "contar", "enseñar",
  ]
  /// What is done with somebody as often as by him.
  static let shared: WordSet = [
    "jugar", "casarse", "pelearse", "quedar", "reunirse", "enfadarse", "discutir", "vivir",
    "bailar", "ser", "estar", "parecer",
  ]
  /// What things do to people.
  static let affecting: WordSet = [
    "molestar", "ayudar", "curar", "quemar", "mojar", "tapar", "proteger", "calentar", "cubrir",
    "asustar", "aplastar", "preocupar", "necesitar",
  ]
  /// What they do, or is done with them.
  static let ofThings = affecting.union([
    "contener", "dar", "costar", "decir", "explicar", "enseñar", "quitar", "cambiar", "abrir",
    "cerrar", "empezar", "terminar", "acabar", "pasar", "parar", "subir", "bajar", "sonar", "mover",
    "oler", "saber", "pesar", "medir", "girar", "producir", "gastar", "llegar", "salir",
  ])
}
