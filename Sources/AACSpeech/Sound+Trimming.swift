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
    guard
      let first = edge(peak: peak, isAtEnd: false, within: samples.count),
      let last = edge(peak: peak, isAtEnd: true, within: samples.count - first)
    else { return 0..<0 }
    return max(
      0, first - sampleRate / 100)..<min(
        samples.count, samples.count - last + sampleRate / 50)
  }

  /// So many times softer than the loudest sample is silence: 54 dB.
  private static let silence = 500
  /// So many times softer than the loudest sample a click is: 45 dB.
  ///
  /// Programs leave clicks where they switch their output on and off: of SVOX Pico's, measured, the first lasts 35 ms and
  /// lies 47 dB below its speech, with some 400 ms of silence between them.
  private static let click = 178

  /// How many samples lie before the first that is heard and no click, counted from one end and among so many of them; nil
  /// in silence.
  ///
  /// No more is looked at than tells a click from a word.
  private func edge(peak: Int, isAtEnd: Bool, within length: Int) -> Int? {
    samples.withUnsafeBufferPointer { samples in
      let heights = EdgeHeights(samples: samples, isAtEnd: isAtEnd, count: length)
      let threshold = max(8, peak / Self.silence)
      var place = heights.first(above: threshold, from: 0)
      while let start = place, let end = clickEnd(from: start, in: heights, peak: peak),
        let next = heights.first(above: threshold, from: end), next - end >= sampleRate / 10
      {
        place = next
      }
      return place
    }
  }

  /// Where what begins at a place ends, if it is no part of a word; nil if it is.
  ///
  /// A click is under 50 ms long, with at most 20 ms of silence within it, and softer than 45 dB below the loudest sample. It
  /// is apart from the word by 100 ms as well, which is longer than the closure before the *t* that ends a word.
  private func clickEnd(from start: Int, in heights: EdgeHeights, peak: Int) -> Int? {
    let threshold = max(8, peak / Self.silence)
    var end = start
    var place = start
    while place < heights.count, place - end <= sampleRate / 50 {
      let height = heights[place]
      if height > threshold {
        end = place + 1
        guard end - start < sampleRate / 20, height < max(16, peak / Self.click) else { return nil }
      }
      place += 1
    }
    return end
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
