public import AACCore
import Grammar

/// Finds the words of a sentence that are of another language, so that each is said by that language's voice.
///
/// A word is of another language when no vocabulary and no lexicon of the sentence's language knows it and the vocabulary
/// of another does. Nothing is guessed from letters.
public struct ForeignWords: Sendable {
  private let words: any WordSource
  private let own: Language

  /// What finds words of other languages than one.
  public init(_ words: any WordSource, otherThan language: Language) {
    self.words = words
    own = language
  }

  /// The language of a tile; nil when it is the sentence's own, or nobody knows.
  public func variety(of tile: Tile) -> LanguageVariety? {
    guard tile.concept == nil, tile.lexeme.isInferred else { return nil }
    return Language.allCases.first { $0 != own && isWord(tile.label, in: $0) }?.defaultVariety
  }

  /// The characters of a sentence's text that are words of other languages.
  ///
  /// `known` tells the language of a label where it is known otherwise, as from the board it stands on.
  public func stretches(
    in sentence: Sentence, known: (_ label: String) -> LanguageVariety? = { _ in nil }
  ) -> [ForeignStretch] {
    var varieties: [Int: LanguageVariety] = [:]
    for (index, tile) in sentence.tiles.enumerated() {
      varieties[index] = known(tile.label) ?? variety(of: tile)
    }
    guard !varieties.isEmpty else { return [] }
    var end = 0
    return sentence.words.compactMap { word in
      let start = end + (word.hasSpaceBefore ? 1 : 0)
      end = start + word.text.count
      guard let tile = word.tile, let variety = varieties[tile],
        SpokenKey(sentence.tiles[tile].label).words.contains(SpokenKey(word.text).text)
      else { return nil }
      return ForeignStretch(range: start..<end, variety: variety)
    }
  }

  /// The characters of a kept sentence's text that are words of other languages.
  public func stretches(
    in kept: [KeptWord], of variety: LanguageVariety
  ) -> [ForeignStretch] {
    let composer = SentenceComposer(words: words, variety: variety, speaker: .masculine)
    return kept.filter { $0.tile == nil }.flatMap { word -> [ForeignStretch] in
      var request = SentenceRequest()
      request.tiles = [word.label]
      // A word of which grammar can make nothing is said in the sentence's own language.
      guard let tile = (try? composer.sentence(for: request))?.tiles.first,
        let foreign = self.variety(of: tile)
      else { return [] }
      return word.ranges.map { ForeignStretch(range: $0, variety: foreign) }
    }
  }

  private func isWord(_ label: String, in language: Language) -> Bool {
    let key = SpokenKey(label)
    // A database that cannot be read has been told of already, and says nothing about languages.
    let found: [Lexeme?] = [
      (try? words.complement(named: label, in: language))??.lexeme,
      (try? words.verb(named: label, in: language))??.lexeme,
    ]
    // The store also finds words that differ in accents; only the very word counts.
    return found.contains { $0.map { SpokenKey($0.lemma) == key } ?? false }
  }
}
