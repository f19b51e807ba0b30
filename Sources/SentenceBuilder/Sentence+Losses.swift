import AACCore
import Grammar

extension Sentence {
  /// Whether a noun, a quality, a number or the negation that was laid is not heard.
  ///
  /// A tile may be within another's word (*al, conmigo, las cuatro y media*); then its beginning is in the text.
  var losesWord: Bool {
    let spoken = Set(words.compactMap(\.tile))
    guard spoken.count < tiles.count else { return false }
    var heard: String?
    for (index, tile) in tiles.enumerated() where !spoken.contains(index) {
      switch tile.lexeme.wordClass {
      case _ where [.time, .weekday, .frequency, .duration].contains(tile.lexeme.kind): continue
      case .noun, .adjective, .adverb, .properNoun, .numeral: break
      case .adposition where Self.telling.contains(tile.lexeme.lemma): break
      default: continue
      }
      let text = heard ?? text.foldedForSearch
      heard = text
      let word = tile.lexeme.lemma.foldedForSearch
      let stem = word.prefix(word.count > 5 ? word.count - 2 : max(2, word.count - 1))
      if !text.contains(stem) { return true }
    }
    return false
  }

  /// Prepositions that say more than which role a word has.
  private static let telling: Set = [
    "hacia", "hasta", "desde", "contra", "sin", "entre", "sobre", "durante",
  ]
}
