import AACCore

/// *Trabajar / biblioteca / mucho, mamá / muito / falar / telefone*: how much is done, laid apart from the verb, and not
/// how many libraries there are (NGLE §19.3 on *mucho* as an adverb, §30.5; Cunha & Cintra, chapter 14, *Advérbios de
/// intensidade*).
extension TileReader {
  /// The row with what says how much right behind the verb that it measures.
  func measuringDeed(_ words: [Constituent]) -> [Constituent] {
    guard words.count > 2,
      let amount = words.firstIndex(where: { ExtentWords.amounts.contains($0.lexeme.lemma) }),
      standsApart(words, amount),
      let verb = words.firstIndex(where: { $0.lexeme.wordClass == .verb }), verb != amount - 1,
      !words[(verb + 1)...].contains(where: { $0.lexeme.wordClass == .verb }),
      !words.indices.contains(where: {
        words[$0].lexeme.kind == .question || words[$0].lexeme.kind == .degree && $0 != amount
      }),
      let other = words[(verb + 1)...].first(where: {
        $0.lexeme.isNominal && !$0.lexeme.isDeterminerLike
      })
    else { return words }
    let frame = frame(of: words[verb])
    guard !frame.isCopular, frame.pattern == .plain || frame.pattern == .grooming,
      isDoneMuch(frame, with: other.lexeme, words[verb])
    else { return words }
    var row = words
    var measure = row.remove(at: amount)
    measure.lexeme.forms[Adverbial.measuring] = ""
    row.insert(measure, at: amount < verb ? verb : verb + 1)
    return row
  }

  /// Whether it is beside nothing that it could count or raise.
  private func standsApart(_ words: [Constituent], _ amount: Int) -> Bool {
    guard amount + 1 < words.count else {
      return words[amount - 1].lexeme.wordClass == .noun
        || words[amount - 1].lexeme.wordClass == .properNoun
    }
    let next = words[amount + 1].lexeme
    return next.wordClass == .verb || next.wordClass == .pronoun && next.kind == .person
      || next.isHuman && amount == 0
  }

  /// Whether the deed can be measured and what stands behind the verb cannot be counted in it.
  private func isDoneMuch(_ frame: VerbFrame, with other: Lexeme, _ verb: Constituent) -> Bool {
    if ExtentWords.playing.contains(frame.lemma) { return !other.isBeing }
    if other.wordClass == .properNoun || PortionWords.isKin(other.lemma)
      || PortugueseCallWords.called(other.lemma)
    {
      return !ExtentWords.having.contains(frame.lemma)
    }
    if ReadingWords.liking.contains(frame.lemma) { return true }
    guard !other.isBeing, !other.kind.isTemporal else { return false }
    return !frame.takesAsObject(other)
  }
}

/// Words that say how much is done.
enum ExtentWords {
  static let amounts: WordSet = [
    "mucho", "poco", "un poco", "demasiado", "bastante", "muito", "pouco", "um pouco",
  ]
  static let playing: WordSet = ["jugar", "jogar", "brincar"]
  /// Of whom one has, knows or asks in there may be many.
  static let having: WordSet = [
    "tener", "ter", "conocer", "conhecer", "necesitar", "precisar", "invitar", "convidar", "hacer",
    "fazer",
  ]
}
