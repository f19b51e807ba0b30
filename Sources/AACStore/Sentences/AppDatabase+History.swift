public import AACCore
public import Foundation
import GRDB

extension AppDatabase {
  /// Notes that a sentence was said, unless the person has switched their history off.
  public func recordSaid(_ sentence: SavedSentence, by person: Person.ID?, now: Date) throws {
    try write { db in
      guard try Self.keepsHistory(of: person, db) else { return }
      try db.execute(
        sql: """
          INSERT INTO history (person, text, variety, choices, said)
          VALUES (?, ?, ?, ?, ?)
          """,
        arguments: [
          person, sentence.text, sentence.variety.tag, sentence.choices,
          Instant.milliseconds(now),
        ])
    }
  }

  /// The last sentences that a person, or nobody in particular, said; the newest first.
  public func history(of person: Person.ID?, last count: Int) throws -> [HistoryEntry] {
    try read { db in
      let sql = """
        SELECT text, variety, choices, said, id
        FROM history
        WHERE person IS ?
        ORDER BY id DESC
        LIMIT ?
        """
      return try Row.fetchAll(db, sql: sql, arguments: [person, max(0, count)])
        .map(HistoryEntry.init(row:))
    }
  }

  /// The last sentences that differ, each as it was said last; the newest first.
  public func distinctHistory(of person: Person.ID?, last count: Int) throws -> [HistoryEntry] {
    try read { db in
      let sql = """
        SELECT text, variety, choices, said, id
        FROM history
        WHERE id IN (SELECT max(id) FROM history WHERE person IS ? GROUP BY text, variety)
        ORDER BY id DESC
        LIMIT ?
        """
      return try Row.fetchAll(db, sql: sql, arguments: [person, max(0, count)])
        .map(HistoryEntry.init(row:))
    }
  }

  /// What a person, or nobody in particular, said, by its id; nil when it is not there.
  public func historyEntry(_ id: HistoryEntry.ID, of person: Person.ID?) throws -> HistoryEntry? {
    try read { db in
      let sql = """
        SELECT text, variety, choices, said, id
        FROM history
        WHERE id = ? AND person IS ?
        """
      return try Row.fetchOne(db, sql: sql, arguments: [id, person]).map(HistoryEntry.init(row:))
    }
  }

  /// Forgets everything that a person, or nobody in particular, said.
  public func clearHistory(of person: Person.ID?) throws {
    try write { db in
      try db.execute(sql: "DELETE FROM history WHERE person IS ?", arguments: [person])
    }
  }

  /// Whether sentences are noted when said; they are until someone switches it off.
  public func keepsHistory(of person: Person.ID?) throws -> Bool {
    try read { try Self.keepsHistory(of: person, $0) }
  }

  /// Switches noting of sentences on or off; what was noted before stays.
  public func setKeepsHistory(_ keeps: Bool, of person: Person.ID?) throws {
    try write { try Self.set("history", to: keeps ? nil : "off", of: person, $0) }
  }

  private static func keepsHistory(of person: Person.ID?, _ db: Database) throws -> Bool {
    try setting("history", of: person, db) != "off"
  }
}

extension HistoryEntry {
  /// Reads a row of text, variety, choices, time and id.
  fileprivate init(row: Row) throws {
    self.init(
      id: try row.cell(4), sentence: try SavedSentence(row: row),
      said: Instant.date(try row.cell(3)))
  }
}
