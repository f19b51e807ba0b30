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
  private let open: Opening

  /// A player on a device; costs nothing.
  public init(device: String = "default") {
    self.init(device: device, patience: Playback.patience) {
      try ALSADevice(name: $0, sampleRate: $1)
    }
  }

  /// A player on the device that the environment names.
  public init(environment: [String: String]) {
    let name = environment[Self.deviceVariable] ?? ""
    self.init(device: name.isEmpty ? "default" : name)
  }

  /// A player on a device of another kind.
  package init(device: String, patience: Duration, open: @escaping Opening) {
    self.device = device
    self.patience = patience
    self.open = open
  }

  /// Plays a sound and returns when it has been heard.
  ///
  /// - Throws: `SpeechError.noAudioDevice`, `.audioDeviceBusy` or `.audioDeviceLost`; `CancellationError`.
  public func play(_ sound: Sound) async throws {
    try await play(sound, words: [], onWord: { _ in })
  }

  /// Speaks an utterance and returns when it has been heard.
  ///
  /// - Parameters:
  ///   - utterance: What is heard.
  ///   - onWord: Called with the index of every word of the utterance, in order, when it begins to be heard;
  ///     on the thread that plays, so it must not take long.
  /// - Throws: `SpeechError.noAudioDevice`, `.audioDeviceBusy` or `.audioDeviceLost`; `CancellationError`.
  public func play(
    _ utterance: Utterance, onWord: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws {
    try await play(utterance.sound, words: utterance.words, onWord: onWord)
  }

  @concurrent private func play(
    _ sound: Sound, words: [SpokenWord], onWord: @escaping @Sendable (Int) -> Void
  ) async throws {
    try Task.checkCancellation()
    guard !sound.samples.isEmpty else { return }
    let watch = PlaybackWatch()
    Thread.detachNewThread {
      watch.finish(Result { try run(sound, words: words, watch: watch, onWord: onWord) })
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
