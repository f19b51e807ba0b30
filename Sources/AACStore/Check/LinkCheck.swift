import AACCore

/// Looks for words that nothing leads to, and for pairs that are linked twice.
struct LinkCheck {
  private let source: VocabularySource
  private let links: VocabularyLinks

  init(_ source: VocabularySource, _ links: VocabularyLinks) {
    self.source = source
    self.links = links
  }

  func problems() -> [VocabularyProblem] {
    unreached(.verb) + unreached(.complement)
      + doubled(source.subjectLinks, "subjects", .subject, "verbs", .verb)
      + doubled(source.opens, "verb", .verb, "opens", .verb)
      + doubled(source.links, "verbs", .verb, "complements", .complement)
  }

  private func unreached(_ table: WordTable) -> [VocabularyProblem] {
    let tables =
      table == .verb ? [links.subjectVerb, links.verbVerb] : [links.verbComplement]
    var reached = Set<Concept>()
    for table in tables {
      for language in Language.allCases {
        table.forEach(in: language) { _, column, _ in reached.insert(table.columns[column]) }
      }
    }
    return source.concepts.filter { $0.roles.contains(table) && !reached.contains($0.concept) }
      .map { concept in
        let key = concept.concept.rawValue
        return concept.row.problem(
          "concept", table == .verb ? .unreachedVerb(key) : .unreachedComplement(key))
      }
  }

  /// A pair that one row makes by a group and another by name is an exception, and meant so; both
  /// words by name in two rows are a slip.
  private func doubled(
    _ rows: [CSVRow], _ left: String, _ leftTable: WordTable, _ right: String,
    _ rightTable: WordTable
  ) -> [VocabularyProblem] {
    let firstWords = names(leftTable)
    let secondWords = names(rightTable)
    var lines: [[String]: Int] = [:]
    var problems: [VocabularyProblem] = []
    for row in rows {
      for first in row.words(left) where firstWords.contains(first) {
        for second in row.words(right) where secondWords.contains(second) {
          if let line = lines[[first, second]] {
            problems.append(row.problem(right, .doubledPair(first, second, firstLine: line)))
          } else {
            lines[[first, second]] = row.line
          }
        }
      }
    }
    return problems
  }

  private func names(_ table: WordTable) -> Set<String> {
    Set(source.concepts.filter { $0.roles.contains(table) }.map(\.concept.rawValue))
  }
}
