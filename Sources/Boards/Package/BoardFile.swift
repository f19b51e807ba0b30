public import Foundation

/// A file of a package.
public struct BoardFile: Hashable, Sendable {
  /// Its name in the package, with `/` between folders.
  public let path: String
  /// What is in it.
  public let data: Data

  /// A file.
  public init(path: String, data: Data) {
    self.path = path
    self.data = data
  }
}
