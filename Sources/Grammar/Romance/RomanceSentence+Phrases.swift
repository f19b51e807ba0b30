import AACCore

extension RomanceSentence {
  /// Says a filler's phrases, joined, each behind the preposition.
  mutating func say(_ phrases: [NounPhrase], _ filler: Filler, fallback: Article? = nil) {
    let waiting = preposition
    var articleBefore: Article?
    for index in phrases.indices {
      let phrase = phrases[index]
      let asked = articleAsked(for: phrase, in: filler) ?? fallback
      if index > 0 {
        let isShared = sharesPreposition(phrases, at: index, filler, waiting?.text)
        sayJoint(before: phrase, isLast: index == phrases.count - 1, of: filler)
        if filler.role != .attribute {
          // Con mi madre y mi padrastro: one preposition for both (NGLE §31.6).
          preposition = waiting == nil || isShared ? nil : (waiting?.text ?? "", nil)
          if plan.verbs.isEmpty, let again = preposition?.text, !again.isEmpty {
            // Adiós a mamá y a papá: no verb has told why it is there.
            buffer.note(.preposition, phrase.noun?.lexeme.lemma ?? "", again)
          }
        }
      }
      if index == 0 { sayFreeLink(of: phrase) }
      if index == 0, phrase.connective?.lexeme.isAlternative == true || isEither(phrases) {
        sayFirstNor(phrase)
      }
      var article = self.article(
        phrase, role: filler.role, asked: asked,
        isGoverned: filler.isGoverned
          && (filler.phrases.count == 1 || phrase.noun?.government != nil),
        preposition: waiting?.text)
      if index > 0, article == .indefinite, isPluralBeside(phrase, phrases[index - 1]) {
        article = .bare
      }
      if isSpanish, index > 0, article == .definite, articleBefore == .bare,
        filler.role == .object, phrase.isPlain, let noun = phrase.noun?.lexeme, isMass(noun)
      {
        // Necesita agua y luz: of two substances both are any of it (NGLE §15.9).
        article = .bare
      }
      articleBefore = article
      if index > 0, article == .indefinite, phrase.isPlain,
        ["o", "ou"].contains(phrase.connective?.lexeme.lemma),
        isBareBeside(phrases[index - 1], asked)
      {
        // Pizza o hamburguesa: of two kinds neither is one (NGLE §15.9).
        article = .bare
      }
      if preposition == nil, takesPersonalA(phrase, article, filler) {
        buffer.note(.personalA, plan.verbs[filler.verb].constituent.lexeme.lemma)
        preposition = ("a", nil)
      }
      leftOut = genderLeftOut(at: index, of: phrases, filler)
      say(phrase, article: article, role: filler.role)
      leftOut = nil
    }
  }

  /// *Juega en casa y en **la** piscina, tengo tarea y **una** silla*: of several joined phrases each goes by its own pair
  /// with the verb, or by the slot that takes it (NGLE §15.9; Cunha & Cintra, chapter 9).
  private func articleAsked(for phrase: NounPhrase, in filler: Filler) -> Article? {
    guard filler.phrases.count > 1, phrase.connective == nil,
      plan.verbs.indices.contains(filler.verb)
    else { return filler.article }
    if let government = phrase.noun?.government { return government.article }
    // Hola, mamá y papá; con jamón y queso: where nothing is done there is no verb to ask.
    guard plan.verbs.indices.contains(filler.verb) else { return filler.article }
    let slots = plan.verbs[filler.verb].frame.slots.filter {
      $0.role == filler.role && ($0.preposition ?? "") == (filler.preposition ?? "")
    }
    if filler.isGoverned { return slots.suited(to: phrase)?.article }
    guard let first = slots.suited(to: filler.phrases[0]), first.article == filler.article,
      let own = slots.suited(to: phrase)
    else { return filler.article }
    return own.article
  }

  /// *Con mi madre y mi padrastro, con papel y tijeras, com água e sal*: one preposition for both (NGLE §31.6; Cunha & Cintra, chapter 15).
  private func sharesPreposition(
    _ phrases: [NounPhrase], at index: Int, _ filler: Filler, _ preposition: String?
  ) -> Bool {
    guard filler.role != .attribute,
      preposition == grammar.with || preposition == "entre",
      phrases.allSatisfy({ !$0.isPronoun }) || isSpanish && preposition == "entre"
    else { return false }
    if phrases[index].connective?.lexeme.isConnective == true { return true }
    return phrases[index].connective == nil
      && phrases.allSatisfy { phrase in
        phrase.isPlain
          && phrase.noun.map {
            isSpanish
              ? $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing : isMass($0.lexeme)
          } == true
      }
  }

