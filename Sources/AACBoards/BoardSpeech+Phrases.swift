import AACCore
import AACStore
import Boards
import Foundation
import SentenceBuilder

/// Buttons that say a whole sentence, such as *¿Dónde está el baño?*: they are said as they stand, and the words between them
/// make sentences of their own.
extension BoardSpeech {
  /// A text of several words with the mark of a sentence: one that begins with ¿ or ¡, or ends with a full stop, an
  /// exclamation mark or a question mark.
  ///
  /// A single word with a mark (*agua?*) is a word all the same.
  static func isWhole(_ entry: BoardWalk.Entry) -> Bool {
    if entry.isSpelling { return false }
    let text = entry.text.trimmingCharacters(in: .whitespacesAndNewlines.union(quotes))
    guard let first = text.first, let last = text.last,
      text.split(whereSeparator: \.isWhitespace).count > 1
    else { return false }
    return "¿¡".contains(first) || ".!?…".contains(last)
  }

  private static let quotes = CharacterSet(charactersIn: "\"'«»“”‘’()")

  /// What is said with words among which there are whole sentences.
  func inParts(_ entries: [BoardWalk.Entry]) -> Spoken {
    var parts = Parts()
    var start = 0
    while start < entries.count {
      if Self.isWhole(entries[start]) {
        add([entries[start]], from: start, to: &parts)
        start += 1
        continue
      }
      let end = entries[start...].firstIndex(where: Self.isWhole) ?? entries.count
      add(Array(entries[start..<end]), from: start, to: &parts)
      start = end
    }
    let choices = entries.indices.map { coded(entries[$0], at: parts.ranges[$0] ?? []) }
    return Spoken(
      sentence: SavedSentence(
        text: parts.text, variety: variety, choices: KeptWord.text(choices)),
      places: SpokenTiles(
        words: parts.words.map { ($0.text, $0.tile, nil) }, roles: entries.map { _ in "word" },
        in: parts.text),
      tiles: nil, isQuestion: parts.text.hasSuffix("?"), foreign: parts.foreign)
  }

  /// What the parts make together.
  private struct Parts {
    var text = ""
    /// The words of the text, each with the index of the entry that it is of.
    var words: [(text: String, tile: Int?)] = []
    /// Characters of the text, by entry.
    var ranges: [Int: [Range<Int>]] = [:]
    var foreign: [ForeignStretch] = []

    /// Puts a part behind the others; answers where it begins.
    mutating func append(_ part: String) -> Int {
      if !text.isEmpty { text += " " }
      let start = text.count
      text += part
      return start
    }
  }

  private func add(_ entries: [BoardWalk.Entry], from first: Int, to parts: inout Parts) {
    let isWhole = entries.count == 1 && entries.first.map(Self.isWhole) == true
    // Whatever grammar cannot use is said as it was chosen.
    guard !isWhole, let made = spoken(entries, makingSentences: true), let tiles = made.tiles else {
      let start = parts.append(entries.map(\.text).joined(separator: " "))
      var end = start
      for (index, entry) in entries.enumerated() {
        let range = end..<(end + entry.text.count)
        end = range.upperBound + 1
        parts.words.append((entry.text, first + index))
        parts.ranges[first + index] = [range]
        if let variety = foreignVariety(of: entry.text) {
          parts.foreign.append(ForeignStretch(range: range, variety: variety))
        }
      }
      return
    }
    let start = parts.append(made.sentence.text)
    let characters = Array(made.sentence.text)
    for range in made.places.ranges {
      // A label of two words may be two tiles: then the first entry stands for all of them.
      let tiles = tiles.count == entries.count ? made.places.tiles(at: range) : [0]
      parts.words.append((String(characters[range]), tiles.first.map { first + $0 }))
      let moved = (range.lowerBound + start)..<(range.upperBound + start)
      for tile in tiles { parts.ranges[first + tile, default: []].append(moved) }
    }
    parts.foreign += made.foreign.map {
      ForeignStretch(
        range: ($0.range.lowerBound + start)..<($0.range.upperBound + start), variety: $0.variety)
    }
  }
}
