import AACDigest
import Foundation
import Hummingbird

/// The scripts and styles of the pages, read once: no name in a request ever reaches the file system.
struct Assets: Sendable {
  private let files: [String: [UInt8]]
  /// Where they are, with a version that changes with any of them, so that a browser may keep them for ever.
  let path: String

  init() throws {
    files = try Self.files(in: "Public")
    var hash = SHA256()
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      hash.update(name.utf8)
      hash.update(bytes)
    }
    path = "/assets/" + hash.hexadecimal.prefix(12)
  }

  /// A file; nil when there is none of that name.
  func response(for name: String) -> Response? {
    guard let bytes = files[name], let type = Self.type(of: name) else { return nil }
    return Response(
      status: .ok,
      headers: [
        .contentType: type, .cacheControl: "public, max-age=31536000, immutable",
      ], body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  /// The addresses of all files that pages load.
  var addresses: [String] {
    files.keys.sorted().filter { $0 != "service-worker.js" }.map { "\(path)/\($0)" }
  }

  /// A file as text; nil when there is none of that name.
  func text(_ name: String) -> String? { files[name].map { String(decoding: $0, as: UTF8.self) } }

  private static func type(of name: String) -> String? {
    switch name.split(separator: ".").last {
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "mustache": "text/html; charset=utf-8"
    case "png": "image/png"
    default: nil
    }
  }

  /// The files of a folder of this module's resources and of the folders in it, by their path from there: `access/start.js`.
  static func files(in folder: String) throws -> [String: [UInt8]] {
    let url = Bundle.module.bundleURL.appending(path: folder)
    var files: [String: [UInt8]] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false))
    where type(of: path) != nil {
      files[path] = [UInt8](try Data(contentsOf: url.appending(path: path)))
    }
    return files
  }
}
