import AACCore

/// What a thing has, how it is worn, in what colour it is painted and what somebody is for now: *una casa con jardín, llevo la camisa
/// al revés, coloreé el sol de amarillo, estoy jubilado* (NGLE §12.7, §15.9, §38.2).
extension ClausePlanner {
  /// Puts these right among words chosen by role.
  func relateParts(_ clause: inout Clause, _ verb: String) {
    if PartsHadWords.having.contains(verb) { haveParts(&clause, verb) }
    switch verb {
    case "llevar", "llevar puesto", "tener", "tener puesto": wearWrong(&clause)
    case "colorear", "teñir", "pintar", "pintarse", "teñirse": colour(&clause, verb)
    case "estar": beForNow(&clause)
    case "ser": beSeveral(&clause)
    case "decorar", "adornar", "llenar": decorate(&clause)
    case "volar", "romperse", "caerse", "despertarse", "moverse", "apagarse", "asustarse":
      happenBecause(&clause, verb)
    case "ver", "mirar", "oír": seeFrom(&clause)
    case "medir": measureAcross(&clause)
    default: break
    }
  }

  /// *Casa / con / jardín, habitación / con / baño*: what it has is of its sort, and no other thing.
  private func haveParts(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 2,
      let with = clause.complements.indices.dropFirst().dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "con"
      }), with + 2 == clause.complements.count,
      // Un jardín grande con piscina.
      case let head = clause.complements[..<with].lastIndex(where: {
        $0.lexeme.wordClass != .adjective
      }) ?? 0,
      case let (whole, part) = (clause.complements[head], clause.complements[with + 1]),
      whole.lexeme.wordClass == .noun, part.lexeme.wordClass == .noun,
      !whole.lexeme.isBeing,
      PartsHadWords.parts.contains(part.lexeme.lemma)
        || PartsHadWords.several.contains(part.lexeme.lemma)
    else { return }
    if PartsHadWords.several.contains(part.lexeme.lemma), part.lexeme.number != .plural {
      makePlural(&clause.complements[with + 1])
    }
    clause.complements[with + 1].lexeme.article = .bare
    // Con piscina: what it has, and no place.
    if KindSet.places.contains(part.lexeme.kind) {
      clause.complements[with + 1].lexeme.kind = .idea
    }
    clause.complements[with + 1].government = Government(preposition: nil, article: .bare)
    guard with == 1, PartsHadWords.seeking.contains(verb), whole.lexeme.number != .plural,
      whole.government == nil
    else { return }
    clause.complements[0].government = Government(
      preposition: verb == "vivir" ? "en" : nil, article: .indefinite)
  }

  /// *Llevar / camisa / al revés*: the one that somebody has on.
  private func wearWrong(_ clause: inout Clause) {
    guard clause.complements.count == 2, clause.complements[0].lexeme.kind == .clothing,
      clause.complements[0].government == nil,
      PartsHadWords.wrong.contains(clause.complements[1].lexeme.lemma)
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: .definite)
  }

  /// *Colorear / sol / amarillo*: in which colour.
  private func colour(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last, last > 0,
      clause.complements[last].lexeme.kind == .color,
      clause.complements[last].lexeme.wordClass == .adjective
        || clause.complements[last].lexeme.wordClass == .noun,
      verb != "pintar" || PartsHadWords.painted.contains(clause.complements[last - 1].lexeme.lemma),
      clause.complements[last - 1].lexeme.wordClass == .noun,
      clause.complements[last - 1].lexeme.kind != .color
    else { return }
    let colour = clause.complements[last].lexeme.lemma
    clause.complements[last].lexeme = Lexeme(
      lemma: "de \(colour)", wordClass: .adverb, kind: .manner)
    clause.reasons.append(Realization.RuleApplication(.preposition, colour, "de"))
  }

  /// *Estar / jubilado*: a noun by which one is called says how one is.
  private func beForNow(_ clause: inout Clause) {
    guard let first = clause.complements.first?.lexeme, first.wordClass == .noun,
      clause.complements[0].government == nil, let state = PartsHadWords.states[first.lemma]
    else { return }
    clause.complements[0].lexeme = Lexeme(lemma: state, wordClass: .adjective, kind: .state)
  }

  /// *Ser / tres / hermano*: of several the speaker is one (NGLE §33.7); *Madrid / ser / capital / España*: there is one.
  private func beSeveral(_ clause: inout Clause) {
    guard clause.complements.count > 1 else { return }
    let (first, second) = (clause.complements[0].lexeme, clause.complements[1].lexeme)
    if clause.subject.isEmpty, first.wordClass == .numeral, first.lemma != "uno", second.isHuman,
      second.wordClass == .noun, !clause.isQuestion
    {
      clause.verb?.lexeme.person = .first
      clause.verb?.lexeme.number = .plural
    }
    guard PartsHadWords.only.contains(first.lemma), second.wordClass == .properNoun,
      clause.complements[0].government == nil, let of = lexicon.known("de")
    else { return }
    clause.complements[0].government = Government(preposition: nil, article: .definite)
    clause.reasons.append(Realization.RuleApplication(.understood, second.lemma, "de"))
    clause.complements.insert(Constituent(of), at: 1)
  }

  /// *Rama / romperse / viento, volar / Londres*: what made it happen, and where one flies.
  private func happenBecause(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last,
      clause.complements[last].government?.preposition == nil,
      last == 0 || clause.complements[last - 1].lexeme.wordClass != .adposition,
      case let word = clause.complements[last].lexeme
    else { return }
    let isTown = verb == "volar" && word.wordClass == .properNoun && word.kind == .place
    guard isTown || verb != "volar" && PartsHadWords.causes.contains(word.lemma) else { return }
    let link = isTown ? "a" : "por"
    clause.complements[last].government = Government(
      preposition: link,
      article: isTown
        ? .bare
        : clause.tense == .past && CausePhraseWords.sudden.contains(word.lemma)
          ? .indefinite : .definite)
    clause.reasons.append(Realization.RuleApplication(.preposition, word.lemma, link))
  }

  /// *Ver / bien / lejos*: from where.
  private func seeFrom(_ clause: inout Clause) {
    guard clause.complements.count > 1, let last = clause.complements.last?.lexeme.lemma,
      last == "lejos" || last == "cerca",
      clause.complements[clause.complements.count - 2].lexeme.lemma != "de"
    else { return }
    clause.complements[clause.complements.count - 1].lexeme = Lexeme(
      lemma: "de \(last)", wordClass: .adverb, kind: .manner)
    clause.reasons.append(Realization.RuleApplication(.preposition, last, "de"))
  }

  /// *Medir / dos / metro / largo*: in which direction (NGLE §34.2).
  private func measureAcross(_ clause: inout Clause) {
    guard clause.complements.count > 2, let last = clause.complements.last?.lexeme.lemma,
      ["largo", "ancho", "alto"].contains(last),
      clause.complements[clause.complements.count - 3].lexeme.wordClass == .numeral
    else { return }
    clause.complements[clause.complements.count - 1].lexeme = Lexeme(
      lemma: "de \(last)", wordClass: .adverb, kind: .manner)
    clause.reasons.append(Realization.RuleApplication(.preposition, last, "de"))
  }

  /// *Decorar / árbol / con / bola*: with several of them.
  private func decorate(_ clause: inout Clause) {
    guard
      let with = clause.complements.firstIndex(where: { $0.lexeme.lemma == "con" })
        ?? (clause.complements.count > 1 ? 0 : nil)
    else { return }
    for index in clause.complements.indices where index > with {
      guard PartsHadWords.ornaments.contains(clause.complements[index].lexeme.lemma),
        !clause.complements[index - 1].lexeme.isDeterminerLike
      else { continue }
      if clause.complements[index].lexeme.number != .plural {
        makePlural(&clause.complements[index])
      }
      let isSaid = clause.complements[with].lexeme.lemma == "con"
      clause.complements[index].government = Government(
        preposition: isSaid || clause.complements[index - 1].lexeme.isConnective ? nil : "con",
        article: .bare)
    }
  }
}

