import AACCore

/// Reads what a spreadsheet's cells say of the links between words.
struct SheetLinkReader {
  /// What some rows say: the links to a word that are not what they were, and what is wrong.
  struct Result {
    var links: [(group: SheetLinkGroup, links: [Concept: SheetLink])] = []
    var problems: [SheetProblem] = []
  }

  /// The kinds of links of which the file has a column.
  let kinds: [WordLink.Kind]
  /// With all words of the file, and the links as they were.
  let sheet: SheetImport
  let names: SheetNames

  func read(_ rows: ArraySlice<(key: SheetKey, row: SheetTable.Row)>) -> Result {
    var result = Result()
    for (key, row) in rows {
      for kind in kinds {
        let cell = row[kind.column] ?? ""
        guard kind.roles.second == key.word.role else {
          if !cell.isEmpty {
            result.problems.append(
              sheet.table.problem(row, kind.column, .notForRole(key.word.role.rawValue)))
          }
          continue
        }
        read(cell, kind, key, row, &result)
      }
    }
    return result
  }

  private func read(
    _ cell: String, _ kind: WordLink.Kind, _ key: SheetKey, _ row: SheetTable.Row,
    _ result: inout Result
  ) {
    let group = SheetLinkGroup(language: key.language, kind: kind, second: key.word.concept)
    let old = sheet.before.links[group] ?? [:]
    if cell.isEmpty, old.isEmpty { return }
    let names = names.group(kind.roles.first, in: key.language)
    let parts = cell.utf8.split(separator: UInt8(ascii: "|"))
    var wanted: [Concept: SheetLink] = [:]
    wanted.reserveCapacity(parts.count)
    for part in parts {
      do {
        let (name, government) = try Self.link(part, kind)
        if name.isEmpty { continue }
        let first = try names.find(name) { concept in
          sheet.after.entries[
            SheetKey(language: key.language, word: WordKey(kind.roles.first, concept))] != nil
        }
        let link = SheetLink(government: government)
        // One of the files that is as it was stays theirs.
        let isSame = old[first].map { !$0.isRemoved && $0.government == government } ?? false
        wanted[first] = isSame ? old[first] : link
      } catch {
        result.problems.append(sheet.table.problem(row, kind.column, error))
      }
    }
    for (first, link) in old where wanted[first] == nil {
      // One that is cut stays as a mark.
      wanted[first] =
        link.isRemoved ? link : SheetLink(government: link.government, isRemoved: true)
    }
    if wanted != old { result.links.append((group, wanted)) }
  }

  private static func link(
    _ part: Substring.UTF8View, _ kind: WordLink.Kind
  ) throws(SheetProblem.Kind) -> (name: String, government: String?) {
    let text = String(Substring(trimmed(part))).trimmingSpaces
    guard text.utf8.contains(UInt8(ascii: "[")) else { return (text, nil) }
    let pieces = text.split(separator: "[", maxSplits: 1, omittingEmptySubsequences: false)
    let end = String(pieces[1]).trimmingSpaces
    guard kind == .verbComplement, end.hasSuffix("]"),
      let government = Government(text: String(end.dropLast()))
    else { throw .malformedGovernment(text) }
    return (String(pieces[0]).trimmingSpaces, government.text)
  }

  /// Without the plain spaces around it, before it becomes a text.
  private static func trimmed(_ part: Substring.UTF8View) -> Substring.UTF8View {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    var part = part.drop(while: isSpace)
    while part.last.map(isSpace) ?? false { part.removeLast() }
    return part
  }
}
