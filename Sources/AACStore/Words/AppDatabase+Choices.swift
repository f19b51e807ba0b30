public import AACCore
import GRDB

extension AppDatabase {
  /// The complements that a person is offered behind a verb, by place, some at a time.
  ///
  /// For front ends that do not hold the whole vocabulary: it reads only what is linked with the verb.
  public func complements(
    of verb: Concept, in language: Language, for person: Person.ID? = nil, from start: Int = 0,
    atMost count: Int = 100
  ) throws -> [Complement] {
    try read { db in
      let level = try Self.vocabularyLevel(of: person, db) ?? WordEntry.levels.upperBound
      let columns = Complement.columns.split(separator: ", ").map { "word.\($0)" }
      let statement = try db.cachedStatement(
        sql: """
          SELECT \(columns.joined(separator: ", "))
          FROM verb_complement AS link
          CROSS JOIN complement AS word
            ON word.language = link.language AND word.concept = link.complement
          WHERE link.language = :language AND link.verb = :verb AND link.removed = 0
            AND word.removed = 0 AND (word.owner IS NULL OR word.owner = :person)
            AND ifnull(word.level, 1) <= :level
            AND NOT EXISTS (
              SELECT * FROM hidden_word AS mask
              WHERE mask.person IN ('', :person) AND mask.language = word.language
                AND mask.role = 'complement' AND mask.concept = word.concept)
          ORDER BY word.position, word.concept
          LIMIT :count OFFSET :start
          """)
      let rows = try Row.fetchCursor(
        statement,
        arguments: [
          "language": language.code, "verb": verb.rawValue, "person": person, "level": level,
          "count": max(0, count), "start": max(0, start),
        ])
      // A row at a time: to keep them all would take as long as reading them.
      var complements: [Complement] = []
      while let row = try rows.next() { complements.append(try Complement(row: row)) }
      return complements
    }
  }
}
