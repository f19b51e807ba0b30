import AACCore

/// By how much two differ, how far away something is, by how many one wins and into how many pieces a thing goes: *dos años
/// menor que yo, a diez minutos de casa, ganar por tres goles, romperse en mil pedazos*.
///
/// Sources: NGLE §45.2 (*diferencial* of a comparison), §29.4 (*a* of distance), §29.8 (*por* of a difference, *en* of what
/// comes out of a division), §24.6 (measure beside *atrasado, adelantado*).
extension ClausePlanner {
  /// Puts the preposition before the number, or the number before what it measures.
  func tellByHowMuch(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1 else { return }
    if HowMuchWords.leaving.contains(verb) { leaveLate(&clause) }
    guard clause.complements.count > 1,
      let unit = clause.complements.indices.dropFirst().first(where: {
        HowMuchWords.any.contains(clause.complements[$0].lexeme.lemma)
          && isAmount(clause.complements[$0 - 1].lexeme)
      }), unit < 2 || clause.complements[unit - 2].lexeme.wordClass != .adposition
    else { return }
    let word = clause.complements[unit].lexeme.lemma
    if frames[verb].isCopular, HowMuchWords.differing.contains(word) {
      differBy(&clause, unit)
    }
    guard unit < clause.complements.count else { return }
    if HowMuchWords.standing.contains(verb), HowMuchWords.far.contains(word) {
      standAway(&clause, verb, unit)
    } else if HowMuchWords.contending.contains(verb), HowMuchWords.scores.contains(word) {
      winBy(&clause, unit)
    } else if HowMuchWords.breaking.contains(verb), HowMuchWords.pieces.contains(word) {
      breakInto(&clause, verb, unit)
    }
  }

  /// *Despegar / media / hora / tarde*: by how much it was late, and no part of the day.
  private func leaveLate(_ clause: inout Clause) {
    let last = clause.complements.count - 1
    guard clause.complements[last].lexeme.lemma == "tarde",
      case let span = clause.complements[last - 1].lexeme, span.kind.isTemporal
    else { return }
    if span.wordClass == .adverb {
      return fold((last - 1)...last, as: "\(span.lemma) tarde", .manner, in: &clause)
    }
    guard last > 1, isAmount(clause.complements[last - 2].lexeme) else { return }
    let said = amount(clause.complements[last - 2].lexeme, span)
    fold((last - 2)...last, as: "\(said) tarde", .manner, in: &clause)
  }

  /// *Dos, media*: a number before what it measures.
  private func isAmount(_ word: Lexeme) -> Bool {
    word.wordClass == .numeral || ["un", "una", "uno", "medio", "media"].contains(word.lemma)
  }

  /// *Menor / que / yo / dos / año, más / alto / que / casa / dos / metro*: by how much stands before the comparison.
  private func differBy(_ clause: inout Clause, _ unit: Int) {
    guard unit + 1 == clause.complements.count,
      let than = clause.complements[..<(unit - 1)].lastIndex(where: { $0.lexeme.lemma == "que" }),
      than > 0, than + 2 < unit,
      clause.complements[(than + 1)..<(unit - 1)].allSatisfy({
        $0.lexeme.isNominal || $0.lexeme.isDeterminerLike
      })
    else { return }
    let isRank = ["mayor", "menor"].contains(clause.complements[than - 1].lexeme.lemma)
    let start = isRank ? than - 1 : than - 2
    guard start >= 0,
      isRank || ["más", "menos"].contains(clause.complements[start].lexeme.lemma)
    else { return }
    let said = amount(clause.complements[unit - 1].lexeme, clause.complements[unit].lexeme)
    fold((unit - 1)...unit, as: said, .degree, in: &clause)
    clause.complements.insert(clause.complements.removeLast(), at: start)
  }

  /// *Dos años, un metro, media hora*: the number and its unit as they are said.
  private func amount(_ number: Lexeme, _ unit: Lexeme) -> String {
    let tables = LanguageTables.tables(language)
    let isFeminine = tables.gender(of: unit) == .feminine
    switch number.lemma {
    case "un", "una", "uno", "1": return (isFeminine ? "una " : "un ") + unit.lemma
    case "medio", "media": return (isFeminine ? "media " : "medio ") + unit.lemma
    default:
      let plural =
        unit.number == .plural
        ? unit.lemma
        : tables.morphology?.plural(of: unit.lemma, wordClass: .noun).first ?? unit.lemma
      return "\(number.lemma) \(plural)"
    }
  }

