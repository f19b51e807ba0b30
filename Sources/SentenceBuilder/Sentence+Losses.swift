import AACCore
import Foundation
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
      default: continue
      }
      let text = heard ?? Self.folded(text)
      heard = text
      let word = Self.folded(tile.lexeme.lemma)
      let stem = word.prefix(word.count > 5 ? word.count - 2 : max(2, word.count - 1))
      if !text.contains(stem) { return true }
    }
    return false
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
