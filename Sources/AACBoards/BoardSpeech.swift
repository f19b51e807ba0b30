public import AACCore
public import AACStore
public import Boards
public import SentenceBuilder
import Synchronization

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
    /// The words of other languages.
    public let foreign: [ForeignStretch]
  }

  /// Language and region.
  public let variety: LanguageVariety
  /// The words of the vocabulary.
  public let words: BoardWords
  let composer: SentenceComposer
  private let foreign: ForeignWords
  private let known = KnownVarieties()
  /// The languages of labels that stand on boards of another language, and on none of the speech's own.
  private let labels: [String: LanguageVariety]

  init(
    variety: LanguageVariety, words: BoardWords, composer: SentenceComposer, foreign: ForeignWords,
    package: BoardPackage
  ) {
    (self.variety, self.words, self.composer) = (variety, words, composer)
    self.foreign = foreign
    labels = Self.labels(of: package, otherThan: variety)
  }

  /// The language of a text that is not of the speech's own; nil when it is, or when nobody knows.
  public func foreignVariety(of text: String) -> LanguageVariety? {
    if let variety = labels[text] { return variety }
    // Grammar is asked once of each text, and of no whole sentence that stands on a button.
    guard words.match(text) == nil, text.split(separator: " ").count <= Self.longestName else {
      return nil
    }
    return known.variety(of: text) {
      guard let tiles = sentence(of: [text])?.tiles, tiles.count == 1 else { return nil }
      return foreign.variety(of: tiles[0])
    }
  }

  /// Words that the name of a thing has.
  private static let longestName = 2

  /// The labels of boards in other languages, as far as nobody translated them into the speech's own.
  private static func labels(
    of package: BoardPackage, otherThan own: LanguageVariety
  ) -> [String: LanguageVariety] {
    var labels: [String: LanguageVariety] = [:]
    var ours = Set<String>()
    for board in package.boards {
      let variety = board.locale.flatMap(LanguageVariety.init(tag:)) ?? own
      for button in board.buttons {
        for text in [button.label, button.vocalization ?? button.label] {
          let shown = board.text(text, in: own.tag)
          if variety.language == own.language || shown != text {
            ours.insert(shown)
          } else {
            labels[shown] = variety
          }
        }
      }
    }
    return labels.filter { !ours.contains($0.key) }
  }

  /// What is said with words; nil when there are none.
  ///
  /// Where grammar can make nothing of them, they are said as they were chosen: nobody is silenced by grammar.
  public func spoken(_ entries: [BoardWalk.Entry], makingSentences: Bool) -> Spoken? {
    if entries.isEmpty { return nil }
    if makingSentences, entries.contains(where: Self.isWhole) { return inParts(entries) }
    if makingSentences, let sentence = sentence(of: entries.map(\.text)) {
      return Spoken(
        sentence: SavedSentence(
          text: sentence.text, variety: sentence.variety, choices: sentence.choices),
        places: SpokenTiles(sentence), tiles: sentence.tiles, isQuestion: sentence.isQuestion,
        foreign: foreign.stretches(in: sentence) { labels[$0] })
    }
    return asChosen(entries)
  }

  /// The words as they were chosen, one after another.
  private func asChosen(_ entries: [BoardWalk.Entry]) -> Spoken {
    let places = SpokenTiles(spoken: entries.map(\.text))
    var end = 0
    var stretches: [ForeignStretch] = []
    let choices = entries.map { entry in
      let range = end..<(end + entry.text.count)
      end = range.upperBound + 1
      if !range.isEmpty, let variety = foreignVariety(of: entry.text) {
        stretches.append(ForeignStretch(range: range, variety: variety))
      }
      return coded(entry, at: range.isEmpty ? [] : [range])
    }
    let text = entries.map(\.text).joined(separator: " ")
    return Spoken(
      sentence: SavedSentence(text: text, variety: variety, choices: KeptWord.text(choices)),
      places: places, tiles: nil, isQuestion: text.hasSuffix("?"), foreign: stretches)
  }

  /// A word as the history keeps it, with the characters in which it is heard.
  func coded(_ entry: BoardWalk.Entry, at ranges: [Range<Int>]) -> KeptWord.Coded {
    KeptWord.Coded(
      role: "word", word: entry.label, concept: words.match(entry.label)?.key.concept.rawValue,
      at: ranges.isEmpty ? nil : KeptWord.Coded.text(ranges))
  }

  private func sentence(of words: [String]) -> Sentence? {
    var request = SentenceRequest()
    request.tiles = words
    // Whatever grammar cannot use is said as it was chosen.
    return try? composer.sentence(for: request)
  }
}

/// The languages of texts that were looked up before.
private final class KnownVarieties: Sendable {
  private let found = Mutex<[String: LanguageVariety?]>([:])

  func variety(of text: String, orElse find: () -> LanguageVariety?) -> LanguageVariety? {
    if let known = found.withLock({ $0[text] }) { return known }
    let variety = find()
    found.withLock { $0[text] = .some(variety) }
    return variety
  }
}
