import AACCore

/// Something that makes a sound of a text: the voice in this process, or another program.
protocol SpeechEngine: Sendable {
  /// The sound of a text and when each of its words is heard.
  func synthesize(
    _ text: SpeakableText, in variety: LanguageVariety, settings: SpeechSettings
  ) async throws -> Utterance
}