  /// *O pan o leche, ou maçã ou banana*: both are named with the word (NGLE §31.9).
  private func isEither(_ phrases: [NounPhrase]) -> Bool {
    guard phrases.count > 1, let first = phrases[0].connective?.lexeme.lemma else { return false }
    return ["o", "ou", "tanto"].contains(first)
      && phrases[1].connective?.lexeme.lemma == first
  }

  /// *Sopa, **pero** sin sal; llora **porque** sola*: what joins a phrase to none of its kind is said as it was laid.
  mutating func sayFreeLink(of phrase: NounPhrase) {
    guard let link = phrase.freeLink else { return }
    let waiting = preposition
    preposition = nil
    if link.lexeme.isAdversative { buffer.addMark(",") }
    say(link.lexeme.lemma, tile: link.tile)
    preposition = waiting
  }

  /// *Ni pan ni leche* (NGLE §31.9).
  mutating func sayFirstNor(_ phrase: NounPhrase) {
    let waiting = preposition
    preposition = nil
    say(phrase.connective?.lexeme.lemma ?? "", tile: phrase.connective?.tile)
    preposition = waiting
  }

  /// *Veo **a** la niña* (NGLE §34.8, complemento directo preposicional).
  private func takesPersonalA(_ phrase: NounPhrase, _ article: Article, _ filler: Filler) -> Bool {
    guard isSpanish, filler.role == .object, filler.article != .indefinite,
      !filler.isGoverned || article == .definite,
      !plan.verbs.isEmpty, let noun = phrase.noun?.lexeme,
      plan.verbs[filler.verb].frame.pattern.isPersonal,
      plan.verbs[filler.verb].frame.pattern != .experiencer
    else { return false }
    // Celebramos tu santo: the day.
    if plan.verbs[filler.verb].frame.lemma == "celebrar" { return false }
    if noun.isHuman {
      if isOfTrade(phrase, noun) { return false }
      // Conozco a una chica que habla cinco idiomas: one that the speaker means.
      if article == .indefinite, phrase.isPlain || phrase.degree != nil,
        plan.verbs[filler.verb].frame.lemma == "conocer", filler.verb == 0
      {
        return true
      }
      return article != .indefinite
        && (phrase.quantity == nil || noun.wordClass == .pronoun || isWhole(phrase)
          || SpanishRoleWords.dealing.contains(plan.verbs[filler.verb].frame.lemma))
    }
    if noun.kind == .vehicle, article == .definite,
      !plan.fillers.contains(where: { $0.role == .recipient }),
      ["adelantar", "seguir", "perseguir", "preceder"].contains(
        plan.verbs[filler.verb].frame.lemma)
    {
      // El coche adelantó al camión: of two that go one behind the other (NGLE §34.10).
      return true
    }
    guard noun.isBeing else { return false }
    // Coger la mariposa, pisar el caracol: vermin and small game are no persons to anybody (NGLE §34.10).
    if noun.kind == .animal, RelatedWords.lowly.contains(noun.lemma),
      RelatedWords.catching.contains(plan.verbs[filler.verb].frame.lemma)
    {
      return false
    }
    if noun.kind == .animal, isPlural(phrase),
      ["ordeñar", "esquilar", "pastorear", "criar", "vender", "contar", "marcar", "herrar"]
        .contains(plan.verbs[filler.verb].frame.lemma)
    {
      // Ordeña las vacas: a herd (NGLE §34.10).
      return false
    }
    if phrase.isPlain, isPlural(phrase),
      ["odiar", "detestar", "preferir", "temer"].contains(plan.verbs[filler.verb].frame.lemma)
    {
      // Odio las arañas: all of them (NGLE §34.10).
      return false
    }
    // An animal that is known, or that the verb can only mean as a being, is treated like a person.
    let kinds = plan.verbs[filler.verb].frame.slot(.object)?.kinds ?? KindSet()
    return article == .definite || phrase.possessive != nil || noun.wordClass == .properNoun
      || kinds.contains(.animal)
  }

  /// *Veo a todos los niños*: all of them are certain people (NGLE §34.8).
  private func isWhole(_ phrase: NounPhrase) -> Bool {
    phrase.quantity.map { RomanceQuantity($0.lexeme.lemma) == .whole } ?? false
  }

  /// Says one phrase: determiner, quantity, noun, adjectives, what belongs to it.
  mutating func say(_ phrase: NounPhrase, article: Article, role: Role) {
    if isSpanish { return sayParts(of: phrase, article, role) }
    sayParts(of: owned(phrase, article, role), article, role)
  }

