import AACCore
import AACStore
import Foundation
import SentenceBuilder

/// A sentence that a request means: one just built, a favourite, or one of the last that were said.
struct SpokenThing {
  /// What is said, and kept in the history.
  let sentence: SavedSentence
  /// Its words in the strip.
  let strip: [Fields]
  let isQuestion: Bool
  /// Which tiles the words of the text light; nil where that is not known.
  let places: SpokenTiles?
  /// How an address or a form names it.
  let name: (field: String, value: String)

  /// The sentence that the fields of a form or an address name.
  ///
  /// - Throws: `PageError.notFound` when they name none.
  init(_ fields: Form, session: WebSession, words: WordCache.Words) throws {
    if let text = fields["at"] {
      let builder = words.builder.standing(at: text)
      guard !builder.tiles.isEmpty else { throw PageError.notFound }
      let made = builder.sentence(variety: session.variety, speaker: session.speaker)
      self.init(made, name: ("at", builder.state.text), words: words)
    } else if let id = fields["favourite"] {
      let favourites = try session.database.favourites(of: session.person?.id)
      guard let favourite = favourites.first(where: { $0.id == id }) else {
        throw PageError.notFound
      }
      self.init(favourite.sentence, name: ("favourite", id), words: words)
    } else if let time = fields["said"].flatMap(Int64.init) {
      let entries = try session.database.history(
        of: session.person?.id, last: SentencesPage.historyLength)
      guard let entry = entries.first(where: { Self.milliseconds($0.said) == time }) else {
        throw PageError.notFound
      }
      self.init(entry.sentence, name: ("said", "\(time)"), words: words)
    } else {
      throw PageError.notFound
    }
  }

  private init(
    _ made: Sentence, name: (field: String, value: String), words: WordCache.Words
  ) {
    sentence = made.saved
    strip = made.tiles.enumerated().map { words.strip($1).merging(["index": $0]) { $1 } }
    isQuestion = made.isQuestion
    places = SpokenTiles(made)
    self.name = name
  }

  private init(
    _ sentence: SavedSentence, name: (field: String, value: String), words: WordCache.Words
  ) {
    self.sentence = sentence
    self.name = name
    strip = words.builder.keptWords(sentence.choices).map(words.strip)
    isQuestion = sentence.text.hasSuffix("?")
    places = nil
  }

  /// The same sentence in an address.
  var address: String { "\(name.field)=\(name.value.inAddress)" }

  /// A point in time as a number that names it.
  static func milliseconds(_ date: Date) -> Int64 {
    Int64((date.timeIntervalSince1970 * 1000).rounded())
  }
}
