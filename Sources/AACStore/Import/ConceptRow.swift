import AACCore

/// One row of `concepts.csv`: what a word is in every language.
struct ConceptRow {
  static let columns = [
    "concept", "roles", "category", "kind", "pictogram", "languages", "note",
  ]

  let row: CSVRow
  let concept: Concept
  let roles: Set<WordTable>
  let category: Category.ID
  let kind: SemanticKind
  let pictogram: Pictogram.ID?
  let languages: Set<Language>

  init(_ row: CSVRow, problems: inout [VocabularyProblem]) {
    self.row = row
    concept = Concept(rawValue: row["concept"])
    category = row["category"]
    roles = Set(row.values("roles", problems: &problems))
    kind = row.value("kind", problems: &problems) ?? .thing
    pictogram = PictureName.read(row, problems: &problems)
    let languages: [Language] = row.values("languages", problems: &problems)
    self.languages = languages.isEmpty ? Set(Language.allCases) : Set(languages)
    for column in ["concept", "roles", "category", "kind"] where row[column].isEmpty {
      problems.append(row.problem(column, .emptyCell))
    }
  }
}
