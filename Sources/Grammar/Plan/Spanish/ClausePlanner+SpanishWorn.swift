import AACCore

/// What is worn on both sides (NGLE §3.8, *nombres de objetos dobles*; §15.4, *unos*).
extension ClausePlanner {
  /// *Comprar / zapato / nuevo, ponerse / guante / gris*: what is worn on both sides (NGLE §3.8, *nombres de objetos dobles*).
  func wearBoth(_ clause: inout Clause, _ verb: String) {
    guard
      let index = clause.complements.firstIndex(where: { WornWords.worn.contains($0.lexeme.lemma) }
      ),
      index == 0 || clause.complements[index - 1].lexeme.isConnective
        || WornWords.trying.contains(clause.complements[index - 1].lexeme.lemma),
      clause.complements[index].lexeme.number != .plural,
      index + 1 == clause.complements.count
        || !WornWords.single.contains(clause.complements[index + 1].lexeme.lemma)
    else { return }
    makePlural(&clause.complements[index])
    let deed = index > 0 ? clause.complements[index - 1].lexeme.lemma : verb
    guard WornWords.getting.contains(deed), index + 1 < clause.complements.count,
      clause.complements[index + 1].lexeme.wordClass == .adjective,
      clause.complements[index].government == nil
        || clause.complements[index].government?.article
          != .definite,
      !clause.isNegative, let some = lexicon.known("un")
    else { return }
    // Unos zapatos nuevos: one pair of them.
    clause.complements[index].government = nil
    clause.complements.insert(Constituent(some), at: index)
  }
}

/// Words of what is worn.
enum WornWords {
  /// What is done with both of a pair.
  static let trying: WordSet = [
    "comprar", "comprarse", "ponerse", "quitarse", "llevar", "llevar puesto", "querer",
    "necesitar", "estrenar", "probarse", "regalar",
  ]
  /// Verbs by which one has another pair.
  static let getting: WordSet = ["comprar", "comprarse", "necesitar", "querer", "estrenar"]
  static let single: WordSet = ["izquierdo", "derecho", "que", "de", "solo", "perdido"]
  static let worn: WordSet = [
    "calcetín", "zapato", "zapatilla", "bota", "guante", "sandalia", "patín", "cordón", "chancla",
  ]
}
