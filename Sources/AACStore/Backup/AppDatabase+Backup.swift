public import Foundation
import GRDB

extension AppDatabase {
  /// Copies everything into a file while programs go on using the database; the copy is whole, or not there.
  ///
  /// The copy is read back and checked before it gets its name. It is a single file that only its
  /// owner can read. A file of ours that has the name is replaced, any other refused.
  ///
  /// - Throws: ``StoreError`` about the copy or about the database.
  public func backUp(to url: URL) throws {
    let file = DatabaseFile(url)
    if let header = try file.header() { try file.check(header) }
    try file.replace { temporary in
      let copy = try DatabaseQueue(path: temporary, configuration: .aac(busyTimeout: .zero))
      try reading { try $0.backup(to: copy) }
      // One file, without side files, wherever it is carried to.
      try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
      let database = AppDatabase(writer: copy, path: file.path)
      guard try database.integrityProblems().isEmpty else {
        throw StoreError.damaged(path: path)
      }
      try copy.close()
    }
  }

  /// Puts everything back as it was in a copy, all of it or nothing.
  ///
  /// A copy of an older version is brought up to date. What is replaced is kept among the automatic
  /// backups, where there are any.
  ///
  /// - Throws: ``StoreError`` about the copy when it is damaged, foreign or newer; nothing is
  ///   changed then.
  public func restore(from url: URL, now: Date) throws {
    try checkWritable()
    let file = DatabaseFile(url)
    guard let header = try file.header() else { throw StoreError.noBackup(path: file.path) }
    try file.check(header)
    let source = try file.openToRead()
    guard try source.integrityProblems().isEmpty else { throw StoreError.damaged(path: file.path) }
    _ = try source.checkedVersion()
    try backups?.keep(self, because: .restore, now: now)
    try source.reading { copy in try writing { try copy.backup(to: $0) } }
    try migrate()
    try source.close()
  }
}

extension DatabaseFile {
  /// Opens the file for reading and leaves it and its folder as they are.
  func openToRead() throws -> AppDatabase {
    do {
      let queue = try DatabaseQueue(
        path: hasPendingLog ? path : immutableName,
        configuration: .aac(busyTimeout: .seconds(5), readonly: true))
      return AppDatabase(writer: queue, path: path, refusal: .readOnly(path: path))
    } catch let error as DatabaseError {
      throw StoreError(error, path: path)
    }
  }
}

extension AppDatabase {
  /// Makes the copy of the day when it is due; answers whether it was.
  ///
  /// - Throws: ``StoreError`` when it cannot be made.
  @discardableResult
  public func keepDailyCopy(now: Date) throws -> Bool {
    guard let backups, backups.isDue(now: now) else { return false }
    try backups.keep(self, because: .daily, now: now)
    return true
  }
}
