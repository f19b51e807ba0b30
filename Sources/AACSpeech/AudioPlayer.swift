import Foundation

/// Plays sounds through ALSA.
///
/// To stop a sound, cancel the task that plays it: the device falls silent at once.
public struct AudioPlayer: Sendable {
  /// The environment variable that names another device than ALSA's `default`.
  public static let deviceVariable = "AAC_AUDIO_DEVICE"

  /// Name of the device, in ALSA's terms.
  public let device: String

  /// A player on a device; costs nothing.
  public init(device: String = "default") {
    self.device = device
  }

  /// A player on the device that the environment names.
  public init(environment: [String: String]) {
    let name = environment[Self.deviceVariable] ?? ""
    self.init(device: name.isEmpty ? "default" : name)
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
  ///   - onWord: Called with the index of every word of the utterance, in order, when it begins to be heard.
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
    let playback = Playback(sound, words: words, deviceName: device) {
      try await Task.sleep(for: $0)
    }
    let opened = try ALSADevice(name: device, sampleRate: sound.sampleRate)
    try await playback.run(on: opened, onWord: onWord)
  }
}
