public import AACCore
import GRDB

extension AppDatabase {
  /// How words are said for a person: their own entries first, then everybody's.
  public func pronunciations(of person: Person.ID?) throws -> [Pronunciation] {
    try read { db in
      let sql = """
        SELECT word, language, kind, value
        FROM pronunciation
        WHERE person IS NULL OR person = ?
        ORDER BY person IS NULL, language, word_key
        """
      return try Row.fetchAll(db, sql: sql, arguments: [person]).map(Pronunciation.init)
    }
  }

  /// Keeps how a word is said for a person, or for everybody; what was kept for the word before is replaced.
  ///
  /// - Throws: ``StoreError/emptyName`` when there is no word.
  public func add(_ pronunciation: Pronunciation, of person: Person.ID?) throws {
    let key = SpokenKey(pronunciation.word).text
    let (kind, value) = pronunciation.spelling.columns
    if key.isEmpty || value.isEmpty { throw StoreError.emptyName }
    try write { db in
      try Self.removePronunciation(key, in: pronunciation.language, of: person, db)
      try db.execute(
        sql: """
          INSERT INTO pronunciation (person, language, word, word_key, kind, value)
          VALUES (?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          person, pronunciation.language.code, pronunciation.word.trimmingSpaces, key, kind, value,
        ])
    }
  }

  /// Says a word as it is written again.
  ///
  /// - Throws: ``StoreError/unknownPronunciation(word:)`` when nothing is kept for it.
  public func removePronunciation(
    of word: String, in language: Language, person: Person.ID?
  ) throws {
    try write { db in
      try Self.removePronunciation(SpokenKey(word).text, in: language, of: person, db)
      if db.changesCount == 0 { throw StoreError.unknownPronunciation(word: word) }
    }
  }

  private static func removePronunciation(
    _ key: String, in language: Language, of person: Person.ID?, _ db: Database
  ) throws {
    try db.execute(
      sql: "DELETE FROM pronunciation WHERE person IS ? AND language = ? AND word_key = ?",
      arguments: [person, language.code, key])
  }
}

extension Pronunciation {
  /// Reads a row of word, language, kind, value.
  fileprivate init(row: Row) throws {
    guard let language = Language(rawValue: try row.cell(1)) else { throw UnexpectedValue() }
    let value: String = try row.cell(3)
    let spelling: Spelling
    switch try row.cell(2) as String {
    case "respelling": spelling = .respelling(value)
    case "phonemes": spelling = .phonemes(value)
    default:
      guard let variety = LanguageVariety(rawValue: value) else { throw UnexpectedValue() }
      spelling = .language(variety)
    }
    self.init(word: try row.cell(0), language: language, spelling: spelling)
  }
}

extension Pronunciation.Spelling {
  fileprivate var columns: (kind: String, value: String) {
    switch self {
    case .respelling(let text): ("respelling", text.trimmingSpaces)
    case .phonemes(let text): ("phonemes", text.trimmingSpaces)
    case .language(let variety): ("language", variety.tag)
    }
  }
}
