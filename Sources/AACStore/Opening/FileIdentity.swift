import Foundation

/// Tells whether a path still leads to the file that was opened.
///
/// SQLite goes on writing into a file that was removed or replaced: nobody would ever find what was confirmed.
struct FileIdentity: Equatable {
  private let device: UInt64
  private let number: UInt64

  /// The file at a path; nil when there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
  }
}
