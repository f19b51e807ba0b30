import Foundation

/// Raises the pitch of a stretch of voice by laying its periods closer together.
struct PitchShift {
  private let track: [PitchTrack.Point]
  private let factors: [(sample: Int, factor: Double)]

  /// A likeness of two neighbouring periods from which on a voice goes on.
  private static let goesOn = 0.5
  /// By so much the likeness of a place is at most higher than that of the places beside it.
  private static let between = 0.15
  /// A likeness that only voice has.
  private static let isVoice = 0.7

  /// A shift of a stretch whose pitch is known, by a factor at each of its places.
  init(track: [PitchTrack.Point], factors: [(sample: Int, factor: Double)]) {
    self.track = track
    self.factors = factors
  }

  /// Changes the stretch in a sound, and what follows it up to a sample; only where it is voiced.
  func apply(to sound: inout Sound, until limit: Int) {
    guard let first = track.first else { return }
    let rate = Double(sound.sampleRate)
    let original = sound.samples
    let start = max(0, first.sample - Int(rate / first.frequency))
    let whole = start..<max(start, min(limit, original.count))
    let longest = Int(rate / PitchTrack.lowest)
    let near = max(0, start - longest)..<min(original.count, whole.upperBound + longest)
    let likeness = Correlation(original[near].map { Float($0) }, from: near.lowerBound)
    var open = [whole]
    while let range = open.popLast() {
      guard let anchor = anchor(of: original, in: likeness, within: range, rate: rate) else {
        continue
      }
      // Consonants break the voice: every stretch between them is a chain of its own.
      let marks =
        chain(in: likeness, from: anchor, towards: -1, within: range, rate: rate).reversed()
        + [anchor] + chain(in: likeness, from: anchor, towards: 1, within: range, rate: rate)
      if marks.count > 2 { lay(original, marks, into: &sound, within: range) }
      let reach = Int(rate / frequency(at: anchor))
      open.append(range.lowerBound..<max(range.lowerBound, (marks.first ?? anchor) - reach))
      open.append(min(range.upperBound, (marks.last ?? anchor) + reach)..<range.upperBound)
    }
  }

  // MARK: - Marks

  /// The peak of a period that is most like its neighbour; nil when nothing is voiced.
  private func anchor(
    of samples: [Int16], in sound: borrowing Correlation, within range: Range<Int>, rate: Double
  ) -> Int? {
    var best = (place: 0, likeness: Self.isVoice)
    // Places lie nearer to each other than periods: every other one will do.
    for index in stride(from: 0, to: track.count, by: 2) where range.contains(track[index].sample) {
      let point = track[index]
      let half = Int(rate / point.frequency / 2)
      let period =
        max(range.lowerBound, point.sample - half)..<min(range.upperBound, point.sample + half)
      guard let peak = period.max(by: { samples[$0] < samples[$1] }) else { continue }
      for direction in [1, -1] {
        let next = neighbour(of: peak, in: sound, towards: direction, within: range, rate: rate)
        if let next, next.likeness > best.likeness { best = (peak, next.likeness) }
      }
    }
    return best.likeness > Self.isVoice ? best.place : nil
  }

  /// The marks behind a mark, or before it: always the same place of a period.
  ///
  /// The highest sample of each period would not do: where two are about as high they take turns, and a sound whose
  /// periods are laid unevenly is heard an octave too low.
  private func chain(
    in sound: borrowing Correlation, from origin: Int, towards direction: Int,
    within range: Range<Int>,
    rate: Double
  ) -> [Int] {
    var marks: [Int] = []
    while let next = neighbour(
      of: marks.last ?? origin, in: sound, towards: direction, within: range, rate: rate),
      next.likeness > Self.goesOn
    {
      marks.append(next.place)
    }
    return marks
  }

