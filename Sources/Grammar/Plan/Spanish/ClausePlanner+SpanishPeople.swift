import AACCore

/// People chosen behind the words that they belong before, and what is theirs (NGLE §18.3, §26.10–11, §35.7).
extension ClausePlanner {
  /// Puts people where the verb takes them.
  func placePeople(_ clause: inout Clause, _ verb: String) {
    letDo(&clause, verb)
    ownThing(&clause, verb)
    comeNear(&clause, verb)
    standBeside(&clause, verb)
    askAbout(&clause, verb)
    helpWhoAsks(&clause, verb)
    joinSpanishNames(&clause, verb)
    thinkThat(&clause, verb)
    nameAiling(&clause, verb)
  }

  /// *La ambulancia lleva al herido al hospital, el médico cura al enfermo*: whom it is done to by what he is (NGLE §13.6,
  /// *sustantivación*).
  func nameAiling(_ clause: inout Clause, _ verb: String) {
    guard
      let place = clause.complements.firstIndex(where: {
        SpanishPeopleWords.ailing.contains($0.lexeme.lemma)
      }), clause.complements[place].lexeme.wordClass == .adjective,
      isDoneToPerson(clause, place, verb),
      !clause.complements.contains(where: \.lexeme.isBeing),
      !["llevar", "transportar"].contains(verb) || clause.subject.last?.lexeme.kind == .vehicle
    else { return }
    var somebody = Lexeme(
      lemma: clause.complements[place].lexeme.lemma, wordClass: .noun, kind: .person)
    somebody.animacy = .human
    let lemma = somebody.lemma
    somebody.gender =
      lemma.hasSuffix("a") && lemma != "autista"
      ? .feminine : clause.complements[place].lexeme.gender ?? .masculine
    somebody.countability = .count
    clause.complements[place].lexeme = somebody
  }

  /// Whether what stands before the quality is only a verb that is done to people.
  private func isDoneToPerson(_ clause: Clause, _ place: Int, _ verb: String) -> Bool {
    let before = clause.complements[..<place]
    let inner = before.lastIndex { $0.lexeme.wordClass == .verb }
    let deed = inner.map { before[$0].lexeme.lemma } ?? verb
    guard SpanishPeopleWords.rescuing.contains(deed) else { return false }
    return before[(inner.map { $0 + 1 } ?? 0)...].allSatisfy {
      $0.lexeme.isDeterminerLike || $0.lexeme.lemma == "a"
    } || isExamined(clause, place)
  }

  /// *La médica le toma la tensión al enfermo*: what is looked at by who heals is of somebody.
  private func isExamined(_ clause: Clause, _ place: Int) -> Bool {
    place == 1 && SpanishPeopleWords.examined.contains(clause.complements[0].lexeme.lemma)
  }

