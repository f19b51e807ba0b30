import AACCore
import AACStore
import SentenceBuilder

/// An open database and the person whom the command works for.
struct Session: Sendable {
  let database: AppDatabase
  /// The current person; nil before anyone was added.
  let person: Person?
  /// Language and region of sentences and messages.
  let variety: LanguageVariety

  /// The language of messages.
  var language: Language { variety.language }

  /// Gender of the first person.
  var speaker: Gender { person?.gender ?? .masculine }

  /// How sentences sound.
  var speech: SpeechSettings { person?.speech ?? SpeechSettings() }

  /// Makes sentences from words looked up one by one.
  func composer(isStrict: Bool) -> SentenceComposer {
    SentenceComposer(words: database, variety: variety, speaker: speaker, isStrict: isStrict)
  }
}
