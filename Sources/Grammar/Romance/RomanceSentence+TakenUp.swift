import AACCore

/// An object that the verb behind *y* has in common with the one before it (NGLE §16.9, §34.2).
extension RomanceSentence {
  /// *Lavo los platos y los pongo en el armario*: the pronoun of the thing that the verb before was done to, where the verb
  /// behind *y* is done to things and none was chosen for it; nil elsewhere.
  func takenUpObject(at index: Int) -> String? {
    let verb = plan.verbs[index]
    guard joinsToLast(verb), verb.subject == nil,
      let slot = verb.frame.slot(.object), slot.preposition == nil, verb.frame.pattern == .plain,
      verb.frame.opening == nil || !plan.verbs.indices.contains(index + 1),
      plan.inquiry == nil,
      !plan.fillers.contains(where: {
        $0.verb == index && ($0.role == .object || $0.role == .topic || $0.role == .attribute)
      }),
      let before = plan.fillers.last(where: { $0.verb == index - 1 && $0.role == .object }),
      before.preposition == nil || before.preposition == "a",
      before.phrases.allSatisfy({ isTakenUp($0) })
    else { return nil }
    let kind = before.phrases[0].roleKind
    let isHanded = plan.fillers.contains { $0.verb == index && $0.role == .recipient }
    let isMeant =
      isHanded && TakenUpWords.giving.contains(verb.frame.lemma)
      || plan.isLaid && TakenUpWords.seeking.contains(verb.frame.lemma)
      || verb.frame.slots.contains { $0.role == .object && $0.kinds.contains(kind) }
      || slot.acceptedKinds.isEmpty && !verb.frame.isDefault
        && !TakenUpWords.absolute.contains(verb.frame.lemma)
      || verb.frame.slots.contains { $0.role == .object && $0.acceptedKinds.isEmpty }
        && !TakenUpWords.absolute.contains(verb.frame.lemma)
    guard isMeant else { return nil }
    let said = agreement(before.phrases)
    switch (said.gender, said.number) {
    case (.feminine, .singular): return "la"
    case (.feminine, .plural): return "las"
    case (_, .singular): return "lo"
    case (_, .plural): return "los"
    }
  }

  /// Whether it is joined with *y* or *pero* to the verb before it.
  private func joinsToLast(_ verb: PlannedVerb) -> Bool {
    if verb.connective?.tile != nil { return true }
    guard let word = verb.subordinator, word.tile != nil else { return false }
    return word.lexeme.isAdversative
  }

  /// Whether a phrase names a thing or a being that more than one thing can be done to.
  private func isTakenUp(_ phrase: NounPhrase) -> Bool {
    guard let noun = phrase.noun?.lexeme, noun.wordClass == .noun || noun.wordClass == .properNoun
    else { return false }
    return TakenUpWords.handled.contains(noun.kind) && !phrase.isNegativePronoun
  }
}

/// Words by which it is told whether an object is taken up again.
enum TakenUpWords {
  /// Kinds of what is handled.
  static let handled = KindSet(
    .food, .drink, .dish, .thing, .toy, .book, .device, .clothing, .furniture, .plant, .animal,
    .person, .material, .instrument, .medicine, .media)
  /// What is done to a thing for somebody.
  static let giving: WordSet = [
    "dar", "mandar", "enviar", "regalar", "prestar", "devolver", "enseñar", "llevar", "pasar",
    "comprar", "leer", "contar", "decir", "escribir", "mostrar", "entregar", "dejar",
  ]
  /// What is done to what one has looked for.
  static let seeking: WordSet = ["encontrar", "ver", "coger"]
  /// Verbs that are often said with nothing that they are done to (NGLE §34.2, *usos absolutos*).
  static let absolute: WordSet = [
    "cocinar", "limpiar", "fregar", "barrer", "conducir", "manejar", "aparcar", "estacionar",
    "pagar", "esperar", "llamar", "ayudar", "preguntar", "contestar", "responder", "ganar",
    "perder", "estudiar", "jugar", "bailar", "cantar", "dibujar", "pintar", "escribir", "ver",
    "mirar", "escuchar", "oír", "cenar", "desayunar", "merendar", "almorzar", "entrenar",
    "ensayar", "trabajar", "disfrutar", "empezar", "terminar", "acabar", "seguir", "continuar",
    "avisar", "gritar", "entender", "aprender", "recordar", "olvidar", "bajar", "subir", "salir",
    "pasar", "volver", "cruzar", "correr", "andar", "saltar", "entrar", "leer", "comer", "beber",
    "fumar", "comprar", "cambiar", "parar", "girar", "nadar", "votar", "firmar", "opinar",
    "descansar", "tender", "planchar", "coser", "tejer", "hablar", "charlar", "rezar", "viajar",
    "decir", "pensar", "saber", "conocer", "tener", "hacer", "dar", "querer", "poder", "ir",
  ]
}
