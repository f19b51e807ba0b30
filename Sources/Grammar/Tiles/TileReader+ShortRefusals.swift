import AACCore

/// Short Spanish and Portuguese rows that deny, apologize or refuse: *no / mi / culpa, desculpa / quebrar / copo, médico / miedo / no /
/// querer* (NGLE §48.3, §31.1; Cunha & Cintra, chapter 7, *Frase, oração, período*).
extension TileReader {
  /// Puts in what such a row leaves out.
  func supplyRefusal(_ row: inout [Constituent]) {
    guard row.count == 3 else { return }
    if row[0].lexeme.lemma == variety.language.plainNegator, row[1].lexeme.kind == .possessive,
      row[2].lexeme.wordClass == .noun
    {
      // No es mi culpa.
      row.insert(Constituent.linking("ser"), at: 1)
    } else if !isSpanish, OrderWords.apologies.contains(row[0].lexeme.lemma),
      row[1].lexeme.isInfinitive, OrderWords.mishaps.contains(row[1].lexeme.lemma),
      row[2].lexeme.namesThing, let speaker = tables.lexicon.known("eu")
    {
      // Desculpa, eu quebrei o copo.
      row.insert(Constituent(speaker), at: 1)
    }
  }

  /// *Médico / miedo / no / querer, medo / injeção / não / querer*: whom or what one fears, and what one does not want then.
  func fearAndRefusal(_ words: [Constituent]) -> Cut? {
    guard words.count == 4, words[3].lexeme.lemma == "querer", words[3].lexeme.isInfinitive,
      words[2].lexeme.lemma == variety.language.plainNegator,
      let fear = words[..<2].firstIndex(where: { ["miedo", "medo"].contains($0.lexeme.lemma) }),
      case let cause = words[1 - fear], cause.lexeme.wordClass == .noun,
      !cause.lexeme.kind.isTemporal
    else { return nil }
    let refusal = [words[2], words[3].said(by: .first)]
    if isSpanish {
      return Cut(
        first: [ownDeed("tener"), words[fear], known("a"), known("el"), cause], second: refusal)
    }
    let being = Constituent.linking("estar", .first)
    return Cut(
      first: [being, known("com"), words[fear], known("de"), article, cause], second: refusal)
  }
}
