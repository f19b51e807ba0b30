public import AACCore
import GRDB

extension AppDatabase {
  /// Up to which level a person, or nobody in particular, sees words; nil: all of them.
  public func vocabularyLevel(of person: Person.ID?) throws -> Int? {
    try read { try Self.vocabularyLevel(of: person, $0) }
  }

  /// Shows a person only the words up to a level; nil shows all.
  ///
  /// - Throws: ``StoreError/levelOutOfRange(_:)``.
  public func setVocabularyLevel(_ level: Int?, of person: Person.ID?) throws {
    if let level, !WordEntry.levels.contains(level) { throw StoreError.levelOutOfRange(level) }
    try write { try Self.set("level", to: level.map(String.init), of: person, $0) }
  }

  static func vocabularyLevel(of person: Person.ID?, _ db: Database) throws -> Int? {
    try setting("level", of: person, db).flatMap { Int($0) }
  }
}
