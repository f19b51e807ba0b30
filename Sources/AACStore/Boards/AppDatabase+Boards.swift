public import AACCore
public import Foundation
import GRDB

extension AppDatabase {
  /// Keeps a set of boards with all of its files, as one step that can be undone.
  ///
  /// Before, a copy of everything is made where automatic backups are kept.
  ///
  /// - Throws: ``StoreError`` when the copy cannot be made or the set cannot be kept; nothing of it is there then.
  @discardableResult
  public func add(
    _ set: StoredBoardSet, files: [StoredBoardSet.File], in language: Language,
    by person: Person.ID? = nil
  ) throws -> EditRecord? {
    try backups?.keep(self, because: .import, now: set.added)
    return try write { db in
      // The row comes into sight through the journal, so that undoing hides it and loses no file.
      try db.execute(
        sql: """
          INSERT INTO board_set
            (id, name, name_key, source, form, boards, added, report, removed)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1)
          """,
        arguments: [
          set.id, set.name, FoldedKey(set.name).text, set.source, set.form, set.boardCount,
          Instant.milliseconds(set.added), set.report,
        ])
      let insert = try db.makeStatement(
        sql: "INSERT INTO board_file (board_set, ordinal, path, content) VALUES (?, ?, ?, ?)")
      for (ordinal, file) in files.enumerated() {
        try insert.execute(arguments: [set.id, ordinal, file.path, file.data])
      }
      return try Self.mark(
        set, removed: false, as: .import, in: language, by: person, now: set.added, db)
    }
  }

  /// The sets of boards by name; those that were removed only when they are asked for.
  public func boardSets(includingRemoved: Bool = false) throws -> [StoredBoardSet] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT \(StoredBoardSet.columns) FROM board_set
          WHERE removed = 0 OR ?
          ORDER BY name_key, added, id
          """, arguments: [includingRemoved]
      ).map(StoredBoardSet.init(row:))
    }
  }

  /// The set of an id, of the beginning of one, or of a name, letter case and accents aside.
  ///
  /// - Throws: ``StoreError/unknownBoardSet(name:)`` when there is none, and
  ///   ``StoreError/ambiguousBoardSet(name:)`` when there are several.
  public func boardSet(_ name: String, includingRemoved: Bool = false) throws -> StoredBoardSet {
    let sets = try boardSets(includingRemoved: includingRemoved)
    let key = FoldedKey(name)
    let found =
      [
        sets.filter { $0.id.lowercased() == name.lowercased() },
        sets.filter { FoldedKey($0.name) == key },
        sets.filter { name.count >= 4 && $0.id.lowercased().hasPrefix(name.lowercased()) },
      ].first { !$0.isEmpty } ?? []
    guard let set = found.first else { throw StoreError.unknownBoardSet(name: name) }
    if found.count > 1 { throw StoreError.ambiguousBoardSet(name: name) }
    return set
  }

  /// The files of a set in the order in which they came.
  public func boardFiles(of id: StoredBoardSet.ID) throws -> [StoredBoardSet.File] {
    try read { db in
      try Row.fetchAll(
        db, sql: "SELECT path, content FROM board_file WHERE board_set = ? ORDER BY ordinal",
        arguments: [id]
      ).map { StoredBoardSet.File(path: try $0.cell(0), data: try $0.cell(1)) }
    }
  }

  /// Takes a set out of sight, as one step that can be undone; its files stay.
  @discardableResult
  public func remove(
    _ set: StoredBoardSet, in language: Language, by person: Person.ID? = nil, now: Date
  ) throws -> EditRecord? {
    try write { db in
      try Self.mark(set, removed: true, as: .remove, in: language, by: person, now: now, db)
    }
  }

  /// Brings a removed set back, as one step that can be undone.
  @discardableResult
  public func restore(
    _ set: StoredBoardSet, in language: Language, by person: Person.ID? = nil, now: Date
  ) throws -> EditRecord? {
    try write { db in
      try Self.mark(set, removed: false, as: .restore, in: language, by: person, now: now, db)
    }
  }

  private static func mark(
    _ set: StoredBoardSet, removed: Bool, as action: EditRecord.Action, in language: Language,
    by person: Person.ID?, now: Date, _ db: Database
  ) throws -> EditRecord? {
    var journal = Journal(db)
    let key = RowImage(["id": .text(set.id)])
    guard try journal.row(.boardSet, key) != nil else {
      throw StoreError.unknownBoardSet(name: set.name)
    }
    try journal.write(
      .boardSet, RowImage(["id": .text(set.id), "removed": .integer(removed ? 1 : 0)]))
    if journal.rows.isEmpty { return nil }
    return try record(
      journal.rows, as: action, words: [set.name], in: language, by: person, now: now, db)
  }
}

extension StoredBoardSet {
  static var columns: String { "id, name, source, form, boards, added, report, removed" }

  /// Reads a row that begins with ``columns``.
  init(row: Row) throws {
    self.init(
      id: try row.cell(0), name: try row.cell(1), source: try row.cell(2), form: try row.cell(3),
      boardCount: try row.cell(4), added: Instant.date(try row.cell(5)), report: try row.cell(6))
    isRemoved = try row.cell(7)
  }
}
