import AACCore

/// Words behind a verb that nobody joined to it and that say how, of what colour or taste, where or for what: *trabajar / silencio, ir /
/// negro, agua / saber / cloro, comer / qué / restaurante, tarde / jugar* (NGLE §29.7, §30.3, §39.5, §46.4).
extension ClausePlanner {
  /// Puts what joins each of them to the verb.
  func relatePlainWords(_ clause: inout Clause, _ verb: String) {
    guard !clause.complements.isEmpty else { return }
    sayHow(&clause, verb)
    if verb == "saber" || verb == "oler" { tasteOfThing(&clause) }
    guard clause.complements.count > 1 else {
      if clause.subject.first?.lexeme.lemma == "qué" { askOfSomebody(&clause, verb) }
      return
    }
    if verb == "ser" { beTooLate(&clause) }
    if clause.isQuestion { askThere(&clause, verb) }
    if verb == "parecer", clause.subject.isEmpty { seemToSpeaker(&clause) }
    if verb == "preferir" { preferColor(&clause) }
    if verb == "tocar" || verb == "costar" { takeTurn(&clause) }
    orderQualities(&clause, verb)
  }

  /// *Trabajo en silencio, escribo a mano, voy de negro, camino de puntillas*.
  private func sayHow(_ clause: inout Clause, _ verb: String) {
    if HowWords.dressing.contains(verb), clause.complements[0].lexeme.kind == .color,
      clause.complements.count == 1
    {
      var color = Lexeme(
        lemma: clause.complements[0].lexeme.lemma, wordClass: .noun, kind: .idea)
      color.gender = .masculine
      color.countability = .mass
      clause.complements[0].lexeme = color
      add("de", before: 0, to: &clause, article: .bare)
      return
    }
    for place in clause.complements.indices.reversed() {
      let word = clause.complements[place].lexeme
      guard let ways = HowWords.ways[word.lemma], word.wordClass != .verb else { continue }
      let previous = place > 0 ? clause.complements[place - 1].lexeme : nil
      let next =
        clause.complements.indices.contains(place + 1)
        ? clause.complements[place + 1].lexeme : nil
      guard clause.complements[place].government?.preposition == nil,
        previous?.wordClass != .adposition, previous?.isDeterminerLike != true,
        previous?.wordClass != .numeral, previous?.kind != .quantity,
        previous?.wordClass != .verb, next?.wordClass != .adposition,
        next?.wordClass != .adjective,
        word.lemma != "pie" || previous.map({ KindSet.places.contains($0.kind) }) ?? true,
        let way = ways.first(where: { $0.verbs.contains(verb) }),
        !HowWords.washing.contains(verb)
          || clause.complements.contains(where: { $0.lexeme.kind == .clothing })
      else { continue }
      clause.complements[place].lexeme.wordClass = .noun
      add(
        way.preposition, before: place, to: &clause,
        article: way.isDefinite ? .definite : .bare)
      return
    }
    if HowWords.speaking.contains(verb) { speakInVoice(&clause) }
  }

