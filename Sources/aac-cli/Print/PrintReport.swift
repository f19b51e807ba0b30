import AACBoards
import AACCore
import AACPrint

/// What was printed, as the commands print it.
struct PrintReport: Report {
  /// Something that could not be drawn.
  struct Problem: Encodable, Sendable {
    var kind: String
    var page: Int
    var place: String
    var text: String
  }

  var file: String
  var pages: Int
  var problems: [Problem]

  private let messages: Language

  private enum CodingKeys: String, CodingKey {
    case file, pages, problems
  }

  init(file: String, pages: Int, problems: [Problem], messages: Language) {
    self.file = file
    self.pages = pages
    self.problems = problems
    self.messages = messages
  }

  var description: String { Text.printDone(file: file, count: pages)[messages] }
}

extension PrintReport.Problem {
  init(_ problem: PrintProblem, messages: Language) {
    self.init(
      kind: problem.kind.rawValue, page: problem.page, place: problem.place,
      text: problem.text[messages])
  }

  /// A picture that is not in the file that names it.
  init(missing label: String, page: Int, messages: Language) {
    self.init(
      kind: "missingPicture", page: page, place: label,
      text: Text.printMissingPicture(page: "\(page)", label: label)[messages])
  }
}

extension Environment {
  /// Draws pages, writes the file whole or not at all, and tells what could not be drawn.
  func writePages(
    _ sheets: [PrintSheet], title: String, problems missing: [PrintReport.Problem] = [],
    _ printing: PrintOptions, _ options: GlobalOptions, messages: Language
  ) throws {
    let printed = try Printer(resolution: printing.dpi)
      .print(sheets, as: printing.outFormat(), title: title, now: now)
    try BoardFiles.write(printed.data, to: printing.out, replacing: printing.yes)
    let problems = missing + printed.problems.map { PrintReport.Problem($0, messages: messages) }
    // The JSON form says it in itself.
    if options.format == .text {
      for problem in problems { console.noteLine(problem.text) }
    }
    try show(
      PrintReport(
        file: printing.out, pages: sheets.count, problems: problems, messages: messages),
      as: options.format)
  }
}
