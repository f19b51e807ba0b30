import Foundation

/// The two filters of ITU-R BS.1770, one behind the other, four samples at once.
///
/// Each sample of a recursive filter waits for the one before it. What four outputs and the state behind them are made of
/// is linear in four inputs and the state before them, so that one product of small matrices takes the place of four
/// steps (block form of the state space; Parhi, *VLSI Digital Signal Processing Systems*, 1999, chapter 10).
struct KWeighting {
  /// Four columns of four.
  private struct Matrix {
    let columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

    /// The sums of the columns, each times its number.
    @inline(__always)
    func times(_ numbers: SIMD4<Float>) -> SIMD4<Float> {
      let near = columns.0 * numbers[0] + columns.1 * numbers[1]
      let far = columns.2 * numbers[2] + columns.3 * numbers[3]
      return near + far
    }
  }

  /// What the state, and what the inputs, add to the outputs.
  private let outputs: (ofState: Matrix, ofInput: Matrix)
  /// What the state, and what the inputs, add to the next state.
  private let next: (ofState: Matrix, ofInput: Matrix)

  /// The filters at the rate of a sound.
  init(rate: Int) {
    let (shelf, highPass) = (Biquad.shelf(rate: rate), Biquad.highPass(rate: rate))
    // A column is what a one in its place, and nothing else, makes of the four steps.
    func answer(
      _ place: Int, isState: Bool
    ) -> (outputs: SIMD4<Float>, state: SIMD4<Float>) {
      var one = SIMD4<Double>.zero
      one[place] = 1
      let (state, input) = isState ? (one, .zero) : (.zero, one)
      var (shelf, highPass) = (shelf, highPass)
      (shelf.first, shelf.second) = (state[0], state[1])
      (highPass.first, highPass.second) = (state[2], state[3])
      var outputs = SIMD4<Double>.zero
      for index in 0..<4 { outputs[index] = highPass.next(shelf.next(input[index])) }
      let after = SIMD4(shelf.first, shelf.second, highPass.first, highPass.second)
      // Of the samples, full scale is to be 1.
      let scale = isState ? 1 : 1.0 / 32_768
      return (SIMD4<Float>(outputs * scale), SIMD4<Float>(after * scale))
    }
    func matrices(isState: Bool) -> (outputs: Matrix, state: Matrix) {
      let (first, second) = (answer(0, isState: isState), answer(1, isState: isState))
      let (third, fourth) = (answer(2, isState: isState), answer(3, isState: isState))
      return (
        Matrix(columns: (first.outputs, second.outputs, third.outputs, fourth.outputs)),
        Matrix(columns: (first.state, second.state, third.state, fourth.state))
      )
    }
    let (ofState, ofInput) = (matrices(isState: true), matrices(isState: false))
    outputs = (ofState.outputs, ofInput.outputs)
    next = (ofState.state, ofInput.state)
  }

  /// The sums of the squares of the weighted samples, full scale being 1, of one step after another; the last may be shorter.
  ///
  /// Nothing is kept of the samples themselves: a buffer of them would take longer to fill than to sum up. Every four
  /// wait for the state that those before them leave; so a long sound is gone through in two halves by turns, which do not
  /// wait for each other.
  func powers(of samples: UnsafeBufferPointer<Int16>, step: Int) -> [Double] {
    let steps = (samples.count + step - 1) / step
    var (first, place) = (Pass(step: step), 0)
    guard steps >= 8 else {
      finish(&first, samples, 0..<samples.count)
      return first.powers
    }
    let middle = (steps + 1) / 2 * step
    var second = Pass(step: step)
    second.state = settled(samples, before: middle, step: step)
    while middle + place + 4 <= samples.count {
      take(Self.four(samples, at: place), &first)
      take(Self.four(samples, at: middle + place), &second)
      place += 4
    }
    finish(&first, samples, place..<middle)
    finish(&second, samples, (middle + place)..<samples.count)
    return first.powers + second.powers
  }

  /// What the filters hold at a place.
  ///
  /// Of what lies 100 ms behind nothing is left in them: the slower one forgets all but a thousand millionth.
  private func settled(
    _ samples: UnsafeBufferPointer<Int16>, before end: Int, step: Int
  ) -> SIMD4<Float> {
    var pass = Pass(step: step)
    for place in stride(from: end - step / 4 * 4, to: end, by: 4) {
      let input = Self.four(samples, at: place)
      pass.state = next.ofState.times(pass.state) + next.ofInput.times(input)
    }
    return pass.state
  }

  /// The state of the filters, and the squares summed up so far.
  private struct Pass {
    var state = SIMD4<Float>.zero
    private(set) var powers: [Double] = []
    private var sums = SIMD4<Float>.zero
    /// Samples that the step still has room for.
    private var room: Int
    private let step: Int

    init(step: Int) { (room, self.step) = (step, step) }

    /// Adds the squares of some weighted samples: of all four, if the step has room for them.
    @inline(__always)
    mutating func add(_ weighted: SIMD4<Float>, count: Int = 4) {
      let squares = weighted * weighted
      if count == 4, room >= 4 {
        sums += squares
        room -= 4
      } else {
        addSingly(squares, count: count)
      }
    }

    /// The step ends among the four, or the sound does.
    @inline(never)
    private mutating func addSingly(_ squares: SIMD4<Float>, count: Int) {
      for index in 0..<count {
        if room == 0 { close() }
        sums[index] += squares[index]
        room -= 1
      }
    }

    /// Ends a step.
    mutating func close() {
      powers.append(Double(sums.sum()))
      (sums, room) = (.zero, step)
    }
  }

  /// Filters four samples.
  @inline(__always)
  private func take(_ input: SIMD4<Float>, _ pass: inout Pass) {
    pass.add(outputs.ofState.times(pass.state) + outputs.ofInput.times(input))
    pass.state = next.ofState.times(pass.state) + next.ofInput.times(input)
  }

  /// Filters what is left of a stretch, and ends its last step.
  private func finish(
    _ pass: inout Pass, _ samples: UnsafeBufferPointer<Int16>, _ rest: Range<Int>
  ) {
    var place = rest.lowerBound
    while place + 4 <= rest.upperBound {
      take(Self.four(samples, at: place), &pass)
      place += 4
    }
    if place < rest.upperBound {
      let input = Self.four(samples, at: place)
      pass.add(
        outputs.ofState.times(pass.state) + outputs.ofInput.times(input),
        count: rest.upperBound - place)
    }
    if !samples.isEmpty { pass.close() }
  }

  /// Four samples; silence behind the last.
  @inline(__always)
  private static func four(
    _ samples: UnsafeBufferPointer<Int16>, at place: Int
  ) -> SIMD4<Float> {
    var values = SIMD4<Float>.zero
    if place + 4 <= samples.count {
      values = SIMD4(
        Float(samples[place]), Float(samples[place + 1]), Float(samples[place + 2]),
        Float(samples[place + 3]))
    } else {
      for index in 0..<(samples.count - place) { values[index] = Float(samples[place + index]) }
    }
    return values
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
