import AACCore
public import Foundation
import GRDB

extension AppDatabase {
  /// Installs a symbol set, all of its pictures or none; one that is there is replaced by the new version.
  ///
  /// Pictures of the old version that the new one lacks stay as long as words have them.
  ///
  /// `next` gives the pictures one by one, and nil behind the last; answers how many there were.
  ///
  /// - Throws: ``StoreError``, or what `next` throws.
  @discardableResult
  public func install(
    _ set: PictureSet, now: Date, next: () throws -> NewPicture?
  ) throws -> Int {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO picture_set (id, name, licence, author, added) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET
            name = excluded.name, licence = excluded.licence, author = excluded.author,
            added = excluded.added
          """,
        arguments: [set.id, set.name, set.licence, set.author, Instant.milliseconds(now)])
      try db.execute(
        sql: "UPDATE pictogram SET picture_set = NULL WHERE picture_set = ?", arguments: [set.id])
      let writer = PictureWriter(db)
      var count = 0
      while let picture = try next() {
        try writer.write(picture, set: set.id)
        count += 1
      }
      try Self.removeUnused(ofSet: set.id, db)
      try writer.removeUnused()
      return count
    }
  }

  /// The sets that were installed, with how many pictures each has, by name.
  public func pictureSets() throws -> [(set: PictureSet, count: Int)] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT id, name, licence, author,
            (SELECT count(*) FROM pictogram WHERE picture_set = picture_set.id)
          FROM picture_set
          ORDER BY name, id
          """
      ).map { row in
        (
          PictureSet(
            id: try row.cell(0), name: try row.cell(1), licence: try row.cell(2),
            author: try row.cell(3)), try row.cell(4)
        )
      }
    }
  }

  /// The set whose pictures stand in for those of words; nil: none does.
  public func pictureSetInUse() throws -> String? {
    try read { try Self.setting("pictureSet", of: nil, $0) }
  }

  /// Removes a set; words that were given one of its pictures keep it.
  ///
  /// - Throws: ``StoreError/unknownPictureSet(name:)``.
  public func removePictureSet(_ id: String) throws {
    try write { db in
      try Self.checkSet(id, db)
      if try Self.setting("pictureSet", of: nil, db) == id {
        try Self.set("pictureSet", to: nil, of: nil, db)
      }
      try db.execute(
        sql: """
          DELETE FROM picture_replacement
          WHERE replacement IN (SELECT id FROM pictogram WHERE picture_set = ?)
          """, arguments: [id])
      try db.execute(
        sql: "UPDATE pictogram SET picture_set = NULL WHERE picture_set = ?", arguments: [id])
      try Self.removeUnused(ofSet: id, db)
      try db.execute(sql: "DELETE FROM picture_set WHERE id = ?", arguments: [id])
    }
  }

  /// Lets a set's pictures stand in for those of all words that it has a name of, or with nil none.
  ///
  /// No word is changed: with another set, or none, all are as before. A picture that someone brought stays. Answers
  /// how many pictures have another one now.
  ///
  /// - Throws: ``StoreError/unknownPictureSet(name:)``.
  @discardableResult
  public func usePictureSet(_ id: String?) throws -> Int {
    try write { db in
      try db.execute(sql: "DELETE FROM picture_replacement")
      try Self.set("pictureSet", to: id, of: nil, db)
      guard let id else { return 0 }
      try Self.checkSet(id, db)
      let replacements = try Self.replacements(fromSet: id, db)
      for (pictogram, replacement) in replacements.sorted(by: { $0.key < $1.key }) {
        try db.execute(
          sql: "INSERT INTO picture_replacement (pictogram, replacement) VALUES (?, ?)",
          arguments: [pictogram, replacement])
      }
      return replacements.count
    }
  }

  private static func checkSet(_ id: String, _ db: Database) throws {
    let isKnown = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT * FROM picture_set WHERE id = ?)", arguments: [id])
    if isKnown != true { throw StoreError.unknownPictureSet(name: id) }
  }

  /// Deletes pictures that belong to no version of a set any more and that nothing has.
  private static func removeUnused(ofSet id: String, _ db: Database) throws {
    let users = ["subject", "verb", "complement", "category"].map {
      "AND NOT EXISTS (SELECT * FROM \($0) WHERE \($0).pictogram = pictogram.id)"
    }
    try db.execute(
      sql: """
        DELETE FROM pictogram
        WHERE picture_set IS NULL AND id GLOB ? \(users.joined(separator: " "))
        """, arguments: ["\(id):*"])
  }

  /// The set's picture for each picture of words; none where words that share a picture would need different ones.
  private static func replacements(
    fromSet id: String, _ db: Database
  ) throws -> [String: String] {
    let words = WordRole.allCases.map { role in
      """
      SELECT concept, language, pictogram, label_key, lemma_key, '\(role.rawValue)' AS role
      FROM \(role.rawValue)
      WHERE removed = 0 AND pictogram IS NOT NULL AND pictogram NOT GLOB 'own:*'
      """
    }
    let rows = try Row.fetchCursor(
      db,
      sql: """
        WITH word AS (\(words.joined(separator: " UNION ALL ")))
        SELECT word.pictogram, word.concept, n.pictogram
        FROM word
        JOIN picture_name AS n
          ON n.name_key IN (word.label_key, word.lemma_key) AND n.language = word.language
        JOIN pictogram AS p ON p.id = n.pictogram AND p.picture_set = ?
        WHERE n.is_verb IS NULL OR n.is_verb = (word.role = 'verb')
        ORDER BY n.is_verb IS NULL, n.rank, length(n.pictogram), n.pictogram
        """, arguments: [id])
    var best: [String: [String: String]] = [:]
    while let row = try rows.next() {
      let concept: String = try row.cell(1)
      let pictogram: String = try row.cell(0)
      if best[pictogram]?[concept] == nil {
        best[pictogram, default: [:]][concept] = try row.cell(2)
      }
    }
    return best.compactMapValues { choices in
      Set(choices.values).count == 1 ? choices.values.first : nil
    }
  }
}
