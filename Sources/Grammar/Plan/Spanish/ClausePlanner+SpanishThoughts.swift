import AACCore

/// Spanish words by role that make one thought with their verb: *lo siento mucho, no me hace caso, no duermo por el calor*.
extension ClausePlanner {
  /// Puts these right before the words are sorted.
  func completeThought(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last else { return }
    switch verb {
    case "sentir": regret(&clause, last)
    case "hacer": payHeed(&clause)
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
