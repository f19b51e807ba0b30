import Foundation

/// An empty folder for one test, gone when nothing holds it any more.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "aac-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)  // what is left behind in /tmp harms nobody
  }

  /// Path of a file in the folder.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Names of what is in the folder, hidden ones included.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}
