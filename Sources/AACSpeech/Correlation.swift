/// Likeness of two stretches of a sound: their correlation, normalised by what each of them weighs.
///
/// Both pitch search and pitch shift try many pairs; the products are summed eight at once, and the weight of a stretch
/// is the difference of two sums that are made once.
struct Correlation: ~Copyable {
  private let samples: [Float]
  /// The places that can be compared.
  let range: Range<Int>
  /// Sums of the squares of all samples before each.
  private let squares: [Double]

  /// For comparing stretches of some samples, the first of which has a place of its own.
  init(_ samples: [Float], from start: Int = 0) {
    self.samples = samples
    range = start..<(start + samples.count)
    var sum = 0.0
    // Four sums are read at once: behind the last there is room.
    squares = [Double](unsafeUninitializedCapacity: samples.count + 4) { squares, count in
      squares[0] = 0
      for index in samples.indices {
        sum += Double(samples[index]) * Double(samples[index])
        squares[index + 1] = sum
      }
      for index in 1..<4 { squares[samples.count + index] = sum }
      count = samples.count + 4
    }
  }

  /// How alike two stretches of the same length are that begin at two places: 1 at most, about 0 when one is silent.
  func likeness(_ first: Int, _ second: Int, length: Int) -> Double {
    let (one, other) = (first - range.lowerBound, second - range.lowerBound)
    let weight = (energy(one, length) + 1) * (energy(other, length) + 1)
    return Double(product(one, other, length)) / weight.squareRoot()
  }

  /// What a stretch weighs: the sum of its squares.
  ///
  /// Places are counted from the first sample.
  func energy(_ start: Int, _ length: Int) -> Double {
    squares[start + length] - squares[start]
  }

  /// What stretches of a length weigh that begin at neighbouring places: four at once, from some number on.
  @inline(__always)
  func withEnergies(
    from start: Int, length: Int, count: Int, _ body: ((_ index: Int) -> SIMD4<Double>) -> Void
  ) {
    precondition(start >= 0 && start + count + length + 2 < squares.count)
    squares.withUnsafeBytes { squares in
      body { index in
        let size = MemoryLayout<Double>.stride
        let first = (start &+ index) &* size
        let far = squares.loadUnaligned(
          fromByteOffset: first &+ length &* size, as: SIMD4<Double>.self)
        return far - squares.loadUnaligned(fromByteOffset: first, as: SIMD4<Double>.self)
      }
    }
  }

  /// The sum of the products of two stretches, by their places counted from the first sample.
  func product(_ first: Int, _ second: Int, _ length: Int) -> Float {
    precondition(min(first, second) >= 0 && max(first, second) + length <= samples.count)
    return samples.withUnsafeBytes { bytes in
      let size = MemoryLayout<Float>.stride
      var sums = SIMD8<Float>.zero
      var place = 0
      while place + 8 <= length {
        let one = bytes.loadUnaligned(fromByteOffset: (first + place) * size, as: SIMD8<Float>.self)
        let other = bytes.loadUnaligned(
          fromByteOffset: (second + place) * size, as: SIMD8<Float>.self)
        sums += one * other
        place += 8
      }
      var sum = sums.sum()
      while place < length {
        let one = bytes.loadUnaligned(fromByteOffset: (first + place) * size, as: Float.self)
        let other = bytes.loadUnaligned(fromByteOffset: (second + place) * size, as: Float.self)
        sum += one * other
        place += 1
      }
      return sum
    }
  }
}
