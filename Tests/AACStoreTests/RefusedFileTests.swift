import AACCore
import AACStore
import Foundation
import GRDB
import Testing

/// Files that are not opened stay as they are, byte for byte, with nothing beside them.
struct RefusedFileTests {
  enum Spoiler: String, CaseIterable {
    case text, otherProgram, otherProgramInWAL, otherProgramUnderOurNumber, newer, cutShort
    case headerOverwritten, contentOverwritten
  }

  @Test(arguments: Spoiler.allCases)
  func isLeftUntouched(_ spoiler: Spoiler) throws {
    let temporary = try TemporaryFolder()
    let url = temporary.file("file.db")
    try spoil(spoiler, url)
    let before = try Data(contentsOf: url)
    #expect(throws: expectedError(spoiler, url.path)) {
      let database = try AppDatabase.open(at: url)
      defer { try? database.close() }  // the error of reading is the one that counts
      _ = try database.vocabulary(in: .spanish)
    }
    #expect(try Data(contentsOf: url) == before)
    #expect(try temporary.names() == ["file.db"])
  }

  private func expectedError(_ spoiler: Spoiler, _ path: String) -> StoreError {
    switch spoiler {
    case .text, .otherProgram, .otherProgramInWAL, .otherProgramUnderOurNumber:
      .foreign(path: path)
    case .newer: .newer(path: path, version: 99, known: AppDatabase.schemaVersion)
    case .cutShort, .headerOverwritten, .contentOverwritten: .damaged(path: path)
    }
  }

  private func spoil(_ spoiler: Spoiler, _ url: URL) throws {
    switch spoiler {
    case .text: try Data("Dear diary".utf8).write(to: url)
    case .otherProgram: try makeForeign(url, pragma: "PRAGMA application_id = 7")
    case .otherProgramInWAL: try makeForeign(url, pragma: "PRAGMA journal_mode = WAL")
    case .otherProgramUnderOurNumber:
      try makeForeign(url, pragma: "PRAGMA application_id = \(0x4141_4373)")
    case .newer: try patch(url) { $0[63] = 99 }
    case .cutShort: try patch(url) { $0.removeLast($0.count / 2) }
    case .headerOverwritten:
      try patch(url) { $0.replaceSubrange(0..<16, with: repeatElement(0, count: 16)) }
    case .contentOverwritten:
      try patch(url) {
        $0.replaceSubrange(4096..., with: repeatElement(0xAA, count: $0.count - 4096))
      }
    }
  }

  private func makeForeign(_ url: URL, pragma: String) throws {
    let queue = try DatabaseQueue(path: url.path)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: pragma)
      try db.execute(sql: "CREATE TABLE recipe (name TEXT)")
    }
    try queue.close()
  }

  private func patch(_ url: URL, _ change: (inout Data) -> Void) throws {
    let folder = Fixture.folder()
    try AppDatabase.open(at: url) { try $0.importVocabulary(from: folder) }.close()
    var data = try Data(contentsOf: url)
    change(&data)
    try data.write(to: url)
  }
}
