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
    } catch let error as DatabaseError
      where table == .favourite && error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE
    {
      try bringBackFavourite(db)
    }
  }

  /// A kept sentence whose number or name went to another one meanwhile comes back under the next number.
  ///
  /// A mere change of name is left alone: the name belongs to the other sentence now.
  private func bringBackFavourite(_ db: Database) throws {
    guard before == nil, var row = after else { return }
    let person = row.cells["person"]?.databaseValue ?? .null
    let next = try Int64.fetchOne(
      db, sql: "SELECT max(number) + 1 FROM favourite WHERE person IS ?", arguments: [person])
    row.cells["number"] = .integer(next ?? 1)
    let isTaken = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT * FROM favourite WHERE person IS ? AND name_key IS ?)",
      arguments: [person, row.cells["name_key"]?.databaseValue ?? .null])
    if isTaken == true { (row.cells["name"], row.cells["name_key"]) = (.null, .null) }
    try execute(Self.insert(row, table), row.arguments, db)
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
