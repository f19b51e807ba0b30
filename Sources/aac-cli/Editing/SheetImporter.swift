import AACCore
import AACStore
import Foundation
import SentenceBuilder

/// Takes over the words of a CSV file and tells what that changes.
struct SheetImporter {
  /// Larger files are no vocabulary.
  static let byteLimit = 256 << 20

  let environment: Environment
  let session: Session
  let file: String
  let format: OutputFormat

  private var database: AppDatabase { session.database }

  func run(_ options: SheetOptions, isDryRun: Bool, isConfirmed: Bool) throws {
    let data = try WholeInput.read(file, atMost: Self.byteLimit)
    do {
      try run(data, options, isDryRun: isDryRun, isConfirmed: isConfirmed)
    } catch let error as SheetError where error.isIncomplete {
      // Only now, because it needs all words, which most files do not.
      var guessing = options
      guessing.guess = try guess()
      try run(data, guessing, isDryRun: isDryRun, isConfirmed: isConfirmed)
    } catch let error as SheetError {
      try show(error)
    }
  }

  private func run(
    _ data: Data, _ options: SheetOptions, isDryRun: Bool, isConfirmed: Bool
  ) throws {
    do {
      if isDryRun || options.replaced != nil {
        let report = try database.sheetReport(of: data, options)
        if isDryRun {
          try show(report)
          return environment.console.noteLine(Text.sheetNothingWritten[session.language])
        }
        if !report.removed.isEmpty, !isConfirmed {
          try show(report)
          let question = Text.sheetRemoveQuestion(count: report.removed.count)[session.language]
          guard environment.confirms(question) else {
            environment.console.noteLine(Text.nothingDone[session.language])
            throw ExitStatus.failed.code
          }
        }
      }
      let (report, _) = try database.importSheet(
        data, options, by: session.person?.id, now: environment.now)
      try show(report)
    } catch let error as SheetError where options.guess != nil {
      try show(error)
    }
  }

  private func show(_ report: SheetReport) throws {
    let warnings = try SheetReview(
      report, variety: session.variety, file: file,
      words: { try database.editorVocabulary(in: $0, hasLinks: false) }
    ).warnings
    try environment.show(
      SheetReportView(report, warnings: warnings, messages: session.language), as: format)
    if format == .text {
      for warning in warnings.prefix(SheetReportView.shownCount) {
        environment.console.noteLine(warning.description)
      }
      let more = warnings.count - SheetReportView.shownCount
      if more > 0 { environment.console.noteLine(Text.editMore(count: more)[session.language]) }
    }
    if report.added.count + report.changed.count > SheetReport.reviewedCount {
      environment.console.noteLine(
        Text.sheetReviewed(count: SheetReport.reviewedCount)[session.language])
    }
    environment.console.noteLine(
      Text.sheetSummary(
        added: String(report.added.count), changed: String(report.changed.count),
        removed: String(report.removed.count), same: String(report.unchanged))[session.language])
  }

  /// Every problem, then the error itself.
  private func show(_ error: SheetError) throws {
    let reports = error.problems.map {
      SheetProblemReport($0, file: file, messages: session.language)
    }
    if format == .json {
      try environment.show(ListReport(reports), as: format)
    } else {
      for report in reports { environment.console.noteLine(report.description) }
      let more = error.count - error.problems.count
      if more > 0 { environment.console.noteLine(Text.editMore(count: more)[session.language]) }
    }
    throw error
  }

  /// Works out the class, kind and group of words that say nothing of them.
  private func guess() throws -> @Sendable (String, WordRole, Language) throws -> SheetOptions.Guess
  {
    let words = WordGuess(try Language.allCases.map { try database.vocabulary(in: $0) })
    return { word, role, language in
      guard let proposal = words.proposal(for: word, as: role, in: language) else {
        throw StoreError.unknownWord(name: word)
      }
      return SheetOptions.Guess(lexeme: proposal.lexeme, category: proposal.category)
    }
  }
}

/// Something wrong in a spreadsheet as the command prints it.
struct SheetProblemReport: Report {
  var file: String
  var line: Int
  var column: String?
  var problem: String

  init(_ problem: SheetProblem, file: String, messages: Language) {
    self.file = file
    line = problem.line
    column = problem.column
    self.problem = problem.text[messages]
  }

  var description: String { "\(file):\(line): \(column.map { "\($0): " } ?? "")\(problem)" }
}

/// What an import changes as the command prints it: a line a word, the first of each sort.
struct SheetReportView: Report {
  struct Change: Encodable, Sendable {
    var column: String
    var from: String
    var to: String
  }

  struct Word: Encodable, Sendable {
    var language: String
    var role: String
    var word: String
    var changes: [Change]?
  }

  /// Lines of each sort in the text form.
  static let shownCount = 40

  var added: [Word]
  var changed: [Word]
  var removed: [Word]
  var unchanged: Int
  /// What is worth a look in the words that are added or changed.
  var warnings: [SheetWarning]

  private let messages: Language

  private enum CodingKeys: String, CodingKey { case added, changed, removed, unchanged, warnings }

  init(_ report: SheetReport, warnings: [SheetWarning], messages: Language) {
    self.warnings = warnings
    added = report.added.map(Self.word)
    changed = report.changed.map(Self.word)
    removed = report.removed.map(Self.word)
    unchanged = report.unchanged
    self.messages = messages
  }

  private static func word(_ word: SheetReport.Word) -> Word {
    let changes = word.changes.map { Change(column: $0.column.rawValue, from: $0.from, to: $0.to) }
    return Word(
      language: word.language.code, role: word.role.rawValue, word: word.label,
      changes: changes.isEmpty ? nil : changes)
  }

  var description: String {
    (lines(added, "+") + lines(changed, "~") + lines(removed, "−")).joined(separator: "\n")
  }

  private func lines(_ words: [Word], _ mark: String) -> [String] {
    let shown = words.prefix(Self.shownCount).map { word in
      let changes = (mark == "~" ? word.changes ?? [] : []).map(Self.text)
      let end = changes.isEmpty ? "" : ": " + changes.joined(separator: "; ")
      return "\(mark) \(word.word) (\(word.language), \(word.role))\(end)"
    }
    let more = words.count - shown.count
    return more > 0 ? shown + ["\(mark) \(Text.editMore(count: more)[messages])"] : shown
  }

  /// What became of a cell; of a list, what came and what went.
  private static func text(_ change: Change) -> String {
    guard change.from.contains(" | ") || change.to.contains(" | ") else {
      let (from, to) = (
        change.from.isEmpty ? "–" : change.from, change.to.isEmpty ? "–" : change.to
      )
      return "\(change.column): \(from) → \(to)"
    }
    let parts = { (text: String) in
      Set(text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) })
    }
    let (from, to) = (parts(change.from), parts(change.to))
    let news = to.subtracting(from).sorted().map { "+\($0)" }
    let gone = from.subtracting(to).sorted().map { "−\($0)" }
    return "\(change.column): \((news + gone).joined(separator: " "))"
  }
}
