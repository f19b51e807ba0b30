import AACCore

/// Portuguese reasons that are about the weather (Cunha & Cintra, chapter 7, *Oração sem sujeito*; chapter 18, *Orações
/// causais*).
extension ClausePlanner {
  /// *Veste o casaco porque está frio*: behind an order the cold is that of the day (Cunha & Cintra, chapter 7, *Oração sem
  /// sujeito*).
  func blameWeather(_ plan: inout ClausePlan, _ index: Int) {
    let verb = plan.verbs[index]
    guard plan.options.contains(.request), verb.constituent.lexeme.lemma == "estar",
      verb.subject == nil,
      JudgedWords.reasons(in: .portuguese).contains(verb.subordinator?.lexeme.lemma ?? ""),
      let filler = plan.fillers.firstIndex(where: {
        $0.verb == index
          && ($0.phrases[0].noun ?? $0.phrases[0].adjectives.first)?.lexeme.lemma == "frio"
      }),
      let noun = plan.fillers[filler].phrases[0].noun
        ?? plan.fillers[filler].phrases[0].adjectives.first
    else { return }
    plan.fillers[filler].phrases[0].noun = nil
    plan.fillers[filler].phrases[0].adjectives = [
      Constituent(
        Lexeme(lemma: "frio", wordClass: .adjective, kind: .quality), tile: noun.tile)
    ]
    plan.fillers[filler].role = .attribute
    plan.fillers[filler].preposition = nil
    plan.verbs[index].frame.pattern = .weather
  }
}
