import AACCore

/// Rows of tiles that ask for something although no one chose the imperative: *abrir / puerta, no / tocar / mi /
/// tableta, esperar / un / momento, dejar / yo / en paz* (NGLE §26.14, §42.3, *infinitivo con valor imperativo*;
/// Cunha & Cintra, chapter 13, *Emprego do infinitivo*).
extension TileReader {
  /// Makes an order of a reading whose row says so, and puts an apology's deed into the past.
  func readIntention(_ clause: inout Clause, _ words: [Constituent]) {
    guard variety.language != .english, clause.tense == nil, !clause.isQuestion,
      let verb = clause.verb, verb.lexeme.person == nil, verb.lexeme.forms.isEmpty
    else { return }
    let end = words.firstIndex { $0.lexeme.lemma == "," } ?? words.count
    let isPlease = words[..<end].contains { OrderWords.please.contains($0.lexeme.lemma) }
    let deed = isPlease && !words.contains { $0.lexeme.kind == .question } ? verb : deed(of: words)
    if let deed, deed.lexeme == verb.lexeme, isAsked(clause, words, deed) {
      clause.options.insert(.request)
      giveToSpeaker(&clause, deed.lexeme.lemma)
    } else if isPlease, let deed, isWishedPolitely(clause, deed) {
      clause.verb = Constituent(Lexeme(lemma: "querer", wordClass: .verb, kind: .action))
      clause.complements.insert(verb, at: 0)
    } else if verb.lexeme.lemma == "tocar", isTurn(clause) {
      clause.complements.append(clause.subject.removeFirst())
    } else if verb.lexeme.lemma == "ser", clause.subject.isEmpty,
      clause.complements.last?.lexeme.kind == .possessive,
      clause.complements.count == 1
        || clause.complements.count == 2
          && clause.complements[0].lexeme.lemma == variety.language.plainNegator
    {
      // Ser / mío: of a thing.
      clause.verb?.lexeme.person = .third
      clause.verb?.lexeme.number = .singular
    } else if asksForCare(clause) {
      clause.options.insert(.request)
    } else if isApology(clause, words) {
      clause.tense = .past
    } else if isMorning(clause, words) {
      clause.tense = .past
      clause.isQuestion = true
    }
  }

  /// *Comer / galleta / por favor*: nobody says please of what he does; it is what he would like to do (NGLE §32.4 on the
  /// speech acts of courtesy formulas).
  private func isWishedPolitely(_ clause: Clause, _ deed: Constituent) -> Bool {
    let frame = frame(of: deed)
    return clause.subject.allSatisfy { $0.lexeme.person == .first }
      && frame.past != .state && !frame.isCopular && frame.pattern.isPersonal
      && !frame.pattern.mayHaveExperiencer && frame.pattern != .modal
      && (!frame.isStrongOpener || frame.lemma == "ir")
      && !clause.complements.contains {
        $0.lexeme.lemma == variety.language.plainNegator || $0.lexeme.kind == .question
          || $0.lexeme.wordClass == .verb
      }
  }

  /// *Ahora / tocar / yo*: whose turn it is (NGLE §35.9).
  private func isTurn(_ clause: Clause) -> Bool {
    variety.language == .spanish && clause.subject.count == 1 && !clause.complements.isEmpty
      && clause.subject[0].lexeme.wordClass == .pronoun
      && clause.complements.allSatisfy {
        ["ahora", "ya", "después", "luego", "mañana", "hoy"].contains($0.lexeme.lemma)
      }
  }

  /// *Buenos días, ¿has dormido bien?*: the night is over.
  private func isMorning(_ clause: Clause, _ words: [Constituent]) -> Bool {
    guard clause.verb?.lexeme.lemma == "dormir",
      words.contains(where: { ["buenos días", "bom dia"].contains($0.lexeme.lemma) })
    else { return false }
    return clause.subject.contains {
      $0.lexeme.person == .second || ["usted", "você"].contains($0.lexeme.lemma)
    }
  }

  /// The verb that comes first of all but greetings and the negator; nil where something else does or something is asked.
  private func deed(of words: [Constituent]) -> Constituent? {
    let first = words.first {
      $0.lexeme.kind != .social && $0.lexeme.lemma != variety.language.plainNegator
        && !["me", "nos"].contains($0.lexeme.lemma)
    }
    guard let first, first.lexeme.wordClass == .verb,
      !words.contains(where: { $0.lexeme.kind == .question })
    else { return nil }
    return first
  }

