import AACBoards
import AACCore
import AACSpeech
import AACStore
import Foundation
import SentenceBuilder

/// A sentence that a request means: one just built, one of boards, a favourite, or one of the last that were said.
struct SpokenThing {
  /// What is said, and kept in the history.
  let sentence: SavedSentence
  /// Its words in the strip.
  let strip: [Fields]
  let isQuestion: Bool
  /// Which tiles the words of the text light; nil where that is not known.
  let places: SpokenTiles?
  /// Its words of other languages.
  let foreign: [ForeignStretch]
  /// How an address or a form names it.
  let names: [(name: String, value: String)]
  /// The page where it was made.
  let origin: String

  /// The sentence that the fields of a form or an address name.
  ///
  /// - Throws: `PageError.notFound` when they name none.
  init(_ fields: Form, session: WebSession, cache: WordCache) throws {
    let words = try cache.words(for: session)
    if let set = fields["set"] {
      let place = try BoardPlace(set: set, fields, session: session, cache: cache)
      guard let spoken = place.spoken else { throw PageError.notFound }
      self.init(spoken, place: place, words: words)
    } else if let text = fields["at"] {
      let builder = words.builder.standing(at: text)
      guard !builder.tiles.isEmpty else { throw PageError.notFound }
      let made = builder.sentence(variety: session.variety, speaker: session.speaker)
      self.init(made, at: builder.state.text, session: session, words: words)
    } else if let id = fields["favourite"] {
      let favourites = try session.database.favourites(of: session.person?.id)
      guard let favourite = favourites.first(where: { $0.id == id }) else {
        throw PageError.notFound
      }
      self.init(favourite.sentence, name: ("favourite", id), session: session, words: words)
    } else if let id = fields["said"].flatMap(Int64.init) {
      guard let entry = try session.database.historyEntry(id, of: session.person?.id) else {
        throw PageError.notFound
      }
      self.init(entry.sentence, name: ("said", "\(id)"), session: session, words: words)
    } else {
      throw PageError.notFound
    }
  }

  private init(_ made: Sentence, at text: String, session: WebSession, words: WordCache.Words) {
    sentence = made.saved
    strip = words.strip(made.tiles, variety: made.variety, speaker: session.speaker)
    isQuestion = made.isQuestion
    places = SpokenTiles(made)
    // Every word of a walk is one of the vocabulary.
    foreign = []
    names = [("at", text)]
    origin = "/walk?at=\(text.inAddress)"
  }

  private init(
    _ sentence: SavedSentence, name: (name: String, value: String), session: WebSession,
    words: WordCache.Words
  ) {
    let kept = words.builder.keptWords(sentence.choices)
    self.sentence = sentence
    names = [name]
    strip = words.strip(kept, variety: sentence.variety, speaker: session.speaker)
    isQuestion = sentence.text.hasSuffix("?")
    places = SpokenTiles(kept)
    foreign = ForeignWords(session.database, otherThan: sentence.variety.language)
      .stretches(in: kept, of: sentence.variety)
    origin = "/sentences"
  }

  private init(_ spoken: BoardSpeech.Spoken, place: BoardPlace, words: WordCache.Words) {
    sentence = spoken.sentence
    strip = place.strip
    isQuestion = spoken.isQuestion
    places = spoken.places
    foreign = spoken.foreign
    names = place.names
    origin = place.address()
  }

  /// The sentence as the person's voice says it.
  func request(of session: WebSession) -> SpeechRequest {
    session.request(sentence.text, in: sentence.variety, foreign: foreign)
  }

  /// The same sentence in an address.
  var address: String {
    names.map { "\($0.name)=\($0.value.inAddress)" }.joined(separator: "&")
  }
}
