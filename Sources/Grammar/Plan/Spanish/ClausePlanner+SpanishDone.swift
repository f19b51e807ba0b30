import AACCore

/// What is done or said in some way, with nothing named that it is (NGLE §16.9, *lo*).
extension ClausePlanner {
  /// *Hacer / sin querer, decir / en serio, querer / hacer / yo / solo*: what is done or said so stands as *lo* (NGLE §16.9).
  func sayWhatIsDone(_ clause: inout Clause, _ verb: String) {
    guard !clause.isLaid, !clause.isQuestion, !clause.complements.isEmpty,
      case let deed = clause.complements.lastIndex(where: { $0.lexeme.isInfinitive }) ?? -1,
      case let lemma = deed < 0 ? verb : clause.complements[deed].lexeme.lemma,
      DoneWords.done.contains(lemma), case let rest = clause.complements[(deed + 1)...],
      clause.complements[..<max(deed, 0)].allSatisfy({ $0.lexeme.lemma == "a" }),
      rest.allSatisfy({
        DoneWords.ways.contains($0.lexeme.lemma)
          || $0.lexeme.lemma == "yo" && rest.last?.lexeme.lemma == "solo"
      }), !rest.isEmpty || lemma == "intentar"
    else { return }
    clause.complements.insert(Constituent(WordJoiner.pronoun("lo")), at: deed + 1)
    clause.reasons.append(Realization.RuleApplication(.understood, lemma, "lo"))
  }
}

/// Words of how something is done.
private enum DoneWords {
  static let done: WordSet = ["hacer", "decir", "intentar", "dar"]
  /// How something is done or said.
  static let ways: WordSet = [
    "luego", "después", "mañana", "sin querer", "a propósito", "queriendo", "adrede", "en serio",
    "de verdad", "en broma", "en secreto", "de broma", "solo", "sola", "por hecho", "aposta",
    "otra vez", "en voz baja", "en voz alta", "a toda prisa", "de corazón",
  ]
}
