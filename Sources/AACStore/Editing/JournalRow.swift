import GRDB

/// What one step of editing did to one row: columns before and after; nil where there was no row.
struct JournalRow {
  let table: JournalTable
  let key: RowImage
  let before: RowImage?
  let after: RowImage?

  /// The same step backwards.
  var reversed: JournalRow { JournalRow(table: table, key: key, before: after, after: before) }

  /// Makes the row what it is afterwards.
  ///
  /// A row that the files no longer have is left alone: there is nothing to change or to link.
  func apply(to db: Database) throws {
    do {
      switch (before, after) {
      case (_, nil): try db.execute(sql: delete, arguments: key.arguments)
      case (nil, let after?):
        try db.execute(sql: Self.insert(after, table), arguments: after.arguments)
      case (_, let after?):
        try db.execute(sql: update(after), arguments: after.arguments + key.arguments)
      }
    } catch let error as DatabaseError
      where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY
    {
      return
    }
  }

  private var delete: String { "DELETE FROM \(table.rawValue) WHERE \(condition)" }

  private func update(_ image: RowImage) -> String {
    let columns = image.columns.map { "\($0) = ?" }.joined(separator: ", ")
    return "UPDATE \(table.rawValue) SET \(columns) WHERE \(condition)"
  }

  private static func insert(_ image: RowImage, _ table: JournalTable) -> String {
    let marks = image.columns.map { _ in "?" }.joined(separator: ", ")
    let columns = image.columns.joined(separator: ", ")
    return "INSERT INTO \(table.rawValue) (\(columns)) VALUES (\(marks))"
  }

  private var condition: String {
    key.columns.map { "\($0) IS ?" }.joined(separator: " AND ")
  }
}
