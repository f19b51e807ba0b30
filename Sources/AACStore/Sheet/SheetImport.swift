import AACCore
import GRDB

/// Works out what a spreadsheet's rows make of the words that are there.
struct SheetImport {
  let table: SheetTable
  let options: SheetOptions
  let before: SheetState
  private(set) var after: SheetState
  private(set) var problems: [SheetProblem]
  /// The words of the file, in its order, with their rows.
  private(set) var rows: [(key: SheetKey, row: SheetTable.Row)] = []
  /// The words that it adds, changes or takes out, those of the file first.
  private(set) var changedWords: [SheetKey] = []
  private var lines: [SheetKey: Int] = [:]
  /// Words that are there, by label.
  private var labels: [SheetLabel: [Concept]] = [:]
  /// Concepts that new words of the file share between roles.
  private var newConcepts: [SheetLabel: Concept] = [:]
  /// New words of the file by label: the line, and whether the row names the concept.
  private var newWords: [SheetLabel: (line: Int, hasConcept: Bool)] = [:]

  private struct SheetLabel: Hashable {
    let language: Language
    let role: WordRole?
    let label: String
  }

  init(_ table: SheetTable, _ options: SheetOptions, _ db: Database) throws {
    self.table = table
    self.options = options
    problems = table.problems
    let codes = Set(table.rows.map { ($0[.language] ?? "").singleSpaced.lowercased() })
    let languages = Language.allCases.filter {
      codes.contains($0.code) || (codes.contains("") && $0 == options.language)
    }
    before = try SheetState(languages, db)
    after = before
    after.reserveCapacity(table.rows.count)
    if !problems.isEmpty { return }
    for (key, entry) in before.entries {
      let label = SheetLabel(language: key.language, role: key.word.role, label: entry.label)
      labels[label, default: []].append(key.word.concept)
    }
    for row in table.rows { try read(row) }
    if problems.isEmpty { try readLinks() }
    if problems.isEmpty { checkPlaces() }
    if problems.isEmpty { takeOutMissing() }
    if problems.isEmpty { changedWords = findChangedWords() }
  }

  // MARK: - Words

  private mutating func read(_ row: SheetTable.Row) throws {
    var cells = SheetRowReader(table, row)
    defer { problems += cells.problems }
    let language = cells.value(.language, of: Language.self) ?? options.language
    cells.language = language
    let role: WordRole? = cells.value(.role)
    let word = cells.needed(.word)
    guard let role, !word.isEmpty else {
      if role == nil, row[.role]?.isEmpty == true { cells.add(.role, .emptyCell) }
      return
    }
    let label = name(word, role, language, row)
    cells.label = label
    guard let concept = concept(label, role, language, &cells) else { return }
    let key = SheetKey(language: language, word: WordKey(role, concept))
    if let first = lines[key] {
      return cells.add(.word, .doubledWord(label, firstLine: first))
    }
    lines[key] = row.line
    rows.append((key, row))
    let old = before.entries[key]
    if old == nil, let first = notedLine(of: key, label, row) {
      return cells.add(.word, .doubledNewWord(label, firstLine: first))
    }
    var entry = try old ?? new(key, label, &cells)
    if old == nil { entry.owner = options.owner }
    cells.update(&entry, isNew: old == nil, after)
    if old == nil || Self.content(entry) != old.map(Self.content) { entry.isOwn = true }
    after.entries[key] = entry
    if let hidden = cells.people(.hidden, after) {
      after.hidden[key] = hidden.isEmpty ? nil : hidden
    }
  }

  /// The name as it is when a word has it, or its row names the concept; else without what does not belong to it.
  private func name(
    _ word: String, _ role: WordRole, _ language: Language, _ row: SheetTable.Row
  ) -> String {
    let isKnown = { [labels] (label: String) in
      labels[SheetLabel(language: language, role: role, label: label)] != nil
    }
    if row[.concept]?.isEmpty == false || isKnown(word) { return word }
    let plain = word.singleSpaced
    return isKnown(plain) ? plain : options.plainName?(plain, role, language) ?? plain
  }

  /// Notes a new word; answers the line of another new one of the same name, unless both name their concepts.
  private mutating func notedLine(
    of key: SheetKey, _ label: String, _ row: SheetTable.Row
  ) -> Int? {
    let name = SheetLabel(language: key.language, role: key.word.role, label: label)
    let hasConcept = row[.concept]?.isEmpty == false
    guard let first = newWords[name] else {
      newWords[name] = (row.line, hasConcept)
      return nil
    }
    return first.hasConcept && hasConcept ? nil : first.line
  }

  /// A word without what can change while it stays the one of the files: place, level, being taken out.
  private static func content(_ entry: WordEntry) -> WordEntry {
    var entry = entry
    (entry.position, entry.level, entry.isRemoved, entry.isOwn) = (0, nil, false, true)
    return entry
  }

