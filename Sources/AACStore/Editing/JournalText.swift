/// One row of the journal as it is kept; see ``JournalRow``.
struct JournalText {
  let table: JournalTable
  let key: String
  let before: String?
  let after: String?

  init(table: JournalTable, key: String, before: String?, after: String?) {
    (self.table, self.key, self.before, self.after) = (table, key, before, after)
  }

  init(_ row: JournalRow) {
    self.init(
      table: row.table, key: row.key.json(), before: row.before?.json(), after: row.after?.json())
  }
}
