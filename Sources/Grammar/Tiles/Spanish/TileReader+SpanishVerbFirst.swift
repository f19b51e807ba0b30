import AACCore

/// Spanish rows that begin with their verb: *cortar / pan / cuchillo / papá, comenzar / fiesta / cinco, crecer / planta / sol* (NGLE
/// §40.4, *posición del sujeto*; §41.4, *verbos inacusativos*).
extension TileReader {
  /// The row with who does it, or what happens, before its verb.
  func layDoerBeforeDeed(_ words: inout [Constituent]) {
    guard words.count > 1, words[0].lexeme.isInfinitive, onlyVerb(words) == 0,
      words.dropFirst().allSatisfy({ word in
        word.lexeme.wordClass != .pronoun && word.lexeme.wordClass != .conjunction
          && word.lexeme.wordClass != .adposition && word.lexeme.kind != .question
          && !isNegator(word)
      }), let doer = doerBehindDeed(words)
    else { return }
    var start = doer
    while start > 1, words[start - 1].lexeme.isDeterminerLike { start -= 1 }
    let phrase = Array(words[start...doer])
    words.removeSubrange(start...doer)
    words.insert(contentsOf: phrase, at: 0)
  }

  private func doerBehindDeed(_ words: [Constituent]) -> Int? {
    let verb = words[0].lexeme.lemma
    if VerbFirstWords.working.contains(verb) {
      let people = words.indices.filter { words[$0].lexeme.isBeing }
      let hasThing = words.contains {
        $0.lexeme.wordClass == .noun && !$0.lexeme.isBeing && !$0.lexeme.kind.isTemporal
          && !KindSet.places.contains($0.lexeme.kind)
      }
      guard people.count == 1, hasThing, words.count > 2,
        VerbFirstWords.elders.contains(words[people[0]].lexeme.lemma)
      else { return nil }
      return people[0]
    }
    guard words[1].lexeme.wordClass == .noun else { return nil }
    let first = words[1].lexeme
    switch verb {
    case "comenzar", "empezar":
      let isTimed = words.dropFirst(2).contains {
        $0.lexeme.wordClass == .numeral || $0.lexeme.kind.isTemporal || $0.lexeme.lemma == "ya"
      }
      return first.takesPlace && isTimed && words.count > 2 ? 1 : nil
    case "crecer": return first.kind == .plant && words.count > 2 ? 1 : nil
    case "parar": return first.kind == .vehicle && words.count == 2 ? 1 : nil
    case "apagarse", "estropearse", "bloquearse":
      return first.kind == .device && words.count > 2 ? 1 : nil
    default: return nil
    }
  }
}

/// Words of rows that begin with their verb.
private enum VerbFirstWords {
  /// What is mostly done by those who look after one.
  static let working: WordSet = [
    "preparar", "cortar", "pagar", "encargar", "cocinar", "freír", "rallar", "planchar", "tender",
    "conducir", "reparar", "arreglar", "firmar", "fregar", "coser", "pelar", "barrer", "aparcar",
  ]
  static let elders: WordSet = [
    "mamá", "papá", "abuela", "abuelo", "tía", "tío", "madre", "padre", "abuelita", "abuelito",
  ]
}
