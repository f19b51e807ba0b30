public import AACCore
import AACDigest
public import Foundation
import GRDB

extension AppDatabase {
  /// The file that shows a pictogram: of the set in use where that has one, else its own.
  ///
  /// Nil when no installed set has it; its ``Pictogram/emoji`` then stands in.
  public func picture(for id: Pictogram.ID) throws -> StoredPicture? {
    try read { db in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT p.id, p.svg, p.licence, p.author, f.media_type, f.contents
          FROM pictogram AS p LEFT JOIN picture_file AS f ON f.hash = p.file
          WHERE p.id = ifnull(
            (SELECT replacement FROM picture_replacement WHERE pictogram = ?1), ?1)
          """, arguments: [id.rawValue])
      guard let row else { return nil }
      let svg: String? = try row.cell(1)
      let type: String? = try row.cell(4)
      let contents: Data? = try row.cell(5)
      guard let data = contents ?? svg.map({ Data($0.utf8) }) else { return nil }
      return StoredPicture(
        id: Pictogram.ID(rawValue: try row.cell(0)), mediaType: type ?? "image/svg+xml", data: data,
        licence: try row.cell(2), author: try row.cell(3))
    }
  }

  /// Keeps a picture and makes changes of words with it, as one step that can be undone.
  ///
  /// Undoing gives the words their old picture back; the file stays, so that the step can be done again. A picture
  /// whose id is known stays as it is, with its licence and author: see ``StoredPicture/init(own:mediaType:licence:author:)``.
  @discardableResult
  public func add(
    _ picture: NewPicture, making edits: [VocabularyEdit], as action: EditRecord.Action = .edit,
    in language: Language, by person: Person.ID? = nil, now: Date
  ) throws -> EditRecord? {
    try write { db in
      try PictureWriter(db).write(picture, set: nil)
      var editor = VocabularyEditor(db, language)
      for edit in edits { try editor.make(edit) }
      if editor.journal.rows.isEmpty { return nil }
      let words = try Set(Self.labels(of: edits, language, db)).sorted()
      return try Self.record(
        editor.journal.rows, as: action, words: words, in: language, by: person, now: now, db)
    }
  }
}

/// Writes pictures with their names; runs in one transaction.
struct PictureWriter {
  let db: Database

  init(_ db: Database) { self.db = db }

  func write(_ picture: NewPicture, set: String?) throws {
    let (file, id) = (picture.picture, picture.picture.id.rawValue)
    let hash = SHA256.hexadecimal(of: file.data)
    try db.cachedStatement(
      sql: """
        INSERT INTO picture_file (hash, media_type, contents) VALUES (?, ?, ?)
        ON CONFLICT DO NOTHING
        """
    ).execute(arguments: [hash, file.mediaType, file.data])
    try db.cachedStatement(
      sql: """
        INSERT INTO pictogram (id, emoji, svg, licence, author, file, picture_set)
        VALUES (?, ?, NULL, ?, ?, ?, ?)
        \(set == nil ? Self.keepsOld : Self.takesNew)
        """
    ).execute(arguments: [id, picture.emoji, file.licence, file.author, hash, set])
    if set != nil {
      try db.cachedStatement(sql: "DELETE FROM picture_name WHERE pictogram = ?")
        .execute(arguments: [id])
    }
    let insert = try db.cachedStatement(
      sql: """
        INSERT INTO picture_name (pictogram, language, name, name_key, is_verb, rank)
        VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT DO NOTHING
        """)
    for (rank, name) in picture.names.enumerated() {
      let key = FoldedKey(name.name).text
      if key.isEmpty { continue }
      try insert.execute(arguments: [
        id, name.language.code, name.name, key, name.isVerb, rank,
      ])
    }
  }

  /// Another word with the same picture says nothing new of its origin.
  private static let keepsOld = "ON CONFLICT (id) DO NOTHING"

  /// A new version of a set knows better.
  private static let takesNew = """
    ON CONFLICT (id) DO UPDATE SET
      emoji = excluded.emoji, licence = excluded.licence, author = excluded.author,
      file = excluded.file, picture_set = excluded.picture_set
    """

  /// Files that no pictogram has any more, as another version of a set leaves them.
  func removeUnused() throws {
    try db.execute(
      sql: """
        DELETE FROM picture_file
        WHERE NOT EXISTS (SELECT * FROM pictogram WHERE pictogram.file = picture_file.hash)
        """)
  }
}
