import Foundation

/// The sound at the end of a countdown: three soft bells, rising, that startle nobody.
public enum AlarmSound {
  /// Notes as frequencies in hertz (E, G, C) and when each is struck.
  private static let notes: [(frequency: Double, start: Double)] = [
    (659.26, 0), (783.99, 0.35), (1_046.5, 0.7),
  ]
  private static let duration = 2.4

  /// The bells.
  public static func chime(sampleRate: Int = 22_050) -> Sound {
    let count = Int(duration * Double(sampleRate))
    let samples = (0..<count).map { index in
      let time = Double(index) / Double(sampleRate)
      let level = notes.reduce(0) { $0 + bell($1.frequency, at: time - $1.start) }
      // Faded out, so that the end does not click.
      return Int16(level * min(1, (duration - time) / 0.1) * 0.25 * Double(Int16.max))
    }
    return Sound(samples: samples, sampleRate: sampleRate)
  }

  /// A bell struck at 0: a tone and a softer one an octave above, swelling fast and dying away.
  private static func bell(_ frequency: Double, at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let phase = 2 * Double.pi * frequency * time
    return min(1, time / 0.015) * exp(-3 * time) * (sin(phase) + 0.3 * sin(2 * phase))
  }
}
