import GRDB

/// The one file that holds words, pictures, people, sentences and timers, and the only way to it.
///
///     let folder = VocabularyFolder(data: dataURL, twemoji: nil)
///     let database = try AppDatabase.open(at: url) { try $0.importVocabulary(from: folder) }
///     let verb = try database.verb(named: "comer", in: .spanish)
///
/// Every method is one transaction; when a method that writes has returned, what it wrote survives
/// a kill of the program and a power cut. Several programs may use one file at the same time.
public struct AppDatabase: Sendable {
  /// The file, as messages name it; `:memory:` for a database without a file.
  public let path: String
  /// Whether only reading is possible, because the file or its folder cannot be written or the disk is full.
  public let isReadOnly: Bool
  /// Where copies are kept before what could lose something; nil: nowhere.
  public let backups: AutomaticBackups?
  /// Whether opening made the file although there are copies of one of its name: it was lost, or removed.
  public internal(set) var isMadeAnew = false

  private let writer: any DatabaseWriter
  /// Why nothing can be written; nil when it can.
  private let refusal: StoreError?
  /// The file that was opened; nil for a database without a file.
  private let identity: FileIdentity?

  init(
    writer: any DatabaseWriter, path: String, refusal: StoreError? = nil,
    backups: AutomaticBackups? = nil, identity: FileIdentity? = nil
  ) {
    self.refusal = refusal
    self.identity = identity
    self.writer = writer
    self.path = path
    isReadOnly = refusal != nil
    self.backups = backups
  }

  /// Makes a database without words that disappears with the value, for tests.
  public static func inMemory() throws -> AppDatabase {
    let queue = try DatabaseQueue(configuration: .aac(busyTimeout: .seconds(5)))
    let database = AppDatabase(writer: queue, path: ":memory:")
    try database.migrate()
    return database
  }

  /// Copies everything into a database that disappears with the value, for tests.
  public func copyInMemory() throws -> AppDatabase {
    let queue = try DatabaseQueue(configuration: .aac(busyTimeout: .seconds(5)))
    try mappingErrors { try writer.backup(to: queue) }
    return AppDatabase(writer: queue, path: ":memory:")
  }

  /// Closes the file, after which every call fails.
  ///
  /// Not needed when the value just goes away.
  public func close() throws {
    try mappingErrors { try writer.close() }
  }

  /// Problems that SQLite finds in the whole file; none when it is sound.
  public func integrityProblems() throws -> [String] {
    try read { db in
      let problems = try String.fetchAll(db, sql: "PRAGMA integrity_check").filter { $0 != "ok" }
      let orphans = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check")
      return problems + orphans.map { "row without its parent: \($0)" }
    }
  }

  /// Reads in one transaction.
  ///
  /// GRDB's `read` makes the connection read-only and writable again, and each time SQLite prepares anew every statement
  /// that is kept (<https://www.sqlite.org/c3ref/stmt_status.html>, `SQLITE_STMTSTATUS_REPREPARE`): more work than a
  /// look-up itself.
  func read<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try mappingErrors {
      try writer.unsafeRead { db in
        try db.beginTransaction(.deferred)
        do {
          let value = try body(db)
          try db.commit()
          return value
        } catch {
          // What went wrong first is what is told.
          try? db.rollback()
          throw error
        }
      }
    }
  }

  func write<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try checkWritable()
    return try mappingErrors {
      try writer.write { db in
        let value = try body(db)
        // Looked at again, because a change may take long: what is not found again is not confirmed.
        try checkIdentity()
        return value
      }
    }
  }

  /// Makes very many changes as one transaction.
  ///
  /// The parents of each row are not looked up, which would take as long as writing it: `body` makes sure of them, by
  /// ``checkParents(of:_:)`` where it does not know. Pages that it touches stay in memory until the end.
  func writeInBulk<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try checkWritable()
    return try writeWithoutTransaction { db in
      // Both only count when they are said outside of a transaction.
      try db.execute(sql: "PRAGMA foreign_keys = OFF; PRAGMA cache_size = \(Self.bulkCacheSize)")
      defer {
        // Never fails outside of a transaction.
        try? db.execute(
          sql: """
            PRAGMA foreign_keys = ON; PRAGMA cache_size = \(Configuration.cacheSize);
            PRAGMA shrink_memory
            """)
      }
      var values: [Value] = []
      try db.inTransaction(.immediate) {
        values.append(try body(db))
        try checkIdentity()
        return .commit
      }
      guard let value = values.first else { throw UnexpectedValue() }
      return value
    }
  }

  /// In kibibytes, negative as SQLite has it: more than the largest spreadsheet that is taken makes of pages.
  private static var bulkCacheSize: Int { -262_144 }

  /// Makes sure that every row of some tables has the rows that it points to.
  ///
  /// - Throws: the error that writing the row would have thrown.
  static func checkParents(of tables: some Collection<String>, _ db: Database) throws {
    for table in tables { try db.checkForeignKeys(in: table) }
  }

  /// - Throws: why nothing can be written now.
  func checkWritable() throws {
    if let refusal { throw refusal }
    try checkIdentity()
  }

  private func checkIdentity() throws {
    if let identity, FileIdentity(path: path) != identity { throw StoreError.moved(path: path) }
  }

  func writeWithoutTransaction<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try mappingErrors { try writer.writeWithoutTransaction(body) }
  }

  /// The connection, for copying all of it.
  func reading(_ body: (any DatabaseReader) throws -> Void) throws {
    try mappingErrors { try body(writer) }
  }

  /// The connection, for replacing all of it.
  func writing(_ body: (any DatabaseWriter) throws -> Void) throws {
    try checkWritable()
    try mappingErrors { try body(writer) }
  }

  private func mappingErrors<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw StoreError(error, path: path)
    } catch is UnexpectedValue {
      throw StoreError.damaged(path: path)
    } catch is RowDecodingError {
      throw StoreError.damaged(path: path)
    }
  }
}
