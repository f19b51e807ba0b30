import Foundation

/// A folder that is gone when the test is over.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    var template = Array("/tmp/aac-store-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw POSIXError(.EIO) }
    url = URL(filePath: String(decoding: template.dropLast().map(UInt8.init), as: UTF8.self))
  }

  deinit { try? FileManager.default.removeItem(at: url) }  // a leftover in /tmp harms nobody

  func file(_ name: String = "aac.sqlite") -> URL { url.appending(path: name) }

  /// Names of everything in it, in order.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }

  /// A copy of a fixture that a test may change.
  func copy(_ source: URL, as name: String) throws -> URL {
    try FileManager.default.copyItem(at: source, to: file(name))
    return file(name)
  }

  func mode(_ name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: file(name).path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}
