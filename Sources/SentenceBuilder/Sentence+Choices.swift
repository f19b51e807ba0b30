import AACCore
import Foundation

extension Sentence {
  /// The chosen words as a JSON array, as favourites and history keep them.
  ///
  /// Of each word its role and label, its concept where the vocabulary has it, the characters of the text that it is heard
  /// in, and whether the red cross lies on it.
  public var choices: String {
    let places = SpokenTiles(self)
    var at: [Int: [Range<Int>]] = [:]
    for range in places.ranges {
      for tile in places.tiles(at: range) { at[tile, default: []].append(range) }
    }
    return KeptWord.text(
      tiles.enumerated().map { index, tile in
        KeptWord.Coded(
          role: tile.role.rawValue, word: tile.label, concept: tile.concept?.rawValue,
          negated: tile.isNegated ? "true" : nil, at: at[index].map(KeptWord.Coded.text))
      })
  }
}
