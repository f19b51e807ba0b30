public import Foundation
import GRDB

extension AppDatabase {
  /// Copies everything into a file while programs go on using the database; the copy is whole, or not there.
  ///
  /// The copy is read back and checked before it gets its name. It is a single file that only its
  /// owner can read. A file of ours that has the name is replaced, any other refused; the folder must be there.
  ///
  /// - Throws: ``StoreError`` about the copy or about the database.
  public func backUp(to url: URL) throws {
    try checkPlaceOfCopy(url)
    let file = DatabaseFile(url)
    do {
      try backUp(to: file)
    } catch let error as StoreError {
      throw error.aboutWritingCopy(file.path)
    }
  }

  /// Makes sure that a copy may be written to a file: its folder is there, and nothing but an older copy has its name.
  ///
  /// - Throws: ``StoreError`` about the copy.
  public func checkPlaceOfCopy(_ url: URL) throws {
    let file = DatabaseFile(url)
    if isPart(file) { throw StoreError.copyIsDatabase(path: file.path) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file.folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw StoreError.noCopyFolder(path: file.path) }
    do {
      if let header = try file.header() { try file.check(header) }
    } catch let error as StoreError {
      throw error.aboutWritingCopy(file.path)
    }
  }

  /// Makes a copy, and its folder where that is missing.
  func backUp(to file: DatabaseFile) throws {
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

  /// Whether the file is the database's own, by whatever name, or one that SQLite keeps beside it.
  private func isPart(_ file: DatabaseFile) -> Bool {
    if ["-wal", "-shm", "-journal"].contains(where: { file.path == path + $0 }) { return true }
    guard let identity = FileIdentity(path: file.path) else { return false }
    return identity == FileIdentity(path: path)
  }

  /// Puts everything back as it was in a copy, all of it or nothing.
  ///
  /// A copy of an older version is brought up to date. What is replaced is kept among the automatic
  /// backups, where there are any.
  ///
  /// - Throws: ``StoreError`` about the copy when it is damaged, foreign or newer; nothing is
  ///   changed then. ``StoreError/damaged(path:)`` when what is there cannot be kept because it is
  ///   damaged itself: ``bringBack(_:to:now:)`` then puts the copy in its place.
  public func restore(from url: URL, now: Date) throws {
    try checkWritable()
    let file = DatabaseFile(url)
    if isPart(file) { throw StoreError.copyIsDatabase(path: file.path) }
    let source = try file.openSoundCopy()
    try backups?.keep(self, because: .restore, now: now)
    try source.reading { copy in try writing { try copy.backup(to: $0) } }
    try migrate()
    try source.close()
  }

  /// Makes sure that a file is a sound copy of ours that this program can bring back.
  ///
  /// - Throws: ``StoreError`` about the copy.
  public static func checkCopy(_ url: URL) throws {
    try DatabaseFile(url).openSoundCopy().close()
  }

  /// The words of a sound copy as they are in it; neither the file nor its folder is changed.
  ///
  /// - Throws: ``StoreError`` about the copy, ``StoreError/noBackup(path:)`` when there is no such file.
  public static func openCopy(_ url: URL) throws -> AppDatabase {
    let source = try DatabaseFile(url).openSoundCopy()
    let copy = try source.copyInMemory()
    try source.close()
    // One of an older version is brought up to date, in memory.
    try copy.migrate()
    return copy
  }

  /// Puts a copy in the place of a database that is damaged or cannot be opened, all of it or nothing.
  ///
  /// What was there is kept as it is, in the folder of the automatic backups; answers where, and nil
  /// when nothing was there. A file of another program is refused, unless automatic backups beside it show
  /// that it was ours.
  ///
  /// - Throws: ``StoreError`` about the copy, or about the place.
  @discardableResult
  public static func bringBack(_ copy: URL, to url: URL, now: Date) throws -> URL? {
    let file = DatabaseFile(url)
    let backups = AutomaticBackups(ofDatabaseAt: url)
    if backups.copies().isEmpty {
      do {
        if let header = try file.header(),
          header.applicationID != DatabaseHeader.applicationID
        {
          throw StoreError.foreign(path: file.path)
        }
      } catch StoreError.foreign {
        throw StoreError.foreign(path: file.path)
      } catch is StoreError {
        // Damaged, or not readable: that is why we are here.
      }
    }
    let source = try DatabaseFile(copy).openSoundCopy()
    var kept: URL?
    try file.replace { temporary in
      try file.fill(temporary) { queue in try source.reading { try $0.backup(to: queue) } }
      kept = try file.keepAside(in: backups.folder, now: now)
    }
    try source.close()
    return kept
  }
}

extension StoreError {
  /// The same problem with words that fit a copy that is to be written.
  fileprivate func aboutWritingCopy(_ path: String) -> StoreError {
    switch self {
    case .damaged(path), .foreign(path): .foreignCopy(path: path)
    case .newer(path, _, _): .newerCopy(path: path)
    case .readOnly(path), .cannotCreate(path, _), .cannotOpen(path, _), .failed(path, _):
      .cannotWriteCopy(path: path)
    default: self
    }
  }

  /// The same problem with words that fit a copy that is to be read.
  fileprivate func aboutReadingCopy(_ path: String) -> StoreError {
    switch self {
    case .damaged(path): .damagedCopy(path: path)
    case .foreign(path): .foreignCopy(path: path)
    case .newer(path, _, _): .newerCopy(path: path)
    case .readOnly(path), .cannotOpen(path, _), .failed(path, _): .cannotReadCopy(path: path)
    default: self
    }
  }
}

extension DatabaseFile {
  /// Opens a copy that was looked at as a whole, and leaves it and its folder as they are.
  ///
  /// - Throws: ``StoreError`` about the copy.
  func openSoundCopy() throws -> AppDatabase {
    do {
      guard let header = try header() else {
        throw access(path, F_OK) == 0
          ? StoreError.damagedCopy(path: path) : .noBackup(path: path)
      }
      try check(header)
      let source = try openToRead()
      guard try source.integrityProblems().isEmpty else { throw StoreError.damaged(path: path) }
      _ = try source.checkedVersion()
      return source
    } catch let error as StoreError {
      throw error.aboutReadingCopy(path)
    }
  }

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
