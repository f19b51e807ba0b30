import AACCore

/// What people do to a thing that was chosen as the subject: *carta | escribir | por, Ana; puente | construir | 1990; package | deliver | to, house*: it
/// is written, built, delivered.
///
/// Sources: NGLE §41.2, §41.5 (*perífrasis de pasiva* and its agent), §41.10 (*pasiva refleja*); Cunha & Cintra, chapter 13 (*voz
/// passiva*); CGEL §3.63–3.78.
extension ClausePlanner {
  /// Makes the deed one that is done to the subject, where the subject cannot do it or who does it stands behind *by*.
  func tellDone(_ clause: inout Clause) {
    guard !clause.isLaid, clause.options.isDisjoint(with: [.request, .polite]),
      let subject = clause.subject.last?.lexeme,
      subject.wordClass == .noun || subject.wordClass == .properNoun,
      let verb = clause.verb, verb.lexeme.wordClass == .verb,
      case let by = doer(in: clause.complements), by != nil || isLeftToPeople(subject, clause),
      case let frame = frames[verb.lexeme.lemma],
      isDoneToSubject(subject, frame, clause, by)
    else { return }
    guard language == .spanish, by == nil else {
      return sayDone(&clause, verb, frame.lemma)
    }
    // El puente se construyó: NGLE §41.10.
    settleRest(&clause)
    clause.verb?.lexeme.lemma += "se"
  }

  /// Whether it is no being, and done or to be done: asked first, for most clauses are none of these.
  private func isLeftToPeople(_ subject: Lexeme, _ clause: Clause) -> Bool {
    !subject.isBeing && subject.kind != .weather && subject.kind != .nature
      && clause.options.isDisjoint(with: [.progressive, .habitual])
      && (clause.tense == .past || clause.tense == .future || clause.options.contains(.perfect))
  }

  private func isDoneToSubject(
    _ subject: Lexeme, _ frame: VerbFrame, _ clause: Clause, _ by: Int?
  ) -> Bool {
    guard frame.pattern == .plain || frame.pattern == .grooming,
      frame.slots.contains(where: { $0.role == .object && $0.preposition == nil })
    else { return false }
    if let by {
      return (!subject.isBeing || DoneWords.toBeings[language].contains(frame.lemma))
        && !frame.slots.contains { $0.preposition == DoneWords.by[language] }
        && !hasObject(clause.complements[..<by], frame)
    }
    return DoneWords.byPeople[language].contains(frame.lemma)
      && !hasObject(clause.complements[...], frame)
  }

  /// Where the word is that stands before who does it: *por, by*, and behind it somebody, an animal or what moves by itself.
  private func doer(in words: [Constituent]) -> Int? {
    guard
      let by = words.lastIndex(where: {
        $0.lexeme.lemma == DoneWords.by[language] && $0.lexeme.wordClass == .adposition
      }), let who = words[(by + 1)...].first(where: { !$0.lexeme.isDeterminerLike })?.lexeme,
      who.isBeing || who.wordClass == .properNoun || who.wordClass == .pronoun
        || DoneWords.doers.contains(who.kind)
    else { return nil }
    return by
  }

  /// Whether there is what the subject could do the deed to: a thing with no preposition that names no time and no place.
  private func hasObject(_ words: ArraySlice<Constituent>, _ frame: VerbFrame) -> Bool {
    let isSentThere = frame.slot(.placeTo) != nil
    return words.indices.contains { index in
      let word = words[index].lexeme
      if word.wordClass == .verb || word.isConnective { return true }
      if word.kind == .question { return DoneWords.asked.contains(word.lemma) }
      guard word.wordClass == .noun || word.wordClass == .properNoun || word.wordClass == .pronoun
      else { return false }
      let before = words[words.startIndex..<index].last { !$0.lexeme.isDeterminerLike }?.lexeme
      return before?.wordClass != .adposition && before?.wordClass != .adjective
        && !word.kind.isTemporal && word.kind != .weather
        && !(isSentThere && DoneWords.places.contains(word.kind))
    }
  }

  private func sayDone(_ clause: inout Clause, _ verb: Constituent, _ lemma: String) {
    let feature = VerbFeatures(.participle)
    let forms =
      language == .english
      ? EnglishMorphology(clause.variety).verb(lemma, feature)
      : LanguageTables.tables(language).morphology?.verb(lemma, feature) ?? []
    guard
      let participle = language == .portuguese
        ? DoneWords.shortParticiples[lemma] ?? forms.first : forms.first
    else { return }
    settleRest(&clause)
    let be = language == .english ? "be" : "ser"
    clause.verb?.lexeme = Lexeme(lemma: be, wordClass: .verb, kind: .linking)
    clause.complements.insert(
      Constituent(
        Lexeme(
          lemma: participle, wordClass: .adjective, kind: language == .english ? .state : .quality),
        tile: verb.tile),
      at: 0)
    clause.reasons.append(Realization.RuleApplication(.understood, lemma, be))
  }

