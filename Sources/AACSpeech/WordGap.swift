/// How long a pause between words is in the unit of espeak-ng, which depends on the speed.
enum WordGap {
  /// Milliseconds that one unit lasts at a speed, measured on the sound of espeak-ng 1.51 with gaps of 50 units.
  private static let measured: [(speed: Int, milliseconds: Double)] = [
    (80, 39.5), (100, 31.6), (120, 24.5), (150, 17.2), (175, 13.5), (200, 10.4), (250, 6.4),
    (300, 3.7), (350, 1.8), (400, 1.3), (450, 2.2),
  ]

  /// The units that make a pause of some milliseconds at a speed.
  static func units(for pause: Int, at speed: Int) -> Int {
    guard pause > 0, let first = measured.first, let last = measured.last else { return 0 }
    let speed = min(max(speed, first.speed), last.speed)
    let next = measured.firstIndex { $0.speed >= speed } ?? measured.count - 1
    let (low, high) = (measured[max(0, next - 1)], measured[next])
    let share =
      high.speed == low.speed ? 0 : Double(speed - low.speed) / Double(high.speed - low.speed)
    let unit = low.milliseconds + share * (high.milliseconds - low.milliseconds)
    return Int((Double(pause) / unit).rounded())
  }
}
