import AACCore

/// Writes words as rows of a spreadsheet.
struct SheetWriter {
  let state: SheetState
  let names: SheetNames

  init(_ state: SheetState) {
    self.state = state
    names = SheetNames(state.entries)
  }

  /// The whole file.
  func text(_ selection: SheetSelection, _ dialect: SheetDialect) -> String {
    let keys = state.entries.filter { selection.contains($0.value, in: $0.key.language) }
      .sorted { Self.place($0.key, $0.value) < Self.place($1.key, $1.value) }.map(\.key)
    var text = dialect.mark + dialect.line(SheetColumn.allCases.map(\.rawValue))
    for key in keys {
      let cells = cells(key)
      text += dialect.line(SheetColumn.allCases.map { SheetCell.protected(cells[$0] ?? "") })
    }
    return text
  }

  private typealias Place = (Int, Int, Int, String)

  /// By language, role and place; the concept where two words have one place.
  private static func place(_ key: SheetKey, _ entry: WordEntry) -> Place {
    (
      Language.allCases.firstIndex(of: key.language) ?? 0,
      WordRole.allCases.firstIndex(of: key.word.role) ?? 0, entry.position,
      key.word.concept.rawValue
    )
  }

  /// A word's cells; those that are empty are left out.
  func cells(_ key: SheetKey) -> [SheetColumn: String] {
    guard let entry = state.entries[key] else { return [:] }
    let lexeme = entry.lexeme
    var cells: [SheetColumn: String] = [
      .language: key.language.code, .role: key.word.role.rawValue, .word: entry.label,
      .class: lexeme.wordClass.rawValue, .kind: lexeme.kind.rawValue, .category: entry.category,
      .place: String(entry.position), .concept: key.word.concept.rawValue,
    ]
    if lexeme.lemma != entry.label { cells[.lemma] = lexeme.lemma }
    cells[.gender] = lexeme.gender?.rawValue
    cells[.number] = lexeme.number?.rawValue
    cells[.person] = lexeme.person.map { String($0.rawValue) }
    cells[.countability] = lexeme.countability?.rawValue
    cells[.animacy] = lexeme.animacy?.rawValue
    cells[.article] = lexeme.article?.rawValue
    cells[.forms] = Self.forms(lexeme.forms)
    cells[.picture] = entry.pictogram?.rawValue
    cells[.level] = entry.level.map(String.init)
    cells[.owner] = entry.owner.map { state.people[$0] ?? "#\($0)" }
    cells[.hidden] = hidden(key)
    cells[.removed] = entry.isRemoved ? "x" : nil
    cells[.guessed] = lexeme.isInferred ? "x" : nil
    for kind in WordLink.Kind.allCases where kind.roles.second == key.word.role {
      cells[kind.column] = links(kind, key)
    }
    return cells
  }

  private static func forms(_ forms: [String: String]) -> String? {
    if forms.isEmpty { return nil }
    return forms.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      .joined(separator: " | ")
  }

  private func hidden(_ key: SheetKey) -> String? {
    guard let people = state.hidden[key], !people.isEmpty else { return nil }
    return people.map { $0.isEmpty ? "*" : state.people[$0] ?? "#\($0)" }.sorted()
      .joined(separator: " | ")
  }

  private func links(_ kind: WordLink.Kind, _ key: SheetKey) -> String? {
    let group = SheetLinkGroup(language: key.language, kind: kind, second: key.word.concept)
    let firsts = (state.links[group] ?? [:]).filter { !$0.value.isRemoved }
      .map { concept, link in
        (key: SheetKey(language: key.language, word: WordKey(kind.roles.first, concept)), link)
      }
      .sorted { one, other in
        (state.entries[one.key]?.position ?? 0, one.key.word.concept.rawValue)
          < (state.entries[other.key]?.position ?? 0, other.key.word.concept.rawValue)
      }
    if firsts.isEmpty { return nil }
    return firsts.map { first, link in
      names.name(of: first) + (link.government.map { " [\($0)]" } ?? "")
    }.joined(separator: " | ")
  }
}
