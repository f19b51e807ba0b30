import Foundation

extension Sound {
  /// How many zero crossings of the sinc a sample is made from on either side.
  private static let reach = 12.0

  /// The same sound at another sample rate.
  ///
  /// Band-limited interpolation: a sinc in a Hann window, cut off at the lower of the two Nyquist frequencies.
  func resampled(to rate: Int) -> Sound {
    guard rate != sampleRate, rate > 0, sampleRate > 0, !samples.isEmpty else { return self }
    let step = Double(sampleRate) / Double(rate)
    let cutoff = min(1, 1 / step)
    let reach = Self.reach / cutoff
    let count = Int((Double(samples.count) / step).rounded())
    var result = [Int16](repeating: 0, count: count)
    samples.withUnsafeBufferPointer { input in
      for index in 0..<count {
        let center = Double(index) * step
        let first = max(0, Int((center - reach).rounded(.up)))
        let last = min(input.count - 1, Int((center + reach).rounded(.down)))
        var sum = 0.0
        var weights = 0.0
        for place in stride(from: first, through: last, by: 1) {
          let distance = Double(place) - center
          let angle = Double.pi * distance * cutoff
          let sinc = abs(angle) < 1e-9 ? 1 : sin(angle) / angle
          let weight = sinc * (0.5 + 0.5 * cos(Double.pi * distance / reach))
          sum += weight * Double(input[place])
          weights += weight
        }
        result[index] = weights > 0 ? Int16(clamped: sum / weights) : 0
      }
    }
    return Sound(samples: result, sampleRate: rate)
  }
}
