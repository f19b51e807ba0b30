import Foundation

/// The loudness of a sound as people hear it, measured as ITU-R BS.1770 and EBU R 128 say.
///
/// The sound goes through the two filters of the standard (K-weighting); its mean power is taken in blocks of
/// 400 ms that overlap by three quarters; blocks below −70 LUFS, and those more than 10 LU below the mean of the
/// rest, do not count. A sound shorter than a block is one block.
public enum Loudness {
  /// What files are evened out to, in LUFS: what AES TD1008 recommends for speech.
  public static let target = -18.0

  /// The integrated loudness in LUFS; nil when nothing is louder than silence.
  public static func integrated(of sound: Sound) -> Double? {
    sound.samples.withUnsafeBufferPointer {
      // A step is a quarter of a block.
      let steps = KWeighting(rate: sound.sampleRate)
        .powers(of: $0, step: max(1, sound.sampleRate / 10))
      return gated(blockPowers(steps, count: $0.count, rate: sound.sampleRate))
    }
  }

  /// Power of a block as loudness.
  private static func loudness(_ power: Double) -> Double { -0.691 + 10 * log10(power) }

  /// Mean power of every whole block.
  private static func blockPowers(_ steps: [Double], count: Int, rate: Int) -> [Double] {
    let step = max(1, rate / 10)
    let whole = count / step
    guard whole >= 4 else { return count > 0 ? [steps.reduce(0, +) / Double(count)] : [] }
    return (0...(whole - 4)).map { first in
      steps[first..<(first + 4)].reduce(0, +) / Double(4 * step)
    }
  }

  private static func gated(_ blocks: [Double]) -> Double? {
    let audible = blocks.filter { loudness($0) > -70 }
    guard !audible.isEmpty else { return nil }
    let gate = loudness(audible.reduce(0, +) / Double(audible.count)) - 10
    let counted = audible.filter { loudness($0) > gate }
    return loudness(counted.reduce(0, +) / Double(counted.count))
  }
}
