import AACCore

/// Whose an occasion is, and whose turn one waits for: *Lucía me invitó a su cumpleaños, celebramos el cumpleaños de la abuela,
/// espero mi turno* (NGLE §18.5, *posesivos*; §12.7, *complementos con de*).
extension ClausePlanner {
  /// Puts the guest before the occasion, and the possessive or *de* beside it.
  func nameOccasion(_ clause: inout Clause, _ verb: String) {
    switch verb {
    case "invitar":
      inviteGuest(&clause)
      if !clause.options.contains(.request) { own(&clause, NamedOccasionWords.hosted) }
    case _ where NamedOccasionWords.keeping.contains(verb): nameWhose(&clause)
    default: own(&clause, NamedOccasionWords.turns)
    }
  }

  /// *Invitar / cumpleaños / yo*: who is asked to come, and not whose day it is.
  private func inviteGuest(_ clause: inout Clause) {
    guard clause.complements.count > 1, let guest = clause.complements.last?.lexeme,
      guest.wordClass == .pronoun, guest.kind == .person,
      let day = clause.complements.firstIndex(where: { $0.lexeme.kind == .event }),
      day == clause.complements.count - 2
    else { return }
    clause.complements.insert(clause.complements.removeLast(), at: 0)
  }

  /// *A su cumpleaños, mi turno*: of whoever does it, where nothing else says whose.
  private func own(_ clause: inout Clause, _ nouns: WordSet) {
    guard
      let place = clause.complements.firstIndex(where: { nouns.contains($0.lexeme.lemma) }),
      place == 0
        || !clause.complements[place - 1].lexeme.isDeterminerLike
          && clause.complements[place - 1].lexeme.kind != .quantity,
      clause.complements[(place + 1)...].allSatisfy({
        $0.lexeme.kind.isTemporal || $0.lexeme.wordClass == .adverb
      }), let owner = ownerOfName(clause), let word = lexicon.known(owner)
    else { return }
    let noun = clause.complements[place].lexeme.lemma
    clause.reasons.append(Realization.RuleApplication(.understood, noun, owner))
    clause.complements.insert(Constituent(word), at: place)
  }

  /// *Celebrar / cumpleaños / abuela / restaurante*: whose day is kept.
  private func nameWhose(_ clause: inout Clause) {
    guard
      let day = clause.complements.indices.dropLast().first(where: {
        NamedOccasionWords.days.contains(clause.complements[$0].lexeme.lemma)
      }), case let whose = clause.complements[day + 1].lexeme, whose.isBeing,
      whose.wordClass != .pronoun, let of = lexicon.known("de")
    else { return }
    clause.reasons.append(Realization.RuleApplication(.understood, whose.lemma, "de"))
    clause.complements.insert(Constituent(of), at: day + 1)
  }
}

/// Words of days that are somebody's.
enum NamedOccasionWords {
  /// All verbs of these rules.
  static let any = keeping.union([
    "invitar", "esperar", "aguardar", "perder", "saltarse", "respetar",
  ])
  /// What is done with an occasion of somebody.
  static let keeping: WordSet = [
    "celebrar", "festejar", "preparar", "organizar", "recordar", "olvidar", "perderse", "ir",
    "asistir", "acudir",
  ]
  /// What everybody has of his own, by whose name it goes.
  static let days: WordSet = [
    "cumpleaños", "cumple", "boda", "comunión", "bautizo", "santo", "graduación", "aniversario",
    "funeral", "entierro", "jubilación", "fiesta de cumpleaños",
  ]
  /// Where one invites others.
  static let hosted: WordSet = [
    "cumpleaños", "cumple", "boda", "comunión", "bautizo", "santo", "graduación", "aniversario",
    "fiesta de cumpleaños", "casa", "piscina", "chalet", "pueblo",
  ]
  static let turns: WordSet = ["turno"]
}
