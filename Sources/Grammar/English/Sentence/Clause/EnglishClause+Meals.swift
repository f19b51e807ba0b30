import AACCore

/// What is eaten at a meal that has its own verb: *have lunch/pizza* is *I have pizza for lunch* (CGEL §9.46, *for* of purpose;
/// CaGEL ch. 4 §7, light verbs).
extension EnglishClause {
  mutating func splitMeal() {
    for verb in plan.verbs.indices {
      let chosen = plan.verbs[verb].constituent
      guard let meal = Self.meals[chosen.lexeme.lemma],
        let food = plan.fillers.firstIndex(where: { filler in
          filler.verb == verb && filler.prepositionTile == nil
            && filler.phrases.allSatisfy { KindSet.edible.contains($0.roleKind) }
        })
      else { continue }
      plan.verbs[verb].constituent.lexeme.lemma = "have"
      plan.verbs[verb].frame = LanguageTables.tables(.english).frames["have"]
      var eaten = plan.fillers.remove(at: food)
      eaten.role = .object
      eaten.preposition = nil
      eaten.article = nil
      let noun = Constituent(Lexeme(lemma: meal, wordClass: .noun, kind: .meal), tile: chosen.tile)
      let first = plan.fillers.firstIndex { $0.verb == verb } ?? plan.fillers.endIndex
      plan.fillers.insert(
        contentsOf: [
          eaten,
          Filler(.other, NounPhrase(noun), preposition: "for", article: .bare, verb: verb),
        ], at: first)
    }
  }

  private static let meals: WordMap<String> = [
    "have breakfast": "breakfast", "have lunch": "lunch", "have dinner": "dinner",
    "have supper": "supper",
  ]
}
