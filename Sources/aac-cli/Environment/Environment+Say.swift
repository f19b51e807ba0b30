import AACCore
import AACSpeech
import AACStore
import SentenceBuilder

extension Environment {
  /// Says a sentence aloud and puts it into the person's history.
  ///
  /// It is put there first: what someone wanted to say must not be lost because a loudspeaker was missing. Nor
  /// may a full disk take the voice away: what keeping it throws is thrown when the sentence has been said.
  func say(
    _ sentence: SavedSentence, request: SpeechRequest, session: Session, isQueued: Bool = false,
    onWord: @escaping @Sendable (Range<Int>) -> Void = { _ in },
    tellsSilenced: Bool = true, onNotice: (@Sendable (SpeechNotice) -> Void)? = nil
  ) async throws {
    let kept = Result {
      if !session.database.isReadOnly {
        try session.database.recordSaid(sentence, by: session.person?.id, now: now)
      }
    }
    do {
      try await speech.say(
        request, isQueued: isQueued, onWord: onWord,
        onNotice: onNotice ?? notice(in: session.language))
    } catch SpeechError.silenced where tellsSilenced {
      // Someone wanted something else to be heard: nothing has failed. A screen shows it itself.
      console.noteLine("aac-cli: \(SpeechError.silenced.text[session.language])")
    }
    try kept.get()
  }

  /// Writes what a voice has to tell beside the results.
  func notice(in language: Language) -> @Sendable (SpeechNotice) -> Void {
    { [console] in console.noteLine("aac-cli: \($0.text[language])") }
  }
}

extension Sentence {
  /// What is kept of the sentence among favourites and in the history.
  var saved: SavedSentence { SavedSentence(text: text, variety: variety, choices: choices) }
}
