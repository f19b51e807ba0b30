public import Foundation
import GRDB

extension AppDatabase {
  /// Saves a countdown, in place of what was saved under the same id.
  public func saveTimer(
    _ payload: some Codable & Sendable, id: String, now: Date
  ) throws {
    let text = try Self.timerText(payload)
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO timer (id, payload, updated)
          VALUES (?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET payload = excluded.payload, updated = excluded.updated
          """, arguments: [id, text, Instant.milliseconds(now)])
    }
  }

  /// Adds a countdown; answers false, and changes nothing, when one with this id is there already.
  ///
  /// What is asked for twice, by a finger that trembles or a browser that sends again, is begun once.
  @discardableResult
  public func addTimer(_ payload: some Codable & Sendable, id: String, now: Date) throws -> Bool {
    let text = try Self.timerText(payload)
    return try write { db in
      try db.execute(
        sql:
          "INSERT INTO timer (id, payload, updated) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING",
        arguments: [id, text, Instant.milliseconds(now)])
      return db.changesCount == 1
    }
  }

  /// Changes a countdown in one transaction, so that of two changes at the same time none is lost.
  ///
  /// - Returns: what `change` returned; nil when there is no such countdown.
  /// - Throws: ``StoreError/damaged(path:)`` when it cannot be read as a `Payload`, and what `change` throws.
  public func changeTimer<Payload: Codable & Sendable, Result>(
    _ id: String, of type: Payload.Type, now: Date, _ change: (inout Payload) throws -> Result
  ) throws -> Result? {
    try write { db in
      let text = try String.fetchOne(
        db, sql: "SELECT payload FROM timer WHERE id = ?", arguments: [id])
      guard let text else { return nil }
      var payload = try timerPayload(type, text)
      let result = try change(&payload)
      let changed = try Self.timerText(payload)
      if changed != text {
        try db.execute(
          sql: "UPDATE timer SET payload = ?, updated = ? WHERE id = ?",
          arguments: [changed, Instant.milliseconds(now), id])
      }
      return result
    }
  }

  /// The countdowns that go on, the last saved first.
  ///
  /// - Throws: ``StoreError/damaged(path:)`` when one cannot be read as a `Payload`.
  public func timers<Payload>(of type: Payload.Type) throws -> [StoredTimer<Payload>] {
    let found = try readableTimers(of: type)
    guard found.damaged.isEmpty else { throw StoreError.damaged(path: path) }
    return found.timers
  }

  /// The countdowns that go on, the last saved first, and the ids of those that cannot be read as a `Payload`.
  ///
  /// One that is damaged takes none of the others away.
  public func readableTimers<Payload>(
    of type: Payload.Type
  ) throws -> (timers: [StoredTimer<Payload>], damaged: [String]) {
    let rows = try read { db in
      try Row.fetchAll(
        db, sql: "SELECT id, payload, updated FROM timer ORDER BY updated DESC, id")
    }
    var timers: [StoredTimer<Payload>] = []
    var damaged: [String] = []
    for row in rows {
      let id: String = try row.cell(0)
      do {
        timers.append(
          StoredTimer(
            id: id, payload: try timerPayload(type, try row.cell(1)),
            updated: Instant.date(try row.cell(2))))
      } catch StoreError.damaged {
        damaged.append(id)
      }
    }
    return (timers, damaged)
  }

  /// Removes a countdown; nothing happens when it is not there.
  public func removeTimer(_ id: String) throws {
    try write { try $0.execute(sql: "DELETE FROM timer WHERE id = ?", arguments: [id]) }
  }

  private func timerPayload<Payload: Decodable>(
    _ type: Payload.Type, _ text: String
  ) throws -> Payload {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch is DecodingError {
      throw StoreError.damaged(path: path)
    }
  }

  private static func timerText(_ payload: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(payload), as: UTF8.self)
  }
}
