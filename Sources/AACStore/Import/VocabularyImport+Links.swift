import AACCore
import GRDB

extension VocabularyImport {
  /// Writes the links of a language between words that the language has.
  func insert(
    _ links: VocabularyLinks, _ language: Language, _ known: [WordTable: Set<Concept>]
  ) throws {
    try insert(
      links.subjectVerb, language, known[.subject], known[.verb],
      sql: """
        INSERT INTO subject_verb (language, subject, verb, origin)
        VALUES (?, ?, ?, 'data')
        ON CONFLICT DO NOTHING
        """)
    try insert(
      links.verbVerb, language, known[.verb], known[.verb],
      sql: """
        INSERT INTO verb_verb (language, verb, opens, origin)
        VALUES (?, ?, ?, 'data')
        ON CONFLICT DO NOTHING
        """)
    try insert(
      links.verbComplement, language, known[.verb], known[.complement], hasGovernment: true,
      sql: """
        INSERT INTO verb_complement (language, verb, complement, government, origin)
        VALUES (?, ?, ?, ?, 'data')
        ON CONFLICT DO NOTHING
        """)
  }

  private func insert(
    _ table: LinkTable, _ language: Language, _ rows: Set<Concept>?, _ columns: Set<Concept>?,
    hasGovernment: Bool = false, sql: String
  ) throws {
    let statement = try db.makeStatement(sql: sql)
    let rowKeys = table.rows.map { rows?.contains($0) == true ? $0.rawValue : nil }
    let columnKeys = table.columns.map { columns?.contains($0) == true ? $0.rawValue : nil }
    try table.forEach(in: language) { row, column, government in
      guard let first = rowKeys[row], let second = columnKeys[column] else { return }
      if hasGovernment {
        try statement.execute(arguments: [language.code, first, second, government])
      } else {
        try statement.execute(arguments: [language.code, first, second])
      }
    }
  }
}
