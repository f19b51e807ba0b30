import AACCore
import AACStore
import Foundation
import GRDB
import Testing

struct SchemaTests {
  @Test func equalsTheRecordedText() throws {
    let temporary = try TemporaryFolder()
    try AppDatabase.open(at: temporary.file()).close()
    let recorded = try String(contentsOf: Fixture.url("schema.sql"), encoding: .utf8)
    #expect(try schema(temporary.file()) == recorded)
  }

  @Test func versionOneStillOpensWithItsWords() throws {
    let temporary = try TemporaryFolder()
    let url = try temporary.copy(Fixture.url("version-1.sqlite"), as: "old.sqlite")
    let database = try AppDatabase.open(at: url)
    #expect(try database.verb(named: "comer", in: .spanish)?.concept == "eat")
    #expect(try database.people().isEmpty)
    #expect(try database.integrityProblems().isEmpty)
    try database.close()
    let recorded = try String(contentsOf: Fixture.url("schema.sql"), encoding: .utf8)
    #expect(try schema(url) == recorded)
  }

  @Test func everyTableIsStrict() throws {
    let temporary = try TemporaryFolder()
    try AppDatabase.open(at: temporary.file()).close()
    let queue = try DatabaseQueue(path: temporary.file().path)
    let loose = try queue.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT name FROM pragma_table_list
          WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND strict = 0
          """)
    }
    #expect(loose.isEmpty)
  }

  private func schema(_ url: URL) throws -> String {
    let queue = try DatabaseQueue(path: url.path)
    let statements = try queue.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT sql FROM sqlite_master
          WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%'
          ORDER BY tbl_name, type DESC, name
          """)
    }
    return statements.map { "\($0);\n" }.joined(separator: "\n")
  }
}
