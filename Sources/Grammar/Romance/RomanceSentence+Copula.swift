import AACCore

extension RomanceSentence {
  /// *Ser* with what something is, *estar* with how and where it is, *tener* with hunger and cold
  /// (NGLE §37.9; Cunha & Cintra, chapter 13).
  mutating func chooseCopula() {
    for index in plan.verbs.indices where plan.verbs[index].frame.isCopular {
      chooseCopula(index)
    }
  }

  private mutating func chooseCopula(_ verbIndex: Int) {
    let verb = plan.verbs[verbIndex]
    let attribute = plan.fillers.first { $0.role == .attribute && $0.verb == verbIndex }
    if sayOfThing(verbIndex) { return }
    guard plan.verbs.count == 1 || attribute != nil else { return }
    if verbIndex == 0 { sayWhatOf() }
    let kind = attribute?.phrases.first
    var lemma = verb.constituent.lexeme.lemma
    if let noun = kind?.noun?.lexeme, noun.wordClass == .noun,
      noun.kind.isSensation || grammar.isSetPhrase(lemma, noun.lemma)
    {
      if lemma == "sentirse" || lemma == "sentir-se" {
        lemma = "sentir"
      } else if lemma == "estar", isSpanish {
        lemma = "tener"
      } else if lemma == "estar" || lemma == "ficar" && !isSpanish,
        let index = plan.fillers.firstIndex(where: {
          $0.role == .attribute && $0.verb == verbIndex
        })
      {
        plan.fillers[index].preposition = "com"
        plan.fillers[index].article = .bare
      }
    } else if lemma == "ser", kind?.isAdjective == true, kind?.kind.isPassing == true,
      isSpanish || verb.frame.past == .state && !(verb.constituent.tile != nil && isCompared(kind)),
      (verbIndex > 0 ? verb.subject.map { [$0] } ?? plan.subject : plan.subject)
        .allSatisfy({ $0.isPronoun || $0.noun?.lexeme.isThing != true }),
      !Self.characters.contains(kind?.adjectives.first?.lexeme.lemma ?? ""),
      !isSpanish || verbIndex > 0 || !isThoughtJudged(verb.frame)
    {
      lemma = "estar"
    }
    guard lemma != verb.constituent.lexeme.lemma else { return }
    buffer.note(
      .copulaChoice, kind?.noun?.lexeme.lemma ?? kind?.adjectives.first?.lexeme.lemma ?? "", lemma)
    plan.verbs[verbIndex].constituent.lexeme.lemma = lemma
    if lemma != "estar",
      let index = plan.fillers.firstIndex(where: { $0.role == .attribute && $0.verb == verbIndex })
    {
      plan.fillers[index].role = .object
      plan.fillers[index].article = .bare
      plan.verbs[verbIndex].frame.pattern = .plain
    }
  }

  /// *Ele é tão distraído quanto o primo*: whoever is likened to somebody is always so (Bechara, *Ser e estar*).
  private func isCompared(_ phrase: NounPhrase?) -> Bool {
    phrase?.complement.contains { part in
      ["que", "do que", "quanto", "como"].contains(part.link?.lexeme.lemma ?? "")
    } == true
  }

  /// *El vaso es de cristal, el helado es de fresa* (NGLE §37.4; Bechara, *Predicativo*).
  private mutating func sayWhatOf() {
    guard isSpanish, plan.verbs[0].frame.pattern == .copula, plan.subject.count == 1,
      let thing = plan.subject[0].noun?.lexeme, thing.wordClass == .noun, thing.isThing,
      let index = plan.fillers.firstIndex(where: { $0.role == .attribute && $0.preposition == nil }
      ),
      plan.fillers[index].phrases.allSatisfy({ isSubstance($0, of: thing) })
    else { return }
    plan.fillers[index].role = .topic
    plan.fillers[index].preposition = "de"
    plan.fillers[index].article = .bare
  }

  private func isSubstance(_ phrase: NounPhrase, of thing: Lexeme) -> Bool {
    guard let noun = phrase.noun?.lexeme, noun.wordClass == .noun, phrase.isPlain else {
      return false
    }
    if Self.substances.contains(noun.lemma) { return thing.kind != .material }
    return KindSet.edible.contains(thing.kind) && KindSet.edible.contains(noun.kind)
      && !["comida", "fruta", "verdura", "bebida", "postre", "desayuno"].contains(noun.lemma)
  }

  private static let substances: WordSet = [
    "madera", "cristal", "vidrio", "plástico", "papel", "metal", "lana", "algodón", "cuero", "tela",
    "piedra", "hierro", "oro", "plata", "cartón", "goma", "barro", "hielo", "nieve", "lino", "seda",
    "ladrillo", "cerámica", "chocolate", "vidro", "plástico", "lã", "algodão", "couro", "tecido",
    "pedra", "ferro", "ouro", "prata", "papelão", "borracha", "gelo",
  ]

  /// *El agua está fría, la nieve es fría*: a thing is not cold as somebody is, who has it (NGLE §37.9).
  private mutating func sayOfThing(_ verb: Int) -> Bool {
    let things = verb == 0 ? plan.subject : [plan.verbs[verb].subject].compactMap(\.self)
    let pattern = plan.verbs[verb].frame.pattern
    guard !things.isEmpty,
      pattern == .copula
        || pattern == .stateCopula && things.allSatisfy({ $0.noun?.lexeme.isThing == true }),
      let index = plan.fillers.firstIndex(where: {
        $0.verb == verb && (isSpanish || $0.prepositionTile == nil)
          && Self.temperatures[$0.phrases[0].noun?.lexeme.lemma ?? ""] != nil
      }),
      let noun = plan.fillers[index].phrases[0].noun,
      let adjective = Self.temperatures[noun.lexeme.lemma],
      pattern == .stateCopula || !adjective.isEmpty
    else { return false }
    plan.fillers[index].role = .attribute
    let lemma = adjective.isEmpty ? (isSpanish ? "caliente" : "quente") : adjective
    plan.fillers[index].phrases[0].noun = nil
    plan.fillers[index].phrases[0].adjectives = [
      Constituent(
        Lexeme(lemma: lemma, wordClass: .adjective, kind: .quality), tile: noun.tile)
    ]
    plan.fillers[index].isGoverned = false
    plan.fillers[index].preposition = nil
    return true
  }

  private static let temperatures = ["frío": "frío", "frio": "frio", "calor": ""]

  /// Adjectives of mood that are also said of what somebody is like: *soy tranquilo*.
  private static let characters: WordSet = [
    "tranquilo", "nervioso", "loco", "listo", "alegre", "feliz", "miedoso", "calmo", "nervoso",
    "louco", "bravo", "tímido", "vergonzoso", "celoso", "ciumento", "casado", "solteiro", "viúvo",
    "divorciado", "aposentado", "reformado", "separado", "falecido", "viciado", "sossegado",
    "animado", "quieto",
  ]
}

extension Lexeme {
  /// Whether it is known to be neither a person nor an animal nor a word for one.
  var isThing: Bool { !isBeing && wordClass == .noun }
}

extension SemanticKind {
  /// Whether a noun of the kind is what one has or is with: hunger, cold, fear.
  var isSensation: Bool {
    switch self {
    case .state, .emotion, .feeling, .illness: true
    default: false
    }
  }
}
