import AACCore

extension RomanceSentence {
  /// Whether who feels is an indirect object: always in Spanish (NGLE §35.9), in Portuguese with *doer* in Portugal.
  var hasDativeExperiencer: Bool { isSpanish || grammar.isPortugal }

  /// In Brazil the part that hurts is the subject and whoever feels it owns it: *minha cabeça dói, a cabeça da menina
  /// dói* (Bechara, *Verbos unipessoais*; Brazilian use).
  mutating func turnExperiencerIntoOwner() {
    guard grammar.isBrazil, plan.verbs.count == 1, plan.verbs[0].frame.pattern == .experiencer
    else { return }
    guard let index = plan.fillers.firstIndex(where: { $0.role == .object }),
      plan.fillers[index].phrases.allSatisfy({ $0.noun?.lexeme.wordClass == .noun })
    else {
      // Dói aqui: nothing is named that could hurt.
      if plan.filler(.object) == nil { plan.verbs[0].frame.pattern = .weather }
      return
    }
    buffer.note(.experiencer, plan.verbs[0].constituent.lexeme.lemma)
    var parts = plan.fillers.remove(at: index).phrases
    let owner = plan.subject.first ?? NounPhrase(firstPersonWord)
    for part in parts.indices where parts[part].possessive == nil {
      if plan.subject.count < 2, let word = possessive(of: owner) {
        parts[part].possessive = word
      } else {
        parts[part].complement = [owner]
      }
    }
    plan.subject = parts
    plan.verbs[0].frame.pattern = .plain
  }

  private var firstPersonWord: Constituent {
    Constituent(Lexeme(lemma: grammar.firstPerson, wordClass: .pronoun, kind: .person))
  }

  /// *Meu* for *eu*, *seu* for *você*, *dele* for *ele*; nil for a noun.
  private func possessive(of owner: NounPhrase) -> Constituent? {
    guard let noun = owner.noun, let pronoun = pronoun(owner) else { return nil }
    let lemma: String? =
      switch pronoun.subject {
      case "eu": "meu"
      case "tu": "teu"
      case "nós": "nosso"
      case "você", "vocês", "o senhor", "a senhora": "seu"
      case "ele", "ela", "eles", "elas": "d" + pronoun.subject
      default: nil
      }
    return lemma.map {
      Constituent(Lexeme(lemma: $0, wordClass: .determiner, kind: .possessive), tile: noun.tile)
    }
  }

  /// *A mí, a la niña*, before the verb.
  mutating func sayExperiencer() {
    for index in plan.subject.indices {
      let phrase = plan.subject[index]
      if index > 0 {
        sayConnective(nil, before: phrase, isLast: index == plan.subject.count - 1)
      }
      preposition = ("a", nil)
      say(phrase, article: article(phrase, role: .recipient, asked: nil), role: .recipient)
    }
  }

  /// The pronoun for who feels: *me, te, le*.
  var experiencerClitic: Clitic? {
    let text: String
    switch (doer.person, doer.number) {
    case (.first, .singular): text = "me"
    case (.first, .plural): text = "nos"
    case (.second, .singular): text = "te"
    case (.second, .plural): text = isSpanish ? "os" : "vos"
    case (.third, .singular): text = isSpanish ? "le" : "lhe"
    case (.third, .plural): text = isSpanish ? "les" : "lhes"
    }
    return Clitic(text: text, tile: nil)
  }
}
