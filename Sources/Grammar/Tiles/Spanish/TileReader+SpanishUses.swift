import AACCore

/// Things of Spanish that are named for what they are used for, laid in two tiles: *goma / borrar, máquina / coser, saco /
/// dormir* (NGLE §12.7, *complementos del nombre*; §26.5, infinitives behind prepositions).
extension TileReader {
  /// The row with such a thing in one piece.
  func namedByUse(_ words: [Constituent]) -> [Constituent] {
    guard variety.language == .spanish, words.count > 1,
      let head = words.indices.dropLast().first(where: {
        UseWords.heads.contains(words[$0].lexeme.lemma)
      }), words[head].government == nil, words[head].lexeme.wordClass == .noun,
      let uses = UseWords.tools[words[head].lexeme.lemma]
    else { return words }
    let isLinked = words[head + 1].lexeme.lemma == "de" && head + 2 < words.count
    let use = head + (isLinked ? 2 : 1)
    let said = words[use].lexeme.forms[FiniteForms.Mark.text] ?? words[use].lexeme.lemma
    guard uses.contains(said),
      isLinked || said == "espera" || said == "estar" || isNamed(words, head, use)
    else { return words }
    var words = words
    let name = "\(words[head].lexeme.lemma) de \(said)"
    if let known = tables.lexicon.known(name), known.wordClass == .noun {
      words[head].lexeme = known
    } else {
      words[head].lexeme.gender = tables.gender(of: words[head].lexeme)
      words[head].lexeme.lemma = name
    }
    words.removeSubrange((head + 1)...use)
    return words
  }

  /// Whether nobody does it in the row, or another verb says what is done.
  private func isNamed(_ words: [Constituent], _ head: Int, _ use: Int) -> Bool {
    let others = words.indices.filter { $0 != head && $0 != use }
    return others.contains { words[$0].lexeme.wordClass == .verb }
      || !others.contains {
        words[$0].lexeme.isBeing || words[$0].lexeme.wordClass == .pronoun || isThing(words[$0])
          || isNegator(words[$0])
      }
  }
}

/// What things are named for.
enum UseWords {
  static let heads = WordSet(tools.keys)
  static let tools: [String: WordSet] = [
    "goma": ["borrar", "pegar"], "máquina": ["coser", "escribir", "afeitar"], "caña": ["pescar"],
    "tabla": ["planchar", "cortar"], "saco": ["dormir"],
    "gafas": ["bucear", "nadar"],
    "sala": ["espera", "estar"], "cuarto": ["estar"], "aguja": ["coser"],
    "zapatillas": ["andar", "correr"], "carné": ["conducir"], "carnet": ["conducir"],
    "cuchara": ["servir"], "barra": ["equilibrio"], "cuchilla": ["afeitar"],
    "espuma": ["afeitar"], "guantes": ["fregar", "boxear", "esquiar"], "libro": ["colorear"],
    "botas": ["esquiar", "montar"], "traje": ["bucear"], "pistola": ["pegar"],
    "cuaderno": ["colorear"], "cinta": ["correr"],
    "camión": ["bomberos", "bombero"], "coche": ["policía", "bomberos", "bombero", "carreras"],
    "parque": ["bomberos", "bombero"], "entrevista": ["trabajo"],
    "cola": ["pegar"], "hilo": ["coser", "pescar"], "papel": ["envolver"],
  ]
}
