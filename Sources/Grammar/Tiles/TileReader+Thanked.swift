import AACCore

/// Rows that thank for a deed and greet whom one meets: *gracias / venir, encantado / de / conocer / tú* (NGLE §32.7,
/// §26.10; Bechara, *Interjeição*).
extension TileReader {
  /// *Gracias / por / venir*: what somebody is thanked for is no sentence of its own.
  func thanks(_ words: [Constituent]) -> Clause? {
    if let pleased = pleased(words) ?? thankedAtOnce(words) { return pleased }
    guard variety.language != .english,
      let link = words.indices.dropFirst().first(where: {
        words[$0].lexeme.lemma == "por" && words[$0 - 1].lexeme.kind == .social
      }), link + 1 < words.count
    else { return nil }
    let next = words[link + 1].lexeme
    let isNegated = next.lemma == variety.language.plainNegator && link + 2 < words.count
    guard next.wordClass == .verb || isNegated && words[link + 2].lexeme.wordClass == .verb else {
      return nil
    }
    var clause = Clause(variety: variety)
    clause.complements = words
    return clause
  }

  /// *Gracias / venir, obrigado / ajudar / eu*: the preposition is understood.
  func thankedAtOnce(_ words: [Constituent]) -> Clause? {
    guard variety.language != .english, words.count > 1,
      ["gracias", "obrigado", "obrigada", "muchas gracias", "muito obrigado"]
        .contains(words[0].lexeme.lemma),
      words[1].lexeme.isInfinitive, let link = tables.lexicon.known("por")
    else { return nil }
    var clause = Clause(variety: variety)
    clause.complements = words
    clause.complements.insert(Constituent(link), at: 1)
    return clause
  }

  /// *Encantado / de / conocer / tú, prazer / conhecer / você*: said to whom one meets.
  func pleased(_ words: [Constituent]) -> Clause? {
    guard words.count > 1, let first = words.first?.lexeme.lemma,
      let link = ["encantado": "de", "un placer": "", "prazer": "em", "um prazer": ""][first],
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb < 3,
      ["conocer", "conhecer", "ver"].contains(words[verb].lexeme.lemma),
      verb == 1 || words[1].lexeme.wordClass == .adposition
    else { return nil }
    var clause = Clause(variety: variety)
    var words = words
    words[0].lexeme = Lexeme(lemma: first, wordClass: .interjection, kind: .social)
    if verb == 1 {
      words.insert(
        Constituent(Lexeme(lemma: link, wordClass: .adposition, kind: .direction)), at: 1)
    }
    clause.complements = words
    return clause
  }
}
