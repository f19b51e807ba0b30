public import Foundation
import GRDB

extension AppDatabase {
  /// Saves a countdown, in place of what was saved under the same id.
  public func saveTimer(
    _ payload: some Codable & Sendable, id: String, now: Date
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let text = String(decoding: try encoder.encode(payload), as: UTF8.self)
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO timer (id, payload, updated)
          VALUES (?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET payload = excluded.payload, updated = excluded.updated
          """, arguments: [id, text, Instant.milliseconds(now)])
    }
  }

  /// The countdowns that go on, the last saved first.
  ///
  /// - Throws: ``StoreError/damaged(path:)`` when one cannot be read as a `Payload`.
  public func timers<Payload>(of type: Payload.Type) throws -> [StoredTimer<Payload>] {
    let rows = try read { db in
      try Row.fetchAll(
        db, sql: "SELECT id, payload, updated FROM timer ORDER BY updated DESC, id")
    }
    return try rows.map { row in
      do {
        let payload = try JSONDecoder().decode(type, from: Data((try row.cell(1) as String).utf8))
        return StoredTimer(
          id: try row.cell(0), payload: payload, updated: Instant.date(try row.cell(2)))
      } catch is DecodingError {
        throw StoreError.damaged(path: path)
      }
    }
  }

  /// Removes a countdown; nothing happens when it is not there.
  public func removeTimer(_ id: String) throws {
    try write { try $0.execute(sql: "DELETE FROM timer WHERE id = ?", arguments: [id]) }
  }
}
