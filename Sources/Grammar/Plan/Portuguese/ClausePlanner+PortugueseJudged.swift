import AACCore

/// What a reason is about where nobody chose it: *devolvi os sapatos porque estavam apertados* (Cunha & Cintra, chapter 7,
/// *Sujeito oculto*; chapter 18, *Orações causais*).
extension ClausePlanner {
  /// Gives a quality that only things have the thing before it as its subject.
  func settleJudgedThings(_ plan: inout ClausePlan) {
    guard language == .portuguese, plan.verbs.count > 1 else { return }
    for index in plan.verbs.indices.dropFirst() {
      blameWeather(&plan, index)
      let verb = plan.verbs[index]
      guard verb.frame.isCopular, verb.subject == nil, !verb.hasKnownSubject,
        JudgedWords.reasons.contains(verb.subordinator?.lexeme.lemma ?? ""),
        verb.constituent.lexeme.person == nil,
        let quality = plan.fillers.first(where: { $0.verb == index && $0.role == .attribute })?
          .phrases.first?.adjectives.first?.lexeme, JudgedWords.ofThings.contains(quality.lemma),
        let thing = plan.fillers.last(where: { isJudged($0, before: index) })?.phrases[0]
      else { continue }
      plan.verbs[index].subject = thing
      plan.verbs[index].hasKnownSubject = true
    }
  }

  /// *Veste o casaco porque está frio*: behind an order the cold is that of the day (Cunha & Cintra, chapter 7, *Oração sem
  /// sujeito*).
  private func blameWeather(_ plan: inout ClausePlan, _ index: Int) {
    let verb = plan.verbs[index]
    guard plan.options.contains(.request), verb.constituent.lexeme.lemma == "estar",
      verb.subject == nil,
      JudgedWords.reasons.contains(verb.subordinator?.lexeme.lemma ?? ""),
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

  private func isJudged(_ filler: Filler, before verb: Int) -> Bool {
    guard filler.verb < verb, filler.phrases.count == 1,
      filler.role == .object || filler.role == .topic,
      let noun = filler.phrases[0].noun?.lexeme, noun.wordClass == .noun
    else { return false }
    return !noun.isBeing && !noun.kind.isTemporal && noun.kind != .body && noun.kind != .feeling
  }
}

/// Words by which it is told what a reason is about.
private enum JudgedWords {
  /// Words that begin a reason for what is done with a thing, or what stands against it.
  static let reasons: WordSet = ["porque", "já que", "pois", "mas", "embora"]
  /// Qualities and states of things.
  static let ofThings: WordSet = [
    "apertado", "largo", "folgado", "justo", "rasgado", "furado", "descosturado", "descosido",
    "estragado", "vencido", "podre", "azedo", "quebrado", "partido", "avariado", "curto",
    "comprido", "estreito", "caro", "barato", "cru", "salgado", "entupido", "desbotado",
    "encolhido", "manchado", "amassado", "enferrujado", "pequeno", "grande", "rachado", "trincado",
    "mofado", "bolorento", "desafinado", "descarregado", "gasto", "trancado", "murcho",
  ]
}
