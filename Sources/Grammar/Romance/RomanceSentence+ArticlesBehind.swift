import AACCore

/// What a preposition wants of the article behind it (NGLE §14.6, §15.11; Bechara, *Emprego do artigo*).
extension RomanceSentence {
  /// *En caso de incendio, em busca de trabalho*: what may come has no article (NGLE §15.11; Bechara, *Omissão do artigo*).
  private static let foreseeing: WordSet = [
    "en caso de", "en busca de", "por falta de", "por exceso de", "por motivos de", "a falta de",
    "por cuestión de", "por problemas de", "em caso de", "no caso de", "em busca de", "à base de",
    "a base de",
  ]

  /// *En clase, a clase, antes de clase; en pijama*: what one is at or in as such (NGLE §15.9).
  func isBareThere(
    _ phrase: NounPhrase, _ noun: Lexeme, _ preposition: String, _ role: Role
  ) -> Bool {
    guard phrase.complement.isEmpty, noun.number != .plural || noun.kind == .clothing,
      let verb = plan.verbs.last?.frame
    else { return false }
    if noun.lemma == "clase" {
      guard Self.schooling.contains(preposition) else { return false }
      if preposition == "a" {
        return role.isPlace && verb.slot(.placeTo) != nil
          || ["faltar", "asistir", "llegar"].contains(verb.lemma)
      }
      return role.isPlace || preposition == "en" && role != .topic || preposition.hasSuffix(" de")
    }
    return preposition == "en" && noun.kind == .clothing && role != .subject
      && noun.lemma != "bolsillo" && noun.lemma != "bolsillos"
      && plan.subject.allSatisfy { $0.isPronoun || $0.noun?.lexeme.isHuman == true }
      && ["estar", "ir", "salir", "andar", "quedarse", "dormir"].contains(verb.lemma)
  }

  private static let schooling: WordSet = ["en", "a", "de", "antes de", "después de", "desde"]

  /// *A favor de la paz, debido a la fiebre, por causa da ajuda*: what something is about or comes from is a certain thing
  /// (NGLE §14.6; Bechara, *Emprego do artigo definido*).
  static let concerning: WordSet = [
    "a favor de", "en contra de", "debido a", "gracias a", "a causa de", "por culpa de",
    "a pesar de", "respecto a", "con respecto a", "acerca de", "en cuanto a", "en nombre de",
    "en honor a", "en torno a", "devido a", "graças a", "por causa de", "apesar de", "quanto a",
    "em relação a", "com relação a", "a respeito de", "em nome de", "em torno de",
  ]

  /// What a preposition wants of a word that no habit and no pair settled: *sin azúcar, lleno de barro,
  /// sácate eso de la boca*; nil where it wants nothing.
  func articleBehind(
    _ preposition: String?, _ phrase: NounPhrase, _ noun: Lexeme, _ role: Role, _ asked: Article?
  ) -> Article? {
    guard let preposition else { return nil }
    if Self.foreseeing.contains(preposition), phrase.isPlain, !noun.isBeing, asked == nil {
      return .bare
    }
    if Self.concerning.contains(preposition), phrase.isPlain, asked == nil, isMass(noun) {
      return .definite
    }
    if preposition == "sin" || preposition == "sem", role != .subject, phrase.isPlain,
      !noun.isBeing, asked == nil || isMass(noun) || noun.kind == .device || noun.kind == .thing
    {
      return .bare
    }
    if isSpanish, isPlural(phrase), phrase.isPlain, isAtLarge(preposition, noun) { return .bare }
    if isSpanish, preposition == "a", role == .other, plan.verbs.last?.frame.lemma == "preferir" {
      return .definite
    }
    if preposition == "de", isMass(noun) || isPlural(phrase) || noun.lemma == "gente", isFilled {
      return .bare
    }
    if isSpanish, preposition == "a", isAboutAllergy { return .definite }
    if isSpanish, preposition == "por", phrase.isPlain, Self.trifling.contains(noun.lemma) {
      return .indefinite
    }
    if noun.kind == .body, phrase.complement.isEmpty,
      preposition == "de" || preposition == grammar.inPreposition, asked == nil, !isMass(noun),
      role != .topic, role != .attribute
    {
      // Sácate eso de la boca: a part of one's body is known.
      return .definite
    }
    if isSpanish, preposition == "por", phrase.isPlain, Self.ground.contains(noun.kind),
      Self.walking.contains(plan.verbs.last?.frame.lemma ?? "")
    {
      // Camino por la arena.
      return .definite
    }
    if preposition == "por", role == .other, asked == nil, noun.kind != .money,
      noun.wordClass == .noun, !noun.isBeing,
      !isMass(noun), !isPlural(phrase), phrase.determiner == nil,
      Self.exchanging.contains(plan.verbs.last?.frame.lemma ?? "")
    {
      // Cambio el coche por una moto: what one gets for it comes up for the first time (NGLE §15.3).
      return .indefinite
    }
    if isSpanish, preposition == "por", role == .other, asked == nil, isPlural(phrase),
      phrase.isPlain,
      Self.exchanging.contains(plan.verbs.last?.frame.lemma ?? "")
    {
      return .bare
    }
    return preposition == "por" && role == .other && Self.means.contains(noun.lemma) ? .bare : nil
  }