  /// *Habla en voz baja*.
  private func speakInVoice(_ clause: inout Clause) {
    guard
      let place = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "voz"
          && ["alto", "bajo"].contains(clause.complements[$0 + 1].lexeme.lemma)
      }), place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition
    else { return }
    let isLoud = clause.complements[place + 1].lexeme.lemma == "alto"
    let text = "en voz \(isLoud ? "alta" : "baja")"
    if let own = clause.complements[place].tile, let other = clause.complements[place + 1].tile {
      clause.joins[own] = [own, other]
    }
    clause.complements[place].lexeme = Lexeme(lemma: text, wordClass: .adverb, kind: .manner)
    clause.complements.remove(at: place + 1)
  }

  /// *El agua sabe a cloro, la sopa no sabe a nada, ¿a qué huele la habitación?* (NGLE §36.3).
  private func tasteOfThing(_ clause: inout Clause) {
    guard clause.subject.count == 1, case let thing = clause.subject[0].lexeme,
      thing.wordClass == .noun, !thing.isBeing,
      clause.complements.count == 1, case let taste = clause.complements[0].lexeme,
      ["qué", "nada"].contains(taste.lemma)
        || taste.wordClass == .noun && !taste.isBeing && !KindSet.edible.contains(taste.kind)
    else { return }
    add("a", before: 0, to: &clause, article: taste.wordClass == .noun ? .bare : nil)
  }

  /// *¿Qué le duele a la abuela?*: who feels it is what it is said of (NGLE §35.9).
  private func askOfSomebody(_ clause: inout Clause, _ verb: String) {
    guard clause.subject.count == 1, frames[verb].pattern.mayHaveExperiencer,
      clause.complements[0].lexeme.isBeing, clause.complements[0].lexeme.wordClass != .pronoun,
      clause.complements[0].government == nil
    else { return }
    swap(&clause.subject, &clause.complements)
  }

  /// *Es tarde para jugar* (NGLE §46.4).
  private func beTooLate(_ clause: inout Clause) {
    guard HowWords.hours.contains(clause.complements[0].lexeme.lemma),
      clause.complements[1].lexeme.wordClass == .verb,
      clause.subject.isEmpty
    else { return }
    add("para", before: 1, to: &clause)
  }

  /// *¿Qué comiste en el restaurante?*: what was done in a place is asked, and not which place it was.
  private func askThere(_ clause: inout Clause, _ verb: String) {
    guard HowWords.done.contains(verb),
      let place = clause.complements.indices.dropFirst().first(where: {
        clause.complements[$0 - 1].lexeme.lemma == "qué"
          && clause.complements[$0].lexeme.wordClass == .noun
          && (clause.complements[$0].lexeme.kind == .place
            || clause.complements[$0].lexeme.kind == .room)
      })
    else { return }
    let isClass = clause.complements[place].lexeme.lemma == "clase"
    add("en", before: place, to: &clause, article: isClass ? .bare : .definite)
  }

  /// *Parecer / difícil / examen*: it seems so to who says it.
  private func seemToSpeaker(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.wordClass == .adjective,
      case let thing = clause.complements[1].lexeme, thing.wordClass == .noun, !thing.isBeing,
      let me = lexicon.known("me")
    else { return }
    clause.reasons.append(Realization.RuleApplication(.understood, thing.lemma, "me"))
    clause.subject = [clause.complements.remove(at: 1)]
    clause.complements.insert(Constituent(me), at: 0)
  }

  /// *Prefiero el azul al verde* (NGLE §35.8).
  private func preferColor(_ clause: inout Clause) {
    guard clause.complements.count == 2,
      clause.complements.allSatisfy({ $0.lexeme.kind == .color })
    else { return }
    add("a", before: 1, to: &clause)
    if let the = lexicon.known("el") { clause.complements.insert(Constituent(the), at: 2) }
  }

  /// *Tocar / lavar / platos / yo*: whose turn it is was chosen last.
  private func takeTurn(_ clause: inout Clause) {
    guard clause.subject.isEmpty, clause.complements[0].lexeme.wordClass == .verb,
      let last = clause.complements.last, last.lexeme.wordClass == .pronoun,
      last.lexeme.kind == .person, last.government == nil,
      clause.complements[clause.complements.count - 2].lexeme.wordClass != .adposition
    else { return }
    clause.subject = [clause.complements.removeLast()]
  }

  /// *Gané el primer premio, camino descalzo por la calle*: what is said of another word stands before the noun.
  private func orderQualities(_ clause: inout Clause, _ verb: String) {
    if verb == "llevar", clause.complements.count == 3,
      clause.complements[0].lexeme.wordClass == .numeral,
      clause.complements[1].lexeme.kind.isTemporal,
      HowWords.moods.contains(clause.complements[2].lexeme.lemma)
    {
      // Llevo enfermo tres días.
      clause.complements.insert(clause.complements.removeLast(), at: 0)
      return
    }
    for place in clause.complements.indices.dropLast()
    where clause.complements[place].lexeme.wordClass == .noun {
      let quality = clause.complements[place + 1].lexeme.lemma
      let noun = clause.complements[place].lexeme
      let isRank =
        HowWords.ranks.contains(quality) && WordSorter.ranked.contains(noun.lemma)
        && clause.complements[place + 1].lexeme.wordClass != .noun
      let isOfDoer =
        HowWords.moods.contains(quality) && HowWords.moving.contains(verb)
        && (KindSet.places.contains(noun.kind) || noun.kind == .furniture
          || HowWords.stretches.contains(noun.lemma))
        && (place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition)
      guard isRank || isOfDoer,
        place == 0 || !clause.complements[place - 1].lexeme.isDeterminerLike
      else { continue }
      if isRank { clause.complements[place + 1].lexeme.wordClass = .adjective }
      clause.complements.swapAt(place, place + 1)
      return
    }
  }
}

/// Nouns by which it is told how something is done, and the verbs beside which they tell that.
private enum HowWords {
  struct Way {
    var preposition: String
    var verbs: WordSet
    var isDefinite = false
  }

