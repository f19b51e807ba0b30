public import AACCore

/// Why an archive is not unpacked, or cannot be made.
public enum ArchiveError: UserFacingError, Equatable {
  /// libzip is not installed.
  case noLibrary
  /// The bytes are no zip file, or the list of its files is broken.
  case notAnArchive
  /// A file in it is cut short or fails its checksum.
  case damaged(file: String)
  /// A file is packed in a way that libzip does not know.
  case unsupported(file: String)
  /// A file is encrypted.
  case encrypted(file: String)
  /// A name leads out of the archive, or is none.
  case unsafePath(file: String)
  /// A name is not UTF-8.
  case notUTF8
  /// A link or a device instead of a file.
  case notAFile(file: String)
  /// Two files have one name.
  case repeated(file: String)
  /// There are too many files.
  case tooManyFiles(limit: Int)
  /// A file, or all of them, are too large.
  case tooLarge(file: String?, limit: Int)
  /// It unpacks to many times its size, as nothing honest does.
  case bomb
  /// It cannot be made.
  case cannotPack

  /// The line, lower-case, without a full stop.
  public var text: Text {
    switch self {
    case .noLibrary: .archiveNoLibrary
    case .notAnArchive: .archiveNotAnArchive
    case .damaged(let file): .archiveDamaged(file: Self.line(file))
    case .unsupported(let file): .archiveUnsupported(file: Self.line(file))
    case .encrypted(let file): .archiveEncrypted(file: Self.line(file))
    case .unsafePath(let file): .archiveUnsafePath(file: Self.line(file))
    case .notUTF8: .archiveNotUTF8
    case .notAFile(let file): .archiveNotAFile(file: Self.line(file))
    case .repeated(let file): .archiveRepeated(file: Self.line(file))
    case .tooManyFiles(let limit): .archiveTooManyFiles(limit: "\(limit)")
    case .tooLarge(let file?, let limit):
      .archiveFileTooLarge(file: Self.line(file), limit: "\(limit >> 20)")
    case .tooLarge(nil, let limit): .archiveTooLarge(limit: "\(limit >> 20)")
    case .bomb: .archiveBomb
    case .cannotPack: .archiveCannotPack
    }
  }

  /// A name in one line that a terminal can show.
  private static func line(_ name: String) -> String {
    let scalars = name.unicodeScalars.prefix(80).map { scalar in
      scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? "?" : scalar
    }
    return String(String.UnicodeScalarView(scalars))
  }
}
