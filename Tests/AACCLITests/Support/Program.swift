import Foundation

/// The built program and the surroundings that a test gives it: nothing of the user's, no sound device.
struct Program {
  let folder: TemporaryFolder
  var variables: [String: String]

  /// Surroundings in a locale such as `es_ES.UTF-8`.
  init(language: String) throws {
    folder = try TemporaryFolder()
    variables = [
      "AAC_DATABASE": try Vocabularies.copyDatabase(to: folder), "AAC_DATA": Vocabularies.data.path,
      "AAC_AUDIO_DEVICE": "no-such-device", "HOME": folder.path, "XDG_DATA_HOME": folder.path,
      "XDG_RUNTIME_DIR": folder.path, "XDG_CACHE_HOME": folder.path,
      "LANG": language, "TERM": "xterm-256color", "PATH": "/usr/bin:/bin",
    ]
  }

  /// Where the build put it: in the folder of the test bundle, or above it.
  static let url: URL? = {
    let arguments = ProcessInfo.processInfo.arguments
    let bundle = arguments.first { $0.hasSuffix(".xctest") } ?? arguments.first ?? ""
    var folder = URL(filePath: bundle).resolvingSymlinksInPath().deletingLastPathComponent()
    while folder.path != "/" {
      let program = folder.appending(path: "aac-cli")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  /// A process that has not been started.
  func process(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = try Self.url ?? { throw CocoaError(.fileNoSuchFile) }()
    process.arguments = arguments
    process.environment = variables
    return process
  }

  /// Runs with lines on standard input and returns what it wrote.
  func run(_ arguments: [String], input: String = "") throws -> (
    output: String, notes: String, status: Int32
  ) {
    let process = try process(arguments)
    let (stdin, stdout, stderr) = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (stdin, stdout, stderr)
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try stdin.fileHandleForWriting.close()
    let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
    let notes = try stderr.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      String(decoding: output, as: UTF8.self), String(decoding: notes, as: UTF8.self),
      process.terminationStatus
    )
  }
}