  /// The place about a period away where the sound is most like what it is at a mark.
  private func neighbour(
    of mark: Int, in sound: borrowing Correlation, towards direction: Int, within range: Range<Int>,
    rate: Double
  ) -> (place: Int, likeness: Double)? {
    let length = rate / frequency(at: mark)
    let distances = Int(length * 0.85)...(Int(length * 1.15) + 1)
    func likeness(at distance: Int) -> Double? {
      let place = mark + direction * distance
      guard range.contains(place) else { return nil }
      return Self.likeness(sound, mark, place, reach: Int(length / 2))
    }
    // Likeness rises and falls over several samples: it is enough to look at every other one, and beside the best of these.
    let rough = stride(from: distances.lowerBound, through: distances.upperBound, by: 2)
      .compactMap { distance in likeness(at: distance).map { (distance: distance, likeness: $0) } }
    guard let highest = rough.map(\.likeness).max() else { return nil }
    var best = (distance: 0, likeness: -1.0)
    for (index, one) in rough.enumerated() {
      if one.likeness > best.likeness { best = one }
      guard one.likeness > highest - Self.between else { continue }
      // Between two neighbours, one of them is looked beside for both.
      let isFirst = index == 0 || rough[index - 1].likeness <= highest - Self.between
      for distance in isFirst ? [one.distance - 1, one.distance + 1] : [one.distance + 1]
      where distances.contains(distance) {
        guard let likeness = likeness(at: distance) else { continue }
        if likeness > best.likeness || (likeness == best.likeness && distance < best.distance) {
          best = (distance, likeness)
        }
      }
    }
    return best.likeness > -1 ? (mark + direction * best.distance, best.likeness) : nil
  }

  /// How alike the sound is around two places: the correlation, 1 at most.
  private static func likeness(
    _ sound: borrowing Correlation, _ first: Int, _ second: Int, reach: Int
  ) -> Double {
    let from = max(-reach, sound.range.lowerBound - min(first, second))
    let to = min(reach, sound.range.upperBound - 1 - max(first, second))
    guard from < to else { return -1 }
    return sound.likeness(first + from, second + from, length: to - from + 1)
  }

  // MARK: - Periods

  /// Lays the periods of a chain of marks, and fades from the sound before it and to that behind it.
  private func lay(
    _ samples: [Int16], _ marks: [Int], into sound: inout Sound, within limits: Range<Int>
  ) {
    guard let begin = marks.first, let end = marks.last else { return }
    let rate = Double(sound.sampleRate)
    let period = max(1, Int(rate / frequency(at: end)))
    let range =
      max(limits.lowerBound, begin - period)..<min(limits.upperBound, end + period)
    var sums = [Double](repeating: 0, count: range.count)
    var weights = sums
    var windows: [Int: [Double]] = [:]
    var center = Double(begin)
    while center <= Double(end) {
      let nearest = marks.min { abs(Double($0) - center) < abs(Double($1) - center) } ?? begin
      let length = rate / frequency(at: nearest)
      let origin = Int(center.rounded()) - range.lowerBound
      let window = windows[Int(length)] ?? Self.window(reach: Int(length))
      windows[Int(length)] = window
      Self.add(samples, around: nearest, window: window, at: origin, &sums, &weights)
      center += length / factor(at: nearest)
    }
    for index in sums.indices where weights[index] > 0.05 {
      let place = range.lowerBound + index
      let share = min(1, Double(min(index, sums.count - 1 - index)) / Double(period))
      let new = sums[index] / max(weights[index], 0.5)
      sound.samples[place] = Int16(clamped: share * new + (1 - share) * Double(samples[place]))
    }
  }

  /// Weights that fade two periods in and out.
  private static func window(reach: Int) -> [Double] {
    // The cosine of each step follows from the two before it: cos (n + 1)x = 2 cos x · cos nx − cos (n − 1)x.
    let step = cos(Double.pi / Double(reach + 1))
    var (before, now) = (step, 1.0)
    var falling: [Double] = []
    for _ in 0...reach {
      falling.append(0.5 + 0.5 * now)
      (before, now) = (now, 2 * step * now - before)
    }
    return falling.dropFirst().reversed() + falling
  }

  /// Adds the two periods around a mark, faded in and out, around another place.
  private static func add(
    _ samples: [Int16], around mark: Int, window: [Double], at place: Int, _ sums: inout [Double],
    _ weights: inout [Double]
  ) {
    let reach = window.count / 2
    let first = max(0, reach - place, reach - mark)
    let end = min(window.count, sums.count - place + reach, samples.count - mark + reach)
    guard first < end else { return }
    samples.withUnsafeBufferPointer { samples in
      window.withUnsafeBufferPointer { window in
        sums.withUnsafeMutableBufferPointer { sums in
          for offset in first..<end {
            sums[place &- reach &+ offset] +=
              window[offset] * Double(samples[mark &- reach &+ offset])
          }
        }
        weights.withUnsafeMutableBufferPointer { weights in
          for offset in first..<end { weights[place &- reach &+ offset] += window[offset] }
        }
      }
    }
  }

  private func frequency(at sample: Int) -> Double {
    let near = track.min { abs($0.sample - sample) < abs($1.sample - sample) }
    return near?.frequency ?? 100
  }

  private func factor(at sample: Int) -> Double {
    let near = factors.min { abs($0.sample - sample) < abs($1.sample - sample) }
    return near?.factor ?? 1
  }
}
