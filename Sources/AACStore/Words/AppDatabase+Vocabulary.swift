public import AACCore
import GRDB

extension AppDatabase {
  /// All words and links of a language, in one consistent reading.
  public func vocabulary(in language: Language) throws -> Vocabulary {
    try read { db in
      let subjects: [Subject] = try Self.words(in: language, db)
      let verbs: [Verb] = try Self.words(in: language, db)
      let complements: [Complement] = try Self.words(in: language, db)
      return Vocabulary(
        language: language, categories: try Self.categories(in: language, db),
        subjects: subjects, verbs: verbs, complements: complements,
        links: try Self.links(in: language, verbs: verbs, complements: complements, db))
    }
  }

  /// The groups of words, by position.
  public func categories(in language: Language) throws -> [Category] {
    try read { try Self.categories(in: language, $0) }
  }

  private static func words<Word: StoredWord>(in language: Language, _ db: Database) throws
    -> [Word]
  {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(Word.columns)
        FROM \(Word.table.rawValue)
        WHERE language = ?
        ORDER BY position, concept
        """, arguments: [language.code])
    var words: [Word] = []
    while let row = try rows.next() { words.append(try Word(row: row)) }
    return words
  }

  private static func categories(in language: Language, _ db: Database) throws -> [Category] {
    let sql = """
      SELECT id, name, position, pictogram
      FROM category
      WHERE language = ?
      ORDER BY position, id
      """
    return try Row.fetchAll(db, sql: sql, arguments: [language.code]).map { row in
      Category(
        id: try row.cell(0), name: try row.cell(1), position: try row.cell(2),
        pictogram: (try row.cell(3) as String?).map(Pictogram.ID.init(rawValue:)))
    }
  }

  private static func links(
    in language: Language, verbs: [Verb], complements: [Complement], _ db: Database
  ) throws -> Vocabulary.Links {
    let verbOrder = order(of: verbs)
    let complementOrder = order(of: complements)
    return Vocabulary.Links(
      verbsOfSubject: try pairs(
        db, sql: "SELECT subject, verb FROM subject_verb WHERE language = ?", language, verbOrder),
      complementsOfVerb: try complementLinks(db, language, complementOrder),
      verbsOpenedByVerb: try pairs(
        db, sql: "SELECT verb, opens FROM verb_verb WHERE language = ?", language, verbOrder))
  }

  private static func order(of words: [some StoredWord]) -> [Concept: Int] {
    Dictionary(
      words.enumerated().map { ($1.concept, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func pairs(
    _ db: Database, sql: String, _ language: Language, _ order: [Concept: Int]
  ) throws -> [Concept: [Concept]] {
    var pairs: [Concept: [(place: Int, concept: Concept)]] = [:]
    let rows = try Row.fetchCursor(db, sql: sql, arguments: [language.code])
    while let row = try rows.next() {
      let target = Concept(rawValue: try row.cell(1))
      pairs[Concept(rawValue: try row.cell(0)), default: []].append((order[target] ?? .max, target))
    }
    return pairs.mapValues { $0.sorted { $0.place < $1.place }.map(\.concept) }
  }

  private static func complementLinks(
    _ db: Database, _ language: Language, _ order: [Concept: Int]
  ) throws -> [Concept: [Vocabulary.ComplementLink]] {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT verb, complement, government FROM verb_complement WHERE language = ?",
      arguments: [language.code])
    var links: [Concept: [(place: Int, link: Vocabulary.ComplementLink)]] = [:]
    while let row = try rows.next() {
      let complement = Concept(rawValue: try row.cell(1))
      let link = Vocabulary.ComplementLink(
        complement: complement, government: try government(try row.cell(2)))
      links[Concept(rawValue: try row.cell(0)), default: []].append(
        (order[complement] ?? .max, link))
    }
    return links.mapValues { $0.sorted { $0.place < $1.place }.map(\.link) }
  }

  static func government(_ text: String?) throws -> Government? {
    guard let text else { return nil }
    guard let government = Government(text: text) else { throw UnexpectedValue() }
    return government
  }
}
