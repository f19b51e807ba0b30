import AACCore

/// Adjectives that say how something is done: *corre rápido, habla alto, canta bien* (NGLE §13.8,
/// §30.3; Cunha & Cintra, chapter 14; Bechara, *Advérbio*).
struct MannerWords {
  /// The adverb in place of an adjective chosen alone behind a verb that is done; nil where the
  /// adjective is what is chosen, worn or wanted.
  static func adverb(for adjective: Lexeme, of frame: VerbFrame, in language: Language) -> String? {
    if language == .spanish, adverbial[frame.lemma]?.contains(adjective.lemma) == true {
      return adjective.lemma
    }
    guard language != .english, !frame.isCopular, frame.slot(.attribute) == nil,
      !frame.pattern.mayHaveExperiencer, !choosing.contains(frame.lemma),
      frame.lemma != "quedarse"
    else { return nil }
    let lemma = adjective.lemma
    if language == .spanish,
      let whole = LanguageTables.tables(language).lexicon.quality(ofSmall: lemma)
    {
      // Habla bajito: the diminutive says itself how it is done.
      return self.adverb(for: whole, of: frame, in: language) == nil ? nil : lemma
    }
    // Llegó tercero, llegó tercera: said of who arrives, with whom it agrees (NGLE §21.4, §37.6).
    if ranks.contains(lemma) || lemma == "puntual" { return nil }
    if let adverb = irregular[lemma] { return adverb }
    if unchanged.contains(lemma) { return lemma }
    // La foto salió borrosa: how it turned out, and not how one leaves (NGLE §38.7).
    if language == .spanish, frame.lemma == "salir" { return nil }
    if light.contains(lemma), language == .spanish, eating.contains(frame.lemma) { return lemma }
    if levels.contains(lemma) { return frame.slot(.object)?.kinds.isEmpty == true ? nil : lemma }
    // Come una pizza entera, desconfía de los extraños: of a thing or somebody, and no manner.
    if language == .spanish, ["entero", "completo", "extraño", "ajeno"].contains(lemma) {
      return nil
    }
    // Duerme calentito: said of who does it.
    if language == .spanish, lemma.hasSuffix("ito") { return nil }
    // Monto en el tiovivo: what nobody knows is no manner.
    if language == .spanish, adjective.isInferred { return nil }
    guard adjective.kind == .quality, frame.slot(.object)?.kinds.isEmpty != true else { return nil }
    // El agua sale fría: of the thing, not of what it does.
    guard !SuppliedWords.conditions.contains(lemma), !SuppliedWords.felt.contains(lemma) else {
      return nil
    }
    let isParticiple = lemma.hasSuffix("ado") || lemma.hasSuffix("ido")
    return language == .spanish && !isParticiple ? lengthened(lemma) : nil
  }

  /// *Cuidadosamente, suavemente*: the feminine with *-mente*.
  private static func lengthened(_ lemma: String) -> String {
    (lemma.hasSuffix("o") ? lemma.dropLast() + "a" : lemma[...]) + "mente"
  }

  /// *Escribir grande, cortar fino, jugar limpio, mi abuela cocina rico* (NGLE §13.8, *adverbios adjetivales*).
  private static let adverbial: WordMap<WordSet> = [
    "escribir": ["grande", "pequeño", "claro", "bonito", "lindo", "feo", "recto"],
    "dibujar": ["grande", "pequeño", "bonito", "lindo"], "cantar": ["bonito", "lindo", "feo"],
    "bailar": ["bonito", "lindo"], "hablar": ["bonito", "lindo", "feo", "raro"],
    "cortar": ["fino", "grueso", "recto", "pequeño"],
    "jugar": ["limpio", "sucio"], "pegar": ["fuerte", "flojo"], "pisar": ["fuerte"],
    "picar": ["fino"], "vestir": ["elegante", "informal"], "vestirse": ["elegante", "informal"],
    "respirar": ["hondo", "profundo"], "ver": ["doble", "borroso"],
    "comprar": ["barato", "caro"], "vender": ["barato", "caro"], "hilar": ["fino"],
    "oler": tasty, "cocinar": tasty, "comer": tasty, "cenar": tasty, "guisar": tasty,
  ]

  private static let irregular: WordMap<String> = [
    "bueno": "bien", "malo": "mal", "bom": "bem", "mau": "mal", "cuidadoso": "con cuidado",
  ]

  private static let unchanged: WordSet = [
    "rápido", "lento", "fuerte", "claro", "fatal", "genial", "regular", "igual", "distinto", "duro",
    "mejor", "peor", "hondo", "profundo", "forte", "melhor", "pior", "diferente",
  ]

  /// *Cenar ligero, comer sano*: how one eats.
  private static let light: WordSet = [
    "ligero", "sano", "variado", "equilibrado", "barato", "caro", "saludable", "picante", "salado",
    "dulce",
  ]
  private static let eating: WordSet = [
    "comer", "cenar", "desayunar", "almorzar", "merendar", "cocinar", "beber",
  ]

  private static let tasty: WordSet = ["rico", "delicioso", "riquísimo"]

  private static let ranks: WordSet = [
    "segundo", "tercero", "cuarto", "quinto", "sexto", "séptimo", "octavo", "noveno", "décimo",
    "último", "penúltimo",
  ]

  /// Said of sounds and jumps, elsewhere of who does it.
  private static let levels: WordSet = [
    "alto", "bajo", "baixo", "flojo", "bonito", "precioso", "raro",
  ]

  /// Verbs that choose or hold a thing that the adjective can stand for: *quiero el rojo*.
  private static let choosing: WordSet = [
    "querer", "preferir", "elegir", "escoger", "tener", "necesitar", "coger", "agarrar", "comprar",
    "ver", "dar", "pedir", "traer", "usar", "llevar", "ponerse", "desear", "buscar", "encontrar",
    "tomar", "poner", "vender", "regalar", "prestar", "recibir", "perder", "probar", "mirar",
    "preferir", "escolher", "ter", "precisar", "pegar", "trazer", "levar", "gostar", "vestir",
    "achar", "ficar", "parecer", "virar",
  ]
}
