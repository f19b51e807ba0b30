extension Sound {
  /// Softer samples than this count as silence.
  private static let threshold: Int16 = 200

  /// From the first to the last sample that can be heard; empty in silence.
  var heardRange: Range<Int> {
    let isHeard = { (sample: Int16) in sample > Self.threshold || sample < -Self.threshold }
    guard let first = samples.firstIndex(where: isHeard),
      let last = samples.lastIndex(where: isHeard)
    else { return 0..<0 }
    return first..<(last + 1)
  }

  /// Leaves at most so many seconds of silence at the end.
  mutating func trimEnd(to seconds: Double) {
    let kept = heardRange.upperBound + Int(seconds * Double(sampleRate))
    if kept < samples.count { samples.removeLast(samples.count - kept) }
  }

  /// The sound without more than so many seconds of silence at either end.
  func trimmed(to seconds: Double) -> Sound {
    let margin = Int(seconds * Double(sampleRate))
    let range = heardRange
    let kept = max(0, range.lowerBound - margin)..<min(samples.count, range.upperBound + margin)
    return Sound(samples: Array(samples[kept]), sampleRate: sampleRate)
  }

  /// Root mean square of the parts that can be heard, in samples' units.
  var speechLevel: Double {
    let length = max(1, sampleRate / 50)
    var sum = 0.0
    var count = 0
    for start in stride(from: 0, to: samples.count, by: length) {
      let frame = samples[start..<min(samples.count, start + length)]
      let energy = frame.reduce(0.0) { $0 + Double($1) * Double($1) }
      guard energy / Double(frame.count) > 90_000 else { continue }
      sum += energy
      count += frame.count
    }
    return count == 0 ? 0 : (sum / Double(count)).squareRoot()
  }

  /// The sound with every sample times a factor, held to what samples can be.
  func amplified(by factor: Double) -> Sound {
    Sound(samples: samples.map { Int16(clamped: Double($0) * factor) }, sampleRate: sampleRate)
  }
}

extension Int16 {
  /// The nearest sample; silence for what is no number.
  init(clamped value: Double) {
    guard !value.isNaN else {
      self = 0
      return
    }
    let held = Swift.min(Swift.max(value, -32_768), 32_767)
    // Halves go away from zero, as `rounded()` has it, which is a call of the C library for every sample.
    let whole = Int(held)
    let rest = held - Double(whole)
    self = Int16(whole + (rest >= 0.5 ? 1 : rest <= -0.5 ? -1 : 0))
  }
}
