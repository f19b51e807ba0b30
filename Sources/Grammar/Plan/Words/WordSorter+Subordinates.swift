import AACCore

extension WordSorter {
  /// *Tener que*, *haber que*: the word that the verb puts before the verb it opens is no clause.
  func isOpeners(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language != .english, let frame = plan.verbs.last?.frame,
      rest.first?.lexeme.wordClass == .verb
    else { return false }
    if planner.language == .spanish, frame.lemma == "haber", isBesideNoun || isBesideAnybody {
      // ¿Hay alguien que hable inglés?, hay un niño que grita.
      return false
    }
    return frame.opening == .word(word.lexeme.lemma) && !frame.opensIndicative
      && !tellsOfNoun(frame, rest)
  }

  /// *Tengo una muñeca que llora, tengo un vecino que canta*, but *tengo ropa que lavar*: what is had does it itself, unless
  /// it is what that is done to (NGLE §44.2, §44.9).
  private func tellsOfNoun(_ frame: VerbFrame, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .spanish, frame.lemma == "tener", isBesideNoun,
      let noun = previous?.lexeme, noun.wordClass == .noun, !noun.kind.isSensation,
      let deed = rest.first?.lexeme
    else { return false }
    let object = planner.frames[deed.lemma].slot(.object)
    let kinds = object?.acceptedKinds ?? KindSet()
    if noun.isBeing {
      return object == nil || kinds.isDisjoint(with: KindSet.beings)
        || rest.dropFirst().contains { $0.lexeme.isNominal }
    }
    guard let object, object.words.isEmpty || !object.words.contains(noun.lemma) else {
      return object == nil
    }
    return !kinds.isEmpty && !kinds.contains(noun.roleKind)
  }

