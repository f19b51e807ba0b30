import AACCore

extension RomanceSentence {
  /// Whether *ser* or *estar* without a subject speaks of the time, the weather or a thing.
  func isSaidOfNobody(_ frame: VerbFrame) -> Bool {
    if plan.subject.isEmpty, frame.pattern == .copula, !plan.options.contains(.request),
      let truth = plan.filler(.attribute)?.phrases.first?.noun?.lexeme.lemma,
      ClausePlanner.truths.contains(truth)
    {
      return true
    }
    if isJudgement(frame) || isSaidOfThing(frame) { return true }
    if isSpanish && isThoughtJudged(frame) { return true }
    if plan.subject.isEmpty, frame.pattern == .stateCopula, plan.verbs.count == 1,
      !plan.options.contains(.request), plan.fillers.count == 1,
      plan.verbs[0].constituent.lexeme.person == nil,
      let taste = plan.filler(.attribute)?.phrases.first, taste.noun == nil,
      SuppliedWords.tastes.contains(taste.adjectives.first?.lexeme.lemma ?? "")
        || taste.adjectives.first?.lexeme.lemma == "bom"
    {
      // Está gostoso: of what is on the table.
      return true
    }
    guard isSpanish, plan.subject.isEmpty, frame.isCopular,
      plan.verbs.count == 1 || plan.verbs[0].hasSetPhrase,
      !plan.options.contains(.request)
    else { return false }
    guard let phrases = plan.filler(.attribute)?.phrases else {
      return plan.fillers.isEmpty && frame.pattern == .copula
        && plan.adverbials.contains {
          $0.constituent.lexeme.kind.isTemporal || Self.hours.contains($0.constituent.lexeme.lemma)
        }
    }
    return phrases.allSatisfy { phrase in
      if let noun = phrase.noun?.lexeme {
        return noun.wordClass == .noun && frame.pattern == .copula && !noun.isBeing
          && noun.animacy != nil || noun.kind.isTemporal
      }
      return phrase.adjectives.allSatisfy { Self.skies.contains($0.lexeme.lemma) }
        && !phrase.adjectives.isEmpty
    }
  }

  /// Whether only a thing is or does what is said: *es rojo, está quebrado, não funciona, cheira mal, ¿qué significa?* (NGLE §33.4;
  /// Bechara, *Sujeito oculto*).
  private func isSaidOfThing(_ frame: VerbFrame) -> Bool {
    guard plan.subject.isEmpty, !plan.options.contains(.request), plan.verbs.count == 1,
      plan.verbs[0].constituent.lexeme.person == nil
    else { return false }
    if frame.isCopular {
      guard plan.fillers.count == 1, let phrase = plan.filler(.attribute)?.phrases.first,
        phrase.noun == nil, let quality = phrase.adjectives.first?.lexeme
      else { return false }
      return frame.pattern == .copula && quality.kind == .color
        || Self.statesOfThings.contains(quality.lemma)
    }
    if Self.deedsOfThings.contains(frame.lemma) { return plan.inquiry?.role != .subject }
    guard Self.sensed.contains(frame.lemma), plan.fillers.allSatisfy(\.role.isPlace) else {
      return false
    }
    return plan.adverbials.contains {
      ["bien", "mal", "bem"].contains($0.constituent.lexeme.lemma)
    }
  }

  private static let deedsOfThings: WordSet = [
    "significar", "funcionar", "gotear", "vazar",
  ]
  private static let sensed: WordSet = ["saber", "oler", "sonar", "cheirar", "soar"]
  private static let statesOfThings: WordSet = [
    "roto", "vacío", "podrido", "caducado", "quebrado", "vazio", "estragado", "vencido",
    "rasgado", "furado", "desligado", "apagado", "encendido", "ligado", "aceso",
  ]

  /// *No es justo, é perigoso*: said of a matter, not of the speaker (NGLE §41.5; Bechara, *Orações sem sujeito*).
  private func isJudgement(_ frame: VerbFrame) -> Bool {
    guard plan.subject.isEmpty, frame.pattern == .copula, !plan.options.contains(.request),
      plan.verbs[0].constituent.lexeme.person == nil,
      plan.verbs[0].constituent.lexeme.lemma == "ser",
      let phrase = plan.filler(.attribute)?.phrases.first, phrase.noun == nil
    else { return false }
    guard let quality = phrase.adjectives.first?.lexeme.lemma
    else { return false }
    return Self.judgements.contains(quality)
      || !isSpanish && Self.valued.contains(quality)
        && plan.verbs.dropFirst().first?.subordinator?.lexeme.lemma == "que"
  }

