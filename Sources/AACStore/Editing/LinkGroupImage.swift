import AACCore
import GRDB

/// The links to one word that a step of editing changes, in one row of the journal.
///
/// A line a link: the first word, what stands between, whether it is cut, where it comes from, with tabs between. A
/// link that was not there has no line before, one that is no more has none after.
enum LinkGroupImage {
  static func image(_ links: [(first: Concept, link: SheetLink)]) -> RowImage? {
    if links.isEmpty { return nil }
    let lines = links.map { first, link in
      """
      \(first.rawValue)\t\(link.government ?? "")\t\(link.isRemoved ? 1 : 0)\t\
      \(link.isOwn ? "user" : "data")
      """
    }
    return RowImage(["rows": .text(lines.joined(separator: "\n"))])
  }

  static func links(of image: RowImage?) -> [(first: Concept, link: SheetLink)] {
    guard case .text(let text)? = image?.cells["rows"] else { return [] }
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 4 else { return nil }
      return (
        Concept(rawValue: parts[0]),
        SheetLink(
          government: parts[1].isEmpty ? nil : parts[1], isRemoved: parts[2] == "1",
          isOwn: parts[3] == "user")
      )
    }
  }

  static func apply(
    _ kind: WordLink.Kind, _ key: RowImage, before: RowImage?, after: RowImage?, to db: Database
  ) throws {
    let groupKey = JournalTable(groupsOf: kind).key
    guard case .text(let language)? = key.cells[groupKey[0]],
      case .text(let second)? = key.cells[groupKey[1]]
    else { throw UnexpectedValue() }
    let links = links(of: after)
    let kept = Set(links.map(\.first))
    let delete = try db.cachedStatement(sql: deletion(kind))
    for (first, _) in Self.links(of: before) where !kept.contains(first) {
      try delete.execute(arguments: [language, first.rawValue, second])
    }
    for (first, link) in links {
      do {
        try write(link, kind, language, first.rawValue, second, db)
      } catch let error as DatabaseError
        where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY
      {
        // A word that the files no longer have cannot be linked.
        continue
      }
    }
  }

  /// Makes a link what it is to be.
  static func write(
    _ link: SheetLink, _ kind: WordLink.Kind, _ language: String, _ first: String, _ second: String,
    _ db: Database
  ) throws {
    let statement = try db.cachedStatement(sql: insertion(kind))
    let origin = link.isOwn ? "user" : "data"
    if kind == .verbComplement {
      try statement.execute(arguments: [
        language, first, second, link.isRemoved, origin, link.government,
      ])
    } else {
      try statement.execute(arguments: [language, first, second, link.isRemoved, origin])
    }
  }

  private static func deletion(_ kind: WordLink.Kind) -> String {
    let table = JournalTable(kind)
    return """
      DELETE FROM \(table.rawValue)
      WHERE language = ? AND \(table.key[1]) = ? AND \(table.key[2]) = ?
      """
  }

  private static func insertion(_ kind: WordLink.Kind) -> String {
    let table = JournalTable(kind)
    let hasGovernment = kind == .verbComplement
    let columns = table.key + ["removed", "origin"] + (hasGovernment ? ["government"] : [])
    let updates = columns.dropFirst(3).map { "\($0) = excluded.\($0)" }
    return """
      INSERT INTO \(table.rawValue) (\(columns.joined(separator: ", ")))
      VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
      ON CONFLICT DO UPDATE SET \(updates.joined(separator: ", "))
      """
  }
}
