import AACCore

extension RomanceSentence {
  /// The question word with its preposition and its noun (NGLE §22.14; Cunha & Cintra, chapter 11).
  mutating func sayInquiry(_ inquiry: Inquiry) {
    let lemma = inquiry.constituent.lexeme.lemma
    buffer.note(.questionWord, lemma)
    if inquiry.constituent.tile == nil, let verb = plan.verbs.first?.constituent.lexeme.lemma {
      buffer.note(.understood, verb, lemma)
    }
    if let text = prepositionText(inquiry) {
      let tile = text == inquiry.preposition ? inquiry.prepositionTile : nil
      if tile == nil { buffer.note(.preposition, lemma, text) }
      preposition = (text, tile)
    }
    if let noun = inquiry.noun {
      let features = questionAgreement(noun, lemma)
      say(determiner(lemma, features), tile: inquiry.constituent.tile)
      var phrase = noun
      if features.number == .plural, let lexeme = noun.noun?.lexeme, lexeme.number != .plural {
        phrase.noun?.lexeme.lemma = pluralText(lexeme.lemma)
        phrase.noun?.lexeme.number = .plural
      }
      say(phrase, article: .bare, role: .other)
    } else {
      say(bare(lemma, inquiry), tile: inquiry.constituent.tile)
      if isSpanish { sayAmongWhich(inquiry) }
    }
    if inquiry.role == .subject {
      subject = inquiry.noun.map { questionAgreement($0, lemma) } ?? Agreement()
      // ¿Quiénes vienen? NGLE §22.14.
      if lemma == "quiénes" || lemma == "cuáles" {
        subject.number = .plural
        doer.number = .plural
        askOfSeveral()
      }
    }
  }

  /// *¿Quiénes son tus amigos?, ¿cuáles son tus favoritos?*: what they are said to be is several as well (NGLE §37.5).
  private mutating func askOfSeveral() {
    guard let index = plan.fillers.firstIndex(where: { $0.role == .attribute && $0.verb == 0 })
    else { return }
    for place in plan.fillers[index].phrases.indices {
      let phrase = plan.fillers[index].phrases[place]
      if let noun = phrase.noun?.lexeme, noun.wordClass == .noun, noun.number != .plural {
        let plural = pluralText(noun.lemma)
        plan.fillers[index].phrases[place].noun?.lexeme.lemma = plural
        plan.fillers[index].phrases[place].noun?.lexeme.number = .plural
      } else if phrase.noun == nil, phrase.possessive != nil, let quality = phrase.adjectives.last {
        // Tus favoritos: the quality stands for them.
        var noun = quality
        noun.lexeme.lemma = pluralText(quality.lexeme.lemma)
        noun.lexeme.wordClass = .noun
        noun.lexeme.number = .plural
        noun.lexeme.gender = .masculine
        plan.fillers[index].phrases[place].noun = noun
        plan.fillers[index].phrases[place].adjectives.removeLast()
      }
    }
  }

  /// *¿Cuál de estas dos películas vas a elegir?*: of which one is asked stands next to the question word (NGLE §22.14).
  private mutating func sayAmongWhich(_ inquiry: Inquiry) {
    guard ["cuál", "quién", "cuántos"].contains(inquiry.constituent.lexeme.lemma),
      let tile = inquiry.constituent.tile,
      let place = plan.fillers.firstIndex(where: {
        $0.preposition == "de" && $0.prepositionTile == tile + 1
      }), plan.verbs.indices.contains(plan.fillers[place].verb)
    else { return }
    say(plan.fillers.remove(at: place))
  }

  private func prepositionText(_ inquiry: Inquiry) -> String? {
    let lemma = inquiry.constituent.lexeme.lemma
    if lemma.hasPrefix("de ") { return nil }
    if isPlaceWord(lemma) {
      // ¿Por dónde pasa?, ¿hasta dónde subes?
      if inquiry.isGoverned, !isSpanish || !["a", "en", "de"].contains(inquiry.preposition) {
        return inquiry.preposition
      }
      return inquiry.role == .placeFrom ? "de" : nil
    }
    if let preposition = inquiry.preposition {
      let isTold = inquiry.role == .recipient && plan.verbs.first?.frame.isCopular == false
      // A quem telefonaste?
      return grammar.isPortugal && preposition == "para" && isTold && !inquiry.isGoverned
        ? "a" : preposition
    }
    if let noun = inquiry.noun?.noun?.lexeme.lemma, !plan.subject.isEmpty,
      plan.verbs.first?.frame.pattern == .copula,
      ["color", "tamaño", "talla", "material", "cor", "tamanho", "sabor"].contains(noun)
    {
      return "de"
    }
    let asksPerson = lemma == "quién" || lemma == "quiénes"
    // ¿A quién ves?, but ¿quién te gusta?: who moves somebody is the subject (NGLE §35.9).
    return isSpanish && asksPerson && inquiry.role == .object
      && plan.verbs.first?.frame.pattern != .experiencer ? "a" : nil
  }

  private func isPlaceWord(_ lemma: String) -> Bool {
    lemma == "dónde" || lemma == "onde" || lemma == "adónde" || lemma == "aonde"
  }

  /// *Sobre o que, com o que, contra o que*: Brazil keeps the article behind what it does not melt with (Bechara, *Pronomes
  /// interrogativos*).
  private var keepsArticleOfWhat: Bool {
    grammar.isBrazil && ["sobre", "com", "contra", "entre"].contains(preposition?.text ?? "")
  }

  /// Cuánto counts, so what can be counted is plural.
  private func questionAgreement(_ noun: NounPhrase, _ lemma: String) -> Agreement {
    var features = agreement(noun)
    if let lexeme = noun.noun?.lexeme, !isMass(lexeme),
      lemma.hasPrefix("cuánt") || lemma.hasPrefix("quant")
    {
      features.number = .plural
    }
    return features
  }

  private func determiner(_ lemma: String, _ features: Agreement) -> String {
    switch lemma {
    case "cuánto", "quanto", "cuántos", "quantos":
      lemma.prefix(5) + (features.gender == .feminine ? "a" : "o")
        + (features.number == .plural ? "s" : "")
    case "cuál", "cuáles": "qué"
    case "o que", "que", "o quê": "que"
    case "qual": features.number == .plural ? "quais" : "qual"
    default: lemma
    }
  }

  private func bare(_ lemma: String, _ inquiry: Inquiry) -> String {
    switch lemma {
    case "cuál"
    where plan.verbs.last?.frame.pattern == .copula
      && (plan.subject.count > 1 || plan.subject.contains(where: isPlural)):
      // ¿Cuáles son los deberes? NGLE §22.14.
      "cuáles"
    case "dónde" where inquiry.role == .placeTo && preposition == nil: "adónde"
    case "onde" where inquiry.role == .placeTo && !inquiry.isGoverned: "aonde"
    case "por que", "porquê", "porque":
      isSpanish ? lemma : grammar.isPortugal ? "porque" : "por que"
    case "o que" where preposition != nil && !keepsArticleOfWhat: "que"
    case "que" where grammar.isBrazil && (preposition == nil || keepsArticleOfWhat): "o que"
    default: lemma
    }
  }
}
