import AACCore
import GRDB

/// The links to one word that a step of editing changes, in one row of the journal.
///
/// A line a link: the first word, what stands between, whether it is cut, where it comes from, with tabs between. A
/// link that was not there has no line before, one that is no more has none after.
enum LinkGroupImage {
  /// The links as the journal keeps them; nil when there are none.
  static func json(_ links: [(first: Concept, link: SheetLink)]) -> String? {
    if links.isEmpty { return nil }
    var json = JSONBytes()
    var start = "{\"rows\":\""
    for (first, link) in links {
      json.add(start)
      json.addInside(first.rawValue)
      json.add("\\t")
      if let government = link.government { json.addInside(government) }
      json.add(link.isRemoved ? "\\t1\\t" : "\\t0\\t")
      json.add(link.isOwn ? "user" : "data")
      start = "\\n"
    }
    json.add("\"}")
    return json.text
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
    let delete = try db.cachedStatement(sql: deletions[kind] ?? "")
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
    let statement = try db.cachedStatement(sql: insertions[kind] ?? "")
    let origin = link.isOwn ? "user" : "data"
    if kind == .verbComplement {
      try statement.execute(arguments: [
        language, first, second, link.isRemoved, origin, link.government,
      ])
    } else {
      try statement.execute(arguments: [language, first, second, link.isRemoved, origin])
    }
  }

  /// Makes links that are not there from one word to others, best in the order of their keys.
  static func insert(
    _ kind: WordLink.Kind, _ language: String, _ first: String, to seconds: [String],
    government: String?, _ db: Database
  ) throws {
    var json = JSONBytes()
    var start = "[\""
    for second in seconds {
      json.add(start)
      json.addInside(second)
      start = "\",\""
    }
    json.add("\"]")
    let arguments: StatementArguments = [language, first, json.text]
    // One statement a word: to start one for each of a million links takes longer than writing them.
    try db.cachedStatement(sql: bulkInsertions[kind] ?? "")
      .execute(arguments: kind == .verbComplement ? arguments + [government] : arguments)
  }

  private static let bulkInsertions = statements { kind in
    let table = JournalTable(kind)
    let hasGovernment = kind == .verbComplement
    return """
      INSERT INTO \(table.rawValue)
        (\(table.key.joined(separator: ", ")), removed, origin\(hasGovernment ? ", government" : ""))
      SELECT ?1, ?2, value, 0, 'user'\(hasGovernment ? ", ?4" : "")
      FROM json_each(?3)
      """
  }

  /// Texts of statements, one a kind: a million links need them.
  private static func statements(
    _ text: (WordLink.Kind) -> String
  ) -> [WordLink.Kind: String] {
    Dictionary(uniqueKeysWithValues: WordLink.Kind.allCases.map { ($0, text($0)) })
  }

  private static let deletions = statements { kind in
    let table = JournalTable(kind)
    return """
      DELETE FROM \(table.rawValue)
      WHERE language = ? AND \(table.key[1]) = ? AND \(table.key[2]) = ?
      """
  }

  private static let insertions = statements { kind in
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
