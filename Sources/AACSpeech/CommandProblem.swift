import AACCore

/// Why another program did not speak.
public enum CommandProblem: Hashable, Sendable {
  /// It is not there or may not be run.
  case cannotStart(program: String)
  /// It did not end in time, and was ended with all that it had started.
  case tooSlow(seconds: Int)
  /// It ended with an error; the last line that it wrote, if any.
  case failed(status: Int32, line: String)
  /// It ended well and left no sound that can be read.
  case noSound

  /// The line, lower-case, without a full stop.
  func reason(name: String) -> Text {
    switch self {
    case .cannotStart(let program): .speechCommandCannotStart(name: name, program: program)
    case .tooSlow(let seconds): .speechCommandTooSlow(name: name, seconds: "\(seconds)")
    case .failed(let status, let line):
      line.isEmpty
        ? .speechCommandFailedSilently(name: name, status: "\(status)")
        : .speechCommandFailed(name: name, status: "\(status)", line: line)
    case .noSound: .speechCommandNoSound(name: name)
    }
  }
}
