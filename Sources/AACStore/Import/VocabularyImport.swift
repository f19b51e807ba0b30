import AACCore
import Foundation
import GRDB

/// Writes parsed vocabulary files into the tables; runs inside one transaction.
struct VocabularyImport {
  let db: Database

  init(_ db: Database) { self.db = db }

  func run(_ source: VocabularySource, _ links: VocabularyLinks, _ pictograms: [Pictogram]) throws {
    for table in ["subject_verb", "verb_complement", "verb_verb"] {
      try db.execute(sql: "DELETE FROM \(table) WHERE origin = 'data'")
    }
    try insert(pictograms)
    try insert(source.categories)
    for language in Language.allCases {
      var known: [WordTable: Set<Concept>] = [:]
      for table in WordTable.allCases {
        known[table] =
          switch table {
          case .subject: try insertWords(of: Subject.self, source, language)
          case .verb: try insertWords(of: Verb.self, source, language)
          case .complement: try insertWords(of: Complement.self, source, language)
          }
      }
      try insert(links, language, known)
    }
    try removeUnusedCategories(source)
  }

  private func insert(_ pictograms: [Pictogram]) throws {
    let statement = try db.makeStatement(
      sql: """
        INSERT INTO pictogram (id, emoji, svg, licence, author)
        VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET
          emoji = excluded.emoji, svg = coalesce(excluded.svg, svg),
          licence = excluded.licence, author = excluded.author
        """)
    for pictogram in pictograms {
      try statement.execute(arguments: [
        pictogram.id.rawValue, pictogram.emoji, pictogram.svg, pictogram.licence,
        pictogram.author,
      ])
    }
  }

  private func insert(_ categories: [CategoryRow]) throws {
    let statement = try db.makeStatement(
      sql: """
        INSERT INTO category (language, id, name, position, pictogram, origin)
        VALUES (?, ?, ?, ?, ?, 'data')
        ON CONFLICT (language, id) DO UPDATE SET
          name = excluded.name, position = excluded.position, pictogram = excluded.pictogram
        WHERE origin = 'data'
        """)
    for language in Language.allCases {
      for category in categories {
        try statement.execute(arguments: [
          language.code, category.id, category.name(in: language), category.position,
          category.pictogram?.rawValue,
        ])
      }
    }
  }

  /// Writes the words of one table and removes those that the files no longer have.
  private func insertWords<Word: StoredWord>(
    of type: Word.Type, _ source: VocabularySource, _ language: Language
  ) throws -> Set<Concept> {
    let table = Word.table
    var rows: [Concept: WordRow] = [:]
    for word in source.words[language]?[table] ?? [] { rows[word.concept] = word }
    let statement = try db.makeStatement(sql: WordArguments.sql(table, origin: "data"))
    var concepts = Set<Concept>()
    // The place of a new word is behind all others, so that none that someone has learned moves.
    var free = try Int.fetchOne(
      db, sql: "SELECT max(position) + 1 FROM \(table.rawValue) WHERE language = ?",
      arguments: [language.code])
    for (place, concept) in source.concepts.enumerated() {
      guard let row = rows[concept.concept] else { continue }
      let position = free ?? place
      if free != nil, try !has(concept.concept, in: table, language) { free = position + 1 }
      concepts.insert(concept.concept)
      let word = Word(
        concept: row.concept, lexeme: row.lexeme, label: row.label, category: concept.category,
        pictogram: concept.pictogram, position: position)
      try statement.execute(arguments: try WordArguments(word, language).statement)
    }
    try db.execute(
      sql: """
        DELETE FROM \(table.rawValue)
        WHERE language = ? AND origin = 'data'
          AND concept NOT IN (SELECT value FROM json_each(?))
        """, arguments: [language.code, try Self.json(concepts)])
    return concepts
  }

  private func has(_ concept: Concept, in table: WordTable, _ language: Language) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: """
        SELECT EXISTS (SELECT * FROM \(table.rawValue) WHERE language = ? AND concept = ?)
        """, arguments: [language.code, concept.rawValue]) ?? false
  }

  private func removeUnusedCategories(_ source: VocabularySource) throws {
    let isUnused = WordTable.allCases.map { table in
      """
      NOT EXISTS (
        SELECT * FROM \(table.rawValue) AS word
        WHERE word.language = category.language AND word.category = category.id)
      """
    }
    try db.execute(
      sql: """
        DELETE FROM category
        WHERE origin = 'data' AND id NOT IN (SELECT value FROM json_each(?))
          AND \(isUnused.joined(separator: " AND "))
        """, arguments: [try Self.json(Set(source.categories.map { Concept(rawValue: $0.id) }))])
  }

  private static func json(_ concepts: Set<Concept>) throws -> String {
    String(decoding: try JSONEncoder().encode(concepts.map(\.rawValue)), as: UTF8.self)
  }
}
