import AACCore
import AACSpeech

/// The voices, the sound device and sound files.
struct EspeakOutput: SpeechOutput {
  private let voice = PersonalVoice()
  private let batchVoice = PersonalVoice(repeatsNotices: true)
  private let player: AudioPlayer

  init(variables: [String: String]) { player = AudioPlayer(environment: variables) }

  func say(
    _ request: SpeechRequest, isQueued: Bool, onWord: @escaping @Sendable (Range<Int>) -> Void,
    onNotice: @escaping @Sendable (SpeechNotice) -> Void
  ) async throws {
    let utterance = try await synthesize(request, by: voice, isWaiting: false, onNotice)
    let ranges = utterance.words.map(\.range)
    try await player.play(utterance, isQueued: isQueued) { onWord(ranges[$0]) }
  }

  func synthesize(
    _ request: SpeechRequest, onNotice: @escaping @Sendable (SpeechNotice) -> Void
  ) async throws -> Utterance {
    try await synthesize(request, by: batchVoice, isWaiting: true, onNotice)
  }

  /// Sees to it that whoever ends this program ends a program that speaks for it too.
  ///
  /// Who waits for a file has nothing else to do meanwhile, so that it is made on this thread.
  private func synthesize(
    _ request: SpeechRequest, by voice: PersonalVoice, isWaiting: Bool,
    _ onNotice: @escaping @Sendable (SpeechNotice) -> Void
  ) async throws -> Utterance {
    guard !request.profile.commands.isEmpty else {
      if isWaiting { return try await voice.synthesizeHere(request, onNotice: onNotice) }
      return try await voice.synthesize(request, onNotice: onNotice)
    }
    let signals = EndingSignals { RunningVoices.endAll() }
    defer { signals.release() }
    return try await voice.synthesize(request, onNotice: onNotice)
  }

  func engineName() async throws -> String { try await EspeakSynthesizer().engineName() }

  func write(
    _ request: SpeechRequest, to path: String, sampleRate: Int?, companion: CompanionFile?,
    onNotice: @escaping @Sendable (SpeechNotice) -> Void
  ) async throws -> Utterance {
    // How loud a file is to be is decided behind the voice, which would cut off what it makes too loud.
    var plain = request
    plain.settings.volume = 100
    let utterance = try await synthesize(plain, by: voice, isWaiting: true, onNotice)
    guard !utterance.isSilent else { throw SpeechError.nothingToSay(text: request.text) }
    if request.settings.volume == 0 { onNotice(.muted) }
    return try AudioFileWriter().write(
      utterance, to: path,
      finish: SoundFinish(sampleRate: sampleRate, volume: request.settings.volume),
      tags: AudioTags(text: request.text, language: request.variety), companion: companion)
  }

  @concurrent func prepare(for variety: LanguageVariety, settings: SpeechSettings) async {
    await EspeakSynthesizer().prepare(for: variety, settings: settings)
    player.prepare()
  }

  func ring() async throws { try await player.play(AlarmSound.chime(), isQueued: true) }
}
