public import AACCore

/// Why a file cannot be a recording.
public enum RecordingError: UserFacingError, Equatable {
  /// It is no sound file of a kind that we read.
  case unreadable
  /// It is longer than anything that someone says in one go.
  case tooLong(seconds: Int)
  /// Nothing is heard in it.
  case silent

  /// The line, lower-case, without a full stop.
  public var text: Text {
    switch self {
    case .unreadable: .recordingUnreadable
    case .tooLong(let seconds):
      .recordingTooLong(seconds: "\(seconds)", limit: "\(Int(RecordedSound.longest))")
    case .silent: .recordingSilent
    }
  }
}
