import AACCore

/// What belongs to a noun behind its preposition: *docena de huevos, libro de dinosaurios, o volume da televisão* (NGLE §12.7, §12.9,
/// §14.7; Cunha & Cintra, chapter 7, *Adjunto adnominal*).
extension RomanceSentence {
  /// Says each part that a phrase has behind its noun.
  mutating func sayWhatBelongs(to phrase: NounPhrase, _ role: Role) {
    for var part in phrase.complement {
      if let head = phrase.noun?.lexeme, isCounted(part, by: head), let noun = part.noun?.lexeme {
        // Docena de huevos, paquete de galletas: NGLE §12.9.
        part.noun?.lexeme.lemma = noun.forms["PL"] ?? pluralText(noun.lemma)
        part.noun?.lexeme.number = .plural
      }
      if let noun = phrase.noun,
        isTheme(part, of: noun.lexeme)
          || (!isSpanish || !part.adjectives.isEmpty) && isMatter(part)
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

  /// *Um monte de peixes coloridos, un vaso de agua fría*: of no certain ones, as the planner found.
  private func isMatter(_ part: NounPhrase) -> Bool {
    part.noun?.government?.article == .bare
      && (part.link.map { $0.lexeme.lemma == "de" } ?? isSpanish)
  }

  /// *Un castillo de arena enorme, una tarta de chocolate grande*: what it is made of stands next to the noun (NGLE §13.13).
  func isMaterialFirst(_ phrase: NounPhrase) -> Bool {
    guard isSpanish, phrase.complement.count == 1, let part = phrase.complement.first,
      let head = phrase.noun?.lexeme, head.wordClass == .noun, phrase.degree == nil,
      part.isPlain, part.complement.isEmpty, part.link == nil || part.link?.lexeme.lemma == "de",
      let noun = part.noun?.lexeme, noun.wordClass == .noun, phrase.adjectives.count == 1,
      phrase.adjectives[0].lexeme.kind != .color,
      !PortionWords.isVessel(head.lemma)
        || !Self.sizes.contains(phrase.adjectives[0].lexeme.lemma)
    else { return false }
    return BesideWords.materials.contains(noun.lemma) || PortionWords.joins(head.lemma, noun)
  }

  /// *Un vaso grande de agua*: how large the measure is.
  private static let sizes: WordSet = [
    "grande", "pequeño", "lleno", "enorme", "mediano", "gigante",
  ]

  private func isCounted(_ part: NounPhrase, by head: Lexeme) -> Bool {
    guard part.isPlain, let noun = part.noun?.lexeme, noun.wordClass == .noun, !noun.isBeing,
      noun.number != .plural, !isMass(noun),
      part.link == nil || part.link?.lexeme.lemma == "de",
      noun.countability == .count || ["docena", "dúzia", "par"].contains(head.lemma)
    else { return false }
    if isSpanish, head.lemma.hasPrefix("kilo y ") { return true }
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
    guard
      part.isPlain
        || !isSpanish && part.adjectives.count == 1
          && part.determiner == nil && part.possessive == nil && part.quantity == nil,
      part.complement.isEmpty, let noun = part.noun?.lexeme,
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
  mutating func noteLink(_ link: String, of part: NounPhrase) {
    guard part.link?.tile == nil else { return }
    buffer.note(.joinsWords, part.head, link)
  }

  /// *Zumo de naranja*, *la casa de la niña*: what a thing is made of is not a certain one.
  private func articleOfPart(_ part: NounPhrase) -> Article {
    guard let noun = part.noun?.lexeme, part.isPlain, !noun.isBeing,
      !KindSet.places.contains(noun.kind), !Self.unique.contains(noun.lemma)
    else { return article(part, role: .topic, asked: nil) }
    return .bare
  }

  /// Of which there is one (NGLE §14.7, *artículo con referentes únicos*; Cunha & Cintra, chapter 9).
  private static let unique: WordSet = [
    "mundo", "universo", "cielo", "céu", "infierno", "inferno", "ecuador", "equador",
  ]
}
