import AACCore
import AACStore
import Foundation
import GRDB
import Testing

struct OpeningTests {
  @Test func makesAFileThatOnlyItsOwnerCanRead() throws {
    let temporary = try TemporaryFolder()
    let url = temporary.file("new/aac.sqlite")
    let database = try AppDatabase.open(at: url)
    #expect(try temporary.mode("new") == 0o700)
    #expect(try temporary.mode("new/aac.sqlite") == 0o600)
    #expect(try database.vocabulary(in: .spanish).verbs.isEmpty)
  }

  @Test func opensWhatItMade() throws {
    let temporary = try TemporaryFolder()
    let folder = Fixture.folder()
    try AppDatabase.open(at: temporary.file()) { try $0.importVocabulary(from: folder) }.close()
    let again = try AppDatabase.open(at: temporary.file()) { _ in
      Issue.record("set up twice")
    }
    #expect(try again.verb(named: "comer", in: .spanish)?.concept == "eat")
    try again.close()
    #expect(try temporary.names() == ["aac.sqlite"])
  }

  @Test func leavesNoFileWhenSetUpFails() throws {
    struct Refusal: Error {}
    let temporary = try TemporaryFolder()
    #expect(throws: Refusal.self) {
      try AppDatabase.open(at: temporary.file()) { _ in throw Refusal() }
    }
    #expect(try temporary.names().isEmpty)
  }

  @Test func fillsAnEmptyFile() throws {
    let temporary = try TemporaryFolder()
    try Data().write(to: temporary.file())
    #expect(try AppDatabase.open(at: temporary.file()).people().isEmpty)
  }

  @Test func usesWriteAheadLogAndFullSynchronisation() throws {
    let temporary = try TemporaryFolder()
    try AppDatabase.open(at: temporary.file()).close()
    let queue = try DatabaseQueue(path: temporary.file().path)
    #expect(try queue.read { try String.fetchOne($0, sql: "PRAGMA journal_mode") } == "wal")
  }

  @Test func opensACopyThatIsNotInWALMode() throws {
    let temporary = try TemporaryFolder()
    let folder = Fixture.folder()
    let database = try AppDatabase.open(at: temporary.file()) {
      try $0.importVocabulary(from: folder)
    }
    try database.close()
    let queue = try DatabaseQueue(path: temporary.file().path)
    try queue.vacuum(into: temporary.file("copy.sqlite").path)
    let copy = try AppDatabase.open(at: temporary.file("copy.sqlite"))
    #expect(try copy.verb(named: "comer", in: .spanish)?.concept == "eat")
  }

  @Test func refusesAFolderThatIsAFile() throws {
    let temporary = try TemporaryFolder()
    try Data("x".utf8).write(to: temporary.file("folder"))
    let path = temporary.file("folder/aac.sqlite").path
    #expect(throws: StoreError.cannotOpen(path: path, reason: .reasonNotFolder)) {
      try AppDatabase.open(at: URL(filePath: path))
    }
  }

  @Test func refusesAPlaceWhereNothingCanBeMade() throws {
    #expect(throws: StoreError.self) {
      try AppDatabase.open(at: URL(filePath: "/proc/aac/a.sqlite"))
    }
  }

  @Test func makesTheFileThatALinkPointsTo() throws {
    let temporary = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: temporary.file(), withDestinationURL: temporary.file("target.sqlite"))
    try AppDatabase.open(at: temporary.file()).add(.ana)
    #expect(try AppDatabase.open(at: temporary.file("target.sqlite")).people() == [.ana])
  }

  @Test func refusesADirectory() throws {
    let temporary = try TemporaryFolder()
    let path = temporary.url.path
    #expect(throws: StoreError.cannotOpen(path: path, reason: .reasonIsFolder)) {
      try AppDatabase.open(at: temporary.url)
    }
  }
}
