import AACCore
import GRDB

/// Names one word among all languages.
struct SheetKey: Hashable {
  let language: Language
  let word: WordKey

  // The names of language and role would take more time than all the rest, and tell hardly any words apart.
  func hash(into hasher: inout Hasher) { hasher.combine(word.concept) }
}

/// A link as its table has it.
struct SheetLink: Hashable {
  var government: String?
  var isRemoved = false
  var isOwn = true
}

/// Names all links of a kind that lead to one word.
struct SheetLinkGroup: Hashable {
  let language: Language
  let kind: WordLink.Kind
  let second: Concept

  func hash(into hasher: inout Hasher) { hasher.combine(second) }
}

/// The words of some languages with their links and masks, as a spreadsheet is compared with.
struct SheetState {
  var entries: [SheetKey: WordEntry] = [:]
  /// Ids of people for whom a word is masked; an empty one: everybody.
  var hidden: [SheetKey: Set<String>] = [:]
  var links: [SheetLinkGroup: [Concept: SheetLink]] = [:]
  let people: [Person.ID: String]
  /// Names of the groups by id.
  private(set) var categories: [Language: [Category.ID: String]] = [:]
  let pictures: Set<String>
  /// The languages that were read.
  let languages: [Language]

  init(_ languages: [Language], _ db: Database) throws {
    self.languages = languages
    people = Dictionary(
      try Row.fetchAll(db, sql: "SELECT id, name FROM person").map {
        (try $0.cell(0), try $0.cell(1))
      }, uniquingKeysWith: { first, _ in first })
    pictures = try String.fetchSet(db, sql: "SELECT id FROM pictogram")
    for language in languages {
      categories[language] = Dictionary(
        try Row.fetchAll(
          db, sql: "SELECT id, name FROM category WHERE language = ?", arguments: [language.code]
        ).map { (try $0.cell(0), try $0.cell(1)) }, uniquingKeysWith: { first, _ in first })
      try readWords(of: language, db)
      for kind in WordLink.Kind.allCases { try readLinks(kind, of: language, db) }
    }
  }

  /// Makes room for words that are added, with their links.
  mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(entries.count + count)
    links.reserveCapacity(links.count + count)
  }

  private mutating func readWords(of language: Language, _ db: Database) throws {
    for role in WordRole.allCases {
      let rows = try Row.fetchCursor(
        db, sql: AppDatabase.select(role), arguments: [language.code])
      while let row = try rows.next() {
        let entry = try AppDatabase.entry(role, row)
        entries[SheetKey(language: language, word: entry.key)] = entry
      }
    }
    let rows = try Row.fetchAll(
      db, sql: "SELECT person, role, concept FROM hidden_word WHERE language = ?",
      arguments: [language.code])
    for row in rows {
      guard let role = WordRole(rawValue: try row.cell(1)) else { throw UnexpectedValue() }
      let word = WordKey(role, Concept(rawValue: try row.cell(2)))
      hidden[SheetKey(language: language, word: word), default: []].insert(try row.cell(0))
    }
  }

  private mutating func readLinks(
    _ kind: WordLink.Kind, of language: Language, _ db: Database
  ) throws {
    let table = JournalTable(kind)
    let government = kind == .verbComplement ? "government" : "NULL"
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT \(table.key[1]), \(table.key[2]), \(government), removed, origin = 'user'
        FROM \(table.rawValue)
        WHERE language = ?
        """, arguments: [language.code])
    while let row = try rows.next() {
      let group = SheetLinkGroup(
        language: language, kind: kind, second: Concept(rawValue: try row.cell(1)))
      let link = SheetLink(
        government: try row.cell(2), isRemoved: try row.cell(3),
        isOwn: try row.cell(4))
      links[group, default: [:]][Concept(rawValue: try row.cell(0))] = link
    }
  }
}
