import Foundation
import GRDB

/// The database's place on disk, looked at and made without disturbing what is there.
struct DatabaseFile {
  let path: String

  /// The file itself, also where a link is given: SQLite's side files lie beside the file.
  init(_ url: URL) {
    var url = url.standardizedFileURL
    // What is not a link, or leads nowhere, is the place that is meant; links may go in circles.
    for _ in 0..<40 {
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      else { break }
      url = URL(filePath: target, relativeTo: url.deletingLastPathComponent()).standardizedFileURL
    }
    path = url.path
  }

  var folder: String { (path as NSString).deletingLastPathComponent }

  /// Whether SQLite can write the file and make its side files in the folder.
  var isWritable: Bool { access(path, W_OK) == 0 && access(folder, W_OK | X_OK) == 0 }

  /// Whether a side file holds changes that are not yet in the file itself.
  var hasPendingLog: Bool { Self.size(of: path + "-wal") > 0 }

  /// A name with which SQLite reads the file and touches nothing beside it.
  var immutableName: String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#%"))
    return "file:\(path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)?immutable=1"
  }

  /// The header; nil when the file is absent or empty and can be made.
  func header() throws -> DatabaseHeader? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 {
      if errno == ENOENT { return nil }
      throw StoreError.cannotOpen(path: path, reason: SystemReason.text(errno))
    }
    defer { _ = Foundation.close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    guard count >= 0 else {
      throw StoreError.cannotOpen(path: path, reason: SystemReason.text(errno))
    }
    if count == 0 { return nil }
    guard let header = DatabaseHeader(bytes: Array(bytes.prefix(count))) else {
      throw looksLikeOurs(bytes) ? StoreError.damaged(path: path) : .foreign(path: path)
    }
    return header
  }

  /// Refuses what the header shows to be foreign, newer or cut short.
  func check(_ header: DatabaseHeader) throws {
    guard header.applicationID == DatabaseHeader.applicationID else {
      throw StoreError.foreign(path: path)
    }
    guard header.version <= Migration.latest else {
      throw StoreError.newer(path: path, version: header.version, known: Migration.latest)
    }
    // While a log is pending, the header may run ahead of a file that is being written back.
    if let pages = header.pageCount, !hasPendingLog,
      Self.size(of: path) < pages * header.pageSize
    {
      throw StoreError.damaged(path: path)
    }
    if !header.isWAL { try checkTablesWithoutTouching() }
  }

  /// A copy of ours out of WAL mode is welcome; another program's file under our number is not.
  private func checkTablesWithoutTouching() throws {
    do {
      let look = try DatabaseQueue(
        path: immutableName, configuration: .aac(busyTimeout: .zero, readonly: true))
      let isOurs = try look.read { try $0.tableExists("subject") && $0.tableExists("meta") }
      try look.close()
      if !isOurs { throw StoreError.foreign(path: path) }
    } catch let error as DatabaseError {
      throw StoreError(error, path: path)
    }
  }

  /// Whether a broken file once was ours: our number is in its place, or the beginning is blank.
  private func looksLikeOurs(_ bytes: [UInt8]) -> Bool {
    let number = withUnsafeBytes(of: DatabaseHeader.applicationID.bigEndian, Array.init)
    return Array(bytes[68..<72]) == number || bytes.allSatisfy { $0 == 0 }
      || bytes.starts(with: Array("SQLite".utf8))
  }

  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }
}
