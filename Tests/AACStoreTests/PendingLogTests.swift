import AACCore
import AACStore
import Foundation
import GRDB
import Testing

/// What a killed program left in the side file counts as much as the file.
struct PendingLogTests {
  @Test func aNewerVersionInTheLogIsRefusedAndKept() throws {
    let temporary = try TemporaryFolder()
    let url = try leftBehind(temporary) { try $0.execute(sql: "PRAGMA user_version = 99") }
    let file = try Data(contentsOf: url)
    let log = try Data(contentsOf: URL(filePath: url.path + "-wal"))
    #expect(throws: StoreError.newer(path: url.path, version: 99, known: AppDatabase.schemaVersion))
    {
      try AppDatabase.open(at: url)
    }
    #expect(try Data(contentsOf: url) == file)
    #expect(try Data(contentsOf: URL(filePath: url.path + "-wal")) == log)
  }

  @Test func aWordInTheLogIsFound() throws {
    let temporary = try TemporaryFolder()
    let url = try leftBehind(temporary) { db in
      try db.execute(sql: "UPDATE verb SET label = 'papear' WHERE concept = 'eat'")
    }
    let database = try AppDatabase.open(at: url)
    #expect(try database.verb(named: "comer", in: .spanish)?.label == "papear")
  }

  /// A file and its log as they are when the program that writes them is killed.
  private func leftBehind(_ temporary: TemporaryFolder, _ change: (Database) throws -> Void) throws
    -> URL
  {
    let folder = Fixture.folder()
    try AppDatabase.open(at: temporary.file("live.sqlite")) {
      try $0.importVocabulary(from: folder)
    }.close()
    let queue = try DatabaseQueue(path: temporary.file("live.sqlite").path)
    try queue.write(change)
    for suffix in ["", "-wal"] {
      _ = try temporary.copy(temporary.file("live.sqlite\(suffix)"), as: "dead.sqlite\(suffix)")
    }
    try queue.close()
    return temporary.file("dead.sqlite")
  }
}
