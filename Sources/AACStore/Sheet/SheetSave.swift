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
    try saveWords()
    for key in sheet.changedWords { try saveMasks(of: key) }
    try saveLinks()
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

  /// A link that was not there: to which word, with what between.
  private typealias NewLink = (second: Concept, government: String?)

  private mutating func saveLinks() throws {
    // In the order of the tables: a million links anywhere in a tree take ten times as long.
    let keys = sheet.changedWords.sorted { $0.word.concept.rawValue < $1.word.concept.rawValue }
    for kind in WordLink.Kind.allCases {
      for language in sheet.after.languages {
        var new: [Concept: [NewLink]] = [:]
        for key in keys where key.language == language && key.word.role == kind.roles.second {
          try saveLinks(
            SheetLinkGroup(language: language, kind: kind, second: key.word.concept), &new)
        }
        for (first, links) in new.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          let key = SheetKey(language: language, word: WordKey(kind.roles.first, first))
          // The second words are among those that are changed.
          if sheet.after.entries[key] == nil { throw StoreError.unknownWord(name: first.rawValue) }
          try insert(links, kind, language, first)
        }
      }
    }
  }

  /// Changes the links of a group that were there, notes those that were not, and keeps what it was.
  private mutating func saveLinks(
    _ group: SheetLinkGroup, _ new: inout [Concept: [NewLink]]
  ) throws {
    let before = sheet.before.links[group] ?? [:]
    let after = sheet.after.links[group] ?? [:]
    if before == after { return }
    var was: [(first: Concept, link: SheetLink)] = []
    var now: [(first: Concept, link: SheetLink)] = []
    for (first, link) in after.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let old = before[first]
      if old == link { continue }
      now.append((first, link))
      if old == nil, link == SheetLink(government: link.government) {
        new[first, default: []].append((group.second, link.government))
      } else {
        try LinkGroupImage.write(
          link, group.kind, group.language.code, first.rawValue, group.second.rawValue, db)
        if let old { was.append((first, old)) }
      }
    }
    let table = JournalTable(groupsOf: group.kind)
    let key: [(name: String, cell: RowImage.Cell)] = [
      (table.key[0], .text(group.language.code)), (table.key[1], .text(group.second.rawValue)),
    ]
    journal.append(
      JournalText(
        table: table, key: RowImage.json(key), before: LinkGroupImage.json(was),
        after: LinkGroupImage.json(now)))
  }

  private func insert(
    _ links: [NewLink], _ kind: WordLink.Kind, _ language: Language, _ first: Concept
  ) throws {
    let byGovernment =
      links.contains { $0.government != nil }
      ? Dictionary(grouping: links, by: \.government) : [nil: links]
    for (government, links) in byGovernment {
      try LinkGroupImage.insert(
        kind, language.code, first.rawValue, to: links.map(\.second.rawValue),
        government: government, db)
    }
  }
}

extension SheetImport {
  /// The words that the import adds, changes or takes out, those of the file first.
  func findChangedWords() -> [SheetKey] {
    let ofFile = rows.map(\.key)
    let known = Set(ofFile)
    let others = after.entries.filter {
      !known.contains($0.key) && before.entries[$0.key] != $0.value
    }
    .map(\.key).sorted {
      ($0.language.code, $0.word.role.rawValue, $0.word.concept.rawValue)
        < ($1.language.code, $1.word.role.rawValue, $1.word.concept.rawValue)
    }
    return (ofFile + others).filter(isChanged)
  }

  private func isChanged(_ key: SheetKey) -> Bool {
    if before.entries[key] != after.entries[key] || before.hidden[key] != after.hidden[key] {
      return true
    }
    return WordLink.Kind.allCases.contains { kind in
      guard kind.roles.second == key.word.role else { return false }
      let group = SheetLinkGroup(language: key.language, kind: kind, second: key.word.concept)
      return before.links[group] != after.links[group]
    }
  }

  /// What the import changes, for a person to look at.
  var report: SheetReport {
    var report = SheetReport()
    let changed = changedWords
    // They need all words, and new ones have no cells of before.
    lazy var writers = (SheetWriter(before), SheetWriter(after))
    let lines = Dictionary(
      rows.map { ($0.key, $0.row.line) }, uniquingKeysWith: { first, _ in first })
    var reviewed = 0
    for key in changed {
      guard let entry = after.entries[key] else { continue }
      let old = before.entries[key]
      let changes = old == nil ? [] : Self.changes(writers.0.cells(key), writers.1.cells(key))
      let needsReview = !entry.isRemoved && reviewed < SheetReport.reviewedCount
      if needsReview { reviewed += 1 }
      let word = SheetReport.Word(
        language: key.language, role: key.word.role, label: entry.label, changes: changes,
        review: needsReview ? review(key, entry, line: lines[key]) : nil)
      if let old, entry.isRemoved, !old.isRemoved {
        report.removed.append(word)
      } else if old == nil {
        report.added.append(word)
      } else if !changes.isEmpty {
        report.changed.append(word)
      }
    }
    let isChanged = Set(changed)
    report.unchanged = rows.count { !isChanged.contains($0.key) }
    return report
  }

  private func review(_ key: SheetKey, _ entry: WordEntry, line: Int?) -> SheetReport.Review {
    var links: [WordLink] = []
    var newLinks: [WordLink] = []
    for kind in WordLink.Kind.allCases where kind.roles.second == key.word.role {
      let group = SheetLinkGroup(language: key.language, kind: kind, second: key.word.concept)
      let old = before.links[group] ?? [:]
      for (first, link) in (after.links[group] ?? [:]).sorted(by: {
        $0.key.rawValue < $1.key.rawValue
      })
      where !link.isRemoved {
        let word = WordLink(
          kind, from: first, to: key.word.concept,
          government: link.government.flatMap(Government.init(text:)))
        links.append(word)
        if old[first].map(\.isRemoved) ?? true { newLinks.append(word) }
      }
    }
    return SheetReport.Review(line: line, entry: entry, links: links, newLinks: newLinks)
  }

  private static func changes(
    _ before: [SheetColumn: String], _ after: [SheetColumn: String]
  ) -> [SheetReport.Change] {
    SheetColumn.allCases.compactMap { column in
      let (from, to) = (before[column] ?? "", after[column] ?? "")
      return from == to ? nil : SheetReport.Change(column: column, from: from, to: to)
    }
  }
}
