import Foundation
import GRDB

extension StoreError {
  /// What a failure of SQLite means for the person who reads it.
  init(_ error: DatabaseError, path: String) {
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(path: path)
    case .SQLITE_READONLY: self = .readOnly(path: path)
    case .SQLITE_FULL: self = .noSpace(path: path)
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .locked(path: path)
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
      self = .cannotOpen(
        path: path,
        reason: SystemReason.text(
          ofOpening: path, or: error.message ?? "\(error.resultCode)"))
    case .SQLITE_IOERR where error.extendedResultCode == .SQLITE_IOERR_SHORT_READ:
      self = .damaged(path: path)
    case .SQLITE_IOERR where Self.isFull(path): self = .noSpace(path: path)
    default: self = .failed(path: path, reason: error.message ?? "\(error.resultCode)")
    }
  }

  /// Whether the disk has no room left even for the side files that SQLite needs to read.
  private static func isFull(_ path: String) -> Bool {
    var status = statvfs()
    let folder = (path as NSString).deletingLastPathComponent
    guard statvfs(folder, &status) == 0 else { return false }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize) < 65_536
  }
}
