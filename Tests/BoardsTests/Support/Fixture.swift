import AACArchive
import Foundation

@testable import Boards

/// The boards that the tests read.
enum Fixture {
  private static let folder = Bundle.module.resourceURL?.appending(path: "Fixtures")

  /// The bytes of a file.
  static func data(_ name: String) throws -> Data {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: folder.appending(path: name))
  }

  /// The files of the package with two boards and a picture.
  static func packageFiles() throws -> [BoardFile] {
    try ["manifest.json", "boards/1.obf", "boards/2.obf", "images/uno.png"].map {
      BoardFile(path: $0, data: try data("package/" + $0))
    }
  }

  /// A zip package of files.
  static func pack(_ files: [BoardFile]) throws -> Data {
    try ZipArchive.data(of: files.map { ArchiveEntry(path: $0.path, data: $0.data) })
  }

  /// The files of a zip package.
  static func unpack(_ data: Data) throws -> [BoardFile] {
    try ZipArchive.entries(of: data).map { BoardFile(path: $0.path, data: $0.data) }
  }

  /// Reads a board or package.
  static func read(
    _ data: Data, named name: String = "x.obf"
  ) throws -> (package: BoardPackage, report: BoardReport) {
    try BoardPackage.read(data, named: name, unpack: unpack)
  }

  /// Reads a board given as text.
  static func read(_ text: String) throws -> (package: BoardPackage, report: BoardReport) {
    try read(Data(text.utf8))
  }
}
