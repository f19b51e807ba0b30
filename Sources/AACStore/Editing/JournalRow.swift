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
    if let kind = table.groupKind {
      return try LinkGroupImage.apply(kind, key, before: before, after: after, to: db)
    }
    do {
      switch (before, after) {
      case (_, nil): try execute(delete, key.arguments, db)
      case (nil, let after?): try execute(Self.insert(after, table), after.arguments, db)
      case (_, let after?): try execute(update(after), after.arguments + key.arguments, db)
      }
    } catch let error as DatabaseError
      where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY
    {
      return
    }
  }

  /// Whether it makes something what the files have it to be.
  var restoresData: Bool {
    if table.groupKind == nil { return after?.cells["origin"] == .text("data") }
    return LinkGroupImage.links(of: after).contains { !$0.link.isOwn }
  }

  private func execute(_ sql: String, _ arguments: StatementArguments, _ db: Database) throws {
    // Long imports make the same change thousands of times.
    try db.cachedStatement(sql: sql).execute(arguments: arguments)
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
