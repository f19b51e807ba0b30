import AACCore
import AACSpeech
import SentenceBuilder

/// When the words and the tiles of a sentence are heard in its sound file.
struct SentenceTimings: Codable, Hashable, Sendable {
  /// A word and the tiles that are in it.
  struct Word: Codable, Hashable, Sendable {
    var text: String
    var start: Double
    var end: Double
    /// First character in the text and the one behind the last, counted from 0.
    var range: [Int]
    /// Indices of the tiles, from 0; empty for a text without tiles.
    var tiles: [Int]
  }

  /// A tile and when it is heard: from the first of its words to the last, each stretch by itself.
  struct Tile: Codable, Hashable, Sendable {
    struct Span: Codable, Hashable, Sendable {
      var start: Double
      var end: Double
    }

    var label: String
    var spans: [Span]
  }

  var text: String
  var language: String
  var duration: Double
  var words: [Word]
  var tiles: [Tile]

  /// The times of an utterance and, if it is a sentence of tiles, of these.
  init(_ utterance: Utterance, of sentence: Sentence) {
    self.init(
      text: utterance.text, words: utterance.words, duration: utterance.duration,
      language: sentence.variety.tag, labels: sentence.tiles.map(\.label),
      spoken: SpokenTiles(sentence))
  }

  /// The times of a text; without ``SpokenTiles`` no word has a tile.
  init(
    text: String, words: [SpokenWord], duration: Double, language: String, labels: [String],
    spoken: SpokenTiles?
  ) {
    self.text = text
    self.language = language
    self.duration = Self.rounded(duration)
    let characters = Array(text)
    self.words = words.map { word in
      Word(
        text: String(characters[word.range.clamped(to: characters.indices)]),
        start: Self.rounded(word.start), end: Self.rounded(word.end),
        range: [word.range.lowerBound, word.range.upperBound],
        tiles: spoken?.tiles(at: word.range) ?? [])
    }
    tiles = Self.tiles(labels, in: self.words)
  }

  private static func tiles(_ labels: [String], in words: [Word]) -> [Tile] {
    labels.enumerated().map { index, label in
      var spans: [Tile.Span] = []
      for word in words where word.tiles.contains(index) {
        if let last = spans.last, last.end == word.start {
          spans[spans.count - 1].end = word.end
        } else {
          spans.append(Tile.Span(start: word.start, end: word.end))
        }
      }
      return Tile(label: label, spans: spans)
    }
  }

  /// Milliseconds are finer than anybody hears.
  static func rounded(_ seconds: Double) -> Double { (seconds * 1_000).rounded() / 1_000 }
}
