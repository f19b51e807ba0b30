/// The search for the lag at which a sound repeats itself, in windows that overlap.
///
/// A window is four steps long and the next one begins a step later: the products of a step with what comes some lag
/// behind it are summed once, and serve four windows. They are summed for sixteen lags at once.
struct LagSearch: ~Copyable {
  /// Steps in a window.
  static let steps = 4
  /// The windows that have room for a lag, by the step they begin with.
  let windows: Range<Int>

  private let sound: Correlation
  /// The samples, with silence behind them so that no lag leads over the end.
  private let samples: [Float]
  private let step: Int
  private let lags: ClosedRange<Int>
  /// Lags for which there are products, a multiple of sixteen.
  private let width: Int
  /// For each step its products with all lags, one step behind the other.
  private var products: [Float]
  /// Which steps have their products.
  private var isFilled: [Bool]

  /// A correlation from which on a sound counts as voiced.
  private static let voiced = 0.55

  /// A search among some lags, all in samples.
  init(_ samples: [Float], step: Int, lags: ClosedRange<Int>) {
    sound = Correlation(samples)
    (self.step, self.lags) = (step, lags)
    width = (lags.count + 15) / 16 * 16
    let room = samples.count - lags.lowerBound - 3 - Self.steps * step
    windows = 0..<(room < 0 ? 0 : room / step + 1)
    let count = samples.count / step + 1
    self.samples =
      samples + [Float](repeating: 0, count: 2 * step + lags.lowerBound + width)
    products = [Float](repeating: 0, count: count * width)
    isFilled = [Bool](repeating: false, count: count)
  }

  /// The shortest lag at which a window repeats itself about as well as at the best, to a fraction; nil where it does not.
  mutating func lag(at window: Int) -> Double? {
    let (start, length) = (window * step, Self.steps * step)
    let last = min(lags.upperBound, sound.range.upperBound - start - length)
    guard last > lags.lowerBound + 2 else { return nil }
    for index in window..<(window + Self.steps) where !isFilled[index] { fill(index) }
    let scores = scores(of: window, upTo: last)
    let best = scores.reduce(0) { $0 > $1 ? $0 : $1 }
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

  /// How alike a window is to what lies each of the lags behind it, by the lag.
  private func scores(of window: Int, upTo last: Int) -> [Double] {
    let (start, length, first, width) = (
      window * step, Self.steps * step, lags.lowerBound, width
    )
    let own = sound.energy(start, length) + 1
    return [Double](unsafeUninitializedCapacity: last + 1) { scores, count in
      for lag in 0..<first { scores[lag] = 0 }
      sound.withEnergies(from: start + first, length: length, count: last + 1 - first) { energies in
        products.withUnsafeBufferPointer { products in
          for index in 0...(last - first) {
            let place = window &* width &+ index
            let near = products[place] + products[place &+ width]
            let far = products[place &+ 2 &* width] + products[place &+ 3 &* width]
            let weight = own * (energies(index) + 1)
            scores[first &+ index] = Double(near + far) / weight.squareRoot()
          }
        }
      }
      count = last + 1
    }
  }

  /// The products of a step with what lies each of the lags behind it.
  private mutating func fill(_ index: Int) {
    isFilled[index] = true
    let (start, first, step, width) = (index * step, lags.lowerBound, step, width)
    precondition(start + first + width + step <= samples.count)
    samples.withUnsafeBytes { bytes in
      products.withUnsafeMutableBytes { products in
        let size = MemoryLayout<Float>.stride
        for block in stride(from: 0, to: width, by: 16) {
          var sums = SIMD16<Float>.zero
          for place in start..<(start + step) {
            let one = bytes.loadUnaligned(fromByteOffset: place * size, as: Float.self)
            let others = bytes.loadUnaligned(
              fromByteOffset: (place + first + block) * size, as: SIMD16<Float>.self)
            sums += others * one
          }
          products.storeBytes(
            of: sums, toByteOffset: (index * width + block) * size, as: SIMD16<Float>.self)
        }
      }
    }
  }
}
