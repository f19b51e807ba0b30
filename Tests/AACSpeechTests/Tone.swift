import AACSpeech
import Foundation

/// Sounds whose loudness and pitch are known.
enum Tone {
  /// A sine; an amplitude of 1 is full scale.
  static func sine(
    _ frequency: Double, amplitude: Double = 0.5, seconds: Double = 2, rate: Int = 48_000
  ) -> Sound {
    let samples = (0..<Int(seconds * Double(rate))).map { index in
      let angle = 2 * Double.pi * frequency * Double(index) / Double(rate)
      return Int16(amplitude * 32_767 * sin(angle))
    }
    return Sound(samples: samples, sampleRate: rate)
  }

  /// Nothing.
  static func silence(seconds: Double, rate: Int = 48_000) -> Sound {
    Sound(samples: Array(repeating: 0, count: Int(seconds * Double(rate))), sampleRate: rate)
  }
}

extension Sound {
  /// One sound after another.
  static func + (first: Sound, second: Sound) -> Sound {
    Sound(samples: first.samples + second.samples, sampleRate: first.sampleRate)
  }
}
