import AACCore
import AACSpeech
import AACStore
import SentenceBuilder

/// The person whom a page is for.
struct WebSession: Sendable {
  let database: AppDatabase
  /// The current person; nil before anyone was added.
  let person: Person?
  /// Language and region of sentences and pages.
  let variety: LanguageVariety
  /// How their screens look.
  let look: Look

  init(_ environment: WebEnvironment) throws {
    database = environment.database
    person = try database.currentPerson()
    variety = person?.variety ?? environment.variety
    look = try database.look(of: person?.id)
  }

  /// The language of the pages.
  var language: Language { variety.language }

  /// Gender of the first person.
  var speaker: Gender { person?.gender ?? .masculine }

  /// A text as the person's voice says it, or as somebody else's does.
  func request(
    _ text: String, in variety: LanguageVariety? = nil, as other: Person? = nil,
    foreign: [ForeignStretch] = []
  ) -> SpeechRequest {
    let person = other ?? person
    return SpeechRequest(
      text, in: variety ?? self.variety, settings: person?.speech ?? SpeechSettings(),
      profile: database.voiceProfile(of: person?.id), foreign: foreign, needsVoice: false)
  }
}

extension Sentence {
  /// What is kept of the sentence among favourites and in the history.
  var saved: SavedSentence { SavedSentence(text: text, variety: variety, choices: choices) }
}
