extension Sound {
  /// The samples between the silence before the sound and that behind it, with a little of both.
  ///
  /// Silence is what stays 54 dB below the loudest sample; empty when all is silent.
  var audibleRange: Range<Int> {
    let peak = samples.withUnsafeBufferPointer { samples in
      var (highest, lowest): (Int16, Int16) = (0, 0)
      for sample in samples {
        highest = max(highest, sample)
        lowest = min(lowest, sample)
      }
      return max(Int(highest), -Int(lowest))
    }
    let threshold = max(8, peak / 500)
    let isAudible = { (sample: Int16) in abs(Int(sample)) > threshold }
    guard let first = samples.firstIndex(where: isAudible),
      let last = samples.lastIndex(where: isAudible)
    else { return 0..<0 }
    return max(0, first - sampleRate / 100)..<min(samples.count, last + 1 + sampleRate / 50)
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
