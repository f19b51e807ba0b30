import CSndfile
import Foundation

/// A sound that someone recorded, as it is played: one channel, without silence around it, as loud as the voice.
public struct RecordedSound: Sendable {
  /// Longest recording, in seconds.
  public static let longest = 120.0
  /// Largest file, in bytes.
  public static let largest = 32 * 1_024 * 1_024

  /// As in the file, but for the channels, which are mixed.
  private let original: Sound

  /// The level of espeak-ng's speech, to which recordings are brought.
  private static let level = 3_400.0
  /// Seconds of silence that stay at either end.
  private static let margin = 0.03

  /// Length in seconds, without the silence around it.
  public var seconds: Double { original.trimmed(to: Self.margin).duration }

  /// Reads WAV, FLAC, Ogg Vorbis, Opus or MP3.
  ///
  /// - Throws: `RecordingError`.
  public static func read(_ bytes: [UInt8]) throws -> RecordedSound {
    guard bytes.count <= largest, let file = AnonymousFile(bytes) else {
      throw RecordingError.unreadable
    }
    let sound = try AudioFileReader.read(file.descriptor, longest: longest)
    guard !sound.heardRange.isEmpty else { throw RecordingError.silent }
    return RecordedSound(original: sound)
  }

  /// The sound as it is played at a volume of `SpeechSettings`.
  func sound(volume: Int) -> Sound {
    let heard = original.trimmed(to: Self.margin)
    let level = heard.speechLevel
    guard level > 0 else { return heard }
    let peak = Double(heard.samples.map { abs(Int($0)) }.max() ?? 1)
    // A peak must not be cut off; noise is not made into speech.
    let even = min(Self.level / level, 31_000 / peak, 8)
    return heard.amplified(by: min(even * Double(volume) / 100, 32_000 / peak))
  }
}
