import AACCore

/// *Alone, together* among the complements: said of whoever does it and of no noun beside it: *ella duerme sola en la
/// cama, nós brincamos juntos no parque, she sleeps alone at home* (NGLE §38.7, *predicativos del sujeto*; Cunha & Cintra,
/// chapter 7, *Predicativo do sujeito*; CGEL §7.35).
extension WordSorter {
  /// Whether a quality that limits nothing is the doer's, whatever noun stands beside it.
  func isOfDoer(_ word: Lexeme) -> Bool {
    guard !isSubject, Self.alone.contains(word.lemma), connective == nil, preposition == nil,
      pending.isEmpty || pending.noun != nil || pending.isOnlyDegree,
      let verb = plan.verbs.last?.frame
    else { return false }
    return !Self.seen.contains(verb.lemma)
  }

  /// *Quiero **solo** agua*: before what there is enough or little of, *solo* limits it (NGLE §40.3); before what is done
  /// it is who does it: *hace sola los deberes*.
  func saysOnly(_ word: Lexeme, before rest: ArraySlice<Constituent>) -> Bool {
    guard planner.language == .spanish, word.lemma == "solo", pending.isEmpty,
      let next = rest.first?.lexeme
    else { return false }
    if next.wordClass == .verb || next.kind == .quantity { return true }
    guard next.wordClass == .noun, !next.isBeing, let verb = plan.verbs.last?.frame else {
      return isSubject
    }
    guard !isSubject else { return true }
    return Self.limited.contains(verb.lemma) && !KindSet.places.contains(next.kind)
  }

  private static let alone: WordSet = [
    "solo", "solito", "junto", "juntos", "sozinho", "sozinhos", "alone", "together",
  ]
  /// Verbs of finding somebody as he is: *vi al niño solo*.
  private static let seen: WordSet = [
    "ver", "dejar", "encontrar", "oír", "mirar", "deixar", "olhar", "ouvir", "achar",
    "leave", "leave alone", "see", "find", "let", "keep", "get",
  ]
  /// What one wants, takes and has some of.
  private static let limited: WordSet = [
    "querer", "necesitar", "tener", "haber", "comer", "beber", "tomar", "pedir", "comprar",
    "gustar",
    "quedar", "faltar", "costar", "llevar", "hablar", "ver", "oír", "saber", "dar", "poner",
    "desayunar", "cenar", "merendar", "almorzar", "gastar", "ser",
  ]
}
