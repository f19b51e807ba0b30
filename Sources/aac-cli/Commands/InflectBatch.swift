import AACCore
import Grammar

/// Forms of words from lines `lemma<TAB>TAGS`: one line out for each line in, in their order.
struct InflectBatch {
  let variety: LanguageVariety
  let format: OutputFormat
  let environment: Environment

  /// Reads a file, or standard input for `-`; a line that has no form gives an empty one.
  ///
  /// - Throws: ``InputError`` when the file cannot be read or, at the end, when lines had no form.
  func run(_ path: String) throws {
    let morphology = variety.morphology
    var number = 0
    var failures = 0
    for line in try LineInput(path: path) {
      number += 1
      var report = InflectionReport(line: line)
      if let tags = report.tags, !report.lemma.isEmpty {
        report.forms = morphology.inflect(report.lemma, bundle: tags)
      }
      if report.forms.isEmpty {
        failures += 1
        environment.console.noteLine(problem(report, line: number)[variety.language])
      }
      switch format {
      // An empty result is an empty line here: lines in and out go together.
      case .text: environment.console.writeLine(report.description)
      case .json: try environment.show(report, as: .json)
      }
    }
    guard failures == 0 else { throw InputError.badLines(count: failures) }
  }

  private func problem(_ report: InflectionReport, line: Int) -> Text {
    guard let tags = report.tags else {
      return .inflectNoTags(line: "\(line)", word: report.lemma)
    }
    return .inflectNoForm(line: "\(line)", word: report.lemma, tags: tags)
  }
}
