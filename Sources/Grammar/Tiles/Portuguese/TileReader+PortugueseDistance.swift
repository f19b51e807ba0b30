import AACCore

/// How far a place is in Portuguese: *a escola é longe de casa, a farmácia é perto do hospital* (Cunha & Cintra, chapter 14,
/// *Advérbios de lugar*; Bechara, *Locuções prepositivas*).
extension TileReader {
  /// *Escola / longe / casa, mercado / longe*: puts in the copula, and *de* before what it is far from.
  func supplyDistance(_ words: inout [Constituent]) -> Bool {
    guard variety.language == .portuguese, words.count > 1, words.count < 6,
      let far = words.firstIndex(where: { ["longe", "perto"].contains($0.lexeme.lemma) }),
      far > 0, let place = words[..<far].last?.lexeme, place.wordClass == .noun,
      KindSet.places.contains(place.kind) || place.kind == .activity,
      words[..<(far - 1)].allSatisfy(\.lexeme.isDeterminerLike)
    else { return false }
    var from = far + 1
    if from < words.count {
      let isLinked = words[from].lexeme.lemma == "de"
      if isLinked { from += 1 }
      while from < words.count, words[from].lexeme.isDeterminerLike { from += 1 }
      guard from == words.count - 1, words[from].lexeme.isNominal,
        !words[from].lexeme.kind.isTemporal
      else { return false }
      if !isLinked {
        let isBare = words[far + 1].lexeme.lemma == "casa" || from > far + 1
        guard let of = tables.lexicon.known("de"), let the = tables.lexicon.known("o") else {
          return false
        }
        words.insert(
          contentsOf: [Constituent(of)]
            + (isBare || words[from].lexeme.wordClass != .noun ? [] : [Constituent(the)]),
          at: far + 1)
      }
    }
    words.insert(copula("ser"), at: far)
    return true
  }
}
