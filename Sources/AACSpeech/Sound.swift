/// Samples to be heard, in one channel.
public struct Sound: Hashable, Sendable {
  /// Amplitudes, evenly spaced in time.
  public var samples: [Int16]
  /// Samples a second.
  public var sampleRate: Int

  /// A sound.
  public init(samples: [Int16], sampleRate: Int) {
    self.samples = samples
    self.sampleRate = sampleRate
  }

  /// Length in seconds.
  public var duration: Double { Double(samples.count) / Double(sampleRate) }
}
