import AACCore
import AACSpeech

/// espeak-ng, the sound device and sound files.
struct EspeakOutput: SpeechOutput {
  private let synthesizer = EspeakSynthesizer()
  private let player: AudioPlayer

  init(variables: [String: String]) { player = AudioPlayer(environment: variables) }

  func say(
    _ text: String, in variety: LanguageVariety, settings: SpeechSettings,
    onWord: @escaping @Sendable (Range<Int>) -> Void
  ) async throws {
    let utterance = try await synthesizer.synthesize(text, in: variety, settings: settings)
    let ranges = utterance.words.map(\.range)
    try await player.play(utterance) { onWord(ranges[$0]) }
  }

  func write(
    _ text: String, in variety: LanguageVariety, settings: SpeechSettings, to path: String,
    sampleRate: Int?
  ) async throws -> Utterance {
    // How loud a file is to be is decided behind the voice, which would cut off what it makes too loud.
    var plain = settings
    plain.volume = 100
    return try AudioFileWriter().write(
      try await synthesizer.synthesize(text, in: variety, settings: plain), to: path,
      finish: SoundFinish(sampleRate: sampleRate, volume: settings.volume),
      tags: AudioTags(text: text, language: variety))
  }

  func ring() async throws { try await player.play(AlarmSound.chime()) }
}
