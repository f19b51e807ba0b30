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
    if fallsOnDay(noun, role) { return .definite }
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
    if let article = articleOfGraded(phrase, noun, role, preposition) { return article }
    if role == .placeAt, !phrase.adjectives.isEmpty, !isPlural(phrase), noun.wordClass == .noun,
      isSpanish || phrase.complement.isEmpty,
      ["vivir", "morar", "viver", "habitar"].contains(plan.verbs.last?.frame.lemma ?? "")
    {
      return .indefinite
    }
    if let article = articleByPreposition(phrase, noun, role, preposition, asked) { return article }
    if !isSpanish, let article = portugueseArticle(phrase, noun, role) { return article }
    if !isSpanish, preposition != nil, !phrase.complement.isEmpty, isSomebodys(phrase, noun) {
      return .definite
    }
    if let article = articleOfPain(phrase, noun, role) { return article }
    if let article = articleBeforeRelative(phrase, role) { return article }
    if let article = articleByPlace(phrase, noun, role, asked, isGoverned) { return article }
    if isGoverned, let asked {
      if !isSpanish, role == .object, asked == .indefinite, isKnownNow(phrase, noun) {
        return .definite
      }
      return describedArticle(asked, phrase, noun, role) ?? fitting(asked, phrase, noun)
    }
    if noun.wordClass == .properNoun {
      if role == .attribute { return .bare }
      if preposition != nil, isBareInPortugal(noun) { return .bare }
      return noun.article ?? (grammar.isPortugal && noun.isHuman ? .definite : .bare)
    }
    if isFeltAndGoverned(phrase, noun, role, asked) { return .definite }
    if noun.article == .bare, followsBareHabit(phrase, noun, role) {
      let isCause = noun.kind == .illness && Self.concerning.contains(preposition ?? "")
      return isCause ? .definite : .bare
    }
    if let article = articleBehind(preposition, phrase, noun, role, asked) { return article }
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

  /// What the place of a phrase wants, whatever the pair asks for: *el animal más grande del zoo, ni pan ni leche*; nil where the pair, the word or the role decide.
  private func articleByPlace(
    _ phrase: NounPhrase, _ noun: Lexeme, _ role: Role, _ asked: Article?, _ isGoverned: Bool
  ) -> Article? {
    switch role {
    case .attribute:
      let isMost = ["más", "menos", "mais"].contains(phrase.degree?.lexeme.lemma ?? "")
      guard let first = phrase.complement.first else {
        // Es el animal más grande: of all there are, with nothing that it is compared with.
        return isMost && !phrase.adjectives.isEmpty && plan.verbs.count == 1
          && plan.verbs.last?.frame.lemma == "ser" ? .definite : nil
      }
      guard first.link?.lexeme.lemma == "de" else { return nil }
      if phrase.adjectives.isEmpty { return PortionWords.isKin(noun.lemma) ? .bare : nil }
      // Es el animal más grande del zoo: NGLE §45.13; Cunha & Cintra, chapter 10.
      return isMost ? .definite : nil
    case .object:
      if phrase.connective?.lexeme.isAlternative == true, phrase.isPlain, !noun.isHuman,
        plan.verbs.last?.frame.pattern != .experiencer
      {
        // Ni pan ni leche, nem cartão nem cheque, but no me gusta ni la leche: NGLE §15.9.
        return .bare
      }
      if isPartOfHome(phrase, noun) || isLacking(phrase, noun) || isAppointment(phrase, noun)
        || isNoneGiven(phrase, noun)
      {
        return .bare
      }
      guard isSpanish else { return articleOfSomeone(phrase, noun, asked) }
      if asked == .indefinite, isOwnedByOne(phrase, noun) { return .definite }
      if isFirstNamed(phrase, noun) || isMeasureOf(phrase, noun) {
        return .indefinite
      }
      if isAskedWhoDid(phrase, noun) { return .definite }
      if isAnyThatFits(phrase, noun) || isOfTrade(phrase, noun) { return .bare }
      if isServing(phrase, noun, asked) || isPictureTaken(phrase, noun) { return .indefinite }
      guard !plan.isLaid else { return nil }
      if isBesideBare(phrase, noun, asked, isGoverned) { return .bare }
      if isMade(phrase, noun, asked, isGoverned) { return .indefinite }
      if isForbidden(phrase, noun, asked) { return .definite }
      if isNeverOne(phrase, noun, asked, isGoverned) { return .indefinite }
      return isLeftUndone(phrase, noun) ? .definite : nil
    default: return nil
    }
  }

  /// Whether something is said to be full of or covered with something.
  var isFilled: Bool {
    plan.fillers.contains { filler in
      filler.role == .attribute
        && ["cheio", "coberto", "rodeado", "lleno", "cubierto"].contains(
          filler.phrases.first?.adjectives.first?.lexeme.lemma ?? "")
    }
  }

  /// What a preposition that was chosen wants by itself: *en agosto, en Navidad, durante la cena, como un pez*;
  /// nil where role and noun decide (NGLE §14–15, §29; Cunha & Cintra, chapters 9 and 15).
  private func articleByPreposition(
    _ phrase: NounPhrase, _ noun: Lexeme, _ role: Role, _ preposition: String?,
    _ asked: Article?
  ) -> Article? {
    guard let preposition, phrase.isPlain, noun.wordClass != .pronoun else { return nil }
    if SpanishHours.isMonth(noun.lemma) || PortugueseDates.months.contains(noun.lemma) {
      return .bare
    }
    if isSpanish, noun.kind == .event,
      noun.lemma.first?.isUppercase == true || ["carnaval", "navidad"].contains(noun.lemma),
      ["en", "por", "de", "desde", "hasta", "para"].contains(preposition),
      !noun.lemma.hasPrefix("Día"), noun.number != .plural
    {
      return .bare
    }
    guard noun.wordClass == .noun else { return nil }
    if isSpanish, isBareThere(phrase, noun, preposition, role) { return .bare }
    if isSpanish, let article = articleOfCause(phrase, noun, preposition, asked) { return article }
    if !isSpanish, let article = portugueseArticle(behind: preposition, phrase, noun) {
      return article
    }
    switch preposition {
    case "durante":
      return .definite
    case "antes de", "después de", "depois de":
      return noun.kind == .meal || noun.kind == .event || noun.kind == .dish || noun.kind == .food
        ? .definite : nil
    case "como":
      if isMass(noun) || isPlural(phrase) { return .bare }
      let isJob = Self.working.contains(plan.verbs.last?.frame.lemma ?? "")
      if !isSpanish, !isJob, noun.article == .definite, noun.isHuman { return .definite }
      return isJob && noun.isHuman ? .bare : .indefinite
    case "con", "com":
      let isAbout = plan.fillers.contains {
        $0.role == .object && Self.helps.contains($0.phrases[0].noun?.lexeme.lemma ?? "")
      }
      if isAbout { return .definite }
      // Papas con chile, pão com manteiga: what goes with food.
      let isWithFood = plan.fillers.contains { filler in
        (filler.role == .object || filler.role == .attribute || filler.role == .topic)
          && filler.preposition != preposition && !filler.phrases.contains(phrase)
          && filler.phrases.contains {
            KindSet.edible.contains($0.kind) && $0.noun?.lexeme.wordClass == .noun
          }
      }
      return isWithFood && KindSet.edible.contains(noun.kind) ? .bare : nil
    default: return nil
    }
  }

  /// *No tiene batería, não tem dono*: what one has none of is no certain thing (NGLE §15.9, *sustantivos escuetos*;
  /// Cunha & Cintra, chapter 9, *Omissão do artigo*).
  private func isLacking(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard plan.isNegative, phrase.isPlain, phrase.complement.isEmpty, noun.wordClass == .noun,
      plan.verbs.count == 1, let lemma = plan.verbs.first?.constituent.lexeme.lemma
    else { return false }
    return lemma == "tener" || lemma == "ter"
  }

  /// *Não quero tomar injeção, não passou lição, nunca conta mentira*: none of it (Cunha & Cintra, chapter 9, *Omissão do artigo*).
  private func isNoneGiven(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard !isSpanish, plan.isNegative || isNever, phrase.isPlain, phrase.complement.isEmpty else {
      return false
    }
    switch plan.verbs.last?.frame.lemma ?? "" {
    case "tomar", "levar": return ["injeção", "vacina"].contains(noun.lemma)
    case "contar": return noun.lemma == "mentira"
    case "passar": return ["lição", "tarefa", "lição de casa", "dever"].contains(noun.lemma)
    default: return false
    }
  }

  private var isNever: Bool {
    (plan.negators + plan.adverbials).contains { $0.constituent.lexeme.lemma == "nunca" }
  }

  /// *Mi casa tiene jardín, minha cidade tem praia* (NGLE §15.9; Cunha & Cintra, chapter 9).
  private func isPartOfHome(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard phrase.isPlain, phrase.complement.isEmpty, noun.wordClass == .noun, !noun.isBeing,
      KindSet.places.contains(noun.kind), plan.verbs.count == 1, plan.subject.count == 1,
      ["tener", "ter"].contains(plan.verbs[0].constituent.lexeme.lemma),
      let home = plan.subject[0].noun?.lexeme
    else { return false }
    return home.wordClass == .noun && KindSet.places.contains(home.kind)
  }

  /// *Soy alérgica a la leche, tengo alergia al polen*.
  var isAboutAllergy: Bool {
    plan.fillers.contains { filler in
      let phrase = filler.phrases[0]
      return AdjectiveLinks.beforeNoun(phrase.adjectives.first?.lexeme.lemma ?? "") == "a"
        || phrase.noun?.lexeme.lemma == "alergia"
    }
  }

  /// Parts of one certain whole.
  private static let shares: WordSet = [
    "mitad", "resto", "mayoría", "metade", "maioria", "final", "principio",
  ]

  private static let working: WordSet = [
    "trabajar", "trabalhar", "escolher", "eleger", "nomear", "indicar", "servir", "usar",
    "contratar", "disfrazarse", "vestirse",
    "fantasiar-se",
  ]

  private static let helps: WordSet = [
    "ayuda", "ajuda", "problema", "problemas", "cuidado", "paciencia",
  ]

  /// *Mañana es fiesta, es Navidad*: what a day is, not a certain thing.
  private func isDayItself(_ noun: Lexeme) -> Bool {
    noun.kind == .event && plan.verbs.last?.frame.pattern == .copula
      && plan.subject.allSatisfy { $0.noun?.lexeme.kind.isTemporal == true }
  }

  /// Ways of sending and travelling, said without the article: *por correo, por mar* (NGLE §15.9).
  static let means: WordSet = [
    "correo", "teléfono", "internet", "email", "mail", "mensaje", "carta", "avión", "barco", "mar",
    "tierra", "aire", "radio", "videollamada", "telefone", "e-mail", "mensagem", "avião",
  ]

  /// A noun that says whose somebody is or what he is like and not what he does: *Pablo es un amigo, un ángel* (NGLE §15.12).
  private func isRelation(_ noun: String) -> Bool {
    [
      "amigo", "amiga", "compañero", "compañera", "vecino", "vecina", "vizinho", "vizinha",
      "colega",
    ]
    .contains(noun) || RomanceGrammar.epicenes.contains(noun)
  }

  /// *El rojo*: an adjective alone stands for a thing when it is not an attribute.
  private func phraseArticle(_ phrase: NounPhrase, _ role: Role) -> Article {
    phrase.isAdjective && role != .attribute && role != .other && phrase.quantity == nil
      && phrase.demonstrative == nil && phrase.determiner == nil && phrase.possessive == nil
      && phrase.adjectives.first?.lexeme.lemma != "outro"
      ? .definite : .bare
  }

  private func followsBareHabit(_ phrase: NounPhrase, _ noun: Lexeme, _ role: Role) -> Bool {
    switch noun.kind {
    case .home, .room, .place: role.isPlace && phrase.isPlain && phrase.complement.isEmpty
    case .person: phrase.adjectives.isEmpty || role == .attribute
    // Me aburre la misa: what moves somebody is known (NGLE §15.8).
    case .event
    where isSpanish && role == .object
      && plan.verbs.last?.frame.pattern.mayHaveExperiencer == true:
      false
    default: role != .subject && !(role == .object && isAskedAsKnown(noun))
    }
  }

  /// *Supera el miedo, se banca el calor*: the frame names the very kind with the article.
  private func isAskedAsKnown(_ noun: Lexeme) -> Bool {
    isSpanish
      && plan.verbs.last?.frame.slots.contains {
        $0.role == .object && $0.article == .definite && $0.words.isEmpty
          && $0.kinds.contains(noun.kind)
      } == true
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
    // Un jarabe: of a medicine one is prescribed.
    guard asked == .indefinite, isMass(noun) && noun.kind != .medicine || isPlural(phrase) else {
      return asked
    }
    return .bare
  }

  /// *Quem fez o bolo?, você viu o trem?, não ouvi o barulho*: what was done or was not is known to both (Cunha & Cintra,
  /// chapter 9, *Emprego do artigo definido*).
  func isKnownByTense(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    if isSpanish { return isKnownToBoth(phrase, noun) }
    guard plan.tense == .past, phrase.isPlain, phrase.complement.isEmpty || plan.isQuestion,
      plan.verbs.count == 1,
      !plan.options.contains(.habitual), let verb = plan.verbs.first?.frame.lemma
    else { return false }
    if plan.isQuestion {
      return plan.inquiry?.role == .subject || isToldWhen(verb)
        || plan.inquiry == nil
          && ["ver", "achar", "encontrar", "pegar", "apanhar", "terminar", "trazer", "acabar"]
            .contains(verb)
    }
    let isDenied =
      plan.isNegative
      || plan.negators.contains {
        ["também não", "ainda não"].contains($0.constituent.lexeme.lemma)
      }
    // Não dei uma injeção: what was chosen in one with its verb is no certain thing.
    if let tile = phrase.noun?.tile, tile == plan.verbs[0].constituent.tile { return false }
    return isDenied && plan.verbs[0].frame.past != .state && !isYetToBe(noun, verb)
  }

  /// *Quando você enviou o relatório?*: one asks when a thing was done that both know of.
  private func isToldWhen(_ verb: String) -> Bool {
    plan.inquiry?.role == .time && !["ter", "haver", "ver", "querer", "fazer"].contains(verb)
  }

  private func articleByRole(
    _ phrase: NounPhrase, _ noun: Lexeme, _ role: Role, _ preposition: String?
  ) -> Article {
    switch role {
    case .company where isSpanish && isPlural(phrase) && !noun.isBeing: return .bare
    case .subject, .placeTo, .placeAt, .placeFrom, .recipient, .company, .beneficiary, .time:
      return .definite
    case .object where Self.shares.contains(noun.lemma): return .definite
    case .object where isOneHad(noun): return isPlural(phrase) ? .bare : .indefinite
    case .object:
      if noun.isHuman
        || phrase.complement.contains(where: {
          $0.noun?.lexeme.isBeing == true && !isTheme($0, of: noun)
        }) || isSpanish && isQualityOfOne(phrase, noun)
      {
        return .definite
      }
      if isMass(noun) || isPlural(phrase) {
        // ¿Has visto las gafas?
        return plan.isQuestion && isPlural(phrase) && (isSpanish || isOfOnesThings(noun))
          && isKnownNow(phrase, noun)
          ? .definite : .bare
      }
      return isKnownNow(phrase, noun) ? .definite : .indefinite
    case .attribute where !isSpanish && noun.isHuman && !phrase.complement.isEmpty: return .bare
    case .attribute:
      if let owner = phrase.complement.first, phrase.adjectives.isEmpty,
        owner.link?.lexeme.lemma == "de"
      {
        if noun.isHuman, PortionWords.isKin(noun.lemma) { return .bare }
        if BesideWords.parts.contains(noun.lemma), owner.noun != nil { return .definite }
        // Esta es la mochila de Luis.
        if owner.noun?.lexeme.isHuman == true, !noun.isBeing { return .definite }
      }
      if noun.kind.isTemporal || isDayItself(noun) { return .bare }
      if ClausePlanner.truths.contains(noun.lemma), phrase.isPlain { return .bare }
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
      if isSpanish, preposition == "a", Self.approached.contains(noun.kind) { return .definite }
      return isMass(noun) ? .bare : .definite
    }
  }
}
