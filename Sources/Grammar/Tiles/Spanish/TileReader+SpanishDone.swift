import AACCore

/// Spanish rows that tell what somebody wants to do to whom, what frightens, whose something is and what it is called, in whatever order
/// they were laid: *gato / tocar / querer / yo, tormenta / miedo / dar / perro, no / ser / mío / abrigo, cómo / llamarse / perro / tú*
/// (NGLE §18.3, *posesivos*; §35.9; §40.4, *orden*).
extension TileReader {
  /// The row with these in their order.
  func layWhatIsDone(_ words: inout [Constituent], _ verb: Int) {
    switch words[verb].lexeme.lemma {
    case "dar": giveFear(&words, verb)
    case "ser": beMine(&words, verb)
    case "llamarse": askName(&words)
    default: wantToDo(&words, verb)
    }
  }

  /// *Gato / tocar / querer / yo, abuela / visitar / querer*: what is done to it, and what it does not do itself.
  private func wantToDo(_ words: inout [Constituent], _ verb: Int) {
    guard verb == 1, words.count == 3 || words.count == 4, words[0].lexeme.isNominal,
      words[0].lexeme.wordClass != .pronoun, words[0].government == nil,
      DoneRowWords.done.contains(words[1].lexeme.lemma), words[1].lexeme.isInfinitive,
      words[2].lexeme.lemma == "querer", words[2].lexeme.isInfinitive,
      words.count == 3 || words[3].lexeme.lemma == "yo"
    else { return }
    let speaker = words.count == 4 ? [words[3]] : []
    words = speaker + [words[2], words[1], words[0]]
  }

  /// *Tormenta / miedo / dar / perro*: the feeling belongs behind its verb.
  private func giveFear(_ words: inout [Constituent], _ verb: Int) {
    guard verb > 0, DoneRowWords.feelings.contains(words[verb - 1].lexeme.lemma),
      words[verb].lexeme.isInfinitive
    else { return }
    words.swapAt(verb - 1, verb)
    // Perro / dar miedo / tormenta: whoever can be afraid is.
    guard verb - 1 == 1, words.count == 4, words[0].lexeme.isBeing, !words[3].lexeme.isBeing,
      words[3].lexeme.wordClass == .noun
    else { return }
    words.swapAt(0, 3)
  }

  /// *No / ser / mío / abrigo*: of what it is said.
  private func beMine(_ words: inout [Constituent], _ verb: Int) {
    guard verb + 3 == words.count, words[verb].lexeme.isInfinitive,
      DoneRowWords.own.contains(words[verb + 1].lexeme.lemma),
      words[verb + 2].lexeme.wordClass == .noun,
      verb == 0 || verb == 1 && isNegator(words[0])
    else { return }
    words.insert(words.removeLast(), at: 0)
  }

  /// *Cómo / llamarse / perro / tú*: whose it is whose name is asked.
  private func askName(_ words: inout [Constituent]) {
    guard words.count == 4, words[0].lexeme.lemma == "cómo", words[1].lexeme.isInfinitive,
      let owner = [2, 3].first(where: { words[$0].lexeme.lemma == "tú" }),
      words[5 - owner].lexeme.wordClass == .noun, let your = tables.lexicon.known("tu")
    else { return }
    let (tile, noun) = (words[owner].tile, words[5 - owner])
    words[2] = Constituent(your, tile: tile)
    words[3] = noun
  }
}

/// Words of such rows.
private enum DoneRowWords {
  /// What is done to beings and things alike, and always to something.
  static let done: WordSet = [
    "tocar", "ver", "visitar", "comprar", "adoptar", "abrazar", "acariciar", "besar", "cuidar",
    "coger", "pasear", "alimentar", "dibujar", "pintar", "conocer", "saludar", "mirar", "vender",
    "buscar", "encontrar", "peinar", "lavar", "bañar", "tener", "agarrar",
  ]
  static let feelings: WordSet = [
    "miedo", "asco", "vergüenza", "pena", "risa", "sueño", "envidia", "rabia", "hambre", "sed",
    "pereza", "alergia",
  ]
  static let own: WordSet = ["mío", "tuyo", "suyo", "nuestro", "vuestro"]
}
