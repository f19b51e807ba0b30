import AACCore

/// Groups of words that are one word to those who speak Spanish, laid in pieces: *montaña / rusa, análisis / sangre, algún / día, sacar / punta,
/// dar / comer, regalo / sorpresa* (NGLE §1.10, *locuciones*; §11.2, *compuestos sintagmáticos*).
extension TileReader {
  /// The row with these in one piece, each under the tile of its first word; nil where there are none.
  func inFixedGroups(_ row: [Constituent]) -> [Constituent]? {
    var words: [Constituent] = []
    var index = 0
    while index < row.count {
      if index + 1 < row.count, let whole = fixedGroup(row[index], row[index + 1]) {
        words.append(whole)
        index += 2
      } else {
        words.append(row[index])
        index += 1
      }
    }
    return words.count < row.count ? words : nil
  }

  private func fixedGroup(_ first: Constituent, _ second: Constituent) -> Constituent? {
    let written = [(written(first), written(second)), (first.lexeme.lemma, second.lexeme.lemma)]
    for (one, other) in written {
      guard let text = FixedGroups.whole["\(one) \(other)"] else { continue }
      if FixedGroups.deeds.contains(text) {
        guard first.lexeme.isInfinitive else { return nil }
        var verb = first
        verb.lexeme.lemma = text
        return verb
      }
      if let known = tables.lexicon.known(text) { return Constituent(known, tile: first.tile) }
      let noun = text.hasPrefix(second.lexeme.lemma) ? second : first
      var whole = Lexeme(
        lemma: text, wordClass: .noun, kind: FixedGroups.kinds[text] ?? noun.lexeme.kind)
      whole.gender = tables.gender(of: noun.lexeme)
      whole.number = noun.lexeme.number
      return Constituent(whole, tile: first.tile)
    }
    return sidedPart(first, second)
  }

  /// *Muela / derecha, ojo / izquierdo*: the one of two.
  private func sidedPart(_ part: Constituent, _ side: Constituent) -> Constituent? {
    guard part.lexeme.kind == .body, part.lexeme.wordClass == .noun,
      ["derecho", "derecha", "izquierdo", "izquierda"].contains(written(side))
        || ["derecho", "izquierdo"].contains(side.lexeme.lemma)
    else { return nil }
    let stem = written(side).hasPrefix("der") ? "derech" : "izquierd"
    let isFeminine = tables.gender(of: part.lexeme) == .feminine
    var word = part
    word.lexeme = Lexeme(
      lemma: "\(part.lexeme.lemma) \(stem)\(isFeminine ? "a" : "o")", wordClass: .noun, kind: .body)
    word.lexeme.gender = isFeminine ? .feminine : .masculine
    if let known = tables.lexicon.known(word.lexeme.lemma) { word.lexeme = known }
    return word
  }
}

/// Which groups these are.
enum FixedGroups {
  /// How the whole is said, by what is laid.
  static let whole: WordMap<String> = [
    "montaña rusa": "montaña rusa", "análisis sangre": "análisis de sangre",
    "algún día": "algún día", "alguno día": "algún día", "sacar punta": "sacar punta",
    "dar comer": "dar de comer", "dar beber": "dar de beber",
    "regalo sorpresa": "regalo sorpresa", "sorpresa regalo": "regalo sorpresa",
    "estación tren": "estación de tren", "parada metro": "parada de metro",
    "parada taxi": "parada de taxis", "parada taxis": "parada de taxis",
    "cama elástica": "cama elástica", "castillo hinchable": "castillo hinchable",
    "aire acondicionado": "aire acondicionado", "escaleras mecánicas": "escaleras mecánicas",
    "centro comercial": "centro comercial", "paso cebra": "paso de cebra",
    "paso peatones": "paso de peatones", "perrito caliente": "perrito caliente",
    "oso polar": "oso polar", "oso panda": "oso panda", "pez payaso": "pez payaso",
    "varita mágica": "varita mágica", "comida basura": "comida basura",
    "botas agua": "botas de agua", "pistola agua": "pistola de agua",
    "estrella mar": "estrella de mar", "saco dormir": "saco de dormir",
    "caja música": "caja de música", "autos choque": "autos de choque",
    "sala espera": "sala de espera", "salida emergencia": "salida de emergencia",
    "mando distancia": "mando a distancia", "redes sociales": "redes sociales",
    "piscina bolas": "piscina de bolas", "parque atracciones": "parque de atracciones",
    "parque acuático": "parque acuático", "palomitas maíz": "palomitas de maíz",
    "algodón azúcar": "algodón de azúcar", "arroz leche": "arroz con leche",
    "olla presión": "olla a presión", "tela araña": "tela de araña",
    "traje baño": "traje de baño", "gorro baño": "gorro de baño", "bata baño": "bata de baño",
    "diente leche": "diente de leche", "piel gallina": "piel de gallina",
    "centro salud": "centro de salud", "casco antiguo": "casco antiguo",
    "sala urgencias": "sala de urgencias",
  ]
  /// What the whole is, where its noun alone is something else.
  static let kinds: [String: SemanticKind] = [
    "montaña rusa": .vehicle, "perrito caliente": .food, "pez payaso": .animal,
    "casco antiguo": .place, "piel de gallina": .body, "estrella de mar": .animal,
  ]
  /// Those that are deeds.
  static let deeds: WordSet = ["sacar punta", "dar de comer", "dar de beber"]
}
