/// Says texts aloud.
public protocol Speaker: Sendable {
  /// Says a text and returns when it has been heard.
  ///
  /// - Throws: when there is no voice for the variety, or nothing to play the sound on.
  func say(_ text: String, in variety: LanguageVariety, settings: SpeechSettings) async throws
}
