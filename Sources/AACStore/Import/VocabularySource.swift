import AACCore
import Foundation

/// The vocabulary files as values, with everything that was wrong in reading them.
struct VocabularySource {
  var categories: [CategoryRow] = []
  var concepts: [ConceptRow] = []
  var words: [Language: [WordTable: [WordRow]]] = [:]
  var subjectLinks: [CSVRow] = []
  var opens: [CSVRow] = []
  var links: [CSVRow] = []
  var pictures: [CSVRow] = []
  var problems: [VocabularyProblem] = []

  init(_ folder: VocabularyFolder) {
    categories = rows("vocabulary/categories.csv", CategoryRow.columns, folder)
      .map { CategoryRow($0, problems: &problems) }
    concepts = rows("vocabulary/concepts.csv", ConceptRow.columns, folder)
      .map { ConceptRow($0, problems: &problems) }
    for language in Language.allCases {
      for table in WordTable.allCases {
        let file = "vocabulary/\(language.code)/\(table.rawValue)s.csv"
        words[language, default: [:]][table] = rows(file, WordRow.columns, folder)
          .map { WordRow($0, problems: &problems) }
      }
    }
    subjectLinks = rows("vocabulary/subject-links.csv", ["subjects", "verbs"], folder)
    opens = rows("vocabulary/opens.csv", ["verb", "opens"], folder)
    links = rows("vocabulary/links.csv", ["verbs", "complements", "es", "en", "pt"], folder)
    pictures = rows("pictograms/index.csv", ["name", "emoji", "es", "en", "pt"], folder)
    completeWords()
  }

  private mutating func rows(
    _ file: String, _ columns: [String], _ folder: VocabularyFolder
  ) -> [CSVRow] {
    var table = CSVTable(file: file, below: folder.data)
    table.require(columns)
    problems += table.problems
    return table.rows
  }

  /// Gives every word its concept's kind, and reports keys that are doubled or unknown.
  private mutating func completeWords() {
    var kinds: [Concept: SemanticKind] = [:]
    for concept in concepts { kinds[concept.concept] = concept.kind }
    reportDoubled(concepts.map { ($0.row, "concept", $0.concept.rawValue) })
    reportDoubled(categories.map { ($0.row, "category", $0.id) })
    reportDoubled(pictures.map { ($0, "name", $0["name"]) })
    let known = Set(categories.map(\.id))
    for concept in concepts where !known.contains(concept.category) {
      problems.append(concept.row.problem("category", .unknownCategory(concept.category)))
    }
    for language in Language.allCases {
      for table in WordTable.allCases {
        guard var rows = words[language]?[table] else { continue }
        reportDoubled(rows.map { ($0.row, "concept", $0.concept.rawValue) })
        for index in rows.indices {
          if let kind = kinds[rows[index].concept] {
            rows[index].lexeme.kind = kind
          } else {
            let kind = VocabularyProblem.Kind.rowWithoutConcept(rows[index].concept.rawValue)
            problems.append(rows[index].row.problem("concept", kind))
          }
        }
        words[language]?[table] = rows
      }
    }
  }

  private mutating func reportDoubled(_ keys: [(row: CSVRow, column: String, key: String)]) {
    var lines: [String: Int] = [:]
    for (row, column, key) in keys {
      if let first = lines[key] {
        problems.append(row.problem(column, .doubledKey(key, firstLine: first)))
      } else {
        lines[key] = row.line
      }
    }
  }
}
