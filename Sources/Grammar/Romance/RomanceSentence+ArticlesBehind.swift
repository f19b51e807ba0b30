import AACCore

/// What a preposition wants of the article behind it (NGLE §14.6, §15.11; Bechara, *Emprego do artigo*).
extension RomanceSentence {
  /// *En caso de incendio, em busca de trabalho*: what may come has no article (NGLE §15.11; Bechara, *Omissão do artigo*).
  private static let foreseeing: WordSet = [
    "en caso de", "en busca de", "em caso de", "no caso de", "em busca de", "à base de",
    "a base de",
  ]

  /// *A favor de la paz, debido a la fiebre, por causa da ajuda*: what something is about or comes from is a certain thing
  /// (NGLE §14.6; Bechara, *Emprego do artigo definido*).
  static let concerning: WordSet = [
    "a favor de", "en contra de", "debido a", "gracias a", "a causa de", "por culpa de",
    "a pesar de", "respecto a", "con respecto a", "acerca de", "en cuanto a", "en nombre de",
    "en honor a", "en torno a", "devido a", "graças a", "por causa de", "apesar de", "quanto a",
    "em relação a", "com relação a", "a respeito de", "em nome de", "em torno de",
  ]

  /// What a preposition wants of a word that no habit and no pair settled: *sin azúcar, lleno de barro,
  /// sácate eso de la boca*; nil where it wants nothing.
  func articleBehind(
    _ preposition: String?, _ phrase: NounPhrase, _ noun: Lexeme, _ role: Role, _ asked: Article?
  ) -> Article? {
    guard let preposition else { return nil }
    if Self.foreseeing.contains(preposition), phrase.isPlain, !noun.isBeing, asked == nil {
      return .bare
    }
    if Self.concerning.contains(preposition), phrase.isPlain, asked == nil, isMass(noun) {
      return .definite
    }
    if preposition == "sin" || preposition == "sem", role != .subject, phrase.isPlain,
      !noun.isBeing, asked == nil || isMass(noun) || noun.kind == .device || noun.kind == .thing
    {
      return .bare
    }
    if isSpanish, preposition == "a", role == .other, plan.verbs.last?.frame.lemma == "preferir" {
      return .definite
    }
    if preposition == "de", isMass(noun) || isPlural(phrase) || noun.lemma == "gente", isFilled {
      return .bare
    }
    if isSpanish, preposition == "a", isAboutAllergy { return .definite }
    if noun.kind == .body, phrase.complement.isEmpty,
      preposition == "de" || preposition == grammar.inPreposition, asked == nil, !isMass(noun),
      role != .topic, role != .attribute
    {
      // Sácate eso de la boca: a part of one's body is known.
      return .definite
    }
    return preposition == "por" && role == .other && Self.means.contains(noun.lemma) ? .bare : nil
  }
}
