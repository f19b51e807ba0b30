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
  public func emoji() throws -> [Pictogram.ID: String] {
    try read { db in
      let rows = try Row.fetchAll(db, sql: "SELECT id, emoji FROM pictogram WHERE emoji <> ''")
      return try Dictionary(
        rows.map { (Pictogram.ID(rawValue: try $0.cell(0)), try $0.cell(1) as String) },
        uniquingKeysWith: { first, _ in first })
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
