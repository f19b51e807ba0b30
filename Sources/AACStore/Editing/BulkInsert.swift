import GRDB

/// Inserts rows, many at a time: to start a statement, and to look at what its columns may hold, takes longer than a row.
struct BulkInsert {
  private static let batch = 50

  private let table: String
  private let columns: [String]
  private let db: Database
  private var values: [DatabaseValue] = []
  /// Inserts a whole batch.
  private var whole: Statement?

  /// Begins; the table and the columns are ours, not someone's input.
  init(into table: String, _ columns: [String], _ db: Database) {
    (self.table, self.columns, self.db) = (table, columns, db)
  }

  /// Inserts a row, at the latest with ``finish()``; as many values as there are columns.
  mutating func add(_ row: [DatabaseValue]) throws {
    values += row
    if values.count >= Self.batch * columns.count { try insert(Self.batch) }
  }

  /// Inserts what is left.
  mutating func finish() throws {
    if !values.isEmpty { try insert(values.count / columns.count) }
  }

  private mutating func insert(_ count: Int) throws {
    let statement = try statement(count)
    // Bound one by one: arguments go through a list of values of any type, which takes longer than writing the rows.
    // Without arguments the statement is only made ready.
    statement.setUncheckedArguments([])
    for (index, value) in values.enumerated() {
      let code = value.bind(to: statement.sqliteStatement, at: CInt(index + 1))
      if code != 0 { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }
    try statement.execute()
    values.removeAll(keepingCapacity: true)
  }

  private mutating func statement(_ count: Int) throws -> Statement {
    if count == Self.batch, let whole { return whole }
    let row = "(" + columns.map { _ in "?" }.joined(separator: ", ") + ")"
    let rows = Array(repeating: row, count: count).joined(separator: ", ")
    let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let statement = try db.makeStatement(sql: "INSERT INTO \(table) (\(names)) VALUES \(rows)")
    if count == Self.batch { whole = statement }
    return statement
  }
}