  /// *Creo que la película es divertida*: of what one thinks so is a clause of its own (NGLE §43.2, *subordinadas sustantivas*).
  private func thinkThat(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count == 2, SpanishPeopleWords.thinking.contains(verb),
      clause.complements[0].lexeme.wordClass == .noun,
      clause.complements[1].lexeme.wordClass == .adjective,
      let that = lexicon.known("que"), let article = lexicon.known("el")
    else { return }
    let copula = Lexeme(lemma: "ser", wordClass: .verb, kind: .linking)
    let isNamed = clause.complements[0].lexeme.isBeing
    clause.complements.insert(Constituent(copula), at: 1)
    if !isNamed { clause.complements.insert(Constituent(article), at: 0) }
    clause.complements.insert(Constituent(that), at: 0)
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "que"))
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "es"))
  }

  /// *Mamá deja a mi hermano salir, el profesor me enseña a leer, vi a mi hermana bailar*: who does it was chosen behind
  /// the infinitive (NGLE §26.10–11).
  private func letDo(_ clause: inout Clause, _ verb: String) {
    guard SpanishPeopleWords.letting.contains(verb), clause.complements.count > 1,
      let deed = clause.complements.first?.lexeme, deed.wordClass == .verb, deed.person == nil,
      let last = clause.complements.lastIndex(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }),
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .adposition || $0.lexeme.kind == .question
          || $0.lexeme.isConnective || $0.lexeme.kind == .negation
      }),
      clause.complements.dropFirst().allSatisfy({ $0.lexeme.wordClass != .verb })
    else { return }
    let others = clause.complements.indices.dropFirst().filter {
      clause.complements[$0].lexeme.isBeing && $0 != last
    }
    guard others.isEmpty, !isDoneTo(deed.lemma, verb, clause, last) else {
      if verb == "dejar", clause.options.contains(.request), clause.complements.count == 2,
        SpanishPeopleWords.annoying.contains(deed.lemma), let of = lexicon.known("de")
      {
        // Deja de molestarme.
        clause.complements.insert(Constituent(of), at: 0)
      }
      return
    }
    var start = last
    while start > 1, clause.complements[start - 1].lexeme.isDeterminerLike { start -= 1 }
    var who = Array(clause.complements[start...last])
    // What pairs it with the infinitive (*jugar con*) is none of the verb before.
    for index in who.indices { who[index].government = nil }
    clause.complements.removeSubrange(start...last)
    clause.complements.insert(contentsOf: who, at: 0)
  }

  /// Whether the person is whom the deed is done to: *deja de pegarme, ayuda a bañar al bebé*.
  private func isDoneTo(_ deed: String, _ verb: String, _ clause: Clause, _ last: Int) -> Bool {
    let isSpeaker =
      clause.complements[last].lexeme.wordClass == .pronoun
      && clause.complements[last].lexeme.person == .first
    if verb == "dejar" || verb == "parar" {
      return SpanishPeopleWords.annoying.contains(deed)
        || frames[deed].slot(.recipient) != nil && !isSpeaker
          && clause.complements[1..<last].contains { $0.lexeme.wordClass == .noun }
    }
    if verb == "ayudar" {
      return !(isSpeaker && clause.options.contains(.request))
        && (SpanishPeopleWords.caring.contains(deed) || frames[deed].pattern == .grooming)
    }
    return false
  }

  /// *La pelota es mía, la mochila es de ella, el regalo es para ti, ¿de quién es el libro?* (NGLE §18.3, §37.9).
  private func ownThing(_ clause: inout Clause, _ verb: String) {
    comeFrom(&clause, verb)
    guard verb == "ser", clause.complements.count == 1, let thing = clause.subject.last?.lexeme,
      thing.wordClass == .noun || ["esto", "eso", "aquello"].contains(thing.lemma),
      !thing.isHuman, !thing.kind.isTemporal,
      clause.subject.allSatisfy({ !$0.lexeme.isHuman })
    else { return }
    let owner = clause.complements[0]
    if owner.lexeme.lemma == "quién", let whose = lexicon.known("de quién") {
      clause.reasons.append(Realization.RuleApplication(.preposition, "quién", "de"))
      clause.complements[0] = Constituent(whose, tile: owner.tile)
      return
    }
    guard owner.lexeme.wordClass == .pronoun, owner.lexeme.kind == .person else { return }
    let isGift = SpanishPeopleWords.gifts.contains(thing.lemma)
    if !isGift, let word = SpanishPeopleWords.owned[owner.lexeme.lemma],
      let quality = lexicon.known(word) ?? lexicon.known("mío")
    {
      var whose = quality
      whose.lemma = word
      clause.reasons.append(Realization.RuleApplication(.owner, thing.lemma, word))
      clause.complements[0] = Constituent(whose, tile: owner.tile)
    } else if let link = lexicon.known(isGift ? "para" : "de") {
      clause.reasons.append(
        Realization.RuleApplication(.preposition, owner.lexeme.lemma, link.lemma))
      clause.complements.insert(Constituent(link), at: 0)
    }
  }

  /// *¿De dónde eres?*: of somebody *ser* asks where he comes from (NGLE §37.9).
  private func comeFrom(_ clause: inout Clause, _ verb: String) {
    guard verb == "ser", clause.complements.map(\.lexeme.lemma) == ["dónde"],
      !clause.subject.isEmpty,
      clause.subject.allSatisfy({ $0.lexeme.isHuman || $0.lexeme.isDeterminerLike }),
      let from = lexicon.known("de dónde")
    else { return }
    clause.complements[0] = Constituent(from, tile: clause.complements[0].tile)
  }

  /// *Acércate a mí, me escondo de mamá*: what one moves to or hides from, and no company (NGLE §29.8).
  private func comeNear(_ clause: inout Clause, _ verb: String) {
    let link: String
    switch verb {
    case "acercarse", "arrimarse": link = "a"
    case "esconderse": link = "de"
    default: return
    }
    guard let place = firstPerson(clause), let known = lexicon.known(link),
      verb == "esconderse" || !clause.complements[..<place].contains(where: \.lexeme.isNominal)
    else { return }
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[place].lexeme.lemma, link))
    clause.complements.insert(Constituent(known), at: place)
  }

  /// The place of the only person or animal that nothing governs.
  private func firstPerson(_ clause: Clause) -> Int? {
    let people = clause.complements.indices.filter {
      let word = clause.complements[$0].lexeme
      return word.isBeing || word.wordClass == .pronoun && word.kind == .person
    }
    guard people.count == 1 else { return nil }
    var place = people[0]
    while place > 0, clause.complements[place - 1].lexeme.isDeterminerLike { place -= 1 }
    guard place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition else {
      return nil
    }
    return place
  }

  /// *Siéntate a mi lado, estoy cerca de mamá, siéntate al lado*: where, told by somebody chosen before or behind the
  /// word (NGLE §18.4, §30.5).
  private func standBeside(_ clause: inout Clause, _ verb: String) {
    guard SpanishPeopleWords.standing.contains(verb),
      let at = clause.complements.firstIndex(where: {
        SpanishPeopleWords.sides[$0.lexeme.lemma] != nil
      }), at == 0 || clause.complements[at - 1].lexeme.wordClass != .adposition,
      let side = SpanishPeopleWords.sides[clause.complements[at].lexeme.lemma]
    else { return }
    let tile = clause.complements[at].tile
    let isLado = side == "al lado"
    guard let who = firstPerson(clause) ?? thingBefore(at, clause) else {
      guard isLado, clause.complements.count == 1 else { return }
      clause.complements[at] = Constituent(
        Lexeme(lemma: "al lado", wordClass: .adverb, kind: .direction), tile: tile)
      return
    }
    let pronoun = clause.complements[who].lexeme
    if isLado, who < clause.complements.count, let short = SpanishPeopleWords.short[pronoun.lemma] {
      let beside = Lexeme(lemma: "a \(short) lado", wordClass: .adverb, kind: .direction)
      clause.reasons.append(Realization.RuleApplication(.owner, "lado", short))
      clause.complements[at] = Constituent(beside, tile: tile)
      clause.complements.remove(at: who)
      return
    }
    guard who < at, let link = lexicon.known("\(side) de") else { return }
    clause.complements.remove(at: at)
    clause.complements[at - 1].government = nil
    clause.complements.insert(Constituent(link, tile: tile), at: who)
  }

  /// *Ventana / al lado*: the thing that it is beside.
  private func thingBefore(_ side: Int, _ clause: Clause) -> Int? {
    guard side == 1, clause.complements.count == 2,
      clause.complements[0].lexeme.wordClass == .noun, !clause.complements[0].lexeme.kind.isTemporal
    else { return nil }
    return 0
  }

  /// *Le pregunté por los deberes a la profesora*: what one asks about, and not the question (NGLE §34.6, §36.4).
  private func askAbout(_ clause: inout Clause, _ verb: String) {
    guard verb == "preguntar",
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .verb || $0.lexeme.kind == .question
          || $0.lexeme.wordClass == .adposition || $0.lexeme.isConnective
          || SpanishPeopleWords.questions.contains($0.lexeme.lemma)
      }), clause.complements.count > 1, let last = clause.complements.indices.last,
      clause.complements[last].lexeme.wordClass == .noun
        || clause.complements[last].lexeme.wordClass == .properNoun,
      !clause.complements[last].lexeme.kind.isTemporal,
      clause.complements[..<last].contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun
      })
    else { return }
    clause.complements[last].government = Government(
      preposition: "por",
      article: clause.complements[last].lexeme.wordClass == .properNoun ? nil : .definite)
    clause.reasons.append(
      Realization.RuleApplication(.preposition, clause.complements[last].lexeme.lemma, "por"))
  }

  /// *Ayúdame con los deberes*: who asks is whom it is done for.
  private func helpWhoAsks(_ clause: inout Clause, _ verb: String) {
    guard clause.isQuestion || clause.options.contains(.request) else { return }
    let isOther =
      clause.subject.isEmpty && clause.options.contains(.request)
      || clause.subject.count == 1
        && ["tú", "vos", "usted", "vosotros", "ustedes"].contains(clause.subject[0].lexeme.lemma)
    guard isOther, clause.tense == nil || clause.tense == .present, !clause.complements.isEmpty,
      !clause.complements.contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun || $0.lexeme.kind == .question
          || $0.lexeme.wordClass == .adposition
      }), let speaker = lexicon.known("yo")
    else { return }
    let first = clause.complements[0].lexeme
    if verb == "ayudar" || verb == "dejar" && ["paz", "en paz"].contains(first.lemma) {
      clause.complements.insert(Constituent(speaker), at: 0)
    } else if verb == "poder", first.lemma == "ayudar", clause.complements.count > 1 {
      clause.complements.insert(Constituent(speaker), at: 1)
    } else {
      return
    }
    clause.reasons.append(Realization.RuleApplication(.understood, verb, "me"))
  }

  /// *Dar las buenas noches, darse un golpe, dejar en paz*: a word that makes one verb with the one before.
  private func joinSpanishNames(_ clause: inout Clause, _ verb: String) {
    guard SpanishPeopleWords.joined.contains(verb),
      let place = clause.complements.firstIndex(where: {
        SpanishPeopleWords.phrases["\(verb) \($0.lexeme.lemma)"] != nil
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition,
      let phrase = SpanishPeopleWords.phrases["\(verb) \(clause.complements[place].lexeme.lemma)"],
      frames.listed(phrase) != nil
    else { return }
    clause.verb?.lexeme.lemma = phrase
    clause.complements.remove(at: place)
  }

  /// *Te deseo suerte, le deseo feliz cumpleaños a mamá*: whom one wishes it.
  func wishSomebody(_ verb: inout PlannedVerb, _ clause: Clause) {
    guard verb.frame.lemma == "desear", !clause.isLaid,
      !clause.complements.contains(where: { $0.lexeme.wordClass == .verb }),
      clause.complements.contains(where: { $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun })
    else { return }
    verb.frame.slots.append(FrameSlot(.recipient, preposition: "a"))
    verb.frame.past = .event
  }
}

/// Words that tell what people have to do with a deed.
enum SpanishPeopleWords {
  /// What is done to those who are hurt or ill.
  static let rescuing: WordSet = [
    "llevar", "curar", "atender", "trasladar", "rescatar", "salvar", "visitar", "cuidar", "operar",
    "transportar", "evacuar", "ayudar", "conocer", "acompañar", "asistir", "auxiliar", "socorrer",
    "entrevistar", "saludar", "defender", "proteger", "alimentar", "consolar", "animar", "guiar",
    "respetar", "abrazar", "contratar", "despedir", "detener", "engañar", "acoger", "invitar",
    "empujar", "mirar", "ver", "escuchar", "buscar", "esperar", "encontrar",
    "comprobar", "tomar", "medir", "vacunar", "examinar", "explorar", "tratar", "bañar", "levantar",
  ]
  /// What people are by whom one can name them (NGLE §13.6).
  static let ailing: WordSet = [
    "herido", "enfermo", "accidentado", "lesionado", "ciego", "anciano", "sordo", "mudo", "cojo",
    "manco", "joven", "viejo", "preso", "discapacitado", "minusválido", "inválido", "huérfano",
    "refugiado", "desconocido", "extranjero", "jubilado", "borracho", "diabético", "tetrapléjico",
    "adulto", "mayor", "menor", "desaparecido", "detenido", "inmigrante", "sordomudo",
    "sordociego", "invidente", "autista", "necesitado", "moribundo", "superviviente", "herida",
    "enferma", "ciega", "sorda", "anciana",
  ]
  /// What is looked at by those who heal.
  static let examined: WordSet = [
    "tensión", "temperatura", "fiebre", "pulso", "azúcar", "glucosa", "presión", "peso",
    "respiración", "oxígeno", "saturación", "vista", "oído",
  ]
  /// Verbs of letting, teaching and perceiving.
  static let letting: WordSet = [
    "dejar", "enseñar", "ayudar", "ver", "oír", "escuchar", "obligar", "mandar", "permitir",
  ]
  /// What somebody is to stop.
  static let annoying: WordSet = [
    "pegar", "molestar", "empujar", "gritar", "insultar", "morder", "perseguir", "pellizcar",
    "chillar", "arañar", "criticar", "fastidiar", "tocar", "imitar", "copiar", "reñir", "regañar",
    "mirar", "seguir", "interrumpir", "salpicar", "besar", "abrazar", "querer", "amar", "odiar",
    "llamar", "asustar", "mentir", "escupir", "tirar", "pinchar", "picar", "golpear",
  ]
  /// What is done to those who cannot do it.
  static let caring: WordSet = [
    "cuidar", "buscar", "llamar", "levantar", "acostar", "empujar", "vigilar", "encontrar",
    "atender", "despertar", "alimentar", "salvar", "rescatar", "calmar", "consolar", "bañar",
    "vestir", "desvestir", "duchar", "lavar", "peinar", "secar", "sentar", "mover", "pasear",
  ]
  /// What is for somebody.
  static let gifts: WordSet = ["regalo", "regalos", "carta", "sorpresa", "paquete"]
  /// Whose it is.
  static let owned = [
    "yo": "mío", "mí": "mío", "tú": "tuyo", "ti": "tuyo", "vos": "tuyo", "nosotros": "nuestro",
    "nosotras": "nuestro", "vosotros": "vuestro", "vosotras": "vuestro", "usted": "suyo",
  ]
  static let short = [
    "yo": "mi", "mí": "mi", "tú": "tu", "ti": "tu", "nosotros": "nuestro", "nosotras": "nuestro",
    "vosotros": "vuestro",
  ]
  /// Verbs of being and getting somewhere.
  static let standing: WordSet = [
    "sentarse", "estar", "ponerse", "vivir", "quedarse", "dormir", "colocarse", "tumbarse",
    "acostarse", "jugar", "caminar", "comer", "sentar",
  ]
  /// Words for where, by themselves.
  static let sides = [
    "lado": "al lado", "al lado": "al lado", "cerca": "cerca", "delante": "delante",
    "detrás": "detrás", "lejos": "lejos", "enfrente": "enfrente", "encima": "encima",
    "debajo": "debajo",
  ]
  /// What a question itself is about.
  static let questions: WordSet = [
    "hora", "nombre", "precio", "camino", "edad", "dirección", "teléfono", "cosa", "cosas",
    "pregunta", "preguntas", "duda", "dudas", "número", "apellido", "día", "fecha", "respuesta",
    "tabla", "lección",
  ]
  /// Verbs of having an opinion.
  static let thinking: WordSet = ["creer", "pensar", "opinar"]
  /// The verbs of ``phrases``.
  static let joined: WordSet = ["dar", "darse", "dejar"]
  /// All verbs that any of the rules of ``ClausePlanner/placePeople(_:_:)`` asks for; those that ask and request want none.
  static let placing: WordSet = letting.union(joined).union(thinking.words).union(rescuing.words)
    .union(standing.words).union([
      "ser", "acercarse", "arrimarse", "esconderse", "preguntar",
    ])
  /// Verbs with the word that makes a phrase of them.
  static let phrases = [
    "dar buenas noches": "dar las buenas noches", "dar buenos días": "dar los buenos días",
    "darse golpe": "darse un golpe", "dejar paz": "dejar en paz",
  ]
}