  /// *Es triste que llores, es sano caminar, está bien que vengas*: of a whole thought or deed (NGLE §25.3, §26.4).
  func isThoughtJudged(_ frame: VerbFrame) -> Bool {
    guard plan.subject.isEmpty, frame.isCopular, plan.verbs.count > 1,
      !plan.options.contains(.request), plan.verbs[0].constituent.lexeme.person == nil,
      case let next = plan.verbs[1], next.link == nil, next.connective == nil,
      next.governor == nil,
      next.subordinator == nil && frame.pattern == .copula
        || next.subordinator?.lexeme.lemma == "que"
    else { return false }
    let qualities = plan.fillers.first { $0.role == .attribute && $0.verb == 0 }?.phrases
    guard let quality = qualities?.first else {
      return frame.lemma == "estar"
        && plan.adverbials.contains {
          $0.verb == 0 && ["bien", "mal", "fatal", "genial"].contains($0.constituent.lexeme.lemma)
        }
    }
    guard frame.pattern == .copula, quality.degree?.lexeme.lemma != "tan" else { return false }
    if let noun = quality.noun?.lexeme {
      // Es una pena que te vayas.
      return noun.wordClass == .noun && !noun.isBeing && next.subordinator != nil
        && !next.isRelative
    }
    return !quality.adjectives.isEmpty
  }

  /// *É bom que você venha*: what is thought of it where it is a whole thought.
  private static let valued: WordSet = [
    "bom", "ruim", "mau", "chato", "triste", "ótimo", "péssimo", "lindo", "bonito", "maravilhoso",
    "horrível", "terrível", "natural", "normal", "estranho", "provável", "essencial", "fundamental",
    "conveniente", "preciso", "lamentável", "óptimo", "feio",
  ]

  private static let judgements: WordSet = [
    "justo", "injusto", "importante", "posible", "imposible", "necesario", "obvio", "raro",
    "difícil",
    "fácil", "urgente", "suficiente", "igual", "lógico", "normal", "peligroso", "caro", "barato",
    "divertido", "gratis", "cierto", "evidente", "increíble", "inútil", "obligatorio", "mejor",
    "peor",
    "possível", "impossível", "necessário", "óbvio", "perigoso", "certo", "errado", "incrível",
    "inútil",
    "obrigatório", "lógico", "esquisito", "legal", "engraçado", "melhor", "pior", "proibido",
    "verdadero", "falso",
  ]

  func isAuxiliaryOfWeather(_ frame: VerbFrame) -> Bool {
    guard plan.verbs.count > 1, frame.pattern.isPersonal, !frame.opensClause,
      !frame.isCopular || frame.lemma == "estar"
    else { return false }
    if isSpanish, ["oír", "ver", "sentir", "escuchar"].contains(frame.lemma) { return false }
    let next = plan.verbs[1]
    let isWeather =
      next.frame.pattern == .weather || next.frame.pattern == .existential
      || next.frame.slots.contains { $0.kinds.contains(.weather) }
        && plan.fillers.contains { $0.verb == 1 && $0.phrases[0].kind == .weather }
    return isWeather && !next.startsClause && next.connective == nil && next.subject == nil
      && (next.link == nil || ["a", "de"].contains(next.link?.lexeme.lemma))
      && (frame.opening != nil || frame.pattern == .modal)
  }

  /// What is asked of a thing that is not named: how long it takes, what it costs.
  static let lasting: WordSet = ["demorar", "durar", "costar", "custar", "valer"]

  private static let skies: WordSet = [
    "nublado", "soleado", "despejado", "lluvioso", "ventoso", "ensolarado", "chuvoso",
  ]

  private static let hours: WordSet = [
    "tarde", "temprano", "pronto", "de noche", "de día", "cedo", "de noite", "de dia",
  ]
}
