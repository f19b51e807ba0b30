import AACCore

/// Whoever feels, as what he is said: a recipient, an owner, a pronoun (NGLE §35.9; Bechara, *Verbos unipessoais*).
extension RomanceSentence {
  /// *Me toca, le toca a mamá*: without a thing that is touched it is somebody's turn (NGLE §35.9).
  mutating func turnTouchIntoTurn() {
    if isSpanish, plan.subject.isEmpty, plan.verbs.count == 1, plan.fillers.isEmpty,
      plan.verbs[0].constituent.lexeme.lemma == "tocar", plan.inquiry?.role == .subject,
      plan.inquiry?.constituent.lexeme.lemma == "quién"
    {
      // ¿A quién le toca?
      plan.inquiry?.role = .recipient
      plan.inquiry?.preposition = "a"
      plan.verbs[0].frame.pattern = .unaccusative
      return
    }
    guard isSpanish, plan.subject.isEmpty, plan.verbs.count == 1, plan.fillers.count == 1,
      plan.verbs[0].constituent.lexeme.lemma == "tocar", !plan.options.contains(.request),
      plan.fillers[0].role == .object,
      plan.fillers[0].phrases.allSatisfy({ phrase in
        phrase.noun?.lexeme.isBeing == true
          || phrase.isPronoun && pronoun(phrase) != nil
      })
    else { return takeTurnAt() }
    plan.fillers[0].role = .recipient
    plan.fillers[0].preposition = "a"
    plan.verbs[0].frame.pattern = .unaccusative
  }

  /// In Brazil whoever lacks something is said behind the verb or as a pronoun before it: *falta um
  /// lápis, me falta um lápis, falta dinheiro para a mamãe*.
  private mutating func turnExperiencerIntoRecipient() {
    plan.verbs[0].frame.pattern = .unaccusative
    guard let first = plan.subject.first else { return }
    let isDative = pronoun(first)?.dative != nil && plan.subject.count == 1
    var filler = Filler(.recipient, first, preposition: isDative ? "a" : "para")
    filler.phrases = plan.subject
    plan.fillers.append(filler)
    plan.subject = []
  }

  /// In Brazil the part that hurts is the subject and whoever feels it owns it: *minha cabeça dói,
  /// a cabeça da menina
  /// dói* (Bechara, *Verbos unipessoais*; Brazilian use).
  mutating func turnExperiencerIntoOwner() {
    if grammar.isBrazil, plan.verbs.count > 1, plan.verbs[1].startsClause, plan.subject.isEmpty,
      plan.verbs[0].frame.lemma == "doer", !plan.fillers.contains(where: { $0.verb == 0 })
    {
      // Dói quando engulo.
      plan.verbs[0].frame.pattern = .weather
      return
    }
    guard grammar.isBrazil,
      plan.verbs.count == 1 || plan.verbs[1].startsClause || feelingVerb == 1,
      plan.verbs[0].frame.pattern == .experiencer
    else { return }
    let feeling = feelingVerb
    guard
      let index = plan.fillers.firstIndex(where: { $0.role == .object && $0.verb == feeling }),
      plan.fillers[index].phrases.allSatisfy({ $0.noun?.lexeme.wordClass == .noun })
    else {
      // Me dói aqui, dói muito na mamãe: nothing is named that could hurt.
      guard plan.filler(.object) == nil else { return }
      plan.verbs[0].frame.pattern = .weather
      guard !plan.subject.isEmpty else { return }
      let isDative = plan.subject.count == 1 && pronoun(plan.subject[0])?.dative != nil
      var place = Filler(
        isDative ? .recipient : .other, plan.subject[0], preposition: isDative ? "a" : "em",
        article: .definite)
      place.phrases = plan.subject
      plan.fillers.append(place)
      plan.subject = []
      return
    }
    guard plan.verbs[feeling].constituent.lexeme.lemma == "doer" else {
      return turnExperiencerIntoRecipient()
    }
    buffer.note(.experiencer, plan.verbs[0].constituent.lexeme.lemma)
    var parts = plan.fillers.remove(at: index).phrases
    let owner = plan.subject.first ?? NounPhrase(firstPersonWord)
    for part in parts.indices
    where parts[part].possessive == nil && parts[part].noun?.lexeme.kind == .body {
      if plan.subject.count < 2, let word = possessive(of: owner) {
        parts[part].possessive = word
      } else {
        parts[part].complement = [owner]
      }
    }
    plan.subject = parts
    plan.verbs[0].frame.pattern = .plain
  }

  var firstPersonWord: Constituent {
    Constituent(Lexeme(lemma: grammar.firstPerson, wordClass: .pronoun, kind: .person))
  }

  /// *Meu* for *eu*, *seu* for *você*, *dele* for *ele*; nil for a noun.
  func possessive(of owner: NounPhrase) -> Constituent? {
    if let short = ["me": "meu", "te": "teu", "nos": "nosso", "lhe": "seu"][
      owner.noun?.lexeme.lemma ?? ""]
    {
      return Constituent(
        Lexeme(lemma: short, wordClass: .determiner, kind: .possessive), tile: owner.noun?.tile)
    }
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

  /// *¿Qué se te ocurre?, al niño no se le ocurre nada*: what comes to somebody's mind is asked for or is nothing (NGLE §35.9).
  mutating func occursToSomebody() -> Bool {
    guard plan.verbs.count == 1, let lemma = plan.verbs.first?.frame.lemma,
      lemma == "ocurrirse" || lemma == "antojarse", !plan.options.contains(.request),
      plan.verbs[0].constituent.lexeme.person == nil
    else { return false }
    let asksWhat = plan.inquiry.map { $0.role == .subject || $0.role == .object } ?? false
    let isNothing = plan.fillers.contains {
      ["nada", "algo"].contains($0.phrases[0].noun?.lexeme.lemma)
    }
    guard asksWhat || isNothing && plan.inquiry == nil else { return false }
    var who = plan.subject.first
    if who == nil,
      let place = plan.fillers.firstIndex(where: {
        $0.phrases[0].noun?.lexeme.isBeing == true
          || $0.phrases[0].isPronoun
            && $0.phrases[0].noun?.lexeme.kind == .person
      })
    {
      who = plan.fillers.remove(at: place).phrases[0]
    }
    plan.verbs[0].frame.pattern = .unaccusative
    for index in plan.fillers.indices where plan.fillers[index].role != .recipient {
      if isNothing { plan.fillers[index].role = .object }
    }
    plan.fillers.append(Filler(.recipient, who ?? NounPhrase(firstPersonWord), preposition: "a"))
    plan.subject = []
    return true
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
    return Clitic(
      text: text,
      tile: isExperiencerSilent || isExperiencerShort ? plan.subject.first?.noun?.tile : nil)
  }
}