  /// *Puente | construir | 1990, partido | cancelar | lluvia*: a year has its preposition, and weather is why.
  private func settleRest(_ clause: inout Clause) {
    if let weather = clause.complements.firstIndex(where: { $0.lexeme.kind == .weather }),
      clause.complements[weather].lexeme.wordClass == .noun,
      weather == 0 || clause.complements[weather - 1].lexeme.wordClass == .adverb
    {
      insert([DoneWords.because[language]], at: weather, in: &clause)
    }
    guard
      let year = clause.complements.lastIndex(where: {
        $0.lexeme.wordClass == .numeral && $0.lexeme.lemma.count == 4
      }), year == 0 || clause.complements[year - 1].lexeme.wordClass != .adposition
    else { return }
    insert([language == .english ? "in" : language.placePreposition], at: year, in: &clause)
  }
}

/// Words about what is done to things.
private enum DoneWords {
  /// Before who does it.
  static let by = ByLanguage<String>(
    spanish: "por", english: "by", portuguese: "por")
  /// Before why it was done.
  static let because = ByLanguage<String>(
    spanish: "por", english: "because of", portuguese: "por causa de")
  /// What moves or works by itself.
  static let doers: Set<SemanticKind> = [.vehicle, .nature, .weather, .device, .toy, .medicine]
  static let places: Set<SemanticKind> = [.place, .room, .home, .direction]
  static let asked: WordSet = [
    "quién", "qué", "cuál", "who", "what", "which", "quem", "que", "o que",
  ]

  /// What is done to people and animals more often than they do it by somebody.
  static let toBeings = ByLanguage<WordSet>(
    spanish: [
      "detener", "arrestar", "atacar", "morder", "picar", "atropellar", "salvar", "rescatar",
      "operar", "examinar", "elegir", "castigar", "premiar", "invitar", "felicitar", "adoptar",
      "expulsar", "despedir", "perseguir", "capturar", "criar", "educar", "acusar", "robar",
    ],
    english: [
      "arrest", "attack", "bite", "sting", "run over", "save", "rescue", "examine", "elect",
      "punish", "invite", "adopt", "expel", "fire", "chase", "catch", "raise", "accuse", "rob",
      "scratch", "kick", "hit", "hurt", "teach", "operate on",
    ],
    portuguese: [
      "prender", "deter", "atacar", "morder", "picar", "atropelar", "salvar", "resgatar",
      "operar", "examinar", "eleger", "castigar", "premiar", "convidar", "parabenizar", "adotar",
      "expulsar", "demitir", "perseguir", "capturar", "criar", "educar", "acusar", "roubar",
    ])

  /// What only people do to things, which neither happens by itself nor is done by tools without them.
  static let byPeople = ByLanguage<WordSet>(
    spanish: [
      "construir", "fundar", "inventar", "inaugurar", "fabricar", "publicar", "demoler", "derribar",
      "crear", "entregar", "enviar", "escribir", "pintar", "reparar", "cancelar", "suspender",
      "aplazar", "descubrir", "repartir", "organizar", "aprobar", "prohibir", "firmar", "traducir",
      "grabar", "instalar", "plantar", "decorar", "celebrar", "vender", "alquilar", "restaurar",
    ],
    english: [
      "build", "deliver", "write", "paint", "wash", "fix", "repair", "cancel", "send", "steal",
      "buy", "find", "eat", "invent", "discover", "publish", "wrap", "plant", "pick", "elect",
      "choose", "pay", "order", "prepare", "organize", "plan", "decorate", "design", "sign",
      "translate", "record", "install", "remove", "demolish", "found", "ban", "forbid", "approve",
      "reject", "serve", "mail", "postpone", "announce", "recycle", "iron", "mend", "sew", "knit",
      "invite", "use", "create", "make", "throw away", "throw out", "clean", "feed", "adopt",
    ],
    portuguese: [
      "construir", "fundar", "inventar", "inaugurar", "fabricar", "publicar", "demolir",
      "derrubar", "criar", "entregar", "enviar", "escrever", "pintar", "consertar", "cancelar",
      "suspender", "adiar", "descobrir", "distribuir", "organizar", "aprovar", "proibir",
      "assinar", "traduzir", "gravar", "instalar", "plantar", "decorar", "vender", "alugar",
      "restaurar", "roubar", "lavar", "limpar", "comprar", "arrumar",
    ])

  /// Participles that *ser* takes where the verb has two (Cunha & Cintra, chapter 13, *verbos abundantes*).
  static let shortParticiples = [
    "entregar": "entregue", "eleger": "eleito", "prender": "preso", "matar": "morto",
    "expulsar": "expulso", "pagar": "pago", "gastar": "gasto", "ganhar": "ganho",
    "suspender": "suspenso", "salvar": "salvo", "soltar": "solto", "aceitar": "aceito",
    "limpar": "limpo", "imprimir": "impresso", "acender": "aceso", "pegar": "pego",
  ]
}

/// A value for each language.
struct ByLanguage<Value: Sendable>: Sendable {
  let spanish: Value
  let english: Value
  let portuguese: Value

  subscript(language: Language) -> Value {
    switch language {
    case .spanish: spanish
    case .english: english
    case .portuguese: portuguese
    }
  }
}
