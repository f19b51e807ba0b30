public import AACCore
import Synchronization

/// Makes speech with espeak-ng, in this process and without a network.
///
///     let synthesizer = EspeakSynthesizer()
///     let utterance = try await synthesizer.synthesize("Quiero agua.", in: .spanishSpain)
///     try AudioFileWriter().write(utterance.sound, to: "agua.wav")
///
/// Nothing is loaded before the first text. The library can be initialised only once in a process and keeps
/// its state in globals: however many synthesizers there are, they share one engine and take turns.
///
/// What is public leaves the caller's thread. Within the package the voice speaks on the thread that asks, because a command that
/// makes one file need not start another for it.
public final class EspeakSynthesizer: Sendable {
  private enum State {
    case untouched
    case ready(EspeakEngine)
    case failed(any Error)
  }

  private static let state = Mutex(State.untouched)

  /// A synthesizer; costs nothing.
  public init() {}

  /// The sound of a text, and when each of its words is heard.
  ///
  /// Pictures and control characters are not spoken; of a text without anything to speak the sound is
  /// empty.
  ///
  /// - Parameters:
  ///   - text: What to say, as plain text: nothing in it is a command to the voice.
  ///   - variety: Language and region of the text, which choose the voice.
  ///   - settings: Voice or timbre within that language, speed, pitch, volume; held to their limits.
  /// - Returns: The utterance.
  /// - Throws: `SpeechError.noVoiceData`, `.unknownVoice` or `.synthesisFailed`.
  @concurrent public func synthesize(
    _ text: String, in variety: LanguageVariety, settings: SpeechSettings = SpeechSettings()
  ) async throws -> Utterance {
    try synthesize(SpeakableText(text), in: variety, settings: settings)
  }

  /// Loads the engine, which any thread may do beside other work, so that the first text need not wait for it.
  public static func load() {
    // What fails now fails again, and is said, when there is something to say.
    _ = try? withEngine { $0.version }
  }

  /// Makes ready what the first text in a variety needs, so that it does not have to wait for it.
  @concurrent public func prepare(
    for variety: LanguageVariety, settings: SpeechSettings
  ) async {
    // What fails now fails again, and is said, when there is something to say.
    _ = try? synthesize(SpeakableText("a"), in: variety, settings: settings)
  }

  /// The voices of a language that are installed, by name; any of the timbres goes with each.
  ///
  /// - Throws: `SpeechError.noVoiceData`.
  @concurrent public func availableVoices(for language: Language) async throws -> [Voice] {
    try Self.withEngine { $0.voices(of: language) }
  }

  /// Name and version of the engine.
  ///
  /// - Throws: `SpeechError.noVoiceData`.
  public func engineName() async throws -> String {
    try Self.withEngine { "espeak-ng \($0.version)" }
  }

  /// What is heard of a text, in the phoneme letters of espeak-ng.
  ///
  /// - Throws: `SpeechError.noVoiceData` or `.synthesisFailed`.
  @concurrent public func phonemes(
    of text: String, in variety: LanguageVariety, pronunciations: [Pronunciation] = []
  ) async throws -> String {
    let speakable = SpeakableText(text, pronunciations: pronunciations)
    return try Self.withEngine { try $0.phonemes(of: speakable, in: variety) }
  }

  private static func withEngine<Result: Sendable>(
    _ body: (inout EspeakEngine) throws -> Result
  ) throws -> Result {
    try state.withLock { state in
      if case .untouched = state {
        do { state = .ready(try EspeakEngine()) } catch { state = .failed(error) }
      }
      switch state {
      case .untouched: preconditionFailure("the engine was just made, or failed to be")
      case .failed(let error): throw error
      case .ready(var engine):
        defer { state = .ready(engine) }
        return try body(&engine)
      }
    }
  }
}

extension EspeakSynthesizer: SpeechEngine {
  func synthesize(
    _ text: SpeakableText, in variety: LanguageVariety, settings: SpeechSettings
  ) throws -> Utterance {
    let utterance = try Self.withEngine {
      try $0.synthesize(text, in: variety, settings: settings)
    }
    return QuestionContour.shaped(utterance, asked: text)
  }
}
