import AACCore
import GRDB

/// Writes what an import changes, and keeps what it was; runs in one transaction.
struct SheetSave {
  let sheet: SheetImport
  let db: Database
  private(set) var journal: [JournalRow] = []
  private var links: [NewLink] = []

  private struct NewLink {
    let language: Language
    let kind: WordLink.Kind
    let first: Concept
    let second: Concept
    let link: SheetLink
  }

  init(_ sheet: SheetImport, _ db: Database) {
    self.sheet = sheet
    self.db = db
  }

  mutating func run() throws {
    let changed = sheet.changedWords
    for key in changed { try save(key) }
    for key in changed { try saveMasks(of: key) }
    for key in changed {
      for kind in WordLink.Kind.allCases where kind.roles.second == key.word.role {
        noteLinks(
          SheetLinkGroup(language: key.language, kind: kind, second: key.word.concept))
      }
    }
    try saveLinks()
  }

  private mutating func save(_ key: SheetKey) throws {
    guard let entry = sheet.after.entries[key], entry != sheet.before.entries[key] else { return }
    let table = JournalTable(key.word.role)
    let image = try Self.image(entry, key.language)
    let id = image.only(table.key)
    guard let old = sheet.before.entries[key] else {
      return try apply(JournalRow(table: table, key: id, before: nil, after: image))
    }
    let before = try Self.image(old, key.language)
    let columns = image.differences(from: before)
    try apply(
      JournalRow(
        table: table, key: id, before: before.only(columns), after: image.only(columns)))
  }

  private static func image(_ entry: WordEntry, _ language: Language) throws -> RowImage {
    var cells = try WordArguments.cells(entry, language)
    cells["owner"] = entry.owner.map { .text($0) } ?? .null
    cells["position"] = .integer(Int64(entry.position))
    cells["level"] = entry.level.map { .integer(Int64($0)) } ?? .null
    cells["removed"] = .integer(entry.isRemoved ? 1 : 0)
    cells["origin"] = .text(entry.isOwn ? "user" : "data")
    return RowImage(cells)
  }

  private mutating func apply(_ row: JournalRow) throws {
    try row.apply(to: db)
    journal.append(row)
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

  private mutating func noteLinks(_ group: SheetLinkGroup) {
    let before = sheet.before.links[group] ?? [:]
    let after = sheet.after.links[group] ?? [:]
    if before == after { return }
    var old: [(first: Concept, link: SheetLink)] = []
    var new: [(first: Concept, link: SheetLink)] = []
    for (first, link) in after.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where before[first] != link {
      new.append((first, link))
      if let link = before[first] { old.append((first, link)) }
      links.append(
        NewLink(
          language: group.language, kind: group.kind, first: first, second: group.second,
          link: link))
    }
    let table = JournalTable(groupsOf: group.kind)
    let key = RowImage([
      table.key[0]: .text(group.language.code), table.key[1]: .text(group.second.rawValue),
    ])
    journal.append(
      JournalRow(
        table: table, key: key, before: LinkGroupImage.image(old),
        after: LinkGroupImage.image(new)))
  }

  /// In the order of the tables: a million links anywhere in a tree take ten times as long.
  private mutating func saveLinks() throws {
    let tables = Dictionary(grouping: links) { "\($0.kind.rawValue) \($0.language.code)" }
    for (_, links) in tables.sorted(by: { $0.key < $1.key }) {
      // First words are few and second words many: sorting by both at once compares the same texts again and again.
      let byFirst = Dictionary(grouping: links, by: \.first)
      for (first, links) in byFirst.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        for link in links.sorted(by: { $0.second.rawValue < $1.second.rawValue }) {
          try LinkGroupImage.write(
            link.link, link.kind, link.language.code, first.rawValue, link.second.rawValue, db)
        }
      }
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
    let writers = (SheetWriter(before), SheetWriter(after))
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