  private mutating func sayParts(of phrase: NounPhrase, _ article: Article, _ role: Role) {
    if phrase.focus != nil { sayFocus(phrase) }
    if let pronoun = pronoun(phrase), let noun = phrase.noun {
      if isSpanish, let all = phrase.quantity { sayAll(all, of: phrase) }
      say(pronoun, noun, role)
      if isSpanish, let behind = noun.lexeme.forms[Adverbial.stressing] {
        sayStress(behind, on: phrase)
      }
      return
    }
    // Me queda grande la falda; me duelen las piernas cuando estoy cansado: of the thing only beside its own verb.
    let isFit =
      role == .attribute && plan.verbs.first?.frame.pattern == .experiencer
      && plan.fillers.contains { $0.role == .attribute && $0.verb == 0 }
    let said = isFit ? agreement(plan.filler(.object)?.phrases ?? []) : doer
    let features = role == .attribute && phrase.noun == nil ? said : agreement(phrase)
    sayDeterminers(phrase, article, features)
    sayEarlyAdjectives(phrase, features)
    if let noun = phrase.noun { say(noun, phrase, features) }
    if phrase.noun != nil, let possessive = phrase.possessive, isLate(possessive) {
      say(possessiveForm(possessive, features), tile: possessive.tile)
    } else if isSpanish, phrase.noun != nil, phrase.demonstrative != nil,
      var possessive = phrase.possessive
    {
      // Este perro mío: NGLE §18.3.
      let long = ["mi": "mío", "tu": "tuyo", "su": "suyo"]
      possessive.lexeme.lemma = long[possessive.lexeme.lemma] ?? possessive.lexeme.lemma
      say(possessiveForm(possessive, features), tile: possessive.tile)
    }
    let isMadeOf = isMaterialFirst(phrase)
    if !isMadeOf { sayAdjectives(phrase, features) }
    defer { if isMadeOf { sayAdjectives(phrase, features) } }
    sayWhatBelongs(to: phrase, role)
  }

  /// *No todos*, *pero no a los gatos*, *solo con mamá*: before the preposition of its phrase.
  private mutating func sayFocus(_ phrase: NounPhrase) {
    guard let focus = phrase.focus else { return }
    let waiting = preposition
    preposition = nil
    say(focus.lexeme.lemma, tile: focus.tile)
    preposition = waiting
  }

  private mutating func say(_ noun: Constituent, _ phrase: NounPhrase, _ features: Agreement) {
    let lexeme = noun.lexeme
    guard features.number == .plural, lexeme.number != .plural else {
      return say(lexeme.lemma, tile: noun.tile)
    }
    let plural = lexeme.forms["PL"] ?? pluralText(lexeme.lemma)
    if plural != lexeme.lemma { buffer.note(.plural, lexeme.lemma, plural) }
    say(plural, tile: noun.tile)
  }

  /// The plural of a noun, also of several words: *cepillos de dientes, huevos fritos* (NGLE §3.3; Cunha & Cintra,
  /// chapter 8).
  func pluralText(_ lemma: String) -> String { grammar.forms.plural(lemma) }

  private mutating func sayAdjectives(_ chosen: NounPhrase, _ features: Agreement) {
    var phrase = chosen
    var isTwoColors = false
    if isSpanish, phrase.adjectives.count == 2, phrase.degree == nil, phrase.noun != nil,
      phrase.adjectives[1].lexeme.kind == .color,
      phrase.adjectives.allSatisfy({ $0.lexeme.wordClass == .adjective })
    {
      // Una camiseta verde nueva, una camiseta azul y verde (NGLE §13.15).
      isTwoColors = phrase.adjectives[0].lexeme.kind == .color
      if !isTwoColors { phrase.adjectives.swapAt(0, 1) }
    }
    let isLateDegree = phrase.degree?.lexeme.lemma == "demais"
    if let degree = phrase.degree, !isLateDegree {
      let quality = phrase.adjectives.first?.lexeme.lemma
      say(degreeText(degree, before: quality), tile: degree.tile)
    }
    defer {
      if let degree = phrase.degree, isLateDegree { say("demais", tile: degree.tile) }
    }
    for index in phrase.adjectives.indices where !isEarly(phrase.adjectives[index], phrase) {
      let adjective = phrase.adjectives[index]
      let isBody =
        phrase.kind == .body && adjective.lexeme.wordClass == .adjective
        && phrase.adjectives.allSatisfy { $0.lexeme.wordClass == .adjective }
      if index > 0, phrase.noun == nil || isBody || isTwoColors,
        index == phrase.adjectives.count - 1
      {
        buffer.note(.coordination, adjective.lexeme.lemma, grammar.and)
        say(grammar.and)
      }
      let lemma = adjective.lexeme.lemma
      let form =
        adjective.lexeme.wordClass == .adjective
        ? grammar.forms.adjective(lemma, features.gender, features.number) : lemma
      if form != lemma { buffer.note(.adjectiveAgreement, lemma, form) }
      if adjective.tile == nil, adjective.lexeme.wordClass == .conjunction {
        buffer.note(.coordination, phrase.adjectives.last?.lexeme.lemma ?? "", lemma)
      }
      say(form, tile: adjective.tile)
    }
  }
}
