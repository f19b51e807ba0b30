import AACCore
import AACStore
import Foundation
import Testing

struct BoardTests {
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func set(_ id: String, _ name: String) -> StoredBoardSet {
    StoredBoardSet(
      id: id, name: name, source: "x.obz", form: "obz", boardCount: 1, added: now, report: "{}")
  }

  private let files = [
    StoredBoardSet.File(path: "manifest.json", data: Data([0, 255, 10])),
    StoredBoardSet.File(path: "ñ", data: Data()),
  ]

  @Test func filesComeBackByteForByteInTheirOrder() throws {
    let temporary = try TemporaryFolder()
    let database = try AppDatabase.open(at: temporary.file())
    try database.add(set("abcd-1", "Casa"), files: files, in: .spanish)
    try database.close()
    let again = try AppDatabase.open(at: temporary.file())
    #expect(try again.boardFiles(of: "abcd-1") == files)
    #expect(try again.boardSets().map(\.name) == ["Casa"])
    #expect(try again.boardSets().first?.added == now)
  }

  @Test func undoingAnImportHidesItAndRedoingBringsItBack() throws {
    let database = try AppDatabase.inMemory()
    #expect(try database.add(set("abcd-1", "Casa"), files: files, in: .spanish)?.words == ["Casa"])
    #expect(try database.undo()?.action == .import)
    #expect(try database.boardSets().isEmpty)
    #expect(throws: StoreError.unknownBoardSet(name: "Casa")) { try database.boardSet("Casa") }
    try database.redo()
    #expect(try database.boardFiles(of: try database.boardSet("Casa").id) == files)
  }

  @Test func whatIsRemovedIsKeptAndCanBeRestored() throws {
    let database = try AppDatabase.inMemory()
    try database.add(set("abcd-1", "Casa"), files: files, in: .spanish)
    try database.remove(try database.boardSet("casa"), in: .spanish, now: now)
    #expect(try database.boardSets().isEmpty)
    let removed = try database.boardSet("casa", includingRemoved: true)
    #expect(removed.isRemoved)
    try database.restore(removed, in: .spanish, now: now)
    #expect(try database.boardFiles(of: try database.boardSet("casa").id) == files)
    #expect(try database.restore(removed, in: .spanish, now: now) == nil)
    try database.undo()
    try database.undo()
    #expect(try database.boardSets().count == 1)
  }

  @Test func setsAreFoundByIDItsBeginningOrName() throws {
    let database = try AppDatabase.inMemory()
    try database.add(set("abcd-1", "Mamá"), files: files, in: .spanish)
    try database.add(set("abcd-2", "Casa"), files: files, in: .spanish)
    try database.add(set("ef01-3", "casa"), files: files, in: .spanish)
    #expect(try database.boardSet("MAMA").id == "abcd-1")
    #expect(try database.boardSet("ef01").id == "ef01-3")
    #expect(try database.boardSet("ABCD-2").id == "abcd-2")
    #expect(throws: StoreError.ambiguousBoardSet(name: "casa")) { try database.boardSet("casa") }
    #expect(throws: StoreError.ambiguousBoardSet(name: "abcd")) { try database.boardSet("abcd") }
    #expect(throws: StoreError.unknownBoardSet(name: "abc")) { try database.boardSet("abc") }
  }

  @Test func aSetThatCannotBeKeptWholeIsNotKept() throws {
    let database = try AppDatabase.inMemory()
    #expect(throws: (any Error).self) {
      try database.add(set("abcd-1", "Casa"), files: files + files, in: .spanish)
    }
    #expect(try database.boardSets(includingRemoved: true).isEmpty)
    #expect(try database.edits(last: 9).isEmpty)
  }

  @Test func everythingIsCopiedBeforeAnImport() throws {
    let temporary = try TemporaryFolder()
    let database = try AppDatabase.open(
      at: temporary.file(), options: OpenOptions(keepsBackups: true))
    try database.add(.ana)
    try database.add(set("abcd-1", "Casa"), files: files, in: .spanish)
    let copy = try #require(database.backups?.copies().first)
    #expect(copy.reason == .import && copy.made == now)
    let before = try AppDatabase.open(at: copy.url)
    #expect(try before.people().map(\.name) == ["Ana"])
    #expect(try before.boardSets(includingRemoved: true).isEmpty)
  }

  @Test func withoutACopyNothingIsImported() throws {
    let temporary = try TemporaryFolder()
    let database = try AppDatabase.open(
      at: temporary.file(), options: OpenOptions(keepsBackups: true))
    // A file where the folder of the copies should be.
    try Data().write(to: temporary.url.appending(path: "backups"))
    #expect(throws: StoreError.self) {
      try database.add(set("abcd-1", "Casa"), files: files, in: .spanish)
    }
    #expect(try database.boardSets(includingRemoved: true).isEmpty)
  }
}
