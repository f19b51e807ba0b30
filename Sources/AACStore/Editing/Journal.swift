import GRDB

/// Changes rows and keeps what they were, so that the step can be undone; runs in one transaction.
struct Journal {
  let db: Database
  private(set) var rows: [JournalRow] = []

  init(_ db: Database) { self.db = db }

  /// The row of a key; nil when there is none.
  func row(_ table: JournalTable, _ key: RowImage) throws -> RowImage? {
    let condition = key.columns.map { "\($0) IS ?" }.joined(separator: " AND ")
    return try Row.fetchOne(
      db, sql: "SELECT * FROM \(table.rawValue) WHERE \(condition)", arguments: key.arguments
    ).map { try RowImage(row: $0) }
  }

  /// Writes columns of a row, which is made when it is not there; the key is among them.
  ///
  /// Writing what is there already leaves no trace.
  mutating func write(_ table: JournalTable, _ image: RowImage) throws {
    let key = image.only(table.key)
    guard let before = try row(table, key) else {
      return try note(JournalRow(table: table, key: key, before: nil, after: image))
    }
    let changed = image.differences(from: before)
    if changed.isEmpty { return }
    try note(
      JournalRow(
        table: table, key: key, before: before.only(changed), after: image.only(changed)))
  }

  /// Deletes a row, if it is there.
  mutating func delete(_ table: JournalTable, _ key: RowImage) throws {
    guard let before = try row(table, key) else { return }
    try note(JournalRow(table: table, key: key, before: before, after: nil))
  }

  private mutating func note(_ row: JournalRow) throws {
    try row.apply(to: db)
    rows.append(row)
  }
}
