import AACCore
import AACStore
import Foundation
import GRDB
import Testing

/// Programs are killed without warning while they write; nothing confirmed may be gone.
@Suite(.serialized)
struct KilledWriterTests {
  @Test func keepsEveryConfirmedWord() throws {
    let temporary = try TemporaryFolder()
    let url = temporary.file()
    try makeDatabase(url)
    var generator = SplitMix64(seed: 11)
    var confirmed: [Int] = []
    for _ in 0..<300 {
      let writer = try Writer("words", url.path, "\((confirmed.last ?? -1) + 1)")
      let lines = try writer.kill(
        afterLines: Int.random(in: 0...8, using: &generator),
        spinning: Int.random(in: 0...600_000, using: &generator))
      confirmed += lines.compactMap(Int.init)
      let database = try AppDatabase.open(at: url)
      try #require(try database.integrityProblems().isEmpty)
      let present = Set(
        try database.complements(matching: "palabra", in: .spanish).map(\.concept.rawValue))
      let lost = confirmed.filter { !present.contains("word-\($0)") }
      try #require(lost.isEmpty)
      try database.close()
    }
    #expect(confirmed.count > 300)
  }

  @Test func importsAllOrNothing() throws {
    let temporary = try TemporaryFolder()
    let url = temporary.file()
    try makeDatabase(url)
    let other = try temporary.copy(Fixture.url("Data"), as: "Data")
    let links = other.appending(path: "vocabulary/links.csv")
    try Data("verbs,complements,es,en,pt\n*,*,,,\n".utf8).write(to: links)
    let folders = [Fixture.url("Data"), other].map { VocabularyFolder(data: $0, twemoji: nil) }
    let wholes = Set(try folders.map { try contents(of: importing($0)) })
    var generator = SplitMix64(seed: 12)
    for _ in 0..<40 {
      let writer = try Writer("imports", url.path, folders[0].data.path, folders[1].data.path)
      _ = try writer.kill(
        afterLines: Int.random(in: 0...3, using: &generator),
        spinning: Int.random(in: 0...2_000_000, using: &generator))
      let database = try AppDatabase.open(at: url)
      try #require(try database.integrityProblems().isEmpty)
      try #require(wholes.contains(try contents(of: database)))
      try database.close()
    }
    #expect(wholes.count == 2)
  }

  @Test func makesTheWholeFileOrNone() throws {
    let temporary = try TemporaryFolder()
    var generator = SplitMix64(seed: 13)
    for round in 0..<40 {
      let url = temporary.file("\(round).sqlite")
      let writer = try Writer("create", url.path, Fixture.url("Data").path)
      _ = try writer.kill(
        afterLines: 0, spinning: Int.random(in: 0...30_000_000, using: &generator))
      guard FileManager.default.fileExists(atPath: url.path) else { continue }
      let database = try AppDatabase.open(at: url)
      try #require(try database.vocabulary(in: .portuguese).verbs.count == 4)
      try #require(try database.integrityProblems().isEmpty)
    }
  }

  private func makeDatabase(_ url: URL) throws {
    let folder = Fixture.folder(hasTwemoji: false)
    try AppDatabase.open(at: url) { try $0.importVocabulary(from: folder) }.close()
  }

  private func importing(_ folder: VocabularyFolder) throws -> AppDatabase {
    let database = try AppDatabase.inMemory()
    try database.importVocabulary(from: folder)
    return database
  }

  private func contents(of database: AppDatabase) throws -> [Vocabulary] {
    try Language.allCases.map { try database.vocabulary(in: $0) }
  }
}
