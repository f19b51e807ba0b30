import AACArchive
import AACPictures
import Foundation

/// The files of a symbol set, in a folder or in a zip package.
struct SymbolFiles {
  /// Files with `/` between folders.
  let paths: [String]
  private let contents: @Sendable (String) throws -> Data

  /// Packages may be larger than those of boards: there are sets of ten thousand pictures.
  private static let byteLimit = 512 << 20
  private static let fileLimit = 60_000

  /// Looks at a folder or package.
  ///
  /// - Throws: ``InputError/cannotRead(path:)``, `ArchiveError`, `PictureError.notASet`.
  init(_ path: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw InputError.cannotRead(path: path)
    }
    if isFolder.boolValue {
      self = try Self(folder: path)
    } else {
      self = try Self(package: path)
    }
  }

  private init(folder: String) throws {
    guard let names = FileManager.default.enumerator(atPath: folder) else {
      throw InputError.cannotRead(path: folder)
    }
    var paths: [String] = []
    for case let name as String in names {
      paths.append(name)
      if paths.count > Self.fileLimit { throw PictureError.notASet }
    }
    self.paths = paths
    contents = { try WholeInput.read("\(folder)/\($0)", atMost: PictureLimits().bytes) }
  }

  private init(package: String) throws {
    var limits = ArchiveLimits()
    (limits.packedBytes, limits.bytes) = (Self.byteLimit, Self.byteLimit)
    limits.files = Self.fileLimit
    let data = try WholeInput.read(package, atMost: Self.byteLimit)
    guard ZipArchive.isArchive(data) else { throw PictureError.notASet }
    let entries = try ZipArchive.entries(of: data, limits: limits)
    let files = Dictionary(
      entries.map { ($0.path, $0.data) }, uniquingKeysWith: { first, _ in first })
    paths = entries.map(\.path)
    contents = { path in
      guard let data = files[path] else { throw InputError.cannotRead(path: path) }
      return data
    }
  }

  func data(_ path: String) throws -> Data { try contents(path) }
}
