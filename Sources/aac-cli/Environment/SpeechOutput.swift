import AACCore
import AACSpeech

/// Says texts, writes them as sound files and rings.
protocol SpeechOutput: Sendable {
  /// Says a text and returns when it has been heard.
  ///
  /// When queued, it waits for what is being said instead of silencing it. `onWord` is called with the characters of each
  /// word of the text when it begins to be heard; `onNotice` when another voice than the wanted one speaks, once for each
  /// reason.
  func say(
    _ request: SpeechRequest, isQueued: Bool, onWord: @escaping @Sendable (Range<Int>) -> Void,
    onNotice: @escaping @Sendable (SpeechNotice) -> Void
  ) async throws

  /// The sound of a text and when its words are said.
  ///
  /// `onNotice` is called for every text that another voice than the wanted one says.
  func synthesize(
    _ request: SpeechRequest, onNotice: @escaping @Sendable (SpeechNotice) -> Void
  ) async throws -> Utterance

  /// Name and version of what makes the sound: what another one made is not the same.
  func engineName() async throws -> String

  /// Writes a text as a sound file and returns it as it is heard there.
  ///
  /// Silence at both ends is left out, and all files are equally loud, but for the volume of the settings; the
  /// rate is the usual one when none is given. A companion is written with it, or neither is.
  func write(
    _ request: SpeechRequest, to path: String, sampleRate: Int?, companion: CompanionFile?,
    onNotice: @escaping @Sendable (SpeechNotice) -> Void
  ) async throws -> Utterance

  /// Makes ready what the first text needs, so that it does not have to wait for it.
  func prepare(for variety: LanguageVariety, settings: SpeechSettings) async

  /// Plays the alarm of the planner.
  func ring() async throws
}
