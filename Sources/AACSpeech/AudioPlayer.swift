import CALSA
import Foundation

/// Plays sounds through ALSA.
///
/// To stop a sound, cancel the task that plays it: the device falls silent at once. A device that is not there,
/// is in use or does not answer makes an error within seconds: the device is only ever touched on a
/// thread of its own, which is left behind should it get stuck in a driver or a sound server.
public struct AudioPlayer: Sendable {
  /// The environment variable that names another device than ALSA's `default`.
  public static let deviceVariable = "AAC_AUDIO_DEVICE"

  /// Opens a device by name for a sample rate.
  package typealias Opening =
    @Sendable (_ name: String, _ sampleRate: Int) throws
    -> any PlaybackDevice

  /// Name of the device, in ALSA's terms.
  public let device: String
  private let patience: Duration
  private let turns: SpeechTurns?
  private let open: Opening

  /// A player on a device; costs nothing.
  ///
  /// With turns, new speech silences that of other programs and of other players, or waits for it.
  public init(device: String = "default", turns: SpeechTurns? = nil) {
    self.init(device: device, patience: Playback.patience, turns: turns) {
      try ALSADevice(name: $0, sampleRate: $1)
    }
  }

  /// A player on the device that the environment names, by turns with others of the same user.
  public init(environment: [String: String]) {
    let name = environment[Self.deviceVariable] ?? ""
    let device = name.isEmpty ? "default" : name
    self.init(device: device, turns: SpeechTurns(device: device, variables: environment))
  }

  /// A player on a device of another kind.
  package init(
    device: String, patience: Duration, turns: SpeechTurns? = nil, open: @escaping Opening
  ) {
    self.device = device
    self.patience = patience
    self.turns = turns
    self.open = open
  }

  /// Loads what the first sound needs; opens nothing.
  public func prepare() { _ = aac_alsa_load() }

  /// Plays a sound and returns when it has been heard.
  ///
  /// - Throws: `SpeechError.noAudioDevice`, `.audioDeviceBusy`, `.audioDeviceLost` or `.silenced`;
  ///   `CancellationError`.
  public func play(_ sound: Sound, isQueued: Bool = false) async throws {
    try await play(sound, words: [], isQueued: isQueued, onWord: { _ in })
  }

  /// Speaks an utterance and returns when it has been heard.
  ///
  /// - Parameters:
  ///   - utterance: What is heard.
  ///   - isQueued: Whether it waits for what is being said, instead of silencing it.
  ///   - onWord: Called with the index of every word of the utterance, in order, when it begins to be heard;
  ///     on the thread that plays, so it must not take long.
  /// - Throws: `SpeechError.noAudioDevice`, `.audioDeviceBusy`, `.audioDeviceLost` or `.silenced`;
  ///   `CancellationError`.
  public func play(
    _ utterance: Utterance, isQueued: Bool = false,
    onWord: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws {
    try await play(utterance.sound, words: utterance.words, isQueued: isQueued, onWord: onWord)
  }

  @concurrent private func play(
    _ sound: Sound, words: [SpokenWord], isQueued: Bool,
    onWord: @escaping @Sendable (Int) -> Void
  ) async throws {
    try Task.checkCancellation()
    guard !sound.samples.isEmpty else { return }
    let turn = turns?.take(isQueued: isQueued)
    let watch = PlaybackWatch(turn: turn)
    Thread.detachNewThread {
      let result = Result {
        try turn?.wait(watch.beat)
        try run(sound, words: words, watch: watch, onWord: onWord)
      }
      // Nobody may begin before this one is silent, nor wait for it any longer.
      turn?.end()
      watch.finish(result)
    }
    try await watch.outcome(device: device, patience: patience)
  }

  /// Opens the device, plays, and closes it by returning.
  private func run(
    _ sound: Sound, words: [SpokenWord], watch: PlaybackWatch, onWord: (Int) -> Void
  ) throws {
    let opened = try open(device, sound.sampleRate)
    watch.opened()
    try Playback(sound, words: words, deviceName: device, wait: watch.beat)
      .run(on: opened, onWord: onWord)
  }
}
