import Foundation

/// Makes an utterance ready for a file: without silence at its ends, as loud as all others, at the file's rate.
public struct SoundFinish: Hashable, Sendable {
  /// Samples a second; nil: as many as the sound has, or the next more that the format can hold.
  public var sampleRate: Int?
  /// Loudness that the sound is brought to, in LUFS.
  public var loudness: Double

  /// A finish; the volume of a person, 100 being the usual one, makes it louder or softer than
  /// ``Loudness/target``.
  public init(sampleRate: Int? = nil, volume: Int = 100) {
    self.sampleRate = sampleRate
    loudness = Loudness.target + 20 * log10(Double(max(volume, 1)) / 100)
  }

  /// The utterance as the file has it; the times of the words are those in the file.
  public func applied(to utterance: Utterance, format: AudioFileFormat) -> Utterance {
    let original = utterance.sound
    let range = original.audibleRange
    var sound = Sound(samples: Array(original.samples[range]), sampleRate: original.sampleRate)
    sound.fadeEnds()
    let loudness = Loudness.integrated(of: sound)
    let rate = sampleRate ?? format.sampleRate(for: sound.sampleRate)
    if rate != sound.sampleRate {
      sound.samples = ResamplerCache.resampler(from: sound.sampleRate, to: rate)
        .resampled(sound.samples)
      sound.sampleRate = rate
    }
    if let loudness {
      let gain = pow(10, (self.loudness - loudness) / 20)
      sound.samples = PeakLimiter(gain: gain, sampleRate: rate).limited(sound.samples)
    }
    let cut = Double(range.lowerBound) / Double(original.sampleRate)
    return Utterance(
      text: utterance.text, sound: sound,
      words: Self.shifted(utterance.words, by: cut, duration: sound.duration),
      voice: utterance.voice)
  }

  private static func shifted(
    _ words: [SpokenWord], by cut: Double, duration: Double
  ) -> [SpokenWord] {
    let moved = { (time: Double) in min(max(0, time - cut), duration) }
    return words.map {
      SpokenWord(range: $0.range, start: moved($0.start), end: moved($0.end))
    }
  }
}
