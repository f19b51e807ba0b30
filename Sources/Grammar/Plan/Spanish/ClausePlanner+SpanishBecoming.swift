import AACCore

/// By what and where somebody becomes or feels so, chosen without a preposition: *me puse contento con el regalo, me siento solo en
/// el recreo, se puso rojo de vergüenza, estoy cansado del viaje* (NGLE §36.4, *complementos de los adjetivos*; §38.3, *verbos
/// pseudocopulativos*).
extension ClausePlanner {
  /// Puts the preposition between the quality and the noun behind it.
  func becomeSo(_ clause: inout Clause, _ verb: String) {
    guard BecomingWords.verbs.contains(verb), clause.complements.count > 1 else { return }
    let quality = clause.complements[0].lexeme.kind == .degree && clause.complements.count > 2 ? 1 : 0
    var noun = quality + 1
    while noun + 1 < clause.complements.count, clause.complements[noun].lexeme.isDeterminerLike {
      noun += 1
    }
    guard isBecome(clause.complements[quality].lexeme, verb),
      case let cause = clause.complements[noun].lexeme,
      cause.wordClass == .noun || cause.wordClass == .properNoun || cause.wordClass == .pronoun,
      !cause.kind.isTemporal, cause.kind != .clothing, cause.kind != .quantity,
      noun + 1 == clause.complements.count
        || clause.complements[noun + 1].lexeme.kind.isTemporal,
      verb != "estar" || isLostBeside(clause.complements[quality].lexeme, cause),
      let link = link(clause.complements[quality].lexeme.lemma, cause, verb)
    else { return }
    let isBare = cause.kind.isSensation || cause.kind == .illness
    let isKnown =
      !isBare && noun == quality + 1 && cause.wordClass == .noun && !cause.isHuman
      && cause.article != .bare
    add(link, before: quality + 1, to: &clause)
    if isBare { clause.complements[noun + 1].lexeme.article = .bare }
    if isKnown, let the = lexicon.known("el") {
      clause.complements.insert(Constituent(the), at: quality + 2)
    }
  }

  private func isBecome(_ word: Lexeme, _ verb: String) -> Bool {
    if word.wordClass == .adjective {
      return word.kind.isPassing || BecomingWords.qualities.contains(word.lemma)
        || AdjectiveLinks.beforeNoun(word.lemma) != nil
    }
    return BecomingWords.well.contains(word.lemma) && BecomingWords.feeling.contains(verb)
  }

  /// *Cansado / viaje, enfermo / gripe*: what the verb alone would say otherwise.
  private func isLostBeside(_ quality: Lexeme, _ cause: Lexeme) -> Bool {
    if cause.kind == .illness { return AdjectiveLinks.beforeNoun(quality.lemma) == nil }
    return AdjectiveLinks.beforeNoun(quality.lemma) != nil
      && frames["estar"].slots.contains { $0.words.contains(cause.lemma) }
  }

  private func link(_ quality: String, _ cause: Lexeme, _ verb: String) -> String? {
    if cause.kind == .illness { return "con" }
    if cause.kind.isSensation { return "de" }
    let isThere =
      KindSet.places.contains(cause.kind) || cause.kind == .furniture || cause.kind == .vehicle
      || BecomingWords.sessions.contains(cause.lemma)
    if isThere, verb != "estar" { return "en" }
    return AdjectiveLinks.beforeNoun(quality) ?? "con"
  }
}

/// Words of becoming and feeling so.
private enum BecomingWords {
  static let verbs: WordSet = [
    "ponerse", "sentirse", "quedarse", "volverse", "encontrarse", "estar",
  ]
  static let feeling: WordSet = ["sentirse", "encontrarse"]
  static let well: WordSet = ["bien", "mal", "mejor", "peor", "fatal", "genial"]
  /// What is no passing state by its kind.
  static let qualities: WordSet = [
    "solo", "cómodo", "incómodo", "malo", "rojo", "colorado", "pálido", "loco", "tranquilo", "bueno",
    "raro", "mejor", "peor", "débil", "fuerte", "libre",
  ]
  static let sessions: WordSet = ["recreo", "clase", "fiesta", "excursión", "comedor", "terapia"]
}