  /// Whether a connective begins a clause with a verb and mostly a subject of its own: *porque mamá
  /// duerme, pero papá trabaja* (NGLE §31, §43–47; Cunha & Cintra, chapter 18).
  func beginsClause(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language != .english, !isSubject, !plan.verbs.isEmpty, clause == nil,
      let verb = rest.firstIndex(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    if Self.subordinators(of: planner.language).contains(word.lexeme.lemma) { return true }
    if word.lexeme.lemma == "quanto", isCompared || comparesAdverb,
      comparesWithThought(word, rest)
    {
      // Tão difícil quanto eu pensava.
      return true
    }
    guard Self.spanishCoordinators.contains(word.lexeme.lemma) else { return false }
    let between = rest[rest.startIndex..<verb]
    if planner.language == .spanish, word.lexeme.lemma != "además",
      Self.concluding.contains(word.lexeme.lemma),
      between.allSatisfy({ Self.mayPrecede($0.lexeme) }), isLaidBehind(word)
    {
      // Estoy enfermo, por eso no voy al colegio.
      return true
    }
    if planner.language == .spanish, joinsWhole(word, between, rest[verb].lexeme) { return true }
    if !between.isEmpty, saysOfThing(word.lexeme, between, rest[verb...]) { return true }
    if movesAlone(word, between, rest[verb...]) { return true }
    if word.lexeme.isAdversative, judgesMatter(between, rest[verb...]) { return true }
    // Pero él no quiere, mas ela ainda não veio.
    var subjects = between
    while subjects.last.map({ isBetweenDoerAndDeed($0.lexeme) }) == true { subjects.removeLast() }
    let isNegated =
      subjects.count < between.count
      && (between.last?.lexeme.lemma == planner.language.plainNegator
        || between.last?.lexeme.kind == .negation)
    guard let noun = subjects.last(where: { $0.lexeme.isNominal }),
      noun.lexeme.isBeing || noun.lexeme.wordClass == .pronoun, noun.lexeme.kind != .negation,
      subjects.allSatisfy({ $0.lexeme.isNominal || $0.lexeme.isDeterminerLike })
    else { return false }
    return word.lexeme.isAdversative || isNegated
      || loose.last?.phrase.noun?.lexeme.isBeing != true
  }

  /// Whether a word behind a connective may stand before its verb and be no subject.
  private static func mayPrecede(_ word: Lexeme) -> Bool {
    word.kind == .negation || word.wordClass == .particle || word.wordClass == .interjection
      || word.wordClass == .adverb
  }

  private func isLaidBehind(_ word: Constituent) -> Bool {
    guard let own = word.tile, let verb = plan.verbs.first?.constituent.tile else { return true }
    return own > verb
  }

  /// *Estar / cansado / y / querer / ir, no / poder / dormir / y / querer / agua*: what is joined is whole in itself, and
  /// no infinitive of the verb before (NGLE §31.3).
  private func joinsWhole(
    _ word: Constituent, _ between: ArraySlice<Constituent>, _ verb: Lexeme
  ) -> Bool {
    guard ["y", "pero"].contains(word.lexeme.lemma), !plan.options.contains(.request),
      between.allSatisfy({ $0.lexeme.lemma == planner.language.plainNegator }),
      verb.person == nil, verb.forms.isEmpty, let main = plan.verbs.first,
      plan.verbs.count == 1 || main.frame.pattern == .modal || main.frame.isOpener
    else { return false }
    let frame = planner.frames[verb.lemma]
    let isOwn =
      frame.pattern == .modal || PartedWords.wishes.contains(frame.lemma)
      || frame.pattern == .experiencer
    let isState = frame.isCopular || frame.lemma == "tener" || frame.past == .state
    let opens = plan.verbs.count > 1
    if let subject = plan.subject.first?.noun?.lexeme, plan.subject.count == 1, !opens,
      planner.isPeoplesDeed(frame, subject, main.frame)
    {
      // El globo explotó y me asusté.
      return true
    }
    if word.lexeme.isAdversative {
      return isOwn || isState || ["entender", "oír", "ver", "saber"].contains(frame.lemma)
    }
    return isOwn || !opens && isState || !opens && main.frame.isCopular
      || !opens && main.frame.pattern == .experiencer
  }

  mutating func startClause(_ word: Constituent) {
    clause = word
    clauseFrom = loose.count
    isBesideNoun = false
  }

  /// Makes a verb the head of the clause that a word has begun, or that a verb of saying opens without
  /// one (*creo mamá duerme*).
  mutating func headClause(_ verb: inout PlannedVerb) {
    if clause == nil { impliedClause(verb) }
    guard let word = clause else { return }
    clause = nil
    verb.subordinator = word
    verb.governor = governor
    governor = nil
    if verb.isGovernedRelative {
      verb.isRelative = true
    } else if isRelative(word) || saysOfCleft(word) {
      verb.isRelative = true
      verb.subject = loose[clauseFrom - 1].phrase
      verb.hasKnownSubject = true
      if clauseFrom < loose.count, loose[clauseFrom].phrase.noun != nil,
        !isShortPronoun(loose[clauseFrom])
      {
        // El libro que tú lees: somebody else does it.
        verb.subject = nil
        verb.hasKnownSubject = false
      }
    }
    verb.negator = clauseNegator ?? verb.negator
    clauseNegator = nil
    connective = nil
    if !verb.hasKnownSubject { takeSubjects(&verb) }
  }

  /// *El niño que llora, o livro que eu li*: right behind a noun *que* says more of it (NGLE §44.2; Cunha &
  /// Cintra, chapter 18, *Orações adjetivas*).
  private func isRelative(_ word: Constituent) -> Bool {
    guard word.lexeme.lemma == "que", let tile = word.tile, loose.indices.contains(clauseFrom - 1),
      word.lexeme.forms[PlannedVerb.resulting] == nil,
      word.lexeme.forms[PlannedVerb.followingPreposition] == nil,
      let noun = loose[clauseFrom - 1].phrase.noun,
      noun.lexeme.wordClass == .noun || isAnybody(noun.lexeme)
        || planner.language == .portuguese && Self.somebody.contains(noun.lexeme.lemma),
      noun.tile == tile - 1, let opener = plan.verbs.last?.frame,
      // Hace dos días que no duermo.
      opener.lemma != "hacer" || !noun.lexeme.kind.isTemporal && noun.lexeme.kind != .duration,
      planner.language == .spanish || !ThatClauseWords.feelings.contains(noun.lexeme.lemma),
      !opener.isCopular || isWhatItIs(noun.lexeme, opener)
        || planner.language == .portuguese
          && (opener.lemma == "ser" || opener.lemma == "estar" && plan.isAskedOutright)
          && (noun.lexeme.isBeing || Self.things.contains(noun.lexeme.kind))
    else { return false }
    return !(opener.opensClause && noun.lexeme.isBeing) || isAnybody(noun.lexeme)
      || opener.isCopular || isLikedSoAsIs(opener)
  }

  /// *Me gusta el perro que no muerde, odio a los niños que gritan*: of somebody one likes it says which one is meant.
  private func isLikedSoAsIs(_ opener: VerbFrame) -> Bool {
    planner.language == .spanish
      && (opener.pattern == .experiencer || ["odiar", "adorar", "detestar"].contains(opener.lemma))
  }

  private var isBesideAnybody: Bool { previous.map { isAnybody($0.lexeme) } == true }

  /// *Tengo algo que decir, no tengo nada que hacer, tengo mucho que estudiar, tengo cosas que hacer*: what there is to be done
  /// with it (NGLE §26.13, *infinitivos de relativo*).
  func hasToBeDone(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .spanish, word.lexeme.lemma == "que", clause == nil,
      preposition == nil, let verb = plan.verbs.last,
      ["tener", "haber", "quedar"].contains(verb.constituent.lexeme.lemma),
      let next = rest.first?.lexeme, next.isInfinitive, let last = loose.last,
      last.after == plan.verbs.count - 1,
      last.preposition == nil, planner.frames[next.lemma].pattern == .plain
    else { return false }
    let noun = last.phrase.noun?.lexeme
    let isMatter =
      noun.map { ["algo", "nada", "cosa", "cosas", "todo"].contains($0.lemma) }
      ?? (last.phrase.quantity != nil && last.phrase.adjectives.isEmpty)
    return isMatter && !rest.dropFirst().contains { $0.lexeme.isThing }
  }

  /// *Busco a alguien que sepa cocinar*: the relative clause says who it is to be (NGLE §44.2).
  private func isAnybody(_ word: Lexeme) -> Bool {
    planner.language == .spanish && word.wordClass == .pronoun
      && ["alguien", "algo", "nadie", "nada"].contains(word.lemma)
  }

  /// *Este es el niño que me pegó*, but *es una pena que te vayas*: somebody or a thing is told of, and no thought judged
  /// (NGLE §25.3, §44.2).
  private func isWhatItIs(_ noun: Lexeme, _ opener: VerbFrame) -> Bool {
    guard planner.language == .spanish, opener.pattern == .copula, !plan.subject.isEmpty else {
      return false
    }
    if noun.isBeing { return true }
    return KindSet.places.contains(noun.kind) || KindSet.edible.contains(noun.kind)
      || Self.told.contains(noun.kind)
  }

  /// Things that a relative clause mostly tells apart.
  private static let told = KindSet(
    .thing, .toy, .book, .media, .device, .clothing, .vehicle, .furniture, .music, .story, .game,
    .instrument, .plant, .sport, .body, .medicine)

  /// *Estoy tan cansado que no puedo, tengo tanta hambre que lloro*: what follows from how much it is (NGLE §45.13,
  /// *consecutivas*).
  func beginsResult(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .spanish, word.lexeme.lemma == "que", !isSubject, clause == nil,
      !plan.verbs.isEmpty, preposition == nil, plan.inquiry == nil, question == nil,
      rest.contains(where: { $0.lexeme.wordClass == .verb })
    else { return false }
    if let last = loose.last?.phrase {
      let amount = last.degree ?? last.quantity
      if let amount, ["tan", "tanto"].contains(amount.lexeme.lemma) { return true }
    }
    return plan.adverbials.contains {
      $0.constituent.lexeme.lemma == "tanto" || $0.degree?.lexeme.lemma == "tan"
        || $0.constituent.lexeme.lemma.hasPrefix("tan ")
    }
  }

  /// Of whom and of what nothing more is known.
  static let somebody: WordSet = ["alguém", "ninguém", "algo", "alguma coisa", "tudo", "nada"]
  private static let things = KindSet(
    .thing, .book, .toy, .clothing, .place, .home, .room, .food, .dish, .drink, .device, .vehicle,
    .media, .music, .story, .game, .furniture)

  /// The question word with the noun it determines: *no sé **qué hora** es*.
  func askedTogether(_ word: Constituent, _ rest: ArraySlice<Constituent>) -> Constituent? {
    guard let noun = rest.first?.lexeme, noun.wordClass == .noun,
      Self.determining.contains(word.lexeme.lemma)
        || planner.language == .spanish && word.lexeme.lemma.hasPrefix("cuánt"),
      // Saber / o que / mamãe / comprar: who does it is not what is asked for.
      word.lexeme.lemma != "o que" || !noun.isBeing
    else { return nil }
    var joint = word
    let asking = word.lexeme.lemma == "o que" ? "que" : word.lexeme.lemma
    let isHour = noun.lemma == "hora" && planner.language == .portuguese
    joint.lexeme.lemma = "\(asking) \(isHour ? "horas" : noun.lemma)"
    return joint
  }

  private static let determining: WordSet = ["qué", "cuál", "que", "o que", "qual"]

  /// The phrases between the word that begins a clause and its verb are its subject.
  private mutating func takeSubjects(_ verb: inout PlannedVerb) {
    var kept: [LoosePhrase] = []
    toldFirst(&verb)
    for var phrase in loose[min(clauseFrom, loose.count)...] {
      let joins = phrase.phrase.connective != nil || verb.subject == nil
      // Pero el pescado no me gusta: nobody's feeling, but what is felt.
      let isFelt =
        verb.frame.pattern == .experiencer && verb.subordinator?.lexeme.isAdversative == true
        && phrase.phrase.noun?.lexeme.isThing == true
      if phrase.preposition == nil, phrase.phrase.noun != nil, joins, kept.isEmpty,
        !isShortPronoun(phrase), !isFelt
      {
        if verb.subject == nil {
          verb.subject = phrase.phrase
        } else {
          verb.moreSubjects.append(phrase.phrase)
        }
      } else {
        phrase.after = plan.verbs.count
        kept.append(phrase)
      }
    }
    loose.removeSubrange(min(clauseFrom, loose.count)...)
    loose += kept
  }

  /// *Dile a mamá que tengo hambre; dile a mamá que venga*: the first being behind a verb of saying is
  /// told, and of an order it is also who shall do it.
  private mutating func toldFirst(_ verb: inout PlannedVerb) {
    guard planner.language != .english, let opener = plan.verbs.last?.frame,
      opener.slot(.recipient) != nil, verb.subordinator?.tile == nil,
      let first = loose.indices.first(where: { $0 >= clauseFrom }),
      loose[first].preposition == nil, loose[first].phrase.noun?.lexeme.isBeing == true
    else { return }
    let isTwo =
      loose.indices.contains(first + 1) && loose[first + 1].preposition == nil
      && loose[first + 1].phrase.noun != nil && loose[first + 1].phrase.connective == nil
    let isOrder = plan.options.contains(.request) && opener.opensSubjunctive
    guard isTwo || isOrder else { return }
    if !isTwo {
      verb.subject = loose[first].phrase
      verb.hasKnownSubject = true
    }
    clauseFrom = first + 1
  }

  /// *Creo mamá está enferma*: the word for *that* is the language's own.
  private mutating func impliedClause(_ verb: PlannedVerb) {
    guard planner.language != .english, !isSubject, connective == nil, verb.link == nil,
      let opener = plan.verbs.last?.frame
    else { return }
    let isWeather = verb.frame.pattern == .weather || verb.frame.pattern == .existential
    guard opener.opensIndicative || opener.opensSubjunctive && isWeather else { return }
    let index = plan.verbs.count - 1
    let from = loose.firstIndex { $0.after == index } ?? loose.count
    let between = loose[from...]
    let isImpersonal = verb.frame.pattern == .weather || verb.frame.pattern == .existential
    if between.isEmpty {
      guard isImpersonal || opener.opening == nil else { return }
    } else {
      let isThought = planner.language == .portuguese && opener.opening == nil
      guard let noun = between.first?.phrase.noun?.lexeme, between.first?.preposition == nil,
        noun.isBeing || verb.frame.isCopular || isThought
      else { return }
    }
    clause = Constituent(Lexeme(lemma: "que", wordClass: .conjunction, kind: .connective))
    clauseFrom = from
  }

  /// Words that begin a clause within the sentence in Spanish.
  private static let spanishSubordinators: WordSet = [
    "que", "porque", "si", "cuando", "aunque", "mientras", "para que", "hasta que", "antes de que",
    "después de que", "sin que", "ya que", "en cuanto", "así que", "donde", "lo que", ",",
    "siempre que", "puesto que", "sino que", "por lo que", "a menos que", "de modo que",
    "de manera que", "de forma que", "por si", "a pesar de que", "con tal de que", "dado que",
    "debido a que", "aun cuando", "como si", "a medida que", "tan pronto como", "cada vez que",
    "mientras que", "salvo que", "excepto que", "en caso de que", "desde que", "ahora que",
    "una vez que", "quien", "con el fin de que", "a fin de que", "por más que", "siempre y cuando",
    "a no ser que", "pues", "gracias a que", "el día que", "de lo que",
  ]

  /// The words that begin a clause in a language.
  static func subordinators(of language: Language) -> WordSet {
    language == .spanish ? spanishSubordinators : portugueseSubordinators
  }

  private static let portugueseSubordinators: WordSet = [
    "porque", "quando", "se", "enquanto", "que", "até que", "para que", "antes que", "depois que",
    "assim que", "logo que", "sempre que", "pois", "então", "por isso", "já que", "embora",
    "sem que", "ainda que", "mesmo que", ",",
    "desde que", "visto que", "portanto", "a menos que", "a não ser que", "de modo que",
    "de forma que", "de maneira que", "apesar de que", "contanto que", "à medida que",
    "como se", "dado que", "uma vez que", "por mais que", "toda vez que", "cada vez que",
    "agora que", "a fim de que", "tão logo", "nem que", "mesmo se", "salvo se", "exceto se",
    "caso", "do que", "senão", "porém", "no entanto", "entretanto", "contudo", "todavia",
    "só que",
    "mesmo assim", "além disso",
  ]

  private static let spanishCoordinators = concluding.union([
    "y", "e", "o", "ou", "pero", "mas", "y después", "y luego", "y entonces", "e depois", "e então",
  ])

  /// What a second thought begins with that follows from the first, adds to it or stands against it: *por eso, además*
  /// (NGLE §30.12, *conectores discursivos adverbiales*; Cunha & Cintra, chapter 18).
  static let concluding: WordSet = [
    "por eso", "entonces", "sin embargo", "además", "por lo tanto", "por tanto", "en cambio",
    "no obstante", "porém", "além disso", "no entanto", "então", "por isso", "portanto",
    "contudo", "todavia", "em compensação", "senão", "entretanto",
    "só que", "mesmo assim",
  ]

  /// What is thought over, with a question within where nothing is asked outright: *no decido qué comprar*.
  static let choosing: WordSet = [
    "decidir", "pensar", "elegir", "escoger", "aprender", "calcular", "planear", "planificar",
    "comprobar", "consultar", "discutir", "acordar", "determinar", "estudiar", "revisar", "notar",
    "indicar", "señalar", "anunciar", "confirmar", "aclarar", "advertir", "avisar", "describir",
    "investigar", "enterarse", "fijarse", "darse cuenta", "tener claro", "depender", "leer",
    "apuntar", "anotar", "escribir", "intuir", "sospechar", "suponer", "considerar", "deducir",
  ]

  static let asking: WordSet = [
    "imaginarse", "figurarse", "ignorar", "desconocer", "indicar", "revelar", "predecir",
    "importar",
    "interesar",
    "entender", "comprender", "compreender", "descubrir", "descobrir", "imaginar", "saber",
    "preguntar", "preguntarse", "decir", "recordar", "acordarse", "explicar",
    "contar", "averiguar", "olvidar", "ver", "mostrar", "enseñar", "adivinar", "perguntar", "dizer",
    "lembrar", "lembrar-se", "esquecer-se", "recordar-se", "perceber", "esquecer", "mostrar",
    "ensinar", "adivinhar",
  ]
}
