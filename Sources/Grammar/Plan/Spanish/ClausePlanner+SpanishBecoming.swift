import AACCore

/// By what and where somebody becomes or feels so, chosen without a preposition: *me puse contento con el regalo, me siento solo en
/// el recreo, se puso rojo de vergüenza, estoy cansado del viaje* (NGLE §36.4, *complementos de los adjetivos*; §38.3, *verbos
/// pseudocopulativos*).
extension ClausePlanner {
  /// Puts the preposition between the quality and the noun behind it.
  func becomeSo(_ clause: inout Clause, _ verb: String) {
    guard BecomingWords.verbs.contains(verb), clause.complements.count > 1 else { return }
    let quality =
      clause.complements[0].lexeme.kind == .degree && clause.complements.count > 2 ? 1 : 0
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
      !isBare && link != "en" && noun == quality + 1 && cause.wordClass == .noun && !cause.isHuman
      && cause.article != .bare
    add(link, before: quality + 1, to: &clause)
    if isBare { clause.complements[noun + 1].lexeme.article = .bare }
    if isKnown, let the = lexicon.known("el") {
      clause.complements.insert(Constituent(the), at: quality + 2)
    }
  }

  /// *Yo / gustar / tú / camiseta*: whose is liked, where the thing stands right behind.
  func likeYours(_ clause: inout Clause, _ verb: String) {
    guard verb == "gustar" || verb == "encantar",
      let owner = clause.complements.indices.dropLast().first(where: {
        clause.complements[$0].lexeme.lemma == "tú"
      }), owner == 0 || clause.complements[owner - 1].lexeme.wordClass != .adposition,
      case let thing = clause.complements[owner + 1].lexeme, thing.wordClass == .noun,
      !thing.isBeing, !thing.kind.isTemporal, let your = lexicon.known("tu")
    else { return }
    clause.complements[owner] = Constituent(your, tile: clause.complements[owner].tile)
    clause.complements[owner + 1].government = nil
  }

  /// *Doler / cabeza / gripe, picar / ojos / alergia*: because of what.
  func ailBy(_ clause: inout Clause, _ verb: String) {
    guard BecomingWords.aching.contains(verb), let last = clause.complements.indices.last, last > 0,
      clause.complements[last].lexeme.kind == .illness
        || BecomingWords.ills.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last - 1].lexeme.kind == .body
        || clause.complements[last - 1].lexeme.wordClass == .pronoun,
      let the = lexicon.known("el")
    else { return }
    add("por", before: last, to: &clause)
    clause.complements.insert(Constituent(the), at: last + 1)
  }

  private func isBecome(_ word: Lexeme, _ verb: String) -> Bool {
    if word.wordClass == .adjective {
      return word.kind.isPassing || BecomingWords.qualities.contains(word.lemma)
        || AdjectiveLinks.beforeNoun(word.lemma) != nil
    }
    return WhereElseWords.manners.contains(word.lemma) && BecomingWords.feeling.contains(verb)
  }

  /// *Cansado / viaje, enfermo / gripe*: what the verb alone would say otherwise.
  private func isLostBeside(_ quality: Lexeme, _ cause: Lexeme) -> Bool {
    if cause.kind == .illness { return AdjectiveLinks.beforeNoun(quality.lemma) == nil }
    return AdjectiveLinks.beforeNoun(quality.lemma) != nil
      && frames["estar"].slots.contains { $0.words.contains(cause.lemma) }
  }

  private func link(_ quality: String, _ cause: Lexeme, _ verb: String) -> String? {
    if cause.kind == .illness { return "con" }
    if cause.kind == .body { return "de" }
    if quality == "guapo", cause.kind == .event { return "para" }
    if cause.kind.isSensation { return "de" }
    let isThere =
      KindSet.places.contains(cause.kind) || cause.kind == .furniture || cause.kind == .vehicle
      || BecomingWords.sessions.contains(cause.lemma)
    if isThere, verb != "estar" { return "en" }
    return AdjectiveLinks.beforeNoun(quality, cause) ?? "con"
  }
}

/// Words of becoming and feeling so.
private enum BecomingWords {
  static let verbs: WordSet = [
    "ponerse", "sentirse", "quedarse", "volverse", "encontrarse", "estar",
  ]
  static let feeling: WordSet = ["sentirse", "encontrarse"]
  static let aching: WordSet = ["doler", "picar", "arder", "escocer", "llorar"]
  static let ills: WordSet = ["fiebre", "humo", "polvo", "polen", "tos", "caída", "golpe"]
  /// What is no passing state by its kind.
  static let qualities: WordSet = [
    "solo", "cómodo", "incómodo", "malo", "rojo", "colorado", "pálido", "loco", "tranquilo",
    "bueno",
    "raro", "mejor", "peor", "débil", "fuerte", "libre", "guapo", "serio", "furioso", "histérico",
    "pesado", "celoso", "gracioso", "bravo",
  ]
  static let sessions: WordSet = ["recreo", "clase", "fiesta", "excursión", "comedor", "terapia"]
}

extension ClausePlanner {
  /// *Acompañar / yo / tú / baño*, asked of somebody: he is asked, and nothing is done to him (NGLE §42.3).
  func turnToListener(_ clause: inout Clause) {
    guard clause.complements.count + clause.subject.count > 1,
      let you = clause.complements.firstIndex(where: {
        $0.lexeme.wordClass == .pronoun && OrderWords.spokenTo.contains($0.lexeme.lemma)
      }), you == 0 || clause.complements[you - 1].lexeme.wordClass != .adposition
    else { return }
    if clause.subject.isEmpty, clause.complements.contains(where: { $0.lexeme.lemma == "yo" }) {
      clause.subject = [clause.complements.remove(at: you)]
    } else if clause.subject.count == 1, clause.subject[0].lexeme.lemma == "yo" {
      swap(&clause.subject[0], &clause.complements[you])
    }
  }
}
