import AACCore

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
