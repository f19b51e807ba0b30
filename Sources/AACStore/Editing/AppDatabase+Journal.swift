import AACCore
import Foundation
import GRDB

extension AppDatabase {
  /// Takes back the last step that is in force; nil when there is none that can be.
  @discardableResult
  public func undo() throws -> EditRecord? {
    try step(
      sql: "SELECT \(EditRecord.columns) FROM edit WHERE state = 'done' ORDER BY id DESC LIMIT 1",
      to: .undone)
  }

  /// Does the first undone step again; nil when there is none.
  @discardableResult
  public func redo() throws -> EditRecord? {
    try step(
      sql: "SELECT \(EditRecord.columns) FROM edit WHERE state = 'undone' ORDER BY id LIMIT 1",
      to: .done)
  }

  /// Changes with every step and every undoing of one, and comes back when what was undone is done again.
  public func editStamp() throws -> String {
    try read { db in
      let sql = "SELECT coalesce(max(id), 0) || '.' || coalesce(sum(state = 'undone'), 0) FROM edit"
      return try String.fetchOne(db, sql: sql) ?? ""
    }
  }

  /// The last steps, the newest first.
  public func edits(last count: Int) throws -> [EditRecord] {
    try read { db in
      try Row.fetchAll(
        db, sql: "SELECT \(EditRecord.columns) FROM edit ORDER BY id DESC LIMIT ?",
        arguments: [max(0, count)]
      ).map(EditRecord.init(row:))
    }
  }

  private func step(sql: String, to state: EditRecord.State) throws -> EditRecord? {
    if try isLarge(sql: sql) {
      do {
        return try writeInBulk { db in
          let record = try Self.step(sql: sql, to: state, db)
          try Self.checkNothingIsLeftBehind(db)
          return record
        }
      } catch is LeftBehind {
        // Rows that SQLite takes along or refuses: then it has to look at each.
      }
    }
    return try write { try Self.step(sql: sql, to: state, $0) }
  }

  /// Something points to a row that is not there.
  private struct LeftBehind: Error {}

  private static func checkNothingIsLeftBehind(_ db: Database) throws {
    do {
      try checkParents(
        of: JournalTable.allCases.filter { $0.groupKind == nil }.map(\.rawValue), db)
    } catch let error as DatabaseError
      where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY
    {
      throw LeftBehind()
    }
  }

  /// Whether a step is that of a whole import: with each word SQLite would look for its links among all others.
  private func isLarge(sql: String) throws -> Bool {
    try read { db in
      guard let row = try Row.fetchOne(db, sql: sql) else { return false }
      let last = try Int.fetchOne(
        db, sql: "SELECT max(ordinal) FROM edit_row WHERE edit = ?",
        arguments: [try row.cell(0) as Int64])
      return last ?? 0 >= Self.largeStep
    }
  }

  /// How many rows a step has at least that is taken as a whole.
  static let largeStep = 500

  private static func step(
    sql: String, to state: EditRecord.State, _ db: Database
  ) throws -> EditRecord? {
    guard let row = try Row.fetchOne(db, sql: sql) else { return nil }
    let id: Int64 = try row.cell(0)
    let rows = try Self.rows(of: id, db)
    let steps = state == .undone ? rows.reversed().map(\.reversed) : rows
    for step in steps { try step.apply(to: db) }
    try db.execute(
      sql: "UPDATE edit SET state = ? WHERE id = ?", arguments: [state.rawValue, id])
    // A word of the files that was changed here is theirs again: the next start looks at them.
    if steps.contains(where: \.restoresData) {
      try db.execute(sql: "DELETE FROM meta WHERE name IN ('data.checksum', 'data.stamp')")
    }
    return try Row.fetchOne(
      db, sql: "SELECT \(EditRecord.columns) FROM edit WHERE id = ?", arguments: [id]
    ).map(EditRecord.init(row:))
  }

  private static func rows(of edit: Int64, _ db: Database) throws -> [JournalRow] {
    let sql = "SELECT \"table\", key, before, after FROM edit_row WHERE edit = ? ORDER BY ordinal"
    return try Row.fetchAll(db, sql: sql, arguments: [edit]).map { row in
      guard let table = JournalTable(rawValue: try row.cell(0)) else { throw UnexpectedValue() }
      return JournalRow(
        table: table, key: try RowImage(json: try row.cell(1)),
        before: try (try row.cell(2) as String?).map(RowImage.init(json:)),
        after: try (try row.cell(3) as String?).map(RowImage.init(json:)))
    }
  }
}

extension EditRecord {
  static var columns: String { "id, made, person, language, action, words, state" }

  /// Reads a row that begins with ``columns``.
  init(row: Row) throws {
    let words: String = try row.cell(5)
    guard let language = Language(rawValue: try row.cell(3)),
      let action = Action(rawValue: try row.cell(4)),
      let state = State(rawValue: try row.cell(6)),
      let labels = try? JSONDecoder().decode([String].self, from: Data(words.utf8))
    else { throw UnexpectedValue() }
    self.init(
      id: try row.cell(0), made: Instant.date(try row.cell(1)),
      person: try row.cell(2), language: language, action: action, words: labels,
      state: state)
  }
}
