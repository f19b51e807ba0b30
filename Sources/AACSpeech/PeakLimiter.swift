import Foundation

/// Makes a sound louder and keeps its peaks below a ceiling.
///
/// Where a peak would go over the ceiling the gain goes down before it and comes back after it, so smoothly
/// that it is not heard. Peaks between samples count, as in ITU-R BS.1770, annex 2: the sound is looked at
/// four times as finely there.
struct PeakLimiter {
  /// The highest amplitude, full scale being 1: 1 dB below it, as EBU R 128 wants.
  static let ceiling = 0.891

  private let gain: Float
  private let ceiling = Float(Self.ceiling)
  /// Half the length of the dip around a peak, in samples.
  private let reach: Int

  /// A limiter behind a gain.
  init(gain: Double, sampleRate: Int) {
    self.gain = Float(gain)
    reach = max(1, sampleRate / 400)
  }

  /// The samples times the gain, limited.
  func limited(_ samples: [Int16]) -> [Int16] {
    let wanted = wantedGains(samples)
    let curve = wanted.isEmpty ? [] : smoothed(wanted, count: samples.count)
    return [Int16](unsafeUninitializedCapacity: samples.count) { buffer, count in
      for index in samples.indices {
        let factor = gain * (curve.isEmpty ? 1 : curve[index])
        let value = max(-32_768, min(32_767, Float(samples[index]) * factor))
        // To the nearest; `rounded()` is a call for every sample.
        buffer[index] = Int16(value + (value < 0 ? -0.5 : 0.5))
      }
      count = samples.count
    }
  }

  /// How much less than the gain the places may have that would go over the ceiling.
  private func wantedGains(_ samples: [Int16]) -> [(index: Int, factor: Float)] {
    let limit = ceiling * 32_768
    // Speech does not rise by more between two samples of which neither is higher than this.
    let suspicious = limit / gain * 0.6
    guard suspicious < 32_768 else { return [] }
    let threshold = Int16(suspicious)
    var result: [(index: Int, factor: Float)] = []
    for index in samples.indices where samples[index] > threshold || samples[index] < -threshold {
      let peak = Self.peak(samples, around: index) * gain
      if peak > limit { result.append((index, limit / peak)) }
    }
    return result
  }

  /// The gain over time: at every peak at most what it may have, and without corners.
  private func smoothed(_ wanted: [(index: Int, factor: Float)], count: Int) -> [Float] {
    var lowest = [Float](repeating: 1, count: count + 2 * reach)
    for (index, factor) in wanted {
      for place in index...(index + 2 * reach) { lowest[place] = min(lowest[place], factor) }
    }
    // The mean over as long a stretch is nowhere above what the peak in its middle may have.
    var sum = lowest[..<(2 * reach)].reduce(0) { $0 + Double($1) }
    let length = Double(2 * reach + 1)
    return (0..<count).map { index in
      sum += Double(lowest[index + 2 * reach])
      defer { sum -= Double(lowest[index]) }
      return Float(sum / length)
    }
  }

  /// The highest amplitude at a sample and up to the next one.
  private static func peak(_ samples: [Int16], around index: Int) -> Float {
    var highest = abs(Float(samples[index]))
    for kernel in kernels {
      var sum: Float = 0
      for tap in kernel.indices {
        let place = index + tap - kernel.count / 2 + 1
        if samples.indices.contains(place) { sum += kernel[tap] * Float(samples[place]) }
      }
      highest = max(highest, abs(sum))
    }
    return highest
  }

  /// Weights of the neighbours for the amplitude a quarter, a half and three quarters of the way to the next sample.
  private static let kernels: [[Float]] = [0.25, 0.5, 0.75].map { fraction in
    (0..<12).map { Resampler.kernel(at: Double($0 - 5) - fraction, width: 6) }
  }
}
