public import AACCore
import GRDB

extension AppDatabase {
  /// The words and links of a language that a person sees, in one consistent reading.
  ///
  /// Left out are removed words, those of other people, those above the person's level, and those
  /// that are masked for the person or for everybody.
  public func vocabulary(in language: Language, for person: Person.ID? = nil) throws -> Vocabulary {
    try read { db in
      let sight = try Sight(of: person, in: language, db)
      let subjects: [Subject] = try Self.words(seenWith: sight, db)
      let verbs: [Verb] = try Self.words(seenWith: sight, db)
      let complements: [Complement] = try Self.words(seenWith: sight, db)
      return Vocabulary(
        language: language, categories: try Self.categories(in: language, db),
        subjects: subjects, verbs: verbs, complements: complements,
        links: try Self.links(
          in: language, subjects: subjects, verbs: verbs, complements: complements, db))
    }
  }

  /// The words and, unless they are not wanted, the links of a language as an editor looks at them: also those that only
  /// some people see.
  public func editorVocabulary(
    in language: Language, hasLinks: Bool = true
  ) throws -> Vocabulary {
    try read { db in
      let subjects: [Subject] = try Self.allWords(in: language, db)
      let verbs: [Verb] = try Self.allWords(in: language, db)
      let complements: [Complement] = try Self.allWords(in: language, db)
      return Vocabulary(
        language: language, categories: try Self.categories(in: language, db),
        subjects: subjects, verbs: verbs, complements: complements,
        links: hasLinks
          ? try Self.links(
            in: language, subjects: subjects, verbs: verbs, complements: complements, db)
          : Vocabulary.Links())
    }
  }

  private static func allWords<Word: StoredWord>(
    in language: Language, _ db: Database
  ) throws -> [Word] {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(Word.columns)
        FROM \(Word.table.rawValue)
        WHERE language = ? AND removed = 0
        ORDER BY position, concept
        """, arguments: [language.code])
    var words: [Word] = []
    while let row = try rows.next() { words.append(try Word(row: row)) }
    return words
  }

  /// The groups of words, by position.
  public func categories(in language: Language) throws -> [Category] {
    try read { try Self.categories(in: language, $0) }
  }

  /// The group of words with a key or a name, accents and letter case aside.
  ///
  /// - Throws: ``StoreError/unknownCategory(name:)``.
  public func category(named name: String, in language: Language) throws -> Category {
    let key = FoldedKey(name)
    let all = try categories(in: language)
    let found =
      all.first { $0.id == name } ?? all.first { FoldedKey($0.name) == key }
      ?? all.first { FoldedKey($0.id) == key }
    guard let found else { throw StoreError.unknownCategory(name: name) }
    return found
  }

  /// What a person sees of a language's words.
  private struct Sight {
    let language: Language
    let person: Person.ID?
    let level: Int
    let hidden: Set<WordKey>

    init(of person: Person.ID?, in language: Language, _ db: Database) throws {
      self.language = language
      self.person = person
      level = try AppDatabase.vocabularyLevel(of: person, db) ?? WordEntry.levels.upperBound
      let everybody = try AppDatabase.hiddenWords(of: nil, in: language, db)
      hidden =
        try person.map {
          everybody.union(try AppDatabase.hiddenWords(of: $0, in: language, db))
        } ?? everybody
    }
  }

  private static func words<Word: StoredWord>(seenWith sight: Sight, _ db: Database) throws
    -> [Word]
  {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(Word.columns)
        FROM \(Word.table.rawValue)
        WHERE language = ? AND removed = 0 AND (owner IS NULL OR owner = ?)
          AND ifnull(level, 1) <= ?
        ORDER BY position, concept
        """, arguments: [sight.language.code, sight.person, sight.level])
    var words: [Word] = []
    while let row = try rows.next() { words.append(try Word(row: row)) }
    if sight.hidden.isEmpty { return words }
    return words.filter { !sight.hidden.contains(WordKey(Word.table, $0.concept)) }
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
    in language: Language, subjects: [Subject], verbs: [Verb], complements: [Complement],
    _ db: Database
  ) throws -> Vocabulary.Links {
    let subjectOrder = order(of: subjects)
    let verbOrder = order(of: verbs)
    let complementOrder = order(of: complements)
    return Vocabulary.Links(
      verbsOfSubject: try pairs(
        db, sql: "SELECT subject, verb FROM subject_verb WHERE language = ? AND removed = 0",
        language, subjectOrder, verbOrder),
      complementsOfVerb: try complementLinks(db, language, verbOrder, complementOrder),
      verbsOpenedByVerb: try pairs(
        db, sql: "SELECT verb, opens FROM verb_verb WHERE language = ? AND removed = 0",
        language, verbOrder, verbOrder))
  }

  private static func order(of words: [some StoredWord]) -> [Concept: Int] {
    Dictionary(
      words.enumerated().map { ($1.concept, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func pairs(
    _ db: Database, sql: String, _ language: Language, _ firsts: [Concept: Int],
    _ order: [Concept: Int]
  ) throws -> [Concept: [Concept]] {
    var pairs: [Concept: [(place: Int, concept: Concept)]] = [:]
    let rows = try Row.fetchCursor(db, sql: sql, arguments: [language.code])
    while let row = try rows.next() {
      let first = Concept(rawValue: try row.cell(0))
      let target = Concept(rawValue: try row.cell(1))
      // A link to a word that is not seen is no link.
      guard firsts[first] != nil, let place = order[target] else { continue }
      pairs[first, default: []].append((place, target))
    }
    return pairs.mapValues { $0.sorted { $0.place < $1.place }.map(\.concept) }
  }

  private static func complementLinks(
    _ db: Database, _ language: Language, _ verbs: [Concept: Int], _ order: [Concept: Int]
  ) throws -> [Concept: [Vocabulary.ComplementLink]] {
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT verb, complement, government FROM verb_complement WHERE language = ? AND removed = 0
        """, arguments: [language.code])
    var links: [Concept: [(place: Int, link: Vocabulary.ComplementLink)]] = [:]
    while let row = try rows.next() {
      let verb = Concept(rawValue: try row.cell(0))
      let complement = Concept(rawValue: try row.cell(1))
      guard verbs[verb] != nil, let place = order[complement] else { continue }
      let link = Vocabulary.ComplementLink(
        complement: complement, government: try government(try row.cell(2)))
      links[verb, default: []].append((place, link))
    }
    return links.mapValues { $0.sorted { $0.place < $1.place }.map(\.link) }
  }

  static func government(_ text: String?) throws -> Government? {
    guard let text else { return nil }
    guard let government = Government(text: text) else { throw UnexpectedValue() }
    return government
  }
}
