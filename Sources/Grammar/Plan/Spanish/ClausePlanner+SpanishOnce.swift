import AACCore

/// What was so once and is told in the preterite though its verb mostly tells how things were: *me hizo gracia el chiste, me fue
/// mal el examen, hubo un incendio, tuve suerte, estuve dos horas de pie* (NGLE §23.9, *pretérito perfecto simple*).
extension ClausePlanner {
  /// Tells in the preterite what one event made somebody feel, what there was once and what lasted for a time that is named.
  func happenOnce(_ plan: inout ClausePlan) {
    guard plan.verbs.count == 1, plan.verbs[0].frame.past == .state,
      plan.tense == .past || plan.tenseSource == nil
    else { return }
    let lemma = plan.verbs[0].frame.lemma
    let nouns =
      plan.fillers.compactMap { $0.phrases[0].noun?.lexeme }
      + plan.subject.compactMap { $0.noun?.lexeme }
    let isOnce: Bool
    if OnceWords.lasting.contains(lemma) {
      isOnce =
        plan.adverbials.contains { $0.constituent.lexeme.kind == .duration && isSpan($0.phrase) }
        || lemma != "vivir" && nouns.contains { OnceWords.units.contains($0.lemma) }
    } else if lemma == "haber" {
      isOnce = nouns.contains { OnceWords.happenings.contains($0.lemma) }
    } else if OnceWords.lucky.contains(lemma) {
      isOnce = true
    } else if lemma == "conocer" {
      isOnce =
        !plan.isNegative && plan.fillers.contains { $0.role == .placeAt || $0.preposition == "en" }
        && nouns.contains(where: \.isBeing)
    } else if lemma == "tener" {
      isOnce =
        plan.adverbials.contains { $0.constituent.lexeme.kind == .duration && isSpan($0.phrase) }
        || plan.filler(.object)?.phrases[0].noun.map {
          ["bebé", "bebés"].contains($0.lexeme.lemma)
        }
          == true
          && plan.adverbials.contains {
            lexicon.tense(of: $0.constituent.lexeme.lemma) == .past
              || $0.phrase.hasSuffix("pasado") || $0.phrase.hasSuffix("pasada")
          }
    } else if plan.verbs[0].frame.pattern.mayHaveExperiencer {
      isOnce =
        lemma.hasPrefix("caer ")
        || nouns.contains { OnceWords.stimuli.contains($0.lemma) && $0.number != .plural }
          && (lemma.contains(" ") || lemma == "doler" || lemma == "parecer")
    } else {
      isOnce = false
    }
    if isOnce { plan.verbs[0].frame.past = .event }
  }

  /// *Dos horas, tres días*, but not *siempre*.
  private func isSpan(_ phrase: String) -> Bool {
    OnceWords.units.words.contains { phrase.hasSuffix($0) } && !phrase.hasPrefix("todo")
      && !phrase.hasPrefix("cada") && !phrase.hasPrefix("desde")
  }

  /// *Estar / dos / día / hospital*: for how long, and not who was there.
  func measureStay(_ clause: inout Clause, _ verb: String) {
    guard OnceWords.lasting.contains(verb),
      let place = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.wordClass == .numeral
          || ["un", "una"].contains(clause.complements[$0].lexeme.lemma)
      }), case let unit = clause.complements[place + 1].lexeme, unit.kind.isTemporal,
      unit.wordClass == .noun,
      place == 0 || clause.complements[place - 1].lexeme.wordClass != .adposition
    else { return }
    let number = clause.complements[place].lexeme.lemma
    let isOne = ["un", "una", "uno", "1"].contains(number)
    let tables = LanguageTables.tables(language)
    let plural =
      unit.number == .plural || isOne
      ? unit.lemma : tables.morphology?.plural(of: unit.lemma, wordClass: .noun).first ?? unit.lemma
    guard OnceWords.units.contains(plural) else { return }
    let isFeminine = tables.gender(of: unit) == .feminine
    let count = isOne ? (isFeminine ? "una" : "un") : number
    clause.complements[place].lexeme = Lexeme(
      lemma: "\(count) \(plural)", wordClass: .adverb, kind: .duration)
    clause.complements.remove(at: place + 1)
  }
}

/// Words of what is so for a while or once.
private enum OnceWords {
  static let lasting: WordSet = ["estar", "estar de pie", "vivir", "estar enfermo", "jugar"]
  static let units: WordSet = [
    "hora", "horas", "minuto", "minutos", "día", "días", "semana", "semanas", "mes", "meses", "año",
    "años", "rato",
  ]
  static let happenings: WordSet = [
    "incendio", "accidente", "tormenta", "pelea", "terremoto", "explosión", "apagón", "robo",
    "huelga", "reunión", "concierto", "partido", "fiesta", "inundación", "atasco",
  ]
  static let lucky: WordSet = ["tener suerte", "tener éxito", "tener mala suerte"]
  /// What moves somebody once.
  static let stimuli: WordSet = [
    "chiste", "broma", "película", "noticia", "regalo", "cena", "comida", "leche", "siesta", "idea",
    "inyección", "entrevista", "examen", "descanso", "viaje", "fiesta", "trueno", "tormenta",
    "visita", "caída", "golpe", "cuento", "obra", "concierto", "partido", "vacuna", "excursión",
    "sorpresa", "carta", "desayuno", "almuerzo", "merienda", "medicina", "pastilla", "función",
    "historia", "reunión", "control", "prueba", "operación", "susto", "ducha", "paseo",
  ]
}
