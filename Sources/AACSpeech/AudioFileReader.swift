import CSndfile
import Foundation

/// Reads sound files of any kind that libsndfile knows, mixed to one channel.
enum AudioFileReader {
  /// Most frames that are read in one go.
  private static let block = 65_536

  /// Reads an open file, which is left open.
  ///
  /// - Throws: `RecordingError.unreadable` or `.tooLong`.
  static func read(_ descriptor: Int32, longest: Double) throws -> Sound {
    guard let sndfile = aac_sndfile_load()?.pointee else { throw RecordingError.unreadable }
    var info = SF_INFO()
    guard let file = sndfile.sf_open_fd(descriptor, Int32(SFM_READ), &info, Int32(SF_FALSE)) else {
      throw RecordingError.unreadable
    }
    defer { _ = sndfile.sf_close(file) }
    let channels = Int(info.channels)
    let rate = Int(info.samplerate)
    guard (1...64).contains(channels), (1_000...768_000).contains(rate) else {
      throw RecordingError.unreadable
    }
    let limit = Int(longest * Double(rate))
    var samples: [Int16] = []
    var buffer = [Float](repeating: 0, count: block * channels)
    while true {
      let count = Int(sndfile.sf_readf_float(file, &buffer, sf_count_t(block)))
      guard count > 0 else { break }
      for frame in 0..<count {
        var sum: Float = 0
        for channel in 0..<channels { sum += buffer[frame * channels + channel] }
        samples.append(Int16(clamped: Double(sum) / Double(channels) * 32_767))
      }
      guard samples.count <= limit else {
        throw RecordingError.tooLong(seconds: max(Int(info.frames), samples.count) / rate)
      }
    }
    guard !samples.isEmpty else { throw RecordingError.unreadable }
    return Sound(samples: samples, sampleRate: rate)
  }
}
