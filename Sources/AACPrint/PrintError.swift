public import AACCore

/// Why nothing can be printed.
public enum PrintError: UserFacingError, Equatable {
  /// cairo, pango, librsvg or gdk-pixbuf is not installed.
  case noLibrary
  /// The library gave up, for instance for want of memory.
  case failed(reason: String)
  /// The format holds one page, and there are more.
  case notSingle(count: Int)

  /// The line, lower-case, without a full stop.
  public var text: Text {
    switch self {
    case .noLibrary: .printNoLibrary
    case .failed(let reason): .printFailed(reason: reason)
    case .notSingle(let count): .printNotSingle(count: count)
    }
  }
}
