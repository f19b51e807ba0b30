public import AACCore
public import AACStore
public import Boards
public import SentenceBuilder

/// What is said with the words that were chosen on boards: a sentence, or the words as they were chosen.
public struct BoardSpeech: Sendable {
  /// What would be said.
  public struct Spoken: Sendable {
    /// What is said, and kept in the history.
    public let sentence: SavedSentence
    /// Which of the words is heard at which characters of the text; of a sentence, which of its tiles.
    public let places: SpokenTiles
    /// The tiles of the sentence; nil when the words are said as they were chosen.
    public let tiles: [Tile]?
    /// Whether it asks.
    public let isQuestion: Bool
  }

  /// Language and region.
  public let variety: LanguageVariety
  /// The words of the vocabulary.
  public let words: BoardWords
  let composer: SentenceComposer

  /// What is said with words; nil when there are none.
  ///
  /// Where grammar can make nothing of them, they are said as they were chosen: nobody is silenced by grammar.
  public func spoken(_ entries: [BoardWalk.Entry], makingSentences: Bool) -> Spoken? {
    if entries.isEmpty { return nil }
    if makingSentences, let sentence = sentence(of: entries.map(\.text)) {
      return Spoken(
        sentence: SavedSentence(
          text: sentence.text, variety: sentence.variety, choices: sentence.choices),
        places: SpokenTiles(sentence), tiles: sentence.tiles, isQuestion: sentence.isQuestion)
    }
    let places = SpokenTiles(spoken: entries.map(\.text))
    var end = 0
    let choices = entries.map { entry in
      let range = end..<(end + entry.text.count)
      end = range.upperBound + 1
      return KeptWord.Coded(
        role: "word", word: entry.label, concept: words.match(entry.label)?.key.concept.rawValue,
        at: range.isEmpty ? nil : KeptWord.Coded.text([range]))
    }
    let text = entries.map(\.text).joined(separator: " ")
    return Spoken(
      sentence: SavedSentence(text: text, variety: variety, choices: KeptWord.text(choices)),
      places: places, tiles: nil, isQuestion: text.hasSuffix("?"))
  }

  private func sentence(of words: [String]) -> Sentence? {
    var request = SentenceRequest()
    request.tiles = words
    // Whatever grammar cannot use is said as it was chosen.
    return try? composer.sentence(for: request)
  }
}
