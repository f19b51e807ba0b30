public import AACCore
public import Foundation
import GRDB

extension AppDatabase {
  /// Keeps a sentence of a person, or of nobody, under the next free number.
  ///
  /// - Throws: when the name is taken or is a number.
  @discardableResult
  public func saveFavourite(
    _ sentence: SavedSentence, id: Favourite.ID, name: String? = nil, of person: Person.ID?,
    now: Date
  ) throws -> Favourite {
    let name = try Self.checkedName(name)
    return try write { db in
      try Self.refuseTakenName(name, of: person, except: id, db)
      let highest = try Int.fetchOne(
        db, sql: "SELECT max(number) FROM favourite WHERE person IS ?", arguments: [person])
      let number = (highest ?? 0) + 1
      try db.execute(
        sql: """
          INSERT INTO favourite
            (id, person, number, name, name_key, text, variety, choices, saved)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          id, person, number, name, name.map { FoldedKey($0).text }, sentence.text,
          sentence.variety.tag, sentence.choices, Instant.milliseconds(now),
        ])
      return Favourite(id: id, number: number, name: name, sentence: sentence, saved: now)
    }
  }

  /// The kept sentences of a person, or of nobody, by number.
  public func favourites(of person: Person.ID?) throws -> [Favourite] {
    try read { try Self.favourites(of: person, $0) }
  }

  /// The kept sentence with a number, a name or, failing these, exactly this text.
  ///
  /// - Throws: ``StoreError/unknownFavourite(name:)`` when there is none.
  public func favourite(_ numberOrName: String, of person: Person.ID?) throws -> Favourite {
    try read { try Self.favourite(numberOrName, of: person, $0) }
  }

  /// Gives a kept sentence another name, or none, as a step that can be undone.
  ///
  /// - Throws: when there is no such favourite, or the name is taken or is a number.
  public func renameFavourite(
    _ numberOrName: String, to name: String?, of person: Person.ID?, now: Date
  ) throws {
    let name = try Self.checkedName(name)
    try write { db in
      let favourite = try Self.favourite(numberOrName, of: person, db)
      try Self.refuseTakenName(name, of: person, except: favourite.id, db)
      let image = RowImage([
        "id": .text(favourite.id), "name": name.map { .text($0) } ?? .null,
        "name_key": name.map { .text(FoldedKey($0).text) } ?? .null,
      ])
      var journal = Journal(db)
      try journal.write(.favourite, image)
      try Self.record(journal, as: .renameFavourite, favourite, of: person, now: now, db)
    }
  }

  /// Removes a kept sentence, as a step that can be undone; the others keep their numbers.
  ///
  /// - Throws: ``StoreError/unknownFavourite(name:)`` when there is none.
  public func removeFavourite(_ numberOrName: String, of person: Person.ID?, now: Date) throws {
    try write { db in
      let favourite = try Self.favourite(numberOrName, of: person, db)
      var journal = Journal(db)
      try journal.delete(.favourite, RowImage(["id": .text(favourite.id)]))
      try Self.record(journal, as: .removeFavourite, favourite, of: person, now: now, db)
    }
  }

  private static func record(
    _ journal: Journal, as action: EditRecord.Action, _ favourite: Favourite,
    of person: Person.ID?, now: Date, _ db: Database
  ) throws {
    if journal.rows.isEmpty { return }
    _ = try record(
      journal.rows, as: action, words: [favourite.sentence.text],
      in: favourite.sentence.variety.language, by: person, now: now, db)
  }

  private static func favourites(of person: Person.ID?, _ db: Database) throws -> [Favourite] {
    let sql = """
      SELECT text, variety, choices, id, number, name, saved
      FROM favourite
      WHERE person IS ?
      ORDER BY number
      """
    return try Row.fetchAll(db, sql: sql, arguments: [person]).map { row in
      Favourite(
        id: try row.cell(3), number: try row.cell(4), name: try row.cell(5),
        sentence: try SavedSentence(row: row),
        saved: Instant.date(try row.cell(6)))
    }
  }

  private static func favourite(_ numberOrName: String, of person: Person.ID?, _ db: Database)
    throws -> Favourite
  {
    let all = try favourites(of: person, db)
    let key = FoldedKey(numberOrName)
    let found =
      all.first { String($0.number) == key.text }
      ?? all.first { $0.name.map(FoldedKey.init) == key }
      ?? all.first { FoldedKey($0.sentence.text) == key }
    guard let found else { throw StoreError.unknownFavourite(name: numberOrName) }
    return found
  }

  private static func checkedName(_ name: String?) throws -> String? {
    guard let name = name?.trimmingSpaces else { return nil }
    if name.isEmpty { throw StoreError.emptyName }
    if name.allSatisfy(\.isNumber) { throw StoreError.favouriteNameIsNumber(name: name) }
    return name
  }

  private static func refuseTakenName(
    _ name: String?, of person: Person.ID?, except id: Favourite.ID, _ db: Database
  ) throws {
    guard let name else { return }
    let sql = """
      SELECT EXISTS (SELECT * FROM favourite WHERE person IS ? AND name_key = ? AND id <> ?)
      """
    let isTaken = try Bool.fetchOne(
      db, sql: sql, arguments: [person, FoldedKey(name).text, id])
    if isTaken == true { throw StoreError.favouriteNameTaken(name: name) }
  }
}
