public import Foundation
import SwiftCSV

/// The texts of the interface, as read from `Data/interface/strings.csv`, and the Swift source made from them.
///
/// A row's text may hold `{name}`, which becomes a `String` parameter, and `{count}` or
/// `{count|minute|minutes}`, which become an `Int` parameter and the form that suits it.
public struct StringTable: Sendable {
  /// One text with its key.
  public struct Row: Equatable, Sendable {
    /// Name of the member of `Text` that is made from it.
    public let key: String
    /// The text by language code.
    public let texts: [String: String]
  }

  /// The languages that every row must have.
  public static let languages = ["es", "en", "pt"]

  /// Rows in the order of the file.
  public let rows: [Row]

  /// Reads the table.
  ///
  /// - Throws: when the file is missing or is not CSV.
  public init(contentsOf file: URL) throws {
    let csv = try NamedCSV(url: file, delimiter: .comma, encoding: .utf8, loadColumns: false)
    rows = csv.rows.map { row in
      Row(
        key: row["key"] ?? "",
        texts: Dictionary(
          uniqueKeysWithValues: Self.languages.map { ($0, row[$0] ?? "") }))
    }
  }

  /// What is wrong with the table, a line each: texts missing, keys doubled, placeholders that differ.
  public var problems: [String] {
    var seen: Set<String> = []
    return rows.flatMap { row -> [String] in
      var problems: [String] = []
      if row.key.isEmpty || !seen.insert(row.key).inserted {
        problems.append("key '\(row.key)' is empty or doubled")
      }
      for language in Self.languages where (row.texts[language] ?? "").isEmpty {
        problems.append("'\(row.key)' has no text in '\(language)'")
      }
      let names = Self.languages.map { Set(Placeholder.all(in: row.texts[$0] ?? "").map(\.name)) }
      if Set(names).count > 1 {
        problems.append("'\(row.key)' has other placeholders in some language")
      }
      return problems
    }
  }

  /// Swift source with one static member of `Text` a row.
  public var swiftSource: String {
    let members = rows.map(\.swiftMember).joined(separator: "\n")
    return """
      // Generated from Data/interface/strings.csv by script/generate: do not edit.
      // swift-format-ignore-file

      extension Text {
      \(members)
      }

      """
  }
}

extension StringTable.Row {
  /// The member of `Text` made from this row.
  var swiftMember: String {
    var parameters: [Placeholder] = []
    for placeholder in Placeholder.all(in: texts["es"] ?? "")
    where !parameters.contains(where: { $0.name == placeholder.name }) {
      parameters.append(placeholder)
    }
    let literals = StringTable.languages
      .map { "      \($0): \(Placeholder.swiftLiteral(texts[$0] ?? ""))" }.joined(separator: ",\n")
    let summary = "  /// “\((texts["en"] ?? "").replacingOccurrences(of: "\n", with: " "))”"
    guard !parameters.isEmpty else {
      return "\(summary)\n  public static let \(key) = Text(\n\(literals))"
    }
    let list =
      parameters.map { "\($0.name): \($0.isCount(in: texts) ? "Int" : "String")" }
      .joined(separator: ", ")
    return
      "\(summary)\n  public static func \(key)(\(list)) -> Text {\n    Text(\n\(literals))\n  }"
  }
}
