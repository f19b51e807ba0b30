import AACSpeech

extension Sound {
  /// A stretch of the sound, in seconds.
  func part(from start: Double, to end: Double) -> Sound {
    let first = max(0, Int(start * Double(sampleRate)))
    let last = min(samples.count, Int(end * Double(sampleRate)))
    return Sound(samples: Array(samples[first..<max(first, last)]), sampleRate: sampleRate)
  }

  /// The fundamental in the middle of the last tenth of a second that is voiced.
  ///
  /// By the difference of the sound from itself (YIN; de Cheveigné & Kawahara 2002, J. Acoust. Soc. Am. 111), so by
  /// another way than the one that makes the rise. It takes no octave for another, as the highest correlation does.
  var endFundamental: Double {
    let samples = smoothed
    let step = sampleRate / 200
    let loudest = samples.reduce(0) { max($0, abs($1)) }
    var run: [Double] = []
    for start in stride(from: samples.count - Self.reach(sampleRate), through: 0, by: -step) {
      let isLoud = samples[start..<(start + 4 * step)].contains { abs($0) > loudest * 0.05 }
      if isLoud, let frequency = Self.fundamental(samples, at: start, rate: sampleRate) {
        run.append(frequency)
        if run.count == 20 { break }
      } else if run.count >= 6 {
        break
      } else {
        // Fewer in a row are noise.
        run = []
      }
    }
    let sorted = run.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// The samples without what is far above a voice's fundamental: means of means.
  var smoothed: [Double] {
    let width = sampleRate / 2_000
    return (0..<2).reduce(samples.map(Double.init)) { samples, _ in
      var sum = 0.0
      return samples.indices.map { index in
        sum += samples[index]
        if index >= width { sum -= samples[index - width] }
        return sum / Double(width)
      }
    }
  }

  /// How many samples one look at the pitch takes: 25 ms, and the longest period.
  static func reach(_ rate: Int) -> Int { rate / 40 + rate / 60 + 1 }

  /// The frequency at a place, from 60 to 500 Hz; nil when nothing repeats itself there.
  static func fundamental(_ samples: [Double], at start: Int, rate: Int) -> Double? {
    let longest = rate / 60
    var total = 0.0
    let differences =
      [1.0]
      + (1...longest).map { lag in
        let sum = (start..<(start + rate / 40)).reduce(0.0) {
          $0 + (samples[$1] - samples[$1 + lag]) * (samples[$1] - samples[$1 + lag])
        }
        total += sum
        return total > 0 ? sum * Double(lag) / total : 1
      }
    guard
      var lag = ((rate / 500)..<longest).first(where: { differences[$0] < 0.3 })
    else { return nil }
    while lag + 1 < longest, differences[lag + 1] < differences[lag] { lag += 1 }
    guard lag + 1 < differences.count else { return nil }
    // The lowest point of the parabola through three neighbours.
    let (before, here, after) = (differences[lag - 1], differences[lag], differences[lag + 1])
    let bend = before - 2 * here + after
    return Double(rate) / (Double(lag) + (bend > 0 ? (before - after) / (2 * bend) : 0))
  }
}
