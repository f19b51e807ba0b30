import AACCore

/// Possessives for pronouns, in Portuguese.
enum Possessives {
  /// *Meu* for *eu*, *seu* for *você*, *dele* for *ele*; nil for a noun (Cunha & Cintra, chapter 11).
  static func word(for owner: Lexeme, tile: Int?) -> Constituent? {
    guard owner.wordClass == .pronoun, let lemma = lemmas[owner.lemma] else { return nil }
    return Constituent(
      Lexeme(lemma: lemma, wordClass: .determiner, kind: .possessive), tile: tile)
  }

  private static let lemmas = [
    "eu": "meu", "mim": "meu", "tu": "teu", "ti": "teu", "nós": "nosso", "você": "seu",
    "vocês": "seu", "o senhor": "seu", "a senhora": "seu", "ele": "dele", "ela": "dela",
    "eles": "deles", "elas": "delas",
  ]
}
