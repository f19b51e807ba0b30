import GRDB

/// Tells whether anyone has written into the database between two looks.
public struct ChangeMark: Hashable, Sendable {
  /// A number that is another one when another program has written.
  let others: Int
  private let own: Int

  init(_ db: Database) throws {
    others = try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0
    own = db.totalChangesCount
  }
}

extension AppDatabase {
  /// A number that is another one when another program has written into the file.
  ///
  /// Cheap: what was read from the whole vocabulary can be kept for as long as the number stays and this program has
  /// not changed words itself.
  public func foreignChangeCount() throws -> Int {
    try changeMark().others
  }

  /// A mark that is another one when this or another program has written anything into the file.
  public func changeMark() throws -> ChangeMark {
    try read(ChangeMark.init)
  }
}
