import AACCore

/// One row of a language's `subjects.csv`, `verbs.csv` or `complements.csv`.
struct WordRow {
  static let columns = [
    "concept", "lemma", "label", "class", "gender", "number", "person", "countability", "animacy",
    "article", "forms",
  ]

  let row: CSVRow
  let concept: Concept
  let label: String
  /// Its kind is the concept's and is filled in later.
  var lexeme: Lexeme

  init(_ row: CSVRow, problems: inout [VocabularyProblem]) {
    self.row = row
    concept = Concept(rawValue: row["concept"])
    lexeme = Lexeme(
      lemma: row["lemma"], wordClass: row.value("class", problems: &problems) ?? .noun)
    label = row["label"].isEmpty ? row["lemma"] : row["label"]
    lexeme.gender = row.value("gender", problems: &problems)
    lexeme.number = row.value("number", problems: &problems)
    lexeme.person = Self.person(row, problems: &problems)
    lexeme.countability = row.value("countability", problems: &problems)
    lexeme.animacy = row.value("animacy", problems: &problems)
    lexeme.article = row.value("article", problems: &problems)
    lexeme.forms = Self.forms(row, problems: &problems)
    for column in ["concept", "lemma", "class"] where row[column].isEmpty {
      problems.append(row.problem(column, .emptyCell))
    }
  }

  private static func person(
    _ row: CSVRow, problems: inout [VocabularyProblem]
  ) -> GrammaticalPerson? {
    let text = row["person"]
    if text.isEmpty { return nil }
    if let person = Int(text).flatMap(GrammaticalPerson.init(rawValue:)) { return person }
    problems.append(row.problem("person", .notAllowed(text, allowed: ["1", "2", "3"])))
    return nil
  }

  /// Reads `PL=feet | V;PST=went`.
  private static func forms(
    _ row: CSVRow, problems: inout [VocabularyProblem]
  ) -> [String: String] {
    var forms: [String: String] = [:]
    for part in row["forms"].split(separator: "|") {
      let sides = part.split(separator: "=", omittingEmptySubsequences: false)
        .map { String($0).trimmingSpaces }
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty, forms[sides[0]] == nil else {
        problems.append(row.problem("forms", .malformedForms(String(part).trimmingSpaces)))
        continue
      }
      forms[sides[0]] = sides[1]
    }
    return forms
  }
}
