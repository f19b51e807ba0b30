import Foundation

/// A program that reads printed files, run in a folder of its own.
struct Tool {
  private struct Failed: Error {
    var tool: String
    var message: String
  }

  /// What a program of poppler or librsvg prints about a file of these bytes.
  static func output(_ name: String, _ options: [String], of data: Data) throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "aac-print-\(UUID().uuidString)")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + options.map { $0 == "FILE" ? file.path : $0 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(tool: name, message: "\(process.terminationStatus)")
    }
    return printed
  }

  static func text(_ name: String, _ options: [String], of data: Data) throws -> String {
    String(decoding: try output(name, options, of: data), as: UTF8.self)
  }
}
