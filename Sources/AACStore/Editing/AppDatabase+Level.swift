public import AACCore
public import Foundation
import GRDB

extension AppDatabase {
  /// Up to which level a person, or nobody in particular, sees words; nil: all of them.
  public func vocabularyLevel(of person: Person.ID?) throws -> Int? {
    try read { try Self.vocabularyLevel(of: person, $0) }
  }

  /// Shows a person, or whoever uses the program without a name, only the words up to a level; nil shows all.
  ///
  /// It is one step that can be undone; nil when it was so already.
  ///
  /// - Throws: ``StoreError/levelOutOfRange(_:)``.
  @discardableResult
  public func setVocabularyLevel(
    _ level: Int?, of person: Person.ID?, in language: Language, now: Date
  ) throws -> EditRecord? {
    if let level, !WordEntry.levels.contains(level) { throw StoreError.levelOutOfRange(level) }
    return try write { db in
      var journal = Journal(db)
      let key = RowImage([
        "person": person.map { .text($0) } ?? .null, "name": .text("level"),
      ])
      if let level {
        try journal.write(
          .setting, RowImage(key.cells.merging(["value": .text(String(level))]) { $1 }))
      } else {
        try journal.delete(.setting, key)
      }
      if journal.rows.isEmpty { return nil }
      let name = try String.fetchOne(
        db, sql: "SELECT name FROM person WHERE id = ?", arguments: [person])
      let words = ["\(name ?? "*"): \(level.map(String.init) ?? "–")"]
      return try Self.record(
        journal.rows, as: .level, words: words, in: language, by: person, now: now, db)
    }
  }

  static func vocabularyLevel(of person: Person.ID?, _ db: Database) throws -> Int? {
    try setting("level", of: person, db).flatMap { Int($0) }
  }
}