  /// What joins each noun to which verbs.
  static let ways: WordMap<[Way]> = [
    "silencio": [Way(preposition: "en", verbs: calm)],
    "grupo": [Way(preposition: "en", verbs: shared)],
    "parejas": [Way(preposition: "en", verbs: shared)],
    "pareja": [Way(preposition: "en", verbs: shared)],
    "equipo": [Way(preposition: "en", verbs: ["trabajar", "estudiar", "colaborar"])],
    "mano": [Way(preposition: "a", verbs: crafts)],
    "máquina": [Way(preposition: "a", verbs: ["coser", "escribir", "tejer", "lavar", "bordar"])],
    "memoria": [
      Way(
        preposition: "de",
        verbs: ["aprender", "aprenderse", "saber", "saberse", "recitar", "repetir", "cantar"])
    ],
    "broma": [Way(preposition: "en", verbs: ["hablar", "contestar", "responder"])],
    "gritos": [
      Way(
        preposition: "a",
        verbs: [
          "hablar", "pedir", "cantar", "llamar", "discutir", "contestar", "decir", "responder",
          "jugar", "pelear",
        ])
    ],
    "puntillas": [
      Way(
        preposition: "de",
        verbs: walking.union(["bailar", "ponerse", "acercarse", "irse"]))
    ],
    "espaldas": [
      Way(
        preposition: "de",
        verbs: ["caminar", "andar", "sentarse", "caerse", "ponerse", "dormir", "nadar", "correr"])
    ],
    "lado": [Way(preposition: "de", verbs: ["dormir", "tumbarse", "acostarse", "dormirse"])],
    "rodillas": [
      Way(preposition: "de", verbs: ["ponerse", "rezar", "andar", "caminar", "fregar", "jugar"])
    ],
    "oscuras": [
      Way(
        preposition: "a",
        verbs: ["dormir", "estar", "quedarse", "comer", "jugar", "cenar", "andar", "caminar"])
    ],
    "pie": [
      Way(
        preposition: "de",
        verbs: [
          "comer", "estar", "esperar", "trabajar", "dormir", "desayunar", "cenar", "cantar",
          "ponerse", "quedarse", "seguir", "leer", "aplaudir",
        ]),
      Way(preposition: "a", verbs: walking.subtracting(["caminar", "andar", "correr"])),
    ],
    "luto": [Way(preposition: "de", verbs: ["ir", "vestir", "vestirse"])],
    "velocidad": [Way(preposition: "a", verbs: ["correr", "circular", "conducir"])],
    "cola": [Way(preposition: "a", verbs: ["ponerse"], isDefinite: true)],
    "fila": [
      Way(preposition: "en", verbs: ["ponerse"], isDefinite: true)
    ],
    "revés": [Way(preposition: "de", verbs: ["ponerse", "poner", "llevar"], isDefinite: true)],
    "extranjero": [
      Way(
        preposition: "en", verbs: ["vivir", "trabajar", "estudiar", "estar", "quedarse"],
        isDefinite: true),
      Way(
        preposition: "a", verbs: ["viajar", "ir", "irse", "mudarse", "volver", "marcharse"],
        isDefinite: true),
    ],
  ]

  private static let calm: WordSet = [
    "trabajar", "estudiar", "leer", "jugar", "comer", "esperar", "caminar", "andar", "rezar",
    "llorar", "ver", "salir", "entrar", "pensar", "mirar", "dormir", "viajar", "cenar", "escribir",
    "dibujar", "pintar", "desayunar", "pasear", "sufrir", "bailar", "cocinar", "subir", "bajar",
  ]
  private static let shared: WordSet = [
    "trabajar", "jugar", "estudiar", "leer", "viajar", "bailar", "caminar", "pasear", "cantar",
  ]
  private static let crafts: WordSet = [
    "escribir", "coser", "bordar", "trabajar", "tejer", "lavar", "copiar", "fregar",
  ]
  /// What is done so to clothes alone.
  static let washing: WordSet = ["lavar"]
  private static let walking: WordSet = [
    "caminar", "andar", "ir", "entrar", "salir", "subir", "bajar", "pasear", "correr", "viajar",
    "volver", "venir", "llegar", "cruzar", "regresar",
  ]
  /// What one wears all over.
  static let dressing: WordSet = ["ir", "vestir", "vestirse"]
  static let speaking: WordSet = ["hablar", "leer", "cantar", "decir", "contar", "rezar", "pensar"]
  /// Until when something can still be done.
  static let hours: WordSet = ["tarde", "temprano", "pronto"]
  /// What is done to something where one is.
  static let done: WordSet = [
    "comprar", "comer", "ver", "aprender", "perder", "beber", "estudiar", "cenar", "desayunar",
    "leer", "escuchar", "vender", "pedir", "encontrar", "tomar", "cocinar", "decir", "oír",
    "celebrar", "merendar", "almorzar", "romper", "hacer", "olvidar", "dejar", "pintar", "dibujar",
  ]
  /// The place in a row.
  static let ranks: WordSet = [
    "primero", "segundo", "tercero", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno",
    "décimo",
  ]
  /// How somebody is while he does it.
  static let moods: WordSet = [
    "descalzo", "desnudo", "mojado", "sentado", "contento", "cansado", "enfadado", "despierto",
    "dormido", "tumbado", "borracho", "enfermo", "feliz", "triste", "nervioso", "asustado",
    "tranquilo", "empapado", "herido", "sudado", "enojado", "solo", "mareado", "acostado",
  ]
  static let moving: WordSet = [
    "caminar", "andar", "dormir", "entrar", "llegar", "volver", "salir", "comer", "esperar",
    "vivir", "jugar", "correr", "pasear", "quedarse", "ir", "venir", "regresar", "llorar", "cenar",
    "trabajar", "estudiar", "desayunar", "bailar",
  ]
  static let stretches: WordSet = ["calle", "cama", "mesa", "playa", "casa", "clase", "puerta"]
}
