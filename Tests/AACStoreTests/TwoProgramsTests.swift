import AACCore
import AACStore
import Foundation
import GRDB
import Testing

struct TwoProgramsTests {
  @Test func makeTheFileTogether() throws {
    for _ in 0..<5 {
      let temporary = try TemporaryFolder()
      let data = Fixture.url("Data").path
      let writers = try (0..<3).map { _ in
        try Writer("create", temporary.file().path, data)
      }
      for writer in writers { #expect(try writer.lines() == ["4"]) }
      let database = try AppDatabase.open(at: temporary.file())
      #expect(try database.integrityProblems().isEmpty)
      try database.close()
      // Who closes last clears up; of programs that close at the same moment none is the last, so one more has to.
      #expect(try temporary.names() == ["aac.sqlite"])
    }
  }

  @Test func bringAnOldFileUpToDateTogether() throws {
    let temporary = try TemporaryFolder()
    let url = try temporary.copy(Fixture.url("version-1.sqlite"), as: "old.sqlite")
    let writers = try (0..<3).map { _ in
      try Writer("create", url.path, Fixture.url("Data").path)
    }
    for writer in writers { #expect(try writer.lines() == ["4"]) }
  }

  @Test func seeWhatTheOtherWrote() throws {
    let temporary = try TemporaryFolder()
    let first = try AppDatabase.open(at: temporary.file())
    let second = try AppDatabase.open(at: temporary.file())
    try first.add(.ana)
    #expect(try second.people() == [.ana])
    try second.removePerson("1", now: .distantPast)
    #expect(try first.people().isEmpty)
  }

  @Test func waitOnlySoLongForEachOther() throws {
    let temporary = try TemporaryFolder()
    let url = temporary.file()
    try AppDatabase.open(at: url).close()
    let other = try DatabaseQueue(path: url.path)
    let database = try AppDatabase.open(at: url, options: OpenOptions(busyTimeout: .zero))
    try other.inTransaction(.immediate) { _ throws in
      #expect(throws: StoreError.locked(path: url.path)) { try database.add(.ana) }
      #expect(try database.people().isEmpty)
      return .rollback
    }
    try database.add(.ana)
    #expect(try database.people() == [.ana])
  }
}
