import AACCore

/// Times of several words that are one: *casi todos los días, tres días a la semana* (NGLE §30.5, §30.6, *adverbios de frecuencia*).
extension ClausePlanner {
  /// Makes one adverb of them.
  func joinTimesOfMany(_ clause: inout Clause) {
    guard clause.complements.count > 1 else { return }
    for index in clause.complements.indices.dropLast().reversed() {
      let word = clause.complements[index].lexeme
      var next = clause.complements[index + 1].lexeme
      if clause.complements[index + 1].government?.preposition == "a", next.lemma == "semana" {
        next.lemma = "a la semana"
      }
      if word.lemma == "por", index > 0, JoinedTimeWords.rates.contains(next.lemma),
        clause.complements[index - 1].lexeme.wordClass != .verb,
        clause.complements[..<index].contains(where: {
          $0.lexeme.wordClass == .numeral || $0.lexeme.kind == .duration
            || $0.lexeme.kind == .money
        })
      {
        // Diez euros por hora: NGLE §15.11.
        clause.complements[index + 1].lexeme.article = .bare
      } else if ["entero", "entera", "completo", "completa"].contains(next.lemma),
        let span = JoinedTimeWords.wholeSpan(word.lemma),
        index == 0 || !clause.complements[index - 1].lexeme.isDeterminerLike,
        !["esperar", "perder", "pasar"].contains(clause.verb?.lexeme.lemma ?? "")
          || word.lemma != "hora"
      {
        fold(index...(index + 1), as: span, .duration, in: &clause)
      } else if word.lemma == "casi", JoinedTimeWords.all.contains(where: next.lemma.hasPrefix) {
        fold(index...(index + 1), as: "casi \(next.lemma)", .frequency, in: &clause)
      } else if JoinedTimeWords.each.contains(next.lemma), word.wordClass == .adverb,
        word.kind == .duration
      {
        return fold(index...(index + 1), as: "\(word.lemma) \(next.lemma)", .frequency, in: &clause)
      } else if index > 0, JoinedTimeWords.each.contains(next.lemma),
        JoinedTimeWords.units.contains(word.lemma),
        case let count = clause.complements[index - 1].lexeme, count.wordClass == .numeral,
        !["un", "uno", "una", "1"].contains(count.lemma)
      {
        let unit = word.lemma.hasSuffix("s") ? word.lemma : word.lemma + "s"
        fold(
          (index - 1)...(index + 1), as: "\(count.lemma) \(unit) \(next.lemma)", .frequency,
          in: &clause)
        return
      }
    }
  }

  /// *Practicar / piano / veinte / minuto, prestar / bici / a / Ana / dos / día*: behind what it is done to, how long (NGLE §24.6).
  func lastBehindObject(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 2, !SpanishSettingWords.momentary.contains(verb),
      !JoinedTimeWords.measured.contains(verb) || JoinedTimeWords.had.contains(verb)
    else { return }
    for index in clause.complements.indices.dropFirst().dropLast() {
      let (number, unit) = (clause.complements[index].lexeme, clause.complements[index + 1].lexeme)
      guard number.wordClass == .numeral || ["un", "una", "uno"].contains(number.lemma),
        unit.wordClass == .noun, let singular = JoinedTimeWords.lasting[unit.lemma],
        clause.complements[index - 1].lexeme.isNominal,
        !clause.complements[index - 1].lexeme.kind.isTemporal,
        !JoinedTimeWords.had.contains(verb) || isHad(clause.complements[index - 1].lexeme, verb),
        !clause.complements[..<index].contains(where: { $0.lexeme.wordClass == .verb }),
        index + 2 == clause.complements.count
          || clause.complements[index + 2].lexeme.kind.isTemporal
          || clause.complements[index + 2].lexeme.wordClass == .adposition
            && clause.complements[index + 2].lexeme.lemma != "de"
      else { continue }
      if JoinedTimeWords.aged.contains(verb), singular == "año" || singular == "mes",
        clause.complements[index - 1].lexeme.isBeing,
        clause.complements[index - 1].lexeme.wordClass == .noun, let of = lexicon.known("de")
      {
        // Un hijo de dos años: how old (NGLE §12.7).
        clause.reasons.append(Realization.RuleApplication(.understood, singular, "de"))
        return clause.complements.insert(Constituent(of), at: index)
      }
      let isOne = ["un", "una", "uno", "1"].contains(number.lemma)
      let isFeminine = singular == "hora" || singular == "semana"
      let text =
        isOne ? "\(isFeminine ? "una" : "un") \(singular)" : "\(number.lemma) \(plural(singular))"
      let (of, each) = (index + 2, index + 4)
      if each < clause.complements.count, clause.complements[of].lexeme.lemma == "a",
        clause.complements[each].lexeme.lemma == "semana"
      {
        return fold(index...each, as: text + " a la semana", .frequency, in: &clause)
      }
      if of < clause.complements.count,
        clause.complements[of].lexeme.lemma.hasSuffix("a la semana")
      {
        return fold(index...of, as: text + " a la semana", .frequency, in: &clause)
      }
      return fold(index...(index + 1), as: text, .duration, in: &clause)
    }
  }

