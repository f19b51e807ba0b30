import ArgumentParser

/// What the exit code tells a script.
enum ExitStatus: Int32, Sendable {
  case done = 0
  case failed = 1
  case wrongUsage = 64
  case badInput = 65
  case inputMissing = 66
  /// A needed part, such as a voice or a sound device, is not there.
  case unavailable = 69
  case cannotCreate = 73

  /// For ArgumentParser.
  var code: ExitCode { ExitCode(rawValue) }
}
