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
    let (samples, rate) = slow
    let step = rate / 200
    let loudest = samples.reduce(0) { max($0, abs($1)) }
    var run: [Double] = []
    for start in stride(from: samples.count - Self.reach(rate), through: 0, by: -step) {
      let isLoud = samples[start..<(start + 4 * step)].contains { abs($0) > loudest * 0.05 }
      if isLoud, let frequency = Self.fundamental(samples, at: start, rate: rate) {
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

  /// Every second sample without what is far above a voice's fundamental (means of means), and their rate.
  var slow: (samples: [Float], rate: Int) {
    let width = sampleRate / 2_000
    var smooth = samples.map(Float.init)
    for _ in 0..<2 {
      let before = smooth
      var sum: Float = 0
      for index in before.indices {
        sum += before[index] - (index >= width ? before[index - width] : 0)
        smooth[index] = sum / Float(width)
      }
    }
    return (stride(from: 0, to: smooth.count, by: 2).map { smooth[$0] }, sampleRate / 2)
  }

  /// How many samples one look at the pitch takes: 25 ms, and the longest period.
  static func reach(_ rate: Int) -> Int { rate / 40 + rate / 60 + 1 }

  /// The frequency at a place, from 60 to 500 Hz; nil when nothing repeats itself there.
  static func fundamental(_ samples: [Float], at start: Int, rate: Int) -> Double? {
    let (window, longest) = (rate / 40, rate / 60)
    var differences: [Float] = [1]
    // Loops by hand: the tests are not optimised, and look at many sounds.
    samples.withUnsafeBufferPointer { samples in
      var total: Float = 0
      var lag = 1
      while lag <= longest {
        var sum: Float = 0
        var place = start
        while place < start + window {
          let difference = samples[place] - samples[place + lag]
          sum += difference * difference
          place += 1
        }
        total += sum
        differences.append(total > 0 ? sum * Float(lag) / total : 1)
        lag += 1
      }
    }
    guard
      var lag = ((rate / 500)..<longest).first(where: { differences[$0] < 0.3 })
    else { return nil }
    while lag + 1 < longest, differences[lag + 1] < differences[lag] { lag += 1 }
    // The lowest point of the parabola through three neighbours.
    let (before, here, after) = (differences[lag - 1], differences[lag], differences[lag + 1])
    let bend = before - 2 * here + after
    let shift = bend > 0 ? (before - after) / (2 * bend) : 0
    return Double(rate) / (Double(lag) + Double(shift))
  }
}
