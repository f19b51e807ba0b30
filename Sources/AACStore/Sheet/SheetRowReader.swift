import AACCore

/// Reads the cells of one row as values, noting what is wrong.
struct SheetRowReader {
  /// No vocabulary is larger: a place behind it is a slip.
  static let lastPlace = 9_999_999
  /// Stands for a place that is still to be found.
  static let freePlace = -1

  let table: SheetTable
  let row: SheetTable.Row
  /// The language of the word.
  var language = Language.spanish
  /// Text on the tile.
  var label = ""
  /// Whether empty cells leave what was worked out.
  var isGuessed = false
  private(set) var problems: [SheetProblem] = []

  init(_ table: SheetTable, _ row: SheetTable.Row) {
    self.table = table
    self.row = row
  }

  mutating func add(_ column: SheetColumn, _ kind: SheetProblem.Kind) {
    problems.append(table.problem(row, column, kind))
  }

  mutating func needed(_ column: SheetColumn) -> String {
    let text = row[column] ?? ""
    if text.allSatisfy(\.isWhitespace) {
      add(column, .emptyCell)
      return ""
    }
    return text
  }

  mutating func value<Value: RawRepresentable & CaseIterable>(
    _ column: SheetColumn, of type: Value.Type = Value.self
  ) -> Value? where Value.RawValue == String {
    guard let text = row[column], !text.isEmpty else { return nil }
    if let value = Value(rawValue: text) { return value }
    let key = text.singleSpaced.lowercased()
    if let value = Value.allCases.first(where: { $0.rawValue.lowercased() == key }) {
      return value
    }
    add(
      column,
      .notAllowed(text, allowed: Value.allCases.map(\.rawValue).joined(separator: ", ")))
    return nil
  }

  /// Sets the property when the file has the column; an empty cell empties it, unless it was worked out.
  private mutating func set<Value: RawRepresentable & CaseIterable>(
    _ property: inout Value?, _ column: SheetColumn
  ) where Value.RawValue == String {
    guard let text = row[column], !(text.isEmpty && isGuessed) else { return }
    property = value(column)
  }

  private mutating func set<Value: RawRepresentable & CaseIterable>(
    required property: inout Value, _ column: SheetColumn
  ) where Value.RawValue == String {
    if let value: Value = value(column) {
      property = value
    } else if row[column]?.isEmpty == true, !isGuessed {
      add(column, .emptyCell)
    }
  }

  private mutating func number(_ column: SheetColumn, in range: ClosedRange<Int>) -> Int? {
    guard let text = row[column], !text.isEmpty else { return nil }
    if let number = Int(text.singleSpaced), range.contains(number) { return number }
    add(column, .notAllowed(text, allowed: "\(range.lowerBound)–\(range.upperBound)"))
    return nil
  }

  private mutating func mark(_ column: SheetColumn) -> Bool? {
    guard let text = row[column] else { return nil }
    if text.isEmpty { return false }
    if text.lowercased() == "x" { return true }
    add(column, .notAllowed(text, allowed: "x"))
    return nil
  }

  /// Puts what the row says into a word.
  mutating func update(_ entry: inout WordEntry, isNew: Bool, _ state: SheetState) {
    entry.label = label
    updateLexeme(&entry.lexeme, label: entry.label)
    updateCategory(&entry, state)
    if let picture = row[.picture], !(picture.isEmpty && isGuessed) {
      if !picture.isEmpty, !state.pictures.contains(picture) {
        add(.picture, .unknownPicture(picture))
      }
      entry.pictogram = picture.isEmpty ? nil : Pictogram.ID(rawValue: picture)
    }
    if let place = number(.place, in: 0...Self.lastPlace) {
      entry.position = place
    } else if isNew {
      entry.position = Self.freePlace
    }
    if row[.level] != nil { entry.level = number(.level, in: WordEntry.levels) }
    if let owners = people(.owner, state) {
      if owners.count > 1 || owners.contains("") {
        add(.owner, .unknownPerson(row[.owner] ?? ""))
      }
      entry.owner = owners.first
    }
    if let isRemoved = mark(.removed) { entry.isRemoved = isRemoved }
  }

  private mutating func updateLexeme(_ lexeme: inout Lexeme, label: String) {
    if let lemma = row[.lemma] { lexeme.lemma = lemma.isEmpty ? label : lemma }
    set(required: &lexeme.wordClass, .class)
    set(required: &lexeme.kind, .kind)
    set(&lexeme.gender, .gender)
    set(&lexeme.number, .number)
    if let person = row[.person], !(person.isEmpty && isGuessed) {
      lexeme.person = number(.person, in: 1...3).flatMap(GrammaticalPerson.init(rawValue:))
    }
    set(&lexeme.countability, .countability)
    set(&lexeme.animacy, .animacy)
    set(&lexeme.article, .article)
    if let forms = row[.forms], !(forms.isEmpty && isGuessed) { lexeme.forms = read(forms) }
    if let isGuess = mark(.guessed), !(isGuessed && !isGuess) {
      lexeme.isInferred = isGuess
    } else if isGuessed, Self.grammar.contains(where: { row[$0]?.isEmpty == false }) {
      // What the row says itself is no guess.
      lexeme.isInferred = false
    }
  }

  private static let grammar: [SheetColumn] = [
    .class, .kind, .gender, .number, .countability, .forms,
  ]

  /// Reads `PL=feet | V;PST=went`.
  private mutating func read(_ text: String) -> [String: String] {
    var forms: [String: String] = [:]
    for part in text.split(separator: "|") {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
        .map { String($0).trimmingSpaces }
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty, forms[sides[0]] == nil else {
        add(.forms, .malformedForms(String(part).trimmingSpaces))
        continue
      }
      forms[sides[0]] = sides[1]
    }
    return forms
  }

  /// A group by its key or by its name in the language.
  private mutating func updateCategory(_ entry: inout WordEntry, _ state: SheetState) {
    guard let text = row[.category] else { return }
    if text.isEmpty {
      if !isGuessed { add(.category, .emptyCell) }
      return
    }
    let names = state.categories[language] ?? [:]
    if names[text] != nil {
      entry.category = text
      return
    }
    let key = FoldedKey(text)
    if let id = names.first(where: { FoldedKey($0.value) == key })?.key {
      entry.category = id
    } else {
      add(.category, .unknownCategory(text))
    }
  }

  /// Ids of the people whom a cell names; empty for everybody; nil when the file does not have the column.
  mutating func people(_ column: SheetColumn, _ state: SheetState) -> Set<String>? {
    guard let text = row[column] else { return nil }
    if text.isEmpty { return [] }
    var ids = Set<String>()
    for part in text.split(separator: "|") {
      let name = String(part).trimmingSpaces
      if name == "*" {
        ids.insert("")
      } else if name.hasPrefix("#"), state.people[String(name.dropFirst())] != nil {
        ids.insert(String(name.dropFirst()))
      } else if let id = state.people.first(where: { FoldedKey($0.value) == FoldedKey(name) })?.key
      {
        ids.insert(id)
      } else if !name.isEmpty {
        add(column, .unknownPerson(name))
      }
    }
    return ids
  }
}
