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

  /// Follows a range of a sound.
  init(_ sound: Sound, in range: Range<Int>) {
    let factor = max(1, sound.sampleRate / Self.searchRate)
    let rate = Double(sound.sampleRate) / Double(factor)
    let slow = Self.averaged(sound.samples[range], by: factor)
    let step = max(1, Int(rate * 0.007))
    hop = step * factor
    let loudest = slow.reduce(0) { max($0, abs($1)) }
    let isLoud = stride(from: 0, to: slow.count, by: step).map { start in
      slow[start..<min(start + step, slow.count)].contains { abs($0) > loudest * 0.05 }
    }
    let lags = Int(rate / Self.highest)...Int(rate / Self.lowest)
    var search = LagSearch(slow, step: step, lags: lags)
    for window in search.windows where isLoud[window..<(window + LagSearch.steps)].contains(true) {
      guard let lag = search.lag(at: window) else { continue }
      let middle = window * step + LagSearch.steps * step / 2
      points.append(Point(sample: range.lowerBound + middle * factor, frequency: rate / lag))
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
    let scale = 1 / Float(width * width)
    let places = samples.count / factor
    return twiceSummed(samples, margin: width).withUnsafeBufferPointer { sums in
      [Float](unsafeUninitializedCapacity: places) { averages, count in
        for index in 0..<places {
          let first = index &* factor &+ factor / 2 &+ 1
          let sum = sums[first &+ 2 &* width] &- 2 &* sums[first &+ width] &+ sums[first]
          averages[index] = Float(sum) * scale
        }
        count = places
      }
    }
  }

  /// For each place the sum of the sums of what lies before it, with silence around the samples.
  ///
  /// These grow beyond all bounds, but what is left of the differences of their differences has room.
  private static func twiceSummed(_ samples: ArraySlice<Int16>, margin: Int) -> [Int32] {
    let total = samples.count + 2 * margin + 1
    return [Int32](unsafeUninitializedCapacity: total) { sums, count in
      var (once, twice): (Int32, Int32) = (0, 0)
      for place in 0..<margin { sums[place] = 0 }
      var place = margin
      for sample in samples {
        sums[place] = twice
        twice &+= once
        once &+= Int32(sample)
        place += 1
      }
      for place in place..<total {
        sums[place] = twice
        twice &+= once
      }
      count = total
    }
  }
}
