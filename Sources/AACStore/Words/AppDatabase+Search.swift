public import AACCore
import GRDB

extension AppDatabase {
  /// Subjects with the letters in their label or lemma; those that begin with them come first.
  public func subjects(matching letters: String, in language: Language) throws -> [Subject] {
    try words(matching: letters, in: language)
  }

  /// Verbs with the letters in their label or lemma; those that begin with them come first.
  public func verbs(matching letters: String, in language: Language) throws -> [Verb] {
    try words(matching: letters, in: language)
  }

  /// Complements with the letters in their label or lemma; those that begin with them come first.
  public func complements(matching letters: String, in language: Language) throws -> [Complement] {
    try words(matching: letters, in: language)
  }

  /// Labels of the words that look most like one that is not there, nearest first, three at most.
  public func nearestWords(to word: String, in language: Language) throws -> [String] {
    let key = Array(FoldedKey(word).text.unicodeScalars)
    // Further away than this, a word is another word and no help.
    let limit = max(2, key.count / 2)
    var distances: [String: Int] = [:]
    for (label, keys) in try labels(in: language) {
      let distance = keys.map { EditDistance(key, Array($0.unicodeScalars)).value }.min()
      if let distance, distance <= limit {
        distances[label] = min(distance, distances[label] ?? .max)
      }
    }
    return distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(3).map(\.key)
  }

  private func labels(in language: Language) throws -> [(label: String, keys: Set<String>)] {
    let tables = WordTable.allCases.map {
      """
      SELECT label, label_key, lemma_key FROM \($0.rawValue)
      WHERE language = :language AND removed = 0
      """
    }
    return try read { db in
      let sql = tables.joined(separator: " UNION ALL ")
      return try Row.fetchAll(db, sql: sql, arguments: ["language": language.code])
        .map { (try $0.cell(0), [try $0.cell(1), try $0.cell(2)]) }
    }
  }

  private func words<Word: StoredWord>(matching letters: String, in language: Language) throws
    -> [Word]
  {
    let key = FoldedKey(letters).text
    return try read { db in
      let sql = """
        SELECT \(Word.columns), min(
          CASE instr(label_key, :key) WHEN 0 THEN 1000 ELSE instr(label_key, :key) END,
          CASE instr(lemma_key, :key) WHEN 0 THEN 1000 ELSE instr(lemma_key, :key) END) AS place
        FROM \(Word.table.rawValue)
        WHERE language = :language AND removed = 0
          AND (instr(label_key, :key) > 0 OR instr(lemma_key, :key) > 0)
        ORDER BY place > 1, position
        """
      let arguments: StatementArguments = ["language": language.code, "key": key]
      return try Row.fetchAll(db, sql: sql, arguments: arguments).map { try Word(row: $0) }
    }
  }
}
