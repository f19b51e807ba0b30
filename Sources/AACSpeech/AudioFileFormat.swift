import CSndfile

/// A kind of audio file, named by the ending of the file's name.
public enum AudioFileFormat: String, CaseIterable, Hashable, Sendable {
  /// Uncompressed, 16 bits a sample.
  case wav

  /// The format that the ending of a path stands for; nil when it stands for none.
  public init?(path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }

  /// What libsndfile calls the format.
  var sndfileFormat: Int32 {
    switch self {
    case .wav: Int32(SF_FORMAT_WAV | SF_FORMAT_PCM_16)
    }
  }
}