  /// *Escuela / quedar / diez / minuto / casa*: how far from where.
  private func standAway(_ clause: inout Clause, _ verb: String, _ unit: Int) {
    guard unit + 1 < clause.complements.count, unit == 1,
      case let isDistance = HowMuchWords.lengths.contains(clause.complements[unit].lexeme.lemma),
      isDistance || verb == "quedar" || verb == "vivir" || isSite(clause.subject.last?.lexeme),
      case let next = clause.complements[unit + 1].lexeme,
      isWhere(next) || next.lemma == "de" || isOwnPlace(clause, unit + 1)
    else { return }
    if next.kind == .home, next.wordClass == .noun {
      clause.complements[unit + 1].government = Government(preposition: "de", article: .bare)
      clause.reasons.append(Realization.RuleApplication(.preposition, next.lemma, "de"))
    } else if next.lemma != "de" {
      clause.complements[unit + 1].government = nil
      link("de", before: unit + 1, in: &clause)
    }
    link("a", before: 0, in: &clause)
  }

  /// A place or a spot in nature, by its name or not.
  private func isSite(_ word: Lexeme?) -> Bool {
    guard let word, word.wordClass == .noun || word.wordClass == .properNoun else { return false }
    return KindSet.places.contains(word.kind) || word.kind == .nature
  }

  /// *Aquí*, or such a place.
  private func isWhere(_ word: Lexeme) -> Bool {
    WhereElseWords.heres.contains(word.lemma) || isSite(word)
  }

  /// *Mi casa, la escuela*.
  private func isOwnPlace(_ clause: Clause, _ place: Int) -> Bool {
    clause.complements[place].lexeme.isDeterminerLike && place + 1 < clause.complements.count
      && isWhere(clause.complements[place + 1].lexeme)
  }

  /// *Ganar / partido / tres / gol*: by how many, and no second thing that is won.
  private func winBy(_ clause: inout Clause, _ unit: Int) {
    let number = unit - 1
    if number == 0 {
      guard HowMuchWords.goals.contains(clause.complements[unit].lexeme.lemma) else { return }
    } else {
      let match = clause.complements[number - 1].lexeme
      guard match.wordClass == .noun,
        match.kind == .event || match.kind == .game || match.kind == .sport
          || HowMuchWords.matches.contains(match.lemma)
      else { return }
    }
    link("por", before: number, in: &clause)
  }

  /// *Romperse / mil / pedazo, cortar / pastel / ocho / trozo*: into how many.
  private func breakInto(_ clause: inout Clause, _ verb: String, _ unit: Int) {
    let number = unit - 1
    guard number == 0 ? verb.hasSuffix("se") : clause.complements[number - 1].lexeme.isNominal,
      number < 2 || !clause.complements[number - 1].lexeme.isHuman
    else { return }
    link("en", before: number, in: &clause)
  }
}

/// Words of what is measured so.
private enum HowMuchWords {
  /// What runs by a timetable and has no word of its own for being late.
  static let leaving: WordSet = [
    "despegar", "aterrizar", "arrancar", "zarpar", "abrir", "cerrar", "partir", "pasar", "parar",
  ]
  static let any = differing.union(far).union(scores).union(pieces)
  static let lengths: WordSet = [
    "metro", "metros", "kilómetro", "kilómetros", "paso", "pasos", "parada", "paradas", "cuadra",
    "cuadras", "manzana", "manzanas", "milla", "millas", "km",
  ]
  /// By what one is older, taller, heavier and dearer than another.
  static let differing: WordSet = [
    "año", "años", "mes", "meses", "día", "días", "semana", "semanas", "hora", "horas", "minuto",
    "minutos", "metro", "metros", "centímetro", "centímetros", "kilo", "kilos", "gramo", "gramos",
    "euro", "euros", "grado", "grados", "piso", "pisos", "palmo", "palmos",
  ]
  static let far = lengths.union(["minuto", "minutos", "hora", "horas"])
  static let goals: WordSet = ["gol", "goles", "canasta", "canastas", "tanto", "tantos"]
  static let scores = goals.union([
    "punto", "puntos", "set", "sets", "segundo", "segundos", "metro", "metros",
  ])
  static let matches: WordSet = [
    "partido", "final", "semifinal", "carrera", "torneo", "juego", "partida", "eliminatoria",
    "encuentro", "concurso", "set",
  ]
  static let pieces: WordSet = [
    "trozo", "trozos", "pedazo", "pedazos", "parte", "partes", "cacho", "cachos", "trocito",
    "trocitos", "pedacito", "pedacitos", "mitad", "mitades", "porción", "porciones", "rodaja",
    "rodajas", "fragmento", "fragmentos",
  ]
  static let standing: WordSet = ["quedar", "estar", "vivir", "encontrarse"]
  static let contending: WordSet = ["ganar", "perder", "vencer", "empatar"]
  static let breaking: WordSet = [
    "romperse", "partirse", "dividirse", "cortarse", "quebrarse", "hacerse", "cortar", "partir",
    "dividir", "romper", "separar", "quebrar",
  ]
}
