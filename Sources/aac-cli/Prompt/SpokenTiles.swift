import Grammar
import SentenceBuilder

/// Which tile is being said at a place of a sentence's text.
///
/// A word that a rule added lights the tile it leads to: *una* lights *manzana*, *no* lights *comer*.
struct SpokenTiles: Hashable, Sendable {
  private struct Place: Hashable {
    var range: Range<Int>
    var tile: Int?
  }

  private var places: [Place] = []

  init(_ sentence: Sentence) {
    var end = 0
    for word in sentence.words {
      let start = end + (word.hasSpaceBefore ? 1 : 0)
      end = start + word.text.count
      places.append(Place(range: start..<end, tile: word.tile))
    }
  }

  /// The tile of the word at a range of the text's characters; nil when no tile is meant.
  func tile(at range: Range<Int>) -> Int? {
    guard let first = places.firstIndex(where: { $0.range.overlaps(range) }) else { return nil }
    let here = places[first...].first { $0.tile != nil }
    return (here ?? places[..<first].last { $0.tile != nil })?.tile
  }
}
