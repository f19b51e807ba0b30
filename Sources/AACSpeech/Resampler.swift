import Foundation

/// Changes the rate of samples.
///
/// Each sample of the result is a sum of its neighbours in the original, weighted by a sinc in a Kaiser window
/// that lets nothing pass that the lower of the two rates cannot hold.
struct Resampler {
  private let up: Int
  private let down: Int
  /// Weights for each place that a new sample can have between two old ones.
  private let phases: [[Float]]
  private let width: Int

  /// A resampler from one rate to another.
  init(from source: Int, to target: Int) {
    let divisor = Self.divisor(source, target)
    (up, down) = (target / divisor, source / divisor)
    // Below the lower rate's limit by as much as the filter needs to fall off.
    let bandwidth = min(1, Double(target) / Double(source)) * 0.94
    let width = Int((24 / bandwidth).rounded(.up))
    let steps = up
    phases = (0..<steps).map { phase in
      let offset = Double(phase) / Double(steps)
      let weights = (0..<(2 * width)).map { tap in
        Self.kernel(
          at: (Double(tap - width + 1) - offset), width: Double(width), bandwidth: bandwidth)
      }
      let sum = weights.reduce(0, +)
      return weights.map { $0 / sum }
    }
    self.width = width
  }

  /// The samples at the new rate.
  func resampled(_ samples: [Int16]) -> [Int16] {
    let count = (samples.count * up + down - 1) / down
    // Silence around it, so that no neighbour has to be asked for.
    let padding = [Float](repeating: 0, count: width)
    let padded = padding + samples.map(Float.init) + padding
    return [Int16](unsafeUninitializedCapacity: count) { buffer, written in
      padded.withUnsafeBufferPointer { padded in
        for index in 0..<count {
          let position = index * down
          let first = position / up + 1
          let sum = phases[position % up].withUnsafeBufferPointer {
            Self.product($0, padded, from: first)
          }
          buffer[index] = Int16(max(-32_768, min(32_767, sum.rounded())))
        }
      }
      written = count
    }
  }

  @inline(__always)
  private static func product(
    _ weights: UnsafeBufferPointer<Float>, _ samples: UnsafeBufferPointer<Float>, from first: Int
  ) -> Float {
    // Four sums side by side: the processor need not wait for one to go on with the next.
    var sums = SIMD4<Float>()
    var tap = 0
    while tap + 4 <= weights.count {
      let place = first + tap
      sums +=
        SIMD4(weights[tap], weights[tap + 1], weights[tap + 2], weights[tap + 3])
        * SIMD4(samples[place], samples[place + 1], samples[place + 2], samples[place + 3])
      tap += 4
    }
    var sum = sums.sum()
    while tap < weights.count {
      sum += weights[tap] * samples[first + tap]
      tap += 1
    }
    return sum
  }

  /// A sinc in a Kaiser window; 0 beyond the width.
  static func kernel(at x: Double, width: Double, bandwidth: Double = 1) -> Float {
    guard abs(x) < width else { return 0 }
    let angle = Double.pi * x * bandwidth
    let sinc = angle == 0 ? 1 : sin(angle) / angle
    let ratio = x / width
    return Float(bandwidth * sinc * bessel(8 * (1 - ratio * ratio).squareRoot()) / bessel(8))
  }

  /// The modified Bessel function of the first kind and order 0, by its series.
  private static func bessel(_ x: Double) -> Double {
    var (sum, term) = (1.0, 1.0)
    for index in 1...40 {
      term *= (x / 2 / Double(index)) * (x / 2 / Double(index))
      sum += term
    }
    return sum
  }

  private static func divisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : divisor(b, a % b)
  }
}
