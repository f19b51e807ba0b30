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
  /// How alike the window that was asked for last is to what lies each of the lags behind it, by the lag.
  private var scores: [Double]

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
    scores = [Double](repeating: 0, count: lags.lowerBound + width)
  }

  /// The shortest lag at which a window repeats itself about as well as at the best, to a fraction; nil where it does not.
  mutating func lag(at window: Int) -> Double? {
    let (start, length) = (window * step, Self.steps * step)
    let last = min(lags.upperBound, sound.range.upperBound - start - length)
    guard last > lags.lowerBound + 2 else { return nil }
    for index in window..<(window + Self.steps) where !isFilled[index] { fill(index) }
    let best = rate(window, upTo: last)
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

  /// Finds out how alike a window is to what lies each of the lags behind it; the best, or 0.
  private mutating func rate(_ window: Int, upTo last: Int) -> Double {
    let (start, length, first, width) = (
      window * step, Self.steps * step, lags.lowerBound, width
    )
    let (count, size) = (last + 1 - first, MemoryLayout<Float>.stride)
    precondition(window >= 0 && count <= width && (window + Self.steps) * width <= products.count)
    let own = sound.energy(start, length) + 1
    var best = SIMD4<Double>.zero
    sound.withEnergies(from: start + first, length: length, count: count) { energies in
      products.withUnsafeBytes { products in
        scores.withUnsafeMutableBytes { scores in
          for index in stride(from: 0, to: count, by: 4) {
            let place = window &* width &+ index
            func four(_ step: Int) -> SIMD4<Float> {
              products.loadUnaligned(
                fromByteOffset: (place &+ step &* width) &* size, as: SIMD4<Float>.self)
            }
            let sums = SIMD4<Double>((four(0) + four(1)) + (four(2) + four(3)))
            let weights = own * (energies(index) + 1)
            let four = sums / weights.squareRoot()
            scores.storeBytes(
              of: four, toByteOffset: (first &+ index) &* MemoryLayout<Double>.stride,
              as: SIMD4<Double>.self)
            // Those behind the last count for nothing.
            if index &+ 4 <= count {
              best.replace(with: four, where: four .> best)
            } else {
              for place in 0..<(count - index) where four[place] > best[place] {
                best[place] = four[place]
              }
            }
          }
        }
      }
    }
    return max(max(best[0], best[1]), max(best[2], best[3]))
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
