import AACCore

/// Words that are one in Spanish though they were chosen each by itself: *igual que yo, fiesta sorpresa* (NGLE
/// §45.16, *comparativas de igualdad*; §12.7, *sustantivos en aposición*).
extension ClausePlanner {
  /// Joins them before the words are sorted.
  func joinAlike(_ clause: inout Clause, _ verb: String) {
    guard clause.complements.count > 1 else {
      if clause.complements.count == 1 { ownBody(&clause, verb) }
      return
    }
    ownBody(&clause, verb)
    for index in clause.complements.indices.dropFirst() {
      let word = clause.complements[index].lexeme
      if word.lemma == "que" {
        compareAlike(&clause, verb, index)
        return
      }
      guard word.wordClass == .noun, let heads = AlikeWords.apposed[word.lemma],
        case let head = clause.complements[index - 1].lexeme, head.wordClass == .noun,
        heads.contains(head.lemma)
      else { continue }
      // Una fiesta sorpresa: the second noun says of which kind it is.
      var joined = lexicon.known("\(head.lemma) \(word.lemma)") ?? head
      joined.lemma = "\(head.lemma) \(word.lemma)"
      clause.complements[index - 1].lexeme = joined
      clause.complements.remove(at: index)
      return
    }
  }

  /// *Ximena pesa igual que yo*: what one is compared with.
  private func compareAlike(_ clause: inout Clause, _ verb: String, _ than: Int) {
    guard than + 1 < clause.complements.count,
      clause.complements[(than + 1)...].allSatisfy({
        $0.lexeme.wordClass != .verb && !$0.lexeme.isConnective
      })
    else { return }
    guard clause.complements[than - 1].lexeme.lemma == "igual", verb != "dar",
      !frames[verb].isCopular
    else { return }
    clause.complements[than - 1].lexeme = Lexeme(
      lemma: "igual que", wordClass: .adposition, kind: .manner)
    clause.complements.remove(at: than)
  }
}

/// Words of such phrases.
private enum AlikeWords {
  /// What says of which kind a thing is, with the things.
  static let apposed: [String: WordSet] = [
    "sorpresa": [
      "fiesta", "visita", "examen", "regalo", "viaje", "cena", "huevo", "caja", "control",
      "cumpleaños", "ataque", "fiestas", "regalos", "exámenes", "boda", "bolsa", "merienda",
    ],
    "clave": ["palabra", "momento", "punto", "pregunta", "palabras"],
    "cama": ["sofá", "sillón"],
    "basura": ["comida"],
    "web": ["página", "sitio"],
    "camilla": ["mesa"],
    "límite": ["fecha", "hora", "tiempo", "velocidad"],
    "portátil": [
      "ordenador", "computador", "computadora", "altavoz", "cargador", "teléfono", "radio",
      "nevera",
      "consola", "parlante", "bocina", "batería", "impresora", "ventilador",
    ],
    "móvil": ["teléfono"], "celular": ["teléfono"],
    "despertador": ["reloj"], "pulsera": ["reloj"],
    "nido": ["cama"], "litera": ["cama"],
    "pantalón": ["falda"], "vaquero": ["pantalón", "peto"],
    "vaquera": ["falda", "chaqueta", "camisa"],
    "comedor": ["salón"],
    "payaso": ["pez"], "espada": ["pez"],
    "guía": ["perro"], "policía": ["perro"], "pastor": ["perro"], "reina": ["abeja"],
    "fantasma": ["tren", "barco"], "actor": ["niño"], "actriz": ["niña"],
    "secadora": ["lavadora"],
    "pirata": ["barco"],
    "grúa": ["camión"], "cisterna": ["camión"], "hormigonera": ["camión"],
    "regalo": ["tarjeta", "cheque", "caja"],
    "punta": ["hora"], "pico": ["hora"],
    "araña": ["hombre"], "lobo": ["hombre"],
    "bomba": ["coche", "noticia"],
  ]
}
