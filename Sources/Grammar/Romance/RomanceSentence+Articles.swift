import AACCore

extension RomanceSentence {
  /// The article of a phrase in a role (NGLE §14–15; Cunha & Cintra, chapter 9; Bechara, *Artigo*).
  ///
  /// What the pair asks for goes first, then the habit of the word, then the role.
  func article(
    _ phrase: NounPhrase, role: Role, asked: Article?, isGoverned: Bool = false,
    preposition: String? = nil
  ) -> Article {
    guard let noun = phrase.noun?.lexeme else {
      return asked == .bare ? .bare : phraseArticle(phrase, role)
    }
    guard noun.wordClass != .pronoun, noun.wordClass != .adverb,
      !(role == .attribute && noun.kind == .weekday), phrase.demonstrative == nil,
      phrase.determiner == nil
    else { return .bare }
    if let possessive = phrase.possessive {
      return isLate(possessive) && phrase.quantity == nil && role != .attribute ? .definite : .bare
    }
    if role == .time, asked == .definite, !isSpanish { return .definite }
    if let quantity = phrase.quantity {
      return RomanceQuantity(quantity.lexeme.lemma) == .whole ? .definite : .bare
    }
    if !phrase.adjectives.isEmpty, isRanked(phrase) { return .definite }
    if role == .placeAt, !phrase.adjectives.isEmpty, !isPlural(phrase), noun.wordClass == .noun,
      ["vivir", "morar", "viver", "habitar"].contains(plan.verbs.last?.frame.lemma ?? "")
    {
      return .indefinite
    }
    if isGoverned, let asked {
      return describedArticle(asked, phrase, noun, role) ?? fitting(asked, phrase, noun)
    }
    if noun.wordClass == .properNoun {
      if role == .attribute { return .bare }
      return noun.article ?? (grammar.isPortugal && noun.isHuman ? .definite : .bare)
    }
    if noun.article == .bare, followsBareHabit(phrase, noun, role) { return .bare }
    if preposition == "sin" || preposition == "sem", role != .subject, phrase.isPlain,
      !noun.isBeing, asked == nil || isMass(noun) || noun.kind == .device || noun.kind == .thing
    {
      return .bare
    }
    if isSpanish, preposition == "a", role == .other, plan.verbs.last?.frame.lemma == "preferir" {
      return .definite
    }
    if !isSpanish, role == .topic, preposition == "de", isMass(noun) || isPlural(phrase),
      plan.fillers.contains(where: { filler in
        filler.role == .attribute
          && ["cheio", "coberto", "rodeado"].contains(
            filler.phrases.first?.adjectives.first?.lexeme.lemma ?? "")
      })
    {
      return .bare
    }
    if preposition == "por", role == .other, Self.means.contains(noun.lemma) { return .bare }
    if noun.article == .definite, role != .attribute, asked == nil || asked == .definite,
      plan.verbs.last?.frame.pattern != .existential
    {
      return .definite
    }
    if let asked {
      // En una moto roja: also where the verb alone says en moto.
      let isRide = noun.kind == .vehicle && role == .instrument
      return (isRide ? describedArticle(asked, phrase, noun, role) : nil)
        ?? fitting(asked, phrase, noun)
    }
    return articleByRole(phrase, noun, role, preposition)
  }

  /// *Mañana es fiesta, es Navidad*: what a day is, not a certain thing.
  private func isDayItself(_ noun: Lexeme) -> Bool {
    noun.kind == .event && plan.verbs.last?.frame.pattern == .copula
      && plan.subject.allSatisfy { $0.noun?.lexeme.kind.isTemporal == true }
  }

  /// Ways of sending and travelling, said without the article: *por correo, por mar* (NGLE §15.9).
  private static let means: Set = [
    "correo", "teléfono", "internet", "email", "mail", "mensaje", "carta", "avión", "barco", "mar",
    "tierra", "aire", "radio", "videollamada", "telefone", "e-mail", "mensagem", "avião",
  ]

  /// A noun that says whose somebody is and not what he does: *Pablo es un amigo* (NGLE §15.12).
  private func isRelation(_ noun: String) -> Bool {
    [
      "amigo", "amiga", "compañero", "compañera", "vecino", "vecina", "vizinho", "vizinha",
      "colega",
    ]
    .contains(noun)
  }

  /// *El rojo*: an adjective alone stands for a thing when it is not an attribute.
  private func phraseArticle(_ phrase: NounPhrase, _ role: Role) -> Article {
    phrase.isAdjective && role != .attribute && role != .other && phrase.quantity == nil
      && phrase.demonstrative == nil && phrase.determiner == nil && phrase.possessive == nil
      ? .definite : .bare
  }

  private func followsBareHabit(_ phrase: NounPhrase, _ noun: Lexeme, _ role: Role) -> Bool {
    switch noun.kind {
    case .home, .room, .place: role.isPlace && phrase.isPlain && phrase.complement.isEmpty
    case .person: phrase.adjectives.isEmpty || role == .attribute
    default: role != .subject
    }
  }

  /// *En moto, es cocinero*, but *en una moto roja, en la casa roja, es un cocinero gracioso*: what is described is one
  /// and no longer a kind (NGLE §15.12, §15.13; Cunha & Cintra, chapter 9).
  private func describedArticle(
    _ asked: Article, _ phrase: NounPhrase, _ noun: Lexeme, _ role: Role
  ) -> Article? {
    guard asked == .bare, !phrase.adjectives.isEmpty, !isMass(noun), !isPlural(phrase) else {
      return nil
    }
    if role == .attribute { return noun.isHuman ? .indefinite : nil }
    switch noun.kind {
    case .vehicle: return .indefinite
    case .home, .room, .place, .furniture: return .definite
    default: return nil
    }
  }

  /// An indefinite article has no place before what is not counted, nor is it said in the plural.
  private func fitting(_ asked: Article, _ phrase: NounPhrase, _ noun: Lexeme) -> Article {
    guard asked == .indefinite, isMass(noun) || isPlural(phrase) else { return asked }
    return .bare
  }

  private func articleByRole(
    _ phrase: NounPhrase, _ noun: Lexeme, _ role: Role, _ preposition: String?
  ) -> Article {
    switch role {
    case .subject, .placeTo, .placeAt, .placeFrom, .recipient, .company, .beneficiary, .time:
      return .definite
    case .object:
      if noun.isHuman || phrase.complement.contains(where: { $0.noun?.lexeme.isBeing == true }) {
        return .definite
      }
      return isMass(noun) || isPlural(phrase) ? .bare : .indefinite
    case .attribute where !isSpanish && noun.isHuman && !phrase.complement.isEmpty: return .bare
    case .attribute:
      if noun.kind.isTemporal || isDayItself(noun) { return .bare }
      if noun.isHuman, phrase.adjectives.isEmpty, !isRelation(noun.lemma) { return .bare }
      if noun.isInferred, phrase.isPlain { return .bare }
      return isMass(noun) || isPlural(phrase) ? .bare : .indefinite
    case .topic where preposition == grammar.with && isPlural(phrase):
      // Sueño con dragones: any of them.
      return .bare
    case .instrument, .topic:
      return isMass(noun) || (isPlural(phrase) && role == .instrument) ? .bare : .definite
    case .manner, .purpose, .other:
      if preposition == "sin" || preposition == "sem" || preposition == nil { return .bare }
      return isMass(noun) ? .bare : .definite
    }
  }
}
