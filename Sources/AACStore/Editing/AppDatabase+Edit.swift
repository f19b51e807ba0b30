public import AACCore
public import Foundation
import GRDB

extension AppDatabase {
  /// Makes changes, all of them or none, as one step that can be undone; nil when there was nothing to change.
  ///
  /// The history names the step by its action and by who was using the program.
  ///
  /// - Throws: when a word is not there, a place or level is out of range, or a category unknown.
  @discardableResult
  public func perform(
    _ edits: [VocabularyEdit], as action: EditRecord.Action, in language: Language,
    by person: Person.ID? = nil, now: Date
  ) throws -> EditRecord? {
    try write { db in
      var editor = VocabularyEditor(db, language)
      for edit in edits { try editor.make(edit) }
      let rows = editor.journal.rows
      if rows.isEmpty { return nil }
      let words = try Self.labels(of: edits, language, db)
      return try Self.record(
        rows, as: action, words: words, in: language, by: person, now: now, db)
    }
  }

  /// The labels by which a step is named: those of its words, but of new words not the many that they are linked with.
  static func labels(
    of edits: [VocabularyEdit], _ language: Language, _ db: Database
  ) throws -> [String] {
    var seen = Set<WordKey>()
    let saved = edits.filter(\.isSave)
    return try (saved.isEmpty ? edits : saved).flatMap(\.keys)
      .filter { seen.insert($0).inserted }.compactMap { try label(of: $0, language, db) }
  }

  static func label(of key: WordKey, _ language: Language, _ db: Database) throws -> String? {
    try String.fetchOne(
      db,
      sql: "SELECT label FROM \(key.role.rawValue) WHERE language = ? AND concept = ?",
      arguments: [language.code, key.concept.rawValue])
  }

  /// Writes a step into the journal; what was undone before it can no longer be redone.
  static func record(
    _ rows: [JournalRow], as action: EditRecord.Action, words: [String], in language: Language,
    by person: Person.ID?, now: Date, state: EditRecord.State = .done, _ db: Database
  ) throws -> EditRecord {
    try record(
      rows.map(JournalText.init), as: action, words: words, in: language, by: person, now: now,
      state: state, db)
  }

  /// Writes a step into the journal whose rows are texts already.
  static func record(
    _ rows: [JournalText], as action: EditRecord.Action, words: [String], in language: Language,
    by person: Person.ID?, now: Date, state: EditRecord.State = .done, _ db: Database
  ) throws -> EditRecord {
    try db.execute(sql: "UPDATE edit SET state = 'dropped' WHERE state = 'undone'")
    try db.execute(
      sql: "DELETE FROM edit_row WHERE edit IN (SELECT id FROM edit WHERE state = 'dropped')")
    let made = Instant.milliseconds(now)
    try db.execute(
      sql: """
        INSERT INTO edit (made, person, language, action, words, state) VALUES (?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        made, person, language.code, action.rawValue, try Self.json(words), state.rawValue,
      ])
    let id = db.lastInsertedRowID
    var insert = BulkInsert(
      into: "edit_row", ["edit", "ordinal", "table", "key", "before", "after"], db)
    for (ordinal, row) in rows.enumerated() {
      try insert.add([
        id.databaseValue, ordinal.databaseValue, row.table.rawValue.databaseValue,
        row.key.databaseValue, row.before.databaseValue, row.after.databaseValue,
      ])
    }
    try insert.finish()
    return EditRecord(
      id: id, made: Instant.date(made), person: person, language: language, action: action,
      words: words, state: state)
  }

  private static func json(_ words: [String]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(words), as: UTF8.self)
  }
}
