import AACCore
import Foundation

/// Why the system refuses a file, as a person reads it; its own words are only in English.
enum SystemReason {
  /// The reason for a number that the system gives.
  static func text(_ code: Int32) -> Text {
    switch code {
    case EACCES, EPERM: .reasonPermission
    case EROFS: .reasonReadOnlyDisk
    case ENOSPC, EDQUOT: .reasonNoSpace
    case ENOENT: .reasonMissing
    case ENOTDIR: .reasonNotFolder
    case EISDIR: .reasonIsFolder
    case ELOOP: .reasonLinks
    case ENAMETOOLONG: .reasonNameTooLong
    case EIO: .reasonDisk
    default: Text(String(cString: strerror(code)))
    }
  }

  /// Why a file cannot be opened, as far as the system says; else what SQLite says.
  static func text(ofOpening path: String, or message: String) -> Text {
    let descriptor = open(path, O_RDWR | O_CLOEXEC)
    if descriptor >= 0 {
      _ = close(descriptor)
      return Text(message)
    }
    return text(errno)
  }
}

extension Text {
  /// Words that someone else made, the same in every language.
  init(_ foreign: String) { self.init(es: foreign, en: foreign, pt: foreign) }
}
