import AACCore
import AACStore
import SentenceBuilder

extension Environment {
  /// Says a sentence aloud and puts it into the person's history.
  ///
  /// It is put there first: what someone wanted to say must not be lost because a loudspeaker was missing. Nor
  /// may a full disk take the voice away: what keeping it throws is thrown when the sentence has been said.
  func say(
    _ sentence: SavedSentence, settings: SpeechSettings, session: Session,
    onWord: @escaping @Sendable (Range<Int>) -> Void = { _ in }
  ) async throws {
    let kept = Result {
      if !session.database.isReadOnly {
        try session.database.recordSaid(sentence, by: session.person?.id, now: now)
      }
    }
    try await speech.say(
      sentence.text, in: sentence.variety, settings: settings, onWord: onWord)
    try kept.get()
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
