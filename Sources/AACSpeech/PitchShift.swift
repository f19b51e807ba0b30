import Foundation

/// Raises the pitch of a stretch of voice by laying its periods closer together.
struct PitchShift {
  private let track: [PitchTrack.Point]
  private let factors: [(sample: Int, factor: Double)]

  /// A shift of a stretch whose pitch is known, by a factor at each of its places.
  init(track: [PitchTrack.Point], factors: [(sample: Int, factor: Double)]) {
    self.track = track
    self.factors = factors
  }

  /// Changes the stretch in a sound, up to a sample.
  func apply(to sound: inout Sound, until limit: Int) {
    guard let first = track.first, let last = track.last else { return }
    let rate = Double(sound.sampleRate)
    let period = rate / last.frequency
    let end = min(limit, sound.samples.count, last.sample + Int(1.5 * period))
    let marks = marks(in: sound, from: first.sample, to: end, rate: rate)
    guard marks.count > 2 else { return }
    var sums = [Double](repeating: 0, count: end - first.sample)
    var weights = sums
    var center = Double(marks[0])
    while center < Double(end) {
      let nearest = marks.min { abs(Double($0) - center) < abs(Double($1) - center) } ?? marks[0]
      let length = rate / frequency(at: nearest)
      lay(sound, nearest, at: center, length: length, from: first.sample, &sums, &weights)
      center += length / factor(at: nearest)
    }
    let fade = max(1, Int(period))
    for index in sums.indices where weights[index] > 0.05 {
      let place = first.sample + index
      let distance = min(index, sums.count - 1 - index)
      let share = min(1, Double(distance) / Double(fade))
      let new = sums[index] / max(weights[index], 0.5)
      sound.samples[place] = Int16(
        clamped: share * new + (1 - share) * Double(sound.samples[place]))
    }
  }

  /// A place in every period, always the same one.
  private func marks(in sound: Sound, from start: Int, to end: Int, rate: Double) -> [Int] {
    var marks: [Int] = []
    let opening = Int(rate / frequency(at: start))
    guard start + opening < end else { return [] }
    var mark = start
    for place in start..<(start + opening) where sound.samples[place] > sound.samples[mark] {
      mark = place
    }
    while mark < end {
      marks.append(mark)
      let length = rate / frequency(at: mark)
      let low = mark + Int(length * 0.85)
      let high = min(end, sound.samples.count - 1, mark + Int(length * 1.15) + 1)
      guard low < high else { break }
      mark = (low...high).max { sound.samples[$0] < sound.samples[$1] } ?? low
    }
    return marks
  }

  /// Adds the two periods around a mark, faded in and out, around another place.
  private func lay(
    _ sound: Sound, _ mark: Int, at center: Double, length: Double, from origin: Int,
    _ sums: inout [Double], _ weights: inout [Double]
  ) {
    let reach = Int(length)
    let middle = Int(center.rounded())
    for offset in -reach...reach {
      let source = mark + offset
      let target = middle + offset - origin
      guard sums.indices.contains(target), sound.samples.indices.contains(source) else { continue }
      let weight = 0.5 + 0.5 * cos(Double.pi * Double(offset) / Double(reach + 1))
      sums[target] += weight * Double(sound.samples[source])
      weights[target] += weight
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
