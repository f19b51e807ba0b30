import AACCore
import AACStore

/// Something wrong in a vocabulary file: where, and what.
struct ProblemReport: Report {
  var file: String
  var line: Int
  var column: String?
  var problem: String

  init(_ problem: VocabularyProblem, messages: Language) {
    file = problem.file
    line = problem.line
    column = problem.column
    self.problem = problem.text[messages]
  }

  var description: String {
    "\(file):\(line): \(column.map { "\($0): " } ?? "")\(problem)"
  }
}