/// Words of what things have.
private enum PartsHadWords {
  static let having: WordSet = [
    "querer", "tener", "comprar", "comprarse", "buscar", "vivir", "necesitar", "alquilar", "ver",
    "preferir", "haber", "encontrar", "llevar", "llevar puesto", "dibujar", "reservar", "elegir",
  ]
  static let seeking: WordSet = [
    "querer", "comprar", "buscar", "vivir", "necesitar", "alquilar", "reservar",
  ]
  static let parts: WordSet = [
    "jardín", "piscina", "balcón", "terraza", "baño", "ascensor", "garaje", "patio", "cesta",
    "motor", "capucha", "cremallera", "chimenea", "calefacción", "wifi", "luz", "música", "sonido",
    "tapa", "mango", "pajita", "aire acondicionado", "sótano", "cocina", "trastero", "cuello",
    "visera", "velcro", "asa", "timbre", "reposacabezas", "cinturón",
  ]
  /// What it has several of.
  static let several: WordSet = [
    "bolsillo", "botón", "cordón", "dibujo", "rueda", "vista", "ventana", "pila", "freno",
    "pedal", "flor", "estrella", "lunar", "agujero", "luces",
  ]
  static let causes: WordSet = ["viento", "rayo", "ruido", "calor", "golpe", "peso", "trueno"]
  static let wrong: WordSet = ["al revés", "del revés", "a revés"]
  /// What is painted all over.
  static let painted: WordSet = [
    "casa", "pared", "puerta", "habitación", "cuarto", "valla", "techo", "uña", "uñas", "silla",
    "mesa", "cara", "sol", "cielo", "mar",
  ]
  /// How those are who are called so.
  static let states: WordMap<String> = [
    "jubilado": "jubilado", "jubilada": "jubilado", "herido": "herido", "herida": "herido",
    "parado": "parado", "preso": "preso", "acusado": "acusado",
  ]
  /// Of which there is one.
  static let only: WordSet = ["capital", "rey", "reina", "presidente", "presidenta", "alcalde"]
  static let ornaments: WordSet = [
    "bola", "luz", "globo", "guirnalda", "cinta", "vela", "estrella", "dibujo", "lazo", "flor",
    "farolillo", "pegatina", "bolas", "luces", "globos", "flores", "velas",
  ]
}
