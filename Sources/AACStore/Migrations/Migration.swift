import GRDB

/// One step of the schema, numbered; a step that has shipped is never edited.
///
/// The number of the last step is the file's `user_version`, which stands in its header.
struct Migration {
  let number: Int
  let sql: String

  /// All steps, in order; only ever appended to.
  static let all = [
    vocabulary001, people002, sentences003, timers004, editing005, boards006, voices007,
    pictures008,
  ]

  /// The version that this program makes and knows.
  static var latest: Int { all.count }
}

extension AppDatabase {
  /// The version of the schema that this program makes and knows.
  public static var schemaVersion: Int { Migration.latest }

  /// Brings the schema up to date, each step whole or not at all.
  func migrate() throws {
    try writeWithoutTransaction { db in
      // A step may rebuild a table that others point to; the check comes at its end.
      try db.execute(sql: "PRAGMA foreign_keys = OFF")
      // Never fails outside a transaction.
      defer { try? db.execute(sql: "PRAGMA foreign_keys = ON") }
      for migration in Migration.all { try apply(migration, to: db) }
    }
  }

  private func apply(_ migration: Migration, to db: Database) throws {
    try db.inTransaction(.immediate) {
      // Read inside the transaction: another program may just have done the same step.
      let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
      guard version == migration.number - 1 else { return .rollback }
      try db.execute(sql: "PRAGMA application_id = \(DatabaseHeader.applicationID)")
      try db.execute(sql: migration.sql)
      try db.checkForeignKeys()
      try db.execute(sql: "PRAGMA user_version = \(migration.number)")
      return .commit
    }
  }
}
