public import AACCore
public import AACSpeech

/// Makes the sounds that a browser plays.
public protocol WebVoice: Sendable {
  /// The sound of a text, and when each of its words is heard.
  func synthesize(
    _ request: SpeechRequest, onNotice: @escaping @Sendable (SpeechNotice) -> Void
  ) async throws -> Utterance

  /// The bytes of a sound file of a text.
  func file(of request: SpeechRequest, format: AudioFileFormat) async throws -> [UInt8]

  /// Makes ready what the first text needs, so that it does not have to wait for it.
  func prepare(for variety: LanguageVariety, settings: SpeechSettings) async
}

/// The voices of this machine.
public struct InstalledVoice: WebVoice {
  private let voice = PersonalVoice()

  /// The voices; costs nothing.
  public init() {}

  public func synthesize(
    _ request: SpeechRequest, onNotice: @escaping @Sendable (SpeechNotice) -> Void
  ) async throws -> Utterance {
    try await voice.synthesize(request, onNotice: onNotice)
  }

  public func file(of request: SpeechRequest, format: AudioFileFormat) async throws -> [UInt8] {
    try await voice.file(of: request, format: format)
  }

  public func prepare(for variety: LanguageVariety, settings: SpeechSettings) async {
    await EspeakSynthesizer().prepare(for: variety, settings: settings)
  }
}
