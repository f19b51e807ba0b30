import AACCore
import Foundation

/// What keeps an audio file from being written.
public enum AudioFileProblem: Hashable, Sendable {
  /// The folder does not exist.
  case noFolder
  /// What should be a folder on the way to the file is one itself.
  case notAFolder
  /// The folder is one of the system, in which no files can be made.
  case noPlaceForFiles
  /// The folder or the file may not be written.
  case noPermission
  /// There is no room left.
  case diskFull
  /// Something with that name exists that is not a regular file.
  case notAFile
  /// The ending of the name stands for no known format.
  case unknownFormat
  /// The ending of the name stands for no known form of timings.
  case unknownTimingsFormat
  /// Anything else, in the words of the system.
  case other(String)

  /// The problem that an error number of the system stands for.
  public init(errno code: Int32) {
    self =
      switch code {
      case ENOENT: .noFolder
      case ENOTDIR: .notAFolder
      case EACCES, EPERM, EROFS: .noPermission
      case ENOSPC, EDQUOT, EFBIG: .diskFull
      case EISDIR: .notAFile
      default: .other(String(cString: strerror(code)))
      }
  }

  func text(path: String) -> Text {
    switch self {
    case .noFolder: .audioFileNoFolder(path: path)
    case .notAFolder: .audioFileNotAFolder(path: path)
    case .noPlaceForFiles: .audioFileNoPlace(path: path)
    case .noPermission: .audioFileNoPermission(path: path)
    case .diskFull: .audioFileDiskFull(path: path)
    case .notAFile: .audioFileNotAFile(path: path)
    case .unknownFormat:
      .audioFileUnknownFormat(
        path: path,
        endings: AudioFileFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", "))
    case .unknownTimingsFormat:
      .audioFileUnknownFormat(path: path, endings: ".json, .vtt, .srt")
    case .other(let reason): .audioFileFailed(path: path, reason: reason)
    }
  }
}
