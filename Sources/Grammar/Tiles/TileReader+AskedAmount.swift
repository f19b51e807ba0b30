import AACCore

/// *Cuántos / tú / tener / hermano, how many/you/have/sibling, qual / você / querer / livro*: what is asked about, laid
/// behind the verb, belongs to its question word (NGLE §22.14; CGEL §11.14; Cunha & Cintra, chapter 11, *Pronomes
/// interrogativos*).
extension TileReader {
  /// The row with the noun behind the word that asks how many or which of it.
  func joinAsked(_ words: inout [Constituent]) {
    guard words.count > 3,
      let ask = words.indices.first(where: {
        AskedAmountWords.asking.contains(words[$0].lexeme.lemma)
          || $0 > 0 && words[$0 - 1].lexeme.lemma == "how"
            && ["many", "much"].contains(words[$0].lexeme.lemma)
      }),
      ask + 3 < words.count, words[ask + 1].lexeme.wordClass != .noun,
      let verb = words[(ask + 1)...].firstIndex(where: { $0.lexeme.wordClass == .verb }),
      let noun = words.indices.first(where: { $0 > verb && words[$0].lexeme.wordClass == .noun }),
      noun == verb + 1 || noun == verb + 2 && isWho(words[verb + 1].lexeme),
      words[(ask + 1)..<noun].contains(where: { isWho($0.lexeme) }),
      words[(ask + 1)..<noun].allSatisfy({
        isWho($0.lexeme) || $0.lexeme.wordClass == .verb || $0.lexeme.kind.isTemporal
          || $0.lexeme.kind == .negation
      }),
      isAsked(words[noun].lexeme, by: words[ask].lexeme.lemma, of: frame(of: words[verb]))
    else { return }
    words.insert(words.remove(at: noun), at: ask + 1)
    words[ask + 1].lexeme.forms[Adverbial.asking] = ""
  }

  private func isWho(_ lexeme: Lexeme) -> Bool {
    lexeme.wordClass == .pronoun && lexeme.kind == .person || lexeme.isBeing
  }

  private func isAsked(_ noun: Lexeme, by ask: String, of frame: VerbFrame) -> Bool {
    guard !frame.isCopular else { return false }
    if AskedAmountWords.whatever.contains(ask) {
      return AskedAmountWords.traits.contains(noun.lemma)
    }
    if noun.kind.isTemporal { return ["tener", "ter"].contains(frame.lemma) }
    return frame.takesAsObject(noun)
  }
}

/// Words that ask how many there are of a thing and which of them.
enum AskedAmountWords {
  static let asking: WordSet = [
    "cuánto", "cuánta", "cuántos", "cuántas", "cuál", "qué", "how many", "how much", "which",
    "what",
    "quanto", "quanta", "quantos", "quantas", "qual", "que", "o que",
  ]
  /// The ones that ask of anything.
  static let whatever: WordSet = ["qué", "what", "que", "o que"]
  /// What these ask of a thing.
  static let traits: WordSet = [
    "color", "sabor", "talla", "tamaño", "flavor", "flavour", "colour", "size", "cor", "tamanho",
  ]
}
