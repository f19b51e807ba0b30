import AACCore

/// Possessives for pronouns.
enum Possessives {
  /// *Meu* for *eu*, *seu* for *você*, *dele* for *ele*; nil for a noun (Cunha & Cintra, chapter 11).
  static func word(for owner: Lexeme, tile: Int?) -> Constituent? {
    guard owner.wordClass == .pronoun, let lemma = portuguese[owner.lemma] else { return nil }
    return determiner(lemma, tile, of: owner.lemma)
  }

  /// The possessive for a pronoun behind *de*: *perro de yo* is *mi perro*; nil where the language says
  /// *de él, dele* (NGLE §18.2; Cunha & Cintra, chapter 11).
  static func word(for owner: Lexeme, tile: Int?, in variety: LanguageVariety) -> Constituent? {
    guard owner.wordClass == .pronoun else { return nil }
    guard variety.language == .spanish else {
      return first.contains(owner.lemma) ? word(for: owner, tile: tile) : nil
    }
    guard var lemma = spanish[owner.lemma] else { return nil }
    if lemma == "vuestro", variety != .spanishSpain { lemma = "su" }
    return determiner(lemma, tile, of: owner.lemma)
  }

  /// Key under which a possessive keeps the pronoun that was chosen.
  static let ownerKey = "OWNER"

  /// *Su*, for somebody who is spoken of.
  static func his(_ tile: Int?) -> Constituent { determiner("su", tile) }

  private static func determiner(
    _ lemma: String, _ tile: Int?, of owner: String? = nil
  ) -> Constituent {
    var lexeme = Lexeme(lemma: lemma, wordClass: .determiner, kind: .possessive)
    if let owner { lexeme.forms[ownerKey] = owner }
    return Constituent(lexeme, tile: tile)
  }

  private static let first: WordSet = ["eu", "mim", "tu", "ti", "nós", "você", "a gente"]

  private static let spanish = [
    "yo": "mi", "mí": "mi", "me": "mi", "tú": "tu", "ti": "tu", "te": "tu", "vos": "tu",
    "usted": "su", "nosotros": "nuestro", "nosotras": "nuestro", "vosotros": "vuestro",
    "vosotras": "vuestro", "ustedes": "su",
  ]

  private static let portuguese = [
    "eu": "meu", "mim": "meu", "tu": "teu", "ti": "teu", "nós": "nosso", "a gente": "nosso",
    "você": "seu", "vocês": "seu", "o senhor": "seu", "a senhora": "seu", "ele": "dele",
    "ela": "dela", "eles": "deles", "elas": "delas",
  ]
}
