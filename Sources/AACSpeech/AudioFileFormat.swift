import CSndfile

/// A kind of audio file, named by the ending of the file's name.
public enum AudioFileFormat: String, CaseIterable, Hashable, Sendable {
  /// Uncompressed, 16 bits a sample.
  case wav
  /// Compressed without loss.
  case flac
  /// Ogg Vorbis.
  case ogg
  /// Opus in Ogg.
  case opus
  /// MPEG layer III.
  case mp3

  /// Rates that can be asked for, in samples a second.
  public static let commonSampleRates = [
    8_000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000,
  ]

  /// The format that the ending of a path stands for; nil when it stands for none.
  public init?(path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }

  /// The common rates that a file of this format can have.
  public var sampleRates: [Int] {
    switch self {
    case .opus: [8_000, 12_000, 16_000, 24_000, 48_000]
    default: Self.commonSampleRates
    }
  }

  /// The rate that a sound of some rate is written at: its own if possible, else the next higher.
  func sampleRate(for rate: Int) -> Int {
    switch self {
    case .wav, .flac, .ogg: rate
    case .opus, .mp3: sampleRates.first { $0 >= rate } ?? 48_000
    }
  }

  /// How much smaller than need be libsndfile is to make it, from 0 to 1; nil: as it does by itself.
  ///
  /// Of Opus this is the bit rate: 0.8 are 56,000 bits a second for one channel. Below some 53,600 libopus takes speech for
  /// its voice layer (SILK, RFC 6716), whose search for the best prediction takes three to four times as long as the
  /// transform above it (CELT); such a file sounds no better and is a third smaller.
  var compressionLevel: Double? { self == .opus ? 0.8 : nil }

  /// What libsndfile calls the format.
  var sndfileFormat: Int32 {
    switch self {
    case .wav: Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_16)
    case .flac: Int32(SF_FORMAT_FLAC | SF_FORMAT_PCM_16)
    case .ogg: Int32(SF_FORMAT_OGG | SF_FORMAT_VORBIS)
    case .opus: Int32(SF_FORMAT_OGG | SF_FORMAT_OPUS)
    case .mp3: Int32(SF_FORMAT_MPEG | SF_FORMAT_MPEG_LAYER_III)
    }
  }
}
