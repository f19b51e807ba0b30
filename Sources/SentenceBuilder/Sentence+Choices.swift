import Foundation

extension Sentence {
  /// The chosen words with their roles as a JSON array, as favourites and history keep them; the word under the red cross says so.
  public var choices: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let words = tiles.map { tile in
      var word = ["role": tile.role.rawValue, "word": tile.label]
      if tile.isNegated { word["negated"] = "true" }
      return word
    }
    // Strings always encode.
    return (try? encoder.encode(words)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
  }
}
