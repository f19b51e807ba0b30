import AACCore

/// Rows of a thing, what is wrong with it, and of what or where on it that is: *camisa / mancha / tomate, pantalón / agujero / rodilla,
/// sofá / mancha / café, calça / buraco / joelho*.
///
/// Sources: NGLE §12.7 (complements with *de*), §15.2 (*un* of what is new), §37.9 (*tener* understood); Cunha & Cintra, chapter 7
/// (*Predicado verbal*), chapter 9 (*Artigo indefinido*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func faultOfThing(_ row: [Constituent]) -> [Clause]? {
    guard variety.language != .english, isPlain, row.count == 3,
      row.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    guard row.allSatisfy({ $0.lexeme.wordClass == .noun }),
      row[0].lexeme.namesThing, !KindSet.edible.contains(row[0].lexeme.kind),
      row[0].lexeme.kind != .body, row[0].lexeme.kind != .material,
      FaultOfThingWords.faults.contains(row[1].lexeme.lemma)
    else { return nil }
    let isSpanish = variety.language == .spanish
    var fault = row[1]
    fault.lexeme.article = .indefinite
    let has = isSpanish ? deed("tener") : .linking("ter", .third)
    if FaultOfThingWords.isStuff(row[2].lexeme) {
      var stuff = row[2]
      stuff.lexeme.article = .bare
      return read([row[0], has, fault] + tables.lexicon.small("de") + [stuff])
    }
    guard row[2].lexeme.kind == .body || FaultOfThingWords.spots.contains(row[2].lexeme.lemma)
    else {
      return nil
    }
    return read(
      [row[0], has, fault] + tables.lexicon.small("en")
        + (isSpanish ? tables.lexicon.small("el") : [article]) + [row[2]])
  }
}

/// Words of such rows.
private enum FaultOfThingWords {
  /// What is wrong with a thing where one sees it.
  static let faults: WordSet = [
    "mancha", "agujero", "roto", "rotura", "rasgón", "arañazo", "grieta", "abolladura", "quemadura",
    "pinchazo", "boquete", "desgarro", "buraco", "furo", "rasgo", "rachadura", "arranhão",
    "amassado", "trinca", "queimadura",
  ]
  /// Where on a thing it is.
  static let spots: WordSet = [
    "manga", "cuello", "bolsillo", "puntera", "suela", "borde", "lado", "centro", "esquina", "tapa",
    "fondo", "asa", "rueda", "gola", "bolso", "ponta", "sola", "borda", "meio", "canto", "tampa",
    "fundo", "alça", "roda",
  ]
  /// What stains, beside food and drink.
  private static let stuffs: WordSet = [
    "grasa", "barro", "tinta", "pintura", "sangre", "aceite", "lejía", "humedad", "óxido",
    "bolígrafo", "rotulador", "graxa", "lama", "barro", "tinta", "sangue", "óleo", "mofo",
    "ferrugem", "caneta", "gordura", "cloro", "água sanitária",
  ]

  /// Whether a stain is of it.
  static func isStuff(_ word: Lexeme) -> Bool {
    KindSet.edible.contains(word.kind) || word.kind == .drink || stuffs.contains(word.lemma)
  }
}
