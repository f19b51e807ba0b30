import Foundation
import GRDB

extension DatabaseFile {
  /// Makes the file, complete, or nothing.
  ///
  /// It is built under a temporary name in the same folder and then linked to its own name: whoever
  /// looks sees no file or the whole one, and when two programs do this at once, the first wins.
  func create(setUp: (AppDatabase) throws -> Void) throws {
    try makeFolder()
    let temporary = try temporaryFile()
    defer { ["", "-wal", "-shm", "-journal"].forEach { _ = unlink(temporary + $0) } }
    try fill(temporary, setUp: setUp)
    try publish(temporary)
  }

  /// Gives the name to a new file that `make` fills, whether or not there was one; whole, or not at all.
  ///
  /// Errors of SQLite are about the new file.
  func replace(_ make: (_ temporary: String) throws -> Void) throws {
    try makeFolder()
    let temporary = try temporaryFile()
    defer { ["", "-wal", "-shm", "-journal"].forEach { _ = unlink(temporary + $0) } }
    do {
      try make(temporary)
    } catch let error as DatabaseError {
      throw StoreError(error, path: path)
    }
    try synchronize(temporary)
    guard rename(temporary, path) == 0 else { throw creationError(errno) }
    synchronizeFolder()
  }

  /// Gives the file another name in a folder, with the log that belongs to it; its own name stays until it is replaced.
  ///
  /// Answers the new name; nil when there is no file.
  func keepAside(in folder: URL, now: Date) throws -> URL? {
    guard access(path, F_OK) == 0 else { return nil }
    let name = "damaged-\(AutomaticBackups.stamp(now))"
    var place = DatabaseFile(folder.appending(path: "\(name).sqlite"))
    try place.makeFolder()
    var count = 1
    while access(place.path, F_OK) == 0 {
      count += 1
      place = DatabaseFile(folder.appending(path: "\(name)-\(count).sqlite"))
    }
    if link(path, place.path) != 0 {
      // A file system without hard links, such as a memory card's.
      do {
        try FileManager.default.copyItem(atPath: path, toPath: place.path)
      } catch {
        throw place.creationError(Self.code(of: error))
      }
    }
    // The log of the old file would be taken for that of the new one.
    for side in ["-wal", "-journal"] where access(path + side, F_OK) == 0 {
      guard rename(path + side, place.path + side) == 0 else { throw creationError(errno) }
    }
    _ = unlink(path + "-shm")
    place.synchronizeFolder()
    return URL(filePath: place.path)
  }

  private func synchronize(_ file: String) throws {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw creationError(errno) }
    defer { _ = close(descriptor) }
    guard fsync(descriptor) == 0 else { throw creationError(errno) }
  }

  private func makeFolder() throws {
    guard access(folder, F_OK) != 0 else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw creationError(Self.code(of: error))
    }
  }

  /// An empty file that only its owner can read.
  private func temporaryFile() throws -> String {
    let name = (path as NSString).lastPathComponent
    var template = "\(folder)/.\(name).XXXXXX".utf8CString
    let descriptor = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkstemp($0) } ?? -1
    }
    guard descriptor >= 0 else { throw creationError(errno) }
    _ = close(descriptor)
    return template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
  }

  private func fill(_ temporary: String, setUp: (AppDatabase) throws -> Void) throws {
    try fill(temporary, contents: { _ in }, setUp: setUp)
  }

  /// Makes a database of an empty file: what `contents` puts there, brought up to date, then `setUp`.
  func fill(
    _ temporary: String, contents: (DatabaseQueue) throws -> Void,
    setUp: (AppDatabase) throws -> Void = { _ in }
  ) throws {
    do {
      let queue = try DatabaseQueue(
        path: temporary, configuration: .aac(busyTimeout: .seconds(5)))
      try contents(queue)
      let database = AppDatabase(writer: queue, path: path)
      try database.migrate()
      try setUp(database)
      // WAL is a property of the file: from now on every connection uses it.
      try queue.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
      try queue.close()
    } catch let error as DatabaseError {
      throw StoreError(error, path: path)
    }
  }

  private func publish(_ temporary: String) throws {
    if header0IsEmpty {
      guard rename(temporary, path) == 0 else { throw creationError(errno) }
    } else if link(temporary, path) != 0 && errno != EEXIST {
      // A file system without hard links, such as a memory card's.
      guard access(path, F_OK) == 0 || rename(temporary, path) == 0 else {
        throw creationError(errno)
      }
    }
    synchronizeFolder()
  }

  /// Whether an empty file already has the name, as `mktemp` and `touch` leave it.
  private var header0IsEmpty: Bool { access(path, F_OK) == 0 && Self.size(of: path) == 0 }

  /// A name is only safe from a power cut when its folder is written out.
  private func synchronizeFolder() {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    _ = fsync(descriptor)
    _ = close(descriptor)
  }

  private func creationError(_ code: Int32) -> StoreError {
    switch code {
    case EACCES, EROFS, EPERM: .readOnly(path: path)
    case ENOSPC, EDQUOT: .noSpace(path: path)
    default: .cannotCreate(path: path, reason: SystemReason.text(code))
    }
  }

  private static func code(of error: any Error) -> Int32 {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    guard let underlying, underlying.domain == NSPOSIXErrorDomain else { return EIO }
    return Int32(underlying.code)
  }
}