  /// *¿Hay baño para sillas de ruedas?, hablamos de películas*: whichever they are (NGLE §15.9, *plurales escuetos*).
  private func isAtLarge(_ preposition: String, _ noun: Lexeme) -> Bool {
    guard noun.wordClass == .noun, let verb = plan.verbs.last?.frame else { return false }
    switch preposition {
    case "para":
      return verb.pattern == .existential
        || !noun.isBeing && ["tener", "buscar", "vender"].contains(verb.lemma)
    case "de":
      guard ["hablar", "platicar", "charlar", "conversar"].contains(verb.lemma) else {
        return false
      }
      switch noun.kind {
      case .media, .sport, .book, .game, .vehicle, .food, .animal, .music, .toy: return true
      default: return false
      }
    default: return false
    }
  }

  /// *Se enfadó por una tontería*: a trifle that nobody knows yet (NGLE §15.3).
  private static let trifling: WordSet = [
    "tontería", "bobada", "chorrada", "pavada", "estupidez", "malentendido", "imprevisto",
    "boludez", "zoncera", "bobería", "tontera",
  ]

  private static let ground = KindSet(.nature, .material, .weather)
  private static let walking: WordSet = [
    "caminar", "andar", "correr", "pasear", "ir", "patinar", "saltar", "rodar", "deslizarse",
  ]

  private static let exchanging: WordSet = [
    "cambiar", "canjear", "intercambiar", "sustituir", "trocar", "substituir",
  ]

  /// *Me acostumbro al frío, se enfrenta al miedo*: what a verb governs with its article is a certain thing also where one has
  /// and feels it without (NGLE §15.9, §36.3).
  func isFeltAndGoverned(
    _ phrase: NounPhrase, _ noun: Lexeme, _ role: Role, _ asked: Article?
  ) -> Bool {
    isSpanish && role == .topic && asked == .definite && phrase.isPlain
      && Self.feltOrHad.contains(noun.kind)
  }

  private static let feltOrHad = KindSet(.state, .emotion, .feeling, .illness)

  /// *Acercarse al fuego, al agua*: what one comes to or puts something to is there (NGLE §14.3).
  static let approached = KindSet(.food, .drink, .dish, .nature, .weather, .material)

  /// *El resultado del partido, la fecha del examen*: what each thing has but one of is known by the thing (NGLE §14.7,
  /// *anáforas asociativas*).
  func isQualityOfOne(_ phrase: NounPhrase, _ noun: Lexeme) -> Bool {
    guard phrase.isPlain, noun.number != .plural, let part = phrase.complement.first,
      part.link?.lexeme.lemma == "de", part.noun?.lexeme.wordClass == .noun
    else { return false }
    return OwnedQualityWords.any.contains(noun.lemma)
  }
}

/// What each thing has but one of: *el precio de la gasolina, la tapa del bote* (NGLE §12.7, *sustantivos relacionales*).
enum OwnedQualityWords {
  static let any: WordSet = [
    "precio", "coste", "costo", "valor", "peso", "tamaño", "altura", "anchura", "longitud",
    "profundidad", "temperatura", "velocidad", "color", "sabor", "textura", "brillo", "título",
    "nombre", "duración", "resultado", "autor", "autora", "letra", "estribillo", "protagonista",
    "dueño", "dueña", "tapa", "tapón", "asa", "mango", "borde", "fondo", "punta", "superficie",
    "fecha", "horario", "importe", "contenido", "envoltorio", "etiqueta", "volumen", "calidad",
    "consumo", "nivel", "presión", "ritmo", "significado", "origen", "causa", "motivo",
    "uso", "limpieza", "reparación", "inauguración", "construcción", "alquiler", "venta",
  ]
}
