import AACCore

/// Spanish rows of how one is or what one has and what one wants for it, in either order: *mareado / agua, silla / cansado, herida
/// / tirita, crema / picor* (NGLE §31.1, *yuxtaposición*; §37.9).
extension TileReader {
  /// The row with both thoughts said.
  func wantForState(_ words: inout [Constituent]) {
    guard words.count == 2 else { return }
    if let state = words.firstIndex(where: { RemedyWords.states.contains($0.lexeme.lemma) }),
      words[state].lexeme.wordClass == .adjective, isWanted(words[1 - state])
    {
      let thing = words[1 - state]
      let isGoal = thing.lexeme.lemma == "cama"
      words = [words[state]] + (isGoal ? [thing] : [deed("querer"), thing])
    } else if let ailment = words.firstIndex(where: {
      RemedyWords.ailments.contains($0.lexeme.lemma)
    }), RemedyWords.remedies.contains(words[1 - ailment].lexeme.lemma) {
      var had = words[ailment]
      had.lexeme.wordClass = .noun
      had.lexeme.kind = RemedyWords.counted.contains(had.lexeme.lemma) ? .thing : .state
      if had.lexeme.kind == .state { had.lexeme.article = .bare }
      let apart = Constituent(Lexeme(lemma: ",", wordClass: .conjunction, kind: .connective))
      words = [deed("tener"), had, apart, deed("querer"), words[1 - ailment]]
    }
  }

  private func isWanted(_ word: Constituent) -> Bool {
    guard isThing(word), !word.lexeme.takesPlace else { return false }
    switch word.lexeme.kind {
    case .food, .drink, .dish, .furniture, .clothing, .medicine: return true
    default: return RemedyWords.remedies.contains(word.lexeme.lemma)
    }
  }
}

/// Words of such rows.
enum RemedyWords {
  /// How people are, and no thing is.
  static let states: WordSet = [
    "cansado", "mareado", "enfermo", "resfriado", "constipado", "acatarrado", "agotado", "sediento",
    "hambriento", "acalorado",
  ]
  /// What one suffers from.
  static let ailments: WordSet = [
    "herida", "picor", "picadura", "golpe", "ampolla", "quemadura", "corte", "rozadura", "moratón",
    "grano", "catarro", "gripe", "náuseas", "mareo", "alergia", "arañazo", "mocos",
    "calor",
  ]
  /// Of these what one counts.
  static let counted: WordSet = [
    "herida", "picadura", "golpe", "ampolla", "quemadura", "corte", "rozadura", "moratón", "grano",
    "arañazo",
  ]
  /// What helps against it.
  static let remedies: WordSet = [
    "tirita", "crema", "pomada", "venda", "hielo", "jarabe", "pastilla", "gotas", "medicina",
    "ventilador", "abanico", "aire acondicionado", "bolsa de hielo", "pañuelo", "gasa",
    "termómetro", "aspirina", "agua", "cojín", "almohada", "manta",
  ]
}
