import Foundation

/// The two filters of ITU-R BS.1770, one behind the other, four samples at once.
///
/// Each sample of a recursive filter waits for the one before it. What four outputs and the state behind them are made of
/// is linear in four inputs and the state before them, so that one product of small matrices takes the place of four
/// steps (block form of the state space; Parhi, *VLSI Digital Signal Processing Systems*, 1999, chapter 10).
struct KWeighting {
  /// What each of the four values of the state adds to the outputs, and to the next state.
  private let ofState: [(outputs: SIMD4<Float>, state: SIMD4<Float>)]
  /// What each of the four inputs adds to the outputs, and to the next state.
  private let ofInput: [(outputs: SIMD4<Float>, state: SIMD4<Float>)]

  /// The filters at the rate of a sound.
  init(rate: Int) {
    let (shelf, highPass) = (Biquad.shelf(rate: rate), Biquad.highPass(rate: rate))
    func answer(state: SIMD4<Double>, input: SIMD4<Double>) -> (SIMD4<Float>, SIMD4<Float>) {
      var (shelf, highPass) = (shelf, highPass)
      (shelf.first, shelf.second, highPass.first, highPass.second) =
        (state[0], state[1], state[2], state[3])
      var outputs = SIMD4<Double>.zero
      for index in 0..<4 { outputs[index] = highPass.next(shelf.next(input[index])) }
      let after = SIMD4(shelf.first, shelf.second, highPass.first, highPass.second)
      return (SIMD4<Float>(outputs), SIMD4<Float>(after))
    }
    let units = (0..<4).map { index in
      var unit = SIMD4<Double>.zero
      unit[index] = 1
      return unit
    }
    ofState = units.map { answer(state: $0, input: .zero) }
    ofInput = units.map { answer(state: .zero, input: $0) }
  }

  /// The weighted samples, full scale being 1.
  func applied(to samples: UnsafeBufferPointer<Int16>) -> [Float] {
    let blocks = (samples.count + 3) / 4
    let (s0, s1, s2, s3) = (ofState[0], ofState[1], ofState[2], ofState[3])
    let (x0, x1, x2, x3) = (ofInput[0], ofInput[1], ofInput[2], ofInput[3])
    var state = SIMD4<Float>.zero
    var result = [Float](unsafeUninitializedCapacity: blocks * 4) { buffer, count in
      for index in samples.indices { buffer[index] = Float(samples[index]) * (1 / 32_768) }
      for index in samples.count..<(blocks * 4) { buffer[index] = 0 }
      for place in stride(from: 0, to: blocks * 4, by: 4) {
        let (a, b, c, d) = (
          buffer[place], buffer[place + 1], buffer[place + 2], buffer[place + 3]
        )
        var outputs = x0.outputs * a
        outputs += x1.outputs * b
        var other = x2.outputs * c
        other += x3.outputs * d
        outputs += other
        other = s0.outputs * state[0]
        other += s1.outputs * state[1]
        outputs += other
        other = s2.outputs * state[2]
        other += s3.outputs * state[3]
        outputs += other
        var fed = x0.state * a
        fed += x1.state * b
        other = x2.state * c
        other += x3.state * d
        fed += other
        var kept = s0.state * state[0]
        kept += s1.state * state[1]
        other = s2.state * state[2]
        other += s3.state * state[3]
        kept += other
        state = kept + fed
        buffer[place] = outputs[0]
        buffer[place + 1] = outputs[1]
        buffer[place + 2] = outputs[2]
        buffer[place + 3] = outputs[3]
      }
      count = blocks * 4
    }
    result.removeLast(blocks * 4 - samples.count)
    return result
  }

  /// A filter of second order, at the rate of the sound.
  private struct Biquad {
    private let b: (Double, Double, Double)
    private let a: (Double, Double)
    var first = 0.0
    var second = 0.0

    /// The head's effect on high tones: BS.1770-4, table 1.
    static func shelf(rate: Int) -> Biquad {
      Biquad(
        b: (1.53512485958697, -2.69169618940638, 1.19839281085285),
        a: (-1.69065929318241, 0.73248077421585), rate: rate)
    }

    /// What the ear makes of low tones: BS.1770-4, table 2.
    static func highPass(rate: Int) -> Biquad {
      Biquad(b: (1, -2, 1), a: (-1.99004745483398, 0.99007225036621), rate: rate)
    }

    /// A filter that the standard gives for 48 kHz.
    ///
    /// It is taken back through the bilinear transform to the analogue filter, and from there to the rate, so that
    /// its corner frequency stays where it is.
    private init(b: (Double, Double, Double), a: (Double, Double), rate: Int) {
      let corner = ((1 + a.0 + a.1) / (1 - a.0 + a.1)).squareRoot()
      let scale = corner / tan(atan(corner) * 48_000 / Double(rate))
      func resampled(_ x: Double, _ y: Double, _ z: Double) -> (Double, Double, Double) {
        let square = (x - y + z) * scale * scale
        let linear = 2 * (x - z) * scale
        let constant = x + y + z
        return (square + linear + constant, 2 * (constant - square), square - linear + constant)
      }
      let numerator = resampled(b.0, b.1, b.2)
      let denominator = resampled(1, a.0, a.1)
      self.b = (
        numerator.0 / denominator.0, numerator.1 / denominator.0, numerator.2 / denominator.0
      )
      self.a = (denominator.1 / denominator.0, denominator.2 / denominator.0)
    }

    @inline(__always)
    mutating func next(_ input: Double) -> Double {
      let output = b.0 * input + first
      // What waits for the output comes last: the next sample waits for it.
      first = b.1 * input + second - a.0 * output
      second = b.2 * input - a.1 * output
      return output
    }
  }
}
