import AACCore
import GRDB

/// Writes what an import changes, and keeps what it was; runs in one transaction, in which nobody else looks up the parents
/// of each row.
struct SheetSave {
  let sheet: SheetImport
  let db: Database
  private(set) var journal: [JournalText] = []

  init(_ sheet: SheetImport, _ db: Database) {
    self.sheet = sheet
    self.db = db
  }

  mutating func run() throws {
    let links = BackgroundWork { [sheet] in try SheetLinkChanges(sheet) }
    try saveWords()
    for key in sheet.changedWords { try saveMasks(of: key) }
    try save(links.value())
  }

  // MARK: - Words

  private mutating func saveWords() throws {
    var tables: [WordRole: BulkInsert] = [:]
    var changedTables = Set<String>()
    for key in sheet.changedWords {
      guard let entry = sheet.after.entries[key] else { continue }
      let old = sheet.before.entries[key]
      if old == entry { continue }
      let role = key.word.role
      changedTables.insert(role.rawValue)
      let columns = try WordArguments.columns(entry, key.language)
      if let old {
        try update(key, RowImage(columns), from: RowImage(WordArguments.columns(old, key.language)))
      } else {
        try tables[role, default: BulkInsert(into: role.rawValue, columns.map(\.name), db)]
          .add(columns.map(\.cell.databaseValue))
        // What is empty is so in a row that is made again, too.
        journal.append(
          JournalText(
            table: JournalTable(role), key: Self.key(key), before: nil,
            after: RowImage.json(columns.filter { $0.cell != .null })))
      }
    }
    for role in WordRole.allCases { try tables[role]?.finish() }
    try AppDatabase.checkParents(of: changedTables, db)
  }

  private mutating func update(_ key: SheetKey, _ image: RowImage, from before: RowImage) throws {
    let table = JournalTable(key.word.role)
    let columns = image.differences(from: before)
    try apply(
      JournalRow(
        table: table, key: image.only(table.key), before: before.only(columns),
        after: image.only(columns)))
  }

  /// The key of a word's row.
  private static func key(_ key: SheetKey) -> String {
    RowImage.json([
      ("concept", .text(key.word.concept.rawValue)), ("language", .text(key.language.code)),
    ])
  }

  private mutating func apply(_ row: JournalRow) throws {
    try row.apply(to: db)
    journal.append(JournalText(row))
  }

  private mutating func saveMasks(of key: SheetKey) throws {
    let before = sheet.before.hidden[key] ?? []
    let after = sheet.after.hidden[key] ?? []
    for person in before.symmetricDifference(after).sorted() {
      let image = RowImage([
        "person": .text(person), "language": .text(key.language.code),
        "role": .text(key.word.role.rawValue), "concept": .text(key.word.concept.rawValue),
      ])
      let isNew = after.contains(person)
      try apply(
        JournalRow(
          table: .hiddenWord, key: image, before: isNew ? nil : image, after: isNew ? image : nil))
    }
  }

  // MARK: - Links

  private mutating func save(_ changes: SheetLinkChanges) throws {
    for change in changes.changed {
      try LinkGroupImage.write(
        change.link, change.group.kind, change.group.language.code, change.first.rawValue,
        change.group.second.rawValue, db)
    }
    for new in changes.new {
      try LinkGroupImage.insert(
        new.kind, new.language.code, new.first.rawValue, to: new.seconds,
        government: new.government,
        db)
    }
    journal += changes.journal
  }
}
