import AACCore

extension RomanceSentence {
  /// Says a filler's phrases, joined, each behind the preposition.
  mutating func say(_ phrases: [NounPhrase], _ filler: Filler, fallback: Article? = nil) {
    let waiting = preposition
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

  /// *Con mi madre y mi padrastro, com água e sal*: one preposition for both (NGLE §31.6; Cunha & Cintra, chapter 15).
  private func sharesPreposition(
    _ phrases: [NounPhrase], at index: Int, _ filler: Filler, _ preposition: String?
  ) -> Bool {
    guard filler.role != .attribute,
      preposition == grammar.with || preposition == "entre",
      phrases.allSatisfy({ !$0.isPronoun }) || isSpanish && preposition == "entre"
    else { return false }
    if phrases[index].connective?.lexeme.isConnective == true { return true }
    return !isSpanish && phrases[index].connective == nil
      && phrases.allSatisfy { phrase in
        phrase.isPlain && phrase.noun.map { isMass($0.lexeme) } == true
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
    guard noun.isBeing else { return false }
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
    for var part in phrase.complement {
      if let head = phrase.noun?.lexeme, isCounted(part, by: head), let noun = part.noun?.lexeme {
        // Docena de huevos, paquete de galletas: NGLE §12.9.
        part.noun?.lexeme.lemma = noun.forms["PL"] ?? pluralText(noun.lemma)
        part.noun?.lexeme.number = .plural
      }
      if let noun = phrase.noun,
        isTheme(part, of: noun.lexeme) || !isSpanish && isMatter(part)
      {
        if Self.tellings.contains(noun.lexeme.lemma), let animal = part.noun?.lexeme,
          animal.number != .plural, animal.countability == .count
        {
          // Un libro de dinosaurios: what is told of is any of them.
          part.noun?.lexeme.lemma = animal.forms["PL"] ?? pluralText(animal.lemma)
          part.noun?.lexeme.number = .plural
        }
        preposition = ("de", part.link?.tile)
        noteLink("de", of: part)
        say(part, article: .bare, role: .topic)
      } else {
        let outer = leftOut
        leftOut = genderLeftOut(
          of: part, for: role == .attribute && phrase.noun == nil ? plan.subject.first : phrase)
        if isTaughtIn(part, by: phrase) { part.noun?.lexeme.kind = .subject }
        if isChosenFrom(part, by: phrase) {
          part.determiner = Constituent(Lexeme(lemma: "el", wordClass: .determiner))
        }
        sayPart(part, isOfQuality: phrase.noun.map { isPart($0.lexeme, of: part) } ?? true)
        leftOut = outer
      }
    }
  }

  /// *Um monte de peixes coloridos*: of no certain ones, as the planner found.
  private func isMatter(_ part: NounPhrase) -> Bool {
    part.noun?.government?.article == .bare && part.link?.lexeme.lemma == "de"
  }

  /// *Un castillo de arena enorme, una tarta de chocolate grande*: what it is made of stands next to the noun (NGLE §13.13).
  private func isMaterialFirst(_ phrase: NounPhrase) -> Bool {
    guard isSpanish, phrase.complement.count == 1, let part = phrase.complement.first,
      let head = phrase.noun?.lexeme, head.wordClass == .noun, phrase.degree == nil,
      part.isPlain, part.complement.isEmpty, part.link == nil || part.link?.lexeme.lemma == "de",
      let noun = part.noun?.lexeme, noun.wordClass == .noun, phrase.adjectives.count == 1,
      phrase.adjectives[0].lexeme.kind != .color
    else { return false }
    return BesideWords.materials.contains(noun.lemma) || PortionWords.joins(head.lemma, noun)
  }

  private func isCounted(_ part: NounPhrase, by head: Lexeme) -> Bool {
    guard part.isPlain, let noun = part.noun?.lexeme, noun.wordClass == .noun, !noun.isBeing,
      noun.number != .plural, !isMass(noun),
      part.link == nil || part.link?.lexeme.lemma == "de",
      noun.countability == .count || ["docena", "dúzia", "par"].contains(head.lemma)
    else { return false }
    return PortionWords.counts(BesideWords.base(of: head, isSpanish ? .spanish : .portuguese))
  }

  /// What is a part of one certain thing: *metade do bolo*.
  private static let parts: WordSet = [
    "metade", "resto", "maioria", "final", "fim", "começo", "meio", "mitad", "mayoría", "principio",
  ]

  /// *Pegatinas de dinosaurios, disfraz de león*: what a picture or a book is of is no certain animal.
  func isTheme(_ part: NounPhrase, of head: Lexeme) -> Bool {
    guard part.isPlain, let noun = part.noun?.lexeme, noun.wordClass == .noun, noun.isBeing,
      part.link == nil || part.link?.lexeme.lemma == "de"
    else { return false }
    if PortionWords.costumes.contains(head.lemma) { return true }
    if isSpanish, noun.kind == .person, Self.posts.contains(head.lemma), !KinWords.isOwnByRole(noun)
    {
      // Trabajo de camarero, curso de socorrista: as what (NGLE §12.7).
      return true
    }
    guard noun.kind == .animal else { return false }
    // Una camisa de rayas, un pijama de mariposas: what is printed on it.
    if isSpanish, head.kind == .clothing, isPlural(part) { return true }
    return Self.pictures.contains(BesideWords.base(of: head, isSpanish ? .spanish : .portuguese))
  }

  private static let pictures: WordSet = [
    "video", "vídeo", "álbum", "revista", "historia",
    "adesivo", "figurinha", "autocolante", "cromo", "livro", "história", "filme", "desenho",
    "fantasia", "máscara",
    "camiseta", "pelúcia", "peluche", "quebra-cabeça", "boneco", "pegatina", "libro", "cuento",
    "película", "dibujo",
    "disfraz", "careta", "puzle", "puzzle", "rompecabezas", "documental", "documentário",
    "calcomanía", "estampa",
  ]

  /// *El volumen de la tele, o som da televisão*: what is always of something is of a certain one, but *piel de
  /// naranja, zumo de naranja*.
  private func isPart(_ head: Lexeme, of part: NounPhrase) -> Bool {
    if Self.parts.contains(head.lemma) { return true }
    if isOfCertain(head, part) { return true }
    guard BesideWords.parts.contains(head.lemma), part.isPlain, let noun = part.noun?.lexeme,
      noun.wordClass == .noun, noun.number != .plural
    else { return false }
    switch noun.kind {
    case .device, .vehicle, .furniture, .home, .room, .clothing, .book, .toy, .media, .body:
      return true
    default: return false
    }
  }

  /// *El ruido de la aspiradora, las llaves del coche, el olor de la lluvia*: what is heard and smelled comes from a certain
  /// thing, and keys and panes are of one (NGLE §14.7).
  private func isOfCertain(_ head: Lexeme, _ part: NounPhrase) -> Bool {
    guard part.isPlain, part.complement.isEmpty, let noun = part.noun?.lexeme,
      noun.wordClass == .noun, !noun.isBeing, noun.number != .plural,
      case let base = BesideWords.base(of: head, isSpanish ? .spanish : .portuguese)
    else { return false }
    if !isSpanish {
      return PortuguesePartWords.ofOne[base]?.contains(noun.kind) == true && noun.lemma != "casa"
    }
    // Los dedos de la mano: a part of a part.
    if head.kind == .body, noun.kind == .body { return true }
    if base == "vela" { return KindSet.edible.contains(noun.kind) }
    if OwnedQualityWords.any.contains(base) { return noun.kind != .body }
    if Self.sensed.contains(base) { return !KindSet.edible.contains(noun.kind) }
    return Self.ofOne.contains(base) || head.number == .plural && BesideWords.parts.contains(base)
      ? Self.wholes.contains(noun.kind) : false
  }

  private static let sensed: WordSet = ["ruido", "olor", "sonido", "zumbido", "peste"]
  private static let ofOne: WordSet = [
    "llave", "cristal", "pata", "grifo", "cajón", "clave", "matrícula", "tejado", "pared", "suelo",
    "pieza", "respaldo", "funda", "enchufe", "pomo", "cerradura", "persiana", "alarma", "depósito",
    "filtro",
  ]
  private static let wholes = KindSet(
    .device, .vehicle, .furniture, .home, .room, .clothing, .book, .toy)

  /// What belongs to a noun behind its preposition, or what a quality is compared with: *más alta
  /// que el niño* (NGLE §45.2; Cunha & Cintra, chapter 8).
  mutating func sayPart(_ part: NounPhrase, isOfQuality: Bool) {
    let link = part.link?.lexeme.lemma ?? "de"
    guard link == "que" || link == "como" || link == "do que" || link == "quanto" else {
      preposition = (link, part.link?.tile)
      noteLink(link, of: part)
      let article = isOfQuality ? article(part, role: .company, asked: nil) : articleOfPart(part)
      return say(part, article: article, role: .topic)
    }
    say(link, tile: part.link?.tile)
    noteLink(link, of: part)
    if !isSpanish, !isOfQuality, plan.verbs.last?.frame.lemma == "gostar" {
      // Gosto mais de maçã que de pera.
      preposition = ("de", nil)
      let isBare = part.isPlain && part.noun?.lexeme.isHuman == false
      return say(part, article: isBare ? .bare : .definite, role: .topic)
    }
    say(part, article: article(part, role: .subject, asked: nil), role: .subject)
  }

  /// Says why a word that nobody chose joins a part to its noun.
  private mutating func noteLink(_ link: String, of part: NounPhrase) {
    guard part.link?.tile == nil else { return }
    buffer.note(.joinsWords, part.head, link)
  }

  /// *No todos*, *pero no a los gatos*, *solo con mamá*: before the preposition of its phrase.
  private mutating func sayFocus(_ phrase: NounPhrase) {
    guard let focus = phrase.focus else { return }
    let waiting = preposition
    preposition = nil
    say(focus.lexeme.lemma, tile: focus.tile)
    preposition = waiting
  }

  /// *Zumo de naranja*, *la casa de la niña*: what a thing is made of is not a certain one.
  private func articleOfPart(_ part: NounPhrase) -> Article {
    guard let noun = part.noun?.lexeme, part.isPlain, !noun.isBeing,
      !KindSet.places.contains(noun.kind)
    else { return article(part, role: .topic, asked: nil) }
    return .bare
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

  private mutating func sayAdjectives(_ phrase: NounPhrase, _ features: Agreement) {
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
      if index > 0, phrase.noun == nil || isBody, index == phrase.adjectives.count - 1 {
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
