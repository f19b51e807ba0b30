import AACCore

/// All links that the files spell out, group by group, worked out to single pairs.
struct VocabularyLinks {
  let subjectVerb: LinkTable
  let verbVerb: LinkTable
  let verbComplement: LinkTable
  private(set) var problems: [VocabularyProblem] = []

  init(_ source: VocabularySource) {
    let subjects = source.concepts.filter { $0.roles.contains(.subject) }
    let verbs = source.concepts.filter { $0.roles.contains(.verb) }
    let complements = source.concepts.filter { $0.roles.contains(.complement) }
    subjectVerb = Self.table(
      source.subjectLinks, ("subjects", subjects), ("verbs", verbs), &problems)
    verbVerb = Self.table(source.opens, ("verb", verbs), ("opens", verbs), &problems)
    verbComplement = Self.table(
      source.links, ("verbs", verbs), ("complements", complements), &problems)
  }

  private typealias Side = (column: String, words: [ConceptRow])

  private static func table(
    _ rows: [CSVRow], _ left: Side, _ right: Side, _ problems: inout [VocabularyProblem]
  ) -> LinkTable {
    var table = LinkTable(
      rows: left.words.map(\.concept), columns: right.words.map(\.concept))
    let leftSelector = Selector(left.words)
    let rightSelector = Selector(right.words)
    for row in rows {
      let first = places(leftSelector, row, left.column, &problems)
      let second = places(rightSelector, row, right.column, &problems)
      for language in Language.allCases {
        let value = value(row, language, &problems)
        table.set(value, rows: first, columns: second, in: language)
      }
    }
    return table
  }

  private static func places(
    _ selector: Selector, _ row: CSVRow, _ column: String,
    _ problems: inout [VocabularyProblem]
  ) -> [Int] {
    let parts = row.words(column)
    if parts.isEmpty { problems.append(row.problem(column, .emptyCell)) }
    let (places, unknown) = selector.select(parts)
    problems += unknown.map { row.problem(column, .unknownWord($0)) }
    if places.isEmpty && unknown.isEmpty && !parts.isEmpty {
      problems.append(row.problem(column, .nothingSelected))
    }
    return places
  }

  private static func value(
    _ row: CSVRow, _ language: Language, _ problems: inout [VocabularyProblem]
  ) -> LinkTable.Value {
    let text = row[language.code]
    if text == "x" { return .unlinked }
    if text.isEmpty { return .linked(nil) }
    guard let government = Government(text: text) else {
      problems.append(row.problem(language.code, .malformedGovernment(text)))
      return .linked(nil)
    }
    return .linked(government.text)
  }
}
