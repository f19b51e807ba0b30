/// The search for the lag at which a sound repeats itself, in windows that overlap.
///
/// A window is four steps long and the next one begins a step later: the products of a step with what comes some lag
/// behind it are summed once, and serve four windows.
struct LagSearch: ~Copyable {
  /// Steps in a window.
  static let steps = 4
  /// The windows that have room for a lag, by the step they begin with.
  let windows: Range<Int>

  private let sound: Correlation
  private let step: Int
  private let lags: ClosedRange<Int>
  /// For each step with all lags its products; those that nobody has asked for are empty.
  private var products: [[Float]]

  /// A correlation from which on a sound counts as voiced.
  private static let voiced = 0.55

  /// A search among some lags, all in samples.
  init(_ samples: [Float], step: Int, lags: ClosedRange<Int>) {
    sound = Correlation(samples)
    (self.step, self.lags) = (step, lags)
    let room = samples.count - lags.lowerBound - 3 - Self.steps * step
    windows = 0..<(room < 0 ? 0 : room / step + 1)
    products = Array(repeating: [], count: samples.count / step + 1)
  }

  /// The shortest lag at which a window repeats itself about as well as at the best, to a fraction; nil where it does not.
  mutating func lag(at window: Int) -> Double? {
    let (start, length) = (window * step, Self.steps * step)
    let last = min(lags.upperBound, sound.range.upperBound - start - length)
    guard last > lags.lowerBound + 2 else { return nil }
    for index in window..<(window + Self.steps) where products[index].isEmpty {
      fill(index)
    }
    var scores = [Double](repeating: 0, count: last + 1)
    let own = sound.energy(start, length) + 1
    for lag in lags.lowerBound...last {
      var sum: Float = 0
      for index in window..<(window + Self.steps) { sum += products[index][lag - lags.lowerBound] }
      let weight = own * (sound.energy(start + lag, length) + 1)
      scores[lag] = Double(sum) / weight.squareRoot()
    }
    let best = scores.max() ?? 0
    guard best > Self.voiced else { return nil }
    for lag in (lags.lowerBound + 1)..<last
    where scores[lag] > best * 0.92 && scores[lag] >= scores[lag - 1]
      && scores[lag] >= scores[lag + 1]
    {
      // The top of the parabola through three neighbours.
      let bend = scores[lag - 1] - 2 * scores[lag] + scores[lag + 1]
      return Double(lag) + (bend == 0 ? 0 : (scores[lag - 1] - scores[lag + 1]) / (2 * bend))
    }
    return nil
  }

  /// The products of a step; lags that lead over the end of the sound have none.
  private mutating func fill(_ index: Int) {
    let start = index * step
    products[index] = lags.map { lag in
      start + lag + step <= sound.range.upperBound ? sound.product(start, start + lag, step) : 0
    }
  }
}
