import AACCore

/// Spanish words by role that make one thought with their verb: *lo siento mucho, no me hace caso, no duermo por el calor*.
extension ClausePlanner {
  /// *Me visto de negro, faltan dos días para las vacaciones*: in what colour and until when (NGLE §29.9, *de*; §29.8, *para*).
  func wearAndWait(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last else { return }
    let word = clause.complements[last].lexeme
    if verb == "vestirse" || verb == "vestir" {
      guard last == 0, word.kind == .color, let of = lexicon.known("de") else { return }
      clause.complements[last].lexeme = Lexeme(lemma: word.lemma, wordClass: .noun, kind: .color)
      clause.complements[last].lexeme.article = .bare
      clause.complements.insert(Constituent(of), at: last)
      clause.reasons.append(Realization.RuleApplication(.preposition, word.lemma, "de"))
    } else if verb == "faltar" {
      guard last > 0, word.takesPlace, word.wordClass == .noun,
        clause.complements[last - 1].lexeme.kind.isTemporal
      else { return }
      clause.complements[last].government = Government(preposition: "para", article: .definite)
      clause.reasons.append(Realization.RuleApplication(.preposition, word.lemma, "para"))
    }
  }

  /// *Mi hermana es más alta que yo*: what is so beside somebody is so to a higher degree (NGLE §45.2).
  func compareMore(_ clause: inout Clause, _ verb: String) {
    guard verb == "ser" || verb == "estar", clause.complements.count > 2,
      let that = clause.complements.firstIndex(where: { $0.lexeme.lemma == "que" }), that > 0,
      that + 1 < clause.complements.count,
      case let quality = clause.complements[that - 1].lexeme, quality.wordClass == .adjective,
      !["mejor", "peor", "mayor", "menor", "igual", "mismo", "diferente", "distinto"]
        .contains(quality.lemma),
      that == 1
        || clause.complements[that - 2].lexeme.kind != .degree
          && clause.complements[that - 2].lexeme.kind != .quantity,
      clause.complements[(that + 1)...].allSatisfy({
        $0.lexeme.isNominal || $0.lexeme.isDeterminerLike || $0.lexeme.wordClass == .pronoun
      })
    else { return }
    guard let more = lexicon.known("más") else { return }
    clause.reasons.append(Realization.RuleApplication(.understood, quality.lemma, "más"))
    clause.complements.insert(Constituent(more), at: that - 1)
  }

  /// *¿Vienes al dentista conmigo? ¿Venís a la pileta? Ven al gimnasio*: where both go, and not where somebody was.
  private func comeAlong(_ clause: inout Clause) {
    let isBidden =
      clause.tense != .past
      && (clause.options.contains(.request) || clause.isQuestion || clause.tense == .future)
    guard
      isBidden
        || clause.complements.contains(where: { ["conmigo", "contigo"].contains($0.lexeme.lemma) }),
      !clause.complements.contains(where: { $0.lexeme.kind == .question }),
      let goal = clause.complements.firstIndex(where: {
        KindSet.places.contains($0.lexeme.kind)
          || EverydayQuestions.visited.contains($0.lexeme.lemma)
      }), goal == 0 || clause.complements[goal - 1].lexeme.wordClass != .adposition,
      clause.complements[goal].lexeme.wordClass == .noun
    else { return }
    clause.complements[goal].government = Government(
      preposition: "a", article: clause.complements[goal].lexeme.kind == .home ? nil : .definite)
  }

  /// *Saber / quién / venir / fiesta*: where he comes to, and nothing that comes by itself.
  func askWhoComes(_ clause: inout Clause) {
    guard let last = clause.complements.indices.last, last > 1,
      clause.complements[last].lexeme.wordClass == .noun,
      clause.complements[last].lexeme.kind == .event,
      clause.complements[last - 1].lexeme.lemma == "venir",
      clause.complements[last - 2].lexeme.lemma == "quién"
    else { return }
    add("a", before: last, to: &clause, article: .definite)
  }

  /// Puts these right before the words are sorted.
  func completeThought(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last else { return }
    switch verb {
    case "sentir": regret(&clause, last)
    case "hacer": payHeed(&clause)
    case "venir": comeAlong(&clause)
    case "acordarse": recallWhen(&clause)
    case "esperar", "creer", "pensar", "suponer", "temer": timeDeed(&clause)
    default: blameCause(&clause, verb, last)
    }
  }

  /// *Yo / sentir / mucho*: what one regrets is said by *lo* (NGLE §16.9).
  private func regret(_ clause: inout Clause, _ last: Int) {
    guard last == 0, ["mucho", "muchísimo"].contains(clause.complements[0].lexeme.lemma),
      !clause.options.contains(.request), let it = lexicon.known("lo")
    else { return }
    clause.complements.insert(Constituent(it), at: 0)
    clause.reasons.append(Realization.RuleApplication(.understood, "sentir", "lo"))
  }

  /// *Acordarse / cuando / nosotros / pescar*: of the time when (NGLE §43.3, *de cuando*).
  private func recallWhen(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.lemma == "cuando",
      let of = lexicon.known("de")
    else { return }
    clause.complements.insert(Constituent(of), at: 0)
  }

  /// *Esperar / mañana / haber / sol*: when that is which one hopes, and not when one hopes it.
  private func timeDeed(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.kind.isTemporal,
      clause.complements[1].lexeme.isInfinitive
    else { return }
    clause.complements.append(clause.complements.removeFirst())
  }

  /// *Hacer / caso / yo* is one phrase.
  private func payHeed(_ clause: inout Clause) {
    guard clause.complements.count > 1, clause.complements[0].lexeme.lemma == "caso",
      clause.complements[1].lexeme.isBeing || clause.complements[1].lexeme.wordClass == .pronoun
        || clause.complements[1].lexeme.isDeterminerLike
    else { return }
    clause.verb?.lexeme.lemma = "hacer caso"
    clause.complements.removeFirst()
  }

  /// *Poder / dormir / calor, no / dormir / ruido*: because of what one cannot do it (NGLE §46.2).
  private func blameCause(_ clause: inout Clause, _ verb: String, _ last: Int) {
    let isDenied =
      clause.options.contains(.request) == false
      && (clause.isNegative || clause.complements.contains { $0.lexeme.kind == .negation })
    guard isDenied, CauseWords.hindering.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last].lexeme.wordClass != .verb,
      clause.complements[last].government?.preposition == nil
    else { return }
    let deed = last > 0 ? clause.complements[last - 1].lexeme : nil
    let isHindered =
      deed.map { $0.wordClass == .verb && CauseWords.hindered.contains($0.lemma) } ?? false
      || CauseWords.hindered.contains(verb) && (last == 0 || deed?.kind == .negation)
    guard isHindered else { return }
    let cause = clause.complements[last].lexeme.lemma
    clause.complements[last].lexeme.wordClass = .noun
    clause.complements[last].government = Government(preposition: "por", article: .definite)
    clause.reasons.append(Realization.RuleApplication(.preposition, cause, "por"))
  }
}

/// What one does not come to do, and what hinders it.
private enum CauseWords {
  static let hindered: WordSet = [
    "dormir", "dormirse", "respirar", "estudiar", "concentrarse", "andar", "caminar", "trabajar",
    "hablar", "pensar", "leer", "salir", "correr", "descansar", "oír", "escuchar",
  ]
  static let hindering: WordSet = [
    "calor", "ruido", "tos", "humo", "dolor", "fiebre", "lluvia", "viento", "tormenta", "nieve",
    "nervios", "mocos",
  ]
}
