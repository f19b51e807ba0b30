public import AACCore
public import Foundation
import GRDB

extension AppDatabase {
  /// Deletes words that were removed, with their links, for good; answers their labels.
  ///
  /// Steps before this one can no longer be undone: what they would need is gone from the file.
  ///
  /// - Throws: ``StoreError/notRemoved(name:)`` for a word that is still in use, and
  ///   ``StoreError/starterWord(name:)`` for one that importing the files would bring back.
  @discardableResult
  public func purge(
    _ keys: [WordKey], in language: Language, by person: Person.ID? = nil, now: Date
  ) throws -> [String] {
    // Nothing is deleted for good before it is safe elsewhere.
    try backups?.keep(self, because: .purge, now: now)
    return try write { db in
      let labels = try keys.map { key in
        guard let label = try Self.label(of: key, language, db) else {
          throw StoreError.unknownWord(name: key.concept.rawValue)
        }
        if UUID(uuidString: key.concept.rawValue) == nil {
          throw StoreError.starterWord(name: label)
        }
        try db.execute(
          sql: """
            DELETE FROM \(key.role.rawValue) WHERE language = ? AND concept = ? AND removed = 1
            """, arguments: [language.code, key.concept.rawValue])
        if db.changesCount == 0 { throw StoreError.notRemoved(name: label) }
        try db.execute(
          sql: "DELETE FROM hidden_word WHERE language = ? AND role = ? AND concept = ?",
          arguments: [language.code, key.role.rawValue, key.concept.rawValue])
        return label
      }
      if labels.isEmpty { return [] }
      _ = try Self.record(
        [JournalRow](), as: .purge, words: labels, in: language, by: person, now: now,
        state: .final, db)
      try db.execute(sql: "UPDATE edit SET state = 'final' WHERE state = 'done'")
      try db.execute(sql: "DELETE FROM edit_row")
      return labels
    }
  }
}
