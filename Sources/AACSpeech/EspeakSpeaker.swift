public import AACCore

/// Says texts with espeak-ng through the sound device.
public struct EspeakSpeaker: Speaker {
  private let synthesizer: EspeakSynthesizer
  private let player: AudioPlayer

  /// A speaker; costs nothing before it speaks.
  public init(synthesizer: EspeakSynthesizer = EspeakSynthesizer(), player: AudioPlayer) {
    self.synthesizer = synthesizer
    self.player = player
  }

  public func say(
    _ text: String, in variety: LanguageVariety, settings: SpeechSettings
  ) async throws {
    try await player.play(
      try await synthesizer.synthesize(text, in: variety, settings: settings))
  }
}