  /// *Dar / agua / por favor*: what is asked for without saying for whom is for the speaker.
  private func giveToSpeaker(_ clause: inout Clause, _ verb: String) {
    if clause.subject.count == 1, clause.subject[0].lexeme.wordClass == .pronoun,
      clause.subject[0].lexeme.person == .first
    {
      if OrderWords.lookers.contains(verb), variety.language == .portuguese,
        let part = clause.complements.firstIndex(where: { $0.lexeme.kind == .body }),
        let mine = Possessives.word(
          for: clause.subject[0].lexeme, tile: clause.subject[0].tile, in: variety)
      {
        // Olha minha garganta.
        clause.subject = []
        clause.complements.insert(mine, at: part)
        return
      }
      // Dejar / jugar / yo, ayudar / yo: a request is never to the speaker.
      let isOpened = clause.complements.first?.lexeme.wordClass == .verb
      let end = clause.complements.firstIndex { $0.lexeme.wordClass == .conjunction }
      clause.complements.insert(
        clause.subject.removeFirst(), at: isOpened ? 0 : end ?? clause.complements.endIndex)
      return
    }
    if variety.language == .spanish, verb == "dejar", clause.subject.isEmpty,
      clause.complements.contains(where: {
        ["en paz", "paz", "tranquilo"].contains($0.lexeme.lemma)
      }),
      !clause.complements.contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun || $0.lexeme.wordClass == .verb
          || $0.lexeme.kind == .possessive
      }), let speaker = tables.lexicon.known("yo")
    {
      // Dejar / en paz.
      clause.complements.insert(Constituent(speaker), at: 0)
      return
    }
    guard clause.subject.isEmpty,
      OrderWords.giving.contains(verb) || isLent(verb, clause.complements.map(\.lexeme)),
      clause.complements.contains(where: { $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing }),
      !clause.complements.contains(where: {
        $0.lexeme.isBeing || $0.lexeme.wordClass == .pronoun && $0.lexeme.kind == .person
      }), let speaker = tables.lexicon.known(variety.language == .spanish ? "yo" : "eu")
    else { return }
    clause.complements.insert(Constituent(speaker), at: 0)
  }

  /// *Perdón, yo rompí el vaso; desculpa, eu não queria quebrar*: what one is sorry for has happened.
  private func isApology(_ clause: Clause, _ words: [Constituent]) -> Bool {
    guard words.contains(where: { OrderWords.apologies.contains($0.lexeme.lemma) }),
      let verb = clause.verb?.lexeme.lemma,
      clause.subject.allSatisfy({ $0.lexeme.person == .first })
    else { return false }
    if OrderWords.mishaps.contains(verb) {
      return !words.contains { $0.lexeme.lemma == variety.language.plainNegator }
    }
    return verb == "querer"
      && words.contains { $0.lexeme.lemma == variety.language.plainNegator }
      && clause.complements.contains { $0.lexeme.wordClass == .verb }
  }
}

/// Verbs that are said to others more often than of oneself, and words that make an order of a row.
enum OrderWords {
  /// What others are asked to do, whatever with.
  static let asked: WordSet = [
    "abrir", "cerrar", "apagar", "encender", "prender", "traer", "empujar", "soltar", "callar",
    "callarse", "rascar", "repetir", "quitar", "mirar", "desatar", "recoger", "fechar", "acender",
    "ligar", "desligar", "trazer", "empurrar", "largar", "calar", "calar-se", "coçar",
    "olhar", "abaixar", "aumentar", "diminuir", "desabotoar", "abotoar", "abrochar", "desabrochar",
  ]

  /// Calling somebody.
  static let calling: WordSet = ["llamar", "telefonear", "telefonar"]

