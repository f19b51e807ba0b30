public import AACCore
import AACDigest
public import Foundation
import GRDB

extension AppDatabase {
  /// The recordings that are heard for a person: their own first, then everybody's.
  public func recordings(of person: Person.ID?) throws -> [Recording] {
    try read { db in
      let sql = """
        SELECT id, scope, text, language, sound, seconds
        FROM recording
        WHERE person IS NULL OR person = ?
        ORDER BY person IS NULL, language, scope, text_key
        """
      return try Row.fetchAll(db, sql: sql, arguments: [person]).map(Recording.init)
    }
  }

  /// Keeps a recording and its sound file for a person, or for everybody; one of the same text is replaced.
  ///
  /// Nobody can make the former sound again: everything is copied before, where there are automatic backups.
  ///
  /// - Returns: The recording that was replaced by another sound, if one was.
  /// - Throws: ``StoreError/emptyName`` when there is no text.
  @discardableResult
  public func add(
    _ recording: Recording, contents: [UInt8], of person: Person.ID?, now: Date
  ) throws -> Recording? {
    let key = SpokenKey(recording.text).text
    if key.isEmpty { throw StoreError.emptyName }
    let former = try self.recording(key, recording.scope, recording.language, of: person)
    let replaced = former?.sound == recording.sound ? nil : former
    if replaced != nil { try backups?.keep(self, because: .voice, now: now) }
    try write { db in
      // First, because its sound, which may be the same one, goes with it.
      try Self.removeRecording(key, recording.scope, recording.language, of: person, db)
      try db.execute(
        sql: "INSERT INTO sound (hash, contents) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING",
        arguments: [recording.sound, Data(contents)])
      try db.execute(
        sql: """
          INSERT INTO recording (id, person, language, scope, text, text_key, sound, seconds)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          recording.id, person, recording.language.code, recording.scope.rawValue,
          recording.text.trimmingSpaces, key, recording.sound, recording.seconds,
        ])
    }
    return replaced
  }

  /// Removes a recording; its sound file goes with the last recording that has it.
  ///
  /// Everything is copied before, where there are automatic backups.
  ///
  /// - Throws: ``StoreError/unknownRecording(text:)`` when there is none.
  public func removeRecording(
    of text: String, scope: Recording.Scope, in language: Language, person: Person.ID?, now: Date
  ) throws {
    guard try recording(SpokenKey(text).text, scope, language, of: person) != nil else {
      throw StoreError.unknownRecording(text: text)
    }
    try backups?.keep(self, because: .voice, now: now)
    try write { db in
      try Self.removeRecording(SpokenKey(text).text, scope, language, of: person, db)
      if db.changesCount == 0 { throw StoreError.unknownRecording(text: text) }
    }
  }

  /// The sound file of a recording.
  ///
  /// - Throws: ``StoreError/damaged(path:)`` when it is not there or not what was kept.
  public func contents(ofSound hash: String) throws -> [UInt8] {
    let contents = try read { db in
      try Data.fetchOne(db, sql: "SELECT contents FROM sound WHERE hash = ?", arguments: [hash])
    }
    guard let contents, SHA256.hexadecimal(of: contents) == hash else {
      throw StoreError.damaged(path: path)
    }
    return Array(contents)
  }

  private func recording(
    _ key: String, _ scope: Recording.Scope, _ language: Language, of person: Person.ID?
  ) throws -> Recording? {
    try read { db in
      let sql = """
        SELECT id, scope, text, language, sound, seconds
        FROM recording
        WHERE person IS ? AND language = ? AND scope = ? AND text_key = ?
        """
      return try Row.fetchOne(
        db, sql: sql, arguments: [person, language.code, scope.rawValue, key]
      ).map(Recording.init)
    }
  }

  private static func removeRecording(
    _ key: String, _ scope: Recording.Scope, _ language: Language, of person: Person.ID?,
    _ db: Database
  ) throws {
    try db.execute(
      sql: """
        DELETE FROM recording WHERE person IS ? AND language = ? AND scope = ? AND text_key = ?
        """, arguments: [person, language.code, scope.rawValue, key])
  }
}

extension Recording {
  /// Reads a row of id, scope, text, language, sound, seconds.
  fileprivate init(row: Row) throws {
    guard let scope = Scope(rawValue: try row.cell(1)),
      let language = Language(rawValue: try row.cell(3))
    else { throw UnexpectedValue() }
    self.init(
      id: try row.cell(0), scope: scope, text: try row.cell(2), language: language,
      sound: try row.cell(4), seconds: try row.cell(5))
  }
}
