import AACCore
import AACStore
import SentenceBuilder

extension Environment {
  /// Says a sentence aloud and puts it into the person's history.
  ///
  /// It is put there first: what someone wanted to say must not be lost because a loudspeaker was missing.
  func say(_ sentence: SavedSentence, settings: SpeechSettings, session: Session) async throws {
    if !session.database.isReadOnly {
      try session.database.recordSaid(sentence, by: session.person?.id, now: now)
    }
    try await speech.say(sentence.text, in: sentence.variety, settings: settings, onWord: { _ in })
  }
}

extension Sentence {
  /// What is kept of the sentence among favourites and in the history.
  var saved: SavedSentence { SavedSentence(text: text, variety: variety, choices: choices) }

  /// The chosen words as JSON.
  private var choices: String {
    let words = tiles.map { ["role": $0.role.rawValue, "word": $0.label] }
    return (try? Environment.json(words)) ?? "[]"  // strings always encode
  }
}
