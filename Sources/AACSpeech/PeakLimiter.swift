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
    samples.withUnsafeBufferPointer { samples in
      let dips = dips(wantedGains(samples), count: samples.count)
      return [Int16](unsafeUninitializedCapacity: samples.count) { buffer, count in
        // What has no room among the samples lies in a dip, and is put there below.
        for index in samples.indices {
          buffer[index] = Self.nearest(Float(samples[index]) * gain)
        }
        for (start, curve) in dips {
          for (offset, factor) in curve.enumerated() {
            let place = start + offset
            buffer[place] = Self.rounded(Float(samples[place]) * gain * factor)
          }
        }
        count = samples.count
      }
    }
  }

  /// The nearest sample to a value, held to what samples can be.
  private static func rounded(_ value: Float) -> Int16 {
    nearest(max(-32_768, min(32_767, value)))
  }

  /// The nearest sample to a value that a sample can have.
  ///
  /// So large a number has no room for fractions: adding it rounds, and leaves the whole number in the lowest bits. It
  /// is the same for all samples, without a branch, so that several are done at once.
  @inline(__always)
  private static func nearest(_ value: Float) -> Int16 {
    Int16(truncatingIfNeeded: (value + 12_582_912).bitPattern)
  }

  /// How much less than the gain the places may have that would go over the ceiling.
  private func wantedGains(
    _ samples: UnsafeBufferPointer<Int16>
  ) -> [(index: Int, factor: Float)] {
    let limit = ceiling * 32_768
    // Speech does not rise by more between two samples of which neither is higher than this.
    let suspicious = limit / gain * 0.6
    guard suspicious < 32_768 else { return [] }
    let threshold = Int16(suspicious)
    var result: [(index: Int, factor: Float)] = []
    // Most of the sound is soft: it is passed over by stretches.
    for start in stride(from: 0, to: samples.count, by: 64) {
      let stretch = start..<min(samples.count, start + 64)
      guard Self.reaches(samples, stretch, threshold) else { continue }
      for index in stretch where samples[index] > threshold || samples[index] < -threshold {
        let peak = Self.peak(samples, around: index) * gain
        if peak > limit { result.append((index, limit / peak)) }
      }
    }
    return result
  }

  /// Whether a sample of a stretch is higher than a threshold, or as low.
  private static func reaches(
    _ samples: UnsafeBufferPointer<Int16>, _ stretch: Range<Int>, _ threshold: Int16
  ) -> Bool {
    var (highest, lowest): (Int16, Int16) = (0, 0)
    for index in stretch {
      highest = max(highest, samples[index])
      lowest = min(lowest, samples[index])
    }
    return highest > threshold || lowest < -threshold
  }

  /// The gain over time where it is not 1: at every peak at most what it may have, and without corners.
  private func dips(
    _ wanted: [(index: Int, factor: Float)], count: Int
  ) -> [(start: Int, curve: [Float])] {
    var dips: [(start: Int, curve: [Float])] = []
    var rest = wanted[...]
    while let first = rest.first {
      // Peaks that are so near that their dips touch belong together.
      var length = 1
      while length < rest.count,
        rest[rest.startIndex + length].index - rest[rest.startIndex + length - 1].index
          <= 4 * reach
      { length += 1 }
      let group = rest.prefix(length)
      rest = rest.dropFirst(length)
      let start = max(0, first.index - 2 * reach)
      let end = min(count, (group.last?.index ?? first.index) + 2 * reach + 1)
      dips.append((start, smoothed(group, in: start..<end)))
    }
    return dips
  }

  private func smoothed(
    _ wanted: ArraySlice<(index: Int, factor: Float)>, in range: Range<Int>
  ) -> [Float] {
    var lowest = [Float](repeating: 1, count: range.count + 2 * reach)
    for (index, factor) in wanted {
      let first = index - range.lowerBound
      for place in first...(first + 2 * reach) { lowest[place] = min(lowest[place], factor) }
    }
    // The mean over as long a stretch is nowhere above what the peak in its middle may have.
    var sum = lowest[..<(2 * reach)].reduce(0) { $0 + Double($1) }
    let share = 1 / Double(2 * reach + 1)
    var curve = [Float](repeating: 1, count: range.count)
    for index in curve.indices {
      sum += Double(lowest[index + 2 * reach])
      curve[index] = Float(sum * share)
      sum -= Double(lowest[index])
    }
    return curve
  }

  /// The highest amplitude at a sample and up to the next one.
  private static func peak(_ samples: UnsafeBufferPointer<Int16>, around index: Int) -> Float {
    let first = index - taps / 2 + 1
    var sums = SIMD4<Float>(abs(Float(samples[index])), 0, 0, 0)
    let near = max(0, -first)..<min(taps, samples.count - first)
    kernels.withUnsafeBufferPointer { kernels in
      for tap in near { sums += kernels[tap] * Float(samples[first &+ tap]) }
    }
    return max(max(abs(sums[0]), abs(sums[1])), max(abs(sums[2]), abs(sums[3])))
  }

  /// How many neighbours a value between two samples is made of.
  private static let taps = 12

  /// Weights of each neighbour for the amplitude at the sample itself, which has it already, and a quarter, a half and
  /// three quarters of the way to the next one.
  private static let kernels: [SIMD4<Float>] = (0..<taps).map { tap in
    func weight(_ fraction: Double) -> Float {
      Resampler.kernel(at: Double(tap - 5) - fraction, width: 6)
    }
    return SIMD4(0, weight(0.25), weight(0.5), weight(0.75))
  }
}
