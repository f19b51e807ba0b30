public import AACCore
import GRDB

extension AppDatabase: PictogramSource {
  public func pictogram(_ id: Pictogram.ID) throws -> Pictogram? {
    try read { db in
      let sql = "SELECT emoji, svg, licence, author FROM pictogram WHERE id = ?"
      return try Row.fetchOne(db, sql: sql, arguments: [id.rawValue]).map { row in
        Pictogram(
          id: id, emoji: try row.cell(0), svg: try row.cell(1), licence: try row.cell(2),
          author: try row.cell(3))
      }
    }
  }

  /// The characters of every picture that has any, without the drawings: all that a terminal shows.
  ///
  /// Those of the set's picture that stands in for it go before its own.
  public func emoji() throws -> [Pictogram.ID: String] {
    try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT p.id, ifnull(nullif(shown.emoji, ''), p.emoji) AS characters
          FROM pictogram AS p
          LEFT JOIN picture_replacement AS r ON r.pictogram = p.id
          LEFT JOIN pictogram AS shown ON shown.id = r.replacement
          WHERE characters <> ''
          """)
      return try Dictionary(
        rows.map { (Pictogram.ID(rawValue: try $0.cell(0)), try $0.cell(1) as String) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// The pictures of the set in use that stand in for those of words, by the ids of these.
  public func replacements() throws -> [Pictogram.ID: Pictogram.ID] {
    try read { db in
      let rows = try Row.fetchAll(db, sql: "SELECT pictogram, replacement FROM picture_replacement")
      return try Dictionary(
        rows.map { row in
          (Pictogram.ID(rawValue: try row.cell(0)), Pictogram.ID(rawValue: try row.cell(1)))
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The pictures that have a drawing or a photo here, their own or one of the set in use.
  public func drawings() throws -> Set<Pictogram.ID> {
    try read { db in
      let ids = try String.fetchSet(
        db,
        sql: """
          SELECT p.id FROM pictogram AS p
          LEFT JOIN picture_replacement AS r ON r.pictogram = p.id
          JOIN pictogram AS shown ON shown.id = ifnull(r.replacement, p.id)
          WHERE shown.svg IS NOT NULL OR shown.file IS NOT NULL
          """)
      return Set(ids.map(Pictogram.ID.init(rawValue:)))
    }
  }
}
