import AACSpeech

extension Sound {
  /// A stretch of the sound, in seconds.
  func part(from start: Double, to end: Double) -> Sound {
    let first = max(0, Int(start * Double(sampleRate)))
    let last = min(samples.count, Int(end * Double(sampleRate)))
    return Sound(samples: Array(samples[first..<max(first, last)]), sampleRate: sampleRate)
  }

  /// The fundamental in the middle of the last tenth of a second that is voiced, by normalised autocorrelation.
  var endFundamental: Double {
    let samples = stride(from: 0, to: self.samples.count - 1, by: 2)
      .map { Double(self.samples[$0]) + Double(self.samples[$0 + 1]) }
    let rate = sampleRate / 2
    let (window, step) = (rate / 33, rate / 100)
    let loudest = samples.map(abs).max() ?? 0
    var found: [Double] = []
    for start in stride(
      from: samples.count - window - rate / 60, through: 0, by: -step)
    where found.count < 10 {
      guard samples[start..<(start + window)].contains(where: { abs($0) > loudest * 0.1 }),
        let frequency = Self.fundamental(samples, at: start, window: window, rate: rate)
      else {
        // One place alone, with nothing voiced beside it, is noise.
        if found.count < 4 { found = [] }
        if found.isEmpty { continue }
        break
      }
      found.append(frequency)
    }
    let sorted = found.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  private static func fundamental(
    _ samples: [Double], at start: Int, window: Int, rate: Int
  ) -> Double? {
    let energy = samples[start..<(start + window)].reduce(0) { $0 + $1 * $1 }
    var scores: [Double] = []
    let lags = (rate / 450)...(rate / 60)
    for lag in lags {
      var (product, other) = (0.0, 1.0)
      for place in start..<(start + window) {
        product += samples[place] * samples[place + lag]
        other += samples[place + lag] * samples[place + lag]
      }
      scores.append(product / (energy * other).squareRoot())
    }
    let best = scores.max() ?? 0
    guard best > 0.75 else { return nil }
    for index in 1..<(scores.count - 1)
    where scores[index] > best * 0.9 && scores[index] >= scores[index - 1]
      && scores[index] >= scores[index + 1]
    {
      return Double(rate) / Double(lags.lowerBound + index)
    }
    return nil
  }
}