  /// *Vivir / aquí / dos / año, tener / fiebre / tres / día*: what is so now has been so since then (NGLE §24.6, *desde hace*).
  func lastStill(_ clause: inout Clause, _ verb: String) {
    guard let unit = clause.complements.last?.lexeme, unit.kind.isTemporal, unit.wordClass == .noun,
      case let index = clause.complements.count - 2, index >= 0,
      isCount(clause.complements[index].lexeme),
      let singular = JoinedTimeWords.lasting[unit.lemma],
      clause.tense == nil || clause.tense == .present, !clause.options.contains(.request),
      !clause.options.contains(.goingTo), !JoinedTimeWords.spending.contains(verb),
      index == 0
        || clause.complements[index - 1].lexeme.wordClass != .adposition
          && !clause.complements[index - 1].lexeme.isConnective
          && !(verb == "tener" && clause.complements[index - 1].lexeme.isBeing)
          // Embarazada de cinco meses, atrasado diez minutos.
          && !JoinedTimeWords.measuring.contains(
            where: clause.complements[index - 1].lexeme.lemma.hasPrefix),
      !clause.complements.contains(where: {
        $0.lexeme.wordClass == .verb || lexicon.tense(of: $0.lexeme.lemma) != nil
      }),
      isStill(clause, verb, singular, isAlone: index == 0)
    else { return }
    let number = clause.complements[index].lexeme.lemma
    let isOne = ["un", "una", "uno", "1"].contains(number)
    let isFeminine = singular == "hora" || singular == "semana"
    let span = isOne ? "\(isFeminine ? "una" : "un") \(singular)" : "\(number) \(plural(singular))"
    clause.reasons.append(Realization.RuleApplication(.understood, singular, "desde hace"))
    fold(index...(index + 1), as: "desde hace \(span)", .duration, in: &clause)
  }

  private func isCount(_ word: Lexeme) -> Bool {
    word.wordClass == .numeral || ["un", "una", "uno"].contains(word.lemma)
  }

  /// Whether a deed of now is one that has gone on for so long: a state, what one does for years, and what one does no more.
  private func isStill(_ clause: Clause, _ verb: String, _ unit: String, isAlone: Bool) -> Bool {
    let frame = frames[verb]

    if frame.pattern == .stateCopula || verb == "doler" {
      return true
    }
    if verb == "tener" {
      return !isAlone
        && clause.complements.contains {
          $0.lexeme.kind == .illness || $0.lexeme.kind.isSensation || $0.lexeme.kind == .animal
        }
    }
    let isLong = unit == "mes" || unit == "año"
    // La tortuga vive cien años: how old they get, and not since when.
    if verb == "vivir", isAlone,
      clause.subject.allSatisfy({ $0.lexeme.kind == .animal || $0.lexeme.kind == .plant })
    {
      return false
    }
    return JoinedTimeWords.states.contains(verb)
      || isLong && JoinedTimeWords.going.contains(verb)
  }

  /// *Tener / fiebre / tres / día, necesitar / descanso / dos / día*: what may be had for a time, and has no age of its own.
  private func isHad(_ thing: Lexeme, _ verb: String) -> Bool {
    verb == "tener"
      ? thing.kind == .illness || thing.kind.isSensation || thing.isBeing
      : !thing.isBeing && thing.kind != .event
  }

  private func plural(_ unit: String) -> String { unit == "mes" ? "meses" : unit + "s" }
}

private enum JoinedTimeWords {
  /// *El día entero, la noche entera*: all of it (NGLE §13.8).
  static func wholeSpan(_ unit: String) -> String? {
    switch unit {
    case "día", "mes", "año", "verano", "invierno", "curso", "fin de semana", "viaje", "rato":
      "el \(unit) entero"
    case "noche", "mañana", "tarde", "semana", "hora", "vida", "primavera":
      "la \(unit) entera"
    default: nil
    }
  }

  static let all = ["todos los ", "todas las ", "cada "]
  static let lasting = [
    "minuto": "minuto", "minutos": "minuto", "hora": "hora", "horas": "hora", "día": "día",
    "días": "día", "semana": "semana", "semanas": "semana", "mes": "mes", "meses": "mes",
    "año": "año", "años": "año",
  ]
  /// Qualities of which a time says how much.
  static let measuring = ["embarazad", "atrasad", "adelantad", "retrasad"]
  /// Verbs of which that is what they measure.
  static let measured: WordSet = [
    "tener", "durar", "tardar", "faltar", "quedar", "cumplir", "hacer", "haber", "ser", "costar",
    "pesar", "medir", "querer", "necesitar", "sobrar", "llevar", "gustar", "dar", "pedir",
  ]
  /// Verbs of somebody who has an age.
  static let aged: WordSet = ["tener", "ver", "conocer", "cuidar", "adoptar"]
  /// Of these, what something else may be had with for a time.
  static let had: WordSet = ["tener", "hacer", "querer", "necesitar", "llevar", "dar", "pedir"]
  /// What time is needed for, spent on and told of.
  static let spending: WordSet = measured.subtracting(["tener", "hacer", "llevar"]).union([
    "pasar", "gastar", "perder", "esperar", "poder", "deber", "parecer", "tener que",
  ])
  /// What is so.
  static let states: WordSet = [
    "vivir", "residir", "conocer", "conocerse", "saber", "existir", "pertenecer", "funcionar",
    "llevarse", "odiar", "sufrir", "padecer",
  ]
  /// What one does for months and years.
  static let going: WordSet = [
    "trabajar", "estudiar", "jugar", "practicar", "aprender", "tocar", "bailar", "nadar", "ir",
    "salir", "usar", "cantar", "entrenar", "fumar", "coleccionar", "ahorrar", "asistir", "venir",
    "competir", "participar", "dirigir", "enseñar", "vender", "escribir", "pintar", "compartir",
    "cuidar", "hacer", "llevar",
  ]
  /// Of which one each is counted.
  static let rates: WordSet = ["hora", "día", "semana", "mes", "año", "persona", "minuto", "noche"]
  static let each: WordSet = ["a la semana", "al día", "al mes", "al año", "por semana", "por día"]
  static let units: WordSet = [
    "día", "días", "hora", "horas", "tarde", "tardes", "noche", "noches",
  ]
}
