import AACCore

/// What is wrong with a file that boards are read from or written to.
enum BoardFileError: UserFacingError, Equatable {
  /// It is larger than any that is read.
  case tooLarge(path: String, megabytes: Int)
  /// It is there already.
  case exists(path: String)
  /// Its name does not say of what kind it is to be.
  case unknownEnding(path: String)
  /// Its name does not say of what kind it is to be printed.
  case unknownPrintEnding(path: String)
  /// A check found errors; each has been reported on its own.
  case invalid(path: String, count: Int)
  /// The board has no such button.
  case noButton(name: String, board: String)

  var text: Text {
    switch self {
    case .tooLarge(let path, let megabytes):
      .boardFileTooLarge(path: path, limit: "\(megabytes)")
    case .exists(let path): .boardFileExists(path: path)
    case .unknownEnding(let path): .boardOutEnding(path: path)
    case .unknownPrintEnding(let path): .printEnding(path: path)
    case .invalid(let path, let count): .boardInvalid(file: path, count: count)
    case .noButton(let name, let board): .boardNoButton(name: name, board: board)
    }
  }

  /// The exit code.
  var status: ExitStatus {
    switch self {
    case .tooLarge, .invalid, .noButton: .badInput
    case .exists: .cannotCreate
    case .unknownEnding, .unknownPrintEnding: .wrongUsage
    }
  }
}
