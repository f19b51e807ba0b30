import AACSpeech

extension Sound {
  /// Root mean square of the samples, 1 being full scale.
  var level: Double {
    guard !samples.isEmpty else { return 0 }
    let sum = samples.reduce(0) { $0 + Double($1) * Double($1) }
    return (sum / Double(samples.count)).squareRoot() / Double(Int16.max)
  }

  /// Seconds from the first to the last sample louder than a whisper.
  var audibleDuration: Double {
    let threshold = 300
    guard let first = samples.firstIndex(where: { abs(Int($0)) > threshold }),
      let last = samples.lastIndex(where: { abs(Int($0)) > threshold })
    else { return 0 }
    return Double(last - first) / Double(sampleRate)
  }

  /// Fundamental frequencies of the voiced parts, one for every 20 ms, by autocorrelation.
  var fundamentals: [Double] {
    // Half of the samples tell as much about a voice, in a quarter of the time.
    let samples = stride(from: 0, to: self.samples.count - 1, by: 2)
      .map { Double(self.samples[$0]) + Double(self.samples[$0 + 1]) }
    let rate = sampleRate / 2
    return stride(from: 0, to: max(0, samples.count - rate / 25), by: rate / 50)
      .compactMap { Self.fundamental(of: Array(samples[$0..<($0 + rate / 25)]), rate: rate) }
  }

  /// The frequency in the middle of all.
  var medianFundamental: Double {
    let sorted = fundamentals.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// The frequency in the middle of the last 60 ms that are voiced.
  var finalFundamental: Double {
    let last = fundamentals.suffix(3).sorted()
    return last.isEmpty ? 0 : last[last.count / 2]
  }

  /// A frequency from 60 to 400 Hz; nil when the samples are too soft or repeat nothing.
  private static func fundamental(of samples: [Double], rate: Int) -> Double? {
    guard (samples.map(abs).max() ?? 0) > 3_000 else { return nil }
    let energy = samples.reduce(0) { $0 + $1 * $1 }
    var best = (lag: 0, correlation: 0.3)
    for lag in (rate / 400)...(rate / 60) {
      var sum = 0.0
      for index in 0..<(samples.count - lag) { sum += samples[index] * samples[index + lag] }
      if sum / energy > best.correlation * 1.05 { best = (lag, sum / energy) }
    }
    return best.lag == 0 ? nil : Double(rate) / Double(best.lag)
  }
}
