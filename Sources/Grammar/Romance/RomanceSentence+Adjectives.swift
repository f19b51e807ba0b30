import AACCore

extension RomanceSentence {
  /// Whether an adjective that was chosen before its noun may stay there: *buen amigo, gran casa*
  /// (NGLE §13.13; Cunha & Cintra, chapter 10).
  func isEarly(_ adjective: Constituent, _ phrase: NounPhrase) -> Bool {
    guard let noun = phrase.noun?.tile, let own = adjective.tile else { return false }
    if isSpanish, adjective.lexeme.lemma == "próximo", phrase.noun?.lexeme.kind.isTemporal == false
    {
      // La próxima parada, in whatever order: it ranks them (NGLE §13.13).
      return true
    }
    if isSpanish, let head = phrase.noun?.lexeme.lemma, NumberWords.sequential.contains(head),
      NumberWords.ordinals.contains(adjective.lexeme.lemma)
    {
      // La segunda página, in whatever order.
      return true
    }
    if !isSpanish, Self.ranks.contains(adjective.lexeme.lemma), let head = phrase.noun?.lexeme,
      adjective.lexeme.lemma != "primeiro" || WordSorter.ranked.contains(head.lemma)
    {
      // A segunda página, in whatever order (Cunha & Cintra, chapter 12, *Numerais ordinais*).
      return true
    }
    guard own < noun else { return false }
    if isSpanish, adjective.lexeme.lemma == "mayor" || adjective.lexeme.lemma == "grande",
      let head = phrase.noun?.lexeme,
      KinWords.siblings.contains(head.lemma) || adjective.lexeme.lemma == "mayor" && head.isHuman
    {
      // Mi hermana mayor, una persona mayor: told by age (NGLE §13.13).
      return false
    }
    // Un plato más grande: with its degree it stands behind (NGLE §13.14).
    if isSpanish, phrase.degree != nil, Self.open.contains(adjective.lexeme.lemma) { return false }
    // Su propia cuna (NGLE §18.5).
    if isSpanish, adjective.lexeme.lemma == "propio", phrase.possessive != nil { return true }
    return Self.early.contains(adjective.lexeme.lemma)
  }

  private static let early: WordSet = [
    "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo", "único", "siguiente",
    "bueno", "malo", "grande", "primero", "segundo", "tercero", "último", "próximo", "mismo",
    "mejor", "peor", "mayor", "bom", "mau", "primeiro", "terceiro", "próxima", "mesmo", "melhor",
    "pior", "maior", "quarto", "sétimo", "oitavo", "nono", "penúltimo", "ótimo", "péssimo",
    "excelente",
  ]

  private static let ranks: WordSet = [
    "primeiro", "segundo", "terceiro", "quinto", "sexto", "sétimo", "oitavo", "nono", "décimo",
    "último", "penúltimo",
  ]

  /// Adjectives before their noun, shortened where Spanish does so.
  mutating func sayEarlyAdjectives(_ phrase: NounPhrase, _ features: Agreement) {
    for adjective in phrase.adjectives where isEarly(adjective, phrase) {
      let lemma = adjective.lexeme.lemma
      let form =
        short(lemma, features) ?? grammar.forms.adjective(lemma, features.gender, features.number)
      if form != lemma { buffer.note(.adjectiveAgreement, lemma, form) }
      say(form, tile: adjective.tile)
    }
  }

  /// Whether an early adjective says which one of several, so that it is known: *el primer libro*.
  func isRanked(_ phrase: NounPhrase) -> Bool {
    // Mejor cocinera que papá: compared with another, and not chosen from all (NGLE §45.5, §45.13).
    if isSpanish, phrase.complement.first?.link?.lexeme.lemma == "que" { return false }
    // A página seguinte: told by its place in the order (Cunha & Cintra, chapter 9, *Artigo definido*).
    if !isSpanish, phrase.quantity == nil,
      ["seguinte", "anterior"].contains(phrase.adjectives.last?.lexeme.lemma ?? "")
    {
      return true
    }
    return phrase.adjectives.contains {
      isEarly($0, phrase) && !Self.open.contains($0.lexeme.lemma)
    }
  }

  private static let open: WordSet = [
    "bueno", "malo", "grande", "bom", "mau", "ótimo", "péssimo", "excelente",
  ]

  /// *Buen, mal, gran, primer, tercer* (NGLE §13.12).
  private func short(_ lemma: String, _ features: Agreement) -> String? {
    guard isSpanish, features.number == .singular else { return nil }
    if lemma == "grande" { return "gran" }
    guard features.gender == .masculine else { return nil }
    return ["bueno", "malo", "primero", "tercero"].contains(lemma)
      ? String(lemma.dropLast()) : nil
  }
}
