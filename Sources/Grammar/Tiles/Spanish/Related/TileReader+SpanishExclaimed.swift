import AACCore

/// Spanish rows that begin with *qué* and ask nothing: *qué / guay / tu / patinete, qué / pereza / deberes, qué / rabia / perder, qué / lejos / tu / casa*.
///
/// Sources: NGLE §22.13 and §42.13 (*exclamativas*), §42.14 (those without a verb: *¡Qué rollo la clase!*).
extension TileReader {
  /// What is exclaimed of something; nil where it is asked.
  func spanishExclaimed(_ row: [Constituent]) -> [Clause]? {
    guard variety.language == .spanish, isPlain, row.count > 1, row.count < 7 else { return nil }
    if row[0].lexeme.kind == .social { return exclaimedInOne(row) }
    guard row.count > 2, row[0].lexeme.lemma == "qué",
      row.allSatisfy({ $0.tile != nil && $0.government == nil })
    else { return nil }
    let felt = row[1].lexeme, rest = Array(row[2...])
    if felt.wordClass == .adjective && !felt.kind.isSmall || felt.lemma == "mono",
      let of = exclaimedNoun(rest),
      let said = exclaimedQuality(row, of)
    {
      return said
    }
    let isFelt =
      felt.wordClass == .noun
      && (felt.kind.isSensation || felt.kind == .emotion || felt.kind == .feeling)
      || SuppliedWords.exclaimed.contains(felt.lemma)
      || ExclaimedWords.judging.contains(felt.lemma) || ExclaimedWords.praises(felt)
      || ["bien", "mal"].contains(felt.lemma)
    guard isFelt, felt.wordClass != .verb, let what = exclaimedMatter(rest),
      rest[0].lexeme.wordClass != .verb
        || felt.wordClass == .noun && !ExclaimedWords.having.contains(rest[0].lexeme.lemma)
    else { return nil }
    let cry = Constituent(
      Lexeme(
        lemma: "qué \(written(row[1])) \(what)", wordClass: .interjection, kind: .social),
      tile: row[0].tile)
    var clause = Clause(variety: variety)
    clause.complements = [cry]
    return [clause]
  }

  /// *Qué bonito / dibujo*: a cry on one tile that has a quality in it.
  private func exclaimedInOne(_ row: [Constituent]) -> [Clause]? {
    let cry = row[0].lexeme.lemma.split(separator: " ")
    guard cry.count == 2, cry[0].lowercased() == "qué",
      let quality = tables.lexicon.known(String(cry[1])), quality.wordClass == .adjective,
      !quality.kind.isSmall, let noun = exclaimedNoun(Array(row[1...])),
      !CalledWords.all.contains(noun.lexeme.lemma)
    else { return nil }
    return exclaimedQuality(
      [row[0], Constituent(quality, tile: row[0].tile)] + row[1...], noun)
  }

  /// *Tu / patinete, mamá, el / parque*: the noun of a phrase that has nothing else.
  private func exclaimedNoun(_ words: [Constituent]) -> Constituent? {
    guard let noun = words.last, noun.lexeme.isNominal,
      noun.lexeme.wordClass == .noun || noun.lexeme.wordClass == .properNoun,
      !noun.lexeme.kind.isTemporal,
      words.dropLast().allSatisfy({
        $0.lexeme.kind == .possessive || $0.lexeme.kind == .demonstrative
          || $0.lexeme.wordClass == .determiner
      }), words.count < 4
    else { return nil }
    return noun
  }

  /// *¡Qué guay es tu patinete!, ¡qué rica está la sopa!*: the noun with what one finds it.
  private func exclaimedQuality(_ row: [Constituent], _ noun: Constituent) -> [Clause]? {
    let quality = row[1].lexeme
    let isState =
      KindSet.edible.contains(noun.lexeme.kind) || quality.kind.isPassing
      || SuppliedWords.conditions.contains(quality.lemma)
    let isMany = noun.lexeme.number == .plural || isWrittenPlural(noun)
    let number: GrammaticalNumber = isMany ? .plural : .singular
    guard
      let form = tables.morphology?.adjective(
        quality.lemma, tables.gender(of: noun.lexeme) ?? .masculine, number
      ).first
    else { return nil }
    var asks = row[0]
    asks.lexeme = Lexeme(lemma: "qué \(form)", wordClass: .pronoun, kind: .question)
    asks.lexeme.forms[Adverbial.exclaiming] = ""
    var being = Constituent.linking(isState ? "estar" : "ser", .third)
    being.lexeme.number = number
    let said = readInOrder([asks, being] + row[2...], isFronted: false)
    return said.isEmpty ? nil : said
  }

  /// *Los deberes, tu hermano, perder*: of what one cries out, as it is said.
  private func exclaimedMatter(_ words: [Constituent]) -> String? {
    guard let last = words.last else { return nil }
    if words.count == 1 {
      if last.lexeme.wordClass == .pronoun {
        return last.lexeme.kind == .person ? written(last) : nil
      }
      if last.lexeme.wordClass == .verb {
        return last.lexeme.isInfinitive ? last.lexeme.lemma : nil
      }
      var noun = last.lexeme
      if noun.kind.isTemporal || noun.kind == .question { return nil }
      if isWrittenPlural(last) { noun.number = .plural }
      noun.lemma = written(last)
      if noun.wordClass == .noun { noun.article = nil }
      return named(noun)
    }
    guard words.count < 4, exclaimedNoun(words) != nil else { return nil }
    return words.map(written).joined(separator: " ")
  }
}

/// Words of such rows.
private enum ExclaimedWords {
  /// What is said of the feeling itself, as in *¡Qué sueño tengo!*.
  static let having: WordSet = ["tener", "dar", "hacer", "estar", "ser", "oler", "saber", "pasar"]
  /// *Monada, ricura, preciosidad, chulería*: nouns of what is found so (NGLE §6.2–6.4).
  static func praises(_ word: Lexeme) -> Bool {
    word.wordClass == .noun && (word.isInferred || word.kind == .idea)
      && ["ada", "ura", "idad", "ería"].contains { word.lemma.hasSuffix($0) }
  }
  /// What one calls a thing or a deed that pleases or annoys one; nouns of no feeling by themselves.
  static let judging: WordSet = [
    "pereza", "rollo", "lata", "palo", "chasco", "morro", "faena", "ilusión", "gracia", "coñazo",
    "tostón", "horror", "corte", "flipe", "pasada", "locura", "desastre", "alivio", "peste",
    "bobada",
    "tontería", "aburrimiento", "maravilla", "gozada", "chollo", "guarrada", "porquería",
    "injusticia",
    "mierda", "timo", "robo", "suerte", "mala suerte", "chorrada", "putada", "olor", "ganas",
    "nervios",
    "agobio", "follón", "jaleo", "bajón", "subidón", "cague", "yuyu", "grima", "repelús", "ascazo",
    "fastidio", "tabarra", "paliza", "cansancio", "hambre", "sueño",
  ]
}
