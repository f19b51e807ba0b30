import AACArchive
import AACPictureSets
import AACPictures
import Foundation

extension PictureSetInstaller {
  /// The installer of a zip package that someone brings, which is read as a whole before anything is written.
  ///
  /// - Throws: `ArchiveError`, and `PictureError` when it is no set that is known.
  init(_ file: FormFile) throws {
    var limits = ArchiveLimits()
    limits.files = 60_000
    let package = Data(file.bytes)
    guard ZipArchive.isArchive(package) else { throw PictureError.notASet }
    let entries = try ZipArchive.entries(of: package, limits: limits)
    let files = Dictionary(
      entries.map { ($0.path, $0.data) }, uniquingKeysWith: { first, _ in first })
    let data = { (path: String) in
      guard let data = files[path] else { throw PictureError.notASet }
      return data
    }
    self.init(try SymbolSet(among: entries.map(\.path), read: data), data: data)
  }
}
