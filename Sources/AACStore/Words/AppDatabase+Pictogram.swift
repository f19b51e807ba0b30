public import AACCore
import GRDB

extension AppDatabase: PictogramSource {
  public func pictogram(_ id: Pictogram.ID) throws -> Pictogram? {
    try read { db in
      let sql = "SELECT emoji, svg, licence, author FROM pictogram WHERE id = ?"
      return try Row.fetchOne(db, sql: sql, arguments: [id.rawValue]).map { row in
        Pictogram(id: id, emoji: row[0], svg: row[1], licence: row[2], author: row[3])
      }
    }
  }

  /// The characters of every picture that has any, without the drawings: all that a terminal shows.
  public func emoji() throws -> [Pictogram.ID: String] {
    try read { db in
      let rows = try Row.fetchAll(db, sql: "SELECT id, emoji FROM pictogram WHERE emoji <> ''")
      return Dictionary(
        uniqueKeysWithValues: rows.map { (Pictogram.ID(rawValue: $0[0]), $0[1] as String) })
    }
  }
}
