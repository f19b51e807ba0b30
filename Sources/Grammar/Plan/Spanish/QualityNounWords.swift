import AACCore

/// Nouns of Spanish that behind another noun say what it is like: *chaqueta vaquera, oso gigante, pollo asado, informe médico,
/// pueblo vecino* (NGLE §13.7, *sustantivos y adjetivos*).
enum QualityNounWords {
  /// All of them.
  static let any = WordSet(Array(heads.keys))

  /// Whether a noun says what the one before it is like, and names nothing by itself.
  static func isQuality(_ word: Lexeme, behind head: Lexeme, givenBy frame: VerbFrame) -> Bool {
    guard word.wordClass == .noun, head.wordClass == .noun, let heads = heads[word.lemma] else {
      return false
    }
    // Dar el informe al médico: to whom it is given.
    if word.isHuman, heads.kinds.isEmpty, frame.slot(.recipient) != nil { return false }
    return heads.words.contains(head.lemma) || heads.kinds.contains(head.kind)
  }

  /// The nouns that a quality is said of: kinds and single words.
  private struct Heads {
    var kinds: [SemanticKind] = []
    var words: WordSet = []
  }

  private static let things: [SemanticKind] = [
    .thing, .toy, .clothing, .food, .dish, .plant, .nature, .animal, .furniture, .game, .device,
    .vehicle, .instrument, .book, .media,
  ]
  private static let linen: WordSet = [
    "mantel", "manteles", "toalla", "toallas", "sábana", "sábanas", "pañuelo", "servilleta",
    "servilletas", "cojín", "cortina", "cortinas", "tela", "bolso", "tapete", "colcha",
  ]
  private static let documents = WordKindWords.medical.subtracting(["equipo", "personal"])
  private static let heads: [String: Heads] = [
    "vaquero": Heads(kinds: [.clothing]),
    "impermeable": Heads(
      kinds: [.clothing], words: ["tela", "mochila", "manta", "funda", "bolsa"]),
    "gigante": Heads(kinds: things),
    "bordado": Heads(kinds: [.clothing], words: linen),
    "asado": Heads(kinds: [.food, .dish]),
    "relleno": Heads(kinds: [.food, .dish]),
    "helado": Heads(words: ["té", "café"]),
    "tinto": Heads(words: ["vino"]),
    "adhesivo": Heads(words: ["cinta", "papel", "nota", "notas", "etiqueta", "parche"]),
    "certificado": Heads(words: ["carta", "correo", "paquete", "envío"]),
    "interior": Heads(words: [
      "ropa", "bolsillo", "patio", "puerta", "parte", "luz", "piscina", "habitación", "jardín",
    ]),
    "exterior": Heads(words: [
      "bolsillo", "patio", "puerta", "parte", "luz", "piscina", "escalera", "jardín", "pared",
    ]),
    "baldío": Heads(words: ["terreno", "solar", "campo"]),
    "trepador": Heads(words: ["planta", "plantas"]),
    "cantor": Heads(words: ["pájaro", "pájaros"]),
    "polar": Heads(words: ["oso", "osos", "manta", "forro", "chaqueta", "aurora"]),
    "médico": Heads(words: documents),
    "técnico": Heads(words: ["servicio", "problema", "fallo", "apoyo", "dibujo", "informe"]),
    "mecánico": Heads(words: ["brazo", "pierna", "mano", "toro", "juguete", "fallo", "problema"]),
    "militar": Heads(words: ["uniforme", "camión", "avión", "base", "ropa", "bota", "botas"]),
    "público": Heads(words: [
      "baño", "aseo", "colegio", "escuela", "instituto", "parque", "hospital", "piscina",
      "transporte",
      "biblioteca", "teléfono", "jardín", "fuente", "universidad", "sanidad",
    ]),
    "vecino": Heads(words: ["pueblo", "ciudad", "país", "barrio", "equipo", "casa"]),
    "campeón": Heads(words: ["equipo", "país"]),
    "artesano": Heads(words: ["helado", "pan", "queso", "cerveza", "chocolate", "turrón"]),
    "inglés": Heads(words: ["llave"]),
  ]
}
