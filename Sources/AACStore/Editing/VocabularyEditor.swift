import AACCore
import GRDB

/// Carries out changes of a language's words through the journal; runs in one transaction.
struct VocabularyEditor {
  let db: Database
  let language: Language
  private(set) var journal: Journal

  init(_ db: Database, _ language: Language) {
    self.db = db
    self.language = language
    journal = Journal(db)
  }

  mutating func make(_ edit: VocabularyEdit) throws {
    switch edit {
    case .save(let entry): try save(entry)
    case .remove(let key): try set(key, ["removed": .integer(1)])
    case .restore(let key): try set(key, ["removed": .integer(0)])
    case .link(let link): try join(link)
    case .unlink(let link): try part(link)
    case .move(let key, let position): try move(key, to: position)
    case .setLevel(let key, let level): try setLevel(of: key, to: level)
    case .hide(let key, let person): try journal.write(.hiddenWord, try mask(key, person))
    case .show(let key, let person): try journal.delete(.hiddenWord, try mask(key, person))
    }
  }

  private func image(of key: WordKey) -> RowImage {
    RowImage(["language": .text(language.code), "concept": .text(key.concept.rawValue)])
  }

  /// The row of a word that must be there.
  private func row(of key: WordKey) throws -> RowImage {
    guard let row = try journal.row(JournalTable(key.role), image(of: key)) else {
      throw StoreError.unknownWord(name: key.concept.rawValue)
    }
    return row
  }

  private mutating func set(_ key: WordKey, _ cells: [String: RowImage.Cell]) throws {
    _ = try row(of: key)
    let image = RowImage(image(of: key).cells.merging(cells) { $1 })
    try journal.write(JournalTable(key.role), image)
  }

  private mutating func save(_ entry: WordEntry) throws {
    if entry.lexeme.lemma.trimmingSpaces.isEmpty || entry.label.trimmingSpaces.isEmpty {
      throw StoreError.emptyName
    }
    try checkCategory(entry.category)
    try checkLevel(entry.level)
    try checkPicture(entry.pictogram)
    let table = JournalTable(entry.key.role)
    var cells = try WordArguments.cells(entry, language)
    cells["owner"] = entry.owner.map { .text($0) } ?? .null
    if let old = try journal.row(table, image(of: entry.key)) {
      cells["position"] = old.cells["position"]
      cells["removed"] = old.cells["removed"]
      // Saving a word as it is does not make it one's own.
      let isSame = RowImage(cells).differences(from: old).isEmpty
      cells["origin"] = isSame ? old.cells["origin"] : .text("user")
    } else {
      cells["position"] = .integer(Int64(try freePlace(entry.key.role)))
      cells["level"] = entry.level.map { .integer(Int64($0)) } ?? .null
      cells["removed"] = .integer(0)
      cells["origin"] = .text("user")
    }
    try journal.write(table, RowImage(cells))
  }

  /// The first place behind all words of a role, removed ones too.
  private func freePlace(_ role: WordRole) throws -> Int {
    try Int.fetchOne(
      db, sql: "SELECT max(position) + 1 FROM \(role.rawValue) WHERE language = ?",
      arguments: [language.code]) ?? 0
  }

  private mutating func move(_ key: WordKey, to position: Int) throws {
    // One behind the last is free; a word further away would be out of reach.
    let last = try freePlace(key.role)
    guard (0...last).contains(position) else {
      throw StoreError.placeOutOfRange(position, last: last)
    }
    let old = try row(of: key).cells["position"] ?? .null
    let neighbours = try String.fetchAll(
      db,
      sql: """
        SELECT concept FROM \(key.role.rawValue)
        WHERE language = ? AND position = ? AND concept <> ?
        """, arguments: [language.code, position, key.concept.rawValue])
    for neighbour in neighbours {
      try set(WordKey(key.role, Concept(rawValue: neighbour)), ["position": old])
    }
    try set(key, ["position": .integer(Int64(position))])
  }

  private mutating func setLevel(of key: WordKey, to level: Int?) throws {
    try checkLevel(level)
    try set(key, ["level": level.map { .integer(Int64($0)) } ?? .null])
  }

  private func mask(_ key: WordKey, _ person: Person.ID?) throws -> RowImage {
    _ = try row(of: key)
    return RowImage([
      "person": .text(person ?? ""), "language": .text(language.code),
      "role": .text(key.role.rawValue), "concept": .text(key.concept.rawValue),
    ])
  }
}

extension VocabularyEditor {
  private mutating func join(_ link: WordLink) throws {
    _ = try row(of: link.firstKey)
    _ = try row(of: link.secondKey)
    var cells = linkKey(link).cells
    cells["removed"] = .integer(0)
    if link.kind == .verbComplement {
      cells["government"] = link.government.map { .text($0.text) } ?? .null
    }
    // A link of the files that is as it should be stays theirs.
    let old = try journal.row(JournalTable(link.kind), linkKey(link))
    if let old, RowImage(cells).differences(from: old).isEmpty { return }
    cells["origin"] = .text("user")
    try journal.write(JournalTable(link.kind), RowImage(cells))
  }

  private mutating func part(_ link: WordLink) throws {
    let table = JournalTable(link.kind)
    let key = linkKey(link)
    guard let old = try journal.row(table, key), old.cells["removed"] == .integer(0) else {
      throw StoreError.notLinked(
        first: try AppDatabase.label(of: link.firstKey, language, db) ?? link.first.rawValue,
        second: try AppDatabase.label(of: link.secondKey, language, db) ?? link.second.rawValue)
    }
    // The row stays as a mark, so that importing the files does not bring the link back.
    var cells = key.cells
    cells["removed"] = .integer(1)
    cells["origin"] = .text("user")
    try journal.write(table, RowImage(cells))
  }

  private func linkKey(_ link: WordLink) -> RowImage {
    let columns = JournalTable(link.kind).key
    return RowImage([
      columns[0]: .text(language.code), columns[1]: .text(link.first.rawValue),
      columns[2]: .text(link.second.rawValue),
    ])
  }

  private func checkCategory(_ category: Category.ID) throws {
    let isKnown = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT * FROM category WHERE language = ? AND id = ?)",
      arguments: [language.code, category])
    if isKnown != true { throw StoreError.unknownCategory(name: category) }
  }

  private func checkPicture(_ picture: Pictogram.ID?) throws {
    guard let picture else { return }
    let isKnown = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT * FROM pictogram WHERE id = ?)", arguments: [picture.rawValue]
    )
    if isKnown != true { throw StoreError.unknownPictogram(name: picture.rawValue) }
  }

  private func checkLevel(_ level: Int?) throws {
    if let level, !WordEntry.levels.contains(level) { throw StoreError.levelOutOfRange(level) }
  }
}
