import AACCore
import AACSpeech

/// Says texts, writes them as sound files and rings.
protocol SpeechOutput: Sendable {
  /// Says a text and returns when it has been heard; `onWord` is called with the characters of each word of the
  /// text when it begins to be heard.
  func say(
    _ text: String, in variety: LanguageVariety, settings: SpeechSettings,
    onWord: @escaping @Sendable (Range<Int>) -> Void
  ) async throws

  /// Writes a text as a sound file and returns it as it is heard there.
  ///
  /// Silence at both ends is left out, and all files are equally loud, but for the volume of the settings; the
  /// rate is the usual one when none is given.
  func write(
    _ text: String, in variety: LanguageVariety, settings: SpeechSettings, to path: String,
    sampleRate: Int?
  ) async throws -> Utterance

  /// Plays the alarm of the planner.
  func ring() async throws
}
