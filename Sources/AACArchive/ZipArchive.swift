import CZip
public import Foundation

/// Zip files, through libzip.
///
/// Nothing of an archive is ever written to disk here: its files come as values, all of them or none.
public enum ZipArchive {
  /// Whether the first bytes are those of an archive, even a broken one.
  public static func isArchive(_ data: Data) -> Bool {
    data.starts(with: [0x50, 0x4B, 3, 4]) || data.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// The files of an archive in their order; folders are left out.
  ///
  /// - Throws: ``ArchiveError`` for what is broken, hostile or too large.
  public static func entries(
    of data: Data, limits: ArchiveLimits = ArchiveLimits()
  ) throws(ArchiveError) -> [ArchiveEntry] {
    guard let library = aac_zip_load()?.pointee else { throw .noLibrary }
    if data.count > limits.packedBytes { throw .tooLarge(file: nil, limit: limits.packedBytes) }
    let reader = ZipReader(library: library, limits: limits)
    return try reader.entries(of: [UInt8](data))
  }

  /// An archive of files, the same bytes for the same files.
  ///
  /// - Throws: ``ArchiveError/noLibrary``, ``ArchiveError/unsafePath(file:)``,
  ///   ``ArchiveError/repeated(file:)`` and ``ArchiveError/cannotPack``.
  public static func data(of entries: [ArchiveEntry]) throws(ArchiveError) -> Data {
    guard let library = aac_zip_load()?.pointee else { throw .noLibrary }
    var seen: Set<String> = []
    for entry in entries {
      guard ArchivePath.isSafe(entry.path, limits: ArchiveLimits()) else {
        throw .unsafePath(file: entry.path)
      }
      if !seen.insert(entry.path).inserted { throw .repeated(file: entry.path) }
    }
    return try ZipWriter(library: library).data(of: entries)
  }
}
