import AACCore

/// Rows without a verb in which only one can be meant: *yo / triste, mamá / enfadada, yo / hambre, dónde / mamá*
/// (NGLE §37.2, §37.9; Cunha & Cintra, chapter 7, *Predicado nominal*).
extension TileReader {
  /// Puts in the copula, or *tener*, between who is meant and what is said of them.
  func supplyVerb(_ words: inout [Constituent]) {
    guard words.count > 1, !words.contains(where: { $0.lexeme.wordClass == .verb }),
      let place = words.indices.first(where: { isSomebody(words[$0].lexeme) }),
      place == 0 || words[place - 1].lexeme.wordClass != .adposition
    else { return askWithoutVerb(&words) }
    var said = place + 1
    while said < words.count, isInBetween(words[said].lexeme) { said += 1 }
    guard said < words.count,
      let lemma = verb(between: words[place].lexeme, and: words[said].lexeme)
    else { return askWithoutVerb(&words) }
    let rest = words[(said + 1)...]
    guard rest.allSatisfy({ !isSomebody($0.lexeme) || $0.lexeme.wordClass == .noun }) else {
      return
    }
    words.insert(Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .linking)), at: place + 1)
  }

  private func isSomebody(_ lexeme: Lexeme) -> Bool {
    if lexeme.wordClass == .pronoun {
      return lexeme.kind == .person && !WordJoiner.clitics.contains(lexeme.lemma)
        && !["mí", "ti", "mim"].contains(lexeme.lemma)
    }
    return lexeme.isHuman && lexeme.wordClass != .adjective
  }

  private func isInBetween(_ lexeme: Lexeme) -> Bool {
    lexeme.kind == .degree || lexeme.kind == .negation && lexeme.wordClass != .pronoun
      || ["más", "menos", "mais", "un poco", "um pouco"].contains(lexeme.lemma)
      || lexeme.kind.isTemporal
  }

  /// *Estar* for how somebody is, *ser* for what he is like, *tener* for what he feels; nil where something else may
  /// be meant.
  private func verb(between who: Lexeme, and what: Lexeme) -> String? {
    let isSpanish = variety.language == .spanish
    switch what.wordClass {
    case .adjective where what.kind.isPassing: return what.lemma == "listo" ? "ser" : "estar"
    case .adjective where who.wordClass == .pronoun && !what.kind.isSmall: return "ser"
    case .noun where what.kind.isSensation && what.kind != .illness:
      return isSpanish ? "tener" : "estar"
    case .adverb where ["bien", "mal", "bem"].contains(what.lemma): return "estar"
    default: return nil
    }
  }

  /// *Dónde / mamá, qué / eso, quién / tú*.
  private func askWithoutVerb(_ words: inout [Constituent]) {
    guard words.count > 1, !words.contains(where: { $0.lexeme.wordClass == .verb }),
      let asks = tables.lexicon.word(words[0].lexeme.lemma)?.asks
    else { return }
    let last = words[words.count - 1].lexeme
    guard last.isNominal, last.wordClass != .adposition, words.count < 5 else { return }
    let lemma: String
    switch asks {
    case .whereAt: lemma = last.takesPlace ? "ser" : "estar"
    case .how where last.isBeing || last.wordClass == .pronoun: lemma = "estar"
    case .who: lemma = "ser"
    case .what where last.wordClass == .pronoun && last.kind == .demonstrative: lemma = "ser"
    case .when where last.takesPlace: lemma = "ser"
    default: return
    }
    words.insert(Constituent(Lexeme(lemma: lemma, wordClass: .verb, kind: .linking)), at: 1)
  }
}
