public import AACCore
import Foundation
import GRDB

extension AppDatabase {
  /// All words of a language for an editor, removed ones too, by role and place.
  public func entries(in language: Language) throws -> [WordEntry] {
    try read { db in
      try WordRole.allCases.flatMap { role in
        try Row.fetchAll(
          db, sql: "\(Self.select(role)) ORDER BY position, concept", arguments: [language.code]
        ).map { try Self.entry(role, $0) }
      }
    }
  }

  /// The word of a key, removed or not; nil when there is none.
  public func entry(_ key: WordKey, in language: Language) throws -> WordEntry? {
    try read { db in
      try Row.fetchOne(
        db, sql: "\(Self.select(key.role)) AND concept = ?",
        arguments: [language.code, key.concept.rawValue]
      ).map { try Self.entry(key.role, $0) }
    }
  }

  /// The words whose label or dictionary form is the name, letter case and accents aside.
  ///
  /// Of words of one name, one is told apart by its concept behind a `#`, as in a spreadsheet: *naranja #orange-color*.
  public func entries(named name: String, in language: Language) throws -> [WordEntry] {
    let found = try entries(called: name, in: language)
    guard found.isEmpty, let mark = name.lastIndex(of: "#") else { return found }
    let concept = name[name.index(after: mark)...].trimmingCharacters(in: .whitespaces)
    let label = name[..<mark].trimmingCharacters(in: .whitespaces)
    return try entries(called: label, in: language).filter { $0.key.concept.rawValue == concept }
  }

  private func entries(called name: String, in language: Language) throws -> [WordEntry] {
    let key = FoldedKey(name).text
    return try read { db in
      try WordRole.allCases.flatMap { role in
        try Row.fetchAll(
          db,
          sql: """
            \(Self.select(role)) AND concept IN (
              SELECT concept FROM \(role.rawValue) WHERE language = ?1 AND lemma_key = ?2
              UNION
              SELECT concept FROM \(role.rawValue) WHERE language = ?1 AND label_key = ?2)
            ORDER BY position
            """, arguments: [language.code, key]
        ).map { try Self.entry(role, $0) }
      }
    }
  }

  /// The links of a language that are in force.
  public func wordLinks(in language: Language) throws -> [WordLink] {
    try read { db in
      try WordLink.Kind.allCases.flatMap { kind in
        let table = JournalTable(kind)
        let government = kind == .verbComplement ? "government" : "NULL"
        return try Row.fetchAll(
          db,
          sql: """
            SELECT \(table.key[1]), \(table.key[2]), \(government) FROM \(table.rawValue)
            WHERE language = ? AND removed = 0
            """, arguments: [language.code]
        ).map { row in
          WordLink(
            kind, from: Concept(rawValue: try row.cell(0)), to: Concept(rawValue: try row.cell(1)),
            government: try Self.government(try row.cell(2)))
        }
      }
    }
  }

  /// The words that are masked for a person and, with nil, for everybody.
  public func hiddenWords(of person: Person.ID?, in language: Language) throws -> Set<WordKey> {
    try read { try Self.hiddenWords(of: person, in: language, $0) }
  }

  static func hiddenWords(
    of person: Person.ID?, in language: Language, _ db: Database
  ) throws -> Set<WordKey> {
    let rows = try Row.fetchAll(
      db, sql: "SELECT role, concept FROM hidden_word WHERE language = ? AND person = ?",
      arguments: [language.code, person ?? ""])
    return Set(
      try rows.map { row in
        guard let role = WordRole(rawValue: try row.cell(0)) else { throw UnexpectedValue() }
        return WordKey(role, Concept(rawValue: try row.cell(1)))
      })
  }

  static func select(_ role: WordRole) -> String {
    """
    SELECT \(Subject.columns), level, owner, removed, origin
    FROM \(role.rawValue)
    WHERE language = ?1
    """
  }

  static func entry(_ role: WordRole, _ row: Row) throws -> WordEntry {
    let word = try Complement(row: row)
    var entry = WordEntry(
      key: WordKey(role, word.concept), lexeme: word.lexeme, label: word.label,
      category: word.category, pictogram: word.pictogram, position: word.position)
    entry.level = try row.cell(16)
    entry.owner = try row.cell(17)
    entry.isRemoved = try row.cell(18)
    entry.isOwn = try row.cell(19) as String == "user"
    return entry
  }
}
