import GRDB

extension AppDatabase {
  /// A number that is another one when another program has written into the file.
  ///
  /// Cheap: what was read from the whole vocabulary can be kept for as long as the number stays and this program has
  /// not changed words itself.
  public func foreignChangeCount() throws -> Int {
    try read { try Int.fetchOne($0, sql: "PRAGMA data_version") ?? 0 }
  }
}
