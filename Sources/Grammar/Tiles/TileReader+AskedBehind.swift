import AACCore

/// Rows that ask what or who is inside, on top of or behind something: *qué / dentro / caja, quién / detrás / puerta, o que / em cima / mesa,
/// o que / ter / dentro de / caixa*.
///
/// Sources: NGLE §30.5 (adverbs of place with *de*), §15.6 (*haber*), §22.14; Cunha & Cintra, chapter 14 (*Locuções adverbiais*), chapter
/// 12 (impersonal *ter*).
extension TileReader {
  /// The clauses of such a row; nil for any other.
  func askedBehindOrInside(_ row: [Constituent]) -> [Clause]? {
    if let served = askedAsCourse(row) { return served }
    guard variety.language != .english, row.count == 3 || row.count == 4,
      row.allSatisfy({ $0.tile != nil }), row[row.count - 1].lexeme.wordClass == .noun,
      let link = AskedBehindWords.links[row[row.count - 2].lexeme.lemma],
      row.count == 3
        || ["haber", "estar", "ter", "ser"].contains(row[1].lexeme.lemma)
    else { return nil }
    let isSpanish = variety.language == .spanish
    let place =
      tables.lexicon.small(link, tile: row[row.count - 2].tile)
      + (isSpanish ? tables.lexicon.small("el") : [article]) + [row[row.count - 1]]
    let verb = row.count == 4 ? row[1].tile : nil
    switch row[0].lexeme.lemma {
    case "qué", "que", "o que":
      let isChosen = row.count == 4 && row[1].lexeme.lemma == "ter"
      let lemma = variety == .portugueseBrazil || isChosen ? "ter" : "haver"
      var there = isSpanish ? deed("haber") : Constituent.linking(lemma, .third)
      there.tile = row.count == 4 && row[1].lexeme.lemma == there.lexeme.lemma ? verb : nil
      if row.count == 4, there.tile == nil { return nil }
      return read([row[0], there] + place)
    case "quién", "quem":
      guard row.count == 3 || row[1].lexeme.lemma == "estar" else { return nil }
      var being = Constituent.linking("estar", .third)
      being.tile = verb
      return read([row[0], being] + place)
    default: return nil
    }
  }

  /// *Que / ter / sobremesa*: as what it is served.
  private func askedAsCourse(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .portuguese, row.count == 3, row.allSatisfy({ $0.tile != nil }),
      ["que", "o que"].contains(row[0].lexeme.lemma),
      ["ter", "haver"].contains(row[1].lexeme.lemma),
      ["sobremesa", "entrada"].contains(row[2].lexeme.lemma)
    else { return nil }
    var there = Constituent.linking(row[1].lexeme.lemma, .third)
    there.tile = row[1].tile
    var course = row[2]
    course.lexeme.article = .bare
    return read([row[0], there, known("de"), course])
  }
}

/// Words of such rows.
private enum AskedBehindWords {
  /// The preposition that an adverb of place makes with the noun behind it.
  static let links: [String: String] = [
    "dentro": "dentro de", "encima": "encima de", "debajo": "debajo de", "detrás": "detrás de",
    "delante": "delante de", "al lado": "al lado de", "cerca": "cerca de",
    "dentro de": "dentro de", "encima de": "encima de", "debajo de": "debajo de",
    "detrás de": "detrás de", "delante de": "delante de", "al lado de": "al lado de",
    "cerca de": "cerca de", "em cima": "em cima de", "embaixo": "embaixo de",
    "debaixo": "debaixo de", "atrás": "atrás de", "na frente": "na frente de",
    "ao lado": "ao lado de", "perto": "perto de", "em cima de": "em cima de",
    "embaixo de": "embaixo de", "debaixo de": "debaixo de", "atrás de": "atrás de",
    "na frente de": "na frente de", "ao lado de": "ao lado de", "perto de": "perto de",
  ]
}
