import AACCore

/// Where a short word stands that says how, how early or here (NGLE §30.3, §46.5; Bechara, *Advérbio*).
extension ClausePlanner {
  /// *Me encuentro mal después de la comida, levanto-me cedo na segunda-feira*: a short word for how or how early,
  /// chosen before place and time, stays right behind the verb (NGLE §30.3; Bechara, *Advérbio*).
  func keepMannerClose(_ plan: inout ClausePlan) {
    guard plan.verbs.count == 1 else { return keepMannerBeforeAim(&plan) }
    for index in plan.adverbials.indices where plan.adverbials[index].place == .end {
      if isSkill(plan, index) {
        plan.adverbials[index].place = .verb
        continue
      }
      guard
        Self.close.contains(plan.adverbials[index].phrase)
          || plan.adverbials[index].constituent.lexeme.kind.tellsHow
            && plan.adverbials[index].phrase.hasSpace
            && (language == .portuguese || isHowOneIs(plan, index)),
        plan.adverbials[index].than == nil, let tile = plan.adverbials[index].constituent.tile
      else { continue }
      let phrase = plan.adverbials[index].phrase
      let isShort = language == .spanish && (phrase == "bien" || phrase == "mal")
      let isFirst = plan.fillers.allSatisfy { filler in
        (isShort || filler.role != .object) && filler.role != .attribute
          && (filler.prepositionTile ?? filler.phrases.first?.noun?.tile ?? -1) > tile
      }
      if isFirst, !plan.fillers.isEmpty { plan.adverbials[index].place = .verb }
    }
    if language == .spanish { putHereFirst(&plan) }
    putMannerFirst(&plan)
  }

  /// *Juega bien al fútbol, toca mal la guitarra*: how well before what it is, in whatever order they were chosen
  /// (NGLE §30.6).
  private func isSkill(_ plan: ClausePlan, _ index: Int) -> Bool {
    if language == .portuguese, plan.verbs[0].frame.lemma == "cuidar" {
      // Vocês cuidaram muito bem de mim.
      return ["bem", "mal", "melhor", "muito bem", "muito mal"]
        .contains(plan.adverbials[index].phrase)
    }
    guard language == .spanish, Self.skilled.contains(plan.verbs[0].frame.lemma),
      plan.adverbials[index].than == nil, plan.fillers.count == 1, plan.inquiry == nil
    else { return false }
    return ["bien", "mal"].contains(plan.adverbials[index].phrase)
      && plan.adverbials[index].degree == nil
      && (plan.fillers[0].role == .object || plan.fillers[0].role == .topic)
  }

  private static let skilled: WordSet = [
    "jugar", "tocar", "hablar", "cocinar", "dibujar", "escribir", "pronunciar",
    "pintar", "conducir",
  ]

  /// *Está en paro desde enero, estoy de baja por un accidente*: how one is, before since when and why.
  private func isHowOneIs(_ plan: ClausePlan, _ index: Int) -> Bool {
    (plan.verbs[0].frame.pattern == .stateCopula || plan.verbs[0].frame.lemma.hasSuffix("se"))
      && (plan.adverbials[index].phrase.hasPrefix("en ")
        || plan.adverbials[index].phrase.hasPrefix("de "))
  }

  /// *Vivo aquí desde 2015*: where before since when, in whatever order they are said.
  private func putHereFirst(_ plan: inout ClausePlan) {
    guard
      let here = plan.adverbials.firstIndex(where: {
        $0.place == .end && ["aquí", "allí", "ahí"].contains($0.phrase)
      }),
      plan.adverbials.contains(where: {
        $0.phrase.hasPrefix("desde") || $0.phrase.hasPrefix("hasta")
      })
        || plan.fillers.contains(where: { $0.preposition == "desde" || $0.preposition == "hasta" })
    else { return }
    plan.adverbials[here].place = .verb
  }

  /// *Me despierto temprano para ir a la escuela*: how or how early, chosen before what it is done for, is of the first verb
  /// (NGLE §46.5).
  private func keepMannerBeforeAim(_ plan: inout ClausePlan) {
    guard language == .spanish, plan.verbs.count > 1, plan.verbs[1].link?.lexeme.lemma == "para",
      let aim = plan.verbs[1].link?.tile ?? plan.verbs[1].constituent.tile
    else { return }
    for index in plan.adverbials.indices
    where plan.adverbials[index].place == .end && plan.adverbials[index].than == nil {
      guard plan.adverbials[index].verb == 0 || plan.adverbials[index].verb == 1,
        Self.close.contains(plan.adverbials[index].phrase),
        let tile = plan.adverbials[index].constituent.tile, tile < aim,
        !plan.fillers.contains(where: { $0.verb == 0 })
      else { continue }
      plan.adverbials[index].verb = 0
      plan.adverbials[index].place = .opener
    }
  }

  /// *No dormí bien anoche*: how before when, in whatever order they were chosen.
  private func putMannerFirst(_ plan: inout ClausePlan) {
    guard plan.adverbials.count > 1,
      let manner = plan.adverbials.lastIndex(where: {
        $0.place == .end && $0.than == nil && Self.close.contains($0.phrase)
      }),
      let time = plan.adverbials[..<manner].firstIndex(where: {
        $0.place == .end && $0.constituent.lexeme.kind.isTemporal && !Self.close.contains($0.phrase)
      }), plan.adverbials[time].verb == plan.adverbials[manner].verb
    else { return }
    plan.adverbials.insert(plan.adverbials.remove(at: manner), at: time)
  }

  private static let close: WordSet = [
    "bien", "mal", "mejor", "peor", "temprano", "tarde", "pronto", "despacio", "rápido", "lento",
    "bem", "melhor",
    "pior", "cedo", "devagar", "depressa", "solo", "juntos", "sozinho", "fuerte", "mucho",
  ]
}
