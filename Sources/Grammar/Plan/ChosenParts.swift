import AACCore

/// Parts that were chosen behind what is cut into them or has them, with the number before them: *papel / dos / trozo, bolo / oito / pedaço,
/// puzzle / hundred / piece* (NGLE §12.7; CGEL §17.37).
struct ChosenParts {
  /// Where the noun for them stands.
  let place: Int
  /// Where their phrase begins.
  let start: Int
  /// Whether they are counted.
  var isCounted: Bool { start < place }

  /// The first of such words with something before it; nil where there is none.
  init?(of parts: WordSet, in words: [Constituent]) {
    guard
      let place = words.indices.dropFirst().first(where: { parts.contains(words[$0].lexeme.lemma) })
    else { return nil }
    self.place = place
    start = words[place - 1].lexeme.wordClass == .numeral ? place - 1 : place
    guard start > 0 else { return nil }
  }

  /// Whether they are a noun right behind a thing.
  func isOfThing(_ words: [Constituent]) -> Bool {
    let thing = words[start - 1].lexeme
    return words[place].lexeme.wordClass == .noun && thing.wordClass == .noun && !thing.isBeing
      && !thing.kind.isTemporal
  }

  /// Whether no further noun stands behind them.
  func isLast(_ words: [Constituent]) -> Bool {
    place + 1 == words.count || !words[place + 1].lexeme.isNominal
  }
}
