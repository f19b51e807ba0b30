import AACCore

/// What stands between verbs of which neither opens the other: *y*, *para*, a gerund, or nothing (NGLE §26.5, §27.4, §31.1; Cunha &
/// Cintra, chapter 18).
extension RoleAssigner {
  /// *Me gusta cantar **y** bailar*: verbs side by side of which neither opens the other are joined.
  mutating func joinUnopenedVerbs() {
    for index in plan.verbs.indices.dropFirst() {
      if plan.verbs[index - 1].frame.opensCausative { moveWhom(index - 1) }
      let before = plan.verbs[index - 1]
      guard before.frame.opening == nil, !before.frame.opensClause, before.frame.isListed,
        plan.verbs[index].connective == nil, plan.verbs[index].subject == nil,
        plan.verbs[index].link == nil
      else { continue }
      let perceived = plan.fillers.contains {
        let isDone = $0.role == .object || $0.role == .recipient && before.frame.opensCausative
        return $0.verb == index - 1 && isDone
          && ($0.phrases[0].noun?.lexeme.isBeing == true || isPerceived($0, before.frame))
      }
      if perceived && !isDoneWithSomebody(index) || before.frame.lemma == "hacer"
        || causes(index - 1) || judgesDeed(before)
      {
        continue
      }
      if isKeptUp(before, index - 1) {
        plan.verbs[index - 1].frame.opening = .gerund
        continue
      }
      if linksToSomebody(index) { continue }
      let hasThing = plan.fillers.contains { $0.verb == index - 1 && $0.role == .object }
      if hasThing, Self.serving.contains(before.frame.lemma) || servesByRole(before.frame),
        language != .english,
        !plan.options.contains(.request)
      {
        // Uso la tableta para hablar.
        plan.verbs[index].link = Constituent(
          Lexeme(lemma: "para", wordClass: .adposition, kind: .direction))
        continue
      }
      if happensMeanwhile(index) { continue }
      plan.verbs[index].connective = Constituent(
        Lexeme(lemma: language.and, wordClass: .conjunction, kind: .connective))
    }
  }

  /// Verbs of taking and using a thing, for what is done with it.
  private static let serving: WordSet = [
    "usar", "utilizar", "comprar", "tener", "pedir", "necesitar", "traer", "llevar", "ter",
    "trazer",
    "levar", "precisar",
  ]
}
