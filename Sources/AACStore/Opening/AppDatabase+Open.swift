public import Foundation
import GRDB

extension AppDatabase {
  /// Opens the file, making it first when it is not there.
  ///
  /// A file that is damaged, not ours, of a newer version or read-only is refused and left as it is,
  /// byte for byte. `setUp` fills a new database before anyone can see it: when it throws, or the
  /// program is killed meanwhile, there is no file.
  ///
  /// - Throws: ``StoreError``, or what `setUp` throws.
  public static func open(
    at url: URL, options: OpenOptions = OpenOptions(),
    setUp: (AppDatabase) throws -> Void = { _ in }
  ) throws -> AppDatabase {
    let file = DatabaseFile(url)
    guard let header = try file.header() else {
      try file.create(setUp: setUp)
      var database = try open(existing: file, options: options)
      database.isMadeAnew = database.backups?.copies().isEmpty == false
      return database
    }
    try file.check(header)
    guard file.isWritable else {
      guard options.readsWhenReadOnly else { throw StoreError.readOnly(path: file.path) }
      return try openReadOnly(file, because: .readOnly(path: file.path), options: options)
    }
    do {
      return try open(existing: file, options: options)
    } catch StoreError.noSpace where options.readsWhenReadOnly {
      // Nobody must be without words because a disk is full.
      return try openReadOnly(file, because: .noSpace(path: file.path), options: options)
    }
  }

  private static func open(existing file: DatabaseFile, options: OpenOptions) throws -> AppDatabase
  {
    // What is still in the side file counts too; a read-only connection never writes it back.
    if file.hasPendingLog {
      let look = try connect(file.path, file, options, refusal: .readOnly(path: file.path))
      _ = try look.checkedVersion()
      try look.close()
    }
    let database = try connect(file.path, file, options)
    if try database.checkedVersion() < Migration.latest {
      // Each step is whole or not there, so that a disk too full for a copy need not keep the words from anyone.
      _ = try? database.backups?.keep(database, because: .migration, now: Date())
      try database.migrate()
    }
    return database
  }

  private static func openReadOnly(
    _ file: DatabaseFile, because refusal: StoreError, options: OpenOptions
  ) throws -> AppDatabase {
    // Without a log to read, "immutable" keeps SQLite from wanting to make side files.
    let name = file.hasPendingLog ? file.path : file.immutableName
    let database = try connect(name, file, options, refusal: refusal)
    if try database.checkedVersion() < Migration.latest { throw refusal }
    return database
  }

  private static func connect(
    _ name: String, _ file: DatabaseFile, _ options: OpenOptions, refusal: StoreError? = nil
  ) throws -> AppDatabase {
    do {
      // On a full disk the log can only be read by the one that needs no room beside it for its index.
      let isAlone = refusal == .noSpace(path: file.path) && file.hasPendingLog
      let configuration = Configuration.aac(
        busyTimeout: options.busyTimeout, readonly: refusal != nil && !isAlone, isAlone: isAlone)
      let queue = try DatabaseQueue(path: name, configuration: configuration)
      let backups =
        options.keepsBackups && refusal == nil
        ? AutomaticBackups(ofDatabaseAt: URL(filePath: file.path)) : nil
      return AppDatabase(
        writer: queue, path: file.path, refusal: refusal, backups: backups,
        identity: FileIdentity(path: file.path))
    } catch let error as DatabaseError {
      throw StoreError(error, path: file.path)
    }
  }

  /// The version of the schema, after making sure that it is ours and known.
  func checkedVersion() throws -> Int {
    let (version, tables) = try read { db in
      (
        try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0,
        try String.fetchSet(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
      )
    }
    guard version <= Migration.latest else {
      throw StoreError.newer(path: path, version: version, known: Migration.latest)
    }
    guard version > 0, tables.isSuperset(of: ["meta", "subject", "verb", "complement"]) else {
      throw StoreError.foreign(path: path)
    }
    return version
  }
}
