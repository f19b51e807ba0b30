import Foundation

/// The helper program, running.
struct Writer {
  private let process = Process()
  private let output = Pipe()

  static var executable: URL {
    Bundle.module.bundleURL.deletingLastPathComponent().appending(path: "aac-store-writer")
  }

  init(_ arguments: String...) throws {
    process.executableURL = Self.executable
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
  }

  init(shell script: String) throws {
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments = ["-r", "-m", "/bin/sh", "-c", script]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Everything that it prints until it ends.
  func lines() throws -> [String] {
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Ends it without warning when it has printed so many lines and a little longer; every line it
  /// had printed by then.
  func kill(afterLines count: Int, spinning rounds: Int) throws -> [String] {
    let reading = output.fileHandleForReading
    var data = Data()
    while data.count(where: { $0 == 10 }) < count {
      let more = reading.availableData
      if more.isEmpty { break }
      data += more
    }
    // A pause of random length without a clock, so that the kill falls anywhere in a write.
    var value = UInt64(rounds)
    for _ in 0..<rounds { value = value &* 6_364_136_223_846_793_005 &+ 1 }
    precondition(value != 1 || rounds == 0)
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    data += try reading.readToEnd() ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
