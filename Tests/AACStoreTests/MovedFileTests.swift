import AACCore
import AACStore
import Foundation
import Testing

struct MovedFileTests {
  @Test(arguments: ["removed", "replaced", "renamed"])
  func nothingIsConfirmedInAFileThatNobodyWillFind(how: String) throws {
    let temporary = try TemporaryFolder()
    let url = temporary.file()
    let database = try AppDatabase.open(at: url)
    try database.add(.ana)
    let moved = StoreError.moved(path: url.path)
    switch how {
    case "removed": try FileManager.default.removeItem(at: url)
    case "renamed":
      try FileManager.default.moveItem(at: url, to: temporary.file("other.sqlite"))
    default:
      let other = temporary.file("new.sqlite")
      try AppDatabase.open(at: other).close()
      _ = rename(other.path, url.path)
    }
    #expect(throws: moved) { try database.add(.joao) }
    #expect(try database.people().map(\.name) == ["Ana"])
  }

  @Test func aChangeThatTheFileWasTakenFromUnderIsNotConfirmed() throws {
    let temporary = try TemporaryFolder()
    let url = temporary.file()
    let database = try AppDatabase.open(at: url) { try $0.importVocabulary(from: Fixture.folder()) }
    let set = PictureSet(id: "berry", name: "Berry", licence: "CC BY", author: "Bea")
    #expect(throws: StoreError.moved(path: url.path)) {
      try database.install(set, now: Date(timeIntervalSince1970: 0)) {
        try FileManager.default.removeItem(at: url)
        return nil
      }
    }
    #expect(try database.pictureSets().isEmpty)
  }

  @Test func aFileThatIsWrittenInPlaceIsTheSameFile() throws {
    let temporary = try TemporaryFolder()
    let database = try AppDatabase.open(at: temporary.file())
    let other = try AppDatabase.open(at: temporary.file())
    try other.add(.ana)
    try database.add(.joao)
    #expect(try other.people().count == 2)
  }
}
