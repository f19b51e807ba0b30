import AACCore

/// The article of what is told how big, dear or kind it is: *nos mudamos a una casa más grande, dormí en una cama muy blanda*
/// (NGLE §15.3, *el artículo indefinido y la primera mención*; §45.13).
extension RomanceSentence {
  /// Indefinite behind a preposition, where a degree says for the first time what something is like; nil where it is one of
  /// several that are known (*el más alto de la clase*), where it is not counted and where role and noun decide.
  func articleOfGraded(
    _ phrase: NounPhrase, _ noun: Lexeme, _ role: Role, _ preposition: String?
  ) -> Article? {
    guard isSpanish, let degree = phrase.degree?.lexeme.lemma, GradedWords.degrees.contains(degree),
      !phrase.adjectives.isEmpty, noun.wordClass == .noun, noun.kind != .body, !isMass(noun),
      !isPlural(phrase), !PortionWords.isKin(noun.lemma)
    else { return nil }
    switch role {
    case .placeAt, .placeTo, .placeFrom, .company, .instrument:
      guard preposition != nil else { return nil }
    case .object, .recipient, .other:
      guard noun.isHuman, GradedWords.meeting.contains(plan.verbs.last?.frame.lemma ?? "") else {
        return nil
      }
    default: return nil
    }
    let isOfSeveral = phrase.complement.contains {
      let link = $0.link?.lexeme.lemma ?? "de"
      return link == "de" || link == "que" && $0.noun?.lexeme.isBeing != true
    }
    return isOfSeveral ? nil : .indefinite
  }

  /// *Se dedica a reparar neveras, trabaja vendiendo coches*: any of them, by trade (NGLE §15.9, *plurales escuetos*).
  func isOfTrade(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    plan.verbs.count > 1 && plan.verbs[0].frame.lemma == "dedicarse" && phrase.isPlain
      && noun.wordClass == .noun && isPlural(phrase)
  }

  /// *Busco el coche de papá*, but *un regalo de la abuela*: what somebody has only one of is known by him (NGLE §14.3).
  func isOwnedByOne(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard phrase.isPlain, !noun.isHuman, GradedWords.owned.contains(noun.kind),
      !GradedWords.given.contains(noun.lemma), let part = phrase.complement.first,
      (part.link?.lexeme.lemma ?? "de") == "de", let owner = part.noun?.lexeme, owner.isHuman,
      !isTheme(part, of: noun)
    else { return false }
    return owner.wordClass == .properNoun || owner.article == .bare || part.possessive != nil
      || part.determiner != nil || KinWords.elders.contains(owner.lemma)
      || KinWords.isOwnByRole(owner)
  }

  /// *Repartí un kilo de caramelos, tiré un litro de leche*: so much of something is named for the first time (NGLE §12.9).
  func isMeasureOf(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard !phrase.complement.isEmpty, phrase.isPlain, !isPlural(phrase),
      GradedWords.measures.contains(noun.lemma), !isOwnedByOne(phrase, noun)
    else { return false }
    return phrase.complement[0].noun != nil
      && (phrase.complement[0].link?.lexeme.lemma ?? "de") == "de"
  }

  /// *Un refresco grande, un café doble*: so much as is served at once, by its size (NGLE §12.3, *sustantivos
  /// recategorizados*).
  func isServing(_ phrase: NounPhrase, _ noun: Lexeme, _ asked: Article?) -> Bool {
    guard isMass(noun), KindSet.edible.contains(noun.kind), asked != .definite, !isPlural(phrase),
      phrase.quantity == nil, phrase.degree == nil, phrase.complement.isEmpty,
      plan.verbs.last?.frame.pattern.mayHaveExperiencer != true
    else { return false }
    return phrase.adjectives.contains { GradedWords.servings.contains($0.lexeme.lemma) }
  }

  /// *Saco una foto del gato*: a picture that is only made then (NGLE §15.6).
  func isPictureTaken(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard !plan.isNegative, let verb = plan.verbs.last?.frame.lemma,
      GradedWords.picturing.contains(verb), phrase.isPlain, !isPlural(phrase)
    else { return false }
    let words = noun.lemma.split(separator: " ", maxSplits: 1)
    guard words.count > 1 || !phrase.complement.isEmpty, let head = words.first else {
      return false
    }
    return GradedWords.pictures.contains(String(head))
  }

  /// *El chico más simpático de la clase*: who is chosen from a whole, which is then a certain one (NGLE §45.13).
  func isChosenFrom(_ part: NounPhrase, by phrase: NounPhrase) -> Bool {
    isSpanish && part.noun?.lexeme.lemma == "clase" && part.isPlain
      && ["más", "menos"].contains(phrase.degree?.lexeme.lemma ?? "")
  }

  /// *Un taller de teatro, un curso de cocina*: what is learnt there, and no certain place (NGLE §12.7).
  func isTaughtIn(_ part: NounPhrase, by phrase: NounPhrase) -> Bool {
    guard isSpanish, part.isPlain, let head = phrase.noun?.lexeme, let noun = part.noun?.lexeme,
      part.link == nil || part.link?.lexeme.lemma == "de"
    else { return false }
    return Self.courses.contains(head.lemma) && Self.arts.contains(noun.lemma)
  }

  private static let courses: WordSet = [
    "taller", "talleres", "curso", "cursos", "clase", "clases", "club", "grupo", "escuela",
    "academia", "profesor", "profesora", "profe", "compañía", "obra", "libro", "monitor",
    "monitora", "maestro", "maestra", "concurso", "festival", "programa",
  ]
  private static let arts: WordSet = ["teatro", "cocina", "cine", "circo", "huerto", "jardín"]

  static let posts: WordSet = [
    "trabajo", "empleo", "puesto", "oficio", "plaza", "oferta", "curso", "título", "vacante",
    "contrato", "beca", "carnet", "uniforme", "traje", "examen", "prácticas", "máster", "grado",
  ]

  static let tellings: WordSet = [
    "libro", "cuento", "película", "documental", "historia", "livro", "filme", "documentário",
    "história", "video", "vídeo", "álbum", "revista", "pegatina", "figurinha", "adesivo", "cromo",
  ]
}

/// Words of such phrases.
private enum GradedWords {
  /// What people mostly have one of.
  static let owned = KindSet(.vehicle, .device, .home, .room, .clothing, .furniture)
  /// What is given or hired out by somebody.
  static let given: WordSet = ["regalo", "piso", "apartamento"]
  static let degrees: WordSet = [
    "muy", "más", "menos", "bastante", "demasiado", "tan", "un poco", "algo", "súper", "super",
  ]
  static let measures: WordSet = [
    "kilo", "litro", "gramo", "metro", "docena", "par", "puñado", "montón", "millón", "cuarto",
  ]
  static let pictures: WordSet = ["foto", "fotografía", "vídeo", "video", "retrato", "dibujo"]
  static let picturing: WordSet = [
    "sacar", "hacer", "tomar", "grabar", "pintar", "dibujar", "tirar",
  ]
  /// Sizes in which food and drink are served.
  static let servings: WordSet = [
    "grande", "pequeño", "mediano", "chico", "doble", "individual", "familiar", "enorme", "gigante",
  ]
  /// By which one gets to know somebody.
  static let meeting: WordSet = ["conocer", "ver", "encontrar", "buscar", "necesitar", "contratar"]
}
