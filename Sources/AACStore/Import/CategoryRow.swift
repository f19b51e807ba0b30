import AACCore

/// One row of `categories.csv`.
struct CategoryRow {
  static let columns = ["category", "position", "pictogram", "es", "en", "pt"]

  let row: CSVRow
  let id: Category.ID
  let position: Int
  let pictogram: Pictogram.ID?

  func name(in language: Language) -> String { row[language.code] }

  init(_ row: CSVRow, problems: inout [VocabularyProblem]) {
    self.row = row
    id = row["category"]
    position = Int(row["position"]) ?? -1
    if position < 0 {
      problems.append(
        row.problem("position", .notAllowed(row["position"], allowed: ["0", "1", "…"])))
    }
    pictogram = PictureName.read(row, problems: &problems)
    for column in ["category", "es", "en", "pt"] where row[column].isEmpty {
      problems.append(row.problem(column, .emptyCell))
    }
  }
}
