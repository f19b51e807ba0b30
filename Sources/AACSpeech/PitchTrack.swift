/// The fundamental frequency of a voice over time, by normalised autocorrelation.
struct PitchTrack {
  /// The frequency at a place.
  struct Point {
    /// Index of a sample of the sound.
    var sample: Int
    /// In hertz.
    var frequency: Double
  }

  /// The voiced places, in order.
  private(set) var points: [Point] = []
  /// Distance of neighbouring places in a voiced stretch, in samples.
  private let hop: Int

  /// The lowest fundamental that is looked for, in hertz.
  static let lowest = 60.0
  private static let highest = 480.0
  /// The rate at which the search is done: enough for a fundamental, and 16 times faster.
  private static let searchRate = 5_500
  /// How many places may be missing within a stretch.
  private static let gap = 16
  /// A correlation from which on a sound counts as voiced.
  private static let voiced = 0.55

  /// Follows a range of a sound.
  init(_ sound: Sound, in range: Range<Int>) {
    let factor = max(1, sound.sampleRate / Self.searchRate)
    let rate = Double(sound.sampleRate) / Double(factor)
    let slow = Self.averaged(sound.samples[range], by: factor)
    let length = Int(rate * 0.028)
    let step = max(1, Int(rate * 0.008))
    hop = step * factor
    let loudest = slow.reduce(0) { max($0, abs($1)) }
    let lags = Int(rate / Self.highest)...Int(rate / Self.lowest)
    let correlation = Correlation(slow)
    var start = 0
    while start + length + lags.lowerBound + 2 < slow.count {
      let window = slow[start..<(start + length)]
      let isLoud = window.contains { abs($0) > loudest * 0.05 }
      if isLoud, let lag = Self.lag(correlation, at: start, length: length, lags: lags) {
        points.append(
          Point(
            sample: range.lowerBound + (start + length / 2) * factor, frequency: rate / lag))
      }
      start += step
    }
    smooth()
    removeNoise()
  }

  /// The frequency in the middle of all.
  var median: Double? {
    let sorted = points.map(\.frequency).sorted()
    return sorted.isEmpty ? nil : sorted[sorted.count / 2]
  }

  /// The last places without a long gap, over at most so many samples; a few alone count as noise.
  func lastStretch(longest: Int) -> Range<Int>? {
    var end = points.count
    while end > 0 {
      var start = end - 1
      // The voice may crack within the last vowel, or a consonant stand before it.
      while start > 0, points[start].sample - points[start - 1].sample <= hop * Self.gap,
        points[end - 1].sample - points[start - 1].sample <= longest
      { start -= 1 }
      if end - start >= 4 { return start..<end }
      end = start
    }
    return nil
  }

  /// Takes out the noise of consonants that looks like a very high or low voice.
  private mutating func removeNoise() {
    guard let middle = median else { return }
    points.removeAll { $0.frequency > middle * 1.9 || $0.frequency < middle / 2.2 }
  }

  /// Takes out places that lie an octave off their neighbours.
  private mutating func smooth() {
    let frequencies = points.map(\.frequency)
    for index in points.indices {
      let near = frequencies[max(0, index - 2)...min(frequencies.count - 1, index + 2)].sorted()
      let middle = near[near.count / 2]
      if frequencies[index] > middle * 1.35 || frequencies[index] < middle / 1.35 {
        points[index].frequency = middle
      }
    }
  }

  /// The samples at a lower rate, without what is above the first formant: half a sample off would spoil its match.
  private static func averaged(_ samples: ArraySlice<Int16>, by factor: Int) -> [Float] {
    // Two moving averages, one after the other, are a triangle.
    let width = 2 * factor
    return samples.withUnsafeBufferPointer { samples in
      (0..<(samples.count / factor)).map { index in
        let center = index * factor + factor / 2
        var sum = 0
        for offset in (1 - width)..<width where samples.indices.contains(center + offset) {
          sum += Int(samples[center + offset]) * (width - abs(offset))
        }
        return Float(sum) / Float(width * width)
      }
    }
  }

  /// The shortest lag at which the sound repeats itself about as well as at the best, to a fraction.
  private static func lag(
    _ sound: borrowing Correlation, at start: Int, length: Int, lags: ClosedRange<Int>
  ) -> Double? {
    let last = min(lags.upperBound, sound.range.upperBound - start - length)
    guard last > lags.lowerBound + 2 else { return nil }
    var scores = [Double](repeating: 0, count: last + 1)
    for lag in lags.lowerBound...last {
      scores[lag] = sound.likeness(start, start + lag, length: length)
    }
    let best = scores.max() ?? 0
    guard best > voiced else { return nil }
    for lag in (lags.lowerBound + 1)..<last
    where scores[lag] > best * 0.92 && scores[lag] >= scores[lag - 1]
      && scores[lag] >= scores[lag + 1]
    {
      // The top of the parabola through three neighbours.
      let bend = scores[lag - 1] - 2 * scores[lag] + scores[lag + 1]
      return Double(lag) + (bend == 0 ? 0 : (scores[lag - 1] - scores[lag + 1]) / (2 * bend))
    }
    return nil
  }
}
