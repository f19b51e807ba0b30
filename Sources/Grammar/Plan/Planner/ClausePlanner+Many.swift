import AACCore

/// Of what there are several though one was chosen (NGLE §3.8, §15.8; Cunha & Cintra, chapters 8 and 9).
extension ClausePlanner {
  /// *Lavarse / mano, querer / papa frita, ter / olho / verde*: what one has several of and does the same to
  /// (NGLE §3.8; Cunha & Cintra, chapter 8, *Plural*).
  func speakOfMany(_ clause: inout Clause, _ verb: String) {
    guard verb == "coleccionar" || clause.complements.contains(where: ReadingWords.mayBeMany)
    else { return }
    let base =
      verb.hasSuffix("-se")
      ? String(verb.dropLast(3)) : verb.hasSuffix("rse") ? String(verb.dropLast(2)) : verb
    let isCut =
      base == "cortar"
      && !clause.complements.contains {
        ["uña", "unha"].contains($0.lexeme.lemma)
      }
    let isOnBoth = ReadingWords.onBoth.contains(base) && !isCut
    let isHaving = base == "tener" || base == "ter"
    for index in clause.complements.indices {
      let word = clause.complements[index].lexeme
      guard word.wordClass == .noun, word.number != .plural else { continue }
      let isPair =
        (isOnBoth || isHaving && hasQuality(clause, index))
        && ReadingWords.pairs.contains(word.lemma)
      let isCard = word.lemma == "carta" && (base == "jugar" || base == "jogar")
      let isKind = isCard || isAnyOfKind(clause, index, base)
      let isFood =
        ReadingWords.plentiful.contains(word.lemma)
        && (ReadingWords.eating.contains(base) || language == .spanish && base == "haber")
      let isBehindOf =
        isKind && language == .portuguese && index > 0
        && clause.complements[index - 1].lexeme.lemma == "de"
      // No toques mis cosas (NGLE §15.8).
      let isOwned =
        language == .spanish && word.lemma == ReadingWords.vague && index > 0
        && clause.complements[index - 1].lexeme.kind == .possessive
      let isCollected =
        base == "coleccionar" && word.countability != .mass && !word.kind.isTemporal
      guard isPair || isFood || isKind || isOwned || isCollected,
        index == 0 || isOwned || isBehindOf || !isCounting(clause.complements[index - 1].lexeme)
      else { continue }
      let morphology = LanguageTables.tables(language).morphology
      let space = word.lemma.firstIndex(of: " ")
      let plural =
        word.forms["PL"]
        ?? (space == nil ? morphology?.plural(of: word.lemma, wordClass: .noun).first : nil)
        ?? word.lemma.split(separator: " ").map { $0 + "s" }.joined(separator: " ")
      clause.complements[index].lexeme.lemma = plural
      clause.complements[index].lexeme.number = .plural
    }
  }

  /// *Me gustan los perros, não gosto de cobras*: of what is liked and counted, all of its kind are meant (NGLE §15.8;
  /// Cunha & Cintra, chapter 9).
  private func isAnyOfKind(_ clause: Clause, _ index: Int, _ verb: String) -> Bool {
    guard ReadingWords.liking.contains(verb), clause.tense != .past else { return false }
    let word = clause.complements[index].lexeme
    let isMany = language == .spanish && ReadingWords.isLikedByMany(word)
    guard ReadingWords.likedKinds.contains(word.kind) || isMany, word.countability != .mass,
      isMany || !word.lemma.contains(" "),
      language == .spanish || !OrdinaryWords.onThePlate.contains(word.lemma),
      clause.complements[index].government == nil,
      // El helado de fresa: of what kind it is.
      index == 0 || !clause.complements[index - 1].lexeme.isLastingNoun,
      !clause.complements.contains(where: {
        lexicon.tense(of: $0.lexeme.lemma) == .past || $0.lexeme.kind == .question
          || $0.lexeme.wordClass == .verb
      })
    else { return false }
    let next = index + 1 < clause.complements.count ? clause.complements[index + 1].lexeme : nil
    return next.map { $0.isConnective || $0.wordClass == .adverb || $0.kind == .negation } ?? true
  }

  private func hasQuality(_ clause: Clause, _ index: Int) -> Bool {
    index + 1 < clause.complements.count
      && clause.complements[index + 1].lexeme.wordClass == .adjective
      && ["ojo", "olho", "mano", "mão", "pie", "pé", "oreja", "orelha", "diente", "dente"]
        .contains(clause.complements[index].lexeme.lemma)
  }

  private func isCounting(_ word: Lexeme) -> Bool {
    word.isDeterminerLike || word.kind == .quantity || word.wordClass == .adjective
      || word.wordClass == .adposition
  }
}
