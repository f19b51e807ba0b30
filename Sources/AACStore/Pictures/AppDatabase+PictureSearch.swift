import AACCore
import GRDB

extension AppDatabase {
  /// Pictures whose names are one of some words, or hold one; in every language and set, accents and case aside.
  ///
  /// The first words count most. A picture is also found by the words that have it, and a set that has its names in one
  /// language only by those of another, where the vocabulary has a word for both.
  public func pictures(named words: [String], atMost count: Int) throws -> [PictureHit] {
    let keys = words.map { FoldedKey($0).text }.filter { !$0.isEmpty }
    if keys.isEmpty { return [] }
    return try read { db in
      let translated = try Self.translations(of: keys, db).filter { !keys.contains($0) }
      var best: [String: (rank: Int, name: String)] = [:]
      func note(_ rows: [Row], _ rank: Int) throws {
        for row in rows {
          let id: String = try row.cell(0)
          if let known = best[id], known.rank <= rank { continue }
          best[id] = (rank, try row.cell(1))
        }
      }
      for (index, key) in keys.enumerated() {
        try note(try Self.exact(key, db), index)
        try note(try Self.holding(key, db), 1_000 + index)
      }
      for (index, key) in translated.enumerated() { try note(try Self.exact(key, db), 500 + index) }
      let sorted = best.sorted {
        ($0.value.rank, $0.value.name.count, $0.key) < ($1.value.rank, $1.value.name.count, $1.key)
      }
      return try sorted.prefix(max(0, count)).compactMap { id, found in
        try Row.fetchOne(
          db, sql: "SELECT emoji, licence, author FROM pictogram WHERE id = ?", arguments: [id]
        ).map { row in
          PictureHit(
            id: Pictogram.ID(rawValue: id), name: found.name, emoji: try row.cell(0),
            licence: try row.cell(1), author: try row.cell(2))
        }
      }
    }
  }

  private static let wordsWithPictures = WordRole.allCases.map { role in
    """
    SELECT pictogram, label, label_key, lemma_key, concept FROM \(role.rawValue)
    WHERE removed = 0 AND pictogram IS NOT NULL
    """
  }.joined(separator: " UNION ALL ")

  private static func exact(_ key: String, _ db: Database) throws -> [Row] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT pictogram, name FROM picture_name WHERE name_key = ?1
        UNION ALL
        SELECT pictogram, label FROM (\(wordsWithPictures))
        WHERE label_key = ?1 OR lemma_key = ?1
        """, arguments: [key])
  }

  /// Names of several words, of which one is meant, and names that begin so.
  private static func holding(_ key: String, _ db: Database) throws -> [Row] {
    if key.count < 3 { return [] }
    return try Row.fetchAll(
      db,
      sql: """
        SELECT pictogram, name FROM picture_name
        WHERE instr(' ' || name_key || ' ', ' ' || ?1 || ' ') > 0
        UNION ALL
        SELECT pictogram, label FROM (\(wordsWithPictures))
        WHERE instr(' ' || label_key || ' ', ' ' || ?1 || ' ') > 0
        """, arguments: [key])
  }

  /// The words of other languages for the same meanings.
  private static func translations(of keys: [String], _ db: Database) throws -> [String] {
    var words: [String] = []
    for key in keys {
      for role in WordRole.allCases {
        words += try String.fetchAll(
          db,
          sql: """
            SELECT DISTINCT other.lemma_key FROM \(role.rawValue) AS word
            JOIN \(role.rawValue) AS other ON other.concept = word.concept
            WHERE (word.label_key = ?1 OR word.lemma_key = ?1) AND word.removed = 0
            ORDER BY other.language, other.concept
            """, arguments: [key])
      }
    }
    var seen = Set<String>()
    return words.filter { seen.insert($0).inserted }
  }
}
