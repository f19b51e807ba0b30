import AACCore

/// What is done once a meal is over, and mornings that have been (NGLE §24.5, §30.6; Bechara, *Advérbio*).
extension ClausePlanner {
  /// *Repousar / almoço, recoger la mesa / cena, cepillarse / dientes / desayuno*: after it, not in it.
  func restAfterMeals(_ clause: inout Clause, _ verb: String) {
    guard let last = clause.complements.indices.last,
      AfterMealWords.meals.contains(clause.complements[last].lexeme.lemma),
      clause.complements[last].government == nil,
      last == 0 || clause.complements[last - 1].lexeme.wordClass != .adposition,
      !isBesideMeal(last, clause),
      AfterMealWords.resting.contains(verb)
        || last > 0 && AfterMealWords.tidying.contains(verb)
          && clause.complements[..<last].contains(where: {
            AfterMealWords.tidied.contains($0.lexeme.lemma)
          })
    else { return }
    clause.complements[last].government = Government(
      preposition: language == .spanish ? "después de" : "depois de", article: .definite)
  }

  /// *Después / cena, antes / jantar*: the word before the meal says on which side of it.
  func isBesideMeal(_ meal: Int, _ clause: Clause) -> Bool {
    meal > 0 && AfterMealWords.sides.contains(clause.complements[meal - 1].lexeme.lemma)
  }

  /// *Hizo ejercicio por la mañana*: what is over was not tomorrow.
  func tellPastMorning(_ clause: inout Clause) {
    guard clause.tense == .past, let last = clause.complements.indices.last else { return }
    if last > 0, clause.complements[last].lexeme.lemma == "temprano",
      clause.complements[last - 1].lexeme.lemma == "mañana"
    {
      // Se levantó temprano por la mañana.
      clause.complements.swapAt(last - 1, last)
    }
    guard
      clause.complements[last].lexeme.lemma == "mañana",
      clause.complements[last].lexeme.wordClass == .adverb,
      last == 0
        || clause.complements[last - 1].lexeme.wordClass == .noun
          && !clause.complements[last - 1].lexeme.kind.isTemporal
        || clause.complements[last - 1].lexeme.wordClass == .adjective
        || clause.complements[last - 1].lexeme.lemma == "temprano",
      let morning = lexicon.known("por la mañana")
    else { return }
    clause.complements[last].lexeme = morning
  }
}

enum AfterMealWords {
  static let meals: WordSet = [
    "desayuno", "almuerzo", "comida", "merienda", "cena", "café da manhã", "almoço", "jantar",
    "lanche", "pequeno-almoço",
  ]

  /// What was chosen says on which side of the meal.
  static let sides: WordSet = ["antes", "después", "depois"]

  /// One does it when one has eaten.
  static let resting: WordSet = [
    "descansar", "reposar", "echarse la siesta", "dormir la siesta", "echar la siesta", "repousar",
    "tirar uma soneca", "tirar um cochilo", "cochilar", "lavar la vajilla",
  ]

  static let tidying: WordSet = [
    "lavarse", "cepillarse", "limpiarse", "lavar", "fregar", "limpiar", "recoger", "barrer",
    "secar",
    "escovar", "arrumar", "limpar", "varrer", "enxugar",
  ]

  static let tidied: WordSet = [
    "diente", "dientes", "plato", "platos", "cocina", "mesa", "vajilla", "suelo", "dente", "dentes",
    "prato", "pratos", "louça", "cozinha", "chão",
  ]
}
