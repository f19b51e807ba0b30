import AACCore

/// Spanish rows of two nouns and a quality that are one phrase, or in which the second noun is what is so: *zumo / manzana / frío, taza / café /
/// caliente, vecino / música / alto, pelo / mamá / largo* (NGLE §12.7, §14.3, §31.1).
extension TileReader {
  /// Whether nothing is said of the first noun by itself.
  func isKeptPhrase(_ row: [Constituent]) -> Bool {
    guard row.count == 3 else { return false }
    let (thing, other) = (row[0].lexeme, row[1].lexeme)
    if KindSet.edible.contains(other.kind) {
      return KindSet.edible.contains(thing.kind) || KeptPhraseWords.vessels.contains(thing.lemma)
    }
    if KeptPhraseWords.near.contains(thing.lemma) { return !other.isBeing }
    if thing.kind == .body { return other.isHuman }
    if thing.lemma == "cepillo" { return row[2].lexeme.kind == .color }
    return KeptPhraseWords.told.contains(thing.lemma)
  }
}

private enum KeptPhraseWords {
  static let vessels: WordSet = [
    "taza", "vaso", "plato", "botella", "copa", "tazón", "bol", "jarra", "cuenco", "trozo",
  ]
  /// Who has something nearby.
  static let near: WordSet = ["vecino", "vecina", "hermano", "hermana"]
  /// What is of a sort, and what one feels.
  static let told: WordSet = ["celos", "disfraz", "vídeo"]
}
