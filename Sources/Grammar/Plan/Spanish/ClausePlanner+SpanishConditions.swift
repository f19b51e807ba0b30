import AACCore

/// Thoughts of Spanish whose weather or course was chosen where something else stands: *llover / si / quedarse / casa, querer /
/// qué / de / postre* (NGLE §47.1, *prótasis y apódosis*; §15.9).
extension ClausePlanner {
  /// *Si llueve, nos quedamos en casa*: nobody makes the weather, so it is what the deed hangs on.
  func hangOnWeather(_ clause: inout Clause) {
    guard !clause.isLaid, clause.complements.count > 1, !clause.isQuestion,
      let weather = clause.verb, isWeather(clause),
      // Llovía cuando salí.
      clause.tense != .past || !clause.complements.contains(where: { $0.lexeme.lemma == "cuando" }),
      let link = clause.complements.firstIndex(where: {
        $0.lexeme.lemma == "si" || $0.lexeme.lemma == "cuando"
      }),
      case let inner = Array(clause.complements[(link + 1)...]),
      let place = inner.firstIndex(where: { $0.lexeme.wordClass == .verb }),
      frames[inner[place].lexeme.lemma].pattern != .weather,
      inner[..<place].allSatisfy({ $0.lexeme.isNominal || $0.lexeme.isDeterminerLike })
    else { return }
    var condition = [clause.complements[link]]
    if clause.isNegative, let negator = lexicon.known(language.plainNegator) {
      condition.append(Constituent(negator))
      clause.isNegative = false
    }
    condition.append(weather)
    condition += clause.complements[..<link]
    clause.verb = inner[place]
    clause.subject = Array(inner[..<place])
    clause.complements = Array(inner[(place + 1)...]) + condition
    clause.frontsClause = true
    leaveToVerb(&clause)
  }

  /// Whether nobody does what the verb says, and it is no plan of a day.
  private func isWeather(_ clause: Clause) -> Bool {
    guard clause.subject.isEmpty, let verb = clause.verb?.lexeme.lemma else { return false }
    return frames[verb].pattern == .weather
      || verb == "hacer" && clause.complements[0].lexeme.kind == .weather
  }

  /// *Nos quedamos*: behind the condition the verb alone says who (NGLE §33.4).
  private func leaveToVerb(_ clause: inout Clause) {
    guard clause.subject.count == 1, let verb = clause.verb, verb.lexeme.forms.isEmpty,
      case let pronoun = clause.subject[0], pronoun.lexeme.wordClass == .pronoun,
      pronoun.lexeme.person == .first || pronoun.lexeme.lemma == "tú"
    else { return }
    clause.verb?.lexeme.person = pronoun.lexeme.person
    clause.verb?.lexeme.number = pronoun.lexeme.number ?? .singular
    clause.subject = []
    if let first = verb.tile, let second = pronoun.tile { clause.joins[first] = [first, second] }
  }

  /// *Es mejor descansar, es peor que grites*: a deed is better, and nobody is better than who does it (NGLE §26.4, §45.2).
  func judgeAsBetter(_ clause: inout Clause) {
    guard clause.verb?.lexeme.lemma == "ser", clause.subject.isEmpty, clause.complements.count > 1,
      ["mejor", "peor"].contains(clause.complements[0].lexeme.lemma),
      case let next = clause.complements[1].lexeme, next.lemma == "que" || next.wordClass == .verb,
      clause.complements.dropFirst().contains(where: { $0.lexeme.wordClass == .verb })
    else { return }
    var quality = Lexeme(
      lemma: clause.complements[0].lexeme.lemma, wordClass: .adjective, kind: .quality)
    quality.forms[Adverbial.judging] = ""
    clause.complements[0].lexeme = quality
  }

  /// *¿Qué quieres de postre?, ¿qué hay de primero?, pido una tarta de postre*: as which course, or as what it is given.
  func nameCourse(_ clause: inout Clause) {
    guard clause.complements.count > 1,
      let link = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "de"
          && clause.complements[$0].lexeme.wordClass == .adposition
      })
    else { return }
    let course = clause.complements[link + 1].lexeme
    if CourseWords.ranks.contains(course.lemma), link + 2 == clause.complements.count,
      CourseWords.serving.contains(clause.verb?.lexeme.lemma ?? "")
    {
      var noun = Lexeme(lemma: course.lemma, wordClass: .noun, kind: .meal)
      noun.gender = .masculine
      noun.article = .bare
      clause.complements[link + 1].lexeme = noun
    } else if course.wordClass == .noun, CourseWords.named.contains(course.lemma),
      link > 0 ? clause.complements[link - 1].lexeme.lemma == "qué" : isAskedBefore(clause)
    {
      clause.complements[link + 1].lexeme.article = .bare
    }
  }

  private func isAskedBefore(_ clause: Clause) -> Bool {
    clause.subject.first?.lexeme.lemma == "qué"
  }
}

/// What is served and given one after the other.
private enum CourseWords {
  static let ranks: WordSet = ["primero", "segundo", "tercero"]
  static let named: WordSet = [
    "postre", "cena", "comida", "desayuno", "merienda", "almuerzo", "aperitivo", "entrante",
    "guarnición",
    "tapa", "picoteo", "regalo", "recuerdo", "premio", "bebida", "acompañamiento", "colación",
  ]
  static let serving: WordSet = [
    "comer", "cenar", "almorzar", "tomar", "pedir", "querer", "haber", "tener", "servir", "elegir",
    "preferir", "hacer", "traer", "preparar", "poner", "recomendar",
  ]
}