  /// The concept that the row names; else that of the word with the label; else a new one.
  private mutating func concept(
    _ label: String, _ role: WordRole, _ language: Language, _ cells: inout SheetRowReader
  ) -> Concept? {
    if let text = cells.row[.concept], !text.isEmpty {
      if text.count > 100 || text.contains(where: { $0.isWhitespace || "|[]#".contains($0) }) {
        cells.add(.concept, .malformedConcept(text))
        return nil
      }
      return Concept(rawValue: text)
    }
    let name = SheetLabel(language: language, role: role, label: label)
    let found = labels[name] ?? []
    if found.count > 1 {
      let choices = found.map(\.rawValue).sorted().joined(separator: ", ")
      cells.add(.concept, .ambiguousWord(label, choices: choices))
      return nil
    }
    if let found = found.first { return found }
    let anyRole = SheetLabel(language: language, role: nil, label: label)
    if let concept = newConcepts[anyRole],
      after.entries[SheetKey(language: language, word: WordKey(role, concept))] == nil
    {
      return concept
    }
    let concept = Concept(rawValue: options.newID())
    newConcepts[anyRole] = concept
    return concept
  }

  /// A new word: what its row says, and what can be worked out.
  private func new(
    _ key: SheetKey, _ label: String, _ cells: inout SheetRowReader
  ) throws -> WordEntry {
    let given = cells.row[.lemma] ?? ""
    let lemma = given.isEmpty ? label : given
    let isComplete = [SheetColumn.class, .kind, .category].allSatisfy {
      cells.row[$0]?.isEmpty == false
    }
    if !isComplete, let guess = options.guess {
      let guess = try guess(lemma, key.word.role, key.language)
      cells.isGuessed = true
      return WordEntry(key: key.word, lexeme: guess.lexeme, label: label, category: guess.category)
    }
    for column in [SheetColumn.class, .kind, .category] where cells.row[column]?.isEmpty != false {
      cells.add(column, .emptyCell)
    }
    return WordEntry(
      key: key.word, lexeme: Lexeme(lemma: lemma, wordClass: .noun), label: label, category: "")
  }

  // MARK: - Links

  private mutating func readLinks() throws {
    let kinds = WordLink.Kind.allCases.filter { table.has($0.column) }
    if kinds.isEmpty { return }
    let reader = SheetLinkReader(kinds: kinds, sheet: self, names: SheetNames(after.entries))
    // Their cells are most of the file.
    let middle = rows.count / 2
    let rest = BackgroundWork { reader.read(reader.sheet.rows[middle...]) }
    for result in [reader.read(rows[..<middle]), try rest.value()] {
      problems += result.problems
      for (group, links) in result.links { after.links[group] = links }
    }
  }

  // MARK: - Places and missing words

  /// A word that is put where another is would hide it.
  private mutating func checkPlaces() {
    struct Spot: Hashable {
      let language: Language
      let role: WordRole
      let position: Int
    }
    var taken: [Spot: SheetKey] = [:]
    var free: [Language: [WordRole: Int]] = [:]
    let isAsked = { [before] (key: SheetKey, entry: WordEntry) in
      entry.position != (before.entries[key]?.position ?? -1)
    }
    for (key, entry) in after.entries where entry.position != SheetRowReader.freePlace {
      let next = free[key.language]?[key.word.role] ?? 0
      free[key.language, default: [:]][key.word.role] = max(next, entry.position + 1)
      if isAsked(key, entry) { continue }
      taken[Spot(language: key.language, role: key.word.role, position: entry.position)] = key
    }
    for (key, row) in rows {
      guard var entry = after.entries[key] else { continue }
      if entry.position == SheetRowReader.freePlace {
        entry.position = free[key.language]?[key.word.role] ?? 0
        free[key.language, default: [:]][key.word.role] = entry.position + 1
        after.entries[key] = entry
        continue
      }
      guard isAsked(key, entry) else { continue }
      let spot = Spot(language: key.language, role: key.word.role, position: entry.position)
      if let other = taken[spot], other != key {
        let label = after.entries[other]?.label ?? ""
        problems.append(table.problem(row, .place, .placeTaken(entry.position, by: label)))
      }
      taken[spot] = key
    }
  }

  private mutating func takeOutMissing() {
    guard let selection = options.replaced else { return }
    let roles = Set(
      rows.map { SheetLabel(language: $0.key.language, role: $0.key.word.role, label: "") })
    for (key, entry) in before.entries where lines[key] == nil && !entry.isRemoved {
      let label = SheetLabel(language: key.language, role: key.word.role, label: "")
      if roles.contains(label), selection.contains(entry, in: key.language) {
        after.entries[key]?.isRemoved = true
      }
    }
  }
}
