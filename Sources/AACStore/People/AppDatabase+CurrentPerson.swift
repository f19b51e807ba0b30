public import AACCore
import GRDB

extension AppDatabase {
  /// Who is using the program; nil for nobody in particular.
  public func currentPerson() throws -> Person? {
    try read { db in
      let sql = """
        SELECT \(Person.columns)
        FROM person
        WHERE id = (SELECT value FROM setting WHERE person IS NULL AND name = 'person')
        """
      return try Row.fetchOne(db, sql: sql).map { try Person(row: $0) }
    }
  }

  /// Makes a person the one who is using the program, or nobody.
  ///
  /// - Throws: ``StoreError/unknownPerson(name:)`` when there is no such person.
  public func use(_ id: Person.ID?) throws {
    try write { db in
      if let id {
        let exists = try Bool.fetchOne(
          db, sql: "SELECT EXISTS (SELECT * FROM person WHERE id = ?)", arguments: [id])
        guard exists == true else { throw StoreError.unknownPerson(name: id) }
      }
      try Self.set("person", to: id, of: nil, db)
    }
  }

  static func setting(_ name: String, of person: Person.ID?, _ db: Database) throws -> String? {
    try String.fetchOne(
      db, sql: "SELECT value FROM setting WHERE person IS ? AND name = ?",
      arguments: [person, name])
  }

  static func set(
    _ name: String, to value: String?, of person: Person.ID?, _ db: Database
  ) throws {
    try db.execute(
      sql: "DELETE FROM setting WHERE person IS ? AND name = ?", arguments: [person, name])
    guard let value else { return }
    try db.execute(
      sql: "INSERT INTO setting (person, name, value) VALUES (?, ?, ?)",
      arguments: [person, name, value])
  }
}
