public import Foundation

/// A set of boards that was imported, without its files.
public struct StoredBoardSet: Hashable, Sendable, Identifiable {
  /// One file of a set, as it came.
  public struct File: Hashable, Sendable {
    /// Its name in the package.
    public var path: String
    /// What is in it.
    public var data: Data

    /// A file.
    public init(path: String, data: Data) {
      self.path = path
      self.data = data
    }
  }

  /// UUID.
  public let id: String
  /// What people call it.
  public var name: String
  /// The name of the file that it came from.
  public var source: String
  /// `obf` for one board, `obz` for a package.
  public var form: String
  /// How many boards there are.
  public var boardCount: Int
  /// When it was imported.
  public var added: Date
  /// What the import kept, changed and could not use, as JSON.
  public var report: String
  /// Whether it was taken out; it can be restored.
  public var isRemoved = false

  /// A set of boards.
  public init(
    id: String, name: String, source: String, form: String, boardCount: Int, added: Date,
    report: String
  ) {
    self.id = id
    self.name = name
    self.source = source
    self.form = form
    self.boardCount = boardCount
    self.added = added
    self.report = report
  }
}
