extension Sound {
  /// The samples between the silence before the sound and that behind it, with a little of both.
  ///
  /// Silence is what stays 54 dB below the loudest sample, and clicks before and behind the words; empty when all is
  /// silent.
  var audibleRange: Range<Int> {
    let peak = samples.withUnsafeBufferPointer { samples in
      var (highest, lowest): (Int16, Int16) = (0, 0)
      for sample in samples {
        highest = max(highest, sample)
        lowest = min(lowest, sample)
      }
      return max(Int(highest), -Int(lowest))
    }
    var heard = stretches(above: max(8, peak / Self.silence))[...]
    while heard.count > 1,
      isClick(heard[heard.startIndex], beside: heard[heard.startIndex + 1], peak)
    {
      heard.removeFirst()
    }
    while heard.count > 1,
      isClick(heard[heard.endIndex - 1], beside: heard[heard.endIndex - 2], peak)
    {
      heard.removeLast()
    }
    guard let first = heard.first, let last = heard.last else { return 0..<0 }
    let range = first.range.lowerBound..<last.range.upperBound
    return max(
      0, range.lowerBound - sampleRate / 100)..<min(
        samples.count, range.upperBound + sampleRate / 50)
  }

  /// So many times softer than the loudest sample is silence: 54 dB.
  private static let silence = 500
  /// So many times softer than the loudest sample a click is: 45 dB.
  ///
  /// Programs leave clicks where they switch their output on and off: of SVOX Pico's, measured, the first lasts 35 ms and
  /// lies 47 dB below its speech, with some 400 ms of silence between them.
  private static let click = 178

  /// Samples that are heard, with no more than 20 ms of silence between two of them.
  private struct Stretch {
    var range: Range<Int>
    var peak: Int
  }

  private func stretches(above threshold: Int) -> [Stretch] {
    let gap = sampleRate / 50
    var stretches: [Stretch] = []
    var current: Stretch?
    samples.withUnsafeBufferPointer { samples in
      for (index, sample) in samples.enumerated() {
        let height = abs(Int(sample))
        guard height > threshold else { continue }
        if let open = current, index - open.range.upperBound <= gap {
          current = Stretch(
            range: open.range.lowerBound..<(index + 1), peak: max(open.peak, height))
        } else {
          if let current { stretches.append(current) }
          current = Stretch(range: index..<(index + 1), peak: height)
        }
      }
    }
    if let current { stretches.append(current) }
    return stretches
  }

  /// Whether a stretch is no part of the word beside it: under 50 ms long, softer than 45 dB below the loudest sample, and
  /// apart from it by 100 ms, which is longer than the closure before the *t* that ends a word.
  private func isClick(_ stretch: Stretch, beside other: Stretch, _ peak: Int) -> Bool {
    let gap = max(
      other.range.lowerBound - stretch.range.upperBound,
      stretch.range.lowerBound - other.range.upperBound)
    return stretch.range.count < sampleRate / 20 && stretch.peak < max(16, peak / Self.click)
      && gap >= sampleRate / 10
  }

  /// The sound in its ``audibleRange``.
  var withoutSilentEnds: Sound {
    Sound(samples: Array(samples[audibleRange]), sampleRate: sampleRate)
  }

  /// Swells from nothing and fades into it within some milliseconds, so that a cut is not heard.
  mutating func fadeEnds() {
    let length = min(sampleRate / 200, samples.count / 2)
    for index in 0..<length {
      let end = samples.count - 1 - index
      samples[index] = Int16(Int(samples[index]) * index / length)
      samples[end] = Int16(Int(samples[end]) * index / length)
    }
  }
}
