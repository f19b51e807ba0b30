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
      let steps = stepPowers($0, rate: sound.sampleRate)
      return gated(blockPowers(steps, count: $0.count, rate: sound.sampleRate))
    }
  }

  /// Power of a block as loudness.
  private static func loudness(_ power: Double) -> Double { -0.691 + 10 * log10(power) }

  /// Sums of squares of the weighted samples, a step of a quarter of a block each; the last may be shorter.
  private static func stepPowers(_ samples: UnsafeBufferPointer<Int16>, rate: Int) -> [Double] {
    var shelf = Biquad.shelf(rate: rate)
    var highPass = Biquad.highPass(rate: rate)
    let step = max(1, rate / 10)
    var powers: [Double] = []
    powers.reserveCapacity(samples.count / step + 1)
    for start in stride(from: 0, to: samples.count, by: step) {
      var sum = 0.0
      for index in start..<min(start + step, samples.count) {
        let weighted = highPass.next(shelf.next(Double(samples[index]) / 32_768))
        sum += weighted * weighted
      }
      powers.append(sum)
    }
    return powers
  }

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

  /// A filter of second order, at the rate of the sound.
  private struct Biquad {
    private let b: (Double, Double, Double)
    private let a: (Double, Double)
    private var first = 0.0
    private var second = 0.0

    /// The head's effect on high tones: BS.1770-4, table 1.
    static func shelf(rate: Int) -> Biquad {
      Biquad(
        b: (1.53512485958697, -2.69169618940638, 1.19839281085285),
        a: (-1.69065929318241, 0.73248077421585), rate: rate)
    }

    /// What the ear makes of low tones: BS.1770-4, table 2.
    static func highPass(rate: Int) -> Biquad {
      Biquad(b: (1, -2, 1), a: (-1.99004745483398, 0.99007225036621), rate: rate)
    }

    /// A filter that the standard gives for 48 kHz.
    ///
    /// It is taken back through the bilinear transform to the analogue filter, and from there to the rate, so that
    /// its corner frequency stays where it is.
    private init(b: (Double, Double, Double), a: (Double, Double), rate: Int) {
      let corner = ((1 + a.0 + a.1) / (1 - a.0 + a.1)).squareRoot()
      let scale = corner / tan(atan(corner) * 48_000 / Double(rate))
      func resampled(_ x: Double, _ y: Double, _ z: Double) -> (Double, Double, Double) {
        let square = (x - y + z) * scale * scale
        let linear = 2 * (x - z) * scale
        let constant = x + y + z
        return (square + linear + constant, 2 * (constant - square), square - linear + constant)
      }
      let numerator = resampled(b.0, b.1, b.2)
      let denominator = resampled(1, a.0, a.1)
      self.b = (
        numerator.0 / denominator.0, numerator.1 / denominator.0, numerator.2 / denominator.0
      )
      self.a = (denominator.1 / denominator.0, denominator.2 / denominator.0)
    }

    @inline(__always)
    mutating func next(_ input: Double) -> Double {
      let output = b.0 * input + first
      // What waits for the output comes last: the next sample waits for it.
      first = b.1 * input + second - a.0 * output
      second = b.2 * input - a.1 * output
      return output
    }
  }
}