  /// What others are asked to do where these words are in the row.
  static let askedWith: [String: WordSet] = {
    let hither: WordSet = [
      "aquí", "acá", "conmigo", "rápido", "ya", "aqui", "cá", "comigo", "logo", "já", "depressa",
    ]
    let moment: WordSet = [
      "momento", "minuto", "segundo", "rato", "poco", "un poco", "un momento", "un minuto",
      "um pouco",
      "pouco", "instante", "um momento", "um minuto", "instantinho", "bocadinho", "ratito",
    ]
    let device: WordSet = [
      "volumen", "música", "tele", "televisión", "radio", "sonido", "persiana", "ventanilla",
      "cama",
      "respaldo", "brillo", "cremallera", "volume", "som", "televisão", "tv", "rádio", "persiana",
      "vidro",
      "brilho",
      "encosto",
    ]
    let peace: WordSet = ["paz", "en paz", "em paz", "tranquilo", "quieto", "sossegado"]
    let now: WordSet = ["ya", "já", "agora", "ahora", "mismo", "de"]
    return [
      "venir": hither, "vir": hither, "esperar": moment, "aguardar": moment, "subir": device,
      "cambiar": ["pañal", "gasa", "venda", "compresa", "sonda"], "bajar": device, "baixar": device,
      "dejar": peace, "deixar": peace, "parar": now,
      "falar": ["devagar", "baixo", "baixinho", "mais devagar", "mais baixo"],
    ]
  }()

  /// What is forbidden to others more often than denied of oneself.
  static let forbidden: WordSet = [
    "tocar", "gritar", "pegar", "empujar", "molestar", "morder", "pellizcar", "tirar", "mentir",
    "insultar", "interrumpir", "escupir", "arañar", "asustar", "quitar", "apagar", "cerrar",
    "abrir",
    "soltar", "bajar", "mover", "preocuparse", "burlarse", "reírse", "enfadarse", "llorar", "mexer",
    "pisar", "arrancar", "hacer daño", "dar patadas", "dar golpes", "dar una patada", "escupirse",
    "bater", "empurrar", "incomodar", "beliscar", "xingar", "interromper", "cuspir", "arranhar",
    "fechar", "largar", "abaixar", "preocupar-se", "chorar", "zoar", "gozar", "estragar",
  ]

  /// What somebody is asked to do to or for the speaker.
  static let askedForSpeaker: WordSet = [
    "ayudar", "dejar", "esperar", "escuchar", "soltar", "perdonar", "dar", "pasar", "traer",
    "prestar", "abrazar", "besar", "sujetar", "agarrar", "arropar", "acariciar", "consolar",
    "tranquilizar", "avisar", "contestar", "responder", "creer",
    "explicar", "enseñar", "mostrar", "rascar", "tapar", "acompañar", "devolver", "empujar",
    "llevar",
    "ajudar", "deixar", "escutar", "largar", "perdoar", "trazer", "emprestar", "ensinar", "coçar",
    "cobrir", "acompanhar", "empurrar", "levar", "alcanzar", "alcançar",
  ]

  /// Looking at somebody's body.
  static let lookers: WordSet = ["mirar", "olhar", "ver"]

  /// What is handed over.
  static let giving: WordSet = ["dar", "pasar", "prestar", "alcanzar", "emprestar", "alcançar"]

  /// What one wants to do oneself, also with *please*.
  static let ownWishes: WordSet = [
    "comer", "beber", "dormir", "jugar", "ir", "irse", "salir", "descansar", "ver", "tomar",
    "nadar",
    "bañarse", "ducharse", "pasear", "volver", "montar", "sentarse", "acostarse", "usar",
    "merendar",
    "desayunar", "cenar", "almorzar", "pintar", "dibujar", "brincar", "jogar", "sair", "voltar",
    "assistir", "passear", "deitar", "sentar", "desenhar", "jantar", "almoçar", "lanchar",
    "merendar",
  ]

  /// Who is spoken to.
  static let spokenTo: WordSet = [
    "tú", "usted", "vos", "ustedes", "vosotros", "vosotras",
  ]
  /// *Please*.
  static let please: WordSet = ["por favor", "se faz favor", "faz favor"]
  /// Whose things somebody spoken to is to take care of.
  static let yours: WordSet = ["tu", "vuestro", "teu", "seu"]
  /// What one says who is sorry.
  static let apologies: WordSet = [
    "perdón", "perdona", "lo siento", "disculpa", "disculpe", "desculpa", "desculpe", "perdão",
    "sinto muito",
  ]
  /// What one is sorry for.
  static let mishaps: WordSet = [
    "romper", "perder", "olvidar", "olvidarse", "pegar", "manchar", "tirar", "derramar", "empujar",
    "equivocarse", "ensuciar", "mojar", "gritar", "mentir", "morder", "caerse", "quebrar",
    "esquecer",
    "esquecer-se", "bater", "sujar", "derrubar", "empurrar", "errar", "enganar-se", "molhar",
    "estragar", "rasgar", "entornar", "partir", "confundirse", "confundir-se",
  ]
}
