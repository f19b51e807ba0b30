public import Foundation

/// A file in an archive.
public struct ArchiveEntry: Hashable, Sendable {
  /// Its name, with `/` between folders; it never leads out of the archive.
  public let path: String
  /// What is in it.
  public let data: Data

  /// A file.
  public init(path: String, data: Data) {
    self.path = path
    self.data = data
  }
}
